"""Pegskin for its tests: the rules with settings, positions, given dice, and likely moves."""

from functools import cache
from typing import Any

from gridlight.games.pegskin.game import Pegskin
from gridlight.games.pegskin.holes import hole_of, name_of
from gridlight.games.pegskin.phases import Phase
from gridlight.games.pegskin.state import PegskinState
from gridlight.kernel.dice import ScriptedDice
from gridlight.kernel.events import Event
from gridlight.kernel.game import Seat, Step
from gridlight.kernel.grid import distance
from gridlight.session.games import PEGSKIN

HOME, VISITORS = Seat.HOME, Seat.VISITORS

LINE = ("L 16,-1", "L 17,-1", "L 18,-1", "L 19,-1", "L 20,-1")
PRO_SET = (*LINE, "B 18,-2", "B 21,-1", "R 4,-1", "R 32,-2", "B 16,-5", "B 20,-5")
FOUR_THREE = (
    *("l 15,1", "l 17,1", "l 19,1", "l 21,1", "l 18,3", "b 14,3", "b 22,3"),
    *("b 13,9", "b 23,9", "r 4,4", "r 32,4"),
)


@cache
def _made(settings: tuple[tuple[str, Any], ...]) -> Pegskin:
    game = PEGSKIN.build(PEGSKIN.read_settings(dict(settings), "settings"), PEGSKIN.tables({}))
    assert isinstance(game, Pegskin)
    return game


def pegskin(**settings: Any) -> Pegskin:
    """The rules with these settings, the others at their defaults."""
    return _made(tuple(settings.items()))


def at(game: Pegskin, phase: str, *pegs: str, **position: Any) -> PegskinState:
    """A position in a phase; home at its 40 unless said otherwise."""
    wanted = {"phase": phase, "spot": 40, **position}
    return game.from_position(wanted | ({"pegs": list(pegs)} if pegs else {}))


def does(
    game: Pegskin, state: PegskinState, words: str, *rolls: str, seat: Seat | None = None
) -> Step[PegskinState]:
    """The step of one order, by whoever decides, with these results of the dice."""
    dice = ScriptedDice(rolls)
    step = game.apply(state, {seat or state.decider: game.parse(words)}, dice)
    assert not dice.left
    return step


def plays(
    game: Pegskin, state: PegskinState, *steps: tuple[str, ...]
) -> tuple[PegskinState, list[Event]]:
    """Orders one after another, each with its dice; the state then and all that was told."""
    told: list[Event] = []
    for words, *rolls in steps:
        step = does(game, state, words, *rolls)
        state = step.state
        told += step.events
    return state, told


def likely_peg_move(game: Any, state: Any, stream: Any) -> Any:
    """A move on offer that is rather a play than a kick, and rather nearer to the ball."""
    offered = list(game.legal(state, state.decider))
    if stream.random() < 0.1:
        return stream.choice(offered)
    if state.phase is Phase.SETUP_OFFENSE and stream.random() < 0.8:
        return stream.choice([move for move in offered if move.verb == "place"])
    likely = [move for move in offered if move.verb != "move" or _forward(state, move)]
    if stream.random() < 0.7:
        likely = [move for move in likely if move.verb not in ("done", "undo")]
    return stream.choice(likely or offered)


def _forward(state: Any, move: Any) -> bool:
    start, carrier = hole_of(move.args[0]), state.board.carrier
    if move.args[1] == "out" or carrier is None:
        return False
    end = hole_of(move.args[1])
    if state.decider is state.offense:
        return end[1] > start[1]
    return distance(end, carrier) < distance(start, carrier) or move.args[1] == name_of(carrier)
