"""The Yardcard on the stage: rows that fill in, names that are kept, sheets that are turned."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from gridlight.session.table import Table
from gridlight.ui.pegskin.stage import PegskinStage
from gridlight.ui.tabletop.moments import Moment
from helpers.pegskin_people import Coaches, settle
from helpers.pegskin_stage import MIDDLE, status

Lay = Callable[..., PegskinStage]
STOPPED = {**MIDDLE, "phase": "run-defense", "pegs": ["B 10,4", "l 10,6"], "carrier": "10,4"}
TACKLE = ((10, 6), (10, 4))


def name(stage: PegskinStage, text: str) -> None:
    Coaches(stage).key("n")
    settle()
    field = stage.card.field
    assert field.isVisible()
    field.selectAll()
    QTest.keyClicks(field, text)
    QTest.keyClick(field, Qt.Key.Key_Return)
    settle()


def test_the_play_that_is_on_is_named_and_keeps_its_name(lay: Lay, tmp_path: Path) -> None:
    path = tmp_path / "game.gridlight"
    stage = lay({**STOPPED, "moves_left": 3}, path=path)
    assert stage.card.sheet.current == 0
    name(stage, "Sweep right")
    assert stage.card.sheet.rows[0].play == "Sweep right"
    Coaches(stage).move(*TACKLE)
    row = stage.card.sheet.rows[0]
    assert (row.play, row.yards) == ("Sweep right", 4)
    stage.close_game()
    again = lay(path=path)
    assert again.card.sheet.rows[0].play == "Sweep right"
    assert again.keeper.rows[0].name == "Sweep right"
    again.close_game()
    table = Table.open(path)
    assert table.called == {0: "Sweep right"}
    table.close()


def test_a_name_is_changed_later_and_offered_again(lay: Lay) -> None:
    stage = lay({**STOPPED, "moves_left": 3})
    Coaches(stage).move(*TACKLE)
    assert stage.card.sheet.rows[0].play == "Run"
    stage.card.named.emit(0, "Draw 41")
    assert stage.card.sheet.rows[0].play == "Draw 41"
    assert stage.card.sheet.suggestions[0] == "Draw 41"
    stage.card.named.emit(0, "")
    assert stage.card.sheet.rows[0].play == "Run"


def test_no_play_is_named_while_line_ups_lie_over_the_card(lay: Lay) -> None:
    stage = lay({"phase": "setup-offense", "spot": 45})
    Coaches(stage).key("n")
    assert status(stage) == "The play is named on the Yardcard once both sides stand."
    assert stage.card.editing is None


def test_the_card_says_whose_ball_it_is_and_sums_up(lay: Lay) -> None:
    stage = lay({**STOPPED, "moves_left": 3})
    assert stage.card.sheet.note == "1st quarter · Mariners’ ball"
    Coaches(stage).move(*TACKLE)
    assert stage.card.sheet.footer == (("Total yards", "4"), ("First downs", "0"))


def test_a_new_quarter_begins_a_sheet_and_the_old_one_can_be_turned_to(lay: Lay) -> None:
    stage = lay({**STOPPED, "moves_left": 3, "plays": 24})
    Coaches(stage).move(*TACKLE)
    assert (stage.card.sheet.number, stage.card.sheet.sheets) == (2, 2)
    assert stage.card.sheet.current == 0
    stage.card.sheet_wanted.emit(1)
    assert stage.card.sheet.number == 1
    assert stage.card.sheet.current is None
    assert stage.card.sheet.rows[24].yards == 4
    assert stage.card.sheet.may_name == {24}  # the others are on an earlier card
    stage.card.named.emit(24, "Blast")
    assert stage.bridge.table.called == {0: "Blast"}
    assert stage.card.sheet.rows[24].play == "Blast"


def test_a_try_has_no_row(lay: Lay) -> None:
    position = {**MIDDLE, "phase": "run-offense", "spot": 97, "moves_left": 4}
    position |= {"pegs": ["B 10,1", "l 20,9"], "carrier": "10,1"}
    stage = lay(position)
    people = Coaches(stage)
    people.move((10, 1), (10, 3))
    assert stage.flow.moment is Moment.ASKING
    people.answer("try kick")
    assert [row.kind for row in stage.keeper.rows] == ["run"]
    assert stage.keeper.rows[0].result == "touchdown"
    assert stage.card.sheet.current == 1


def test_keys_typed_on_the_card_are_not_the_board_s(lay: Lay) -> None:
    stage = lay({**STOPPED, "moves_left": 3})
    name(stage, "Dive")
    assert len(stage.bridge.history) == 1
    assert stage.flow.moment is Moment.MOVING
    assert stage.board.hasFocus()
    Coaches(stage).key("d")
    settle()
    assert stage.card.editing is None
    assert (stage.bridge.history[-1].words or "") == "done"


def test_escape_leaves_the_name_as_it_was_and_goes_back_to_the_board(lay: Lay) -> None:
    stage = lay({**STOPPED, "moves_left": 3})
    Coaches(stage).key("n")
    QTest.keyClicks(stage.card.field, "Zzz")
    QTest.keyClick(stage.card.field, Qt.Key.Key_Escape)
    settle()
    assert stage.card.sheet.rows[0].play == ""
    assert stage.bridge.table.called == {}
    assert stage.board.hasFocus()


def test_a_row_is_named_by_a_click(lay: Lay) -> None:
    stage = lay({**STOPPED, "moves_left": 3})
    plan = stage.card.plan
    cell = plan.tilt.map(plan.cell(0, 1).center())
    Coaches(stage).click(stage.card, cell)
    assert stage.card.editing == 0
    QTest.keyClicks(stage.card.field, "Trap")
    QTest.keyClick(stage.card.field, Qt.Key.Key_Return)
    settle()
    assert stage.bridge.table.called == {0: "Trap"}


def test_the_card_is_away_while_line_ups_lie_in_its_place(lay: Lay) -> None:
    stage = lay({**STOPPED, "moves_left": 3})
    assert stage.card.isVisible()
    Coaches(stage).move(*TACKLE)
    assert stage.formations.isVisible()
    assert not stage.card.isVisible()
    people = Coaches(stage)
    people.call("line-up")
    people.call("line-up")
    assert stage.card.isVisible()


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1920, 1080)])
def test_the_row_just_written_is_read_above_a_question(lay: Lay, size: tuple[int, int]) -> None:
    run = {**STOPPED, "phase": "run-offense", "spot": 97, "plays": 20, "moves_left": 4}
    stage = lay({**run, "pegs": ["B 10,1", "l 20,9"], "carrier": "10,1"}, size=size)
    card = stage.card
    whole = card.plan.card.height()
    Coaches(stage).move((10, 1), (10, 3))
    row = len(card.sheet.rows) - 1
    assert card.sheet.row(row).yards == 3
    assert card.plan.is_shown(row)
    if card.plan.card.height() < whole:
        foot = card.mapTo(stage, card.plan.card.bottomRight().toPoint())
        assert foot.y() <= stage.choices.panel().top()
    else:
        assert size == (1024, 640)  # too low for both
    Coaches(stage).answer("try kick")
    assert card.plan.card.height() == whole
