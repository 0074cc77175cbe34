"""What a board's model says: what is where, what motions lead to, and in which words."""

from __future__ import annotations

from dataclasses import replace

import pytest

from gridlight.kernel.grid import name_of
from gridlight.present.board import (
    Bounce,
    Flight,
    Landing,
    Man,
    Motion,
    Offer,
    Roll,
    Target,
    Walk,
    board_lines,
    moved,
    row_line,
    square_words,
    summary,
    yard_words,
)
from gridlight.ui.boards.holding import (
    first_stop,
    landing_at,
    landings_from,
    may_take,
    rehold,
    stops_for_keys,
)
from gridlight.ui.boards.sight import Hand
from helpers.boards import line_up, mid_play

GUARD, ENEMY = (9, 8), (10, 9)


@pytest.mark.parametrize("square, name", [((7, 12), "h12"), ((0, 0), "a0"), ((14, 23), "o23")])
def test_squares_have_their_names_in_notation(square: tuple[int, int], name: str) -> None:
    assert name_of(square) == name


@pytest.mark.ruling("AP-1")
@pytest.mark.parametrize("spot, row", [(0, 2), (50, 12), (100, 22), (45, 11), (-10, 0)])
def test_spots_lie_on_row_boundaries(spot: float, row: float) -> None:
    assert row_line(spot) == row


@pytest.mark.ruling("AP-1")
@pytest.mark.parametrize(
    "row, words",
    [
        (0, "home end zone"),
        (2, "home 0 to 5"),
        (11, "home 45 to 50"),
        (12, "visitors' 50 to 45"),
        (21, "visitors' 5 to 0"),
        (22, "visitors' end zone"),
    ],
)
def test_rows_in_words(row: int, words: str) -> None:
    assert yard_words(row) == words


# motions


def test_a_walk_moves_the_man_and_offers_nothing_more() -> None:
    after = moved(mid_play(), Walk((GUARD, (9, 7), (9, 6))))
    assert after.man_at((9, 6)) == Man("home", "B", (9, 6))
    assert after.man_at(GUARD) is None
    assert (after.offers, after.fan) == ((), ())


@pytest.mark.ruling("AP-8")
def test_landing_on_an_opponent_makes_a_pair() -> None:
    after = moved(mid_play(), Walk((GUARD, ENEMY), "block"))
    pair = after.pair_at(ENEMY)
    assert pair is not None
    assert (pair.upper.letter, pair.lower.letter) == ("B", "E")
    assert len(after.men) == len(mid_play().men) - 2


@pytest.mark.ruling("AP-12")
def test_landing_on_the_carrier_tackles_and_blocks_nobody() -> None:
    after = moved(mid_play(), Walk((ENEMY, (7, 8)), "tackle"))
    assert len(after.pairs) == len(mid_play().pairs)
    assert sorted(m.team for m in after.men if m.square == (7, 8)) == ["home", "visitors"]
    assert after.carrier == (7, 8)


def test_the_ball_goes_with_its_man_and_is_picked_up() -> None:
    carried = moved(mid_play(), Walk(((7, 8), (6, 7))))
    assert carried.carrier == (6, 7)
    loose = replace(mid_play(), carrier=None, loose=(9, 6))
    picked = moved(loose, Walk((GUARD, (9, 7), (9, 6)), "ball"))
    assert (picked.carrier, picked.loose) == ((9, 6), None)
    over = moved(loose, Walk((GUARD, (9, 7), (9, 6), (9, 5))))
    assert over.carrier == (9, 5)


def test_two_of_one_team_change_places() -> None:
    after = moved(line_up(), Walk(((7, 10), (6, 10)), "swap"))
    names = {square: after.man_at(square) for square in ((6, 10), (7, 10))}
    assert [man.letter for man in names.values() if man] == ["C", "L"]


