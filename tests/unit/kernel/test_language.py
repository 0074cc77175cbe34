"""Words in the chosen language: values, counts, marks."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from gridlight.kernel.language import figure, filled, shipped, speak, spoken, tr, trn

GERMAN = {
    ".": ",",
    ",": ".",
    "Tie": "Unentschieden",
    "{share:.1f} % of {n:,} plays": "{share:.1f} % von {n:,} Spielzügen",
    "{team} ball": "Ball bei {team}",
    "{team} kicks": "{mannschaft} kickt",
    "{n} yard gained": "{n:.1q} gewonnen",
    "{team} punts": "{team puntet",
    "{team} wins": "{} gewinnt",
    "the {yard:g}": "die {yard.meter}",
}


def _lookup(text: str, about: str, count: int) -> str:
    if text == "{n} play" and about == "{n} plays":
        return "{n} Spielzug" if count == 1 else "{n} Spielzüge"
    if text == "Down" and about == "of a football":
        return "Versuch"
    return GERMAN.get(text, "")


@pytest.fixture
def german() -> Iterator[None]:
    speak("de", _lookup)
    yield
    speak("en", None)


def test_english_stands_in_the_code() -> None:
    assert tr("{team} ball", team="Home") == "Home ball"
    assert [trn("{n} play", "{n} plays", n) for n in (0, 1, 2)] == ["0 plays", "1 play", "2 plays"]
    assert figure(1234.5, ",.1f") == "1,234.5"


def test_braces_without_values_stay() -> None:
    assert tr("{not set in}") == "{not set in}"


@pytest.mark.usefixtures("german")
def test_a_language_changes_words_order_counts_and_marks() -> None:
    assert tr("{team} ball", team="Home") == "Ball bei Home"
    assert [trn("{n} play", "{n} plays", n) for n in (1, 2)] == ["1 Spielzug", "2 Spielzüge"]
    told = tr("{share:.1f} % of {n:,} plays", share=41.25, n=12000)
    assert told == "41,2 % von 12.000 Spielzügen"
    assert figure(0.5, ".2f") == "0,50"


@pytest.mark.usefixtures("german")
def test_what_a_catalog_lacks_is_said_in_english() -> None:
    assert tr("Fumble") == "Fumble"
    assert trn("{n} yard", "{n} yards", 3) == "3 yards"
    assert tr("Down", "of a football") == "Versuch"
    assert tr("Down") == "Down"


@pytest.mark.usefixtures("german")
def test_a_value_keeps_its_own_points() -> None:
    assert tr("{team} ball", team="1. FC") == "Ball bei 1. FC"


@pytest.mark.usefixtures("german")
def test_words_of_data_are_looked_up_where_they_are_known() -> None:
    assert (shipped("Tie"), shipped("A friend’s deck"), shipped("")) == (
        *("Unentschieden", "A friend’s deck"),
        "",
    )


def test_the_language_is_known_by_its_code(german: None) -> None:
    assert spoken() == "de"
    speak("en", None)
    assert spoken() == "en"


@pytest.mark.usefixtures("german")
def test_a_translation_that_cant_be_filled_in_is_said_in_english() -> None:
    assert tr("{team} kicks", team="Home") == "Home kicks"
    assert tr("{team} punts", team="Home") == "Home punts"
    assert tr("{team} wins", team="Home") == "Home wins"
    assert tr("the {yard:g}", yard=30) == "the 30"
    assert trn("{n} yard gained", "{n} yards gained", 1) == "1 yard gained"


@pytest.mark.parametrize("marks", ["german", "english"])
def test_words_that_lack_a_value_are_a_fault_of_the_code(marks: str, german: None) -> None:
    if marks == "english":
        speak("xx", lambda text, about, count: "")
    with pytest.raises(KeyError):
        tr("{team} rests", side="home")


@pytest.mark.usefixtures("german")
def test_values_are_set_in_afterwards_where_a_comment_told_words_apart() -> None:
    assert filled(tr("Down", "of a football") + " {n:.1f}", n=2.5) == "Versuch 2,5"
    assert filled("{other}", yards=3) == "{other}"
