"""The last step of an import: names and numbers, the deck that the cards go into, saving."""

from __future__ import annotations

from dataclasses import replace
from enum import Enum
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from gridlight.cards.model import Deck
from gridlight.kernel.errors import GridlightError
from gridlight.kernel.language import tr
from gridlight.present import importing as words
from gridlight.ui.foto.looks import deck_looks
from gridlight.ui.paint.cards import CardLook
from gridlight.workshop.drafting.edits import Refusal, renamed
from gridlight.workshop.drafting.rack import Kept, Rack
from gridlight.workshop.drafting.sheets import KEYS, cards_of, drawn, side_keys
from gridlight.workshop.intake.filing import (
    Filed,
    close_calls,
    file_into,
    file_new,
    twins,
    whole_cards,
)

if TYPE_CHECKING:
    from gridlight.ui.importing.screen import ImportScreen

NEW = tr("A new deck")
AUTHOR = "unknown"


class Gap(Enum):
    """Where a card comes from that was not scanned."""

    AS_IT_IS = "as it is"
    BUNDLED = "bundled"
    EMPTY = "empty"


_WORDS = {
    Gap.AS_IT_IS: tr("they stay as they are"),
    Gap.BUNDLED: tr("from the bundled deck"),
    Gap.EMPTY: tr("left empty"),
}
_SHORT = {Gap.AS_IT_IS: tr("as it is"), Gap.BUNDLED: tr("bundled"), Gap.EMPTY: tr("empty")}


class Shelving(QObject):
    """Wires the fields of the last step to the import."""

    def __init__(self, screen: ImportScreen, rack: Rack, bundled: Deck) -> None:
        super().__init__(screen)
        self._screen = screen
        self.rack = rack
        self._bundled = bundled
        self._decks: tuple[Kept, ...] = ()
        self._looked_at: Deck | None = None
        self._looks: dict[str, CardLook] = {}
        self._close = ""
        self._task = 0
        screen.card_name.editingFinished.connect(self._named)
        screen.card_key.chosen.connect(self._called)
        screen.deck.chosen.connect(lambda _: screen.refresh())
        screen.fill.toggled.connect(lambda _: screen.refresh())
        screen.deck_name.textChanged.connect(lambda _: screen.refresh())
        screen.save.clicked.connect(self.save)

    @property
    def into(self) -> Kept | None:
        """The deck of one's own that the cards go into; None for a new one."""
        at = self._screen.deck.current()
        return self._decks[at - 1] if 0 < at <= len(self._decks) else None

    def look(self) -> None:
        """Read the decks of one's own and count the close calls, beside the window."""
        screen = self._screen
        screen.looking.run(self.rack.decks, self._came, screen.tell)
        cards = tuple(whole_cards(screen.intake).values())
        screen.looking.drop(self._task)
        self._close = ""
        if cards:
            work = partial(close_calls, cards, self._bundled)
            self._task = screen.looking.run(work, self._counted, lambda _: None)

    def _came(self, kept: list[Kept]) -> None:
        held = self.into
        self._decks = tuple(deck for deck in kept if not deck.fault)
        at = 0
        if held is not None:
            paths = [deck.path for deck in self._decks]
            at = paths.index(held.path) + 1 if held.path in paths else 0
        self._screen.deck.show_options([NEW, *(deck.name for deck in self._decks)], at)
        self._screen.refresh()

    def _counted(self, count: int) -> None:
        self._close = words.close_words(count)
        self._screen.refresh()

    def gap(self) -> Gap:
        """Where a card comes from that was not scanned."""
        if self.into is not None:
            return Gap.AS_IT_IS
        return Gap.BUNDLED if self._screen.fill.isChecked() else Gap.EMPTY

    def _others(self) -> dict[str, CardLook]:
        """What the cards look like that fill the gaps."""
        deck = self._bundled if self.gap() is Gap.BUNDLED else None
        if self.into is not None:
            deck = self.into.deck
        if deck is not self._looked_at:
            self._looked_at = deck
            whole = drawn(deck) if deck is not None else None
            cards = cards_of(whole) if whole is not None else ()
            looks = [look for side in deck_looks(whole) for look in side] if whole else []
            self._looks = {card.key: look for card, look in zip(cards, looks, strict=True)}
        return self._looks

    def refresh(self) -> None:
        """Show the deck to be and the card at hand."""
        screen, intake = self._screen, self._screen.intake
        gap = self.gap()
        slots = words.slots(intake, _SHORT[gap])
        sheets = [None if slot.sheet is None else intake.sheets[slot.sheet] for slot in slots]
        thumbs = tuple(None if s is None else screen.picture_of(s) for s in sheets)
        screen.roster.show_slots(slots, thumbs, screen.at, self._others())
        lines = words.summary(intake, twins(intake), _WORDS[gap])
        if self._close:
            lines = (*lines, ("body", self._close))
        screen.notes.show_lines(lines)
        sheet = screen.sheet()
        card = sheet.card if sheet is not None else None
        screen.card_name.setEnabled(card is not None)
        screen.card_key.setEnabled(card is not None)
        if not (screen.card_name.hasFocus() and screen.card_name.isModified()):
            screen.card_name.setText(card.name if card is not None else "")
        keys = side_keys(card.key) if card is not None else KEYS[:1]
        screen.card_key.show_options(keys, keys.index(card.key) if card is not None else 0)
        new = self.into is None
        screen.deck_name.setEnabled(new)
        screen.fill.setEnabled(new)
        named = bool(screen.deck_name.text().strip()) or not new
        screen.save.setEnabled(bool(whole_cards(intake)) and named)

    def _named(self) -> None:
        screen, n = self._screen, self._screen.at
        sheet, name = screen.sheet(), screen.card_name.text()
        if not screen.card_name.isModified() or sheet is None or sheet.card is None:
            return
        screen.card_name.setModified(False)
        card = sheet.card

        def rename() -> None:
            screen.intake.do(tr("Name the card"), {n: replace(sheet, card=renamed(card, name))})

        screen.act(rename)

    def _called(self, place: int) -> None:
        screen = self._screen
        sheet = screen.sheet()
        if sheet is None or sheet.card is None:
            return
        key = side_keys(sheet.key)[place]
        screen.act(lambda: screen.intake.call(screen.at, key), tr("It is card {key} now.", key=key))

    # saving

    def save(self) -> None:
        """Write the deck, beside the window."""
        screen = self._screen
        if screen.reader.going:
            screen.tell(tr("Wait until all pictures are read, or cancel the reading."))
            return
        into = self.into
        name = " ".join(screen.deck_name.text().split())
        fill = self._bundled if screen.fill.isChecked() else None
        screen.tell(tr("The deck is being saved …"))
        screen.save.setEnabled(False)
        if into is not None:
            work = partial(file_into, screen.intake, into.path)
        else:
            work = partial(file_new, screen.intake, self.rack, name, AUTHOR, fill)
        screen.looking.run(work, self._saved, self._failed)

    def _saved(self, filed: Filed) -> None:
        screen = self._screen
        try:
            screen.intake.finish()
        except (GridlightError, Refusal) as fault:
            screen.tell(str(fault))
            return
        screen.refresh()
        screen.tell(words.filed_words(filed))
        screen.saved.emit(filed.path)

    def _failed(self, sentence: str) -> None:
        self._screen.refresh()
        self._screen.tell(sentence)
