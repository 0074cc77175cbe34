"""Foto-Electric under the penalty die."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from gridlight.football import field
from gridlight.football.referee import Ruling
from gridlight.football.rules import FootballRules
from gridlight.football.situation import Situation, dead_ball
from gridlight.games.foto_electric.endings import end_of_quarter
from gridlight.games.foto_electric.game import FotoElectric
from gridlight.games.foto_electric.phases import Phase
from gridlight.games.foto_electric.playing import Playing
from gridlight.games.foto_electric.state import FotoState, Snap
from gridlight.games.foto_electric.views import FotoView
from gridlight.kernel.dice import ScriptedDice
from gridlight.kernel.events import Event
from gridlight.kernel.game import Seat, Step
from gridlight.kernel.moves import Move
from gridlight.penalties.fits.kinds import KICK, RUN, kind_told
from gridlight.penalties.state import Layered, PenaltyView

KICKS = frozenset(
    {"kickoff", "onside", "fair-catch", "no-fair-catch", "quick-kick", "field-goal", "try"}
)
"""Verbs with which something is kicked; of the tries only the kicked one."""


class FotoLayered(Layered[FotoState]):
    """The state of a game of Foto-Electric with penalties."""

    __slots__ = ()


class FotoPenaltyView(PenaltyView[FotoView]):
    """What a seat sees of one."""

    __slots__ = ()


@dataclass(frozen=True)
class FotoFit:
    """How the layer lies over Foto-Electric; its spinners must be without penalties (FE-27)."""

    game: FotoElectric

    layered = FotoLayered
    seen = FotoPenaltyView
    told_next: frozenset[str] = frozenset()
    past = 0.0
    step = 0.5

    @property
    def rules(self) -> FootballRules:
        """The numbers of its football."""
        return self.game.rules

    @classmethod
    def of(cls, game: Any) -> FotoFit:
        """How it lies over this game, whose penalty sectors are spun again (FE-27)."""
        return cls(game.with_spinners(game.spinners.passing_over("penalty")))

    def over(self, game: Any) -> FotoFit:
        """The same over another game of the kind."""
        return FotoFit(game)

    def begins(self, state: FotoState, order: Move) -> str:
        """The slide is pulled, or something is kicked."""
        if order.verb == "reveal":
            return RUN
        kicked = order.verb in KICKS and order.args in ((), ("kick",))
        return KICK if kicked else ""

    def under_way(self, state: FotoState) -> bool:
        """Only the catcher in his end zone is asked something inside a play."""
        return state.phase is Phase.TOUCHBACK_CHOICE

    def kind_of(self, state: FotoState) -> str:
        """No position starts inside a play."""
        return KICK

    def kind_after(self, kind: str, events: Sequence[Event]) -> str:
        """The card's own kind."""
        return kind_told(kind, events)

    def trying(self, last: FotoState) -> bool:
        """A kicked try, or one with cards."""
        return last.phase is Phase.TRY_CHOICE or last.trying is not None

    def asking(self, last: FotoState, stands: FotoState, seat: Seat) -> FotoState:
        """What the cards showed stays to be seen, the series and the clock are the play's."""
        return replace(
            last,
            phase=Phase.PENALTY_CHOICE,
            decider=seat,
            score=stands.score,
            pending=None,
            snap=Snap(),
            trying=None,
            last=stands.last,
        )

    def goes_on(self, stands: FotoState, held: Sequence[Event]) -> bool:
        """The next play is called."""
        return stands.phase is Phase.SCRIMMAGE_CALL

    def added_on(self, last: FotoState, stands: FotoState, ruling: Ruling) -> Step[FotoState]:
        """The same with another series."""
        situation = ruling.situation
        return Step(replace(stands, decider=situation.possession, situation=situation))

    def instead(
        self, last: FotoState, stands: FotoState, ruling: Ruling, *, counted: bool
    ) -> Step[FotoState]:
        """From scrimmage as if the play had not been; `counted`, the clock goes on (FB-10)."""
        situation = ruling.situation
        state = self._off(last, stands, Phase.SCRIMMAGE_CALL, situation)
        if not counted:
            return Step(state)
        state = replace(state, clock=state.clock.count_play())
        game, dice = self.game, ScriptedDice(())
        playing = Playing(
            state, situation.possession, dice, game.rules, game.settings, game.spinners
        )
        after = end_of_quarter(playing, state)
        return Step(after, tuple(playing.events))

    def kick_again(self, last: FotoState, stands: FotoState, spot: float) -> FotoState:
        """After a safety it may be the other kind of kick (FE-32)."""
        phase = Phase.AFTER_SAFETY if last.after == "safety" else Phase.KICKOFF
        return self._off(last, stands, phase, last.situation.at(spot))

    def try_again(self, last: FotoState, stands: FotoState, by: Seat, spot: float) -> FotoState:
        """Back to the choice of try."""
        situation = dead_ball(last.situation.possession, spot)
        return self._off(last, stands, Phase.TRY_CHOICE, situation)

    def kicker(self, stands: FotoState) -> Seat | None:
        """The side at the tee."""
        return stands.situation.possession if stands.phase is Phase.KICKOFF else None

    def kick_from(self, stands: FotoState, spot: float) -> FotoState:
        """The same tee elsewhere."""
        return replace(stands, situation=stands.situation.at(_in_the_field(spot)))

    def called_time(self, state: FotoState) -> FotoState:
        """The watch has run out."""
        return replace(state, clock=state.clock.call_time())

    def _off(
        self, last: FotoState, stands: FotoState, phase: Phase, situation: Situation
    ) -> FotoState:
        side = situation.possession
        asking = self.asking(last, stands, side)
        return replace(asking, phase=phase, situation=situation, score=last.score)


def _in_the_field(spot: float) -> float:
    return min(max(spot, 1), field.LENGTH - 1)
