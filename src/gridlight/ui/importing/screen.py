"""The import: pictures of real cards read, looked over, mended, and saved as a deck."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtGui import (
    QCloseEvent,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDropEvent,
    QHideEvent,
    QKeyEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QWidget

from gridlight.cards.model import Deck
from gridlight.kernel.errors import CardError, GridlightError
from gridlight.kernel.language import tr, trn
from gridlight.present import importing as words
from gridlight.present.importing import LOOK, PATH, PICTURES, SAVE
from gridlight.ui.editor.undoing import went_words
from gridlight.ui.importing.choosing import ask_files, ask_folder, dropped_pictures
from gridlight.ui.importing.display import CORNERS_DRAGGED, MIRROR, TRAVELS, Display
from gridlight.ui.importing.keys import shortcut_of
from gridlight.ui.importing.mending import LOOKS
from gridlight.ui.importing.shelving import Shelving
from gridlight.ui.theme import Wishes
from gridlight.workshop.drafting.drafter import Tool
from gridlight.workshop.drafting.edits import Refusal
from gridlight.workshop.drafting.rack import Rack
from gridlight.workshop.intake.sheet import State


class ImportScreen(Display):
    """An import in a folder, gone on with where it was left.

    `saved` carries the folder of the deck that was saved, `trial_wanted` a key of a card to be
    tried on the light box.
    """

    saved = Signal(object)
    trial_wanted = Signal(str)

    def __init__(
        self,
        folder: Path,
        rack: Rack,
        bundled: Deck,
        wishes: Wishes | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(folder, wishes, parent)
        self.desk.changed = self._stroke
        self.shelving = Shelving(self, rack, bundled)
        self.ask_files: Callable[[], list[Path]] = lambda: ask_files(self)
        self.ask_folder: Callable[[], list[Path]] = lambda: ask_folder(self)
        self._opening = 0
        self.setAcceptDrops(True)
        self.set_title(tr("IMPORT"), tr("Real cards become a deck"))
        self._connect()
        self.go(self.intake.step if self.intake.shown() else PICTURES)

    def _connect(self) -> None:
        self.rail.chosen.connect(self.go)
        self.strip.chosen.connect(self.choose)
        self.roster.chosen.connect(self._choose_sheet)
        self.pictures.came.connect(self.refresh)
        self.reader.came.connect(self._read)
        self.reader.failed.connect(self.tell)
        self.undo_wanted.connect(self.undo)
        self.redo.clicked.connect(self.redo_act)
        self.files.clicked.connect(lambda: self.take_in(self.ask_files()))
        self.folder.clicked.connect(lambda: self.take_in(self.ask_folder()))
        self.cancel.clicked.connect(self.cancel_or_go_on)
        self.take_away.clicked.connect(self.take_sheet_away)
        self.anew.clicked.connect(self.begin_anew)
        self.corner_board.moved.connect(self._corners_moved)
        self.seek.clicked.connect(self.find_corners)
        self.reread.clicked.connect(self.read_corners)
        self.mirror.chosen.connect(lambda at: self.read_mirrored(MIRROR[at]))
        self.layers.chosen.connect(lambda _: self.refresh())
        self.scan.chosen.connect(self.board.set_look)
        self.turn.clicked.connect(lambda: self.do(self.drafter.turn_round))
        self.travel.chosen.connect(lambda at: self.do(lambda: self.drafter.travel_by(TRAVELS[at])))
        self.exchange.clicked.connect(lambda: self.do(self.drafter.exchange))
        self.play.clicked.connect(self.try_card)
        self.previous.clicked.connect(lambda: self.turn_pin(-1))
        self.next.clicked.connect(lambda: self.turn_pin(1))
        self.accept.clicked.connect(self.accept_pin)
        self.back.clicked.connect(lambda: self.go(self.step - 1))
        self.on.clicked.connect(lambda: self.go(self.step + 1))
        self.board.drawn.connect(self.refresh)
        self.board.moved.connect(self.board.update)
        self.board.said.connect(self.tell)
        self.board.pinned.connect(self.look_at_pin)
        self.tools.taken.connect(self.take_tool)

    # where one is

    def go(self, step: int) -> None:
        """Go to a step of the flow."""
        most = SAVE if self.intake.shown() else PICTURES
        self.step = min(max(step, PICTURES), most)
        at = self._near(self.at)
        if step == LOOK and not self.sheet_open():  # what is doubtful comes first
            at = next((n for n in self.intake.shown() if self.intake.sheets[n].open), at)
        self._words = ""
        self._remember(at)
        if self.step == SAVE:
            self.shelving.look()
        self._lay()
        self.start_focus()

    def _remember(self, at: int) -> None:
        """Look at a sheet, and keep where one is; that it can't be kept is only said."""
        try:
            self.intake.look(self.step, at)
        except CardError as fault:
            self._words = str(fault)

    def choose(self, place: int) -> None:
        """Look at the picture with this place in the strip."""
        shown = self.intake.shown()
        if 0 <= place < len(shown):
            self._choose_sheet(shown[place])

    def turn_sheet(self, by: int) -> None:
        """Look at the next picture, or the one before."""
        shown = self.intake.shown()
        if self.at in shown:
            self.choose(min(max(shown.index(self.at) + by, 0), len(shown) - 1))

    def _choose_sheet(self, n: int) -> None:
        self._words = ""
        self._remember(n)
        self._lay()

    def _near(self, n: int) -> int:
        """The sheet there, or the nearest one that was not taken away."""
        shown = self.intake.shown()
        return min(shown, key=lambda m: abs(m - n)) if shown else 0

    def _lay(self) -> None:
        """Lay the sheet at hand on the bench."""
        sheet = self.sheet()
        self.desk.lay()
        self.mending = sheet is not None and sheet.card is not None
        if sheet is not None and sheet.card is not None:
            self.drafter.open(sheet.key)
            self.board.lay()
        self.board.numbered = self.step == PATH
        self.pin = sheet.open[0] if sheet is not None and sheet.open else -1
        self.furnish()
        self.refresh()
        if self.step == LOOK and self.pin >= 0:
            self.look_at_pin(self.pin)
        elif self.mending:
            self.board.show_all()

    def start_focus(self) -> None:
        """Put the keyboard where the step begins."""
        starts: dict[int, QWidget] = {PICTURES: self.files, SAVE: self.roster}
        starts.get(self.step, self.canvas()).setFocus()

    # acting

    def act(self, work: Callable[[], object], said: str = "") -> bool:
        """Do something with the import and show it, or say why it can't be; whether it could."""
        try:
            work()
        except (GridlightError, OSError) as fault:
            self.tell(str(fault))
            return False
        self._words = said
        self._remember(self._near(self.at))
        self._lay()
        return True

    def do(self, work: Callable[[], object]) -> bool:
        """Do something with the drafter and show it; whether it could be done."""
        self._words = ""
        return self.board.act(work)

    def take_tool(self, tool: Tool) -> None:
        """Take up a tool."""
        if self.do(lambda: self.drafter.take(tool)):
            self.board.setFocus()

    def _stroke(self) -> None:
        sheet = self.sheet()
        if sheet is not None and self.pin >= 0 and sheet.is_settled(self.pin):
            self._words = (
                trn(
                    "Mended; {n} place left to look at.",
                    "Mended; {n} places left to look at.",
                    len(sheet.open),
                )
                if sheet.open
                else tr("Mended; nothing is left on this card.")
            )

    def take_in(self, paths: list[Path]) -> None:
        """Put files and folders on the pile, and read them."""
        if not paths:
            return
        self._opening += 1
        self.tell(tr("The files are being opened …"))
        self.looking.run(partial(_places, paths), self._opened, self._not_opened)

    def _opened(self, found: tuple[list[object], list[CardError]]) -> None:
        self._opening -= 1
        places, faults = found
        if not places and faults:
            self.tell(str(faults[0]))
        count = 0

        def add() -> None:
            nonlocal count
            count = self.intake.add(places, faults)  # type: ignore[arg-type]

        first = len(self.intake.sheets)
        if self.act(add) and count:
            self._choose_sheet(first)
            self.reader.start()
        elif not faults:
            self.tell(tr("These pictures lie on the pile already."))

    def _not_opened(self, sentence: str) -> None:
        self._opening -= 1
        self.tell(sentence)

    @property
    def busy(self) -> bool:
        """Whether anything is still under way."""
        return bool(self._opening or self.reader.going or self.looking.busy)

    def cancel_or_go_on(self) -> None:
        """Stop reading, or go on with it."""
        if self.reader.going:
            self.reader.cancel()
            self.tell(tr("Stopped; what was read stays. Go on reads the rest."))
        elif self.intake.next_waiting() is not None:
            self.reader.start()

    def take_sheet_away(self) -> None:
        """Take the picture at hand off the pile."""
        sheet, n = self.sheet(), self.at
        if sheet is not None:
            said = tr("{name} is taken away; Undo brings it back.", name=sheet.name)
            gone = replace(sheet, gone=True)
            self.act(
                lambda: self.intake.do(tr("Take {name} away", name=sheet.name), {n: gone}), said
            )

    def begin_anew(self) -> None:
        """Take all pictures off the pile."""
        gone = {n: replace(self.intake.sheets[n], gone=True) for n in self.intake.shown()}
        if gone:
            self.reader.cancel()
            said = tr("All pictures are taken away; Undo brings them back.")
            self.act(lambda: self.intake.do(tr("Begin anew"), gone), said)

    # corners and ways

    def _corners_moved(self) -> None:
        self._words = CORNERS_DRAGGED
        self.refresh()

    def read_corners(self) -> None:
        """Read the card once more, with the corners as they are on the photo."""
        sheet = self.sheet()
        if sheet is None or not self.corner_board.corners:
            return
        corners = tuple((x / sheet.share, y / sheet.share) for x, y in self.corner_board.corners)
        self._again(tr("Set the corners"), corners=corners, by_hand=True)

    def find_corners(self) -> None:
        """Let the corners be found by themselves again."""
        self._again(tr("Find the corners"), corners=(), by_hand=False)

    def read_mirrored(self, mirror: bool | None) -> None:
        """Read the card once more, mirrored or not, or as the saw-tooth tells."""
        self._again(tr("Say which way the card lies"), mirror=mirror)

    def _again(self, said: str, **changed: object) -> None:
        sheet, n = self.sheet(), self.at
        if sheet is None:
            return
        again = sheet.again(**changed)
        if self.act(lambda: self.intake.do(said, {n: again}), tr("The card is read once more …")):
            self.reader.start()

    def _read(self) -> None:
        """Something was read: show it, and the card if it is the one at hand."""
        sheet = self.sheet()
        if (
            sheet is not None
            and sheet.state is not State.WAITING
            and not self.board.drafter.dragging
        ):
            if self._words.endswith("…"):
                self._words = ""
            fresh = sheet.card is not self._shown_card()
            if fresh:
                self._lay()
                return
        self.refresh()

    def _shown_card(self) -> object:
        return self.drafter.card if self.mending else None

    # pins

    def look_at_pin(self, n: int) -> None:
        """Look at a doubt: bring it into the middle and say what it is."""
        sheet = self.sheet()
        if sheet is None or not 0 <= n < len(sheet.doubts):
            return
        self.pin = n
        pin = words.pins(sheet)[n]
        self._words = words.pin_words(pin, len(sheet.doubts))
        if sheet.doubts[n].place is not None:
            self.board.show_places((pin.place,))
        self.refresh()

    def turn_pin(self, by: int) -> None:
        """Look at the next doubt, or the one before; beyond a card's last the next card's."""
        sheet = self.sheet()
        if sheet is not None and 0 <= self.pin + by < len(sheet.doubts):
            self.look_at_pin(self.pin + by)
            return
        there = self._sheet_with_doubts(by)
        if there is None:
            self.tell(tr("There is no other place to look at."))
            return
        self._choose_sheet(there)
        doubts = self.intake.sheets[there].doubts
        self.look_at_pin(0 if by > 0 else len(doubts) - 1)

    def _sheet_with_doubts(self, by: int, *, unsettled: bool = False) -> int | None:
        shown = self.intake.shown()
        if self.at not in shown:
            return None
        place = shown.index(self.at)
        order = (shown[place + 1 :] + shown[:place])[:: 1 if by > 0 else -1]
        sheets = self.intake.sheets
        return next((n for n in order if (sheets[n].open if unsettled else sheets[n].doubts)), None)

    def accept_pin(self) -> None:
        """Say that the doubt at hand is as it should be, and go on to the next."""
        sheet, n, pin = self.sheet(), self.at, self.pin
        if sheet is None or not 0 <= pin < len(sheet.doubts):
            self.tell(tr("There is nothing to accept on this card."))
            return
        if sheet.doubts[pin].sure <= 0.0 and not sheet.whole:
            self.tell(tr("That can’t be accepted: draw what is missing with the tools."))
            return
        seen = replace(sheet, settled=sheet.settled | {pin})
        if not self.act(lambda: self.intake.do(tr("Accept a place"), {n: seen})):
            return
        if self.sheet_open():
            return
        there = self._sheet_with_doubts(1, unsettled=True)
        if there is None:
            self._words = tr("All places have been looked at; the next step is to save.")
            self.refresh()
        else:
            self._choose_sheet(there)

    def sheet_open(self) -> bool:
        """Whether the sheet at hand has a place that nobody has looked at."""
        sheet = self.sheet()
        return sheet is not None and bool(sheet.open)

    def toggle_scan(self) -> None:
        """Show more of the scan, or less."""
        self.scan.set_current((self.scan.current() + 1) % len(LOOKS), tell=True)

    def try_card(self) -> None:
        """Ask for the light box with the card at hand on it."""
        sheet = self.sheet()
        if sheet is None or not sheet.whole:
            self.tell(tr("The card must be whole before it is tried on the light box."))
        else:
            self.trial_wanted.emit(sheet.key)

    # back and forth

    def undo(self) -> None:
        """Take the last act back."""
        self._went(self.intake.undo, back=True)

    def redo_act(self) -> None:
        """Do the act again that was taken back."""
        self._went(self.intake.redo, back=False)

    def _went(self, way: Callable[[], object], *, back: bool) -> None:
        self.drafter.put_back()
        told = ""

        def go() -> None:
            nonlocal told
            act = way()
            if act is None:
                raise Refusal(tr("There is no more."))
            told = getattr(act, "words", "")
            touched = getattr(act, "after", {})
            if self.at not in touched:
                self.intake.at = self._near(max(touched))

        if self.act(go):
            self._words = went_words(told, back=back)
            self.refresh()
            if self.intake.next_waiting() is not None and not self.reader.going:
                self.reader.start()

    def show_deck(self) -> None:
        """Show the deck to be, at the last step."""
        self.shelving.refresh()

    # drops, keys, coming and going

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Pictures and folders of them may be dropped anywhere on the screen."""
        if dropped_pictures(event.mimeData()):
            event.acceptProposedAction()
            self.zone.light(True)
        else:
            event.ignore()

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        """What was held over the screen is gone."""
        self.zone.light(False)

    def dropEvent(self, event: QDropEvent) -> None:
        """Take in what was dropped."""
        self.zone.light(False)
        paths = dropped_pictures(event.mimeData())
        if paths:
            event.acceptProposedAction()
            self.take_in(paths)

    def showEvent(self, event: QShowEvent) -> None:
        """An import that was saved makes room for the next one."""
        super().showEvent(event)
        if self.intake.over:
            self.reset()

    def reset(self) -> None:
        """Begin with an empty pile; what was saved is forgotten here."""
        self.reader.cancel()
        self.intake.clear()
        self.go(PICTURES)

    def hideEvent(self, event: QHideEvent) -> None:
        """A drag that is under way is put back."""
        self.drafter.put_back()
        super().hideEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Wait for what still runs."""
        self.reader.cancel()
        self.reading.close()
        self.looking.close()
        super().closeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The import's keys; Escape lays the tool down, then leaves."""
        work = shortcut_of(self, event)
        if work is not None:
            work()
        else:
            super().keyPressEvent(event)


def _places(paths: list[Path]) -> tuple[list[object], list[CardError]]:
    from gridlight.workshop.scan.files import places_in

    places, faults = places_in(paths)
    return list(places), faults
