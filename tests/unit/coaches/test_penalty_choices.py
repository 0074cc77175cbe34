"""How coaches answer a penalty: by what each outcome is worth to them, in all three games."""

from __future__ import annotations

import random

import pytest

from gridlight.coaches.foto.coach import TEMPERS, FotoCoach
from gridlight.coaches.foto.plan import GamePlan
from gridlight.coaches.levels import coach_for
from gridlight.kernel.game import Seat
from gridlight.kernel.moves import move
from gridlight.penalties.coaching import LayeredCoach
from gridlight.penalties.state import Called, PenaltyView, SeenChoice, SeenOption
from gridlight.session.games import GAMES

HOME, VISITORS = Seat.HOME, Seat.VISITORS
BOTH = (move("accept"), move("decline"))
GAMES_PLAYED = ("foto-electric", "all-pro", "pegskin")


@pytest.fixture(scope="module")
def plan(classic, spinners, solved):
    return GamePlan(classic, spinners, solved)


def coach(game, level, plan):
    made = FotoCoach(plan, TEMPERS[level]) if game == "foto-electric" else None
    return LayeredCoach(made or coach_for(game, level, {}, {}))


def view_of(game, down, togo, spot, **more):
    entry = GAMES.get(game)
    settings = entry.read_settings({"plays_per_quarter": 20}, "settings")
    rules = entry.build(settings, entry.all_tables(settings))
    position = {"possession": "home", "spot": spot, "down": down, "togo": togo}
    position |= {"quarter": 3, "plays": 5, "score": [7, 7], **more}
    return rules.view(rules.from_position(position), None)


def answer(layered, game, by, accept, decline):
    """What the side that was wronged says, home with the ball; situations are down, togo, spot."""
    options = tuple(
        SeenOption(words, view_of(game, *said[:3], **(said[3] if len(said) > 3 else {})), ())
        for words, said in (("accept", accept), ("decline", decline))
    )
    called = Called("a foul", by, 5, "previous")
    view = PenaltyView(options[0].game, None, SeenChoice(called, options))
    return str(layered.choose(view, by.other, BOTH, random.Random(1)))


CASES = {
    "a long gain is kept": (VISITORS, (1, 5, 45), (1, 10, 70), "decline"),
    "a first down that follows is taken": (VISITORS, (1, 10, 50), (4, 10, 45), "accept"),
    "a short gain goes for yards": (VISITORS, (1, 10, 55), (2, 10, 40), "accept"),
    "a fourth down is left standing": (HOME, (2, 15, 45), (4, 10, 45), "decline"),
    "a long gain of the other side is taken back": (HOME, (2, 20, 30), (1, 10, 75), "accept"),
}


@pytest.mark.ruling("PEN-13")
@pytest.mark.parametrize("game", GAMES_PLAYED)
@pytest.mark.parametrize("level", ["rookie", "pro", "master"])
@pytest.mark.parametrize("case", CASES)
def test_clear_cases_are_answered_right(plan, game, level, case):
    by, accept, decline, said = CASES[case]
    assert answer(coach(game, level, plan), game, by, accept, decline) == said


@pytest.mark.parametrize("game", GAMES_PLAYED)
@pytest.mark.parametrize("level", ["pro", "master"])
def test_points_on_the_score_count(plan, game, level):
    scored = (4, 10, 40, {"score": [13, 7]})
    layered = coach(game, level, plan)
    assert answer(layered, game, VISITORS, (1, 10, 60), scored) == "decline"
    assert answer(layered, game, HOME, (1, 10, 60), scored) == "accept"


@pytest.mark.parametrize("game", GAMES_PLAYED)
def test_a_coach_judges_for_itself_and_a_rookie_by_the_rule_of_thumb(plan, game):
    judged = []

    class Judges:
        level = "pro"

        def choose(self, *asked):
            raise AssertionError("no move was asked for")

        def settled(self, view, seat):
            judged.append(seat)
            return -view.state.situation.spot if game != "foto-electric" else -view.situation.spot

    assert answer(LayeredCoach(Judges()), game, VISITORS, (1, 10, 60), (4, 10, 45)) == "decline"
    assert judged == [HOME, HOME]
    hasty = Judges()
    hasty.level = "rookie"
    assert answer(LayeredCoach(hasty), game, VISITORS, (1, 10, 60), (4, 10, 45)) == "accept"
    assert judged == [HOME, HOME]


@pytest.mark.parametrize("game", GAMES_PLAYED)
def test_what_an_outcome_is_worth_is_opposite_for_the_two_sides(plan, game):
    for level in ("pro", "master"):
        made = coach(game, level, plan).coach
        view = view_of(game, 2, 5, 60)
        assert made.settled(view, HOME) == pytest.approx(-made.settled(view, VISITORS), abs=1e-6)
