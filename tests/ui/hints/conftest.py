"""Stages of both boards at which hints were agreed on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from gridlight.session.journal import Player
from gridlight.session.table import Setup, Table
from gridlight.ui.bridge import Bridge
from gridlight.ui.stages import STAGES
from gridlight.ui.theme import Wishes

AT_ONCE = Wishes(speed=1e9, reduced=True)


@pytest.fixture
def lay(begin_stage: Callable[..., Any]) -> Callable[..., Any]:
    """Makes a stage of a game; hints are on unless it is said otherwise."""

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
        return begin_stage(STAGES[game](Bridge(Table.start(setup, path)), wishes, None), size)

    return make
