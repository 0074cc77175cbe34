"""What a peg board's model says: what is where, what motions lead to, and in which words."""

from __future__ import annotations

from dataclasses import replace

import pytest

from gridlight.present.peg_words import board_lines, hole_words, row_words, summary
from gridlight.present.pegboard import (
    Block,
    Die,
    Flight,
    Hole,
    Landing,
    Motion,
    Offer,
    Peg,
    Roll,
    Shift,
    Target,
    Walk,
    Zone,
    holes_around,
    moved,
    name_of,
)
from gridlight.ui.pegboard.holding import (
    first_stop,
    landing_at,
    landings_from,
    may_take,
    rehold,
    stops_for_keys,
    tray_slot_of,
)
from gridlight.ui.pegboard.sight import Hand
from helpers.pegs import CARRIER, CORNER, ENEMY, mid_play, passing, set_up


@pytest.mark.ruling("PS-2")
@pytest.mark.parametrize(
    "row, words",
    [
        (0, "on the line of scrimmage"),
        (1, "1 yard beyond the line"),
        (-6, "6 yards behind the line"),
    ],
)
def test_rows_in_words(row: int, words: str) -> None:
    assert row_words(row) == words


def test_holes_are_named_as_they_are_written() -> None:
    assert name_of((27, -1)) == "27,-1"


@pytest.mark.ruling("PS-4")
def test_stripes_tell_what_a_peg_may_do() -> None:
    stripes = {peg.kind: peg.stripes for peg in mid_play().pegs}
    assert stripes == {"line": 2, "back": 3, "receiver": 4}


# motions


def test_a_walk_moves_the_peg_and_offers_nothing_more() -> None:
    after = moved(mid_play(), Walk((CORNER, (28, 0), (29, 0))))
    came = after.peg_at((29, 0))
    assert came is not None and (came.kind, came.team) == ("back", "home")
    assert after.peg_at(CORNER) is None
    assert (after.offers, after.throws) == ((), ())


@pytest.mark.ruling("PS-13")
def test_a_block_makes_a_pair_that_controls_the_holes_around() -> None:
    model = mid_play()
    after = moved(model, Block((CORNER, (29, 0), ENEMY)))
    stack = after.stack_at(ENEMY)
    assert stack is not None
    assert (stack.upper.team, stack.lower.team) == ("home", "visitors")
    assert after.zones[-1] == Zone("home", ENEMY)
    assert len(after.pegs) == len(model.pegs) - 2
    assert len(set(holes_around(after, ENEMY))) == 9
    assert len(set(holes_around(after, (1, 0)))) == 6


@pytest.mark.ruling("PS-12")
def test_landing_on_the_carrier_tackles_and_blocks_nobody() -> None:
    after = moved(mid_play(), Walk((ENEMY, CARRIER), "tackle"))
    assert len(after.stacks) == len(mid_play().stacks)
    assert sorted(peg.team for peg in after.pegs if peg.hole == CARRIER) == ["home", "visitors"]
    assert after.carrier == CARRIER


@pytest.mark.ruling("PS-3")
def test_a_shift_carries_the_named_back_and_clears_the_rest() -> None:
    after = moved(mid_play(), Shift(((CARRIER, (25, -12)), (ENEMY, (30, -9)))))
    assert {peg.hole for peg in after.pegs} == {(25, -12), (30, -9)}
    assert (after.carrier, after.stacks, after.zones) == ((25, -12), (), ())


def test_two_of_one_team_change_places() -> None:
    after = moved(set_up(), Walk(((16, -1), (17, -1)), "swap"))
    numbers = {peg.hole: peg.number for peg in after.pegs}
    assert (numbers[(16, -1)], numbers[(17, -1)]) == (12, 11)


@pytest.mark.parametrize(
    "motion, carrier, loose",
    [
        (Walk((CARRIER, (24, -3))), (24, -3), None),
        (Flight(CARRIER, (5, 6)), (5, 6), None),
        (Flight(CARRIER, (9, 12)), None, (9, 12)),
        (Walk(((1, 1), (1, 2))), CARRIER, None),
    ],
)
def test_where_the_ball_is_after(motion: Motion, carrier: Hole | None, loose: Hole | None) -> None:
    after = moved(mid_play(), motion)
    assert (after.carrier, after.loose) == (carrier, loose)


