"""The tray that slides in with the pegs to be placed; PS-5."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPen

from gridlight.present.pegboard import Peg, PegModel, Tray
from gridlight.ui.paint import pegs
from gridlight.ui.paint.cache import paint_baked
from gridlight.ui.paint.shadow import paint_shadow, shadow_margin
from gridlight.ui.paint.text import CENTER, draw_text
from gridlight.ui.paint.textures import CASE_WOOD, paint_grain, wood_brush
from gridlight.ui.pegboard.shape import PegShape
from gridlight.ui.pegboard.sight import Sight

ACROSS, DOWN = 2, 6
SLOTS = 11
WALL, HEAD = 10.0, 24.0  # pixels at 100 %
PITCH_X, PITCH_Y = 2.0, 2.75  # in widths of a peg
LEAST_PEG = 15.0


def tray_peg(shape: PegShape) -> float:
    """The width of a peg in the tray: as on the whole board, or a little more."""
    return max(shape.theme.px(LEAST_PEG), shape.window.height() * 0.025)


def tray_rect(shape: PegShape, model: PegModel, way: float) -> QRectF:
    """Where the tray lies when it has slid in by `way`: over the end that isn't needed."""
    wide = ACROSS * PITCH_X * tray_peg(shape) + 2 * shape.theme.px(WALL)
    high = DOWN * PITCH_Y * tray_peg(shape) + shape.theme.px(2 * WALL + HEAD)
    window, gap = shape.window, shape.theme.px(8)
    rows = [row for _, row in model.tray.holes] if model.tray is not None else []
    behind = sum(rows) <= 0
    right = behind == (shape.way > 0)
    x_in = window.right() - wide - gap if right else window.left() + gap
    x_out = window.right() if right else window.left() - wide
    return QRectF(x_out + (x_in - x_out) * way, window.center().y() - high / 2, wide, high)


def slot_foot(shape: PegShape, rect: QRectF, slot: int) -> QPointF:
    """Where a waiting peg's foot is."""
    wide = tray_peg(shape)
    wall = shape.theme.px(WALL)
    across, down = slot % ACROSS, slot // ACROSS
    return QPointF(
        rect.left() + wall + (across + 0.5) * PITCH_X * wide,
        rect.top() + wall + shape.theme.px(HEAD) + (down + 0.84) * PITCH_Y * wide,
    )


def slot_box(shape: PegShape, rect: QRectF, slot: int) -> QRectF:
    """The box of a place in the tray, for hits."""
    wide = tray_peg(shape)
    foot = slot_foot(shape, rect, slot)
    high = PITCH_Y * wide
    return QRectF(foot.x() - PITCH_X * wide / 2, foot.y() - high * 0.84, PITCH_X * wide, high)


def slot_at(shape: PegShape, model: PegModel, point: QPointF) -> int | None:
    """The waiting peg under a point."""
    if model.tray is None:
        return None
    rect = tray_rect(shape, model, 1.0)
    for slot in range(len(model.tray.pegs)):
        if slot_box(shape, rect, slot).contains(point):
            return slot
    return None


def tray_reach(shape: PegShape, model: PegModel) -> QRectF:
    """All that the tray may touch while it slides."""
    inside = tray_rect(shape, model, 1.0)
    room = shadow_margin(shape.theme, "board")
    return inside.united(tray_rect(shape, model, 0.0)).adjusted(-room, -room, room, room)


def paint_tray(painter: QPainter, shape: PegShape, sight: Sight, area: QRectF) -> None:
    """The tray as far as it has slid in, with its pegs."""
    model = sight.model
    assert model.tray is not None
    rect = tray_rect(shape, model, sight.tray)
    room = shadow_margin(shape.theme, "board")
    if not rect.adjusted(-room, -room, room, room).intersects(area):
        return
    painter.save()
    painter.setClipRect(shape.window, Qt.ClipOperation.IntersectClip)
    _paint_box(painter, shape, rect, model.tray)
    held = sight.hand.slot if sight.hand is not None else None
    for slot, kind in enumerate(model.tray.pegs):
        if slot != held:
            peg = Peg(model.tray.team, kind, (0, 0))
            _paint_peg(painter, shape, peg, slot_foot(shape, rect, slot))
    painter.restore()


def _paint_peg(painter: QPainter, shape: PegShape, peg: Peg, foot: QPointF) -> None:
    wide = tray_peg(shape)
    tall = wide * pegs.TALL
    shade = pegs.shadow_picture(shape.theme, wide, shape.ratio)
    painter.drawPixmap(pegs.shadow_box(foot, wide, tall).topLeft(), shade)
    picture = pegs.peg_picture(shape.theme, wide, shape.ratio, peg.team, peg.stripes)
    painter.drawPixmap(shape.snapped(pegs.peg_box(foot, wide, tall).topLeft()), picture)


def _paint_box(painter: QPainter, shape: PegShape, rect: QRectF, tray: Tray) -> None:
    theme = shape.theme
    size = (round(rect.width() * 10), round(rect.height() * 10))
    key = ("peg-tray", theme.ink, theme.dark, round(theme.k, 3), size, tray.title)
    room = shadow_margin(theme, "board")
    paint_baked(painter, rect, key, lambda p, r: _box(p, r, shape, tray.title), room)


def _box(painter: QPainter, rect: QRectF, shape: PegShape, title: str) -> None:
    theme = shape.theme
    r = theme.px(6)
    paint_shadow(painter, rect, r, theme, "board")
    painter.setPen(QPen(theme.color("case_d"), 1))
    painter.setBrush(wood_brush(theme, CASE_WOOD, upright=True, scale=0.5))
    painter.drawRoundedRect(rect, r, r)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.color("case_hi", 110), 1))
    painter.drawRoundedRect(rect.adjusted(1.5, 1.5, -1.5, -1.5), r, r)
    wall, head = theme.px(WALL) * 0.8, theme.px(HEAD)
    top = QRectF(rect.left() + 4, rect.top() + wall * 0.6, rect.width() - 8, head)
    draw_text(painter, top, title, theme, "caps", "lid_ink", CENTER, max(13.0, theme.px(15)))
    well = rect.adjusted(wall, wall + head, -wall, -wall)
    felt = QLinearGradient(well.topLeft(), well.bottomRight())
    felt.setColorAt(0, theme.color("tray_felt"))
    felt.setColorAt(1, theme.color("tray_felt_d"))
    painter.setPen(QPen(theme.color("shadow", 150), max(1.0, theme.px(2))))
    painter.setBrush(felt)
    painter.drawRoundedRect(well, r * 0.7, r * 0.7)
    paint_grain(painter, well.adjusted(2, 2, -2, -2), theme, 8, "felt")
    painter.setPen(QPen(theme.color("shadow", 80), 1))
    painter.setBrush(theme.color("shadow", 70))
    wide = tray_peg(shape)
    for slot in range(SLOTS):
        painter.drawEllipse(slot_foot(shape, rect, slot), wide * 0.34, wide * 0.26)
