"""What a seat sees of a game: everything, for Pegskin has no secrets."""

from __future__ import annotations

from dataclasses import dataclass

from gridlight.football.clock import Clock
from gridlight.football.score import Score
from gridlight.football.situation import Situation
from gridlight.games.pegskin.phases import Phase
from gridlight.games.pegskin.ruleset import Settings
from gridlight.games.pegskin.state import Board, PegskinState, Play
from gridlight.kernel.game import Seat


@dataclass(frozen=True, slots=True)
class PegskinView:
    """A game of Pegskin as one seat sees it; `seat` None is a spectator."""

    seat: Seat | None
    settings: Settings
    state: PegskinState

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
        """The team with the ball."""
        return self.state.offense

    @property
    def clock(self) -> Clock:
        """Quarter and plays; in a scrimmage the plays of the side with the ball."""
        return self.state.clock

    @property
    def score(self) -> Score:
        """The score."""
        return self.state.score

    @property
    def board(self) -> Board:
        """Pegs, blocked pairs and the man with the ball."""
        return self.state.board

    @property
    def play(self) -> Play | None:
        """The play under way, if one is."""
        return self.state.play

    @property
    def moves_left(self) -> int | None:
        """Team moves left in this roll; None before it."""
        return self.state.moves_left

    @property
    def winner(self) -> Seat | None:
        """Who has won; None in a tie and before the end."""
        return self.state.winner

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.phase is Phase.GAME_OVER


def see(state: PegskinState, seat: Seat | None, settings: Settings) -> PegskinView:
    """The view of `seat`."""
    return PegskinView(seat, settings, state)
