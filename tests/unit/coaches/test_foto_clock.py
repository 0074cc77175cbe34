"""The last plays of a game, held against the rules; and a coach that minds the clock."""

from dataclasses import replace

import numpy as np
import pytest

from gridlight.coaches import snap
from gridlight.coaches.foto.clocked import Exact, Guessed, guess, settled
from gridlight.coaches.foto.coach import TEMPERS, FotoCoach
from gridlight.coaches.foto.foresight import Foresight
from gridlight.coaches.foto.late import Chances, Late, Moment, moment
from gridlight.coaches.foto.plan import GamePlan
from gridlight.games.foto_electric.ruleset import Settings
from gridlight.kernel.game import Seat
from gridlight.kernel.moves import move

PLACES = [(4, 62, 7), (3, 30, 12), (1, 25, 10), (4, 97, 3), (2, 88, 4)]
SETTINGS = Settings()


@pytest.fixture(scope="module")
def plan(classic, spinners, solved):
    return GamePlan(classic, spinners, solved)


@pytest.fixture(scope="module")
def game(timeless_game):
    rules = timeless_game
    return type(rules)(rules.rules, SETTINGS, rules.spinners, rules._viewer)


@pytest.fixture(scope="module")
def guessing(plan):
    """Late choices by guesses alone, so that no layer has to be worked out."""
    late = Late(plan)
    late.ahead = lambda later: Guessed(plan.solution, later)
    return late


def at(game, place, plays, lead, **more):
    down, spot, to_go = place
    score = [20 + lead, 20]
    given = {"possession": "home", "spot": spot, "down": down, "togo": to_go}
    return game.from_position(given | {"quarter": 4, "plays": 30 - plays, "score": score} | more)


@pytest.mark.parametrize("lead", [-3, -2, 0, 1, -7])
@pytest.mark.parametrize("place", PLACES, ids=str)
def test_kicks_in_the_last_play_are_what_the_rules_make_of_them(game, guessing, place, lead):
    foresight = Foresight(game, Chances(guessing, SETTINGS))
    state = at(game, place, 1, lead)
    calls = guessing._known(state, Moment(1, lead))
    for call, chance in calls.items():
        if call != "play" and np.isfinite(chance):
            wanted = foresight.after(state, Seat.HOME, move(call))
            assert chance == pytest.approx(wanted, abs=1e-9), call


@pytest.mark.parametrize(("plays", "lead"), [(1, -3), (1, 0), (2, -6), (9, 4)])
@pytest.mark.parametrize("place", PLACES, ids=str)
def test_results_of_the_cards_too(game, guessing, plan, place, plays, lead):
    foresight = Foresight(game, Chances(guessing, SETTINGS))
    paid = guessing.clocked(0).payoffs(plays, lead, plan.solution.grid.number(*place))
    near = 1e-9 if plays == 1 else 0.004  # scores by returned free kicks are followed once
    for cell in [(6, 0, 3), (8, 0, 5), (0, 2, 0), (1, 0, 4), (10, 3, 6), (11, 5, 4), (2, 0, 1)]:
        places = {0: ("R", "L2"), 1: ("R", "L1"), 5: ("L", "R1"), 6: ("L", "R2")}
        laid = places.get(cell[2], ("C", {2: "L1", 3: "C", 4: "R1"}.get(cell[2])))
        cards = [str(cell[0] + 1), "ABCDEF"[cell[1]]]
        state = at(game, place, plays, lead, phase="reveal", cards=cards, places=list(laid))
        wanted = foresight.after(state, Seat.HOME, move("reveal"))
        assert paid[cell] == pytest.approx(wanted, abs=near), cell


def test_layers_are_kept(plan, tmp_path, monkeypatch):
    monkeypatch.setenv("GRIDLIGHT_HOME", str(tmp_path))  # nobody has kept any here yet
    exact = Exact(plan.problem, plan.solution)
    assert exact.values(0, -3).max() == -1.0
    assert exact.known(1, 9)
    assert exact.values(1, 9).min() == 1.0
    assert not exact.known(1, -6)
    tied = exact.values(1, -6)
    assert exact.known(1, -6)
    again = Exact(plan.problem, plan.solution).values(1, -6)
    assert (again == tied).all()
    grid = plan.solution.grid
    near, far = tied[grid.number(1, 97, 3)], tied[grid.number(1, 20, 10)]
    assert -0.3 < near < 0.3  # a touchdown wins, and comes about as often as not
    assert -1.0 <= far < -0.8


def test_a_snap_of_the_last_play_is_solved_for_the_win(plan, guessing):
    """Six behind only a touchdown helps: the plays are others than for points."""
    number = plan.solution.grid.number(1, 80, 10)
    late = guessing.snap(Moment(1, -6), number)
    paid = guessing.clocked(0).payoffs(1, -6, number)
    assert max(snap.exploitability(paid, late)) < 1e-7
    ordinary = plan.solution.mixtures.at(number)
    worth = float((ordinary.cells() * paid).sum())
    assert snap.exploitability(paid, ordinary)[1] > 0.01
    assert late.value > worth - 0.5


def test_guesses_end_in_what_is_settled():
    assert settled(3) == 1.0
    assert settled(0) == 0.0
    assert guess(0.0, 5) == 0.0
    assert guess(3.0, 1) > guess(3.0, 20) > 0.0
    assert guess(-3.0, 7) == pytest.approx(-guess(3.0, 7))


@pytest.mark.parametrize(("lead", "wanted"), [(-3, "field-goal"), (-4, "play"), (-6, "play")])
def test_a_master_minds_the_score_in_the_last_play(game, plan, lead, wanted):
    """Three behind a field goal ties; four behind it is worth nothing."""
    master = FotoCoach(plan, TEMPERS["master"])
    state = at(game, (4, 88, 6), 1, lead)
    advice = master.advise(game.view(state, Seat.HOME), Seat.HOME, game.legal(state, Seat.HOME))
    assert str(advice.best.move) == wanted
    assert advice.unit == "chance to win"
    assert "chance to win" in advice.reason


def test_the_clock_is_thought_of_only_late(game, plan):
    early = at(game, (1, 30, 10), 30, 0)
    assert moment(early, SETTINGS) is None
    assert moment(at(game, (1, 30, 10), 5, -3), SETTINGS) == Moment(5, -3)
    by_watch = replace(SETTINGS, quarter_minutes=10)
    assert moment(at(game, (1, 30, 10), 5, -3), by_watch) is None


@pytest.mark.parametrize("place", PLACES[:3], ids=str)
def test_the_last_play_of_the_first_half_is_what_the_rules_make_of_it(game, guessing, place):
    """No field is worth anything then; points are, by what is left of the game."""
    state = at(game, place, 1, 4, quarter=2)
    now = moment(state, SETTINGS)
    assert now == Moment(1, 4, 60)
    foresight = Foresight(game, Chances(guessing, SETTINGS, 60))
    for call, chance in guessing._known(state, now).items():
        if call != "play" and np.isfinite(chance):
            assert chance == pytest.approx(foresight.after(state, Seat.HOME, move(call)), abs=1e-9)


def test_a_master_kicks_before_the_break_rather_than_punt(game, plan):
    master = FotoCoach(plan, TEMPERS["master"])
    state = at(game, (4, 58, 15), 1, 0, quarter=2)
    advice = master.advise(game.view(state, Seat.HOME), Seat.HOME, game.legal(state, Seat.HOME))
    worths = {str(weighed.move): weighed.worth for weighed in advice.moves}
    assert worths["field-goal"] > worths["punt"]
