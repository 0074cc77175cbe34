"""Searching the rulings, and what stands on the sheet of one."""

from __future__ import annotations

import pytest

from gridlight.present import rules
from gridlight.session.games import GAMES
from gridlight.session.rulings import rulings


def numbers(words: str, game: str = "") -> list[str]:
    return [row.number for row in rules.rows(words, game)]


@pytest.mark.parametrize("number", rulings().numbers)
def test_its_number_finds_a_ruling_first(number):
    assert numbers(number)[0] == number
    assert numbers(number.lower().replace("-", " "))[0] == number


@pytest.mark.parametrize("ruling", rulings().all, ids=lambda each: each.number)
def test_its_title_finds_a_ruling_among_the_first(ruling):
    assert ruling.number in numbers(ruling.title)[:6]


@pytest.mark.parametrize(
    ("words", "first"),
    [
        ("fair catch", "FE-21"),
        ("lateral", "AP-32"),
        ("sudden death", "FB-12"),
        ("offside", "PEN-5"),
        ("chuck", "PS-14"),
        ("screen pass", "PS-23"),
        ("climb over", "AP-10"),
        ("kickoff dice", "AP-33"),
        ("TAKE-BACK", "AP-7"),
        ("step_out", "AP-6"),
    ],
)
def test_words_find_what_is_meant(words, first):
    assert numbers(words)[0] == first


def test_a_setting_finds_what_it_changes():
    assert set(numbers("officiating")) >= {"AP-40", "AP-41", "AP-42", "AP-43", "AP-44", "AP-45"}


def test_every_word_must_be_found():
    assert numbers("fumble spinner nonsense") == []
    assert set(numbers("fumble steady")) < set(numbers("fumble"))


def test_nothing_is_found_for_strange_signs():
    assert numbers("§§ %") == []
    assert numbers("   ") == [row.number for row in rules.rows()]


def test_the_list_has_heads_for_game_and_topic():
    listed = rules.rows()
    assert listed[0] == rules.Row("", "All three games: Spots and downs")
    heads = [row.title for row in listed if not row.number]
    assert len(heads) == len(set(heads)) > 20
    assert [row.number for row in listed if row.number] == list(rulings().numbers)


@pytest.mark.parametrize("game", GAMES.names)
def test_a_games_list_holds_its_own_rulings_first(game):
    listed = [row.number for row in rules.rows(game=game) if row.number]
    held = {each.number for each in rulings() if game in each.games}
    assert set(listed) == held
    own = rulings().find(listed[0])
    assert own.games == (game,)
    assert "FB-9" in listed
    assert "FB-9" not in numbers("AP-26", game)


def test_a_sheet_is_the_register_of_a_ruling():
    sheet = rules.sheet("ap-17")
    assert [head for head, _ in sheet.register] == list(rules.HEADS)
    assert all(text for _, text in sheet.register)
    assert [option.key for option in sheet.options] == ["fumbles"]
    assert {row.number for row in sheet.beside} >= {"AP-18", "FB-16", "AP-16"}
    assert "AP-17, Fumbles." in sheet.spoken
    assert "Steady hand" in sheet.spoken
    assert rules.sheet("AP-99") is None


def test_a_clear_text_says_so():
    register = dict(rules.sheet("AP-3").register)
    assert register["It leaves open"] == rules.CLEAR


def test_a_sheet_says_what_is_usual_or_what_was_agreed_on():
    usual = rules.sheet("AP-2", "all-pro").options[0]
    assert not usual.agreed
    assert rules.chosen(usual).name == "15"
    agreed = rules.sheet("AP-2", "all-pro", {"columns": 19}).options[0]
    assert agreed.agreed
    assert rules.chosen(agreed).name == "19"


def test_a_ruling_of_all_games_shows_the_option_of_each():
    games = [option.game for option in rules.sheet("FB-12").options]
    assert games == ["foto-electric", "all-pro", "pegskin"]
    only = rules.sheet("FB-12", "pegskin", {"sudden_death": True}).options
    assert [(option.game, rules.chosen(option).name) for option in only] == [
        ("pegskin", "Sudden death")
    ]


def test_neighbors_are_those_of_the_list():
    listed = rules.rows(game="pegskin")
    assert rules.neighbors("PS-1", listed) == ("", "PS-2")
    assert rules.neighbors("PS-9", listed) == ("PS-8", "PS-10")
    assert rules.neighbors(listed[-1].number, listed)[1] == ""
    assert rules.neighbors("AP-1", listed) == ("", "PS-1")
