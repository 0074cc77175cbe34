"""Stages with the penalty die over their games, and people who play at them."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import islice
from pathlib import Path
from time import monotonic
from typing import Any

import pytest

from gridlight.session.journal import Player
from gridlight.session.table import Setup, Table
from gridlight.ui.bridge import Bridge
from gridlight.ui.stages import STAGES
from gridlight.ui.theme import Wishes
from helpers import all_pro_people, pegskin_people, people

AT_ONCE = Wishes(speed=1e9, reduced=True)
PEOPLE: dict[str, Any] = {
    "foto-electric": people.People,
    "all-pro": all_pro_people.Coaches,
    "pegskin": pegskin_people.Coaches,
}


FLAGS = {"foto-electric": "flag 3", "all-pro": "flag 7", "pegskin": "flag 6", "try": "flag 1"}
"""Seeds of games in which somebody is soon asked about a flag."""


def chosen(table: Table, stream: random.Random) -> tuple[Any, Any]:
    """Somebody who is to move, and any move of his."""
    seat = table.to_act[0]
    legal = table.legal(seat)
    if len(legal) >= 8:
        return seat, next(islice(iter(legal), stream.randrange(len(legal)), None))
    kept = [move for move in legal if move.verb not in ("punt", "quick-kick")]
    return seat, stream.choice(kept or list(legal))


def up_to_a_flag(name: str, path: Path | None = None, **settings: object) -> tuple[Table, Any]:
    """A game up to the step that brings a penalty to be decided, and that step."""
    game = "foto-electric" if name == "try" else name
    wanted = {"penalty_system": True, "penalty_x_faces": 3, "plays_per_quarter": 5, **settings}
    names = Player("Mariners"), Player("Foundry")
    setup = Setup(game, *names, settings=wanted, seed=FLAGS[name])
    table, made = Table.start(setup), Table.start(setup, path)
    stream = random.Random(FLAGS[name])
    for _ in range(1500):
        seat, move = chosen(table, stream)
        table.play(seat, move)
        if table.view(None).choice is not None:
            return made, table.history[-1]
        made.play(seat, move)
    raise AssertionError("no flag was thrown")


@pytest.fixture
def lay(begin_stage: Callable[..., Any]) -> Callable[..., Any]:
    """Makes a stage of a game with the penalty die, from its start or from a position."""

    def make(
        game: str,
        seed: str,
        position: dict[str, Any] | None = None,
        wishes: Wishes = AT_ONCE,
        size: tuple[int, int] = (1280, 800),
        now: Callable[[], float] = monotonic,
        table: Table | None = None,
        **settings: object,
    ) -> Any:
        wanted = {"penalty_system": True, "penalty_x_faces": 3, **settings}
        names = Player("Mariners"), Player("Foundry")
        setup = Setup(game, *names, settings=wanted, seed=seed, position=position)
        table = Table.start(setup) if table is None else table
        bridge = Bridge(table, now=now)
        return begin_stage(STAGES[game](bridge, wishes, None), size)

    return make


@pytest.fixture
def flagged(lay: Callable[..., Any]) -> Callable[..., Any]:
    """Makes a stage on which somebody has just been asked about a flag."""

    def make(name: str, path: Path | None = None, **given: Any) -> Any:
        table, step = up_to_a_flag(name, path, **given.pop("settings", {}))
        stage = lay(table.header.game, "", table=table, **given)
        show(stage, step)
        return stage

    return make


def show(stage: Any, step: Any) -> None:
    """Make the step that brings the flag; a slide is pulled."""
    if step.words == "reveal":
        two = people.People(stage)
        two.play_until(lambda: stage.bridge.history[-1].words == "reveal")
        two.play_until(lambda: two.moment.name == "REVIEW")
        two.go_on()
    else:
        stage.bridge.play(step.seat, step.words)
    for _ in range(40):
        if stage.flow.moment.name == "ASKING":
            return
        people.settle()
    raise AssertionError(f"still {stage.flow.moment}")


@pytest.fixture
def seat() -> Callable[..., Any]:
    """Sets two people down at a stage; `by` says whether they use the mouse or the keyboard."""

    def make(stage: Any, by: str = "mouse", seed: str = "people") -> Any:
        return PEOPLE[stage.bridge.table.header.game](stage, by, seed=seed)

    return make
