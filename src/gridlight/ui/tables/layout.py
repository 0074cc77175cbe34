"""Where the parts of an editor lie: the shelf, the table, its picture and figures."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF

from gridlight.ui.theme import Theme
from gridlight.ui.tokens import SPACE

SHELF, SIDE, WIDE_SIDE, GAP = 214.0, 322.0, 384.0, 12.0
HEAD, LINE, PAD, ROW = 46.0, 24.0, 16.0, 28.0
FIGURE = 21.0
MANY = 4
"""Sections up to so many stand in a row above the table; more are a list."""


@dataclass(frozen=True, slots=True)
class Layout:
    """The three cards and what lies on them, in the screen's coordinates."""

    shelf: QRectF
    table: QRectF
    side: QRectF
    names: QRectF
    areas: QRectF
    grid: QRectF
    title: QRectF
    total: QRectF
    note: QRectF
    picture: QRectF
    figures: QRectF
    faults: QRectF


def layout(
    stage: QRectF, theme: Theme, *, button: float, areas: bool, figures: int, names: int
) -> Layout:
    """The places on a stage; `button` is a button's height, `figures` and `names` how many."""
    k, big = theme.k, max(1.0, theme.text)
    m = theme.px(GAP)
    whole = stage.adjusted(m, m, -m, -m)
    shelf = QRectF(whole.left(), whole.top(), SHELF * k, whole.height())
    wide = (WIDE_SIDE if areas else SIDE) * k
    side = QRectF(whole.right() - wide, whole.top(), wide, whole.height())
    table = QRectF(shelf.right() + m, whole.top(), 0, whole.height())
    table.setRight(side.left() - m)
    first, second = _lists(shelf, theme, button, areas, names)
    grid, title, total, note = _table(table, theme, button)
    picture, numbers, faults = _side(side, k, big, figures)
    return Layout(
        shelf, table, side, first, second, grid, title, total, note, picture, numbers, faults
    )


def _lists(
    shelf: QRectF, theme: Theme, button: float, areas: bool, names: int
) -> tuple[QRectF, QRectF]:
    k, big = theme.k, max(1.0, theme.text)
    head, line = HEAD * k, ROW * k * big
    bottom = shelf.bottom() - 3 * (button + 3 * k) - 16 * k
    first = QRectF(shelf.left() + 8 * k, shelf.top() + head, shelf.width() - 16 * k, 0)
    first.setBottom(bottom)
    if not areas:
        return first, QRectF()
    edge = 2 * SPACE.s1 * k
    most = max(2, int(((bottom - first.top() - head) * 0.42 - edge) / line))
    first.setHeight(min(max(names, 2), most) * line + edge)
    second = QRectF(first.left(), first.bottom() + head, first.width(), 0)
    whole = max(1, int((bottom - second.top() - edge) / line))
    second.setHeight(whole * line + edge)
    return first, second


def _table(table: QRectF, theme: Theme, button: float) -> tuple[QRectF, QRectF, QRectF, QRectF]:
    k, big = theme.k, max(1.0, theme.text)
    inner = table.adjusted(PAD * k, 0, -PAD * k, -12 * k)
    title = QRectF(inner.left(), inner.top() + 10 * k, inner.width(), (HEAD - 4) * k * big**0.5)
    note = QRectF(inner.left(), inner.bottom() - button, inner.width(), button)
    total = QRectF(inner.left(), note.top() - LINE * k * big, inner.width(), LINE * k * big)
    grid = QRectF(inner.left(), title.bottom() + 4 * k, inner.width(), 0)
    grid.setBottom(total.top() - 6 * k)
    return grid, title, total, note


def _side(side: QRectF, k: float, big: float, figures: int) -> tuple[QRectF, QRectF, QRectF]:
    inner = side.adjusted(PAD * k, 12 * k, -PAD * k, -10 * k)
    numbers_high = (FIGURE * big * (figures + 1) + 8) * k
    faults_high = max(86 * k * big, inner.height() * 0.17)
    room = inner.height() - numbers_high - faults_high - 44 * k
    picture = QRectF(inner.left(), inner.top(), inner.width(), min(room, inner.width() * 1.14))
    numbers = QRectF(inner.left(), picture.bottom() + 6 * k, inner.width(), numbers_high)
    faults = QRectF(inner.left() - 14 * k, numbers.bottom() + 42 * k, inner.width() + 28 * k, 0)
    faults.setBottom(inner.bottom())
    return picture, numbers, faults
