"""Hints at the light box, where they were agreed on: by key and by button."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gridlight.coaches.foto import clocked
from gridlight.present.hints import hints_of
from gridlight.present.record_sheet import record_sheet
from gridlight.session.table import Setup, Table
from gridlight.ui.bench import STUDIES, coach_of
from gridlight.ui.foto.flow import Moment
from gridlight.ui.foto.hints import HintDesk
from gridlight.ui.foto.stage import FotoStage
from helpers import foto_solved
from helpers.people import LEFT, People, settle

Monkey = pytest.MonkeyPatch
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


@pytest.mark.parametrize(("behind", "best"), [(3, "Field goal."), (4, "Run a play.")])
def test_in_the_last_play_what_is_best_is_what_wins(
    qtbot: QtBot, lay_table: Lay, monkeypatch: Monkey, tmp_path: Path, behind: int, best: str
) -> None:
    """By points alone it would be the field goal, however far behind."""
    foto_solved.keep_solution()
    monkeypatch.setattr(clocked, "MOST_IN_A_PLAY", 0)  # one layer instead of seventeen
    place = {"possession": "home", "spot": 88, "down": 4, "togo": 6}
    late = {"quarter": 4, "plays": 29, "score": [20, 20 + behind]}
    setup = Setup("foto-electric", settings={"hints": True}, seed="late", position=place | late)
    Table.start(setup, tmp_path / "late.gridlight").close()
    stage = lay_table(tmp_path / "late.gridlight")
    told = {ask(qtbot, stage): desk_of(stage).slip.hint for _ in range(3)}
    odds, last = told["ODDS"], told["BEST"]
    assert odds is not None and last is not None
    assert "chances to win" in odds.words
    assert all(odd.number.endswith(" %") for odd in odds.odds)
    assert last.words.startswith(best) and "chance to win" in last.words


def test_a_deck_that_isnt_solved_yet_shows_how_far_it_is_and_can_be_left(
    qtbot: QtBot, lay_table: Lay
) -> None:
    stage = lay_table(hints=True)
    People(stage, "keys").until(Moment.PICKING)
    desk = desk_of(stage)
    QTest.keyClick(QApplication.focusWidget() or stage, Qt.Key.Key_H)
    qtbot.waitUntil(desk.working.isVisible, timeout=WAIT)
    assert desk.thinking and not desk.slip.isVisible()
    assert desk.working.toolTip() == STUDIES
    QTest.mouseClick(desk.working.stop, LEFT)
    assert not desk.thinking and not desk.working.isVisible()
    foto_solved.keep_solution()
    assert ask(qtbot, stage) == "NUDGE"
