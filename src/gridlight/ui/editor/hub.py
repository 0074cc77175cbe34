"""The workshop: decks at the left, the cards of one on the table, and what can be done."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QCloseEvent, QHideEvent, QKeyEvent, QPainter, QShowEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from gridlight.cards.model import Deck
from gridlight.kernel.errors import GridlightError
from gridlight.kernel.language import tr
from gridlight.present.editor import card_words
from gridlight.present.editor_hub import LINKS, DeckRow, bundled_row, own_row
from gridlight.ui.chrome import Screen
from gridlight.ui.editor.deck_list import DeckList
from gridlight.ui.editor.scans import scans_of
from gridlight.ui.editor.wall import CardWall
from gridlight.ui.paint.buttons import Button
from gridlight.ui.paint.panel import paint_panel
from gridlight.ui.paint.text import LEFT, draw_lines, draw_text
from gridlight.ui.screens.new_game import edit_style
from gridlight.ui.tasks import Tasks
from gridlight.ui.theme import Wishes
from gridlight.ui.tokens import SPACE
from gridlight.workshop.drafting.edits import Refusal
from gridlight.workshop.drafting.rack import LONGEST_NAME, Desk, Rack, read
from gridlight.workshop.drafting.sheets import card_in, cards_of, moved_card

HINT = tr("Enter draws, F2 renames, Ctrl+arrows move a card, Delete deletes, Z undoes")
LIST = 300.0


@dataclass
class Shelf:
    """The decks to work with: bundled ones that only can be copied, and a rack of one's own."""

    rack: Rack
    bundled: tuple[Deck, ...]
    author: str = tr("The owner of the deck")
    undo: list[tuple[str, Callable[[], object]]] = field(default_factory=list)

    def rows(self) -> tuple[DeckRow, ...]:
        """All decks as rows; reads the files."""
        own = tuple(own_row(kept) for kept in self.rack.decks())
        return (*own, *(bundled_row(deck) for deck in self.bundled))

    def new(self, name: str = tr("My deck")) -> Path:
        """A deck of empty sheets."""
        path = self.rack.new(name, self.author)
        self.undo.append((tr("The new deck is gone again."), lambda: self._take_away(path)))
        return path

    def copy(self, row: DeckRow) -> Path:
        """A deck of one's own with the cards of another."""
        from gridlight.cards import decks

        assert row.deck is not None
        faces = decks.faces(row.path) if row.path and (row.path / decks.DECK_FILE).exists() else {}
        path = self.rack.copy(row.deck, faces)
        self.undo.append((tr("The copy is gone again."), lambda: self._take_away(path)))
        return path

    def _take_away(self, path: Path) -> None:
        """Delete a deck that was made a moment ago, unless it was drawn on since."""
        draft = read(path)
        first = draft.done[0].before if draft.done else draft.deck
        if cards_of(draft.deck) != cards_of(first):
            raise Refusal(
                tr("“{name}” has been drawn on since; delete it by hand.", name=draft.deck.name)
            )
        self.rack.delete(path)

    def rename(self, path: Path, old: str, name: str) -> None:
        """Call a deck by another name."""
        self.rack.rename(path, name)
        words = tr("The deck is called “{old}” again.", old=old)
        self.undo.append((words, lambda: self.rack.rename(path, old)))

    def delete(self, path: Path) -> None:
        """Delete a deck."""
        place = self.rack.delete(path)
        self.undo.append((tr("The deck is back."), lambda: self.rack.restore(place)))

    def move(self, path: Path, key: str, to: str) -> None:
        """Put a card in another's place; those between close up."""
        self._move(path, key, to)
        words = tr("The card is back in its place.")
        self.undo.append((words, lambda: self._move(path, to, key)))

    def _move(self, path: Path, key: str, to: str) -> None:
        desk = Desk.open(path)
        unsaved = desk.draft.unsaved
        desk.do(tr("Move a card"), to, moved_card(desk.draft.deck, key, to))
        if not unsaved:
            desk.save()


