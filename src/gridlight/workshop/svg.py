"""A card as an SVG drawing, which other programs can change and `svg_reading` takes back."""

from __future__ import annotations

from collections.abc import Iterable
from xml.sax.saxutils import escape, quoteattr

from gridlight.cards import shapes
from gridlight.cards.model import DefenseCard, Geometry, OffenseCard, Point, Segment
from gridlight.cards.path import XY, corner_ends, path_of

STYLE = """
.ground { fill: #0d291e } .film { fill: #f7f9f4 }
.guides { fill: none; stroke: #5c8a74; stroke-width: 0.07 } .guides .solid { fill: #5c8a74 }
.run, .pass, .lateral { fill: none; stroke: #fff; stroke-linejoin: round }
.star { fill: #fff } .diamond { fill: #16843e } .dot { fill: #ce202a }
"""


def svg_of(card: OffenseCard | DefenseCard, geometry: Geometry) -> str:
    """The card as it lies on the box, in yards, its page as large as the card.

    Each segment is a path of class `run`, `pass` or `lateral`, in order of travel; diamonds are
    polygons of class `diamond`, dots circles of class `dot`. All else is there to be seen only.
    """
    offense = isinstance(card, OffenseCard)
    body = _offense(card, geometry) if isinstance(card, OffenseCard) else _defense(card, geometry)
    sides = geometry.width / geometry.yards_per_inch, geometry.height / geometry.yards_per_inch
    box = f"{_n(geometry.left)} {_n(geometry.top)} {_n(geometry.width)} {_n(geometry.height)}"
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{_n(sides[0])}in" '
        f'height="{_n(sides[1])}in" viewBox="{box}" '
        f'data-side="{"offense" if offense else "defense"}" data-key={quoteattr(card.key)}>'
    )
    ground = (
        f'<rect class="{"ground" if offense else "film"}" x="{_n(geometry.left)}" '
        f'y="{_n(geometry.top)}" width="{_n(geometry.width)}" height="{_n(geometry.height)}"/>'
    )
    return "\n".join(
        (
            '<?xml version="1.0" encoding="UTF-8"?>',
            head,
            f"<title>{escape(card.name)}</title>",
            f"<style>{STYLE}</style>",
            ground,
            *_guides(geometry, offense=offense),
            *body,
            "</svg>\n",
        )
    )


def _offense(card: OffenseCard, geometry: Geometry) -> Iterable[str]:
    path = path_of(card)
    yield '<g id="path">'
    for part, segment in enumerate(card.segments):
        extra = f' stroke-width="{_n(geometry.breadth(segment.kind))}"'
        if not segment.kind.solid:
            dashes = shapes.dashes(path, part, geometry)
            dash = dashes[0][1] - dashes[0][0]
            gap = dashes[1][0] - dashes[0][1] if len(dashes) > 1 else dash
            extra += f' stroke-dasharray="{dash:.4f} {gap:.4f}"'
        yield f'<path class="{segment.kind.value}" d="{_outline(segment)}"{extra}/>'
    yield "</g>"
    for point in card.stars():
        yield _polygon("star", shapes.star(point, geometry.star))


def _defense(card: DefenseCard, geometry: Geometry) -> Iterable[str]:
    yield '<g id="diamonds">'
    for point in card.diamonds:
        yield _polygon("diamond", shapes.diamond(point, geometry.diamond))
    yield '</g>\n<g id="dots">'
    for point in card.dots:
        yield (
            f'<circle class="dot" cx="{_n(point.x)}" cy="{_n(point.y)}" r="{_n(geometry.dot)}"/>'
        )
    yield "</g>"


def _guides(geometry: Geometry, *, offense: bool) -> Iterable[str]:
    yield '<g id="guides" class="guides">'
    for y in geometry.yard_lines():
        heavy = ' stroke-width="0.16"' if y == 0 else ""
        yield f'<path d="M{_n(geometry.left)} {_n(y)}H{_n(geometry.right)}"{heavy}/>'
    yield _polygon("", shapes.sawtooth(geometry))
    bars = shapes.offense_bars(geometry) if offense else shapes.defense_bars(geometry)
    for a, b, c, d in bars:
        yield _polygon("solid", ((a, b), (c, b), (c, d), (a, d)))
    yield "</g>"


def _outline(segment: Segment) -> str:
    """Path data: straight lines, and a quadratic round each rounded corner."""
    points = segment.points
    words = [f"M{_n(points[0].x)} {_n(points[0].y)}"]
    for index in range(1, len(points) - 1):
        words.append(_corner(points[index - 1], points[index], points[index + 1]))
    words.append(f"L{_n(points[-1].x)} {_n(points[-1].y)}")
    return "".join(words)


def _corner(before: Point, corner: Point, after: Point) -> str:
    enter, leave = corner_ends(before, corner, after)
    if enter == leave:
        return f"L{_n(corner.x)} {_n(corner.y)}"
    there = f"{_n(corner.x)} {_n(corner.y)}"
    return f"L{_n(enter[0])} {_n(enter[1])}Q{there} {_n(leave[0])} {_n(leave[1])}"


def _polygon(name: str, corners: Iterable[XY]) -> str:
    points = " ".join(f"{_n(x)},{_n(y)}" for x, y in corners)
    words = f' class="{name}"' if name else ""
    return f'<polygon{words} points="{points}"/>'


def _n(value: float) -> str:
    """A number with no more digits than a ten-thousandth needs."""
    return f"{value:.4f}".rstrip("0").rstrip(".") if value else "0"
