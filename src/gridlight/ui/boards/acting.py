"""Motions shown one after another: men walk, the ball flies and bounces, dice roll."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from math import atan2, degrees, hypot, pi, sin
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF

from gridlight.present.board import (
    BoardModel,
    Bounce,
    Flight,
    FlightKind,
    Motion,
    Roll,
    Walk,
    moved,
)
from gridlight.ui.boards.pieces import ball_on_man
from gridlight.ui.boards.rolling import DieWay, ways
from gridlight.ui.boards.sight import FlyingBall, Mover, Sight
from gridlight.ui.sound.house import play
from gridlight.ui.tabletop.motion import Curve, Glide

if TYPE_CHECKING:
    from gridlight.ui.boards.board import Board

# how high a flight goes in squares, at the least and for each square of its way; its time's share
ARCS: dict[FlightKind, tuple[float, float, float]] = {
    "snap": (0.15, 0.05, 0.5),
    "hand-off": (0.3, 0.0, 0.45),
    "lateral": (0.4, 0.12, 0.9),
    "pass": (0.5, 0.20, 1.2),
    "kick": (1.2, 0.30, 2.2),
}
Frame = Callable[[float], Sight]


class Acting(QObject):
    """Plays motions on a board and then shows the truth; can be hurried to the end at once."""

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        self._board = board
        self._left: list[Motion] = []
        self._after: BoardModel | None = None
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
        after: BoardModel | None,
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
        if isinstance(motion, Walk):
            play("piece")
        self._finish(motion)
        self._next()

    def _finish(self, motion: Motion) -> None:
        """Show the board as the motion leaves it."""
        self._frame = None
        board = self._board
        sight = replace(board.sight, movers=(), ball=None)
        if isinstance(motion, Roll):
            dice = tuple(way.at(1.0) for way in ways(board.shape, motion))
            board.see(replace(sight, dice=dice))
        else:
            board.see(replace(sight, model=moved(sight.model, motion)))

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
            return self._walk(motion)
        if isinstance(motion, Roll):
            return self._roll(motion)
        if isinstance(motion, Bounce):
            return self._bounce(motion)
        return self._fly(motion)

    def _walk(self, walk: Walk) -> tuple[Frame, int]:
        board = self._board
        shape, start = board.shape, walk.path[0]
        man = board.sight.model.man_at(start)
        if man is None:
            return (lambda way: board.sight), 0
        steps = len(walk.path) - 1
        stops = [shape.center(square) for square in walk.path]
        ball = board.sight.model.carrier == start

        def frame(way: float) -> Sight:
            at, hop = along(stops, way)
            return replace(board.sight, movers=(Mover(man, at, sin(pi * hop), ball),))

        return frame, board.theme.times.step * steps

    def _fly(self, flight: Flight) -> tuple[Frame, int]:
        board = self._board
        shape = board.shape
        start, end = shape.center(flight.start), shape.center(flight.end)
        way_over = end - start
        far = hypot(way_over.x(), way_over.y()) / shape.q
        least, more, share = ARCS[flight.kind]
        high = least + more * far
        heading = degrees(atan2(way_over.y(), way_over.x())) if far else -24.0
        tumbles = 900.0 if flight.kind == "kick" else 0.0
        lifted = shape.center(flight.start).y() - ball_on_man(shape, start).y()

        def frame(way: float) -> Sight:
            height = 4 * high * way * (1 - way) + lifted / shape.q * (1 - way)
            ball = FlyingBall(start + way_over * way, height, heading + tumbles * way)
            return replace(board.sight, ball=ball)

        ms = board.theme.times.flight * share * (0.55 + far / 16)
        return frame, round(ms)

    def _bounce(self, bounce: Bounce) -> tuple[Frame, int]:
        board = self._board
        shape = board.shape
        start, end = shape.center(bounce.start), shape.center(bounce.end)

        def frame(way: float) -> Sight:
            hops = abs(sin(pi * 2.5 * way)) * (1 - way) * 0.9
            at = start + (end - start) * (1 - (1 - way) ** 2)
            return replace(board.sight, ball=FlyingBall(at, hops, -24.0 + 540.0 * way * (2 - way)))

        return frame, board.theme.times.bounce

    def _roll(self, roll: Roll) -> tuple[Frame, int]:
        board = self._board
        times = board.theme.times
        dice: tuple[DieWay, ...] = ways(board.shape, roll)
        whole = times.dice + times.dice_stay
        rolled = times.dice / whole if whole else 1.0

        def frame(way: float) -> Sight:
            share = min(1.0, way / rolled)
            return replace(board.sight, dice=tuple(die.at(share) for die in dice))

        return frame, whole


def along(stops: list[QPointF], way: float) -> tuple[QPointF, float]:
    """The point at a share of the way over `stops`, and how far it is in the present hop."""
    hops = len(stops) - 1
    if hops <= 0:
        return stops[0], 0.0
    at = min(way, 1.0) * hops
    hop = min(int(at), hops - 1)
    share = at - hop
    eased = share * share * (3 - 2 * share)
    return stops[hop] + (stops[hop + 1] - stops[hop]) * eased, share
