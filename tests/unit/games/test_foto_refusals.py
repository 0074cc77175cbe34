"""A refused move is told why, for the right reason and with its ruling."""

import pytest

from gridlight.games.foto_electric.actions import VERBS
from gridlight.games.foto_electric.choices import FIXED
from gridlight.games.foto_electric.game import _VERBS
from gridlight.games.foto_electric.phases import Phase
from gridlight.kernel.errors import IllegalMove
from helpers.foto import HOME, VISITORS, at, does, foto, laid


def why(game, state, seat, words):
    with pytest.raises(IllegalMove) as refused:
        does(game, state, seat, words)
    assert refused.value.seat is seat
    return refused.value.reason


def test_each_verb_that_is_read_is_obeyed():
    assert set(_VERBS) == VERBS
    assert {move.verb for moves in FIXED.values() for move in moves} <= VERBS


@pytest.mark.parametrize(
    ("phase", "position", "words", "part"),
    [
        ("coin-toss", {}, "play", "the visitors call the toss"),
        ("kick-or-receive", {}, "kickoff", "(FB-14)"),
        ("kickoff", {"kickoff_after": "field-goal"}, "onside", "(FE-17)"),
        ("kickoff", {}, "punt", "the kick-off comes first"),
        ("after-safety", {}, "onside", "(FE-17)"),
        ("after-safety", {}, "play", "(FE-32)"),
        ("scrimmage-call", {"down": 4}, "quick-kick", "(FE-22)"),
        ("scrimmage-call", {"spot": 49}, "field-goal", "(FE-23)"),
        ("scrimmage-call", {}, "card 7", "the offense calls"),
        ("try-choice", {}, "punt", "(FE-30)"),
        ("try-choice", {}, "try die", "(FE-30)"),
        ("fair-catch-choice", {}, "punt", "isn't the turn of home"),
    ],
)
def test_a_move_out_of_its_phase(phase, position, words, part):
    game = foto()
    state = at(game, phase, **position)
    seat = VISITORS if phase == "coin-toss" else HOME
    assert part in why(game, state, seat, words)


def test_a_move_out_of_turn():
    game = foto()
    state = at(game, "scrimmage-call", down=4)
    assert why(game, state, VISITORS, "quick-kick").startswith("it isn't the turn of visitors")


def test_a_place_that_the_card_does_not_have():
    game = foto()
    assert "L, C or R" in why(game, laid(game, "offense-place"), HOME, "at L2")
    assert "L2, L1, C, R1 or R2" in why(game, laid(game, "defense-place", 1), VISITORS, "at L")


def test_cards_that_are_not_there():
    game = foto()
    state = at(game, "card-picks")
    assert "numbers 1 to 12 (FE-1)" in why(game, state, HOME, "card 13")
    assert "numbers 1 to 12 (FE-1)" in why(game, state, HOME, "card B")
    assert "letters A to F (FE-1)" in why(game, state, VISITORS, "card 7")


def test_a_pick_stands():
    game = foto()
    state = does(game, at(game, "card-picks"), HOME, "card 3").state
    assert "a pick stands (FE-3)" in why(game, state, HOME, "card 4")
    assert "a pick stands (FE-3)" in why(game, state, HOME, "card B")


def test_without_table_feel_cards_are_not_moved():
    game = foto()
    for words in ("nudge L", "lay 0.3", "challenge"):
        for state in (laid(game, "defense-place", 1), laid(game, "reveal", 2)):
            assert "table feel" in why(game, state, VISITORS, words)


def test_with_table_feel_each_move_has_its_moment():
    game = foto(table_feel=True)
    placing, pulling = laid(game, "defense-place", 1), laid(game, "reveal", 2)
    assert "lies there already (FE-28)" in why(game, placing, VISITORS, "nudge C")
    assert "nudge L, nudge C or nudge R" in why(game, placing, VISITORS, "nudge R2")
    assert "only the defense" in why(game, placing, HOME, "nudge L")
    assert "only the defense" in why(game, pulling, VISITORS, "nudge L")
    assert "its side's turn" in why(game, placing, HOME, "lay 0.3")
    assert "up to 2.45 steps" in why(game, placing, VISITORS, "lay 2.5")
    assert "up to 2.45 steps" in why(game, placing, VISITORS, "lay inf")
    assert "when both lie" in why(game, placing, VISITORS, "challenge")
    assert "sit exactly" in why(game, pulling, VISITORS, "challenge")


def test_time_that_can_not_be_called():
    plays, watch = foto(), foto(quarter_minutes=20)
    assert "by plays" in why(plays, at(plays, "scrimmage-call"), HOME, "time")
    assert "after the toss" in why(watch, at(watch, "coin-toss"), HOME, "time")
    assert "after the toss" in why(watch, at(watch, "kick-or-receive"), HOME, "time")
    called = does(watch, laid(watch, "reveal", 2), HOME, "time").state
    assert "already" in why(watch, called, VISITORS, "time")


def test_words_of_the_table_stand_alone():
    game = foto()
    assert "without anything after it" in why(game, at(game, "kickoff"), HOME, "resign now")


def test_nothing_is_taken_when_the_game_is_over():
    game = foto(table_feel=True)
    state = at(game, "game-over")
    for words in ("play", "nudge L", "challenge", "card 7", "resign", "time"):
        assert why(game, state, HOME, words) == "the game is over (FB-12)."


def test_both_may_not_order_where_one_decides():
    game = foto()
    orders = {HOME: game.parse("play"), VISITORS: game.parse("card A")}
    with pytest.raises(IllegalMove, match="isn't the turn of visitors"):
        game.apply(at(game, "scrimmage-call"), orders, None)


def test_giving_up_goes_with_any_order():
    game = foto()
    orders = {HOME: game.parse("play"), VISITORS: game.parse("resign")}
    assert game.apply(at(game, "scrimmage-call"), orders, None).state.winner is HOME


def test_each_phase_has_its_sentence():
    game = foto()
    for phase in set(Phase) - {Phase.TOUCHBACK_CHOICE, Phase.PENALTY_CHOICE}:
        places = {"defense-place": 1, "reveal": 2}.get(phase, 0)
        state = laid(game, phase, places)
        for seat in (HOME, VISITORS):
            assert why(game, state, seat, "accept").endswith(".")
