"""Nothing is cut off or overlaps on the All-Pro stage, at any size, in both themes."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

import pytest
from PySide6.QtCore import QRect, QRectF
from PySide6.QtWidgets import QWidget

from gridlight.kernel.game import Seat
from gridlight.ui.all_pro.stage import AllProStage
from gridlight.ui.paint.text import lines_height, text_width
from gridlight.ui.theme import Wishes
from helpers.all_pro_people import Coaches, settle
from helpers.all_pro_stage import MIDDLE

Lay = Callable[..., AllProStage]
SIZES = [(1024, 640), (1280, 800), (1920, 1080)]
THEMES = ["den", "daylight"]


def panel(widget: QWidget, inner: QRectF) -> QRectF:
    return inner.translated(widget.pos())


def parts(stage: AllProStage) -> dict[str, QRectF]:
    lay = stage.layout_now()
    return {
        "board": panel(stage.board, stage.board.shape.outer),
        "strip": QRectF(stage.strip.geometry()),
        "scoreboard": lay.scoreboard,
        "tools": lay.tools,
        "plays": lay.plays,
    }


def check_parts(stage: AllProStage) -> None:
    room = stage.stage().adjusted(-0.5, -0.5, 0.5, 0.5)
    found = parts(stage)
    for name, rect in found.items():
        assert room.contains(rect), f"{name} {rect} reaches out of {room}"
    for (one, a), (other, b) in combinations(found.items(), 2):
        common = a.intersected(b)
        assert common.width() < 2 or common.height() < 2, f"{one} and {other} overlap"


def check_buttons(stage: AllProStage) -> None:
    strip = QRect(0, 0, stage.strip.width(), stage.strip.height())
    for call, button in zip(stage.strip.calls, stage.strip.buttons(), strict=True):
        assert strip.adjusted(-1, -1, 1, 1).contains(button.geometry()), call.words
        theme = button._theme
        words = text_width(theme, "button", call.words) + text_width(theme, "small", call.key)
        inside = button.width() - 2 * theme.px(theme.space.s1)
        assert inside >= words + theme.px(theme.space.s2), f"“{call.words}” is cut off"
    for one, other in combinations(stage.strip.buttons(), 2):
        assert not one.geometry().adjusted(1, 1, -1, -1).intersects(other.geometry())


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("size", SIZES)
def test_nothing_is_cut_off(lay: Lay, size: tuple[int, int], theme: str) -> None:
    wishes = Wishes(theme=theme, speed=1e9, reduced=True)
    stage = lay(MIDDLE, size=size, wishes=wishes, officiating="call-it", step_out=True)
    for upright in (False, True):
        if stage.upright is not upright:
            stage.look("upright")
        settle()
        check_parts(stage)
        check_buttons(stage)
        for rect in stage.board._ready().tags(stage.board.board):
            assert stage.board.shape.outer.adjusted(-8, -8, 8, 8).contains(rect)


@pytest.mark.parametrize("size", SIZES)
def test_line_ups_fit(lay: Lay, size: tuple[int, int]) -> None:
    stage = lay({"phase": "setup-offense", "spot": 45}, size=size)
    card = stage.formations
    rows = card.rows()
    assert len(rows) == 8
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
    stage = lay({"phase": "after-safety", "possession": "home", "spot": 20}, size=size)
    assert stage.stage().contains(stage.choices.panel())
    for button in stage.choices.buttons():
        assert button.width() >= button.sizeHint().width() - 1
    stage.bridge.play(Seat.HOME, "resign")
    settle()
    room = QRect(0, 0, stage.final.width(), stage.final.height())
    for name in ("rematch", "record", "fairness", "home"):
        assert room.contains(stage.final.button(name).geometry())


@pytest.mark.parametrize("columns", [11, 21])
@pytest.mark.parametrize("size", SIZES)
def test_narrow_and_wide_boards_fit(lay: Lay, size: tuple[int, int], columns: int) -> None:
    stage = lay({"phase": "setup-offense", "spot": 45}, size=size, columns=columns)
    for _ in range(2):
        check_parts(stage)
        stage.look("upright")
    Coaches(stage).call("line-up")
    assert stage.flow.seat is Seat.VISITORS


@pytest.mark.parametrize("size", SIZES)
def test_many_receivers_fit(lay: Lay, size: tuple[int, int]) -> None:
    board = """
14 .......b.......
8  .B.L.L.B.L.L.E.
6  .....B.C.B.....
4  ...E...........
"""
    position = {**MIDDLE, "board": board, "blocks": [], "carrier": "h8"}
    stage = lay(position, size=size)
    people = Coaches(stage)
    people.call("lateral")
    people.call("done")
    assert [call.key for call in stage.strip.calls] == [*"123456789", ""]
    tags = [beam.name for beam in stage.board.board.fan]
    assert [tag.split()[0] for tag in tags[:9]] == list("123456789")
    assert tags[0] == "1  Left back · 6"
    check_buttons(stage)


@pytest.mark.parametrize("upright", [False, True])
@pytest.mark.parametrize("text", [1.15, 1.3])
def test_large_type_fits(lay: Lay, text: float, upright: bool) -> None:
    wishes = Wishes(text=text, speed=1e9, reduced=True)
    stage = lay(MIDDLE, size=(1024, 640), wishes=wishes)
    if upright:
        stage.look("upright")
        settle()
    check_parts(stage)
    check_buttons(stage)


@pytest.mark.parametrize("text", [1.0, 1.3])
def test_the_note_of_a_line_up_is_never_cut_off_where_there_is_room(lay: Lay, text: float) -> None:
    wishes = Wishes(text=text, speed=1e9, reduced=True)
    stage = lay({"phase": "kickoff-setup", "spot": 40}, wishes=wishes)
    card = stage.formations
    foot = card.foot()
    note = card.accessibleDescription()
    assert lines_height(stage.theme, "small", note, foot.width()) <= foot.height()
    assert foot.top() > card.rows()[-1].geometry().bottom()
    assert QRectF(card.rect()).contains(foot)
