"""How the page of the rules is made and wired to the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gridlight.present import rules
from gridlight.ui.chrome import Screen
from gridlight.ui.rules.screen import RulesScreen
from gridlight.ui.theme import Wishes, wishes_of

if TYPE_CHECKING:
    from gridlight.session.table import Table
    from gridlight.ui.main_window import MainWindow
    from gridlight.ui.screens.new_game import Line, NewGameScreen

NAME = "rules"


def page(window: MainWindow) -> Screen:
    """All rulings; those of the game on the table first, with what was agreed on."""
    table = window.stage.bridge.table if window.stage is not None else None
    return _page(window, table, table.header.game if table is not None else rules.ALL)


def show_rules(window: MainWindow, game: str = rules.ALL) -> None:
    """Open the rulings of a game, or all of them."""
    table = window.stage.bridge.table if window.stage is not None else None
    window.open_made(NAME, _page(window, table, game))


def show_rule(window: MainWindow, number: str, table: Table | None = None) -> None:
    """Open the sheet of a ruling, with what a game agreed on; Escape leads back."""
    screen = _page(window, table, table.header.game if table is not None else rules.ALL)
    screen.show_number(number)
    window.open_made(NAME, screen)


def _page(window: MainWindow, table: Table | None, game: str) -> RulesScreen:
    from gridlight.ui.lessons.page import open_lesson
    from gridlight.ui.pages import show_help

    agreed = table.header.settings if table is not None else None
    at_hand = table.header.game if table is not None else ""
    screen = RulesScreen(wishes_of(window.preferences), window, game, agreed, at_hand)
    screen.home_wanted.connect(window.back)
    screen.settings_wanted.connect(lambda: window.open_page("settings"))
    screen.game_help_wanted.connect(lambda kind: show_help(window, kind))
    screen.lesson_wanted.connect(lambda kind: open_lesson(window, kind))
    screen.option_wanted.connect(lambda kind, option: _show_option(window, kind, option))
    return screen


def _show_option(window: MainWindow, game: str, option: str) -> None:
    """Open New game at an option."""
    from gridlight.ui.screens.new_game import NewGameScreen

    window.new_game(game)
    sheet = window.screens["new-game"]
    if not isinstance(sheet, NewGameScreen):
        return
    line = _line_of(sheet, option)
    sheet.unfold(line.folded)
    if line not in sheet.shown_lines() and line.option is not None:
        line = _line_that_sets(sheet, line.option.needs)  # what it needs is to be chosen first
        sheet.unfold(line.folded)
    line.controls[0].setFocus()


def _line_of(sheet: NewGameScreen, option: str) -> Line:
    return next(each for each in sheet.lines if each.option and each.option.key == option)


def _line_that_sets(sheet: NewGameScreen, setting: str) -> Line:
    options = [each for each in sheet.lines if each.option is not None]
    return next(
        line
        for line in options
        if line.option and any(setting in pick.settings for pick in line.option.picks)
    )


def rules_pictured(size: tuple[int, int], wishes: Wishes, number: str, words: str = "") -> Screen:
    """A sheet, or what a search finds, for pictures."""
    agreed: dict[str, rules.Value] = {"officiating": "referee", "columns": 15}
    screen = RulesScreen(wishes, game="all-pro", agreed=agreed, at_hand="all-pro")
    screen.resize(*size)
    screen.show()
    screen.start_focus()
    screen.search.setText(words)
    if number:
        screen.show_number(number)
    return screen
