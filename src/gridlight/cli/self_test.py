"""`--self-test`: a short game of every kind, kept, checked and read back, and a screen drawn."""

from __future__ import annotations

import argparse
import random
import tempfile
from pathlib import Path

from gridlight.cli.options import DONE, NO, UNUSABLE
from gridlight.cli.program import installed_qt, version_line
from gridlight.kernel.errors import GridlightError

GAMES = {
    "foto-electric": {"plays_per_quarter": 10},
    "all-pro": {"plays_per_quarter": 2},
    "pegskin": {"plays_per_quarter": 3},
}
"""Every game, and how long it is here."""


def self_test(found: argparse.Namespace) -> int:
    """Play games from toss to final whistle, save, check, export and read back; draw Home."""
    with tempfile.TemporaryDirectory() as folder:
        try:
            steps = [_whole_game(Path(folder), game) for game in GAMES]
            _must(_long_pass() == 21, "the light shows another result than the deck says")
            _draws(Path(folder) / "home.png")
        except (AssertionError, GridlightError, ImportError, OSError) as error:
            print(f"The self-test failed: {error}")
            return NO if isinstance(error, AssertionError) else UNUSABLE
    told = f"a whole game of each kind, {sum(steps)} steps"
    print(f"{version_line(installed_qt())}: the self-test passed, {told}.")
    return DONE


def _whole_game(folder: Path, game: str) -> int:
    from gridlight.coaches.random import RandomCoach
    from gridlight.session.notation import export_text
    from gridlight.session.notation_reading import import_text
    from gridlight.session.table import Setup, Table
    from gridlight.session.verify import verify

    stream, coach = random.Random("self-test"), RandomCoach()
    path = folder / f"{game}.gridlight"
    with Table.start(Setup(game, seed="self-test", settings=GAMES[game]), path) as table:
        while table.to_act:
            seat = table.to_act[0]
            table.play(seat, coach.choose(table.view(seat), seat, table.legal(seat), stream))
        text, score = export_text(table), table.described()["score"]
        steps = table.step
    result = verify(path)
    _must(result.steps == steps, f"the saved game of {game} has lost steps")
    again = import_text(text, "self-test").table
    _must(again.described()["score"] == score, f"{game} reads back to another score")
    return steps


def _long_pass() -> int | None:
    from gridlight.cards.light import LightTable
    from gridlight.session.games import read_deck

    deck = read_deck()
    return LightTable(deck).resolve(deck.play(7), deck.formation("A"), 0).yards  # FE-10


def _draws(picture: Path) -> None:
    from gridlight.ui.screenshots import shoot

    shoot("home", picture, (1280, 800), "den")
    _must(picture.stat().st_size > 10_000, "Home could not be drawn")


def _must(holds: bool, problem: str) -> None:
    if not holds:
        raise AssertionError(problem)
