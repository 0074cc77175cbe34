"""Games between computers, played beside the window one after the other, each kept at once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from threading import Event

from PySide6.QtCore import QObject, Signal

from gridlight.kernel.errors import GridlightError
from gridlight.kernel.language import tr
from gridlight.present.season import season_coach
from gridlight.present.situation import quarter
from gridlight.session.season.playing import Stopped, play_out
from gridlight.session.season.reckoning import Game, Reckoning
from gridlight.session.season.seasons import OpenSeason
from gridlight.session.table import Table
from gridlight.ui.tasks import Tasks

TELLING = 5  # hundredths between two reports
ALL = 0


@dataclass(frozen=True, slots=True)
class Order:
    """What is to be played of a season: one game by its key, a week, or all."""

    path: Path
    key: str = ""
    week: int = ALL

    def games(self, reckoning: Reckoning, tried: set[str]) -> list[Game]:
        """The games that are left of it."""
        waiting = reckoning.to_simulate(self.week or None)
        return [
            game
            for game in waiting
            if game.key not in tried and (not self.key or game.key == self.key)
        ]


@dataclass(frozen=True, slots=True)
class Played:
    """What became of an order: how many games were played, and what went wrong in others."""

    games: int
    faults: tuple[str, ...] = ()
    stopped: bool = False


class Simulator(QObject):
    """Plays orders on a worker thread.

    `told` carries a sentence and how much is done, 0 to 1; `kept` is sent after each game that
    is in its file; `done` carries a `Played`.
    """

    told = Signal(str, float)
    kept = Signal(str)
    done = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tasks = Tasks(self)
        self._stop = Event()
        self._said, self._quarter = -1, 1

    @property
    def busy(self) -> bool:
        """Whether anything is being played."""
        return self._tasks.busy

    def play(self, order: Order) -> None:
        """Begin to play an order; nothing where one is being played already."""
        if self.busy:
            return
        stop = self._stop = Event()
        self.destroyed.connect(stop.set)
        self._tasks.run(lambda: self._play(order, stop), self.done.emit, self._failed)

    def stop(self) -> None:
        """Break off soon; the game under way is given up, all before it are kept."""
        self._stop.set()

    def close(self) -> None:
        """Break off, and wait for the worker to come to rest."""
        self._stop.set()
        self._tasks.close()

    def _failed(self, sentence: str) -> None:
        self.done.emit(Played(0, (sentence,)))

    # on the worker's thread

    def _play(self, order: Order, stop: Event) -> Played:
        season = OpenSeason(order.path)
        faults: list[str] = []
        count, tried = 0, set[str]()
        while waiting := order.games(season.reckoning(), tried):
            game, whole = waiting[0], len(waiting) + count
            tried.add(game.key)
            words = tr(
                "{teams}, game {place} of {count}",
                teams=_words(season, game),
                place=count + 1,
                count=whole,
            )
            self.told.emit(words, count / whole)
            try:
                self._play_one(season, game, stop, partial(self._seen, words, count, whole))
            except Stopped:
                return Played(count, tuple(faults), stopped=True)
            except (GridlightError, OSError) as fault:
                faults.append(str(fault))
                continue
            count += 1
            self.kept.emit(game.key)
        return Played(count, tuple(faults))

    def _play_one(
        self, season: OpenSeason, game: Game, stop: Event, seen: Callable[[Table], None]
    ) -> None:
        def studied(done: int, most: int) -> None:
            if stop.is_set():
                raise Stopped
            share = 100 * done // max(1, most)
            if share // TELLING != self._said:
                self._said = share // TELLING
                words = tr("The coaches study the cards, once for each deck")
                self.told.emit(words, done / max(1, most))

        job = season.job(game)
        self._quarter = 1
        play_out(job, season_coach, stop.is_set, studied, seen)
        season.note(job)

    def _seen(self, words: str, count: int, whole: int, table: Table) -> None:
        """Tell when a quarter begins, for games that take long."""
        now = int(table.described().get("quarter") or 1)
        if now > self._quarter:
            self._quarter = now
            share = (count + min(now - 1, 4) / 4) / whole
            self.told.emit(f"{words}, {quarter(now)}", share)


def _words(season: OpenSeason, game: Game) -> str:
    home, visitors = (season.season.teams[team].name for team in game.teams)
    return tr("{visitors} at {home}", visitors=visitors, home=home)
