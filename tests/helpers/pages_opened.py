"""Every page of the window, opened anew from Home with games, a season, decks and tables."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

from pytestqt.qtbot import QtBot

from gridlight import paths
from gridlight.session.games import read_deck
from gridlight.session.penalty_shelf import AVERAGE, CARDS
from gridlight.session.table import Setup, Table
from gridlight.ui.chrome import Screen
from gridlight.ui.editor.hub import WorkshopScreen
from gridlight.ui.editor.screen import EditorScreen
from gridlight.ui.main_window import MainWindow
from gridlight.ui.pages import MAKERS, new_game_sheet, show_help, show_replay
from gridlight.ui.tasks import Tasks
from gridlight.workshop.drafting.rack import Rack
from helpers.games_played import play_on
from helpers.leagues import begun, played_out
from helpers.people import settle

GAMES = ("foto-electric", "all-pro", "pegskin")
STEPS = (0, 23)
BESIDE_A_GAME = ("record", "fairness")


def fill(home: Path) -> None:
    """Write what a person has after some evenings: games of each kind, a season, own tables."""
    games = home / "games"
    games.mkdir(parents=True)
    for game in GAMES:
        for end in ("on", "over"):
            with Table.start(Setup(game, seed=end), games / f"{game}-{end}.gridlight") as table:
                play_on(table, 5, steps=60)
                if end == "over" and not table.over:
                    table.resign(table.to_act[0])
    played_out(begun(games, 4), most=2)
    Rack(paths.decks()).copy(read_deck(), {})
    data = paths.cards(*CARDS.bundled[AVERAGE]).read_bytes()
    CARDS.save("Our league", data)


class Pages:
    """A window whose pages are opened one at a time, each as if for the first time."""

    def __init__(self, window: MainWindow, qtbot: QtBot, filled: tuple[Path, Path]) -> None:
        self.window = window
        self.qtbot = qtbot
        self.filled, self.user = filled
        self.preferences = window.preferences

    @property
    def screen(self) -> Screen:
        """What shows."""
        return self.window.screens[self.window.screen_name()]

    def rest(self) -> None:
        """Wait until nothing is made beside the window any more."""
        settle(2)
        self.qtbot.waitUntil(lambda: not self._busy(), timeout=60_000)
        settle(2)

    def _busy(self) -> bool:
        bench = getattr(self.screen, "bench", None)  # the lab works beside the window on its own
        return self.window.tasks.busy or (bench is not None and bench.busy)

    def _read_all(self) -> None:
        """Wait for what a fresh page reads on its own, and takes the focus away with."""
        tasks = self.screen.findChildren(Tasks)
        self.qtbot.waitUntil(lambda: not any(each.busy for each in tasks), timeout=60_000)
        settle(2)

    def open(self, name: str) -> Screen:
        """Go home, lay everything back as it was, and open a page from there."""
        window = self.window
        window.go_home()
        for other in [each for each in window.screens if each != "home"]:
            window._forget(other)
        window.keep(self.preferences)
        self._lay_back()
        self.rest()
        PAGES[name](self)
        self.rest()
        self._read_all()
        return self.screen

    def _lay_back(self) -> None:
        folder, data = self.window.shelf.folder, Path("user", "data")
        for place, kept in ((folder, Path("games")), (self.user / "data", data)):
            shutil.rmtree(place, ignore_errors=True)
            shutil.copytree(self.filled / kept, place)

    def file(self, game: str, end: str = "on") -> Path:
        """A saved game of that kind."""
        return self.window.shelf.folder / f"{game}-{end}.gridlight"

    def table(self, game: str, steps: int, **settings: object) -> None:
        """Lay a game on the table that is so many steps old."""
        path = self.window.shelf.folder / "fresh.gridlight"
        table = Table.start(Setup(game, settings=settings, seed="fresh"), path)
        self.window.play_table(play_on(table, 2, steps=steps))

    def replay(self, game: str) -> None:
        """Show a saved game once more."""
        with Table.open(self.file(game), only_read=True) as table:
            show_replay(self.window, table, 9)


Opening = Callable[[Pages], None]


def _page(name: str) -> Opening:
    return lambda pages: pages.window.open_page(name)


def _beside(name: str, game: str) -> Opening:
    def opening(pages: Pages) -> None:
        pages.window.open_game(pages.file(game))
        pages.rest()
        pages.window.told_page(name)

    return opening


def _sheet(game: str) -> Opening:
    return lambda pages: pages.window.open_made("new-game", new_game_sheet(pages.window, game))


def _table(game: str, steps: int, **settings: object) -> Opening:
    return lambda pages: pages.table(game, steps, **settings)


def _over(game: str) -> Opening:
    return lambda pages: pages.window.open_game(pages.file(game, "over"))


def _replay(game: str) -> Opening:
    return lambda pages: pages.replay(game)


def _workshop(what: str) -> Opening:
    def opening(pages: Pages) -> None:
        window = pages.window
        window.open_page("workshop")
        pages.rest()
        hub = window.screens["workshop"]
        assert isinstance(hub, WorkshopScreen)
        if what == "compare":
            first, second = hub.decks()[:2]
            hub.compare_wanted.emit(first, second)
            return
        window.open_page("editor")
        pages.rest()
        editor = window.screens["editor"]
        assert isinstance(editor, EditorScreen)
        editor.try_cards()

    return opening


def _deck(pages: Pages) -> None:
    pages.window.open_deck(paths.cards("classic"))


TABLES: dict[str, Opening] = {
    **{f"{game} {steps}": _table(game, steps) for game in GAMES for steps in STEPS},
    **{f"referee {game}": _table(game, 12, boards="own") for game in GAMES},
    **{f"over {game}": _over(game) for game in GAMES},
}
"""Games on the table: their Escape is a move’s, and Home is a button."""

PAGES: dict[str, Opening] = {
    "home": lambda pages: None,
    **{name: _page(name) for name in MAKERS if name not in BESIDE_A_GAME},
    **{f"{name} {game}": _beside(name, game) for name in BESIDE_A_GAME for game in GAMES},
    **{f"new-game {game}": _sheet(game) for game in GAMES},
    **TABLES,
    **{f"replay {game}": _replay(game) for game in GAMES},
    "share opened": _deck,
    "compare-decks": _workshop("compare"),
    "trial": _workshop("trial"),
    "help workshop": lambda pages: show_help(pages.window, "workshop"),
}
