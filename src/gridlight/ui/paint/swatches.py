"""A row of team colors of which one is worn."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from gridlight.kernel.language import tr
from gridlight.ui.paint.cache import smooth
from gridlight.ui.paint.icons import paint_icon
from gridlight.ui.paint.panel import paint_focus
from gridlight.ui.theme import Theme
from gridlight.ui.tokens import SPACE, text_over


class Swatches(QWidget):
    """Colors by name; arrows move, a click takes. A check says which is worn, not the color.

    `wanted` carries the color that a person asks for; it is worn after `set_current`.
    """

    wanted = Signal(str)

    def __init__(
        self, name: str, colors: Mapping[str, str], theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._name = name
        self._colors = dict(colors)
        self._theme = theme
        self._current = next(iter(self._colors.values()))
        self._under: int | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self._tell()

    def _tell(self) -> None:
        worn = next((n for n, c in self._colors.items() if c == self._current), self._current)
        self.setAccessibleName(f"{self._name}: {worn}")

    def current(self) -> str:
        """The color worn."""
        return self._current

    def set_current(self, color: str) -> None:
        """Wear a color; one that isn't in the row is added at its end."""
        if color not in self._colors.values():
            self._colors[tr("Own", "color")] = color
        self._current = color
        self._tell()
        self.updateGeometry()
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme or size."""
        self._theme = theme
        self.updateGeometry()
        self.update()

    def swatch_rect(self, index: int) -> QRectF:
        """Where a color is painted."""
        t = self._theme
        side, gap, m = t.px(28), t.px(SPACE.s2), t.px(SPACE.s1)
        return QRectF(m + index * (side + gap), (self.height() - side) / 2, side, side)

    def sizeHint(self) -> QSize:
        """Room for all colors and the focus ring."""
        t = self._theme
        last = self.swatch_rect(len(self._colors) - 1)
        return QSizeF(last.right() + t.px(SPACE.s1), t.px(28 + 2 * SPACE.s1)).toSize()

    def minimumSizeHint(self) -> QSize:
        """The same as the wish."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the colors; the one worn has a check and a ring."""
        painter = QPainter(self)
        smooth(painter)
        t = self._theme
        if not self.isEnabled():
            painter.setOpacity(0.4)
        for i, color in enumerate(self._colors.values()):
            box = self.swatch_rect(i)
            r = t.px(SPACE.r_paper)
            worn = color == self._current
            painter.setPen(
                QPen(t.color("panel_text", 255 if worn else 120), t.px(2.2 if worn else 1))
            )
            painter.setBrush(QColor(color))
            painter.drawRoundedRect(box, r, r)
            if worn:
                d = t.px(5)
                ink = QColor(text_over(color))
                paint_icon(painter, box.adjusted(d, d, -d, -d), "check", ink, 2.6)
            elif i == self._under and self.isEnabled():
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(t.color("shine", 60))
                painter.drawRoundedRect(box, r, r)
            if worn and self.hasFocus():
                paint_focus(painter, box, r, t)

    def _at(self, point: QPointF) -> int | None:
        return next(
            (i for i in range(len(self._colors)) if self.swatch_rect(i).contains(point)), None
        )

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Ask for the color under the pointer."""
        found = self._at(event.position())
        if found is not None:
            self.wanted.emit(list(self._colors.values())[found])

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Light the color under the pointer and name it."""
        self._under = self._at(event.position())
        self.setToolTip("" if self._under is None else list(self._colors)[self._under])
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left and right ask for the neighbor."""
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
            return
        colors = list(self._colors.values())
        place = colors.index(self._current) + step
        if 0 <= place < len(colors):
            self.wanted.emit(colors[place])

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring."""
        self.update()
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the ring."""
        self.update()
        super().focusOutEvent(event)
