"""Who can get where with the moves and allowances left, for the window's holes and for coaches."""

from __future__ import annotations

from dataclasses import dataclass, replace

from gridlight.games.pegskin import steps
from gridlight.games.pegskin.ground import Ground
from gridlight.games.pegskin.holes import Hole
from gridlight.games.pegskin.phases import Phase
from gridlight.games.pegskin.state import Peg
from gridlight.games.pegskin.steps import Landing
from gridlight.kernel.game import Seat


@dataclass(frozen=True, slots=True)
class Reached:
    """A hole that a peg can end in: so many moves by that path, which leaves the start out.

    With `out` the last step leads over the sideline, to column 0 or to the one beyond the
    board's last.
    """

    hole: Hole
    path: tuple[Hole, ...]
    landing: Landing = Landing.FREE
    out: bool = False

    @property
    def moves(self) -> int:
        """Team moves that it costs."""
        return len(self.path)


Reach = dict[Hole, Reached]


def reach(ground: Ground, seat: Seat) -> dict[Hole, Reach]:
    """Where each unblocked peg of `seat` can end now, moving alone, by where it stands.

    Pegs that can't move are left out. Empty before the roll, without moves left, and for a
    seat that isn't to move.
    """
    if ground.state.decider is not seat or not ground.state.moves_left:
        return {}
    found = {peg.at: ends(ground, peg) for peg in ground.of_seat(seat)}
    return {at: reached for at, reached in found.items() if reached}


def ends(ground: Ground, peg: Peg) -> Reach:
    """Where one peg can end, by the fewest moves; of equal ways the straighter steps are saved."""
    return _carrier(ground, peg) if peg.at == ground.state.board.carrier else _other(ground, peg)


def _other(ground: Ground, peg: Peg) -> Reach:
    """For a peg without the ball: its steps count, but change nothing else on the board."""
    play = ground.play
    if ground.state.phase is Phase.RUN_DEFENSE:
        if play.chaser not in (None, peg.at):
            return {}
        ground = ground.then(replace(ground.state, play=replace(play, chaser=None)))
    found: Reach = {}
    seen = {(peg.at, peg.straight)}
    edge: list[tuple[Peg, tuple[Hole, ...]]] = [(peg, ())]
    for _ in range(ground.state.moves_left or 0):
        following = []
        for walker, path in sorted(edge, key=lambda each: each[0].straight):
            for to, verdict in steps.ways(ground, walker):
                if to != peg.at:
                    found.setdefault(to, Reached(to, (*path, to), verdict.landing))
                if verdict.landing is not Landing.FREE:
                    continue
                moved = walker.to(to) if ground.line_play else replace(walker, at=to)
                if (to, moved.straight) not in seen:
                    seen.add((to, moved.straight))
                    following.append((moved, (*path, to)))
        edge = following
    return found


def _carrier(ground: Ground, peg: Peg) -> Reach:
    """For the man with the ball: step by step, each on the board that the one before has left."""
    found: Reach = {}
    seen = {(peg.at, peg.straight)}
    edge: list[tuple[Ground, Peg, tuple[Hole, ...]]] = [(ground, peg, ())]
    while edge:
        following = []
        for here, walker, path in sorted(edge, key=lambda each: each[1].straight):
            _step_out(here, walker, path, found)
            if not here.state.moves_left:
                continue
            for to, verdict in steps.ways(here, walker):
                reached = Reached(to, (*path, to), verdict.landing)
                if to != peg.at:
                    found.setdefault(to, reached)
                if steps.stop(here, walker, to, verdict.landing):
                    continue
                after = here.then(steps.stepped(here.state, walker, to, verdict.landing))
                moved = after.pegs[to]
                if (to, moved.straight) not in seen:
                    seen.add((to, moved.straight))
                    following.append((after, moved, reached.path))
        edge = following
    return found


def _step_out(ground: Ground, peg: Peg, path: tuple[Hole, ...], found: Reach) -> None:
    """Add the step over the sideline, where the carrier has one left (PS-11)."""
    offense = ground.state.phase in (Phase.LINE_OFFENSE, Phase.RUN_OFFENSE)
    if not offense or not ground.state.moves_left or steps.why_not_out(ground, peg):
        return
    column, row = peg.at
    beyond = (0 if column == 1 else column + 1, row)
    found.setdefault(beyond, Reached(beyond, (*path, beyond), out=True))
