"""Tendencies as a page of the window: made, wired, and counted beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gridlight.session.record_book.book import RecordBook
from gridlight.session.tendencies.count import Seen, seen_calls
from gridlight.ui.pages import show_help
from gridlight.ui.records.page import AT_ONCE, show_moment
from gridlight.ui.records.tendencies_screen import TendenciesScreen
from gridlight.ui.theme import wishes_of

if TYPE_CHECKING:
    from gridlight.ui.main_window import MainWindow


def page(window: MainWindow) -> TendenciesScreen:
    """What is called in all games of the window's folder."""
    screen = TendenciesScreen(wishes_of(window.preferences), window)
    reader = Reader(window, screen)
    screen.home_wanted.connect(window.back)
    screen.settings_wanted.connect(lambda: window.open_page("settings"))
    screen.help_wanted.connect(lambda: show_help(window, "record-book"))
    screen.book_wanted.connect(lambda: window.open_page("record-book"))
    screen.looked_at.connect(lambda: reader.refresh())
    screen.moment_wanted.connect(lambda file, at: show_moment(window, file, at))
    return screen


class Reader:
    """Reads the book on the worker thread, a few games at a time, and shows what was called."""

    def __init__(self, window: MainWindow, screen: TendenciesScreen) -> None:
        self._tasks = window.tasks
        self._screen = screen
        self._book = RecordBook(window.shelf.folder)
        self._reading = self._again = False

    def refresh(self) -> None:
        """Show what is known, then read what has changed."""
        if self._reading:
            self._again = True
            return
        self._reading = True
        self._go_on(0)

    def _go_on(self, most: int) -> None:
        self._tasks.run(lambda: self._read(most), self._came, self._failed)

    def _read(self, most: int) -> tuple[int, tuple[Seen, ...]]:
        left = self._book.catch_up(most)
        return left, seen_calls(self._book.called())

    def _came(self, found: tuple[int, tuple[Seen, ...]]) -> None:
        left, seen = found
        self._screen.show_seen(seen, left)
        if left:
            self._go_on(AT_ONCE)
            return
        self._reading = False
        if self._again:
            self._again = False
            self.refresh()

    def _failed(self, sentence: str) -> None:
        self._reading = self._again = False
        self._screen.tell(sentence)
