"""The shadow of a card on the table, which takes no clicks: what it falls on stays in reach."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QRegion
from PySide6.QtWidgets import QWidget

from gridlight.ui.paint.cache import smooth
from gridlight.ui.paint.shadow import paint_shadow, shadow_margin
from gridlight.ui.theme import Theme
from gridlight.ui.tokens import SPACE

KIND = "paper"
FOLLOWED = frozenset(
    {
        QEvent.Type.Move,
        QEvent.Type.Resize,
        QEvent.Type.ShowToParent,
        QEvent.Type.HideToParent,
        QEvent.Type.ZOrderChange,
    }
)


class Shade(QWidget):
    """Lies under `card`, its sibling, and goes where it goes; seen while the card is."""

    def __init__(self, card: QWidget, theme: Theme) -> None:
        super().__init__(card.parentWidget())
        self._card = card
        self._theme = theme
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        card.installEventFilter(self)
        self._follow()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme or size."""
        self._theme = theme
        self._follow()
        self.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the card."""
        if watched is self._card and event.type() in FOLLOWED:
            self._follow()
        return False

    def _margin(self) -> int:
        return ceil(shadow_margin(self._theme, KIND))

    def _follow(self) -> None:
        m = self._margin()
        self.setGeometry(self._card.geometry().adjusted(-m, -m, m, m))
        self.setVisible(not self._card.isHidden())
        self.stackUnder(self._card)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the shadow beside the card, which paints what falls into its own corners."""
        painter = QPainter(self)
        smooth(painter)
        m = self._margin()
        inside = self.rect().adjusted(m, m, -m, -m)
        painter.setClipRegion(QRegion(self.rect()).subtracted(QRegion(inside)))
        box = QRectF(inside)
        paint_shadow(painter, box, self._theme.px(SPACE.r_panel), self._theme, KIND)
