"""The card editor: the drafting board, its tools, what the card comes to, what is wrong with it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication, QHideEvent, QKeyEvent, QPainter, QShowEvent
from PySide6.QtWidgets import QWidget

from gridlight.kernel.errors import GridlightError
from gridlight.present.editor import TOOLS, card_words, changes_words, tool_hint
from gridlight.ui.chrome import Screen
from gridlight.ui.editor.board import Board
from gridlight.ui.editor.checks import FaultList
from gridlight.ui.editor.keys import shortcut_of
from gridlight.ui.editor.live import Live
from gridlight.ui.editor.panel import CardPanel
from gridlight.ui.editor.strip import Strip
from gridlight.ui.editor.table import ResultsTable
from gridlight.ui.editor.tools import ToolRack
from gridlight.ui.editor.turner import Turner
from gridlight.ui.paint.buttons import Button, Choice
from gridlight.ui.paint.panel import paint_panel
from gridlight.ui.paint.text import RIGHT, draw_text, text_width
from gridlight.ui.tasks import Tasks
from gridlight.ui.theme import Wishes
from gridlight.ui.tokens import SPACE
from gridlight.workshop.drafting.drafter import Drafter, Tool
from gridlight.workshop.drafting.faults import Fault, places_of
from gridlight.workshop.drafting.rack import Desk
from gridlight.workshop.drafting.sheets import card_in, cards_of

SIDE, LEFT_SIDE, STRIP = 336.0, 136.0, 172.0
FOLLOWS = 40  # milliseconds by which the table may lag behind a hand that drags


class EditorScreen(Screen):
    """A deck of one's own on the drafting table; `saved` is sent when its files are written."""

    saved = Signal()
    play_wanted = Signal(object)

    bar_items = ("undo", "settings", "help")
    lamp = (0.5, 0.3)

    def __init__(
        self,
        desk: Desk,
        wishes: Wishes | None = None,
        parent: QWidget | None = None,
        tasks: Tasks | None = None,
        key: str = "1",
    ) -> None:
        super().__init__(wishes, parent)
        t = self.theme
        self.drafter = Drafter(desk, key)
        self._own_tasks = Tasks(self) if tasks is None else None
        self.live = Live(self.drafter, tasks or self._own_tasks or Tasks(self), self)
        self.rack = ToolRack(t, self)
        self.board = Board(self.drafter, t, self)
        self.panel = CardPanel(t, self)
        self.cards = Turner("Card", ["1"], t, self)
        self.against = Turner("Against", ["A"], t, self)
        self.strip = Strip(t, self)
        self.tabs = Choice("Beside the board", ("Results", "Checks"), t, self)
        self.table = ResultsTable(t, self)
        self.faults = FaultList(t, self)
        self.redo = Button("Redo", t, "dark", self, pill=False)
        self.mirror = Button("Mirror", t, "dark", self, pill=False)
        self.copy = Button("Copy", t, "dark", self, pill=False)
        self.paste = Button("Paste", t, "dark", self, pill=False)
        self.clear = Button("Clear", t, "dark", self, pill=False)
        self.save = Button("Save", t, "accent", self, pill=False)
        self._words = ""
        self.ghosting = True
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(FOLLOWS)
        self.setFocusProxy(self.board)
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
        self.strip.looked.connect(lambda _: self.refresh())
        self.table.looked.connect(self.look)
        self.faults.wanted.connect(self.show_fault)
        self.live.checked.connect(self.refresh)
        self.tabs.chosen.connect(lambda _: self.refresh())
        self.undo_wanted.connect(self.undo)
        self.redo.clicked.connect(self.redo_step)
        self.mirror.clicked.connect(lambda: self.do(drafter.mirror))
        self.copy.clicked.connect(self.copy_chosen)
        self.paste.clicked.connect(self.paste_copied)
        self.clear.clicked.connect(lambda: self.do(drafter.clear))
        self.save.clicked.connect(self.save_deck)
        panel = self.panel
        panel.said.connect(self.tell)
        panel.named.connect(lambda name: self.do(lambda: drafter.rename(name)))
        panel.keyed.connect(lambda key: self.do(lambda: drafter.exchange_with(key)))
        panel.placed.connect(lambda mark, x, y: self.do(lambda: drafter.move_to(mark, (x, y))))
        panel.rounded.connect(lambda radius: self.do(lambda: drafter.round_by(radius)))
        panel.traveled.connect(lambda travel: self.do(lambda: drafter.travel_by(travel)))
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

    def turn_card(self, step: int) -> None:
        """Lay the next card on the board, or the one before."""
        self.cards.step(step)

    def lay_against(self, key: str) -> None:
        """Show what comes of the card against another of the other side."""
        self.live.choose(key)
        self.refresh()

    def look(self, key: str, alignment: int) -> None:
        """Look at one result."""
        self.live.choose(key)
        self.strip.look_at(alignment)
        self.refresh()

    def undo(self) -> None:
        """Take the last step back."""
        self._went("Took back", self.drafter.undo)

    def redo_step(self) -> None:
        """Do the step again that was taken back."""
        self._went("Did again", self.drafter.redo)

    def _went(self, verb: str, way: Callable[[], object]) -> None:
        step = way()
        self.board.lay()
        words = getattr(step, "words", "")
        self._words = f"{verb}: {words[:1].lower()}{words[1:]}." if step else "There is no more."
        self.refresh()

    def copy_chosen(self) -> None:
        """Put a copy of what is chosen, or of all, on the clipboard."""
        QGuiApplication.clipboard().setText(self.drafter.copied().text())
        self.tell("Copied; Paste puts it on this card or another.")

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
        self._words = "Saved; a game can be played with it as soon as all cards are whole."
        if left:
            cards = f"Card {left[0]} isn't" if len(left) == 1 else f"Cards {', '.join(left)} aren't"
            self._words = f"Saved. {cards} finished and kept as a draft."
        self.refresh()
        self.saved.emit()

    def show_fault(self, fault: Fault) -> None:
        """Go to where a fault is: choose it, bring it into the middle, lay the cards so."""
        drafter = self.drafter
        if fault.against:
            self.live.choose(fault.against)
            if fault.alignment is not None:
                self.strip.look_at(fault.alignment)
        if fault.marks:
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
        self.tell("Lines and grid catch points." if on else "Points lie where they are put.")

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
        self.strip.show_pair(live.pair(), row, live.before().get(live.opponent))
        ghost = live.ghost(self.strip.alignment, row) if self.ghosting else (None, None)
        self.board.set_ghost(*ghost)

    def refresh(self) -> None:
        """Show everything as it stands."""
        drafter, live = self.drafter, self.live
        keys = self._keys()
        names = [card_words(card) for card in cards_of(drafter.deck)]
        self.cards.show_options(names, keys.index(drafter.key))
        others = live.others()
        words = [card_words(card_in(drafter.deck, key)) for key in others]
        self.against.show_options(words, others.index(live.opponent))
        self.rack.show_tools(drafter.tools(), drafter.tool)
        self.panel.show_card(drafter)
        self._show_row()
        rows = live.rows()
        self.table.show_rows(rows)
        self.table.look_at(live.opponent, self.strip.alignment)
        faults = live.faults()
        self.faults.show_faults(faults)
        self.board.update()
        self._show_state(changes_words(rows), faults)

    def _show_state(self, changes: str, faults: tuple[Fault, ...]) -> None:
        drafter = self.drafter
        self.table.setVisible(self.tabs.current() == 0)
        self.faults.setVisible(self.tabs.current() == 1)
        self.let("undo", bool(drafter.draft.done))
        self.redo.setEnabled(bool(drafter.draft.undone))
        self.save.setEnabled(drafter.draft.unsaved)
        self.set_title("CARD EDITOR", drafter.deck.name)
        if drafter.dragging:
            return
        tool = TOOLS[drafter.tool].name
        hint = tool_hint(drafter.tool, offense=drafter.offense)
        grave = sum(fault.grave for fault in faults)
        wrong = "" if not faults else f" {_count(len(faults), 'check')} to look at."
        if grave:
            wrong = f" {_count(grave, 'fault')} to mend."
        sentence = self._words or f"{changes}.{wrong}"
        self.say(sentence, f"{tool}: {hint}", card_words(drafter.card).upper(), "")

    def tell(self, sentence: str) -> None:
        """Say something until the next act."""
        self._words = sentence
        self.say(sentence, "", card_words(self.drafter.card).upper(), "")

    def showEvent(self, event: QShowEvent) -> None:
        """Look at everything anew."""
        super().showEvent(event)
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
        if work is not None:
            work()
        elif event.key() == Qt.Key.Key_Escape:
            if self.drafter.tool is not Tool.SELECT:
                self.take(Tool.SELECT)
            else:
                self.home_wanted.emit()
        else:
            super().keyPressEvent(event)

    # places and paint

    def themed(self) -> None:
        """Pass the theme on."""
        t = self.theme
        for choice in (self.cards, self.against, self.tabs):
            choice.set_theme(t)
        for button in self._buttons():
            button.set_theme(t)
        self.rack.set_theme(t)
        self.board.set_theme(t)
        self.panel.set_theme(t)
        self.strip.set_theme(t)
        self.table.set_theme(t)
        self.faults.set_theme(t)

    def _buttons(self) -> tuple[Button, ...]:
        return self.redo, self.mirror, self.copy, self.paste, self.clear, self.save

    def _wide(self) -> float:
        return self.theme.px(SIDE) * (0.5 + 0.5 * max(1.0, self.theme.text))

    def _left_wide(self) -> float:
        return self.theme.px(LEFT_SIDE) * (0.35 + 0.65 * max(1.0, self.theme.text))

    def _middle(self) -> QRectF:
        """What lies between the tools and the column at the right."""
        stage, m = self.stage(), self.theme.px(SPACE.s4)
        left = stage.left() + m + self._left_wide() + m
        right = stage.right() - m - self._wide() - m
        return QRectF(left, stage.top() + m * 0.6, right - left, stage.height() - m * 1.4)

    def lower_card(self) -> QRectF:
        """Where the panel with results and checks lies."""
        stage, m = self.stage(), self.theme.px(SPACE.s4)
        top = stage.top() + m * 0.6 + self.panel.high() + m * 0.6
        left = stage.right() - m - self._wide()
        return QRectF(left, top, self._wide(), stage.bottom() - m * 0.8 - top)

    def place(self) -> None:
        """Lay everything out."""
        t, middle = self.theme, self._middle()
        m = t.px(SPACE.s4)
        head = self.cards.sizeHint().height()
        strip_high = t.px(STRIP) * (0.7 + 0.3 * max(1.0, t.text))
        half = middle.width() * 0.5
        self.cards.setGeometry(QRectF(middle.left(), middle.top(), half - m / 2, head).toRect())
        label = self._against_label()
        left = middle.left() + half + label
        self.against.setGeometry(QRectF(left, middle.top(), middle.right() - left, head).toRect())
        top = middle.top() + head + t.px(6)
        board = QRectF(
            middle.left(), top, middle.width(), middle.bottom() - top - strip_high - m / 2
        )
        self.board.setGeometry(board.toRect())
        strip = QRectF(middle.left(), middle.bottom() - strip_high, middle.width(), strip_high)
        self.strip.lay(strip)
        stage = self.stage()
        right = QRectF(
            stage.right() - m - self._wide(), middle.top(), self._wide(), self.panel.high()
        )
        self.panel.lay(right)
        self._place_lower()
        self._place_left()

    def _against_label(self) -> float:
        return text_width(self.theme, "field-label", "against") + self.theme.px(16)

    def _place_left(self) -> None:
        t, m, stage = self.theme, self.theme.px(SPACE.s4), self.stage()
        left, wide = stage.left() + m, self._left_wide()
        card = QRectF(left, self._middle().top(), wide, self.rack.high())
        self.rack.lay(card)
        buttons = self._buttons()[:-1]
        high = min(
            buttons[0].sizeHint().height(),
            (stage.bottom() - m - card.bottom() - m) / len(buttons),
        )
        top = stage.bottom() - m * 0.8 - high * len(buttons)
        for button in buttons:
            place = QRectF(left - t.px(4), top, wide + t.px(8), high)
            button.setGeometry(place.toRect())
            top += high

    def _place_lower(self) -> None:
        t = self.theme
        card = self.lower_card()
        pad = t.px(SPACE.s3)
        tabs = self.tabs.sizeHint()
        self.tabs.setGeometry(
            round(card.left() + pad), round(card.top() + t.px(6)), tabs.width(), tabs.height()
        )
        save = self.save.sizeHint()
        wide = max(save.width(), round(t.px(110)))
        self.save.setGeometry(
            round(card.right() - pad - wide),
            round(card.top() + t.px(6) + tabs.height() / 2 - save.height() / 2),
            wide,
            save.height(),
        )
        top = card.top() + t.px(12) + max(tabs.height(), save.height())
        inner = QRectF(card.left() + pad, top, card.width() - 2 * pad, card.bottom() - pad - top)
        self.table.setGeometry(inner.toRect())
        self.faults.setGeometry(inner.toRect())

    def paint_stage(self, painter: QPainter) -> None:
        """The lower panel, the board's frame, and the word beside the other side's card."""
        t = self.theme
        paint_panel(painter, self.lower_card(), t)
        board = QRectF(self.board.geometry())
        edge = t.px(4)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(t.color("case_d"))
        painter.drawRoundedRect(board.adjusted(-edge, -edge, edge, edge), edge, edge)
        there = QRectF(self.against.geometry())
        label = QRectF(there.left() - self._against_label(), there.top(), 0, there.height())
        label.setRight(there.left() - t.px(2))
        draw_text(painter, label, "against", t, "field-label", "text_on_table", RIGHT)


def _count(number: int, what: str) -> str:
    return f"1 {what}" if number == 1 else f"{number} {what}s"
