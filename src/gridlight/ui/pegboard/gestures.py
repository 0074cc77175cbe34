"""What mouse, wheel and keys do to a peg board: drag, click and click, a cursor, a closer look."""

from __future__ import annotations

from math import hypot
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QWheelEvent

from gridlight.present.pegboard import Hole, Kind, reading_order
from gridlight.ui.pegboard.holding import (
    first_stop,
    hole_under,
    may_choose,
    may_take,
    stops_for_keys,
    tray_slot_of,
)
from gridlight.ui.pegboard.overview import map_place, map_rect
from gridlight.ui.pegboard.scene import MAP_FROM
from gridlight.ui.pegboard.sight import Place
from gridlight.ui.pegboard.tray import slot_at, slot_foot, tray_rect

if TYPE_CHECKING:
    from gridlight.ui.pegboard.board import PegBoard

Key = Qt.Key
CLICK = 5.0  # pixels within which a press and its release are a click
ARROWS = (Key.Key_Left, Key.Key_Right, Key.Key_Up, Key.Key_Down)
ENTER = (Key.Key_Return, Key.Key_Enter, Key.Key_Space)
PAGES = {Key.Key_PageDown: 1, Key.Key_PageUp: -1}
REMOVE = (Key.Key_Delete, Key.Key_Backspace)
ZOOM = {Key.Key_Plus: True, Key.Key_Equal: True, Key.Key_Minus: False}
KINDS: dict[Key, Kind] = {Key.Key_L: "line", Key.Key_B: "back", Key.Key_R: "receiver"}


