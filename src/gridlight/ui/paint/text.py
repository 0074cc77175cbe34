"""Words on the table: text that keeps inside its box."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath

from gridlight.ui.theme import Theme
from gridlight.ui.tokens import FACES, SMALLEST_PX

Align = Qt.AlignmentFlag
LEFT = Align.AlignLeft | Align.AlignVCenter
RIGHT = Align.AlignRight | Align.AlignVCenter
CENTER = Align.AlignHCenter | Align.AlignVCenter


def fitted_font(theme: Theme, role: str, text: str, width: float, px: float | None = None) -> QFont:
    """The role's font, made smaller (not under 12 px) until `text` fits in `width`.

    What doesn't fit at the least size is set without the role's letter spacing.
    """
    font = theme.font(role, px)
    wide = QFontMetricsF(font).horizontalAdvance(text)
    if wide <= width or wide <= 0:
        return font
    size = max(SMALLEST_PX, font.pixelSize() * width / wide)
    fitted = theme.font(role, int(size))
    if QFontMetricsF(fitted).horizontalAdvance(text) > width + 1:
        fitted = QFont(fitted)
        fitted.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, 0.0)
    return fitted


def draw_text(
    painter: QPainter,
    rect: QRectF,
    text: str,
    theme: Theme,
    role: str,
    color: str | QColor = "panel_text",
    align: Qt.AlignmentFlag = LEFT,
    px: float | None = None,
) -> float:
    """Draw one line inside `rect`, smaller or cut with “…” where it must be; returns its width."""
    font = fitted_font(theme, role, text, rect.width(), px)
    metrics = QFontMetricsF(font)
    shown = text
    if metrics.horizontalAdvance(text) > rect.width() + 1:
        shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, rect.width())
    painter.setFont(font)
    painter.setPen(theme.color(color) if isinstance(color, str) else color)
    track = FACES[role].track / FACES[role].px * font.pixelSize()
    box = rect.adjusted(0, 0, track, 0) if align & Align.AlignRight else rect
    if align & Align.AlignHCenter:
        box = rect.translated(track / 2, 0)
    painter.drawText(box, int(align) | int(Qt.TextFlag.TextSingleLine), shown)
    return min(metrics.horizontalAdvance(shown) - track, rect.width())


def draw_lines(
    painter: QPainter,
    rect: QRectF,
    text: str,
    theme: Theme,
    role: str,
    color: str | QColor = "panel_text",
    align: Qt.AlignmentFlag = Align.AlignLeft | Align.AlignTop,
) -> float:
    """Draw text broken into lines inside `rect`; returns the height that it took."""
    painter.setFont(theme.font(role))
    painter.setPen(theme.color(color) if isinstance(color, str) else color)
    flags = int(align) | int(Qt.TextFlag.TextWordWrap)
    taken = painter.boundingRect(rect, flags, text)
    painter.drawText(rect, flags, text)
    return taken.height()


def draw_fitting(
    painter: QPainter, rect: QRectF, text: str, theme: Theme, role: str, color: str
) -> None:
    """Draw text in one line, or in two where that keeps it larger and `rect` is high enough."""
    font = theme.font(role)
    wide, high = QFontMetricsF(font).horizontalAdvance(text), QFontMetricsF(font).height()
    size = min(font.pixelSize(), int(font.pixelSize() * rect.height() / (2 * high)))
    if wide * size / font.pixelSize() <= rect.width() or size < SMALLEST_PX + 2:
        draw_text(painter, rect, text, theme, role, color, LEFT)
        return
    flags = int(LEFT) | int(Qt.TextFlag.TextWordWrap)
    while size > SMALLEST_PX and _deep(theme.font(role, size), rect, flags, text) > rect.height():
        size -= 1
    painter.setFont(theme.font(role, size))
    painter.setPen(theme.color(color))
    painter.drawText(rect, flags, text)


def _deep(font: QFont, rect: QRectF, flags: int, text: str) -> float:
    return QFontMetricsF(font).boundingRect(rect, flags, text).height()


def lines_height(theme: Theme, role: str, text: str, width: float) -> float:
    """The height that `draw_lines` takes for `text` broken to `width`."""
    metrics = QFontMetricsF(theme.font(role))
    flags = int(Align.AlignLeft | Align.AlignTop) | int(Qt.TextFlag.TextWordWrap)
    return metrics.boundingRect(QRectF(0, 0, width, 1e6), flags, text).height()


def text_width(theme: Theme, role: str, text: str, px: float | None = None) -> float:
    """How wide one line of `text` is in a role, without the last letter's tracking."""
    font = theme.font(role, px)
    track = FACES[role].track / FACES[role].px * font.pixelSize()
    return max(0.0, QFontMetricsF(font).horizontalAdvance(text) - track)


def line_height(theme: Theme, role: str) -> float:
    """The height of a line in a role."""
    return QFontMetricsF(theme.font(role)).height()


def text_path(font: QFont, text: str, center: QPointF) -> QPainterPath:
    """The outline of `text`, its ink centered on a point: for lettering with light on it."""
    path = QPainterPath()
    path.addText(QPointF(0, 0), font, text)
    box = path.boundingRect()
    return path.translated(center.x() - box.center().x(), center.y() - box.center().y())
