"""The lab with the bundled deck solved, and with a deck of four cards that isn't."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from gridlight.cards.model import Deck
from gridlight.session.games import read_deck
from gridlight.ui.lab.pictures import StillBench, example
from gridlight.ui.lab.screen import LabScreen
from helpers import foto_solved
from helpers.people import AT_ONCE, settle

LayLab = Callable[..., LabScreen]


def small_deck(choice: str = "") -> Deck:
    """Two plays and two formations of the bundled deck."""
    whole = read_deck()
    return replace(whole, name="Small", offense=whole.offense[:2], defense=whole.defense[:2])


@pytest.fixture(scope="module")
def solved_home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A home where the bundled deck is solved."""
    with pytest.MonkeyPatch.context() as patch:
        folder = tmp_path_factory.mktemp("solved")
        patch.setenv("GRIDLIGHT_HOME", str(folder))
        foto_solved.keep_solution()
        example()
        yield folder


@pytest.fixture
def lay(qtbot: QtBot, solved_home: Path) -> LayLab:
    """Lays the bundled deck in the lab, solved and examined, a sheet open."""

    def make(sheet: str = "results", size: tuple[int, int] = (1280, 800)) -> LabScreen:
        screen = LabScreen(AT_ONCE, bench=StillBench())
        qtbot.addWidget(screen)
        screen.resize(*size)
        screen.show()
        screen.activateWindow()
        screen.open_sheet(sheet)
        settle()
        return screen

    return make