class Gestures(QObject):
    """Turns events into takings, carryings, choices, moves of the cursor and of the eye."""

    def __init__(self, board: PegBoard) -> None:
        super().__init__(board)
        self._board = board
        self._doing = ""
        self._from = QPointF()
        self._last = QPointF()
        self._grip = QPointF()
        self._dragged = False
        self._pressed: Hole | None = None

    def forget(self) -> None:
        """Nothing is pressed or carried."""
        self._doing = ""
        self._pressed = None

    # mouse

    def press(self, event: QMouseEvent) -> None:
        """Take hold of a peg or of the board, put a peg down, or begin to choose a hole."""
        board, at = self._board, event.position()
        board.point_by("mouse")
        if board.acting.running:
            board.hurried.emit()
            board.hurry()
            return
        self._from = self._last = QPointF(at)
        button = event.button()
        if button == Qt.MouseButton.RightButton and board.sight.hand is not None:
            self.forget()
            board.carry.drop_back()
        elif button == Qt.MouseButton.MiddleButton and board.eye.close:
            self._doing = "pan"
        elif button != Qt.MouseButton.LeftButton:
            event.ignore()
        elif self._doing == "carry" and board.sight.hand is not None:
            self._carry_to(at)
            self._drop(at)
        elif not (self._on_map(at) or self._take(at)):
            self._begin_choice(event, at)

    def _begin_choice(self, event: QMouseEvent, at: QPointF) -> None:
        board = self._board
        self._pressed = hole_under(board.shape, board.sight.model, at)
        self._doing = "press" if self._pressed is not None else ""
        if self._pressed is None:
            event.ignore()

    def _on_map(self, at: QPointF) -> bool:
        board = self._board
        if board.sight.near < MAP_FROM or not map_rect(board.shape).contains(at):
            return False
        self._doing = "map"
        board.eye.look(map_place(board.shape, at))
        return True

    def _take(self, at: QPointF) -> bool:
        board = self._board
        shape, model = board.shape, board.sight.model
        slot = slot_at(shape, model, at) if board.sight.tray > 0 else None
        hole = hole_under(shape, model, at)
        if slot is not None:
            self._begin(at, slot_foot(shape, tray_rect(shape, model, 1.0), slot))
            board.carry.take_from_tray(slot)
        elif hole is not None and may_take(model, hole):
            self._begin(at, shape.center(hole))
            board.carry.take(hole)
            board.hole_picked.emit(hole)
        else:
            return False
        return True

    def _begin(self, at: QPointF, foot: QPointF) -> None:
        self._doing, self._dragged = "drag", False
        self._grip = foot - at
        self._board.setCursor(Qt.CursorShape.ClosedHandCursor)

    def move(self, event: QMouseEvent) -> None:
        """Carry the peg or the board along, or show what is under the pointer."""
        board, at = self._board, event.position()
        if self._doing in ("drag", "carry") and board.sight.hand is not None:
            self._dragged = self._dragged or not self._near(at)
            if self._dragged or self._doing == "carry":
                board.eye.push(at)
                self._carry_to(at)
            return
        if self._doing == "press" and board.eye.close and not self._near(at):
            self._doing, self._pressed = "pan", None
        if self._doing == "pan":
            board.eye.shift(self._last - at)
            self._last = QPointF(at)
            return
        if self._doing == "map":
            board.eye.look(map_place(board.shape, at))
            board.eye.finish()
            return
        self.hover(at)
        event.ignore()

    def _carry_to(self, at: QPointF) -> None:
        """Dragged, a peg is held where it was gripped; after a click its foot is at the pointer."""
        board = self._board
        foot = at + self._grip
        aim = board.shape.hole_at(foot)
        before = board.sight.hand
        board.carry.move(board.shape.place_of(foot), aim)
        after = board.sight.hand
        if before is not None and after is not None and before.aimed != after.aimed:
            board.hovered.emit(aim)

    def hover(self, at: QPointF) -> None:
        """Show which peg could be taken."""
        board = self._board
        model = board.sight.model
        hole = hole_under(board.shape, model, at)
        slot = slot_at(board.shape, model, at) if board.sight.tray > 0 else None
        board.hover_at(hole if slot is None else None)
        if slot is not None or (hole is not None and may_take(model, hole)):
            board.setCursor(Qt.CursorShape.OpenHandCursor)
        elif hole is not None and may_choose(model, hole):
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
                self._doing, self._grip = "carry", QPointF(0, 0)
        elif self._doing == "press":
            pressed, self._pressed, self._doing = self._pressed, None, ""
            if pressed is not None and self._near(at):
                board.hole_picked.emit(pressed)
        elif self._doing in ("pan", "map"):
            self.forget()
        elif self._doing != "carry":
            event.ignore()

    def double(self, event: QMouseEvent) -> bool:
        """A double click on a placed peg takes it off the board."""
        board = self._board
        hand = board.sight.hand
        if board.sight.model.tray is None or hand is None or hand.origin is None:
            return False
        if not self._near(event.position()):
            return False
        self.forget()
        board.carry.remove()
        return True

    def wheel(self, event: QWheelEvent) -> None:
        """Up looks closer at what is under the pointer, down takes in the whole board again."""
        board, turn = self._board, event.angleDelta().y()
        if not turn or board.acting.running:
            event.ignore()
            return
        at = event.position()
        board.eye.zoom(turn > 0, board.shape.place_of(at), at)
        event.accept()

    def _near(self, at: QPointF) -> bool:
        off = at - self._from
        return hypot(off.x(), off.y()) < CLICK

    def _drop(self, at: QPointF) -> None:
        board = self._board
        self.forget()
        model, hand = board.sight.model, board.sight.hand
        in_tray = (
            model.tray is not None
            and board.sight.tray > 0
            and tray_rect(board.shape, model, 1.0).contains(at)
        )
        if in_tray and hand is not None:
            if hand.origin is not None:
                board.carry.remove()
            else:
                board.carry.drop_back()
        else:
            board.carry.put_down()
        self.hover(at)

    # keys

    def key(self, event: QKeyEvent) -> None:
        """Work the cursor and the eye; keys that mean nothing here are the stage's."""
        key = Key(event.key())
        bare = ~(Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier)
        plain = not event.modifiers() & bare
        board = self._board
        if not plain or (board.acting.running and not self._hurries(key)):
            event.ignore()
            return
        if not (self._go(key) or self._look(key) or self._act(key) or self._line_up(key)):
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

    def _look(self, key: Key) -> bool:
        if key not in ZOOM:
            return False
        board = self._board
        place: Place = board.sight.cursor or first_stop(board.sight.model)
        board.eye.zoom(ZOOM[key], place)
        return True

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
            board.carry.put_down()
        elif may_take(board.sight.model, cursor):
            board.carry.take(cursor)
            board.hole_picked.emit(cursor)
        else:
            board.hole_picked.emit(cursor)
        return True

    def _line_up(self, key: Key) -> bool:
        """In a set-up a letter places such a peg at the cursor, Delete takes one off."""
        board = self._board
        model, cursor = board.sight.model, board.sight.cursor
        if model.tray is None or cursor is None or board.sight.hand is not None:
            return False
        peg = model.peg_at(cursor)
        if key in REMOVE:
            if peg is not None and peg.team == model.tray.team:
                board.peg_removed.emit(cursor)
            return True
        kind = KINDS.get(key)
        if kind is None:
            return False
        slot = tray_slot_of(model, kind)
        if slot is not None and cursor in model.tray.holes and peg is None:
            board.peg_placed.emit(slot, cursor)
        return True


def _beyond(stops: tuple[Hole, ...], now: Hole | None, way: int) -> Hole:
    """The next stop after a hole, around the end."""
    if now is None:
        return stops[0]
    at = reading_order(now)
    if way > 0:
        return next((stop for stop in stops if reading_order(stop) > at), stops[0])
    return next((stop for stop in reversed(stops) if reading_order(stop) < at), stops[-1])
