"""Cards and decks as frozen values: what is printed on them, and nothing about light.

Lengths are yards on the card: x to the right as the card lies on the box, y down-field from the
line of scrimmage.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, fields
from enum import StrEnum
from functools import cached_property
from typing import Any

from gridlight.kernel.codec import canonical
from gridlight.kernel.errors import CardError
from gridlight.kernel.language import tr

FORMAT_VERSION = 1
ALIGNMENTS = (-3, -2, -1, 0, 1, 2, 3)  # FE-2: defense place less offense place
NUMBERS = tuple(range(1, 13))
LETTERS = tuple("ABCDEF")
DIAMONDS = 11


class Travel(StrEnum):
    """How the ball moves along a segment."""

    RUN = "run"
    PASS = "pass"
    LATERAL = "lateral"

    @property
    def solid(self) -> bool:
        """Whether the segment is a carrier's solid line, not a ball in the air."""
        return self is Travel.RUN


class Kind(StrEnum):
    """What an offense card is called as a play."""

    RUN = "run"
    PASS = "pass"


class End(StrEnum):
    """How a path that nothing stops comes to its end."""

    TOUCHDOWN = "touchdown"
    OUT_OF_BOUNDS = "out-of-bounds"
    DOWN = "down"


@dataclass(frozen=True)
class Geometry:
    """Every measure of a deck's cards, in yards but for the counts and `yards_per_inch`."""

    yards_per_inch: float = 5.0
    left: float = -20.0
    right: float = 20.0
    top: float = -12.0
    far: float = 40.5
    pitch: float = 2.0
    line_width: float = 0.75
    broken_width: float = 0.55
    dash: float = 1.1
    gap: float = 0.6
    fewest_dashes: int = 3
    diamond: float = 1.25
    dot: float = 0.85
    star: float = 0.9
    yard_line_step: float = 5.0
    bars_top: float = -11.65
    bars_bottom: float = -10.65
    offense_bars: int = 7
    offense_bar_width: float = 1.0
    offense_strip: float = 7.5
    defense_bars: int = 10
    defense_bar_width: float = 1.04
    hole: float = 5.0
    sawtooth_x: float = 16.2
    sawtooth_y: float = 10.0
    sawtooth_half_width: float = 3.0
    sawtooth_half_height: float = 0.9
    sawtooth_teeth: int = 6
    sawtooth_tooth: float = 0.35

    @property
    def width(self) -> float:
        """Width of a card in yards."""
        return self.right - self.left

    @property
    def height(self) -> float:
        """Height of a card in yards."""
        return self.far - self.top

    def breadth(self, travel: Travel) -> float:
        """Width in yards of the line that shows a segment of this kind."""
        return self.line_width if travel.solid else self.broken_width

    def millimeters(self, yards: float) -> float:
        """A length on the card in millimeters of the printed card."""
        return yards / self.yards_per_inch * 25.4

    def offense_bar_centers(self) -> tuple[float, ...]:
        """x of the offense card's thick bars, left to right."""
        return _row(self.offense_bars, self.pitch)

    def defense_bar_centers(self) -> tuple[float, ...]:
        """x of the defense card's green bars, left to right."""
        return _row(self.defense_bars, self.pitch)

    def yard_lines(self) -> tuple[float, ...]:
        """y of the printed yard lines that lie below the bars, from the top down."""
        step = self.yard_line_step
        first = int(self.bars_bottom // step) + 1
        last = int(self.far // step)
        return tuple(k * step for k in range(first, last + 1))

    def __hash__(self) -> int:
        return self._hash

    @cached_property
    def _hash(self) -> int:
        return hash(tuple(self.as_data().values()))

    def as_data(self) -> dict[str, Any]:
        """The measures as plain JSON data."""
        return {field.name: getattr(self, field.name) for field in fields(self)}


def _row(count: int, pitch: float) -> tuple[float, ...]:
    return tuple((k - (count - 1) / 2) * pitch for k in range(count))


CLASSIC_GEOMETRY = Geometry()


@dataclass(frozen=True, slots=True)
class Point:
    """A control point of a path or the center of a marker; `radius` rounds a path's corner."""

    x: float
    y: float
    radius: float = 0.0

    def as_data(self) -> list[float]:
        """`[x, y]`, or `[x, y, radius]` for a rounded corner."""
        return [self.x, self.y, self.radius] if self.radius else [self.x, self.y]


@dataclass(frozen=True, slots=True)
class Segment:
    """One stretch of an offense card's path, between its first and last control point."""

    kind: Travel
    points: tuple[Point, ...]

    def as_data(self) -> dict[str, Any]:
        """The segment as it stands in a card file."""
        return {"kind": self.kind.value, "points": [point.as_data() for point in self.points]}


@dataclass(frozen=True, slots=True)
class Picture:
    """A card's masks kept from a scan: gray PNG files by layer, at one resolution.

    Offense cards have the layers `solid`, `broken` and `star`, defense cards `diamonds` and
    `dots`; white is figure. Each picture is the whole card as it lies on the box.
    """

    dpi: int
    layers: tuple[tuple[str, bytes], ...]

    def layer(self, name: str) -> bytes:
        """The PNG of one layer; KeyError when the picture lacks it."""
        return dict(self.layers)[name]

    def as_data(self) -> dict[str, Any]:
        """The picture with its PNG files in base 64."""
        from base64 import b64encode

        texts = {name: b64encode(png).decode("ascii") for name, png in self.layers}
        return {"dpi": self.dpi, "layers": texts}


# Cards are keys of caches in every inner loop, so they keep their hash. It must be the same in
# every process that a card is sent to, hence numbers only.


@dataclass(frozen=True)
class OffenseCard:
    """A play: its path in order of travel, and how the path ends. FE-1"""

    number: int
    name: str
    kind: Kind
    segments: tuple[Segment, ...]
    ends: End
    picture: Picture | None = None

    def __hash__(self) -> int:
        return self._hash

    @cached_property
    def _hash(self) -> int:
        points = tuple((p.x, p.y, p.radius) for part in self.segments for p in part.points)
        return hash((self.number, points))

    @property
    def key(self) -> str:
        """What the card is called in a record: its number."""
        return str(self.number)

    def stars(self) -> tuple[Point, ...]:
        """The ends of the flights, in order of travel."""
        return tuple(part.points[-1] for part in self.segments if not part.kind.solid)

    def as_data(self) -> dict[str, Any]:
        """The card as its file holds it."""
        data: dict[str, Any] = {
            "format": "gridlight-card",
            "version": FORMAT_VERSION,
            "side": "offense",
            "number": self.number,
            "name": self.name,
            "kind": self.kind.value,
            "segments": [part.as_data() for part in self.segments],
            "ends": self.ends.value,
        }
        return data | ({"picture": self.picture.as_data()} if self.picture else {})


@dataclass(frozen=True)
class DefenseCard:
    """A formation: the centers of its eleven tacklers and of its red dots. FE-1"""

    letter: str
    name: str
    diamonds: tuple[Point, ...]
    dots: tuple[Point, ...]
    picture: Picture | None = None

    def __hash__(self) -> int:
        return self._hash

    @cached_property
    def _hash(self) -> int:
        return hash(
            (tuple((p.x, p.y) for p in self.diamonds), tuple((p.x, p.y) for p in self.dots))
        )

    @property
    def key(self) -> str:
        """What the card is called in a record: its letter."""
        return self.letter

    def as_data(self) -> dict[str, Any]:
        """The card as its file holds it."""
        data: dict[str, Any] = {
            "format": "gridlight-card",
            "version": FORMAT_VERSION,
            "side": "defense",
            "letter": self.letter,
            "name": self.name,
            "diamonds": [point.as_data() for point in self.diamonds],
            "dots": [point.as_data() for point in self.dots],
        }
        return data | ({"picture": self.picture.as_data()} if self.picture else {})


@dataclass(frozen=True)
class Deck:
    """A whole deck; equal decks have equal digests, on every machine."""

    name: str
    author: str
    license: str
    geometry: Geometry
    offense: tuple[OffenseCard, ...]
    defense: tuple[DefenseCard, ...]
    note: str = ""

    def play(self, number: int) -> OffenseCard:
        """The offense card with this number; CardError when the deck has none."""
        for card in self.offense:
            if card.number == number:
                return card
        have = ", ".join(card.key for card in self.offense)
        raise CardError(
            tr("deck “{name}”", name=self.name),
            "offense",
            tr("there is no card “{number}”", number=number),
            tr("It has {cards}.", cards=have),
        )

    def formation(self, letter: str) -> DefenseCard:
        """The defense card with this letter; CardError when the deck has none."""
        for card in self.defense:
            if card.letter == letter:
                return card
        have = ", ".join(card.key for card in self.defense)
        raise CardError(
            tr("deck “{name}”", name=self.name),
            "defense",
            tr("there is no card “{letter}”", letter=letter),
            tr("It has {cards}.", cards=have),
        )

    def as_data(self) -> dict[str, Any]:
        """The deck as one JSON document with its cards inside, fit for a game's record."""
        return {
            "format": "gridlight-deck",
            "version": FORMAT_VERSION,
            "name": self.name,
            "author": self.author,
            "license": self.license,
            **({"note": self.note} if self.note else {}),
            "geometry": self.geometry.as_data(),
            "offense": [card.as_data() for card in self.offense],
            "defense": [card.as_data() for card in self.defense],
        }

    @cached_property
    def digest(self) -> str:
        """SHA-256 in hex over the deck's canonical JSON."""
        return hashlib.sha256(canonical(self.as_data()).encode()).hexdigest()
