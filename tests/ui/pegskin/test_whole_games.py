"""Whole games on the Pegskin stage, from the toss to the final card: by mouse, by keys."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from gridlight.games.pegskin.phases import MOVING
from gridlight.present.pegskin_board import bare
from gridlight.session.table import Table
from gridlight.ui.pegskin.stage import PegskinStage
from gridlight.ui.tabletop.moments import Moment
from helpers.pegskin_people import Coaches, Restless, settle

Lay = Callable[..., PegskinStage]


@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_a_whole_game(lay: Lay, tmp_path: Path, by: str) -> None:
    path = tmp_path / "game.gridlight"
    stage = lay(path=path, seed=f"whole {by}", plays_per_quarter=1, collegiate_try=True)
    coaches = Coaches(stage, by, seed=f"whole {by}")
    coaches.play_until(lambda: coaches.moment is Moment.OVER)
    assert stage.final.isVisible()
    assert stage.flow.view.clock.quarter == 4
    assert len(stage.keeper.rows) == 4
    verbs = {(record.words or "").split()[0] for record in stage.bridge.history[1:]}
    assert {"call", "place", "no-motion", "roll", "move", "done"} <= verbs
    last = stage.bridge.history[-1]
    stage.close_game()
    again = Table.open(path)
    assert again.over
    assert again.history[-1].events == last.events
    again.close()


SETTINGS = (
    {"take_back": True, "collegiate_try": True, "half_length": 15},
    {"mode": "scrimmage", "scrimmage_plays": 2, "width": 31, "roll_by_hand": True},
)


@pytest.mark.parametrize("settings", SETTINGS)
def test_restless_people_come_to_an_end(lay: Lay, settings: dict[str, object]) -> None:
    stage = lay(seed="restless", plays_per_quarter=1, **settings)
    people = Restless(stage, seed="restless")

    def look() -> None:
        """What the board shows is how the game stands."""
        if people.moment is Moment.MOVING and stage.flow.view.phase in MOVING:
            shown, true = stage.board.board, bare(stage.flow.ground, stage.names)
            assert set(shown.pegs) == set(true.pegs)
            assert set(shown.stacks) == set(true.stacks)
            assert (shown.carrier, shown.moves_left) == (true.carrier, true.moves_left)
            assert shown.moves >= shown.moves_left

    people.looks = look
    people.play_until(lambda: people.moment is Moment.OVER)
    settle()
    assert stage.final.isVisible()
