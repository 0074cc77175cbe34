"""What happens on the Pegskin board, told in football speech."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from gridlight.football import events as told
from gridlight.games.pegskin import events as pegs
from gridlight.games.pegskin.holes import hole_of
from gridlight.kernel.game import Seat
from gridlight.present.situation import Names, capital, plain, short_down, spot_for, yards

Facts = Mapping[str, Any]

PEGS = {"L": "lineman", "B": "back", "R": "receiver"}
"""What a peg is called, by its letter."""

TIMES = {"S": "single", "D": "double", "T": "triple"}
"""What the faces of an S/D/T die mean."""

QUIET = frozenset({pegs.BALL_ON})
"""Events that a play's story leaves out: the scoreboard and the Yardcard show them."""


def peg_name(letter: str) -> str:
    """What the peg with this letter is called."""
    return PEGS[letter.upper()]


def team_moves(count: int) -> str:
    """“1 move”, “8 moves”."""
    return "1 move" if count == 1 else f"{count} moves"


def _holes(count: float) -> str:
    return "1 hole" if count == 1 else f"{plain(count)} holes"


def _new_series(facts: Facts, names: Names) -> str:
    side = Seat(facts["side"])
    return f"{names.ball(side)}, 1st and 10 at {spot_for(side, facts['spot'], names)}."


def _ball_on(facts: Facts, names: Names) -> str:
    side = Seat(facts["side"])
    where = spot_for(side, facts["spot"], names)
    if not facts["down"]:
        return f"{names.ball(side)} at {where}."
    return f"{names.ball(side)}, {short_down(facts).replace('&', 'and')} at {where}."


def _motion(facts: Facts, names: Names) -> str:
    start, end = (hole_of(facts[key]) for key in ("start", "end"))
    if end[1] < start[1] - 1:  # PS-6: only the quarterback goes back two
        return f"The quarterback drops back to {facts['end']}."
    return f"The {peg_name(facts['peg'])} goes in motion to {facts['end']}."


def _first_roll(facts: Facts, names: Names) -> str:
    return f"{capital(facts['shown'])}: {names.does(facts['side'], 'rolls', 'roll')} first."


def _roll(facts: Facts, names: Names) -> str:
    rolls = names.does(facts["side"], "rolls", "roll")
    times = facts.get("times")
    if times is None:
        return f"{rolls} {facts['number']}."
    return f"{rolls} {TIMES[times]} {facts['number']}: {team_moves(facts['moves'])}."


def _move(facts: Facts, names: Names) -> str:
    whose = capital(names.whose(facts["side"]))
    return f"{whose} {peg_name(facts['peg'])} moves to {facts['end']}."


def _block(facts: Facts, names: Names) -> str:
    return f"The {peg_name(facts['peg'])} blocks on {facts['square']}."


def _pitch(facts: Facts, names: Names) -> str:
    caught = ", complete" if facts["complete"] else ""
    return f"The ball is pitched to {facts['end']}: {facts['shown']}{caught}."


def _throw(facts: Facts, names: Names) -> str:
    kind = "A screen" if facts["screen"] else "A pass"
    cover = facts["cover"]
    covered = "nobody near" if cover is None else f"the nearest defender {_holes(cover)} away"
    return f"{kind} to {facts['end']}, {covered}: {facts['shown']}."


def _run(facts: Facts, names: Names) -> str:
    if facts["called"]:
        return f"{names.does(facts['side'], 'declares', 'declare')} a run."
    return "Line play is over: it is a run."


def _sack(facts: Facts, names: Names) -> str:
    return f"The {peg_name(facts['peg'])} is sacked with the ball."


def _board_end(facts: Facts, names: Names) -> str:
    return "The carrier is at the board’s end: all go back to the line, and the run goes on."


def _scrimmage(facts: Facts, names: Names) -> str:
    home, visitors = (yards(facts[side.value]) for side in (Seat.HOME, Seat.VISITORS))
    told = f"In the scrimmage {names.home} gained {home}, {names.visitors} {visitors}"
    if home != visitors:
        return f"{told}."
    firsts = (plain(facts[f"{side.value}_first_downs"]) for side in (Seat.HOME, Seat.VISITORS))
    return f"{told}; first downs {' to '.join(firsts)}."


WORDS: dict[str, Callable[[Facts, Names], str]] = {
    told.NEW_SERIES: _new_series,
    pegs.BALL_ON: _ball_on,
    pegs.MOTION: _motion,
    pegs.FIRST_ROLL: _first_roll,
    pegs.ROLL: _roll,
    pegs.PITCH: _pitch,
    pegs.THROW: _throw,
    pegs.RUN: _run,
    pegs.BOARD_END: _board_end,
    pegs.SCRIMMAGE: _scrimmage,
}
"""Sentences for the events that only Pegskin has."""

OF_A_PEG: dict[str, Callable[[Facts, Names], str]] = {
    told.MOVE: _move,
    told.BLOCK: _block,
    told.SACK: _sack,
}
"""Sentences for events that other boards have too, where they name a `peg`."""
