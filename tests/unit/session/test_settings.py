"""Settings as text and as values."""

from dataclasses import dataclass
from typing import Literal

import pytest

from gridlight.kernel.errors import OptionError
from gridlight.session.games import GAMES
from gridlight.session.settings import Setting, read_pairs, read_settings, settings_of

SWITCH = Setting("sudden_death", False)
NUMBER = Setting("plays", 30, least=1, most=200)
MAYBE = Setting("seconds", None, least=5)
WORD = Setting("mode", "full", choices=("full", "short"))
KNOWN = (SWITCH, NUMBER, MAYBE, WORD)


def test_what_is_left_out_is_at_its_default():
    assert read_settings(KNOWN, {}, "t") == {
        "sudden_death": False,
        "plays": 30,
        "seconds": None,
        "mode": "full",
    }


@pytest.mark.parametrize(
    ("setting", "given", "value"),
    [
        (SWITCH, "true", True),
        (SWITCH, "Off", False),
        (SWITCH, True, True),
        (NUMBER, "12", 12),
        (NUMBER, 12, 12),
        (NUMBER, " 7 ", 7),
        (MAYBE, "none", None),
        (MAYBE, "5", 5),
        (WORD, "short", "short"),
    ],
)
def test_values_are_read(setting, given, value):
    assert setting.read(given, "t") == value


@pytest.mark.parametrize(
    ("setting", "given", "said"),
    [
        (SWITCH, "perhaps", "Say true or false."),
        (NUMBER, "many", "Give a whole number."),
        (NUMBER, True, "Give a whole number."),
        (NUMBER, "1.5", "Give a whole number."),
        (NUMBER, 0, "Give at least 1."),
        (NUMBER, 201, "Give at most 200."),
        (MAYBE, 4, "Give at least 5."),
        (WORD, "long", "Choose one of full, short."),
    ],
)
def test_values_that_cannot_be_are_refused(setting, given, said):
    with pytest.raises(OptionError) as caught:
        setting.read(given, "t")
    assert said in str(caught.value)
    assert f"setting “{setting.name}”" in str(caught.value)


def test_an_unknown_name_gets_the_nearest_known_one():
    with pytest.raises(OptionError, match="Did you mean “sudden_death”"):
        read_settings(KNOWN, {"suddendeath": True}, "t")
    with pytest.raises(OptionError, match="Known are mode, plays, seconds, sudden_death"):
        read_settings(KNOWN, {"xyz": True}, "t")


def test_pairs_are_read():
    assert read_pairs(["a=1", " b = x=y "], "t") == {"a": "1", "b": "x=y"}
    for pairs in (["a"], ["=1"], ["a=1", "a=2"]):
        with pytest.raises(OptionError):
            read_pairs(pairs, "t")


def test_settings_come_from_a_dataclass_of_defaults():
    @dataclass
    class Some:
        plays: int = 30
        fast: bool = False
        mode: str = "a"
        parts: tuple[int, ...] = ()

    assert settings_of(Some, {"plays": (1, 9)}) == [
        Setting("plays", 30, 1, 9),
        Setting("fast", False),
        Setting("mode", "a"),
    ]


def test_words_may_be_limited_by_their_type():
    @dataclass
    class Limited:
        mode: Literal["a", "b"] = "a"

    assert settings_of(Limited) == [Setting("mode", "a", choices=("a", "b"))]


def test_every_game_has_settings_that_can_be_read_back():
    for entry in GAMES:
        settings = entry.read_settings({}, "t")
        assert entry.read_settings(settings, "t") == settings
        texts = {key: str(value).lower() for key, value in settings.items()}
        assert entry.read_settings(texts, "t") == settings
        entry.build(settings, entry.tables({}))
