"""Where things lie on the All-Pro stage, from its size alone, with the board flat or upright."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSizeF

from gridlight.present.board import ROWS
from gridlight.ui.boards.shape import BORDER
from gridlight.ui.theme import Theme

MARGIN, GAP = 12.0, 12.0
MOST_COLUMN = 440.0
COLUMN, SCORE_HIGH, TOOL_HIGH, STRIP_HIGH = 258.0, 226.0, 33.0, 60.0
BAR_GAP = 4.0
LEAST_STRIP = 860.0  # under a board that is narrower the calls reach beyond it
TABS = 22.0  # what tabs take at the left of an upright board


@dataclass(frozen=True, slots=True)
class StageLayout:
    """Rects in the screen's coordinates.

    `board` is where the printed card may lie, `strip` where the calls lie, `foot` where
    questions are laid, growing upward from its lower edge. `side` is where line-ups are
    offered, over the list of plays.
    """

    board: QRectF
    strip: QRectF
    scoreboard: QRectF
    tools: QRectF
    plays: QRectF
    side: QRectF
    foot: QRectF


def lay_out(
    stage: QRectF, theme: Theme, columns: int, *, upright: bool, rows: int = 2, bar: float = 0.0
) -> StageLayout:
    """The layout for a stage (what lies between the bars), with so many rows of small buttons.

    An evaluation bar has `bar` pixels over the board.
    """
    k = theme.k
    over = bar + BAR_GAP * k if bar else 0.0
    inside = stage.adjusted(MARGIN * k, MARGIN * k, -MARGIN * k, 0)
    column = COLUMN * k
    right = QRectF(inside.right() - column, inside.top(), column, inside.height() - MARGIN * k)
    scoreboard = QRectF(right.left(), right.top(), column, SCORE_HIGH * k)
    tools = QRectF(right.left(), scoreboard.bottom() + GAP * k, column, rows * TOOL_HIGH * k)
    side = QRectF(right)
    side.setTop(tools.bottom() + GAP * k)
    if upright:
        return _upright(inside, theme, columns, (scoreboard, tools, side), over)
    left = QRectF(inside)
    left.setTop(left.top() + over)
    left.setRight(right.left() - GAP * k)
    strip = QRectF(left)
    strip.setTop(left.bottom() - STRIP_HIGH * k)
    board = _fitted(left, strip.top(), (ROWS, columns))
    wide = max(board.width(), min(LEAST_STRIP * k, left.right() - board.left()))
    strip = QRectF(board.left(), board.bottom(), wide, left.bottom() - board.bottom())
    if strip.height() > STRIP_HIGH * k * 1.5:
        strip.setHeight(STRIP_HIGH * k * 1.5)
    return StageLayout(board, strip, scoreboard, tools, side, side, QRectF(strip))


def lay_out_watched(stage: QRectF, theme: Theme, columns: int, *, upright: bool) -> StageLayout:
    """The layout where nothing is to be done: the board larger, the plays in a wider column."""
    k = theme.k
    inside = stage.adjusted(MARGIN * k, MARGIN * k, -MARGIN * k, -MARGIN * k)
    sides = (columns, ROWS) if upright else (ROWS, columns)
    wide, high = (count + 2 * BORDER for count in sides)
    room = inside.width() - (COLUMN + GAP + TABS * upright) * k
    q = int(min(room / wide, inside.height() / high))
    board = QRectF(inside.left() + TABS * upright * k, inside.top(), wide * q + 1, high * q + 1)
    column = min(inside.right() - board.right() - GAP * k, MOST_COLUMN * k)
    spare = inside.right() - board.right() - GAP * k - column
    board.translate(spare / 2, 0)
    right = QRectF(board.right() + GAP * k, inside.top(), column, inside.height())
    scoreboard = QRectF(right.left(), right.top(), column, SCORE_HIGH * k)
    side = QRectF(right)
    side.setTop(scoreboard.bottom() + GAP * k)
    none = QRectF(right.bottomLeft(), QSizeF(0, 0))
    return StageLayout(board, none, scoreboard, none, side, side, none)


def _fitted(room: QRectF, bottom: float, squares: tuple[int, int]) -> QRectF:
    """The card's place: as large as fits, at the right of its room where it is wider."""
    wide, high = (count + 2 * BORDER for count in squares)
    q = int(min(room.width() / wide, (bottom - room.top()) / high))
    box = QRectF(0, room.top(), wide * q + 1, high * q + 1)
    box.moveRight(room.right())
    return box.translated(-(room.width() - box.width()) / 2, 0)


def _upright(
    inside: QRectF,
    theme: Theme,
    columns: int,
    column: tuple[QRectF, QRectF, QRectF],
    over: float,
) -> StageLayout:
    """The upright board at the left, plays in the middle, calls below them."""
    k = theme.k
    scoreboard, tools, side = column
    high = inside.height() - MARGIN * k - over
    q = int(high / (ROWS + 2 * BORDER))
    wide = (columns + 2 * BORDER) * q + 1
    top = inside.top() + over
    board = QRectF(inside.left() + TABS * k, top, wide, (ROWS + 2 * BORDER) * q + 1)
    rest = QRectF(board.right() + GAP * k, inside.top(), 0, inside.height())
    rest.setRight(inside.right())
    strip = QRectF(rest.left(), rest.bottom() - 2 * STRIP_HIGH * k, rest.width(), 0)
    strip.setBottom(rest.bottom())
    plays = QRectF(rest.left(), rest.top(), 0, strip.top() - rest.top() - GAP * k)
    plays.setRight(scoreboard.left() - GAP * k)
    side = QRectF(side)
    side.setBottom(plays.bottom())
    return StageLayout(board, strip, scoreboard, tools, plays, side, QRectF(strip))
