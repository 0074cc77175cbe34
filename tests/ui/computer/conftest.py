"""Stages of both boards with a computer at them."""

from __future__ import annotations

from collections.abc import Callable
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

AT_ONCE = Wishes(speed=1e9, reduced=True)


@pytest.fixture
def lay(begin_stage: Callable[..., Any]) -> Callable[..., Any]:
    """Makes a stage of a game whose `seats` are played by a computer of a level."""

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
        return begin_stage(STAGES[game](Bridge(table), wishes, None))

    return make


@pytest.fixture
def seat_coach(monkeypatch: pytest.MonkeyPatch) -> Callable[[type], None]:
    """Lets another coach than the random one answer for the level `random`."""
    return lambda coach: monkeypatch.setattr(levels, "RandomCoach", coach)
