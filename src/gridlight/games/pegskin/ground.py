"""The board as the rules look at it: who stands where, whose zones lie where."""

from __future__ import annotations

from functools import cached_property

from gridlight.football import field
from gridlight.games.pegskin.holes import Hole, Holes
from gridlight.games.pegskin.phases import LINE_PLAY
from gridlight.games.pegskin.ruleset import Numbers, Settings
from gridlight.games.pegskin.state import Block, Peg, PegskinState, Play
from gridlight.kernel.game import Seat
from gridlight.kernel.grid import distance


class Ground:
    """A state with its pegs found by hole; it changes nothing."""

    def __init__(self, state: PegskinState, rules: Numbers, settings: Settings) -> None:
        self.state = state
        self.rules = rules
        self.settings = settings

    def then(self, state: PegskinState) -> Ground:
        """Another state of the same game."""
        return Ground(state, self.rules, self.settings)

    @cached_property
    def holes(self) -> Holes:
        """The holes that there are."""
        return self.settings.holes

    @cached_property
    def pegs(self) -> dict[Hole, Peg]:
        """The pegs that may still move, by hole."""
        return {peg.at: peg for peg in self.state.board.pegs}

    @cached_property
    def blocks(self) -> dict[Hole, Block]:
        """The blocked pairs by hole."""
        return {block.at: block for block in self.state.board.blocks}

    @cached_property
    def enemy_zones(self) -> frozenset[Hole]:
        """The holes around the defense's blocks: the carrier is down on arrival (PS-13)."""
        blocks = (block for block in self.state.board.blocks if not block.top.offense)
        return frozenset(hole for block in blocks for hole in self.holes.around(block.at))

    @property
    def play(self) -> Play:
        """The play under way."""
        assert self.state.play is not None
        return self.state.play

    @property
    def carrier(self) -> Peg | None:
        """The man with the ball."""
        hole = self.state.board.carrier
        return None if hole is None else self.pegs.get(hole)

    @property
    def line_play(self) -> bool:
        """Whether both dice decide, blocks are made and allowances hold."""
        return self.state.phase in LINE_PLAY

    def of(self, offense: bool) -> list[Peg]:
        """The unblocked pegs of one side."""
        return [peg for peg in self.state.board.pegs if peg.offense is offense]

    def of_seat(self, seat: Seat) -> list[Peg]:
        """The unblocked pegs of the side that `seat` plays."""
        return self.of(seat is self.state.offense)

    def spot(self, row: int) -> float:
        """The spot of a row, in yards from the home goal line (PS-2, PS-3)."""
        situation = self.state.situation
        return field.forward(situation.possession, situation.spot, self.play.carried + row)

    def scores(self, row: int) -> bool:
        """Whether a carrier on that row has reached the goal line (PS-28)."""
        return field.scored(self.state.offense, self.spot(row))

    def near(self, hole: Hole, within: int) -> list[Peg]:
        """The unblocked defenders no further than so many holes away, diagonals as one (PS-20)."""
        return [peg for peg in self.of(False) if distance(peg.at, hole) <= within]
