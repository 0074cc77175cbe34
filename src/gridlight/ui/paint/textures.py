"""Wood, grain, mottle and felt: gray seamless tiles in a theme's colors."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPixmap, QTransform

from gridlight import paths
from gridlight.ui.paint.cache import ratio_of
from gridlight.ui.theme import Theme

WOOD = ("table_dark", "table_mid", "table_light")
CASE_WOOD = ("case_d", "case_m", "case_l")


@lru_cache(maxsize=8)
def _gray(name: str) -> QImage:
    image = QImage(str(paths.assets("textures", f"{name}.png")))
    if image.isNull():
        image = QImage(8, 8, QImage.Format.Format_Grayscale8)
        image.fill(QColor(128, 128, 128))
    return image.convertToFormat(QImage.Format.Format_Grayscale8)


def _four(color: QColor) -> tuple[int, int, int, int]:
    return color.red(), color.green(), color.blue(), color.alpha()


def _ramp(stops: Sequence[QColor]) -> list[int]:
    table = []
    last = len(stops) - 1
    for i in range(256):
        at = i / 255 * last
        low = min(int(at), last - 1)
        share = at - low
        one, two = stops[low], stops[low + 1]
        r, g, b, a = (x + (y - x) * share for x, y in zip(_four(one), _four(two), strict=True))
        table.append(QColor(round(r), round(g), round(b), round(a)).rgba())
    return table


@lru_cache(maxsize=24)
def _colored(name: str, colors: tuple[int, ...]) -> QPixmap:
    image = _gray(name).copy()
    image.reinterpretAsFormat(QImage.Format.Format_Indexed8)
    image.setColorTable(_ramp([QColor.fromRgba(c) for c in colors]))
    opaque = all(QColor.fromRgba(c).alpha() == 255 for c in colors)
    kind = QImage.Format.Format_RGB32 if opaque else QImage.Format.Format_ARGB32_Premultiplied
    return QPixmap.fromImage(image.convertToFormat(kind))


def texture(name: str, stops: Sequence[QColor]) -> QPixmap:
    """The tile `name` with its gray values run through `stops`, dark to light."""
    return _colored(name, tuple(c.rgba() for c in stops))


def wood_brush(
    theme: Theme, tokens: Sequence[str] = WOOD, *, upright: bool = False, scale: float = 1.0
) -> QBrush:
    """Planks in a theme's wood colors; `upright` turns the grain down the page."""
    brush = QBrush(texture("wood", [theme.color(t) for t in tokens]))
    turn = QTransform().scale(theme.k * scale, theme.k * scale)
    if upright:
        turn.rotate(90)
    brush.setTransform(turn)
    return brush


def paint_grain(
    painter: QPainter, rect: QRectF, theme: Theme, alpha: float | None = None, name: str = "grain"
) -> None:
    """Fine grain (`grain`, `felt`, `mottle`) over what is painted; against banding, and as print.

    One texel is one device pixel, so that it stays fine at every scale.
    """
    strength = theme.ink.grain_alpha if alpha is None else alpha
    dark, clear, light = (
        QColor(0, 0, 0, round(strength * 3)),
        QColor(0, 0, 0, 0),
        QColor(255, 255, 255, round(strength * 3)),
    )
    brush = QBrush(texture(name, (dark, clear, light)))
    ratio = ratio_of(painter)
    brush.setTransform(QTransform().scale(1 / ratio, 1 / ratio))
    painter.save()
    painter.setBrushOrigin(QPointF(0, 0))
    painter.fillRect(rect, brush)
    painter.restore()
