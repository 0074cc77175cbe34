"""On every page, in both themes and at every size, no button is cut off or covered."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QAbstractButton, QLineEdit, QPlainTextEdit, QWidget
from pytestqt.qtbot import QtBot

from gridlight.ui.paint.buttons import Choice
from gridlight.ui.screenshots import _SCREENS
from gridlight.ui.theme import Wishes
from helpers.people import settle

PAGES = (
    *("record-book", "tendencies", "position", "settings", "about", "records", "fairness", "help"),
    *("rules", "rules-search", "rules-nothing"),
    *("all-pro-records", "all-pro-fairness", "all-pro-help"),
)
CONTROLS = (QAbstractButton, QLineEdit, QPlainTextEdit, Choice)


def controls(screen: QWidget) -> list[QWidget]:
    found = [part for kind in CONTROLS for part in screen.findChildren(kind) if part.isVisible()]
    return [part for part in found if part.parentWidget() in (screen, screen.top_bar)]  # type: ignore[attr-defined]


def in_screen(part: QWidget, screen: QWidget) -> QRect:
    """Where a control lies in the screen, without the edge that two of them may share."""
    place = part.rect().adjusted(1, 1, -1, -1)
    return place.translated(part.mapTo(screen, QPoint()))


@pytest.mark.parametrize("theme", ["den", "daylight"])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1920, 1080)])
@pytest.mark.parametrize("page", PAGES)
def test_nothing_is_cut_off_or_covered(
    qtbot: QtBot, page: str, size: tuple[int, int], theme: str
) -> None:
    for text in (1.0, 1.3):
        screen = _SCREENS[page](size, Wishes(theme=theme, text=text, speed=1e9))
        qtbot.addWidget(screen)
        settle()
        assert (screen.width(), screen.height()) == size
        places = [(part, in_screen(part, screen)) for part in controls(screen)]
        assert len(places) > 1
        for part, place in places:
            assert screen.rect().contains(place), part.accessibleName()
            for other, there in places:
                covers = part is not other and place.intersects(there)
                assert not covers, f"{part.accessibleName()} over {other.accessibleName()}"
