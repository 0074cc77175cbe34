"""Standings, rivalries and records: folded from lines of the book and nothing else."""

from __future__ import annotations

from dataclasses import replace

from gridlight.football.gamebook import TeamStats
from gridlight.kernel.game import Seat
from gridlight.session.record_book.bests import bests, longest_streak
from gridlight.session.record_book.rows import Feat, Row
from gridlight.session.record_book.standings import (
    Name,
    coach_of,
    names,
    rivalry,
    standings,
    team_of,
)
from unit.records.lines import line

ROWS = (
    line(1, "Mariners", "Foundry", (14, 10)),
    line(2, "Foundry", "Mariners", (3, 20), game="all-pro"),
    line(3, "Mariners", "Foundry", (7, 7), game="pegskin"),
    line(4, "Mariners", "Pro:pro", (0, 21)),
    line(5, "Foundry", "Pro:pro", (28, 0)),
)


def table(rows: tuple[Row, ...], **how: object) -> list[tuple[object, ...]]:
    return [
        (s.who.shown, s.games, s.won, s.lost, s.tied, s.points, s.allowed, s.streak)
        for s in standings(rows, **how)  # type: ignore[arg-type]
    ]


def test_the_table_counts_every_game_once_for_each_side() -> None:
    assert table(ROWS) == [
        ("Mariners", 4, 2, 1, 1, 41, 41, "L1"),
        ("Pro", 2, 1, 1, 0, 21, 28, "L1"),
        ("Foundry", 4, 1, 2, 1, 48, 41, "W1"),
    ]
    whole = standings(ROWS)
    assert sum(s.won for s in whole) == sum(s.lost for s in whole)
    assert sum(s.points for s in whole) == sum(s.allowed for s in whole)


def test_equal_shares_are_told_apart_by_points() -> None:
    rows = (
        line(1, "A", "B", (3, 0)),
        line(2, "C", "D", (7, 0)),
        line(3, "E", "F", (3, 0)),
    )
    assert [s.who.shown for s in standings(rows)] == ["C", "A", "E", "B", "F", "D"]


def test_one_kind_of_game_has_its_own_table() -> None:
    assert table(ROWS, game="all-pro") == [
        ("Mariners", 1, 1, 0, 0, 20, 3, "W1"),
        ("Foundry", 1, 0, 1, 0, 3, 20, "L1"),
    ]


def test_a_name_is_the_same_however_it_is_written() -> None:
    rows = (line(1, "Hill Town", "B", (3, 0)), line(2, " hill  TOWN", "B", (3, 0)))
    assert table(rows)[0][:3] == ("hill TOWN", 2, 2)


def test_a_computer_is_known_by_its_level_and_a_person_by_name() -> None:
    rows = (
        line(1, "Robots:pro", "Pro", (3, 0)),
        line(2, "Others:pro", "Pro", (3, 0)),
    )
    assert table(rows, whose=coach_of) == [
        ("Pro", 2, 2, 0, 0, 6, 0, "W2"),
        ("Pro", 2, 0, 2, 0, 0, 6, "L2"),
    ]
    assert [s.who.computer for s in standings(rows, coach_of)] == [True, False]
    assert [n.shown for n in names(rows, team_of)] == ["Others", "Pro", "Robots"]
    assert [n.shown for n in names(rows, coach_of)] == ["Pro", "Pro"]


def test_only_whole_games_count() -> None:
    one = ROWS[0]
    for other in (
        replace(one, over=False),
        replace(one, fault="broken"),
        replace(one, placed=True),
    ):
        assert table((other,)) == []
        assert bests((other,)) == ()
    assert table((replace(one, ending="resigned"),))[0][2] == 1


def test_a_copy_of_a_game_counts_no_second_time() -> None:
    copied = replace(ROWS[0], file="001-copy.gridlight", title="Game 1 (copy)")
    went_on = replace(ROWS[0], file="001-other.gridlight", course="another", winner=Seat.VISITORS)
    assert table((*ROWS, copied)) == table(ROWS)
    assert table((ROWS[0], went_on))[0][1:5] == (2, 1, 1, 0)


