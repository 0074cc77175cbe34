"""What happens on the All-Pro board, told in football speech."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from gridlight.football import events as told
from gridlight.kernel.language import tr, trn
from gridlight.present.situation import Names, capital, plain, short_spot, yards

Facts = Mapping[str, Any]

MEN = {
    "B": tr("back", "a man"),
    "E": tr("end", "a man"),
    "L": tr("lineman", "a man"),
    "C": tr("center", "a man"),
}
"""What a man is called, by his letter."""

QUIET = frozenset({told.LINE_UP, told.MOVE, told.PLAY})
"""Events that a play's story leaves out: each has words, but the board shows them."""


def man(letter: str) -> str:
    """What the man with this letter is called."""
    return MEN[letter.upper()]


def _his(facts: Facts, names: Names) -> str:
    return names.whose(facts["side"])


def _line_up(facts: Facts, names: Names) -> str:
    side = facts["side"]
    return trn("{team} lines up.", "{team} line up.", names.count(side), team=names.of(side))


def _snap(facts: Facts, names: Names) -> str:
    if facts.get("end"):
        return tr("The ball is snapped to {square}.", square=facts["end"])
    return tr("The ball is snapped.")


def _move(facts: Facts, names: Names) -> str:
    whose = capital(_his(facts, names))
    return tr(
        "{whose} {man} moves to {square}.",
        whose=whose,
        man=man(facts["man"]),
        square=facts["end"],
    )


def _block(facts: Facts, names: Names) -> str:
    return tr("The {man} blocks on {square}.", man=man(facts["man"]), square=facts["square"])


def _handoff(facts: Facts, names: Names) -> str:
    return tr("The ball is handed off to {square}.", square=facts["end"])


def _pass_called(facts: Facts, names: Names) -> str:
    side = facts["side"]
    count, team = names.count(side), names.of(side)
    if facts["lateral"]:
        return trn("{team} calls “lateral”.", "{team} call “lateral”.", count, team=team)
    return trn("{team} calls “pass”.", "{team} call “pass”.", count, team=team)


def _sack(facts: Facts, names: Names) -> str:
    return tr("The passer is smeared before he can throw.")


def _pickup(facts: Facts, names: Names) -> str:
    side = facts["side"]
    return trn(
        "{team} picks the ball up at {spot}.",
        "{team} pick the ball up at {spot}.",
        names.count(side),
        team=names.of(side),
        spot=short_spot(facts["spot"], names),
    )


def _downed(facts: Facts, names: Names) -> str:
    return tr("The kick is downed at {spot}.", spot=short_spot(facts["spot"], names))


def _inches(facts: Facts, names: Names) -> str:
    return tr("Inches to go.")


def _offsetting(facts: Facts, names: Names) -> str:
    if facts.get("negates"):
        return tr("A foul by each team: both are off, the play is made again.")
    return tr("A foul by each team: both are off, the down is replayed.")


def _score_off(facts: Facts, names: Names) -> str:
    taken = -facts["points"]
    return trn(
        "The score is taken back: {n} point off {team}.",
        "The score is taken back: {n} points off {team}.",
        taken,
        team=names.of(facts["side"]),
    )


def _play(facts: Facts, names: Names) -> str:
    gain = facts["gain"]
    if facts["intercepted"]:
        return tr("A pass, intercepted.")
    if facts["thrown"] and not facts["caught"]:
        return tr("A pass, incomplete.")
    return _pass_for(gain) if facts["caught"] else _run_for(gain)


def _pass_for(gain: float) -> str:
    if not gain:
        return tr("A pass for no gain.")
    if gain < 0:
        return tr("A pass, a loss of {loss}.", loss=plain(-gain))
    return tr("A pass, {yards}.", yards=yards(gain))


def _run_for(gain: float) -> str:
    if not gain:
        return tr("A run for no gain.")
    if gain < 0:
        return tr("A run, a loss of {loss}.", loss=plain(-gain))
    return tr("A run, {yards}.", yards=yards(gain))


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
