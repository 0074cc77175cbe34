"""From the dice to a foul: whose card is read, what it says, what the chart makes of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from gridlight.football import events as names
from gridlight.kernel.dice import Dice, Face, Throw, die
from gridlight.kernel.events import Event, event
from gridlight.kernel.game import Seat
from gridlight.penalties.chart import BLANK, OFFSETTING, Entry, PenaltyCard, PenaltyChart
from gridlight.penalties.state import NOTHING, Called, X

FACES = 6
OFFENSE_WHITE = (1, 2, 3)
PENALTY_DIE = "penalty die"
COLORED = ("first colored die", "second colored die")
WHITE = "white die"
PURPOSES = frozenset({PENALTY_DIE, *COLORED, WHITE})
"""What the layer's own throws are called; no game has any of these names."""

OFFSIDE_YARDS = 5
OFFSIDE = "offside"
MOTION = "illegal motion"


def penalty_die(x_faces: int) -> Throw:
    """The penalty die, an X on some of its faces (PEN-1)."""
    return Throw(PENALTY_DIE, (Face(X, x_faces), Face(NOTHING, FACES - x_faces)))


@dataclass(frozen=True, slots=True)
class Reading:
    """What the dice after a play read: the colored total, the white die, whose card, its entry."""

    total: int
    white: int
    side: Seat
    entry: Entry

    def told(self, void: str = "") -> Event:
        """The reading as an event; `void` says why it is ignored."""
        return event(
            names.PENALTY_READING,
            side=self.side,
            total=self.total,
            white=self.white,
            entry=self.entry.words,
            void=void or None,
        )

    @property
    def blank(self) -> bool:
        """Whether nothing is called."""
        return self.entry.words == BLANK

    @property
    def offsetting(self) -> bool:
        """Whether both teams have fouled."""
        return self.entry.words == OFFSETTING


def read_dice(dice: Dice, offense: Seat, cards: Mapping[Seat, PenaltyCard]) -> Reading:
    """Roll the two colored dice and the white one, and read the card that they name (PEN-2)."""
    total = sum(int(dice.roll(die(purpose))) for purpose in COLORED)
    white = int(dice.roll(die(WHITE)))
    side = offense if white in OFFENSE_WHITE else offense.other
    return Reading(total, white, side, cards[side].read(total))


@dataclass(frozen=True, slots=True)
class Caller:
    """Turns a reading into a foul, for one play: who had the ball, and of which kind it was."""

    chart: PenaltyChart
    offense: Seat
    kind: str

    def call(self, reading: Reading) -> Called:
        """The foul that a reading other than blank and offsetting brings (PEN-3 to PEN-5)."""
        entry = reading.entry
        by = reading.side.other if entry.opponent else reading.side
        if entry.offsides:
            return self._offsides(by)
        role = "offense" if by is self.offense else "defense"
        line = self.chart.look_up(self.kind, role, entry.number)
        return Called(
            line.name.lower(),
            by,
            line.yards,
            line.source,
            forced=line.negates,  # PEN-4
            first_down=line.first_down and by is not self.offense,
            loss_of_down=line.loss_of_down and by is self.offense,
            interference=line.interference,
        )

    def _offsides(self, by: Seat) -> Called:
        if by is self.offense and self.kind != "kick":  # PEN-5
            return Called(MOTION, by, OFFSIDE_YARDS, "previous", forced=True)
        return Called(OFFSIDE, by, OFFSIDE_YARDS, "previous")
