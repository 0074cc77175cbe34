"""Pegskin: whatever is said is taken or refused in a sentence; ways are the sum of their steps."""

import random
import re
from functools import cache
from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from gridlight.games.pegskin import chances, passing
from gridlight.games.pegskin.actions import VERBS, words
from gridlight.games.pegskin.phases import MOVING, Phase
from gridlight.games.pegskin.position import as_position
from gridlight.kernel.dice import RandomDice
from gridlight.kernel.errors import IllegalMove
from gridlight.kernel.game import Seat
from gridlight.kernel.grid import ALL_WAYS, distance
from helpers.every_game import Case, made, some_steps

CASE = Case("pegskin", "two-points")
QUICK = settings(max_examples=150, deadline=None)
HOLES = st.builds(lambda column, row: f"{column},{row}", st.integers(0, 37), st.integers(-22, 22))
WORDS = st.one_of(
    HOLES,
    st.sampled_from(["out", "heads", "kick", "run", "L 18,-1;", "snap", "b 3,4;", "18,-2", "h12"]),
    st.text("0123456789,-;LBRs ", max_size=6),
)
ONE_SENTENCE = re.compile(r"[^.]+\.")


@cache
def states():
    return tuple(step.before for step in some_steps(CASE, 300))


def tried(game, state, seat, move, seed):
    try:
        return game.apply(state, {seat: move}, RandomDice(seed))
    except IllegalMove as refused:
        reason = re.sub(r"\([^)]*\)", "", refused.reason)
        assert ONE_SENTENCE.fullmatch(reason.strip()), refused.reason
        return None


@QUICK
@given(
    number=st.integers(0, 10**6),
    verb=st.sampled_from(sorted(VERBS)),
    args=st.lists(WORDS, max_size=5),
    seat=st.sampled_from(list(Seat)),
)
def test_whatever_is_said_is_taken_or_refused_in_one_sentence(number, verb, args, seat):
    game = made(CASE)
    state = states()[number % len(states())]
    move = game.parse(" ".join([verb, *args]))
    assert game.parse(words(move)) == move
    step = tried(game, state, seat, move, number)
    assert (step is not None) == (move in game.legal(state, seat))


def way(stream, state, length):
    """A peg of the side to move and a way for it, seldom a wrong one."""
    pegs = [peg for peg in state.board.pegs if peg.offense is (state.decider is state.offense)]
    column, row = stream.choice(pegs or state.board.pegs).at
    holes = [(column, row)]
    for _ in range(length):
        right, up = stream.choice(ALL_WAYS)
        turns_back = len(holes) > 1 and stream.random() < 0.3
        column, row = holes[-2] if turns_back else (column + right, row + up)
        holes.append((column, row))
    return [f"{column},{row}" for column, row in holes]


@QUICK
@given(number=st.integers(0, 10**6), length=st.integers(1, 5))
def test_a_way_is_the_sum_of_its_steps(number, length):
    game, stream = made(CASE), random.Random(number)
    moving = [state for state in states() if state.phase in MOVING and state.moves_left]
    state = stream.choice(moving)
    holes = way(stream, state, length)
    whole = tried(game, state, state.decider, game.parse(f"move {' '.join(holes)}"), 1)
    told, at = [], state
    for left, (start, end) in zip(reversed(range(length)), pairwise(holes), strict=True):
        step = tried(game, at, state.decider, game.parse(f"move {start} {end}"), 1)
        if step is None:
            assert whole is None
            return
        told += step.events
        at = step.state
        goes_on = (at.phase, at.decider) == (state.phase, state.decider)
        if left and (not goes_on or end not in game.describe(at)["at"]):
            assert whole is None
            return
    if whole is not None:
        assert whole.events == tuple(told)
        assert whole.state == at


def other_side(text, width):
    """The same words with the columns counted from the right."""
    return re.sub(
        r"(\d+)(,-?\d+)", lambda found: f"{width + 1 - int(found[1])}{found[2]}", str(text)
    )


