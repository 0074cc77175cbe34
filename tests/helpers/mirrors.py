"""All-Pro turned around: home's game as the visitors', the other way up the board (FB-2)."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass, replace
from functools import cache
from typing import Any

from gridlight.football.field import LENGTH
from gridlight.football.score import Score
from gridlight.games.all_pro.ruleset import ROWS
from gridlight.games.all_pro.state import End, Ending, LineUp, Man, Play
from gridlight.kernel.game import Seat
from gridlight.kernel.moves import Move
from gridlight.session.scenario_files import Scenario, ScenarioStep

SQUARES = frozenset({"at", "carrier", "loose", "kicker"})
SPOTS = frozenset({"spot", "line", "line_to_gain"})
SPOTTED = frozenset({End.SERIES, End.DOWN, End.REPLAY})
_SQUARE = re.compile(r"\b([a-z])(\d{1,2})\b")


def mirrored(value: Any) -> Any:
    """A state, or any part of it, as the other side would have it."""
    if isinstance(value, Seat):
        return value.other
    if isinstance(value, Score):
        return Score(value.visitors, value.home)
    if isinstance(value, tuple):
        return tuple(mirrored(each) for each in value)
    if isinstance(value, Man):
        return _man(value)
    if isinstance(value, LineUp):
        return _line_up(value)
    return _parts(value) if is_dataclass(value) else value


@cache
def _man(man: Man) -> Man:
    return Man(man.side.other, man.kind, _square(man.at), man.crossed)


@cache
def _line_up(line_up: LineUp) -> Any:
    return _parts(line_up)


def _parts(value: Any) -> Any:
    changed = {f.name: _field(value, f.name, getattr(value, f.name)) for f in fields(value)}
    return type(value)(**changed)


def _field(owner: Any, name: str, value: Any) -> Any:
    if name in SQUARES:
        return None if value is None else _square(value)
    if name == "covered":
        return tuple(_square(each) for each in value)
    if name in SPOTS:
        there = not isinstance(owner, Ending) or owner.kind in SPOTTED
        return LENGTH - value if there else value
    if name == "since" and isinstance(owner, Play):
        had = owner.touched or owner.taken in ("interception", "recovery")
        return LENGTH - value if had else value
    if name == "front":
        return ROWS - 1 - value
    return mirrored(value)


def _square(square: tuple[int, int]) -> tuple[int, int]:
    return square[0], ROWS - 1 - square[1]


def mirrored_words(text: str) -> str:
    """Words with each square turned around."""
    return _SQUARE.sub(lambda found: f"{found[1]}{ROWS - 1 - int(found[2])}", text)


def mirrored_move(said: Move) -> Move:
    """A move as the other side would say it."""
    if said.verb == "place":
        pairs = zip(said.args[::2], said.args[1::2], strict=True)
        turned = [(str(ROWS - 1 - int(row)), squares.swapcase()) for row, squares in pairs]
        return Move("place", tuple(word for pair in turned for word in pair))
    if said.verb == "flag" and said.args:
        return Move("flag", (Seat(said.args[0]).other.value,))
    return Move(said.verb, tuple(mirrored_words(word) for word in said.args))


def mirrored_scenario(scenario: Scenario) -> Scenario:
    """A scenario of All-Pro as the other side's."""
    position = {"possession": "home", "opening_kick": "home", **scenario.position}
    return replace(
        scenario,
        position=_said(position),
        expect=_said(scenario.expect),
        steps=tuple(_step(step) for step in scenario.steps),
    )


def _step(step: ScenarioStep) -> ScenarioStep:
    return replace(
        step,
        do=None if step.do is None else _words(step.do),
        roll=tuple(mirrored_words(label) for label in step.roll),
        expect=_said(step.expect),
    )


def _words(text: str) -> str:
    head, *rows = text.split("\n")
    head = {"h:": "v:", "v:": "h:"}.get(head[:2], head[:2]) + head[2:]
    if rows:
        return "\n".join([head, *_rows(rows)])
    words = [_OTHER.get(word, word) for word in head.split(" ")]
    return mirrored_words(" ".join(words))


def _rows(lines: list[str]) -> list[str]:
    turned = []
    for line in filter(str.strip, lines):
        row, squares = line.split()
        turned.append(f"{ROWS - 1 - int(row)} {squares.swapcase()}")
    return turned


def _said(said: Mapping[str, Any]) -> dict[str, Any]:
    return {key: _WAYS.get(key, _plain)(value) for key, value in said.items()}


def _plain(value: Any) -> Any:
    return value


_OTHER = {seat.value: seat.other.value for seat in Seat}
_WAYS: dict[str, Callable[[Any], Any]] = {
    **dict.fromkeys(
        ("possession", "seat", "opening_kick", "winner"), lambda seat: _OTHER.get(seat, seat)
    ),
    "spot": lambda spot: LENGTH - spot,
    "score": lambda score: list(reversed(score)),
    "board": lambda board: "\n".join(_rows(board.splitlines())),
    "carrier": mirrored_words,
    "loose": mirrored_words,
    "at": lambda at: {mirrored_words(square): man.swapcase() for square, man in at.items()},
    "blocks": lambda pairs: [_pair(pair) for pair in pairs],
    "legal": lambda moves: [_words(said) for said in moves],
    "illegal": lambda moves: [_words(said) for said in moves],
}


def _pair(pair: str) -> str:
    at, *men = pair.split()
    return " ".join([mirrored_words(at), *(man.swapcase() for man in men)])