class WorkshopScreen(Screen):
    """The decks and their cards.

    `draw_wanted` carries a deck's folder and a card's key, `compare_wanted` two decks,
    `page_wanted` the name of a page around the workshop.
    """

    draw_wanted = Signal(object, str)
    compare_wanted = Signal(object, object)
    page_wanted = Signal(str)

    bar_items = ("undo", "settings", "help")
    lamp = (0.6, 0.35)

    def __init__(
        self,
        shelf: Shelf,
        wishes: Wishes | None = None,
        parent: QWidget | None = None,
        tasks: Tasks | None = None,
        pages: tuple[str, ...] = (),
    ) -> None:
        super().__init__(wishes, parent)
        t = self.theme
        self.shelf = shelf
        self._own_tasks = Tasks(self) if tasks is None else None
        self._tasks = tasks or self._own_tasks or Tasks(self)
        self._task = self._scans = 0
        self._wanted: Path | None = None
        self._done = ""  # what was done last, said until the decks are read anew
        self.list = DeckList(t, self)
        self.wall = CardWall(t, self)
        self.new = Button(tr("New"), t, "paper", self, pill=False)
        self.copy = Button(tr("Copy"), t, "paper", self, pill=False)
        self.rename = Button(tr("Rename"), t, "paper", self, pill=False)
        self.delete = Button(tr("Delete"), t, "danger", self, pill=False)
        self.draw = Button(tr("Draw"), t, "accent", self, pill=False)
        self.compare = Button(tr("Compare"), t, "dark", self, pill=False)
        self.links = {
            name: Button(words, t, "dark", self, pill=False)
            for name, words in LINKS.items()
            if name in pages
        }
        self.name_edit = QLineEdit(self)
        self.name_edit.setAccessibleName(tr("Name of the deck"))
        self.name_edit.setMaxLength(LONGEST_NAME)
        self.name_edit.hide()
        self.set_title(tr("WORKSHOP"), tr("Decks of cards for the light box"))
        self._connect()
        self._show_chosen()

    def _connect(self) -> None:
        self.list.chosen.connect(lambda _: self._show_chosen())
        self.list.opened.connect(lambda _: self.draw_card())
        self.wall.chosen.connect(lambda _: self._say_state())
        self.wall.opened.connect(lambda _: self.draw_card())
        self.wall.moved.connect(self.move_card)
        self.new.clicked.connect(lambda: self._make(self.shelf.new, tr("A deck of empty sheets.")))
        self.copy.clicked.connect(self.copy_deck)
        self.rename.clicked.connect(self.start_renaming)
        self.delete.clicked.connect(self.delete_deck)
        self.draw.clicked.connect(self.draw_card)
        self.compare.clicked.connect(self.compare_decks)
        self.undo_wanted.connect(self.undo)
        self.name_edit.returnPressed.connect(self._renamed)
        for name, button in self.links.items():
            button.clicked.connect(lambda _=False, name=name: self.page_wanted.emit(name))

    def start_focus(self) -> None:
        """Put the keyboard on the decks."""
        self.list.setFocus()

    # the decks

    def showEvent(self, event: QShowEvent) -> None:
        """Read the decks anew: something may have been drawn since."""
        super().showEvent(event)
        self.reload()

    def reload(self, select: Path | None = None) -> None:
        """Read the decks beside the window and show them, the one in a folder chosen."""
        self._wanted = select or self._wanted
        self._tasks.drop(self._task)
        self._task = self._tasks.run(self.shelf.rows, self.show_rows, self.say)

    def hideEvent(self, event: QHideEvent) -> None:
        """Nobody waits for the decks while another screen shows."""
        self._tasks.drop(self._task)
        self._tasks.drop(self._scans)
        super().hideEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Wait for work of its own that still runs."""
        if self._own_tasks is not None:
            self._own_tasks.close()
        super().closeEvent(event)

    def show_rows(self, rows: tuple[DeckRow, ...]) -> None:
        """Show these decks."""
        before = self.list.deck()
        wanted = self._wanted or (before.path if before is not None else None)
        self._wanted = None
        paths = [row.path for row in rows]
        self.list.show_rows(rows, paths.index(wanted) if wanted in paths else 0)
        done, self._done = self._done, ""
        self._show_chosen(done)

    def chosen(self) -> DeckRow | None:
        """The deck that the buttons are about."""
        return self.list.deck()

    def _show_chosen(self, words: str = "") -> None:
        self.name_edit.hide()
        row = self.chosen()
        own = row is not None and row.own
        whole = row is not None and row.deck is not None
        self.wall.show_deck(row.deck if row is not None else None, may_move=own and whole)
        self.wall.setVisible(whole)
        self._tasks.drop(self._scans)
        if row is not None and own and whole:
            self._scans = self._tasks.run(lambda: scans_of(row), self.wall.show_scans)
        self.copy.setEnabled(whole)
        self.rename.setEnabled(own and whole)
        self.delete.setEnabled(own)
        self.draw.setEnabled(whole)
        self.draw.setText(tr("Draw") if own else tr("Copy to edit"))
        self.draw.setAccessibleName(self.draw.text())
        self.compare.setEnabled(sum(r.deck is not None for r in self.list.rows()) > 1)
        self.let("undo", bool(self.shelf.undo))
        self._say_state(words)
        self.place()
        self.update()

    def _say_state(self, words: str = "") -> None:
        row = self.chosen()
        if row is None:
            sentence = words or tr("The decks are being read.")
        elif row.deck is None:
            sentence = words or row.fault
        else:
            card = card_words(card_in(row.deck, self.wall.key)) if self.wall.key else ""
            lacks = (
                tr("Not to be played yet: {lacks}", lacks=row.lacks) if row.lacks else f"{card}."
            )
            sentence = words or f"{row.name}: {row.what}. {lacks}"
        self.say(sentence, HINT, tr("DECKS"), "")

    def _act(self, work: Callable[[], object], words: str) -> bool:
        try:
            work()
        except (GridlightError, OSError) as fault:
            self._say_state(str(fault))
            return False
        self.let("undo", bool(self.shelf.undo))
        self._done = words
        self.reload()
        self._say_state(words)
        return True

    def _make(self, work: Callable[[], Path], words: str) -> None:
        def make() -> None:
            self._wanted = work()

        self._act(make, words)

    def copy_deck(self) -> None:
        """Make a deck of one's own with the cards of the chosen one."""
        row = self.chosen()
        if row is not None and row.deck is not None:
            self._make(
                lambda: self.shelf.copy(row),
                tr("A copy of “{name}”, to be drawn on.", name=row.name),
            )

    def delete_deck(self) -> None:
        """Delete the chosen deck; undo brings it back."""
        row = self.chosen()
        if row is not None and row.path is not None:
            path = row.path
            words = tr("“{name}” is deleted; Undo brings it back.", name=row.name)
            self._act(lambda: self.shelf.delete(path), words)

    def undo(self) -> None:
        """Take back what was done to the decks last."""
        if self.shelf.undo:
            words, work = self.shelf.undo.pop()
            self._act(lambda: self._choose_after(work), words)

    def _choose_after(self, work: Callable[[], object]) -> None:
        place = work()
        if isinstance(place, Path):  # a deck that came back is the one that is looked at
            self._wanted = place

    def move_card(self, key: str, to: str) -> None:
        """Put a card in another's place."""
        row = self.chosen()
        if row is not None and row.path is not None:
            path = row.path
            if self._act(
                lambda: self.shelf.move(path, key, to),
                tr("Card {key} is card {to} now.", key=key, to=to),
            ):
                self.wall.choose(to)

    def draw_card(self) -> None:
        """Lay the chosen card on the drafting table; of a bundled deck a copy is made first."""
        row, key = self.chosen(), self.wall.key
        if row is None or row.deck is None:
            return
        if row.path is not None:
            self.draw_wanted.emit(row.path, key)
            return
        self.copy_deck()
        if self._wanted is not None:
            self.draw_wanted.emit(self._wanted, key)

    def compare_decks(self) -> None:
        """Lay the chosen deck beside another one."""
        row = self.chosen()
        others = [r.deck for r in self.list.rows() if r.deck is not None and r is not row]
        if row is not None and row.deck is not None and others:
            self.compare_wanted.emit(row.deck, others[-1])

    def decks(self) -> tuple[Deck, ...]:
        """All decks that could be read."""
        return tuple(row.deck for row in self.list.rows() if row.deck is not None)

    # renaming

    def start_renaming(self) -> None:
        """Let the chosen deck's name be written anew."""
        row = self.chosen()
        if row is None or not row.own or row.deck is None:
            return
        self.name_edit.setText(row.name)
        self.name_edit.show()
        self.name_edit.raise_()
        self.name_edit.selectAll()
        self.name_edit.setFocus()
        self.say(tr("Write the name and press Enter; Escape leaves it."), "", tr("DECKS"), "")

    def _renamed(self) -> None:
        row, name = self.chosen(), " ".join(self.name_edit.text().split())
        self.name_edit.hide()
        self.list.setFocus()
        if row is not None and row.path is not None and name and name != row.name:
            path, old = row.path, row.name
            words = tr("It is called “{name}” now.", name=name)
            self._act(lambda: self.shelf.rename(path, old, name), words)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """F2 renames, Delete deletes, Escape leaves the name or the workshop."""
        key = event.key()
        if key == Qt.Key.Key_F2:
            self.start_renaming()
        elif key == Qt.Key.Key_Delete and not self.name_edit.isVisible():
            self.delete_deck()
        elif key == Qt.Key.Key_Escape and self.name_edit.isVisible():
            self._show_chosen()
            self.list.setFocus()
        elif key == Qt.Key.Key_Escape:
            self.home_wanted.emit()
        else:
            super().keyPressEvent(event)

    # places and paint

    def _buttons(self) -> tuple[Button, ...]:
        return (self.new, self.copy, self.rename, self.delete, self.draw, self.compare)

    def themed(self) -> None:
        """Pass the theme on."""
        t = self.theme
        self.list.set_theme(t)
        self.wall.set_theme(t)
        for button in (*self._buttons(), *self.links.values()):
            button.set_theme(t)
        self.name_edit.setFont(t.font("field-label"))
        self.name_edit.setStyleSheet(edit_style(t))

    def list_card(self) -> QRectF:
        """Where the card with the decks lies."""
        t, stage, m = self.theme, self.stage(), self.theme.px(SPACE.s5)
        wide = t.px(LIST) * (0.45 + 0.55 * max(1.0, t.text))
        return QRectF(stage.left() + m, stage.top() + m * 0.7, wide, stage.height() - m * 1.4)

    def place(self) -> None:
        """Lay list, cards and buttons out."""
        t, card, stage = self.theme, self.list_card(), self.stage()
        m, pad = t.px(SPACE.s5), t.px(SPACE.s3)
        high = self.new.sizeHint().height()
        wide = (card.width() - 2 * pad) / 2
        bottom = card.bottom() - pad - 2 * high
        for index, button in enumerate((self.new, self.copy, self.rename, self.delete)):
            down, across = divmod(index, 2)
            left = card.left() + pad + across * wide
            place = QRectF(left, bottom + down * high, wide, high)
            button.setGeometry(place.toRect())
        top = card.top() + t.px(48)
        inner = QRectF(card.left() + pad, top, card.width() - 2 * pad, bottom - top - t.px(6))
        self.list.setGeometry(inner.toRect())
        row = self.chosen()
        box = self.list.line_rect(self.list.rows().index(row) if row is not None else 0)
        edit = box.translated(inner.topLeft()).adjusted(2, t.px(6), -2, -t.px(6))
        self.name_edit.setGeometry(edit.toRect())
        left = card.right() + m
        foot = stage.bottom() - m * 0.7 - high
        self.wall.setGeometry(
            QRectF(left, card.top(), stage.right() - m - left, foot - card.top() - t.px(8)).toRect()
        )
        self._place_foot(left, foot, high)

    def _place_foot(self, left: float, top: float, high: float) -> None:
        t = self.theme
        right = self.stage().right() - t.px(SPACE.s5)
        draw = max(self.draw.sizeHint().width(), round(t.px(150)))
        self.draw.setGeometry(QRectF(right - draw, top, draw, high).toRect())
        room = right - draw - t.px(SPACE.s2) - left
        others = (self.compare, *self.links.values())
        widths = [button.sizeHint().width() for button in others]
        share = min(1.0, room / sum(widths))
        for button, wide in zip(others, widths, strict=True):
            button.setGeometry(QRectF(left, top, wide * share, high).toRect())
            left += wide * share

    def paint_stage(self, painter: QPainter) -> None:
        """The card with the decks, and what is wrong with one that can't be read."""
        t, card = self.theme, self.list_card()
        paint_panel(painter, card, t)
        head = card.adjusted(t.px(18), t.px(12), -t.px(18), 0)
        head.setHeight(t.px(30))
        draw_text(painter, head, tr("DECKS"), t, "object", "panel_text", LEFT)
        row = self.chosen()
        if row is not None and row.fault:
            room = QRectF(self.wall.geometry()).adjusted(t.px(20), t.px(40), -t.px(20), 0)
            draw_lines(painter, room, row.fault, t, "lead", "text_on_table")
