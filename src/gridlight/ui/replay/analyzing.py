"""The analysis of a replay: worked out beside the window, shown on the panel and on its sheet."""

from __future__ import annotations

from collections.abc import Callable
from threading import Event
from time import monotonic
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from shiboken6 import isValid

from gridlight.kernel.errors import GridlightError
from gridlight.kernel.language import tr
from gridlight.present.analysis import Outlook, played_of
from gridlight.present.analysis_lines import Line
from gridlight.present.analysis_snaps import has_snaps
from gridlight.present.replay import TimeLine
from gridlight.present.situation import Names
from gridlight.present.study import Study
from gridlight.session.rerun import Rerun
from gridlight.ui.logs import log_of
from gridlight.ui.replay.panel import ANALYZE, ReplayPanel
from gridlight.ui.replay.places import beside, over_all
from gridlight.ui.replay.player import Player
from gridlight.ui.replay.sheet import AnalysisSheet
from gridlight.ui.tabletop.working import Working
from gridlight.ui.tasks import Tasks

if TYPE_CHECKING:
    from gridlight.coaches.analysis.whole import Analysis, Played

PAGES = (tr("Where it turned"), tr("Luck"), tr("This snap"))
SHORT = (tr("Turns"), tr("Luck"), tr("Snap"))
TURNS, LUCK, SNAP = range(3)
GOING, SOLVING = tr("Going through the game"), tr("Solving the deck, once for each")
OPENS, SHUTS = tr("Analysis"), tr("Close analysis")
NOT_YET = tr("Analyze the game first: press A.")
NOT_OPEN = tr("Open the analysis first: press A.")


class AnalysisFault(GridlightError):
    """A game that can't be judged; the log says more."""


