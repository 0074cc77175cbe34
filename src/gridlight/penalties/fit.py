"""What the penalty layer needs of a game to lie over it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, TypeVar

from gridlight.football.clock import Clock
from gridlight.football.referee import Ruling
from gridlight.football.rules import SeriesRules
from gridlight.football.score import Score
from gridlight.football.situation import Situation
from gridlight.kernel.events import Event
from gridlight.kernel.game import Game, Seat, Step
from gridlight.kernel.moves import Move
from gridlight.penalties.state import Layered, PenaltyView


class Football(Protocol):
    """What every football game's state has."""

    @property
    def situation(self) -> Situation:
        """The series, as it stands between plays and as it stood when the play began."""
        ...

    @property
    def clock(self) -> Clock:
        """Quarter and plays."""
        ...

    @property
    def score(self) -> Score:
        """The score."""
        ...


S = TypeVar("S", bound=Football)


class Fit(Protocol[S]):
    """A game as the layer sees it: when a play begins and ends, and how another outcome is made.

    `last` is always the state before the step that ended the play, with the play's own
    series and clock; `stands` the state after it.
    """

    @property
    def layered(self) -> type[Layered[S]]:
        """The type of its state with the layer."""
        ...

    @property
    def seen(self) -> type[PenaltyView[Any]]:
        """The type of its view with the layer."""
        ...

    @property
    def told_next(self) -> frozenset[str]:
        """Names of its own events that say what comes next, besides those of all games."""
        ...

    @property
    def past(self) -> float:
        """Yards beyond the line to gain that make a first down."""
        ...

    @property
    def step(self) -> float:
        """Yards from one spot that the game knows to the next (PEN-12)."""
        ...

    @property
    def game(self) -> Game[S, Move, Any]:
        """The game underneath."""
        ...

    @property
    def rules(self) -> SeriesRules:
        """Its numbers for downs and distance."""
        ...

    def over(self, game: Any) -> Fit[S]:
        """The same for a game of the kind with other settings."""
        ...

    def begins(self, state: S, order: Move) -> str:
        """The kind of play that a legal order starts, with its penalty die; empty if it doesn't."""
        ...

    def under_way(self, state: S) -> bool:
        """Whether a play has begun and isn't over."""
        ...

    def kind_of(self, state: S) -> str:
        """The kind of the play under way in a position."""
        ...

    def kind_after(self, kind: str, events: Sequence[Event]) -> str:
        """The kind of a play once these events have happened in it (PEN-11)."""
        ...

    def trying(self, last: S) -> bool:
        """Whether the play was a try after a touchdown."""
        ...

    def asking(self, last: S, stands: S, seat: Seat) -> S:
        """The state shown while `seat` chooses: the play's clock and series, the new score."""
        ...

    def goes_on(self, stands: S, held: Sequence[Event]) -> bool:
        """Whether play goes on from scrimmage where the ball was left."""
        ...

    def added_on(self, last: S, stands: S, ruling: Ruling) -> Step[S]:
        """The play counts, but the series goes on as ruled."""
        ...

    def instead(self, last: S, stands: S, ruling: Ruling, *, counted: bool) -> Step[S]:
        """The play is off: from scrimmage as ruled; `counted`, the clock goes on."""
        ...

    def kick_again(self, last: S, stands: S, spot: float) -> S:
        """The kick-off or free kick is off, and made again from a spot."""
        ...

    def try_again(self, last: S, stands: S, by: Seat, spot: float) -> S:
        """The try is off, and to be chosen anew; `spot` is where a foul by `by` puts it."""
        ...

    def kicker(self, stands: S) -> Seat | None:
        """Who kicks off next, if a kick-off comes next."""
        ...

    def kick_from(self, stands: S, spot: float) -> S:
        """`stands`, a kick-off to come, from another spot."""
        ...

    def called_time(self, state: S) -> S:
        """The state with time called, the play to come being the quarter's last (FB-9)."""
        ...
