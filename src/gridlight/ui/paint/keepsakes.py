"""Small things on Home's tiles: card and pencil, the record book, a knob; and the little box."""

from __future__ import annotations

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QRadialGradient,
)

from gridlight.kernel.language import tr
from gridlight.ui.paint.cards import star_shape
from gridlight.ui.paint.football import paint_football
from gridlight.ui.paint.lids import FRONT, HIGH, WIDE, LidPlace, paint_lid_face, paint_play_art
from gridlight.ui.paint.text import CENTER, draw_text
from gridlight.ui.theme import Theme

Art = QRectF


def _centered(painter: QPainter, rect: QRectF, unit: float) -> None:
    painter.translate(rect.center())
    k = min(rect.width(), rect.height()) / unit
    painter.scale(k, k)


def paint_workshop(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """A card on the drafting table, and a pencil."""
    painter.save()
    _centered(painter, rect, 126)
    painter.save()
    painter.translate(-12, 2)
    painter.rotate(-9)
    card = QRectF(-36, -53, 74, 106)
    painter.setPen(Qt.PenStyle.NoPen)
    for d, alpha in ((5, 26), (3, 40), (1, 70)):
        painter.setBrush(theme.color("shadow", alpha))
        painter.drawRoundedRect(card.translated(3, 4).adjusted(-d, -d, d, d), 6 + d, 6 + d)
    green = QLinearGradient(card.topLeft(), card.bottomLeft())
    green.setColorAt(0, theme.color("card"))
    green.setColorAt(1, theme.color("card_d"))
    painter.setBrush(green)
    painter.setPen(QPen(theme.color("dia_rim", 130), 1))
    painter.drawRoundedRect(card, 5, 5)
    draw_text(painter, QRectF(-29, -50, 30, 22), "7", theme, "card-number", "num", px=18)
    for i, word in enumerate((tr("LONG"), tr("PASS"))):
        line = QRectF(-29, -29 + 14 * i, 60, 14)
        draw_text(painter, line, word, theme, "card-name", "card_text", px=13)
    painter.setPen(QPen(theme.color("card_edge", 160), 1))
    for y in (8, 24, 40):
        painter.drawLine(QPointF(-35, y), QPointF(37, y))
    pen = QPen(theme.color("card_line"), 2.6)
    painter.setPen(pen)
    hook = QPainterPath(QPointF(0, 10))
    hook.lineTo(2, 3)
    hook.lineTo(8, 4)
    hook.lineTo(9, 10)
    painter.drawPath(hook)
    pen.setDashPattern([1.3, 1.0])
    pen.setWidthF(2.2)
    painter.setPen(pen)
    painter.drawLine(QPointF(3, 6), QPointF(12, 45))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.color("card_line"))
    painter.drawPolygon(star_shape(QPointF(12, 47), 4.6))
    painter.restore()
    painter.translate(34, -8)
    painter.rotate(28)
    _pencil(painter, theme)
    painter.restore()


def _pencil(painter: QPainter, theme: Theme) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.color("shadow", 80))
    painter.drawPolygon(
        QPolygonF(
            [QPointF(-3, -50), QPointF(12, -48), QPointF(12, 34), QPointF(7, 52), QPointF(-1, 34)]
        )
    )
    for x, wide, token in ((-7, 5, "pencil_hi"), (-2, 5, "pencil"), (3, 4, "pencil_d")):
        painter.setBrush(theme.color(token))
        painter.drawRect(QRectF(x, -40, wide, 74))
    painter.setBrush(theme.color("steel"))
    painter.drawRect(QRectF(-7, -48, 14, 8))
    painter.setBrush(theme.color("steel_d", 150))
    painter.drawRect(QRectF(-7, -45.6, 14, 1.2))
    painter.drawRect(QRectF(-7, -42.6, 14, 1.2))
    painter.setBrush(theme.color("rubber"))
    painter.drawRoundedRect(QRectF(-7, -57, 14, 10), 3.5, 3.5)
    painter.setBrush(theme.color("pencil_wood"))
    painter.drawPolygon(
        QPolygonF(
            [
                QPointF(-7, 34),
                QPointF(-2.5, 31.5),
                QPointF(2.5, 34.5),
                QPointF(7, 32),
                QPointF(0.8, 50),
                QPointF(-0.8, 50),
            ]
        )
    )
    painter.setBrush(theme.color("pip"))
    painter.drawPolygon(QPolygonF([QPointF(-1.9, 47), QPointF(1.9, 47), QPointF(0, 54)]))


def paint_record_book(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """The record book, bound in red."""
    painter.save()
    _centered(painter, rect, 126)
    painter.rotate(-5)
    cover = QRectF(-40, -56, 80, 110)
    painter.setPen(Qt.PenStyle.NoPen)
    for d, alpha in ((5, 26), (3, 40), (1, 70)):
        painter.setBrush(theme.color("shadow", alpha))
        painter.drawRoundedRect(cover.translated(5, 6).adjusted(-d, -d, d, d), 4 + d, 4 + d)
    painter.setBrush(theme.color("leaf_pages"))
    painter.drawRoundedRect(cover.translated(5, 4), 3, 3)
    painter.setPen(QPen(theme.color("rule"), 0.8))
    for i in range(3):
        y = cover.bottom() + 1.2 + i
        painter.drawLine(QPointF(cover.left() + 6, y), QPointF(cover.right() + 4, y))
    painter.setPen(Qt.PenStyle.NoPen)
    red = QLinearGradient(cover.topLeft(), cover.bottomRight())
    red.setColorAt(0, theme.color("leaf_hi"))
    red.setColorAt(0.35, theme.color("leaf"))
    red.setColorAt(1, theme.color("leaf_d"))
    painter.setBrush(red)
    painter.drawRoundedRect(cover, 4, 4)
    spine = QLinearGradient(cover.left(), 0, cover.left() + 12, 0)
    spine.setColorAt(0, theme.color("shadow", 120))
    spine.setColorAt(0.5, theme.color("shine", 36))
    spine.setColorAt(0.85, theme.color("shadow", 110))
    spine.setColorAt(1, theme.color("shadow", 0))
    painter.setBrush(spine)
    painter.drawRect(QRectF(cover.left(), cover.top(), 12, cover.height()))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.color("brass"), 1.1))
    painter.drawRoundedRect(cover.adjusted(16, 6, -6, -6), 2, 2)
    for i, word in enumerate((tr("RECORD", "on a cover"), tr("BOOK", "on a cover"))):
        line = QRectF(-24, -32 + 20 * i, 60, 18)
        draw_text(painter, line, word, theme, "dial", "lid_ink", CENTER, px=15)
    paint_football(painter, QPointF(6, 24), 24, theme, -28)
    painter.restore()


