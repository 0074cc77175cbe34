"""Playing cards in the hand: faces, backs and how they lie as a fan."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from math import cos, radians, sin

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPolygonF,
    QTransform,
)

from gridlight.ui.paint.cache import baked, ratio_of
from gridlight.ui.paint.shadow import paint_shadow
from gridlight.ui.paint.text import CENTER, draw_text, text_width
from gridlight.ui.paint.textures import paint_grain
from gridlight.ui.theme import Theme
from gridlight.ui.tokens import FACES, SMALLEST_PX, SPACE

CARD_RATIO = 10.5 / 8.0
Points = Sequence[tuple[float, float]]


@dataclass(frozen=True, slots=True)
class CardLook:
    """What a card's face shows: number or letter, name, and lines or marks in shares of the card.

    `solid` and `broken` are polylines, `stars`, `diamonds` and `dots` points; x and y 0 to 1.
    `words` is the share of the width that the name keeps to: what a neighbor leaves free.
    """

    mark: str
    name: str
    side: str = "offense"
    solid: tuple[tuple[tuple[float, float], ...], ...] = ()
    broken: tuple[tuple[tuple[float, float], ...], ...] = ()
    stars: tuple[tuple[float, float], ...] = ()
    diamonds: tuple[tuple[float, float], ...] = ()
    dots: tuple[tuple[float, float], ...] = ()
    words: float = 0.58


@dataclass(frozen=True, slots=True)
class CardPlace:
    """Where a card lies: its center, size and turn in degrees."""

    center: QPointF
    width: float
    height: float
    angle: float

    def lifted(self, by: float) -> CardPlace:
        """The same place, `by` pixels along the card's own upright."""
        at = radians(self.angle)
        moved = self.center + QPointF(by * sin(at), -by * cos(at))
        return CardPlace(moved, self.width, self.height, self.angle)

    def outline(self) -> QPolygonF:
        """The card's four corners on the table."""
        turn = QTransform().translate(self.center.x(), self.center.y()).rotate(self.angle)
        box = QRectF(-self.width / 2, -self.height / 2, self.width, self.height)
        return turn.map(QPolygonF(box))

    def holds(self, point: QPointF) -> bool:
        """Whether a point lies on the card."""
        return self.outline().containsPoint(point, Qt.FillRule.OddEvenFill)


def fan_places(
    rect: QRectF, count: int, width: float, *, spread: float = 15.0, upward: bool = True
) -> tuple[CardPlace, ...]:
    """How `count` cards `width` wide fan out over `rect`, left to right.

    `upward`: their upper ends show at the top of `rect` (a hand at the table's foot); otherwise
    their lower ends show at its foot. `spread` is the angle between the outer cards.
    """
    height = width * CARD_RATIO
    places = []
    for i in range(count):
        share = i / (count - 1) if count > 1 else 0.5
        off = share - 0.5
        angle = spread * off * (1 if upward else -1)
        x = rect.left() + width / 2 + (rect.width() - width) * share
        sag = (2 * off) ** 2 * rect.height() * 0.16
        y = rect.top() + sag + height / 2 if upward else rect.bottom() - sag - height / 2
        places.append(CardPlace(QPointF(x, y), width, height, angle))
    return tuple(places)


def card_at(places: Sequence[CardPlace], point: QPointF) -> int | None:
    """The topmost card under a point; later cards lie on earlier ones."""
    for i in range(len(places) - 1, -1, -1):
        if places[i].holds(point):
            return i
    return None


