"""What people can tell the referee: the words on his buttons, game by game, moment by moment."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from gridlight.kernel.language import tr


@dataclass(frozen=True, slots=True)
class Where:
    """One thing that happened at a spot: its word in the record, and how it is asked for."""

    what: str
    ask: str


@dataclass(frozen=True, slots=True)
class Saying:
    """A button: its words and key, and what it tells.

    With `move` it says just that. Else it tells a play of a `kind`: what happened at spots
    that are asked for, then how it ended where that needs no spot. `note` says what it leads
    to, `why_not` why it can't be said now.
    """

    label: str
    key: str
    kind: str = ""
    where: tuple[Where, ...] = ()
    end: str = ""
    move: str = ""
    note: str = ""
    why_not: str = ""

    def words(self, numbers: tuple[int, ...]) -> str:
        """The move, with a number for each spot that was asked for."""
        if self.move:
            return self.move
        told = [f"{each.what} {number}" for each, number in zip(self.where, numbers, strict=True)]
        return " ".join(("tell", self.kind, *told, *([self.end] if self.end else [])))


@dataclass(frozen=True, slots=True)
class Group:
    """Buttons that belong together, under a title."""

    title: str
    sayings: tuple[Saying, ...]


CARDS = "cards"
"""The kind of a play that is told by the cards that lay there, and their places."""

FLAG = "flag"
"""The kind of a saying that throws a flag; how the play ended is told after it."""

FLAGGED = frozenset({"run", "pass", "return"})
"""Kinds of play in which a flag can be told."""

TACKLED = Where("tackle", tr("Where was he tackled?"))
OUT = Where("out", tr("Where did he step out?"))
CAUGHT = Where("caught", tr("Where was it caught?"))
PICKED_OFF = Where("intercepted", tr("Where was it intercepted?"))
SACKED = Where("sack", tr("Where was the passer stopped?"))
FUMBLED = Where("fumble", tr("Where was it fumbled?"))
LANDED = Where("landed", tr("Where did the kick come down?"))

_RUN = Group(
    tr("RUN"),
    (
        Saying(tr("Tackled"), "T", "run", (TACKLED,)),
        Saying(tr("Out", "out of bounds"), "O", "run", (OUT,)),
        Saying(tr("Touchdown"), "D", "run", end="touchdown"),
    ),
)
_PASS = (
    Saying(tr("Caught"), "C", "pass", (CAUGHT, TACKLED)),
    Saying(tr("Caught, TD"), "A", "pass", (CAUGHT,), "touchdown"),
    Saying(tr("Incomplete"), "I", "pass", end="incomplete"),
    Saying(tr("Sacked"), "S", "pass", (SACKED,)),
)

_FOTO_RUN = replace(
    _RUN,
    sayings=(
        *_RUN.sayings,
        Saying(tr("Fumbled"), "F", "run", (FUMBLED,)),
        Saying(tr("By the cards"), "L", CARDS),
    ),
)
_FOTO_PASS = Group(
    tr("PASS"),
    (
        *_PASS,
        Saying(tr("Intercepted"), "N", "pass", (PICKED_OFF,)),
        Saying(tr("Caught, fumble"), "B", "pass", (CAUGHT, FUMBLED)),
    ),
)
_FOTO_KICKS = Group(
    tr("KICK"),
    (
        Saying(tr("Punt"), "P", move="punt"),
        Saying(tr("Quick kick"), "Q", move="quick-kick"),
        Saying(tr("Field goal"), "G", move="field-goal"),
    ),
)

_RECOVERED = (FUMBLED, Where("recovered", tr("Where did his own side recover?")), TACKLED)
_LOST = (FUMBLED, Where("lost", tr("Where did the other side recover?")), TACKLED)
_ALL_PRO_RUN = replace(
    _RUN,
    sayings=(
        *_RUN.sayings,
        Saying(tr("Safety", "two points"), "Y", "run", end="safety"),
        Saying(tr("Fumble, kept"), "K", "run", _RECOVERED),
        Saying(tr("Fumble, lost"), "F", "run", _LOST),
    ),
)
_ALL_PRO_PASS = Group(
    tr("PASS"),
    (
        *_PASS,
        Saying(tr("Intercepted"), "N", "pass", (PICKED_OFF, TACKLED)),
        Saying(tr("Returned, TD"), "B", "pass", (PICKED_OFF,), "touchdown"),
    ),
)
_ALL_PRO_KICKS = Group(
    tr("KICK"),
    (
        Saying(tr("Punt: dice"), "P", move="punt 3"),
        Saying(tr("Punt: where"), "U", "punt", (LANDED,)),
        Saying(tr("Goal: dice"), "G", move="field-goal 3"),
        Saying(tr("Goal good"), "E", move="tell field-goal good"),
        Saying(tr("Goal short"), "M", "field-goal", (Where("missed", LANDED.ask),)),
        Saying(tr("Punt blocked"), "L", "punt", (Where("blocked", tr("Where did it lie?")),)),
    ),
)
_FLAG = Group(tr("FLAG"), (Saying(tr("Flag thrown"), "X", FLAG),))
_BALL = tr("Where was the ball when it happened?")
FLAGS = (
    Group(
        tr("WITH THE BALL"),
        (
            Saying(tr("Formation", "a foul"), "F", FLAG, (Where("flag-formation", _BALL),)),
            Saying(tr("Grounding", "a foul"), "G", FLAG, (Where("flag-grounding", _BALL),)),
            Saying(tr("Ineligible", "a foul"), "I", FLAG, (Where("flag-ineligible", _BALL),)),
            Saying(tr("Hands", "a foul"), "H", FLAG, (Where("flag-hands", _BALL),)),
            Saying(tr("Personal", "a foul"), "P", FLAG, (Where("flag-personal-own", _BALL),)),
        ),
    ),
    Group(
        tr("WITHOUT IT"),
        (
            Saying(
                tr("Interference", "a foul"),
                "N",
                FLAG,
                (Where("flag-interference", tr("Where was the foul?")),),
            ),
            Saying(tr("Personal", "a foul"), "R", FLAG, (Where("flag-personal", _BALL),)),
        ),
    ),
)
"""The fouls of All-Pro's own rules (AP-40 to AP-45), by the side that did them."""

