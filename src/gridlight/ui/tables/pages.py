"""How the editors for tables are made and wired to the window."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from gridlight.ui.pages import show_help
from gridlight.ui.theme import Wishes, wishes_of

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from gridlight.ui.chrome import Screen
    from gridlight.ui.main_window import MainWindow
    from gridlight.ui.tables.editor import TableEditor

Place = Callable[[str], Path]


def card_editor(
    wishes: Wishes, parent: QWidget | None = None, place: Place | None = None
) -> TableEditor:
    """The editor for penalty cards; `place` is another folder for a person's own."""
    from gridlight.present.penalty_editor import CardDesk
    from gridlight.session.penalty_shelf import CARDS, CHARTS, HOUSE
    from gridlight.ui.tables.pictures import PrintedPicture

    desk = CardDesk(CHARTS.load(HOUSE))
    return _editor(desk, _placed(CARDS, place), PrintedPicture(), wishes, parent)


def chart_editor(
    wishes: Wishes, parent: QWidget | None = None, place: Place | None = None
) -> TableEditor:
    """The editor for penalty charts; `place` is another folder for a person's own."""
    from gridlight.present.penalty_editor import ChartDesk
    from gridlight.session.penalty_shelf import AVERAGE, CARDS, CHARTS
    from gridlight.ui.tables.pictures import ChartPicture

    desk = ChartDesk(CARDS.load(AVERAGE))
    return _editor(desk, _placed(CHARTS, place), ChartPicture(), wishes, parent)


def spinner_editor(
    wishes: Wishes, parent: QWidget | None = None, place: Place | None = None
) -> TableEditor:
    """The editor for spinners; `place` is another folder for a person's own."""
    from gridlight.present.spinner_editor import SpinnerDesk
    from gridlight.session.spinner_shelf import HOUSE, SPINNERS
    from gridlight.ui.tables.pictures import WheelPicture

    desk = SpinnerDesk(SPINNERS.load(HOUSE))
    return _editor(desk, _placed(SPINNERS, place), WheelPicture(), wishes, parent)


def _placed(shelf: Any, place: Place | None) -> Any:
    return shelf if place is None else replace(shelf, place=place)


def _editor(
    desk: Any, shelf: Any, picture: Any, wishes: Wishes, parent: QWidget | None
) -> TableEditor:
    from gridlight.present.tables import Editing
    from gridlight.ui.tables.editor import TableEditor

    return TableEditor(Editing(desk, shelf), picture, wishes, parent)


_EDITORS = {
    "penalty-cards": card_editor,
    "penalty-chart": chart_editor,
    "spinners": spinner_editor,
}


def editor_page(window: MainWindow, name: str) -> TableEditor:
    """The editor of that page, as the window shows it."""
    screen = _EDITORS[name](wishes_of(window.preferences), window)
    screen.home_wanted.connect(window.back)
    screen.settings_wanted.connect(lambda: window.open_page("settings"))
    screen.help_wanted.connect(lambda: show_help(window, "workshop"))
    return screen


def index_page(window: MainWindow) -> Screen:
    """The small index of the three editors."""
    from gridlight.ui.tables.index import TablesScreen

    screen = TablesScreen(wishes_of(window.preferences), window)
    screen.opened.connect(window.open_page)
    screen.home_wanted.connect(window.back)
    screen.settings_wanted.connect(lambda: window.open_page("settings"))
    screen.help_wanted.connect(lambda: show_help(window, "workshop"))
    return screen
