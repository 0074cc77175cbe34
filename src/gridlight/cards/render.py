"""Pictures of cards as printed, as they lie on the box: for people, not for the light."""

from __future__ import annotations

import io
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING

import numpy as np

from gridlight.cards import shapes
from gridlight.cards.decks import card_file
from gridlight.cards.model import Deck, DefenseCard, Geometry, OffenseCard
from gridlight.cards.path import XY
from gridlight.cards.raster import (
    FULL,
    Mask,
    blank,
    defense_masks,
    fill_box,
    fill_polygon,
    offense_masks,
    size_of,
    stroke,
)
from gridlight.kernel.language import tr

if TYPE_CHECKING:
    from PIL import Image, ImageFont

Color = tuple[int, int, int]

GREEN, GREEN_EDGE = (24, 66, 48), (13, 41, 30)
RULE, RULE_TEXT = (9, 32, 23), (120, 158, 138)
WHITE, CREAM = (250, 248, 240), (236, 229, 208)
CLEAR, CLEAR_EDGE = (247, 249, 244), (226, 232, 224)
INK, FAINT_INK = (42, 56, 50), (130, 142, 135)
DIAMOND, DIAMOND_EDGE = (22, 132, 62), (8, 84, 38)
DOT, DOT_EDGE = (206, 32, 42), (128, 12, 22)
TILE = 64  # pixels
HUFFMAN = 2  # zlib's strategy: grain has no repeats worth the time that looking for them takes
MOST_THREADS = 4  # a card being drawn takes up to 60 MB at 300 dots an inch
CORNER = 0.6  # yards
HEAVY, THIN = 0.16, 0.07  # yards: the line of scrimmage, the other yard lines
MARGIN = 0.9  # yards between print and edge


class _Sheet:
    """A card being printed: inks laid on through masks."""

    def __init__(self, geometry: Geometry, dpi: int, center: Color, edge: Color) -> None:
        self.geometry = geometry
        self.dpi = dpi
        self.scale = dpi / geometry.yards_per_inch
        self.picture = _ground(size_of(geometry, dpi), center, edge)

    def lay(self, mask: Mask, color: Color, strength: float = 1.0) -> None:
        """Lays ink on where the mask is."""
        from PIL import Image

        paper = Image.fromarray(mask)
        inked = paper.getbbox()
        if inked is None:
            return
        paper = paper.crop(inked)
        if strength < 1.0:
            paper = paper.point([round(level * strength) for level in range(FULL + 1)])
        self.picture.paste(color, inked[:2], paper)

    def boxes(self, boxes: Iterable[shapes.Box], color: Color) -> None:
        """Fills rectangles."""
        masks = blank(("shape",), self.geometry, self.dpi)
        for box in boxes:
            fill_box(masks, "shape", box)
        self.lay(masks.layers["shape"], color)

    def polygons(self, outlines: Iterable[tuple[XY, ...]], color: Color) -> None:
        """Fills outlines."""
        masks = blank(("shape",), self.geometry, self.dpi)
        for corners in outlines:
            fill_polygon(masks, "shape", corners)
        self.lay(masks.layers["shape"], color)

    def outline(self, points: tuple[XY, ...], width: float, color: Color) -> None:
        """Strokes a closed outline."""
        self.strokes([((*points, points[0]), width)], color)

    def strokes(self, lines: Iterable[tuple[tuple[XY, ...], float]], color: Color) -> None:
        """Strokes lines of their own widths."""
        masks = blank(("line",), self.geometry, self.dpi)
        for points, width in lines:
            for pair in pairwise(points):
                stroke(masks, "line", pair, width / 2.0)
        self.lay(masks.layers["line"], color)

    def write(
        self,
        text: str,
        place: XY,
        size: float,
        color: Color,
        font: bytes | None,
        anchor: str = "lm",
        room: float | None = None,
    ) -> None:
        """Writes a line of text `size` yards high, smaller if it needs more than its room."""
        from PIL import ImageDraw

        face = _face(font, size * self.scale)
        if room is not None and face.getlength(text) > room * self.scale:
            face = _face(font, size * room * self.scale**2 / face.getlength(text))
        at = (
            (place[0] - self.geometry.left) * self.scale,
            (place[1] - self.geometry.top) * self.scale,
        )
        ImageDraw.Draw(self.picture).text(at, text, fill=color, font=face, anchor=anchor)

    def finished(self) -> Image.Image:
        """The card with its corners rounded off."""
        from PIL import Image, ImageDraw

        fine = 4
        cut = Image.new("L", self.picture.size, FULL)
        width, height = cut.size
        side = round(CORNER * self.scale)
        disc = Image.new("L", (2 * side * fine, 2 * side * fine), 0)
        ImageDraw.Draw(disc).ellipse((0, 0, *disc.size), fill=FULL)
        disc = disc.resize((2 * side, 2 * side), Image.Resampling.BOX)
        for x, left in ((0, 0), (width - side, side)):
            for y, top in ((0, 0), (height - side, side)):
                cut.paste(disc.crop((left, top, left + side, top + side)), (x, y))
        self.picture.putalpha(cut)
        return self.picture


