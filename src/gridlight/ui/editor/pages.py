"""How the workshop's pages are made and wired to the window."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from gridlight import paths
from gridlight.cards.model import Deck
from gridlight.kernel.errors import GridlightError
from gridlight.session.games import bundled_decks, read_deck
from gridlight.ui.chrome import Screen
from gridlight.ui.theme import wishes_of
from gridlight.workshop.drafting.rack import Desk, Rack

if TYPE_CHECKING:
    from gridlight.ui.editor.hub import WorkshopScreen
    from gridlight.ui.editor.strip import Pair
    from gridlight.ui.main_window import MainWindow


def page(window: MainWindow) -> Screen:
    """The workshop: all decks, and the ways to whatever can be done with them."""
    from gridlight.ui.editor.hub import Shelf, WorkshopScreen
    from gridlight.ui.pages import MAKERS

    shelf = Shelf(_rack(), tuple(read_deck(name) for name in bundled_decks()))
    pages = tuple(MAKERS)
    screen = WorkshopScreen(shelf, wishes_of(window.preferences), window, window.tasks, pages)
    screen.home_wanted.connect(window.back)
    screen.settings_wanted.connect(lambda: window.open_page("settings"))
    screen.help_wanted.connect(lambda: _help(window))
    screen.page_wanted.connect(window.open_page)
    screen.draw_wanted.connect(lambda path, key: _draw(window, path, key))
    screen.compare_wanted.connect(lambda one, other: _compare(window, screen, one, other))
    return screen


def _rack() -> Rack:
    """The person's own decks, none of them named as one that comes with the program."""
    taken = (*bundled_decks(), *(read_deck(name).name for name in bundled_decks()))
    return Rack(paths.decks(), taken)


def _help(window: MainWindow) -> None:
    from gridlight.ui.screens.help import HelpScreen

    screen = HelpScreen(wishes_of(window.preferences), window, "workshop")
    screen.home_wanted.connect(window.back)
    window.open_made("help", screen)


def _draw(window: MainWindow, path: Path, key: str) -> None:
    try:
        screen = editor_of(window, path, key)
    except (GridlightError, OSError) as fault:
        window.complain(str(fault))
        return
    window.open_made("editor", screen)


def _compare(window: MainWindow, hub: WorkshopScreen, one: Deck, other: Deck) -> None:
    from gridlight.ui.editor.compare import CompareScreen

    decks = hub.decks()
    places = decks.index(one), decks.index(other)
    screen = CompareScreen(decks, *places, wishes_of(window.preferences), window, window.tasks)
    screen.home_wanted.connect(window.back)
    screen.settings_wanted.connect(lambda: window.open_page("settings"))
    screen.help_wanted.connect(lambda: _help(window))
    window.open_made("compare-decks", screen)


def editor_of(window: MainWindow, path: Path, key: str = "1") -> Screen:
    """The editor with the deck in a folder, one of its cards on the board."""
    from gridlight.ui.editor.screen import EditorScreen

    wishes, desk = wishes_of(window.preferences), Desk.open(path)
    screen = EditorScreen(desk, wishes, window, window.tasks, key, read_deck())
    screen.home_wanted.connect(window.back)
    screen.settings_wanted.connect(lambda: window.open_page("settings"))
    screen.help_wanted.connect(lambda: _help(window))
    screen.trial_wanted.connect(lambda pair, alignment: _try(window, pair, alignment))
    return screen


def _try(window: MainWindow, pair: Pair, alignment: int) -> None:
    from gridlight.ui.editor.trial import TrialScreen

    screen = TrialScreen(pair, alignment, wishes_of(window.preferences), window)
    screen.home_wanted.connect(window.back)
    screen.settings_wanted.connect(lambda: window.open_page("settings"))
    screen.help_wanted.connect(lambda: _help(window))
    window.open_made("trial", screen)


def editor(window: MainWindow) -> Screen:
    """The editor with the first deck of one's own, a copy of the bundled one if there is none."""
    rack = _rack()
    path = next((kept.path for kept in rack.decks() if not kept.fault), None)
    return editor_of(window, path or rack.copy(read_deck(), {}))
