"""The coaches of Foto-Electric in every decision that the game asks for."""

import random
from collections import Counter
from dataclasses import replace

import pytest

from gridlight.coaches.coach import Weighed, draw
from gridlight.coaches.foto.coach import TEMPERS, FotoCoach, tempered
from gridlight.coaches.foto.plan import GamePlan
from gridlight.coaches.levels import coach_for, levels_of
from gridlight.games.foto_electric.phases import Phase
from gridlight.kernel.dice import RandomDice
from gridlight.kernel.game import Seat
from gridlight.kernel.moves import move


@pytest.fixture(scope="module")
def plan(classic, spinners, solved):
    return GamePlan(classic, spinners, solved)


@pytest.fixture(scope="module", params=sorted(TEMPERS))
def coach(request, plan):
    return FotoCoach(plan, TEMPERS[request.param])


@pytest.fixture(scope="module")
def best(plan):
    return FotoCoach(plan, TEMPERS["equilibrium"])


def advised(coach, game, **given):
    state = game.from_position(given)
    seat = game.to_act(state)[0]
    return coach.advise(game.view(state, seat), seat, game.legal(state, seat))


def play_out(game, coaches, seed, asked=None):
    state = game.start(RandomDice(f"{seed}:0")).state
    streams = {seat: random.Random(f"{seed}:{seat}") for seat in Seat}
    steps = 0
    while acting := game.to_act(state):
        seat = acting[0]
        legal = game.legal(state, seat)
        chosen = coaches[seat].choose(game.view(state, seat), seat, legal, streams[seat])
        assert chosen in legal, (state.phase, chosen)
        if asked is not None:
            asked[state.phase] += 1
        steps += 1
        state = game.apply(state, {seat: chosen}, RandomDice(f"{seed}:{steps}")).state
    return state


def short_game(timeless_game, **changes):
    settings = replace(timeless_game.settings, plays_per_quarter=15, **changes)
    game = timeless_game
    return type(game)(game.rules, settings, game.spinners, game._viewer)


def test_whole_games_are_played_to_their_end(timeless_game, coach):
    asked = Counter()
    game = short_game(timeless_game)
    for seed in range(3):
        over = play_out(game, dict.fromkeys(Seat, coach), seed, asked)
        assert over.phase is Phase.GAME_OVER
    assert {Phase.COIN_TOSS, Phase.KICKOFF, Phase.CARD_PICKS, Phase.REVEAL} <= set(asked)


def test_table_feel_is_played_without_a_nudge(timeless_game, best):
    game = short_game(timeless_game, table_feel=True)
    assert play_out(game, dict.fromkeys(Seat, best), "feel").phase is Phase.GAME_OVER


def test_the_same_stream_gives_the_same_game(timeless_game, coach):
    game = short_game(timeless_game)
    one, two = (play_out(game, dict.fromkeys(Seat, coach), "again") for _ in range(2))
    assert one == two


@pytest.mark.parametrize(
    ("given", "wanted"),
    [
        ({"spot": 20, "down": 4, "togo": 12}, "punt"),
        ({"spot": 93, "down": 4, "togo": "goal"}, "play"),
        ({"spot": 75, "down": 4, "togo": 14}, "field-goal"),
        ({"spot": 50, "down": 1, "togo": 10}, "play"),
        ({"phase": "try-choice"}, "try kick"),
        ({"phase": "kickoff", "kickoff_after": "field-goal"}, "kickoff"),
        ({"phase": "kickoff", "kickoff_after": "touchdown"}, "onside"),
        ({"phase": "fair-catch-choice", "spot": 30, "down": 4, "togo": 8}, "no-fair-catch"),
        ({"phase": "kick-or-receive"}, "choose kick"),  # an on-side kick is that good (FE-17)
    ],
)
def test_the_best_choice_is_found(timeless_game, best, solved, given, wanted):
    advice = advised(best, timeless_game, possession="home", **given)
    assert str(advice.best.move) == wanted
    assert advice.value == max(weighed.worth for weighed in advice.moves)
    assert advice.best.chance == pytest.approx(1.0)
    assert advice.unit == "points"
    assert advice.reason.endswith(".")


def test_a_try_by_play_is_wanted_where_it_counts_two(home, classic, spinners, solved):
    """Two points at 46 % are worth less than one at 96 %."""
    assert 2 * solved.attempts[1] < solved.attempts[0] + 0.01


