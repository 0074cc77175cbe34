"""Reading `[position]` tables: values that every game's positions have.

Each function raises `ValueError`: the key at fault, a colon, and what is wrong.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from gridlight.football import field
from gridlight.football.clock import Clock
from gridlight.football.score import Score
from gridlight.kernel.game import Seat
from gridlight.kernel.language import tr

Wanted = Mapping[str, Any]


def only_known(wanted: Wanted, known: Iterable[str]) -> None:
    """Refuse a key that isn't known."""
    names = set(known)
    for key in wanted:
        if key not in names:
            raise ValueError(
                f"{key}: " + tr("no such key; there are {names}", names=", ".join(sorted(names)))
            )


def seat_at(wanted: Wanted, key: str, default: Seat) -> Seat:
    """A seat by its name."""
    value = wanted.get(key, default.value)
    if value not in list(Seat):
        raise ValueError(f"{key}: " + tr("“{value}” isn't home or visitors", value=value))
    return Seat(value)


def whole_at(wanted: Wanted, key: str, default: int, least: int, most: int) -> int:
    """A whole number between two bounds."""
    value = wanted.get(key, default)
    if type(value) is not int or not least <= value <= most:
        raise ValueError(
            f"{key}: "
            + tr(
                "{value!r} isn't a whole number from {least} to {most}",
                value=value,
                least=least,
                most=most,
            )
        )
    return value


def words_at(wanted: Wanted, key: str) -> list[str]:
    """A list of words, empty where it is left out."""
    value = wanted.get(key, [])
    if not isinstance(value, list | tuple) or any(isinstance(word, list | dict) for word in value):
        raise ValueError(f"{key}: " + tr("{value!r} isn't a list of words", value=value))
    return [str(word) for word in value]


def switch_at(wanted: Wanted, key: str) -> bool:
    """True or false, false where it is left out."""
    value = wanted.get(key, False)
    if not isinstance(value, bool):
        raise ValueError(f"{key}: " + tr("{value!r} isn't true or false", value=value))
    return value


def clock_at(wanted: Wanted) -> Clock:
    """The clock from `quarter` and `plays`."""
    return Clock(whole_at(wanted, "quarter", 1, 1, 99), whole_at(wanted, "plays", 0, 0, 999))


def score_at(wanted: Wanted) -> Score:
    """The score from `score`, home first."""
    value = wanted.get("score", [0, 0])
    numbers = isinstance(value, list | tuple) and len(value) == 2
    if not numbers or any(type(points) is not int or points < 0 for points in value):
        raise ValueError(
            "score: " + tr("{value!r} isn't two whole numbers, home first", value=value)
        )
    return Score(*value)


def line_to_gain_at(wanted: Wanted, possession: Seat, spot: float, least: float) -> float:
    """The line to gain from `togo`, a number of at least `least` or a word.

    `goal` is the goal line, `inches` the spot itself where that may be.
    """
    togo = wanted.get("togo", 10)
    if togo == "goal":
        return field.goal(possession)
    if togo == "inches" and least == 0:
        togo = 0
    if type(togo) not in (int, float) or not least <= togo <= field.LENGTH:
        raise ValueError("togo: " + tr("{togo!r} isn't a number of yards or “goal”", togo=togo))
    line = field.forward(possession, spot, togo)
    return field.goal(possession) if field.scored(possession, line) else line


def plain(number: Any) -> Any:
    """A number as positions write it: whole where it is whole."""
    return int(number) if isinstance(number, float) and number == int(number) else number
