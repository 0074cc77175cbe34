"""Each way a play can end, told as it was told before."""

import pytest

from gridlight.football import events as told
from gridlight.games.pegskin import events as pegs
from gridlight.kernel.dice import ScriptedDice
from gridlight.kernel.errors import IllegalMove
from gridlight.session.course import seat_for, split_seat
from gridlight.session.games import GAMES
from gridlight.session.scenario_files import read_scenario
from helpers.play_transcripts import FOLDER, SCENARIOS, transcript

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
}
every_game = pytest.mark.parametrize("game", WAYS_TO_END)


def _events(path):
    scenario = read_scenario(path)
    entry = GAMES.get(scenario.game)
    game = entry.build(entry.read_settings(scenario.settings, path.name), entry.tables({}))
    state = game.from_position(scenario.position)
    for step in scenario.steps:
        if step.do is None:
            continue
        said, words = split_seat(step.do)
        move = game.parse(words)
        seat = said or seat_for(game, state, move)
        try:
            after = game.apply(state, {seat: move}, ScriptedDice(step.roll))
        except IllegalMove:
            continue
        state = after.state
        yield from (event.name for event in after.events)


@every_game
def test_plays_are_told_as_before(game):
    assert transcript(game) == (FOLDER / f"{game}.txt").read_text(encoding="utf-8")


@every_game
def test_each_way_a_play_can_end_is_among_them(game):
    paths = [path for folder in SCENARIOS.glob(f"{game}*") for path in folder.glob("*.toml")]
    assert {name for path in paths for name in _events(path)} >= WAYS_TO_END[game]
