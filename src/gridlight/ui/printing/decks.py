"""The decks that can be printed and given away, and the one that was at hand in the workshop."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from gridlight import paths
from gridlight.present.editor_hub import DeckRow
from gridlight.session.games import bundled_decks, read_deck
from gridlight.ui.editor.hub import Shelf, WorkshopScreen
from gridlight.workshop.drafting.rack import Rack

if TYPE_CHECKING:
    from gridlight.ui.main_window import MainWindow


def house_shelf() -> Shelf:
    """The person's own decks and those that come with the program."""
    bundled = tuple(read_deck(name) for name in bundled_decks())
    taken = (*bundled_decks(), *(deck.name for deck in bundled))
    return Shelf(Rack(paths.decks(), taken), bundled)


def deck_at_hand(window: MainWindow) -> tuple[Path | None, str]:
    """The deck chosen in the workshop, by its folder and by its name; no name if none is."""
    hub = window.screens.get("workshop")
    row = hub.chosen() if isinstance(hub, WorkshopScreen) else None
    return (row.path, row.name) if row is not None else (None, "")


@dataclass
class Following:
    """Follows what is chosen in the workshop, and else keeps to what was chosen on the page."""

    window: MainWindow
    seen: tuple[Path | None, str] = (None, "")

    def place(self, rows: tuple[DeckRow, ...], chosen: DeckRow | None) -> int:
        """Which of the decks is to be shown, where `chosen` was until now."""
        hand, before = deck_at_hand(self.window), self.seen
        self.seen = hand
        if chosen is not None and hand == before:
            hand = chosen.path, chosen.name
        return place_of(rows, hand)


def place_of(rows: tuple[DeckRow, ...], wanted: tuple[Path | None, str]) -> int:
    """Where the wanted deck is among these; the first one where it isn't."""
    path, name = wanted
    return next(
        (i for i, row in enumerate(rows) if row.path == path and (path or row.name == name)), 0
    )
