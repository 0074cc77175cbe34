"""The final card and the record's card: who won and how, in the quarters that were played."""

import random

import pytest
from pytestqt.qtbot import QtBot

from gridlight.kernel.game import Seat
from gridlight.session.table import Setup, Table
from gridlight.ui.bridge import Bridge
from gridlight.ui.screens.record import RecordScreen
from gridlight.ui.stages import lay_stage
from gridlight.ui.tabletop.final import FinalCard
from gridlight.ui.theme import Wishes

GAMES_PLAYED = ("foto-electric", "all-pro", "pegskin")


def begun(game: str, steps: int = 30, **setup: object) -> Table:
    table = Table.start(Setup(game, seed="4", **setup))  # type: ignore[arg-type]
    stream = random.Random(4)
    for _ in range(steps):
        seat = stream.choice(table.to_act)
        table.play(seat, next(iter(stream.sample(list(table.legal(seat)), 1))))
    return table


def final_of(qtbot: QtBot, table: Table) -> FinalCard:
    stage = lay_stage(Bridge(table), Wishes(speed=1e9))
    qtbot.addWidget(stage)
    stage.resize(1280, 720)
    stage.show()
    stage.begin()
    (card,) = stage.findChildren(FinalCard)
    card.stage_kept = stage  # type: ignore[attr-defined]  # else collected while it is painted
    qtbot.waitUntil(card.isVisible)
    return card


@pytest.mark.parametrize("game", GAMES_PLAYED)
def test_the_cards_say_who_resigned(qtbot: QtBot, game: str) -> None:
    table = begun(game)
    table.resign(Seat.VISITORS)
    card = final_of(qtbot, table)
    assert card.accessibleName() == "Final score. Visitors resign, Home wins"
    record = RecordScreen(table, Wishes())
    qtbot.addWidget(record)
    assert record.standing() == "Final score · Visitors resigned"


@pytest.mark.parametrize("game", GAMES_PLAYED)
def test_the_cards_say_that_both_agreed(qtbot: QtBot, game: str) -> None:
    table = begun(game)
    table.agree_draw()
    assert final_of(qtbot, table).accessibleName().endswith(", by agreement")


def test_a_game_from_a_position_has_its_points_where_they_were_made(qtbot: QtBot) -> None:
    position = {"phase": "try-choice", "possession": "home", "quarter": 4, "score": [13, 10]}
    table = Table.start(Setup("foto-electric", seed="1", position=position))
    table.play(Seat.HOME, "try kick", ["good"])
    table.resign(Seat.HOME)
    card = final_of(qtbot, table)
    assert card.sheet.points.heads == ("Before", "4", "Total")
    assert card.sheet.points.home == ("13", "1", "14")
    assert card.sheet.points.visitors == ("10", "0", "10")


def test_pegskin_lists_no_fumbles(qtbot: QtBot) -> None:
    table = begun("pegskin")
    table.resign(Seat.HOME)
    names = [row.name for row in final_of(qtbot, table).sheet.rows]
    assert "Pitches lost" in names
    assert not any("umble" in name for name in names)
