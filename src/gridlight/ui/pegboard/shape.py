"""Where the holes of a peg board are: the whole of it, or a window of it near the eye."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from math import floor

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt

from gridlight.present.pegboard import Hole
from gridlight.ui.theme import Theme

# in pixels at 100 %
FRAME = 12.0
STRIP = 30.0  # a gauge
GAP = 8.0  # between a gauge and the plank
RULER = 18.0
HEM = FRAME * 0.6 + STRIP + GAP
# in hole spacings
END, SIDE = 1.35, 1.1  # of plank beyond the last holes
SIDELINE = 0.62
PEG = 0.94  # a peg's width
CLOSE = 21.0  # holes seen across in the close view
LEAST = 6.0
Key = Qt.Key
_ARROWS = {Key.Key_Left: (-1, 0), Key.Key_Right: (1, 0), Key.Key_Up: (0, -1), Key.Key_Down: (0, 1)}


@dataclass(frozen=True)
class PegShape:
    """A board within `outer` (widget's pixels) whose plank shows in `window`.

    Holes are `s` apart; `origin` is where the middle hole of the line of scrimmage is seen. The
    offense attacks to the right where `heading` is +1 and the board isn't `turned`.
    """

    theme: Theme
    ratio: float
    s: float
    outer: QRectF
    window: QRectF
    origin: QPointF
    width: int = 35
    half: int = 20
    heading: int = 1
    turned: bool = False

    @property
    def way(self) -> int:
        """+1 where the offense attacks to the right."""
        return -self.heading if self.turned else self.heading

    @property
    def middle(self) -> float:
        """The middle column."""
        return (self.width + 1) / 2

    @property
    def peg(self) -> float:
        """A peg's width."""
        return self.s * PEG

    def share(self, of_spacing: float) -> float:
        """A share of the spacing as the width of a pen: one pixel at least."""
        return max(1.0, of_spacing * self.s)

    def at(self, column: float, row: float) -> QPointF:
        """The point of a place on the grid of holes."""
        x, y = row * self.way, (column - self.middle) * self.way
        return QPointF(self.origin.x() + x * self.s, self.origin.y() + y * self.s)

    def center(self, hole: Hole) -> QPointF:
        """The middle of a hole."""
        return self.at(hole[0], hole[1])

    def cell(self, hole: Hole, reach: float = 0.5) -> QRectF:
        """The box around a hole, `reach` spacings to each side."""
        point, r = self.center(hole), reach * self.s
        return QRectF(point.x() - r, point.y() - r, 2 * r, 2 * r)

    def place_of(self, point: QPointF) -> tuple[float, float]:
        """The column and row of a point, as fractions."""
        x = (point.x() - self.origin.x()) / self.s * self.way
        y = (point.y() - self.origin.y()) / self.s * self.way
        return y + self.middle, x

    def hole_at(self, point: QPointF) -> Hole | None:
        """The hole whose cell a point is in, or a place out of bounds just over a sideline."""
        if not self.window.contains(point):
            return None
        column, row = self.place_of(point)
        hole = (floor(column + 0.5), floor(row + 0.5))
        on = 0 <= hole[0] <= self.width + 1 and abs(hole[1]) <= self.half
        return hole if on else None

    def beside(self, hole: Hole, key: int) -> Hole:
        """The hole that an arrow key leads to from one; the same at the board's edge."""
        x, y = _ARROWS[Key(key)]
        column, row = hole[0] + y * self.way, hole[1] + x * self.way
        on = 0 <= column <= self.width + 1 and abs(row) <= self.half
        return (column, row) if on else hole

    @cached_property
    def plank(self) -> QRectF:
        """The whole drilled board, as large as it is seen now; the window shows a part."""
        wide, high = plank_size(self.width, self.half)
        return QRectF(
            self.origin.x() - wide * self.s / 2,
            self.origin.y() - high * self.s / 2,
            wide * self.s,
            high * self.s,
        )

    @property
    def ruler(self) -> QRectF:
        """The strip of plank above the window, with the distances from the line."""
        high = round(self.theme.px(RULER) * self.ratio) / self.ratio
        window = self.window
        return QRectF(window.left(), window.top() - high, window.width(), high)

    def gauge(self, *, above: bool) -> QRectF:
        """The gauge's strip above or below the plank."""
        high, edge = self.theme.px(STRIP), self.theme.px(FRAME)
        y = (
            self.outer.top() + self.theme.px(FRAME * 0.6)
            if above
            else self.outer.bottom() - self.theme.px(FRAME * 0.6) - high
        )
        return QRectF(self.outer.left() + edge, y, self.outer.width() - 2 * edge, high)

    def gauge_x(self, spot: float) -> float:
        """How far to the right a spot lies on the gauges."""
        strip = self.gauge(above=True)
        room = self.theme.px(16)
        share = spot / 100
        if self.turned:
            share = 1 - share
        return strip.left() + room + share * (strip.width() - 2 * room)

    def seen(self, rect: QRectF) -> bool:
        """Whether something of a box shows in the window."""
        return self.window.intersects(rect)

    def snapped(self, point: QPointF) -> QPointF:
        """A point on whole device pixels."""
        return _snapped(point, self.ratio)


def plank_size(width: int, half: int) -> tuple[float, float]:
    """The plank's length and breadth in hole spacings."""
    return 2 * half + 2 * END, width - 1 + 2 * SIDE


def shape_in(
    area: QRectF,
    ratio: float,
    theme: Theme,
    *,
    width: int = 35,
    half: int = 20,
    heading: int = 1,
    turned: bool = False,
) -> PegShape:
    """The largest whole board that fits in `area`, in its middle."""
    wide, high = plank_size(width, half)
    edge_x, edge_y = theme.px(2 * FRAME), theme.px(2 * HEM + RULER)
    s = max(LEAST, min((area.width() - edge_x) / wide, (area.height() - edge_y) / high))
    size = QSizeF(wide * s + edge_x, high * s + edge_y)
    corner = QPointF(
        area.left() + (area.width() - size.width()) / 2,
        area.top() + (area.height() - size.height()) / 2,
    )
    outer = QRectF(_snapped(corner, ratio), size)
    top_left = _snapped(outer.topLeft() + QPointF(theme.px(FRAME), theme.px(HEM + RULER)), ratio)
    window = QRectF(top_left, _floored(QSizeF(wide * s, high * s), ratio))
    origin = top_left + QPointF(wide * s, high * s) / 2
    return PegShape(theme, ratio, s, outer, window, origin, width, half, heading, turned)


def _snapped(point: QPointF, ratio: float) -> QPointF:
    """A point on whole device pixels."""
    return QPointF(round(point.x() * ratio) / ratio, round(point.y() * ratio) / ratio)


def _floored(size: QSizeF, ratio: float) -> QSizeF:
    """A size of whole device pixels, not larger."""
    return QSizeF(floor(size.width() * ratio) / ratio, floor(size.height() * ratio) / ratio)


def close_spacing(whole: PegShape) -> float:
    """How far holes are apart in the close view."""
    window = whole.window
    return max(whole.s * 1.4, min(window.width(), window.height()) / (CLOSE - 0.4))


def looked_at(whole: PegShape, eye: tuple[float, float], near: float) -> PegShape:
    """The board as an eye over a column and row sees it; `near` from 0, the whole, to 1, close.

    The plank always fills the window, and lies on whole device pixels.
    """
    if near <= 0:
        return whole
    s = whole.s + (close_spacing(whole) - whole.s) * near
    window = whole.window
    wide, high = plank_size(whole.width, whole.half)
    slack_x = max(0.0, (wide * s - window.width()) / 2)
    slack_y = max(0.0, (high * s - window.height()) / 2)
    x = max(-slack_x, min(slack_x, -eye[1] * whole.way * s))
    y = max(-slack_y, min(slack_y, -(eye[0] - whole.middle) * whole.way * s))
    half = QPointF(wide * s, high * s) / 2
    corner = whole.snapped(window.center() + QPointF(x, y) - half)
    return replace(whole, s=s, origin=corner + half)
