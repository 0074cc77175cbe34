"""The moves of All-Pro as words."""

from __future__ import annotations

from gridlight.kernel.language import tr
from gridlight.kernel.moves import TABLE_WORDS, Move, move

VERBS = frozenset(
    {
        *("call", "choose", "place", "kickoff", "cover", "touchback", "run-out"),
        *("kick", "snap", "move", "hand", "done", "pass", "lateral", "throw"),
        *("punt", "field-goal", "out", "undo", "flag", "accept", "decline", "try"),
    }
)

ROW_SIGN = "/"

DROP = "drop"
"""Said after a carrier's move where the hand wasn't steady: the ball falls (AP-17)."""


def parse(text: str) -> Move:
    """The move that `text` says; raises `ValueError` for a verb that the game doesn't know."""
    if not text.split():
        raise ValueError(tr("there is no move"))
    parsed = move(text)
    if parsed.verb not in VERBS | TABLE_WORDS:
        raise ValueError(tr("“{verb}” is no move of All-Pro", verb=parsed.verb))
    if parsed.verb == "place":  # records join the rows on one line
        return Move("place", tuple(word for word in parsed.args if word != ROW_SIGN))
    return parsed


def words(said: Move) -> str:
    """The move's words; a line-up has its rows on lines of their own."""
    if said.verb != "place":
        return str(said)
    rows = [" ".join(said.args[n : n + 2]) for n in range(0, len(said.args), 2)]
    return "\n".join(["place", *rows])
