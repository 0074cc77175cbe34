"""Pictures painted once and kept, so that a repaint is a copy."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap

BUDGET = 160 * 1024 * 1024

_kept: OrderedDict[Hashable, QPixmap] = OrderedDict()


def baked(
    key: Hashable,
    size: QSizeF,
    ratio: float,
    draw: Callable[[QPainter], None],
    *,
    opaque: bool = False,
) -> QPixmap:
    """The picture that `draw` makes of `size` logical pixels at device `ratio`, painted once.

    `key` must tell apart everything that `draw` depends on, the theme included.
    """
    wide, high = max(1, ceil(size.width() * ratio)), max(1, ceil(size.height() * ratio))
    full_key = (key, wide, high, ratio)
    found = _kept.get(full_key)
    if found is not None:
        _kept.move_to_end(full_key)
        return found
    picture = QPixmap(wide, high)
    picture.setDevicePixelRatio(ratio)
    if not opaque:
        picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    smooth(painter)
    draw(painter)
    painter.end()
    _kept[full_key] = picture
    _trim()
    return picture


def smooth(painter: QPainter) -> None:
    """Turn on the hints that all painting here expects."""
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing
        | QPainter.RenderHint.TextAntialiasing
        | QPainter.RenderHint.SmoothPixmapTransform
    )


def ratio_of(painter: QPainter) -> float:
    """The device ratio of what `painter` paints on."""
    device = painter.device()
    return device.devicePixelRatioF() if device is not None else 1.0


def paint_baked(
    painter: QPainter,
    rect: QRectF,
    key: Hashable,
    draw: Callable[[QPainter, QRectF], None],
    margin: float = 0.0,
) -> None:
    """Paint `draw(painter, rect)` by way of a kept picture that reaches `margin` beyond `rect`."""
    size = QSizeF(rect.width() + 2 * margin, rect.height() + 2 * margin)
    inner = QRectF(margin, margin, rect.width(), rect.height())
    picture = baked(key, size, ratio_of(painter), lambda p: draw(p, inner))
    painter.drawPixmap(QPointF(rect.x() - margin, rect.y() - margin), picture)


def forget() -> None:
    """Drop all kept pictures."""
    _kept.clear()


def kept_bytes() -> int:
    """The memory that the kept pictures take."""
    return sum(p.width() * p.height() * 4 for p in _kept.values())


def _trim() -> None:
    used = kept_bytes()
    while used > BUDGET and len(_kept) > 1:
        _, gone = _kept.popitem(last=False)
        used -= gone.width() * gone.height() * 4
