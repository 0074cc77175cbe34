"""A card on the drafting board as it is printed, the board under it, and the rulers beside it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPen, QPolygonF

from gridlight.cards import shapes
from gridlight.cards.model import DefenseCard, OffenseCard
from gridlight.cards.path import XY, path_of
from gridlight.kernel.language import tr
from gridlight.ui.editor.sight import Sight
from gridlight.ui.paint.cards import paint_diamond, paint_dot
from gridlight.ui.paint.text import CENTER, LEFT, draw_text
from gridlight.ui.theme import Theme
from gridlight.ui.tokens import SPACE
from gridlight.workshop.drafting.sheets import Card

RULER = 26.0
FINE_FROM = 7.0  # pixels a yard from which single yards are ruled


@dataclass(frozen=True, slots=True)
class Ghost:
    """A card of the other side, seen through the one on the board, moved so many yards."""

    card: Card
    shift: float


def paint_board(painter: QPainter, rect: QRectF, theme: Theme, sight: Sight) -> None:
    """The board's pale paper with its ruled squares, which move with the card."""
    paper = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    paper.setColorAt(0, theme.mix("panel2", "panel_edge", 0.35))
    paper.setColorAt(1, theme.mix("panel2", "panel_edge", 0.6))
    painter.fillRect(rect, paper)
    painter.setPen(QPen(theme.mix("panel_edge", "panel_mut", 0.22, 150), 1))
    step = 5.0 * sight.yard
    origin = sight.point(0, 0)
    x = rect.left() + (origin.x() - rect.left()) % step
    while x < rect.right():
        painter.drawLine(QLineF(x, rect.top(), x, rect.bottom()))
        x += step
    y = rect.top() + (origin.y() - rect.top()) % step
    while y < rect.bottom():
        painter.drawLine(QLineF(rect.left(), y, rect.right(), y))
        y += step


