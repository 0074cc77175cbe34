"""A deck's cards that a finding is about, large, face up."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QWidget

from gridlight.cards.model import Deck, DefenseCard
from gridlight.kernel.language import tr
from gridlight.present.editor import about, card_words
from gridlight.present.wording import inside
from gridlight.ui.chrome import Screen
from gridlight.ui.foto.looks import defense_look, offense_look
from gridlight.ui.paint.buttons import Button
from gridlight.ui.paint.cards import CARD_RATIO, CardLook, CardPlace, paint_card
from gridlight.ui.theme import Wishes
from gridlight.ui.tokens import SPACE
from gridlight.workshop.drafting.sheets import Card, card_in


class LabCards(Screen):
    """One card or two; `draw_wanted` carries the key of one that is to be drawn anew."""

    draw_wanted = Signal(str)

    bar_items = ("help",)
    lamp = (0.5, 0.45)

    def __init__(
        self,
        deck: Deck,
        keys: tuple[str, ...],
        wishes: Wishes | None = None,
        parent: QWidget | None = None,
        *,
        own: bool = False,
    ) -> None:
        super().__init__(wishes, parent)
        self.keys = keys
        cards = [card_in(deck, key) for key in keys]
        self._looks = [_look(card, deck) for card in cards]
        self.draw = [
            Button(tr("Draw {key}", key=key), self.theme, "dark", self, pill=False) for key in keys
        ]
        for key, button in zip(keys, self.draw, strict=True):
            button.setVisible(own)
            button.clicked.connect(lambda _=False, key=key: self.draw_wanted.emit(key))
        self.done = Button(tr("Back to the lab"), self.theme, "accent", self, pill=False)
        self.done.clicked.connect(self.home_wanted)
        self.set_title(tr("CARDS"), deck.name)
        words = "; ".join(
            f"{card_words(card)}: {', '.join(inside(each) for each in about(card))}"
            for card in cards
        )
        self.say(f"{words}.", tr("Escape goes back"), tr("CARDS"), "")

    def start_focus(self) -> None:
        """Put the keyboard on the way back."""
        self.done.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape goes back."""
        if event.key() == Qt.Key.Key_Escape:
            self.home_wanted.emit()
        else:
            super().keyPressEvent(event)

    def themed(self) -> None:
        """Pass the theme on."""
        for button in (*self.draw, self.done):
            button.set_theme(self.theme)

    def _places(self) -> list[CardPlace]:
        t, stage = self.theme, self.stage()
        foot = self.done.sizeHint().height() + t.px(SPACE.s6)
        count, gap = len(self._looks), t.px(SPACE.s7)
        room = stage.width() - 2 * t.px(SPACE.s6) - (count - 1) * gap
        high = min(stage.height() - foot - t.px(SPACE.s6), room / count * CARD_RATIO)
        wide = high / CARD_RATIO
        left = stage.center().x() - (count * wide + (count - 1) * gap) / 2 + wide / 2
        y = stage.top() + t.px(SPACE.s4) + high / 2
        return [
            CardPlace(QPointF(left + i * (wide + gap), y), wide, high, 0.0) for i in range(count)
        ]

    def place(self) -> None:
        """Lay the buttons below the cards."""
        stage, m = self.stage(), self.theme.px(SPACE.s4)
        size = self.done.sizeHint()
        top = round(stage.bottom() - m - size.height())
        self.done.setGeometry(
            round(stage.right() - m - size.width()), top, size.width(), size.height()
        )
        for button, place in zip(self.draw, self._places(), strict=True):
            size = button.sizeHint()
            left = min(place.center.x() - size.width() / 2, self.done.x() - m - size.width())
            button.setGeometry(round(left), top, size.width(), size.height())

    def paint_stage(self, painter: QPainter) -> None:
        """The cards side by side."""
        for place, look in zip(self._places(), self._looks, strict=True):
            paint_card(painter, place, self.theme, look)


def _look(card: Card, deck: Deck) -> CardLook:
    if isinstance(card, DefenseCard):
        return defense_look(card, deck.geometry)
    return offense_look(card, deck.geometry)
