"""The table's sounds: whole waves, a silent machine, one key, captions, and where they fall."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gridlight.ui.main_window import MainWindow
from gridlight.ui.sound import house as houses
from gridlight.ui.sound.house import CAPTIONS, House
from gridlight.ui.sound.speaker import MOST_AT_ONCE, Mixer, Speaker
from gridlight.ui.sound.synth import MAKERS, RATE, wave
from gridlight.ui.tabletop.banner import Banner, BannerCard
from gridlight.ui.theme import Wishes, theme_for

Open = Callable[[], MainWindow]


class Heard(Speaker):
    """A speaker that remembers what it was asked for, and opens nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.names: list[str] = []

    def play(self, name: str) -> None:
        self.names.append(name)


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> Iterator[Heard]:
    own = House()
    found = Heard()
    own.speaker = found
    monkeypatch.setattr(houses._Held, "house", own)
    yield found


@pytest.mark.parametrize("name", sorted(MAKERS))
def test_a_sound_is_short_loud_enough_and_ends_in_silence(name: str) -> None:
    samples = wave(name)
    assert 0.02 * RATE < len(samples) < 4 * RATE
    top = int(np.abs(samples.astype(int)).max())
    assert 6_000 < top < 32_767
    assert np.abs(samples[-40:].astype(int)).mean() < top * 0.12


def test_every_sound_has_a_caption() -> None:
    assert set(MAKERS) == set(CAPTIONS)
    assert len(set(CAPTIONS.values())) == len(CAPTIONS)


def test_sounds_under_way_are_added_up_and_never_wrap() -> None:
    mixer = Mixer()
    loud = np.full(100, 30_000, np.int16)
    mixer.add(loud)
    mixer.add(loud[:50])
    first, second = mixer.take(60), mixer.take(60)
    assert first[:50].tolist() == [32_767] * 50
    assert first[50:].tolist() == [30_000] * 10
    assert second[:40].tolist() == [30_000] * 40
    assert not second[40:].any()
    assert mixer.quiet
    for _ in range(3 * MOST_AT_ONCE):
        mixer.add(np.ones(10, np.int16))
    assert mixer.take(1)[0] == MOST_AT_ONCE


def test_a_machine_without_a_device_is_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    import miniaudio

    def none(**_: object) -> None:
        raise miniaudio.MiniaudioError("no device")

    monkeypatch.setattr(miniaudio, "PlaybackDevice", none)
    speaker = Speaker()
    speaker._open()
    speaker.play("dice")
    assert not speaker._begun
    speaker.close()


def test_the_device_is_given_what_was_asked_for() -> None:
    speaker = Speaker()
    stream = speaker.stream()
    next(stream)
    assert not any(stream.send(64))
    speaker._asked.put("tick")
    played = np.frombuffer(stream.send(256), np.int16)
    assert played.tolist() == wave("tick")[:256].tolist()


def test_a_house_without_sound_still_tells_its_captions(heard: Heard) -> None:
    own = houses.house()
    told: list[str] = []
    own.told.connect(told.append)
    own.on, own.captions = False, True
    houses.play("crowd")
    assert (heard.names, told) == ([], [CAPTIONS["crowd"]])
    own.on, own.captions = True, False
    houses.play("whistle")
    houses.play("whistle")
    assert (heard.names, len(told)) == (["whistle"], 1)


def test_a_score_makes_the_crowd_roar_and_a_quarter_ends_by_whistle(
    heard: Heard, qtbot: QtBot
) -> None:
    room = QWidget()
    qtbot.addWidget(room)
    theme = theme_for(QSizeF(1280, 800), Wishes(speed=1e9))
    card = BannerCard(theme, room)
    card.put_up(Banner("Touchdown!", "Home", "home", "crowd"))
    qtbot.waitUntil(lambda: card.banner is None)
    card.put_up(Banner("Half time"))
    qtbot.waitUntil(lambda: card.banner is None)
    assert heard.names == ["crowd", "whistle"]


def test_one_key_switches_the_sound_everywhere(heard: Heard, open_window: Open) -> None:
    window = open_window()
    assert houses.house().on
    QTest.keyClick(window.home, Qt.Key.Key_F8)
    assert not window.preferences.sound
    assert not houses.house().on
    assert "Sound off" in window.home.status_line.status().sentence
    window.new_game()
    QTest.keyClick(window.screens["new-game"], Qt.Key.Key_F8)
    assert houses.house().on


def test_a_caption_stands_above_the_status_line(heard: Heard, open_window: Open) -> None:
    window = open_window()
    window.keep(replace(window.preferences, captions=True))
    houses.play("dice")
    tag = window.captions
    assert tag.words == f"♪ {CAPTIONS['dice']}"
    line = window.home.status_line.geometry()
    assert QRectF(window.rect()).contains(QRectF(tag.geometry()))
    assert tag.geometry().bottom() <= line.top()
    assert not tag.grab().isNull()