def test_a_penalty_that_helps_is_accepted(timeless_game, best):
    """Roughing the kicker keeps the ball: the offense takes it rather than the punt."""
    game = timeless_game
    state = game.from_position(
        {"phase": "fair-catch-choice", "possession": "home", "spot": 30, "down": 4, "togo": 8}
    )
    for seed in range(4000):
        step = game.apply(state, {Seat.VISITORS: move("no-fair-catch")}, RandomDice(seed))
        after = step.state
        if after.phase is Phase.PENALTY_CHOICE and after.pending.foul.name.startswith("rough"):
            break
    seat = after.decider
    advice = best.advise(game.view(after, seat), seat, game.legal(after, seat))
    assert str(advice.best.move) == "accept"
    accepted = {str(weighed.move): weighed.worth for weighed in advice.moves}
    assert accepted["accept"] > accepted["decline"] + 1.0


def test_a_deep_kick_is_downed_in_the_end_zone_or_run_out_by_its_worth(timeless_game, best):
    game = timeless_game
    state = game.from_position({"phase": "kickoff", "possession": "home", "spot": 40})
    for seed in range(400):
        after = game.apply(state, {Seat.HOME: move("kickoff")}, RandomDice(seed)).state
        if after.phase is Phase.TOUCHBACK_CHOICE:
            break
    advice = best.advise(
        game.view(after, after.decider), after.decider, game.legal(after, after.decider)
    )
    worths = {str(weighed.move): weighed.worth for weighed in advice.moves}
    assert advice.best.worth == max(worths.values())
    assert set(worths) == {"touchback", "run-out"}


def test_cards_and_places_follow_the_equilibrium(timeless_game, best, solved):
    place = (2, 40, 7)
    play = solved.snap(*place)
    given = {"possession": "home", "spot": 40, "down": 2, "togo": 7}
    picks = advised(best, timeless_game, phase="card-picks", **given)
    for weighed in picks.moves:
        number = int(weighed.move.args[0])
        assert weighed.chance == pytest.approx(play.offense[number - 1].sum())
    card = int(play.offense.sum(axis=1).argmax())
    laid = advised(best, timeless_game, phase="offense-place", cards=[str(card + 1), "A"], **given)
    chances = {weighed.move.args[0]: weighed.chance for weighed in laid.moves}
    shares = play.offense[card] / play.offense[card].sum()
    assert [chances[name] for name in "LCR"] == pytest.approx(list(shares))
    formation = int(play.formation.argmax())
    answered = advised(
        best,
        timeless_game,
        phase="defense-place",
        cards=[str(card + 1), "ABCDEF"[formation]],
        places=["R"],
        **given,
    )
    chances = {weighed.move.args[0]: weighed.chance for weighed in answered.moves}
    wanted = play.placing[formation, 2]
    assert [chances[n] for n in ("L2", "L1", "C", "R1", "R2")] == pytest.approx(list(wanted))


def test_a_coach_never_sees_the_other_card(timeless_game, coach):
    """Whatever the sealed card is, the answer to the same view is the same."""
    given = {"possession": "home", "spot": 40, "phase": "defense-place", "places": ["C"]}
    found = {
        str(advised(coach, timeless_game, cards=[str(card), "B"], **given).moves)
        for card in range(1, 13)
    }
    assert len(found) == 1


def test_custom_kicks_deep_unless_behind_late(timeless_game, plan):
    pro = FotoCoach(plan, TEMPERS["pro"])
    given = {"phase": "kickoff", "kickoff_after": "touchdown", "possession": "home"}
    assert str(advised(pro, timeless_game, **given).best.move) == "kickoff"
    behind = {"quarter": 4, "score": [3, 10]}
    assert str(advised(pro, timeless_game, **given, **behind).best.move) == "onside"


def test_chances_are_drawn_as_said():
    moves = (Weighed("a", 0.7), Weighed("b", 0.3), Weighed("c", 0.0))
    stream = random.Random(1)
    drawn = Counter(draw(moves, stream) for _ in range(4000))
    assert drawn["c"] == 0
    assert drawn["a"] / 4000 == pytest.approx(0.7, abs=0.03)


def test_heat_shares_among_near_equals():
    assert tempered([1.0, 1.0, 0.0], 0.0) == [0.5, 0.5, 0.0]
    warm = tempered([1.0, 0.9, float("-inf")], 0.1)
    assert warm[0] > warm[1] > warm[2] == 0.0
    assert sum(warm) == pytest.approx(1.0)


def test_levels_by_name(classic, spinners, home):
    assert levels_of("foto-electric") == ("random", "rookie", "pro", "master", "equilibrium")
    tables = {"deck": classic.as_data(), "spinners": spinners.as_data()}
    for level in levels_of("foto-electric"):
        assert coach_for("foto-electric", level, {}, tables).level == level
