"""Foto-Electric for its unit tests: the rules with settings, positions and given dice."""

from functools import cache
from typing import Any

from gridlight.games.foto_electric.game import FotoElectric
from gridlight.games.foto_electric.state import FotoState
from gridlight.kernel.dice import ScriptedDice
from gridlight.kernel.game import Seat, Step
from gridlight.session.games import FOTO_ELECTRIC

HOME, VISITORS = Seat.HOME, Seat.VISITORS


@cache
def _made(settings: tuple[tuple[str, Any], ...]) -> FotoElectric:
    read = FOTO_ELECTRIC.read_settings(dict(settings), "settings")
    game = FOTO_ELECTRIC.build(read, FOTO_ELECTRIC.tables({}))
    assert isinstance(game, FotoElectric)
    return game


def foto(**settings: Any) -> FotoElectric:
    """The rules with these settings, the others at their defaults."""
    return _made(tuple(settings.items()))


def at(game: FotoElectric, phase: str, **position: Any) -> FotoState:
    """A position in a phase; home at its 40 unless said otherwise."""
    return game.from_position({"phase": phase, **position})


def laid(game: FotoElectric, phase: str, places: int = 0, **position: Any) -> FotoState:
    """A position with the cards 7 and B, as many of them laid in the center as said."""
    return at(game, phase, cards=["7", "B"], places=["C"] * places, **position)


def does(
    game: FotoElectric, state: FotoState, seat: Seat, words: str, *rolls: str
) -> Step[FotoState]:
    """The step of one order with these results of the dice."""
    return game.apply(state, {seat: game.parse(words)}, ScriptedDice(rolls))
