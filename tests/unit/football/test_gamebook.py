"""Statistics from events: by hand, and against a count that goes another way."""

import random
from collections import Counter
from dataclasses import fields

import pytest

from gridlight.cards.decks import load_record
from gridlight.cards.model import Travel
from gridlight.football.gamebook import Gained, Gamebook, TeamStats, gamebook, standing
from gridlight.kernel.events import event
from gridlight.kernel.game import Seat
from gridlight.session.table import Setup, Table
from helpers.games_played import play_on


def reveal(side, start, **facts):
    known = {
        "outcome": "tackle",
        "kind": "run",
        "thrown": False,
        "caught": False,
        "yards": 4,
        "gain": 4,
        "trying": None,
    }
    return event("reveal", side=side, start=start, **{**known, **facts})


def run(gain, start=20, side="home", **facts):
    return reveal(side, start, yards=gain, gain=gain, **facts)


def caught(gain, start=20, **facts):
    return run(gain, start, kind="pass", thrown=True, caught=True, **facts)


INCOMPLETE = reveal("home", 20, kind="pass", thrown=True, outcome="incomplete", yards=9, gain=0)
INTERCEPTED = reveal(
    "home", 20, kind="pass", thrown=True, outcome="interception", yards=9, gain=None
)


def test_runs_passes_and_sacks_are_told_apart():
    stats = gamebook([run(4), run(-2), run(3, kind="pass"), run(-6, kind="pass"), caught(12)]).home
    assert (stats.runs, stats.run_yards) == (3, 5)
    assert (stats.sacked, stats.sack_yards) == (1, 6)
    assert (stats.passes, stats.completions, stats.pass_yards) == (1, 1, 12)
    assert stats.plays == 5
    assert stats.yards == 5 + 12 - 6


def test_passes_that_nobody_catches():
    stats = gamebook([INCOMPLETE, INTERCEPTED, event("interception", side="home", spot=29)]).home
    assert (stats.passes, stats.completions, stats.intercepted) == (2, 0, 1)
    assert stats.turnovers == 1


def test_an_intercepted_lateral_is_a_run_that_lost_the_ball():
    lateral = reveal("home", 20, kind="pass", outcome="interception", yards=-1, gain=None)
    stats = gamebook([lateral, event("interception", side="home", spot=19)]).home
    assert (stats.passes, stats.intercepted, stats.sacked) == (0, 0, 0)
    assert (stats.runs, stats.laterals_lost, stats.turnovers) == (1, 1, 1)


def test_a_board_says_itself_that_a_lateral_was_intercepted():
    for lateral in (True, False):
        told = event("interception", side="home", spot=29, lateral=lateral)
        book = gamebook([event("snap", side="home", spot=20, free=False), told])
        assert book.home.laterals_lost == lateral
        assert [drive.ended for drive in book.drives] == ["interception"]


def test_a_try_by_a_play_is_no_drive():
    told = [
        event("snap", side="home", spot=80, free=False),
        event("touchdown", side="home", points=6),
        event("snap", side="home", spot=97, free=False),
        event("interception", side="home", spot=99, lateral=True),
        event("try-missed", side="home", how="run"),
    ]
    book = gamebook(told)
    assert [drive.ended for drive in book.drives] == ["touchdown"]
    assert book.home.laterals_lost == 0
    after = gamebook([*told, event("new-series", side="home", spot=25), *told[:1]])
    assert [drive.ended for drive in after.drives] == ["touchdown", ""]


def test_a_game_that_begins_late_has_its_points_in_the_quarter():
    told = [event("touchdown", side="home", points=6), event("end-of-quarter", quarter=3)]
    book = gamebook([*told, event("field-goal-good", side="visitors", points=3, distance=20)], 3)
    assert book.home.points == (0, 0, 6, 0)
    assert book.visitors.points == (0, 0, 0, 3)
    assert book.drives[-1].quarter == 4


def test_a_fumble_is_lost_only_when_the_other_side_recovers():
    kept = [event("fumble", side="home", spot=24), recovery("home", lost=False)]
    lost = [event("fumble", side="home", spot=24), recovery("visitors", lost=True)]
    stats = gamebook([run(4, outcome="fumble"), *kept, run(4, outcome="fumble"), *lost]).home
    assert (stats.fumbles, stats.fumbles_lost) == (2, 1)


def recovery(side, *, lost, spot=24):
    return event("recovery", side=side, spot=spot, lost=lost, color="red")


