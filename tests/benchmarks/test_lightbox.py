"""The light box in a window: milliseconds a frame, and how long a play takes to bake.

Against copying a frame in `test_speed_table`; here in the other theme.
"""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gridlight import paths
from gridlight.cards.decks import bundled
from gridlight.ui.lightbox.pace import armed, median_ms, paces


def test_against_one_copy_of_the_frame(qtbot: QtBot, capsys: pytest.CaptureFixture[str]) -> None:
    found = paces(900, 700, "daylight")
    step, whole = found.step / found.copy, found.whole / found.copy
    with capsys.disabled():
        print(f"\nlight box 900 × 700, daylight: step {step:.2f} ×, whole {whole:.2f} × a copy")
    assert step <= 1.25
    assert whole <= 5.0


def test_milliseconds_a_frame(qtbot: QtBot, capsys: pytest.CaptureFixture[str]) -> None:
    """A real widget in a window of 1280 × 800, through Qt's own updates."""
    box = armed(1280, 716)
    qtbot.addWidget(box)
    box.show()
    share = iter([k / 400 for k in range(1, 400)] * 10)

    def frame() -> None:
        box.pull_to(next(share))
        QApplication.processEvents()

    step = median_ms(frame, 350)
    whole = median_ms(box.repaint, 60)
    with capsys.disabled():
        print(
            f"\nlight box in a 1280 × 800 window: {step:.2f} ms a frame of a pull,"
            f" {whole:.2f} ms a whole painting (60 frames a second leave 16.7 ms)"
        )
    assert step < 16.7


def test_baking_a_play(qtbot: QtBot, capsys: pytest.CaptureFixture[str]) -> None:
    box = armed(560, 716)
    qtbot.addWidget(box)
    deck = bundled(paths.cards("classic"))
    defense = deck.formation("A")
    plays = iter([deck.play(n) for n in range(1, 13)] * 4)

    def arm() -> None:
        box.arm(next(plays), defense, 0, None)

    baked = median_ms(arm, 30)
    with capsys.disabled():
        print(f"\nlight of a play baked in {baked:.0f} ms (goal 250)")
    assert baked < 250
