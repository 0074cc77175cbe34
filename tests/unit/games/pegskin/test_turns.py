"""Turns over a whole play: ten rolls at most, what the clock takes, what is told to whom."""

import re
from pathlib import Path

import pytest

from gridlight.football.gamebook import gamebook
from gridlight.games.pegskin.phases import Phase
from gridlight.kernel.dice import RandomDice
from gridlight.kernel.game import Seat
from helpers.every_game import Case, made, walked
from helpers.pegskin import FOUR_THREE, HOME, PRO_SET, VISITORS, at, does, pegskin, plays

ROOT = Path(__file__).parents[4]
OFFENSE = (("roll", "S", "2"), ("done",))


def test_after_ten_rolls_the_offense_must_declare():  # PS-30
    game = pegskin()
    state = at(game, "line-offense", *PRO_SET, *FOUR_THREE, carrier="18,-2")
    for number in range(1, 11):
        state, _ = plays(game, state, *OFFENSE, *OFFENSE)
        assert state.phase is Phase.DECLARE
        assert (game.parse("roll") in game.legal(state, HOME)) == (number < 10)
    assert game.words(next(iter(game.legal(state, HOME)))) == "run"


def test_after_ten_rolls_a_screen_can_only_be_run():  # PS-23, PS-30
    game = pegskin()
    pegs = ("L 18,-1", "B 18,-6", "B 10,-4", "b 30,9")
    state = at(game, "declare", *pegs, carrier="18,-6")
    for _ in range(9):  # one roll is behind a position in declare
        state, _ = plays(game, state, *OFFENSE, *OFFENSE)
    state = does(game, state, "throw 10,-4", "S").state
    assert [game.words(move) for move in game.legal(state, HOME)] == ["run"]


def test_what_the_decision_clock_takes():  # FB-13
    game = pegskin()
    state, seen = game.start(RandomDice(1)).state, []
    while state.decider is not None and len(seen) < 60:
        move = game.default_move(state, state.decider)
        seen.append((state.phase, move.verb))
        state = game.apply(state, {state.decider: move}, RandomDice(len(seen))).state
    verbs = {phase: {verb for at_phase, verb in seen if at_phase is phase} for phase, _ in seen}
    assert verbs == {
        Phase.COIN_TOSS: {"call"},
        Phase.SETUP_OFFENSE: {"place"},
        Phase.SETUP_DEFENSE: {"place"},
        Phase.MOTION: {"no-motion"},
        Phase.MOTION_REACTION: {"done"},
        Phase.LINE_OFFENSE: {"roll", "done"},
        Phase.LINE_DEFENSE: {"roll", "done"},
        Phase.DECLARE: {"run"},
        Phase.RUN_OFFENSE: {"roll", "done"},
        Phase.RUN_DEFENSE: {"roll", "done"},
    }
    state = at(game, "try-choice", score=[6, 0])
    assert game.words(game.default_move(state, HOME)) == "try kick"


@pytest.mark.parametrize("settings", ["as-it-comes", "two-points", "scrimmage"])
def test_the_statistics_add_up(settings):
    case = Case("pegskin", settings)
    steps = walked(case, 1, 20_000)
    state = steps[-1].after
    book = gamebook([event for step in steps for event in step.events])
    for seat in Seat:
        stats = book.of(seat)
        assert stats.yards == state.yards.of(seat)
        assert stats.total_points == state.score.of(seat)
        assert stats.first_downs == state.first_downs.of(seat)
        assert stats.completions <= stats.passes
        assert stats.plays == stats.runs + stats.passes + stats.sacked
    counted = sum(book.of(seat).plays + book.of(seat).punts for seat in Seat)
    counted += sum(book.of(seat).field_goals_tried for seat in Seat)
    per_side = 8 if settings == "scrimmage" else 2 * made(case).settings.plays_per_quarter
    assert counted == 2 * per_side


def test_a_punt_after_a_safety_is_no_free_kick():  # PS-29
    game = pegskin()
    pegs = ("L 18,-1", "B 1,-4", "b 30,6")
    state = at(game, "line-offense", *pegs, carrier="1,-4", spot=3, moves_left=2)
    _, events = plays(game, state, ("move 1,-4 out",), ("punt", "2", "2", "S", "2"))
    assert gamebook(events).of(VISITORS).punts == 1


def test_every_ruling_is_cited_in_code_and_in_tests():
    sources = [*(ROOT / "src").rglob("*.py")]
    proofs = [*(ROOT / "tests").rglob("*.py"), *(ROOT / "tests").rglob("*.toml")]
    for paths in (sources, proofs):
        text = "\n".join(path.read_text(encoding="utf-8") for path in paths)
        cited = {int(number) for number in re.findall(r"PS-(\d+)", text)}
        assert cited >= set(range(1, 33))
