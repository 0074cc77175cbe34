"""Chances to win in All-Pro and Pegskin, by their coaches' own judgment."""

from __future__ import annotations

import math
from dataclasses import replace
from functools import lru_cache
from typing import Any

from gridlight.coaches.all_pro.chart import bundled
from gridlight.coaches.all_pro.coach import AllProCoach
from gridlight.coaches.all_pro.temper import TEMPERS as ALL_PRO
from gridlight.coaches.all_pro.worth import PER_PLAY, STEADY
from gridlight.coaches.pegskin.coach import PegskinCoach
from gridlight.coaches.pegskin.tempers import TEMPERS as PEGSKIN
from gridlight.games.all_pro import phases as all_pro
from gridlight.games.pegskin import phases as pegskin
from gridlight.kernel.game import Game, Seat

LEVEL = "pro"
ON_THE_BOARD = all_pro.IN_PLAY - {all_pro.Phase.PENALTY_CHOICE}
KNOWN = 4096


def decided(winner: Seat | None) -> float:
    """Home's chance once the game is over."""
    return 0.5 if winner is None else float(winner is Seat.HOME)


def _same_turn(before: Any, after: Any) -> bool:
    ours = before.phase, before.decider, before.clock
    return bool(ours == (after.phase, after.decider, after.clock))


class AllProJudge:
    """Judges states of All-Pro by points on the score and to come, and the plays left."""

    def __init__(self, game: Game[Any, Any, Any], settings: Any) -> None:
        self._game, self._settings = game, settings
        self._coach = AllProCoach(ALL_PRO[LEVEL])
        self.chance = lru_cache(maxsize=KNOWN)(self._chance)

    def midway(self, before: Any, after: Any) -> bool:
        """Whether the turn goes on."""
        return after.phase in all_pro.MOVING and _same_turn(before, after)

    def _chance(self, state: Any) -> float:
        if state.phase is all_pro.Phase.GAME_OVER:
            return decided(state.winner)
        to_come = self._coach.evaluate(self._seen(state), Seat.HOME)
        points = state.score.home - state.score.visitors + to_come + self._second_half(state)
        spread = math.sqrt(STEADY + PER_PLAY * self._left(state))
        return 0.5 * (1.0 + math.erf(points / (spread * math.sqrt(2.0))))

    def _seen(self, state: Any) -> Any:
        """What a coach sees; a play on a board of the players' own is one before its snap."""
        view = self._game.view(state, None)
        if state.phase in ON_THE_BOARD and state.board.ball is None:
            return replace(view, state=replace(state, phase=all_pro.Phase.SNAP))
        return view

    def _left(self, state: Any) -> int:
        """Plays left in the game; of overtime, as many as one drive has."""
        each, quarter = self._settings.plays_per_quarter, state.clock.quarter
        if quarter > 4:
            return int(max(1, each - state.clock.plays))
        return int(max(0, each - state.clock.plays) + (4 - quarter) * each)

    def _second_half(self, state: Any) -> float:
        """What the second half's first series adds for home (FB-14)."""
        if state.clock.quarter > 2 or state.opening_kick is None:
            return 0.0
        worth = bundled().received(2 * self._settings.plays_per_quarter)
        return worth if state.opening_kick is Seat.HOME else -worth


class PegskinJudge:
    """Judges states of Pegskin by its coach's chance to win."""

    def __init__(self, game: Game[Any, Any, Any]) -> None:
        self._game = game
        self._coach = PegskinCoach(PEGSKIN[LEVEL])
        self.chance = lru_cache(maxsize=KNOWN)(self._chance)

    def midway(self, before: Any, after: Any) -> bool:
        """Whether the turn goes on."""
        return after.phase in pegskin.MOVING and _same_turn(before, after)

    def _chance(self, state: Any) -> float:
        if state.phase is pegskin.Phase.GAME_OVER:
            return decided(state.winner)
        if state.phase is pegskin.Phase.COIN_TOSS and state.score.home == state.score.visitors:
            return 0.5
        worth = self._coach.evaluate(self._game.view(state, None), Seat.HOME)
        return min(1.0, max(0.0, 0.5 + 0.5 * worth))


class UnderPenalties:
    """Judges a game with the penalty die by the game underneath; an open choice by its best."""

    def __init__(self, judge: Any) -> None:
        self._judge = judge

    def midway(self, before: Any, after: Any) -> bool:
        """As it is underneath."""
        if before.choice is not None or after.choice is not None:
            return False
        return bool(self._judge.midway(before.base, after.base))

    def chance(self, state: Any) -> float:
        """Home's chance to win."""
        if state.choice is None:
            return float(self._judge.chance(state.base))
        found = [self._judge.chance(option.state) for option in state.choice.options]
        home = state.choice.called.by.other is Seat.HOME
        return float(max(found) if home else min(found))
