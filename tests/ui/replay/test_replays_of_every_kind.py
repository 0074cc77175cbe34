"""Whatever was agreed on, every step can be shown, and every place stood at."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import islice

import pytest
from pytestqt.qtbot import QtBot

from gridlight.session.table import Setup, Table
from gridlight.ui.replay.desk import Replay
from helpers.every_game import CASES, Case
from helpers.people import settle

ENDING = frozenset({"resign", "agree-draw"})
KINDS = [case for case in CASES if case.name != "toy" and case.settings != "as-it-comes"]


def played(case: Case, steps: int) -> Table:
    """A game of any choices, but none that ends it early."""
    table = Table.start(Setup(case.name, seed="kinds", settings=case.given))
    choices = random.Random(str(case))
    for _ in range(steps):
        if table.over:
            break
        seat = choices.choice(table.to_act)
        legal = table.legal(seat)
        at = choices.randrange(min(len(legal), 400))
        move = next(islice(iter(legal), at, None))
        if getattr(move, "verb", move) not in ENDING:
            table.play(seat, move)
    return table


@pytest.mark.parametrize("case", KINDS, ids=str)
def test_every_step_is_shown_to_its_end(
    watch: Callable[..., Replay], qtbot: QtBot, case: Case
) -> None:
    table = played(case, 300)
    replay = watch(table)
    last = replay.rerun.last
    start = max(0, last - 70)
    replay.player.hold(start)
    for n in range(start + 1, last + 1):
        replay.player.step(1)
        qtbot.waitUntil(lambda: not replay.player.showing)
        assert replay.player.at == n
    for n in random.Random(1).sample(range(last + 1), min(last, 20)):
        replay.player.hold(n)
        assert replay.stage.bridge.table.state == table.state_after(n)
        assert not replay.stage.reel.running
    settle()
