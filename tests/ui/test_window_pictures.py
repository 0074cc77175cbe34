"""Every screen can be drawn off-screen into a picture of the size asked for."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from gridlight.kernel.errors import OptionError
from gridlight.present.home import BOXES
from gridlight.session.table import Table
from gridlight.ui.screenshots import SCREENS, shoot
from gridlight.ui.scripts import scripted_board, scripted_table


@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen_is_drawn(screen: str, tmp_path: Path) -> None:
    file = tmp_path / f"{screen}.png"
    shoot(screen, file, (1280, 800), "den" if len(screen) % 2 else "daylight")
    picture = QImage(str(file))
    assert (picture.width(), picture.height()) == (1280, 800)
    tones = {picture.pixel(x, y) for x in range(0, 1280, 16) for y in range(0, 800, 16)}
    assert len(tones) > 200


@pytest.mark.parametrize("script", [scripted_table, scripted_board])
def test_the_same_game_is_scripted_every_time(script: Callable[[], Table]) -> None:
    one, other = script(), script()
    assert one.described() == other.described()
    assert one.described()["down"] == 3


def test_every_table_and_page_of_a_ready_game_can_be_drawn() -> None:
    ready = {box.key for box in BOXES if box.ready}
    assert ready <= set(SCREENS)
    assert {"picking", "calls", "workshop", "home", "settings", "position"} <= set(SCREENS)


def test_an_unknown_screen_is_refused(tmp_path: Path) -> None:
    with pytest.raises(OptionError, match="no screen “attic”"):
        shoot("attic", tmp_path / "x.png", (1280, 800), "den")


def test_a_place_that_cant_be_written_is_named(tmp_path: Path) -> None:
    with pytest.raises(OptionError, match="could not be written"):
        shoot("help", tmp_path / "none" / "x.png", (1280, 800), "den")
