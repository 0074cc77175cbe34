"""The line-ups that coaches know, and which they choose against which."""

from __future__ import annotations

from gridlight.games.pegskin import formations
from gridlight.games.pegskin.formations import Formation
from gridlight.games.pegskin.lineups import placing
from gridlight.games.pegskin.ruleset import Settings
from gridlight.kernel.moves import Move


def known(settings: Settings, *, offense: bool) -> tuple[Formation, ...]:
    """The line-ups of a side on the board of these settings."""
    return formations.formations(settings.holes, offense=offense)


def move_of(formation: Formation) -> Move:
    """The `place` of a line-up."""
    return placing(formation.pegs, formation.taker)
