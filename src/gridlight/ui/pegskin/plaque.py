"""The slim plaque between dice and calls: score, quarter, down, to go, ball on, plays."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from gridlight.kernel.language import tr
from gridlight.present.wording import read_out
from gridlight.ui.paint.cache import smooth
from gridlight.ui.paint.football import paint_football
from gridlight.ui.paint.instruments import paint_drums
from gridlight.ui.paint.panel import paint_board_plate
from gridlight.ui.paint.shadow import shadow_margin
from gridlight.ui.paint.tags import paint_side_glyph
from gridlight.ui.paint.text import CENTER, LEFT, RIGHT, draw_text, text_width
from gridlight.ui.theme import Theme

SIDES = ("home", "visitors")
HIGH = 64.0
CAPTION_HIGH, VALUE_HIGH = 0.36, 0.82  # of a cell, and of what is left below
CAPTION_AIR = 6.0  # pixels between captions
SHORT = {
    tr("QTR"): tr("QTR", "where there is little room"),
    tr("BALL ON"): tr("BALL ON", "where there is little room"),
    tr("PLAY"): tr("PLAY", "where there is little room"),
}
"""Captions that other languages have shorter words for."""


@dataclass(frozen=True, slots=True)
class PlaqueReading:
    """What the plaque shows; `ball` is the side that has it, `cells` captions with their values."""

    home: str = tr("HOME")
    visitors: str = tr("VISITORS")
    points: tuple[int, int] = (0, 0)
    ball: str = ""
    cells: tuple[tuple[str, str], ...] = ()


class Plaque(QWidget):
    """A plaque on the table; it only shows."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._box = QRectF()
        self._reading = PlaqueReading()
        self.setAccessibleName(tr("Scoreboard"))

    @property
    def reading(self) -> PlaqueReading:
        """What is shown."""
        return self._reading

    def show_reading(self, reading: PlaqueReading) -> None:
        """Show other numbers."""
        if reading != self._reading:
            self._reading = reading
            self.setAccessibleDescription(reading_words(reading))
            self.update()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme or size."""
        self._theme = theme
        self.update()

    def set_panel(self, rect: QRectF) -> None:
        """Lie on `rect` of the parent; the shadow reaches beyond."""
        m = ceil(shadow_margin(self._theme, "board"))
        self.setGeometry(rect.toRect().adjusted(-m, -m, m, m))
        self._box = QRectF(self.rect()).adjusted(m, m, -m, -m)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the reading."""
        painter = QPainter(self)
        smooth(painter)
        paint_plaque(painter, self._box, self._theme, self._reading)


def reading_words(reading: PlaqueReading) -> str:
    """The reading as a sentence for people who listen."""
    home, visitors = reading.points
    said = [f"{reading.home} {home}, {reading.visitors} {visitors}"]
    if reading.ball:
        said.append(
            tr(
                "{team} have the ball",
                team=reading.home if reading.ball == "home" else reading.visitors,
            )
        )
    said += [f"{read_out(caption)} {value}" for caption, value in reading.cells if value]
    return ", ".join(said)


def paint_plaque(painter: QPainter, box: QRectF, theme: Theme, reading: PlaqueReading) -> None:
    """The plaque in `box`: teams at the left, one above the other, the situation at the right."""
    paint_board_plate(painter, box, theme)
    unit = box.height() / HIGH
    inner = box.adjusted(24 * unit, 6 * unit, -20 * unit, -6 * unit)
    names = (reading.home, reading.visitors)
    longest = max(text_width(theme, "team", name) for name in names)
    roomy = sum(_least(theme, reading.cells)) < inner.width() - longest - 108 * unit
    wide = min(inner.width() * 0.44, longest + (92 if roomy else 76) * unit)
    high = inner.height() / 2
    for i, side in enumerate(SIDES):
        row = QRectF(inner.left(), inner.top() + i * high, wide, high)
        _team(painter, row, theme, (side, names[i], reading.points[i]), reading.ball == side)
    x = inner.left() + wide + (12 if roomy else 4) * unit
    painter.setPen(QPen(theme.color("board_edge", 90), max(1.0, unit)))
    painter.drawLine(QPointF(x, inner.top() + 3), QPointF(x, inner.bottom() - 3))
    room = QRectF(x + 4 * unit, inner.top(), inner.right() - x - 4 * unit, inner.height())
    if not roomy:
        room.adjust(-2 * unit, 0, 6 * unit, 0)
    _cells(painter, room, theme, reading.cells)


