"""What a seat may see of a game (FB-19)."""

from __future__ import annotations

from dataclasses import dataclass

from gridlight.football.clock import Clock
from gridlight.football.score import Score
from gridlight.football.situation import Situation
from gridlight.games.foto_electric.phases import Phase
from gridlight.games.foto_electric.ruleset import Settings
from gridlight.games.foto_electric.state import FotoState, Pending, Revealed, Snap
from gridlight.kernel.game import Seat


@dataclass(frozen=True, slots=True)
class FotoView:
    """A game of Foto-Electric as one seat sees it; `seat` None is a spectator.

    `snap` holds only cards that this seat may see; `play_picked` and
    `formation_picked` say whether a card has been chosen at all.
    """

    seat: Seat | None
    settings: Settings
    phase: Phase
    deciders: tuple[Seat, ...]
    situation: Situation
    clock: Clock
    score: Score
    opening_kick: Seat | None
    after: str
    pending: Pending | None
    snap: Snap
    play_picked: bool
    formation_picked: bool
    trying: str | None
    last: Revealed | None
    winner: Seat | None

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.phase is Phase.GAME_OVER

    @property
    def offense(self) -> Seat:
        """The team with the ball; before the toss is settled it means nothing."""
        return self.situation.possession


def deciders(state: FotoState) -> tuple[Seat, ...]:
    """Who decides next."""
    if state.phase is not Phase.CARD_PICKS:
        return () if state.decider is None else (state.decider,)
    offense = state.situation.possession
    picked = {offense: state.snap.play, offense.other: state.snap.formation}
    return tuple(seat for seat in Seat if picked[seat] is None)


def see(state: FotoState, seat: Seat | None, settings: Settings) -> FotoView:
    """The view of `seat`."""
    offense = state.situation.possession
    formation_laid = state.phase is Phase.REVEAL  # the defense lies face up
    snap = Snap(
        play=state.snap.play if seat is offense else None,
        formation=state.snap.formation if formation_laid or seat is offense.other else None,
        offense_place=state.snap.offense_place,
        defense_place=state.snap.defense_place,
    )
    return FotoView(
        seat=seat,
        settings=settings,
        phase=state.phase,
        deciders=deciders(state),
        situation=state.situation,
        clock=state.clock,
        score=state.score,
        opening_kick=state.opening_kick,
        after=state.after,
        pending=state.pending,
        snap=snap,
        play_picked=state.snap.play is not None,
        formation_picked=state.snap.formation is not None,
        trying=state.trying,
        last=state.last,
        winner=state.winner,
    )
