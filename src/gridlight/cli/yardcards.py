"""Pegskin's Yardcard from the shell: a game is taken up from it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from pathlib import Path

from gridlight.games.pegskin.ruleset import Settings
from gridlight.kernel.game import Seat
from gridlight.present.foto import names_of
from gridlight.present.pegskin_resuming import from_csv
from gridlight.present.pegskin_status import status
from gridlight.present.penalty_system import game_view
from gridlight.session.games import GAMES
from gridlight.session.journal import Player
from gridlight.session.settings import read_pairs
from gridlight.session.table import Setup, Table

PEGSKIN = "pegskin"


def take_up(text: str, source: str, target: Path, words: Sequence[str]) -> str:
    """Begin a game in a file where a card's table left one; how it stands, in a sentence.

    `words` are settings as KEY=VALUE.
    """
    entry = GAMES.get(PEGSKIN)
    given = read_pairs(words, "--set")
    settings = entry.read_settings(given, "--set")
    rules = Settings(**{each.name: settings[each.name] for each in fields(Settings)})  # type: ignore[arg-type]
    card = from_csv(text, source, rules)
    setup = Setup(
        game=PEGSKIN,
        home=Player(card.names.get(Seat.HOME, "Home")),
        visitors=Player(card.names.get(Seat.VISITORS, "Visitors")),
        settings=given,
        position=card.position,
    )
    with Table.start(setup, target) as table:
        return status(game_view(table.view(None)), names_of(table.header)).where