_KICKED_OFF = Group(
    tr("KICK-OFF"),
    (
        Saying(tr("Roll both dice"), "K", move="kickoff"),
        Saying(tr("It came down"), "U", "kickoff", (LANDED,)),
    ),
)
_BROUGHT_BACK = Group(
    tr("BROUGHT BACK"),
    (
        Saying(tr("Tackled"), "T", "return", (TACKLED,)),
        Saying(tr("Out", "out of bounds"), "O", "return", (OUT,)),
        Saying(tr("All the way"), "D", "return", end="touchdown"),
        Saying(tr("Touchback"), "B", "return", end="touchback"),
    ),
)
_LET_LIE = Group(
    tr("THE BALL LIES"),
    (
        Saying(tr("Punt downed"), "N", "return", (Where("downed", tr("Where was it downed?")),)),
        Saying(
            tr("Kickers recover"),
            "R",
            "return",
            (Where("regained", tr("Where did they recover?")),),
        ),
        Saying(tr("Fumble, kept"), "K", "return", _RECOVERED),
        Saying(tr("Fumble, lost"), "F", "return", _LOST),
    ),
)

_PITCH = Group(
    tr("PITCH"),
    (
        Saying(tr("Tackled"), "P", "pitch", (TACKLED,)),
        Saying(tr("Touchdown"), "H", "pitch", end="touchdown"),
        Saying(
            tr("Dropped", "a pitch"), "R", "pitch", (Where("dropped", tr("Where was it pitched?")),)
        ),
        Saying(tr("Intercepted"), "B", "pitch", (PICKED_OFF,)),
    ),
)
_PEG_PASS = Group(
    tr("PASS"),
    (
        *_PASS,
        Saying(tr("Intercepted"), "N", "pass", (PICKED_OFF,)),
        Saying(tr("Screen", "a pass"), "E", "screen", (CAUGHT, TACKLED)),
    ),
)
_PEG_KICKS = Group(
    tr("KICK"),
    (Saying(tr("Punt"), "U", move="punt"), Saying(tr("Field goal"), "G", move="field-goal")),
)

