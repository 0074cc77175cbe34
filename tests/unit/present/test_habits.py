"""Whose habits a computer studies, and which recorded calls its coach is handed."""

from dataclasses import replace

import pytest

from gridlight.coaches.foto.habits import Laid
from gridlight.kernel.game import Seat
from gridlight.present.habits import before, cards_in, habits_of, last_games, name_of, studies
from gridlight.present.new_game import SHEETS
from gridlight.session.journal import Player
from gridlight.session.record_book.book import RecordBook
from gridlight.session.table import Setup, Table
from gridlight.session.tendencies.count import seen_calls
from helpers.games_played import play_on


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    found = tmp_path_factory.mktemp("games")
    for number in range(3):
        created = f"2026-01-0{number + 1}T12:00:00+00:00"
        setup = Setup(
            "foto-electric",
            Player("Ann"),
            Player("Bob"),
            {"plays_per_quarter": 3},
            seed=f"habits {number}",
        )
        table = Table.start(setup, found / f"{number}.gridlight", created=created)
        play_on(table, number).close()
    return found


@pytest.fixture(scope="module")
def seen(folder):
    book = RecordBook(folder, folder / "index.sqlite")
    book.catch_up()
    return seen_calls(book.called())


def header(**changes):
    people = {"home": Player("Ann"), "visitors": Player("Master", "master")}
    setup = Setup("foto-electric", **people, settings={"studies_habits": True}, seed="x")
    table = Table.start(setup, created="2026-01-03T00:00:00+00:00")
    return replace(table.header, **changes)


def test_only_a_master_studies_and_only_where_agreed():
    here = header()
    assert studies(here, Seat.VISITORS)
    assert not studies(here, Seat.HOME)
    assert not studies(replace(here, settings={}), Seat.VISITORS)
    pro = {**here.seats, Seat.VISITORS: Player("Pro", "pro")}
    assert not studies(replace(here, seats=pro), Seat.VISITORS)


def test_it_is_offered_at_a_master_alone():
    option = next(o for o in SHEETS["foto-electric"].options if o.key == "studies_habits")
    assert option.wanted({"opponent": "master"})
    assert not option.wanted({"opponent": "pro"})
    assert not option.wanted({"opponent": ""})
    assert option.picks[option.usual].settings == {"studies_habits": False}


def test_what_is_handed_over_was_called_before(seen):
    here = header()
    earlier = before(seen, here)
    assert 0 < len(earlier) < len(seen)
    assert {each.row.begun[:10] for each in earlier} == {"2026-01-01", "2026-01-02"}
    who = name_of(here, Seat.HOME)
    cards = cards_in(here.tables["deck"])
    habits = habits_of(earlier, who, cards)
    assert habits.offense and habits.defense
    assert all(isinstance(laid, Laid) and laid.card in cards for laid in habits.offense)
    assert {laid.card for laid in habits.offense} <= {str(n) for n in range(1, 13)}
    assert {laid.card for laid in habits.defense} <= set("ABCDEF")
    placed = [laid for laid in habits.defense if laid.at is not None]
    assert placed and all(laid.facing in (-1, 0, 1) for laid in placed)


def test_cards_of_another_deck_are_left_out(seen):
    here = header()
    others = {card: f"{name} anew" for card, name in cards_in(here.tables["deck"]).items()}
    assert not habits_of(seen, name_of(here, Seat.HOME), others)


def test_the_last_games_are_the_newest(seen):
    who = name_of(header(), Seat.HOME)
    newest = last_games(seen, who, 1)
    assert {each.row.begun[:10] for each in newest} == {"2026-01-03"}
    assert len(last_games(seen, who, 10)) == len(seen)
