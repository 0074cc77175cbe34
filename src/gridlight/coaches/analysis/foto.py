"""Chances to win and points to come in Foto-Electric, from the values of the solved game.

What a state is worth is what anybody sees of it: a card that was picked in secret, or lies
without having been shown, changes nothing before the reveal.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from gridlight.coaches.analysis.boards import KNOWN, decided
from gridlight.coaches.foto.clocked import PATIENCE, guess
from gridlight.coaches.foto.foresight import Foresight, situation_of, spot_of
from gridlight.coaches.foto.late import HALVES, Late, Moment, moment
from gridlight.coaches.foto.plan import GamePlan
from gridlight.coaches.foto.problem import KICKOFF_FROM
from gridlight.games.foto_electric.game import FotoElectric
from gridlight.games.foto_electric.light import LightBox
from gridlight.games.foto_electric.phases import Phase
from gridlight.games.foto_electric.ruleset import Settings
from gridlight.games.foto_electric.state import FotoState
from gridlight.kernel.game import Seat
from gridlight.kernel.moves import Move

LAID = frozenset({Phase.CARD_PICKS, Phase.OFFENSE_PLACE, Phase.DEFENSE_PLACE, Phase.REVEAL})
CALLS = tuple(Move(verb) for verb in ("play", "punt", "quick-kick", "field-goal"))
TRIES = tuple(Move("try", (kind,)) for kind in ("kick", "run"))
USUAL = 30
"""Plays of a quarter that ends by the watch."""


class FotoJudge:
    """Judges states of Foto-Electric; near the end of the game by the chance to win itself."""

    def __init__(self, plan: GamePlan, settings: Settings) -> None:
        self.plan, self.settings = plan, settings
        self.late = Late(plan)
        timed = replace(settings, table_feel=False)
        cards = tuple(map(int, plan.plays)), tuple(plan.formations)
        game = plan.game
        rules = FotoElectric(game.rules, timed, game.spinners, LightBox(plan.deck), *cards)
        self._foresight = Foresight(rules, self)
        self._ahead = Foresight(rules, _Ahead(self))
        self.chance = lru_cache(maxsize=KNOWN)(self._chance)
        self.points = lru_cache(maxsize=KNOWN)(self._points)
        self._side_chance = lru_cache(maxsize=KNOWN)(self._to_side)

    def midway(self, before: FotoState, after: FotoState) -> bool:
        """Cards that are laid tell nothing before they are shown."""
        return before.phase in LAID and after.phase in LAID

    def _chance(self, state: FotoState) -> float:
        return min(1.0, max(0.0, 0.5 + 0.5 * self._foresight.worth(state, Seat.HOME)))

    def _points(self, state: FotoState) -> float:
        return self._ahead.worth(state, Seat.HOME)

    def at(self, state: FotoState, seat: Seat) -> float | None:
        """The chance of `seat` from −1 to 1; None where the rules are to be followed further."""
        if state.phase is Phase.GAME_OVER:
            worth = 2.0 * decided(state.winner) - 1.0
            return worth if seat is Seat.HOME else -worth
        if state.phase not in _KNOWN:
            return None
        worth = self._side_chance(_public(state))
        return worth if state.situation.possession is seat else -worth

    def closing(self, state: FotoState) -> Moment | None:
        """The moment near the end of the game; None while points are counted."""
        return moment(state, self.settings) if state.clock.quarter == max(HALVES) else None

    def _to_side(self, state: FotoState) -> float:
        """The chance of the side that has the ball or kicks it."""
        if self.closing(state) is not None:
            return self._by_the_clock(state)
        in_half, later = self._left(state)
        return float(guess(self.ahead(state), max(1, in_half + later)))

    def ahead(self, state: FotoState) -> float:
        """By how many points the side that has the ball or kicks it is to be ahead at last."""
        points, settled = _points(self.plan, state)
        in_half, _ = self._left(state)
        side = state.situation.possession
        lead = state.score.of(side) - state.score.of(side.other) + settled
        return lead + points * in_half / (in_half + PATIENCE) + self._second_half(state, side)

    def _by_the_clock(self, state: FotoState) -> float:
        at, side = self.closing(state), state.situation.possession
        assert at is not None
        if state.phase in LAID and not state.trying:
            return float(self.late.snap(at, self.late.number(state)).value)
        if state.phase in LAID:
            tried = replace(state, phase=Phase.TRY_CHOICE)
            return self.late.weigh(tried, side, TRIES[1:], self.settings)[0]
        moves = _KNOWN[state.phase]
        return max(self.late.weigh(state, side, moves, self.settings))

    def _left(self, state: FotoState) -> tuple[int, int]:
        """Plays left in the half, and those of the half to come."""
        each = USUAL if self.settings.by_watch else self.settings.plays_per_quarter
        quarter = state.clock.quarter
        if quarter > max(HALVES):
            return PATIENCE, 0
        here = max(int(self.settings.by_watch), each - state.clock.plays)
        return here + each * (quarter % 2), 2 * each * (quarter <= min(HALVES))

    def _second_half(self, state: FotoState, side: Seat) -> float:
        """What the second half's kick-off adds for a side (FB-14)."""
        if state.clock.quarter > min(HALVES) or state.opening_kick is None:
            return 0.0
        worth = -self.plan.solution.free.after(KICKOFF_FROM, onside=True)
        return worth if state.opening_kick is side else -worth


class _Ahead:
    """The outlook in points: those on the score and those that time allows."""

    def __init__(self, judge: FotoJudge) -> None:
        self._known = lru_cache(maxsize=KNOWN)(judge.ahead)

    def at(self, state: FotoState, seat: Seat) -> float | None:
        """Points of `seat` less the other's; None where the rules are to be followed further."""
        if state.phase is Phase.GAME_OVER:
            return float(state.score.of(seat) - state.score.of(seat.other))
        if state.phase not in _KNOWN:
            return None
        worth = self._known(_public(state))
        return worth if state.situation.possession is seat else -worth


_KNOWN: dict[Phase, tuple[Move, ...]] = {
    Phase.SCRIMMAGE_CALL: CALLS,
    Phase.KICKOFF: (Move("kickoff"), Move("onside")),
    Phase.AFTER_SAFETY: (Move("kickoff"), Move("punt")),
    Phase.TRY_CHOICE: TRIES,
    **dict.fromkeys(LAID, ()),
}


def _public(state: FotoState) -> FotoState:
    """A state without its cards, and without what makes no difference from here."""
    laid = Phase.REVEAL if state.phase in LAID else state.phase
    return FotoState(
        laid,
        None,
        state.situation,
        state.clock,
        state.score,
        opening_kick=state.opening_kick,
        after=state.after,
        trying=state.trying if state.phase in LAID else None,
    )


def _points(plan: GamePlan, state: FotoState) -> tuple[float, float]:
    """Points to come for the side with the ball, as time allows, and those that need no time."""
    solution, spot = plan.solution, spot_of(state)
    free = solution.free
    if state.phase is Phase.KICKOFF:
        return free.after(spot, onside=state.after in ("half", "touchdown")), 0.0
    if state.phase is Phase.AFTER_SAFETY:
        return free.after_safety(spot), 0.0
    if state.phase is Phase.TRY_CHOICE:
        return free.after(KICKOFF_FROM, onside=True), max(solution.attempts)
    if state.trying:
        return free.after(KICKOFF_FROM, onside=True), solution.attempts[1]
    if state.phase in LAID:
        return solution.snap(*situation_of(state)).value, 0.0
    return solution.worth(*situation_of(state)), 0.0
