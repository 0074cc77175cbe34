"""The moves of Pegskin as words."""

from __future__ import annotations

from gridlight.kernel.language import tr
from gridlight.kernel.moves import TABLE_WORDS, Move, move

VERBS = frozenset(
    {
        *("call", "place", "punt", "field-goal", "motion", "no-motion", "roll", "move"),
        *("hand", "pitch", "done", "run", "throw", "try", "undo"),
    }
)

OUT = "out"
"""Said in place of a hole: over the sideline (PS-11)."""

SNAP = "snap"
"""The last item of an offense's `place`: who takes the snap (PS-5)."""

_BETWEEN = ";"


def parse(text: str) -> Move:
    """The move that `text` says; raises `ValueError` for a verb that the game doesn't know.

    The arguments of a `place` are its items: `L 24,-1` … `snap 27,-2`.
    """
    if not text.split():
        raise ValueError(tr("there is no move"))
    parsed = move(text)
    if parsed.verb not in VERBS | TABLE_WORDS:
        raise ValueError(tr("“{verb}” is no move of Pegskin", verb=parsed.verb))
    if parsed.verb == "place":
        items = " ".join(parsed.args).split(_BETWEEN)
        found = (" ".join(item.split()) for item in items)
        return Move("place", tuple(item for item in found if item))
    return parsed


def words(said: Move) -> str:
    """The move's words; `parse` reads them back."""
    if said.verb != "place":
        return str(said)
    return f"place {f'{_BETWEEN} '.join(said.args)}".strip()
