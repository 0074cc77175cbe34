"""All-Pro for its unit tests: the rules with settings, positions and given dice."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from gridlight.games.all_pro import steps
from gridlight.games.all_pro.game import AllPro
from gridlight.games.all_pro.state import AllProState
from gridlight.kernel.dice import ScriptedDice
from gridlight.kernel.game import Seat, Step
from gridlight.kernel.grid import Square
from gridlight.session.games import ALL_PRO

HOME, VISITORS = Seat.HOME, Seat.VISITORS

T_FORMATIONS = """
14 .....b...b.....
11 ...b..l.l..b...
10 ....el.c.le....
9  ....ELLCLLE....
8  .......B.......
6  .....B.B.B.....
"""


@cache
def _made(settings: tuple[tuple[str, Any], ...]) -> AllPro:
    read = ALL_PRO.read_settings(dict(settings), "settings")
    game = ALL_PRO.build(read, ALL_PRO.tables({}))
    assert isinstance(game, AllPro)
    return game


def all_pro(**settings: Any) -> AllPro:
    """The rules with these settings, the others at their defaults, but no fumbles."""
    return _made(tuple(({"fumble_percent": 0} | settings).items()))


def at(game: AllPro, phase: str, board: str = "", **position: Any) -> AllProState:
    """A position in a phase; home at its 40 unless said otherwise."""
    return game.from_position({"phase": phase, "board": board, "spot": 40, **position})


def does(
    game: AllPro, state: AllProState, words: str, *rolls: str, seat: Seat | None = None
) -> Step[AllProState]:
    """The step of one order, by whoever decides, with these results of the dice."""
    dice = ScriptedDice(rolls)
    step = game.apply(state, {seat or state.decider: game.parse(words)}, dice)
    assert not dice.left
    return step


Places = tuple[Square, ...]
Turn = tuple[AllProState | None, Places, frozenset[int]]


def turns(game: AllPro, start: AllProState, moves: int) -> list[int]:
    """How many different positions a side can end its turn in, after up to 1, 2 … steps.

    Positions differ where a man, and not only his letter, stands elsewhere; hand-offs aside.
    """
    men = [man for man in start.board.men if man.side is start.decider]
    places = tuple(man.at for man in men)
    level: dict[Any, Turn] = {places: (start, places, frozenset())}
    ends: set[Any] = {(places, frozenset())}
    counts = []
    for _ in range(moves):
        found: dict[Any, Turn] = {}
        for turn in level.values():
            for after in _steps(game, turn):
                state, where, still = after
                key = (where, still)
                if state is not None:
                    found[key] = after
                if state is None or not game.ground(state).climbers(start.decider):
                    ends.add(key)
        counts.append(len(ends))
        level = found
    return counts


def _steps(game: AllPro, turn: Turn) -> Iterator[Turn]:
    state, places, still = turn
    assert state is not None
    ground = game.ground(state)
    for start, end in game.legal(state, state.decider).single_steps():
        who = next(n for n, place in enumerate(places) if place == start and n not in still)
        verdict = steps.judge(ground, ground.men[start], end)
        where = (*places[:who], end, *places[who + 1 :])
        if verdict.landing is steps.Landing.CARRIER:
            yield None, where, still
            continue
        after = steps.stepped(state, ground.men[start], end, verdict.landing)
        blocks = verdict.landing is steps.Landing.OPPONENT
        yield after, where, still | {who} if blocks else still