def paint_knob(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """A bakelite knob on its ivory scale."""
    painter.save()
    _centered(painter, rect, 118)
    painter.setPen(Qt.PenStyle.NoPen)
    for d, alpha in ((4, 30), (2, 60)):
        painter.setBrush(theme.color("shadow", alpha))
        painter.drawEllipse(QPointF(0, 4), 52 + d, 52 + d)
    ring = QLinearGradient(-40, -40, 40, 40)
    ring.setColorAt(0, theme.color("brass_hi"))
    ring.setColorAt(0.5, theme.color("brass"))
    ring.setColorAt(1, theme.color("brass_d"))
    painter.setBrush(ring)
    painter.drawEllipse(QPointF(0, 0), 52, 52)
    face = QRadialGradient(QPointF(-14, -18), 74)
    face.setColorAt(0, theme.color("dial_hi"))
    face.setColorAt(0.7, theme.color("dial"))
    face.setColorAt(1, theme.color("dial_d"))
    painter.setBrush(face)
    painter.drawEllipse(QPointF(0, 0), 48.5, 48.5)
    for i in range(11):
        at = pi * (0.75 + 1.5 * i / 10)
        out = QPointF(cos(at), sin(at))
        painter.setPen(QPen(theme.color("dial_text"), 2.2 if i % 5 == 0 else 1.3))
        painter.drawLine(out * 36, out * (45 if i % 5 == 0 else 42.5))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.color("shadow", 90))
    painter.drawEllipse(QPointF(2, 5), 28, 28)
    cap = QRadialGradient(QPointF(-8, -11), 40)
    cap.setColorAt(0, theme.color("bakelite_hi"))
    cap.setColorAt(0.5, theme.color("bakelite"))
    cap.setColorAt(1, theme.color("bakelite_d"))
    painter.setBrush(cap)
    painter.drawEllipse(QPointF(0, 0), 27, 27)
    painter.rotate(50)
    pen = QPen(theme.color("dial_hi"), 3)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.drawLine(QPointF(0, -12), QPointF(0, -22))
    painter.restore()


def paint_little_box(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """The light box in small, as it stood when the last game was left."""
    r = theme.px(8)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.color("shadow", 80))
    painter.drawRoundedRect(rect.translated(0, theme.px(3)), r, r)
    body = QLinearGradient(rect.topLeft(), rect.bottomRight())
    body.setColorAt(0, theme.color("case_l"))
    body.setColorAt(0.4, theme.color("case_m"))
    body.setColorAt(1, theme.color("case_d"))
    painter.setBrush(body)
    painter.setPen(QPen(theme.color("case_hi", 120), theme.px(1)))
    painter.drawRoundedRect(rect, r, r)
    edge = theme.px(8)
    well = rect.adjusted(edge, edge, -edge, -edge)
    painter.save()
    painter.setClipRect(well)
    lit = QLinearGradient(well.topLeft(), well.bottomLeft())
    lit.setColorAt(0, theme.color("lit"))
    lit.setColorAt(0.3, theme.color("lit_hot"))
    lit.setColorAt(0.54, theme.color("lit"))
    lit.setColorAt(0.56, theme.color("unlit"))
    lit.setColorAt(1, theme.mix("unlit", "shadow", 0.3))
    painter.fillRect(well, lit)
    painter.setPen(QPen(theme.color("yard", 170), theme.px(1)))
    for i in range(1, 11):
        y = well.top() + well.height() * i / 11
        painter.drawLine(QPointF(well.left(), y), QPointF(well.right(), y))
    painter.setClipRect(QRectF(well.left(), well.top(), well.width(), well.height() * 0.56))
    k = well.width() / WIDE
    painter.translate(well.left(), well.top() - 88 * k)
    painter.scale(k, k)
    paint_play_art(painter, theme)
    painter.restore()
    shade = QLinearGradient(well.topLeft(), well.topLeft() + QPointF(0, theme.px(8)))
    shade.setColorAt(0, theme.color("shadow", 150))
    shade.setColorAt(1, theme.color("shadow", 0))
    painter.fillRect(QRectF(well.left(), well.top(), well.width(), theme.px(8)), shade)


def paint_keepsake(painter: QPainter, rect: QRectF, theme: Theme, game: str) -> None:
    """What a game is remembered by: its light box in small, or the lid of its box."""
    if game == "foto-electric":
        paint_little_box(painter, rect, theme)
        return
    scale = min(rect.width() / WIDE, rect.height() / (HIGH + FRONT))
    place = LidPlace(game, rect.center(), scale)
    box, r = place.box(), theme.px(4)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.color("shadow", 80))
    painter.drawRoundedRect(box.translated(0, theme.px(3)), r, r)
    paint_lid_face(painter, box, place, theme)
