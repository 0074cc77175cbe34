"""The box score in words: its heads, which numbers a game has, where drives lie on the field."""

import pytest

from gridlight.football.gamebook import Drive, Gained, Gamebook, TeamStats
from gridlight.kernel.game import Seat
from gridlight.present.box_score import drive_rows, ending, full_rows, points_table, short_rows
from gridlight.present.situation import Names
from gridlight.session.box import Box, Downs
from gridlight.session.table import Setup, Table

HOME, VISITORS = Seat.HOME, Seat.VISITORS
NOTHING = Gamebook()
NAMES = Names("Bears", "Dayton")


def box(book=NOTHING, score=None, **more):
    totals = score or (book.home.total_points, book.visitors.total_points)
    return Box(book, Downs(), Downs(), more.pop("began", 1), totals, **more)


def header(game="foto-electric", **settings):
    return Table.start(Setup(game, settings=settings, seed="1")).header


def book(home=(0,), visitors=(0,), drives=()):
    return Gamebook(TeamStats(points=home), TeamStats(points=visitors), drives)


def test_quarters_that_are_to_come_are_open():
    points = points_table(box(book((7, 0), (0, 3))), header())
    assert points.heads == ("1", "2", "3", "4", "Total")
    assert points.home == ("7", "0", "–", "–", "7")
    assert points.of(VISITORS) == ("0", "3", "–", "–", "3")


def test_overtimes_have_columns():
    points = points_table(box(book((0,) * 6, (0, 0, 0, 0, 0, 3))), header())
    assert points.heads == ("1", "2", "3", "4", "OT", "OT 2", "Total")


def test_what_a_game_began_with_stands_before():
    points = points_table(box(book((0, 0, 7), (0, 0, 0)), (20, 17), began=3), header())
    assert points.heads == ("Before", "3", "4", "Total")
    assert points.home == ("13", "7", "–", "20")
    assert points.visitors == ("17", "0", "–", "17")


def test_a_scrimmage_has_sides():
    points = points_table(box(), header("pegskin", mode="scrimmage"))
    assert points.heads == ("1st side", "2nd side", "Total")


@pytest.mark.parametrize("rows", [short_rows, full_rows])
def test_pegskin_has_pitches_the_others_fumbles(rows):
    lost = book()
    lost = Gamebook(TeamStats(laterals_lost=1, fumbles=2, fumbles_lost=1), lost.visitors)
    names = {game: [r.name for r in rows(box(lost), game)] for game in ("pegskin", "all-pro")}
    assert "Pitches lost" in names["pegskin"]
    assert "Fumbles, lost" not in names["pegskin"]
    assert "Fumbles, lost" in names["all-pro"]
    assert "Pitches lost" not in names["all-pro"]


def test_what_nobody_did_is_left_out():
    names = [row.name for row in full_rows(box(), "foto-electric")]
    assert "Laterals lost" not in names
    assert "Fourth downs" not in names
    assert "Third downs" in names


def test_the_numbers_are_said_as_people_say_them():
    stats = TeamStats(
        passes=9, completions=5, pass_yards=64, runs=3, run_yards=-2, punts=3, punts_blocked=1
    )
    stats = stats + TeamStats(punt_yards=81, penalties=2, penalty_yards=15)
    rows = {row.name: row.home for row in full_rows(box(Gamebook(stats)), "foto-electric")}
    assert rows["Passes"] == "5 of 9, 64"
    assert rows["Runs, yards"] == "3, −2"
    assert rows["Punts, average"] == "3, 40.5"
    assert rows["Punts blocked"] == "1"
    assert rows["Penalties, yards"] == "2, 15"


def test_drives_lie_on_the_field():
    drives = (
        Drive(HOME, 20, 1, (Gained(20, 5), Gained(25, 10)), "punt"),
        Drive(VISITORS, 60, 2, (Gained(60, 60),), "touchdown"),
        Drive(HOME, 3, 2, (Gained(3, -9),), "safety"),
        Drive(VISITORS, 80, 5, ()),
    )
    rows = drive_rows(box(book(drives=drives)), header(), NAMES)
    assert [(row.start, row.end, row.scored) for row in rows] == [
        (20, 35, False),
        (60, 0, True),
        (3, 0, False),
        (80, 80, False),
    ]
    assert [row.ended for row in rows] == ["Punt", "Touchdown", "Safety", "Goes on"]
    assert [row.part for row in rows] == ["1", "2", "2", "OT"]
    assert rows[1].begun == "their own 40"
    assert (rows[0].plays, rows[0].yards) == (2, 15)


def test_how_it_ended_is_said():
    assert ending(box(resigned=VISITORS), NAMES) == "Dayton resigned"
    assert ending(box(drawn=True), NAMES) == "Ended by agreement"
    assert ending(box(), NAMES) == ""