def test_a_roll_leaves_the_black_and_white_die_where_it_lies() -> None:
    thrown = (Die("sdt", "T"), Die("number", "2"))
    after = moved(mid_play(), Roll(thrown))
    assert after.dice == (*thrown, Die("first", "white"))
    again = moved(after, Roll((Die("first", "black"),)))
    assert [die.face for die in again.dice] == ["black"]


# what may be done


def test_only_pegs_on_offer_may_be_taken() -> None:
    model = mid_play()
    assert may_take(model, CORNER)
    assert not may_take(model, ENEMY)
    assert not may_take(model, (3, 3))
    assert not may_take(replace(model, offers=(Offer((3, 3)),)), (3, 3))


@pytest.mark.ruling("PS-5")
def test_in_a_set_up_own_pegs_go_anywhere_on_their_side() -> None:
    model = set_up()
    assert model.tray is not None
    assert {landing.hole for landing in landings_from(model, None)} == model.tray.holes
    kinds = {landing.hole: landing.kind for landing in landings_from(model, (16, -1))}
    assert (16, -1) not in kinds
    assert (kinds[(17, -1)], kinds[(17, -2)]) == ("swap", "place")
    assert (tray_slot_of(model, "back"), tray_slot_of(model, "line")) == (2, None)


def test_of_two_ways_the_cheaper_is_taken_unless_the_pointer_says_so() -> None:
    cheap = Landing((5, 5), 1, ((5, 5),))
    dear = Landing((5, 5), 2, ((4, 4), (5, 5)))
    assert landing_at((dear, cheap), (5, 5)) is cheap
    assert landing_at((dear, cheap), (5, 5), [(4, 4), (5, 5)]) is dear
    assert landing_at((dear, cheap), (6, 6)) is None


def test_the_cursor_begins_where_something_can_be_done() -> None:
    model = mid_play()
    assert first_stop(model) == CARRIER
    without = replace(model, carrier=None)
    assert first_stop(without) in stops_for_keys(without, None)
    assert first_stop(replace(without, offers=(), pegs=())) == (18, -1)


def test_a_hand_lets_go_of_a_peg_that_is_gone() -> None:
    model = mid_play()
    peg = model.peg_at(CORNER)
    assert peg is not None
    hand = Hand(peg, CORNER, origin=CORNER)
    assert rehold(hand, model) is not None
    assert rehold(hand, replace(model, offers=())) is None
    assert rehold(hand, moved(model, Walk((CORNER, (28, -1))))) is None
    assert rehold(None, model) is None


# words


def test_a_hole_says_who_is_there_and_what_he_may_do() -> None:
    model = mid_play()
    assert hole_words(model, CARRIER).startswith(
        "25,-2, 2 yards behind the line; Mariners back 15 with the ball"
    )
    assert "Mariners lineman on Foundry lineman, out of the play" in hole_words(model, (20, 1))
    assert "Mariners control this hole" in hole_words(model, (21, 2))
    landing = Landing((28, 0), 1, ((28, 0),))
    assert hole_words(model, (28, 0), landing).endswith("may move here, 1 move")
    out = Landing((0, 3), 2, ((1, 3), (0, 3)), "out")
    assert hole_words(model, (0, 3), out) == ("0,3, out of bounds; may step out of bounds, 2 moves")
    chase = replace(model, targets=(Target(ENEMY, "chase"),), offers=())
    assert hole_words(chase, ENEMY).endswith("may give chase")
    assert "50 %, T is int." in hole_words(passing(), (32, 4))


def test_the_list_has_a_line_for_each_taken_hole() -> None:
    model = replace(mid_play(), carrier=None, loose=(3, 3))
    lines = dict(board_lines(model))
    assert set(lines) == model.busy | {(3, 3)}
    assert "the ball lies here" in lines[(3, 3)]


def test_the_whole_board_in_a_sentence() -> None:
    said = summary(mid_play())
    for part in (
        "7 pegs of Mariners and 7 of Foundry can play",
        "4 blocks",
        "Mariners back 15 has the ball at 25,-2",
        "5 of 8 moves left",
        "the first down is 7 yards beyond the line",
    ):
        assert part in said
    loose = replace(mid_play(), carrier=None, loose=(3, 3), moves=0)
    assert "the ball lies at 3,3" in summary(loose)
    assert "moves" not in summary(loose)


def test_a_peg_without_number_is_its_kind() -> None:
    model = replace(mid_play(), pegs=(Peg("visitors", "receiver", (4, 4)),), offers=())
    assert "Foundry receiver" in hole_words(model, (4, 4))