@pytest.mark.parametrize(
    "motion, carrier, loose",
    [
        (Flight((7, 8), (1, 14)), (1, 14), None),
        (Flight((7, 8), (7, 20), "kick"), None, (7, 20)),
        (Bounce((7, 8), (7, 9)), None, (7, 9)),
        (Roll((3, 4)), (7, 8), None),
        (Walk(((0, 0), (1, 1))), (7, 8), None),
    ],
)
def test_where_the_ball_is_after(
    motion: Motion, carrier: tuple[int, int] | None, loose: tuple[int, int] | None
) -> None:
    after = moved(mid_play(), motion)
    assert (after.carrier, after.loose) == (carrier, loose)


# what may be done


def test_only_men_on_offer_may_be_taken() -> None:
    model = mid_play()
    assert may_take(model, GUARD)
    assert not may_take(model, ENEMY)
    assert not may_take(model, (3, 3))
    assert not may_take(replace(model, offers=(Offer((3, 3)),)), (3, 3))


@pytest.mark.ruling("AP-14")
def test_in_a_line_up_own_men_go_anywhere_on_their_side() -> None:
    model = line_up()
    from_tray = landings_from(model, None)
    assert {landing.square for landing in from_tray} == model.tray.squares  # type: ignore[union-attr]
    kinds = {landing.square: landing.kind for landing in landings_from(model, (7, 10))}
    assert (7, 10) not in kinds
    assert (kinds[(6, 10)], kinds[(6, 9)]) == ("swap", "place")


def test_of_two_ways_the_cheaper_is_taken_unless_the_pointer_says_so() -> None:
    cheap = Landing((5, 5), 1, ((5, 5),))
    dear = Landing((5, 5), 2, ((4, 4), (5, 5)))
    assert landing_at((dear, cheap), (5, 5)) is cheap
    assert landing_at((dear, cheap), (5, 5), [(4, 4), (5, 5)]) is dear
    assert landing_at((dear, cheap), (6, 6)) is None
    assert landing_at((dear, cheap), None) is None


def test_the_cursor_begins_where_something_can_be_done() -> None:
    model = mid_play()
    assert first_stop(model) == model.carrier
    without = replace(model, carrier=None, fan=())
    assert first_stop(without) in stops_for_keys(without, None)
    assert first_stop(replace(without, offers=(), men=())) == (7, 12)


def test_a_hand_lets_go_of_a_man_who_is_gone() -> None:
    model = mid_play()
    hand = Hand(Man("home", "B", GUARD), None, origin=GUARD)  # type: ignore[arg-type]
    assert rehold(hand, model) is not None
    assert rehold(hand, replace(model, offers=())) is None
    assert rehold(hand, moved(model, Walk((GUARD, (9, 7))))) is None
    assert rehold(None, model) is None


# words


def test_a_square_says_who_is_there_and_what_he_may_do() -> None:
    model = mid_play()
    assert square_words(model, (7, 8)).startswith("h8, home 30 to 35; Mariners back with the ball")
    assert "out of the play" in square_words(model, (8, 11))
    assert "33 %, 4 is int." in square_words(model, (1, 14))
    assert square_words(model, (3, 3)) == "d3, home 5 to 10"
    landing = Landing((9, 7), 2, ((9, 7),))
    assert square_words(model, (9, 7), landing).endswith("may move here, 2 moves")
    aimed = replace(model, targets=(Target((11, 12), "snap"),), offers=())
    assert "may take the snap" in square_words(aimed, (11, 12))


def test_the_list_has_a_line_for_each_taken_square() -> None:
    model = replace(mid_play(), carrier=None, loose=(3, 3))
    lines = dict(board_lines(model))
    assert set(lines) == model.busy | {(3, 3)}
    assert "the ball lies here" in lines[(3, 3)]


def test_the_whole_board_in_a_sentence() -> None:
    said = summary(mid_play())
    assert "10 men of Mariners and 10 of Foundry can play" in said
    assert "1 blocked pair" in said
    assert "Mariners back has the ball on h8" in said
    assert "line of scrimmage is at the home 45" in said
    assert "midfield" in summary(replace(mid_play(), line=50))
    assert "visitors' 20" in summary(replace(mid_play(), line=80, carrier=None, loose=(3, 3)))
