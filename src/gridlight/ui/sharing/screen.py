"""The share screen: a deck packed, a stranger's opened, cards as drawings out and in."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QMimeData, Qt, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDropEvent,
    QKeyEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QFileDialog, QWidget

from gridlight.cards.model import Deck
from gridlight.kernel.errors import GridlightError
from gridlight.kernel.language import tr
from gridlight.present.editor import card_words
from gridlight.present.editor_hub import DeckRow
from gridlight.present.sharing import (
    Found,
    Label,
    Pack,
    digest_words,
    faces_of,
    found_in,
    has_faces,
    label_of,
    packed,
    take_in,
)
from gridlight.present.sharing_drawings import (
    drawing_name,
    drawings_words,
    read_drawing,
    take_drawing,
    write_drawing,
    write_drawings,
)
from gridlight.present.sharing_files import file_name, put, suffixed
from gridlight.ui.editor.hub import Shelf
from gridlight.ui.editor.scans import scans_of, small
from gridlight.ui.opening import Kind, dropped
from gridlight.ui.sharing.furniture import Furniture
from gridlight.ui.tasks import Tasks
from gridlight.ui.theme import Wishes
from gridlight.workshop.drafting.edits import Refusal
from gridlight.workshop.drafting.rack import read
from gridlight.workshop.drafting.sheets import card_in, drawn, filled, is_drawn

HINT = tr("Tab goes on, arrows choose a card, Escape goes back")
DECK, DRAWING = ".deck", ".svg"
FILTERS = {DECK: tr("Decks (*.deck)"), DRAWING: tr("Drawings (*.svg)")}


class Outside:
    """The system's dialogs for files; an empty answer is no answer."""

    def save(self, parent: QWidget, name: str, kind: str) -> str:
        """A file to write."""
        where, _ = QFileDialog.getSaveFileName(parent, tr("Save"), name, FILTERS[kind])
        return where

    def open(self, parent: QWidget, kind: str) -> str:
        """A file to read."""
        where, _ = QFileDialog.getOpenFileName(parent, tr("Open"), "", FILTERS[kind])
        return where

    def folder(self, parent: QWidget) -> str:
        """A folder to write into."""
        return QFileDialog.getExistingDirectory(parent, tr("Choose a folder"))


@dataclass(frozen=True, slots=True)
class _Wish:
    """What a pack is to be made of."""

    row: DeckRow
    label: Label
    pictures: bool

    def made(self) -> Pack:
        """The pack; reads the pictures."""
        assert self.row.deck is not None
        return packed(self.row.deck, self.label, faces_of(self.row) if self.pictures else {})


