"""What stops a play, in the closed form and in the light alike."""

import pytest

from gridlight.cards import exact
from gridlight.cards.light import LightTable
from gridlight.cards.model import CLASSIC_GEOMETRY
from gridlight.cards.result import decided_at
from helpers.cardmaking import deck_of, formation, play, segment, straight

THROWN = play(
    segment("run", (0.0, -5.0), (0.0, -8.0)),
    segment("pass", (0.0, -8.0), (0.0, 12.0)),
    segment("run", (0.0, 12.0), (0.0, 40.5)),
)
PITCHED = play(
    segment("run", (0.0, -5.0), (0.0, -3.0)),
    segment("lateral", (0.0, -3.0), (8.0, -5.0)),
    segment("run", (8.0, -5.0), (8.0, 40.5)),
)


@pytest.fixture(params=["exact", "light"])
def shows(request):
    """What two cards show, by either resolver."""

    def resolve(card, against, alignment=0, goal=None, drop=0.0):
        if request.param == "exact":
            return exact.resolve(card, against, alignment, goal=goal, drop=drop)
        table = LightTable(deck_of(card, against))
        return table.resolve(card, against, alignment, goal=goal, drop=drop)

    return resolve


@pytest.mark.ruling("FE-7")
@pytest.mark.parametrize(
    ("x", "stops"), [(0.0, True), (0.8, True), (0.85, True), (0.9, False), (1.5, False)]
)
def test_a_diamond_stops_only_where_it_covers_the_whole_width(shows, x, stops):
    # a line 0.75 wide under a diamond of 1.25: covered up to 0.875 off its middle
    result = shows(straight(), formation(((x, 5.0),)))
    assert (result.outcome, result.yards) == (("tackle", 5) if stops else ("touchdown", None))


@pytest.mark.ruling("FE-7")
def test_two_diamonds_that_only_together_cover_stop_the_play(shows):
    apart = formation(((-1.3, 5.0), (1.3, 5.0)))
    assert shows(straight(), apart).outcome == "touchdown"
    together = formation(((-1.1, 5.0), (1.1, 5.0)))
    result = shows(straight(0.2), together)
    assert (result.outcome, result.yards) == ("tackle", 5)


@pytest.mark.ruling("FE-11")
def test_of_two_diamonds_that_cover_together_the_nearer_counts(shows):
    result = shows(straight(0.3), formation(((-0.98, 4.0), (1.0, 5.0))))
    assert result.yards == 5
    assert (result.markers[0].x, result.markers[0].line) == (1.0, 5.0)


@pytest.mark.ruling("FE-7")
def test_the_first_cover_in_order_of_travel_ends_the_play(shows):
    backs_up = play(
        segment("run", (0.0, 0.0), (0.0, 9.0), (6.0, 9.0), (6.0, -6.0)),
        ends="down",
    )
    result = shows(backs_up, formation(((6.0, 2.0), (0.0, 7.0))))
    assert result.yards == 7
    result = shows(backs_up, formation(((6.0, 2.0), (1.5, 4.0))))
    assert result.yards == 2


@pytest.mark.ruling("FE-8")
def test_a_dot_over_the_solid_line_is_a_fumble(shows):
    result = shows(straight(), formation(dots=((0.3, 6.0),)))
    assert (result.outcome, result.yards) == ("fumble", 6)
    assert shows(straight(), formation(dots=((0.5, 6.0),))).outcome == "touchdown"


@pytest.mark.ruling("FE-8")
def test_dot_and_diamond_at_the_same_point_is_a_tackle(shows):
    hidden = formation(((0.0, -8.0),), dots=((0.0, -8.0),))
    assert shows(straight(), hidden).outcome == "tackle"
    dot_first = formation(((0.0, 6.0),), dots=((0.0, 5.0),))
    assert shows(straight(), dot_first).outcome == "fumble"


@pytest.mark.ruling("FE-8")
def test_a_dot_over_a_pass_is_incomplete_and_over_a_lateral_a_fumble(shows):
    result = shows(THROWN, formation(dots=((0.2, 4.0),)))
    assert (result.outcome, result.yards, result.at_yards) == ("incomplete", None, 4)
    assert [event.kind for event in result.events] == ["pass", "incomplete"]
    result = shows(PITCHED, formation(dots=((4.0, -4.0),)))
    assert (result.outcome, result.yards) == ("fumble", -4)


@pytest.mark.ruling("FE-9")
def test_diamonds_do_nothing_to_the_ball_in_the_air(shows):
    result = shows(THROWN, formation(((0.0, 4.0), (0.0, 20.0))))
    assert (result.outcome, result.yards, result.catch_yards) == ("tackle", 20, 12)
    assert [event.kind for event in result.events] == ["pass", "catch", "tackle"]


@pytest.mark.ruling("FE-9")
@pytest.mark.parametrize(
    "against",
    [
        formation(((1.0, 12.0),)),
        formation(dots=((0.4, 12.0),)),
        formation(((0.5, 12.0),), dots=((0.0, 12.0),)),
        formation(dots=((0.2, 12.0), (-0.2, 12.0))),
    ],
)
def test_whatever_lies_over_the_star_takes_the_ball(shows, against):
    result = shows(THROWN, against)
    assert (result.outcome, result.yards, result.catch_yards) == ("interception", 12, None)


@pytest.mark.ruling("FE-9")
def test_a_lateral_can_be_taken_too(shows):
    result = shows(PITCHED, formation(((8.0, -5.0),)))
    assert (result.outcome, result.yards) == ("interception", -5)


