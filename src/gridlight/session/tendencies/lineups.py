"""Which named formation a line-up of a board game is, read from the words that placed it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from gridlight.kernel.game import Seat

OWN = "own line-up"
"""What a line-up is called that is none of the game's formations."""

Where = frozenset[tuple[str, int, int]]
"""Men by kind, column and row."""


def line_up_name(
    game: str, settings: Mapping[str, Any], words: str, side: Seat, spot: float, *, defense: bool
) -> str:
    """The formation that a `place` puts on the board at a line of scrimmage.

    Empty for games and moves without formations; `OWN` for a line-up that isn't named.
    """
    namer = _NAMERS.get(game)
    if namer is None or not words.startswith("place"):
        return ""
    try:
        return namer(settings, words, side, spot, defense)
    except (ValueError, IndexError, KeyError, TypeError):
        return OWN


def _all_pro(
    settings: Mapping[str, Any], words: str, side: Seat, spot: float, defense: bool
) -> str:
    from gridlight.games.all_pro.formations import scrimmage_formations

    said = [word for word in words.split()[1:] if word != "/"]
    rows = [(int(said[n]), said[n + 1]) for n in range(0, len(said), 2)]
    men: Where = frozenset(
        (letter.upper(), column, row)
        for row, squares in rows
        for column, letter in enumerate(squares)
        if letter != "."
    )
    for each in scrimmage_formations(side, spot, len(rows[0][1]), defense=defense):
        if men == frozenset((man.kind.value, *man.at) for man in each.men):
            return each.name
    return OWN


def _pegskin(
    settings: Mapping[str, Any], words: str, side: Seat, spot: float, defense: bool
) -> str:
    from gridlight.games.pegskin.formations import formations
    from gridlight.games.pegskin.holes import Holes

    items = (item.split() for item in words.removeprefix("place").split(";"))
    places = [(item[0].upper(), item[1]) for item in items if item[0] != "snap"]
    pegs: Where = frozenset((kind, *map(int, at.split(","))) for kind, at in places)  # type: ignore[misc]
    holes = Holes(int(settings["width"]), int(settings["half_length"]))
    for each in formations(holes, offense=not defense):
        if pegs == frozenset((peg.kind.value, *peg.at) for peg in each.pegs):
            return each.name
    return OWN


_NAMERS: dict[str, Callable[[Mapping[str, Any], str, Seat, float, bool], str]] = {
    "all-pro": _all_pro,
    "pegskin": _pegskin,
}
