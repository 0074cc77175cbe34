"""The one window: its screens, and the way from each to the others."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtGui import (
    QCloseEvent,
    QColor,
    QDragEnterEvent,
    QDropEvent,
    QGuiApplication,
    QKeyEvent,
    QPalette,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

import gridlight
from gridlight import paths
from gridlight.kernel.language import tr
from gridlight.present.preferences import Preferences, load, save
from gridlight.ui.opening import Kind, dropped, kind_of, open_paths
from gridlight.ui.tokens import INKS

if TYPE_CHECKING:
    from gridlight.session.table import Setup, Table
    from gridlight.ui.chrome import Screen
    from gridlight.ui.loupe import Loupe
    from gridlight.ui.screens.home import Home
    from gridlight.ui.screens.new_game import Agreed
    from gridlight.ui.shelf import Shelf, Stock
    from gridlight.ui.stages import GameStage
    from gridlight.ui.tasks import Tasks
    from gridlight.ui.theme import Wishes

SIZE = (1280, 800)
LEAST = (1024, 640)
WORK_OUT_AFTER = 3000  # milliseconds: not while people wait for the table to be laid


class MainWindow(QWidget):
    """Home, the game on the table, and all that opens from them; one at a time.

    Everything played is on disk already: closing the window loses nothing.
    """

    def __init__(
        self,
        folder: Path | None = None,
        settings: Path | None = None,
        parent: QWidget | None = None,
        *,
        furnished: bool = True,
    ) -> None:
        super().__init__(parent)
        self._settings = settings or paths.settings_file()
        self.watches: Path = self._settings.with_name("watches.json")
        loaded = load(self._settings)
        self.preferences: Preferences = loaded.preferences
        self._notice = loaded.notice or ""
        self._folder = folder
        self.screens: dict[str, Screen] = {}
        self.stage: GameStage | None = None
        self._back: list[str] = []
        self._stack: Loupe | None = None
        self.setWindowTitle("Gridlight")
        self.setMinimumSize(*LEAST)
        self.setAcceptDrops(True)
        self._resize()
        self.setPalette(QPalette(QColor(INKS[self.preferences.theme].table_mid)))
        if furnished:
            self.furnish()

    def furnish(self) -> None:
        """Put Home into the window, once; whatever that needs is imported only now."""
        if self.screens:
            return
        from gridlight.ui.loupe import Loupe
        from gridlight.ui.screens.home import Home
        from gridlight.ui.shelf import Shelf
        from gridlight.ui.tasks import Tasks

        self.shelf: Shelf = Shelf(self._folder or paths.saves())
        self.tasks: Tasks = Tasks(self)
        self._stack = Loupe(self)
        self._stack.setGeometry(self.rect())
        self._stack.set_text(self.preferences.text_scale)
        self._stack.show()
        self.home: Home = Home(None, self._wishes(), self)
        self._add("home", self.home)
        self._wire_home()
        self._wire_sounds()
        self.show_screen("home")

    def _wire_sounds(self) -> None:
        from gridlight.ui.sound.captions import Captions
        from gridlight.ui.sound.house import house

        self.captions: Captions = Captions(self.home.theme, self)
        house().told.connect(self.captions.tell)
        self._hear()

    def _hear(self) -> None:
        from gridlight.ui.sound.house import house

        house().on, house().captions = self.preferences.sound, self.preferences.captions

    def _wishes(self) -> Wishes:
        from gridlight.ui.theme import wishes_of

        return wishes_of(self.preferences)

    def _showing(self) -> Screen | None:
        return self._stack.currentWidget() if self._stack is not None else None

    def _loupe(self) -> Loupe:
        assert self._stack is not None, "the window is furnished first"
        return self._stack

    def _resize(self) -> None:
        wide, high = self.preferences.window or SIZE
        screen = QGuiApplication.primaryScreen()
        if screen is not None:
            room = screen.availableGeometry()
            wide, high = min(wide, room.width()), min(high, room.height())
        self.resize(max(wide, LEAST[0]), max(high, LEAST[1]))

    def _wire_home(self) -> None:
        home = self.home
        home.game_chosen.connect(self.new_game)
        home.continue_wanted.connect(self.open_game)
        home.games_wanted.connect(self.show_games)
        home.records_wanted.connect(self.show_games)
        home.position_wanted.connect(self.open_position)
        home.lessons_wanted.connect(lambda: self.open_page("lessons"))
        home.workshop_wanted.connect(lambda: self.open_page("workshop"))
        home.settings_wanted.connect(lambda: self.open_page("settings"))
        home.help_wanted.connect(self.help)

    # screens

    def _add(self, name: str, screen: Screen) -> None:
        self.screens[name] = screen
        screen.page_wanted.connect(self.open_page)
        self._loupe().addWidget(screen)

    def screen_name(self) -> str:
        """The name of the screen that shows."""
        now = self._showing()
        return next((name for name, screen in self.screens.items() if screen is now), "")

    def show_screen(self, name: str) -> None:
        """Show a screen that is there already."""
        from gridlight.ui.window_keys import tell_preferences

        screen = self.screens[name]
        tell_preferences(self, screen)
        screen.set_wishes(self._wishes())
        self._loupe().setCurrentWidget(screen)
        if self.stage is not None:
            self.stage.set_away(screen is not self.stage)
        title = self._game_title() if screen is self.stage else ""
        self.setWindowTitle(f"{title} – Gridlight" if title else "Gridlight")
        focus = getattr(screen, "start_focus", None)
        if focus is not None:
            focus()
        else:
            screen.setFocus()

    def _game_title(self) -> str:
        return self.stage.bridge.table.title if self.stage is not None else ""

    def go_home(self) -> None:
        """Put the game away and show the boxes."""
        self._back.clear()
        self._put_away()
        self.show_screen("home")
        self.restock()

    def restock(self) -> None:
        """Read the saved games anew, beside the window."""
        self.tasks.run(self.shelf.stock, self._stocked, self.home.say)

    def _stocked(self, stock: Stock) -> None:
        view = replace(stock.home, notice=self._notice)
        self.home.show_view(view)

    def page(self, name: str) -> Screen:
        """A page, made where it isn't there yet; it isn't shown by that."""
        if name not in self.screens:
            self._add(name, self._make(name))
        return self.screens[name]

    def open_page(self, name: str) -> None:
        """Show a page that leads back to where it was opened from."""
        here = self.screen_name()
        self.page(name)
        if here and here != name and (not self._back or self._back[-1] != here):
            self._back.append(here)
        self.show_screen(name)

    def open_made(self, name: str, screen: Screen) -> None:
        """Show a page that was made for this one time."""
        self._forget(name)
        self._add(name, screen)
        self.open_page(name)

    def help(self) -> None:
        """Show the help of the game at hand."""
        self._fresh_page("help")

    def game_at_hand(self) -> str:
        """The game on the table, on the sheet, or that was played last."""
        if self.stage is not None:
            return self.stage.bridge.table.header.game
        sheet = self.screens.get("new-game")
        if sheet is not None and sheet is self._showing():
            return str(sheet.kind.game)  # type: ignore[attr-defined]
        last = self.home.view.last
        return last.game if last is not None else "foto-electric"

    def back(self) -> None:
        """Go back to where the page was opened from."""
        before = self._back.pop() if self._back else "home"
        if before == "home" or before not in self.screens:
            self.go_home()
        else:
            self.show_screen(before)

    def _make(self, name: str) -> Screen:
        from gridlight.ui import pages

        makers: dict[str, Callable[[MainWindow], Screen]] = pages.MAKERS
        return makers[name](self)

    # games

    def new_game(self, game: str = "foto-electric") -> None:
        """Show the sheet for a new game of this kind."""
        from gridlight.ui.pages import new_game_sheet

        self.open_made("new-game", new_game_sheet(self, game))

    def start_game(self, agreed: Agreed) -> None:
        """Begin the game that the sheet says, and remember what was agreed on."""
        from gridlight.ui.beginnings import agreed_setup, remembering

        self.keep(remembering(self.preferences, agreed))
        self._start(agreed_setup(agreed))

    def _start(self, setup: Setup) -> None:
        from gridlight.kernel.errors import GridlightError

        try:
            table = self.shelf.start(setup)
        except (GridlightError, OSError) as fault:
            self.complain(str(fault))
            return
        self.play_table(table)

    # positions

    def open_position(self) -> None:
        """Show the field for a position, empty unless somebody is writing in it."""
        if self.screen_name() != "open-position":
            self._fresh_page("open-position")

    def start_position(self, setup: Setup) -> None:
        """Begin a game where a position says, between the teams at the table."""
        from gridlight.ui.beginnings import of_these_teams

        table = self.stage.bridge.table if self.stage is not None else None
        self._start(of_these_teams(setup, self.preferences, table))

    def copy_position(self, table: Table) -> None:
        """Put a table's position on the clipboard, as text."""
        from gridlight.kernel.errors import GridlightError
        from gridlight.session.positions import write_position

        try:
            words = write_position(table)
        except GridlightError as fault:
            self.complain(str(fault))
            return
        QGuiApplication.clipboard().setText(words)
        self.complain(tr("The position is on the clipboard, as text."))

    def open_game(self, path: Path) -> None:
        """Go on with a saved game."""
        from gridlight.kernel.errors import GridlightError
        from gridlight.ui.stages import no_stage_for

        try:
            table = self.shelf.open(path)
        except (GridlightError, OSError) as fault:
            self.complain(str(fault))
            return
        sentence = table.reading_only or no_stage_for(table)
        if sentence:
            table.close()
            self.complain(sentence)
            return
        self.play_table(table)

    def complain(self, sentence: str) -> None:
        """Say something in the status line of what shows: most often, why it can't be."""
        screen = self._showing()
        if screen is self.stage and self.stage is not None:
            self.stage.complain(sentence)
        elif screen is not None:
            screen.say(sentence)

    def play_table(self, table: Table) -> None:
        """Lay a game on the table."""
        from gridlight.ui.laying import lay, warm

        self._put_away()
        self._wear_colors_of(table)
        stage = lay(self, table)
        self.stage = stage
        name = table.header.game
        self._add(name, stage)
        self._back.clear()
        self.show_screen(name)
        stage.begin()
        self._lay_list()
        QTimer.singleShot(WORK_OUT_AFTER, stage, lambda: warm(self, stage))

    def _wear_colors_of(self, table: Table) -> None:
        """Take the colors that a game was begun in; they are offered for the next one too."""
        from gridlight.ui.beginnings import in_colors_of

        self.keep(in_colors_of(table, self.preferences))

    def _lay_list(self) -> None:
        if self.preferences.table_list or "gridlight.ui.tabletop.table_list" in sys.modules:
            from gridlight.ui.tabletop.table_list import follow

            follow(self)

    def play_on(self, table: Table, n: int) -> None:
        """Go on from step `n` of a game, as a new game."""
        from gridlight.kernel.errors import GridlightError

        try:
            made = self.shelf.fork(table, n)
        except (GridlightError, OSError) as fault:
            self.complain(str(fault))
            return
        self.play_table(made)
        self._forget("replay")

    def rematch(self) -> None:
        """Play the same game once more with the sides swapped."""
        if self.stage is not None:
            self.play_table(self.shelf.start(self.stage.bridge.table.rematch()))

    def told_page(self, name: str) -> None:
        """Open a page that tells of the game, but not before the light has."""
        from gridlight.ui.stages import HELD_BACK

        if self.stage is not None and self.stage.holding_back:
            self.complain(HELD_BACK[self.stage.bridge.table.header.game])
        else:
            self._fresh_page(name)

    def _fresh_page(self, name: str) -> None:
        self._forget(name)
        self.open_page(name)

    def _forget(self, name: str) -> None:
        screen = self.screens.pop(name, None)
        if screen is not None:
            self._loupe().removeWidget(screen)
            screen.deleteLater()

    def _put_away(self) -> None:
        if self.stage is None:
            return
        stage, self.stage = self.stage, None
        stage.close_game()
        for name in (stage.bridge.table.header.game, "record", "fairness"):
            self._forget(name)

    def show_games(self) -> None:
        """Open the record book, which begins with all saved games."""
        self.open_page("record-book")

    # what the person prefers

    def keep(self, preferences: Preferences) -> None:
        """Take other preferences at once, and keep them."""
        if preferences == self.preferences:
            return
        self.preferences = preferences
        if self._stack is not None:
            self._stack.set_text(preferences.text_scale)
        screen = self._showing()
        if screen is not None:
            screen.set_wishes(self._wishes())
            self._hear()
            self.captions.set_theme(screen.theme)
            self._lay_list()
        fault = save(self._settings, preferences)
        if fault:
            self.complain(fault)

    # the window itself

    def after_first_paint(self, path: Path | None) -> None:
        """What waits until the window can be seen."""
        self.furnish()
        from gridlight.ui.logs import keep_logs, log_of

        keep_logs()
        log_of("window").info("opened, version %s", gridlight.__version__)
        if path is None:
            self.restock()
        else:
            self.open_file(path)

    def open_file(self, path: Path) -> None:
        """Open whatever a file is: a game on the table, a deck or a scan in the workshop."""
        open_paths(self, kind_of(path), [path])

    def open_deck(self, path: Path) -> None:
        """Show the cards of a deck, and offer to keep it."""
        from gridlight.ui.sharing.page import open_deck

        open_deck(self, path)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """What keys do on every screen."""
        from gridlight.ui.window_keys import pressed

        if not (self.screens and pressed(self, event)):
            super().keyPressEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Games, decks, drawings and scans of cards may be dropped onto the window."""
        if dropped(event.mimeData())[0] is not Kind.STRANGE:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Open what was dropped."""
        kind, paths = dropped(event.mimeData())
        if self.screens and paths:
            event.acceptProposedAction()
            open_paths(self, kind, paths)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show the screens as large as the window."""
        super().resizeEvent(event)
        if self._stack is not None:
            self._stack.setGeometry(self.rect())

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember the size; the game is kept already."""
        size = (self.width(), self.height())
        window = self.preferences.window if self.isMaximized() else size
        self.keep(replace(self.preferences, window=window, maximized=self.isMaximized()))
        if self.screens:
            self._put_away()
            self.tasks.close()
        event.accept()

    def again(self, path: Path) -> None:
        """Lay a saved game on the table anew."""
        self._put_away()
        self.open_game(path)
