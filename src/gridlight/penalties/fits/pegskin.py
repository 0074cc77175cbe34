"""Pegskin under the penalty die."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from gridlight.football import events as names
from gridlight.football.referee import Ruling
from gridlight.football.situation import dead_ball
from gridlight.games.pegskin import events as told
from gridlight.games.pegskin import series
from gridlight.games.pegskin.endings import end_of_quarter
from gridlight.games.pegskin.game import Pegskin
from gridlight.games.pegskin.phases import LINE_PLAY, RUN, Phase
from gridlight.games.pegskin.playing import Playing
from gridlight.games.pegskin.ruleset import Numbers
from gridlight.games.pegskin.state import Board, PegskinState
from gridlight.games.pegskin.views import PegskinView
from gridlight.kernel.dice import ScriptedDice
from gridlight.kernel.events import Event
from gridlight.kernel.game import Seat, Step
from gridlight.kernel.moves import Move
from gridlight.penalties.fits.kinds import KICK, PASS, kind_told
from gridlight.penalties.fits.kinds import RUN as A_RUN
from gridlight.penalties.state import Layered, PenaltyView

KICKS = (Move("punt"), Move("field-goal"), Move("try", ("kick",)))
ROLLED = LINE_PLAY | RUN | {Phase.DECLARE}
"""Phases after the first roll of a play."""


class PegskinLayered(Layered[PegskinState]):
    """The state of a game of Pegskin with penalties."""

    __slots__ = ()


class PegskinPenaltyView(PenaltyView[PegskinView]):
    """What a seat sees of one."""

    __slots__ = ()


@dataclass(frozen=True)
class PegskinFit:
    """How the layer lies over Pegskin, which has no kick-offs (PS-1)."""

    game: Pegskin

    layered = PegskinLayered
    seen = PegskinPenaltyView
    told_next = frozenset({told.NEW_SERIES, told.BALL_ON})
    past = 0.0
    step = 0.5

    @property
    def rules(self) -> Numbers:
        """The numbers of its football."""
        return self.game.rules

    @classmethod
    def of(cls, game: Any) -> PegskinFit:
        """How it lies over this game."""
        return cls(game)

    def over(self, game: Any) -> PegskinFit:
        """The same over another game of the kind."""
        return PegskinFit(game)

    def begins(self, state: PegskinState, order: Move) -> str:
        """The end of the defense's moves before the first roll, or a kick."""
        if order in KICKS:
            return KICK
        first_roll = state.phase is Phase.MOTION_REACTION and order == Move("done")
        return A_RUN if first_roll else ""

    def under_way(self, state: PegskinState) -> bool:
        """From the first roll on."""
        return state.phase in ROLLED

    def kind_of(self, state: PegskinState) -> str:
        """A position tells only of a screen."""
        return PASS if state.play is not None and state.play.screened else A_RUN

    def kind_after(self, kind: str, events: Sequence[Event]) -> str:
        """As declared; a sack counts as a run (PEN-11)."""
        happened = {each.name for each in events}
        if names.SACK in happened:
            return A_RUN
        return PASS if told.THROW in happened else kind_told(kind, events)

    def trying(self, last: PegskinState) -> bool:
        """A kicked try, or one by a play."""
        played = last.play is not None and last.play.trying is not None
        return last.phase is Phase.TRY_CHOICE or played

    def asking(self, last: PegskinState, stands: PegskinState, seat: Seat) -> PegskinState:
        """The pegs stand as they stood, the series and the clock are the play's."""
        return replace(last, decider=seat, score=stands.score, moves_left=None, earlier=None)

    def goes_on(self, stands: PegskinState, held: Sequence[Event]) -> bool:
        """The offense lines up where the ball was left, not at a 25."""
        fresh = any(each.name == told.NEW_SERIES for each in held)
        return stands.phase is Phase.SETUP_OFFENSE and not fresh

    def added_on(
        self, last: PegskinState, stands: PegskinState, ruling: Ruling
    ) -> Step[PegskinState]:
        """The same with another series; a first down that the penalty gives counts."""
        playing = self._playing(replace(stands, first_downs=last.first_downs))
        self._line_up(playing, ruling)
        series.write_down(playing)
        return Step(playing.state, tuple(playing.events))

    def instead(
        self, last: PegskinState, stands: PegskinState, ruling: Ruling, *, counted: bool
    ) -> Step[PegskinState]:
        """From scrimmage as if the play had not been; `counted`, the clock goes on (FB-10)."""
        playing = self._playing(self._off(last))
        self._line_up(playing, ruling)
        if counted:
            playing.change(clock=playing.state.clock.count_play())
            end_of_quarter(playing)
        else:
            series.write_down(playing)
        return Step(playing.state, tuple(playing.events))

    def kick_again(self, last: PegskinState, stands: PegskinState, spot: float) -> PegskinState:
        """There are no kick-offs."""
        raise AssertionError("a kick-off in Pegskin")

    def try_again(
        self, last: PegskinState, stands: PegskinState, by: Seat, spot: float
    ) -> PegskinState:
        """Back to the choice of try."""
        side = last.situation.possession
        return replace(
            self._off(last),
            phase=Phase.TRY_CHOICE,
            decider=side,
            situation=dead_ball(side, spot),
            play=None,
            board=Board(),
        )

    def kicker(self, stands: PegskinState) -> Seat | None:
        """There are no kick-offs."""
        return None

    def kick_from(self, stands: PegskinState, spot: float) -> PegskinState:
        """There are no kick-offs."""
        raise AssertionError("a kick-off in Pegskin")

    def called_time(self, state: PegskinState) -> PegskinState:
        """Nobody plays it by the watch."""
        return state

    def _off(self, last: PegskinState) -> PegskinState:
        return replace(last, earlier=None, moves_left=None)

    def _line_up(self, playing: Playing, ruling: Ruling) -> None:
        side, before = ruling.situation.possession, playing.state.situation.possession
        if self.game.settings.scrimmage and side is not before:
            series.new_series(playing, before)  # PS-30
            return
        series.line_up(playing, ruling.situation)
        if any(each.name == names.FIRST_DOWN for each in ruling.events):
            playing.change(first_downs=playing.state.first_downs.add(side, 1))

    def _playing(self, state: PegskinState) -> Playing:
        seat = state.situation.possession
        return Playing(state, seat, ScriptedDice(()), self.game.rules, self.game.settings)