_TRY_KICK = Saying(tr("Kick", "a try"), "K", move="try kick")
_TRY = Group(
    tr("TRY FOR THE POINT"),
    (
        _TRY_KICK,
        Saying(tr("Run, over the line"), "R", move="tell run touchdown"),
        Saying(tr("Run, stopped"), "S", move="tell run tackle 0"),
        Saying(tr("Pass, caught over the line"), "P", move="tell pass caught 3 touchdown"),
        Saying(tr("Pass failed"), "F", move="tell pass incomplete"),
    ),
)

SAYINGS: Mapping[tuple[str, str], tuple[Group, ...]] = {
    ("foto-electric", "scrimmage-call"): (_FOTO_RUN, _FOTO_PASS, _FOTO_KICKS),
    ("foto-electric", "try-choice"): (_TRY,),
    ("all-pro", "kickoff-setup"): (_KICKED_OFF,),
    ("all-pro", "setup-offense"): (_ALL_PRO_RUN, _ALL_PRO_PASS, _ALL_PRO_KICKS, _FLAG),
    ("all-pro", "return-moves"): (_BROUGHT_BACK, _LET_LIE, _FLAG),
    ("pegskin", "setup-offense"): (_RUN, _PITCH, _PEG_PASS, _PEG_KICKS),
    ("pegskin", "try-choice"): (_TRY,),
}
"""What can be told, by game and phase."""

CHOICES: Mapping[str, tuple[str, str]] = {
    "call heads": (tr("Heads"), "H"),
    "call tails": (tr("Tails"), "T"),
    "choose kick": (tr("Kick off"), "K"),
    "choose receive": (tr("Receive", "the kick-off"), "R"),
    "kickoff": (tr("Kick off"), "K"),
    "onside": (tr("On-side kick"), "O"),
    "punt": (tr("Punt"), "P"),
    "touchback": (tr("Touchback"), "T"),
    "run-out": (tr("Run it out"), "R"),
    "fair-catch": (tr("Fair catch"), "F"),
    "no-fair-catch": (tr("Run it back"), "R"),
    "accept": (tr("Accept"), "A"),
    "decline": (tr("Decline"), "D"),
    "try die": (tr("Roll for the point"), "R"),
}
"""Words and keys of choices that need no telling."""

QUESTIONS: Mapping[str, str] = {
    "coin-toss": tr("CALL THE TOSS"),
    "kick-or-receive": tr("WINNER OF THE TOSS"),
    "kickoff": tr("KICK-OFF"),
    "touchback-choice": tr("IN THE END ZONE"),
    "fair-catch-choice": tr("THE PUNT IS UP"),
    "penalty-choice": tr("FLAG"),
    "after-safety": tr("AFTER THE SAFETY"),
    "try-choice": tr("TRY FOR THE POINT"),
}
"""What is asked, as a title, by phase."""


PLACES: Mapping[str, tuple[tuple[str, str, str], ...]] = {
    "offense": (("L", tr("Left"), "L"), ("C", tr("Center"), "C"), ("R", tr("Right"), "R")),
    "defense": (
        *(("L2", tr("Two left"), "1"), ("L1", tr("One left"), "2"), ("C", tr("Center"), "3")),
        *(("R1", tr("One right"), "4"), ("R2", tr("Two right"), "5")),
    ),
}
"""Where a card can lie (FE-2): its word in the record, in speech, and its key."""


@dataclass(frozen=True, slots=True)
class Cup:
    """Dice to be rolled for what happens on the board: the move, words and a key."""

    move: str
    label: str
    key: str


CUPS: Mapping[str, tuple[Cup, ...]] = {
    "foto-electric": (),
    "all-pro": (Cup("cup one", tr("One die"), "1"), Cup("cup two", tr("Two dice"), "2")),
    "pegskin": (
        Cup("cup first", tr("First roll"), "1"),
        Cup("cup line", tr("Line play"), "2"),
        Cup("cup run", tr("Run", "a play"), "3"),
        Cup("cup pass", tr("Throw", "a pass"), "4"),
    ),
}
"""The dice of each game's own board."""
