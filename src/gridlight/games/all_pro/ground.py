"""The board as the rules look at it: who stands where, in which role."""

from __future__ import annotations

from functools import cached_property

from gridlight.games.all_pro import rows
from gridlight.games.all_pro.phases import Phase
from gridlight.games.all_pro.ruleset import Numbers, Settings
from gridlight.games.all_pro.state import AllProState, Block, Man, Play, PlayKind
from gridlight.kernel.game import Seat
from gridlight.kernel.grid import Grid, Square


class Ground:
    """A state with its men found by square; it changes nothing."""

    def __init__(self, state: AllProState, rules: Numbers, settings: Settings) -> None:
        self.state = state
        self.rules = rules
        self.settings = settings

    def then(self, state: AllProState) -> Ground:
        """Another state of the same game."""
        return Ground(state, self.rules, self.settings)

    def without(self, man: Man) -> Ground:
        """The same board, but for one man who is imagined elsewhere."""
        ground = self.then(self.state)
        ground.men = {at: other for at, other in self.men.items() if at != man.at}
        return ground

    @cached_property
    def grid(self) -> Grid:
        """The squares that there are."""
        return self.settings.grid

    @cached_property
    def men(self) -> dict[Square, Man]:
        """The men who are in the play, by square."""
        return {man.at: man for man in self.state.board.men}

    @cached_property
    def blocks(self) -> dict[Square, Block]:
        """The blocked pairs by square."""
        return {block.at: block for block in self.state.board.blocks}

    @property
    def play(self) -> Play:
        """The play under way."""
        assert self.state.play is not None
        return self.state.play

    @property
    def carrier(self) -> Man | None:
        """The man with the ball."""
        square = self.state.board.carrier
        return None if square is None else self.men.get(square)

    @property
    def from_scrimmage(self) -> bool:
        """Whether the side that snapped still has the ball, so that its line counts (AP-8)."""
        return self.play.kind is not PlayKind.KICKOFF and not self.play.changed

    @property
    def rushing(self) -> bool:
        """Whether a pass has been called that the defense now answers (AP-22)."""
        return self.state.phase is Phase.PASS_RUSH

    def empty(self, square: Square) -> bool:
        """Whether nobody stands there, in the play or out of it; the ball may lie there."""
        return square not in self.men and square not in self.blocks

    def of(self, side: Seat) -> list[Man]:
        """The men of `side` who are in the play."""
        return [man for man in self.state.board.men if man.side is side]

    def past_line(self, man: Man) -> bool:
        """Whether a man of the side that snapped stands ahead of its line."""
        return rows.beyond(self.play.by, self.play.line, man.at[1])

    def climbers(self, side: Seat) -> list[Man]:
        """The men of `side` who stand on their own blocker now (AP-10)."""
        if not self.state.board.blocks:
            return []
        return [man for man in self.state.board.men if man.side is side and man.at in self.blocks]

    def protected(self, man: Man) -> bool:
        """Whether the other side may not block this man (AP-8, AP-22, AP-44)."""
        if man.side is not self.state.offense or not man.kind.eligible:
            return False
        if self.rushing:
            return True
        return man.side is self.play.by and self.from_scrimmage and self.past_line(man)
