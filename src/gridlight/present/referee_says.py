"""What people can tell the referee: the words on his buttons, game by game, moment by moment."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace


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

TACKLED = Where("tackle", "Where was he tackled?")
OUT = Where("out", "Where did he step out?")
CAUGHT = Where("caught", "Where was it caught?")
PICKED_OFF = Where("intercepted", "Where was it intercepted?")
SACKED = Where("sack", "Where was the passer stopped?")
FUMBLED = Where("fumble", "Where was it fumbled?")
LANDED = Where("landed", "Where did the kick come down?")

_RUN = Group(
    "RUN",
    (
        Saying("Tackled", "T", "run", (TACKLED,)),
        Saying("Out", "O", "run", (OUT,)),
        Saying("Touchdown", "D", "run", end="touchdown"),
    ),
)
_PASS = (
    Saying("Caught", "C", "pass", (CAUGHT, TACKLED)),
    Saying("Caught, TD", "A", "pass", (CAUGHT,), "touchdown"),
    Saying("Incomplete", "I", "pass", end="incomplete"),
    Saying("Sacked", "S", "pass", (SACKED,)),
)

_FOTO_RUN = replace(
    _RUN,
    sayings=(
        *_RUN.sayings,
        Saying("Fumbled", "F", "run", (FUMBLED,)),
        Saying("By the cards", "L", CARDS),
    ),
)
_FOTO_PASS = Group(
    "PASS",
    (
        *_PASS,
        Saying("Intercepted", "N", "pass", (PICKED_OFF,)),
        Saying("Caught, fumble", "B", "pass", (CAUGHT, FUMBLED)),
    ),
)
_FOTO_KICKS = Group(
    "KICK",
    (
        Saying("Punt", "P", move="punt"),
        Saying("Quick kick", "Q", move="quick-kick"),
        Saying("Field goal", "G", move="field-goal"),
    ),
)

_RECOVERED = (FUMBLED, Where("recovered", "Where did his own side recover?"), TACKLED)
_LOST = (FUMBLED, Where("lost", "Where did the other side recover?"), TACKLED)
_ALL_PRO_RUN = replace(
    _RUN,
    sayings=(
        *_RUN.sayings,
        Saying("Safety", "Y", "run", end="safety"),
        Saying("Fumble, kept", "K", "run", _RECOVERED),
        Saying("Fumble, lost", "F", "run", _LOST),
    ),
)
_ALL_PRO_PASS = Group(
    "PASS",
    (
        *_PASS,
        Saying("Intercepted", "N", "pass", (PICKED_OFF, TACKLED)),
        Saying("Returned, TD", "B", "pass", (PICKED_OFF,), "touchdown"),
    ),
)
_ALL_PRO_KICKS = Group(
    "KICK",
    (
        Saying("Punt: dice", "P", move="punt 3"),
        Saying("Punt: where", "U", "punt", (LANDED,)),
        Saying("Goal: dice", "G", move="field-goal 3"),
        Saying("Goal good", "E", move="tell field-goal good"),
        Saying("Goal short", "M", "field-goal", (Where("missed", LANDED.ask),)),
        Saying("Punt blocked", "L", "punt", (Where("blocked", "Where did it lie?"),)),
    ),
)
_FLAG = Group("FLAG", (Saying("Flag thrown", "X", FLAG),))
_BALL = "Where was the ball when it happened?"
FLAGS = (
    Group(
        "WITH THE BALL",
        (
            Saying("Formation", "F", FLAG, (Where("flag-formation", _BALL),)),
            Saying("Grounding", "G", FLAG, (Where("flag-grounding", _BALL),)),
            Saying("Ineligible", "I", FLAG, (Where("flag-ineligible", _BALL),)),
            Saying("Hands", "H", FLAG, (Where("flag-hands", _BALL),)),
            Saying("Personal", "P", FLAG, (Where("flag-personal-own", _BALL),)),
        ),
    ),
    Group(
        "WITHOUT IT",
        (
            Saying("Interference", "N", FLAG, (Where("flag-interference", "Where was the foul?"),)),
            Saying("Personal", "R", FLAG, (Where("flag-personal", _BALL),)),
        ),
    ),
)
"""The fouls of All-Pro's own rules (AP-40 to AP-45), by the side that did them."""