def paint_card(
    painter: QPainter,
    place: CardPlace,
    theme: Theme,
    look: CardLook,
    glow: float = 0.0,
    scan: QImage | None = None,
) -> None:
    """A card's face at its place; `glow` 0–1 lights its edge (hover, focus, choice).

    A card that was scanned shows its `scan`, with number and name under it.
    """
    if scan is None:
        picture = card_picture(place, theme, look, ratio_of(painter))
    else:
        picture = scan_picture(place, theme, look, scan, ratio_of(painter))
    _lay(painter, place, picture, theme)
    if glow > 0:
        painter.save()
        painter.translate(place.center)
        painter.rotate(place.angle)
        box = QRectF(-place.width / 2, -place.height / 2, place.width, place.height)
        r = theme.px(SPACE.r_card)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.color("focus", 255 * glow), theme.px(SPACE.focus)))
        painter.drawRoundedRect(box, r, r)
        painter.restore()


def paint_card_back(painter: QPainter, place: CardPlace, theme: Theme, letter: str) -> None:
    """A card face down, its lozenge with the word of the side (DEF or OFF)."""
    _lay(painter, place, back_picture(place, theme, letter, ratio_of(painter)), theme)


def card_picture(place: CardPlace, theme: Theme, look: CardLook, ratio: float) -> QPixmap:
    """A card's face with its shadow's margin, painted once."""
    key = ("card", theme.ink, round(theme.k, 3), theme.text, look)
    return _picture(key, place, theme, ratio, lambda p, r: _face(p, r, theme, look))


def scan_picture(
    place: CardPlace, theme: Theme, look: CardLook, scan: QImage, ratio: float
) -> QPixmap:
    """A scanned card with its shadow's margin, painted once."""
    key = ("scan", theme.ink, round(theme.k, 3), theme.text, look, scan.cacheKey())
    return _picture(key, place, theme, ratio, lambda p, r: _scan(p, r, theme, look, scan))


def back_picture(place: CardPlace, theme: Theme, letter: str, ratio: float) -> QPixmap:
    """A card's back with its shadow's margin, painted once."""
    key = ("back", theme.ink, round(theme.k, 3), letter)
    return _picture(key, place, theme, ratio, lambda p, r: _back(p, r, theme, letter))


def _margin(theme: Theme) -> float:
    return theme.px(26)


def _picture(
    key: Hashable,
    place: CardPlace,
    theme: Theme,
    ratio: float,
    draw: Callable[[QPainter, QRectF], None],
) -> QPixmap:
    m = _margin(theme)
    size = QSizeF(place.width + 2 * m, place.height + 2 * m)
    box = QRectF(m, m, place.width, place.height)

    def paint(painter: QPainter) -> None:
        paint_shadow(painter, box, theme.px(SPACE.r_card), theme, "card")
        draw(painter, box)

    return baked(key, size, ratio, paint)


def _lay(painter: QPainter, place: CardPlace, picture: QPixmap, theme: Theme) -> None:
    m = _margin(theme)
    painter.save()
    painter.translate(place.center)
    painter.rotate(place.angle)
    painter.drawPixmap(QPointF(-place.width / 2 - m, -place.height / 2 - m), picture)
    painter.restore()


def _face(painter: QPainter, box: QRectF, theme: Theme, look: CardLook) -> None:
    r = theme.px(SPACE.r_card)
    green = QLinearGradient(box.topLeft(), box.bottomLeft())
    green.setColorAt(0, theme.color("card"))
    green.setColorAt(1, theme.color("card_d"))
    painter.setPen(QPen(theme.color("card_edge"), theme.px(1)))
    painter.setBrush(green)
    painter.drawRoundedRect(box, r, r)
    inner = box.adjusted(1.5, 1.5, -1.5, -1.5)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.color("shine", 46), 1))
    painter.drawRoundedRect(inner, r - 1, r - 1)
    painter.save()
    clip = QPainterPath()
    clip.addRoundedRect(inner, r - 1, r - 1)
    painter.setClipPath(clip)
    paint_grain(painter, inner, theme, 4)
    art = _art_box(box, theme)
    painter.setPen(QPen(theme.color("card_edge", 170), theme.px(1)))
    for i in range(12):
        y = art.top() + art.height() * (2 + 5 * i) / 52.5
        if y > art.top() + theme.px(8):
            painter.drawLine(QPointF(box.left() + 3, y), QPointF(box.right() - 3, y))
    _card_art(painter, art, theme, look)
    painter.restore()
    _card_words(painter, box, theme, look)


