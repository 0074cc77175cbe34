"""A deck's cards as pictures, of which one is chosen: twelve plays, six formations."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QImage, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from gridlight.cards.decks import card_file
from gridlight.cards.model import Deck, DefenseCard, OffenseCard
from gridlight.kernel.language import tr
from gridlight.present.editor import about, card_words
from gridlight.ui.foto.looks import defense_look, offense_look
from gridlight.ui.paint.cache import smooth
from gridlight.ui.paint.cards import CARD_RATIO, CardLook, CardPlace, paint_card
from gridlight.ui.paint.text import CENTER, LEFT, draw_text
from gridlight.ui.theme import Theme
from gridlight.workshop.drafting.outcomes import comes_to_something
from gridlight.workshop.drafting.sheets import Card, card_in, cards_of, is_empty

COLUMNS, ROWS = 6, 3


def look_of(card: Card, deck: Deck) -> CardLook:
    """A card's face; one that is barely begun shows its words alone."""
    if isinstance(card, DefenseCard):
        return defense_look(card, deck.geometry, 0.86)
    if isinstance(card, OffenseCard) and comes_to_something(card):
        return offense_look(card, deck.geometry, 0.5)
    return CardLook(card.key, card.name, "offense", words=0.8)


class CardWall(QWidget):
    """The cards of a deck, to be chosen, opened and moved.

    `chosen` carries the key of a card, `opened` of one that is to be drawn, `moved` the key of
    one with the key of the place that it is to have.
    """

    chosen = Signal(str)
    opened = Signal(str)
    moved = Signal(str, str)

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._deck: Deck | None = None
        self._looks: tuple[CardLook, ...] = ()
        self._keys: tuple[str, ...] = ()
        self._scans: Mapping[str, QImage] = {}
        self._current = 0
        self._under: int | None = None
        self._held: int | None = None
        self._at: QPointF | None = None
        self.may_move = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setAccessibleName(tr("Cards"))

    @property
    def key(self) -> str:
        """The key of the card that is chosen; empty where there is none."""
        return self._keys[self._current] if self._keys else ""

    def show_deck(self, deck: Deck | None, *, may_move: bool) -> None:
        """Show the cards of a deck."""
        self.may_move = may_move
        if deck != self._deck:
            self._deck = deck
            self._scans = {}
            cards = cards_of(deck) if deck is not None else ()
            self._keys = tuple(card.key for card in cards)
            self._looks = tuple(look_of(card, deck) for card in cards if deck is not None)
            self._current = min(self._current, max(0, len(cards) - 1))
        self._tell()
        self.update()

    def show_scans(self, scans: Mapping[str, QImage]) -> None:
        """Show these pictures of cards that were scanned, by the names of the cards' files."""
        self._scans = scans
        self.update()

    def choose(self, key: str) -> None:
        """Choose a card."""
        if key in self._keys:
            self._current = self._keys.index(key)
            self._tell()
            self.update()
            self.chosen.emit(key)

    def _tell(self) -> None:
        if self._deck is not None and self.key:
            card = card_in(self._deck, self.key)
            self.setAccessibleDescription(f"{card_words(card)}: {', '.join(about(card))}")

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme or size."""
        self._theme = theme
        self.update()

    # places

    def _head(self) -> float:
        return self._theme.type_px("caps") * 1.5

    def place_of(self, index: int) -> CardPlace:
        """Where a card lies."""
        t = self._theme
        gap = t.px(12)
        room = self.height() - 2 * self._head() - t.px(8)
        high = min(
            (room - 2 * gap) / ROWS, (self.width() - 2 * gap - 5 * gap) / COLUMNS * CARD_RATIO
        )
        wide = high / CARD_RATIO
        pitch = (self.width() - 2 * gap - wide) / (COLUMNS - 1)
        pitch = min(pitch, wide * 1.22)
        left = self.width() / 2 - pitch * (COLUMNS - 1) / 2
        row, column = divmod(index, COLUMNS)
        top = self._head() * (1 if row < 2 else 2) + row * (high + gap)
        return CardPlace(QPointF(left + column * pitch, top + high / 2), wide, high, 0.0)

    def _index_at(self, point: QPointF) -> int | None:
        return next((i for i in range(len(self._keys)) if self.place_of(i).holds(point)), None)

    # hands and keys

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Light the card under the pointer, or carry the one that is held."""
        self._under = self._index_at(event.position())
        if self._held is not None and self.may_move:
            self._at = event.position()
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the card under the pointer, and hold it."""
        found = self._index_at(event.position())
        if found is not None:
            self.choose(self._keys[found])
            self._held = found

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Put the card that is held in the place under the pointer."""
        held, at = self._held, self._at
        self._held = self._at = None
        found = self._index_at(event.position())
        if held is not None and at is not None and found is not None and found != held:
            self._move(held, found)
        self.update()

    def _move(self, held: int, to: int) -> None:
        if self.may_move and self._keys[held].isdecimal() == self._keys[to].isdecimal():
            self.moved.emit(self._keys[held], self._keys[to])

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Open the card under the pointer."""
        found = self._index_at(event.position())
        if found is not None:
            self.opened.emit(self._keys[found])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows choose, with Control they move the card; Enter opens it."""
        steps = {
            Qt.Key.Key_Left: -1,
            Qt.Key.Key_Right: 1,
            Qt.Key.Key_Up: -COLUMNS,
            Qt.Key.Key_Down: COLUMNS,
        }
        key = Qt.Key(event.key())
        if key in steps and self._keys:
            to = self._current + steps[key]
            if not 0 <= to < len(self._keys):
                return
            if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
                self._move(self._current, to)
            else:
                self.choose(self._keys[to])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.key:
            self.opened.emit(self.key)
        else:
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring."""
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the ring."""
        super().focusOutEvent(event)
        self.update()

    # paint

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cards, the one that is held last."""
        painter = QPainter(self)
        smooth(painter)
        t = self._theme
        if not self._looks:
            return
        for row, words in ((0, tr("OFFENSE")), (2, tr("DEFENSE"))):
            place = self.place_of(row * COLUMNS)
            left, top = place.center.x() - place.width / 2, place.center.y() - place.height / 2
            line = QRectF(left, top - self._head(), self.width() - left, self._head())
            draw_text(painter, line, words, t, "caps", "text_on_table", LEFT)
        carried = self._held if self._at is not None else None
        for index, look in enumerate(self._looks):
            if index != carried:
                self._paint_card(painter, self.place_of(index), index, look)
        if carried is not None and self._at is not None:
            place = self.place_of(carried)
            there = CardPlace(self._at, place.width, place.height, -2.0)
            self._paint_card(painter, there, carried, self._looks[carried])

    def _paint_card(self, painter: QPainter, place: CardPlace, index: int, look: CardLook) -> None:
        t = self._theme
        chosen = index == self._current
        glow = 1.0 if chosen and self.hasFocus() else 0.4 if index == self._under else 0.0
        assert self._deck is not None
        card = card_in(self._deck, look.mark)
        paint_card(painter, place, t, look, glow, self._scans.get(card_file(card)))
        box = QRectF(0, 0, place.width, place.height)
        box.moveCenter(place.center)
        if chosen and not self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(t.color("brass"), t.px(2)))
            painter.drawRoundedRect(box, t.px(7), t.px(7))
        if is_empty(card):
            draw_text(
                painter, box, tr("empty sheet"), t, "small", t.color("card_text", 190), CENTER
            )
