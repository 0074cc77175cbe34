"""The eye over the board: the whole of it, or close to the ball, and the ways between."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF

from gridlight.ui.pegboard.shape import looked_at
from gridlight.ui.pegboard.sight import Place
from gridlight.ui.tabletop.motion import Curve, Glide

if TYPE_CHECKING:
    from gridlight.ui.pegboard.board import PegBoard

MARGIN = 4.5  # holes that are kept between what is followed and the window's edge
PUSH = 0.16  # of the way to the edge's margin that a carried peg pushes the window


class Eye(QObject):
    """Moves the board's window."""

    def __init__(self, board: PegBoard) -> None:
        super().__init__(board)
        self._board = board
        self._near = Glide(self, self._nearing, 0.0)
        self._pan = Glide(self, self._panning, 1.0, Curve.InOutQuad)
        self._way: tuple[Place, Place] | None = None
        self._fixed: tuple[Place, QPointF] | None = None

    @property
    def close(self) -> bool:
        """Whether the close view is on, or coming."""
        return self._near.target > 0.5

    def zoom(self, close: bool, place: Place, at: QPointF | None = None) -> None:
        """Go close to a place, or back to the whole board; `at` is where it stays on screen."""
        if close == self.close:
            return
        self._pan.finish()
        self._way = None
        board = self._board
        self._fixed = None
        if close:
            point = board.whole.window.center() if at is None else at
            if self._near.value == 0.0:
                board.see(replace(board.sight, eye=place))
            self._fixed = (place, point)
        self._near.to(1.0 if close else 0.0, board.theme.times.zoom, self._arrived)

    def _arrived(self) -> None:
        self._fixed = None
        self._board.zoomed.emit(self.close)

    def _nearing(self, way: float) -> None:
        board = self._board
        eye = board.sight.eye
        if self._fixed is not None:
            eye = self._eye_for(*self._fixed, way)
        board.see(replace(board.sight, near=way, eye=eye))

    def _eye_for(self, place: Place, point: QPointF, near: float) -> Place:
        """The eye that has a place seen at a point."""
        board = self._board
        shape = looked_at(board.whole, place, near)
        off = (shape.window.center() - point) / shape.s * shape.way
        return self.clamped((place[0] + off.y(), place[1] + off.x()), near)

    def clamped(self, eye: Place, near: float = 1.0) -> Place:
        """The eye that the window really has, as the plank has to fill it."""
        shape = looked_at(self._board.whole, eye, near)
        return shape.place_of(shape.window.center())

    def look(self, place: Place) -> None:
        """Glide to have a place in the middle."""
        board = self._board
        self._way = (board.sight.eye, self.clamped(place))
        self._pan.snap(0.0)
        self._pan.to(1.0, board.theme.times.follow)

    def _panning(self, way: float) -> None:
        if self._way is not None:
            (c, r), (to_c, to_r) = self._way
            eye = (c + (to_c - c) * way, r + (to_r - r) * way)
            self._board.see(replace(self._board.sight, eye=eye))

    def shift(self, by: QPointF) -> None:
        """Push the window by so many pixels."""
        if not self.close:
            return
        self._still()
        board, shape = self._board, self._board.shape
        eye = (
            board.sight.eye[0] + by.y() / shape.s * shape.way,
            board.sight.eye[1] + by.x() / shape.s * shape.way,
        )
        board.see(replace(board.sight, eye=self.clamped(eye)))

    def _still(self) -> None:
        self._pan.finish()
        self._way = None

    def keep(self, place: Place, *, glide: bool = False) -> None:
        """Have a place in the window with some board around it."""
        if not self.close:
            return
        board, shape = self._board, self._board.shape
        half_x = shape.window.width() / 2 / shape.s - MARGIN
        half_y = shape.window.height() / 2 / shape.s - MARGIN
        eye = board.sight.eye
        wanted = (_near(eye[0], place[0], half_y), _near(eye[1], place[1], half_x))
        if wanted == eye:
            return
        if glide:
            self.look(place)
        else:
            self._still()
            board.see(replace(board.sight, eye=self.clamped(wanted)))

    def push(self, point: QPointF) -> None:
        """Move on where a carried peg comes near the window's edge."""
        window, room = self._board.shape.window, self._board.shape.s * 1.6
        x = _over(point.x(), window.left() + room, window.right() - room)
        y = _over(point.y(), window.top() + room, window.bottom() - room)
        if (x or y) and self.close:
            self.shift(QPointF(x, y) * PUSH)

    def finish(self) -> None:
        """Be at once where the eye is going."""
        self._near.finish()
        self._pan.finish()


def _near(eye: float, wanted: float, half: float) -> float:
    half = max(0.0, half)
    return max(wanted - half, min(wanted + half, eye))


def _over(value: float, low: float, high: float) -> float:
    return value - low if value < low else value - high if value > high else 0.0
