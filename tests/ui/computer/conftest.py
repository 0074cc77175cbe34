"""Stages of both boards with a computer at them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from gridlight.coaches import levels
from gridlight.kernel.game import Seat
from gridlight.session.journal import Player
from gridlight.session.table import Setup, Table
from gridlight.ui.bridge import Bridge
from gridlight.ui.stages import STAGES
from gridlight.ui.theme import Wishes
from helpers.people import settle

AT_ONCE = Wishes(speed=1e9, reduced=True)


@pytest.fixture
def lay(qtbot: object) -> Iterator[Callable[..., Any]]:
    """Makes a stage of a game whose `seats` are played by a computer of a level."""
    stages: list[Any] = []

    def make(
        game: str,
        level: str = "random",
        seats: tuple[Seat, ...] = (Seat.VISITORS,),
        path: Path | None = None,
        position: dict[str, Any] | None = None,
        wishes: Wishes = AT_ONCE,
        seed: str = "against",
        **settings: object,
    ) -> Any:
        if path is not None and path.exists():
            table = Table.open(path)
        else:
            names = {Seat.HOME: "Mariners", Seat.VISITORS: "Foundry"}
            home, visitors = (
                Player(names[seat], level if seat in seats else "person") for seat in Seat
            )
            if game == "all-pro":
                settings = {"fumble_percent": 0, **settings}
            setup = Setup(game, home, visitors, settings, seed=seed, position=position)
            table = Table.start(setup, path)
        stage = STAGES[game](Bridge(table), wishes, None)
        stages.append(stage)
        stage.resize(1280, 800)
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


@pytest.fixture
def seat_coach(monkeypatch: pytest.MonkeyPatch) -> Callable[[type], None]:
    """Lets another coach than the random one answer for the level `random`."""
    return lambda coach: monkeypatch.setattr(levels, "RandomCoach", coach)
