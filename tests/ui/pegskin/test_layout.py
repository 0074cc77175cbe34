"""Nothing is cut off or overlaps on the Pegskin stage, at any size, in both themes."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

import pytest
from PySide6.QtCore import QRect, QRectF
from PySide6.QtWidgets import QWidget

from gridlight.kernel.game import Seat
from gridlight.ui.paint.text import text_width
from gridlight.ui.pegboard.fan import tag_places
from gridlight.ui.pegskin.stage import PegskinStage
from gridlight.ui.theme import Wishes
from helpers.pegskin_people import Coaches, settle
from helpers.pegskin_stage import DECLARE, MIDDLE

Lay = Callable[..., PegskinStage]
SIZES = [(1024, 640), (1280, 800), (1920, 1080)]
THEMES = ["den", "daylight"]


def panel(widget: QWidget, inner: QRectF) -> QRectF:
    return inner.translated(widget.pos())


def check_parts(stage: PegskinStage) -> None:
    lay = stage.layout_now()
    found = {
        "board": panel(stage.board, stage.board.shape.outer),
        "dice": panel(stage.dice, stage.dice.frame),
        "plaque": lay.plaque,
        "strip": QRectF(stage.strip.geometry()),
        "card": lay.side,
        "tools": lay.tools,
    }
    room = stage.stage().adjusted(-0.5, -0.5, 0.5, 0.5)
    for name, rect in found.items():
        assert room.contains(rect), f"{name} {rect} reaches out of {room}"
    for (one, a), (other, b) in combinations(found.items(), 2):
        common = a.intersected(b)
        assert common.width() < 2 or common.height() < 2, f"{one} and {other} overlap"


def check_buttons(stage: PegskinStage) -> None:
    strip = QRect(0, 0, stage.strip.width(), stage.strip.height())
    for call, button in zip(stage.strip.calls, stage.strip.buttons(), strict=True):
        assert strip.adjusted(-1, -1, 1, 1).contains(button.geometry()), call.words
        theme = button._theme
        words = text_width(theme, "button", call.words) + text_width(theme, "small", call.key)
        inside = button.width() - 2 * theme.px(theme.space.s1)
        assert inside >= words + theme.px(theme.space.s2), f"“{call.words}” is cut off"
    for one, other in combinations(stage.strip.buttons(), 2):
        assert not one.geometry().adjusted(1, 1, -1, -1).intersects(other.geometry())


def check_tools(stage: PegskinStage) -> None:
    for name in ("reach", "closer", "turn", "name", "copy", "open"):
        tool = stage.tools.tool(name)
        key = "" if tool._key.startswith("^") else f"  {tool._key}"
        theme = stage.theme
        assert text_width(theme, "small-strong", tool.text() + key) <= tool.width() - theme.px(10)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("size", SIZES)
def test_nothing_is_cut_off(lay: Lay, size: tuple[int, int], theme: str) -> None:
    wishes = Wishes(theme=theme, speed=1e9, reduced=True)
    stage = lay(MIDDLE, size=size, wishes=wishes)
    check_parts(stage)
    check_buttons(stage)
    check_tools(stage)
    assert stage.card.plan.shown >= 4


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("size", SIZES)
def test_throws_fit(lay: Lay, size: tuple[int, int], theme: str) -> None:
    stage = lay(DECLARE, size=size, wishes=Wishes(theme=theme, speed=1e9, reduced=True))
    check_buttons(stage)
    places = tag_places(stage.board.shape, stage.board.board)
    assert len(places) == len(stage.board.board.throws) > 0
    for one in places:
        assert stage.board.shape.outer.contains(one)
    for one, other in combinations(places, 2):
        assert not one.intersects(other)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("formation", ["I", "spread"])
def test_line_ups_fit(lay: Lay, size: tuple[int, int], formation: str) -> None:
    stage = lay({"phase": "setup-offense", "spot": 70}, size=size)
    Coaches(stage).formation(formation)
    check_buttons(stage)
    card = stage.formations
    rows = card.rows()
    side = stage.layout_now().side
    last = rows[-1].geometry().translated(card.pos())
    assert side.contains(QRectF(last))
    assert last.bottom() < side.bottom() - 20
    for row in rows:
        assert row.height() >= 18
    for one, other in combinations(rows, 2):
        assert not one.geometry().intersects(other.geometry())


@pytest.mark.parametrize("size", SIZES)
def test_questions_and_the_final_card_fit(lay: Lay, size: tuple[int, int]) -> None:
    position = {"phase": "try-choice", "possession": "home", "score": [6, 0]}
    stage = lay(position, size=size, collegiate_try=True)
    assert stage.stage().contains(stage.choices.panel())
    for button in stage.choices.buttons():
        assert button.width() >= button.sizeHint().width() - 1
    stage.bridge.play(Seat.HOME, "resign")
    settle()
    room = QRect(0, 0, stage.final.width(), stage.final.height())
    for name in ("rematch", "record", "fairness", "home"):
        assert room.contains(stage.final.button(name).geometry())


@pytest.mark.parametrize("width, half", [(31, 15), (53, 30), (53, 15), (31, 30)])
@pytest.mark.parametrize("size", SIZES)
def test_every_board_fits(lay: Lay, size: tuple[int, int], width: int, half: int) -> None:
    position = {"phase": "setup-offense", "spot": 45}
    stage = lay(position, size=size, width=width, half_length=half)
    check_parts(stage)
    check_buttons(stage)
    stage.look("turn")
    check_parts(stage)


@pytest.mark.parametrize("text", [1.15, 1.3])
def test_large_type_fits(lay: Lay, text: float) -> None:
    stage = lay(MIDDLE, size=(1024, 640), wishes=Wishes(text=text, speed=1e9, reduced=True))
    check_parts(stage)
    check_buttons(stage)
    check_tools(stage)