def test_an_onside_kick_is_nobodys_fumble():
    book = gamebook(
        [
            event("kickoff", side="home", start=40, yards=12, onside=True),
            recovery("home", lost=True, spot=52),
        ]
    )
    assert book.home.fumbles == book.visitors.fumbles == book.visitors.fumbles_lost == 0
    assert (book.home.kickoffs, book.home.kickoff_yards) == (1, 12)


def test_a_blocked_punt_is_no_fumble_but_ends_the_drive():
    book = gamebook(
        [
            run(3),
            event("punt-blocked", side="home", spot=23),
            event("fumble", side="home", spot=23),
            recovery("visitors", lost=True),
        ]
    )
    assert (book.home.punts, book.home.punts_blocked, book.home.fumbles) == (1, 1, 0)
    assert [drive.ended for drive in book.drives] == ["blocked punt"]


def test_kicks_and_returns_end_at_the_goal_line():
    book = gamebook(
        [
            event("punt", side="home", start=70, yards=45, kind="punt"),
            event("return", side="visitors", start=90, spot=-5, yards=95, kind="punt"),
        ]
    )
    assert book.home.punt_yards == 30
    assert (book.visitors.punt_returns, book.visitors.punt_return_yards) == (1, 90)


@pytest.mark.parametrize(
    ("negates", "punts", "returns"), [("kick", 0, 0), ("return", 1, 0), (None, 1, 1)]
)
def test_an_accepted_penalty_wipes_out_what_it_negates(negates, punts, returns):
    told = [
        event("punt", side="home", start=20, yards=40, kind="punt"),
        event("foul", side="home", foul="offside", yards=5),
        event("return", side="visitors", start=60, spot=52, yards=8, kind="punt"),
        event(
            "penalty-accepted",
            side="visitors",
            foul="offside",
            yards=5,
            walked=5,
            negates=negates,
        ),
    ]
    book = gamebook(told)
    assert (book.home.punts, book.visitors.punt_returns) == (punts, returns)
    assert (book.home.penalties, book.home.penalty_yards) == (1, 5)
    assert told[1] in standing(told)


def test_a_free_kick_after_a_safety_is_no_punt():
    book = gamebook(
        [
            run(-3, start=2),
            event("safety", side="visitors", points=2),
            event("punt", side="home", start=20, yards=50, kind="punt"),
            run(1, side="visitors", start=70),
            event("punt", side="visitors", start=69, yards=40, kind="punt"),
        ]
    )
    assert (book.home.punts, book.visitors.punts) == (0, 1)
    assert [drive.ended for drive in book.drives] == ["safety", "punt"]


def test_a_kick_out_of_bounds_is_no_penalty():
    again = {"side": "home", "spot": 35, "walked": 5}
    book = gamebook(
        [
            event("kick-again", why="out of bounds", **again),
            event("kick-again", why="penalty", **again),
        ]
    )
    assert (book.home.penalties, book.home.penalty_yards) == (1, 5)


def test_tries_count_in_the_points_alone():
    book = gamebook(
        [
            run(20, start=80, outcome="touchdown"),
            event("touchdown", side="home", points=6),
            run(3, start=97, trying="run", outcome="touchdown"),
            event("try-good", side="home", points=1, how="run"),
            event("end-of-quarter", quarter=1),
            event("field-goal-good", side="home", points=3, distance=22),
        ]
    )
    assert book.home.points == (7, 3)
    assert (book.home.plays, book.home.touchdowns, book.home.first_downs) == (1, 1, 1)
    assert (book.home.field_goals, book.home.field_goals_tried) == (1, 1)


def test_a_fumbled_try_is_nobodys_fumble():
    book = gamebook(
        [
            run(1, start=97, trying="pass", outcome="fumble"),
            event("fumble", side="home", spot=98),
            event("try-missed", side="home", how="pass"),
        ]
    )
    assert book.home.fumbles == 0


def test_drives_say_where_they_began_and_how_they_ended():
    book = gamebook(
        [
            run(6, start=20),
            run(5, start=26),
            event("first-down", side="home", spot=31),
            INTERCEPTED,
            event("interception", side="home", spot=45),
            event("return", side="visitors", start=45, spot=40, yards=5, kind="interception"),
            run(2, side="visitors", start=40),
        ]
    )
    first, second = book.drives
    assert (first.side, first.start, first.plays, first.yards) == (Seat.HOME, 20, 3, 11)
    assert first.ended == "interception"
    assert first.gained[:2] == (Gained(20, 6), Gained(26, 5))
    assert book.current_drive == second
    assert (second.side, second.ended) == (Seat.VISITORS, "")


