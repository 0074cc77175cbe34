"""What is to be seen of a peg board at one moment, beyond what its model says."""

from __future__ import annotations

from dataclasses import dataclass, field

from gridlight.present.pegboard import Gauge, Hole, Landing, Peg, PegModel

Place = tuple[float, float]
"""Column and row on the grid of holes, as fractions."""


@dataclass(frozen=True, slots=True)
class Hand:
    """A peg in the hand: from a hole, or from place `slot` of the tray.

    `at` is where its foot would stand, `lift` 0–1 how far it is picked up.
    """

    peg: Peg
    at: Place
    lift: float = 0.0
    origin: Hole | None = None
    slot: int | None = None
    landings: tuple[Landing, ...] = ()
    aimed: Landing | None = None


@dataclass(frozen=True, slots=True)
class Mover:
    """A peg on its way; `lift` is how many spacings it is above the board."""

    peg: Peg
    at: Place
    lift: float = 0.0
    ball: bool = False


@dataclass(frozen=True, slots=True)
class FlyingBall:
    """The ball in the air: the place below it, its height in spacings, its turn in degrees."""

    below: Place
    height: float = 0.0
    angle: float = -24.0


@dataclass(frozen=True, slots=True)
class Sight:
    """The model as it is shown, with hand, cursor and what moves.

    `breath` 0–1 is the glow's strength, `tray` 0–1 how far the tray has slid in. `near` 0–1 goes
    from the whole board to the close view, in which `eye` is looked at. `gauge` is where the
    gauges' pegs are now.
    """

    model: PegModel = field(default_factory=PegModel)
    hand: Hand | None = None
    movers: tuple[Mover, ...] = ()
    ball: FlyingBall | None = None
    hover: Hole | None = None
    cursor: Hole | None = None
    reach: bool = False
    breath: float = 1.0
    tray: float = 0.0
    eye: Place = (18.0, 0.0)
    near: float = 0.0
    gauge: Gauge = field(default_factory=Gauge)

    @property
    def hidden(self) -> frozenset[Hole]:
        """Holes whose pegs are drawn elsewhere."""
        gone = {mover.peg.hole for mover in self.movers}
        if self.hand is not None and self.hand.origin is not None:
            gone.add(self.hand.origin)
        return frozenset(gone)

    @property
    def ball_in_hand(self) -> bool:
        """Whether the peg in the hand is the carrier."""
        hand = self.hand
        return hand is not None and hand.origin is not None and hand.origin == self.model.carrier
