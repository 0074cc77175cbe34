"""Paths: pieces, arcs, corners, and where a carrier gets."""

import math
from itertools import pairwise

import pytest

from gridlight.cards.model import CLASSIC_GEOMETRY, NUMBERS, Point
from gridlight.cards.path import corner_ends, path_of
from gridlight.cards.result import carrier_reach, first_reach, traveled, whole_yards
from gridlight.cards.shapes import dashes, lines
from helpers.cardmaking import play, segment, straight

BENT = play(segment("run", (0.0, 0.0), (0.0, 10.0, 2.0), (10.0, 10.0)), ends="down")


def test_a_corner_begins_and_ends_its_radius_away():
    path = path_of(BENT)
    assert [piece.bend for piece in path.pieces] == [None, (0.0, 10.0), None]
    assert path.pieces[1].a == (0.0, 8.0)
    assert path.pieces[1].b == (2.0, 10.0)


def test_a_corner_takes_at_most_half_a_leg():
    enter, leave = corner_ends(Point(0.0, 0.0), Point(0.0, 2.0, 5.0), Point(10.0, 2.0))
    assert enter == (0.0, 1.0)
    assert leave == (1.0, 2.0)


def test_a_sharp_corner_has_no_rounding():
    path = path_of(play(segment("run", (0.0, 0.0), (0.0, 4.0), (3.0, 8.0)), ends="down"))
    assert len(path.pieces) == 2
    assert path.length == pytest.approx(9.0)


def test_the_arc_of_a_corner_is_that_of_a_fine_polyline():
    piece = path_of(BENT).pieces[1]
    points = [piece.point(k / 4000) for k in range(4001)]
    polyline = sum(math.dist(a, b) for a, b in pairwise(points))
    assert piece.length == pytest.approx(polyline, abs=1e-6)
    assert piece.arc(0.3) + 1e-9 < piece.arc(0.31)
    assert piece.parameter(piece.arc(0.37)) == pytest.approx(0.37, abs=1e-9)


def test_points_and_tangents_along_the_path():
    path = path_of(BENT)
    assert path.point(4.0) == pytest.approx((0.0, 4.0))
    assert path.tangent(4.0) == pytest.approx((0.0, 1.0))
    assert path.tangent(path.length - 1.0) == pytest.approx((1.0, 0.0))
    half = path.pieces[1].start + path.pieces[1].length / 2
    assert path.tangent(half) == pytest.approx((math.sqrt(0.5), math.sqrt(0.5)))


def test_the_lowest_point_of_a_play_that_backs_up():
    path = path_of(
        play(segment("run", (0.0, 0.0), (0.0, 9.0, 2.0), (6.0, 9.0, 2.0), (6.0, -5.0)), ends="down")
    )
    assert path.lowest(3.0) == pytest.approx(3.0)
    assert path.lowest(path.length) == pytest.approx(9.0)


def test_where_a_carrier_reaches_a_yard_line():
    path = path_of(BENT)
    assert first_reach(path, 0, 4.0) == pytest.approx(4.0)
    arc = first_reach(path, 0, 9.5)
    assert path.point(arc)[1] == pytest.approx(9.5)
    assert first_reach(path, 0, 10.5) is None


def test_the_ball_in_flight_reaches_nothing():
    card = play(
        segment("run", (0.0, -5.0), (0.0, -3.0)),
        segment("pass", (0.0, -3.0), (0.0, 12.0)),
        segment("run", (0.0, 12.0), (0.0, 40.5)),
    )
    assert carrier_reach(card, 5.0) == pytest.approx(17.0)
    assert carrier_reach(card, 20.0) == pytest.approx(25.0)
    assert carrier_reach(straight(far=30.0), 35.0) is None


@pytest.mark.ruling("FE-11")
@pytest.mark.parametrize(
    ("y", "yards"), [(6.5, 6), (6.51, 7), (6.4, 6), (-6.5, -7), (-6.4, -6), (0.0, 0), (-0.5, -1)]
)
def test_halves_go_away_from_the_goal_attacked(y, yards):
    assert whole_yards(y) == yards


def test_what_was_traveled_ends_where_it_was_cut():
    path = path_of(BENT)
    points = traveled(path, 8.7)
    assert points[0] == (0.0, 0.0)
    assert points[-1] == pytest.approx(path.point(8.7))
    assert traveled(path, 0.0) == ((0.0, 0.0),)


@pytest.mark.parametrize("length", [1.0, 2.9, 5.0, 17.3, 40.0])
def test_dashes_are_equal_and_at_least_three(length):
    card = play(
        segment("run", (0.0, -9.0), (0.0, -8.0)),
        segment("pass", (0.0, -8.0), (0.0, -8.0 + length)),
        segment("run", (0.0, -8.0 + length), (3.0, 40.5)),
    )
    path = path_of(card)
    marks = dashes(path, 1, CLASSIC_GEOMETRY)
    assert len(marks) >= 3
    assert marks[0][0] == pytest.approx(path.parts[1][0])
    assert marks[-1][1] == pytest.approx(path.parts[1][1])
    sizes = {round(end - begin, 9) for begin, end in marks}
    assert len(sizes) == 1
    if length > 5.0:
        assert sizes.pop() == pytest.approx(CLASSIC_GEOMETRY.dash, abs=0.35)
    assert sum(1 for _, _, solid in lines(path, CLASSIC_GEOMETRY) if not solid) == len(marks)


def test_bars_stand_where_the_geometry_says():
    assert CLASSIC_GEOMETRY.offense_bar_centers() == (-6.0, -4.0, -2.0, 0.0, 2.0, 4.0, 6.0)
    assert CLASSIC_GEOMETRY.defense_bar_centers() == tuple(float(x) for x in range(-9, 10, 2))
    assert CLASSIC_GEOMETRY.yard_lines() == tuple(float(y) for y in range(-10, 41, 5))
    assert CLASSIC_GEOMETRY.width / CLASSIC_GEOMETRY.yards_per_inch == 8.0
    assert CLASSIC_GEOMETRY.height / CLASSIC_GEOMETRY.yards_per_inch == 10.5
    assert len(NUMBERS) == 12
