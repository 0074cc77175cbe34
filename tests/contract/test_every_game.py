"""What every game owes to the table, walked through by random games."""

import json
import random
from fractions import Fraction

import pytest

from gridlight.kernel.codec import from_plain, to_plain
from gridlight.kernel.dice import RandomDice, ScriptedDice
from gridlight.kernel.errors import IllegalMove
from gridlight.kernel.game import Game, Seat
from gridlight.kernel.moves import TABLE_WORDS
from gridlight.kernel.odds import every_branch
from helpers.every_game import (
    CASES,
    EVERY,
    SETTINGS,
    made,
    some_steps,
    walk,
    walked,
)

pytestmark = pytest.mark.parametrize("case", CASES, ids=str)
POOL = 400


CHAINS_OF_SPINS = {
    "kickoff",
    "onside",
    "fair-catch",
    "no-fair-catch",
    "quick-kick",
    "punt",
    "run-out",
}
"""Moves whose spins, with the dice of a penalty after them, fall in a hundred thousand ways."""


def moves_of(game, state):
    return {move for seat in Seat for move in game.legal(state, seat)}


def every_move(case):
    game = made(case)
    return sorted({m for step in walked(case, 0) for m in moves_of(game, step.before)}, key=str)


def test_it_is_walked_with_settings_of_its_own(case):
    assert set(SETTINGS) == set(EVERY.names)
    assert made(case).name == case.name


def test_moves_are_on_offer_to_those_who_act_and_to_nobody_else(case):
    game = made(case)
    # a challenge is open to both, and so is the flag
    called = case.given.get("officiating") == "call-it" and not case.told
    out_of_turn = case.given.get("table_feel", False) or called
    for step in walked(case, 0):
        acting = game.to_act(step.before)
        assert len(set(acting)) == len(acting)
        for seat in Seat:
            offered = game.legal(step.before, seat)
            if seat in acting:
                assert len(offered) > 0
            else:
                assert len(offered) == 0 or out_of_turn


def test_offers_can_be_counted_walked_through_and_asked(case):
    game = made(case)
    pool = every_move(case)
    for step in some_steps(case, 60):
        offered = game.legal(step.before, step.seat)
        listed = list(offered)
        assert len(listed) == len(offered) == len(set(listed))
        for move in pool:
            # a line-up may be any of millions, and so may what is told: the likeliest are listed
            unlisted = move.verb in ("place", "tell") and move in offered
            assert (move in offered) == (move in listed) or unlisted


def test_what_is_not_on_offer_is_refused_and_changes_nothing(case):
    game = made(case)
    pool = every_move(case)
    if len(pool) > POOL:  # boards have thousands
        pool = random.Random(str(case)).sample(pool, POOL)
    for step in some_steps(case, 40):
        before = json.dumps(to_plain(step.before))
        for seat in Seat:
            for move in pool:
                if move not in game.legal(step.before, seat):
                    with pytest.raises(IllegalMove) as refused:
                        game.apply(step.before, {seat: move}, RandomDice(1))
                    assert refused.value.seat is seat
                    assert refused.value.reason
        assert json.dumps(to_plain(step.before)) == before


def test_what_is_on_offer_is_taken(case):
    game = made(case)
    for step in some_steps(case, 40):
        for seat in Seat:
            for move in game.legal(step.before, seat):
                after = game.apply(step.before, {seat: move}, RandomDice(1)).state
                assert after is not None


def test_the_same_input_gives_the_same_output(case):
    game = made(case)
    for step in walked(case, 0)[:300]:
        again = game.apply(step.before, {step.seat: step.move}, RandomDice(step.seed))
        assert (again.state, again.events) == (step.after, step.events)


def test_the_odds_of_a_move_add_up_to_one(case):
    game = made(case)
    for step in some_steps(case, 14):
        for move in list(game.legal(step.before, step.seat))[:2]:
            if case.given.get("penalty_system") and move.verb in CHAINS_OF_SPINS:
                continue
            orders = {step.seat: move}
            branches = list(
                every_branch(lambda dice, o=orders, s=step: game.apply(s.before, o, dice))
            )
            assert sum((branch.chance for branch in branches), Fraction(0)) == 1
            assert len({branch.labels for branch in branches}) == len(branches)


def test_states_and_views_survive_json(case):
    game = made(case)
    for step in some_steps(case, 80):
        text = json.dumps(to_plain(step.after))
        assert from_plain(type(step.after), json.loads(text)) == step.after
        for seat in (*Seat, None):
            view = game.view(step.after, seat)
            back = from_plain(type(view), json.loads(json.dumps(to_plain(view))))
            assert back == view


