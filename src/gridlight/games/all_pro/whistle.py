"""Plays that nobody can end any more: the whistle ends them (house).

With enough men out of the play a ball may lie, or a carrier stand, where no man left in the
play can ever get to him. The rulebook doesn't think of it; the ball is dead where it is.
"""

from __future__ import annotations

from dataclasses import replace

from gridlight.games.all_pro import rows, steps
from gridlight.games.all_pro.endings import finish, stopped, tell_run
from gridlight.games.all_pro.ground import Ground
from gridlight.games.all_pro.playing import Playing
from gridlight.games.all_pro.state import MOVES, End, Ending, Kind, Man
from gridlight.kernel.grid import ALL_WAYS, STRAIGHT, Square, onward


def stuck(ground: Ground) -> bool:
    """Whether no man in the play can move to the loose ball, or none at all can move."""
    board = ground.state.board
    men = board.men
    ground = ground.then(replace(ground.state, moves_left=MOVES))
    if board.loose is not None:
        return not any(_may_reach(ground, man, board.loose) for man in men)
    return not any(_has_a_way(ground, man) for man in men)


def _has_a_way(ground: Ground, man: Man) -> bool:
    return any(True for _ in steps.ways(ground, man))


def _may_reach(ground: Ground, man: Man, ball: Square) -> bool:
    """Whether he could get there if all others in the play stood aside."""
    inside = man.kind in (Kind.LINEMAN, Kind.CENTER) and man.side is ground.state.offense
    ways = STRAIGHT if inside else ALL_WAYS
    seen, edge = {man.at}, [man.at]
    while edge:
        at = edge.pop()
        for way in ways:
            to = onward(at, way)
            if to == ball:
                return True
            if to in seen or to not in ground.grid:
                continue
            block = ground.blocks.get(to)
            if block is None or block.top.side is man.side:
                seen.add(to)
                edge.append(to)
    return False


def blow(playing: Playing) -> None:
    """The ball is dead where it is, for the side that has it, had it last, or receives."""
    state, play = playing.state, playing.play
    side, at = state.offense, state.board.ball
    assert at is not None
    tell_run(playing, rows.front(side, at[1]))
    if play.returning and not play.touched and rows.own_end_zone(side, at[1]):
        finish(playing, Ending(End.TOUCHBACK, side))
    elif rows.end_zone_of_attack(side, at[1]):
        finish(playing, Ending(End.TOUCHBACK, side.other))
    else:
        finish(playing, stopped(playing, at[1]))