def paint_ground(
    painter: QPainter, theme: Theme, sight: Sight, card: Card, *, numbers: bool = True
) -> None:
    """The empty card: its green, yard lines, numbers, bars and the saw-tooth."""
    box = sight.card()
    _shadow(painter, box, theme)
    green = QLinearGradient(box.topLeft(), box.bottomLeft())
    green.setColorAt(0, theme.color("card"))
    green.setColorAt(1, theme.color("card_d"))
    painter.setPen(QPen(theme.color("card_edge"), 1))
    painter.setBrush(green)
    painter.drawRoundedRect(box, theme.px(4), theme.px(4))
    _yard_lines(painter, theme, sight, numbers)
    _bars(painter, theme, sight, card)
    tooth = QPolygonF([sight.point(x, y) for x, y in shapes.sawtooth(sight.geometry)])
    painter.setPen(QPen(theme.color("yard_txt", 110), theme.px(1)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPolygon(tooth)


def paint_small(painter: QPainter, theme: Theme, sight: Sight, card: Card) -> None:
    """A whole card with what is drawn on it, without numbers at its yard lines."""
    painter.save()
    painter.setClipRect(sight.card())
    paint_ground(painter, theme, sight, card, numbers=False)
    paint_print(painter, theme, sight, card)
    painter.restore()


def _shadow(painter: QPainter, box: QRectF, theme: Theme) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    for spread, alpha in ((7.0, 16), (5.0, 20), (3.0, 26), (1.5, 34)):
        d = theme.px(spread)
        painter.setBrush(theme.color("shadow", alpha * theme.ink.shadow_gain))
        painter.drawRoundedRect(box.adjusted(-d, -d + d / 2, d, d + d / 2), d + 4, d + 4)


def _yard_lines(painter: QPainter, theme: Theme, sight: Sight, numbers: bool) -> None:
    box, g = sight.card(), sight.geometry
    if sight.yard >= FINE_FROM:
        painter.setPen(QPen(theme.color("card_edge", 90), 1))
        for y in range(int(g.bars_bottom) + 1, int(g.far) + 1):
            if y % 5:
                at = sight.point(0, y).y()
                painter.drawLine(QLineF(box.left(), at, box.right(), at))
    high = min(theme.type_px("yard") * 1.3, 5 * sight.yard * 0.8)
    for line in g.yard_lines():
        at = sight.point(0, line).y()
        wide = theme.px(2.4 if line == 0 else 1.2)
        painter.setPen(QPen(theme.color("card_edge", 235), wide))
        painter.drawLine(QLineF(box.left(), at, box.right(), at))
        if not numbers:
            continue
        words = tr("LINE") if line == 0 else f"{line:+g}".replace("-", "−")
        label = QRectF(box.left() + theme.px(6), at - high, theme.px(60), high)
        draw_text(painter, label, words, theme, "yard", theme.color("yard_txt", 215), LEFT)


def _bars(painter: QPainter, theme: Theme, sight: Sight, card: Card) -> None:
    g = sight.geometry
    offense = isinstance(card, OffenseCard)
    painter.setPen(Qt.PenStyle.NoPen)
    if offense:
        left, top, right, bottom = shapes.offense_strip(g)
        painter.setBrush(theme.color("card_line", 150))
        painter.drawRect(QRectF(sight.point(left, top), sight.point(right, bottom)))
    painter.setBrush(theme.color("card_edge" if offense else "dia_rim", 255 if offense else 120))
    for left, top, right, bottom in shapes.offense_bars(g) if offense else shapes.defense_bars(g):
        painter.drawRect(QRectF(sight.point(left, top), sight.point(right, bottom)))


def paint_axis(painter: QPainter, theme: Theme, sight: Sight) -> None:
    """The middle of the card, at which things are mirrored."""
    pen = QPen(theme.color("yard_txt", 120), theme.px(1), Qt.PenStyle.DashLine)
    painter.setPen(pen)
    g = sight.geometry
    painter.drawLine(QLineF(sight.point(0, g.bars_bottom), sight.point(0, g.far)))


def paint_print(
    painter: QPainter, theme: Theme, sight: Sight, card: Card, shift: float = 0.0
) -> None:
    """What is drawn on a card, in its true measures, moved `shift` yards to the right."""
    if isinstance(card, OffenseCard):
        _paint_path(painter, theme, sight, card, shift)
    else:
        _paint_markers(painter, theme, sight, card, shift)


def _paint_path(
    painter: QPainter, theme: Theme, sight: Sight, card: OffenseCard, shift: float
) -> None:
    ink = theme.color("path")
    for points, width in _strokes(card, sight):
        pen = QPen(ink, width * sight.yard)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawPolyline(QPolygonF([sight.point(x + shift, y) for x, y in points]))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    for star in card.stars():
        tips = shapes.star(star, sight.geometry.star)
        painter.drawPolygon(QPolygonF([sight.point(x + shift, y) for x, y in tips]))


def _strokes(card: OffenseCard, sight: Sight) -> Iterator[tuple[tuple[XY, ...], float]]:
    """What is stroked of a path, with its width; a stretch without length is left out."""
    path, g = path_of(card), sight.geometry
    for part, ((begin, end), segment) in enumerate(zip(path.parts, card.segments, strict=True)):
        width = g.breadth(segment.kind)
        if end > begin and segment.kind.solid:
            yield shapes.stretch(path, begin, end), width
        elif end > begin:
            for low, high in shapes.dashes(path, part, g):
                yield shapes.stretch(path, low, high), width


def _paint_markers(
    painter: QPainter, theme: Theme, sight: Sight, card: DefenseCard, shift: float
) -> None:
    g = sight.geometry
    for point in card.diamonds:
        middle = sight.point(point.x + shift, point.y)
        paint_diamond(painter, middle, g.diamond * sight.yard, theme)
    for point in card.dots:
        paint_dot(painter, sight.point(point.x + shift, point.y), g.dot * sight.yard, theme)


def paint_ghost(painter: QPainter, theme: Theme, sight: Sight, ghost: Ghost) -> None:
    """A card of the other side, faintly."""
    painter.save()
    painter.setOpacity(0.42)
    painter.setClipRect(sight.card())
    paint_print(painter, theme, sight, ghost.card, ghost.shift)
    painter.restore()


def paint_rulers(painter: QPainter, rect: QRectF, theme: Theme, sight: Sight) -> None:
    """Rulers along the top and the left edge."""
    deep = ruler_depth(theme)
    across = QRectF(rect.left(), rect.top(), rect.width(), deep)
    down = QRectF(rect.left(), rect.top() + deep, deep, rect.height() - deep)
    for box in (down, across):
        painter.fillRect(box, theme.color("panel"))
    painter.setPen(QPen(theme.mix("panel_edge", "panel_mut", 0.5), 1))
    painter.drawLine(QLineF(down.right(), across.bottom(), down.right(), rect.bottom()))
    painter.drawLine(QLineF(down.right(), across.bottom(), rect.right(), across.bottom()))
    g = sight.geometry
    step = 1 if sight.yard >= FINE_FROM else 5
    painter.save()
    painter.setClipRect(across.adjusted(deep, 0, 0, 0))
    for x in range(int(g.left), int(g.right) + 1, step):
        _tick(painter, theme, across, sight.point(x, 0).x(), x, upright=True)
    painter.setClipRect(down)
    for y in range(-10 if step == 5 else int(g.top), int(g.far) + 1, step):
        _tick(painter, theme, down, sight.point(0, y).y(), y, upright=False)
    painter.restore()


def paint_notches(painter: QPainter, rect: QRectF, theme: Theme, sight: Sight, place: XY) -> None:
    """Where the cross hair is, on both rulers."""
    deep = ruler_depth(theme)
    across = QRectF(rect.left(), rect.top(), rect.width(), deep)
    down = QRectF(rect.left(), rect.top() + deep, deep, rect.height() - deep)
    _notches(painter, theme, across, down, sight.point(*place))


def paint_frame(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """The frame of a board that the keyboard is on: straight, for it is painted often."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    wide = max(2, round(theme.px(SPACE.focus)))
    for token, inset in (("focus_edge", wide * 1.5), ("focus", wide * 0.5)):
        pen = QPen(theme.color(token), wide)
        pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        painter.setPen(pen)
        painter.drawRect(rect.adjusted(inset, inset, -inset, -inset))
    painter.restore()


def ruler_depth(theme: Theme) -> float:
    """How deep the rulers are."""
    return max(theme.px(RULER), theme.type_px("yard") * 1.5)


def _tick(
    painter: QPainter, theme: Theme, box: QRectF, at: float, value: int, *, upright: bool
) -> None:
    long = box.height() if upright else box.width()
    size = long * (0.38 if value % 5 == 0 else 0.2)
    painter.setPen(QPen(theme.color("panel_mut"), 1))
    if upright:
        painter.drawLine(QLineF(at, box.bottom() - size, at, box.bottom()))
    else:
        painter.drawLine(QLineF(box.right() - size, at, box.right(), at))
    if value % 10:
        return
    words = str(abs(value))  # yards from the middle, yards from the line
    if upright:
        spot = QRectF(at - 20, box.top(), 40, box.height() * 0.7)
    else:
        spot = QRectF(box.left(), at - 10, box.width() * 0.8, 20)
    draw_text(painter, spot, words, theme, "yard", "panel_mut", CENTER, px=12)


def _notches(painter: QPainter, theme: Theme, across: QRectF, down: QRectF, at: QPointF) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.color("needle"))
    d, e = theme.px(4), theme.px(6.4)
    if across.left() + down.width() <= at.x() <= across.right():
        _notch(painter, QPointF(at.x(), across.bottom()), QPointF(-d, -e), QPointF(d, -e))
    if down.top() <= at.y() <= down.bottom():
        _notch(painter, QPointF(down.right(), at.y()), QPointF(-e, -d), QPointF(-e, d))


def _notch(painter: QPainter, tip: QPointF, one: QPointF, other: QPointF) -> None:
    painter.drawPolygon(QPolygonF([tip, tip + one, tip + other]))
