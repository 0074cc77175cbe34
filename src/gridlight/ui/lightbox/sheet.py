"""A printed card that lies on the table as a widget, with room for its shadow around it."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from gridlight.ui.paint.shadow import shadow_margin
from gridlight.ui.theme import Theme


class Sheet(QWidget):
    """A widget that paints a printed card; `card` is where, in its own coordinates."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self._card: QRectF | None = None

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme or size."""
        self.theme = theme
        self.themed()
        self.update()

    def lay(self, rect: QRectF) -> None:
        """Lie on `rect` of the parent; the shadow reaches beyond."""
        m = round(shadow_margin(self.theme, "paper"))
        area = rect.toAlignedRect().adjusted(-m, -m, m, m)
        self._card = rect.translated(-area.x(), -area.y())
        self.setGeometry(area)
        self.themed()

    @property
    def card(self) -> QRectF:
        """The printed card in this widget's coordinates."""
        if self._card is not None:
            return QRectF(self._card)
        m = self.theme.px(12)
        return QRectF(self.rect()).adjusted(m, m, -m, -m)

    def themed(self) -> None:
        """Make anew what depends on theme or size."""
