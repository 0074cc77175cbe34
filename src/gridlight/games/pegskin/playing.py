"""One order being obeyed: whose it is, the state as it changes, its dice and what was told."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from gridlight.games.pegskin import dice as peg_dice
from gridlight.games.pegskin.ground import Ground
from gridlight.games.pegskin.phases import Phase
from gridlight.games.pegskin.ruleset import Numbers, Settings
from gridlight.games.pegskin.state import PegskinState, Play
from gridlight.kernel.dice import Dice
from gridlight.kernel.events import Event, Fact, event
from gridlight.kernel.game import Seat


@dataclass(slots=True)
class Playing:
    """What every rule of a step needs at hand; `state` and `events` grow as it goes on."""

    state: PegskinState
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

    @property
    def offense(self) -> Seat:
        """The team with the ball."""
        return self.state.offense

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

    def turn(self, phase: Phase, *, offense: bool) -> None:
        """The turn of a side begins: nothing rolled, no step made in the roll."""
        side = self.offense
        self.change(phase=phase, decider=side if offense else side.other, moves_left=None)
        self.rest_pegs()

    def rest_pegs(self) -> None:
        """No peg has made a step in this roll."""
        self.change_board(pegs=tuple(peg.rested() for peg in self.state.board.pegs))

    def roll_sdt(self, purpose: str) -> str:
        """Roll an S/D/T die."""
        return self.dice.roll(peg_dice.sdt(purpose))

    def roll_number(self, purpose: str) -> int:
        """Roll a numbered die."""
        return int(self.dice.roll(peg_dice.number(purpose)))
