"""The scouting report on paper: written beside the window, read chapter by chapter."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QWidget

from gridlight.kernel.language import tr
from gridlight.present.scouting_report import ScoutingReport, plan_of, scouting_report
from gridlight.session.table import Table
from gridlight.ui.chrome import Screen
from gridlight.ui.paint.buttons import Button
from gridlight.ui.paint.panel import paint_rule
from gridlight.ui.paint.text import LEFT, draw_lines, draw_text, lines_height
from gridlight.ui.screens.paper import Paper
from gridlight.ui.theme import Theme, Wishes
from gridlight.ui.tokens import SPACE

if TYPE_CHECKING:
    from gridlight.ui.main_window import MainWindow
    from gridlight.ui.tasks import Tasks

HINT = tr("↑ ↓ read on, Escape goes back")
WRITING = tr("The report is being written.")
WIDE = 860.0


class ReportPaper(Paper):
    """Head after head, sentence after sentence."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self._report: ScoutingReport | None = None
        self.setAccessibleName(tr("Scouting report"))
        self.setAccessibleDescription(WRITING)

    @property
    def report(self) -> ScoutingReport | None:
        """What is shown; None while it is being written."""
        return self._report

    def show_report(self, report: ScoutingReport) -> None:
        """Show a report."""
        self._report = report
        self.setAccessibleDescription(report.text)
        self.changed()

    def _head(self) -> float:
        return self.theme.type_px("object") * 1.9

    def content_height(self, width: float) -> float:
        """The title and all chapters."""
        t = self.theme
        total = t.type_px("heading") * 2.0
        for chapter in self._report.chapters if self._report else ():
            total += self._head() + t.px(14)
            total += sum(self._high(words, width) for words in chapter.sentences)
        return total

    def _high(self, words: str, width: float) -> float:
        t = self.theme
        return lines_height(t, "body", words, width - t.px(22)) + t.px(7)

    def paint_content(self, painter: QPainter, box: QRectF) -> None:
        """Paint it from the top down."""
        t, report = self.theme, self._report
        line = QRectF(box.left(), box.top(), box.width(), t.type_px("heading") * 1.6)
        title = report.title.upper() if report is not None else WRITING
        draw_text(painter, line, title, t, "heading", "panel_text", LEFT)
        top = box.top() + t.type_px("heading") * 2.0
        for chapter in report.chapters if report is not None else ():
            head = QRectF(box.left(), top, box.width(), self._head())
            paint_rule(painter, head, t)
            draw_text(painter, head, chapter.head, t, "object", "panel_text", LEFT)
            top = head.bottom()
            for words in chapter.sentences:
                high = self._high(words, box.width())
                mark = QRectF(box.left(), top, t.px(22), t.type_px("body") * 1.4)
                draw_text(painter, mark, "–", t, "body", "panel_mut", LEFT)
                rest = QRectF(box.left() + t.px(22), top, box.width() - t.px(22), high)
                draw_lines(painter, rest, words, t, "body", "panel_text")
                top += high
            top += t.px(14)


class ScoutingScreen(Screen):
    """The page; it is written beside the window."""

    bar_items = ("help",)
    lamp = (0.5, 0.36)

    def __init__(
        self, table: Table, wishes: Wishes | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(wishes, parent)
        self._table = table
        self.paper = ReportPaper(self.theme, self)
        self.done = Button(tr("Done"), self.theme, "accent", self, pill=False)
        self.done.clicked.connect(self.home_wanted)
        self.set_title(tr("SCOUTING REPORT"), table.title)
        self.say(WRITING, HINT, tr("SCOUT"), "")

    def start_focus(self) -> None:
        """Put the keyboard on the paper."""
        self.paper.setFocus()

    def write(self, tasks: Tasks, folder: Path) -> None:
        """Read the record book and write the report on a worker thread, then show it."""
        tasks.run(lambda: report_on(self._table, folder), self.show_report, self._failed)

    def _failed(self, sentence: str) -> None:
        self.say(sentence, HINT, tr("SCOUT"), "")

    def show_report(self, report: ScoutingReport) -> None:
        """Show what was written."""
        self.paper.show_report(report)
        self.say(report.sentence, HINT, tr("SCOUT"), "")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape goes back."""
        if event.key() == Qt.Key.Key_Escape:
            self.home_wanted.emit()
        else:
            super().keyPressEvent(event)

    def themed(self) -> None:
        """Pass the theme on."""
        self.paper.set_theme(self.theme)
        self.done.set_theme(self.theme)

    def place(self) -> None:
        """Lay the paper out."""
        stage, m, k = self.stage(), self.theme.px(SPACE.s5), self.theme.k
        size = self.done.sizeHint()
        wide = min(stage.width() - 2 * m, WIDE * k * max(1.0, self.theme.text))
        high = stage.height() - 2 * m - size.height() - 6 * k
        card = QRectF(stage.center().x() - wide / 2, stage.top() + m, wide, high)
        self.paper.lay(card)
        top = round(stage.bottom() - m / 2 - size.height())
        self.done.setGeometry(round(card.right() - size.width()), top, size.width(), size.height())


def report_on(table: Table, folder: Path) -> ScoutingReport:
    """The report on a game, from the games in a folder; takes seconds."""
    from gridlight.ui.foto.studying import recorded

    return scouting_report(table.header, table.history, recorded(folder), plan_of(table.header))


def page_of(window: MainWindow, table: Table) -> ScoutingScreen:
    """The page of a game, wired to the window."""
    from gridlight.ui.theme import wishes_of

    screen = ScoutingScreen(table, wishes_of(window.preferences), window)
    screen.home_wanted.connect(window.back)
    screen.help_wanted.connect(window.help)
    screen.write(window.tasks, window.shelf.folder)
    return screen
