"""Whatever is said at an All-Pro table is taken, or refused in one sentence."""

import random
from functools import cache

from hypothesis import example, given, settings
from hypothesis import strategies as st

from gridlight.games.all_pro import boardtext
from gridlight.games.all_pro.actions import VERBS
from gridlight.games.all_pro.state import ELEVEN, Man
from gridlight.kernel.dice import RandomDice
from gridlight.kernel.errors import IllegalMove
from gridlight.kernel.game import Seat
from gridlight.kernel.grid import name_of
from helpers.all_pro import all_pro
from helpers.all_pro_laws import choose

GIVEN = {"officiating": "referee", "steady_hand": True, "take_back": True, "step_out": True}
ODD = ["drop", "home", "visitors", "3", "99999999999999999999", "٣", "²", "-1", "/", "h", "die"]
SQUARES = st.builds(lambda c, r: f"{c}{r}", st.sampled_from("abghno"), st.integers(0, 24))
ROWS = st.sampled_from(["9", "....ELLCLLE....", "BBBB", "ellcllE", "........................"])
ARGUMENT = st.one_of(SQUARES, SQUARES, st.sampled_from(ODD), ROWS, st.text(max_size=4))
WORDS = st.builds(
    lambda verb, args: " ".join([verb, *args]),
    st.sampled_from(sorted(VERBS)),
    st.lists(ARGUMENT, max_size=6),
)
POSITION_KEYS = ["phase", "spot", "down", "togo", "board", "carrier", "loose", "blocks", "call"]
VALUES = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-5, 120),
    st.floats(),
    st.text(max_size=6),
    SQUARES,
    st.lists(st.text(max_size=8), max_size=2),
    st.sampled_from(["offense-moves", "throw", "snap", "9 ELLCLLE\n8 B", "h9 B l", "goal"]),
)


@cache
def states():
    """The states of one game, many kinds of them."""
    game, fair = all_pro(**GIVEN), all_pro(**(GIVEN | {"officiating": "prevent"}))
    stream, found = random.Random("said"), []
    state = game.start(RandomDice("")).state
    while state.decider is not None and len(found) < 1_500:
        found.append(state)
        seat, said = choose(game, fair, state, stream)
        state = game.apply(state, {seat: said}, RandomDice(f"{len(found)}")).state
    return [*found, state]


@settings(max_examples=400, deadline=None)
@given(words=WORDS, seat=st.sampled_from(list(Seat)), at=st.integers(0, 1_500))
@example(words="move drop h7 h8 drop", seat=Seat.HOME, at=40)
def test_anything_said_is_taken_or_refused(words, seat, at):
    game, state = all_pro(**GIVEN), states()[at % len(states())]
    try:
        said = game.parse(words)
    except ValueError:
        return
    on_offer = said in game.legal(state, seat)
    try:
        step = game.apply(state, {seat: said}, RandomDice("said"))
    except IllegalMove as error:
        assert not on_offer
        assert error.reason.endswith(".")
    else:
        assert on_offer or words.split() == ["flag"]
        assert step.state is not None


@settings(max_examples=200, deadline=None)
@given(text=st.text(max_size=30))
def test_any_text_is_a_move_or_none(text):
    game = all_pro()
    try:
        said = game.parse(text)
    except ValueError:
        return
    assert game.parse(game.words(said)) == said


@settings(max_examples=400, deadline=None)
@given(position=st.dictionaries(st.sampled_from(POSITION_KEYS), VALUES, max_size=5))
def test_any_position_is_read_or_refused_by_its_key(position):
    game = all_pro()
    try:
        state = game.from_position(position)
    except ValueError as error:
        assert ":" in str(error)
    else:
        assert len(list(game.legal(state, state.decider))) > 0 or state.decider is None


@given(
    squares=st.lists(st.tuples(st.integers(0, 14), st.integers(0, 23)), unique=True, max_size=22),
    stream=st.randoms(use_true_random=False),
)
def test_any_board_survives_print_and_parse(squares, stream):
    kinds = [(side, kind) for side in Seat for kind, n in ELEVEN.items() for _ in range(n)]
    stream.shuffle(kinds)
    men = {Man(side, kind, at) for (side, kind), at in zip(kinds, squares, strict=False)}
    grid = all_pro().settings.grid
    text = boardtext.write_board(men, grid)
    assert set(boardtext.read_board(text, grid)) == men
    assert all(name_of(man.at) for man in men)
