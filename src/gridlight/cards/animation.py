"""The reveal of a play as a moving picture: the slide is pulled and the path lights up. FE-6"""

from __future__ import annotations

import io
import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFilter, ImageFont

from gridlight.cards.light import LightTable
from gridlight.cards.model import Deck
from gridlight.cards.raster import defense_masks, offense_masks
from gridlight.cards.result import Outcome, Result, decided_at
from gridlight.cards.shapes import diamond
from gridlight.kernel.language import tr

Canvas = NDArray[np.float32]
Font = ImageFont.FreeTypeFont | ImageFont.ImageFont
Color = tuple[int, int, int]

SCALE = 10
"""Pixels a yard."""
FINE = 4
"""Markers are drawn as many times larger and made small again, for smooth edges."""
PULL, HOLD, PULSES = 44, 3, 3
PULL_MS, PULSE_MS, LAST_MS = 45, 170, 2600
EDGE = 14
"""Pixels over which the slide's edge lets light fade out."""
SIDE, HEAD, FOOT = 34, 58, 118

UNLIT: Color = (11, 29, 23)
LIT: Color = (21, 71, 47)
LIT_HOT: Color = (40, 108, 74)
PATH: Color = (255, 246, 220)
GLOW: Color = (255, 184, 77)
DIAMOND: Color = (12, 74, 42)
DIAMOND_RIM: Color = (116, 220, 157)
DOT: Color = (142, 26, 28)
DOT_RIM: Color = (255, 159, 143)
YARD: Color = (6, 20, 14)
YARD_TEXT: Color = (143, 184, 161)
YARD_TEXT_LIT: Color = (234, 247, 238)
CASE: Color = (44, 24, 16)
CASE_LIGHT: Color = (90, 53, 36)
BRASS: Color = (216, 172, 92)
BRASS_DARK: Color = (123, 84, 32)
INK: Color = (61, 38, 16)
SLIDE: Color = (217, 201, 162)
HANDLE: Color = (122, 31, 24)
TEXT: Color = (242, 227, 200)
AMBER: Color = (255, 200, 110)


@dataclass(frozen=True, slots=True)
class Lettering:
    """Fonts as bytes of TrueType files; without them Pillow's own is used."""

    display: bytes | None = None
    text: bytes | None = None

    def at(self, size: int, *, display: bool = False) -> Font:
        """A font at a size in pixels."""
        data = self.display if display else self.text
        if data is None:
            return ImageFont.load_default(size)
        return ImageFont.truetype(io.BytesIO(data), size)


@dataclass(frozen=True, slots=True)
class Snap:
    """Two cards, how they lie, and how far it is to the goal line."""

    play: int
    formation: str
    alignment: float
    goal: int | None


def reveal_gif(
    deck: Deck,
    play: int,
    formation: str,
    alignment: float,
    *,
    goal: int | None = None,
    caption: str = "",
    lettering: Lettering | None = None,
) -> bytes:
    """A GIF of the slide being pulled until the play is decided; `caption` tells the outcome.

    `goal` is how many yards the line of scrimmage is from the goal line, None when none cuts
    the card short. CardError when the deck lacks a card.
    """
    snap = Snap(play, formation, alignment, goal)
    reel = _Reel(deck, snap, caption, lettering or Lettering())
    frames = list(reel.frames())
    palette = frames[-1][0].quantize(colors=255, method=Image.Quantize.MEDIANCUT)
    pictures = [
        frame.quantize(palette=palette, dither=Image.Dither.FLOYDSTEINBERG) for frame, _ in frames
    ]
    return _saved([(each, ms) for each, (_, ms) in zip(pictures, frames, strict=True)])


