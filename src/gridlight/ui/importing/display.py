"""What an import's screen shows: the sheet at hand, how far the reading is, what can be done."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from gridlight.cards.model import OffenseCard, Travel
from gridlight.kernel.language import tr
from gridlight.present import importing as words
from gridlight.present.importing import CORNERS, INKS, LINES, LOOK, PICTURES, SAVE, STEPS
from gridlight.ui.importing.furniture import MENDS, Bench
from gridlight.ui.importing.pictures import Pictures
from gridlight.ui.importing.reader import Reader
from gridlight.ui.tasks import Tasks
from gridlight.ui.theme import Wishes
from gridlight.workshop.drafting.snapping import Snapping
from gridlight.workshop.drafting.trail import trail_of
from gridlight.workshop.intake.desk import SheetDesk, drafter_for
from gridlight.workshop.intake.intake import Intake
from gridlight.workshop.intake.sheet import Sheet, State

MIRROR = (None, True, False)
TRAVELS = (Travel.RUN, Travel.PASS, Travel.LATERAL)
CORNERS_DRAGGED = tr("Read the card again with these corners, or drag on.")


class Display(Bench):
    """The bench with the import in a folder on it; who inherits says what can be done."""

    def __init__(self, folder: Path, wishes: Wishes | None, parent: QWidget | None) -> None:
        self.intake = Intake.open(folder)
        self.desk = SheetDesk(self.intake)
        super().__init__(drafter_for(self.desk, Sheet("")), wishes, parent)
        self.reading, self.looking = Tasks(self), Tasks(self)
        self.destroyed.connect(self.reading.close)
        self.destroyed.connect(self.looking.close)
        self.pictures = Pictures(self.looking, self)
        self.reader = Reader(self.intake, self.reading, self)
        self.drafter.snapping = Snapping(on=False)  # a real card keeps to no grid
        self.pin = -1
        self._words = ""

    @property
    def at(self) -> int:
        """The place of the sheet that is looked at."""
        return self.intake.at

    def sheet(self) -> Sheet | None:
        """The sheet that is looked at, None where there is none."""
        shown = self.intake.shown()
        return self.intake.sheets[self.at] if self.at in shown else None

    # showing

    def refresh(self) -> None:
        """Show everything as it stands."""
        intake, sheet = self.intake, self.sheet()
        shown = intake.shown()
        self.rail.show_step(self.step, SAVE if shown else PICTURES)
        rows = tuple(words.sheet_row(intake.sheets[n], busy=n == self.reader.at) for n in shown)
        thumbs = tuple(self.picture_of(intake.sheets[n]) for n in shown)
        self.strip.show_rows(rows, thumbs, shown.index(self.at) if sheet is not None else 0)
        self._show_progress()
        self._show_canvas(sheet)
        if self.step == SAVE:
            self.show_deck()
        elif self.step == LOOK and sheet is not None and sheet.state is State.READ:
            self.notes.show_lines(words.pin_notes(sheet, self.pin))
        else:
            self.notes.show_lines(words.notes(self.step, intake, sheet))
        self._show_buttons(sheet)
        said = self._words or words.sentence(self.step, sheet)
        self.say(said, words.HINTS[self.step], STEPS[self.step].upper(), "")

    def tell(self, sentence: str) -> None:
        """Say something until the next act."""
        self._words = sentence
        self.say(sentence, "", STEPS[self.step].upper(), "")

    def show_deck(self) -> None:
        """Show the deck to be, at the last step."""
        raise NotImplementedError

    def picture_of(self, sheet: Sheet) -> QImage | None:
        """What a sheet looks like, small; None until it is read."""
        if sheet.state is State.WAITING or not sheet.shot:
            return None
        what = "face" if sheet.state is State.READ else "photo"
        return self.pictures.thumb(self.intake.file(sheet.shot, what))

    def _show_progress(self) -> None:
        going, at = self.reader.going, self.reader.at
        tally = words.tally(self.intake.sheets[n] for n in self.intake.shown())
        if going and at is not None:
            name = self.intake.sheets[at].name
            tally = tr("Reading {picture}. {tally}", picture=name, tally=tally)
        self.progress.show_share(tally, self.reader.share(), going)
        waits = self.intake.next_waiting() is not None
        self.cancel.setText(tr("Cancel") if going or not waits else tr("Go on"))
        self.cancel.setAccessibleName(self.cancel.text())
        self.cancel.setEnabled(going or waits)
        self.cancel.update()

    def _show_canvas(self, sheet: Sheet | None) -> None:
        if self.step == PICTURES:
            preview = self._preview(sheet)
            if preview is not None or sheet is None or not sheet.shot:
                self.zone.show_preview(preview)
                self.place_zone()
        elif self.step == CORNERS:
            self._show_corners(sheet)
        elif self.step in (LINES, INKS) or (self.step in MENDS and not self.mending):
            self._show_flat(sheet)
        elif self.step in MENDS and sheet is not None:
            self.tools.show_tools(self.drafter.tools(), self.drafter.tool)
            self.board.show_scan(self.pictures.whole(self.intake.file(sheet.shot, "flat")))
            self.board.show_pins(words.pins(sheet) if self.step == LOOK else (), self.pin)

    def _preview(self, sheet: Sheet | None) -> QImage | None:
        """The photo at hand, None where there is none or it is still being opened."""
        if sheet is None or not sheet.shot:
            return None
        return self.pictures.whole(self.intake.file(sheet.shot, "photo"))

    def _show_corners(self, sheet: Sheet | None) -> None:
        board = self.corner_board
        if sheet is None or not sheet.shot:
            board.show_photo(QImage(), ())
            return
        photo = self.pictures.whole(self.intake.file(sheet.shot, "photo"))
        if self._words == CORNERS_DRAGGED and board.corners:
            board.show_photo(photo, board.corners)
        else:
            board.show_photo(
                photo, tuple((x * sheet.share, y * sheet.share) for x, y in sheet.corners)
            )

    def _show_flat(self, sheet: Sheet | None) -> None:
        board = self.flat_board
        if sheet is None or sheet.state is not State.READ:
            board.show_flat(QImage(), "offense")
            return
        flat = self.intake.file(sheet.shot, "flat")
        board.show_flat(self.pictures.whole(flat), sheet.side)
        layer = self.layers.current()
        inks = self.step == INKS and layer < 2
        picture = self.pictures.inks(flat, sheet.side) if inks else None
        board.show_inks(picture, lines=self.step == LINES, faint=self.step == INKS and layer == 1)
        self.mirror.set_current(MIRROR.index(sheet.mirror))

    def _show_buttons(self, sheet: Sheet | None) -> None:
        intake = self.intake
        self.let("undo", bool(intake.done))
        self.redo.setEnabled(bool(intake.undone))
        self.back.setEnabled(self.step > PICTURES)
        self.on.setEnabled(self.step < SAVE and bool(intake.shown()))
        read = sheet is not None and sheet.state is State.READ
        self.take_away.setEnabled(sheet is not None)
        self.anew.setEnabled(bool(intake.shown()))
        photo = sheet is not None and bool(sheet.shot)
        self.seek.setEnabled(photo)
        self.reread.setEnabled(photo and bool(self.corner_board.corners))
        self.mirror.setEnabled(read)
        self.layers.setEnabled(read)
        self.scan.setEnabled(self.mending)
        self.turn.setEnabled(self.mending and self.drafter.offense)
        chosen = self.mending and bool(self.drafter.chosen)
        self.travel.setEnabled(chosen)
        self.exchange.setEnabled(chosen)
        if chosen and self.drafter.offense:
            self._show_travel()
        self.play.setEnabled(self.mending)
        self.previous.setEnabled(read)
        self.next.setEnabled(read)
        self.accept.setEnabled(read and self.pin >= 0)

    def _show_travel(self) -> None:
        """How the line to the chosen point is traveled."""
        card = self.drafter.card
        assert isinstance(card, OffenseCard)
        legs = trail_of(card).legs
        last = max(mark.n for mark in self.drafter.chosen)
        if legs:
            self.travel.set_current(TRAVELS.index(legs[min(max(last - 1, 0), len(legs) - 1)]))
