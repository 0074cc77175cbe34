"""The round robin, for any number of teams."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gridlight.session.season.schedule import resting, round_robin

numbers = st.integers(2, 20)
rounds = st.sampled_from([1, 2])


@given(numbers, rounds)
def test_every_pair_meets_once_a_round(teams: int, times: int) -> None:
    found = Counter(frozenset((p.home, p.visitors)) for p in round_robin(teams, times))
    assert found == {frozenset(pair): times for pair in combinations(range(teams), 2)}


@given(numbers, rounds)
def test_nobody_plays_twice_a_week_and_no_week_is_wasted(teams: int, times: int) -> None:
    found = round_robin(teams, times)
    for week in range(1, found[-1].week + 1):
        busy = [team for p in found if p.week == week for team in (p.home, p.visitors)]
        assert len(busy) == len(set(busy)) == teams - teams % 2
    assert found[-1].week == times * (teams - 1 + teams % 2)
    assert [p.week for p in found] == sorted(p.week for p in found)


@given(numbers)
def test_home_and_away_are_balanced(teams: int) -> None:
    home = Counter(p.home for p in round_robin(teams))
    away = Counter(p.visitors for p in round_robin(teams))
    least = 0 if teams % 2 else 1
    assert all(abs(home[team] - away[team]) == least for team in range(teams))


@given(numbers)
def test_a_second_round_turns_the_first_one_over(teams: int) -> None:
    found = {(p.home, p.visitors) for p in round_robin(teams, 2)}
    assert found == {(one, other) for one in range(teams) for other in range(teams) if one != other}


@given(numbers)
def test_with_an_odd_number_everybody_rests_once(teams: int) -> None:
    found = round_robin(teams)
    rests = Counter(
        team for week in range(1, found[-1].week + 1) for team in resting(teams, found, week)
    )
    assert rests == (Counter(range(teams)) if teams % 2 else Counter())


@given(numbers)
def test_long_stretches_at_home_are_rare(teams: int) -> None:
    for team in range(teams):
        sides = [p.home == team for p in round_robin(teams) if team in (p.home, p.visitors)]
        assert all(len(set(sides[i : i + 3])) == 2 for i in range(len(sides) - 2))


@pytest.mark.parametrize("teams", [2, 3, 8])
def test_the_same_schedule_comes_every_time(teams: int) -> None:
    assert round_robin(teams, 2) == round_robin(teams, 2)
