"""What the card on the board comes to, kept up with every move of the hand."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal

from gridlight.cards.model import Deck, DefenseCard, OffenseCard
from gridlight.cards.path import XY
from gridlight.kernel.language import tr
from gridlight.present.editor import TableRow, card_words, table_rows
from gridlight.ui.editor.printed import Ghost
from gridlight.ui.editor.strip import Pair
from gridlight.ui.tasks import Tasks
from gridlight.workshop.drafting.drafter import Drafter
from gridlight.workshop.drafting.faults import Fault, card_faults, result_faults
from gridlight.workshop.drafting.outcomes import (
    Row,
    comes_to_something,
    opponents_of,
    row_of,
    rows_of,
)
from gridlight.workshop.drafting.sheets import Card, card_in, with_card

REST = 350  # milliseconds of quiet after which the slow checks are made


class Live(QObject):
    """Results and faults of the card on the board; `checked` is sent when the slow checks are in.

    The quick ones are worked out when asked for, the slow ones beside the window. The other
    side's cards are the deck's own, or, while it is `borrowing`, those of a `bundled` one.
    """

    checked = Signal()

    def __init__(
        self, drafter: Drafter, tasks: Tasks, parent: QObject, bundled: Deck | None = None
    ) -> None:
        super().__init__(parent)
        self._drafter = drafter
        same = bundled is not None and bundled.geometry == drafter.geometry
        self.bundled = bundled if same else None
        self.borrowing = False
        self._tasks = tasks
        self._task = 0
        self._found: tuple[tuple[Deck, str], tuple[Fault, ...]] | None = None
        self._before: tuple[tuple[Deck, str, Deck | None], dict[str, Row | None]] | None = None
        self.opponents = {"offense": "A", "defense": "1"}
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(REST)
        self._rest.timeout.connect(self._check)

    # the other side's card

    @property
    def opponent(self) -> str:
        """The key of the card that the one on the board is laid against."""
        return self.opponents["offense" if self._drafter.offense else "defense"]

    def choose(self, key: str) -> None:
        """Lay the card on the board against another."""
        card_in(self.rivals, key)
        self.opponents["defense" if key.isdecimal() else "offense"] = key

    @property
    def rivals(self) -> Deck:
        """The deck that the other side's cards are of."""
        return self._lent or self._drafter.deck

    @property
    def _lent(self) -> Deck | None:
        return self.bundled if self.borrowing else None

    def borrow(self, borrowing: bool) -> None:
        """Lay the card against the bundled deck's from now on, or against its own deck's."""
        self.borrowing = borrowing and self.bundled is not None

    @property
    def alone(self) -> bool:
        """Whether the deck has nothing drawn yet that its card could be laid against."""
        deck = self._drafter.deck
        keys = opponents_of(deck, self._drafter.key)
        return not any(comes_to_something(card_in(deck, key)) for key in keys)

    def others(self) -> tuple[str, ...]:
        """The keys of the cards that the one on the board may be laid against."""
        return opponents_of(self.rivals, self._drafter.key)

    def opponent_card(self) -> Card:
        """The card that the one on the board is laid against."""
        return card_in(self.rivals, self.opponent)

    def note(self) -> str:
        """Why nothing comes of the two cards, in a sentence; empty where something does."""
        if not comes_to_something(self._drafter.shown):
            return tr("What comes of the card shows here as soon as it is drawn.")
        if not comes_to_something(self.opponent_card()):
            name = card_words(self.opponent_card())
            if self.bundled is None:
                return tr("{card} is an empty sheet; choose another card above.", card=name)
            return tr(
                "{card} is an empty sheet; choose another card above, or {deck} at the right.",
                card=name,
                deck=self.bundled.name,
            )
        return ""

    # results

    def row(self) -> Row | None:
        """What the card comes to at the seven alignments against the chosen one."""
        return row_of(self._drafter.shown, self.opponent_card(), self._drafter.geometry)

    def pair(self) -> Pair | None:
        """The two cards as they lie on a box."""
        mine, other = self._drafter.shown, self.opponent_card()
        play, formation = (mine, other) if self._drafter.offense else (other, mine)
        if isinstance(play, OffenseCard) and isinstance(formation, DefenseCard):
            return Pair(play, formation, self._drafter.geometry)
        return None

    def rows(self) -> tuple[TableRow, ...]:
        """What the card comes to against all of the other side, beside what it came to."""
        drafter = self._drafter
        now = rows_of(drafter.deck, drafter.key, drafter.shown, self._lent)
        return table_rows(self.rivals, now, self.before())

    def before(self) -> dict[str, Row | None]:
        """What the card came to as it was saved."""
        saved, key, lent = self._drafter.draft.saved, self._drafter.key, self._lent
        held = self._before[0] if self._before is not None else None
        if self._before is None or held is None or held[1:] != (key, lent) or held[0] is not saved:
            self._before = (saved, key, lent), rows_of(saved, key, rivals=lent)
        return self._before[1]

    def ghost(self, alignment: int, row: Row | None) -> tuple[Ghost | None, XY | None]:
        """The other side's card as it lies over the one on the board, and the deciding place."""
        if row is None:
            return None, None
        shift = alignment * self._drafter.geometry.pitch
        result = next(found for found in row if found.alignment == alignment)
        x, y = result.where
        if self._drafter.offense:
            return Ghost(self.opponent_card(), shift), (x, y)
        return Ghost(self.opponent_card(), -shift), (x - shift, y)

    # faults

    def faults(self) -> tuple[Fault, ...]:
        """What is wrong with the card; what its results show comes as soon as it is known."""
        drafter = self._drafter
        grave = card_faults(drafter.shown, drafter.geometry)
        if drafter.dragging:
            return grave
        if self._found is not None and self._found[0] == (drafter.deck, drafter.key):
            return (*grave, *self._found[1])
        if not grave:
            self._rest.start()
        return grave

    @property
    def waiting(self) -> bool:
        """Whether the slow checks are still to be made."""
        return self._rest.isActive() or bool(self._task)

    def rest(self) -> None:
        """Wait for no slow check any more."""
        self._rest.stop()
        self._tasks.drop(self._task)
        self._task = 0

    def _check(self) -> None:
        drafter = self._drafter
        deck, key = drafter.deck, drafter.key
        deck = with_card(deck, key, drafter.card)
        self._tasks.drop(self._task)
        self._task = self._tasks.run(
            partial(result_faults, deck, key), partial(self._came, (deck, key)), self._failed
        )

    def _came(self, about: tuple[Deck, str], faults: tuple[Fault, ...]) -> None:
        self._task = 0
        self._found = about, faults
        self.checked.emit()

    def _failed(self, words: str) -> None:
        self._task = 0