def _team(
    painter: QPainter, row: QRectF, theme: Theme, said: tuple[str, str, int], ball: bool
) -> None:
    side, name, points = said
    r = row.height() * 0.2
    at = QPointF(row.left() + r, row.center().y())
    paint_side_glyph(painter, at, r, theme, side, theme.color("board_text"))
    drums = QRectF(0, 0, row.height() * 1.5, row.height() * 0.9)
    drums.moveCenter(QPointF(row.right() - drums.width() / 2, row.center().y()))
    words = QRectF(row.left() + 3.2 * r, row.top(), 0, row.height())
    words.setRight(drums.left() - row.height() * 0.9)
    draw_text(painter, words, name, theme, "team", "board_text", LEFT)
    if ball:
        spot = QPointF(drums.left() - row.height() * 0.45, row.center().y())
        paint_football(painter, spot, row.height() * 0.62, theme, -24)
    if points > 99:
        draw_text(painter, drums, str(points), theme, "dial", "board_text", RIGHT)
    else:
        paint_drums(painter, drums, theme, points, 2, blank_tens=False)


def _cells(
    painter: QPainter, room: QRectF, theme: Theme, cells: tuple[tuple[str, str], ...]
) -> None:
    if not cells:
        return
    if sum(_least(theme, cells)) > room.width():
        cells = tuple((SHORT.get(caption, caption), value) for caption, value in cells)
    wides = cell_widths(theme, room, cells)
    x = room.left()
    for (caption, value), wide in zip(cells, wides, strict=True):
        cell = QRectF(x, room.top(), wide, room.height())
        x = cell.right()
        top = QRectF(cell.left(), cell.top() + 1, cell.width(), cell.height() * CAPTION_HIGH)
        draw_text(painter, top, caption, theme, "caption", "board_text", CENTER)
        below = QRectF(cell.left(), top.bottom(), cell.width(), cell.bottom() - top.bottom())
        px = below.height() * VALUE_HIGH
        value_wide = text_width(theme, "dial", value, px)
        px *= min(1.0, (cell.width() - 4) / value_wide) if value_wide else 1.0
        draw_text(painter, below, value or "–", theme, "dial", "board_text", CENTER, px)


def _least(theme: Theme, cells: tuple[tuple[str, str], ...]) -> list[float]:
    """How wide each cell's caption is, with the air about it."""
    return [text_width(theme, "caption", caption) + CAPTION_AIR for caption, _ in cells]


def cell_widths(
    theme: Theme, room: QRectF, cells: tuple[tuple[str, str], ...]
) -> tuple[float, ...]:
    """How wide each cell is: as its words need it, what is left over shared alike.

    Where the room is short, a caption keeps its width as long as its number can be smaller.
    """
    px = room.height() * (1 - CAPTION_HIGH) * VALUE_HIGH
    least = _least(theme, cells)
    wishes = [
        max(caption, text_width(theme, "dial", value, px) + CAPTION_AIR)
        for caption, (_, value) in zip(least, cells, strict=True)
    ]
    spare = room.width() - sum(wishes)
    if spare >= 0:
        return tuple(wish + spare / len(cells) for wish in wishes)
    captions, more = sum(least), sum(wishes) - sum(least)
    if captions >= room.width() or not more:
        return tuple(own * room.width() / captions for own in least)
    share = (room.width() - captions) / more
    return tuple(own + (wish - own) * share for own, wish in zip(least, wishes, strict=True))
