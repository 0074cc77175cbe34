"""The evaluation bar by itself: where its parts lie, what it says, how it moves."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gridlight.present.board_hints import standing
from gridlight.present.situation import Names
from gridlight.ui.tabletop.evaluation import UNKNOWN, EvaluationBar, high
from gridlight.ui.theme import Theme
from gridlight.ui.tokens import times_for
from helpers.people import settle

NAMES = Names("Mariners", "Foundry")


def bar_of(qtbot: QtBot, *, reduced: bool = True) -> tuple[QWidget, EvaluationBar]:
    parent, theme = QWidget(), Theme(times=times_for(1.0, reduced), reduced=reduced)
    qtbot.addWidget(parent)
    parent.resize(640, 60)
    bar = EvaluationBar(theme, parent)
    bar.lay(QRectF(20, 20, 602, high(theme)))
    parent.show()
    settle()
    return parent, bar


def test_it_says_that_it_isnt_known_yet_and_then_both_chances(qtbot: QtBot) -> None:
    _table, bar = bar_of(qtbot)
    assert bar.accessibleDescription() == UNKNOWN and bar.standing is None
    reading = standing(0.75, NAMES)
    bar.show_standing(reading)
    assert bar.accessibleDescription() == reading.said == bar.toolTip()
    assert bar.share == 0.75
    bar.show_standing(None)
    assert bar.accessibleDescription() == UNKNOWN


def test_homes_part_is_at_homes_end_in_homes_color(qtbot: QtBot) -> None:
    _table, bar = bar_of(qtbot)
    bar.show_standing(standing(0.75, NAMES))
    part = bar.home_part()
    assert (part.left(), part.width()) == (1.0, 450.0)
    straight = bar.grab().toImage()
    bar.set_turned(True)
    assert bar.home_part().right() == 601.0
    turned = bar.grab().toImage()
    y, ratio = bar.height() // 2, straight.devicePixelRatio()
    color = Theme().color("home").name()
    for image, at in ((straight, 300), (turned, 301)):
        assert image.pixelColor(round(at * ratio) - 20, round(y * ratio)).name() == color
    assert straight.pixelColor(round(500 * ratio), round(5 * ratio)).name() != color
    assert turned.pixelColor(round(100 * ratio), round(5 * ratio)).name() != color


def test_it_glides_there_unless_motion_is_reduced(qtbot: QtBot) -> None:
    _table, bar = bar_of(qtbot, reduced=False)
    bar.show_standing(standing(0.9, NAMES))
    assert bar.share < 0.9
    qtbot.waitUntil(lambda: bar.share == 0.9)
