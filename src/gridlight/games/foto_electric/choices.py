"""What is on offer in each phase, as plain verbs."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from gridlight.football.rules import FootballRules
from gridlight.games.foto_electric.actions import NUDGES
from gridlight.games.foto_electric.phases import Phase
from gridlight.games.foto_electric.ruleset import Settings
from gridlight.games.foto_electric.state import OFFENSE_PLACES, PLACES, FotoState
from gridlight.kernel.game import Seat
from gridlight.kernel.moves import Move, move

FIXED: dict[Phase, tuple[Move, ...]] = {
    Phase.COIN_TOSS: (move("call heads"), move("call tails")),
    Phase.KICK_OR_RECEIVE: (move("choose kick"), move("choose receive")),
    Phase.TOUCHBACK_CHOICE: (move("touchback"), move("run-out")),
    Phase.FAIR_CATCH_CHOICE: (move("no-fair-catch"), move("fair-catch")),
    Phase.PENALTY_CHOICE: (move("accept"), move("decline")),
    Phase.TRY_CHOICE: (move("try kick"), move("try run"), move("try pass")),
    Phase.AFTER_SAFETY: (move("kickoff"), move("punt")),
    Phase.REVEAL: (move("reveal"),),
    Phase.OFFENSE_PLACE: tuple(move(f"at {place}") for place in OFFENSE_PLACES),
    Phase.DEFENSE_PLACE: tuple(move(f"at {place}") for place in PLACES),
}
"""The choices that depend on nothing but the phase."""

BY_THE_CLOCK: dict[Phase, Move] = {
    Phase.OFFENSE_PLACE: Move("at", ("C",)),
    Phase.DEFENSE_PLACE: Move("at", ("C",)),
    Phase.REVEAL: Move("reveal"),
}
"""Where the decision clock doesn't take the first choice on offer (FB-13)."""


NEAR_ENOUGH = 30
"""Yards to the goal line from which the decision clock kicks a field goal on last down (FB-13)."""


class Choices:
    """The legal moves of both seats, for a deck's cards and the settings."""

    def __init__(
        self,
        rules: FootballRules,
        settings: Settings,
        plays: Sequence[int],
        formations: Sequence[str],
    ) -> None:
        self._rules = rules
        self._settings = settings
        self._plays = tuple(Move("card", (str(number),)) for number in plays)
        self._formations = tuple(Move("card", (letter,)) for letter in formations)
        self._special: dict[Phase, Callable[[FotoState], tuple[Move, ...]]] = {
            Phase.KICKOFF: self._kickoff,
            Phase.SCRIMMAGE_CALL: self._scrimmage,
        }

    def of(self, state: FotoState, seat: Seat) -> tuple[Move, ...]:
        """What `seat` may do; empty when it isn't to act."""
        if state.phase is Phase.CARD_PICKS:
            return self._picks(state, seat)
        if self._settings.table_feel and state.phase is Phase.REVEAL and laid_off(state):
            challenge = (Move("challenge"),)  # FE-5: either may dispute how the cards lie
            return challenge + (FIXED[Phase.REVEAL] if seat is state.decider else ())
        if seat is not state.decider:
            return ()
        offered = self._special[state.phase](state) if state.phase in self._special else ()
        return offered + FIXED.get(state.phase, ()) + self._table_feel(state)

    def by_the_clock(self, state: FotoState, seat: Seat) -> Move:
        """What the decision clock takes for `seat`, which is to act (FB-13)."""
        if state.phase in BY_THE_CLOCK:
            return BY_THE_CLOCK[state.phase]
        if state.phase is Phase.SCRIMMAGE_CALL and state.situation.down == self._rules.downs:
            near = state.situation.to_goal <= NEAR_ENOUGH
            return Move("field-goal" if near else "punt")
        offered = self.of(state, seat)
        return offered[_shuffled(state) % len(offered) if state.phase is Phase.CARD_PICKS else 0]

    def _picks(self, state: FotoState, seat: Seat) -> tuple[Move, ...]:
        if seat is state.situation.possession:
            return self._plays if state.snap.play is None else ()
        return self._formations if state.snap.formation is None else ()

    def _kickoff(self, state: FotoState) -> tuple[Move, ...]:
        if state.after in ("half", "touchdown"):  # FE-17
            return (Move("kickoff"), Move("onside"))
        return (Move("kickoff"),)

    def _scrimmage(self, state: FotoState) -> tuple[Move, ...]:
        moves = [Move("play"), Move("punt")]
        if state.situation.down < self._rules.downs:  # FE-22
            moves.append(Move("quick-kick"))
        if state.situation.to_goal <= self._rules.field_goal_within:  # FE-23
            moves.append(Move("field-goal"))
        return tuple(moves)

    def _table_feel(self, state: FotoState) -> tuple[Move, ...]:
        # FE-28: with table feel the defense can push the offense's card, at a price
        if self._settings.table_feel and state.phase is Phase.DEFENSE_PLACE:
            return tuple(
                nudge for nudge, place in NUDGES.items() if place != state.snap.offense_place
            )
        return ()


def _shuffled(state: FotoState) -> int:
    """A number from what everybody sees, so that no one card is known as the clock's (FB-19)."""
    clock, situation = state.clock, state.situation
    return 37 * clock.quarter + 11 * clock.plays + 5 * situation.down + int(situation.spot)


def laid_off(state: FotoState) -> bool:
    """Whether a card of the snap lies beside its places."""
    places = (state.snap.offense_place, state.snap.defense_place)
    return any(place is not None and place != round(place) for place in places)
