"""Stages of both boards at which hints were agreed on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from gridlight.session.journal import Player
from gridlight.session.table import Setup, Table
from gridlight.ui.bridge import Bridge
from gridlight.ui.stages import STAGES
from gridlight.ui.theme import Wishes
from helpers.people import settle

AT_ONCE = Wishes(speed=1e9, reduced=True)


@pytest.fixture
def lay(qtbot: object) -> Iterator[Callable[..., Any]]:
    """Makes a stage of a game; hints are on unless it is said otherwise."""
    stages: list[Any] = []

    def make(
        game: str,
        position: dict[str, Any] | None = None,
        path: Path | None = None,
        size: tuple[int, int] = (1280, 800),
        wishes: Wishes = AT_ONCE,
        visitors: str = "person",
        **settings: object,
    ) -> Any:
        usual: dict[str, object] = {"hints": True}
        if game == "all-pro":
            usual["fumble_percent"] = 0
        setup = Setup(
            game,
            Player("Mariners"),
            Player("Foundry", visitors),
            settings={**usual, **settings},
            seed="hints",
            position=position,
        )
        stage = STAGES[game](Bridge(Table.start(setup, path)), wishes, None)
        stages.append(stage)
        stage.resize(*size)
        stage.show()
        stage.activateWindow()
        stage.begin()
        settle()
        return stage

    yield make
    for stage in stages:
        stage.close_game()
        stage.close()
        stage.deleteLater()
    settle()
