"""The lab in the window: reached from the workshop, and ways to the cards and back."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gridlight import paths
from gridlight.session.games import read_deck
from gridlight.ui.editor.screen import EditorScreen
from gridlight.ui.editor.trial import TrialScreen
from gridlight.ui.lab.cards import LabCards
from gridlight.ui.lab.pictures import lab
from gridlight.ui.lab.screen import LabScreen
from gridlight.ui.lab.tabs import TABS
from gridlight.ui.main_window import MainWindow
from gridlight.ui.theme import Wishes
from gridlight.workshop.drafting.rack import Rack
from helpers import foto_solved
from helpers.people import LEFT, settle
from ui.test_pages_fit import controls, in_screen

WAIT = 60_000


def opened(qtbot: QtBot, window: MainWindow) -> LabScreen:
    window.open_page("lab")
    screen = window.screens["lab"]
    assert isinstance(screen, LabScreen)
    qtbot.waitUntil(lambda: screen.opened is not None and not screen.bench.busy, timeout=WAIT)
    settle()
    return screen


def press(key: Qt.Key) -> None:
    QTest.keyClick(QApplication.focusWidget(), key)
    settle()


def test_from_a_result_to_the_light_box_and_back(
    qtbot: QtBot, open_window: Callable[[], MainWindow]
) -> None:
    foto_solved.keep_solution()
    window = open_window()
    screen = opened(qtbot, window)
    heat = screen.results.heat
    assert heat.isVisible() and screen.act.text() == "Examine"
    point = heat.cell_rect(6, 36).center().toPoint()
    QTest.mouseClick(heat, LEFT, Qt.KeyboardModifier.NoModifier, point)
    settle()
    trial = window.screens["trial"]
    assert window.screen_name() == "trial" and isinstance(trial, TrialScreen)
    assert (trial.pair.play.key, trial.pair.formation.key) == ("7", "F")
    assert trial.alignment == -2
    press(Qt.Key.Key_Escape)
    assert window.screen_name() == "lab"
    press(Qt.Key.Key_F3)
    qtbot.waitUntil(lambda: screen.mixes.page is not None, timeout=WAIT)
    screen.mixes.offense.setFocus()
    press(Qt.Key.Key_Return)
    cards = window.screens["lab-cards"]
    assert window.screen_name() == "lab-cards" and isinstance(cards, LabCards)
    assert cards.keys == ("1",) and not cards.draw[0].isVisible()
    press(Qt.Key.Key_Return)
    assert window.screen_name() == "lab"


def test_an_own_deck_is_offered_and_leads_to_the_board(
    qtbot: QtBot, open_window: Callable[[], MainWindow]
) -> None:
    rack = Rack(paths.decks())
    folder = rack.copy(read_deck(), {})
    window = open_window()
    screen = opened(qtbot, window)
    point = screen.decks.arrow_rect(1).center().toPoint()
    QTest.mouseClick(screen.decks, LEFT, Qt.KeyboardModifier.NoModifier, point)
    qtbot.waitUntil(lambda: screen.opened is not None and not screen.bench.busy, timeout=WAIT)
    settle()
    assert screen.choice() == folder.name and screen.act.text() == "Solve"
    screen.cards_wanted.emit(screen.opened, ("3", "B"))
    settle()
    cards = window.screens["lab-cards"]
    assert isinstance(cards, LabCards) and cards.keys == ("3", "B")
    QTest.mouseClick(cards.draw[1], LEFT)
    settle()
    board = window.screens["editor"]
    assert window.screen_name() == "editor" and isinstance(board, EditorScreen)
    assert board.drafter.key == "B"


@pytest.mark.parametrize("theme", ["den", "daylight"])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("sheet", [name for name, _ in TABS])
def test_nothing_is_cut_off_or_covered(
    qtbot: QtBot, sheet: str, size: tuple[int, int], theme: str
) -> None:
    for text in (0.8, 1.0, 1.3):
        screen = lab(size, Wishes(theme=theme, text=text, speed=1e9), sheet)
        qtbot.addWidget(screen)
        settle()
        parts = [*controls(screen), *screen.sheet().controls(), screen.tabs, screen.decks]
        parts = [part for part in parts if part is not screen.results.box]
        places = [(part, in_screen(part, screen)) for part in dict.fromkeys(parts)]
        assert len(places) > 3
        for part, place in places:
            assert screen.rect().contains(place), part.accessibleName()
            for other, there in places:
                covers = part is not other and place.intersects(there)
                assert not covers, f"{part.accessibleName()} over {other.accessibleName()}"
