"""The man in the hand: taken up, following pointer or keys, put down or falling back."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF

from gridlight.kernel.grid import Square
from gridlight.present.board import BoardModel, Landing, Man, Walk, moved, square_words
from gridlight.ui.boards.holding import landing_at, landings_from, tray_man
from gridlight.ui.boards.sight import Hand, Mover
from gridlight.ui.boards.tray import slot_center, tray_rect
from gridlight.ui.tabletop.motion import Curve, Glide

if TYPE_CHECKING:
    from gridlight.ui.boards.board import Board

FALL = 2.0  # hops high that a man is when he is let go


class Carry(QObject):
    """Moves the board's hand; what it finds to say, it says by the board's signals.

    `straight` has a man put down by the shortest way, be it a foul.
    """

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        self._board = board
        self._lift = Glide(self, self._lifting, 1.0, Curve.OutCubic)
        self._go = Glide(self, self._going, 1.0, Curve.OutCubic)
        self._fall = Glide(self, self._falling, 1.0, Curve.InOutQuad)
        self._way: tuple[QPointF, QPointF] | None = None
        self._fallen: tuple[Man, QPointF, QPointF, float, bool] | None = None
        self._passed: list[Square] = []
        self.straight = False

    @property
    def hand(self) -> Hand | None:
        """Who is in the hand."""
        return self._board.sight.hand

    # taking up

    def take(self, square: Square, at: QPointF | None = None) -> None:
        """Take up the man on a square; `at` is where his middle is held."""
        board = self._board
        man = board.sight.model.man_at(square)
        if man is None:
            return
        middle = board.shape.center(square)
        landings = landings_from(board.sight.model, square)
        self._hold(Hand(man, at or middle, 0.0, square, None, landings))

    def take_from_tray(self, slot: int, at: QPointF) -> None:
        """Take a man out of the tray."""
        model = self._board.sight.model
        hand = Hand(tray_man(model, slot), at, 0.0, None, slot, landings_from(model, None))
        self._hold(hand)

    def _hold(self, hand: Hand) -> None:
        self.finish()
        self._stand()
        self._passed = []
        self._board.see(replace(self._board.sight, hand=hand, hover=None))
        self._lift.snap(0.0)
        self._lift.to(1.0, self._board.theme.times.pick)
        self._board.breathe(True)

    # moving

    def move(self, at: QPointF, pointer: QPointF) -> None:
        """Have the man hang with his middle over `at`; he is aimed at what `pointer` is on."""
        hand, board = self.hand, self._board
        if hand is None:
            return
        self._stand()
        square = board.shape.square_at(pointer)
        if square is not None and (not self._passed or self._passed[-1] != square):
            self._passed.append(square)
        aimed = landing_at(hand.landings, square, self._passed, straight=self.straight)
        self._swap(replace(hand, at=QPointF(at), aimed=aimed))

    def hover_over(self, square: Square) -> None:
        """Let the man hang over a square that the keys have chosen."""
        hand, board = self.hand, self._board
        if hand is None:
            return
        aimed = landing_at(hand.landings, square, straight=self.straight)
        self._swap(replace(hand, aimed=aimed))
        self._stand()
        self._go.snap(0.0)
        self._way = (QPointF(hand.at), board.shape.center(square))
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
        """Put the man down where he is aimed at; with nothing there he goes back."""
        hand = self.hand
        if hand is None:
            return
        if hand.aimed is None:
            self.drop_back()
        else:
            self._land(hand, hand.aimed)

    def _land(self, hand: Hand, landing: Landing) -> None:
        board = self._board
        end = board.shape.center(landing.square)
        model = board.sight.model
        ball = hand.origin is not None and hand.origin == model.carrier
        board.breathe(False)
        if hand.origin is not None and landing.kind == "hand":
            board.see(replace(board.sight, hand=None))
        elif hand.origin is not None:
            walk = Walk((hand.origin, *landing.path), landing.kind)
            board.see(replace(board.sight, model=moved(model, walk), hand=None))
        else:
            board.see(replace(board.sight, hand=None))
        if landing.kind in ("move", "ball", "over", "place"):
            landed = replace(hand.man, square=landing.square)
            self._let_fall(landed, hand.at, end, hand.lift, ball)
        board.say(square_words(board.sight.model, landing.square))
        if hand.origin is None:
            board.man_placed.emit(hand.slot, landing.square)
        else:
            board.man_dropped.emit(hand.origin, landing.path)

    def drop_back(self) -> None:
        """Let the man fall back to where he was taken from."""
        hand, board = self.hand, self._board
        if hand is None:
            return
        end = self._home_of(hand)
        ball = hand.origin is not None and hand.origin == board.sight.model.carrier
        self.let_go()
        self._let_fall(hand.man, hand.at, end, hand.lift, ball)
        board.cancelled.emit()

    def remove(self) -> None:
        """Put the man in the hand back into the tray."""
        hand, board = self.hand, self._board
        if hand is None:
            return
        self.let_go()
        if hand.origin is not None:
            board.man_removed.emit(hand.origin)
        else:
            board.cancelled.emit()

    def let_go(self) -> None:
        """Have nobody in the hand; nobody is told."""
        self._lift.snap(1.0)
        self._stand()
        self._board.breathe(False)
        if self.hand is not None:
            self._board.see(replace(self._board.sight, hand=None))

    def _home_of(self, hand: Hand) -> QPointF:
        shape, model = self._board.shape, self._board.sight.model
        if hand.origin is not None:
            return shape.center(hand.origin)
        return slot_center(shape, tray_rect(shape, model, 1.0), hand.slot or 0)

    def _let_fall(self, man: Man, start: QPointF, end: QPointF, lift: float, ball: bool) -> None:
        self._fallen = (man, start, end, lift * FALL, ball)
        self._fall.snap(0.0)
        self._fall.to(1.0, self._board.theme.times.pick, self._fell)

    def fit(self, model: BoardModel) -> None:
        """Have nobody falling to a square where a new model has somebody else."""
        if self._fallen is None or model.man_at(self._fallen[0].square) == self._fallen[0]:
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
            start, end = self._way
            at = start + (end - start) * way
            self._board.see(replace(self._board.sight, hand=replace(hand, at=at)))

    def _falling(self, way: float) -> None:
        if self._fallen is None or self._board.acting.running:
            return
        man, start, end, lift, ball = self._fallen
        mover = Mover(man, start + (end - start) * way, lift * (1 - way), ball)
        self._board.see(replace(self._board.sight, movers=(mover,)))

    def _fell(self) -> None:
        self._fallen = None
        if not self._board.acting.running:
            self._board.see(replace(self._board.sight, movers=()))
