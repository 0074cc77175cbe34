"""A pen that draws on a PDF page: in yards of a card, or in points of the paper."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Any

from gridlight.cards.model import Geometry
from gridlight.cards.path import XY
from gridlight.workshop.paper import INCH, Correction, Paper

Ink = tuple[float, float, float]
FONT = "Gridlight"
PLAIN_FONT = "Helvetica"
RISE = 0.36  # half the height of a capital, as a share of the font's size


class Pen:
    """Draws on one sheet after another.

    Card places are yards with the card in the middle of the paper; `flipped` turns left and
    right. Paper places are points from the lower left corner. The printer's correction works
    on everything, about the middle of the sheet.
    """

    def __init__(
        self, paper: Paper, geometry: Geometry, correction: Correction, font: bytes | None
    ) -> None:
        from reportlab.pdfgen.canvas import Canvas

        self.paper = paper
        self.geometry = geometry
        self.correction = correction
        self.scale = INCH / geometry.yards_per_inch
        self.flipped = False
        self.held = io.BytesIO()
        size = (paper.width, paper.height)
        self.canvas: Any = Canvas(self.held, pagesize=size, pageCompression=1, invariant=1)
        self.font = _font(font)
        self._begin()

    def _begin(self) -> None:
        middle = self.paper.width / 2.0, self.paper.height / 2.0
        self.canvas.translate(*middle)
        self.canvas.scale(self.correction.across, self.correction.down)
        self.canvas.translate(-middle[0], -middle[1])
        self.canvas.setLineJoin(1)
        self.canvas.setLineCap(0)

    def next_sheet(self) -> None:
        """Go on to an empty sheet."""
        self.canvas.showPage()
        self.flipped = False
        self._begin()

    def finished(self) -> bytes:
        """The PDF's bytes; nothing can be drawn after that."""
        self.canvas.save()
        return self.held.getvalue()

    def place(self, point: XY) -> XY:
        """A place on the card, as a place on the paper."""
        geometry = self.geometry
        x = point[0] - (geometry.left + geometry.right) / 2.0
        y = point[1] - (geometry.top + geometry.far) / 2.0
        x = -x if self.flipped else x
        return self.paper.width / 2.0 + x * self.scale, self.paper.height / 2.0 - y * self.scale

    def fill(self, corners: Sequence[XY], ink: Ink) -> None:
        """Fill an outline on the card."""
        self.canvas.setFillColorRGB(*ink)
        self.canvas.drawPath(self._path(corners, closed=True), stroke=0, fill=1)

    def box(self, box: tuple[float, float, float, float], ink: Ink) -> None:
        """Fill a rectangle on the card: left, top, right, bottom."""
        a, b, c, d = box
        self.fill(((a, b), (c, b), (c, d), (a, d)), ink)

    def disc(self, center: XY, radius: float, ink: Ink) -> None:
        """Fill a circle on the card."""
        self.canvas.setFillColorRGB(*ink)
        self.canvas.circle(*self.place(center), radius * self.scale, stroke=0, fill=1)

    def ring(self, center: XY, radius: float, width: float, ink: Ink) -> None:
        """Stroke a circle on the card."""
        self._stroke_with(width * self.scale, ink)
        self.canvas.circle(*self.place(center), radius * self.scale, stroke=1, fill=0)

    def stroke(self, points: Sequence[XY], width: float, ink: Ink, *, closed: bool = False) -> None:
        """Stroke a line on the card, with square ends and round joins."""
        self._stroke_with(width * self.scale, ink)
        self.canvas.drawPath(self._path(points, closed=closed), stroke=1, fill=0)

    def rule(self, a: XY, b: XY, width: float, ink: Ink = (0.0, 0.0, 0.0)) -> None:
        """Stroke a line on the paper, in points."""
        self._stroke_with(width, ink)
        self.canvas.line(*a, *b)

    def circle(self, center: XY, radius: float, width: float) -> None:
        """Stroke a circle on the paper, in points."""
        self._stroke_with(width, (0.0, 0.0, 0.0))
        self.canvas.circle(*center, radius, stroke=1, fill=0)

    def write(
        self,
        text: str,
        place: XY,
        size: float,
        ink: Ink,
        anchor: str = "left",
        room: float | None = None,
    ) -> None:
        """Write a line of text `size` yards high about a place on the card.

        It is smaller if it needs more than its room. On a flipped sheet it stands as the card
        does, so that a card seen from its printed side can be read.
        """
        points, wide = size * self.scale, self._width(text, size * self.scale)
        if room is not None and wide > room * self.scale:
            points *= room * self.scale / wide
        if self.flipped:
            anchor = {"left": "right", "right": "left"}.get(anchor, anchor)
        self.note(text, self.place(place), points, ink, anchor)

    def note(
        self, text: str, place: XY, points: float, ink: Ink = (0.0, 0.0, 0.0), anchor: str = "left"
    ) -> None:
        """Write a line of text about a place on the paper, in points."""
        share = {"left": 0.0, "middle": 0.5, "right": 1.0}[anchor]
        self.canvas.setFont(self.font, points)
        self.canvas.setFillColorRGB(*ink)
        left = place[0] - share * self._width(text, points)
        self.canvas.drawString(left, place[1] - RISE * points, text)

    def mirror_all(self) -> None:
        """Turn left and right on this sheet for everything that follows, writing too."""
        self.canvas.translate(self.paper.width, 0.0)
        self.canvas.scale(-1.0, 1.0)

    def _width(self, text: str, points: float) -> float:
        return float(self.canvas.stringWidth(text, self.font, points))

    def _stroke_with(self, width: float, ink: Ink) -> None:
        self.canvas.setStrokeColorRGB(*ink)
        self.canvas.setLineWidth(width)

    def _path(self, points: Sequence[XY], *, closed: bool) -> Any:
        path = self.canvas.beginPath()
        path.moveTo(*self.place(points[0]))
        for point in points[1:]:
            path.lineTo(*self.place(point))
        if closed:
            path.close()
        return path


def _font(font: bytes | None) -> str:
    """The name of the font to write with, known to the library from now on."""
    if font is None:
        return PLAIN_FONT
    from reportlab.pdfbase import pdfmetrics
    from reportlab.pdfbase.ttfonts import TTFont

    if FONT not in pdfmetrics.getRegisteredFontNames():
        pdfmetrics.registerFont(TTFont(FONT, io.BytesIO(font)))
    return FONT
