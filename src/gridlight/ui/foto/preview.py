"""The card that is looked at in an open hand, large, for the eyes of whoever may look."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from gridlight.ui.paint.cache import smooth
from gridlight.ui.paint.cards import CARD_RATIO, CardLook, CardPlace, paint_card
from gridlight.ui.theme import Theme

SHARE = 0.86


class Preview(QWidget):
    """Shows one card over the light box; the pointer goes through it."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._look: CardLook | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme or size."""
        self._theme = theme
        self.update()

    def show_card(self, look: CardLook | None) -> None:
        """Show a card, or none."""
        self._look = look
        self.setVisible(look is not None)
        self.update()

    @property
    def shown(self) -> CardLook | None:
        """The card that shows."""
        return self._look

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the card in the middle."""
        if self._look is None:
            return
        painter = QPainter(self)
        smooth(painter)
        room = QRectF(self.rect())
        high = room.height() * SHARE
        place = CardPlace(QPointF(room.center()), high / CARD_RATIO, high, 0.0)
        paint_card(painter, place, self._theme, self._look)
