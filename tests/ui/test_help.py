"""Help of every game, from every place, in every window."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gridlight.present.home import BOXES
from gridlight.ui.main_window import MainWindow
from gridlight.ui.screens.help import HelpScreen
from gridlight.ui.screens.help_text import TEXTS
from gridlight.ui.theme import Wishes
from helpers.people import settle

Open = Callable[[], MainWindow]


def shown(qtbot: QtBot, wishes: Wishes | None = None, game: str = "all-pro") -> HelpScreen:
    screen = HelpScreen(wishes, game=game)
    qtbot.addWidget(screen)
    screen.resize(1280, 800)
    screen.show()
    settle()
    return screen


def test_every_ready_game_has_help() -> None:
    assert {box.key for box in BOXES if box.ready} <= set(TEXTS)


@pytest.mark.parametrize("game", TEXTS)
def test_the_cards_are_the_games(qtbot: QtBot, game: str) -> None:
    screen = shown(qtbot, game=game)
    for paper, sections in zip(screen.papers, TEXTS[game](), strict=True):
        assert sections[0][0] in paper.accessibleDescription()
        assert paper.furthest >= 0
    assert screen.game == game


def test_another_games_help_is_a_click_away(qtbot: QtBot) -> None:
    screen = shown(qtbot, game="foto-electric")
    before = screen.papers[0].accessibleDescription()
    screen.papers[0].scroll_to(100)
    place = list(TEXTS).index("all-pro")
    at = screen.choice.option_rect(place).center().toPoint()
    QTest.mouseClick(screen.choice, Qt.MouseButton.LeftButton, pos=at)
    assert screen.game == "all-pro"
    assert screen.papers[0].accessibleDescription() != before
    assert screen.papers[0].scrolled == 0


def test_help_opens_at_the_game_at_hand(open_window: Open) -> None:
    window = open_window()
    window.help()
    assert window.screens["help"].game == "foto-electric"  # type: ignore[attr-defined]
    window.back()
    window.new_game("all-pro")
    window.screens["new-game"].help_wanted.emit()
    assert window.screens["help"].game == "all-pro"  # type: ignore[attr-defined]
    QTest.keyClick(window.screens["help"], Qt.Key.Key_Escape)
    assert window.screen_name() == "new-game"


@pytest.mark.parametrize(
    ("page", "help_of"),
    [
        ("record-book", "record-book"),
        ("season", "record-book"),
        ("tables", "workshop"),
        ("penalty-cards", "workshop"),
    ],
)
def test_what_lies_beside_the_games_has_its_own_help(
    open_window: Open, page: str, help_of: str
) -> None:
    window = open_window()
    window.open_page(page)
    QTest.keyClick(window.screens[page], Qt.Key.Key_F1)
    help_screen = window.screens["help"]
    assert isinstance(help_screen, HelpScreen) and help_screen.game == help_of
    QTest.keyClick(help_screen, Qt.Key.Key_Escape)
    assert window.screen_name() == page


def test_every_game_tells_of_boards_of_ones_own() -> None:
    for box in BOXES:
        heads = [head for head, _ in TEXTS[box.key]()[1]]
        assert "On your own board" in heads and heads[-1] != "On your own board"


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1920, 1080)])
@pytest.mark.parametrize("text", [1.0, 1.3])
@pytest.mark.parametrize("game", TEXTS)
def test_nothing_is_cut_off(qtbot: QtBot, size: tuple[int, int], text: float, game: str) -> None:
    screen = shown(qtbot, Wishes(text=text), game)
    screen.resize(*size)
    settle()
    stage = screen.stage()
    for part in (screen.choice, screen.done):
        assert stage.contains(part.geometry().toRectF())
    assert not screen.choice.geometry().intersects(screen.done.geometry())
    for paper in screen.papers:
        paper.scroll_to(1e9)
        assert paper.scrolled == paper.furthest
