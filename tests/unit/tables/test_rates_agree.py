"""The rates that the editor shows agree with whole games that are played (PEN-10)."""

from __future__ import annotations

import pytest

from gridlight.football.gamebook import gamebook
from gridlight.present.penalty_rates import rates
from gridlight.session.penalty_shelf import CARDS, CHARTS
from helpers.penalties import real_football, whole_game

GAMES = 80

pytestmark = pytest.mark.ruling("PEN-10")


@pytest.mark.parametrize("card", CARDS.bundled)
def test_what_is_worked_out_is_what_is_played(card: str) -> None:
    found, accepted, offsetting = rates(CARDS.load(card), CHARTS.load("house")), 0, 0
    for n in range(GAMES):
        told = list(whole_game(real_football(f"rate {n}", penalty_cards=card), f"rates {n}"))
        book = gamebook(told)
        accepted += book.home.penalties + book.visitors.penalties
        offsetting += sum(event.name == "offsetting" for event in told)
    assert accepted / GAMES / 2 == pytest.approx(found.total, rel=0.1)
    assert offsetting / GAMES == pytest.approx(found.offsetting, abs=0.3)
