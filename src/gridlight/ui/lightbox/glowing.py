"""What the lamp adds over the pictures: leaks through the hole, edge, walls, deciding ring."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QImage, QLinearGradient, QPainter, QPen, QPixmap

from gridlight.cards.result import Result
from gridlight.ui.lightbox import bloom
from gridlight.ui.lightbox.masks import as_array
from gridlight.ui.lightbox.prints import rect_to_pixels
from gridlight.ui.lightbox.shape import BoxShape
from gridlight.ui.paint.cache import baked

Mode = QPainter.CompositionMode
BAND, LIP, SHADE = 20.0, 26.0, 22.0
LIP_ALPHA = 96
LEAK_ROOM = 30.0
WALL_ALPHA, WALL_SHADE = 190, 150


def band_height(shape: BoxShape) -> int:
    """Device pixels over which the light fades at the slide's edge."""
    return round(shape.px(BAND) * shape.ratio)


def fade_mask(shape: BoxShape) -> QPixmap:
    """The edge's fade as alpha, in device pixels: full at the top, nothing at the edge."""
    wide, high = shape.pixels[0], band_height(shape)

    def draw(painter: QPainter) -> None:
        fade = QLinearGradient(0, 0, 0, high)
        for stop, alpha in ((0.0, 255), (0.35, 214), (0.7, 96), (1.0, 0)):
            fade.setColorAt(stop, shape.theme.color("shadow", alpha))
        painter.fillRect(QRectF(0, 0, wide, high), fade)

    return baked(("lightbox-fade",), QSizeF(wide, high), 1.0, draw)


def lip(shape: BoxShape) -> QPixmap:
    """The warm lip above the edge, to be screened; device pixels."""
    wide, high = shape.pixels[0], round(shape.px(LIP) * shape.ratio)

    def draw(painter: QPainter) -> None:
        glow = QLinearGradient(0, 0, 0, high)
        for stop, share in ((0.0, 0.0), (0.55, 0.28), (0.86, 1.0), (1.0, 0.35)):
            glow.setColorAt(stop, shape.theme.color("glow", LIP_ALPHA * share))
        painter.fillRect(QRectF(0, 0, wide, high), glow)

    return baked(("lightbox-lip", shape.theme.ink), QSizeF(wide, high), 1.0, draw)


def edge_shade(shape: BoxShape) -> QPixmap:
    """The shadow below the edge; device pixels."""
    wide, high = shape.pixels[0], round(shape.px(SHADE) * shape.ratio)
    strength = 140 if shape.theme.dark else 80

    def draw(painter: QPainter) -> None:
        shade = QLinearGradient(0, 0, 0, high)
        for stop, share in ((0.0, 1.0), (0.4, 0.4), (1.0, 0.0)):
            shade.setColorAt(stop, shape.theme.color("shadow", strength * share))
        painter.fillRect(QRectF(0, 0, wide, high), shade)

    return baked(("lightbox-shade", shape.theme.ink), QSizeF(wide, high), 1.0, draw)


def paint_wall(
    painter: QPainter, shape: BoxShape, wall: QRectF, share: float, light: float
) -> None:
    """A brass wall of the well: lit as far down as the slide's edge, in shadow below it."""
    edge = min(shape.edge(share), wall.bottom())
    lit = light > 0 and edge > wall.top()
    end = edge if lit else wall.top()
    dark = shape.theme.color("shadow", WALL_SHADE)
    fade = shape.px(BAND)
    if lit:
        warm = QLinearGradient(0, wall.top(), 0, max(edge, wall.top() + 1))
        for stop, deep, part in (
            (0.0, 0.5, 0.6),
            (0.3, 0.0, 1.0),
            (0.8, 0.2, 0.9),
            (1.0, 0.4, 0.7),
        ):
            tone = shape.theme.mix("brass", "brass_d", deep, WALL_ALPHA * part * light)
            warm.setColorAt(stop, tone)
        painter.fillRect(QRectF(wall.left(), wall.top(), wall.width(), end - wall.top()), warm)
        soft = QLinearGradient(0, edge - fade, 0, edge)
        soft.setColorAt(0, shape.theme.color("shadow", 0))
        soft.setColorAt(1, dark)
        top = max(wall.top(), edge - fade)
        painter.fillRect(QRectF(wall.left(), top, wall.width(), end - top), soft)
    painter.fillRect(QRectF(wall.left(), end, wall.width(), wall.bottom() - end), dark)


