"""The print screen: what is printed at the left, the sheet in the middle, the printer right."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from PySide6.QtCore import QRectF, Qt, QUrl, Signal
from PySide6.QtGui import QCloseEvent, QDesktopServices, QImage, QKeyEvent, QPainter, QShowEvent
from PySide6.QtWidgets import QFileDialog, QWidget

from gridlight import paths
from gridlight.cards.model import Deck
from gridlight.kernel.errors import GridlightError
from gridlight.kernel.language import tr
from gridlight.present.editor_hub import DeckRow
from gridlight.present.printing import (
    PAPERS,
    RULERS,
    SOME,
    Sheet,
    counted,
    keys_of,
    kind_of,
    length_of,
    part_of,
    sheets_of,
)
from gridlight.present.printing_printers import Printers, load, save
from gridlight.present.sharing_files import file_name, suffixed
from gridlight.ui.exporting.saving import usual_paper
from gridlight.ui.printing.furniture import Furniture
from gridlight.ui.printing.press import Job, Look, Press
from gridlight.ui.tasks import Tasks
from gridlight.ui.theme import Wishes
from gridlight.workshop.drafting.sheets import cards_of, drawn
from gridlight.workshop.paper import PAPERS as SIZES
from gridlight.workshop.printing import PrintWish

HINT = tr("PgUp PgDn turn the sheets, Ctrl+P prints, Ctrl+S saves, Escape goes back")
TRUE_SIZE = tr("Print at 100 %, without “fit to page”.")
NO_VIEWER = tr("No program for PDF files answers; save the PDF and print it from there.")


def _shown(path: Path) -> bool:
    return QDesktopServices.openUrl(QUrl.fromLocalFile(str(path)))


@dataclass
class Desk:
    """What the screen works with: decks, the settings' folder, and the world outside.

    `ask_where` names a file to write, empty if none is; `show_file` hands one to the system's
    program for it and says whether there is one.
    """

    rows: Callable[[], tuple[DeckRow, ...]]
    folder: Path = field(default_factory=lambda: paths.settings_file().parent)
    spool: Callable[[], Path] = field(default=lambda: paths.cache("print"))
    ask_where: Callable[[str], str] | None = None
    show_file: Callable[[Path], bool] = _shown


class PrintScreen(Furniture):
    """A deck's sheets as they will be printed; `deck_wanted` asks which deck is at hand."""

    deck_wanted = Signal()

    def __init__(
        self,
        desk: Desk,
        wishes: Wishes | None = None,
        parent: QWidget | None = None,
        tasks: Tasks | None = None,
    ) -> None:
        super().__init__(wishes, parent)
        self.desk = desk
        self.press = Press(self, tasks)
        self._own_tasks = Tasks(self) if tasks is None else None
        self._tasks = tasks or self._own_tasks or Tasks(self)
        self._rows: tuple[DeckRow, ...] = ()
        self._sheets: tuple[Sheet, ...] = ()
        self._job: Job | None = None
        self.printers: Printers = load(desk.folder)
        self._undo: list[tuple[str, Printers]] = []
        self.paper.set_current([name for name, _ in PAPERS].index(usual_paper()))
        self.set_title(tr("PRINT"), tr("Cards on paper and film, for a real light box"))
        self._connect()
        self.show_printers()
        self.say(tr("The decks are being read."), HINT, tr("PRINT"), "")

    def _connect(self) -> None:
        self.deck.chosen.connect(lambda _: self._take_deck())
        for choice in (self.paper, self.ink):
            choice.chosen.connect(lambda _: self.refresh())
        self.film.toggled.connect(lambda _: self.refresh())
        self.kind.chosen.connect(self._take_kind)
        self.picks.picked.connect(self._picked)
        self.sheet.chosen.connect(lambda _: self._look())
        self.view.turned.connect(self.turn)
        self.view.looked.connect(self._look)
        self.press.drawn.connect(self._drawn)
        self.press.failed.connect(self._failed)
        self.printer.chosen.connect(self._choose_printer)
        self.new.clicked.connect(self.start_naming)
        self.forget.clicked.connect(self.forget_printer)
        self.name.entered.connect(self._named)
        self.ruler_page.clicked.connect(self.print_rulers)
        self.across.entered.connect(self.down.edit.setFocus)
        self.down.entered.connect(self.put_right)
        self.correct.clicked.connect(self.put_right)
        self.save.clicked.connect(self.save_pdf)
        self.print.clicked.connect(self.print_sheets)
        self.undo_wanted.connect(self.undo)

    def start_focus(self) -> None:
        """Put the keyboard on the decks."""
        self.deck.setFocus()

    def showEvent(self, event: QShowEvent) -> None:
        """Read the decks anew: something may have been drawn since."""
        super().showEvent(event)
        self.deck_wanted.emit()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Wait for work of its own that still runs."""
        self.press.close()
        if self._own_tasks is not None:
            self._own_tasks.close()
        super().closeEvent(event)

    # the deck and its cards

    def reload(self, place: Callable[[tuple[DeckRow, ...]], int]) -> None:
        """Read the decks beside the window, then take the one at `place`."""
        self._tasks.run(
            self.desk.rows, lambda rows: self.show_rows(rows, place(_whole(rows))), self._failed
        )

    def show_rows(self, rows: tuple[DeckRow, ...], current: int = 0) -> None:
        """Offer the decks that can be read, one of them taken."""
        before = self.chosen()
        self._rows = _whole(rows)
        self.deck.show_options([row.name for row in self._rows], current)
        now = self.chosen()
        if before is None or now is None or before.deck != now.deck:
            self._take_deck()

    def chosen(self) -> DeckRow | None:
        """The deck that is printed."""
        return self._rows[self.deck.current()] if self._rows else None

    @property
    def whole(self) -> Deck | None:
        """What is drawn of that deck."""
        row = self.chosen()
        return drawn(row.deck) if row is not None and row.deck is not None else None

    def _take_deck(self) -> None:
        deck = self.whole
        if deck is not None:
            keys = [card.key for card in cards_of(deck)]
            self.picks.show_keys(keys, keys)
            self.sheet.set_current(0)
            self.refresh()

    def _take_kind(self, index: int) -> None:
        deck = self.whole
        if deck is not None and index != SOME:
            keys = [card.key for card in cards_of(deck)]
            self.picks.show_keys(keys, keys_of(deck, index))
            self.refresh()

    def _picked(self, key: str) -> None:
        self.refresh()
        if key in self.picks.taken():
            self.show_sheet(key)

    def job(self) -> Job | None:
        """What would be printed now, and how."""
        deck = self.whole
        if deck is None:
            return None
        wish = PrintWish(
            PAPERS[self.paper.current()][0],
            self.film.isChecked(),
            self.ink.current() == 1,
            self.printers.printer.correction,
        )
        return Job(part_of(deck, self.picks.taken()), wish)

    def refresh(self) -> None:
        """Show the sheets as they are wished now."""
        deck, job = self.whole, self.job()
        if deck is None or job is None:
            return
        here = self._sheets[self.sheet.current()].key if self._sheets else ""
        self._job, self._sheets = job, sheets_of(job.deck)
        self.kind.set_current(kind_of(deck, self.picks.taken()))
        names = [
            tr("{place} of {count}: {sheet}", place=i + 1, count=len(self._sheets), sheet=s.words)
            for i, s in enumerate(self._sheets)
        ]
        keys = [sheet.key for sheet in self._sheets]
        at = keys.index(here) if here in keys else min(self.sheet.current(), len(keys) - 1)
        self.sheet.show_options(names, at)
        self.say(f"{deck.name}: {counted(job.deck)}. {TRUE_SIZE}", HINT, tr("PRINT"), "")
        self._look()
        self.place()
        self.update()

    # the sheet

    def show_sheet(self, key: str) -> None:
        """Show the sheet of a card, or that of the rulers."""
        keys = [sheet.key for sheet in self._sheets]
        if key in keys:
            self.sheet.set_current(keys.index(key))
            self._look()

    def turn(self, by: int) -> None:
        """Show the next sheet or the one before."""
        if self._sheets:
            self.sheet.step(by)

    def _look(self) -> None:
        if self._job is None or not self._sheets:
            return
        paper = SIZES[self._job.wish.paper]
        self.view.show_paper(paper.height / paper.width)
        sheet = self._sheets[self.sheet.current()]
        self.view.setAccessibleName(
            tr("Sheet {place}: {sheet}", place=self.sheet.current() + 1, sheet=sheet.words)
        )
        image = self.press.look(self.look_wanted())
        if image is not None:
            self.view.show_image(image)

    def look_wanted(self) -> Look:
        """The picture that the sheet in sight needs."""
        assert self._job is not None
        return Look(self._job, self.sheet.current(), self.view.wanted_height())

    def _drawn(self, look: Look, image: QImage) -> None:
        if self._job is not None and look == self.look_wanted():
            self.view.show_image(image)

    def _failed(self, sentence: str) -> None:
        self.view.show_fault("" if self._job is None else tr("This sheet can't be drawn."))
        self.say(sentence, HINT, tr("PRINT"), "")

    # the printer

    def show_printers(self) -> None:
        """Show the printers and how the chosen one is put right."""
        printers = self.printers
        self.printer.show_options(printers.names(), printers.chosen)
        self.show_correction(printers.printer.correction)
        for part in (self.across, self.down):
            part.set_text("")
        self.let("undo", bool(self._undo))

    def _keep(self, printers: Printers, undone: str, said: str) -> None:
        """Take other printers at once and remember them."""
        self._undo.append((undone, self.printers))
        self._take_printers(printers, said)

    def _take_printers(self, printers: Printers, said: str) -> None:
        self.printers = printers
        fault = save(self.desk.folder, printers)
        self.show_printers()
        self.refresh()
        self.say(fault or said, HINT, tr("PRINTER"), "")

    def undo(self) -> None:
        """Take back what was done to the printers last."""
        if self._undo:
            said, printers = self._undo.pop()
            self._take_printers(printers, said)

    def _choose_printer(self, index: int) -> None:
        before = self.printers.printer.name
        words = tr("Sheets are for “{name}” now.", name=self.printers.names()[index])
        self._keep(
            self.printers.choose(index),
            tr("“{name}” is the printer again.", name=before),
            words,
        )

    def start_naming(self) -> None:
        """Let another printer's name be written."""
        self.show_naming(True)
        self.name.set_text("")
        self.name.edit.setFocus()
        self.say(
            tr("Write what the printer is called and press Enter; Escape leaves it."),
            "",
            tr("PRINTER"),
        )

    def stop_naming(self) -> None:
        """Leave the printers as they are."""
        self.show_naming(False)
        self.printer.setFocus()
        self.say(tr("The printers are as they were."), HINT, tr("PRINTER"), "")

    def _named(self) -> None:
        try:
            printers = self.printers.added(self.name.text())
        except GridlightError as fault:
            self.say(str(fault), HINT, tr("PRINTER"), "")
            return
        self.show_naming(False)
        self.printer.setFocus()
        words = tr(
            "Sheets are for “{name}” now. Print its rulers and measure them.",
            name=printers.printer.name,
        )
        self._keep(printers, tr("The new printer is gone again."), words)

    def forget_printer(self) -> None:
        """Forget the printer that is chosen, or its correction if there is no other."""
        name = self.printers.printer.name
        self._keep(
            self.printers.forgotten(),
            tr("“{name}” is back.", name=name),
            tr("What was measured of “{name}” is forgotten; Undo brings it back.", name=name),
        )

    def put_right(self) -> None:
        """Take what the rulers measure."""
        try:
            across = length_of(self.across.text(), "across")
            down = length_of(self.down.text(), "down")
            correction = self.printers.printer.correction.after(across, down)
        except GridlightError as fault:
            self.say(str(fault), HINT, tr("PRINTER"), "")
            return
        words = tr(
            "The sheets are put right. Print the rulers once more to see that they are 100 mm."
        )
        printers = self.printers.corrected(correction)
        self._keep(printers, tr("The printer's correction is as it was."), words)
        self.show_sheet(RULERS)

    # files

    def save_pdf(self) -> None:
        """Write the sheets into a file that the person chooses."""
        job = self.job()
        if job is None:
            return
        where = (self.desk.ask_where or self._dialog)(file_name(job.deck.name, ".pdf"))
        if where:
            self._write(job, suffixed(where, ".pdf"), self._saved)

    def _saved(self, path: Path) -> None:
        self.say(
            tr("The sheets are in {path}. {advice}", path=path, advice=TRUE_SIZE),
            HINT,
            tr("PRINT"),
            "",
        )

    def print_sheets(self) -> None:
        """Hand the sheets to the system's program for PDF files, which prints them."""
        job = self.job()
        if job is not None:
            self._write(job, self.desk.spool() / file_name(job.deck.name, ".pdf"), self._hand_on)

    def print_rulers(self) -> None:
        """Hand on the page of rulers alone."""
        job = self.job()
        if job is not None:
            self.show_sheet(RULERS)
            rulers = Job(part_of(job.deck, ()), job.wish)
            name = file_name(tr("Rulers"), ".pdf")
            self._write(rulers, self.desk.spool() / name, self._hand_on)

    def _hand_on(self, path: Path) -> None:
        if self.desk.show_file(path):
            self.say(
                tr("Print from the program that opens. {advice}", advice=TRUE_SIZE),
                HINT,
                tr("PRINT"),
                "",
            )
        else:
            self.say(NO_VIEWER, HINT, tr("PRINT"), "")

    def _write(self, job: Job, path: Path, done: Callable[[Path], None]) -> None:
        self.say(tr("Writing {file} …", file=path.name), HINT, tr("PRINT"), "")
        self.press.write(job, path, done)

    def _dialog(self, name: str) -> str:
        where, _ = QFileDialog.getSaveFileName(self, tr("Save the sheets"), name, "PDF (*.pdf)")
        return where

    # keys and paint

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Page keys turn the sheets, Escape leaves a name, a close look, or the screen."""
        key = event.key()
        acts = {Qt.Key.Key_P: self.print, Qt.Key.Key_S: self.save}
        control = event.modifiers() == Qt.KeyboardModifier.ControlModifier
        if control and key in acts:
            acts[Qt.Key(key)].click()
        elif key == Qt.Key.Key_Escape and self.name.isVisible():
            self.stop_naming()
        elif key == Qt.Key.Key_Escape and self.view.near:
            self.view.look_at(None)
        elif key == Qt.Key.Key_Escape:
            self.home_wanted.emit()
        elif key in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            self.turn(-1 if key == Qt.Key.Key_PageUp else 1)
        else:
            super().keyPressEvent(event)

    def place(self) -> None:
        """Lay everything out; the picture has to fit the paper's new size."""
        super().place()
        self._look()

    def paint_stage(self, painter: QPainter) -> None:
        """The two cards; everything else paints itself."""
        self.paint_cards(painter)

    def sheet_box(self) -> QRectF:
        """Where the sheet lies in the screen."""
        return self.view.sheet().translated(self.view.x(), self.view.y())


def _whole(rows: tuple[DeckRow, ...]) -> tuple[DeckRow, ...]:
    return tuple(row for row in rows if row.deck is not None)
