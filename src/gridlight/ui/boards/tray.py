"""The tray that slides in with the men to be placed."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPen

from gridlight.present.board import ROWS, BoardModel, Man, Tray, row_line
from gridlight.ui.boards.pieces import draw_piece, man_piece
from gridlight.ui.boards.shape import BoardShape
from gridlight.ui.boards.sight import Sight
from gridlight.ui.paint.cache import paint_baked
from gridlight.ui.paint.shadow import paint_shadow, shadow_margin
from gridlight.ui.paint.text import CENTER, draw_text
from gridlight.ui.paint.textures import CASE_WOOD, paint_grain, wood_brush

ALONG, ACROSS = 6, 2
PITCH = 1.08
WALL = 0.26
HEAD = 0.62
SLOTS = ALONG * ACROSS
COVERED = 3  # rows that it may cover


def lies_low(model: BoardModel) -> bool:
    """Whether the tray lies over home's end: far from the line, but over nobody's place."""
    far = row_line(model.line if model.line is not None else 0) > ROWS / 2
    if _free(model, low=far) or not _free(model, low=not far):
        return far
    return not far


def _free(model: BoardModel, *, low: bool) -> bool:
    """Whether nobody stands, or may be placed, where the tray would lie."""
    taken = model.busy | (model.tray.squares if model.tray is not None else frozenset())
    return not any((row < COVERED) if low else (row >= ROWS - COVERED) for _, row in taken)


def tray_rect(shape: BoardShape, model: BoardModel, way: float) -> QRectF:
    """Where the tray lies when it has slid in by `way`, over one end of the board."""
    long, deep = (ALONG * PITCH + 2 * WALL) * shape.q, (ACROSS * PITCH + 2 * WALL) * shape.q
    head = HEAD * shape.q
    end = shape.at(shape.columns / 2, 0 if lies_low(model) else ROWS)
    middle = shape.field.center()
    outer = shape.outer
    if shape.upright:
        wide, high = long, deep + head
        below = end.y() > middle.y()
        y_in = (
            outer.bottom() - high - shape.border * 0.3
            if below
            else outer.top() + shape.border * 0.3
        )
        y_out = outer.bottom() if below else outer.top() - high
        return QRectF(middle.x() - wide / 2, y_out + (y_in - y_out) * way, wide, high)
    wide, high = deep, long + head
    right = end.x() > middle.x()
    x_in = outer.right() - wide - shape.border * 0.3 if right else outer.left() + shape.border * 0.3
    x_out = outer.right() if right else outer.left() - wide
    return QRectF(x_out + (x_in - x_out) * way, middle.y() - high / 2, wide, high)


def slot_center(shape: BoardShape, rect: QRectF, slot: int) -> QPointF:
    """The middle of a place in the tray."""
    q = shape.q
    along, across = slot % ALONG, slot // ALONG
    if not shape.upright:
        along, across = slot // ACROSS, slot % ACROSS
    pitch = PITCH * q
    first = QPointF(rect.left() + WALL * q + pitch / 2, rect.top() + (WALL + HEAD) * q + pitch / 2)
    if shape.upright:
        return first + QPointF(along * pitch, across * pitch)
    return first + QPointF(across * pitch, along * pitch)


def slot_at(shape: BoardShape, model: BoardModel, point: QPointF) -> int | None:
    """The man in the tray under a point."""
    if model.tray is None:
        return None
    rect = tray_rect(shape, model, 1.0)
    for slot in range(len(model.tray.men)):
        off = slot_center(shape, rect, slot) - point
        if max(abs(off.x()), abs(off.y())) <= PITCH * shape.q / 2:
            return slot
    return None


def tray_reach(shape: BoardShape, model: BoardModel) -> QRectF:
    """All that the tray may touch while it slides."""
    inside = tray_rect(shape, model, 1.0)
    room = shadow_margin(shape.theme, "board")
    return inside.united(tray_rect(shape, model, 0.0)).adjusted(-room, -room, room, room)


def paint_tray(painter: QPainter, shape: BoardShape, sight: Sight, area: QRectF) -> None:
    """The tray as far as it has slid in, with its men."""
    model = sight.model
    assert model.tray is not None
    rect = tray_rect(shape, model, sight.tray)
    room = shadow_margin(shape.theme, "board")
    if not rect.adjusted(-room, -room, room, room).intersects(area):
        return
    painter.save()
    painter.setClipRect(shape.outer.intersected(area))
    _paint_box(painter, shape, rect, model.tray)
    held = sight.hand.slot if sight.hand is not None else None
    for slot, letter in enumerate(model.tray.men):
        if slot == held:
            continue
        man = Man(model.tray.team, letter, (-1, -1))
        draw_piece(painter, man_piece(shape, man, slot_center(shape, rect, slot)))
    painter.restore()


def _paint_box(painter: QPainter, shape: BoardShape, rect: QRectF, tray: Tray) -> None:
    theme = shape.theme
    key = ("board-tray", theme.ink, theme.dark, round(shape.q * 100), shape.upright, tray.title)
    room = shadow_margin(theme, "board")
    paint_baked(painter, rect, key, lambda p, r: _box(p, r, shape, tray.title), room)


def _box(painter: QPainter, rect: QRectF, shape: BoardShape, title: str) -> None:
    theme, q = shape.theme, shape.q
    r = q * 0.2
    paint_shadow(painter, rect, r, theme, "board")
    painter.setPen(QPen(theme.color("case_d"), 1))
    painter.setBrush(wood_brush(theme, CASE_WOOD, upright=not shape.upright, scale=0.5))
    painter.drawRoundedRect(rect, r, r)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.color("case_hi", 110), 1))
    painter.drawRoundedRect(rect.adjusted(1.5, 1.5, -1.5, -1.5), r, r)
    head = QRectF(rect.left(), rect.top() + q * 0.12, rect.width(), HEAD * q)
    draw_text(painter, head, title, theme, "caps", "lid_ink", CENTER, max(13.0, q * 0.42))
    wall = WALL * q * 0.8
    well = rect.adjusted(wall, wall + HEAD * q, -wall, -wall)
    felt = QLinearGradient(well.topLeft(), well.bottomRight())
    felt.setColorAt(0, theme.color("tray_felt"))
    felt.setColorAt(1, theme.color("tray_felt_d"))
    painter.setPen(QPen(theme.color("shadow", 150), max(1.0, q * 0.05)))
    painter.setBrush(felt)
    painter.drawRoundedRect(well, r * 0.7, r * 0.7)
    paint_grain(painter, well.adjusted(2, 2, -2, -2), theme, 8, "felt")
    painter.setPen(QPen(theme.color("shadow", 70), 1))
    painter.setBrush(theme.color("shadow", 60))
    for slot in range(SLOTS):
        painter.drawEllipse(slot_center(shape, rect, slot), shape.man * 0.48, shape.man * 0.48)
