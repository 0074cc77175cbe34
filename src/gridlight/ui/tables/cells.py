"""How a table's heads and cells are painted."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from gridlight.present.tables import NUMBER, PICK, SAID, SWITCH, Column, Row
from gridlight.ui.paint.icons import paint_icon
from gridlight.ui.paint.panel import paint_focus, paint_rule
from gridlight.ui.paint.text import CENTER, LEFT, RIGHT, draw_text, text_width
from gridlight.ui.theme import Theme
from gridlight.ui.tokens import SPACE

PAD = 9.0


class Places(Protocol):
    """Where rows and cells lie."""

    def width(self) -> int:
        """The whole width."""
        ...

    def height(self) -> int:
        """The whole height."""
        ...

    def row_rect(self, row: int) -> QRectF:
        """Where a row lies."""
        ...

    def cell_rect(self, row: int, column: int) -> QRectF:
        """Where a cell lies."""
        ...


@dataclass(frozen=True, slots=True)
class GridLook:
    """What a table shows now: `bad` cells are at fault, `at` is current, `under` the pointer's."""

    columns: tuple[Column, ...]
    rows: tuple[Row, ...]
    bad: frozenset[tuple[int, int]]
    at: tuple[int, int]
    under: tuple[int, int] | None
    focus: bool
    open_to_all: bool
    head: float
    group: float


def paint_grid(painter: QPainter, places: Places, look: GridLook, theme: Theme) -> None:
    """The rows in sight below their heads."""
    painter.save()
    body = QRectF(0, look.head, places.width(), places.height() - look.head)
    painter.setClipRect(body)
    for i, row in enumerate(look.rows):
        box = places.row_rect(i)
        if box.bottom() < body.top() or box.top() - look.group > body.bottom():
            continue
        _row(painter, box, row, i, look, theme, places)
    painter.restore()
    if look.rows:
        _heads(painter, places, look, theme)
        _current(painter, places, look, theme)


def head_lines(column: Column, wide: float, theme: Theme) -> tuple[str, ...]:
    """A head on one line, or on two where it is too wide for its column."""
    first, space, last = column.head.rpartition(" ")
    pad = theme.px(PAD if column.kind == SWITCH else PAD * 1.5)
    fits = text_width(theme, "small-strong", column.head) <= wide - pad + theme.px(PAD / 2)
    return (column.head,) if fits or not space else (first, last)


def _heads(painter: QPainter, places: Places, look: GridLook, theme: Theme) -> None:
    for i, column in enumerate(look.columns):
        cell = places.cell_rect(0, i)
        box = QRectF(cell.left(), 0, cell.width(), look.head)
        box.adjust(theme.px(PAD), 0, -theme.px(PAD / 2), 0)
        align = {NUMBER: RIGHT, SWITCH: CENTER}.get(column.kind, LEFT)
        if align is RIGHT:
            box.adjust(-theme.px(PAD), 0, -theme.px(PAD / 2), 0)
        if align is CENTER:
            box.adjust(-theme.px(PAD), 0, theme.px(PAD / 2), 0)
        lines = head_lines(column, cell.width(), theme)
        high = (look.head - theme.px(6)) / len(lines)
        for n, words in enumerate(lines):
            line = QRectF(box.left(), theme.px(2) + n * high, box.width(), high)
            draw_text(painter, line, words, theme, "small-strong", "panel_mut", align)
    line = QRectF(0, look.head - 1, places.width(), 1)
    painter.setPen(QPen(theme.color("panel_text"), max(1.0, theme.px(1.2))))
    painter.drawLine(line.topLeft(), line.topRight())


def _row(
    painter: QPainter,
    box: QRectF,
    row: Row,
    place: int,
    look: GridLook,
    theme: Theme,
    places: Places,
) -> None:
    if row.group:
        head = QRectF(0, box.top() - look.group, box.width(), look.group)
        words = head.adjusted(theme.px(PAD), 0, 0, 0)
        draw_text(painter, words, row.group.upper(), theme, "caps", "panel_mut", LEFT)
    if place == look.at[0]:
        painter.fillRect(box, theme.color("accent" if theme.dark else "glow", 42))
    elif look.under is not None and place == look.under[0]:
        painter.fillRect(box, theme.color("accent" if theme.dark else "glow", 20))
    first = places.cell_rect(place, 0)
    head = QRectF(0, box.top(), first.left(), box.height()).adjusted(theme.px(PAD), 0, 0, 0)
    draw_text(painter, head, row.head, theme, "card-number", "bad", LEFT, px=_head_px(theme))
    for i, column in enumerate(look.columns):
        cell = places.cell_rect(place, i)
        _cell(painter, cell, column, row, i, look, theme)
        if (place, i) in look.bad:
            _mark(painter, cell, theme)
    paint_rule(painter, box.translated(0, box.height() - 1), theme)


