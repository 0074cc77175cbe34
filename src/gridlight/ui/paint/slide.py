"""The slide that covers the card: stiff paper with its print, and the red handle."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPen, QPolygonF

from gridlight.ui.paint.cache import paint_baked
from gridlight.ui.paint.metal import paint_rivet
from gridlight.ui.paint.shadow import paint_shadow, shadow_margin
from gridlight.ui.paint.text import CENTER, draw_text
from gridlight.ui.paint.textures import paint_grain
from gridlight.ui.theme import Theme
from gridlight.ui.tokens import SPACE


def paint_slide(
    painter: QPainter, rect: QRectF, theme: Theme, title: str = "", note: str = ""
) -> None:
    """The slide's paper; `title` and `note` are printed near its lower end."""
    key = ("slide", theme.ink, round(theme.k, 3), theme.text, title, note)
    margin = shadow_margin(theme, "slide")
    paint_baked(painter, rect, key, lambda p, r: _paper(p, r, theme, title, note), margin)


def handle_rect(slide: QRectF, theme: Theme) -> QRectF:
    """Where the handle of a slide sits: across its lower edge."""
    wide = slide.width() * 0.472
    high = theme.px(19)
    return QRectF(slide.center().x() - wide / 2, slide.bottom() - high * 0.82, wide, high)


def paint_handle(
    painter: QPainter, rect: QRectF, theme: Theme, lift: float = 0.0, focus: bool = False
) -> None:
    """The red handle; `lift` 0–1 is how much the pointer is on it."""
    r = rect.height() / 2
    paint_shadow(painter, rect, r, theme, "knob")
    bar = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    bar.setColorAt(0, theme.color("handle"))
    bar.setColorAt(0.28, theme.mix("handle_hi", "shine", 0.1 + 0.15 * lift))
    bar.setColorAt(0.5, theme.mix("handle", "handle_hi", 0.3 + 0.3 * lift))
    bar.setColorAt(1, theme.mix("handle", "shadow", 0.4))
    painter.setPen(QPen(theme.mix("handle", "shadow", 0.6), theme.px(1)))
    painter.setBrush(bar)
    painter.drawRoundedRect(rect, r, r)
    painter.setPen(QPen(theme.color("shine", 90), theme.px(1.4)))
    y = rect.top() + rect.height() * 0.3
    painter.drawLine(QPointF(rect.left() + r, y), QPointF(rect.right() - r, y))
    for share in (0.14, 0.86):
        at = QPointF(rect.left() + rect.width() * share, rect.center().y())
        paint_rivet(painter, at, theme.px(3.6), theme)
    if focus:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.color("focus"), theme.px(SPACE.focus)))
        painter.drawRoundedRect(rect.adjusted(-2, -2, 2, 2), r + 2, r + 2)


def _paper(painter: QPainter, rect: QRectF, theme: Theme, title: str, note: str) -> None:
    r = theme.px(SPACE.r_drum)
    paint_shadow(painter, rect, r, theme, "slide")
    paper = QLinearGradient(rect.topLeft(), rect.topRight())
    for stop, share in ((0, 0.35), (0.08, 0.0), (0.92, 0.0), (1, 0.35)):
        paper.setColorAt(stop, theme.mix("slide", "slide_d", share))
    painter.setPen(QPen(theme.color("slide_d"), 1))
    painter.setBrush(paper)
    painter.drawRoundedRect(rect, r, r)
    paint_grain(painter, rect.adjusted(1, 1, -1, -1), theme, 4)
    _print(painter, rect, theme)
    low = rect.bottom() - theme.px(124)
    draw_text(
        painter,
        QRectF(rect.left(), low - theme.px(18), rect.width(), theme.px(36)),
        title,
        theme,
        "slide-label",
        "slide_text",
        CENTER,
    )
    draw_text(
        painter,
        QRectF(
            rect.left() + theme.px(24),
            low + theme.px(14),
            rect.width() - theme.px(48),
            theme.px(22),
        ),
        note,
        theme,
        "body",
        "slide_text",
        CENTER,
    )
    if title:
        for i in range(3):
            _chevron(
                painter,
                QPointF(rect.center().x(), low + theme.px(50 + 10 * i)),
                theme,
                255 - 65 * i,
            )


def _print(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    d = theme.px(9)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.color("slide_text", 110), theme.px(1)))
    painter.drawRoundedRect(rect.adjusted(d, -theme.px(4), -d, -theme.px(15)), d / 2, d / 2)
    painter.setPen(QPen(theme.color("slide_text", 130), theme.px(1)))
    pitch = theme.px(39)
    y = rect.bottom() - theme.px(34)
    while y > rect.top() + pitch / 2:
        for x, way in ((rect.left() + d, 1), (rect.right() - d, -1)):
            painter.drawLine(QPointF(x, y), QPointF(x + way * theme.px(14), y))
        y -= pitch


def _chevron(painter: QPainter, center: QPointF, theme: Theme, alpha: int) -> None:
    half = theme.px(8)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.color("handle", alpha))
    painter.drawPolygon(
        QPolygonF(
            [
                center + QPointF(-half, -half * 0.42),
                center + QPointF(half, -half * 0.42),
                center + QPointF(0, half * 0.42),
            ]
        )
    )
