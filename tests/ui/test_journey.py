"""Whole games on the stage, from the toss to the final card."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from gridlight.ui.foto.flow import Moment
from gridlight.ui.foto.stage import FotoStage
from helpers.people import People


@pytest.mark.parametrize("by", ["mouse", "keyboard"])
def test_a_whole_game(lay_table: Callable[..., FotoStage], by: str) -> None:
    stage = lay_table(plays_per_quarter=3)
    people = People(stage, by)
    people.until(Moment.OVER)
    table = stage.bridge.table
    assert table.over
    assert table.described()["quarter"] == 4
    assert sum(record.words == "reveal" for record in table.history) >= 1
    assert stage.review_card.final.isVisible()
    shown = stage.scoreboard.shown()
    assert [shown.home, shown.visitors] == table.described()["score"]