def test_nobody_plays_against_himself() -> None:
    rows = (line(1, "Home:pro", "Visitors:pro", (3, 0)),)
    assert table(rows, whose=coach_of) == []
    assert len(table(rows)) == 2


def test_a_streak_ends_with_another_outcome() -> None:
    scores = [(3, 0), (3, 0), (0, 0), (0, 3), (0, 3), (0, 3)]
    rows = tuple(line(n, "A", "B", score) for n, score in enumerate(scores, start=1))
    assert [s.streak for s in standings(rows)] == ["W3", "L3"]
    assert [s.streak for s in standings(rows[:3])] == ["T1", "T1"]
    best = longest_streak(rows)
    assert best is not None and (best.who.shown, best.games) == ("B", 3)
    assert longest_streak(rows[2:3]) is None


def test_two_against_each_other() -> None:
    met = rivalry(ROWS, Name("mariners", "Mariners"), Name("foundry", "Foundry"))
    assert [r.row.title for r in met.results] == ["Game 3", "Game 2", "Game 1"]
    assert [r.outcome for r in met.results] == ["T", "W", "W"]
    assert (met.one.won, met.one.lost, met.one.tied, met.one.points) == (2, 0, 1, 41)
    assert (met.other.won, met.other.lost, met.other.points) == (0, 2, 20)
    turned = rivalry(ROWS, Name("foundry", "Foundry"), Name("mariners", "Mariners"))
    assert (turned.one, turned.other) == (met.other, met.one)
    assert [r.outcome for r in turned.results] == ["T", "L", "L"]


def test_two_who_never_met() -> None:
    met = rivalry(ROWS, Name("mariners", "Mariners"), Name("nobody", "Nobody"))
    assert met.results == () and met.one.games == 0


def test_records_are_held_by_the_first_who_reached_them() -> None:
    held = {best.kind: best for best in bests(ROWS)}
    assert (held["points"].row.title, held["points"].amount) == ("Game 5", 28)
    assert (held["biggest-win"].row.title, held["biggest-win"].seat) == ("Game 5", Seat.HOME)
    assert (held["both-points"].amount, held["both-points"].seat) == (28, None)
    again = line(6, "Foundry", "Pro:pro", (0, 28))
    held = {best.kind: best for best in bests((*ROWS, again))}
    assert (held["points"].row.title, held["points"].also) == ("Game 5", 1)
    assert "turnovers" not in held, "nobody has lost a ball"
    assert [best.kind for best in bests(ROWS, "all-pro")][:3] == [
        *("points", "biggest-win", "both-points"),
    ]


def test_a_game_given_up_is_no_big_win() -> None:
    rows = (replace(ROWS[4], ending="resigned"), ROWS[0])
    held = {best.kind: best for best in bests(rows)}
    assert (held["biggest-win"].row.title, held["biggest-win"].amount) == ("Game 1", 4)


def test_the_longest_plays_say_where_they_are() -> None:
    feat = Feat("run", Seat.VISITORS, 61, 40)
    longer = replace(ROWS[1], feats=(replace(feat, amount=62.5, at=7),))
    held = {best.kind: best for best in bests((replace(ROWS[0], feats=(feat,)), longer))}
    assert (held["run"].amount, held["run"].at, held["run"].row.title) == (62.5, 7, "Game 2")


def test_a_team_record_comes_from_its_statistics() -> None:
    stats = TeamStats(run_yards=120, pass_yards=80, sack_yards=10, intercepted=2, fumbles_lost=1)
    row = replace(ROWS[0], visitors=replace(ROWS[0].visitors, stats=stats))
    held = {best.kind: (best.amount, best.seat) for best in bests((row,))}
    assert held["yards"] == (190, Seat.VISITORS)
    assert held["turnovers"] == (3, Seat.VISITORS)