def _ground(size: tuple[int, int], center: Color, edge: Color) -> Image.Image:
    """Stock that darkens towards its edges, with a little grain."""
    from PIL import Image

    ground = Image.new("RGB", size, center)
    ground.paste(edge, (0, 0), Image.fromarray(_shade(size)))
    return ground


@lru_cache(maxsize=1)
def _shade(size: tuple[int, int]) -> Mask:
    """How much of the edges' color stock has at each pixel."""
    width, height = size
    x = np.linspace(-1.0, 1.0, width, dtype=np.float32)[None, :]
    y = np.linspace(-1.0, 1.0, height, dtype=np.float32)[:, None]
    far = ((x * x + y * y) / np.float32(2.0)) ** np.float32(1.5)
    grain = np.random.default_rng(7).standard_normal((TILE, TILE), np.float32)
    tiles = (height // TILE + 1, width // TILE + 1)
    far += np.tile(grain, tiles)[:height, :width] * np.float32(0.03)
    return np.asarray(np.clip(far * FULL, 0, FULL).astype(np.uint8))


def _face(font: bytes | None, size: float) -> ImageFont.FreeTypeFont | ImageFont.ImageFont:
    from PIL import ImageFont

    if font is None:
        return ImageFont.load_default(max(1.0, size))
    return ImageFont.truetype(io.BytesIO(font), max(1, round(size)))


def offense_picture(
    card: OffenseCard, geometry: Geometry, dpi: int, font: bytes | None = None
) -> Image.Image:
    """A play as printed: white path on dark green; `font` is the bytes of a TrueType font."""
    sheet = _Sheet(geometry, dpi, GREEN, GREEN_EDGE)
    _yard_lines(sheet, RULE, RULE_TEXT, font)
    sheet.outline(shapes.sawtooth(geometry), THIN, RULE)
    sheet.boxes([shapes.offense_strip(geometry)], WHITE)
    sheet.boxes(shapes.offense_bars(geometry), GREEN_EDGE)
    _title(sheet, card.name, tr("Offense {key}", key=card.key), CREAM, font)
    _numeral(sheet, card.key, RULE_TEXT, font)
    masks = offense_masks(card, geometry, dpi)
    shadow = np.maximum(masks.layers["solid"], masks.layers["broken"])
    sheet.lay(_soft(shadow, 0.35 * sheet.scale), RULE, 0.55)
    sheet.lay(masks.layers["broken"], WHITE)
    sheet.lay(masks.layers["solid"], WHITE)
    for point in card.stars():
        sheet.polygons([shapes.star(point, 1.95 * geometry.star)], GREEN_EDGE)
        sheet.polygons([shapes.star(point, 1.45 * geometry.star)], WHITE)
    return sheet.finished()


def defense_picture(
    card: DefenseCard, geometry: Geometry, dpi: int, font: bytes | None = None
) -> Image.Image:
    """A formation as printed: green diamonds and red dots on clear film."""
    sheet = _Sheet(geometry, dpi, CLEAR, CLEAR_EDGE)
    _yard_lines(sheet, FAINT_INK, FAINT_INK, font)
    sheet.outline(shapes.sawtooth(geometry), THIN, FAINT_INK)
    sheet.boxes(shapes.defense_bars(geometry), DIAMOND)
    _title(sheet, card.name, tr("Defense {key}", key=card.key), INK, font)
    _numeral(sheet, card.key, FAINT_INK, font)
    masks = defense_masks(card, geometry, dpi)
    for layer, color, edge in (("diamonds", DIAMOND, DIAMOND_EDGE), ("dots", DOT, DOT_EDGE)):
        sheet.lay(masks.layers[layer], edge)
        sheet.lay(_shrunk(masks.layers[layer], max(1, round(0.09 * sheet.scale))), color)
    return sheet.finished()


def _yard_lines(sheet: _Sheet, color: Color, text: Color, font: bytes | None) -> None:
    geometry = sheet.geometry
    left, right = geometry.left, geometry.right
    lines = geometry.yard_lines()
    sheet.strokes([(((left, y), (right, y)), HEAVY if y == 0 else THIN) for y in lines], color)
    for y in lines:
        if y > geometry.far - 1.5:
            continue
        words = "LS" if y == 0 else f"{y:+.0f}".replace("-", "−")
        below = y - 1.2 < geometry.bars_bottom
        at, side = (y + 0.12, "t") if below else (y - 0.12, "d")
        sheet.write(words, (left + MARGIN, at), 0.95, text, font, f"l{side}")
        if abs(y - geometry.sawtooth_y) > 2.0 * geometry.sawtooth_half_height:
            sheet.write(words, (right - MARGIN, at), 0.95, text, font, f"r{side}")


def _title(sheet: _Sheet, name: str, number: str, color: Color, font: bytes | None) -> None:
    geometry = sheet.geometry
    y = (geometry.bars_top + geometry.bars_bottom) / 2.0
    edge = max(geometry.offense_strip, abs(geometry.defense_bar_centers()[0]) + 1.0) + 0.4
    room = -geometry.left - MARGIN - edge
    sheet.write(name.upper(), (geometry.left + MARGIN, y), 1.35, color, font, "lm", room)
    sheet.write(number.upper(), (geometry.right - MARGIN, y), 1.35, color, font, "rm", room)


def _numeral(sheet: _Sheet, key: str, color: Color, font: bytes | None) -> None:
    geometry = sheet.geometry
    place = (geometry.right - MARGIN - 0.6, geometry.far - 1.1)
    sheet.write(key, place, 4.2, color, font, "rb")


def _soft(mask: Mask, radius: float) -> Mask:
    from PIL import Image, ImageFilter

    blurred = Image.fromarray(mask).filter(ImageFilter.GaussianBlur(radius))
    return np.asarray(blurred, dtype=np.uint8)


def _shrunk(mask: Mask, pixels: int) -> Mask:
    """A mask whose figures end some pixels earlier, of a square round each pixel the least."""
    least = np.pad(mask, pixels, mode="edge")
    for axis, size in enumerate(mask.shape):
        rows = np.moveaxis(least, axis, 0)
        kept = rows[:size].copy()
        for k in range(1, 2 * pixels + 1):
            np.minimum(kept, rows[k : k + size], out=kept)
        least = np.moveaxis(kept, 0, axis)
    return least


def pictures(deck: Deck, dpi: int, font: bytes | None = None) -> dict[str, bytes]:
    """A PNG of every card of a deck by file name, at a resolution that the PNG states."""
    cards: list[OffenseCard | DefenseCard] = [*deck.offense, *deck.defense]

    def drawn(card: OffenseCard | DefenseCard) -> bytes:
        if isinstance(card, OffenseCard):
            return _png(offense_picture(card, deck.geometry, dpi, font), dpi)
        return _png(defense_picture(card, deck.geometry, dpi, font), dpi)

    names = [f"{card_file(card)}.png" for card in cards]
    with ThreadPoolExecutor(MOST_THREADS) as pool:
        return dict(zip(names, pool.map(drawn, cards), strict=True))


def _png(image: Image.Image, dpi: int) -> bytes:
    held = io.BytesIO()
    image.save(held, "PNG", dpi=(dpi, dpi), compress_type=HUFFMAN)
    return held.getvalue()