def film_gif(size: tuple[int, int], frames: Sequence[tuple[bytes, int]], most: int = 0) -> bytes:
    """A GIF of pictures given as red, green and blue bytes, each with its milliseconds.

    All share the colors of the first and the last, so that what stands still costs nothing.
    Where it would have more than `most` bytes, every second picture goes, and again.
    """
    both = Image.new("RGB", (size[0], 2 * size[1]))
    both.paste(Image.frombytes("RGB", size, frames[0][0]), (0, 0))
    both.paste(Image.frombytes("RGB", size, frames[-1][0]), (0, size[1]))
    palette = both.quantize(colors=255, method=Image.Quantize.MEDIANCUT)
    drawn = [
        (Image.frombytes("RGB", size, data).quantize(palette=palette, dither=Image.Dither.NONE), ms)
        for data, ms in frames
    ]
    made = _saved(drawn)
    while most and len(made) > most and len(drawn) > 2:
        drawn = _thinned(drawn)
        made = _saved(drawn)
    return made


def _thinned(drawn: Sequence[tuple[Image.Image, int]]) -> list[tuple[Image.Image, int]]:
    """Every second picture, the first and the last among them, each as long as two."""
    kept = [*drawn[:-1:2], drawn[-1]]
    shares = [
        drawn[n][1] + (drawn[n + 1][1] if n + 1 < len(drawn) - 1 else 0)
        for n in range(0, len(drawn) - 1, 2)
    ]
    return [(each, ms) for (each, _), ms in zip(kept, [*shares, drawn[-1][1]], strict=True)]


def _saved(drawn: Sequence[tuple[Image.Image, int]]) -> bytes:
    held = io.BytesIO()
    drawn[0][0].save(
        held,
        format="GIF",
        save_all=True,
        append_images=[each for each, _ in drawn[1:]],
        duration=[ms for _, ms in drawn],
        loop=0,
        optimize=False,
    )
    return held.getvalue()


