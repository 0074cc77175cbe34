"""The state of a game of Pegskin: frozen values only."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import StrEnum

from gridlight.football.clock import Clock
from gridlight.football.score import Score
from gridlight.football.situation import Situation
from gridlight.games.pegskin.holes import Hole
from gridlight.games.pegskin.phases import Phase
from gridlight.kernel.game import Seat


class Kind(StrEnum):
    """What a peg is (PS-4); the value is its letter in text."""

    LINEMAN = "L"
    BACK = "B"
    RECEIVER = "R"

    @property
    def stripes(self) -> int:
        """How many stripes it bears."""
        return {Kind.LINEMAN: 2, Kind.BACK: 3, Kind.RECEIVER: 4}[self]

    @property
    def handles(self) -> bool:
        """Whether it may handle the ball (PS-4)."""
        return self is not Kind.LINEMAN


ELEVEN = {Kind.LINEMAN: 5, Kind.BACK: 4, Kind.RECEIVER: 2}
"""The pegs of a team (PS-4)."""


@dataclass(frozen=True, slots=True)
class Peg:
    """One peg on the board, of the offense or of the defense.

    `straight` counts its steps forward, backward and diagonal in this roll, `sideways` the
    others (PS-10).
    """

    offense: bool
    kind: Kind
    at: Hole
    straight: int = 0
    sideways: int = 0

    @property
    def letter(self) -> str:
        """Its letter in text: the offense large, the defense small."""
        return self.kind.value if self.offense else self.kind.value.lower()

    @property
    def steps(self) -> int:
        """All its steps in this roll."""
        return self.straight + self.sideways

    def to(self, hole: Hole) -> Peg:
        """The same peg one step on, the step counted."""
        across = hole[1] == self.at[1]
        return replace(
            self,
            at=hole,
            straight=self.straight + (not across),
            sideways=self.sideways + across,
        )

    def rested(self) -> Peg:
        """The same peg with no step made in this roll."""
        return replace(self, straight=0, sideways=0) if self.steps else self


@dataclass(frozen=True, slots=True)
class Block:
    """A blocked pair, both out of the play: the blocker on top of his opponent (PS-13)."""

    top: Peg
    under: Peg

    @property
    def at(self) -> Hole:
        """Where they stand."""
        return self.under.at


@dataclass(frozen=True, slots=True)
class Board:
    """The pegs that may still move, the blocked pairs, and the hole of the man with the ball.

    No two pegs stand in one hole but for the pairs. `carrier` is None before the line-ups
    and after a play.
    """

    pegs: tuple[Peg, ...] = ()
    blocks: tuple[Block, ...] = ()
    carrier: Hole | None = None


@dataclass(frozen=True, slots=True)
class Play:
    """What a play remembers until it is over.

    `trying` is `run` or `pass` on a try by a play, `stepped_back` says that the quarterback
    has gone into the shotgun (PS-6). `offense_rolls` and `defense_rolls` count rolls of both
    dice (PS-8, PS-30). `no_pass`: a block beyond five yards (PS-14); `screened`: a screen was
    caught (PS-23). `thrown`, `caught`, `intercepted` tell what became of a pass, `pitched`
    that the ball was pitched, `sacked` that a T brought the passer down. `carried` are yards
    before the board's end (PS-3). In a run `ran` says that the carrier has stepped in this
    roll, `still` counts his rolls without a step in a row (PS-30); `chaser` is the hole of the
    defender that moves in this roll (PS-18).
    """

    trying: str | None = None
    stepped_back: bool = False
    offense_rolls: int = 0
    defense_rolls: int = 0
    no_pass: bool = False
    screened: bool = False
    thrown: bool = False
    caught: bool = False
    intercepted: bool = False
    pitched: bool = False
    sacked: bool = False
    carried: int = 0
    ran: bool = False
    still: int = 0
    chaser: Hole | None = None


class End(StrEnum):
    """The ways in which a play can end."""

    DOWN = "down"
    SERIES = "series"
    TOUCHBACK = "touchback"
    TOUCHDOWN = "touchdown"
    SAFETY = "safety"
    FIELD_GOAL = "field-goal"


@dataclass(frozen=True, slots=True)
class Ending:
    """How a play ended: for whom and where; for a safety `side` is the team scored upon.

    `kicked` says that the play was a punt or a field goal.
    """

    kind: End
    side: Seat
    spot: float = 0
    kicked: bool = False


@dataclass(frozen=True, slots=True)
class LineUp:
    """A line-up that a side placed, for “last one again”; `taker` takes an offense's snap."""

    side: Seat
    offense: bool
    pegs: tuple[Peg, ...]
    taker: Hole | None = None


@dataclass(frozen=True, slots=True)
class Pair:
    """A number for each team."""

    home: float = 0
    visitors: float = 0

    def of(self, side: Seat) -> float:
        """The number of `side`."""
        return self.home if side is Seat.HOME else self.visitors

    def add(self, side: Seat, amount: float) -> Pair:
        """The same with so much more for `side`."""
        if side is Seat.HOME:
            return replace(self, home=self.home + amount)
        return replace(self, visitors=self.visitors + amount)


@dataclass(frozen=True, slots=True)
class PegskinState:
    """Everything that a game of Pegskin knows.

    `situation` is the series as it stood at the snap; the offense has the ball as long as a
    play lasts. `decider` is who decides next. `moves_left` are the team moves left in this
    roll, None before it. `opened` had the ball first (PS-1). In a scrimmage the clock counts
    the plays of the side with the ball (PS-30). `yards` and `first_downs` are those of the
    teams so far. `earlier` is the state before the last step of this turn, where it may be
    taken back.
    """

    phase: Phase
    decider: Seat | None
    situation: Situation
    clock: Clock = field(default_factory=Clock)
    score: Score = field(default_factory=Score)
    board: Board = field(default_factory=Board)
    play: Play | None = None
    moves_left: int | None = None
    opened: Seat | None = None
    yards: Pair = field(default_factory=Pair)
    first_downs: Pair = field(default_factory=Pair)
    lineups: tuple[LineUp, ...] = ()
    earlier: PegskinState | None = None
    winner: Seat | None = None

    @property
    def offense(self) -> Seat:
        """The team with the ball."""
        return self.situation.possession
