"""Each way a play can end, told as it was told before."""

import pytest

from gridlight.football import events as told
from gridlight.games.pegskin import events as pegs
from gridlight.kernel.dice import ScriptedDice
from gridlight.kernel.errors import IllegalMove
from gridlight.session.course import seat_for, split_seat
from gridlight.session.scenario_files import read_scenario
from gridlight.session.scenarios import game_of
from helpers.play_transcripts import FOLDER, SCENARIOS, showing, transcript

EVERYWHERE = {
    *(told.TACKLE, told.SACK, told.OUT_OF_BOUNDS, told.PASS_INCOMPLETE, told.INTERCEPTION),
    *(told.FIRST_DOWN, told.TURNOVER_ON_DOWNS, told.TOUCHDOWN, told.SAFETY, told.TOUCHBACK),
    *(told.FIELD_GOAL_GOOD, told.FIELD_GOAL_MISSED, told.PUNT, told.RETURN),
    *(told.TRY_GOOD, told.TRY_MISSED, told.END_OF_HALF, told.END_OF_GAME),
}
WAYS_TO_END = {
    "all-pro": EVERYWHERE
    | {
        *(told.FUMBLE, told.RECOVERY, told.INCHES, told.PUNT_BLOCKED, told.DOWNED),
        *(told.PENALTY_ACCEPTED, told.PENALTY_DECLINED, told.OFFSETTING, told.SCORE_OFF),
        told.END_OF_QUARTER,
    },
    "pegskin": EVERYWHERE | {pegs.PITCH, pegs.BOARD_END, pegs.SCRIMMAGE, told.END_OF_QUARTER},
    "penalty-system": {
        *(told.PENALTY_DIE, told.PENALTY_READING, told.FOUL, told.PENALTY_ACCEPTED),
        *(told.PENALTY_DECLINED, told.OFFSETTING, told.SCORE_OFF, told.FIRST_DOWN, told.INCHES),
        *(told.TURNOVER_ON_DOWNS, told.END_OF_QUARTER, told.END_OF_HALF, told.END_OF_GAME),
    },
}
every_game = pytest.mark.parametrize("game", WAYS_TO_END)
FOULS = {
    *("offside", "illegal motion", "holding", "illegal block", "clipping", "personal foul"),
    *("pass interference", "roughing the kicker", "intentional grounding", "piling on"),
}


def _scenarios(game):
    return [path for folder in SCENARIOS.glob(f"{game}*") for path in folder.glob("*.toml")]


def _events(path):
    scenario = read_scenario(path)
    game = game_of(scenario)
    state = game.from_position(scenario.position)
    for step in scenario.steps:
        if step.do is None:
            continue
        said, words = split_seat(step.do)
        move = game.parse(words)
        seat = said or seat_for(game, state, move)
        try:
            played = showing(game, step.shows)
            after = played.apply(state, {seat: move}, ScriptedDice(step.roll))
        except IllegalMove:
            continue
        state = after.state
        yield from after.events


@every_game
def test_plays_are_told_as_before(game):
    assert transcript(game) == (FOLDER / f"{game}.txt").read_text(encoding="utf-8")


@every_game
def test_each_way_a_play_can_end_is_among_them(game):
    assert {event.name for path in _scenarios(game) for event in _events(path)} >= WAYS_TO_END[game]


def test_each_kind_of_penalty_is_among_them():
    happened = [event for path in _scenarios("penalty-system") for event in _events(path)]
    assert {event["foul"] for event in happened if event.name == told.FOUL} >= FOULS
    read = {event["entry"] for event in happened if event.name == told.PENALTY_READING}
    assert {"blank", "offsetting", "offsides*", "opponent offsides*", "four*", "two"} <= read
    void = {event["void"] for event in happened if event.name == told.PENALTY_READING}
    assert void == {None, "kickoff", "score", "turnover"}