class _Reel:
    """Everything of the picture that doesn't move, painted once, and the frames made of it."""

    def __init__(self, deck: Deck, snap: Snap, caption: str, lettering: Lettering) -> None:
        self.card, self.against = deck.play(snap.play), deck.formation(snap.formation)
        self.geometry = deck.geometry
        self.alignment = snap.alignment
        self.goal = snap.goal
        self.caption = caption
        self.lettering = lettering
        self.result = LightTable(deck).resolve(
            self.card, self.against, snap.alignment, goal=snap.goal
        )
        self.width = round(self.geometry.width * SCALE)
        self.height = round(self.geometry.height * SCALE)
        markers = self._markers()
        self.dark = _over(self._ground(lit=False), markers, 0.62)
        self.bright = _over(self._shine(), markers, 1.0)
        self.stage = self._stage()

    def frames(self) -> Iterator[tuple[Image.Image, int]]:
        """The frames with their durations in milliseconds."""
        start = self.geometry.bars_bottom
        end = decided_at(self.result, self.geometry)
        for k in range(PULL):
            eased = 0.5 - 0.5 * math.cos(math.pi * k / (PULL - 1))
            yield self._frame(start + (end - start) * eased, "", 0), PULL_MS
        for k in range(2 * PULSES):
            yield self._frame(end, self.caption, 1 + k % 2), PULSE_MS
        yield self._frame(end, self.caption, 2), LAST_MS

    def _frame(self, edge: float, caption: str, ring: int) -> Image.Image:
        row = (edge - self.geometry.top) * SCALE
        rows = np.arange(self.height, dtype=np.float32)[:, None, None]
        open_to = np.clip((row - rows) / EDGE, 0.0, 1.0)
        well = self.dark + (self.bright - self.dark) * open_to
        lip = np.exp(-(((rows - row + EDGE) / 9.0) ** 2)) * 0.22
        well = 255 - (255 - well) * (1 - lip * np.array(GLOW, dtype=np.float32) / 255)
        picture = self.stage.copy()
        picture.paste(_image(well), (SIDE, HEAD))
        pen = ImageDraw.Draw(picture)
        if ring:
            self._ring(pen, ring)
        self._slide(pen, row / self.height)
        self._caption(pen, caption)
        return picture

    def _ground(self, *, lit: bool) -> Canvas:
        """The two cards on the box without figures: dark, or with the lamp behind them."""
        y, x = np.mgrid[0 : self.height, 0 : self.width].astype(np.float32)
        if not lit:
            fall = (1.0 - 0.35 * y / self.height)[..., None]
            canvas = np.array(UNLIT, dtype=np.float32) * fall
        else:
            away = np.hypot((x / self.width - 0.5) * 1.5, y / self.height - 0.34)[..., None]
            hot, mild = np.array(LIT_HOT, np.float32), np.array(LIT, np.float32)
            share = np.clip(1.0 - away / 0.75, 0.0, 1.0)
            canvas = mild * (0.62 + 0.38 * share) + (hot - mild) * share
        return self._yard_lines(canvas, lit=lit)

    def _yard_lines(self, canvas: Canvas, *, lit: bool) -> Canvas:
        picture = _image(canvas)
        pen = ImageDraw.Draw(picture)
        font = self.lettering.at(13)
        for line in self.geometry.yard_lines():
            y = self._row(line)
            pen.line((0, y, self.width, y), fill=YARD, width=3 if line == 0 else 1)
            text = tr("LINE") if line == 0 else f"{line:+g}".replace("-", "−")
            pen.text((8, y - 17), text, font=font, fill=YARD_TEXT_LIT if lit else YARD_TEXT)
        if self.goal is not None and self.goal < self.geometry.far:
            y = self._row(self.goal)
            pen.line((0, y, self.width, y), fill=BRASS if lit else BRASS_DARK, width=3)
            pen.text((self.width - 48, y - 17), tr("GOAL"), font=font, fill=BRASS)
        return np.asarray(picture, dtype=np.float32)

    def _shine(self) -> Canvas:
        """The lit cards: the path glows where no marker covers it."""
        dpi = round(SCALE * self.geometry.yards_per_inch)
        above = offense_masks(self.card, self.geometry, dpi).layers
        below = defense_masks(self.against, self.geometry, dpi).layers
        figure = np.maximum.reduce([above["solid"], above["broken"], above["star"]]) / 255.0
        cover = np.maximum(below["diamonds"], below["dots"]) / 255.0
        shift = round(self.alignment * self.geometry.pitch * SCALE)
        light = figure * (1.0 - 0.97 * _moved(cover, shift))
        ground = self._ground(lit=True)
        for sigma, gain in ((16.0, 1.5), (6.0, 1.1), (2.2, 0.8)):
            bloom = np.clip(_blurred(light, sigma) * gain, 0.0, 1.0)[..., None]
            ground = 255 - (255 - ground) * (1 - bloom * np.array(GLOW, np.float32) / 255)
        lines = np.array(PATH, np.float32)
        return np.asarray(ground + (lines - ground) * figure[..., None], dtype=np.float32)

    def _markers(self) -> Image.Image:
        """Diamonds and dots with their rims; dots carry a hatch besides their color."""
        size = (self.width * FINE, self.height * FINE)
        sheet = Image.new("RGBA", size, (0, 0, 0, 0))
        pen = ImageDraw.Draw(sheet)
        shift = self.alignment * self.geometry.pitch
        for point in self.against.diamonds:
            tips = [self._fine(x + shift, y) for x, y in diamond(point, self.geometry.diamond)]
            pen.polygon(tips, fill=(*DIAMOND, 236), outline=(*DIAMOND_RIM, 255), width=FINE + 2)
        for point in self.against.dots:
            x, y = self._fine(point.x + shift, point.y)
            reach = self.geometry.dot * SCALE * FINE
            box = (x - reach, y - reach, x + reach, y + reach)
            pen.ellipse(box, fill=(*DOT, 240))
            for offset in (-0.55, 0.0, 0.55):
                half = reach * math.sqrt(1 - offset**2) / math.sqrt(2)
                cx, cy = x + offset * reach / math.sqrt(2), y + offset * reach / math.sqrt(2)
                stroke = (cx - half, cy + half, cx + half, cy - half)
                pen.line(stroke, fill=(*DOT_RIM, 150), width=FINE)
            pen.ellipse(box, outline=(*DOT_RIM, 255), width=FINE + 2)
        return sheet.resize((self.width, self.height), Image.Resampling.LANCZOS)

    def _stage(self) -> Image.Image:
        size = (self.width + 2 * SIDE, self.height + HEAD + FOOT)
        picture = Image.new("RGB", size, (20, 11, 7))
        pen = ImageDraw.Draw(picture)
        case = (8, 8, size[0] - 8, HEAD + self.height + 26)
        pen.rounded_rectangle(case, 20, fill=CASE, outline=CASE_LIGHT, width=3)
        frame = (SIDE - 5, HEAD - 5, SIDE + self.width + 4, HEAD + self.height + 4)
        pen.rectangle(frame, fill=BRASS)
        middle = size[0] // 2
        plate = (middle - 132, 18, middle + 132, 42)
        pen.rounded_rectangle(plate, 5, fill=BRASS)
        font = self.lettering.at(16, display=True)
        pen.text((middle, 30), "FOTO-ELECTRIC FOOTBALL", font=font, fill=INK, anchor="mm")
        return picture

    def _slide(self, pen: ImageDraw.ImageDraw, pulled: float) -> None:
        """The slide's end under the box; it comes out as the box is uncovered."""
        top = HEAD + self.height + 26
        reach = top + 10 + round(34 * pulled)
        middle = self.width // 2 + SIDE
        pen.rectangle((SIDE + 6, top, SIDE + self.width - 7, reach), fill=SLIDE)
        handle = (middle - 70, reach - 8, middle + 70, reach + 6)
        pen.rounded_rectangle(handle, 7, fill=HANDLE)

    def _caption(self, pen: ImageDraw.ImageDraw, caption: str) -> None:
        middle = self.width // 2 + SIDE
        bottom = self.height + HEAD + FOOT
        call = f"{self.card.name} – {self.against.name}"
        pen.text((middle, bottom - 34), call, font=self.lettering.at(19), fill=TEXT, anchor="mm")
        font = self.lettering.at(16)
        pen.text((middle, bottom - 13), caption, font=font, fill=AMBER, anchor="mm")

    def _ring(self, pen: ImageDraw.ImageDraw, phase: int) -> None:
        """Where the play was decided."""
        x, y = _deciding(self.result)
        px = (x - self.geometry.left) * SCALE + SIDE
        py = (y - self.geometry.top) * SCALE + HEAD
        reach = 15 + 5 * phase
        pen.ellipse((px - reach, py - reach, px + reach, py + reach), outline=AMBER, width=3)

    def _row(self, y: float) -> int:
        return round((y - self.geometry.top) * SCALE)

    def _fine(self, x: float, y: float) -> tuple[float, float]:
        place = self.geometry
        return (x - place.left) * SCALE * FINE, (y - place.top) * SCALE * FINE


