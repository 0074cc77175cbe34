"""Replays on the games' own stages: playing, stepping, scrubbing, marks, speeds, keys."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gridlight.kernel.game import Seat
from gridlight.session.rerun import MOMENTS, Kind
from gridlight.session.table import Setup, Table
from gridlight.ui.replay.desk import Replay
from gridlight.ui.scripts import half_played
from helpers.people import settle

Watch = Callable[..., Replay]
SHARED = [HealthCheck.function_scoped_fixture]
GAMES = ("foto-electric", "all-pro", "pegskin")
Key, NONE, SHIFT = Qt.Key, Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier


def press(replay: Replay, key: Qt.Key, modifier: Qt.KeyboardModifier = NONE) -> None:
    QTest.keyClick(replay.panel.scrubber, key, modifier)
    settle()


def click(replay: Replay, name: str) -> None:
    QTest.mouseClick(replay.panel.buttons[name], Qt.MouseButton.LeftButton)
    settle()


def scrub_to(replay: Replay, step: int) -> None:
    """Press on the rail where a step lies."""
    scrubber = replay.panel.scrubber
    x, y = round(scrubber.x_of(step)), round(scrubber.shape().rail.bottom() + 3)
    QTest.mouseClick(scrubber, Qt.MouseButton.LeftButton, NONE, QPoint(x, y))
    settle()


def rested(replay: Replay) -> bool:
    return not replay.player.showing


def as_it_stood(replay: Replay, n: int) -> bool:
    """Whether bridge, scoreboard and panel stand at step `n`."""
    bridge, table = replay.stage.bridge, replay.rerun.whole
    assert bridge.table.step == n
    assert bridge.table.state == table.state_after(n)
    assert bridge.history[-1] == replay.rerun.after(n).history[-1]
    home, visitors = table.history[n].described["score"]
    said = f"{replay.names.home} {home}, {replay.names.visitors} {visitors}."
    return replay.panel.scrubber.accessibleDescription().endswith(said)


@pytest.mark.parametrize("game", GAMES)
@settings(
    max_examples=12, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(data=st.data())
def test_scrubbed_anywhere_the_stage_is_there_at_once(
    watch: Watch, game: str, data: st.DataObject
) -> None:
    replay = _kept(watch, game)
    n = data.draw(st.integers(0, replay.rerun.last))
    replay.panel.scrubber.scrubbed.emit(n)
    assert rested(replay)
    assert as_it_stood(replay, n)
    assert not replay.stage.reel.running
    assert replay.stage.flow.seat is None
    assert not replay.stage.choices.isVisible()
    assert not replay.stage.curtain.isVisible()


_KEPT: dict[str, Replay] = {}


def _kept(watch: Watch, game: str) -> Replay:
    """One replay for all examples of a game."""
    if game not in _KEPT or not _alive(_KEPT[game]):
        _KEPT[game] = watch(game)
    return _KEPT[game]


def _alive(replay: Replay) -> bool:
    import shiboken6

    return shiboken6.isValid(replay.stage)


@pytest.mark.parametrize("game", GAMES)
def test_a_press_on_the_line_goes_there(watch: Watch, game: str) -> None:
    replay = watch(game)
    last = replay.rerun.last
    scrub_to(replay, last // 3)
    near = replay.player.at
    assert abs(replay.panel.scrubber.x_of(near) - replay.panel.scrubber.x_of(last // 3)) <= 1
    assert as_it_stood(replay, near)


def test_the_playhead_is_dragged(watch: Watch) -> None:
    replay = watch()
    scrubber = replay.panel.scrubber
    y = round(scrubber.shape().rail.center().y())
    places = [round(scrubber.x_of(n)) for n in (0, 40, 90, 60)]
    QTest.mousePress(scrubber, Qt.MouseButton.LeftButton, NONE, QPoint(places[0], y))
    seen = []
    for x in places[1:]:
        QTest.mouseMove(scrubber, QPoint(x, y))
        settle()
        seen.append(replay.player.at)
    QTest.mouseRelease(scrubber, Qt.MouseButton.LeftButton, NONE, QPoint(places[-1], y))
    assert all(abs(n - wished) <= 1 for n, wished in zip(seen, (40, 90, 60), strict=True))
    QTest.mouseMove(scrubber, QPoint(places[0], y))
    assert replay.player.at == seen[-1]


@pytest.mark.parametrize("game", GAMES)
def test_steps_by_key_and_by_button(watch: Watch, qtbot: QtBot, game: str) -> None:
    replay = watch(game)
    for n in range(1, 5):
        press(replay, Key.Key_Right)
        qtbot.waitUntil(lambda: rested(replay))
        assert as_it_stood(replay, n)
    click(replay, "forward")
    qtbot.waitUntil(lambda: rested(replay))
    assert as_it_stood(replay, 5)
    click(replay, "back")
    assert as_it_stood(replay, 4)
    press(replay, Key.Key_Left)
    assert as_it_stood(replay, 3)
    assert not replay.player.playing


@pytest.mark.parametrize("game", GAMES)
def test_it_plays_by_itself_and_pauses(watch: Watch, qtbot: QtBot, game: str) -> None:
    replay = watch(game)
    press(replay, Key.Key_Space)
    assert replay.player.playing
    assert replay.panel.buttons["play"].face == "pause"
    qtbot.waitUntil(lambda: replay.player.at >= 8)
    click(replay, "play")
    assert not replay.player.playing
    qtbot.waitUntil(lambda: rested(replay))
    n = replay.player.at
    settle()
    assert as_it_stood(replay, n)
    assert replay.panel.buttons["play"].face == "play"


def test_it_plays_to_the_end_and_then_from_the_start(watch: Watch, qtbot: QtBot) -> None:
    replay = watch()
    last = replay.rerun.last
    replay.player.hold(last - 6)
    replay.player.play()
    qtbot.waitUntil(lambda: not replay.player.playing)
    assert as_it_stood(replay, last)
    replay.player.play()
    assert replay.player.at <= 1
    replay.player.pause()


@pytest.mark.parametrize("game", GAMES)
def test_play_by_play(watch: Watch, game: str) -> None:
    replay = watch(game)
    for end in replay.rerun.ends[:3]:
        press(replay, Key.Key_Right, SHIFT)
        assert as_it_stood(replay, end)
    press(replay, Key.Key_Left, SHIFT)
    assert as_it_stood(replay, replay.rerun.ends[1])
    click(replay, "next-play")
    assert as_it_stood(replay, replay.rerun.ends[2])
    click(replay, "previous-play")
    assert as_it_stood(replay, replay.rerun.ends[1])


@pytest.mark.parametrize("game", GAMES)
def test_from_score_to_turnover_and_from_quarter_to_quarter(watch: Watch, game: str) -> None:
    replay = watch(game)
    moments = sorted({m.step for m in replay.rerun.marks if m.kind in MOMENTS})
    assert moments
    for step in moments:
        press(replay, Key.Key_L)
        assert as_it_stood(replay, step)
    press(replay, Key.Key_L)
    assert replay.stage.status_line.status().sentence == (
        "There is no score or turnover after this."
    )
    press(replay, Key.Key_Home)
    assert as_it_stood(replay, 0)
    quarters = [m.step for m in replay.rerun.marks if m.kind is Kind.QUARTER]
    for step in quarters[1:]:
        press(replay, Key.Key_PageDown)
        assert as_it_stood(replay, step)
    press(replay, Key.Key_PageUp)
    assert as_it_stood(replay, quarters[-2])
    press(replay, Key.Key_End)
    click(replay, "previous-mark")
    assert replay.player.at == [step for step in moments if step < replay.rerun.last][-1]


def test_a_press_on_a_mark_goes_to_its_step_and_it_says_what_it_is(watch: Watch) -> None:
    from gridlight.present.replay import time_line
    from gridlight.ui.replay.line import placed

    replay = watch()
    scrubber = replay.panel.scrubber
    marks = placed(time_line(replay.rerun, replay.names), scrubber.shape(), replay.stage.theme)
    assert marks
    for each in marks:
        spot = each.box.center().toPoint()
        QTest.mouseMove(scrubber, spot)
        settle()
        assert scrubber.toolTip() == each.flag.words
        QTest.mouseClick(scrubber, Qt.MouseButton.LeftButton, NONE, spot)
        settle()
        assert as_it_stood(replay, each.flag.step)


def test_speeds_change_how_long_things_take(watch: Watch) -> None:
    from gridlight.ui.theme import Wishes

    replay = watch(wishes=Wishes())
    usual = replay.stage.theme.times.slide
    press(replay, Key.Key_Plus)
    assert replay.stage.theme.times.slide == usual // 2
    assert replay.panel.speeds[2.0].lit
    QTest.mouseClick(replay.panel.speeds[0.5], Qt.MouseButton.LeftButton)
    assert replay.stage.theme.times.slide == usual * 2
    press(replay, Key.Key_Minus)
    assert replay.player.speed == 0.5


def test_the_space_bar_presses_what_the_keyboard_is_on(watch: Watch) -> None:
    replay = watch()
    replay.panel.buttons["next-play"].setFocus()
    QTest.keyClick(replay.panel.buttons["next-play"], Key.Key_Space)
    settle()
    assert replay.player.at == replay.rerun.ends[0]
    assert not replay.player.playing


def test_a_step_back_ends_what_is_being_shown(watch: Watch, qtbot: QtBot) -> None:
    from gridlight.ui.theme import Wishes

    replay = watch(wishes=Wishes())
    reveal = next(
        record.n
        for record in replay.rerun.history
        if any(event.name == "reveal" for event in record.events)
    )
    replay.player.hold(reveal - 1)
    press(replay, Key.Key_Right)
    assert replay.player.showing
    assert replay.stage.box.slide_runs
    press(replay, Key.Key_Left)
    assert not replay.player.showing
    assert as_it_stood(replay, reveal - 1)
    assert not replay.stage.box.slide_runs


def test_a_play_that_was_shown_lies_uncovered_on_the_box(watch: Watch, qtbot: QtBot) -> None:
    replay = watch()
    reveals = [
        record
        for record in replay.rerun.history
        if any(event.name == "reveal" for event in record.events)
    ]
    for record in reveals[:3]:
        play = next(e["play"] for e in record.events if e.name == "reveal")
        replay.player.hold(record.n)
        qtbot.waitUntil(lambda: replay.stage.box.share == 1.0)
        assert replay.stage.flow.snap.play.number == play
        replay.player.hold(record.n - 1)
        laying = replay.stage.box.sight.laying
        assert laying.offense is None
        press(replay, Key.Key_Right)
        qtbot.waitUntil(lambda: rested(replay))
        assert replay.stage.flow.snap.play.number == play


def test_a_sealed_pick_of_a_game_that_is_on_is_nowhere(watch: Watch) -> None:
    table = Table.start(Setup("foto-electric", seed="den", position={"possession": "home"}))
    for words in ("play", "card 7", "card C", "at C"):
        table.play(table.seat_for(words), words)
    replay = watch(table)
    for n in range(table.step + 1):
        replay.player.hold(n)
        stage = replay.stage
        assert stage.box.sight.laying.offense is None
        assert stage.box.sight.laying.defense is None
        assert stage.box.sight.held is None
        assert stage.hands.marks() == ()
        assert all(record.words not in ("card 7", "card C") for record in stage.bridge.history)


@pytest.mark.parametrize("game", GAMES)
def test_nobody_is_asked_and_nothing_can_be_played(watch: Watch, game: str) -> None:
    replay = watch(game)
    bridge = replay.stage.bridge
    replay.player.hold(replay.rerun.last // 2)
    before = bridge.table.state
    for seat in Seat:
        for words in bridge.legal(seat)[:2]:
            assert not bridge.play(seat, words)
        assert not bridge.play_default(seat)
    assert not bridge.undo()
    for key in (Key.Key_Z, Key.Key_D, Key.Key_R, Key.Key_N, Key.Key_Return, Key.Key_1):
        press(replay, key)
    assert bridge.table.state is before
    assert half_played(game, len(replay.rerun.plays) and _PLAYS[game]).step == replay.rerun.last


_PLAYS = {"foto-electric": 12, "all-pro": 4, "pegskin": 6}


def test_out_of_sight_it_pauses(watch: Watch) -> None:
    replay = watch()
    replay.player.play()
    replay.stage.hide()
    assert not replay.player.playing


def test_escape_leaves(watch: Watch, qtbot: QtBot) -> None:
    replay = watch()
    with qtbot.waitSignal(replay.left):
        press(replay, Key.Key_Escape)


def test_at_the_end_of_a_game_there_is_nothing_to_play_on(watch: Watch) -> None:
    table = Table.start(Setup("foto-electric", seed="den", settings={"plays_per_quarter": 2}))
    table.resign(Seat.HOME)
    replay = watch(table)
    assert replay.panel.play_on.isEnabled()
    replay.player.hold(replay.rerun.last)
    assert not replay.panel.play_on.isEnabled()
    assert not replay.stage.review_card.final.isVisible()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1920, 1080)])
@pytest.mark.parametrize("theme", ["den", "daylight"])
def test_no_part_of_the_panel_is_cut_off_or_covered(
    watch: Watch, game: str, size: tuple[int, int], theme: str
) -> None:
    from gridlight.ui.theme import Wishes

    for text in (1.0, 1.3):
        replay = watch(game, Wishes(theme=theme, text=text, speed=1e9), size)
        panel, stage = replay.panel, replay.stage
        assert panel.geometry().bottom() <= stage.status_line.geometry().top() + 1
        assert abs(panel.geometry().top() - stage.stage().bottom()) <= 1
        parts = [
            *(panel.scrubber, panel.play_on),
            *(*panel.buttons.values(), *panel.speeds.values()),
        ]
        places = [part.geometry().adjusted(1, 1, -1, -1) for part in parts]
        for place in places:
            assert panel.rect().contains(place)
            assert sum(place.intersects(other) for other in places) == 1
        assert panel.where_box().width() > 100
