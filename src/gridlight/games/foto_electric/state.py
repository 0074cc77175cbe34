"""The state of a game of Foto-Electric: frozen values only."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from gridlight.football.clock import Clock
from gridlight.football.score import Score
from gridlight.football.situation import Situation
from gridlight.games.foto_electric.phases import Phase
from gridlight.kernel.game import Seat

HUNDREDTHS = 2
"""The digits to which a card laid beside its places is measured, in steps (FE-4)."""

PLACES: dict[str, float] = {"L2": -2, "L1": -1, "C": 0, "R1": 1, "R2": 2}
"""The defense's five places in steps from the center (FE-2)."""

OFFENSE_PLACES: dict[str, float] = {"L": -1, "C": 0, "R": 1}
"""The offense's three places in steps from the center (FE-2)."""


class End(StrEnum):
    """The ways in which a play, with all that follows from it, can end."""

    SERIES = "series"
    DOWN = "down"
    REPLAY = "replay"
    KICK_AGAIN = "kick-again"
    TOUCHBACK = "touchback"
    TOUCHDOWN = "touchdown"
    SAFETY = "safety"
    FIELD_GOAL = "field-goal"
    TRY_GOOD = "try-good"
    TRY_MISSED = "try-missed"


@dataclass(frozen=True, slots=True)
class Ending:
    """How a play ended: for whom and where; `side` is the team with the ball then.

    For a safety `side` is the team scored upon. `walked` is how far a penalty moved the
    ball, once half the distance has been thought of; it makes no other ending.
    """

    kind: End
    side: Seat
    spot: float = 0
    walked: float = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Foul:
    """A foul that the spinner showed, by whom, and what it costs."""

    name: str
    by: Seat
    yards: int


@dataclass(frozen=True, slots=True)
class Pending:
    """A kick or an interception whose story isn't over yet.

    `kind` names it (`kickoff`, `punt`, `quick-kick`, `field-goal`, `interception`, or
    `scrimmage` for a ball loose before anything was kicked or caught), `receiver` is the
    team that has or will have the ball, `caught` the spot of the catch or of the loose
    ball. `free` marks a punt after a safety. `stands` and `enforced` are the two endings
    between which the offended team chooses.
    """

    kind: str
    receiver: Seat
    caught: float = 0
    free: bool = False
    foul: Foul | None = None
    stands: Ending | None = None
    enforced: Ending | None = None


@dataclass(frozen=True, slots=True)
class Snap:
    """The cards of one viewer play and where they lie, in steps from the center.

    `play` and `formation` are None until picked, the places until laid.
    """

    play: int | None = None
    formation: str | None = None
    offense_place: float | None = None
    defense_place: float | None = None

    @property
    def alignment(self) -> float | None:
        """Defense place minus offense place (FE-2); None until both cards lie."""
        if self.offense_place is None or self.defense_place is None:
            return None
        return round(self.defense_place - self.offense_place, HUNDREDTHS)


@dataclass(frozen=True, slots=True)
class Shown:
    """What the light showed of a snap: the outcome as the cards tell it.

    `yards` is from the line of scrimmage where it happened, None for a breakaway;
    `thrown` and `caught` say whether a forward pass left the hand and was caught,
    `catch_yards` where.
    """

    outcome: str
    kind: str
    yards: int | None = None
    thrown: bool = False
    caught: bool = False
    catch_yards: int | None = None


@dataclass(frozen=True, slots=True)
class Revealed:
    """The last snap that was shown to everybody, with the situation it was played from."""

    snap: Snap
    shown: Shown
    situation: Situation
    gain: float | None = None


@dataclass(frozen=True, slots=True)
class FotoState:
    """Everything that a game of Foto-Electric knows.

    `decider` is who decides next; None while both pick cards and when it is over.
    `after` says what led to a kick-off: `half`, `touchdown`, `field-goal`, `safety`.
    """

    phase: Phase
    decider: Seat | None
    situation: Situation
    clock: Clock = field(default_factory=Clock)
    score: Score = field(default_factory=Score)
    opening_kick: Seat | None = None
    after: str = "half"
    pending: Pending | None = None
    snap: Snap = field(default_factory=Snap)
    trying: str | None = None
    last: Revealed | None = None
    winner: Seat | None = None
