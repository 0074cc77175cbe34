"""What happens on the Pegskin board, told in football speech."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from gridlight.football import events as told
from gridlight.games.pegskin import events as pegs
from gridlight.games.pegskin.holes import hole_of
from gridlight.kernel.game import Seat
from gridlight.kernel.language import tr, trn
from gridlight.present.situation import Names, capital, plain, said_down, spot_for, whole, yards

Facts = Mapping[str, Any]

PEGS = {"L": tr("lineman"), "B": tr("back"), "R": tr("receiver")}
"""What a peg is called, by its letter."""

TIMES = {"S": tr("single"), "D": tr("double"), "T": tr("triple")}
"""What the faces of an S/D/T die mean."""

QUIET = frozenset({pegs.BALL_ON})
"""Events that a play's story leaves out: the scoreboard and the Yardcard show them."""


def peg_name(letter: str) -> str:
    """What the peg with this letter is called."""
    return PEGS[letter.upper()]


def team_moves(count: int) -> str:
    """“1 move”, “8 moves”."""
    return trn("{n} move", "{n} moves", count)


def _holes(count: float) -> str:
    return trn("{n} hole", "{n} holes", whole(count), n=plain(count))


def _new_series(facts: Facts, names: Names) -> str:
    side = Seat(facts["side"])
    return tr(
        "{ball}, 1st and 10 at {spot}.",
        ball=names.ball(side),
        spot=spot_for(side, facts["spot"], names),
    )


def _ball_on(facts: Facts, names: Names) -> str:
    side = Seat(facts["side"])
    ball, where = names.ball(side), spot_for(side, facts["spot"], names)
    if not facts["down"]:
        return tr("{ball} at {spot}.", ball=ball, spot=where)
    down = said_down(facts["down"], facts["togo"])
    return tr("{ball}, {down} at {spot}.", ball=ball, down=down, spot=where)


def _motion(facts: Facts, names: Names) -> str:
    start, end = (hole_of(facts[key]) for key in ("start", "end"))
    if end[1] < start[1] - 1:  # PS-6: only the quarterback goes back two
        return tr("The quarterback drops back to {hole}.", hole=facts["end"])
    return tr("The {peg} goes in motion to {hole}.", peg=peg_name(facts["peg"]), hole=facts["end"])


def _first_roll(facts: Facts, names: Names) -> str:
    return trn(
        "{face}: {team} rolls first.",
        "{face}: {team} roll first.",
        names.count(facts["side"]),
        face=_FIRST[facts["shown"]],
        team=names.of(facts["side"]),
    )


_FIRST = {"white": tr("White"), "black": tr("Black")}


def _roll(facts: Facts, names: Names) -> str:
    count, team = names.count(facts["side"]), names.of(facts["side"])
    times, number = facts.get("times"), facts["number"]
    if times is None:
        return trn(
            "{team} rolls {number}.", "{team} roll {number}.", count, team=team, number=number
        )
    return trn(
        "{team} rolls {times} {number}: {moves}.",
        "{team} roll {times} {number}: {moves}.",
        count,
        team=team,
        times=TIMES[times],
        number=number,
        moves=team_moves(facts["moves"]),
    )


def _move(facts: Facts, names: Names) -> str:
    return tr(
        "{whose} {peg} moves to {hole}.",
        whose=capital(names.whose(facts["side"])),
        peg=peg_name(facts["peg"]),
        hole=facts["end"],
    )


def _block(facts: Facts, names: Names) -> str:
    return tr("The {peg} blocks on {hole}.", peg=peg_name(facts["peg"]), hole=facts["square"])


def _pitch(facts: Facts, names: Names) -> str:
    hole, face = facts["end"], facts["shown"]
    if facts["complete"]:
        return tr("The ball is pitched to {hole}: {face}, complete.", hole=hole, face=face)
    return tr("The ball is pitched to {hole}: {face}.", hole=hole, face=face)


def _throw(facts: Facts, names: Names) -> str:
    hole, face, cover = facts["end"], facts["shown"], facts["cover"]
    covered = tr("nobody near")
    if cover is not None:
        covered = tr("the nearest defender {holes} away", holes=_holes(cover))
    if facts["screen"]:
        return tr("A screen to {hole}, {cover}: {face}.", hole=hole, cover=covered, face=face)
    return tr("A pass to {hole}, {cover}: {face}.", hole=hole, cover=covered, face=face)


def _run(facts: Facts, names: Names) -> str:
    if not facts["called"]:
        return tr("Line play is over: it is a run.")
    count, team = names.count(facts["side"]), names.of(facts["side"])
    return trn("{team} declares a run.", "{team} declare a run.", count, team=team)


def _sack(facts: Facts, names: Names) -> str:
    return tr("The {peg} is sacked with the ball.", peg=peg_name(facts["peg"]))


def _board_end(facts: Facts, names: Names) -> str:
    return tr("The carrier is at the board’s end: all go back to the line, and the run goes on.")


def _scrimmage(facts: Facts, names: Names) -> str:
    home, visitors = (yards(facts[side.value]) for side in (Seat.HOME, Seat.VISITORS))
    gained = tr(
        "In the scrimmage {home} gained {home_yards}, {visitors} {visitors_yards}",
        home=names.home,
        home_yards=home,
        visitors=names.visitors,
        visitors_yards=visitors,
    )
    if home != visitors:
        return f"{gained}."
    return tr(
        "{gained}; first downs {home} to {visitors}.",
        gained=gained,
        home=plain(facts["home_first_downs"]),
        visitors=plain(facts["visitors_first_downs"]),
    )


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
