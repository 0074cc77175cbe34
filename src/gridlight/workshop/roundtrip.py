"""A deck printed, scanned and read again: how many of its results are still the same."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any, TypeVar

from gridlight.cards.decks import card_file
from gridlight.cards.light import LightTable
from gridlight.cards.model import ALIGNMENTS, Deck, DefenseCard, Geometry, OffenseCard
from gridlight.cards.result import Result
from gridlight.workshop.importing import CardRead, deck_from, found_card, numbered, read_card
from gridlight.workshop.pdfium import opened
from gridlight.workshop.printing import PrintWish, printed
from gridlight.workshop.wear import DPI, Pixels, Wear, worn

AnyCard = TypeVar("AnyCard", OffenseCard, DefenseCard)
TARGET = 0.99  # of the results that a scan must leave as they were


@dataclass(frozen=True, slots=True)
class Difference:
    """A result that came back as another one."""

    offense: int
    defense: str
    alignment: int
    before: str
    after: str


@dataclass(frozen=True, slots=True, eq=False)
class RoundTrip:
    """What came of it: the share of equal results, the deck that was read, and what differs."""

    agreement: float
    results: int
    differences: tuple[Difference, ...]
    cards: tuple[CardRead, ...]
    lost: tuple[str, ...]
    deck: Deck

    def as_json(self) -> dict[str, Any]:
        """The figures for the command line."""
        return {
            "agreement": round(self.agreement, 4),
            "results": self.results,
            "different": [
                {
                    "offense": d.offense,
                    "defense": d.defense,
                    "alignment": d.alignment,
                    "before": d.before,
                    "after": d.after,
                }
                for d in self.differences
            ],
            "unread": list(self.lost),
            "cards": {
                (read.card.key if read.card else read.source): {
                    "confidence": read.sure,
                    "doubts": [str(doubt) for doubt in read.doubts],
                }
                for read in self.cards
            },
        }


def scanned(
    deck: Deck,
    wear: Wear,
    seed: int,
    font: bytes | None,
    wish: PrintWish,
    only: frozenset[str],
    spoiled: Callable[[str, Pixels], Pixels] = lambda name, pixels: pixels,
    dpi: int = DPI,
) -> list[tuple[str, Pixels]]:
    """The deck's cards printed and scanned, each with a file's name; `only` some if named.

    `spoiled` gives what becomes of a print, at `dpi`, before it comes under the scanner.
    """
    import numpy as np

    pages = []
    names = [*map(card_file, deck.offense), *map(card_file, deck.defense)]
    with opened(printed(deck, wish, font)) as document:
        for index, name in enumerate(names):
            if only and name not in only:
                continue
            page = document[index].render(scale=dpi / 72.0).to_pil().convert("RGB")
            sheet = spoiled(name, np.asarray(page, np.uint8))
            pages.append((name, worn(sheet, wear, seed + index)))
    return pages


def blotted(
    pixels: Pixels, place: tuple[float, float], radius: float, geometry: Geometry
) -> Pixels:
    """A print of a defense card, in the middle of its sheet, with a pale blot on it, in yards."""
    import cv2

    scale = DPI / geometry.yards_per_inch
    high, wide = pixels.shape[:2]
    x = wide / 2.0 + (place[0] - (geometry.left + geometry.right) / 2.0) * scale
    y = high / 2.0 + (place[1] - (geometry.top + geometry.far) / 2.0) * scale
    made = pixels.copy()
    cv2.circle(made, (round(x), round(y)), round(radius * scale), (236, 234, 226), cv2.FILLED)
    return made


def round_trip(
    deck: Deck,
    wear: Wear,
    seed: int = 0,
    font: bytes | None = None,
    *,
    wish: PrintWish | None = None,
    only: frozenset[str] = frozenset(),
    tell: Callable[[int, int, str], None] = lambda done, most, name: None,
    dpi: int = DPI,
) -> RoundTrip:
    """Print, scan, read and compare a deck, or only some of its cards by their files' names.

    Where only one side's cards are named, they are held against all of the other side's as those
    are drawn.
    """
    pages = scanned(deck, wear, seed, font, wish or PrintWish(), only, dpi=dpi)
    cards: list[CardRead] = []
    for index, (name, pixels) in enumerate(pages):
        tell(index, len(pages), name)
        found = found_card(pixels, name, deck.geometry)
        cards.append(read_card(pixels, name, found, deck.geometry))
    tell(len(pages), len(pages), "")
    reads = numbered(cards)
    lost = tuple(read.source for read in reads if read.card is None)
    again, _ = deck_from(
        [read.card for read in reads if read.card], deck.name, deck.author, deck.license, deck
    )
    count, differences = _compared(deck, again, only)
    return RoundTrip(
        1.0 - len(differences) / count if count and not lost else 0.0,
        count,
        differences,
        reads,
        lost,
        again,
    )


def _compared(deck: Deck, again: Deck, only: frozenset[str]) -> tuple[int, tuple[Difference, ...]]:
    first, second = LightTable(deck), LightTable(again)
    count = 0
    found = []
    for card, formation in product(_chosen(deck.offense, only), _chosen(deck.defense, only)):
        other, against = again.play(card.number), again.formation(formation.letter)
        for alignment in ALIGNMENTS:
            count += 1
            here = _told(first.resolve(card, formation, alignment))
            there = _told(second.resolve(other, against, alignment))
            if here != there:
                found.append(Difference(card.number, formation.letter, alignment, here, there))
    return count, tuple(found)


def _chosen(cards: Sequence[AnyCard], only: frozenset[str]) -> Sequence[AnyCard]:
    """A side's cards that were named; all of them where none was."""
    return [card for card in cards if card_file(card) in only] or cards


def unscanned_side(only: frozenset[str]) -> str:
    """The side whose cards stand as they are drawn, for only the other's were named."""
    sides = {name.partition("-")[0] for name in only}
    missing = {"offense", "defense"} - sides
    return missing.pop() if len(missing) == 1 else ""


def _told(result: Result) -> str:
    yards = "" if result.yards is None else f" {result.yards:+d}"
    return f"{result.outcome.value}{yards}"
