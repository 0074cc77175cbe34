"""All-Pro under the penalty die; its own fouls (AP-40 to AP-46) go on beside it (PEN-12)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from gridlight.football.referee import Ruling
from gridlight.games.all_pro.endings import end_of_quarter, kick_from, scrimmage
from gridlight.games.all_pro.game import AllPro
from gridlight.games.all_pro.phases import IN_PLAY, Phase
from gridlight.games.all_pro.playing import Playing
from gridlight.games.all_pro.rows import YARDS
from gridlight.games.all_pro.ruleset import Numbers
from gridlight.games.all_pro.state import AllProState, Board, Call, PlayKind
from gridlight.games.all_pro.views import AllProView
from gridlight.kernel.dice import ScriptedDice
from gridlight.kernel.events import Event
from gridlight.kernel.game import Seat, Step
from gridlight.kernel.moves import Move
from gridlight.penalties.fits.kinds import KICK, PASS, RUN, kind_told
from gridlight.penalties.state import Layered, PenaltyView


class AllProLayered(Layered[AllProState]):
    """The state of a game of All-Pro with penalties."""

    __slots__ = ()


class AllProPenaltyView(PenaltyView[AllProView]):
    """What a seat sees of one."""

    __slots__ = ()


@dataclass(frozen=True)
class AllProFit:
    """How the layer lies over All-Pro: spots are stripes, five yards apart (PEN-12)."""

    game: AllPro

    layered = AllProLayered
    seen = AllProPenaltyView
    told_next: frozenset[str] = frozenset()
    step = float(YARDS)

    @property
    def rules(self) -> Numbers:
        """The numbers of its football."""
        return self.game.rules

    @property
    def past(self) -> float:
        """A first down is made past the marker (AP-20)."""
        return self.game.rules.past_marker

    @classmethod
    def of(cls, game: Any) -> AllProFit:
        """How it lies over this game."""
        return cls(game)

    def over(self, game: Any) -> AllProFit:
        """The same over another game of the kind."""
        return AllProFit(game)

    def begins(self, state: AllProState, order: Move) -> str:
        """The snap, the kick-off that is lined up, the die for the point."""
        if order.verb == "snap":
            return RUN
        lined_up = order.verb == "kickoff" and state.phase is Phase.KICKOFF
        return KICK if lined_up or order.verb == "try" else ""

    def under_way(self, state: AllProState) -> bool:
        """From the snap or the kick on, until it is settled."""
        return state.phase in IN_PLAY and state.aftermath is None

    def kind_of(self, state: AllProState) -> str:
        """What a position says was called or kicked."""
        play = state.play
        assert play is not None
        called = play.call in (Call.PUNT, Call.FIELD_GOAL) or play.end_zone_kick
        if called or play.kicked or play.kind is not PlayKind.SCRIMMAGE:
            return KICK
        return PASS if play.passed else RUN

    def kind_after(self, kind: str, events: Sequence[Event]) -> str:
        """A pass that was called, a kick with its dice."""
        return kind_told(kind, events)

    def trying(self, last: AllProState) -> bool:
        """The die for the point."""
        return last.phase is Phase.TRY_CHOICE

    def asking(self, last: AllProState, stands: AllProState, seat: Seat) -> AllProState:
        """The men stand as they stood, the series and the clock are the play's."""
        return replace(
            last,
            phase=Phase.PENALTY_CHOICE,
            decider=seat,
            score=stands.score,
            moves_left=0,
            penalty=None,
            aftermath=None,
            earlier=None,
            lineups=stands.lineups,
        )

    def goes_on(self, stands: AllProState, held: Sequence[Event]) -> bool:
        """The offense lines up, not for a free kick."""
        return stands.phase is Phase.SETUP_OFFENSE and stands.situation.down > 0

    def added_on(self, last: AllProState, stands: AllProState, ruling: Ruling) -> Step[AllProState]:
        """The same with another series."""
        playing = self._playing(replace(stands, aftermath=None))
        scrimmage(playing, ruling.situation)
        return Step(playing.state)

    def instead(
        self, last: AllProState, stands: AllProState, ruling: Ruling, *, counted: bool
    ) -> Step[AllProState]:
        """From scrimmage as if the play had not been; `counted`, the clock goes on (FB-10)."""
        playing = self._playing(self._off(last, stands))
        scrimmage(playing, ruling.situation)
        if counted:
            playing.change(clock=playing.state.clock.count_play())
            end_of_quarter(playing)
        return Step(playing.state, tuple(playing.events))

    def kick_again(self, last: AllProState, stands: AllProState, spot: float) -> AllProState:
        """Line up once more, for the same kind of kick."""
        playing = self._playing(self._off(last, stands))
        if playing.play.kind is PlayKind.KICKOFF:
            kick_from(playing, playing.play.by, spot, last.after)
        else:
            scrimmage(playing, last.situation.at(spot))
        return playing.state

    def try_again(
        self, last: AllProState, stands: AllProState, by: Seat, spot: float
    ) -> AllProState:
        """The die again, from nowhere else (PEN-8)."""
        side = last.situation.possession
        return replace(self._off(last, stands), phase=Phase.TRY_CHOICE, decider=side, play=None)

    def kicker(self, stands: AllProState) -> Seat | None:
        """The side that lines up to kick off."""
        return stands.situation.possession if stands.phase is Phase.KICKOFF_SETUP else None

    def kick_from(self, stands: AllProState, spot: float) -> AllProState:
        """The same line-up elsewhere."""
        playing = self._playing(stands)
        kick_from(playing, stands.situation.possession, spot, stands.after)
        return playing.state

    def called_time(self, state: AllProState) -> AllProState:
        """Nobody plays it by the watch."""
        return state

    def _off(self, last: AllProState, stands: AllProState) -> AllProState:
        state = self.asking(last, stands, last.situation.possession)
        side = last.situation.possession
        return replace(state, score=last.score, board=Board(), offense=side, fourth=False)

    def _playing(self, state: AllProState) -> Playing:
        seat = state.situation.possession
        game = self.game
        return Playing(state, seat, ScriptedDice(()), game.rules, game.settings)
