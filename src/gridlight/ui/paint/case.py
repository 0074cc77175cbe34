"""The light box's case: bakelite in the Den, wood by day, with the plate, screws and the well."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPen

from gridlight.ui.paint.cache import paint_baked
from gridlight.ui.paint.metal import brass, paint_plate, paint_screw
from gridlight.ui.paint.shadow import paint_shadow, shadow_margin
from gridlight.ui.paint.textures import CASE_WOOD, paint_grain, wood_brush
from gridlight.ui.theme import Theme
from gridlight.ui.tokens import SPACE


@dataclass(frozen=True, slots=True)
class CaseShape:
    """A case's outside and the hole in it for the card."""

    outside: QRectF
    well: QRectF


# shares of the card's height: the rails at top, sides and foot
RAIL_TOP, RAIL_SIDE, RAIL_FOOT = 44 / 412, 43 / 412, 28 / 412


def case_around(well: QRectF) -> CaseShape:
    """The case whose well is the rect of the card that lies in it."""
    h = well.height()
    outside = well.adjusted(-RAIL_SIDE * h, -RAIL_TOP * h, RAIL_SIDE * h, RAIL_FOOT * h)
    return CaseShape(outside, well)


def paint_case(
    painter: QPainter, shape: CaseShape, theme: Theme, title: str = "FOTO-ELECTRIC FOOTBALL"
) -> None:
    """The case with its shadow, plate and screws; the well is left dark for the card."""
    rect = shape.outside
    well = shape.well.translated(-rect.topLeft())
    key = (
        "case",
        theme.ink,
        round(theme.k, 3),
        theme.text,
        title,
        (round(well.x(), 1), round(well.y(), 1), round(well.width(), 1), round(well.height(), 1)),
    )
    margin = shadow_margin(theme, "case")

    def draw(p: QPainter, r: QRectF) -> None:
        _case(p, r, well.translated(r.topLeft()), theme, title)

    paint_baked(painter, rect, key, draw, margin)


def _case(painter: QPainter, rect: QRectF, well: QRectF, theme: Theme, title: str) -> None:
    r = theme.px(SPACE.r_case)
    paint_shadow(painter, rect, r, theme, "case")
    _body(painter, rect, r, theme)
    _rim(painter, rect, r, theme)
    _well(painter, well, theme)
    top = well.top() - rect.top()
    plate = QRectF(0, 0, rect.width() * 0.625, top * 0.5)
    plate.moveCenter(QPointF(rect.center().x(), rect.top() + top * 0.46))
    paint_plate(painter, plate, theme, title)
    inset = theme.px(19)
    for i, x in enumerate((rect.left() + inset, rect.right() - inset)):
        for j, y in enumerate((rect.top() + inset, rect.bottom() - inset * 0.9)):
            paint_screw(painter, QPointF(x, y), theme.px(6), theme, 28 + 47 * i - 61 * j)


def _body(painter: QPainter, rect: QRectF, r: float, theme: Theme) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    body = QLinearGradient(rect.topLeft(), rect.bottomRight())
    for stop, token in ((0, "case_l"), (0.3, "case_m"), (0.7, "case_m"), (1, "case_d")):
        body.setColorAt(stop, theme.color(token))
    painter.setBrush(body)
    painter.drawRoundedRect(rect, r, r)
    if theme.dark:
        inner = rect.adjusted(2, 2, -2, -2)
        paint_grain(painter, inner.adjusted(r / 4, r / 4, -r / 4, -r / 4), theme, 18, "mottle")
    else:
        painter.setBrush(wood_brush(theme, CASE_WOOD, upright=True))
        painter.drawRoundedRect(rect, r, r)


def _rim(painter: QPainter, rect: QRectF, r: float, theme: Theme) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    rim = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    rim.setColorAt(0, theme.color("case_hi"))
    rim.setColorAt(0.5, theme.mix("case_hi", "case_d", 0.6))
    rim.setColorAt(1, theme.color("shadow", 220))
    painter.setPen(QPen(rim, theme.px(2)))
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), r, r)
    d = theme.px(8)
    painter.setPen(QPen(theme.color("case_hi", 60), theme.px(1)))
    painter.drawRoundedRect(rect.adjusted(d, d, -d, -d), r * 0.7, r * 0.7)
    gloss = QLinearGradient(rect.topLeft(), rect.topLeft() + QPointF(0, theme.px(9)))
    gloss.setColorAt(0, theme.color("shine", 70))
    gloss.setColorAt(1, theme.color("shine", 0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(gloss)
    painter.drawRoundedRect(
        QRectF(rect.left() + r * 0.5, rect.top() + 2, rect.width() - r, theme.px(9)),
        theme.px(4),
        theme.px(4),
    )


def _well(painter: QPainter, well: QRectF, theme: Theme) -> None:
    frame = theme.px(9)
    r = theme.px(5)
    hole = well.adjusted(-frame, -frame * 0.6, frame, frame * 0.6)
    painter.setPen(QPen(theme.color("case_hi", 140), theme.px(1.4)))
    painter.setBrush(theme.color("case_d"))
    painter.drawRoundedRect(hole, r, r)
    painter.setPen(Qt.PenStyle.NoPen)
    for x in (hole.left() + 1, hole.right() - frame * 0.72 - 1):
        wall = QRectF(x, hole.top() + 1, frame * 0.72, hole.height() - 2)
        painter.setBrush(brass(wall, theme, upright=True))
        painter.setOpacity(0.55)
        painter.drawRect(wall)
        painter.setOpacity(1)
    painter.setBrush(theme.color("unlit"))
    painter.drawRect(well)
