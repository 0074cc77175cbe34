"""The list of the last plays on a printed card."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from gridlight.kernel.language import tr
from gridlight.ui.paint.panel import paint_panel
from gridlight.ui.paint.text import LEFT, RIGHT, draw_text, text_width
from gridlight.ui.theme import Theme
from gridlight.ui.tokens import SPACE


@dataclass(frozen=True, slots=True)
class PlayRow:
    """One play: its number, down and distance, what was called and what came of it.

    `tone` is `good`, `bad` or `plain` for the color of `result`.
    """

    number: str
    down: str
    call: str
    result: str
    tone: str = "plain"
    current: bool = False


TONES = {"good": "ok", "bad": "bad", "plain": "panel_text"}
HEAD = 37.0
RESULT, LEAST_CALL = 0.87, 0.6  # where results begin in a row, and how far to the left they may
ROW = 28.0


def rows_that_fit(rect: QRectF, theme: Theme) -> int:
    """How many plays a list of this size shows."""
    return max(0, int((rect.height() - theme.px(HEAD)) / theme.px(ROW)))


def paint_play_list(
    painter: QPainter,
    rect: QRectF,
    theme: Theme,
    rows: Sequence[PlayRow],
    title: str = tr("LAST PLAYS"),
    note: str = "",
) -> None:
    """The newest plays first, as many as fit; `note` stands at the right of the title."""
    paint_panel(painter, rect, theme)
    pad = theme.px(SPACE.s4)
    head = QRectF(rect.left() + pad, rect.top() + theme.px(6), rect.width() - 2 * pad, theme.px(26))
    draw_text(painter, head, title, theme, "caps", "panel_text", LEFT)
    draw_text(painter, head, note, theme, "small", "panel_mut", RIGHT)
    painter.setPen(QPen(theme.color("panel_text"), theme.px(1.2)))
    painter.drawLine(
        QPointF(head.left(), rect.top() + theme.px(33)),
        QPointF(head.right(), rect.top() + theme.px(33)),
    )
    for i, row in enumerate(rows[: rows_that_fit(rect, theme)]):
        top = rect.top() + theme.px(HEAD + ROW * i)
        _row(painter, QRectF(head.left(), top, head.width(), theme.px(ROW)), theme, row, i)


def _row(painter: QPainter, box: QRectF, theme: Theme, row: PlayRow, index: int) -> None:
    if row.current:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.color("accent" if theme.dark else "glow", 90))
        r = theme.px(SPACE.r_drum)
        shade = box.adjusted(-theme.px(8), theme.px(1), theme.px(8), -theme.px(1))
        painter.drawRoundedRect(shade, r, r)
    elif index:
        painter.setPen(QPen(theme.color("rule"), theme.px(1)))
        painter.drawLine(box.topLeft(), box.topRight())
    needed = (text_width(theme, "caps", row.result) + theme.px(6)) / max(1.0, box.width())
    result = min(RESULT, max(LEAST_CALL, 1.0 - needed))  # a long one takes room from the call
    columns = (
        (0.0, 0.08, row.number, "small", "panel_mut", LEFT),
        (0.08, 0.31, row.down, "body-strong", "panel_text", LEFT),
        (0.31, result, row.call, "body", "panel_text", LEFT),
        (result, 1.0, row.result, "caps", TONES[row.tone], RIGHT),
    )
    for left, right, text, role, token, align in columns:
        cell = QRectF(
            box.left() + box.width() * left,
            box.top(),
            box.width() * (right - left) - theme.px(4),
            box.height(),
        )
        if align is RIGHT:
            cell.setRight(box.right())
        draw_text(painter, cell, text, theme, role, token, align)
