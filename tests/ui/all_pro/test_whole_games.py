"""Whole games on the stage, from the toss to the final card: by mouse alone, by keys alone."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from gridlight.ui.all_pro.flow import Moment
from gridlight.ui.all_pro.stage import AllProStage
from helpers.all_pro_people import Coaches

Lay = Callable[..., AllProStage]


@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_a_whole_game(lay: Lay, tmp_path: Path, by: str) -> None:
    path = tmp_path / "game.gridlight"
    stage = lay(path=path, seed=f"whole {by}", plays_per_quarter=2)
    coaches = Coaches(stage, by)
    coaches.play_until(lambda: coaches.moment is Moment.OVER)
    assert stage.final.isVisible()
    view = stage.flow.view
    assert view.over
    assert view.clock.quarter == 4
    assert len(stage.plays.plays) >= 8
    verbs = {(record.words or "").split()[0] for record in stage.bridge.history[1:]}
    assert {"call", "choose", "place", "kickoff", "cover", "snap", "move", "done"} <= verbs
    assert "cover" in verbs
    stage.close_game()
