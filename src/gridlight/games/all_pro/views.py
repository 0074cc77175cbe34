"""What a seat sees of a game: everything, for All-Pro has no secrets."""

from __future__ import annotations

from dataclasses import dataclass

from gridlight.football.clock import Clock
from gridlight.football.score import Score
from gridlight.football.situation import Situation
from gridlight.games.all_pro.phases import Phase
from gridlight.games.all_pro.ruleset import Settings
from gridlight.games.all_pro.state import AllProState, Board, Penalty, Play
from gridlight.kernel.game import Seat


@dataclass(frozen=True, slots=True)
class AllProView:
    """A game of All-Pro as one seat sees it; `seat` None is a spectator."""

    seat: Seat | None
    settings: Settings
    state: AllProState

    @property
    def phase(self) -> Phase:
        """What kind of decision comes next."""
        return self.state.phase

    @property
    def deciders(self) -> tuple[Seat, ...]:
        """Who decides next: one seat, or nobody when it is over."""
        return () if self.state.decider is None else (self.state.decider,)

    @property
    def situation(self) -> Situation:
        """The series as it stood at the snap."""
        return self.state.situation

    @property
    def offense(self) -> Seat:
        """The team that has the ball now, or had it last (AP-4)."""
        return self.state.offense

    @property
    def clock(self) -> Clock:
        """Quarter and plays."""
        return self.state.clock

    @property
    def score(self) -> Score:
        """The score."""
        return self.state.score

    @property
    def board(self) -> Board:
        """Men, blocked pairs and the ball."""
        return self.state.board

    @property
    def play(self) -> Play | None:
        """The play under way, if one is."""
        return self.state.play

    @property
    def penalty(self) -> Penalty | None:
        """The foul that is to be accepted or declined."""
        return self.state.penalty

    @property
    def moves_left(self) -> int:
        """Moves left in this turn."""
        return self.state.moves_left

    @property
    def winner(self) -> Seat | None:
        """Who has won; None in a tie and before the end."""
        return self.state.winner

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.phase is Phase.GAME_OVER


def see(state: AllProState, seat: Seat | None, settings: Settings) -> AllProView:
    """The view of `seat`."""
    return AllProView(seat, settings, state)
