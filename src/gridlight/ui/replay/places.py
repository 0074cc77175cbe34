"""Where the sheet of an analysis lies on each stage: beside the board, the score and the box."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF

if TYPE_CHECKING:
    from gridlight.ui.stages import GameStage

WIDEST = 1080.0
SIDE, TOP, FOOT = 22.0, 16.0, 14.0


def beside(stage: GameStage) -> QRectF:
    """The place that hides nothing but what the sheet or the time line tells as well.

    That is the plays so far; at the light box, whose list is small, the map of the field.
    """
    from gridlight.ui.referee.desk import Desk

    if isinstance(stage, Desk):
        return QRectF(stage.pad.geometry())
    from gridlight.ui.foto.layout import StageLayout as AtTheBox

    lay = stage.layout_now()
    return lay.field if isinstance(lay, AtTheBox) else lay.side


def over_all(stage: GameStage) -> QRectF:
    """The place of a sheet spread out over the stage."""
    t = stage.theme
    box = stage.stage().adjusted(t.px(SIDE), t.px(TOP), -t.px(SIDE), -t.px(FOOT))
    wide = min(box.width(), t.px(WIDEST))
    return QRectF(box.center().x() - wide / 2, box.top(), wide, box.height())
