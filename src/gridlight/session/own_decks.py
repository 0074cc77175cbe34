"""The decks of a person's own that a game can be played with."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from gridlight import paths
from gridlight.cards.decks import DECK_FILE, bundled
from gridlight.cards.model import Deck
from gridlight.kernel.errors import CardError

BROKEN = (ArithmeticError, AttributeError, LookupError, TypeError, ValueError)
UNREADABLE = (CardError, OSError, *BROKEN)


@dataclass(frozen=True, slots=True)
class OwnDeck:
    """A deck in the user's folder: what its folder is called, and the deck itself."""

    folder: str
    name: str


def own_decks() -> tuple[OwnDeck, ...]:
    """Those that a game can be played with, by name; their files are examined when it begins."""
    found = [(path, _read(path)) for path in _folders()]
    if not found:
        return ()
    from gridlight.cards.check import playing_faults

    decks = [
        OwnDeck(path.name, deck.name)
        for path, deck in found
        if deck is not None and not playing_faults(deck, deck.name)
    ]
    return tuple(sorted(decks, key=lambda deck: (deck.name.casefold(), deck.folder)))


def own_deck(choice: str) -> Path | None:
    """The folder of the deck that is called so, by its folder or by its name; None if none is."""
    folders = _folders()
    for path in folders:
        if path.name == choice:
            return path
    for path in folders:
        deck = _read(path)
        if deck is not None and deck.name.casefold() == choice.casefold():
            return path
    return None


def _folders() -> list[Path]:
    return sorted(path.parent for path in paths.decks().glob(f"[!.]*/{DECK_FILE}"))


def _read(path: Path) -> Deck | None:
    try:
        return bundled(path)
    except UNREADABLE:
        return None
