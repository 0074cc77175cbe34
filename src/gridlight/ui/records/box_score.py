"""What both teams did in a game, as two lines that are written into the book."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPen

from gridlight.present.record_book_games import Table
from gridlight.ui.paint.text import CENTER, draw_text
from gridlight.ui.records.writing import double_rule, write
from gridlight.ui.theme import Theme

NAME, LEAST_NAME, CELL = 0.42, 0.28, 72.0


def paint_lines(painter: QPainter, box: QRectF, table: Table, theme: Theme) -> None:
    """Two lines in pencil under printed heads; each begins with a name."""
    t, high = theme, box.height() / 3
    heads, *lines = table
    columns = len(heads) - 1
    fits = box.width() - columns * t.px(CELL) * max(1.0, t.text)
    name = max(box.width() * LEAST_NAME, min(box.width() * NAME, fits))
    wide = (box.width() - name) / columns
    rule = QPen(t.color("rule"), max(1.0, t.px(1)))
    for i, head in enumerate(heads[1:]):
        cell = QRectF(box.left() + name + i * wide, box.top(), wide, high)
        draw_text(painter, cell, head, t, "small-strong", "panel_mut", CENTER)
    double_rule(painter, box.left(), box.right(), box.top() + high, t)
    for place, line in enumerate(lines, start=1):
        top = box.top() + place * high + t.px(3)
        first = QRectF(box.left() + t.px(4), top, name - t.px(8), high)
        write(painter, first, line[0], t, seed=place * 5)
        for i, value in enumerate(line[1:]):
            cell = QRectF(box.left() + name + i * wide, top, wide, high)
            write(painter, cell, value, t, CENTER, seed=place * 17 + i)
        painter.setPen(rule)
        painter.drawLine(QPointF(box.left(), top + high), QPointF(box.right(), top + high))
    painter.setPen(QPen(t.mix("rule", "bad", 0.22, 150), max(1.0, t.px(1))))
    for i in (0, columns - 1):
        x = box.left() + name + i * wide
        painter.drawLine(QPointF(x, box.top() + high), QPointF(x, box.bottom() + t.px(3)))
