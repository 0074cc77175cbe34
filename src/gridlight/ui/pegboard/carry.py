"""The peg in the hand: taken up, following pointer or keys, put down or falling back."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from gridlight.present.peg_words import hole_words
from gridlight.present.pegboard import Hole, Landing, Peg, PegModel, Walk, moved
from gridlight.ui.pegboard.holding import landing_at, landings_from, tray_peg_of
from gridlight.ui.pegboard.pieces import LIFT
from gridlight.ui.pegboard.sight import Hand, Mover, Place
from gridlight.ui.pegboard.tray import slot_foot, tray_rect
from gridlight.ui.tabletop.motion import Curve, Glide

if TYPE_CHECKING:
    from gridlight.ui.pegboard.board import PegBoard

SOFT = ("move", "place")  # what a peg may be let fall into


class Carry(QObject):
    """Moves the board's hand; what it finds to say, it says by the board's signals."""

    def __init__(self, board: PegBoard) -> None:
        super().__init__(board)
        self._board = board
        self._lift = Glide(self, self._lifting, 1.0, Curve.OutCubic)
        self._go = Glide(self, self._going, 1.0, Curve.OutCubic)
        self._fall = Glide(self, self._falling, 1.0, Curve.InOutQuad)
        self._way: tuple[Place, Place] | None = None
        self._fallen: tuple[Peg, Place, Place, float, bool] | None = None
        self._passed: list[Hole] = []
        self._over: Hole | None = None

    @property
    def hand(self) -> Hand | None:
        """What is in the hand."""
        return self._board.sight.hand

    # taking up

    def take(self, hole: Hole) -> None:
        """Take up the peg in a hole."""
        model = self._board.sight.model
        peg = model.peg_at(hole)
        if peg is not None:
            landings = landings_from(model, hole)
            self._hold(Hand(peg, (hole[0], hole[1]), 0.0, hole, None, landings))

    def take_from_tray(self, slot: int) -> None:
        """Take a peg out of the tray."""
        model = self._board.sight.model
        peg = tray_peg_of(model, slot)
        self._hold(Hand(peg, self._tray_place(slot), 0.0, None, slot, landings_from(model, None)))

    def _tray_place(self, slot: int) -> Place:
        shape = self._board.shape
        rect = tray_rect(shape, self._board.sight.model, 1.0)
        return shape.place_of(slot_foot(shape, rect, slot))

    def _hold(self, hand: Hand) -> None:
        self.finish()
        self._stand()
        self._over = None
        self._passed = []
        self._board.see(replace(self._board.sight, hand=hand, hover=None))
        self._lift.snap(0.0)
        self._lift.to(1.0, self._board.theme.times.pick)
        self._board.breathe(True)

    # moving

    def move(self, at: Place, aim: Hole | None) -> None:
        """Have the peg hang with its foot over `at`; it is aimed at the hole `aim`."""
        hand = self.hand
        if hand is None:
            return
        self._stand()
        self._over = aim
        if aim is not None and (not self._passed or self._passed[-1] != aim):
            self._passed.append(aim)
        self._swap(replace(hand, at=at, aimed=landing_at(hand.landings, aim, self._passed)))

    def hover_over(self, hole: Hole) -> None:
        """Let the peg hang over a hole that the keys have chosen."""
        hand, board = self.hand, self._board
        if hand is None:
            return
        self._over = hole
        self._swap(replace(hand, aimed=landing_at(hand.landings, hole)))
        self._stand()
        self._go.snap(0.0)
        self._way = (hand.at, (hole[0], hole[1]))
        self._go.to(1.0, board.theme.times.pick)

    def _stand(self) -> None:
        self._way = None
        self._go.snap(1.0)

    def _swap(self, after: Hand) -> None:
        before = self.hand
        self._board.see(replace(self._board.sight, hand=after))
        if before is not None and before.aimed != after.aimed:
            self._board.aimed_anew(after.aimed)

    # putting down

    def put_down(self) -> None:
        """Put the peg down where it is aimed at; with nothing there it goes back."""
        hand = self.hand
        if hand is None:
            return
        if hand.aimed is None:
            over = self._over
            self.drop_back()
            if over is not None:
                self._board.missed.emit(hand.origin, over)
        else:
            self._land(hand, hand.aimed)

    def _land(self, hand: Hand, landing: Landing) -> None:
        board = self._board
        model, ball = board.sight.model, board.sight.ball_in_hand
        board.breathe(False)
        if hand.origin is not None:
            walk = Walk((hand.origin, *landing.path), landing.kind)
            board.see(replace(board.sight, model=moved(model, walk), hand=None))
        else:
            board.see(replace(board.sight, hand=None))
        if landing.kind in SOFT:
            end = (float(landing.hole[0]), float(landing.hole[1]))
            self._let_fall(replace(hand.peg, hole=landing.hole), hand.at, end, hand.lift, ball)
        board.say(hole_words(board.sight.model, landing.hole))
        if hand.origin is None:
            board.peg_placed.emit(hand.slot, landing.hole)
        else:
            board.peg_dropped.emit(hand.origin, landing.path)

    def drop_back(self) -> None:
        """Let the peg fall back to where it was taken from."""
        hand, board = self.hand, self._board
        if hand is None:
            return
        ball = board.sight.ball_in_hand
        end: Place = hand.origin if hand.origin is not None else self._tray_place(hand.slot or 0)
        self.let_go()
        self._let_fall(hand.peg, hand.at, end, hand.lift, ball)
        board.cancelled.emit()

    def remove(self) -> None:
        """Put the peg in the hand back into the tray."""
        hand, board = self.hand, self._board
        if hand is None:
            return
        self.let_go()
        if hand.origin is not None:
            board.peg_removed.emit(hand.origin)
        else:
            board.cancelled.emit()

    def let_go(self) -> None:
        """Have nothing in the hand; nobody is told."""
        self._lift.snap(1.0)
        self._stand()
        self._board.breathe(False)
        if self.hand is not None:
            self._board.see(replace(self._board.sight, hand=None))

    def _let_fall(self, peg: Peg, start: Place, end: Place, lift: float, ball: bool) -> None:
        self._fallen = (peg, start, end, lift * LIFT, ball)
        self._fall.snap(0.0)
        self._fall.to(1.0, self._board.theme.times.pick, self._fell)

    def fit(self, model: PegModel) -> None:
        """Have nothing falling into a hole where a new model has somebody else."""
        if self._fallen is None or model.peg_at(self._fallen[0].hole) == self._fallen[0]:
            return
        self._fallen = None
        self._fall.snap(1.0)
        self._board.see(replace(self._board.sight, movers=()))

    def finish(self) -> None:
        """Be at the end at once of what moves on its own."""
        for glide in (self._lift, self._go, self._fall):
            glide.finish()

    # glides

    def _lifting(self, way: float) -> None:
        hand = self.hand
        if hand is not None:
            self._board.see(replace(self._board.sight, hand=replace(hand, lift=way)))

    def _going(self, way: float) -> None:
        hand = self.hand
        if hand is not None and self._way is not None:
            at = between(*self._way, way)
            self._board.see(replace(self._board.sight, hand=replace(hand, at=at)))

    def _falling(self, way: float) -> None:
        if self._fallen is None or self._board.acting.running:
            return
        peg, start, end, lift, ball = self._fallen
        mover = Mover(peg, between(start, end, way), lift * (1 - way), ball)
        self._board.see(replace(self._board.sight, movers=(mover,)))

    def _fell(self) -> None:
        self._fallen = None
        if not self._board.acting.running:
            self._board.see(replace(self._board.sight, movers=()))


def between(start: Place, end: Place, way: float) -> Place:
    """The place at a share of the way from one to another."""
    return start[0] + (end[0] - start[0]) * way, start[1] + (end[1] - start[1]) * way
