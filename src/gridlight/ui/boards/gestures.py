"""What mouse and keys do to a board: drag, click and click, or a cursor with Enter and Escape."""

from __future__ import annotations

from math import hypot
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent

from gridlight.kernel.grid import Square
from gridlight.present.board import reading_order
from gridlight.ui.boards.holding import first_stop, may_take, stops_for_keys, tray_slot_of
from gridlight.ui.boards.tray import slot_at, slot_center, tray_rect

if TYPE_CHECKING:
    from gridlight.ui.boards.board import Board

Key = Qt.Key
CLOCK_MS = 40  # between two measurings of the drag's speed
CLICK = 5.0  # pixels within which a press and its release are a click
ARROWS = (Key.Key_Left, Key.Key_Right, Key.Key_Up, Key.Key_Down)
ENTER = (Key.Key_Return, Key.Key_Enter, Key.Key_Space)
PAGES = {Key.Key_PageDown: 1, Key.Key_PageUp: -1}
NONE, SHIFT = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier
REMOVE = (Key.Key_Delete, Key.Key_Backspace)


class Gestures(QObject):
    """Turns events into takings, carryings, choices and moves of the cursor."""

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        self._board = board
        self._doing = ""
        self._from = QPointF()
        self._grip = QPointF()
        self._dragged = False
        self._pressed: Square | None = None
        self._last: tuple[int, QPointF] | None = None

    def forget(self) -> None:
        """Nothing is pressed or carried."""
        self._doing = ""
        self._pressed = None

    # mouse

    def press(self, event: QMouseEvent) -> None:
        """Take hold of a man, put one down, or begin to choose a square."""
        board, at = self._board, event.position()
        board.point_by("mouse")
        self._by_shift(event.modifiers())
        if board.acting.running:
            board.hurry()
            board.hurried.emit()
            return
        if event.button() == Qt.MouseButton.RightButton and board.sight.hand is not None:
            self.forget()
            board.carry.drop_back()
        elif event.button() != Qt.MouseButton.LeftButton:
            event.ignore()
        elif self._doing == "carry" and board.sight.hand is not None:
            board.carry.move(at + self._grip, at)
            self._drop(at)
        elif not self._take(at):
            self._pressed = board.shape.square_at(at)
            self._doing = "press" if self._pressed is not None else ""
            if self._pressed is None:
                event.ignore()

    def _take(self, at: QPointF) -> bool:
        board = self._board
        shape, model = board.shape, board.sight.model
        slot = slot_at(shape, model, at) if board.sight.tray > 0 else None
        square = shape.square_at(at)
        if slot is not None:
            middle = slot_center(shape, tray_rect(shape, model, 1.0), slot)
            self._begin(at, middle)
            board.carry.take_from_tray(slot, middle)
        elif square is not None and may_take(model, square):
            self._begin(at, shape.center(square))
            board.carry.take(square)
            board.square_picked.emit(square)
        else:
            return False
        return True

    def _begin(self, at: QPointF, middle: QPointF) -> None:
        self._doing, self._dragged, self._last = "drag", False, None
        self._from, self._grip = QPointF(at), middle - at
        self._board.setCursor(Qt.CursorShape.ClosedHandCursor)

    def move(self, event: QMouseEvent) -> None:
        """Carry the man along, or show what is under the pointer."""
        board, at = self._board, event.position()
        self._by_shift(event.modifiers())
        if self._doing in ("drag", "carry") and board.sight.hand is not None:
            self._dragged = self._dragged or not self._near(at)
            self._clock(event)
            board.carry.move(at + self._grip, at)
            board.hover_at(board.shape.square_at(at))
            return
        self.hover(at)
        event.ignore()

    def _by_shift(self, modifiers: Qt.KeyboardModifier) -> None:
        """With Shift a man is put down by the shortest way, be it a foul."""
        self._board.carry.straight = bool(modifiers & Qt.KeyboardModifier.ShiftModifier)

    def _clock(self, event: QMouseEvent) -> None:
        """Tell how fast the man is dragged, once there is something to measure."""
        now, at = event.timestamp(), event.position()
        if self._last is not None and now - self._last[0] >= CLOCK_MS:
            way = at - self._last[1]
            squares = hypot(way.x(), way.y()) / self._board.shape.q
            self._board.dragged.emit(squares * 1000 / (now - self._last[0]))
            self._last = None
        if self._last is None:
            self._last = (now, QPointF(at))

    def hover(self, at: QPointF) -> None:
        """Show who could be taken."""
        board = self._board
        square = board.shape.square_at(at)
        board.hover_at(square)
        model = board.sight.model
        slot = slot_at(board.shape, model, at) if board.sight.tray > 0 else None
        if slot is not None or (square is not None and may_take(model, square)):
            board.setCursor(Qt.CursorShape.OpenHandCursor)
        elif square is not None and model.target_at(square) is not None:
            board.setCursor(Qt.CursorShape.PointingHandCursor)
        else:
            board.unsetCursor()

    def release(self, event: QMouseEvent) -> None:
        """Put down what was dragged; a click takes it up until the next one."""
        board, at = self._board, event.position()
        if self._doing == "drag":
            if self._dragged or board.sight.hand is None:
                self._drop(at)
            else:
                self._doing = "carry"
        elif self._doing == "press":
            pressed, self._pressed, self._doing = self._pressed, None, ""
            if pressed is not None and board.shape.square_at(at) == pressed:
                board.square_picked.emit(pressed)
        elif self._doing != "carry":
            event.ignore()

    def double(self, event: QMouseEvent) -> bool:
        """A double click on a placed man takes him off the board."""
        board = self._board
        square = board.shape.square_at(event.position())
        if board.sight.model.tray is None or square is None:
            return False
        if board.sight.hand is not None and board.sight.hand.origin == square:
            self.forget()
            board.carry.remove()
            return True
        return False

    def _near(self, at: QPointF) -> bool:
        return (at - self._from).manhattanLength() < CLICK

    def _drop(self, at: QPointF) -> None:
        board = self._board
        self.forget()
        model = board.sight.model
        in_tray = (
            model.tray is not None
            and board.sight.tray > 0
            and tray_rect(board.shape, model, 1.0).contains(at)
        )
        hand = board.sight.hand
        if in_tray and hand is not None and hand.origin is not None:
            board.carry.remove()
        else:
            self._put_down(board.shape.square_at(at))
        self.hover(at)

    def _put_down(self, square: Square | None) -> None:
        """Put the man down on a square; where he can't go he falls back, and it is told."""
        board = self._board
        hand = board.sight.hand
        board.carry.put_down()
        if hand is None or hand.aimed is not None:
            return
        if square is not None and square != hand.origin:
            board.missed.emit(hand.origin, square)

    # keys

    def key(self, event: QKeyEvent) -> None:
        """Work the cursor; keys that mean nothing here are the stage's."""
        key = Key(event.key())
        held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        board = self._board
        self._by_shift(held)
        if held not in (NONE, SHIFT) or (board.acting.running and not self._hurries(key)):
            event.ignore()
            return
        if not (self._go(key) or self._act(key) or self._line_up(key)):
            event.ignore()

    def _hurries(self, key: Key) -> bool:
        if key in ENTER or key == Key.Key_Escape:
            self._board.hurry()
        return False

    def _go(self, key: Key) -> bool:
        """Move the cursor by arrows, or from stop to stop by Page Up and Page Down."""
        board = self._board
        if key in ARROWS:
            now, hand = board.sight.cursor, board.sight.hand
            if now is None and hand is not None and hand.origin is not None:
                now = hand.origin
            there = first_stop(board.sight.model) if now is None else board.shape.beside(now, key)
            board.set_cursor(there)
            return True
        if key in PAGES:
            hand = board.sight.hand
            stops = stops_for_keys(board.sight.model, hand.landings if hand else None)
            if stops:
                board.set_cursor(_beyond(stops, board.sight.cursor, PAGES[key]))
            return True
        return False

    def _act(self, key: Key) -> bool:
        board = self._board
        cursor, hand = board.sight.cursor, board.sight.hand
        if key == Key.Key_Escape and hand is not None:
            self.forget()
            board.carry.drop_back()
        elif key not in ENTER or cursor is None:
            return False
        elif hand is not None:
            self.forget()
            board.carry.hover_over(cursor)
            self._put_down(cursor)
        elif may_take(board.sight.model, cursor):
            board.carry.take(cursor)
            board.square_picked.emit(cursor)
        else:
            board.square_picked.emit(cursor)
        return True

    def _line_up(self, key: Key) -> bool:
        """In a line-up: a letter places such a man on the cursor's square, Delete takes one off."""
        board = self._board
        model, cursor = board.sight.model, board.sight.cursor
        if model.tray is None or cursor is None or board.sight.hand is not None:
            return False
        man = model.man_at(cursor)
        if key in REMOVE:
            if man is not None and man.team == model.tray.team:
                board.man_removed.emit(cursor)
            return True
        letter = {Key.Key_B: "B", Key.Key_E: "E", Key.Key_L: "L", Key.Key_C: "C"}.get(key)
        if letter is None:
            return False
        slot = tray_slot_of(model, letter)
        if slot is not None and cursor in model.tray.squares and man is None:
            board.man_placed.emit(slot, cursor)
        return True


def _beyond(stops: tuple[Square, ...], now: Square | None, way: int) -> Square:
    """The next stop after a square, around the end."""
    if now is None:
        return stops[0]
    at = reading_order(now)
    if way > 0:
        return next((stop for stop in stops if reading_order(stop) > at), stops[0])
    return next((stop for stop in reversed(stops) if reading_order(stop) < at), stops[-1])