def test_values_add_up():
    one = gamebook([run(4), event("touchdown", side="home", points=6)])
    two = gamebook([run(6), event("end-of-quarter", quarter=1), caught(11)])
    total = one + two
    assert (total.home.runs, total.home.run_yards, total.home.pass_yards) == (2, 10, 11)
    assert total.home.points == (6, 0)
    assert len(total.drives) == len(one.drives) + len(two.drives)
    assert one + Gamebook() == one
    assert TeamStats() + one.home == one.home


@pytest.fixture(scope="module", params=range(6))
def played(request):
    settings = {"plays_per_quarter": 12, "collegiate_try": request.param % 2 == 1}
    table = Table.start(Setup("foto-electric", seed=str(request.param), settings=settings))
    return play_steps(table, random.Random(request.param))


def play_steps(table, stream):
    """A random game that runs plays from the cards more often than kicks."""
    while not table.over:
        seat = stream.choice(table.to_act)
        moves = [table.game.words(move) for move in table.legal(seat)]
        wanted = [words for words in moves if words in ("play", "try pass")]
        words = wanted[0] if wanted and stream.random() < 0.7 else stream.choice(moves)
        table.play(seat, words)
    return table


def test_the_book_agrees_with_a_count_from_the_states(played):
    """Gains from spots before and after, kicks from the dice: nothing from the same facts."""
    book = gamebook(event for record in played.history for event in record.events)
    counted = {seat: Counter() for seat in Seat}
    deck = load_record(played.header.tables["deck"], "deck")
    for before, record in zip(played.history, played.history[1:], strict=False):
        count_step(counted, before.described, record, deck)
    for seat in Seat:
        stats, found = book.of(seat), counted[seat]
        assert stats.total_points == played.described()["score"][list(Seat).index(seat)]
        assert stats.plays == stats.runs + stats.passes + stats.sacked == found["plays"]
        assert stats.run_yards - stats.sack_yards == found["run yards"]
        assert stats.pass_yards == found["pass yards"]
        assert stats.passes == found["passes"]
        assert stats.laterals_lost == found["laterals"]
        assert stats.field_goals_tried == found["field goals"]
        drives = [drive for drive in book.drives if drive.side is seat]
        assert sum(drive.plays for drive in drives) == stats.plays
        assert sum(drive.yards for drive in drives) == pytest.approx(stats.yards)


def thrown_forward(deck, record):
    """Whether the card that was shown has a forward pass: it isn't a lateral that flew."""
    number = next(event["play"] for event in record.events if event.name == "reveal")
    return any(segment.kind is Travel.PASS for segment in deck.play(number).segments)


def count_step(counted, before, record, deck):
    """Add what one step did, from public states, dice and words."""
    names = [event.name for event in record.events]
    if record.words == "field-goal" and not names.count("fumble"):
        counted[Seat(before["possession"])]["field goals"] += 1
    if record.words != "reveal" or "down" not in before:
        return
    side = Seat(before["possession"])
    mine = counted[side]
    mine["plays"] += 1
    flown = {"pass-complete", "pass-incomplete", "interception"} & set(names)
    if "interception" in flown and not thrown_forward(deck, record):
        flown = set()
        mine["laterals"] += 1
    mine["passes"] += bool(flown)
    kind = "pass yards" if flown else "run yards"
    way = 1 if side is Seat.HOME else -1
    stops = [e["spot"] for e in record.events if e.name in ("tackle", "out-of-bounds", "fumble")]
    if "touchdown" in names and not {"recovery", "return"} & set(names):
        mine[kind] += ((100 if side is Seat.HOME else 0) - before["spot"]) * way
    elif stops and "interception" not in names:
        mine[kind] += (stops[0] - before["spot"]) * way


def test_every_number_is_whole_and_none_is_negative_but_yards(played):
    book = gamebook(event for record in played.history for event in record.events)
    for side in (book.home, book.visitors):
        for each in fields(side):
            value = getattr(side, each.name)
            if each.name != "points":
                assert value == int(value)
                assert value >= 0 or each.name.endswith("yards")


def test_a_game_book_can_be_read_at_any_moment():
    table = play_on(Table.start(Setup("foto-electric", seed="half")), 2, steps=150)
    events = [event for record in table.history for event in record.events]
    for end in range(0, len(events), 7):
        book = gamebook(events[:end])
        assert book.home.total_points + book.visitors.total_points >= 0
