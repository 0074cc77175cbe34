"""What happens on the All-Pro board, told in football speech."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from gridlight.football import events as told
from gridlight.present.situation import Names, plain, short_spot, yards

Facts = Mapping[str, Any]

MEN = {"B": "back", "E": "end", "L": "lineman", "C": "center"}
"""What a man is called, by his letter."""

QUIET = frozenset({told.LINE_UP, told.MOVE, told.PLAY})
"""Events that a play's story leaves out: each has words, but the board shows them."""


def man(letter: str) -> str:
    """What the man with this letter is called."""
    return MEN[letter.upper()]


def _his(facts: Facts, names: Names) -> str:
    return names.whose(facts["side"])


def _line_up(facts: Facts, names: Names) -> str:
    return f"{names.does(facts['side'], 'lines', 'line')} up."


def _snap(facts: Facts, names: Names) -> str:
    return f"The ball is snapped to {facts['end']}." if facts.get("end") else "The ball is snapped."


def _move(facts: Facts, names: Names) -> str:
    whose = _his(facts, names)
    return f"{whose[:1].upper()}{whose[1:]} {man(facts['man'])} moves to {facts['end']}."


def _block(facts: Facts, names: Names) -> str:
    return f"The {man(facts['man'])} blocks on {facts['square']}."


def _handoff(facts: Facts, names: Names) -> str:
    return f"The ball is handed off to {facts['end']}."


def _pass_called(facts: Facts, names: Names) -> str:
    call = "lateral" if facts["lateral"] else "pass"
    return f"{names.does(facts['side'], 'calls', 'call')} “{call}”."


def _sack(facts: Facts, names: Names) -> str:
    return "The passer is smeared before he can throw."


def _pickup(facts: Facts, names: Names) -> str:
    picks = names.does(facts["side"], "picks", "pick")
    return f"{picks} the ball up at {short_spot(facts['spot'], names)}."


def _downed(facts: Facts, names: Names) -> str:
    return f"The kick is downed at {short_spot(facts['spot'], names)}."


def _inches(facts: Facts, names: Names) -> str:
    return "Inches to go."


def _offsetting(facts: Facts, names: Names) -> str:
    again = "the play is made again" if facts.get("negates") else "the down is replayed"
    return f"A foul by each team: both are off, {again}."


def _score_off(facts: Facts, names: Names) -> str:
    taken = -facts["points"]
    points = "1 point" if taken == 1 else f"{taken} points"
    return f"The score is taken back: {points} off {names.of(facts['side'])}."


def _play(facts: Facts, names: Names) -> str:
    gain = facts["gain"]
    if facts["intercepted"]:
        return "A pass, intercepted."
    if facts["thrown"] and not facts["caught"]:
        return "A pass, incomplete."
    kind = "A pass" if facts["caught"] else "A run"
    if not gain:
        return f"{kind} for no gain."
    return f"{kind}, a loss of {plain(-gain)}." if gain < 0 else f"{kind}, {yards(gain)}."


WORDS: dict[str, Callable[[Facts, Names], str]] = {
    told.LINE_UP: _line_up,
    told.SNAP: _snap,
    told.MOVE: _move,
    told.BLOCK: _block,
    told.HANDOFF: _handoff,
    told.PASS_CALLED: _pass_called,
    told.SACK: _sack,
    told.PICKUP: _pickup,
    told.DOWNED: _downed,
    told.INCHES: _inches,
    told.OFFSETTING: _offsetting,
    told.SCORE_OFF: _score_off,
    told.PLAY: _play,
}
"""Sentences for the events that only a board has."""
