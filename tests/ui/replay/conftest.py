"""Lays a game out to be looked at once more."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

from gridlight.session.table import Table
from gridlight.ui.replay.desk import Replay
from gridlight.ui.scripts import half_played
from gridlight.ui.theme import Wishes
from helpers.people import AT_ONCE, settle

PLAYS = {"foto-electric": 12, "all-pro": 4, "pegskin": 6}


@pytest.fixture
def watch(qtbot: QtBot) -> Iterator[Callable[..., Replay]]:
    """Makes the replay of a half-played game, or of a table."""
    made: list[Replay] = []

    def make(
        game: str | Table = "foto-electric",
        wishes: Wishes = AT_ONCE,
        size: tuple[int, int] = (1280, 800),
    ) -> Replay:
        table = half_played(game, PLAYS[game]) if isinstance(game, str) else game
        replay = Replay(table, wishes)
        made.append(replay)
        replay.stage.resize(*size)
        replay.stage.show()
        replay.stage.activateWindow()
        replay.begin()
        settle()
        return replay

    yield make
    for replay in made:
        replay.stage.close()
        replay.stage.deleteLater()
    settle()