class Analyzing(QObject):
    """What the button of the analysis does: it starts, stops, opens and closes it.

    `told` carries a sentence for the status line, `done` says that the analysis is there.
    """

    told = Signal(str)
    done = Signal()
    _progress = Signal(int, int)

    def __init__(
        self, rerun: Rerun, names: Names, line: TimeLine, player: Player, panel: ReplayPanel
    ) -> None:
        super().__init__(panel)
        self.outlook: Outlook | None = None
        self._rerun, self._names, self._line = rerun, names, line
        self._player, self._panel = player, panel
        self._stage = player.stage
        self._tasks = Tasks(self)
        self._stop = Event()
        self._task: int | None = None
        self._page, self._percent = TURNS, 0
        last = None if has_snaps(rerun) else SNAP
        self.sheet = AnalysisSheet(PAGES[:last], SHORT[:last], self._stage.theme, self._stage)
        self._study = Study()
        self.slip = Working(tr("The game is analyzed"), self._stage.theme, self._stage)
        self._wire()

    def _wire(self) -> None:
        self._panel.analysis_wanted.connect(self.press)
        self._panel.laid.connect(self._lay)
        self._panel.hidden.connect(self._hidden)
        self._player.moved.connect(self._moved)
        self._progress.connect(self._tell)
        self.sheet.turned_to.connect(self.turn_to)
        self.sheet.chosen.connect(self._choose)
        self.sheet.left.connect(self.shut)
        self.slip.stopped.connect(self.press)
        self.sheet.spread_wanted.connect(self.spread)

    @property
    def busy(self) -> bool:
        """Whether the game is being analyzed."""
        return self._task is not None

    # the button

    def press(self) -> None:
        """Start, stop, open or close, whichever comes next."""
        if self.busy:
            self.cancel()
            self.told.emit(tr("The analysis was stopped."))
        elif self.outlook is None:
            self.start()
        elif not self.shut():
            self.open()

    def start(self) -> None:
        """Analyze the game beside the window."""
        played, stop = played_of(self._rerun), Event()
        self._stop, self._percent, self._study = stop, 0, Study()

        def tell(done: int, most: int) -> None:
            if not stop.is_set():
                self._progress.emit(done, most)

        self._task = self._tasks.run(
            lambda: _analysis(played, tell, stop.is_set), self._came, self._failed
        )
        self._tell(0, 1)

    def cancel(self) -> None:
        """Stop; what was worked out so far is dropped."""
        self._stop.set()
        if self._task is not None:
            self._tasks.drop(self._task)
            self._task = None
            self._panel.name_analysis(ANALYZE)
        if isValid(self.slip):
            self.slip.hide()

    def _tell(self, done: int, most: int) -> None:
        self._percent = max(self._percent, 100 * done // max(1, most))
        if self.busy:
            self._show_progress(done, most)
        words = tr("Stop, {percent} %", percent=self._percent)
        if self.busy and self._panel.analyze.words != words:
            self._panel.name_analysis(words, tr("{percent} %", percent=self._percent))

    def _show_progress(self, done: int, most: int) -> None:
        if most in (1, len(self._rerun.history)):
            told = self._study.tell(GOING, done, most, monotonic(), rounds=1)
        else:  # half of what is still to come then is the game itself
            told = self._study.tell(SOLVING, done, most // 2, monotonic())
        self.slip.show_progress(told)
        self._lay_slip()

    def _lay_slip(self) -> None:
        self.slip.set_theme(self._stage.theme)
        self.slip.lay_in(beside(self._stage))

    def _came(self, analysis: Analysis) -> None:
        self._task = None
        self.show(analysis)
        self.told.emit(
            tr("The game is analyzed. 1 to 3 turn the pages, T goes to where it turned.")
        )
        self.done.emit()

    def show(self, analysis: Analysis) -> None:
        """Show an analysis of the game, its sheet first."""
        self.slip.hide()
        self.outlook = Outlook(self._rerun, analysis, self._names, self._line.shares)
        self._panel.show_outlook(self.outlook)
        self.open()

    def _failed(self, sentence: str) -> None:
        self._task = None
        self.slip.hide()
        self._panel.name_analysis(ANALYZE)
        self.told.emit(sentence)

    def _hidden(self) -> None:
        """Work for nobody is left off; a window that is only put away is waited for."""
        if not isValid(self._stage):  # the screen is being taken down
            self._stop.set()
            if self.busy:
                self._tasks.leave()
        elif not self._stage.window().isMinimized():
            self.cancel()
            self._tasks.leave()
            self._tasks = Tasks(self)

    # the sheet

    def open(self) -> None:
        """Lay the sheet over the stage."""
        self.turn_to(self._page)
        self.sheet.show()
        self.sheet.raise_()
        self._panel.name_analysis(SHUTS)

    def shut(self) -> bool:
        """Take the sheet away; whether it lay there."""
        if not self.sheet.isVisible():
            return False
        if self.sheet.isAncestorOf(self.sheet.window().focusWidget() or self._panel):
            self._panel.scrubber.setFocus()
        self.sheet.hide()
        self._panel.name_analysis(OPENS)
        return True

    def turn_to(self, page: int) -> None:
        """Turn to a page of the sheet."""
        if self.outlook is None:
            self.told.emit(NOT_YET)
            return
        if page > SNAP or (page == SNAP and not self.outlook.has_snaps):
            return
        self._page = page
        self.sheet.pages.set_current(page)
        self._show_lines(self.outlook)

    def _show_lines(self, outlook: Outlook) -> None:
        self.sheet.show_lines(PAGES[self._page], self._lines(outlook))
        self._lay()

    def _lines(self, outlook: Outlook) -> tuple[Line, ...]:
        if self._page == TURNS:
            return outlook.turn_lines()
        if self._page == LUCK:
            return outlook.luck_lines()
        return outlook.snap_lines(self._player.at)

    def _moved(self, n: int) -> None:
        if self.outlook is not None and self._page == SNAP:
            self._show_lines(self.outlook)

    def _lay(self) -> None:
        self.sheet.set_theme(self._stage.theme)
        place = over_all if self.sheet.spread else beside
        self.sheet.lay(place(self._stage))
        self._lay_slip()

    def spread(self) -> None:
        """Spread the sheet out over the stage, or fold it beside the board again."""
        if self.outlook is None or not self.sheet.isVisible():
            self.told.emit(NOT_YET if self.outlook is None else NOT_OPEN)
            return
        self.sheet.set_spread(not self.sheet.spread)
        self._lay()

    def _choose(self, step: int) -> None:
        """Go to a step, with the sheet out of the way of what is to be seen there."""
        if self.sheet.spread:
            self.spread()
        self._player.hold(step)

    # where it turned

    def to_turn(self, by: int) -> None:
        """Stand where the game turned next, or before."""
        if self.outlook is None:
            self.told.emit(NOT_YET)
            return
        turn = self.outlook.next_turn(self._player.at, by)
        if turn is None:
            self.told.emit(
                tr("The game didn’t turn after this.")
                if by > 0
                else tr("The game didn’t turn before this.")
            )
            return
        self._player.hold(turn.step)
        self.told.emit(turn.words)


def _analysis(
    played: Played, tell: Callable[[int, int], None], stop: Callable[[], bool]
) -> Analysis:
    """On the worker's thread: the analysis, or one sentence on why there is none."""
    from gridlight.coaches.analysis.course import Cancelled
    from gridlight.coaches.analysis.whole import analyze

    try:
        return analyze(played, tell, stop)
    except (GridlightError, OSError, Cancelled):
        raise
    except Exception as error:
        log_of("coaches").exception("no analysis of a game of %s", played.name)
        raise AnalysisFault(tr("This game can’t be analyzed; the log says more.")) from error
