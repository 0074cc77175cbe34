"""The card editor: the drafting board, its tools, what the card comes to, what is wrong with it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication, QHideEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from gridlight.cards.model import Deck
from gridlight.kernel.errors import GridlightError
from gridlight.kernel.language import tr, trn
from gridlight.present.editor import TOOLS, card_words, changes_words, rival_words, tool_hint
from gridlight.ui.editor.furniture import Furniture
from gridlight.ui.editor.keys import shortcut_of
from gridlight.ui.editor.live import Live
from gridlight.ui.editor.sight import STEP
from gridlight.ui.editor.undoing import went_words
from gridlight.ui.tasks import Tasks
from gridlight.ui.theme import Wishes
from gridlight.workshop.drafting.drafter import Drafter, Tool
from gridlight.workshop.drafting.faults import Fault, places_of
from gridlight.workshop.drafting.rack import Desk
from gridlight.workshop.drafting.sheets import card_in, cards_of

FOLLOWS = 40  # milliseconds by which the table may lag behind a hand that drags


class EditorScreen(Furniture):
    """A deck of one's own on the drafting table; `saved` is sent when its files are written.

    With a `bundled` deck its cards can be laid against, and are where there are no others yet.
    `trial_wanted` carries a pair of cards and the alignment at which to lay them on the box.
    """

    saved = Signal()
    trial_wanted = Signal(object, int)

    def __init__(
        self,
        desk: Desk,
        wishes: Wishes | None = None,
        parent: QWidget | None = None,
        tasks: Tasks | None = None,
        key: str = "1",
        bundled: Deck | None = None,
    ) -> None:
        super().__init__(Drafter(desk, key), wishes, parent)
        self._own_tasks = Tasks(self) if tasks is None else None
        self.live = Live(self.drafter, tasks or self._own_tasks or Tasks(self), self, bundled)
        self.live.borrow(self.live.alone)
        self._words = ""
        self.ghosting = True
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(FOLLOWS)
        self._connect()
        self.refresh()

    def _connect(self) -> None:
        drafter, board = self.drafter, self.board
        board.drawn.connect(self.refresh)
        board.moved.connect(self._follow)
        self._later.timeout.connect(self.refresh)
        board.said.connect(self.tell)
        self.rack.taken.connect(self.take)
        self.cards.chosen.connect(lambda place: self.open(self._keys()[place]))
        self.against.chosen.connect(lambda place: self.lay_against(self.live.others()[place]))
        self.rivals.chosen.connect(lambda place: self.lay_against_deck(bool(place)))
        self.strip.looked.connect(lambda _: self.refresh())
        self.table.looked.connect(self.look)
        self.faults.wanted.connect(self.show_fault)
        self.live.checked.connect(self.refresh)
        self.tabs.chosen.connect(lambda _: self.refresh())
        self.undo_wanted.connect(self.undo)
        self.nearer.clicked.connect(lambda: board.zoom(STEP))
        self.farther.clicked.connect(lambda: board.zoom(1.0 / STEP))
        self.whole.clicked.connect(board.show_all)
        self.redo.clicked.connect(self.redo_step)
        self.mirror.clicked.connect(lambda: self.do(drafter.mirror))
        self.copy.clicked.connect(self.copy_chosen)
        self.paste.clicked.connect(self.paste_copied)
        self.clear.clicked.connect(lambda: self.do(drafter.clear))
        self.trial.clicked.connect(self.try_cards)
        self.save.clicked.connect(self.save_deck)
        panel = self.panel
        panel.said.connect(self.tell)
        panel.named.connect(lambda name: self.do(lambda: drafter.rename(name)))
        panel.keyed.connect(lambda key: self.do(lambda: drafter.exchange_with(key)))
        panel.placed.connect(lambda mark, x, y: self.do(lambda: drafter.move_to(mark, (x, y))))
        panel.rounded.connect(lambda radius: self.do(lambda: drafter.round_by(radius)))
        panel.traveled.connect(lambda travel: self.do(lambda: drafter.travel_by(travel)))
        panel.mirrored.connect(self.draw_both_sides)
        panel.exchanged.connect(lambda: self.do(drafter.exchange))

    # acting

    def do(self, work: Callable[[], object]) -> bool:
        """Do something with the drafter and show it; whether it could be done."""
        self._words = ""
        done = self.board.act(work)
        if not done:
            self.panel.show_card(self.drafter)
        return done

    def take(self, tool: Tool) -> None:
        """Take up a tool."""
        if self.do(lambda: self.drafter.take(tool)):
            self.board.setFocus()

    def open(self, key: str) -> None:
        """Lay another card on the board."""
        self.drafter.open(key)
        self.board.lay()
        self._words = ""
        self.refresh()
        self.place()
        self.update()

    def turn_card(self, step: int) -> None:
        """Lay the next card on the board, or the one before."""
        self.cards.step(step)

    def lay_against(self, key: str) -> None:
        """Show what comes of the card against another of the other side."""
        self.live.choose(key)
        self.refresh()

    def lay_against_deck(self, bundled: bool) -> None:
        """Take the other side's cards from the bundled deck, or from the deck on the table."""
        self.live.borrow(bundled)
        self.tell(tr("What comes of the card is shown against {deck}.", deck=self.live.rivals.name))
        words = self._words
        self.refresh()
        self._words = words

    def draw_both_sides(self, on: bool) -> None:
        """Do to the mirror image whatever is done to a marker, or don't."""
        self.drafter.both_sides = on
        both = tr("Both sides are drawn at once: the mirror image of a marker follows it.")
        self.tell(both if on else tr("Only what is drawn is drawn."))

    def look(self, key: str, alignment: int) -> None:
        """Look at one result."""
        self.live.choose(key)
        self.strip.look_at(alignment)
        self.refresh()

    def undo(self) -> None:
        """Take the last step back."""
        self._went(self.drafter.undo, back=True)

    def redo_step(self) -> None:
        """Do the step again that was taken back."""
        self._went(self.drafter.redo, back=False)

    def _went(self, way: Callable[[], object], *, back: bool) -> None:
        try:
            step = way()
        except GridlightError as fault:
            self.tell(str(fault))
            return
        self.board.lay()
        words = getattr(step, "words", "")
        self._words = went_words(words, back=back) if step else tr("There is no more.")
        self.refresh()

    def copy_chosen(self) -> None:
        """Put a copy of what is chosen, or of all, on the clipboard."""
        QGuiApplication.clipboard().setText(self.drafter.copied().text())
        self.tell(tr("Copied; Paste puts it on this card or another."))

    def cut_chosen(self) -> None:
        """Take what is chosen off the card and put it on the clipboard."""
        self.do(lambda: QGuiApplication.clipboard().setText(self.drafter.cut().text()))

    def paste_copied(self) -> None:
        """Put what is on the clipboard on the card, where the cross hair is."""
        at = None if self.drafter.offense else self.board.cross
        self.do(lambda: self.drafter.paste(QGuiApplication.clipboard().text(), at))

    def save_deck(self) -> None:
        """Write the deck's files."""
        try:
            left = self.drafter.save()
        except (GridlightError, OSError) as fault:
            self.tell(str(fault))
            return
        self._words = tr("Saved; a game can be played with it as soon as all cards are whole.")
        if left:
            self._words = trn(
                "Saved. Card {cards} isn't finished and kept as a draft.",
                "Saved. Cards {cards} aren't finished and kept as a draft.",
                len(left),
                cards=", ".join(left),
            )
        self.board.setFocus()  # before the button can be pressed no more
        self.refresh()
        self.saved.emit()

    def try_cards(self) -> None:
        """Ask for the light box with both cards on it."""
        pair = self.live.pair()
        if pair is None or self.live.row() is None:
            self.tell(tr("Both cards must be drawn before they are tried on the light box."))
            return
        self.trial_wanted.emit(pair, self.strip.alignment)

    def show_fault(self, fault: Fault) -> None:
        """Go to where a fault is: choose it, bring it into the middle, lay the cards so."""
        drafter = self.drafter
        if fault.against:
            self.live.borrow(False)
            self.live.choose(fault.against)
            if fault.alignment is not None:
                self.strip.look_at(fault.alignment)
        if fault.tool:  # there is nothing yet to be chosen
            drafter.take(Tool(fault.tool))
            drafter.choose(*fault.marks)
            self.board.show_all()
            self.board.setFocus()
        elif fault.marks:
            drafter.take(Tool.SELECT)
            drafter.choose(*fault.marks)
            self.board.show_places(places_of(fault, drafter.places()))
        elif fault.against:
            _, ring = self.live.ghost(self.strip.alignment, self.live.row())
            self.board.show_places((ring,) if ring is not None else ())
        self._words = fault.sentence
        self.refresh()

    def toggle_ghost(self) -> None:
        """Show the other side's card over the one on the board, or don't."""
        self.ghosting = not self.ghosting
        self.refresh()

    def toggle_snap(self) -> None:
        """Let lines catch points, or don't."""
        from dataclasses import replace

        drafter = self.drafter
        drafter.snapping = replace(drafter.snapping, on=not drafter.snapping.on)
        on = drafter.snapping.on
        self.tell(
            tr("Lines and grid catch points.") if on else tr("Points lie where they are put.")
        )

    def round_chosen(self, by: float) -> None:
        """Make the chosen corners rounder or sharper."""
        edit = self.panel.corner.text()
        self.do(lambda: self.drafter.round_by(max(0.0, float(edit or 0.0) + by)))

    # showing

    def _keys(self) -> list[str]:
        return [card.key for card in cards_of(self.drafter.deck)]

    def _follow(self) -> None:
        """In the middle of a drag: the seven results at once, all else a little later."""
        self._show_row()
        if not self._later.isActive():
            self._later.start()

    def _show_row(self) -> None:
        live = self.live
        row = live.row()
        before = live.before().get(live.opponent)
        self.strip.show_pair(live.pair(), row, before, live.note())
        ghost = live.ghost(self.strip.alignment, row) if self.ghosting else (None, None)
        self.board.set_ghost(*ghost)

    def refresh(self) -> None:
        """Show everything as it stands."""
        drafter, live = self.drafter, self.live
        keys = self._keys()
        names = [card_words(card) for card in cards_of(drafter.deck)]
        self.cards.show_options(names, keys.index(drafter.key))
        others = live.others()
        lent = live.rivals.name if live.borrowing else ""
        words = [rival_words(card_in(live.rivals, key), lent) for key in others]
        self.against.show_options(words, others.index(live.opponent))
        if live.bundled is not None:
            self.rivals.name_options((tr("This deck"), live.bundled.name))
            self.rivals.set_current(int(live.borrowing))
        self.rack.show_tools(drafter.tools(), drafter.tool)
        self.panel.show_card(drafter)
        self._show_row()
        rows = live.rows()
        self.table.show_rows(rows)
        self.table.look_at(live.opponent, self.strip.alignment)
        faults = live.faults()
        self.faults.show_faults(faults)
        self.board.update()
        saved = not drafter.draft.unsaved
        self._show_state(changes_words(rows, saved=saved), faults)

    def _show_state(self, changes: str, faults: tuple[Fault, ...]) -> None:
        drafter = self.drafter
        self.table.setVisible(self.tabs.current() == 0)
        self.rivals.setVisible(self.tabs.current() == 0)
        self.rivals.setEnabled(self.live.bundled is not None)
        self.faults.setVisible(self.tabs.current() == 1)
        checks = tr("Checks ({count})", count=len(faults)) if faults else tr("Checks")
        self.tabs.name_options((tr("Results"), checks))
        self.place_tabs()
        self.let("undo", bool(drafter.draft.done))
        self.redo.setEnabled(bool(drafter.draft.undone))
        self.save.setEnabled(drafter.draft.unsaved)
        self.set_title(tr("CARD EDITOR"), drafter.deck.name)
        if drafter.dragging:
            return
        tool = TOOLS[drafter.tool].name
        hint = tool_hint(drafter.tool, offense=drafter.offense)
        grave = sum(fault.grave for fault in faults)
        wrong = (
            trn("{n} check to look at.", "{n} checks to look at.", len(faults)) if faults else ""
        )
        if grave:
            wrong = trn("{n} fault to mend.", "{n} faults to mend.", grave)
        sentence = self._words or f"{changes}. {wrong}".rstrip()
        self.say(sentence, f"{tool}: {hint}", card_words(drafter.card).upper(), "")

    def tell(self, sentence: str) -> None:
        """Say something until the next act."""
        self._words = sentence
        self.say(sentence, "", card_words(self.drafter.card).upper(), "")

    def showEvent(self, event: QShowEvent) -> None:
        """Look at everything anew; somebody may have drawn on the deck elsewhere."""
        super().showEvent(event)
        if self.drafter.desk.outdated:
            try:
                self.drafter.desk = Desk.open(self.drafter.desk.path)
            except (GridlightError, OSError) as fault:
                self.tell(str(fault))
                return
            self.board.lay()
        self.refresh()

    def hideEvent(self, event: QHideEvent) -> None:
        """Nobody waits for checks while another screen shows."""
        self.live.rest()
        super().hideEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Wait for work of its own that still runs."""
        if self._own_tasks is not None:
            self._own_tasks.close()
        super().closeEvent(event)

    def start_focus(self) -> None:
        """Put the keyboard on the board."""
        self.board.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The editor's keys; Escape lays the tool down, then leaves."""
        work = shortcut_of(self, event)
        board = self.board
        if work is not None:
            work()
        elif event.key() == Qt.Key.Key_Space and board.underMouse():
            board.setFocus(Qt.FocusReason.OtherFocusReason)
            board.hold_space(acts=False)
        elif event.key() == Qt.Key.Key_Escape:
            if self.drafter.tool is not Tool.SELECT:
                self.take(Tool.SELECT)
            else:
                self.home_wanted.emit()
        else:
            super().keyPressEvent(event)
