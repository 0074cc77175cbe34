"""`gridlight deck …`: decks checked, drawn and designed."""

from __future__ import annotations

import argparse
import math
from pathlib import Path
from typing import TYPE_CHECKING, Any

from gridlight import paths
from gridlight.cli.lab import add as add_lab
from gridlight.cli.options import DONE, NO, whole
from gridlight.cli.output import print_json, progress, write_file
from gridlight.cli.refine import add_to as add_refine
from gridlight.cli.scans import add_to as add_scans
from gridlight.cli.workshop import add_to as add_workshop
from gridlight.cli.workshop import new_target, save_deck
from gridlight.kernel.errors import OptionError
from gridlight.session.games import deck_path, read_deck

if TYPE_CHECKING:
    from gridlight.cards.check import Report

LEAST_DPI, MOST_DPI = 30, 1200


def add(commands: Any) -> None:
    """Add `deck` with its commands."""
    deck = commands.add_parser("deck", help="check, draw or design a deck of cards")
    parts = deck.add_subparsers(metavar="COMMAND", required=True, dest="part")
    check = parts.add_parser("check", help="is the deck whole and playable")
    check.add_argument("deck", metavar="DECK", help="a bundled deck, a folder or a .deck file")
    check.add_argument("--json", action="store_true", help="one JSON document")
    check.set_defaults(run=_check, parser=check)
    render = parts.add_parser("render", help="a picture of every card")
    render.add_argument("deck", metavar="DECK", help="a bundled deck, a folder or a .deck file")
    render.add_argument("--out", required=True, metavar="DIR", help="folder; made if missing")
    render.add_argument("--dpi", type=whole, default=300, help="300 unless given")
    render.set_defaults(run=_render, parser=render)
    add_lab(parts)
    design = parts.add_parser("design", help="generate a deck from a seed")
    design.add_argument("--seed", type=int, required=True, metavar="S")
    design.add_argument("--out", required=True, metavar="DECK", help="a folder or a .deck file")
    design.add_argument("--iterations", type=whole, metavar="N", help="moves to try")
    design.add_argument("--minutes", type=float, metavar="M", help="no longer than this")
    design.set_defaults(run=_design, parser=design)
    add_refine(parts)
    add_workshop(parts)
    add_scans(parts)


def _check(found: argparse.Namespace) -> int:
    from gridlight.cards.check import check

    report = check(deck_path(found.deck))
    if found.json:
        print_json(
            {
                "playable": report.playable,
                "faults": [str(fault) for fault in report.faults],
                "warnings": [str(warning) for warning in report.warnings],
            }
        )
    else:
        _print(report, found.deck)
    return DONE if report.playable else NO


def _print(report: Report, name: str) -> None:
    for fault in report.faults:
        print(fault)
    for warning in report.warnings:
        print(f"Worth a look: {warning}")
    if report.playable:
        print(f"{name}: whole and playable.")
    else:
        print(f"{name}: {_count(len(report.faults), 'fault')}.")


def _count(number: int, what: str) -> str:
    return f"{number} {what}" if number == 1 else f"{number} {what}s"


def _render(found: argparse.Namespace) -> int:
    if not LEAST_DPI <= found.dpi <= MOST_DPI:
        problem = f"“{found.dpi}” dots an inch can't be drawn"
        remedy = f"Give {LEAST_DPI} to {MOST_DPI}."
        raise OptionError("gridlight deck render", "--dpi", problem, remedy)
    deck = read_deck(found.deck)
    folder = _folder(found.out)
    from gridlight.cards.render import pictures

    font = paths.assets("fonts", "fjalla-one", "FjallaOne-Regular.ttf").read_bytes()
    drawn = pictures(deck, found.dpi, font)
    for name, png in drawn.items():
        write_file(str(folder / name), png)
    print(f"{folder}: {_count(len(drawn), 'card')}.")
    return DONE


def _folder(name: str) -> Path:
    folder = Path(name)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        problem = f"this folder can't be made: {error.strerror or type(error).__name__}"
        raise OptionError(name, "", problem, "Name another one.") from None
    return folder


def _design(found: argparse.Namespace) -> int:
    where = "gridlight deck design"
    if found.minutes is not None and not 0 < found.minutes < math.inf:
        raise OptionError(where, "--minutes", "no time is left", "Give more than 0.")
    target = new_target(found.out)
    from gridlight.coaches.designer import MOVES, design

    moves = found.iterations or MOVES
    deck = design(found.seed, found.minutes, _tell, iterations=moves)
    save_deck(deck, target, {})
    print(f"{target}: {deck.name}.")
    return DONE


def _tell(state: Any) -> None:
    progress(state.done, state.moves, f"moves, {state.stage}, cost {state.cost:.3f}  ")
