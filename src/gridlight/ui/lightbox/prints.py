"""What is printed on the cards, painted where they lie: lines, labels, bars, markers, names."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPen, QPolygonF, QRadialGradient, QTransform

from gridlight.cards.model import DefenseCard, OffenseCard
from gridlight.cards.shapes import defense_bars, offense_bars, sawtooth
from gridlight.kernel.language import tr
from gridlight.ui.lightbox.leaks import to_rect
from gridlight.ui.lightbox.masks import layer_image
from gridlight.ui.lightbox.shape import BoxShape
from gridlight.ui.paint.cards import paint_diamond, paint_dot
from gridlight.ui.paint.text import LEFT, RIGHT, draw_text

LABEL_INSET, NAME_INSET = 10.0, 7.0


def to_pixels(shape: BoxShape) -> QTransform:
    """Yards on a centered card to logical pixels, as a transform."""
    origin = shape.point(0, 0)
    return QTransform(shape.yard, 0, 0, shape.yard, origin.x(), origin.y())


def pixels(shape: BoxShape) -> tuple[int, int]:
    """The well's width and height in device pixels."""
    area = shape.in_pixels(shape.well, shape.well.topLeft())
    return area.width(), area.height()


def rect_to_pixels(shape: BoxShape, yards: QRectF) -> QRectF:
    """A rect in yards in logical pixels."""
    return to_pixels(shape).mapRect(yards)


def paint_yard_lines(painter: QPainter, shape: BoxShape, alpha: float = 255) -> None:
    """The lines each five yards, heavier at the line of scrimmage."""
    for y in shape.geometry.yard_lines():
        at = shape.snapped(shape.point(0, y).y())
        heavy = y == 0
        pen = QPen(shape.theme.color("yard", alpha), shape.px(2.6 if heavy else 1.3))
        painter.setPen(pen)
        painter.drawLine(QLineF(shape.well.left(), at, shape.well.right(), at))


def paint_labels(
    painter: QPainter, shape: BoxShape, color: str, place: float | None = None
) -> None:
    """The yard numbers down the left side of a card at `place`, each above its line."""
    moved = max(0.0, (place or 0.0) * shape.step)
    left = shape.well.left() + shape.px(LABEL_INSET) + moved
    high = shape.px(16)
    for y in shape.geometry.yard_lines():
        text = tr("LINE") if y == 0 else f"{y:+g}".replace("-", "−")
        at = shape.point(0, y).y()
        if at - high < shape.hole(0).bottom() + shape.px(3):
            continue
        box = QRectF(left, at - high, shape.px(60), high)
        draw_text(painter, box, text, shape.theme, "yard", color, LEFT)


def paint_defense_name(painter: QPainter, shape: BoxShape, card: DefenseCard, color: str) -> None:
    """The letter left of the hole, the name right of it."""
    hole = shape.hole(0)
    high = shape.px(17)
    top = hole.center().y() - high / 2
    pad, gap = shape.px(NAME_INSET), shape.px(3)
    inset = shape.px(LABEL_INSET)  # in line with the yard numbers
    left = QRectF(
        shape.well.left() + inset, top, hole.left() - gap - shape.well.left() - inset, high
    )
    right = QRectF(hole.right() + gap, top, shape.well.right() - pad - hole.right() - gap, high)
    words = tr("DEFENSE {letter}", letter=card.letter)
    draw_text(painter, left, words, shape.theme, "yard-name", color, LEFT)
    draw_text(painter, right, card.name.upper(), shape.theme, "yard-name", color, RIGHT)


def paint_offense_name(painter: QPainter, shape: BoxShape, card: OffenseCard, color: str) -> None:
    """Number and name at the far end of the card, once they may be seen."""
    high = shape.px(17)
    pad = shape.px(LABEL_INSET)
    box = QRectF(
        shape.well.left() + shape.px(64),
        shape.well.bottom() - high - shape.px(5),
        shape.well.width() - shape.px(64) - pad,
        high,
    )
    words = tr("OFFENSE {number} · {name}", number=card.number, name=card.name.upper())
    draw_text(painter, box, words, shape.theme, "yard-name", color, RIGHT)


