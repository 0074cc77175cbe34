"""Each way a play can end, told as it was told before."""

from gridlight.football import events as told
from gridlight.kernel.dice import ScriptedDice
from gridlight.kernel.errors import IllegalMove
from gridlight.session.course import seat_for, split_seat
from gridlight.session.games import GAMES
from gridlight.session.scenario_files import read_scenario
from helpers.play_transcripts import FOLDER, SCENARIOS, transcript

WAYS_TO_END = {
    *(told.TACKLE, told.SACK, told.OUT_OF_BOUNDS, told.PASS_INCOMPLETE, told.INTERCEPTION),
    *(told.FUMBLE, told.RECOVERY, told.FIRST_DOWN, told.INCHES, told.TURNOVER_ON_DOWNS),
    *(told.TOUCHDOWN, told.FIELD_GOAL_GOOD, told.FIELD_GOAL_MISSED, told.SAFETY, told.TOUCHBACK),
    *(told.PUNT, told.PUNT_BLOCKED, told.DOWNED, told.RETURN, told.TRY_GOOD, told.TRY_MISSED),
    *(told.PENALTY_ACCEPTED, told.PENALTY_DECLINED, told.OFFSETTING, told.SCORE_OFF),
    *(told.END_OF_QUARTER, told.END_OF_HALF, told.END_OF_GAME),
}


def _events(path):
    scenario = read_scenario(path)
    entry = GAMES.get(scenario.game)
    game = entry.build(entry.read_settings(scenario.settings, path.name), entry.tables({}))
    state = game.from_position(scenario.position)
    for step in scenario.steps:
        said, words = split_seat(step.do)
        move = game.parse(words)
        seat = said or seat_for(game, state, move)
        try:
            after = game.apply(state, {seat: move}, ScriptedDice(step.roll))
        except IllegalMove:
            continue
        state = after.state
        yield from (event.name for event in after.events)


def test_the_plays_of_all_pro_are_told_as_before():
    assert transcript("all-pro") == (FOLDER / "all-pro.txt").read_text(encoding="utf-8")


def test_each_way_a_play_can_end_is_among_them():
    paths = [path for folder in SCENARIOS.glob("all-pro*") for path in folder.glob("*.toml")]
    assert {name for path in paths for name in _events(path)} >= WAYS_TO_END
