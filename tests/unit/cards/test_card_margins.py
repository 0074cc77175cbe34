"""How near a result is to another one, and what the magnifier shows. FE-5"""

from dataclasses import replace

import pytest

from gridlight.cards import exact
from gridlight.cards.light import LightTable
from gridlight.cards.margin import (
    STAR_SHARE,
    TOO_CLOSE,
    WIDE,
    closeness,
    magnify,
    measured,
    spot_words,
)
from gridlight.cards.results import all_results, seven
from helpers.cardmaking import deck_of, formation, play, segment, straight


def margin_of(card, against, alignment=0):
    return closeness(card, against, exact.resolve(card, against, alignment))


@pytest.mark.parametrize(("x", "margin"), [(0.0, 0.875), (0.5, 0.375), (0.85, 0.025)])
def test_a_cover_is_as_deep_as_its_worse_end(x, margin):
    close = margin_of(straight(), formation(((x, 5.0),)))
    assert close.margin == pytest.approx(margin)
    assert close.covered
    assert close.arc == pytest.approx(13.0)


def test_a_near_miss_before_the_stop_counts():
    close = margin_of(straight(), formation(((0.95, 0.0), (0.0, 9.0))))
    assert close.margin == pytest.approx(0.075)
    assert not close.covered
    assert close.markers[0].line == 0.0


def test_a_near_miss_after_the_stop_doesnt():
    close = margin_of(straight(), formation(((0.0, 5.0), (0.95, 12.0))))
    assert close.margin == pytest.approx(0.875)


def test_a_dot_that_closes_in_on_the_tackle_counts():
    alone = margin_of(straight(), formation(((0.0, 6.0),))).margin
    close = margin_of(straight(), formation(((0.0, 6.0),), dots=((0.0, 5.9),)))
    assert alone == pytest.approx(0.875)
    assert close.margin < 0.3
    assert close.markers[0].kind == "dot"


def test_diamonds_that_nearly_join_count():
    apart = margin_of(straight(), formation(((-1.255, 5.0), (1.255, 5.0))))
    assert apart.margin < 0.02
    joined = margin_of(straight(), formation(((-1.15, 5.0), (1.15, 5.0))))
    assert joined.covered
    assert joined.margin == pytest.approx(0.1, abs=0.002)


def test_a_play_that_nothing_comes_near_is_clear():
    close = margin_of(straight(), formation())
    assert (close.margin, close.markers) == (WIDE, ())


def test_a_star_has_to_be_clearer_than_a_line():
    card = play(
        segment("run", (0.0, -5.0), (0.0, -8.0)),
        segment("pass", (0.0, -8.0), (0.0, 12.0)),
        segment("run", (0.0, 12.0), (0.0, 40.5)),
    )
    taken = margin_of(card, formation(((1.0, 12.0),)))
    assert taken.margin == pytest.approx(0.25 * STAR_SHARE)
    missed = margin_of(card, formation(((1.45, 12.0),)))
    assert missed.margin == pytest.approx(0.2 * STAR_SHARE)


def test_moving_a_card_by_less_than_the_margin_changes_nothing():
    bent = play(segment("run", (-3.0, -8.0), (2.0, 2.0, 2.0), (-2.0, 12.0, 3.0), (0.0, 40.5)))
    against = formation(((1.6, 3.0), (0.1, 9.0), (-2.9, -2.0)), dots=((1.0, -1.0),))
    for alignment in (-1.0, -0.5, 0.0, 0.5, 1.0):
        result = exact.resolve(bent, against, alignment)
        room = closeness(bent, against, result).margin - exact.TOLERANCE
        for share in (-0.99, -0.5, 0.5, 0.99):
            moved = exact.resolve(bent, against, alignment + share * max(room, 0.0) / 2.0)
            assert (moved.outcome, moved.yards) == (result.outcome, result.yards)