class LeakPicture:
    """The light through the hole with its bloom; made again only when what leaks changes."""

    def __init__(self) -> None:
        self._key: object = None
        self._image: QImage | None = None

    def paint(self, painter: QPainter, shape: BoxShape, rects: tuple[QRectF, ...]) -> None:
        """Paint leaks given in yards; each shines beyond its rim."""
        if not rects:
            return
        area = leak_area(shape)
        key = (shape, tuple((r.x(), r.y(), r.width(), r.height()) for r in rects))
        if key != self._key:
            self._key, self._image = key, _leak_image(shape, rects, area)
        assert self._image is not None
        painter.setCompositionMode(Mode.CompositionMode_Screen)
        painter.drawImage(area, self._image)
        painter.setCompositionMode(Mode.CompositionMode_SourceOver)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(shape.theme.color("path"))
        for light in rects:
            painter.drawRect(rect_to_pixels(shape, light))


def leak_area(shape: BoxShape) -> QRectF:
    """How far the leaks' bloom reaches."""
    room = shape.px(LEAK_ROOM)
    hole = shape.hole(0.0)
    return QRectF(
        shape.snapped(hole.left() - room),
        shape.snapped(hole.top() - room),
        shape.snapped(hole.width() + 2 * room),
        shape.snapped(hole.height() + 2 * room),
    )


def _leak_image(shape: BoxShape, rects: tuple[QRectF, ...], area: QRectF) -> QImage:
    import numpy as np

    wide, high = round(area.width() * shape.ratio), round(area.height() * shape.ratio)
    mask = QImage(wide, high, QImage.Format.Format_Alpha8)
    mask.fill(0)
    painter = QPainter(mask)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(shape.ratio, shape.ratio)
    painter.translate(-area.topLeft())
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(shape.theme.color("shadow"))
    for light in rects:
        painter.drawRect(rect_to_pixels(shape, light))
    painter.end()
    grid = as_array(mask)
    unit = shape.px(1) * shape.ratio
    level = 1.6 * bloom.blur(grid, 9.0 * unit) + 1.1 * bloom.blur(grid, 3.0 * unit)
    return bloom.tinted(np.minimum(level, 1.0), shape.theme.color("glow"))


def paint_hole_frame(painter: QPainter, shape: BoxShape, hole: QRectF, light: float) -> None:
    """The rim of the slide's hole, as far as the lamp behind it lets one see it."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    half = shape.px(0.8)
    r = shape.px(2)
    for wide, alpha in ((4.5, 16), (2.6, 30), (1.2, 150)):
        painter.setPen(QPen(shape.theme.color("glow", 24 + alpha * light), shape.px(wide)))
        painter.drawRoundedRect(hole.adjusted(-half, -half, half, half), r, r)


def ring_rect(shape: BoxShape, result: Result, offense_at: float) -> QRectF:
    """The box around what decided the play, the ring's room included."""
    shift = offense_at * shape.geometry.pitch
    spots = [(m.x, m.y) for m in result.markers[:2]] or [result.where]
    size = 2.6 * shape.geometry.diamond
    whole = QRectF()
    for x, y in spots:
        whole = whole.united(QRectF(x + shift - size, y - size, 2 * size, 2 * size))
    return rect_to_pixels(shape, whole)


def paint_ring(
    painter: QPainter, shape: BoxShape, result: Result, offense_at: float, pulse: float
) -> None:
    """The ring round what decided the play; `pulse` 0 to 1 runs twice, 1 is the ring at rest."""
    shift = offense_at * shape.geometry.pitch
    twice = (pulse * 2) % 1 if pulse < 1 else 1.0
    swell = 1.0 + (1.0 - twice) * 0.55
    reach = shape.geometry.diamond * 1.32 * shape.yard * (swell if pulse < 1 else 1.0)
    alpha = 255 if pulse >= 1 else 120 + 135 * twice
    spots = [(m.x, m.y) for m in result.markers[:2]] or [result.where]
    for x, y in spots:
        center = shape.point(x + shift, y)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(shape.theme.color("shadow", alpha * 0.45), shape.px(4)))
        painter.drawEllipse(center, reach, reach)
        painter.setPen(QPen(shape.theme.color("path", alpha), shape.px(1.9)))
        painter.drawEllipse(center, reach, reach)
