"""The tables of a person's own that a new game can be played with."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from gridlight.kernel.errors import GridlightError
from gridlight.session.own_decks import OwnDeck, own_decks
from gridlight.session.penalties import CHART, ON, cards_chosen
from gridlight.session.penalty_shelf import CARDS, CHARTS, HOUSE
from gridlight.session.settings import Value
from gridlight.session.spinner_shelf import SPINNERS
from gridlight.session.table_shelf import Shelf


@dataclass(frozen=True, slots=True)
class OwnTables:
    """Names of penalty cards, penalty charts and spinners, and the decks."""

    cards: tuple[str, ...] = ()
    charts: tuple[str, ...] = ()
    spinners: tuple[str, ...] = ()
    decks: tuple[OwnDeck, ...] = ()


def own_tables() -> OwnTables:
    """Those on the shelves that can be read."""
    return OwnTables(_readable(CARDS), _readable(CHARTS), _readable(SPINNERS), own_decks())


def needs_own(settings: Mapping[str, Value]) -> bool:
    """Whether a game with these settings takes tables that aren't the house's own."""
    if not settings.get(ON):
        return False
    cards = set(cards_chosen(settings).values())
    return not cards <= set(CARDS.bundled) or str(settings.get(CHART, HOUSE)) not in CHARTS.bundled


def _readable(shelf: Shelf[Any]) -> tuple[str, ...]:
    return tuple(name for name in shelf.own() if _reads(shelf, name))


def _reads(shelf: Shelf[Any], name: str) -> bool:
    try:
        shelf.load(name)
    except (GridlightError, OSError):
        return False
    return True