def test_moves_survive_their_words(case):
    game = made(case)
    for move in [*every_move(case), *map(game.parse, ("resign", "agree-draw"))]:
        assert game.parse(game.words(move)) == move
    for text in ("", "xyzzy", "   "):
        with pytest.raises(ValueError, match="no move"):
            game.parse(text)


def test_the_clock_has_a_move_for_whoever_acts(case):
    game = made(case)
    for step in walked(case, 0):
        for seat in game.to_act(step.before):
            assert game.default_move(step.before, seat) in game.legal(step.before, seat)


def test_a_sealed_pick_shows_to_nobody_else(case):
    """Another pick in its place: all that others get to see stays the same until it is shown."""
    game = made(case)
    checked = 0
    steps = walked(case, 0)
    for index, step in enumerate(steps):
        if not game.sealed(step.before, step.seat) or game.words(step.move) in TABLE_WORDS:
            continue
        others = [m for m in game.legal(step.before, step.seat) if m != step.move]
        twin = game.apply(step.before, {step.seat: others[checked % len(others)]}, ScriptedDice(()))
        assert twin.events == step.events
        after, state = step.after, twin.state
        for later in steps[index + 1 :]:
            if step.seat not in game.unshown(after):
                break
            assert step.seat in game.unshown(state)
            for seat in (step.seat.other, None):
                assert game.view(state, seat) == game.view(after, seat)
            assert game.describe(state) == game.describe(after)
            assert game.to_act(state) == game.to_act(after)
            assert set(game.legal(state, step.seat.other)) == set(
                game.legal(after, step.seat.other)
            )
            if step.seat not in game.unshown(later.after):
                break
            told = game.apply(state, {later.seat: later.move}, RandomDice(later.seed))
            assert told.events == later.events
            after, state = later.after, told.state
        checked += 1
    assert bool(checked) == case.secret


def test_what_is_sealed_is_shown_in_the_end(case):
    game = made(case)
    for step in walked(case, 0):
        for seat in game.unshown(step.after):
            assert game.to_act(step.after), f"over, but {seat} still hides something"
        if game.sealed(step.before, step.seat):
            assert step.seat in game.to_act(step.before)


def test_both_may_act_in_either_order_or_at_once(case):
    game = made(case)
    for step in walked(case, 0):
        acting = game.to_act(step.before)
        if len(acting) < 2:
            continue
        orders = {seat: list(game.legal(step.before, seat))[-1] for seat in acting}
        at_once = game.apply(step.before, orders, ScriptedDice(())).state
        for order in (acting, acting[::-1]):
            state = step.before
            for seat in order:
                assert seat in game.to_act(state)
                state = game.apply(state, {seat: orders[seat]}, ScriptedDice(())).state
                assert seat not in game.to_act(state) or len(game.to_act(state)) == 1
            assert state == at_once


def test_an_imagined_state_looks_like_the_view(case):
    game = made(case)
    for step in some_steps(case, 60):
        for seat in (*Seat, None):
            view = game.view(step.after, seat)
            imagined = game.imagine(view, RandomDice(3))
            assert game.view(imagined, seat) == view
            assert game.to_act(imagined) == game.to_act(step.after)


def test_the_public_state_is_plain_and_complete(case):
    game = made(case)
    for step in walked(case, 0):
        described = game.describe(step.after)
        assert json.loads(json.dumps(described)) == described
        acting = game.to_act(step.after)
        seat = {0: None, 1: acting[0].value if acting else None, 2: "both"}[len(acting)]
        assert described["seat"] == seat
        assert described["over"] == (not acting)
        assert isinstance(described["phase"], str)
        assert (described["winner"] is not None) == described["over"]
        home, visitors = described["score"]
        assert min(home, visitors) >= 0


def test_it_ends(case):
    for seed in range(6):
        *_, last = walk(case, seed, 20_000)
        assert not made(case).to_act(last.after)


def test_the_words_of_the_table_end_it(case):
    game = made(case)
    for step in some_steps(case, 25):
        for seat in Seat:
            resigned = game.apply(step.before, {seat: game.parse("resign")}, ScriptedDice(()))
            assert game.describe(resigned.state)["winner"] == seat.other.value
            drawn = game.apply(step.before, {seat: game.parse("agree-draw")}, ScriptedDice(()))
            assert game.describe(drawn.state)["winner"] == "tie"
            for ended in (resigned, drawn):
                assert not game.to_act(ended.state)
                assert game.unshown(ended.state) == ()
                for word in TABLE_WORDS:
                    with pytest.raises(IllegalMove):
                        game.apply(ended.state, {seat: game.parse(word)}, ScriptedDice(()))


def test_it_answers_to_the_whole_protocol(case):
    game = made(case)
    wanted = [name for name in vars(Game) if not name.startswith("_")]
    assert all(hasattr(game, name) for name in wanted)
