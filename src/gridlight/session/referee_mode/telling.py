"""What people tell of a play on their own board: its kind, then what happened, in order.

`tell pass caught 45 fumble 55 lost 55 tackle 40`: numbers are spots on a board of stripes, and
yards from the line of scrimmage elsewhere.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from gridlight.kernel.language import tr
from gridlight.kernel.moves import TELL, Move, move

CARDS = "cards"

RUN, PASS, PITCH, SCREEN = "run", "pass", "pitch", "screen"
KICKOFF, PUNT, FIELD_GOAL, RETURN = "kickoff", "punt", "field-goal", "return"

SOMEWHERE = frozenset(
    {
        *("caught", "intercepted", "stolen", "fumble", "recovered", "lost"),
        *("tackle", "sack", "out", "down", "dropped"),
        *("fielded", "landed", "blocked", "missed", "downed", "regained"),
        *("flag-formation", "flag-grounding", "flag-ineligible", "flag-hands"),
        *("flag-interference", "flag-personal", "flag-personal-own"),
    }
)
"""What happens at a spot, which is said with it."""

ANYWHERE = frozenset({"incomplete", "touchdown", "safety", "touchback", "good"})
"""What needs no spot."""

_NUMBER = re.compile(r"[+-]?\d{1,3}")


class Refused(ValueError):
    """What was told can't have happened; the message says why, in one sentence."""


@dataclass(frozen=True, slots=True)
class Clause:
    """One thing that happened, and where; None where that needn't be said."""

    what: str
    at: int | None = None

    @property
    def spot(self) -> int:
        """Where it happened; only for what is in `SOMEWHERE`."""
        assert self.at is not None
        return self.at


@dataclass(frozen=True, slots=True)
class Told:
    """A play as it was told: its kind and what happened in it; the last clause ended it."""

    kind: str
    clauses: tuple[Clause, ...]

    @property
    def last(self) -> Clause:
        """How it ended."""
        return self.clauses[-1]

    def names(self) -> tuple[str, ...]:
        """What happened, without the spots."""
        return tuple(clause.what for clause in self.clauses)


def told_move(kind: str, *clauses: tuple[str, int] | str) -> Move:
    """The move that tells a play: `told_move("pass", ("caught", 9), ("tackle", 12))`."""
    words: list[str] = [kind]
    for clause in clauses:
        words += [clause] if isinstance(clause, str) else [clause[0], str(clause[1])]
    return Move(TELL, tuple(words))


def parse(text: str) -> Move:
    """A move with the verb `tell`, its numbers written plainly; `ValueError` for another verb."""
    said = move(text) if text.split() else Move("")
    if said.verb != TELL:
        raise ValueError(tr("“{words}” is no move: it tells nothing", words=text.strip()))
    return Move(TELL, tuple(_plainly(word) for word in said.args))


def _plainly(word: str) -> str:
    return str(int(word)) if _NUMBER.fullmatch(word) else word


def read(order: Move) -> Told:
    """The play that a move tells; `Refused` for words that say nothing."""
    if len(order.args) < 2:
        raise Refused(tr("say what kind of play it was, and what happened in it."))
    kind, *words = order.args
    clauses: list[Clause] = []
    while words:
        what = words.pop(0)
        if what in ANYWHERE:
            clauses.append(Clause(what))
        elif what in SOMEWHERE and words and _NUMBER.fullmatch(words[0]):
            clauses.append(Clause(what, int(words.pop(0))))
        elif what in SOMEWHERE:
            raise Refused(tr("say where: {what} and a number.", what=what))
        else:
            raise Refused(tr("“{what}” is nothing that happens in a play.", what=what))
    return Told(kind, tuple(clauses))
