"""The lab's screen: a deck is chosen, solved where it must be, and laid out on four sheets."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QPainter, QShowEvent
from PySide6.QtWidgets import QWidget

from gridlight.kernel.language import tr, trn
from gridlight.present.lab import LabDeck, Progress
from gridlight.present.lab_findings import Finding, findings_page
from gridlight.present.lab_mixes import mix_page
from gridlight.ui.chrome import Screen
from gridlight.ui.lab.bench import LabBench, Opened
from gridlight.ui.lab.findings import FindingsSheet
from gridlight.ui.lab.games import GamesSheet
from gridlight.ui.lab.little_box import paint_waiting_box
from gridlight.ui.lab.mixes import MixSheet
from gridlight.ui.lab.paper import paint_paper
from gridlight.ui.lab.results import ResultSheet
from gridlight.ui.lab.tabs import FINDINGS, GAMES, MIXES, RESULTS, LabTabs
from gridlight.ui.paint.buttons import Button
from gridlight.ui.paint.stepper import Stepper
from gridlight.ui.paint.text import CENTER, draw_lines, draw_text
from gridlight.ui.season.progress import Progress as ProgressBar
from gridlight.ui.theme import Wishes
from gridlight.ui.tokens import SPACE

HINTS = {
    RESULTS: tr(
        "Arrows look at results, Enter lays both cards on the box, F2 to F5 turn the sheets"
    ),
    MIXES: tr("Arrows pull the ball and the stake, Enter opens a card, F2 to F5 turn the sheets"),
    FINDINGS: tr("Enter opens the cards of a finding, F2 to F5 turn the sheets"),
    GAMES: tr("Enter opens the mixes of a situation, F2 to F5 turn the sheets"),
}
UNSOLVED = tr(
    "This deck’s game isn’t solved yet. Its solution holds for every down, distance and spot; "
    "it takes about a minute, once for each deck."
)
UNEXAMINED = tr(
    "This deck isn’t examined yet: best answers are looked for everywhere, and games are played "
    "at its best and as people play. It takes about half a minute, once for each deck."
)
KEYS = {
    Qt.Key.Key_F2: RESULTS,
    Qt.Key.Key_F3: MIXES,
    Qt.Key.Key_F4: FINDINGS,
    Qt.Key.Key_F5: GAMES,
}
READING = tr("The record book is being read.")
SHORTLY = {
    UNSOLVED: tr("This deck’s game isn’t solved yet."),
    UNEXAMINED: tr("This deck isn’t examined yet."),
    READING: READING,
}


class LabScreen(Screen):
    """Results, mixes and findings of one deck, and somebody's last games with it.

    `cards_wanted` carries an `Opened` and the keys of the cards to be shown, `trial_wanted` a
    pair of cards and the alignment at which they shall lie on the light box.
    """

    cards_wanted = Signal(object, object)
    trial_wanted = Signal(object, int)

    bar_items = ("settings", "help")
    lamp = (0.5, 0.3)

    def __init__(
        self,
        wishes: Wishes | None = None,
        parent: QWidget | None = None,
        bench: LabBench | None = None,
    ) -> None:
        super().__init__(wishes, parent)
        t = self.theme
        self.bench = bench or LabBench(self)
        self.opened: Opened | None = None
        self._decks: tuple[LabDeck, ...] = ()
        self._names: tuple[str, ...] = ()
        self._fault = ""
        self.tabs = LabTabs(t, self)
        self.decks = Stepper(tr("Deck"), ("…",), t, self)
        self.act = Button(tr("Solve"), t, "accent", self, pill=False)
        self.progress = ProgressBar(t, self)
        self.progress.setAccessibleName(tr("Deck being worked out"))
        self.results = ResultSheet(t, self)
        self.mixes = MixSheet(t, self)
        self.findings = FindingsSheet(t, self)
        self.games = GamesSheet(t, self)
        self.sheets = (self.results, self.mixes, self.findings, self.games)
        self.set_title(tr("LAB"), tr("A deck’s whole game, solved"))
        self._connect()
        self._show_sheet()

    def _connect(self) -> None:
        bench = self.bench
        bench.listed.connect(self.show_decks)
        bench.opened.connect(self._open)
        bench.told.connect(self._tell)
        bench.looked.connect(self._looked)
        bench.judged.connect(self._judged)
        bench.ended.connect(self._ended)
        self.tabs.chosen.connect(lambda _: self._turned())
        self.decks.chosen.connect(lambda _: self.open_deck())
        self.act.clicked.connect(self.act_now)
        self.results.said.connect(lambda _: self._say_state())
        self.results.opened.connect(self.trial_wanted)
        self.mixes.asked.connect(lambda _: self._look())
        self.mixes.card_wanted.connect(lambda key: self._want((key,)))
        self.findings.opened.connect(self._open_finding)
        self.games.opened.connect(self._open_finding)
        self.games.asked.connect(lambda _: self._judge())

    def start_focus(self) -> None:
        """Put the keyboard on the sheet that lies open."""
        target: QWidget = self.act if self.act.isVisible() else self.tabs
        if self._ready() and not self.act.isVisible():
            filled = self.games.lines in self.games.controls()
            target = {
                RESULTS: self.results.heat,
                MIXES: self.mixes.field,
                FINDINGS: self.findings.lines,
                GAMES: self.games.lines if filled else self.tabs,
            }[self.tabs.current()]
        target.setFocus()

    def showEvent(self, event: QShowEvent) -> None:
        """Find the decks anew: something may have been drawn since."""
        super().showEvent(event)
        self.bench.list_decks()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Break off what is worked on."""
        self.bench.close()
        super().closeEvent(event)

    # the deck

    def show_decks(self, decks: tuple[LabDeck, ...]) -> None:
        """Offer these decks; the one on the table stays there while it can."""
        before = self.choice()
        self._decks = decks
        choices = [deck.choice for deck in decks]
        at = choices.index(before) if before in choices else 0
        self._offer(tuple(deck.name for deck in decks), at)
        if self.choice() != before or self.opened is None:
            self.open_deck()
        elif not self.bench.busy:
            self.bench.open(self.choice(), self.opened)

    def _offer(self, names: tuple[str, ...], at: int) -> None:
        old = self.decks
        if names == self._names:
            old.set_current(at)
            return
        self._names = names
        self.decks = Stepper(tr("Deck"), names, self.theme, self, at)
        self.decks.setEnabled(len(names) > 1)
        self.decks.chosen.connect(lambda _: self.open_deck())
        self.decks.setVisible(True)
        QWidget.setTabOrder(self.tabs, self.decks)
        old.hide()
        old.deleteLater()
        self.place()

    def choice(self) -> str:
        """The deck that is chosen."""
        return self._decks[self.decks.current()].choice if self._decks else ""

    def open_deck(self) -> None:
        """Lay the chosen deck on the table, and show what is known of it."""
        self.opened, self._fault, self.games.page = None, "", None
        self.bench.open(self.choice())
        self._show_sheet()

    def act_now(self) -> None:
        """Solve or examine the deck, or break that off."""
        if self.bench.busy:
            self.bench.stop()
            return
        self._fault = ""
        self.bench.work_out(self.choice())
        self.progress.show_share(tr("Getting ready."), 0.0)
        self._show_sheet()
        self.act.setFocus()

    def _open(self, opened: Opened) -> None:
        before = self.opened
        if opened.choice != self.choice():
            return
        if before is not None and before.deck == opened.deck and opened.study is None:
            return
        self.opened = opened
        if opened.weights is not None and (before is None or before.weights != opened.weights):
            self.results.show_weights(opened.weights)
            self._look()
            self._judge()
        if opened.report is not None:
            self.findings.show_page(findings_page(opened.deck, opened.report))
        self._show_sheet()

    def _look(self) -> None:
        if self.opened is not None and self.opened.study is not None:
            self.bench.look(self.opened.study, self.mixes.place_now)

    def _looked(self, look: object) -> None:
        if self.opened is not None:
            self.mixes.show_page(mix_page(self.opened.deck, look))  # type: ignore[arg-type]
            self._say_state()

    def _judge(self) -> None:
        """Read what is recorded, as soon as anybody looks at that sheet."""
        study = self.opened.study if self.opened is not None else None
        if study is not None and self.tabs.current() == GAMES:
            self.bench.judge(study, self.games.who())

    def _judged(self, page: object) -> None:
        if self.opened is None or self.opened.study is None:
            return
        held = self.games.people.hasFocus()
        waited = self.tabs.current() == GAMES and self.tabs.hasFocus()
        self.games.show_page(page)  # type: ignore[arg-type]
        self._show_sheet()
        if held:
            self.games.people.setFocus()
        elif waited:
            self.start_focus()

    def _turned(self) -> None:
        self._judge()
        self._show_sheet()

    def _tell(self, progress: Progress) -> None:
        if not self.bench.busy:
            return
        words = f"{progress.words}, {progress.left}" if progress.left else progress.words
        self.progress.show_share(f"{words}.", progress.share)
        if not self._ready():
            self.update()
        if self.progress.isHidden():
            self._show_sheet()

    def _ended(self, sentence: str) -> None:
        self._fault = sentence
        self.progress.show_share("", 0.0)
        waited = self.act.hasFocus() or self.tabs.hasFocus()
        self._show_sheet()
        if waited and self.isVisible():
            self.start_focus()

    # the sheets

    def open_sheet(self, name: str) -> None:
        """Turn to a sheet."""
        self.tabs.set_current(name)
        self._turned()
        self.start_focus()

    def sheet(self) -> ResultSheet | MixSheet | FindingsSheet | GamesSheet:
        """The sheet that lies open."""
        names = (RESULTS, MIXES, FINDINGS, GAMES)
        return self.sheets[names.index(self.tabs.current())]

    def _ready(self) -> bool:
        """Whether there is something on the sheet that lies open."""
        opened = self.opened
        if opened is None or opened.weights is None:
            return False
        if self.tabs.current() == GAMES:
            return self.games.page is not None
        return self.tabs.current() != FINDINGS or opened.report is not None

    def _show_sheet(self) -> None:
        now, ready = self.sheet(), self._ready()
        for part in self.games.parts():
            part.hide()
        for sheet in self.sheets:
            for part in sheet.controls():
                part.setVisible(ready and sheet is now)
        busy, opened = self.bench.busy, self.opened
        working = busy and self.progress.busy and opened is not None
        lacks = opened is not None and opened.report is None
        self.progress.setVisible(working)
        self.act.setVisible(working or (lacks and not busy))
        solved = opened is not None and opened.weights is not None
        self.act.setText(tr("Cancel") if working else tr("Examine") if solved else tr("Solve"))
        self.act.setAccessibleName(f"{self.act.text()} {self._deck_name()}".strip())
        self._say_state()
        self.place()
        self.update()

    def _deck_name(self) -> str:
        return self._decks[self.decks.current()].name if self._decks else ""

    def _say_state(self) -> None:
        now = self.tabs.current()
        if self._fault:
            self.say(self._fault, "", tr("LAB"), "")
        elif not self._ready():
            words = (
                tr("The deck is being read.") if self.opened is None else SHORTLY[self._lacking()]
            )
            self.say(words, "", tr("LAB"), "")
        elif now == RESULTS:
            self.say(self.results.words, HINTS[now], tr("RESULTS"), "")
        elif now == MIXES:
            page = self.mixes.page
            words = (
                tr("{title}: a play is worth {worth} points.", title=page.title, worth=page.worth)
                if page
                else ""
            )
            self.say(words, HINTS[now], tr("MIXES"), "")
        elif now == GAMES:
            assert self.games.page is not None
            self.say(self.games.page.sentence or self.games.page.empty, HINTS[now], tr("GAMES"), "")
        else:
            assert self.findings.page is not None
            words = trn(
                "{deck}: {n} finding.",
                "{deck}: {n} findings.",
                len(self.findings.page.findings),
                deck=self.findings.page.deck,
            )
            self.say(words, HINTS[now], tr("FINDINGS"), "")

    def _lacking(self) -> str:
        solved = self.opened is not None and self.opened.weights is not None
        if solved and self.tabs.current() == GAMES:
            return READING
        return UNEXAMINED if solved else UNSOLVED

    def _open_finding(self, finding: Finding) -> None:
        if finding.place is not None:
            self.mixes.set_place(finding.place)
            self.open_sheet(MIXES)
            return
        if finding.alignment is None:
            self._want(finding.cards)
            return
        offense, defense = finding.cards
        self.tabs.set_current(RESULTS)
        self.results.view.set_current(0, tell=True)
        self.results.heat.look_at(offense, defense, finding.alignment)
        self._show_sheet()
        self.start_focus()

    def _want(self, keys: tuple[str, ...]) -> None:
        if self.opened is not None:
            self.cards_wanted.emit(self.opened, keys)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """F2 to F5 turn the sheets, Escape breaks off or goes back."""
        key = Qt.Key(event.key())
        if key in KEYS:
            self.open_sheet(KEYS[key])
        elif key == Qt.Key.Key_Escape and self.bench.busy and self.act.isVisible():
            self.act_now()
        elif key == Qt.Key.Key_Escape:
            self.home_wanted.emit()
        else:
            super().keyPressEvent(event)

    # places and paint

    def themed(self) -> None:
        """Pass the theme on."""
        t = self.theme
        for part in (self.tabs, self.decks, self.act, self.progress):
            part.set_theme(t)
        for sheet in self.sheets:
            sheet.set_theme(t)

    def paper(self) -> QRectF:
        """The sheet of paper under the tabs."""
        stage, m = self.stage(), self.theme.px(SPACE.s5)
        top = stage.top() + m * 0.5 + self._row()
        return QRectF(stage.left() + m, top, stage.width() - 2 * m, stage.bottom() - m * 0.7 - top)

    def page(self) -> QRectF:
        """Where a sheet's content lies on the paper."""
        t = self.theme
        return self.paper().adjusted(t.px(22), t.px(16), -t.px(22), -t.px(14))

    def _row(self) -> float:
        t = self.theme
        return max(t.px(40), self.decks.sizeHint().height()) + t.px(2)

    def place(self) -> None:
        """Lay tabs and switches over the paper, the sheet on it."""
        t, paper, row = self.theme, self.paper(), self._row()
        top = paper.top() - row
        wide = min(self.tabs.sizeHint().width() + t.px(44), paper.width() * 0.42)
        self.tabs.setGeometry(QRectF(paper.left(), top, wide, row + 1).toRect())
        deck = min(max(self.decks.sizeHint().width(), t.px(210)), paper.width() * 0.26)
        high = self.decks.sizeHint().height()
        left = paper.right() - deck
        self.decks.setGeometry(QRectF(left, top + (row - high) / 2 - 2, deck, high).toRect())
        if self._ready():
            self._place_above(QRectF(paper.left() + wide, top, left - paper.left() - wide, row))
        else:
            self._place_within()
        for sheet in self.sheets:
            sheet.lay(self.page())

    def _place_above(self, room: QRectF) -> None:
        """Button and progress between the tabs and the deck."""
        t, size = self.theme, self.act.sizeHint()
        m = t.px(SPACE.s2)
        high = min(size.height(), room.height())
        left = room.right() - m - size.width()
        self.act.setGeometry(
            QRectF(left, room.top() + (room.height() - high) / 2 - 2, size.width(), high).toRect()
        )
        bar = QRectF(room.left() + m, room.top(), left - 2 * m - room.left(), room.height() - 6)
        self.progress.setGeometry(bar.toRect())

    def _place_within(self) -> None:
        """Button and progress under the words on the empty paper."""
        t, paper, size = self.theme, self.paper(), self.act.sizeHint()
        wide, high = max(size.width(), t.px(180)), size.height()
        foot = paper.bottom() - paper.height() * 0.07 - high
        self.act.setGeometry(QRectF(paper.center().x() - wide / 2, foot, wide, high).toRect())
        bar, deep = min(t.px(460), paper.width() * 0.6), t.px(40) * max(1.0, t.text)
        top = foot - t.px(8) - deep
        self.progress.setGeometry(QRectF(paper.center().x() - bar / 2, top, bar, deep).toRect())

    def paint_stage(self, painter: QPainter) -> None:
        """The paper, and what the sheet says on it."""
        t = self.theme
        paint_paper(painter, self.paper(), t)
        if self.progress.isVisible() and self._ready():
            self._paint_strip(painter)
        if not self._ready():
            self._paint_lacking(painter)
            return
        self.sheet().paint(painter, self.page())

    def _paint_strip(self, painter: QPainter) -> None:
        """A slip of paper under the progress between the tabs and the deck."""
        t = self.theme
        strip = QRectF(self.progress.geometry()).adjusted(-t.px(6), 0, t.px(6), t.px(3))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(t.color("panel"))
        painter.drawRoundedRect(strip, t.px(SPACE.r_paper), t.px(SPACE.r_paper))

    def _paint_lacking(self, painter: QPainter) -> None:
        t, paper = self.theme, self.paper()
        card = paper.height() * 0.32
        well = QRectF(0, 0, card * 0.76, card)
        well.moveCenter(paper.center())
        well.moveTop(paper.top() + paper.height() * 0.09)
        paint_waiting_box(painter, well, t, self.progress.share)
        wide = min(t.px(600), paper.width() * 0.86)
        head = QRectF(0, well.bottom() + paper.height() * 0.07, wide, t.type_px("heading") * 1.4)
        head.moveLeft(paper.center().x() - wide / 2)
        name = self._deck_name() or tr("The deck")
        draw_text(painter, head, name.upper(), t, "heading", "panel_text", CENTER)
        if self.opened is None and not self._fault:
            return
        rest = QRectF(head.left(), head.bottom(), wide, self.progress.y() - head.bottom())
        words = self._fault or self._lacking()
        flags = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
        draw_lines(painter, rest, words, t, "lead", "bad" if self._fault else "panel_text", flags)