@pytest.mark.ruling("FE-9")
def test_a_diamond_beside_the_star_stops_the_receiver_after_his_catch(shows):
    result = shows(THROWN, formation(((0.0, 14.0),)))
    assert (result.outcome, result.yards, result.catch_yards) == ("tackle", 14, 12)


@pytest.mark.ruling("FE-11")
@pytest.mark.parametrize(
    ("points", "ends", "yards"),
    [
        (((0.0, -8.0), (20.0, 9.5)), "out-of-bounds", 9),
        (((0.0, -8.0), (3.0, 6.6)), "down", 7),
        (((0.0, -8.0), (0.0, 40.5)), "touchdown", None),
    ],
)
def test_a_path_that_nothing_stops_ends_as_it_says(shows, points, ends, yards):
    result = shows(play(segment("run", *points), ends=ends), formation())
    assert (result.outcome, result.yards) == (ends, yards)


@pytest.mark.ruling("FE-2")
def test_the_alignment_moves_the_defense_by_steps_of_two_yards(shows):
    against = formation(((-4.0, 5.0),))
    found = [shows(straight(), against, alignment).outcome for alignment in range(-3, 4)]
    assert found == ["touchdown"] * 5 + ["tackle"] + ["touchdown"]


def test_cards_laid_askew_show_what_lies_there(shows):
    against = formation(((-4.0, 5.0),))
    assert shows(straight(), against, 1.6).outcome == "tackle"
    assert shows(straight(), against, 1.5).outcome == "touchdown"
    result = shows(straight(), against, 2.0, drop=1.3)
    assert result.yards == 5
    assert result.where[1] == pytest.approx(5.425, abs=0.03)


def test_a_hidden_start_is_a_stop_at_once(shows):
    result = shows(straight(), formation(((0.5, -8.0),)))
    assert (result.outcome, result.yards, result.arc) == ("tackle", -8, 0.0)
    assert result.path == ((0.0, -8.0),)


@pytest.mark.ruling("FE-12")
def test_a_carrier_scores_before_what_lies_beyond_the_goal_line(shows):
    against = formation(((0.0, 9.0),))
    assert shows(straight(), against, goal=20).outcome == "tackle"
    assert shows(straight(), against, goal=9).outcome == "touchdown"
    # the diamond's tip covers the line short of the goal, but it stands on it
    scored = shows(straight(), formation(((0.0, 8.0),)), goal=8)
    assert (scored.outcome, scored.yards, scored.at_yards) == ("touchdown", None, 8)
    assert shows(straight(), formation(((0.0, 7.0),)), goal=8).outcome == "tackle"
    assert shows(straight(), formation(dots=((0.0, 8.0),)), goal=8).outcome == "touchdown"


@pytest.mark.ruling("FE-12")
def test_passes_and_the_goal_line(shows):
    caught = shows(THROWN, formation(), goal=5)
    assert (caught.outcome, caught.catch_yards) == ("touchdown", 12)
    assert shows(THROWN, formation(), goal=2).outcome == "touchdown"
    far = shows(THROWN, formation(((0.0, 12.0),)), goal=1)
    assert (far.outcome, far.yards, far.at_yards) == ("incomplete", None, 12)
    taken = shows(THROWN, formation(((0.0, 12.0),)), goal=5)
    assert (taken.outcome, taken.yards) == ("interception", 12)


@pytest.mark.ruling("FE-12")
def test_out_of_bounds_on_the_goal_line_is_a_touchdown(shows):
    card = play(segment("run", (0.0, -8.0), (20.0, 9.6)), ends="out-of-bounds")
    assert shows(card, formation(), goal=11).outcome == "out-of-bounds"
    assert shows(card, formation(), goal=10).outcome == "touchdown"


def test_a_path_that_crosses_itself_is_looked_at_each_time(shows):
    loop = play(
        segment("run", (0.0, -5.0), (0.0, 6.0), (6.0, 6.0), (6.0, 0.0), (-10.0, 0.0)),
        ends="down",
    )
    # at the crossing (0, 0): on the way up covered from side to side, on the way back too
    result = shows(loop, formation(((0.0, 0.0),)))
    assert result.arc == pytest.approx(5.0 - 0.875, abs=0.05)


def test_what_the_command_line_prints():
    told = exact.resolve(THROWN, formation(((0.0, 20.0),)), -2).as_json()
    assert told["outcome"] == "touchdown"
    told = exact.resolve(THROWN, formation(((0.0, 20.0),)), 0).as_json()
    assert list(told)[:7] == [
        "outcome",
        "yards",
        "alignment",
        "where",
        "path",
        "catch_yards",
        "events",
    ]
    assert (told["outcome"], told["yards"], told["alignment"]) == ("tackle", 20, 0)
    assert told["path"][0] == [0.0, -5.0]
    assert told["path"][-1] == told["where"]
    assert [event["event"] for event in told["events"]] == ["pass", "catch", "tackle"]


def test_the_slide_must_pass_the_path_and_half_a_diamond():
    result = exact.resolve(straight(), formation(((0.0, 5.0),)), 0)
    assert decided_at(result, CLASSIC_GEOMETRY) == pytest.approx(5.0 - 0.885 + 1.25, abs=0.01)
    away = exact.resolve(straight(), formation(), 0)
    assert decided_at(away, CLASSIC_GEOMETRY) == CLASSIC_GEOMETRY.far
