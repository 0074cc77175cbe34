"""Cards made for one test each, and the trial deck with its known results."""

from __future__ import annotations

import csv
from functools import cache
from pathlib import Path
from typing import NamedTuple

from gridlight.cards import decks
from gridlight.cards.model import (
    CLASSIC_GEOMETRY,
    LETTERS,
    NUMBERS,
    Deck,
    DefenseCard,
    End,
    Kind,
    OffenseCard,
    Point,
    Segment,
    Travel,
)

DATA = Path(__file__).parents[1] / "unit" / "cards" / "data"
XY = tuple[float, ...]

# diamonds that lie out of every path's way, to make up eleven
ASIDE = tuple(Point(17.5 if k % 2 else -17.5, 20.0 + k) for k in range(11))


def segment(kind: str, *points: XY) -> Segment:
    return Segment(Travel(kind), tuple(Point(*point) for point in points))


def play(*segments: Segment, number: int = 1, ends: str = "touchdown") -> OffenseCard:
    passes = any(part.kind is Travel.PASS for part in segments)
    kind = Kind.PASS if passes else Kind.RUN
    return OffenseCard(number, f"Play {number}", kind, segments, End(ends))


def straight(x: float = 0.0, top: float = -8.0, far: float = 40.5) -> OffenseCard:
    return play(segment("run", (x, top), (x, far)))


def formation(
    diamonds: tuple[XY, ...] = (), dots: tuple[XY, ...] = (), letter: str = "A"
) -> DefenseCard:
    placed = tuple(Point(*xy) for xy in diamonds)
    return DefenseCard(
        letter, f"Formation {letter}", placed + ASIDE[len(placed) :], tuple(Point(*p) for p in dots)
    )


def deck_of(card: OffenseCard, against: DefenseCard) -> Deck:
    return Deck("Made", "A test", "MIT", CLASSIC_GEOMETRY, (card,), (against,))


def whole_deck() -> Deck:
    """A small deck without a fault: straight runs against one tackler each."""
    offense = tuple(
        play(segment("run", (number / 2 - 3.0, -8.0), (number / 2 - 3.0, 40.5)), number=number)
        for number in NUMBERS
    )
    defense = tuple(
        formation(((index - 2.0, 5.0), (index - 5.0, 9.0)), letter=letter)
        for index, letter in enumerate(LETTERS)
    )
    return Deck("Whole", "A test", "MIT", CLASSIC_GEOMETRY, offense, defense)


@cache
def trial_deck() -> Deck:
    return decks.load(DATA / "starting-deck")


class Known(NamedTuple):
    """One of the trial deck's results by an independent resolver."""

    offense: int
    defense: str
    alignment: int
    outcome: str
    yards: int | None
    margin: float | None


@cache
def known_results() -> tuple[Known, ...]:
    with (DATA / "starting-deck-results.csv").open(newline="") as file:
        return tuple(
            Known(
                int(row["offense"]),
                row["defense"],
                int(row["alignment"]),
                row["outcome"],
                int(row["yards"]) if row["yards"] else None,
                float(row["margin"]) if row["margin"] else None,
            )
            for row in csv.DictReader(file)
        )


def face_png(words: bytes = b"", wide: int = 8, high: int = 10) -> bytes:
    """What begins like a picture of this size and then holds some words."""
    head = b"IHDR" + wide.to_bytes(4) + high.to_bytes(4) + bytes([8, 2, 0, 0, 0])
    return b"\x89PNG\r\n\x1a\n" + bytes([0, 0, 0, 13]) + head + bytes(4) + words
