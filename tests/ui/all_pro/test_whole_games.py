"""Whole games on the stage, from the toss to the final card: by mouse alone, by keys alone."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from gridlight.games.all_pro.phases import MOVING
from gridlight.present.all_pro_board import bare
from gridlight.session.table import Table
from gridlight.ui.all_pro.stage import AllProStage
from gridlight.ui.tabletop.moments import Moment
from helpers.all_pro_people import Coaches, Restless, settle

Lay = Callable[..., AllProStage]


@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_a_whole_game(lay: Lay, tmp_path: Path, by: str) -> None:
    path = tmp_path / "game.gridlight"
    stage = lay(path=path, seed=f"whole {by}", plays_per_quarter=1)
    coaches = Coaches(stage, by)
    coaches.play_until(lambda: coaches.moment is Moment.OVER)
    assert stage.final.isVisible()
    assert stage.flow.view.clock.quarter == 4
    assert len(stage.plays.plays) >= 6
    verbs = {(record.words or "").split()[0] for record in stage.bridge.history[1:]}
    assert {"call", "choose", "place", "kickoff", "cover", "snap", "move", "done"} <= verbs
    last = stage.bridge.history[-1]
    stage.close_game()
    again = Table.open(path)
    assert again.over
    assert again.history[-1].events == last.events
    again.close()


SETTINGS = (
    {"officiating": "call-it", "take_back": True, "fumble_percent": 20},
    {"officiating": "referee", "step_out": True, "columns": 11, "roll_by_hand": True},
)


@pytest.mark.parametrize("settings", SETTINGS)
def test_restless_people_come_to_an_end(lay: Lay, settings: dict[str, object]) -> None:
    stage = lay(seed="restless", plays_per_quarter=1, **settings)
    people = Restless(stage, seed="restless")

    def look() -> None:
        """What the board shows is how the game stands."""
        if people.moment is Moment.MOVING and stage.flow.view.phase in MOVING:
            shown, true = stage.board.board, bare(stage.flow.ground, stage.names)
            assert set(shown.men) == set(true.men)
            assert (shown.pairs, shown.carrier, shown.loose) == (
                true.pairs,
                true.carrier,
                true.loose,
            )

    people.looks = look
    people.play_until(lambda: people.moment is Moment.OVER)
    settle()
    assert stage.final.isVisible()
