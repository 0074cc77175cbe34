"""The time line painted: quarters, the lead, flags and diamonds, the rail with its playhead."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QPainter, QPainterPath, QPen, QPolygonF, QRadialGradient

from gridlight.present.replay import Flag, TimeLine
from gridlight.session.rerun import Kind
from gridlight.ui.paint.football import paint_football
from gridlight.ui.paint.metal import brass
from gridlight.ui.paint.tags import team_tokens
from gridlight.ui.paint.text import CENTER, draw_text, text_width
from gridlight.ui.tabletop.readings import SIDES
from gridlight.ui.theme import Theme

FLAG_HIGH, FLAG_POLE, DIAMOND, RAIL = 14.0, 4.0, 17.0, 8.0
HEADS, TICKS = 18.0, 15.0
NEAR = 34.0  # flags that lie nearer to each other take a second row
LEAST_SCALE = 8


@dataclass(frozen=True, slots=True)
class LineShape:
    """Where the parts of a time line lie in its widget; flags stand in one row or in two."""

    heads: QRectF
    curve: QRectF
    rail: QRectF
    rows: int = 1

    def x(self, share: float) -> float:
        """Where a share of the game lies."""
        return self.rail.left() + share * self.rail.width()

    def share(self, x: float) -> float:
        """The share of the game that lies at `x`."""
        return min(1.0, max(0.0, (x - self.rail.left()) / max(1.0, self.rail.width())))


@dataclass(frozen=True, slots=True)
class Placed:
    """A mark and where it is painted."""

    flag: Flag
    box: QRectF


def line_shape(box: QRectF, theme: Theme, line: TimeLine) -> LineShape:
    """The parts in a box; where it is low, there is no curve and one row of flags."""
    heads = QRectF(box.left(), box.top(), box.width(), theme.px(HEADS))
    rail = QRectF(box.left(), 0, box.width(), theme.px(RAIL))
    rail.moveBottom(box.bottom() - theme.px(TICKS))
    curve = QRectF(box.left(), heads.bottom() + theme.px(2), box.width(), 0)
    row = theme.px(FLAG_HIGH + 2)
    flags = [rail.left() + flag.share * rail.width() for flag in line.flags if _flies(flag)]
    near = any(b - a < theme.px(NEAR) for a, b in pairwise(flags))
    room = rail.top() - theme.px(FLAG_POLE) - curve.top()
    rows = 2 if near and room > 3 * row else 1
    curve.setBottom(max(curve.top(), rail.top() - theme.px(FLAG_POLE + 3) - rows * row))
    return LineShape(heads, curve, rail, rows)


def _flies(flag: Flag) -> bool:
    """Whether a mark is a flag above the rail and no diamond on it."""
    return flag.kind is Kind.SCORE


def placed(line: TimeLine, shape: LineShape, theme: Theme) -> tuple[Placed, ...]:
    """Where the marks lie: diamonds on the rail, flags above it, those too near in a row higher."""
    found = []
    ends = [-1e9, -1e9]
    for flag in line.flags:
        x = shape.x(flag.share)
        if not _flies(flag):
            side = theme.px(DIAMOND)
            box = QRectF(x - side / 2, shape.rail.center().y() - side / 2, side, side)
            found.append(Placed(flag, box))
            continue
        wide = text_width(theme, "caps", flag.letters, theme.px(12)) + theme.px(13)
        high = theme.px(FLAG_HIGH)
        left = min(x, shape.rail.right() - wide + theme.px(10))
        row = 0 if left > ends[0] or shape.rows == 1 else 1
        top = shape.rail.top() - theme.px(FLAG_POLE) - (row + 1) * (high + theme.px(2))
        ends[row] = left + wide + theme.px(2)
        found.append(Placed(flag, QRectF(left, top, wide, high)))
    return tuple(found)


def paint_line(
    painter: QPainter, shape: LineShape, theme: Theme, line: TimeLine, at: float
) -> None:
    """Everything of the time line with the lead, and the playhead at a share of it."""
    if shape.curve.height() > theme.px(20):
        _curve(painter, shape, theme, line, at)
    paint_frame(painter, shape, theme, line, at)


def paint_frame(
    painter: QPainter, shape: LineShape, theme: Theme, line: TimeLine, at: float
) -> None:
    """The time line but for its curve: quarters, rail, marks and playhead."""
    _heads(painter, shape, theme, line)
    _rail(painter, shape, theme, line, at)
    for each in placed(line, shape, theme):
        if each.flag.kind is Kind.TURNOVER:
            _diamond(painter, each, theme)
        else:
            _pennant(painter, each, shape, theme)
    _playhead(painter, shape, theme, at)


def _heads(painter: QPainter, shape: LineShape, theme: Theme, line: TimeLine) -> None:
    starts = [share for share, _ in line.quarters]
    for (share, name), end in zip(line.quarters, [*starts[1:], 1.0], strict=True):
        box = QRectF(shape.x(share), shape.heads.top(), 0, shape.heads.height())
        box.setRight(shape.x(end))
        words = name if text_width(theme, "caption", name) < box.width() else name.split()[0]
        if text_width(theme, "caption", words) < box.width():
            draw_text(painter, box, words, theme, "caption", "bar_mut", CENTER)
        painter.setPen(QPen(theme.color("bar_line"), max(1.0, theme.px(1))))
        painter.drawLine(
            QPointF(box.left(), shape.heads.bottom()), QPointF(box.left(), shape.rail.bottom())
        )


def _curve(painter: QPainter, shape: LineShape, theme: Theme, line: TimeLine, at: float) -> None:
    box = shape.curve
    most = max(LEAST_SCALE, *(abs(lead.points) for lead in line.leads))
    path = QPainterPath(QPointF(box.left(), box.center().y()))
    for lead in line.leads:
        x = shape.x(lead.share)
        path.lineTo(x, path.currentPosition().y())
        path.lineTo(x, box.center().y() - lead.points / most * box.height() * 0.46)
    path.lineTo(box.right(), path.currentPosition().y())
    painter.save()
    painter.setPen(QPen(theme.color("bar_line"), max(1.0, theme.px(1))))
    painter.drawRect(box)
    for above, token in ((True, "home"), (False, "vis")):
        _fill(painter, path, box, theme, (above, token))
    painter.setPen(QPen(theme.color("bar_mut"), max(1.0, theme.px(1)), Qt.PenStyle.DashLine))
    painter.drawLine(QPointF(box.left(), box.center().y()), QPointF(box.right(), box.center().y()))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.color("bar_text"), theme.px(1.8)))
    painter.drawPath(path)
    ahead = QRectF(box)
    ahead.setLeft(shape.x(at))
    painter.fillRect(ahead, theme.color("bar", 128))
    painter.restore()


def _fill(
    painter: QPainter, path: QPainterPath, box: QRectF, theme: Theme, team: tuple[bool, str]
) -> None:
    above, token = team
    half = QRectF(box)
    if above:
        half.setBottom(box.center().y())
    else:
        half.setTop(box.center().y())
    area = QPainterPath(path)
    area.lineTo(box.right(), box.center().y())
    area.closeSubpath()
    painter.save()
    painter.setClipRect(half)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.color(token, 210))
    painter.drawPath(area)
    if not above:  # told apart without color
        painter.setBrush(QBrush(theme.color("shine", 90), Qt.BrushStyle.BDiagPattern))
        painter.drawPath(area)
    painter.restore()


def _rail(painter: QPainter, shape: LineShape, theme: Theme, line: TimeLine, at: float) -> None:
    rail, r = shape.rail, shape.rail.height() / 2
    groove = rail.adjusted(-r * 1.6, 0, r * 1.6, 0)
    painter.setPen(QPen(theme.color("bar_line"), 1))
    painter.setBrush(theme.color("drum"))
    painter.drawRoundedRect(groove, r, r)
    done = QRectF(groove)
    done.setRight(shape.x(at))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(brass(done, theme))
    painter.drawRoundedRect(done, r, r)
    painter.setPen(QPen(theme.color("bar_mut", 170), max(1.0, theme.px(1))))
    far = len(line.ticks) <= rail.width() / theme.px(6)
    for share in line.ticks if far else ():
        x, y = shape.x(share), rail.bottom() + theme.px(3)
        painter.drawLine(QPointF(x, y), QPointF(x, y + theme.px(4)))
    painter.setPen(QPen(theme.color("bar_text"), max(1.0, theme.px(1.4))))
    for share in (*(share for share, _ in line.quarters), 1.0):
        x, y = shape.x(share), rail.bottom() + theme.px(3)
        painter.drawLine(QPointF(x, y), QPointF(x, y + theme.px(8)))


def _team(flag: Flag) -> tuple[str, str]:
    """The side that a mark belongs to, and what is written on its color."""
    assert flag.seat is not None
    side = SIDES[flag.seat]
    return side, team_tokens(side)[1]


def paint_mark(painter: QPainter, box: QRectF, theme: Theme, kind: Kind, side: str) -> None:
    """A mark's shape: a diamond for a turnover, home's flag straight, the visitors' notched."""
    center = box.center()
    points = [box.topLeft(), box.topRight(), box.bottomRight(), box.bottomLeft()]
    if kind is Kind.TURNOVER:
        points = [
            *(QPointF(center.x(), box.top()), QPointF(box.right(), center.y())),
            *(QPointF(center.x(), box.bottom()), QPointF(box.left(), center.y())),
        ]
    elif side == "visitors":
        points.insert(2, QPointF(box.right() - theme.px(5), center.y()))
    painter.setPen(QPen(theme.color("bar_text"), max(1.0, theme.px(1))))
    painter.setBrush(theme.color(team_tokens(side)[0]))
    painter.drawPolygon(QPolygonF(points))


