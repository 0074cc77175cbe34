"""One order being obeyed: whose it is, the state as it changes, its dice and what was told."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from gridlight.games.all_pro.ground import Ground
from gridlight.games.all_pro.ruleset import Numbers, Settings
from gridlight.games.all_pro.state import AllProState, Play
from gridlight.kernel.dice import Dice, die
from gridlight.kernel.events import Event, Fact, event
from gridlight.kernel.game import Seat


@dataclass(slots=True)
class Playing:
    """What every rule of a step needs at hand; `state` and `events` grow as it goes on."""

    state: AllProState
    seat: Seat
    dice: Dice
    rules: Numbers
    settings: Settings
    events: list[Event] = field(default_factory=list)

    @property
    def play(self) -> Play:
        """The play under way."""
        assert self.state.play is not None
        return self.state.play

    @property
    def ground(self) -> Ground:
        """The board as it stands now."""
        return Ground(self.state, self.rules, self.settings)

    def tell(self, name: str, **facts: Fact) -> None:
        """Add an event."""
        self.events.append(event(name, **facts))

    def change(self, **changes: Any) -> None:
        """Replace fields of the state."""
        self.state = replace(self.state, **changes)

    def change_play(self, **changes: Any) -> None:
        """Replace fields of the play."""
        self.change(play=replace(self.play, **changes))

    def change_board(self, **changes: Any) -> None:
        """Replace fields of the board."""
        self.change(board=replace(self.state.board, **changes))

    def roll_die(self, purpose: str) -> int:
        """Roll a die; it closes every window for a flag (AP-47)."""
        self.close_windows()
        return int(self.dice.roll(die(purpose)))

    def close_windows(self) -> None:
        """Nothing that was done so far can be flagged any more."""
        if self.state.play is not None and self.state.play.unseen:
            self.change_play(unseen=())
        if self.state.aftermath is not None:
            self.change(aftermath=None)
