"""Whole games with the penalty die, from the toss to the final card."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from helpers import all_pro_people, pegskin_people, people

GAMES = ("foto-electric", "all-pro", "pegskin")
RESTLESS: dict[str, Any] = {
    "foto-electric": people.Restless,
    "all-pro": all_pro_people.Restless,
    "pegskin": pegskin_people.Restless,
}


def told(stage: Any) -> list[str]:
    return [event.name for record in stage.bridge.history for event in record.events]


def last_words(stage: Any) -> str:
    return stage.bridge.history[-1].words or ""


@pytest.mark.parametrize("by", ["mouse", "keys"])
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game(
    lay: Callable[..., Any], seat: Callable[..., Any], game: str, by: str
) -> None:
    stage = lay(game, f"flags {by}", plays_per_quarter=2)
    two = seat(stage, by)
    two.play_until(lambda: two.moment.name == "OVER")
    found = told(stage)
    dice, readings = found.count("penalty-die"), found.count("penalty-reading")
    assert dice >= 8
    assert 0 < readings < dice
    assert {"foul", "penalty-accepted", "penalty-declined"} & set(found)
    assert stage.bridge.table.over


@pytest.mark.parametrize("game", GAMES)
def test_restless_people_who_roll_real_dice(lay: Callable[..., Any], game: str) -> None:
    wanted = {"plays_per_quarter": 1, "roll_by_hand": True}
    more = {} if game == "foto-electric" else {"take_back": True}
    stage = lay(game, "restless", **wanted, **more)
    two = RESTLESS[game](stage, seed="restless")
    two.play_until(lambda: two.moment.name == "OVER")
    rolled = {roll.purpose for record in stage.bridge.history for roll in record.rolls}
    assert {"penalty die", "first colored die", "second colored die", "white die"} <= rolled


def test_a_take_back_stops_at_the_penalty_die(lay: Callable[..., Any]) -> None:
    stage = lay("all-pro", "taken back", take_back=True, fumble_percent=0)
    two = all_pro_people.Coaches(stage)
    two.play_until(lambda: last_words(stage).startswith("snap"))
    two.play_until(lambda: two.moment.name == "MOVING")
    assert stage.bridge.view().state.earlier is not None
    assert not stage.flow.can_take_back
    two.play_until(lambda: last_words(stage).startswith("move") and two.moment.name == "MOVING")
    assert stage.flow.can_take_back
