"""What a coach of All-Pro thinks of a position and of the moves on offer, for those who ask."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import numpy as np

from gridlight.coaches.all_pro import choices
from gridlight.coaches.all_pro.chart import TRY
from gridlight.coaches.all_pro.temper import Temper
from gridlight.coaches.all_pro.thinking import Line, think
from gridlight.coaches.all_pro.worth import Sight
from gridlight.coaches.coach import Stop, never
from gridlight.football import field
from gridlight.games.all_pro import rows
from gridlight.games.all_pro.phases import MOVING, Phase
from gridlight.kernel.game import Seat
from gridlight.kernel.moves import Move

READY = frozenset({Phase.SETUP_OFFENSE, Phase.SETUP_DEFENSE, Phase.SNAP})
KICKING_OFF = frozenset({Phase.KICKOFF_SETUP, Phase.KICKOFF})
LYING = frozenset({Phase.KICK_COVERAGE, Phase.TOUCHBACK_CHOICE})


def worth_to(
    sight: Sight, seat: Seat, temper: Temper, stop: Stop = never, lines: Iterable[Line] = ()
) -> float:
    """The points that a seat can expect from here until the half ends, beyond those scored.

    `lines` are the best turns where they have been looked for already.
    """
    state = sight.ground.state
    phase, side = state.phase, state.decider
    if side is None or phase in (Phase.COIN_TOSS, Phase.KICK_OR_RECEIVE):
        return 0.0
    if phase in MOVING or phase is Phase.THROW:
        found = tuple(lines) or best_lines(sight, temper, 1, stop)
        return _signed(side, seat, found[0].worth if found else 0.0)
    if phase is Phase.PENALTY_CHOICE:
        return _signed(side, seat, max(choices.penalty_worths(sight, side)))
    return _between_plays(sight, seat)


def _between_plays(sight: Sight, seat: Seat) -> float:
    state, left = sight.ground.state, sight.left
    phase, possession = state.phase, state.situation.possession
    if phase in READY:
        return _signed(possession, seat, sight.down_now())
    if phase in LYING:
        at = state.board.ball
        assert at is not None
        spot = field.own(state.offense, max(20, field.from_own_goal(state.offense, _front(sight))))
        return _signed(state.offense, seat, sight.series(state.offense, spot))
    received = sight.chart.received(left)
    if phase in KICKING_OFF:
        assert state.play is not None
        return _signed(state.play.by.other, seat, received)
    if phase is Phase.AFTER_SAFETY:
        return _signed(possession.other, seat, received)
    return _signed(possession, seat, TRY - received)


def _front(sight: Sight) -> float:
    state = sight.ground.state
    assert state.board.ball is not None
    return rows.front(state.offense, state.board.ball[1])


def _signed(side: Seat, seat: Seat, worth: float) -> float:
    return worth if side is seat else -worth


def best_lines(sight: Sight, temper: Temper, most: int, stop: Stop = never) -> tuple[Line, ...]:
    """The best turns, throws or choices of the side to decide, best first, that differ."""
    phase = sight.ground.state.phase
    if phase in MOVING:
        return _turns(sight, temper, most, stop)
    side = sight.ground.state.decider
    if side is None:
        return ()
    known = _CHOICES.get(phase)
    found = known(sight, side) if known else {}
    lines = (Line((move,), worth) for move, worth in found.items())
    return tuple(sorted(lines, key=lambda line: -line.worth))[:most]


def _turns(sight: Sight, temper: Temper, most: int, stop: Stop) -> tuple[Line, ...]:
    found = think(sight, temper, np.random.default_rng(0), stop, all_exact=most > 1)
    lines: dict[frozenset[Move], Line] = {}
    for rank in range(len(found.best)):
        line = found.line(rank)
        lines.setdefault(frozenset(line.moves), line)
        if len(lines) == most:
            break
    return tuple(lines.values())


def _penalty(sight: Sight, side: Seat) -> dict[Move, float]:
    taken, left = choices.penalty_worths(sight, side)
    return {Move("accept"): taken, Move("decline"): left}


def _kick_off(sight: Sight, side: Seat) -> dict[Move, float]:
    return {Move("kickoff"): -sight.chart.received(sight.left)}


def _attempt(sight: Sight, side: Seat) -> dict[Move, float]:
    return {Move("try", ("die",)): TRY - sight.chart.received(sight.left)}


_CHOICES: dict[Phase, Callable[[Sight, Seat], dict[Move, float]]] = {
    Phase.THROW: lambda sight, side: choices.throws(sight),
    Phase.PENALTY_CHOICE: _penalty,
    Phase.KICKOFF: _kick_off,
    Phase.AFTER_SAFETY: _kick_off,
    Phase.TRY_CHOICE: _attempt,
}
