"""What is to be seen of a board at one moment, beyond what its model says."""

from __future__ import annotations

from dataclasses import dataclass, field

from PySide6.QtCore import QPointF

from gridlight.kernel.grid import Square
from gridlight.present.board import BoardModel, Landing, Man


@dataclass(frozen=True, slots=True)
class Hand:
    """A man in the hand: from a square, or from place `slot` of the tray.

    `at` is where his middle would stand on the board, `lift` 0–1 how far he is picked up.
    """

    man: Man
    at: QPointF
    lift: float = 0.0
    origin: Square | None = None
    slot: int | None = None
    landings: tuple[Landing, ...] = ()
    aimed: Landing | None = None


@dataclass(frozen=True, slots=True)
class Mover:
    """A man on his way; `lift` 0–1 is how far he hops over the board."""

    man: Man
    at: QPointF
    lift: float = 0.0
    ball: bool = False


@dataclass(frozen=True, slots=True)
class FlyingBall:
    """The ball in the air: the point below it, its height in squares and its turn in degrees."""

    below: QPointF
    height: float = 0.0
    angle: float = -24.0


@dataclass(frozen=True, slots=True)
class DieSight:
    """A die at one moment: place, height in squares, and how it is turned (three angles)."""

    face: int
    at: QPointF
    height: float = 0.0
    tumble: tuple[float, float] = (0.0, 0.0)
    angle: float = 0.0


@dataclass(frozen=True, slots=True)
class Sight:
    """The model as it is shown, with hand, cursor, what moves, and dice.

    `breath` 0–1 is the glow's strength, `tray` 0–1 how far the tray has slid in.
    """

    model: BoardModel = field(default_factory=BoardModel)
    hand: Hand | None = None
    movers: tuple[Mover, ...] = ()
    ball: FlyingBall | None = None
    dice: tuple[DieSight, ...] = ()
    hover: Square | None = None
    cursor: Square | None = None
    reach: bool = False
    breath: float = 1.0
    tray: float = 0.0

    @property
    def hinted(self) -> tuple[Landing, ...]:
        """Where the man under the pointer, or the cursor, could go; nothing while lining up."""
        if self.hand is not None or self.reach or self.movers or self.model.tray is not None:
            return ()
        at = self.cursor if self.cursor is not None else self.hover
        offer = self.model.offer_at(at) if at is not None else None
        return offer.landings if offer is not None else ()

    @property
    def hidden(self) -> frozenset[Square]:
        """Squares whose men are drawn elsewhere."""
        gone = {mover.man.square for mover in self.movers}
        if self.hand is not None and self.hand.origin is not None:
            gone.add(self.hand.origin)
        return frozenset(gone)
