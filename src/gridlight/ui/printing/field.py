"""A field to write in, with what it is for at its left and its unit at its right."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from gridlight.ui.paint.cache import smooth
from gridlight.ui.paint.text import draw_text, text_width
from gridlight.ui.screens.new_game import edit_style
from gridlight.ui.theme import Theme
from gridlight.ui.tokens import SPACE


class Field(QWidget):
    """One line that is written; `entered` is sent for Enter, `changed` for each letter."""

    entered = Signal()
    changed = Signal(str)

    def __init__(
        self, name: str, theme: Theme, parent: QWidget, longest: int = 120, unit: str = ""
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._name = name
        self._unit = unit
        self._words = 0.0
        self.edit = QLineEdit(self)
        self.edit.setAccessibleName(f"{name}, {unit}" if unit else name)
        self.edit.setMaxLength(longest)
        self.edit.setAcceptDrops(False)  # files are for the page, not for the field
        self.edit.returnPressed.connect(self.entered)
        self.edit.textEdited.connect(self.changed)
        self.setFocusProxy(self.edit)
        self.set_theme(theme)

    def text(self) -> str:
        """What is written."""
        return self.edit.text()

    def set_text(self, words: str) -> None:
        """Write this."""
        self.edit.setText(words)
        self.edit.setCursorPosition(0)

    def set_words_width(self, wide: float) -> None:
        """Begin the field after so many pixels, as others below each other do."""
        self._words = wide
        self._place()

    def words_width(self) -> float:
        """How many pixels the words at the left need."""
        return text_width(self._theme, "body", self._name) + self._theme.px(SPACE.s3)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme or size."""
        self._theme = theme
        self.edit.setFont(theme.font("field-label"))
        self.edit.setStyleSheet(edit_style(theme))
        self.updateGeometry()
        self._place()
        self.update()

    def sizeHint(self) -> QSize:
        """As high as other controls."""
        t = self._theme
        high = t.px(30) * max(1.0, t.text) + t.px(SPACE.s1) * 2
        return QSize(round(self.words_width() + t.px(110)), round(high))

    def _unit_width(self) -> float:
        if not self._unit:
            return 0.0
        return text_width(self._theme, "body", self._unit) + self._theme.px(SPACE.s2)

    def _place(self) -> None:
        left = max(self._words, self.words_width())
        m = self._theme.px(SPACE.s1) * 0.75
        box = QRectF(left, m, self.width() - left - self._unit_width(), self.height() - 2 * m)
        self.edit.setGeometry(box.toRect())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the field between its words."""
        super().resizeEvent(event)
        self._place()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the words."""
        painter, t = QPainter(self), self._theme
        smooth(painter)
        draw_text(painter, QRectF(self.rect()), self._name, t, "body", "panel_text")
        box = QRectF(self.width() - self._unit_width() + t.px(SPACE.s2), 0, 0, self.height())
        box.setRight(self.width())
        draw_text(painter, box, self._unit, t, "body", "panel_mut")