_KICKED_OFF = Group(
    "KICK-OFF",
    (
        Saying("Roll both dice", "K", move="kickoff"),
        Saying("It came down", "U", "kickoff", (LANDED,)),
    ),
)
_BROUGHT_BACK = Group(
    "BROUGHT BACK",
    (
        Saying("Tackled", "T", "return", (TACKLED,)),
        Saying("Out", "O", "return", (OUT,)),
        Saying("All the way", "D", "return", end="touchdown"),
        Saying("Touchback", "B", "return", end="touchback"),
    ),
)
_LET_LIE = Group(
    "THE BALL LIES",
    (
        Saying("Punt downed", "N", "return", (Where("downed", "Where was it downed?"),)),
        Saying("Kickers recover", "R", "return", (Where("regained", "Where did they recover?"),)),
        Saying("Fumble, kept", "K", "return", _RECOVERED),
        Saying("Fumble, lost", "F", "return", _LOST),
    ),
)

_PITCH = Group(
    "PITCH",
    (
        Saying("Tackled", "P", "pitch", (TACKLED,)),
        Saying("Touchdown", "H", "pitch", end="touchdown"),
        Saying("Dropped", "R", "pitch", (Where("dropped", "Where was it pitched?"),)),
        Saying("Intercepted", "B", "pitch", (PICKED_OFF,)),
    ),
)
_PEG_PASS = Group(
    "PASS",
    (
        *_PASS,
        Saying("Intercepted", "N", "pass", (PICKED_OFF,)),
        Saying("Screen", "E", "screen", (CAUGHT, TACKLED)),
    ),
)
_PEG_KICKS = Group(
    "KICK",
    (Saying("Punt", "U", move="punt"), Saying("Field goal", "G", move="field-goal")),
)

_TRY_KICK = Saying("Kick", "K", move="try kick")
_TRY = Group(
    "TRY FOR THE POINT",
    (
        _TRY_KICK,
        Saying("Run, over the line", "R", move="tell run touchdown"),
        Saying("Run, stopped", "S", move="tell run tackle 0"),
        Saying("Pass, caught over the line", "P", move="tell pass caught 3 touchdown"),
        Saying("Pass failed", "F", move="tell pass incomplete"),
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
    "call heads": ("Heads", "H"),
    "call tails": ("Tails", "T"),
    "choose kick": ("Kick off", "K"),
    "choose receive": ("Receive", "R"),
    "kickoff": ("Kick off", "K"),
    "onside": ("On-side kick", "O"),
    "punt": ("Punt", "P"),
    "touchback": ("Touchback", "T"),
    "run-out": ("Run it out", "R"),
    "fair-catch": ("Fair catch", "F"),
    "no-fair-catch": ("Run it back", "R"),
    "accept": ("Accept", "A"),
    "decline": ("Decline", "D"),
    "try die": ("Roll for the point", "R"),
}
"""Words and keys of choices that need no telling."""

QUESTIONS: Mapping[str, str] = {
    "coin-toss": "CALL THE TOSS",
    "kick-or-receive": "WINNER OF THE TOSS",
    "kickoff": "KICK-OFF",
    "touchback-choice": "IN THE END ZONE",
    "fair-catch-choice": "THE PUNT IS UP",
    "penalty-choice": "FLAG",
    "after-safety": "AFTER THE SAFETY",
    "try-choice": "TRY FOR THE POINT",
}
"""What is asked, as a title, by phase."""


PLACES: Mapping[str, tuple[tuple[str, str, str], ...]] = {
    "offense": (("L", "Left", "L"), ("C", "Center", "C"), ("R", "Right", "R")),
    "defense": (
        *(("L2", "Two left", "1"), ("L1", "One left", "2"), ("C", "Center", "3")),
        *(("R1", "One right", "4"), ("R2", "Two right", "5")),
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
    "all-pro": (Cup("cup one", "One die", "1"), Cup("cup two", "Two dice", "2")),
    "pegskin": (
        Cup("cup first", "First roll", "1"),
        Cup("cup line", "Line play", "2"),
        Cup("cup run", "Run", "3"),
        Cup("cup pass", "Throw", "4"),
    ),
}
"""The dice of each game's own board."""
