"""Brass, screws, rivets, the toggle and the jewel."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPen, QRadialGradient

from gridlight.ui.paint.text import CENTER, draw_text, text_width
from gridlight.ui.theme import Theme


def brass(rect: QRectF, theme: Theme, *, upright: bool = False) -> QLinearGradient:
    """Five stops of rolled brass across `rect`."""
    end = rect.topRight() if upright else rect.bottomLeft()
    metal = QLinearGradient(rect.topLeft(), end)
    for stop, token in (
        (0.0, "brass_d"),
        (0.18, "brass"),
        (0.45, "brass_hi"),
        (0.75, "brass"),
        (1.0, "brass_d"),
    ):
        metal.setColorAt(stop, theme.color(token))
    return metal


def paint_screw(
    painter: QPainter, center: QPointF, radius: float, theme: Theme, angle: float = 32
) -> None:
    """A slotted brass screw."""
    paint_rivet(painter, center, radius, theme)
    painter.save()
    painter.translate(center)
    painter.rotate(angle)
    painter.setPen(QPen(theme.color("brass_ink", 210), radius * 0.3))
    painter.drawLine(QPointF(-radius * 0.72, 0), QPointF(radius * 0.72, 0))
    painter.setPen(QPen(theme.color("brass_hi", 140), max(0.5, radius * 0.1)))
    painter.drawLine(QPointF(-radius * 0.7, radius * 0.2), QPointF(radius * 0.7, radius * 0.2))
    painter.restore()


def paint_rivet(painter: QPainter, center: QPointF, radius: float, theme: Theme) -> None:
    """A round brass head with the light from above left."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.color("shadow", 110))
    painter.drawEllipse(center + QPointF(radius * 0.1, radius * 0.35), radius * 1.1, radius * 1.1)
    head = QRadialGradient(center - QPointF(radius * 0.35, radius * 0.4), radius * 1.5)
    head.setColorAt(0, theme.color("brass_hi"))
    head.setColorAt(0.55, theme.color("brass"))
    head.setColorAt(1, theme.color("brass_d"))
    painter.setBrush(head)
    painter.drawEllipse(center, radius, radius)


def paint_plate(painter: QPainter, rect: QRectF, theme: Theme, text: str) -> None:
    """A brass plate with engraved capitals."""
    r = theme.px(4)
    painter.setPen(QPen(theme.color("brass_d"), theme.px(1)))
    painter.setBrush(brass(rect, theme, upright=True))
    painter.drawRoundedRect(rect, r, r)
    gloss = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    gloss.setColorAt(0, theme.color("shine", 90))
    gloss.setColorAt(0.4, theme.color("shine", 0))
    gloss.setColorAt(1, theme.color("shadow", 60))
    painter.setBrush(gloss)
    painter.drawRoundedRect(rect, r, r)
    px = theme.px(16)
    while px > 12 and text_width(theme, "plate", text, px) > rect.width() * 0.94:
        px -= 1
    below = rect.translated(0, theme.px(0.8))
    draw_text(painter, below, text, theme, "plate", theme.color("brass_hi", 190), CENTER, px)
    draw_text(painter, rect, text, theme, "plate", "brass_ink", CENTER, px)


def paint_toggle(painter: QPainter, rect: QRectF, theme: Theme, on: bool) -> None:
    """A toggle switch in a brass plate; up is on."""
    r = rect.width() * 0.14
    painter.setPen(QPen(theme.color("brass_d"), max(1.0, theme.px(1))))
    painter.setBrush(brass(rect, theme, upright=True))
    painter.drawRoundedRect(rect, r, r)
    middle = rect.center()
    bush = rect.width() * 0.3
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.color("case_d"))
    painter.drawEllipse(middle, bush, bush)
    length = rect.height() * 0.3 * (-1 if on else 1)
    tip = middle + QPointF(0, length)
    lever = QRectF(middle, tip).normalized()
    lever = lever.adjusted(-bush * 0.5, -bush * 0.2, bush * 0.5, bush * 0.2)
    steel = QLinearGradient(lever.topLeft(), lever.topRight())
    for stop, token in ((0, "steel_d"), (0.35, "steel_hi"), (0.65, "steel"), (1, "steel_d")):
        steel.setColorAt(stop, theme.color(token))
    painter.setBrush(steel)
    painter.drawRoundedRect(lever, bush * 0.5, bush * 0.5)


def paint_jewel(
    painter: QPainter, center: QPointF, radius: float, theme: Theme, glow: float
) -> None:
    """The pilot lamp's jewel; `glow` 0 (dark) to 1 (on)."""
    if glow > 0:
        halo = QRadialGradient(center, radius * 3.6)
        halo.setColorAt(0, theme.color("jewel", 170 * glow))
        halo.setColorAt(1, theme.color("jewel", 0))
        painter.save()
        if theme.dark:
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Screen)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(halo)
        painter.drawEllipse(center, radius * 3.6, radius * 3.6)
        painter.restore()
    paint_rivet(painter, center, radius * 1.28, theme)
    gem = QRadialGradient(center - QPointF(radius * 0.25, radius * 0.3), radius * 1.3)
    gem.setColorAt(0, theme.mix("jewel_d", "jewel_hi", glow))
    gem.setColorAt(0.5, theme.mix("jewel_d", "jewel", glow))
    gem.setColorAt(1, theme.color("jewel_d"))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(gem)
    painter.drawEllipse(center, radius, radius)
