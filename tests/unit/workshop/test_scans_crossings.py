"""Flights that cross the solid line of their own play, read from the figures as they are drawn."""

import math

import cv2
import numpy as np
import pytest

from gridlight.cards.model import CLASSIC_GEOMETRY, End, Kind, OffenseCard, Point, Segment, Travel
from gridlight.cards.path import path_of
from gridlight.cards.render import offense_masks
from gridlight.workshop.finishing import play_of, simplified
from gridlight.workshop.importing import KEPT, SCALE
from gridlight.workshop.scan.frame import Raster
from gridlight.workshop.scan.travel import play_in

G = CLASSIC_GEOMETRY
RASTER = Raster(G, SCALE)
NEAR = 0.06  # yards
CORNER = 2.0  # yards round a sharp turn, which may be rounded a little otherwise


def clear_of(card):
    """How clear the card is at each pixel of the raster, as a good scan has it."""
    masks = offense_masks(card, G, round(SCALE * G.yards_per_inch)).layers.values()
    figures = np.maximum.reduce([np.asarray(mask, np.float32) for mask in masks])
    pad = round(RASTER.pad * SCALE)
    plane = np.pad(figures / figures.max(), pad)
    noise = np.random.default_rng(1).normal(0.0, 0.05, plane.shape)
    worn = cv2.GaussianBlur(plane, (0, 0), 1.5) + noise
    return np.clip(worn, 0.0, 1.0).astype(np.float32)


def stretch(kind, *points):
    return Segment(kind, tuple(Point(*(float(value) for value in point)) for point in points))


def a_pass(run, flight, after):
    parts = (
        stretch(Travel.RUN, *run),
        stretch(Travel.PASS, *flight),
        stretch(Travel.RUN, *after),
    )
    return OffenseCard(1, "Crossing", Kind.PASS, parts, End.TOUCHDOWN)


def turned(way, degrees):
    angle = math.radians(degrees)
    turn = [[math.cos(angle), -math.sin(angle)], [math.sin(angle), math.cos(angle)]]
    return np.array(turn) @ way


def thrown_over_the_run(lean, back, across):
    """A run that crosses what will be the flight and comes back to where it is thrown.

    The flight leans by `lean` degrees; between it and the run lie `back` degrees where it is
    thrown and `across` where they cross.
    """
    start, flight = np.array([-2.0, -9.0]), turned(np.array([0.0, 1.0]), -lean)
    crossing, star = start + 5.3 * flight, start + 24.0 * flight
    aside, home = turned(flight, across), turned(flight, back)
    reach, _ = np.linalg.solve(np.column_stack([home, -aside]), crossing - start)
    corner = start + reach * home
    run = [crossing - 3.5 * aside, (*corner, 1.2), start]
    return a_pass(run, [start, star], [star, star + np.array([3.0, 4.0]), (star[0] + 5.0, 40.5)])


def carried_over_the_flight(lean, across, share):
    """A receiver who runs back over the flight that he caught, at a share of its length."""
    start, flight = np.array([-2.0, -5.0]), turned(np.array([0.0, 1.0]), -lean)
    star = start + 20.0 * flight
    crossing, aside = start + 20.0 * share * flight, turned(flight, across)
    before, beyond = crossing - 6.0 * aside, crossing + 6.0 * aside
    after = [star, (star[0] + 3.0, star[1] + 1.0, 0.8), (*before, 0.8), (*beyond, 1.0)]
    return a_pass([(4, -8), (1, -9, 0.5), start], [start, star], [*after, (beyond[0] - 6.0, 40.5)])


def read(card):
    play = play_in(clear_of(card), RASTER)
    strokes = [
        (stroke.kind, [Point(x, y) for x, y in simplified(stroke.line, KEPT)])
        for stroke in play.strokes
    ]
    return play_of(1, card.name, strokes, G), play


def farthest_off(seen, true):
    """How far the lines lie from each other, either way, away from sharp turns."""
    corners = [point for part in true.segments for point in part.points if point.radius]
    lines = [
        np.array([path.point(path.length * k / 1500) for k in range(1501)])
        for path in (path_of(seen), path_of(true))
    ]
    return max(
        float(np.hypot(*(other - place).T).min())
        for mine, other in (lines, lines[::-1])
        for place in mine[::10]
        if all(math.dist(place, (corner.x, corner.y)) > CORNER for corner in corners)
    )


@pytest.mark.parametrize(
    "card",
    [
        thrown_over_the_run(0, 14, 60),
        thrown_over_the_run(0, 18, 120),
        thrown_over_the_run(25, 18, 90),
        thrown_over_the_run(25, 50, 90),
        carried_over_the_flight(0, 25, 0.5),
        carried_over_the_flight(25, 40, 0.7),
        carried_over_the_flight(25, 90, 0.5),
        carried_over_the_flight(0, 150, 0.35),
    ],
)
def test_a_flight_that_crosses_its_own_run_is_read_as_it_was_drawn(card):
    seen, play = read(card)
    assert play.doubts == ()
    assert [part.kind for part in seen.segments] == [part.kind for part in card.segments]
    for mine, true in zip(seen.segments, card.segments, strict=True):
        for end in (0, -1):
            one, other = mine.points[end], true.points[end]
            assert math.dist((one.x, one.y), (other.x, other.y)) < NEAR
    assert farthest_off(seen, card) < NEAR


@pytest.mark.parametrize(
    "card", [thrown_over_the_run(0, 10, 40), carried_over_the_flight(0, 15, 0.5)]
)
def test_lines_that_lie_along_each_other_are_told_where_they_are_misread(card):
    seen, play = read(card)
    kinds = [[part.kind for part in each.segments] for each in (seen, card)]
    if kinds[0] != kinds[1] or farthest_off(seen, card) > NEAR:
        assert play.doubts
