"""On both pages, in both themes, at every size and type, nothing is cut off or covered."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from gridlight.cards import decks
from gridlight.present.sharing import Found, found_in
from gridlight.session.games import read_deck
from gridlight.ui.editor.turner import Turner
from gridlight.ui.editor.wall import CardWall
from gridlight.ui.paint.buttons import Choice
from gridlight.ui.printing.furniture import Furniture as PrintFurniture
from gridlight.ui.printing.picks import CardPicks
from gridlight.ui.printing.sheet_view import SheetView
from gridlight.ui.screenshots import _SCREENS
from gridlight.ui.sharing.screen import ShareScreen
from gridlight.ui.theme import Wishes
from helpers.people import settle

CONTROLS = (QAbstractButton, QLineEdit, Choice, Turner, CardPicks, CardWall, SheetView)
SIZES = ((1024, 640), (1280, 720), (1280, 800), (1920, 1080), (2560, 1440))


def places(screen: QWidget) -> list[tuple[QWidget, QRect]]:
    found = [part for kind in CONTROLS for part in screen.findChildren(kind) if part.isVisible()]
    return [(part, QRect(part.mapTo(screen, QPoint()), part.size())) for part in found]


def fits(screen: QWidget) -> None:
    settle()
    all_places = [(part, place.adjusted(1, 1, -1, -1)) for part, place in places(screen)]
    assert len(all_places) > 8
    for part, place in all_places:
        assert screen.rect().contains(place), part.accessibleName()
        assert place.height() > 20, part.accessibleName()
        for other, there in all_places:
            covers = part is not other and place.intersects(there)
            assert not covers, f"{part.accessibleName()} over {other.accessibleName()}"


@pytest.mark.parametrize("text", [0.8, 1.0, 1.3, 1.6])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("page", ["print", "share"])
def test_everything_has_its_place(
    qtbot: QtBot, page: str, size: tuple[int, int], text: float
) -> None:
    theme = "den" if size[0] % 3 else "daylight"
    screen = _SCREENS[page](size, Wishes(theme=theme, text=text, speed=1e9))
    qtbot.addWidget(screen)
    fits(screen)
    if isinstance(screen, PrintFurniture):
        screen.show_naming(True)
        fits(screen)


@pytest.mark.parametrize("text", [1.0, 1.3])
def test_a_found_deck_and_its_faults_have_their_place(
    qtbot: QtBot, tmp_path: Path, text: float
) -> None:
    file = tmp_path / "classic.deck"
    file.write_bytes(decks.pack(read_deck()))
    faults = tuple(f"offense-{i:02}.json: the key “name” is missing. Add it." for i in range(50))
    for found in (found_in(file), Found("x.deck", faults=faults)):
        screen = _SCREENS["share"]((1024, 640), Wishes(text=text, speed=1e9))
        assert isinstance(screen, ShareScreen)
        qtbot.addWidget(screen)
        screen.show_found(found)
        fits(screen)


@pytest.mark.parametrize("page", ["print", "share"])
def test_the_tab_key_reaches_everything(qtbot: QtBot, page: str) -> None:
    screen = _SCREENS[page]((1280, 800), Wishes(speed=1e9))
    qtbot.addWidget(screen)
    screen.activateWindow()
    settle()
    reached: set[QWidget] = set()
    for _ in range(60):
        now = QApplication.focusWidget()
        if now is None or now in reached:
            break
        reached.add(now)
        QTest.keyClick(now, Qt.Key.Key_Tab)
    missed = [part.accessibleName() for part, _ in places(screen) if part not in reached]
    missed = [name for name in missed if name not in ("Undo",)]
    assert all(part.accessibleName() for part in reached)
    enabled = {part.accessibleName() for part, _ in places(screen) if part.isEnabled()}
    assert not set(missed) & enabled