def _diamond(painter: QPainter, each: Placed, theme: Theme) -> None:
    side, ink = _team(each.flag)
    paint_mark(painter, each.box, theme, Kind.TURNOVER, side)
    box = each.box
    draw_text(painter, box, each.flag.letters, theme, "caps", ink, CENTER, theme.px(12))


def _pennant(painter: QPainter, each: Placed, shape: LineShape, theme: Theme) -> None:
    side, ink = _team(each.flag)
    box = each.box
    x = shape.x(each.flag.share)
    painter.setPen(QPen(theme.color("bar_text"), max(1.0, theme.px(1.2))))
    painter.drawLine(QPointF(x, box.top()), QPointF(x, shape.rail.top()))
    paint_mark(painter, box, theme, Kind.SCORE, side)
    words = box.adjusted(0, 0, -theme.px(4) if side == "visitors" else 0, 0)
    draw_text(painter, words, each.flag.letters, theme, "caps", ink, CENTER, theme.px(12))


def _playhead(painter: QPainter, shape: LineShape, theme: Theme, at: float) -> None:
    center = QPointF(shape.x(at), shape.rail.center().y())
    painter.setPen(QPen(theme.color("bar_text"), max(1.0, theme.px(1.4))))
    painter.drawLine(QPointF(center.x(), shape.heads.bottom()), center)
    radius = theme.px(22)
    halo = QRadialGradient(center, radius)
    halo.setColorAt(0, theme.color("lamp", 190))
    halo.setColorAt(1, theme.color("lamp", 0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QBrush(halo))
    painter.drawEllipse(center, radius, radius)
    paint_football(painter, center, theme.px(24), theme)


def mark_at(marks: Sequence[Placed], point: QPointF, reach: float) -> Flag | None:
    """The mark under a point, the last painted first."""
    for each in reversed(marks):
        if each.box.adjusted(-reach, -reach, reach, reach).contains(point):
            return each.flag
    return None
