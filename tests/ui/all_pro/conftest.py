"""An All-Pro stage to play on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import Any

import pytest

from gridlight.session.journal import Player
from gridlight.session.table import Setup, Table
from gridlight.ui.all_pro.stage import AllProStage
from gridlight.ui.bridge import Bridge
from gridlight.ui.theme import Wishes

AT_ONCE = Wishes(speed=1e9, reduced=True)


@pytest.fixture
def lay(begin_stage: Callable[..., Any]) -> Callable[..., AllProStage]:
    """Makes a stage for a new game, a position, or a game that is saved already."""

    def make(
        position: dict[str, Any] | None = None,
        path: Path | None = None,
        seed: str = "stage",
        wishes: Wishes = AT_ONCE,
        size: tuple[int, int] = (1280, 800),
        now: Callable[[], float] = monotonic,
        **settings: object,
    ) -> AllProStage:
        if path is not None and path.exists():
            table = Table.open(path)
        else:
            setup = Setup(
                "all-pro",
                Player("Mariners"),
                Player("Foundry"),
                settings={"fumble_percent": 0, **settings},
                seed=seed,
                position=position,
            )
            table = Table.start(setup, path)
        return begin_stage(AllProStage(Bridge(table, now=now), wishes), size)

    return make
