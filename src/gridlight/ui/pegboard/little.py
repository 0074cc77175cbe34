"""A peg board in small, seen from above: lines, pegs, blocks, the ball."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from gridlight.present.pegboard import Hole, PegModel, Team
from gridlight.ui.paint.football import paint_football
from gridlight.ui.theme import Theme


@dataclass(frozen=True, slots=True)
class _Plank:
    """The board's rect and the distance between two of its holes."""

    rect: QRectF
    step: float
    model: PegModel

    def at(self, hole: Hole) -> QPointF:
        """Where a hole is; home attacks to the right."""
        column, row = hole
        way = self.model.heading
        across = (column - (self.model.width + 1) / 2) * way
        return self.rect.center() + QPointF(row * way, across) * self.step


def paint_little_pegs(painter: QPainter, box: QRectF, theme: Theme, model: PegModel) -> None:
    """A board at the upper edge of `box`, as large as fits; home's pegs round, visitors' square."""
    long, broad = 2 * model.half + 2, model.width + 1
    step = min(box.width() / long, box.height() / broad)
    rect = QRectF(box.center().x() - step * long / 2, box.top(), step * long, step * broad)
    plank = _Plank(rect, step, model)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.color("peg_wood"))
    painter.drawRect(rect)
    painter.save()
    painter.setClipRect(rect)
    _lines(painter, plank, theme)
    for stack in model.stacks:
        _zone(painter, plank, theme, stack.hole, stack.upper.team)
    for peg in (*model.pegs, *(stack.upper for stack in model.stacks)):
        _peg(painter, plank, theme, peg.hole, peg.team)
    if model.carrier is not None:
        at = plank.at(model.carrier) - QPointF(0, step * 0.7)
        paint_football(painter, at, step * 1.3, theme, -30)
    painter.restore()


def _lines(painter: QPainter, plank: _Plank, theme: Theme) -> None:
    model, step = plank.model, plank.step
    for row in range(-model.half + model.half % 5, model.half + 1, 5):
        _line(painter, plank, row, QPen(theme.color("bore", 110), max(0.6, step * 0.1)))
    if model.to_make is not None:
        _line(painter, plank, model.to_make, QPen(theme.color("make"), max(1.0, step * 0.25)))
    for end in (model.goal, model.own_goal):
        if end is not None:
            _line(painter, plank, end, QPen(theme.color("peg_line"), max(1.0, step * 0.3)))
    _line(painter, plank, 0, QPen(theme.color("peg_line_red"), max(1.4, step * 0.6)))


def _line(painter: QPainter, plank: _Plank, row: int, pen: QPen) -> None:
    x = plank.at((1, row)).x()
    painter.setPen(pen)
    painter.drawLine(QPointF(x, plank.rect.top()), QPointF(x, plank.rect.bottom()))


def _zone(painter: QPainter, plank: _Plank, theme: Theme, hole: Hole, team: Team) -> None:
    """The holes around a block that it controls (PS-13)."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.color(_TONES[team], 120))
    zone = QRectF(0, 0, 3 * plank.step, 3 * plank.step)
    zone.moveCenter(plank.at(hole))
    painter.drawRect(zone)


def _peg(painter: QPainter, plank: _Plank, theme: Theme, hole: Hole, team: Team) -> None:
    at, r = plank.at(hole), plank.step * 0.46
    painter.setPen(QPen(theme.color("peg_line"), max(0.8, plank.step * 0.12)))
    painter.setBrush(theme.color(_TONES[team]))
    if team == "home":
        painter.drawEllipse(at, r, r)
    else:
        painter.drawRect(QRectF(at.x() - r * 0.9, at.y() - r * 0.9, 1.8 * r, 1.8 * r))


_TONES: dict[Team, str] = {"home": "home", "visitors": "vis"}
