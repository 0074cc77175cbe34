"""Games to test with: played at random, with take-backs, from a seed."""

from __future__ import annotations

import random
from pathlib import Path

from gridlight.session.registry import Registry
from gridlight.session.table import Setup, Table
from helpers.toy_game import TOYS


def play_on(table: Table, seed: int, steps: int = 10_000, undo: float = 0.0) -> Table:
    """Random legal moves until the game is over or `steps` are made."""
    stream = random.Random(seed)
    for _ in range(steps):
        if table.over:
            break
        seat = stream.choice(table.to_act)
        moves = list(table.legal(seat))
        table.play(seat, stream.choice(moves))
        if table.can_undo and stream.random() < undo:
            table.undo()
    return table


def toy_table(
    path: Path | None = None,
    *,
    seed: str = "seed",
    registry: Registry = TOYS,
    **settings: object,
) -> Table:
    """A toy game before its toss."""
    return Table.start(Setup("toy", settings=settings, seed=seed), path, registry)
