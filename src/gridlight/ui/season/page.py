"""The season's pages, made and wired to the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gridlight.ui.pages import show_help
from gridlight.ui.season.desk import SeasonDesk
from gridlight.ui.season.screen import SeasonScreen
from gridlight.ui.theme import wishes_of

if TYPE_CHECKING:
    from gridlight.session.season.seasons import Agreement
    from gridlight.ui.chrome import Screen
    from gridlight.ui.main_window import MainWindow


def page(window: MainWindow) -> Screen:
    """The page of all seasons, which reads its files anew whenever it shows."""
    screen = SeasonScreen(wishes_of(window.preferences), window)
    desk = SeasonDesk(window, screen)
    screen.home_wanted.connect(window.back)
    screen.settings_wanted.connect(lambda: window.open_page("settings"))
    screen.help_wanted.connect(lambda: show_help(window, "record-book"))
    screen.new_wanted.connect(lambda: new_season(window, desk))
    return screen


def new_season(window: MainWindow, desk: SeasonDesk) -> None:
    """Show the sheet for a new season."""
    from gridlight.session.own_tables import own_tables
    from gridlight.ui.season.new_season import NewSeasonScreen

    screen = NewSeasonScreen(wishes_of(window.preferences), parent=window, own=own_tables())

    def begin(agreed: Agreement) -> None:
        if desk.begin(agreed):
            window.back()

    screen.agreed.connect(begin)
    screen.home_wanted.connect(window.back)
    screen.help_wanted.connect(lambda: show_help(window, "record-book"))
    window.open_made("season-new", screen)
