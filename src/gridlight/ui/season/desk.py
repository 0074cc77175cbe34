"""What the season's page asks for, done: files read and written, tables laid, games played."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject

from gridlight.kernel.errors import GridlightError
from gridlight.kernel.language import tr, trn
from gridlight.present.season import (
    Deed,
    SeasonView,
    deed_for,
    season_view,
)
from gridlight.present.season_leaders import LeaderList, leader_lists
from gridlight.session.season.playing import sit_down
from gridlight.session.season.reckoning import Game, Reckoning
from gridlight.session.season.seasons import Agreement, Found, OpenSeason, Seasons
from gridlight.session.season.statistics import Book, book_of, totals
from gridlight.ui.season.charts import SeasonRow
from gridlight.ui.season.simulator import Order, Played, Simulator
from gridlight.ui.tasks import Tasks

if TYPE_CHECKING:
    from gridlight.ui.main_window import MainWindow
    from gridlight.ui.season.screen import SeasonScreen


@dataclass(frozen=True, slots=True)
class Shown:
    """What was read: the seasons, the one chosen, and its view unless it can't be opened."""

    rows: tuple[SeasonRow, ...]
    chosen: Path | None
    reckoning: Reckoning | None
    view: SeasonView | None


class SeasonDesk(QObject):
    """Serves a page of the window; what takes a while is done beside it."""

    def __init__(self, window: MainWindow, screen: SeasonScreen) -> None:
        super().__init__(screen)
        self._window = window
        self._screen = screen
        self.seasons = Seasons(window.shelf.folder)
        self.reader = Tasks(self)
        self.simulator = Simulator(self)
        self._opened: dict[Path, OpenSeason] = {}  # the reader's own
        self._books: dict[str, Book] = {}  # by the games' sums, the reader's own too
        self._chosen: Path | None = None
        self._now: Shown | None = None
        self._asked = 0
        self._celebrated: set[Path] = set()
        self._connect()
        window.installEventFilter(self)
        screen.installEventFilter(self)

    def _connect(self) -> None:
        screen, simulator = self._screen, self.simulator
        screen.season_chosen.connect(self.choose)
        screen.rename_wanted.connect(self.rename)
        screen.delete_wanted.connect(self.delete)
        screen.undo_wanted.connect(self.restore)
        screen.deed_wanted.connect(self.do)
        screen.replay_of_wanted.connect(self.replay)
        screen.simulate_wanted.connect(self.simulate)
        screen.cancel_wanted.connect(simulator.stop)
        simulator.told.connect(screen.show_progress)
        simulator.kept.connect(lambda _: self.read())
        simulator.done.connect(self._played)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Read anew when the page shows; break everything off when the window closes."""
        if watched is self._screen and event.type() == QEvent.Type.Show:
            self.read()
        elif watched is self._window and event.type() == QEvent.Type.Close:
            self.close()
        return False

    def close(self) -> None:
        """Break off what is being played or read."""
        self.simulator.close()
        self.reader.close()

    # reading

    def read(self, chosen: Path | None = None, said: str = "") -> None:
        """Read the seasons anew, and the one chosen; then say what was done, if anything was."""
        self._chosen = chosen or self._chosen
        wanted = self._chosen
        self._asked += 1
        number = self._asked

        def done(shown: Shown) -> None:
            if number == self._asked:
                self._show(shown, said)

        self.reader.run(lambda: _read(self.seasons, self._opened, wanted), done, self._screen.tell)

    def _show(self, shown: Shown, said: str) -> None:
        before, self._now = self._now, shown
        fresh = before is None or before.chosen != shown.chosen
        self._chosen = shown.chosen
        screen = self._screen
        screen.let("undo", self.seasons.can_restore)
        screen.show_seasons(shown.rows, shown.chosen)
        screen.show_view(shown.view, fresh=fresh)
        if fresh and screen.focusWidget() in (None, screen, screen.new):
            screen.start_focus()
        self._crown(before, shown, fresh=fresh)
        if said:
            screen.tell(said)
        reckoning = shown.reckoning
        if reckoning is not None:
            self.reader.run(
                lambda: _leaders(reckoning, self._books), self._show_leaders, screen.tell
            )

    def _show_leaders(self, lists: tuple[LeaderList, ...]) -> None:
        self._screen.show_leaders(lists)

    def _crown(self, before: Shown | None, shown: Shown, *, fresh: bool) -> None:
        """Celebrate champions at the moment when they become so, once."""
        if shown.chosen is None or shown.view is None or shown.view.champion is None:
            return
        if shown.chosen in self._celebrated:
            return
        self._celebrated.add(shown.chosen)
        waited = before is not None and before.view is not None and before.view.champion is None
        if waited and not fresh:
            self._screen.celebrate()

    def choose(self, path: Path) -> None:
        """Show another season."""
        self.read(path)

    # seasons

    def begin(self, agreed: Agreement) -> bool:
        """Begin a season; whether that could be done."""
        try:
            path = self.seasons.begin(agreed)
        except (GridlightError, OSError) as fault:
            self._window.complain(str(fault))
            return False
        self.read(path)
        return True

    def rename(self, path: Path, name: str) -> None:
        """Call a season by another name."""
        self._act(
            lambda: OpenSeason(path).rename(name), tr("It is called “{name}” now.", name=name), path
        )

    def delete(self, path: Path) -> None:
        """Delete a season; nothing is asked, since Undo brings it back."""
        if self.simulator.busy:
            self._screen.tell(tr("Stop the games that are being played first."))
            return
        said = tr("The season is deleted, its games are kept; Undo brings it back.")
        self._act(lambda: self.seasons.delete(path), said)

    def restore(self) -> None:
        """Bring back the season that was deleted last."""
        if self.seasons.can_restore:
            self._act(self._restore, tr("The season is back."))

    def _restore(self) -> None:
        self._chosen = self.seasons.restore()

    def _act(self, work: Callable[[], None], said: str, path: Path | None = None) -> None:
        try:
            work()
        except (GridlightError, OSError) as fault:
            self._screen.tell(str(fault))
            return
        self._now = None if path is not None else self._now
        self.read(path, said)

    # games

    def do(self, key: str) -> None:
        """Do with a game what its button says."""
        now = self._now
        if now is None or now.reckoning is None or now.chosen is None:
            return
        game = now.reckoning.game(key)
        deed = deed_for(now.reckoning, game)
        if deed is Deed.LOOK:
            self._look(game)
        elif deed in (Deed.SIMULATE, Deed.FINISH):
            self._begin(Order(now.chosen, key=key))
        elif deed is not Deed.WAIT:
            self._sit_down(OpenSeason(now.chosen), game)

    def simulate(self, week: int) -> None:
        """Let computers play their games of a week, or with 0 all of them."""
        if self._chosen is not None:
            self._begin(Order(self._chosen, week=week))

    def _begin(self, order: Order) -> None:
        if self.simulator.busy:
            self._screen.tell(tr("The computers are playing already."))
            return
        self._screen.show_progress(tr("The computers sit down"), 0.0)
        self.simulator.play(order)

    def _played(self, played: Played) -> None:
        self._screen.show_progress("", 0.0)
        words = trn("{n} game played.", "{n} games played.", played.games)
        if played.stopped:
            words = trn(
                "{n} game played, then broken off.",
                "{n} games played, then broken off.",
                played.games,
            )

        self.read(said=played.faults[0] if played.faults else words)

    def _sit_down(self, season: OpenSeason, game: Game) -> None:
        """Lay a game on the table, and come back here from it."""
        from gridlight.ui.stages import no_stage_for

        try:
            job = season.job(game)
            table = sit_down(job)
            season.note(job)
        except (GridlightError, OSError) as fault:
            self._screen.tell(str(fault))
            return
        sentence = table.reading_only or no_stage_for(table)
        if sentence:
            table.close()
            self._screen.tell(sentence)
            return
        window = self._window
        window.play_table(table)
        if window.stage is not None:
            window.stage.home_wanted.connect(lambda: window.open_page("season"))

    def _look(self, game: Game) -> None:
        from gridlight.ui.pages import show_record

        if game.result.path is not None:
            show_record(self._window, game.result.path)

    def replay(self, key: str) -> None:
        """Show a game once more."""
        from gridlight.ui.pages import replay_of

        if self._now is not None and self._now.reckoning is not None:
            path = self._now.reckoning.game(key).result.path
            if path is not None:
                replay_of(self._window, path)


# on the worker's thread


def _read(seasons: Seasons, opened: dict[Path, OpenSeason], wanted: Path | None) -> Shown:
    found = seasons.all()
    paths = [each.path for each in found]
    chosen = wanted if wanted in paths else next(iter(paths), None)
    rows, mine = [], None
    for each in found:
        row, reckoning = _row(each, opened)
        rows.append(row)
        mine = reckoning if each.path == chosen else mine
    view = season_view(mine) if mine is not None else None
    return Shown(tuple(rows), chosen, mine, view)


def _row(found: Found, opened: dict[Path, OpenSeason]) -> tuple[SeasonRow, Reckoning | None]:
    """A line of the list; a season that was opened before reads only games that have changed."""
    fault = found.fault
    try:
        if not fault:
            season = opened.get(found.path) or OpenSeason(found.path)
            season.reread()
            opened[found.path] = season
            reckoning = season.reckoning()
            view = season_view(reckoning)
            return SeasonRow(found.path, view.name, view.what, view.state), reckoning
    except GridlightError as error:
        fault = str(error)
    return SeasonRow(found.path, found.name, "", fault=fault), None


def _leaders(reckoning: Reckoning, books: dict[str, Book]) -> tuple[LeaderList, ...]:
    """The leaders before the playoffs; games that can't be replayed don't count."""
    teams = reckoning.season.teams
    kept = []
    for game in reckoning.games:
        if game.playoff or not game.result.over:
            continue
        book = books.get(game.result.sum) or book_of(game.result)
        if book is not None:
            books[game.result.sum] = book
            kept.append((game, book))
    return leader_lists(teams, totals(len(teams), kept))
