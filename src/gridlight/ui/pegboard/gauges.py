"""The marking pegs of the 100-yard gauges; PS-32."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPen, QPixmap

from gridlight.present.pegboard import Gauge
from gridlight.ui.paint import pegs
from gridlight.ui.paint.cache import baked
from gridlight.ui.pegboard.rack import gauge_hole
from gridlight.ui.pegboard.shape import PegShape

PIN = 10.5  # a marking peg's width in pixels at 100 %
TALL = 1.8


def ball_above(shape: PegShape) -> bool:
    """Whether the ball's gauge is the upper one: it runs along the offense's left."""
    return shape.way > 0


def pin_places(shape: PegShape, gauge: Gauge) -> tuple[tuple[QPointF, int], ...]:
    """Where the marking pegs stand, each with its stripes, back to front."""
    above = ball_above(shape)
    found = []
    if gauge.ball is not None:
        found.append((gauge_hole(shape, gauge.ball, above=above), 3))
    for spot in (gauge.start, gauge.marker):
        if spot is not None and 0 <= spot <= 100:
            found.append((gauge_hole(shape, spot, above=not above), 2))
    return tuple(sorted(found, key=lambda item: (item[0].y(), item[0].x())))


def pin_picture(shape: PegShape, stripes: int) -> QPixmap:
    """A black peg with white stripes and a pale rim, so that it stands out on dark wood."""
    wide = shape.theme.px(PIN)
    box = pegs.peg_box(QPointF(0, 0), wide, wide * TALL).adjusted(-2, -2, 2, 2)
    theme = shape.theme
    key = ("peg-pin", theme.ink, theme.dark, round(theme.k, 3), stripes)

    def draw(painter: QPainter) -> None:
        painter.translate(-box.topLeft())
        tones = pegs.jet_tones(theme)
        pegs.paint_tube(
            *(painter, QPointF(0, 0), wide, wide * TALL, theme, tones, stripes), domed=True
        )
        painter.setPen(QPen(theme.color("jet_hi", 120), max(0.7, wide * 0.06)))

    return baked(key, QSizeF(box.size()), shape.ratio, draw)


def gauges_box(shape: PegShape) -> tuple[QRectF, QRectF]:
    """All that the marking pegs may touch: around both gauges."""
    room = shape.theme.px(24)
    return (
        shape.gauge(above=True).adjusted(-4, -room, room, room * 0.6),
        shape.gauge(above=False).adjusted(-4, -room, room, room * 0.6),
    )


def paint_pins(painter: QPainter, shape: PegShape, gauge: Gauge) -> None:
    """The marking pegs in their holes."""
    wide = shape.theme.px(PIN)
    tall = wide * TALL
    shade = pegs.shadow_picture(shape.theme, wide, shape.ratio, TALL)
    places = pin_places(shape, gauge)
    for point, _ in places:
        foot = point + QPointF(0, wide * 0.12)
        painter.drawPixmap(pegs.shadow_box(foot, wide, tall).topLeft(), shade)
    for point, stripes in places:
        foot = point + QPointF(0, wide * 0.12)
        corner = pegs.peg_box(foot, wide, tall).adjusted(-2, -2, 2, 2).topLeft()
        painter.drawPixmap(shape.snapped(corner), pin_picture(shape, stripes))


def between(one: Gauge, other: Gauge, share: float) -> Gauge:
    """Gauges on their way from one reading to another; a peg that wasn't there is there at once."""
    return Gauge(
        _mid(one.ball, other.ball, share),
        _mid(one.start, other.start, share),
        _mid(one.marker, other.marker, share),
    )


def _mid(one: float | None, other: float | None, share: float) -> float | None:
    if one is None or other is None or share >= 1:
        return other
    return one + (other - one) * share
