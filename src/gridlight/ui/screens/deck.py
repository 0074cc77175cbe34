"""The deck's cards on the table: the twelve plays and the six formations."""

from __future__ import annotations

from functools import cached_property

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QWidget

from gridlight import paths
from gridlight.cards.model import Deck
from gridlight.ui.chrome import Screen
from gridlight.ui.foto.looks import deck_looks
from gridlight.ui.paint.buttons import Button
from gridlight.ui.paint.cards import CARD_RATIO, CardLook, CardPlace, paint_card
from gridlight.ui.paint.text import LEFT, draw_text
from gridlight.ui.theme import Wishes
from gridlight.ui.tokens import SPACE


class DeckScreen(Screen):
    """All cards of a deck, the bundled one by default, face up; `home_wanted` goes back."""

    bar_items = ("help",)
    lamp = (0.5, 0.4)

    def __init__(
        self,
        wishes: Wishes | None = None,
        parent: QWidget | None = None,
        deck: Deck | None = None,
    ) -> None:
        super().__init__(wishes, parent)
        self._deck = deck or _classic()
        self.done = Button("Done", self.theme, "accent", self, pill=False)
        self.done.clicked.connect(self.home_wanted)
        self.set_title("THE DECK", self._deck.name)
        said = f"{len(self._deck.offense)} plays and {len(self._deck.defense)} formations."
        self.say(said, _HINT, "CARDS", "")

    def start_focus(self) -> None:
        """Put the keyboard on Done."""
        self.done.setFocus()

    @cached_property
    def _looks(self) -> tuple[tuple[CardLook, ...], tuple[CardLook, ...]]:
        return deck_looks(self._deck)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape goes back."""
        if event.key() == Qt.Key.Key_Escape:
            self.home_wanted.emit()
        else:
            super().keyPressEvent(event)

    def themed(self) -> None:
        """Pass the theme on."""
        self.done.set_theme(self.theme)

    def place(self) -> None:
        """Lay the button at the lower right."""
        stage, m = self.stage(), self.theme.px(SPACE.s5)
        size = self.done.sizeHint()
        self.done.setGeometry(
            round(stage.right() - m - size.width()),
            round(stage.bottom() - m / 2 - size.height()),
            size.width(),
            size.height(),
        )

    def paint_stage(self, painter: QPainter) -> None:
        """Three rows of six."""
        t, stage = self.theme, self.stage()
        offense, defense = self._looks
        m, head, gap = t.px(SPACE.s5), t.px(26), t.px(14)
        rows = (offense[:6], offense[6:], defense)
        room = stage.height() - m - t.px(56) - 2 * head
        high = min((room - 2 * gap) / 3, (stage.width() - 2 * m - 5 * gap) / 6 * CARD_RATIO)
        wide = high / CARD_RATIO
        total = 6 * wide + 5 * gap
        left = stage.center().x() - total / 2
        top = stage.top() + t.px(10)
        for i, row in enumerate(rows):
            if i != 1:
                words = "OFFENSE" if i == 0 else "DEFENSE"
                line = QRectF(left, top, total, head)
                draw_text(painter, line, words, t, "caps", "text_on_table", LEFT)
                top += head
            for column, look in enumerate(row):
                x = left + column * (wide + gap) + wide / 2
                place = CardPlace(QPointF(x, top + high / 2), wide, high, 0.0)
                paint_card(painter, place, t, look)
            top += high + gap


def _classic() -> Deck:
    from gridlight.cards.decks import bundled

    return bundled(paths.cards("classic"))


_HINT = "Escape goes back"
