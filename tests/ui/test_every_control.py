"""Every control of every page is named, seen, reached by keys, and pressed once."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QDesktopServices
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from gridlight.ui.chrome import Screen
from gridlight.ui.main_window import MainWindow
from helpers.controls import NONE, click, controls_of, name_of, named, shows_focus, tab_round
from helpers.pages_opened import PAGES, TABLES, Pages, fill
from helpers.people import settle

Open = Callable[[], MainWindow]
MOST = 120
"""More presses than any page has controls."""
KEYS = {"Space": Qt.Key.Key_Space, "Enter": Qt.Key.Key_Return}


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    place = tmp_path_factory.mktemp("filled")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("GRIDLIGHT_HOME", str(place / "user"))
        fill(place)
    return place


@pytest.fixture
def answers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the system's dialogs say next, and nothing where it is empty; no program opens."""
    said: list[str] = []

    def answer(*_: object, **__: object) -> tuple[str, str]:
        return (said[-1] if said else "", "")

    monkeypatch.setattr(QFileDialog, "getSaveFileName", answer)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", answer)
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_, **__: (list(said), ""))
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_, **__: answer()[0])
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda _: True)
    return said


@pytest.fixture
def pages(
    open_window: Open, qtbot: QtBot, filled: Path, own_home: Path, answers: list[str]
) -> Pages:
    return Pages(open_window(), qtbot, (filled, own_home))


def press_by(part: QWidget, by: str) -> None:
    if by == "mouse":
        click(part)
        return
    part.setFocus(Qt.FocusReason.TabFocusReason)
    settle(1)
    QTest.keyClick(part, KEYS[by])


def faults_of_a_press(pages: Pages, part: QWidget, by: str) -> list[str]:
    """Press a control once; what is wrong then."""
    name, heard = name_of(part), []
    if isinstance(part, QAbstractButton):
        part.clicked.connect(lambda: heard.append(1))
    press_by(part, by)
    pages.rest()
    found = []
    if isinstance(part, QAbstractButton) and not heard:
        found.append(f"{name} isn't pressed by {by}")
    here = QApplication.focusWidget()
    if here is None or not here.isVisible() or here.window() is not pages.window:
        found.append(
            f"after {name} by {by}, {here} has the keyboard on {pages.window.screen_name()}"
        )
    return found


def press_all(pages: Pages, page: str, by: str) -> tuple[set[str], list[str]]:
    """Press each control of a page once, on the page as it is by then; those, and the faults."""
    pressed: set[str] = set()
    faults: list[str] = []
    screen, fresh = pages.open(page), True
    for _ in range(MOST):
        left = unpressed(screen, pressed, by) if pages.screen is screen else {}
        if not left and not fresh:
            screen, fresh = pages.open(page), True
            left = unpressed(screen, pressed, by)
        if not left:
            return pressed, faults
        name, part = next(iter(left.items()))
        pressed.add(name)
        faults += faults_of_a_press(pages, part, by)
        fresh = False
    raise AssertionError(f"{page} never ends: {sorted(pressed)}")


def unpressed(screen: Screen, pressed: set[str], by: str) -> dict[str, QWidget]:
    return {n: p for n, p in named(screen).items() if n not in pressed and takes(p, by)}


def takes(part: QWidget, by: str) -> bool:
    return by == "mouse" or part.focusPolicy() != NONE


WAYS = ("mouse", *KEYS)
SHORT = {
    "home": "mouse",
    "rules": "mouse",
    "settings": "Space",
    "about": "Enter",
    "workshop": "mouse",
    "print": "Space",
    "share": "Enter",
    "open-position": "mouse",
    "tables": "Enter",
    "penalty-cards": "Space",
    "spinners": "mouse",
    "season": "Space",
    "tendencies": "mouse",
    "all-pro 23": "mouse",
    "pegskin 0": "Space",
    "foto-electric 0": "Enter",
    "trial": "mouse",
    "referee all-pro": "mouse",
    "share opened": "mouse",
    "compare-decks": "Enter",
}
"""What is pressed each time; `-m long` presses everything everywhere in every way."""

ALIKE = ("record a", "record p", "fairness", "new-game f", "new-game p", "replay a", "help ")
LOOKED_AT = [
    page if not page.startswith(ALIKE) else pytest.param(page, marks=pytest.mark.long)
    for page in PAGES
]

LONG = [(page, by) for page in PAGES for by in WAYS if SHORT.get(page) != by]


@pytest.mark.parametrize(("page", "by"), SHORT.items())
def test_every_control_can_be_pressed(pages: Pages, page: str, by: str) -> None:
    pressed, faults = press_all(pages, page, by)
    assert pressed
    assert faults == []


@pytest.mark.long
@pytest.mark.parametrize(("page", "by"), LONG)
def test_every_control_of_every_page_can_be_pressed_in_every_way(
    pages: Pages, page: str, by: str, answers: list[str], tmp_path: Path
) -> None:
    if by == "Space":
        answers.append(str(tmp_path / "chosen"))
    pressed, faults = press_all(pages, page, by)
    assert pressed
    assert faults == []


@pytest.mark.parametrize("page", LOOKED_AT)
def test_every_control_has_a_name_and_shows_that_it_has_the_keyboard(
    pages: Pages, page: str
) -> None:
    screen = pages.open(page)
    parts = controls_of(screen)
    unnamed = [part for part in parts if not part.accessibleName().strip()]
    assert unnamed == []
    deaf = [name_of(part) for part in parts if part.focusPolicy() == NONE]
    assert deaf == []
    dark = [name_of(part) for part in parts if not shows_focus(part)]
    assert dark == []


@pytest.mark.parametrize("page", LOOKED_AT)
def test_tab_reaches_every_control_and_comes_round(pages: Pages, page: str) -> None:
    screen = pages.open(page)
    passed, round_again = tab_round(screen)
    assert round_again, [name_of(part) for part in passed]
    missed = [name_of(part) for part in controls_of(screen) if part not in passed]
    assert missed == []


@pytest.mark.parametrize("page", [name for name in PAGES if name not in ("home", *TABLES)])
def test_escape_leads_back(pages: Pages, page: str) -> None:
    screen = pages.open(page)
    for _ in range(6):
        if pages.screen is not screen:
            return
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
        pages.rest()
    raise AssertionError(f"Escape stays on {page}")
