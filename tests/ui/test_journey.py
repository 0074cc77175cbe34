"""Whole games on the stage, from the toss to the final card."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from gridlight.ui.foto.flow import Moment
from gridlight.ui.foto.stage import FotoStage
from helpers.people import People, Restless

Lay = Callable[..., FotoStage]


@pytest.mark.parametrize("by", ["mouse", "keyboard"])
def test_a_whole_game(lay_table: Lay, by: str) -> None:
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


@pytest.mark.parametrize("number", range(4))
def test_people_who_do_anything_at_any_time(lay_table: Lay, number: int) -> None:
    settings = [
        {"roll_by_hand": True, "collegiate_try": True},
        {"table_feel": True, "sudden_death": True},
        {"quarter_minutes": 1, "decision_seconds": 30},
        {"table_feel": True, "roll_by_hand": True, "decision_seconds": 20},
    ][number]
    at = [0.0]
    stage = lay_table(now=lambda: at[0], seed=f"any {number}", plays_per_quarter=2, **settings)
    people = Restless(stage, "mouse" if number % 2 else "keyboard", seed=f"restless {number}")

    def check() -> None:
        at[0] += people.random.choice((0.0, 0.2, 1.0))
        stage.bridge.tick()
        if people.moment is not Moment.ASKING:
            return
        described = stage.bridge.table.described()
        shown = stage.scoreboard.shown()
        assert [shown.home, shown.visitors] == described["score"]
        if "spot" in described:
            assert stage.field.shown().ball == described["spot"]

    people.looks = check
    people.until(Moment.OVER)
    assert stage.bridge.table.over
