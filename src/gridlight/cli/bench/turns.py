"""All-Pro's turns against a plain generator, and its plays against pyspiel's backgammon."""

from __future__ import annotations

import time
from collections.abc import Iterator
from importlib import import_module
from typing import Any

from gridlight.cli.bench.plain_turns import plain_turns
from gridlight.cli.bench.timing import Goal, Measured, NotMeasured, best_ms, needs_numba
from gridlight.coaches.all_pro.levels import BOARD
from gridlight.session.games import GAMES

COUNTS = {
    "offense-moves": [53, 1_351, 22_443],
    "defense-moves": [73, 2_621, 61_500],
}
"""In how many different ways a turn from the T formation can end after 1, 2 and 3 steps."""

TURNS = {
    phase: Goal(
        f"All-Pro, all turns of the {phase.partition('-')[0]}", "a plain generator", 20, True
    )
    for phase in COUNTS
}
PLAYS = Goal("All-Pro plays a second", "pyspiel backgammon, games a second", 1_000, True)
ROUNDS, PEERS_GAMES = 12, 400


def all_pro_turns() -> Iterator[Measured]:
    """Every end of a turn, at equal counts; whoever's turn it is."""
    needs_numba()
    for phase, goal in TURNS.items():
        yield Measured(goal, fast_ms(phase), plain_ms(phase))


def all_pro_plays() -> Iterator[Measured]:
    """A play is a different way to play a whole turn, found and kept; the peer plays games to
    their end by chance, all in C++.
    """
    needs_numba()
    theirs = games_a_second()
    yield Measured(PLAYS, plays_a_second(), theirs, "a second")


def fast_ms(phase: str) -> float:
    """All ends of a turn by the compiled board; `NotMeasured` where they aren't all there."""
    from gridlight.coaches.turns import all_turns

    ground = start_of(phase)
    found = list(all_turns(ground, hands=False).counts[1:])
    if found != COUNTS[phase]:
        raise NotMeasured(f"{phase}: {found} ways to end a turn instead of {COUNTS[phase]}")
    return best_ms(lambda: all_turns(ground, hands=False), 30)


def plain_ms(phase: str) -> float:
    """The same by tuples and sets."""
    ground = start_of(phase)
    found = plain_turns(ground, 3)
    if found != COUNTS[phase]:
        raise NotMeasured(f"{phase}: the plain generator finds {found}")
    return best_ms(lambda: plain_turns(ground, 3), 5)


def start_of(phase: str) -> Any:
    """The ground of the T formation, whose turn it is by the phase, three moves left."""
    entry = GAMES.get("all-pro")
    settings = entry.read_settings({"fumble_percent": 0}, "settings")
    game: Any = entry.build(settings, entry.all_tables(settings, {}))
    given = {"phase": phase, "board": BOARD, "spot": 40, "carrier": "h8", "moves_left": 3}
    return game.ground(game.from_position(given))


def plays_a_second() -> float:
    """Whole turns found a second, both sides together."""
    from gridlight.coaches.turns import all_turns

    count, spent = 0, 0.0
    for phase in COUNTS:
        ground = start_of(phase)
        all_turns(ground)
        for _ in range(ROUNDS):
            begin = time.thread_time()
            count += len(all_turns(ground))
            spent += time.thread_time() - begin
    return count / spent


def games_a_second() -> float:
    """Games of backgammon that chance plays to their end, a second."""
    try:
        pyspiel: Any = import_module("pyspiel")  # it tells no types
    except ImportError:
        raise NotMeasured("open-spiel isn't installed: pip install 'gridlight[peers]'") from None
    game = pyspiel.load_game("backgammon")
    bots = [pyspiel.make_uniform_random_bot(player, player + 1) for player in range(2)]
    begin = time.thread_time()
    for number in range(PEERS_GAMES):
        pyspiel.evaluate_bots(game.new_initial_state(), bots, number)
    return PEERS_GAMES / (time.thread_time() - begin)
