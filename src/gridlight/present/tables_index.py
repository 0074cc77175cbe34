"""What there is to edit as a table: the index of the editors."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from gridlight.kernel.language import tr
from gridlight.session.penalty_shelf import CARDS, CHARTS
from gridlight.session.spinner_shelf import SPINNERS
from gridlight.session.table_shelf import Shelf


@dataclass(frozen=True, slots=True)
class Entry:
    """An editor: the page that it is on, what it is for, and how many are one's own."""

    page: str
    title: str
    lead: str
    own: int

    @property
    def count(self) -> str:
        """“None of yours yet”, “2 of yours”."""
        return tr("{count} of yours", count=self.own) if self.own else tr("None of yours yet")


def entries(counts: Mapping[str, int] | None = None) -> tuple[Entry, ...]:
    """The three editors; `counts` says by page how many are one's own, or the shelves do."""
    shelves: dict[str, tuple[Shelf[Any], str, str]] = {
        "penalty-cards": (
            CARDS,
            tr("Penalty cards"),
            tr("How often a team fouls, and with what: one entry for each total of the dice."),
        ),
        "penalty-chart": (
            CHARTS,
            tr("Penalty charts"),
            tr("What the fouls are called and what they cost, on runs, passes and kicks."),
        ),
        "spinners": (
            SPINNERS,
            tr("Spinners"),
            tr("How far kicks and returns go in Foto-Electric, and which field goals are good."),
        ),
    }
    return tuple(
        Entry(page, title, lead, counts[page] if counts else len(shelf.own()))
        for page, (shelf, title, lead) in shelves.items()
    )
