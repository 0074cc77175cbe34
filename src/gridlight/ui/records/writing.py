"""What is written in the book: print for what was ruled before, pencil for what was entered."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPen

from gridlight.ui.paint.text import CENTER, LEFT, RIGHT, Align, draw_text
from gridlight.ui.theme import Theme

PENCIL_PX = 22.0


def write(
    painter: QPainter,
    box: QRectF,
    text: str,
    theme: Theme,
    align: Align = LEFT,
    *,
    seed: int = 0,
    px: float = PENCIL_PX,
) -> float:
    """Write one entry in pencil, never quite straight; `seed` is the hand's. Returns its width."""
    high = min(px * theme.k * theme.text, box.height() * 0.9)
    angle, off = (seed * 37 % 7 - 3) * 0.16, (seed * 53 % 5 - 2) * 0.25 * theme.k
    anchor = QPointF(box.left() if align == LEFT else box.right(), box.center().y())
    if align == CENTER:
        anchor.setX(box.center().x())
    painter.save()
    painter.translate(anchor)
    painter.rotate(angle)
    painter.translate(-anchor.x(), -anchor.y() + off)
    wide = draw_text(painter, box, text, theme, "pencil", "graphite", align, max(13.0, high))
    painter.restore()
    return wide


def head(painter: QPainter, box: QRectF, text: str, theme: Theme, align: Align = LEFT) -> None:
    """A printed head in small capitals with a double rule under it."""
    draw_text(painter, box, text, theme, "object", "panel_text", align)
    double_rule(painter, box.left(), box.right(), box.bottom(), theme)


def double_rule(painter: QPainter, left: float, right: float, y: float, theme: Theme) -> None:
    """The two lines that a ledger's head stands on."""
    for off, width in ((0.0, 1.6), (3.5, 0.8)):
        painter.setPen(QPen(theme.color("panel_text", 200), theme.px(width)))
        at = y + theme.px(off)
        painter.drawLine(QPointF(left, at), QPointF(right, at))


__all__ = ["CENTER", "LEFT", "RIGHT", "double_rule", "head", "write"]
