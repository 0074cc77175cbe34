"""A flag of the penalty die on each stage: dice, banner, question, answer."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QRectF

from gridlight.kernel.game import Seat as Team
from gridlight.session.table import Table
from gridlight.ui.paint.text import lines_height
from gridlight.ui.theme import Wishes

GAMES = ("foto-electric", "all-pro", "pegskin")
Flagged = Callable[..., Any]
Seat = Callable[..., Any]


def answered(stage: Any) -> Any:
    return stage.choices.question


@pytest.mark.parametrize("by", ["mouse", "keys"])
@pytest.mark.parametrize(("move", "event"), [("accept", "accepted"), ("decline", "declined")])
@pytest.mark.parametrize("game", GAMES)
def test_a_flag_is_accepted_or_declined(
    flagged: Flagged, seat: Seat, game: str, move: str, event: str, by: str
) -> None:
    stage = flagged(game)
    asked = stage.bridge.penalty_question(stage.names)
    question = answered(stage)
    assert question.note == asked.flag
    assert question.who == stage.names.of(asked.chooser).upper()
    assert [a.note for a in question.answers] == [a.outcome for a in asked.answers]
    assert asked.flag in stage.status_line.status().sentence
    where = next(each.outcome for each in asked.answers if each.move == move)
    two = seat(stage, by)
    two.answer(move)
    two.play_until(lambda: two.moment.name != "SHOWING")
    told = [each.name for each in stage.bridge.history[-1].events]
    assert f"penalty-{event}" in told
    assert stage.bridge.history[-1].seat is asked.chooser
    assert stage.bridge.penalty_question(stage.names) is None
    after = stage.bridge.view().situation
    assert str(after.down) in where.partition(":")[2]


def test_after_a_touchdown_the_try_or_the_kick_off_may_pay(flagged: Flagged, seat: Seat) -> None:
    stage = flagged("try")
    question = answered(stage)
    assert [each.key for each in question.answers] == ["T", "K", "D"]
    two = seat(stage, "keys")
    two.answer("accept kickoff")
    two.play_until(lambda: two.moment.name == "ASKING")
    assert stage.bridge.table.described()["phase"] == "kickoff"


@pytest.mark.parametrize("game", GAMES)
def test_the_dice_lie_in_the_bar_and_the_flag_is_up(flagged: Flagged, game: str) -> None:
    stage = flagged(game)
    dice = stage.top_bar.penalty_tray.dice()
    last = stage.bridge.history[-1]
    reading = next(each for each in last.events if each.name == "penalty-reading")
    assert dice.flagged
    assert sum(dice.colored) == reading["total"]
    assert dice.white == reading["white"]
    assert f"white {dice.white}" in stage.top_bar.penalty_tray.accessibleName()
    foul = next(each for each in last.events if each.name == "foul")
    said = f"Flag: {foul['foul']} {stage.names.of(Team(foul['side']))}"
    assert stage.banner.accessibleName() == said


def test_no_dice_lie_there_without_the_penalty_system(lay: Callable[..., Any]) -> None:
    stage = lay("foto-electric", "none", penalty_system=False)
    assert stage.top_bar.penalty_tray is None
    assert stage.bridge.penalty_dice() is None


@pytest.mark.parametrize("game", GAMES)
def test_a_game_goes_on_at_the_flag(
    flagged: Flagged, lay: Callable[..., Any], seat: Seat, tmp_path: Path, game: str
) -> None:
    path = tmp_path / "game.gridlight"
    stage = flagged(game, path)
    before = answered(stage)
    dice = stage.bridge.penalty_dice()
    stage.bridge.table.close()
    again = lay(game, "", table=Table.open(path))
    assert answered(again) == before
    assert again.top_bar.penalty_tray.dice() == dice
    two = seat(again)
    two.answer("decline")
    assert again.bridge.history[-1].words == "decline"


@pytest.mark.parametrize("game", GAMES)
def test_the_clock_decides_on_a_flag_too(flagged: Flagged, game: str) -> None:
    time = [0.0]
    stage = flagged(game, settings={"decision_seconds": 60}, now=lambda: time[0])
    assert stage.bridge.decision_left == 60
    time[0] += 61
    stage.bridge.tick()
    last = stage.bridge.history[-1]
    assert last.by == "clock"
    assert last.words in ("accept", "decline")


def test_the_quarter_runs_out_while_a_flag_is_open(flagged: Flagged, seat: Seat) -> None:
    time = [0.0]
    stage = flagged("foto-electric", settings={"quarter_minutes": 15}, now=lambda: time[0])
    before = answered(stage)
    time[0] += 15 * 60 + 1
    stage.bridge.tick()
    two = seat(stage)
    two.play_until(lambda: two.moment.name == "ASKING")
    assert stage.bridge.history[-1].words == "time"
    assert answered(stage).note == before.note
    two.answer("decline")
    told = [each.name for each in stage.bridge.history[-1].events]
    assert "penalty-declined" in told
    assert "end-of-quarter" in told


@pytest.mark.parametrize("game", GAMES)
def test_ending_the_game_can_be_thought_better_of(flagged: Flagged, seat: Seat, game: str) -> None:
    stage = flagged(game)
    before = answered(stage)
    two = seat(stage)
    two.click(stage.top_bar.button("end"))
    two.answer("end:play on")
    assert answered(stage) == before
    assert not stage.bridge.can_undo


def test_an_answer_is_taken_back_to_the_question(flagged: Flagged, seat: Seat) -> None:
    stage = flagged("foto-electric")
    before, dice = answered(stage), stage.bridge.penalty_dice()
    two = seat(stage)
    two.answer("decline")
    assert stage.bridge.can_undo
    two.click(stage.top_bar.button("undo"))
    assert answered(stage) == before
    assert stage.top_bar.penalty_tray.dice() == dice


@pytest.mark.parametrize("theme", ["den", "daylight"])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 800)])
@pytest.mark.parametrize("game", [*GAMES, "try"])
def test_nothing_is_cut_off(flagged: Flagged, game: str, size: tuple[int, int], theme: str) -> None:
    for text in (1.0, 1.3):
        wishes = Wishes(theme=theme, text=text, speed=1e9, reduced=True)
        stage = flagged(game, size=size, wishes=wishes)
        panel = stage.choices.panel()
        assert stage.stage().contains(panel)
        t = stage.theme
        for answer, button in zip(answered(stage).answers, stage.choices.buttons(), strict=True):
            assert button.width() >= button.sizeHint().width()
            high = lines_height(t, "small", answer.note, button.width() - t.px(8))
            place = button.geometry().translated(stage.choices.pos())
            assert place.bottom() + high <= panel.bottom()
        bar, tray = stage.top_bar, stage.top_bar.penalty_tray
        assert bar.rect().contains(tray.geometry())
        others = [bar.button(name) for name in ("home", *stage.bar_items)]
        assert not any(each.geometry().intersects(tray.geometry()) for each in others)
        assert QRectF(tray.geometry()).left() > t.px(220)
