"""The scoreboard: team tags, score drums, dials of quarter and down, to go, ball on, plays."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPen

from gridlight.kernel.language import tr
from gridlight.ui.paint.football import paint_football
from gridlight.ui.paint.instruments import paint_dial, paint_drums, paint_gauge
from gridlight.ui.paint.panel import paint_board_plate
from gridlight.ui.paint.tags import paint_team_tag
from gridlight.ui.paint.text import CENTER, LEFT, RIGHT, draw_text, text_width
from gridlight.ui.theme import Theme


@dataclass(frozen=True, slots=True)
class ScoreReading:
    """What the scoreboard shows; numbers may stand between two values while they roll.

    `ball` is `home` or `visitors`: who has it. `None` leaves a drum blank.
    """

    home_name: str = tr("Home").upper()
    visitors_name: str = tr("Visitors").upper()
    home: float = 0
    visitors: float = 0
    ball: str | None = None
    quarter: float = 1
    down: float | None = 1
    to_go: float | None = 10
    ball_on: float | None = None
    gauge: float = 0
    gauge_most: int = 30
    gauge_title: str = tr("PLAYS")
    gauge_text: str = ""
    to_go_title: str = tr("TO GO")


def paint_scoreboard(painter: QPainter, rect: QRectF, theme: Theme, reading: ScoreReading) -> None:
    """The whole scoreboard in `rect`, 352 × 370 at 100 %."""
    paint_board_plate(painter, rect, theme)
    unit = min(rect.width() / 352, rect.height() / 370)
    inner = QRectF(0, 0, 352 * unit, 370 * unit)
    inner.moveCenter(rect.center())
    _score(painter, inner, unit, theme, reading)
    _rule(painter, inner, inner.top() + 128 * unit, unit, theme)
    _middle(painter, inner, unit, theme, reading)
    _rule(painter, inner, inner.top() + 245 * unit, unit, theme)
    _plays(painter, inner, unit, theme, reading)


def _rule(painter: QPainter, inner: QRectF, y: float, unit: float, theme: Theme) -> None:
    painter.setPen(QPen(theme.color("board_edge", 90), max(1.0, unit)))
    painter.drawLine(QPointF(inner.left() + 22 * unit, y), QPointF(inner.right() - 22 * unit, y))


def _score(
    painter: QPainter, inner: QRectF, unit: float, theme: Theme, reading: ScoreReading
) -> None:
    sides = (
        ("home", reading.home_name, reading.home, 95.0),
        ("visitors", reading.visitors_name, reading.visitors, 257.0),
    )
    for side, name, score, x in sides:
        wide = min(140 * unit, max(70 * unit, text_width(theme, "team", name) + 24 * unit))
        tag = QRectF(0, 0, wide, 25 * unit)
        tag.moveCenter(QPointF(inner.left() + x * unit, inner.top() + 34 * unit))
        paint_team_tag(painter, tag, theme, name, side)
        drums = QRectF(0, 0, 90 * unit, 60 * unit)
        drums.moveCenter(QPointF(inner.left() + x * unit, inner.top() + 85 * unit))
        paint_drums(painter, drums, theme, score, 2, blank_tens=False)
        if reading.ball == side:
            out = -64 if side == "home" else 64
            at = QPointF(inner.left() + (x + out) * unit, inner.top() + 86 * unit)
            paint_football(painter, at, 17 * unit, theme, -38)
    dash = QRectF(inner.center().x() - 12 * unit, inner.top() + 70 * unit, 24 * unit, 30 * unit)
    draw_text(painter, dash, "–", theme, "heading", "board_mut", CENTER)


def _middle(
    painter: QPainter, inner: QRectF, unit: float, theme: Theme, reading: ScoreReading
) -> None:
    y = inner.top() + 178 * unit
    for x, value, title in (
        (62.0, reading.quarter, tr("QUARTER")),
        (142.0, reading.down, tr("DOWN")),
    ):
        dial = QRectF(0, 0, 72 * unit, 72 * unit)
        dial.moveCenter(QPointF(inner.left() + x * unit, y))
        paint_dial(painter, dial, theme, value if value is not None else 0.5, 4)
        _caption(painter, inner, x, unit, theme, title)
    for x, number, title in (
        (217.0, reading.to_go, reading.to_go_title),
        (294.0, reading.ball_on, tr("BALL ON")),
    ):
        drums = QRectF(0, 0, 66 * unit, 50 * unit)
        drums.moveCenter(QPointF(inner.left() + x * unit, y - 1 * unit))
        paint_drums(painter, drums, theme, number, 2, blank_tens=True)
        _caption(painter, inner, x, unit, theme, title)


def _caption(
    painter: QPainter, inner: QRectF, x: float, unit: float, theme: Theme, title: str
) -> None:
    box = QRectF(0, 0, 78 * unit, 18 * unit)
    box.moveCenter(QPointF(inner.left() + x * unit, inner.top() + 227 * unit))
    draw_text(painter, box, title, theme, "caption", "board_text", CENTER)


def _plays(
    painter: QPainter, inner: QRectF, unit: float, theme: Theme, reading: ScoreReading
) -> None:
    gauge = QRectF(0, 0, 176 * unit, 98 * unit)
    gauge.moveCenter(QPointF(inner.center().x(), inner.top() + 303 * unit))
    paint_gauge(painter, gauge, theme, reading.gauge, reading.gauge_most)
    line = QRectF(
        inner.left() + 24 * unit, inner.top() + 331 * unit, inner.width() - 48 * unit, 20 * unit
    )
    if text_width(theme, "caption", reading.gauge_title) > gauge.left() - line.left() - 4 * unit:
        line.translate(0, -72 * unit)  # long words stand where the half disc leaves more room
    draw_text(painter, line, reading.gauge_title, theme, "caption", "board_text", LEFT)
    right = QRectF(line.right() - 66 * unit, line.top(), 66 * unit, line.height())
    draw_text(painter, right, reading.gauge_text, theme, "small-strong", "board_text", RIGHT)