def turned(value, width):
    """A public state seen from the other sideline, without an order among pegs."""
    if isinstance(value, dict):
        return {other_side(key, width): turned(each, width) for key, each in value.items()}
    if isinstance(value, list):
        return sorted(other_side(each, width) for each in value)
    return other_side(value, width) if isinstance(value, str) else value


def in_order(said):
    """A public state without an order among pegs."""
    return {key: sorted(each) if isinstance(each, list) else each for key, each in said.items()}


@QUICK
@given(number=st.integers(0, 10**6))
def test_left_and_right_are_alike(number):
    game, stream = made(CASE), random.Random(number)
    width = game.settings.width
    state = game.from_position(as_position(stream.choice(states()), game.settings))
    if state.decider is None:
        return
    position = {
        key: [other_side(each, width) for each in value]
        if key in ("pegs", "blocks")
        else {other_side(hole, width): used for hole, used in value.items()}
        if key == "used"
        else other_side(value, width)
        if key in ("carrier", "run_peg")
        else value
        for key, value in as_position(state, game.settings).items()
    }
    mirrored = game.from_position(position)
    moves = [move for move in game.legal(state, state.decider) if move.verb != "undo"]
    listed = {other_side(words(move), width) for move in moves if move.verb != "place"}
    legal = game.legal(mirrored, mirrored.decider)
    assert listed == {words(move) for move in legal if move.verb not in ("undo", "place")}
    move = stream.choice(moves)
    after = game.apply(state, {state.decider: move}, RandomDice(number)).state
    same = game.parse(other_side(words(move), width))
    again = game.apply(mirrored, {mirrored.decider: same}, RandomDice(number)).state
    seen, alike = ({**game.describe(each)} for each in (after, again))
    assert seen.pop("score") == alike.pop("score")
    assert turned(seen, width) == in_order(alike)


@QUICK
@given(number=st.integers(0, 10**6))
def test_home_and_visitors_are_alike(number):
    game, stream = made(CASE), random.Random(number)
    state = game.from_position(as_position(stream.choice(states()), game.settings))
    if state.decider is None or state.phase is Phase.COIN_TOSS:
        return
    other = game.from_position(swapped(as_position(state, game.settings)))
    assert other.decider is state.decider.other
    move = stream.choice(list(game.legal(state, state.decider)))
    after = game.apply(state, {state.decider: move}, RandomDice(number)).state
    again = game.apply(other, {other.decider: move}, RandomDice(number)).state
    if after.phase is not Phase.COIN_TOSS:  # which the visitors call, whoever they are
        assert game.describe(again) == swapped(game.describe(after))


SEATS = {"home": "visitors", "visitors": "home"}


def swapped(said):
    """A position or public state with the teams changed."""
    found = dict(said)
    for key in ("possession", "seat", "winner", "opened"):
        found |= {key: SEATS[found[key]]} if found.get(key) in SEATS else {}
    for key in ("score", "yards", "first_downs"):
        found |= {key: found[key][::-1]} if key in found else {}
    return found | ({"spot": 100 - found["spot"]} if "spot" in found else {})


def test_the_chances_are_those_of_the_rule():
    game, checked = made(CASE), 0
    for state in states():
        ground = game.ground(state) if state.phase is Phase.DECLARE else None
        for each in chances.throws(game, state) if ground else ():
            thrown = each.thrown
            assert sum(chance for _, chance in each.chances.outcomes) == 1
            for face, outcome in each.chances.faces:
                assert passing.outcome(ground, thrown, face) is outcome
            away = [distance(peg.at, thrown.receiver) for peg in ground.of(False)]
            assert [far for far, _ in thrown.cover] == sorted(away)
            beside = {peg.at for peg in ground.of(False) if distance(peg.at, thrown.passer) == 1}
            assert set(thrown.rushers) == beside
            checked += 1
    assert checked > 10