def _scan(painter: QPainter, box: QRectF, theme: Theme, look: CardLook, scan: QImage) -> None:
    r = theme.px(SPACE.r_card)
    painter.save()
    clip = QPainterPath()
    clip.addRoundedRect(box, r, r)
    painter.setClipPath(clip)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawImage(box, scan)
    band = QRectF(box.left(), box.bottom() - theme.px(22), box.width(), theme.px(22))
    painter.fillRect(band, theme.color("card_d", 235))
    painter.restore()
    painter.setPen(QPen(theme.color("card_edge"), theme.px(1)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(box, r, r)
    pad, mark_px = theme.px(7), _print_px(theme, "card-name") * 1.3
    mark = band.adjusted(pad, 0, -pad, 0)
    draw_text(painter, mark, look.mark, theme, "card-number", "num", px=mark_px)
    name = mark.adjusted(text_width(theme, "card-number", look.mark, mark_px) + pad, 0, 0, 0)
    words, name_px = look.name.upper(), _print_px(theme, "card-name")
    draw_text(painter, name, words, theme, "card-name", "card_text", px=name_px)


def _art_box(box: QRectF, theme: Theme) -> QRectF:
    """The card as printed, moved down under the words; its far end runs off the card."""
    return box.translated(0, theme.px(44))


def _card_words(painter: QPainter, box: QRectF, theme: Theme, look: CardLook) -> None:
    pad = theme.px(7)
    number = QRectF(box.left() + pad, box.top() + theme.px(3), box.width() * 0.5, theme.px(24))
    mark_px, name_px = _print_px(theme, "card-number"), _print_px(theme, "card-name")
    draw_text(painter, number, look.mark, theme, "card-number", "num", px=mark_px)
    line = theme.px(13.5)
    top = box.top() + theme.px(25)
    for text in _two_lines(theme, look.name.upper(), box.width() * look.words):
        words = QRectF(box.left() + pad, top, box.width() - pad * 1.5, line)
        draw_text(painter, words, text, theme, "card-name", "card_text", px=name_px)
        top += line


def _print_px(theme: Theme, role: str) -> float:
    """The print on a card is part of its picture: it grows with the card, not with the text."""
    return max(SMALLEST_PX, theme.px(FACES[role].px))


def _two_lines(theme: Theme, name: str, width: float) -> list[str]:
    if (
        text_width(theme, "card-name", name, _print_px(theme, "card-name")) <= width
        or " " not in name
    ):
        return [name]
    words = name.split()
    cuts = range(1, len(words))
    best = min(cuts, key=lambda i: abs(len(" ".join(words[:i])) - len(" ".join(words[i:])) - 1))
    return [" ".join(words[:best]), " ".join(words[best:])]


def _card_art(painter: QPainter, box: QRectF, theme: Theme, look: CardLook) -> None:
    def at(point: tuple[float, float]) -> QPointF:
        return QPointF(box.left() + box.width() * point[0], box.top() + box.height() * point[1])

    yard = box.width() / 40
    for lines, width, dashed in ((look.solid, 0.95, False), (look.broken, 0.75, True)):
        pen = QPen(theme.color("card_line"), max(1.6, yard * width * 1.25))
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        if dashed:
            pen.setDashPattern([1.3, 0.9])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for line in lines:
            path = QPainterPath(at(line[0]))
            for point in line[1:]:
                path.lineTo(at(point))
            painter.drawPath(path)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.color("card_line"))
    for star in look.stars:
        painter.drawPolygon(star_shape(at(star), max(3.2, yard * 1.7)))
    for diamond in look.diamonds:
        paint_diamond(painter, at(diamond), yard * 1.45, theme)
    for dot in look.dots:
        paint_dot(painter, at(dot), yard * 1.05, theme)


def star_shape(center: QPointF, radius: float) -> QPolygonF:
    """A five-pointed star standing on two points."""
    points = []
    for i in range(10):
        reach = radius if i % 2 == 0 else radius * 0.42
        at = radians(36 * i)
        points.append(center + QPointF(reach * sin(at), -reach * cos(at)))
    return QPolygonF(points)


def paint_diamond(painter: QPainter, center: QPointF, half: float, theme: Theme) -> None:
    """A tackler's diamond with its bright rim."""
    shape = QPolygonF(
        [
            center + QPointF(0, -half),
            center + QPointF(half, 0),
            center + QPointF(0, half),
            center + QPointF(-half, 0),
        ]
    )
    painter.setPen(QPen(theme.color("dia_rim"), max(1.0, half * 0.14)))
    painter.setBrush(theme.color("dia"))
    painter.drawPolygon(shape)


def paint_dot(painter: QPainter, center: QPointF, radius: float, theme: Theme) -> None:
    """A red dot with its rim and hatch."""
    painter.setPen(QPen(theme.color("dot_rim"), max(1.0, radius * 0.16)))
    painter.setBrush(theme.color("dot"))
    painter.drawEllipse(center, radius, radius)
    painter.setPen(QPen(theme.color("dot_rim", 150), max(0.7, radius * 0.11)))
    for off in (-0.5, 0.0, 0.5):
        half = radius * (0.72 - abs(off) * 0.45)
        middle = center + QPointF(off * radius * 0.7, off * radius * 0.7)
        painter.drawLine(middle + QPointF(-half, half) * 0.7, middle + QPointF(half, -half) * 0.7)


def _back(painter: QPainter, box: QRectF, theme: Theme, letter: str) -> None:
    r = theme.px(SPACE.r_card)
    painter.setPen(QPen(theme.color("panel_edge"), 1))
    painter.setBrush(theme.color("back"))
    painter.drawRoundedRect(box, r, r)
    inset = theme.px(5)
    inner = box.adjusted(inset, inset, -inset, -inset)
    clip = QPainterPath()
    clip.addRoundedRect(inner, r * 0.6, r * 0.6)
    painter.save()
    painter.setClipPath(clip)
    painter.fillRect(inner, theme.color("back_ink"))
    _checks(painter, inner, theme)
    paint_grain(painter, inner, theme, 5)
    painter.restore()
    for share in (0.27, 0.73):
        middle = QPointF(box.center().x(), box.top() + box.height() * share)
        _lozenge(painter, middle, box.width() * 0.255, theme, letter)


def _checks(painter: QPainter, inner: QRectF, theme: Theme) -> None:
    side = inner.width() / 6
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.color("back_check"))
    rows = int(inner.height() / side) + 2
    for row in range(2 * rows):
        for column in range(8):
            x = inner.left() + side * (column + (0.5 if row % 2 else 0))
            y = inner.top() + side * row / 2
            if row % 2:
                continue
            half = side / 2
            painter.drawPolygon(
                QPolygonF(
                    [
                        QPointF(x, y - half),
                        QPointF(x + half, y),
                        QPointF(x, y + half),
                        QPointF(x - half, y),
                    ]
                )
            )


def _lozenge(painter: QPainter, center: QPointF, half: float, theme: Theme, letter: str) -> None:
    for reach, token in ((1.0, "back"), (0.86, "back_ink"), (0.78, "back")):
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.color(token))
        a, b = half * 0.92 * reach, half * reach
        painter.drawPolygon(
            QPolygonF(
                [
                    center + QPointF(0, -b),
                    center + QPointF(a, 0),
                    center + QPointF(0, b),
                    center + QPointF(-a, 0),
                ]
            )
        )
    spot = QRectF(center.x() - half, center.y() - half, 2 * half, 2 * half)
    draw_text(painter, spot, letter, theme, "back-letter", "back_ink", CENTER, half * 0.5)
