"""The wooden table under everything, with the lamp's pool of light and the dark at the rim."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QLinearGradient, QPainter, QPixmap, QRadialGradient

from gridlight.ui.paint.cache import baked, ratio_of
from gridlight.ui.paint.textures import paint_grain, wood_brush
from gridlight.ui.theme import Theme

Mode = QPainter.CompositionMode


def paint_table(
    painter: QPainter,
    rect: QRectF,
    theme: Theme,
    lamp: tuple[float, float] = (0.5, 0.42),
    reach: float = 0.62,
) -> None:
    """The table over `rect`; the lamp stands at shares of its width and height.

    `reach` is the radius of the pool of light as a share of the width.
    """
    picture = table_picture(rect.size(), theme, ratio_of(painter), lamp, reach)
    painter.drawPixmap(rect.topLeft(), picture)


def table_picture(
    size: QSizeF,
    theme: Theme,
    ratio: float,
    lamp: tuple[float, float] = (0.5, 0.42),
    reach: float = 0.62,
) -> QPixmap:
    """The table as a picture, painted once for each size, theme and place of the lamp."""
    key = ("table", theme.ink, round(theme.k, 3), lamp, reach)
    return baked(key, size, ratio, lambda p: _draw(p, size, theme, lamp, reach), opaque=True)


def _draw(
    painter: QPainter, size: QSizeF, theme: Theme, lamp: tuple[float, float], reach: float
) -> None:
    rect = QRectF(QPointF(0, 0), size)
    painter.fillRect(rect, wood_brush(theme))
    center = QPointF(size.width() * lamp[0], size.height() * lamp[1])
    paint_lamp_pool(painter, rect, theme, center, size.width() * reach)
    paint_vignette(painter, rect, theme, center)
    paint_grain(painter, rect, theme, theme.ink.grain_alpha * 0.45)


def paint_lamp_pool(
    painter: QPainter, rect: QRectF, theme: Theme, center: QPointF, radius: float
) -> None:
    """The warm pool of light that the lamp throws."""
    alpha = theme.ink.lamp_alpha
    pool = QRadialGradient(center, radius)
    for stop, share in ((0, 1.0), (0.25, 0.74), (0.5, 0.36), (0.75, 0.11), (1, 0.0)):
        pool.setColorAt(stop, theme.color("lamp", alpha * share))
    painter.save()
    if theme.dark:
        painter.setCompositionMode(Mode.CompositionMode_Screen)
    painter.fillRect(rect, pool)
    painter.restore()


def paint_vignette(painter: QPainter, rect: QRectF, theme: Theme, center: QPointF) -> None:
    """The dark toward the rim of the window."""
    alpha = theme.ink.vig_alpha
    shade = QRadialGradient(center, max(rect.width(), rect.height()) * 0.78)
    for stop, share in ((0, 0.0), (0.42, 0.0), (0.6, 0.3), (0.8, 0.72), (1, 1.0)):
        shade.setColorAt(stop, theme.color("vig", alpha * share))
    painter.fillRect(rect, shade)


def paint_plain_table(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """A quick stand-in without wood, for the very first paint."""
    ground = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    ground.setColorAt(0, theme.color("table_dark"))
    ground.setColorAt(0.5, theme.color("table_mid"))
    ground.setColorAt(1, theme.color("table_dark"))
    painter.fillRect(rect, ground)
