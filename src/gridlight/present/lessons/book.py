"""The lessons there are, and what is said of them."""

from __future__ import annotations

from dataclasses import dataclass

from gridlight.kernel.language import trn
from gridlight.present.lessons.all_pro import ALL_PRO
from gridlight.present.lessons.course import Lesson
from gridlight.present.lessons.foto_electric import FOTO_ELECTRIC
from gridlight.present.lessons.pegskin import PEGSKIN

LESSONS: dict[str, Lesson] = {each.game: each for each in (FOTO_ELECTRIC, ALL_PRO, PEGSKIN)}
"""A lesson for each game, by the game's name."""

TITLES = {"foto-electric": "Foto-Electric", "all-pro": "All-Pro", "pegskin": "Pegskin"}


@dataclass(frozen=True, slots=True)
class Row:
    """A lesson as the list of lessons shows it."""

    game: str
    title: str
    lead: str
    count: str
    done: bool


def rows(done: frozenset[str] = frozenset()) -> tuple[Row, ...]:
    """The lessons, with those that were played to their end."""
    return tuple(
        Row(
            each.game,
            TITLES[each.game],
            each.lead,
            trn(
                "{n} step, about five minutes",
                "{n} steps, about five minutes",
                len(each.steps),
            ),
            each.game in done,
        )
        for each in LESSONS.values()
    )
