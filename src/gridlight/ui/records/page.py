"""The record book as a page of the window: made, wired, and kept up to date beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gridlight.kernel.errors import GridlightError
from gridlight.kernel.language import tr
from gridlight.session.record_book.book import RecordBook
from gridlight.session.season.seasons import Found, Seasons
from gridlight.ui.pages import MAKERS, show_replay, wire_games
from gridlight.ui.records.screen import RecordBookScreen
from gridlight.ui.records.tabs import Tab
from gridlight.ui.theme import wishes_of

if TYPE_CHECKING:
    from gridlight.session.record_book.rows import Row
    from gridlight.ui.main_window import MainWindow

Read = tuple[int, "tuple[Row, ...]", tuple[Found, ...]]
"""How many games are still unread, the book as it stands, the seasons."""
AT_ONCE = 8
"""So many games are read before the book is shown again; a page is never empty for long."""
DOORS: tuple[Tab, ...] = (("season", tr("Season")), ("tendencies", tr("Tendencies")))


def page(window: MainWindow) -> RecordBookScreen:
    """The record book of the window's folder."""
    doors = [door for door in DOORS if door[0] in MAKERS]
    screen = RecordBookScreen(window.shelf.folder, doors, wishes_of(window.preferences), window)
    reader = Reader(window, screen)
    wire_games(window, screen, reader.refresh)
    screen.home_wanted.connect(window.back)
    screen.looked_at.connect(lambda: reader.refresh())
    screen.door_wanted.connect(window.open_page)
    screen.moment_wanted.connect(lambda file, at: show_moment(window, file, at))
    return screen


class Reader:
    """Reads the book on the worker thread, a few games at a time, and shows what it has."""

    def __init__(self, window: MainWindow, screen: RecordBookScreen) -> None:
        self._tasks = window.tasks
        self._screen = screen
        self._book = RecordBook(window.shelf.folder)
        self._seasons = Seasons(window.shelf.folder)
        self._most = 0
        self._reading = self._again = False
        self._said = ""

    def refresh(self, said: str = "") -> None:
        """Show the book as it is known, then read what has changed and say what was done."""
        self._said = said or self._said
        if self._reading:
            self._again = True
            return
        self._reading, self._most = True, 0
        self._go_on()

    def _go_on(self) -> None:
        self._tasks.run(self._read, self._came, self._failed)

    def _read(self) -> Read:
        left = self._book.catch_up(self._most)
        return left, self._book.rows(), self._seasons.all()

    def _came(self, found: Read) -> None:
        left, rows, seasons = found
        self._screen.show_book(rows, left, seasons)
        self._most = AT_ONCE
        if left:
            self._go_on()
            return
        self._reading = False
        if self._again:
            self._again = False
            self.refresh()
        elif self._said:
            self._screen.tell(self._said)
            self._said = ""

    def _failed(self, sentence: str) -> None:
        self._reading = self._again = False
        self._screen.tell(sentence)


def show_moment(window: MainWindow, file: str, at: int) -> None:
    """Show a game of the window's folder once more, from after step `at` on."""
    path = window.shelf.folder / file
    try:
        with window.shelf.read(path) as table:
            show_replay(window, table, at)
    except (GridlightError, OSError) as fault:
        window.complain(str(fault))
