"""A Pegskin stage to play on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from gridlight.session.journal import Player
from gridlight.session.table import Setup, Table
from gridlight.ui.bridge import Bridge
from gridlight.ui.pegskin.stage import PegskinStage
from gridlight.ui.theme import Wishes
from helpers.pegskin_people import settle

AT_ONCE = Wishes(speed=1e9, reduced=True)


@pytest.fixture
def lay(qtbot: object) -> Iterator[Callable[..., PegskinStage]]:
    """Makes a stage for a new game, a position, or a game that is saved already."""
    stages: list[PegskinStage] = []

    def make(
        position: dict[str, Any] | None = None,
        path: Path | None = None,
        seed: str = "stage",
        wishes: Wishes = AT_ONCE,
        size: tuple[int, int] = (1280, 800),
        now: Callable[[], float] | None = None,
        **settings: object,
    ) -> PegskinStage:
        if path is not None and path.exists():
            table = Table.open(path)
        else:
            setup = Setup(
                "pegskin",
                Player("Mariners"),
                Player("Foundry"),
                settings=settings,
                seed=seed,
                position=position,
            )
            table = Table.start(setup, path)
        bridge = Bridge(table) if now is None else Bridge(table, now=now)
        stage = PegskinStage(bridge, wishes)
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
