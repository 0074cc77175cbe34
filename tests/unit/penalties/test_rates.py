"""Teams commit penalties about as often as professional teams do (PEN-10).

The figures are of professional football 2009 to 2018: 6.17 accepted penalties a team and
game, 1.7 declined and 0.4 offsetting a game; the rulings want 5 to 7 accepted at 120 plays.
"""

from dataclasses import dataclass
from functools import cache

import pytest

from gridlight.football.gamebook import gamebook
from gridlight.session.penalty_shelf import CARDS
from helpers.penalties import real_football, whole_game

GAMES = 80
LEAST, MOST = 5.0, 7.0
ACCEPTED, DECLINED, OFFSETTING = 6.17, 1.7, 0.4

pytestmark = pytest.mark.ruling("PEN-10")


@dataclass(frozen=True)
class Rates:
    accepted: float
    yards: float
    declined: float
    offsetting: float
    die_with_x: float


@cache
def rates(card):
    games = [
        list(whole_game(real_football(f"play {n}", penalty_cards=card), f"game {n}"))
        for n in range(GAMES)
    ]
    books = [gamebook(told) for told in games]
    told = [event for game in games for event in game]
    dice = [event for event in told if event.name == "penalty-die"]
    return Rates(
        accepted=sum(b.home.penalties + b.visitors.penalties for b in books) / GAMES / 2,
        yards=sum(b.home.penalty_yards + b.visitors.penalty_yards for b in books) / GAMES / 2,
        declined=sum(event.name == "penalty-declined" for event in told) / GAMES,
        offsetting=sum(event.name == "offsetting" for event in told) / GAMES,
        die_with_x=sum(event["shown"] == "X" for event in dice) / len(dice),
    )


@pytest.mark.parametrize("card", CARDS.bundled)
def test_accepted_penalties_of_a_team_are_within_bounds(card):
    assert LEAST <= rates(card).accepted <= MOST


@pytest.mark.parametrize("card", CARDS.bundled)
def test_the_other_figures_look_like_football(card):
    found = rates(card)
    assert 0.145 < found.die_with_x < 0.19  # one face of six
    assert 35 < found.yards < 75
    assert 0.3 * DECLINED < found.declined < 1.3 * DECLINED
    assert 0.2 * OFFSETTING < found.offsetting < 3 * OFFSETTING


def test_the_average_card_is_average_and_the_others_lie_beside_it():
    assert abs(rates("average").accepted - ACCEPTED) < 0.5
    accepted = [rates(card).accepted for card in CARDS.bundled]
    assert accepted == sorted(accepted)