class ShareScreen(Furniture):
    """A deck given away or taken in; `deck_wanted` asks which deck is at hand."""

    deck_wanted = Signal()

    def __init__(
        self,
        shelf: Shelf,
        wishes: Wishes | None = None,
        parent: QWidget | None = None,
        tasks: Tasks | None = None,
        outside: Outside | None = None,
    ) -> None:
        super().__init__(wishes, parent)
        self.shelf = shelf
        self.outside = outside or Outside()
        self._own_tasks = Tasks(self) if tasks is None else None
        self._tasks = tasks or self._own_tasks or Tasks(self)
        self._rows: tuple[DeckRow, ...] = ()
        self._scans = 0
        self._weighing = False
        self._stale = False
        self.pictures.setChecked(True)
        self.setAcceptDrops(True)
        self.set_title(tr("SHARE"), tr("Decks given away, and decks from others"))
        self._connect()
        self._show()
        self._tell(tr("The decks are being read."))

    def _connect(self) -> None:
        self.deck.chosen.connect(lambda _: self._take_deck())
        for part in self.fields():
            part.changed.connect(lambda _: self._weigh())
            part.entered.connect(self.pack_deck)
        self.pictures.toggled.connect(lambda _: self._weigh())
        self.pack.clicked.connect(self.pack_deck)
        self.one.clicked.connect(self.export_card)
        self.all.clicked.connect(self.export_all)
        self.drawing.clicked.connect(self.import_drawing)
        self.wall.chosen.connect(lambda _: self._say_card())
        self.open.clicked.connect(self.open_deck)
        self.take.clicked.connect(self.take_found)
        self.leave.clicked.connect(self.leave_found)
        self.undo_wanted.connect(self.undo)

    def start_focus(self) -> None:
        """Put the keyboard on the decks."""
        (self.take if self.take.isVisibleTo(self) else self.deck).setFocus()

    def showEvent(self, event: QShowEvent) -> None:
        """Read the decks anew: something may have been drawn since."""
        super().showEvent(event)
        self.deck_wanted.emit()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Wait for work of its own that still runs."""
        if self._own_tasks is not None:
            self._own_tasks.close()
        super().closeEvent(event)

    # the decks

    def reload(self, place: Callable[[tuple[DeckRow, ...]], int], said: str = "") -> None:
        """Read the decks beside the window, then take the one at `place`."""

        def show(rows: tuple[DeckRow, ...]) -> None:
            whole = tuple(row for row in rows if row.deck is not None)
            self.show_rows(whole, place(whole))
            if said:
                self._tell(said)

        self._tasks.run(self.shelf.rows, show, self._tell)

    def show_rows(self, rows: tuple[DeckRow, ...], current: int = 0) -> None:
        """Offer these decks, one of them taken."""
        before = self.chosen()
        self._rows = rows
        self.deck.show_options([row.name for row in rows], current)
        if before != self.chosen():
            self._take_deck()

    def chosen(self) -> DeckRow | None:
        """The deck that is given away."""
        return self._rows[self.deck.current()] if self._rows else None

    def _take_deck(self) -> None:
        row = self.chosen()
        if row is None or row.deck is None:
            return
        label = label_of(row.deck)
        said = (label.name, label.author, label.license, label.note)
        for part, words in zip(self.fields(), said, strict=True):
            part.set_text(words)
        self.pictures.setVisible(has_faces(row))
        self._show()
        self._say_card()
        self._weigh()

    def _deck(self) -> Deck | None:
        """The deck whose cards lie on the table."""
        if self.found is not None:
            return self.found.deck
        row = self.chosen()
        return row.deck if row is not None else None

    def _show(self) -> None:
        """Lay out what is chosen or found."""
        deck, found = self._deck(), self.found is not None
        self.wall.show_deck(filled(deck) if deck is not None else None, may_move=False)
        self.wall.setVisible(deck is not None)
        self._show_scans()
        self.take.setVisible(found and deck is not None)
        self.leave.setVisible(found)
        self.open.setVisible(not found)
        self.let("undo", bool(self.shelf.undo))
        self._name_card()
        self.place()
        self.update()

    def _show_scans(self) -> None:
        """Read the pictures of scanned cards beside the window, then show them."""
        self._tasks.drop(self._scans)
        found, row = self.found, self.chosen()
        if found is not None and found.faces:
            self._scans = self._tasks.run(lambda: small(found.faces), self.wall.show_scans)
        elif found is None and row is not None and row.own:
            self._scans = self._tasks.run(lambda: scans_of(row), self.wall.show_scans)

    def _name_card(self) -> None:
        deck, key = self._deck(), self.wall.key
        there = deck is not None and bool(key) and is_drawn(card_in(filled(deck), key))
        self.one.setText(tr("Card {key}…", key=key) if key else tr("Card…"))
        self.one.setAccessibleName(tr("Save card {key} as a drawing", key=key))
        self.one.setEnabled(there)
        self.all.setEnabled(deck is not None)

    def _say_card(self) -> None:
        self._name_card()
        deck = self._deck()
        if deck is not None and self.wall.key:
            card = card_words(card_in(filled(deck), self.wall.key))
            self._tell(f"{deck.name}: {card}.")

    def _tell(self, sentence: str) -> None:
        self.say(sentence, HINT, tr("SHARE"), "")

    # the pack

    def _wish(self) -> _Wish | None:
        row = self.chosen()
        if row is None:
            return None
        label = Label(*(part.text() for part in self.fields()))
        return _Wish(row, label, self.pictures.isChecked())

    def _weigh(self) -> None:
        """Say how large the pack will be; what is written meanwhile is weighed after that."""
        wish = self._wish()
        if wish is None:
            return
        if self._weighing:
            self._stale = True
            return
        self._weighing, self._stale = True, False
        self._tasks.run(wish.made, self._weighed, self._too_light)

    def _weighed(self, pack: Pack) -> None:
        self._tell_pack(
            tr("{pack}. Digest {digest}.", pack=pack.words, digest=digest_words(pack.deck.digest)),
            fine=True,
        )

    def _too_light(self, sentence: str) -> None:
        self._tell_pack(sentence, fine=False)

    def _tell_pack(self, words: str, *, fine: bool) -> None:
        self._weighing = False
        self.pack_said = words
        self.pack.setEnabled(fine)
        self.place()
        self.update()
        if self._stale:
            self._weigh()

    def pack_deck(self) -> None:
        """Write the deck into one file that the person chooses."""
        wish = self._wish()
        if wish is None or not self.pack.isEnabled():
            return
        where = self.outside.save(self, file_name(wish.label.name, DECK), DECK)
        if not where:
            return
        path = suffixed(where, DECK)

        def work() -> Pack:
            pack = wish.made()
            put(path, pack.data)
            return pack

        def done(pack: Pack) -> None:
            digest = digest_words(pack.deck.digest)
            self._tell(
                tr("{path} has {pack}, digest {digest}.", path=path, pack=pack.words, digest=digest)
            )

        self._tell(tr("Writing {file} …", file=path.name))
        self._tasks.run(work, done, self._tell)

    # drawings

    def export_card(self) -> None:
        """Save the card that is chosen as a drawing."""
        deck, key = self._deck(), self.wall.key
        if deck is None or not key:
            return
        where = self.outside.save(self, drawing_name(filled(deck), key), DRAWING)
        if where:
            path = suffixed(where, DRAWING)
            self._tasks.run(
                lambda: write_drawing(filled(deck), key, path),
                lambda _: self._tell(tr("Card {key} is in {path}.", key=key, path=path)),
                self._tell,
            )

    def export_all(self) -> None:
        """Save all cards as drawings into a folder."""
        deck = self._deck()
        where = self.outside.folder(self) if deck is not None else ""
        if deck is not None and where:
            self._tasks.run(
                lambda: write_drawings(deck, Path(where)),
                lambda done: self._tell(drawings_words(*done)),
                self._tell,
            )

    def import_drawing(self) -> None:
        """Take a drawing that the person chooses as a card of the deck."""
        where = self.outside.open(self, DRAWING)
        if where:
            self.take_drawing(Path(where))

    def take_drawing(self, file: Path) -> None:
        """Take a drawing as a card of the chosen deck, of a copy if that came with the program."""
        row = self.chosen()
        if row is None or row.deck is None:
            return
        self.found = None
        self._act(lambda: self._draw(row, row.deck, file))

    def _draw(self, row: DeckRow, deck: Deck | None, file: Path) -> None:
        assert deck is not None
        card = read_drawing(file, deck.geometry, self.wall.key)
        path = row.path or self.shelf.copy(row)
        before = card_in(filled(deck), card.key).name
        work = take_drawing(path, card)
        self.shelf.undo.append(
            (tr("Card {key} is {before} again.", key=card.key, before=before), work)
        )
        where = row.name if row.path else tr("a copy of {name}", name=row.name)
        said = tr(
            "{name} is card {key} of {deck}; Undo brings back what was there.",
            name=card.name,
            key=card.key,
            deck=where,
        )
        self.reload(lambda rows: _place(rows, path), said)
        self._show()
        self.wall.choose(card.key)

    # a stranger's deck

    def open_deck(self) -> None:
        """Open a `.deck` file that the person chooses."""
        where = self.outside.open(self, DECK)
        if where:
            self.open_path(Path(where))

    def open_path(self, path: Path) -> None:
        """Open a `.deck` file, a deck's folder or a drawing; what is wrong with it is told."""
        if path.suffix.lower() == DRAWING:
            self.take_drawing(path)
            return
        self._tell(tr("Opening {file} …", file=path.name))
        self._tasks.run(lambda: found_in(path), self.show_found, self._tell)

    def show_found(self, found: Found) -> None:
        """Lay a found deck on the table, or tell its faults."""
        self.found = found
        self._show()
        (self.take if found.deck is not None else self.leave).setFocus()
        if found.deck is None:
            self._tell(found.faults[0])
        elif found.lacks:
            self._tell(tr("Whole, but not to be played yet: {lacks}", lacks=found.lacks[0]))
        else:
            self._tell(self._known(found.deck))

    def _known(self, deck: Deck) -> str:
        """That a deck is fine, or that it is here already."""
        here = (row for row in self._rows if row.deck and drawn(row.deck).digest == deck.digest)
        row = next(here, None)
        if row is None:
            return tr("{name} is whole and playable.", name=deck.name)
        return tr("These are the very cards of “{name}”, which is here already.", name=row.name)

    def take_found(self) -> None:
        """Put the found deck with one's own."""
        found = self.found
        if found is not None and found.deck is not None:
            self._act(lambda: self._keep(found))

    def _keep(self, found: Found) -> None:
        rack = self.shelf.rack
        path = take_in(rack, found)
        name = read(path).deck.name

        def undo() -> None:
            if read(path).done:
                raise Refusal(
                    tr("“{name}” has been drawn on since; delete it in the workshop.", name=name)
                )
            rack.delete(path)

        self.shelf.undo.append((tr("“{name}” is gone again.", name=name), undo))
        self.found = None
        said = tr("It is with your decks as “{name}”; Undo takes it away again.", name=name)
        self.reload(lambda rows: _place(rows, path), said)

    def leave_found(self) -> None:
        """Put the found deck away; nothing of it was written."""
        self.found = None
        self._show()
        self.deck.setFocus()
        self._say_card()

    def _act(self, work: Callable[[], None]) -> None:
        try:
            work()
        except (GridlightError, OSError) as fault:
            self._tell(str(fault))
        self._show()

    def undo(self) -> None:
        """Take back what was done to the decks last."""
        if self.shelf.undo:
            said, work = self.shelf.undo.pop()
            row = self.chosen()

            def take_back() -> None:
                work()
                self.reload(lambda rows: _place(rows, row.path if row else None), said)

            self._act(take_back)

    # files held over the screen

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Decks and drawings may be dropped here."""
        if _file_in(event.mimeData()) is not None:
            event.acceptProposedAction()
            self._hold(True)

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        """The file was carried away."""
        self._hold(False)

    def dropEvent(self, event: QDropEvent) -> None:
        """Open what was dropped."""
        path = _file_in(event.mimeData())
        self._hold(False)
        if path is not None:
            event.acceptProposedAction()
            self.open_path(path)

    def _hold(self, over: bool) -> None:
        self.over = over
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape leaves a found deck, then the screen."""
        if event.key() == Qt.Key.Key_Escape and self.found is not None:
            self.leave_found()
        elif event.key() == Qt.Key.Key_Escape:
            self.home_wanted.emit()
        else:
            super().keyPressEvent(event)

    def head_words(self) -> tuple[str, str]:
        """The deck on the table: the chosen one's name, or a found one's label."""
        row = self.chosen()
        if self.found is None and row is not None:
            return row.name, f"{row.what}. {row.note}."
        return super().head_words()


def _place(rows: tuple[DeckRow, ...], path: Path | None) -> int:
    return next((i for i, row in enumerate(rows) if row.path == path), 0)


def _file_in(what: QMimeData) -> Path | None:
    """The deck or drawing among what is dragged; the first where there are more."""
    kind, paths = dropped(what)
    return paths[0] if kind in (Kind.DECK, Kind.DRAWING) else None
