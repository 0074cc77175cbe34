"""The state of a game of All-Pro: frozen values only."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import StrEnum

from gridlight.football.clock import Clock
from gridlight.football.score import Score
from gridlight.football.situation import Situation
from gridlight.games.all_pro.phases import Phase
from gridlight.kernel.game import Seat
from gridlight.kernel.grid import Square

MOVES = 3
"""Moves a turn (AP-5)."""


class Kind(StrEnum):
    """What a man is (AP-3); the value is his letter in board text."""

    BACK = "B"
    END = "E"
    LINEMAN = "L"
    CENTER = "C"

    @property
    def eligible(self) -> bool:
        """Whether he may catch a forward pass (AP-23)."""
        return self in (Kind.BACK, Kind.END)


ELEVEN = {Kind.BACK: 4, Kind.END: 2, Kind.LINEMAN: 4, Kind.CENTER: 1}
"""The men of a team (AP-3)."""


@dataclass(frozen=True, slots=True)
class Man:
    """One man on the board; `crossed` says that he has run past the line with the ball (AP-21)."""

    side: Seat
    kind: Kind
    at: Square
    crossed: bool = False

    @property
    def letter(self) -> str:
        """His letter in board text: home men large, visitors small."""
        return self.kind.value if self.side is Seat.HOME else self.kind.value.lower()

    def to(self, square: Square) -> Man:
        """The same man on another square."""
        return replace(self, at=square)


@dataclass(frozen=True, slots=True)
class Block:
    """A blocked pair, both out of the play: the blocker on top of his opponent (AP-8)."""

    top: Man
    under: Man

    @property
    def at(self) -> Square:
        """Where they stand."""
        return self.under.at


@dataclass(frozen=True, slots=True)
class Board:
    """The men who are in the play, the blocked pairs, and the ball.

    No two men stand on one square; a man may stand on his own team's blocker for part of
    a turn (AP-10). `carrier` is the square of the man with the ball, `loose` the square on
    which it lies; both are None only before the first line-up and after a play.
    """

    men: tuple[Man, ...] = ()
    blocks: tuple[Block, ...] = ()
    carrier: Square | None = None
    loose: Square | None = None

    @property
    def ball(self) -> Square | None:
        """Where the ball is, carried or loose."""
        return self.carrier if self.carrier is not None else self.loose


class PlayKind(StrEnum):
    """How a play began."""

    SCRIMMAGE = "scrimmage"
    KICKOFF = "kickoff"
    FREE_PUNT = "free-punt"


class Call(StrEnum):
    """What the offense has called and the defense answers with its three moves."""

    PASS = "pass"
    LATERAL = "lateral"
    PUNT = "punt"
    FIELD_GOAL = "field-goal"


@dataclass(frozen=True, slots=True)
class Foul:
    """A foul: its name, who did it, and where it is walked off from.

    `spot` is the spot of the foul (AP-44) or of the ball when it was done; `live` says that
    it was done on a kick or after possession had changed, where there is no line to go
    back to. `offense` had the ball.
    """

    name: str
    by: Seat
    spot: float
    offense: Seat
    live: bool = False


@dataclass(frozen=True, slots=True)
class Play:
    """What a play remembers until it is over.

    `by` snapped or kicks off, from `line`. `kicker` is the square of a man who may punt,
    `end_zone_kick` says that “kick” was called before the snap (AP-P4). `call` is what the
    defense answers now. `passed`: a forward pass was called; `changed`: the ball has been
    with the other team. `kicked` names a kick that is on its way or being returned
    (`kickoff`, `punt`, `field-goal`): the receivers are `returning` it until they lose it,
    `touched` says that they have had it. `since` and `taken` say where and how the team
    with the ball came by it (a kick's name, `interception`, `recovery`; empty at first).
    `sheltered`: the ball came into the own end zone by a kick or an interception and has
    not left it (FB-8). `thrown`, `caught`, `intercepted`: a forward pass left the hand,
    was caught, by whom. `gained` are the yards that the side that snapped had made when it
    lost the ball.
    `covered` are men who have made their coverage run. `fouls` were flagged, `unseen`
    were not yet.
    """

    by: Seat
    line: float
    kind: PlayKind = PlayKind.SCRIMMAGE
    kicker: Square | None = None
    end_zone_kick: bool = False
    call: Call | None = None
    passed: bool = False
    thrown: bool = False
    caught: bool = False
    intercepted: bool = False
    gained: float | None = None
    changed: bool = False
    kicked: str | None = None
    returning: bool = False
    touched: bool = False
    sheltered: bool = False
    grounded: bool = False
    since: float = 0
    taken: str = ""
    covered: tuple[Square, ...] = ()
    fouls: tuple[Foul, ...] = ()
    unseen: tuple[Foul, ...] = ()


class End(StrEnum):
    """The ways in which a play can end."""

    SERIES = "series"
    DOWN = "down"
    REPLAY = "replay"
    TOUCHBACK = "touchback"
    TOUCHDOWN = "touchdown"
    SAFETY = "safety"
    FIELD_GOAL = "field-goal"


@dataclass(frozen=True, slots=True)
class Ending:
    """How a play ended: for whom and where; `side` is the team with the ball then.

    For a safety `side` is the team scored upon. `counted` is False for a play that the
    clock forgets.
    """

    kind: End
    side: Seat
    spot: float = 0
    counted: bool = True


@dataclass(frozen=True, slots=True)
class Penalty:
    """The offended team's choice; declined, the play ends so, or goes on where it was (AP-40)."""

    foul: Foul
    stands: Ending | None
    phase: Phase
    decider: Seat


@dataclass(frozen=True, slots=True)
class LineUp:
    """A line-up that a side placed, for “last one again”: men, and their foremost row then."""

    side: Seat
    phase: Phase
    kicking: bool
    front: int
    men: tuple[Man, ...]


@dataclass(frozen=True, slots=True)
class Aftermath:
    """A play that is over and settled, with fouls that may still be flagged (AP-47)."""

    before: AllProState
    ending: Ending


@dataclass(frozen=True, slots=True)
class AllProState:
    """Everything that a game of All-Pro knows.

    `situation` is the series as it stood at the snap; `offense` has the ball now, or had
    it last (AP-4). `decider` is who decides next. `moves_left` counts this turn's moves,
    `fourth` says that a fourth was made (AP-45). `last_mover` made the last step.
    `earlier` is the state before the last step of this turn, where it may be taken back
    (AP-7). `after` says what led to a kick-off: `half`, `touchdown`, `field-goal`,
    `safety`.
    """

    phase: Phase
    decider: Seat | None
    situation: Situation
    offense: Seat
    clock: Clock = field(default_factory=Clock)
    score: Score = field(default_factory=Score)
    board: Board = field(default_factory=Board)
    play: Play | None = None
    moves_left: int = 0
    fourth: bool = False
    opening_kick: Seat | None = None
    after: str = "half"
    penalty: Penalty | None = None
    lineups: tuple[LineUp, ...] = ()
    last_mover: Seat | None = None
    aftermath: Aftermath | None = None
    earlier: AllProState | None = None
    winner: Seat | None = None
