"""Soft shadows and halos as nine-patches, made of filled rounded boxes: no blur is computed."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, erf, sqrt

from PySide6.QtCore import QMarginsF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

from gridlight.ui.paint.cache import baked, ratio_of
from gridlight.ui.theme import Theme
from gridlight.ui.tokens import SHADES, Shade

REACH = 2.6  # sigmas at which a shadow has faded to nothing
STEPS = 26


def paint_shadow(
    painter: QPainter,
    rect: QRectF,
    radius: float,
    theme: Theme,
    kind: str = "paper",
    gain: float = 1.0,
) -> None:
    """The shadow that a rounded box throws on the table (`tokens.SHADES`); paint the box after."""
    for shade in SHADES[kind]:
        _paint_one(painter, rect, radius, theme, shade, gain)


def paint_halo(
    painter: QPainter, rect: QRectF, radius: float, sigma: float, color: QColor, theme: Theme
) -> None:
    """A glow of `color` around a rounded box, fading over `sigma` logical pixels."""
    patch = _patch(radius, sigma, color, ratio_of(painter))
    painter.save()
    if theme.dark:
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Screen)
    _stretch(painter, rect, patch, radius + ceil(sigma * REACH), sigma)
    painter.restore()


def shadow_margin(theme: Theme, kind: str) -> float:
    """How far a shadow of this kind reaches beyond its box, in logical pixels."""
    return theme.px(max(s.sigma * REACH + max(abs(s.dx), abs(s.dy)) for s in SHADES[kind]))


def _paint_one(
    painter: QPainter, rect: QRectF, radius: float, theme: Theme, shade: Shade, gain: float
) -> None:
    sigma = theme.px(shade.sigma)
    color = theme.color("shadow", shade.alpha * theme.ink.shadow_gain * gain)
    patch = _patch(radius, sigma, color, ratio_of(painter))
    moved = rect.translated(theme.px(shade.dx), theme.px(shade.dy))
    _stretch(painter, moved, patch, radius + ceil(sigma * REACH), sigma)


def _patch(radius: float, sigma: float, color: QColor, ratio: float) -> QPixmap:
    reach = ceil(sigma * REACH)
    corner = radius + reach
    side = 2 * (reach + corner) + 4
    key = ("shadow", round(radius, 1), round(sigma, 1), color.rgba())

    def draw(painter: QPainter) -> None:
        core = QRectF(reach, reach, side - 2 * reach, side - 2 * reach)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
        painter.setPen(Qt.PenStyle.NoPen)
        for i in range(STEPS + 1):
            d = reach - 2 * reach * i / STEPS
            share = 0.5 * (1 - erf(d / sigma / sqrt(2)))
            tone = QColor(color)
            tone.setAlphaF(color.alphaF() * share)
            painter.setBrush(tone)
            round_by = max(radius + d, sigma * 0.9 if d < 0 else radius + d)
            painter.drawRoundedRect(core.marginsAdded(_all(d)), round_by, round_by)

    return baked(key, QSizeF(side, side), ratio, draw)


def _stretch(painter: QPainter, rect: QRectF, patch: QPixmap, corner: float, sigma: float) -> None:
    ratio = patch.devicePixelRatio()
    reach = ceil(sigma * REACH)
    outer = rect.marginsAdded(_all(reach))
    cut = min(corner + reach, outer.width() / 2, outer.height() / 2)
    side = patch.width() / ratio
    # on whole pixels, or the nine pieces would show their seams
    xs = _whole((outer.left(), outer.left() + cut, outer.right() - cut, outer.right()), ratio)
    ys = _whole((outer.top(), outer.top() + cut, outer.bottom() - cut, outer.bottom()), ratio)
    cut = round(cut * ratio) / ratio
    source = (0.0, cut, side - cut, side)
    for i in range(3):
        for j in range(3):
            target = QRectF(QPointF(xs[i], ys[j]), QPointF(xs[i + 1], ys[j + 1]))
            if target.width() <= 0 or target.height() <= 0:
                continue
            part = QRectF(
                QPointF(source[i] * ratio, source[j] * ratio),
                QPointF(source[i + 1] * ratio, source[j + 1] * ratio),
            )
            painter.drawPixmap(target, patch, part)


def _whole(places: Sequence[float], ratio: float) -> tuple[float, ...]:
    return tuple(round(place * ratio) / ratio for place in places)


def _all(length: float) -> QMarginsF:
    return QMarginsF(length, length, length, length)
