"""What is seen on the All-Pro stage is what a click reaches: no shadow is in the way."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QImage, QRegion
from PySide6.QtWidgets import QWidget

from gridlight.present.board import ROWS
from gridlight.ui.all_pro.stage import AllProStage
from helpers.all_pro_people import settle
from helpers.all_pro_stage import MIDDLE

Lay = Callable[..., AllProStage]
SIZES = [(1024, 640), (1280, 800), (1920, 1080)]
LINING_UP = {"phase": "setup-offense", "spot": 45}


def corners(rect: QRect) -> tuple[QPoint, ...]:
    inside = rect.adjusted(3, 3, -3, -3)
    return (inside.topLeft(), inside.topRight(), inside.bottomLeft(), inside.bottomRight())


def on_stage(stage: AllProStage, widget: QWidget) -> QRect:
    return QRect(widget.mapTo(stage, QPoint(0, 0)), widget.size())


def check_board(stage: AllProStage) -> None:
    shape = stage.board.shape
    for row in (0, ROWS - 1):
        for column in range(shape.columns):
            for point in corners(shape.cell((column, row)).toRect()):
                there = stage.childAt(stage.board.mapTo(stage, point))
                assert there is stage.board, f"{(column, row)} lies under {there}"


def check_buttons(stage: AllProStage) -> None:
    tools = [
        stage.tools.tool(name) for name in ("reach", "odds", "turn", "upright", "copy", "open")
    ]
    flags = [stage.tools.flag(call.move) for call in stage.tools.flags]
    for button in (*tools, *flags, *stage.strip.buttons()):
        for point in corners(on_stage(stage, button)):
            there = stage.childAt(point)
            assert there is button, f"“{button.text()}” lies under {there}"


@pytest.mark.parametrize("position", [MIDDLE, LINING_UP], ids=["a play", "a line-up"])
@pytest.mark.parametrize("size", SIZES)
def test_a_click_reaches_what_is_seen(
    lay: Lay, size: tuple[int, int], position: dict[str, object]
) -> None:
    stage = lay(position, size=size, officiating="call-it")
    for _ in range(2):
        check_board(stage)
        check_buttons(stage)
        side = stage.formations if stage.formations.isVisible() else stage.plays
        lay_out = stage.layout_now()
        rect = lay_out.side if side is stage.formations else lay_out.plays
        for point in corners(rect.toRect()):
            there = stage.childAt(point)
            assert there is side, f"the side's card lies under {there}"
        stage.look("upright")
        settle()


def test_a_shade_goes_with_its_card(lay: Lay) -> None:
    stage = lay(LINING_UP)
    shade = stage.formations._shade
    for _ in range(2):
        assert shade.isVisible()
        assert shade.geometry().contains(stage.formations.geometry().adjusted(-9, -9, 9, 9))
        above = stage.children()[stage.children().index(shade) + 1]
        assert above is stage.formations, "the shadow falls on its own card"
        stage.look("upright")
    stage.formations.close_card()
    assert not shade.isVisible()


def test_a_shade_darkens_nothing_of_its_card(lay: Lay) -> None:
    stage = lay(LINING_UP)
    shade = stage.formations._shade
    picture = QImage(shade.size(), QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(Qt.GlobalColor.transparent)
    nowhere = QPoint(0, 0)
    shade.render(picture, nowhere, QRegion(shade.rect()), QWidget.RenderFlag.DrawChildren)
    card = stage.formations.geometry().translated(-shade.pos())
    alphas = [picture.pixelColor(point).alpha() for point in corners(card)]
    assert alphas == [0, 0, 0, 0]
    below = QPoint(card.center().x(), card.bottom() + 4)
    assert picture.pixelColor(below).alpha() > 20
