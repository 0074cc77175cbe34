"""Who meets whom, when and where: a round robin by the circle method."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Pairing:
    """Two teams, by their places in the season, that meet in a week (from 1)."""

    week: int
    home: int
    visitors: int


def round_robin(teams: int, rounds: int = 1) -> tuple[Pairing, ...]:
    """Every pair once, or with two `rounds` twice, at home once each; nobody twice a week.

    In a round each team is at home as often as away, give or take one game; with an odd
    number one team rests each week.
    """
    first = _one_round(teams)
    weeks = len({pairing.week for pairing in first})
    later = [
        Pairing(pairing.week + weeks, pairing.visitors, pairing.home)
        for pairing in first
        if rounds == 2
    ]
    return (*first, *later)


def resting(teams: int, pairings: tuple[Pairing, ...], week: int) -> tuple[int, ...]:
    """The teams without a game in that week."""
    busy = {
        team
        for pairing in pairings
        if pairing.week == week
        for team in (pairing.home, pairing.visitors)
    }
    return tuple(team for team in range(teams) if team not in busy)


def _one_round(teams: int) -> list[Pairing]:
    """The circle: its teams turn around a middle, where the last of an even number sits."""
    circle = teams if teams % 2 else teams - 1
    found = []
    for turn in range(circle):
        if circle < teams:
            pair = (teams - 1, turn) if turn % 2 else (turn, teams - 1)
            found.append(Pairing(turn + 1, *pair))
        for step in range(1, (circle - 1) // 2 + 1):
            one, other = (turn + step) % circle, (turn - step) % circle
            pair = (one, other) if step % 2 else (other, one)
            found.append(Pairing(turn + 1, *pair))
    return found
