"""Where things lie on the Pegskin stage, from its size and the board's alone."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSizeF

from gridlight.ui.pegboard.shape import FRAME, HEM, RULER, plank_size
from gridlight.ui.theme import Theme

MARGIN, GAP = 12.0, 10.0
LEAST_COLUMN, MOST_COLUMN = 400.0, 620.0
TRAY_HIGH, PLAQUE_HIGH, STRIP_HIGH, TOOLS_HIGH = 150.0, 64.0, 54.0, 32.0
BAR_GAP = 8.0  # between an evaluation bar and the frame, for marking pegs stand out there
PEG_ROOM = 8.0  # that a marking peg stands out above the frame


@dataclass(frozen=True, slots=True)
class StageLayout:
    """Rects in the screen's coordinates.

    `board` is where the framed board may lie. `side` is the Yardcard's place, where line-ups
    are offered too, and at whose lower edge questions are asked.
    """

    board: QRectF
    tray: QRectF
    plaque: QRectF
    strip: QRectF
    side: QRectF
    tools: QRectF


def lay_out(
    stage: QRectF,
    theme: Theme,
    width: int,
    half: int,
    *,
    watched: bool = False,
    bar: float = 0.0,
    rows: int = 1,
) -> StageLayout:
    """The layout for a stage (what lies between the bars) with a board of so many holes.

    Where the game is only watched, the card has the room of what is called or pressed. An
    evaluation bar has `bar` pixels over the board; the small buttons lie in so many rows.
    """
    k = theme.k
    inside = stage.adjusted(MARGIN * k, MARGIN * k, -MARGIN * k, -MARGIN * k)
    inside.setTop(inside.top() - (MARGIN - PEG_ROOM) * k)
    board = QRectF(inside.topLeft(), inside.size())
    if bar:
        board.setTop(board.top() + bar + (BAR_GAP + PEG_ROOM) * k)
    board.setWidth(_board_wide(board, theme, width, half))
    gap = GAP * k
    right = QRectF(board.right() + gap * 1.6, inside.top(), 0, inside.height())
    right.setWidth(min(MOST_COLUMN * k, inside.right() - right.left()))
    spare = inside.right() - right.right()
    board.translate(spare / 2, 0)
    right.translate(spare / 2, 0)
    tray = _slice(right, TRAY_HIGH * k, gap)
    plaque = _slice(right, PLAQUE_HIGH * k, gap)
    if watched:
        none = QRectF(right.bottomLeft(), QSizeF(0, 0))
        return StageLayout(board, tray, plaque, none, right, none)
    strip = _slice(right, STRIP_HIGH * k, gap * 0.4)
    tools = QRectF(right)
    tools.setTop(right.bottom() - rows * TOOLS_HIGH * k)
    right.setBottom(tools.top() - gap)
    return StageLayout(board, tray, plaque, strip, right, tools)


def _board_wide(inside: QRectF, theme: Theme, width: int, half: int) -> float:
    """As wide as the board is at this height, as far as the column beside it has its room."""
    long, broad = plank_size(width, half)
    spacing = (inside.height() - theme.px(2 * HEM + RULER)) / broad
    wide = long * spacing + theme.px(2 * FRAME)
    return min(wide, inside.width() - theme.px(LEAST_COLUMN) - theme.px(GAP) * 1.6)


def _slice(right: QRectF, high: float, gap: float) -> QRectF:
    """Cut a part off the column's upper end."""
    part = QRectF(right.left(), right.top(), right.width(), high)
    right.setTop(part.bottom() + gap)
    return part
