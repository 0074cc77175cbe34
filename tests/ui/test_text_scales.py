"""Every screen can be painted with text from 80 to 250 % of its size."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from gridlight.ui.screenshots import _SCREENS
from gridlight.ui.theme import Wishes
from helpers.people import settle

SIZE = (1280, 800)
SHORT = ("home", "settings", "help", "position", "tables", "print", "penalty-cards", "calls")


def painted(qtbot: QtBot, name: str, text: float) -> tuple[int, int]:
    """How large a screen comes out with text of that scale."""
    screen = _SCREENS[name](SIZE, Wishes(text=text, speed=1e9))
    qtbot.addWidget(screen)
    settle()
    picture = screen.grab()
    assert not picture.isNull()
    return screen.width(), screen.height()


@pytest.mark.parametrize("name", SHORT)
def test_the_largest_text_bursts_no_screen(qtbot: QtBot, name: str) -> None:
    assert painted(qtbot, name, 2.5) == SIZE


@pytest.mark.long
@pytest.mark.parametrize("text", [0.8, 2.0, 2.5])
@pytest.mark.parametrize("name", _SCREENS)
def test_no_text_bursts_any_screen(qtbot: QtBot, name: str, text: float) -> None:
    assert painted(qtbot, name, text) == SIZE