@pytest.mark.ruling("FE-5")
def test_the_magnifier_shows_the_deciding_place():
    against = formation(((0.85, 5.0), (3.0, 5.0)))
    result = exact.resolve(straight(), against, 0)
    shown = magnify(straight(), against, result)
    assert shown.where == pytest.approx((0.0, 5.0), abs=0.05)
    assert shown.direction == pytest.approx((0.0, 1.0))
    assert (shown.width, shown.solid) == (0.75, True)
    assert [marker.x for marker in shown.covering] == [0.85]
    assert [marker.x for marker in shown.near] == [0.85]
    assert shown.margin == pytest.approx(0.025)
    assert shown.tenths == pytest.approx(1.3)
    assert shown.too_close


@pytest.mark.ruling("FE-5")
def test_where_nothing_stopped_the_play_the_magnifier_shows_the_nearest_miss():
    against = formation(((1.0, 5.0),))
    result = exact.resolve(straight(), against, 0)
    shown = magnify(straight(), against, result)
    assert result.outcome == "touchdown"
    assert shown.where == pytest.approx((0.0, 5.0), abs=0.01)
    assert shown.margin == pytest.approx(0.125)
    assert not shown.too_close
    assert shown.margin > TOO_CLOSE


@pytest.mark.ruling("FE-2")
def test_the_seven_alignments_side_by_side():
    card, against = straight(), formation(((0.0, 5.0), (-6.0, 9.0)))
    deck = deck_of(card, against)
    found = seven(LightTable(deck), card, against)
    assert [result.alignment for result in found] == [-3, -2, -1, 0, 1, 2, 3]
    assert [result.yards for result in found] == [None, None, None, 5, None, None, 9]
    assert all(result.margin is not None for result in found)
    assert list(all_results(deck).values()) == list(found)


def test_a_measured_result_is_the_same_but_for_its_margin():
    card, against = straight(), formation(((0.0, 5.0),))
    result = exact.resolve(card, against, 0)
    assert replace(measured(card, against, result), margin=None) == result


def ending(y, ends="down"):
    return play(segment("run", (0.0, -8.0), (0.0, y)), ends=ends)


@pytest.mark.ruling("FE-11")
@pytest.mark.parametrize(
    ("y", "margin", "words"),
    [
        (7.48, 0.02, "0.02 yd from the line between the 7 and the 8"),
        (7.5, 0.0, "0.00 yd from the line between the 7 and the 8"),
        (8.0, 0.5, "0.50 yd from the line between the 8 and the 9"),
        (-1.47, 0.03, "0.03 yd from the line between the −2 and the −1"),
    ],
)
def test_where_a_path_ends_is_as_far_from_the_next_yard_as_it_is(y, margin, words):
    for result in (
        exact.resolve(ending(y), formation(), 0),
        LightTable(deck_of(ending(y), formation())).resolve(ending(y), formation(), 0),
    ):
        assert result.outcome == "down"
        assert result.spot_margin == pytest.approx(margin)
        assert spot_words(result) == words
        shown = magnify(ending(y), formation(), result)
        assert shown.margin == WIDE
        assert shown.too_close == (margin < TOO_CLOSE)
        assert shown.spot == words


def test_the_star_of_an_interception_lies_near_the_next_yard_too():
    card = play(
        segment("run", (0.0, -5.0), (0.0, -8.0)),
        segment("pass", (0.0, -8.0), (0.0, 12.46)),
        segment("run", (0.0, 12.46), (0.0, 40.5)),
    )
    taken = exact.resolve(card, formation(((0.0, 12.0),)), 0)
    assert (taken.outcome, taken.spot_margin) == ("interception", pytest.approx(0.04))
    assert taken.as_json()["spot_margin"] == 0.04
    measured_too = measured(card, formation(((0.0, 12.0),)), taken)
    assert measured_too.margin > measured_too.hangs_on == pytest.approx(0.04)


def test_spots_of_markers_and_plays_without_one_have_no_such_margin():
    tackled = exact.resolve(straight(), formation(((0.0, 5.0),)), 0)
    away = exact.resolve(straight(), formation(), 0)
    assert (tackled.spot_margin, away.spot_margin) == (None, None)
    near_goal = exact.resolve(ending(7.53), formation(), 0, goal=8)
    assert (near_goal.outcome, near_goal.spot_margin) == ("touchdown", pytest.approx(0.03))
    crossed = exact.resolve(straight(), formation(), 0, goal=8)
    assert (crossed.outcome, crossed.spot_margin) == ("touchdown", pytest.approx(0.5))
