"""Things laid one under another on a printed card, with their words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from gridlight.ui.paint.panel import paint_panel, paint_rule
from gridlight.ui.paint.text import draw_lines, draw_text, line_height, lines_height
from gridlight.ui.theme import Theme
from gridlight.ui.tokens import SPACE


@dataclass(frozen=True, slots=True)
class Said:
    """Words on a card: a heading with its rule, or lines of text.

    A `hint` isn't written where there is no room for it.
    """

    words: str
    role: str = "small"
    token: str = "panel_mut"
    hint: bool = False

    @property
    def heading(self) -> bool:
        """Whether it stands on one line over a rule."""
        return self.role == "object"


Row = Said | QWidget | tuple[QWidget, ...] | float
"""Words, a control, controls side by side, or an empty space in pixels at 100 %."""


class Column:
    """A printed card on the table: `upper` is laid from its top, `lower` ends at its foot."""

    def __init__(self) -> None:
        self.card = QRectF()
        self._said: list[tuple[QRectF, Said]] = []

    def lay(
        self, card: QRectF, theme: Theme, upper: Sequence[Row], lower: Sequence[Row] = ()
    ) -> None:
        """Give each row its place; too little room takes hints, spaces, then height."""
        self.card, self._said = card, []
        pad = theme.px(SPACE.s4)
        inner = card.adjusted(pad, theme.px(SPACE.s3), -pad, -theme.px(SPACE.s3))
        upper, lower = _without_hints(upper, lower, theme, inner)
        rows = (*upper, *lower)
        loose = sum(theme.px(row) for row in rows if isinstance(row, float))
        wanted = sum(_high(row, theme, inner.width()) for row in rows) - loose
        gap = min(1.0, max(0.0, (inner.height() - wanted) / loose)) if loose else 1.0
        press = min(1.0, inner.height() / wanted) if wanted else 1.0
        highs = [
            _high(row, theme, inner.width()) * (gap if isinstance(row, float) else press)
            for row in rows
        ]
        count = len(upper)
        self._lay(inner, inner.top(), upper, highs[:count])
        self._lay(inner, inner.bottom() - sum(highs[count:]), lower, highs[count:])

    def _lay(self, inner: QRectF, top: float, rows: Sequence[Row], highs: Sequence[float]) -> None:
        for row, high in zip(rows, highs, strict=True):
            box = QRectF(inner.left(), top, inner.width(), high)
            top += high
            if isinstance(row, Said):
                self._said.append((box, row))
            elif isinstance(row, QWidget):
                row.setGeometry(box.toRect())
            elif isinstance(row, tuple):
                _side_by_side(row, box)

    def paint(self, painter: QPainter, theme: Theme) -> None:
        """The card and its words; the controls paint themselves."""
        paint_panel(painter, self.card, theme)
        for box, said in self._said:
            if said.heading:
                draw_text(painter, box, said.words, theme, said.role, said.token)
                paint_rule(painter, box.translated(0, box.height() - theme.px(3)), theme)
            else:
                draw_lines(painter, box, said.words, theme, said.role, said.token)


def heading(words: str) -> Said:
    """A heading with its rule."""
    return Said(words, "object", "panel_text")


def label(words: str) -> Said:
    """What the control below is for."""
    return Said(words, "small-strong", "panel_text")


def hint(words: str) -> Said:
    """Words that help, where there is room for them."""
    return Said(words, hint=True)


def _high(row: Row, theme: Theme, wide: float) -> float:
    if isinstance(row, float):
        return theme.px(row)
    if isinstance(row, Said):
        if row.heading:
            return line_height(theme, row.role) + theme.px(8)
        return lines_height(theme, row.role, row.words, wide) + theme.px(2)
    parts = (row,) if isinstance(row, QWidget) else row
    hints = (part.heightForWidth(round(wide)) for part in parts)
    return max(
        float(hint if hint > 0 else part.sizeHint().height())
        for part, hint in zip(parts, hints, strict=True)
    )


def _without_hints(
    upper: Sequence[Row], lower: Sequence[Row], theme: Theme, inner: QRectF
) -> tuple[list[Row], list[Row]]:
    """The rows without those hints, the last first, that there is no room for."""
    left, foot = list(upper), list(lower)
    for rows in (foot, left):
        for row in reversed(list(rows)):
            tight = (r for r in (*left, *foot) if not isinstance(r, float))
            needed = sum(_high(r, theme, inner.width()) for r in tight)
            if needed <= inner.height():
                return left, foot
            if isinstance(row, Said) and row.hint:
                rows.remove(row)
    return left, foot


def _side_by_side(parts: tuple[QWidget, ...], box: QRectF) -> None:
    """Controls in a row, each as wide as it wishes to be beside the others."""
    wished = [max(1, part.sizeHint().width()) for part in parts]
    left = box.left()
    for part, wish in zip(parts, wished, strict=True):
        wide = box.width() * wish / sum(wished)
        part.setGeometry(QRectF(left, box.top(), wide, box.height()).toRect())
        left += wide
