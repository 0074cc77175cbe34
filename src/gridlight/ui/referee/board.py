"""The wide scoreboard, to be read from across a room, and the field lying along the table."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent

from gridlight.kernel.language import tr
from gridlight.ui.foto.field import FieldPanel
from gridlight.ui.paint.cache import smooth
from gridlight.ui.paint.field import END, paint_field
from gridlight.ui.paint.football import paint_football
from gridlight.ui.paint.instruments import paint_dial, paint_drums, paint_gauge
from gridlight.ui.paint.panel import paint_board_plate, paint_panel
from gridlight.ui.paint.scoreboard import ScoreReading
from gridlight.ui.paint.tags import paint_team_tag
from gridlight.ui.paint.text import CENTER, draw_text
from gridlight.ui.tabletop.live import Scoreboard
from gridlight.ui.theme import Theme

HIGH = 168.0  # units; everything on the board is measured in them
TEAM = 236.0


class WideBoard(Scoreboard):
    """The scoreboard as a long plate; its drums roll and its needles swing."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the reading."""
        painter = QPainter(self)
        smooth(painter)
        paint_wide_board(painter, self.panel(), self.theme, self.shown())


def paint_wide_board(painter: QPainter, rect: QRectF, theme: Theme, reading: ScoreReading) -> None:
    """Both teams at the ends, quarter, down, to go, ball and plays between them."""
    paint_board_plate(painter, rect, theme)
    u = rect.height() / HIGH
    left = QRectF(rect.left() + 18 * u, rect.top(), TEAM * u, rect.height())
    right = QRectF(rect.right() - (18 + TEAM) * u, rect.top(), TEAM * u, rect.height())
    _team(painter, left, u, theme, reading.home_name, reading.home, "home", reading.ball)
    _team(
        painter, right, u, theme, reading.visitors_name, reading.visitors, "visitors", reading.ball
    )
    middle = QRectF(left.right(), rect.top(), right.left() - left.right(), rect.height())
    _instruments(painter, middle.adjusted(10 * u, 0, -10 * u, 0), u, theme, reading)


def _team(
    painter: QPainter,
    box: QRectF,
    u: float,
    theme: Theme,
    name: str,
    score: float,
    side: str,
    ball: str | None,
) -> None:
    tag = QRectF(box.left() + 22 * u, box.top() + 18 * u, box.width() - 44 * u, 30 * u)
    paint_team_tag(painter, tag, theme, name, side)
    drums = QRectF(0, 0, 142 * u, 96 * u)
    inward = 1 if side == "home" else -1
    drums.moveCenter(QPointF(box.center().x() - 16 * u * inward, box.top() + 104 * u))
    paint_drums(painter, drums, theme, score, 2, blank_tens=False)
    if ball == side:
        at = QPointF(drums.center().x() + inward * 100 * u, drums.center().y())
        paint_football(painter, at, 30 * u, theme, -38)


def _instruments(
    painter: QPainter, box: QRectF, u: float, theme: Theme, reading: ScoreReading
) -> None:
    shares = (0.0, 0.17, 0.34, 0.55, 0.76, 1.0)
    cells = [
        QRectF(box.left() + box.width() * a, box.top() + 20 * u, box.width() * (b - a), 104 * u)
        for a, b in pairwise(shares)
    ]
    dial = min(98 * u, cells[0].width() * 0.86)
    for cell, value, title in (
        (cells[0], reading.quarter, tr("QUARTER")),
        (cells[1], reading.down, tr("DOWN")),
    ):
        face = QRectF(0, 0, dial, dial)
        face.moveCenter(cell.center())
        paint_dial(painter, face, theme, value if value is not None else 0.5, 4)
        _caption(painter, cell, u, theme, title)
    for cell, number, title in (
        (cells[2], reading.to_go, reading.to_go_title),
        (cells[3], reading.ball_on, tr("BALL ON")),
    ):
        drums = QRectF(0, 0, min(128 * u, cell.width() * 0.86), 92 * u)
        drums.moveCenter(cell.center())
        paint_drums(painter, drums, theme, number, 2, blank_tens=True)
        _caption(painter, cell, u, theme, title)
    wide = min(176 * u, cells[4].width() * 0.94)
    gauge = QRectF(0, 0, wide, wide * 98 / 176)
    gauge.moveCenter(cells[4].center())
    paint_gauge(painter, gauge, theme, reading.gauge, reading.gauge_most)
    _caption(painter, cells[4], u, theme, f"{reading.gauge_title} {reading.gauge_text}".strip())


def _caption(painter: QPainter, cell: QRectF, u: float, theme: Theme, title: str) -> None:
    line = QRectF(cell.left(), cell.bottom() + 6 * u, cell.width(), 26 * u)
    draw_text(painter, line, title, theme, "team", "board_text", CENTER)


class LongField(FieldPanel):
    """The field along the table, home's goal line at the left; `pointed` carries a spot."""

    pointed = Signal(float)

    def __init__(self, theme: Theme, parent: object = None) -> None:
        super().__init__(theme, parent)  # type: ignore[arg-type]
        self.telling = False

    def set_telling(self, telling: bool) -> None:
        """Whether a spot may be pointed at."""
        self.telling = telling
        shape = Qt.CursorShape.PointingHandCursor if telling else Qt.CursorShape.ArrowCursor
        self.setCursor(shape)

    def turf(self) -> QRectF:
        """Where the field itself lies in this widget."""
        d = self.theme.px(7)
        return self.panel().adjusted(d, d, -d, -d)

    def spot_at(self, x: float) -> float:
        """The spot under a place of this widget."""
        turf = self.turf()
        return (x - turf.left()) / turf.width() * (100 + 2 * END) - END

    def x_of(self, spot: float) -> float:
        """Where a spot lies in this widget."""
        turf = self.turf()
        return turf.left() + turf.width() * (spot + END) / (100 + 2 * END)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Point at a spot, or end what moves."""
        if self.telling and event.button() == Qt.MouseButton.LeftButton:
            self.pointed.emit(self.spot_at(event.position().x()))
            return
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Draw the spot along."""
        if self.telling and event.buttons() & Qt.MouseButton.LeftButton:
            self.pointed.emit(self.spot_at(event.position().x()))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the field turned by a quarter."""
        painter = QPainter(self)
        smooth(painter)
        paint_panel(painter, self.panel(), self.theme)
        turf = self.turf()
        painter.translate(turf.left(), turf.bottom())
        painter.rotate(-90)
        lying = QRectF(0, 0, turf.height(), turf.width())
        paint_field(painter, lying, self.theme, self.shown())
