"""Motions shown one after another: pegs walk, block and are carried back, ball flies, dice roll."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from math import atan2, degrees, hypot, pi, sin
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from gridlight.present.pegboard import (
    Block,
    Flight,
    FlightKind,
    Hole,
    Motion,
    PegModel,
    Roll,
    Shift,
    Walk,
    moved,
)
from gridlight.ui.paint import pegs
from gridlight.ui.pegboard.carry import between
from gridlight.ui.pegboard.shape import PEG
from gridlight.ui.pegboard.sight import FlyingBall, Mover, Place, Sight
from gridlight.ui.sound.house import play
from gridlight.ui.tabletop.motion import Curve, Glide

if TYPE_CHECKING:
    from gridlight.ui.pegboard.board import PegBoard

HOP = 0.55  # spacings that a walking peg hops
ON_TOP = pegs.UPPER_LIFT * PEG  # spacings that the upper peg of a pair stands above the board
CAP = (pegs.TALL + 0.12) * PEG  # spacings from a peg's foot to the ball on it
FAR = 16.0  # holes of a way that takes a flight its whole time
# how high a flight goes in spacings, at the least and for each hole of its way; its time's share
ARCS: dict[FlightKind, tuple[float, float, float]] = {
    "snap": (0.2, 0.06, 0.5),
    "hand-off": (0.4, 0.0, 0.45),
    "pitch": (0.6, 0.16, 0.9),
    "pass": (1.0, 0.24, 1.25),
}
Frame = Callable[[float], Sight]


class Acting(QObject):
    """Plays motions on a board and then shows the truth; can be hurried to the end at once."""

    def __init__(self, board: PegBoard) -> None:
        super().__init__(board)
        self._board = board
        self._left: list[Motion] = []
        self._after: PegModel | None = None
        self._done: Callable[[], None] | None = None
        self._running = False
        self._hurried = False
        self._frame: Frame | None = None
        self._glide = Glide(self, self._show, 0.0, Curve.Linear)

    @property
    def running(self) -> bool:
        """Whether something is being shown."""
        return self._running

    def run(
        self,
        motions: Sequence[Motion],
        after: PegModel | None,
        done: Callable[[], None] | None,
    ) -> None:
        """Show these motions, then the board `after`, then call `done`."""
        self.stop()
        self._left, self._after, self._done = list(motions), after, done
        self._running, self._hurried = True, False
        self._next()

    def hurry(self) -> None:
        """Be at the end at once."""
        if self._running:
            self._hurried = True
            self._glide.finish()

    def stop(self) -> None:
        """Break off; the board stays as it is shown, and nobody is told."""
        self._frame = None
        self._glide.snap(0.0)
        self._left, self._after, self._done = [], None, None
        self._running = False

    def at(self, share: float) -> None:
        """Be at a share of the present motion's way."""
        self._show(share)

    def _next(self) -> None:
        while self._left:
            motion = self._left.pop(0)
            frame, ms = self._staged(motion)
            if ms <= 0 or self._hurried:
                self._finish(motion)
                continue
            self._frame = frame
            if isinstance(motion, Roll):
                play("dice")
            self._glide.snap(0.0)
            self._glide.to(1.0, ms, partial(self._arrived, motion))
            return
        self._end()

    def _arrived(self, motion: Motion) -> None:
        if isinstance(motion, Walk | Block | Shift):
            play("peg")
        self._finish(motion)
        self._next()

    def _finish(self, motion: Motion) -> None:
        """Show the board as the motion leaves it."""
        self._frame = None
        board = self._board
        if isinstance(motion, Roll):
            board.roll_dice(motion, 1.0)
        before = board.sight.model
        after = moved(before, motion)
        board.see(replace(board.sight, movers=(), ball=None, model=after))
        if after.carrier is not None and after.carrier != before.carrier:
            board.eye.keep(after.carrier, glide=True)

    def _end(self) -> None:
        after, done = self._after, self._done
        self._after, self._done, self._running = None, None, False
        if after is not None:
            self._board.set_board(after)
        if done is not None:
            done()

    def _show(self, way: float) -> None:
        if self._frame is not None:
            self._board.see(self._frame(way))

    # how each is staged: a frame for a share of the way, and the time it takes

    def _staged(self, motion: Motion) -> tuple[Frame, int]:
        if isinstance(motion, Walk):
            return self._walk(motion.path, onto=False)
        if isinstance(motion, Block):
            return self._walk(motion.path, onto=True)
        if isinstance(motion, Roll):
            return self._roll(motion)
        if isinstance(motion, Shift):
            return self._shift(motion)
        return self._fly(motion)

    def _walk(self, path: tuple[Hole, ...], *, onto: bool) -> tuple[Frame, int]:
        board = self._board
        peg = board.sight.model.peg_at(path[0])
        steps = len(path) - 1
        if peg is None or steps <= 0:
            return self._still, 0
        ball = board.sight.model.carrier == path[0]

        def frame(way: float) -> Sight:
            at, hop, last = along(path, way)
            lift = HOP * sin(pi * hop)
            if onto and last:
                lift = HOP * 1.5 * sin(pi * hop) + ON_TOP * hop
            if ball:
                board.eye.keep(at)
            return replace(board.sight, movers=(Mover(peg, at, lift, ball),))

        return frame, board.theme.times.hop * steps

    def _still(self, way: float) -> Sight:
        return self._board.sight

    def _fly(self, flight: Flight) -> tuple[Frame, int]:
        board = self._board
        start, end = flight.start, flight.end
        columns, rows = end[0] - start[0], end[1] - start[1]
        far = hypot(columns, rows)
        least, more, share = ARCS[flight.kind]
        high = least + more * far
        way_x, way_y = rows * board.shape.way, columns * board.shape.way
        heading = degrees(atan2(way_y, way_x)) if far else -24.0
        model = board.sight.model
        low = CAP if model.peg_at(end) is not None else 0.0

        def frame(way: float) -> Sight:
            height = 4 * high * way * (1 - way) + CAP * (1 - way) + low * way
            below = between(start, end, way)
            board.eye.keep(below)
            return replace(board.sight, ball=FlyingBall(below, height, heading))

        return frame, round(board.theme.times.flight * share * (0.55 + far / FAR))

    def _shift(self, shift: Shift) -> tuple[Frame, int]:
        """Everybody slides back over the board at once; PS-3."""
        board = self._board
        model = board.sight.model
        ways = [(model.peg_at(start), start, end) for start, end in shift.ways]
        named = {start for start, _ in shift.ways}
        left = tuple(peg for peg in model.pegs if peg.hole in named)
        bare = replace(model, pegs=left, stacks=(), zones=(), trails=(), offers=(), targets=())

        def frame(way: float) -> Sight:
            eased = way * way * (3 - 2 * way)
            movers = tuple(
                Mover(peg, between(start, end, eased), 0.0, model.carrier == start)
                for peg, start, end in ways
                if peg is not None
            )
            for mover in movers:
                if mover.ball:
                    board.eye.keep(mover.at)
            return replace(board.sight, model=bare, movers=movers)

        return frame, board.theme.times.shift

    def _roll(self, roll: Roll) -> tuple[Frame, int]:
        board = self._board
        times = board.theme.times
        whole = times.dice + times.dice_stay
        rolled = times.dice / whole if whole else 1.0

        def frame(way: float) -> Sight:
            board.roll_dice(roll, min(1.0, way / rolled))
            return board.sight

        return frame, whole if board.has_dice else 0


def along(path: Sequence[Hole], way: float) -> tuple[Place, float, bool]:
    """The place at a share of the way over a path, how far in its hop, whether in the last one."""
    hops = len(path) - 1
    at = min(max(way, 0.0), 1.0) * hops
    hop = min(int(at), hops - 1)
    share = at - hop
    eased = share * share * (3 - 2 * share)
    return between(path[hop], path[hop + 1], eased), share, hop == hops - 1
