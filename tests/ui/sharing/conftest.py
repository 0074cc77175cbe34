"""The window opened at a page."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from gridlight.ui.main_window import MainWindow
from helpers.workshop_pages import Hand


@pytest.fixture
def at(open_window: Callable[[], MainWindow], qtbot: QtBot) -> Callable[[str], Hand]:
    """Opens the window at a page."""
    return lambda page: Hand(open_window(), qtbot, page)
