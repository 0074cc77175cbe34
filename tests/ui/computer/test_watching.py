"""Computers among themselves at all three tables: held, stepped, sped up, joined, relieved."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gridlight.coaches import levels
from gridlight.coaches.random import RandomCoach
from gridlight.kernel.game import Seat
from gridlight.ui.tabletop.coached import FAILED_KEYS, STOPPED, CoachedSeats
from gridlight.ui.tabletop.watch_panel import HELD, WatchPanel
from gridlight.ui.tabletop.working import Working
from gridlight.ui.theme import Wishes
from helpers.against import FIRST_MOVES, Breaks
from helpers.all_pro_stage import MIDDLE
from helpers.people import settle

Lay = Callable[..., Any]
GAMES = ("foto-electric", "all-pro", "pegskin")
BOTH = tuple(Seat)
Key, LEFT = Qt.Key, Qt.MouseButton.LeftButton


def steps(stage: Any) -> int:
    return int(stage.bridge.table.step)


def panel_of(stage: Any) -> WatchPanel:
    assert isinstance(stage.foot, WatchPanel)
    return stage.foot


def seats_of(stage: Any) -> CoachedSeats:
    seats: CoachedSeats = stage.flow.opponent
    return seats


def held(stage: Any, qtbot: QtBot) -> int:
    """The step at which a table stands once it is held."""
    seats_of(stage).hold()
    rests(stage, qtbot)
    return steps(stage)


def rests(stage: Any, qtbot: QtBot) -> None:
    said = stage.status_line
    qtbot.waitUntil(lambda: said.status().sentence == HELD, timeout=FIRST_MOVES)


@pytest.mark.parametrize("game", GAMES)
def test_computers_play_on_by_themselves(lay: Lay, qtbot: QtBot, game: str) -> None:
    stage = lay(game, seats=BOTH, plays_per_quarter=6)
    assert panel_of(stage).isVisible()
    played = 40 if game == "foto-electric" else 12
    qtbot.waitUntil(lambda: steps(stage) >= played, timeout=FIRST_MOVES)
    assert {record.seat for record in stage.bridge.history[1:]} == set(Seat)


@pytest.mark.parametrize("game", GAMES)
def test_a_held_game_goes_on_by_single_steps(lay: Lay, qtbot: QtBot, game: str) -> None:
    stage = lay(game, seats=BOTH)
    panel = panel_of(stage)
    qtbot.waitUntil(lambda: steps(stage) > 3, timeout=FIRST_MOVES)
    QTest.mouseClick(panel.play, LEFT)
    rests(stage, qtbot)
    assert panel.play.face == "play"
    at = steps(stage)
    qtbot.wait(60)
    assert steps(stage) == at
    for n in range(1, 4):
        QTest.mouseClick(panel.forward, LEFT)
        qtbot.waitUntil(lambda n=n: steps(stage) >= at + n, timeout=FIRST_MOVES)
        rests(stage, qtbot)
        assert steps(stage) == at + n
    QTest.keyClick(panel, Key.Key_Right)
    qtbot.waitUntil(lambda: steps(stage) > at + 3, timeout=FIRST_MOVES)
    rests(stage, qtbot)
    QTest.keyClick(panel, Key.Key_Space)
    assert panel.play.face == "pause"
    qtbot.waitUntil(lambda: steps(stage) > at + 8, timeout=FIRST_MOVES)


@pytest.mark.parametrize("game", GAMES)
def test_the_speed_is_chosen_by_button_and_key(lay: Lay, qtbot: QtBot, game: str) -> None:
    stage = lay(game, seats=BOTH, wishes=Wishes(theme="den"))
    held(stage, qtbot)
    panel, usual = panel_of(stage), stage.theme.times.read
    assert panel.speeds[1.0].lit
    QTest.mouseClick(panel.speeds[4.0], LEFT)
    assert stage.theme.times.read == pytest.approx(usual / 4, abs=1)
    QTest.keyClick(panel, Key.Key_Minus)
    assert panel.speeds[2.0].lit
    assert stage.theme.times.read == pytest.approx(usual / 2, abs=1)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seat", BOTH)
def test_a_person_takes_a_seat(lay: Lay, qtbot: QtBot, game: str, seat: Seat) -> None:
    stage = lay(game, seats=BOTH)
    held(stage, qtbot)
    panel, at = panel_of(stage), steps(stage)
    high = stage.stage().height()
    QTest.mouseClick(panel.seats[seat], LEFT)
    settle()
    assert stage.bridge.coached == {seat.other}
    assert stage.foot is None
    assert stage.stage().height() > high
    assert not seats_of(stage).held
    assert steps(stage) >= at
    moments = ("ASKING", "PICKING", "PLACING", "PULLING", "MOVING", "CHOOSING", "REVIEW")
    qtbot.waitUntil(
        lambda: stage.flow.moment.name in moments and stage.flow.seat is seat,
        timeout=FIRST_MOVES,
    )


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_goes_on_is_held_first(
    lay: Lay, qtbot: QtBot, tmp_path: Path, game: str
) -> None:
    path = tmp_path / "game.gridlight"
    stage = lay(game, seats=BOTH, path=path)
    qtbot.waitUntil(lambda: steps(stage) > 4, timeout=FIRST_MOVES)
    stage.close_game()
    at = steps(stage)
    again = lay(game, seats=BOTH, path=path)
    rests(again, qtbot)
    assert steps(again) == at
    assert set(panel_of(again).seats) == set(Seat)


@pytest.mark.parametrize("game", GAMES)
def test_somebody_plays_on_where_a_computer_fails(
    lay: Lay, qtbot: QtBot, seat_coach: Callable[[type], None], game: str
) -> None:
    seat_coach(Breaks)
    stage = lay(game, seats=(Seat.VISITORS,))
    qtbot.waitUntil(lambda: stage.choices.isVisible(), timeout=FIRST_MOVES)
    question = stage.choices.question
    assert question is not None
    assert question.title == "Who plays on?"
    assert "can’t find a move here" in stage.status_line.status().sentence
    stage.choices.press("P")
    settle()
    assert stage.bridge.coached == frozenset()
    question = stage.choices.question
    assert question is not None
    assert question.title != "Who plays on?"


@pytest.mark.parametrize("game", GAMES)
def test_a_computer_that_failed_may_try_again(
    lay: Lay, qtbot: QtBot, seat_coach: Callable[[type], None], game: str
) -> None:
    seat_coach(Breaks)
    stage = lay(game, seats=(Seat.VISITORS,))
    qtbot.waitUntil(lambda: stage.choices.isVisible(), timeout=FIRST_MOVES)
    seat_coach(RandomCoach)
    stage.choices.press("T")
    qtbot.waitUntil(lambda: steps(stage) > 0, timeout=FIRST_MOVES)
    assert stage.bridge.coached == {Seat.VISITORS}


class Stays(RandomCoach):
    """Ends its turns at once, and else does the first thing on offer."""

    def choose(self, view: Any, seat: Any, legal: Any, stream: Any, *stop: Any) -> Any:
        return next((move for move in legal if move.verb == "done"), None) or next(iter(legal))


class Moves(Stays):
    """Makes one move before it ends its turn."""

    moved = False

    def choose(self, view: Any, seat: Any, legal: Any, stream: Any, *stop: Any) -> Any:
        first = next((move for move in legal if move.verb == "move"), None)
        Moves.moved = not Moves.moved and first is not None
        return first if Moves.moved else super().choose(view, seat, legal, stream)


@pytest.mark.parametrize(
    ("coach", "said"), [(Stays, "Foundry moves nobody."), (Moves, "Foundry ends its turn.")]
)
def test_the_status_line_says_when_a_computer_passes(
    lay: Lay, qtbot: QtBot, seat_coach: Callable[[type], None], coach: type, said: str
) -> None:
    seat_coach(coach)
    stage = lay("all-pro", position=MIDDLE)
    heard: list[str] = []
    line = stage.status_line
    line.said.connect(lambda: heard.append(line.status().sentence))
    stage.bridge.play(Seat.HOME, "done")
    qtbot.waitUntil(
        lambda: (
            stage.bridge.history[-1].seat is Seat.VISITORS
            and stage.bridge.history[-1].verb == "done"
            and stage.flow.seat is Seat.HOME
        ),
        timeout=FIRST_MOVES,
    )
    assert said in heard


def studying(release: Event) -> Callable[..., Any]:
    """Makes coaches that study until they are let, and tell how far they are."""

    def make(game: str, level: str, settings: Any, tables: Any, told: Any, *more: Any) -> Any:
        done = 0
        while not release.is_set():
            done = min(done + 200, 4000)
            told(done, 5000)
            release.wait(0.005)
        return RandomCoach()

    return make


@pytest.mark.parametrize("game", GAMES)
def test_a_study_has_a_bar_and_can_be_stopped(
    lay: Lay, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    release = Event()
    monkeypatch.setattr(levels, "coach_for", studying(release))
    try:
        stage = lay(game, seats=(Seat.VISITORS,))
        qtbot.waitUntil(lambda: any(s.isVisible() for s in stage.findChildren(Working)))
        (slip,) = stage.findChildren(Working)
        qtbot.waitUntil(lambda: slip.bar.share > 0.05)
        assert "studies the cards" in slip.toolTip()
        assert stage.stage().contains(slip.geometry())
        QTest.mouseClick(slip.stop, LEFT)
        settle()
        assert not slip.isVisible()
        assert stage.choices.question.title == "Who plays on?"
        assert stage.status_line.status().sentence == STOPPED
        assert stage.status_line.status().hint == FAILED_KEYS
        stage.choices.press("T")
        qtbot.waitUntil(slip.isVisible)
        release.set()
        qtbot.waitUntil(lambda: steps(stage) > 0, timeout=FIRST_MOVES)
        assert not slip.isVisible()
    finally:
        release.set()
