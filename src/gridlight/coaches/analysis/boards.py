"""Chances to win and points to come in All-Pro and Pegskin, by their coaches' own judgment."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Any

from gridlight.coaches.all_pro import standing
from gridlight.coaches.all_pro.coach import AllProCoach
from gridlight.coaches.all_pro.temper import TEMPERS as ALL_PRO
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


def lead(state: Any) -> float:
    """Home's points on the score less the visitors'."""
    return float(state.score.home - state.score.visitors)


def _same_turn(before: Any, after: Any) -> bool:
    ours = before.phase, before.decider, before.clock
    return bool(ours == (after.phase, after.decider, after.clock))


class AllProJudge:
    """Judges states of All-Pro by points on the score and to come, and the plays left."""

    def __init__(self, game: Game[Any, Any, Any], settings: Any) -> None:
        self._game, self._settings = game, settings
        self._coach = AllProCoach(ALL_PRO[LEVEL])
        self.chance = lru_cache(maxsize=KNOWN)(self._chance)
        self.points = lru_cache(maxsize=KNOWN)(self._points)

    def midway(self, before: Any, after: Any) -> bool:
        """Whether the turn goes on."""
        return after.phase in all_pro.MOVING and _same_turn(before, after)

    def _chance(self, state: Any) -> float:
        if state.phase is all_pro.Phase.GAME_OVER:
            return decided(state.winner)
        return standing.chance(state, self._settings, self.points(state))

    def _points(self, state: Any) -> float:
        if state.phase is all_pro.Phase.GAME_OVER:
            return lead(state)
        to_come = self._coach.evaluate(self._seen(state), Seat.HOME)
        return standing.margin(state, self._settings, to_come, Seat.HOME)

    def _seen(self, state: Any) -> Any:
        """What a coach sees; a play on a board of the players' own is one before its snap."""
        view = self._game.view(state, None)
        if state.phase in ON_THE_BOARD and state.board.ball is None:
            return replace(view, state=replace(state, phase=all_pro.Phase.SNAP))
        return view


class PegskinJudge:
    """Judges states of Pegskin by its coach's chance to win, and by points without regard to it.

    In a scrimmage its points are yards.
    """

    def __init__(self, game: Game[Any, Any, Any]) -> None:
        self._game = game
        self._coach = PegskinCoach(PEGSKIN[LEVEL])
        self.chance = lru_cache(maxsize=KNOWN)(self._chance)
        self.points = lru_cache(maxsize=KNOWN)(self._points)

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

    def _points(self, state: Any) -> float:
        view = self._game.view(state, None)
        if state.phase in (pegskin.Phase.GAME_OVER, pegskin.Phase.COIN_TOSS):
            return (
                float(state.yards.home - state.yards.visitors)
                if view.settings.scrimmage
                else (lead(state))
            )
        return self._coach.margin(view, Seat.HOME)


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
        return float(self._judge.chance(self._settled(state)))

    def points(self, state: Any) -> float:
        """Home's points less the visitors', those to be expected among them."""
        return float(self._judge.points(self._settled(state)))

    def _settled(self, state: Any) -> Any:
        """The state underneath; where a penalty is open, as the one who chooses likes it best."""
        if state.choice is None:
            return state.base
        sign = 1.0 if state.choice.called.by.other is Seat.HOME else -1.0

        def liked(option: Any) -> tuple[float, float]:
            after = option.state
            return sign * self._judge.chance(after), sign * self._judge.points(after)

        return max(state.choice.options, key=liked).state
