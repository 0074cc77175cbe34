"""One order being obeyed: whose it is, the state before it, its dice and what was told."""

from __future__ import annotations

from dataclasses import dataclass, field

from gridlight.cards.spinners import Spinners
from gridlight.football.rules import FootballRules
from gridlight.games.foto_electric.ruleset import Settings
from gridlight.games.foto_electric.state import FotoState
from gridlight.kernel.dice import Dice, Throw
from gridlight.kernel.events import Event, Fact, event
from gridlight.kernel.game import Seat


@dataclass(slots=True)
class Playing:
    """What every rule of a step needs at hand; the events are gathered here in order.

    `seat` is who gave the order, `trying` how a try is played with cards, None otherwise.
    """

    state: FotoState
    seat: Seat
    dice: Dice
    rules: FootballRules
    settings: Settings
    spinners: Spinners
    events: list[Event] = field(default_factory=list)
    trying: str | None = field(init=False)

    def __post_init__(self) -> None:
        self.trying = self.state.trying

    @property
    def offense(self) -> Seat:
        """The team that has the ball, or kicks it, as the step starts."""
        return self.state.situation.possession

    @property
    def spot(self) -> float:
        """The spot of the ball as the step starts."""
        return self.state.situation.spot

    @property
    def from_scrimmage(self) -> bool:
        """Whether the step belongs to a play from scrimmage, which counts (FB-10)."""
        return self.state.situation.down > 0

    def tell(self, name: str, **facts: Fact) -> None:
        """Add an event."""
        self.events.append(event(name, **facts))

    def spin(self, area: str) -> str:
        """Spin an area."""
        return self.dice.roll(self.spinners.throw(area))

    def throw(self, throw: Throw) -> str:
        """Make a given throw."""
        return self.dice.roll(throw)
