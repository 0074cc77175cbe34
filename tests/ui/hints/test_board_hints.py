"""Hints at the two boards, where they were agreed on: by keys and by buttons."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gridlight.kernel.game import Seat
from gridlight.present.record_sheet import record_sheet
from gridlight.ui.tabletop.hints import HintDesk
from gridlight.ui.tabletop.moments import Moment
from helpers.all_pro_people import Coaches as MenCoaches
from helpers.all_pro_stage import MIDDLE as MEN
from helpers.pegskin_people import Coaches as PegCoaches
from helpers.pegskin_stage import DECLARE
from helpers.pegskin_stage import MIDDLE as PEGS
from helpers.people import settle

Lay = Callable[..., Any]
WAIT = 240_000
BOTH = pytest.mark.parametrize(("game", "middle"), [("all-pro", MEN), ("pegskin", PEGS)])
LEFT = Qt.MouseButton.LeftButton


def desk_of(stage: Any) -> HintDesk:
    assert isinstance(stage.hints, HintDesk)
    return stage.hints


def key(stage: Any, press: Qt.Key) -> None:
    QTest.keyClick(QApplication.focusWidget() or stage, press)
    settle()


def click(widget: QWidget) -> None:
    QTest.mouseClick(widget, LEFT)
    settle()


def rest(qtbot: QtBot, stage: Any) -> None:
    """Let the coach finish."""
    qtbot.waitUntil(lambda: not desk_of(stage).thinking, timeout=WAIT)
    settle()


def ask(qtbot: QtBot, stage: Any) -> str:
    key(stage, Qt.Key.Key_H)
    rest(qtbot, stage)
    slip = desk_of(stage).slip
    assert slip.hint is not None and slip.isVisible()
    return slip.hint.title


def said(stage: Any) -> list[str]:
    """The words of all moves that were made."""
    return [str(record.words) for record in stage.bridge.history if record.words]


@BOTH
def test_h_tells_more_each_time_and_enter_plays_what_is_confirmed(
    qtbot: QtBot, lay: Lay, game: str, middle: dict[str, Any]
) -> None:
    stage = lay(game, middle)
    desk, step, seat = desk_of(stage), stage.bridge.table.step, stage.flow.seat
    assert [ask(qtbot, stage) for _ in range(3)] == ["NUDGE", "ODDS", "BEST"]
    play = desk.shown
    assert play is not None and play.worth and play.moves
    assert stage.board.board.trails == play.trails
    assert stage.board.board.offers
    assert desk.slip.rows()[0].current and desk.slip.next.hasFocus()

    key(stage, Qt.Key.Key_Return)
    assert desk.drafting and desk.slip.hint is not None and desk.slip.hint.title == "DRAFT"
    assert stage.bridge.table.step == step
    assert not stage.board.board.offers
    walks = [motion.path for motion in play.motions if hasattr(motion, "path")]
    busy = stage.board.board.busy
    assert all(path[-1] in busy for path in walks)

    key(stage, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: stage.bridge.table.step == step + len(play.moves), timeout=WAIT)
    settle()
    assert tuple(said(stage)[-len(play.moves) :]) == play.moves
    assert {record.seat for record in stage.bridge.history[-len(play.moves) :]} == {seat}
    assert not desk.slip.isVisible() and desk.shown is None


@BOTH
def test_the_mouse_gets_as_far_and_may_choose_another_turn_or_take_it_back(
    qtbot: QtBot, lay: Lay, game: str, middle: dict[str, Any]
) -> None:
    stage = lay(game, middle)
    desk, step = desk_of(stage), stage.bridge.table.step
    before = stage.board.board
    click(stage.tools.tool("hint"))
    rest(qtbot, stage)
    for title in ("NUDGE", "ODDS", "BEST"):
        assert desk.slip.hint is not None and desk.slip.hint.title == title
        if title != "BEST":
            click(desk.slip.next)
    rows = desk.slip.rows()
    assert len(rows) >= 2
    click(rows[1])
    assert desk.shown is not None and desk.shown == rows[1].play
    assert [row.current for row in desk.slip.rows()] == [n == 1 for n in range(len(rows))]
    click(desk.slip.next)
    assert desk.drafting
    click(desk.slip.back)
    assert not desk.drafting and desk.shown is not None
    click(desk.slip.back)
    assert not desk.slip.isVisible() and stage.board.board == before
    assert stage.bridge.table.step == step


@BOTH
def test_escape_puts_the_slip_away_and_a_move_by_hand_does(
    qtbot: QtBot, lay: Lay, game: str, middle: dict[str, Any]
) -> None:
    stage = lay(game, middle)
    desk = desk_of(stage)
    ask(qtbot, stage)
    key(stage, Qt.Key.Key_Escape)
    assert not desk.slip.isVisible()
    assert ask(qtbot, stage) == "NUDGE"
    legal = stage.bridge.legal(stage.flow.seat)
    assert stage.flow.play(next(words for words in legal if words.startswith("move")))
    settle()
    assert not desk.slip.isVisible() and desk.slip.hint is None


@BOTH
def test_the_coach_can_be_stopped_while_he_looks(
    qtbot: QtBot, lay: Lay, game: str, middle: dict[str, Any]
) -> None:
    stage = lay(game, middle)
    desk = desk_of(stage)
    desk.ask()
    assert desk.thinking and desk.slip.hint is not None and "looking" in desk.slip.hint.words
    click(desk.slip.back)
    assert not desk.thinking and not desk.slip.isVisible()
    qtbot.waitUntil(lambda: desk.bar.standing is not None, timeout=WAIT)
    assert not desk.slip.isVisible()


@pytest.mark.parametrize("game", ["all-pro", "pegskin"])
def test_a_line_up_is_laid_and_still_confirmed_by_hand(qtbot: QtBot, lay: Lay, game: str) -> None:
    stage = lay(game, {"phase": "setup-offense", "spot": 40, "possession": "home"})
    step = stage.bridge.table.step
    assert stage.flow.moment is Moment.PLACING
    stage.flow.placing.choose("empty")
    assert [ask(qtbot, stage) for _ in range(3)] == ["NUDGE", "ODDS", "BEST"]
    key(stage, Qt.Key.Key_Return)
    lineup = stage.flow.placing.lineup
    assert not lineup.tray and not lineup.why_not
    assert stage.bridge.table.step == step
    key(stage, Qt.Key.Key_D)
    assert stage.bridge.table.step == step + 1


def test_a_choice_is_only_lit_and_the_coin_keeps_its_keys(qtbot: QtBot, lay: Lay) -> None:
    stage = lay("all-pro")
    assert stage.flow.moment is Moment.ASKING
    click(stage.tools.tool("hint"))
    rest(qtbot, stage)
    desk, step = desk_of(stage), stage.bridge.table.step
    for _ in range(3):
        desk.go_on()
        settle()
    assert stage.bridge.table.step == step
    assert any(button.hasFocus() for button in stage.choices.buttons())
    key(stage, Qt.Key.Key_H)
    assert said(stage)[-1] == "call heads"


def test_the_hand_off_gives_its_key_to_hints_and_only_to_them(lay: Lay) -> None:
    keys = {
        hints: {call.words: call.key for call in lay("all-pro", MEN, hints=hints).strip.calls}
        for hints in (True, False)
    }
    assert (keys[True]["Hand-off"], keys[False]["Hand-off"]) == ("B", "H")
    assert {key for words, key in keys[True].items() if words != "Hand-off"} == {
        key for words, key in keys[False].items() if words != "Hand-off"
    }


@BOTH
def test_nobody_whispers_where_that_wasnt_agreed_on(
    lay: Lay, game: str, middle: dict[str, Any]
) -> None:
    stage = lay(game, middle, hints=False)
    assert stage.hints is None
    assert "hints" not in record_sheet(stage.bridge.table).terms
    with pytest.raises(KeyError):
        stage.tools.tool("hint")


@BOTH
def test_hints_change_neither_dice_nor_record(
    qtbot: QtBot, lay: Lay, tmp_path: Path, game: str, middle: dict[str, Any]
) -> None:
    told = lay(game, middle, tmp_path / "told.gridlight")
    for _ in range(3):
        ask(qtbot, told)
    key(told, Qt.Key.Key_Return)
    play = desk_of(told).shown
    assert play is not None
    key(told, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: len(said(told)) >= len(play.moves), timeout=WAIT)
    settle()
    plain = lay(game, middle, tmp_path / "plain.gridlight", hints=False)
    for words in play.moves:
        assert plain.flow.play(words)
        settle()
    for words in ("roll",) if game == "pegskin" else ():
        for stage in (told, plain):
            assert stage.flow.play(words)
            settle()
    assert "hints" in record_sheet(told.bridge.table).terms.split(", ")
    one, other = (_journal(tmp_path / f"{name}.gridlight") for name in ("told", "plain"))
    assert one[1:] == other[1:]
    assert one[0]["settings"].pop("hints") is True
    assert other[0]["settings"].pop("hints") is False
    marks = {"created", "ruleset"}  # when, and a digest of the settings
    assert {name: value for name, value in one[0].items() if name not in marks} == {
        name: value for name, value in other[0].items() if name not in marks
    }


def _journal(path: Path) -> list[dict[str, Any]]:
    """The lines without their sums, each of which is over all before it, the header too."""
    lines = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    return [{name: value for name, value in line.items() if name != "sum"} for line in lines]


def test_nobody_is_asked_for_a_computer(lay: Lay) -> None:
    stage = lay("pegskin", {**PEGS, "possession": "visitors"}, visitors="random")
    if stage.flow.opponent.plays(stage.flow.seat):
        assert not desk_of(stage).can_ask
    assert stage.bridge.coached == {Seat.VISITORS}


def test_the_worth_of_a_throw_is_said_with_its_odds(qtbot: QtBot, lay: Lay) -> None:
    stage = lay("pegskin", DECLARE)
    qtbot.waitUntil(lambda: bool(desk_of(stage).worths), timeout=WAIT)
    receiver = stage.looks.numbered()[0]
    stage.board.setFocus()
    stage.board.set_cursor(receiver)
    settle()
    words = stage.status_line.status().sentence
    assert "caught" in words and "% to win" in words
    plain = lay("pegskin", DECLARE, hints=False)
    plain.board.setFocus()
    plain.board.set_cursor(receiver)
    settle()
    words = plain.status_line.status().sentence
    assert "caught" in words and "to win" not in words


@BOTH
def test_the_bar_tells_both_chances_and_can_be_hidden(
    qtbot: QtBot, lay: Lay, game: str, middle: dict[str, Any]
) -> None:
    stage = lay(game, middle)
    bar = desk_of(stage).bar
    qtbot.waitUntil(lambda: bar.standing is not None, timeout=WAIT)
    assert bar.standing is not None
    assert bar.share == bar.standing.share
    assert "Mariners" in bar.accessibleDescription() and "Foundry" in bar.accessibleDescription()
    assert not bar.geometry().toRectF().intersects(stage.layout_now().board)
    with_bar = stage.layout_now().board
    key(stage, Qt.Key.Key_Y)
    assert not bar.isVisible() and stage.layout_now().board.height() >= with_bar.height()
    click(stage.tools.tool("bar"))
    assert bar.isVisible()


@BOTH
@pytest.mark.parametrize("size", [(1280, 720), (1280, 800), (1920, 1080)])
def test_the_slip_lies_on_the_table_and_holds_its_rows(
    qtbot: QtBot, lay: Lay, game: str, middle: dict[str, Any], size: tuple[int, int]
) -> None:
    stage = lay(game, middle, size=size)
    desk = desk_of(stage)
    for _ in range(3):
        ask(qtbot, stage)
        slip = desk.slip
        assert stage.stage().toAlignedRect().contains(slip.geometry())
        assert not slip.geometry().intersects(stage.strip.geometry())
        parts = [row for row in (*slip.rows(), slip.next, slip.back) if row.isVisible()]
        for part in parts:
            assert slip.rect().contains(part.geometry())
            assert not any(
                part.geometry().intersects(other.geometry()) for other in parts if other is not part
            )
    assert desk.slip.rows()[0].isVisible()


@pytest.mark.parametrize(
    ("game", "settings"),
    [
        ("all-pro", {"penalty_system": True, "fumble_percent": 20, "officiating": "call-it"}),
        ("pegskin", {"penalty_system": True, "take_back": True, "plays_per_quarter": 3}),
    ],
)
def test_people_who_ask_all_the_time_get_through_their_plays(
    qtbot: QtBot, lay: Lay, game: str, settings: dict[str, Any]
) -> None:
    stage = lay(game, **settings)
    people = {"all-pro": MenCoaches, "pegskin": PegCoaches}[game](stage, "keys")
    desk, stream = desk_of(stage), random.Random("asking")
    made = 0
    for _ in range(90):
        if desk.can_ask and stream.random() < 0.5:
            desk.ask()
            rest(qtbot, stage)
            for _ in range(stream.randrange(5)):
                desk.go_on()
            settle()
            made += desk.drafting
            if stream.random() < 0.2:
                desk.put_away()
        if desk.slip.isVisible():
            desk.put_away()
            desk.put_away()
        people.act()
        settle()
    assert stage.bridge.table.step > 25
    assert made > 1
