"""`gridlight deck refine`: a deck made to play better over whole games."""

from __future__ import annotations

import argparse
import math
from typing import TYPE_CHECKING, Any

from gridlight import paths
from gridlight.cli.lab import SPINNERS
from gridlight.cli.options import DONE, whole
from gridlight.cli.output import progress
from gridlight.cli.workshop import new_target, save_deck
from gridlight.kernel.errors import OptionError
from gridlight.session.games import read_deck

if TYPE_CHECKING:
    from gridlight.coaches.designer import Progress


def add_to(parts: Any) -> None:
    """Add `deck refine`."""
    refine = parts.add_parser("refine", help="make a designed deck play better over whole games")
    refine.add_argument("deck", metavar="DECK", help="a bundled deck, a folder or a .deck file")
    refine.add_argument("--seed", type=int, required=True, metavar="S")
    refine.add_argument("--out", required=True, metavar="DECK", help="a folder or a .deck file")
    refine.add_argument("--rounds", type=whole, metavar="N", help="games are played after each")
    refine.add_argument("--moves", type=whole, metavar="N", help="moves to try in a round")
    refine.add_argument("--minutes", type=float, metavar="M", help="no longer than this")
    refine.set_defaults(run=_refine, parser=refine)


def _refine(found: argparse.Namespace) -> int:
    where = "gridlight deck refine"
    if found.minutes is not None and not 0 < found.minutes < math.inf:
        raise OptionError(where, "--minutes", "no time is left", "Give more than 0.")
    target, deck = new_target(found.out), read_deck(found.deck)
    from gridlight.cards.spinners import read_spinners
    from gridlight.coaches.designer import Search, refine

    file = paths.cards("spinners", f"{SPINNERS}.json")
    usual = Search()
    search = Search(rounds=found.rounds or usual.rounds, moves=found.moves or usual.moves)
    spinners = read_spinners(file.read_bytes(), file.name)
    try:
        better = refine(deck, spinners, found.seed, search, found.minutes, progress=_tell)
    except ValueError:
        problem = "it wasn't drawn by this project's designer"
        remedy = "Give one that “gridlight deck design” made, or the bundled one."
        raise OptionError(where, found.deck, problem, remedy) from None
    save_deck(better, target, {})
    print(f"{target}: {better.name}.")
    return DONE


def _tell(state: Progress) -> None:
    progress(state.done, state.moves, f"moves, {state.stage}, cost {state.cost:.3f}  ")
