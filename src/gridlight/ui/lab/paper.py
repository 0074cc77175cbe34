"""Drafting paper: the lab's sheets with their fine blue squares, and hatches by name."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from gridlight.ui.paint.cache import paint_baked
from gridlight.ui.paint.panel import paint_panel
from gridlight.ui.paint.shadow import shadow_margin
from gridlight.ui.theme import Theme

SQUARE, FIFTH = 13.0, 5
LINE, HEAVY = 20, 38


def paint_paper(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """A sheet of drafting paper with its shadow."""
    key = ("drafting", theme.ink, round(theme.k, 3))
    margin = shadow_margin(theme, "paper")
    paint_baked(painter, rect, key, lambda p, r: _paper(p, r, theme), margin)


def _paper(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    paint_panel(painter, rect, theme)
    inset = theme.px(3)
    page = rect.adjusted(inset, inset, -inset, -inset)
    painter.save()
    painter.setClipRect(page)
    step = theme.px(SQUARE)
    across, down = int(page.width() / step) + 1, int(page.height() / step) + 1
    for i in range(1, across):
        painter.setPen(QPen(theme.color("home", HEAVY if i % FIFTH == 0 else LINE), 1))
        x = page.left() + i * step
        painter.drawLine(QLineF(x, page.top(), x, page.bottom()))
    for i in range(1, down):
        painter.setPen(QPen(theme.color("home", HEAVY if i % FIFTH == 0 else LINE), 1))
        y = page.top() + i * step
        painter.drawLine(QLineF(page.left(), y, page.right(), y))
    painter.restore()


def paint_hatch(painter: QPainter, box: QRectF, hatch: str, ink: QColor, theme: Theme) -> None:
    """Tell by lines what color alone doesn't: `lines`, `cross`, `dots` or `frame`."""
    if not hatch:
        return
    painter.save()
    painter.setClipRect(box)
    pen = QPen(ink, max(1.0, theme.px(1.1)))
    painter.setPen(pen)
    if hatch == "frame":
        painter.setBrush(Qt.BrushStyle.NoBrush)
        inset = theme.px(2)
        painter.drawRect(box.adjusted(inset, inset, -inset, -inset))
    elif hatch == "dots":
        _dots(painter, box, ink, theme)
    else:
        _lines(painter, box, theme, 1.0)
        if hatch == "cross":
            _lines(painter, box, theme, -1.0)
    painter.restore()


def _lines(painter: QPainter, box: QRectF, theme: Theme, slope: float) -> None:
    step, high = theme.px(6), box.height()
    x = box.left() - high
    while x < box.right() + high:
        ends = (x, x + high) if slope > 0 else (x + high, x)
        painter.drawLine(QLineF(ends[0], box.bottom(), ends[1], box.top()))
        x += step


def _dots(painter: QPainter, box: QRectF, ink: QColor, theme: Theme) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    step, r = theme.px(6), max(0.7, theme.px(0.8))
    y = box.top() + step / 2
    while y < box.bottom():
        x = box.left() + step / 2
        while x < box.right():
            painter.drawEllipse(QPointF(x, y), r, r)
            x += step
        y += step
