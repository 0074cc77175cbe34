"""In every part of the record book no control is cut off or covered, at any size and type."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QAbstractButton, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from gridlight.ui.paint.buttons import Choice
from gridlight.ui.records.example import example_screen
from gridlight.ui.records.ledger import Ledger
from gridlight.ui.records.screen import TABS
from gridlight.ui.records.tabs import Tabs
from gridlight.ui.screens.game_list import GameList
from gridlight.ui.theme import Wishes
from helpers.people import settle

SIZES = [(1024, 640), (1280, 720), (1280, 800), (2560, 1440)]
CONTROLS = (QAbstractButton, QLineEdit, Choice, Ledger, Tabs, GameList)


def controls(screen: QWidget) -> list[QWidget]:
    found = [part for kind in CONTROLS for part in screen.findChildren(kind)]
    return [part for part in found if part.isVisible()]


def in_screen(part: QWidget, screen: QWidget) -> QRect:
    return part.rect().adjusted(1, 1, -1, -1).translated(part.mapTo(screen, QPoint()))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("part", [name for name, _ in TABS])
def test_nothing_is_cut_off_or_covered(qtbot: QtBot, part: str, size: tuple[int, int]) -> None:
    for text in (0.8, 1.0, 1.3):
        screen = example_screen(Wishes(text=text, speed=1e9), part, size)
        qtbot.addWidget(screen)
        screen.show()
        settle()
        places = [(each, in_screen(each, screen)) for each in controls(screen)]
        assert len(places) > 4
        for each, place in places:
            assert screen.rect().contains(place), (text, each.accessibleName())
            assert place.height() > 12, (text, each.accessibleName())
            for other, there in places:
                covers = each is not other and place.intersects(there)
                assert not covers, (text, each.accessibleName(), other.accessibleName())
        first = screen.list if part == "games" else screen.parts[part].widgets()[0]
        assert first.height() >= 24


@pytest.mark.parametrize("text", [0.8, 1.0, 1.3])
@pytest.mark.parametrize("size", SIZES)
def test_a_list_shows_several_lines(qtbot: QtBot, size: tuple[int, int], text: float) -> None:
    for part, _ in TABS:
        screen = example_screen(Wishes(text=text, speed=1e9), part, size)
        qtbot.addWidget(screen)
        screen.show()
        settle()
        for each in controls(screen):
            if isinstance(each, Ledger | GameList):
                rows = [each.line_rect(i).adjusted(1, 1, -1, -1).toRect() for i in range(4)]
                seen = [row for row in rows if each.rect().contains(row)]
                assert len(seen) >= 3, (part, each.accessibleName())
        screen.close()