def _deciding(result: Result) -> tuple[float, float]:
    if result.markers and result.outcome is not Outcome.TOUCHDOWN:
        return result.markers[0].x, result.markers[0].y
    return result.where


def _image(canvas: Canvas) -> Image.Image:
    return Image.fromarray(np.clip(canvas, 0, 255).astype(np.uint8), "RGB")


def _over(canvas: Canvas, sheet: Image.Image, share: float) -> Canvas:
    drawn = np.asarray(sheet, dtype=np.float32)
    alpha = drawn[..., 3:] / 255.0 * share
    return np.asarray(canvas * (1 - alpha) + drawn[..., :3] * alpha, dtype=np.float32)


def _blurred(mask: NDArray[np.float64], sigma: float) -> Canvas:
    picture = Image.fromarray((np.clip(mask, 0, 1) * 255).astype(np.uint8), "L")
    soft = picture.filter(ImageFilter.GaussianBlur(sigma))
    return np.asarray(soft, dtype=np.float32) / 255.0


def _moved(mask: NDArray[np.float64], columns: int) -> NDArray[np.float64]:
    """The mask some columns to the right, nothing coming in from the other side."""
    moved = np.zeros_like(mask)
    if columns >= 0:
        moved[:, columns:] = mask[:, : mask.shape[1] - columns]
    else:
        moved[:, :columns] = mask[:, -columns:]
    return moved