def _head_px(theme: Theme) -> float:
    return 16 * theme.k * theme.text


def _cell(
    painter: QPainter,
    cell: QRectF,
    column: Column,
    row: Row,
    place: int,
    look: GridLook,
    theme: Theme,
) -> None:
    words, closed = row.cells[place], place in row.closed
    inner = cell.adjusted(theme.px(PAD), 0, -theme.px(PAD / 2), 0)
    if column.kind == SAID:
        _said(painter, inner, words, theme)
        return
    open_cell = look.open_to_all and not closed
    if open_cell:
        inset = theme.px(2)
        ground = cell.adjusted(inset, inset, -inset, -inset)
        painter.setPen(QPen(theme.color("rule"), 1))
        painter.setBrush(theme.color("field_paper"))
        r = theme.px(SPACE.r_field)
        painter.drawRoundedRect(ground, r, r)
    if closed:
        draw_text(painter, cell, "–", theme, "body", "rule", CENTER)
    elif column.kind == SWITCH:
        _box(painter, cell, theme, bool(words), open_cell)
    elif column.kind == PICK:
        draw_text(painter, inner, words, theme, "body-strong", "panel_text", LEFT)
        if open_cell:
            _arrow(painter, cell, theme)
    elif column.kind == NUMBER:
        inner.adjust(0, 0, -theme.px(PAD / 2), 0)
        draw_text(painter, inner, words, theme, "body-strong", "panel_text", RIGHT)
    else:
        draw_text(painter, inner, words, theme, "body-strong", "panel_text", LEFT)


def _said(painter: QPainter, inner: QRectF, words: str, theme: Theme) -> None:
    lines = words.split("\n")
    high = inner.height() / len(lines)
    squeeze = theme.px(2) if len(lines) > 1 else 0.0
    for i, line in enumerate(lines):
        box = QRectF(inner.left(), inner.top() + i * high, inner.width(), high)
        box.translate(0, squeeze if i == 0 else -squeeze)
        draw_text(painter, box, line, theme, "small", "panel_mut", LEFT)


def _box(painter: QPainter, cell: QRectF, theme: Theme, on: bool, open_cell: bool) -> None:
    side = min(theme.px(17), cell.height() * 0.6)
    box = QRectF(0, 0, side, side)
    box.moveCenter(cell.center())
    if open_cell or on:
        painter.setPen(QPen(theme.mix("panel_edge", "panel_mut", 0.55), max(1.0, theme.px(1.2))))
        painter.setBrush(theme.color("ok") if on else theme.color("field_paper"))
        painter.drawRoundedRect(box, theme.px(3), theme.px(3))
    if on:
        inset = side * 0.16
        check = box.adjusted(inset, inset, -inset, -inset)
        paint_icon(painter, check, "check", theme.color("home_t"), 3)


def _arrow(painter: QPainter, cell: QRectF, theme: Theme) -> None:
    d = theme.px(3.6)
    tip = QPointF(cell.right() - theme.px(11), cell.center().y() + d * 0.6)
    wings = (tip + QPointF(-d, -d * 1.2), tip + QPointF(d, -d * 1.2))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.color("panel_mut", 170))
    painter.drawPolygon(QPolygonF([wings[0], wings[1], tip]))


def _mark(painter: QPainter, cell: QRectF, theme: Theme) -> None:
    """A fault: a frame and a corner turned down, told by shape as much as by color."""
    inset = theme.px(2)
    frame, bad = cell.adjusted(inset, inset, -inset, -inset), theme.color("bad")
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(bad, max(1.5, theme.px(2))))
    painter.drawRoundedRect(frame, theme.px(SPACE.r_field), theme.px(SPACE.r_field))
    d = theme.px(9)
    corner = frame.topRight()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(bad))
    painter.drawPolygon(QPolygonF([corner, corner + QPointF(-d, 0), corner + QPointF(0, d)]))


def paint_thread(
    painter: QPainter,
    right: float,
    top: float,
    bottom: float,
    scrolled: tuple[float, float],
    theme: Theme,
) -> None:
    """A thread at the right that says how far it is scrolled; nothing where all is in sight."""
    at, most = scrolled
    if most <= 0.5:
        return
    whole = bottom - top
    long = max(theme.px(24), whole * whole / (whole + most))
    start = top + (whole - long) * at / most
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.color("panel_mut", 120))
    painter.drawRoundedRect(QRectF(right - theme.px(4), start, theme.px(4), long), 2, 2)


def _current(painter: QPainter, places: Places, look: GridLook, theme: Theme) -> None:
    if not look.focus:
        return
    cell = places.cell_rect(*look.at)
    if cell.top() < look.head - 1:
        return
    inset = theme.px(SPACE.focus + 1)
    ring = cell.adjusted(inset, inset, -inset, -inset)
    paint_focus(painter, ring, theme.px(SPACE.r_field), theme)
