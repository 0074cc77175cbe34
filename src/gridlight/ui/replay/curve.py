"""The chance to win painted over a replay's time line, and the marks where the game turned."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QPainter, QPainterPath, QPen

from gridlight.present.analysis import Outlook, Reading, Turn
from gridlight.ui.paint.metal import brass
from gridlight.ui.paint.text import CENTER, LEFT, draw_text, text_width
from gridlight.ui.replay.line import LineShape
from gridlight.ui.theme import Theme

MARK = 17.0
LEAST_HIGH = 20.0


@dataclass(frozen=True, slots=True)
class TurnMark:
    """A mark and where it is painted."""

    turn: Turn
    box: QRectF


def paint_chances(
    painter: QPainter, shape: LineShape, theme: Theme, outlook: Outlook, at: float
) -> None:
    """Home's chance from below to above, both teams' names at its ends."""
    box = shape.curve
    if box.height() <= theme.px(LEAST_HIGH):
        return
    path = QPainterPath()
    for n, (share, chance) in enumerate(outlook.curve):
        point = QPointF(shape.x(share), box.bottom() - chance * box.height())
        path.lineTo(point) if n else path.moveTo(point)
    path.lineTo(box.right(), path.currentPosition().y())
    painter.save()
    _ground(painter, path, box, theme)
    painter.setPen(QPen(theme.color("bar_line"), max(1.0, theme.px(1))))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(box)
    painter.setPen(QPen(theme.color("bar_text", 150), max(1.0, theme.px(1)), Qt.PenStyle.DashLine))
    middle = box.center().y()
    painter.drawLine(QPointF(box.left(), middle), QPointF(box.right(), middle))
    painter.setPen(QPen(theme.color("bar_text"), theme.px(1.8)))
    painter.drawPath(path)
    ahead = QRectF(box)
    ahead.setLeft(shape.x(at))
    painter.fillRect(ahead, theme.color("bar", 110))
    painter.restore()
    _names(painter, box, theme, outlook)


def _ground(painter: QPainter, path: QPainterPath, box: QRectF, theme: Theme) -> None:
    """Home's color under the line, the visitors' with stripes above it."""
    under = QPainterPath(path)
    under.lineTo(box.bottomRight())
    under.lineTo(box.bottomLeft())
    under.closeSubpath()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillRect(box, theme.color("vis", 190))
    painter.fillRect(box, QBrush(theme.color("shine", 60), Qt.BrushStyle.BDiagPattern))
    painter.setBrush(theme.color("home"))
    painter.drawPath(under)


def _names(painter: QPainter, box: QRectF, theme: Theme, outlook: Outlook) -> None:
    """Whose chance lies above the line and whose below it."""
    names = outlook.names
    high = min(theme.px(16) * max(1.0, theme.text), box.height() / 2)
    for name, ground, top in (
        (names.visitors, "vis", box.top()),
        (names.home, "home", box.bottom() - high),
    ):
        wide = min(text_width(theme, "caption", name) + theme.px(12), box.width() / 4)
        tag = QRectF(box.left() + theme.px(2), top, wide, high).adjusted(0, 1, 0, -1)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.color(ground, 235))
        painter.drawRoundedRect(tag, theme.px(3), theme.px(3))
        words = tag.adjusted(theme.px(6), 0, 0, 0)
        draw_text(painter, words, name, theme, "caption", f"{ground}_t", LEFT, theme.px(12))


def turn_marks(shape: LineShape, theme: Theme, outlook: Outlook) -> tuple[TurnMark, ...]:
    """Where the marks lie: on the curve, or where there is none, above the rail."""
    box, side = shape.curve, theme.px(MARK)
    found: list[TurnMark] = []
    for turn in outlook.turns:
        y = shape.heads.center().y()
        if box.height() > theme.px(LEAST_HIGH):
            y = box.bottom() - turn.chance * box.height()
            y = min(max(y, box.top() + side / 2), box.bottom() - side / 2)
        x = shape.x(turn.share)
        mark = QRectF(x - side / 2, y - side / 2, side, side)
        for other in found:
            if mark.intersects(other.box):
                mark.moveLeft(other.box.right() + 1)
        found.append(TurnMark(turn, mark))
    return tuple(found)


def paint_turns(painter: QPainter, shape: LineShape, theme: Theme, outlook: Outlook) -> None:
    """The marks, each a brass disc with its number."""
    for mark in turn_marks(shape, theme, outlook):
        painter.setPen(QPen(theme.color("bar"), max(1.0, theme.px(1.4))))
        painter.setBrush(brass(mark.box, theme))
        painter.drawEllipse(mark.box)
        number = str(mark.turn.rank)
        draw_text(painter, mark.box, number, theme, "caps", "brass_ink", CENTER, theme.px(13))


def paint_bar(painter: QPainter, box: QRectF, theme: Theme, reading: Reading) -> None:
    """The evaluation bar: home's part from the left, the visitors' striped, even in the middle."""
    painter.save()
    r = theme.px(3)
    whole = QPainterPath()
    whole.addRoundedRect(box, r, r)
    painter.setClipPath(whole)
    painter.fillRect(box, theme.color("vis"))
    painter.fillRect(box, QBrush(theme.color("shine", 80), Qt.BrushStyle.BDiagPattern))
    home = QRectF(box)
    home.setWidth(box.width() * reading.share)
    painter.fillRect(home, theme.color("home"))
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.color("bar_text"), max(1.0, theme.px(1))))
    painter.drawPath(whole)
    painter.drawLine(home.topRight(), home.bottomRight())
    middle = box.center().x()
    for y, way in ((box.top(), -1), (box.bottom(), 1)):
        painter.drawLine(QPointF(middle, y), QPointF(middle, y + way * theme.px(3)))