def paint_sawtooth(painter: QPainter, shape: BoxShape, place: float, alpha: float) -> None:
    """A card's saw-tooth rectangle, the card lying at `place`."""
    shift = place * shape.geometry.pitch
    outline = QPolygonF([shape.point(x + shift, y) for x, y in sawtooth(shape.geometry)])
    painter.setPen(QPen(shape.theme.color("dia_rim", alpha), shape.px(1.1)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPolygon(outline)


def bar_window(shape: BoxShape, half: float) -> QRectF:
    """The row of the bars, `half` yards to either side of the center, in logical pixels."""
    g = shape.geometry
    return rect_to_pixels(shape, to_rect((-half, g.bars_top, half, g.bars_bottom), 0.0))


def paint_bars(
    painter: QPainter, shape: BoxShape, offense_at: float | None, defense_at: float | None
) -> None:
    """The two rows of bars, the offense's in dark, the defense's in green over the gaps."""
    g = shape.geometry
    painter.setPen(Qt.PenStyle.NoPen)
    if defense_at is not None:
        painter.setBrush(shape.theme.mix("dia", "dia_rim", 0.42))
        for bar in defense_bars(g):
            painter.drawRect(rect_to_pixels(shape, to_rect(bar, defense_at * g.pitch)))
    if offense_at is not None:
        painter.setBrush(shape.theme.mix("yard", "shadow", 0.5))
        for bar in offense_bars(g):
            painter.drawRect(rect_to_pixels(shape, to_rect(bar, offense_at * g.pitch)))


def paint_markers(
    painter: QPainter, shape: BoxShape, card: DefenseCard, place: float, strength: float = 1.0
) -> None:
    """Diamonds and dots with their rims and hatch, the card lying at `place`."""
    shift = place * shape.geometry.pitch
    painter.setOpacity(strength)
    if card.picture is not None:
        _paint_scanned(painter, shape, card, shift)
        painter.setOpacity(1.0)
        return
    for p in card.diamonds:
        center = shape.point(p.x + shift, p.y)
        paint_diamond(painter, center, shape.geometry.diamond * shape.yard, shape.theme)
    for p in card.dots:
        center = shape.point(p.x + shift, p.y)
        paint_dot(painter, center, shape.geometry.dot * shape.yard, shape.theme)
    painter.setOpacity(1.0)


def paint_light_through(
    painter: QPainter, shape: BoxShape, card: DefenseCard, place: float
) -> None:
    """The lamp's light that the ink of dots and diamonds lets through, which isn't white."""
    shift = place * shape.geometry.pitch
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Screen)
    painter.setPen(Qt.PenStyle.NoPen)
    for points, ink, strength, size in (
        (card.diamonds, "dia_rim", 44, shape.geometry.diamond * 0.66),
        (card.dots, "needle", 120, shape.geometry.dot),
    ):
        reach = size * shape.yard
        for p in points:
            center = shape.point(p.x + shift, p.y)
            warm = QRadialGradient(center, reach)
            for stop, alpha in ((0.0, 1.0), (0.6, 0.7), (1.0, 0.15)):
                warm.setColorAt(stop, shape.theme.color(ink, strength * alpha))
            painter.setBrush(warm)
            painter.drawEllipse(center, reach, reach)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)


def _paint_scanned(painter: QPainter, shape: BoxShape, card: DefenseCard, shift: float) -> None:
    """Markers of a card kept from a scan, as its masks have them, with a rim of one pixel."""
    rim = max(1.0, shape.px(1.2))
    ways = [QPointF(dx * rim, dy * rim) for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))]
    for layer, ink, edge in (("diamonds", "dia", "dia_rim"), ("dots", "dot", "dot_rim")):
        mask = layer_image(card, (layer,), shape.geometry, pixels(shape), shift)
        for color, offsets in ((edge, ways), (ink, [QPointF(0, 0)])):
            stamp = QImage(mask.size(), QImage.Format.Format_ARGB32_Premultiplied)
            stamp.fill(shape.theme.color(color))
            inking = QPainter(stamp)
            inking.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
            inking.drawImage(0, 0, mask)
            inking.end()
            for offset in offsets:
                painter.drawImage(shape.well.translated(offset), stamp)


def paint_card_edges(painter: QPainter, shape: BoxShape, place: float, alpha: float) -> None:
    """The side edge of a card that lies off the center, where it shows in the well."""
    if abs(place) < 1e-6:
        return
    g = shape.geometry
    x = (g.left if place > 0 else g.right) + place * g.pitch
    at = shape.point(x, 0).x()
    painter.setPen(QPen(shape.theme.color("yard_txt", alpha), shape.px(1.2)))
    painter.drawLine(QPointF(at, shape.well.top()), QPointF(at, shape.well.bottom()))
