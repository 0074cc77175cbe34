"""Who stands above whom, and why."""

from __future__ import annotations

import random
from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from gridlight.session.season.schedule import round_robin
from gridlight.session.season.standings import Played, table


def game(home: int, visitors: int, home_points: int, visitors_points: int) -> Played:
    winner = None
    if home_points != visitors_points:
        winner = home if home_points > visitors_points else visitors
    return Played(home, visitors, home_points, visitors_points, winner)


def order(teams: int, *games: Played) -> list[int]:
    return [line.team for line in table(teams, games, "seed")]


def test_a_line_counts_everything() -> None:
    games = (game(0, 1, 14, 7), game(2, 0, 3, 3), game(1, 0, 6, 20), game(0, 2, 0, 10))
    line = next(line for line in table(3, games, "x") if line.team == 0)
    assert (line.won, line.lost, line.tied, line.played) == (2, 1, 1, 4)
    assert (line.points_for, line.points_against, line.difference) == (37, 26, 11)
    assert line.percentage == Fraction(5, 8)
    assert line.streak == "L1"


def test_a_streak_grows_and_breaks() -> None:
    games = [game(0, 1, 7, 0), game(0, 1, 7, 0), game(0, 1, 3, 3), game(0, 1, 7, 0)]
    said = []
    for n in range(len(games) + 1):
        said.append(next(line for line in table(2, games[:n], "x") if line.team == 0).streak)
    assert said == ["", "W1", "W2", "T1", "W1"]


def test_a_tie_is_half_a_win() -> None:
    # two ties stand above one win and two losses, and level with one win and one loss
    games = (
        game(0, 3, 3, 3),
        game(0, 4, 7, 7),
        game(1, 3, 7, 0),
        game(1, 4, 0, 7),
        game(1, 4, 0, 7),
    )
    found = order(5, *games)
    assert found.index(0) < found.index(1)


def test_the_game_between_two_level_teams_decides_before_all_points() -> None:
    games = (game(0, 1, 3, 0), game(0, 2, 0, 40), game(1, 2, 50, 0))
    # all won one of two, and the circle leaves the difference of points
    assert order(3, *games) == [1, 2, 0]
    more = (*games, game(3, 2, 7, 0), game(3, 0, 0, 7), game(1, 3, 7, 0))
    # 0 and 1 both won two of three; 0 beat 1, though 1 has far more points
    assert order(4, *more)[:2] == [0, 1]


def test_a_winner_by_resignation_is_who_won_not_who_led() -> None:
    lines = table(2, [Played(0, 1, 7, 3, 1)], "x")
    assert [line.team for line in lines] == [1, 0]


def test_points_scored_then_the_lot_decide_what_is_left() -> None:
    games = (game(0, 2, 10, 7), game(1, 3, 20, 17), game(0, 1, 7, 7))
    assert order(4, *games)[:2] == [1, 0]
    lots = {tuple(line.team for line in table(4, (), seed)) for seed in "abcdefgh"}
    assert len(lots) > 1
    assert table(4, (), "a") == table(4, (), "a")


@given(st.integers(2, 10), st.integers(0, 10**6))
def test_the_sums_come_out(teams: int, seed: int) -> None:
    stream = random.Random(seed)
    games = [
        game(p.home, p.visitors, stream.randrange(5), stream.randrange(5))
        for p in round_robin(teams, 2)
        if stream.random() < 0.8
    ]
    lines = table(teams, games, str(seed))
    assert sorted(line.team for line in lines) == list(range(teams))
    assert sum(line.won for line in lines) == sum(line.lost for line in lines)
    assert sum(line.played for line in lines) == 2 * len(games)
    assert sum(line.difference for line in lines) == 0
    shares = [line.percentage for line in lines]
    assert shares == sorted(shares, reverse=True)
