"""On the season's pages nothing is cut off or covered, at every size and in both themes."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from gridlight.ui.season.pictures import new_season, season_screen
from gridlight.ui.theme import Wishes
from helpers.people import settle
from ui.test_pages_fit import controls, in_screen

PAGES = {
    "week": lambda size, wishes: season_screen(size, wishes),
    "schedule": lambda size, wishes: season_screen(size, wishes, 1),
    "table": lambda size, wishes: season_screen(size, wishes, 2),
    "over": lambda size, wishes: season_screen(size, wishes, 0, 99),
    "new": new_season,
}


@pytest.mark.parametrize("theme", ["den", "daylight"])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("page", PAGES)
def test_nothing_is_cut_off_or_covered(
    qtbot: QtBot, page: str, size: tuple[int, int], theme: str
) -> None:
    for text in (0.8, 1.0, 1.3):
        screen = PAGES[page](size, Wishes(theme=theme, text=text, speed=1e9))
        qtbot.addWidget(screen)
        settle()
        places = [(part, in_screen(part, screen)) for part in controls(screen)]
        assert len(places) > 5
        for part, place in places:
            assert screen.rect().contains(place), part.accessibleName()
            for other, there in places:
                covers = part is not other and place.intersects(there)
                assert not covers, f"{part.accessibleName()} over {other.accessibleName()}"
