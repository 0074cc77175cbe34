"""Who can get where within the moves left, for the window's reach map and for coaches."""

from __future__ import annotations

from dataclasses import replace

from gridlight.games.all_pro import steps
from gridlight.games.all_pro.ground import Ground
from gridlight.games.all_pro.state import Man
from gridlight.games.all_pro.steps import Landing
from gridlight.kernel.game import Seat
from gridlight.kernel.grid import Square

Reach = dict[Square, int]
"""Squares to the fewest moves that lead there."""

GOES_ON = frozenset({Landing.FREE, Landing.OWN_BLOCKER, Landing.BALL})
"""Landings after which a man may walk on."""


def reach(ground: Ground, seat: Seat, moves: int | None = None) -> dict[Square, Reach]:
    """Where each man of `seat` can end a turn, by where he stands now, moving alone.

    Squares of opponents whom he could block or tackle are among them, his own square and
    his own blockers aren't. Without `moves` the moves left count. Fouls are left out.
    """
    left = ground.state.moves_left if moves is None else moves
    return {man.at: ends(ground, man, left) for man in ground.of(seat)}


def ends(ground: Ground, man: Man, moves: int) -> Reach:
    """Where one man can end a turn within so many moves, everybody else standing still."""
    state = replace(ground.state, moves_left=max(moves, 1))
    alone = ground.then(state).without(man)
    found: Reach = {}
    seen = {man.at}
    edge = [(man, man.at == state.board.carrier)]
    for spent in range(1, moves + 1):
        following: list[tuple[Man, bool]] = []
        for walker, carries in edge:
            for to, verdict in steps.ways(alone, walker, carries):
                if to in seen or verdict.fouls:
                    continue
                seen.add(to)
                if verdict.landing is not Landing.OWN_BLOCKER:
                    found[to] = spent
                if verdict.landing in GOES_ON:
                    has_ball = carries or verdict.landing is Landing.BALL
                    following.append((walker.to(to), has_ball))
        edge = following
    return found
