"""One picture in an import: where it lies, what was read from it, what a person has said of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from pathlib import Path
from typing import Any

from gridlight.cards.model import CLASSIC_GEOMETRY, OffenseCard
from gridlight.cards.path import XY
from gridlight.cards.reading import trusted_deck
from gridlight.kernel.language import tr
from gridlight.workshop.drafting.sheets import Card, cards_of, is_drawn
from gridlight.workshop.importing import Doubt

PLAIN = (
    *("path", "page", "pages", "fault", "side", "by_hand", "mirror", "mirrored"),
    *("sawtooth", "residual", "worst", "shot", "share", "gone"),
)
"""What of a sheet is plain data already."""


class State(StrEnum):
    """How far a picture has come; one that is being read is still `WAITING`."""

    WAITING = "waiting"
    READ = "read"
    FAULT = "fault"


@dataclass(frozen=True, slots=True)
class Sheet:
    """A picture and its card.

    `corners` are the card's in pixels of the picture, from the upper left round; `by_hand` says
    that a person set them. `mirror` is a person's word, `mirrored` how the card was read.
    `shot` numbers the files kept of it, `share` is the photo's size to the picture's. `settled`
    are the doubts that a person has looked at. A sheet that was taken away is `gone`.
    """

    path: str
    page: int = 0
    pages: int = 1
    state: State = State.WAITING
    fault: str = ""
    side: str = ""
    card: Card | None = None
    doubts: tuple[Doubt, ...] = ()
    elements: tuple[float, ...] = ()
    settled: frozenset[int] = frozenset()
    corners: tuple[XY, ...] = ()
    by_hand: bool = False
    mirror: bool | None = None
    mirrored: bool = False
    sawtooth: bool = True
    residual: float = 0.0
    worst: float = 0.0
    shot: int = 0
    share: float = 1.0
    gone: bool = False

    @property
    def name(self) -> str:
        """What the picture is called."""
        file = Path(self.path).name
        return file if self.pages == 1 else tr("{file}, page {page}", file=file, page=self.page + 1)

    @property
    def key(self) -> str:
        """The number or letter of its card; empty where there is none."""
        return self.card.key if self.card is not None else ""

    @property
    def whole(self) -> bool:
        """Whether its card has all that a card must have."""
        return self.card is not None and is_drawn(self.card)

    @property
    def open(self) -> tuple[int, ...]:
        """The doubts that nobody has looked at, by their places; one that is mended is none."""
        return tuple(n for n in range(len(self.doubts)) if not self.is_settled(n))

    def is_settled(self, n: int) -> bool:
        """Whether a doubt needs no eye any more."""
        if self.doubts[n].sure <= 0.0:  # something is missing, which only a whole card mends
            return self.whole
        return n in self.settled

    @property
    def sure(self) -> float:
        """How sure the card is, from 0 to 1, as it was read."""
        if not self.whole:
            return 0.0
        return min((*self.elements, *(doubt.sure for doubt in self.doubts)), default=1.0)

    @property
    def ready(self) -> bool:
        """Whether the card can be put into a deck without anything left to look at."""
        return self.state is State.READ and self.whole and not self.open

    def asked(self) -> tuple[object, ...]:
        """What a reading depends on: an answer to another question is no answer."""
        corners = self.corners if self.by_hand else ()
        return self.path, self.page, corners, self.mirror

    def again(self, **changed: Any) -> Sheet:
        """The sheet to be read once more, with something said otherwise."""
        plain: dict[str, Any] = {"state": State.WAITING, "fault": "", "card": self.card}
        return replace(self, **(plain | {"doubts": (), "settled": frozenset()} | changed))


def as_data(sheet: Sheet) -> dict[str, Any]:
    """A sheet as plain JSON data."""
    data: dict[str, Any] = {name: getattr(sheet, name) for name in PLAIN}
    data["state"] = sheet.state.value
    data["card"] = None if sheet.card is None else sheet.card.as_data()
    data["doubts"] = [_doubt_data(doubt) for doubt in sheet.doubts]
    data["elements"] = list(sheet.elements)
    data["settled"] = sorted(sheet.settled)
    data["corners"] = [list(corner) for corner in sheet.corners]
    return data


def from_data(data: Mapping[str, Any]) -> Sheet:
    """A sheet from what `as_data` gave."""
    held = dict(data)
    held["state"] = State(held["state"])
    held["card"] = None if held["card"] is None else _card(held["card"])
    held["doubts"] = tuple(_doubt(written) for written in held["doubts"])
    held["elements"] = tuple(held["elements"])
    held["settled"] = frozenset(held["settled"])
    held["corners"] = tuple((float(x), float(y)) for x, y in held["corners"])
    return Sheet(**held)


def _doubt_data(doubt: Doubt) -> list[Any]:
    plain = [doubt.what, doubt.place, doubt.sure]
    return [*plain, True] if doubt.which_way else plain


def _doubt(written: list[Any]) -> Doubt:
    what, place, sure, *which_way = written
    return Doubt(what, _xy(place), sure, which_way=bool(which_way and which_way[0]))


def _xy(place: Any) -> XY | None:
    return None if place is None else (float(place[0]), float(place[1]))


def _card(data: Mapping[str, Any]) -> Card:
    deck: dict[str, Any] = {"name": "", "author": "", "license": "", "offense": [], "defense": []}
    deck["geometry"] = CLASSIC_GEOMETRY.as_data()
    made = trusted_deck(deck | {data["side"]: [data]})
    return cards_of(made)[0]


def side_of(card: Card) -> str:
    """The side that a card is of."""
    return "offense" if isinstance(card, OffenseCard) else "defense"
