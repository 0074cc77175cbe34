"""The workshop's screens in both themes, at every size and with large type."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from gridlight.ui.chrome import Screen
from gridlight.ui.editor import scripted
from gridlight.ui.editor.screen import EditorScreen
from gridlight.ui.editor.sight import Sight
from gridlight.ui.editor.trial import TrialScreen
from gridlight.ui.paint.buttons import Choice
from gridlight.ui.paint.stepper import Stepper
from gridlight.ui.theme import Wishes
from helpers.people import settle

CONTROLS = (QAbstractButton, QLineEdit, Choice, Stepper)
MAKERS = {
    "editor": scripted.editor,
    "formation": lambda size, wishes: scripted.editor(size, wishes, "D"),
    "decks": scripted.decks,
    "compare": scripted.compared,
    "trial": scripted.trial,
}


def controls(screen: Screen) -> list[QWidget]:
    return [part for kind in CONTROLS for part in screen.findChildren(kind) if part.isVisible()]


def place_in(part: QWidget, screen: Screen) -> QRect:
    return part.rect().adjusted(1, 1, -1, -1).translated(part.mapTo(screen, QPoint()))


@pytest.mark.parametrize("text", [1.0, 1.3])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (2560, 1440)])
@pytest.mark.parametrize("page", MAKERS)
def test_nothing_is_cut_off_or_covered(
    qtbot: QtBot, page: str, size: tuple[int, int], text: float
) -> None:
    theme = "den" if size[0] % 512 else "daylight"
    screen = MAKERS[page](size, Wishes(theme=theme, text=text, speed=1e9))
    qtbot.addWidget(screen)
    settle()
    assert (screen.width(), screen.height()) == size
    places = [(part, place_in(part, screen)) for part in controls(screen)]
    assert len(places) > 4
    for part, place in places:
        assert screen.rect().contains(place), part.accessibleName()
        assert part.accessibleName(), part
        assert place.height() >= 20, part.accessibleName()
        for other, there in places:
            covers = part is not other and place.intersects(there)
            assert not covers, f"{part.accessibleName()} over {other.accessibleName()}"


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_tools_fit_their_panel_on_both_sides(qtbot: QtBot, size: tuple[int, int]) -> None:
    screen = scripted.editor(size, Wishes(speed=1e9))
    assert isinstance(screen, EditorScreen)
    qtbot.addWidget(screen)
    for key in ("7", "D", "3"):
        screen.open(key)
        settle()
        rack = screen.rack
        shown = [button for button in rack.buttons.values() if button.isVisible()]
        assert len(shown) == (6 if key.isdecimal() else 4)
        bottom = max(button.geometry().bottom() for button in shown)
        assert 0 <= rack.card().bottom() - bottom <= screen.theme.px(14)
        foot = rack.mapTo(screen, rack.card().bottomLeft().toPoint()).y()
        assert foot < screen.redo.y()


def test_everything_on_the_table_is_reached_by_tab(qtbot: QtBot) -> None:
    screen = scripted.editor((1280, 800), Wishes(speed=1e9))
    assert isinstance(screen, EditorScreen)
    qtbot.addWidget(screen)
    screen.activateWindow()
    settle()
    wanted = {
        *(screen.board, screen.strip, screen.table, screen.cards, screen.against, screen.tabs),
        *(screen.save, screen.mirror, screen.trial, screen.panel.name, screen.nearer),
        *(button for button in screen.rack.buttons.values() if button.isVisible()),
    }
    seen: set[QWidget] = set()
    for _ in range(120):
        focus = screen.focusWidget()
        assert focus is not None
        seen.add(focus)
        QTest.keyClick(focus, Qt.Key.Key_Tab)
    assert wanted <= seen


def test_the_trial_tells_its_result_when_the_slide_has_passed(qtbot: QtBot) -> None:
    screen = scripted.trial((1280, 800), Wishes(speed=1e9))
    assert isinstance(screen, TrialScreen)
    qtbot.addWidget(screen)
    settle()
    screen.lay_cards()
    assert not screen.told
    screen.pull_slide()
    screen.box.finish()
    qtbot.waitUntil(lambda: screen.told)
    assert screen.status_line.status().sentence.startswith("Caught at")
    screen.places.step(1)
    assert not screen.told
    assert screen.box.share == 0.0


def test_a_sight_keeps_what_is_under_the_pointer() -> None:
    from PySide6.QtCore import QRectF

    from gridlight.cards.model import CLASSIC_GEOMETRY

    sight = Sight(QRectF(0, 0, 600, 500), CLASSIC_GEOMETRY, 10.0).fitted()
    card = sight.card()
    assert QRectF(0, 0, 600, 500).contains(card)
    at = QPointF(350, 300)
    held = sight.place(at)
    nearer = sight.zoomed(3.0, at)
    assert nearer.place(at) == pytest.approx(held)
    assert nearer.zoomed(100.0).zoom == 10.0
    assert nearer.pushed(QPointF(1e6, 1e6)).middle == (-20.0, -12.0)


@pytest.mark.parametrize("page", ["decks", "compare", "trial"])
def test_the_top_bar_is_reached_by_tab_too(qtbot: QtBot, page: str) -> None:
    screen = MAKERS[page]((1280, 800), Wishes(speed=1e9))
    qtbot.addWidget(screen)
    screen.activateWindow()
    screen.start_focus()
    settle()
    assert screen.top_bar is not None
    seen: set[QWidget] = set()
    for _ in range(30):
        focus = screen.focusWidget()
        assert focus is not None
        seen.add(focus)
        QTest.keyClick(focus, Qt.Key.Key_Tab)
    assert screen.top_bar.button("settings") in seen
    assert {part for part in controls(screen) if part.isEnabled()} <= seen
