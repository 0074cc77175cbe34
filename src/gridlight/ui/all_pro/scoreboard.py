"""The narrow scoreboard beside the board: names, drums, dials of quarter, down and plays."""

from __future__ import annotations

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QRadialGradient
from PySide6.QtWidgets import QWidget

from gridlight.kernel.language import tr
from gridlight.ui.paint.cache import smooth
from gridlight.ui.paint.football import paint_football
from gridlight.ui.paint.instruments import paint_dial, paint_drums
from gridlight.ui.paint.panel import paint_board_plate
from gridlight.ui.paint.scoreboard import ScoreReading
from gridlight.ui.paint.tags import paint_side_glyph
from gridlight.ui.paint.text import CENTER, draw_text
from gridlight.ui.tabletop.live import Scoreboard
from gridlight.ui.theme import Theme

WIDE, HIGH = 258.0, 226.0
SIDES_AT = (("home", 72.0), ("visitors", 186.0))


class NarrowScoreboard(Scoreboard):
    """A scoreboard that fits in a narrow column; it moves as the wide one does.

    It takes no clicks, since its shadow falls on the board.
    """

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the reading."""
        painter = QPainter(self)
        smooth(painter)
        paint_narrow(painter, self.panel(), self.theme, self.shown())


def paint_narrow(painter: QPainter, rect: QRectF, theme: Theme, reading: ScoreReading) -> None:
    """The scoreboard in `rect`, 258 × 226 at 100 %."""
    paint_board_plate(painter, rect, theme)
    unit = min(rect.width() / WIDE, rect.height() / HIGH)
    inner = QRectF(0, 0, WIDE * unit, HIGH * unit)
    inner.moveCenter(rect.center())
    names = {"home": reading.home_name, "visitors": reading.visitors_name}
    scores = {"home": reading.home, "visitors": reading.visitors}
    for side, x in SIDES_AT:
        middle = inner.left() + x * unit
        _name(painter, QPointF(middle, inner.top() + 27 * unit), unit, theme, (names[side], side))
        drums = QRectF(0, 0, 78 * unit, 54 * unit)
        drums.moveCenter(QPointF(middle, inner.top() + 78 * unit))
        paint_drums(painter, drums, theme, scores[side], 2, blank_tens=False)
    if reading.ball is not None:
        angle = 180 if reading.ball == "home" else 0
        _ball(painter, QPointF(inner.center().x(), inner.top() + 78 * unit), unit, theme, angle)
    _dials(painter, inner, unit, theme, reading)


def _name(
    painter: QPainter, middle: QPointF, unit: float, theme: Theme, said: tuple[str, str]
) -> None:
    name, side = said
    box = QRectF(0, 0, 104 * unit, 24 * unit)
    box.moveCenter(middle)
    glyph = box.left() + 8 * unit
    words = box.adjusted(18 * unit, 0, 0, 0)
    paint_side_glyph(
        painter, QPointF(glyph, middle.y()), 5.5 * unit, theme, side, theme.color("board_text")
    )
    draw_text(painter, words, name, theme, "team", "board_text", CENTER)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.mix("home" if side == "home" else "vis", "shine", 0.35))
    painter.drawRoundedRect(QRectF(box.left(), box.bottom(), box.width(), 3 * unit), 1.5, 1.5)


def _ball(painter: QPainter, at: QPointF, unit: float, theme: Theme, angle: float) -> None:
    """The football between the drums, with an arrow to whose it is."""
    paint_football(painter, at, 19 * unit, theme, -24)
    way = -1 if angle else 1
    tip = at + QPointF(way * 15 * unit, 0)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.color("board_text"))
    painter.drawPolygon(
        [tip, tip + QPointF(-way * 5, -4.5) * unit, tip + QPointF(-way * 5, 4.5) * unit]
    )


def _dials(
    painter: QPainter, inner: QRectF, unit: float, theme: Theme, reading: ScoreReading
) -> None:
    y = inner.top() + 152 * unit
    for x, value, title in (
        (52.0, reading.quarter, tr("QUARTER")),
        (129.0, reading.down, tr("DOWN")),
    ):
        dial = QRectF(0, 0, 58 * unit, 58 * unit)
        dial.moveCenter(QPointF(inner.left() + x * unit, y))
        paint_dial(painter, dial, theme, value if value is not None else 0.5, 4)
        _caption(painter, QPointF(dial.center().x(), inner.top() + 196 * unit), unit, theme, title)
    center = QPointF(inner.left() + 206 * unit, y)
    _count(painter, center, 29 * unit, theme, reading)
    _caption(painter, QPointF(center.x(), inner.top() + 196 * unit), unit, theme, tr("PLAY"))


def _caption(painter: QPainter, middle: QPointF, unit: float, theme: Theme, title: str) -> None:
    box = QRectF(0, 0, 76 * unit, 17 * unit)
    box.moveCenter(middle)
    draw_text(painter, box, title, theme, "caption", "board_text", CENTER)


def _count(
    painter: QPainter, center: QPointF, radius: float, theme: Theme, reading: ScoreReading
) -> None:
    """The count of plays in the quarter, with a tick for each."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.color("shadow", 100))
    painter.drawEllipse(center + QPointF(0, radius * 0.07), radius * 1.02, radius * 1.02)
    painter.setBrush(theme.color("brass"))
    painter.drawEllipse(center, radius, radius)
    face = QRadialGradient(center - QPointF(radius * 0.25, radius * 0.3), radius * 1.4)
    for stop, token in ((0.0, "dial_hi"), (0.6, "dial"), (1.0, "dial_d")):
        face.setColorAt(stop, theme.color(token))
    painter.setBrush(face)
    painter.drawEllipse(center, radius * 0.93, radius * 0.93)
    most = max(1, reading.gauge_most)
    for n in range(min(most, 60)):
        at = 2 * pi * n / min(most, 60) - pi / 2
        way = QPointF(cos(at), sin(at))
        gone = n < reading.gauge
        token, wide = ("needle", 0.09) if gone else ("dial_text", 0.04)
        painter.setPen(QPen(theme.color(token), max(1.0, radius * wide)))
        painter.drawLine(center + way * radius * 0.74, center + way * radius * 0.86)
    box = QRectF(center.x() - radius * 0.6, center.y() - radius * 0.5, radius * 1.2, radius)
    px = max(12.0, radius * 0.74)
    draw_text(painter, box, str(round(reading.gauge)), theme, "dial", "dial_text", CENTER, px)
