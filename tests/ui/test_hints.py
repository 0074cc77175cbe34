"""Hints at the light box, where they were agreed on: by key and by button."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gridlight.present.hints import hints_of
from gridlight.present.record_sheet import record_sheet
from gridlight.ui.bench import coach_of
from gridlight.ui.foto.flow import Moment
from gridlight.ui.foto.hints import HintDesk
from gridlight.ui.foto.stage import FotoStage
from helpers import foto_solved
from helpers.people import LEFT, People, settle

Lay = Callable[..., FotoStage]
WAIT = 60_000


def desk_of(stage: FotoStage) -> HintDesk:
    assert stage.hints is not None
    return stage.hints


def ask(qtbot: QtBot, stage: FotoStage) -> str:
    QTest.keyClick(QApplication.focusWidget() or stage, Qt.Key.Key_H)
    qtbot.waitUntil(lambda: not desk_of(stage).thinking, timeout=WAIT)
    settle()
    hint = desk_of(stage).slip.hint
    assert hint is not None and desk_of(stage).slip.isVisible()
    return hint.title


def test_a_hint_tells_more_each_time_and_goes_with_the_moment(qtbot: QtBot, lay_table: Lay) -> None:
    foto_solved.keep_solution()
    stage = lay_table(hints=True)
    people, desk = People(stage, "keys"), desk_of(stage)
    people.until(Moment.PICKING)
    assert desk.button.isEnabled() and not desk.slip.isVisible()
    assert [ask(qtbot, stage) for _ in range(4)] == ["NUDGE", "ODDS", "BEST", "BEST"]

    table, seat = stage.bridge.table, stage.flow.seat
    assert seat is not None
    coach = coach_of(table.header, "equilibrium", lambda done, most: None)
    told = hints_of(coach.advise(table.view(seat), seat, table.legal(seat)), stage.deck)
    assert desk.slip.hint == told[2]

    people.pick()
    assert not desk.slip.isVisible() and desk.slip.hint is None
    people.until(Moment.PLACING)
    point = QPoint(desk.button.width() // 2, desk.button.height() // 3)
    QTest.mouseClick(desk.button, LEFT, Qt.KeyboardModifier.NoModifier, point)
    qtbot.waitUntil(lambda: not desk.thinking, timeout=WAIT)
    settle()
    assert desk.slip.hint is not None and desk.slip.hint.title == "NUDGE"
    assert not desk.slip.geometry().intersects(stage.choices.geometry()) or (
        not stage.choices.isVisible()
    )
    QTest.mouseClick(desk.slip, LEFT)
    assert not desk.slip.isVisible()


def test_calls_are_weighed_and_the_record_says_that_there_were_hints(
    qtbot: QtBot, lay_table: Lay
) -> None:
    foto_solved.keep_solution()
    stage = lay_table(hints=True, penalty_system=True)
    people = People(stage)

    def a_call() -> bool:
        legal = stage.bridge.legal(stage.flow.seat) if stage.flow.seat else ()
        return stage.flow.moment is Moment.ASKING and "punt" in legal

    people.play_until(a_call)
    assert [ask(qtbot, stage) for _ in range(2)] == ["NUDGE", "ODDS"]
    hint = desk_of(stage).slip.hint
    assert hint is not None and "Punt" in {odd.name for odd in hint.odds}
    assert "hints" in record_sheet(stage.bridge.table).terms.split(", ")


def test_nobody_whispers_where_that_wasnt_agreed_on(lay_table: Lay) -> None:
    stage = lay_table()
    people = People(stage, "keys")
    people.until(Moment.PICKING)
    step = stage.bridge.table.step
    QTest.keyClick(QApplication.focusWidget() or stage, Qt.Key.Key_H)
    settle()
    assert stage.hints is None and stage.bridge.table.step == step
    assert "hints" not in record_sheet(stage.bridge.table).terms
