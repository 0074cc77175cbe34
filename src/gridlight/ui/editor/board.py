"""What hands and keys do with what is drawn on the drafting board."""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QEvent, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from gridlight.cards.model import OffenseCard
from gridlight.cards.path import XY
from gridlight.kernel.errors import GridlightError
from gridlight.kernel.language import tr
from gridlight.present.editor import place_words
from gridlight.ui.editor import handles
from gridlight.ui.editor.pinch import accept_pinches, pinch_of
from gridlight.ui.editor.sheet import Sheet
from gridlight.ui.editor.sight import STEP
from gridlight.ui.theme import Theme
from gridlight.workshop.drafting.drafter import Drafter, Tool
from gridlight.workshop.drafting.marks import Mark, leg_at, mark_at, marks_in

LEFT, MIDDLE = Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton
SHIFT, CONTROL = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier
ALT = Qt.KeyboardModifier.AltModifier
WAYS = {
    Qt.Key.Key_Left: (-1.0, 0.0),
    Qt.Key.Key_Right: (1.0, 0.0),
    Qt.Key.Key_Up: (0.0, -1.0),
    Qt.Key.Key_Down: (0.0, 1.0),
}
FAR = 5.0  # times a step with Shift
PUSH = 48.0
REPEATS = 40  # milliseconds within which a key that is let go and pressed again was held


class Board(Sheet):
    """The board with its card; `drawn` is sent whenever something was done.

    `moved` is sent in the middle of a drag; `said` carries a sentence for the status line.
    """

    drawn = Signal()
    moved = Signal()
    said = Signal(str)

    def __init__(self, drafter: Drafter, theme: Theme, parent: QWidget) -> None:
        super().__init__(drafter, theme, parent)
        self._held: Mark | None = None
        self._corner: Mark | None = None
        self._start: XY | None = None
        self._grip: XY = (0.0, 0.0)  # from the pointer to the mark that is held
        self._push: QPointF | None = None
        self._space = False  # held, so that a drag pushes the board
        self._pushed = False  # and whether one did
        self._space_more = False
        self._space_up = QTimer(self)
        self._space_up.setSingleShot(True)
        self._space_up.setInterval(REPEATS)
        self._space_up.timeout.connect(self._end_space)
        accept_pinches(self)
        self.setCursor(Qt.CursorShape.CrossCursor)
        self.setAccessibleName(tr("Drafting board"))

    def lay(self) -> None:
        """Another card lies on the board, or the same one otherwise."""
        self._release()
        self._snap = None
        self._tell()
        self.update()

    # acting

    def act(self, work: Callable[[], object]) -> bool:
        """Do something with the drafter and show it, or say why it can't be; whether it could."""
        try:
            work()
        except GridlightError as fault:
            self.said.emit(str(fault))
            return False
        self._tell()
        self.drawn.emit()
        self.update()
        return True

    def press(self, place: XY) -> bool:
        """Use the tool at a place; whether that could be."""
        if self.drafter.tool in (Tool.SELECT, Tool.ERASE):
            return self.act(lambda: self.drafter.press(place, self.reach))
        self.set_cross(place)
        at = self.cross
        if self.drafter.tool is Tool.STAR:
            mark = mark_at(self.drafter.card, place, self.reach)
            at = self.drafter.places()[mark] if mark is not None else at
        return self.act(lambda: self.drafter.press(at, self.reach))

    def _tell(self) -> None:
        chosen = self.drafter.chosen
        if len(chosen) == 1:
            words = place_words(self.drafter.card, next(iter(chosen)))
        else:
            x, y = self.cross
            words = tr("Cross hair at {x:g}, {y:g}; {count} chosen", x=x, y=y, count=len(chosen))
        self.setAccessibleDescription(words.replace("-", "−"))

    # the mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take hold of something, use the tool, or push the board with the middle button."""
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        if event.button() is MIDDLE or (self._space and event.button() is LEFT):
            self._push = event.position()
            self._pushed = True
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
            return
        if event.button() is not LEFT:
            return
        place = self.sight.place(event.position())
        if self.drafter.tool is not Tool.SELECT:
            self.press(place)
            return
        self._take_hold(place, event)

    def _take_hold(self, place: XY, event: QMouseEvent) -> None:
        drafter = self.drafter
        corner = handles.corner_at(drafter, self.sight, event.position(), self.theme)
        mark = mark_at(drafter.card, place, self.reach)
        self._start = place
        if corner is not None:
            self._corner = corner
        elif mark is not None:
            more = bool(event.modifiers() & (SHIFT | CONTROL))
            if more or mark not in drafter.chosen:
                self.act(lambda: drafter.choose(mark, more=more))
            self._held = mark if mark in drafter.chosen else None
        elif not event.modifiers() and self._take_leg(place):
            pass
        else:
            if not event.modifiers() & SHIFT:
                self.act(drafter.choose)
            self._band = (place, place)
        self.set_cross(place)

    def _take_leg(self, place: XY) -> bool:
        """Take hold of the line under the pointer by its two points; whether there is one."""
        card = self.drafter.card
        if not isinstance(card, OffenseCard) or not card.segments:
            return False
        leg = leg_at(card, place, 0.6 * self.reach)
        if leg is None:
            return False
        ends = Mark("point", leg), Mark("point", leg + 1)
        self.act(lambda: self.drafter.choose(*ends))
        self._held = ends[0]
        at = self.drafter.places()[ends[0]]
        self._grip = at[0] - place[0], at[1] - place[1]
        return True

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Move what is held, the rubber band, the board or the cross hair."""
        place = self.sight.place(event.position())
        if self._push is not None:
            self.look(self.sight.pushed(event.position() - self._push))
            self._push = event.position()
        elif self._held is not None and self._moved(place):
            self._drag(self._held, place)
        elif self._corner is not None:
            radius = handles.radius_at(self.drafter, self._corner, place)
            self.drafter.drag_corner(self._corner, radius)
            self.moved.emit()
            self.update()
        elif self._band is not None:
            self._band = (self._band[0], place)
            self.update()
        else:
            self.set_cross(place)
            if not self._space:
                self._look_under(place)

    def _look_under(self, place: XY) -> None:
        """Light what a press would take hold of."""
        drafter = self.drafter
        takes = drafter.tool in (Tool.SELECT, Tool.ERASE, Tool.STAR)
        self._hover = mark_at(drafter.card, place, self.reach) if takes else None
        over = self._hover is not None and drafter.tool is Tool.SELECT
        shape = Qt.CursorShape.OpenHandCursor if over else Qt.CursorShape.CrossCursor
        if self.cursor().shape() is not shape:
            self.setCursor(shape)

    def leaveEvent(self, event: QEvent) -> None:
        """Nothing is under the pointer any more."""
        super().leaveEvent(event)
        self._hover = None
        if not self.drafter.dragging:
            self._snap = None
        self.update()

    def _moved(self, place: XY) -> bool:
        """Whether the hand has moved so far that it means to."""
        if self.drafter.dragging or self._start is None:
            return True
        return math.dist(place, self._start) * self.sight.yard >= 3.0

    def _drag(self, mark: Mark, place: XY) -> None:
        try:
            to = place[0] + self._grip[0], place[1] + self._grip[1]
            self._snap = self.drafter.drag_to(mark, to)
        except GridlightError as fault:
            self.said.emit(str(fault))
            return
        self.cross = self._snap.place
        self.moved.emit()
        self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let go of what was held; choose what is in the rubber band."""
        if self._push is not None:
            self._push = None
            open_hand, cross = Qt.CursorShape.OpenHandCursor, Qt.CursorShape.CrossCursor
            self.setCursor(open_hand if self._space else cross)
            return
        drafter = self.drafter
        if drafter.dragging:
            words = tr("Round a corner") if self._corner is not None else ""
            self.act(lambda: drafter.drop(words))
        elif self._band is not None:
            inside = marks_in(drafter.card, *self._band)
            self.act(lambda: drafter.choose(*(inside | drafter.chosen)))
        self._release()
        self.update()

    def _release(self) -> None:
        self.drafter.put_back()
        self._held = self._corner = self._start = self._band = None
        self._grip = (0.0, 0.0)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Put a point on the path; with a drawing tool it is one more press."""
        place = self.sight.place(event.position())
        drafter = self.drafter
        if event.button() is not LEFT:
            return
        if drafter.tool is not Tool.SELECT or not drafter.offense:
            self.mousePressEvent(event)
        elif mark_at(drafter.card, place, self.reach) is None:
            snap = drafter.snap(place)
            self.act(lambda: drafter.insert(snap.place, 2.0 * self.reach))

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Look nearer or from farther off; with Shift or a second wheel push the board."""
        turn = event.angleDelta()
        if event.modifiers() & SHIFT or turn.x():
            by = QPointF(turn.x() or turn.y(), 0.0) / 120.0 * PUSH
            self.look(self.sight.pushed(by))
        else:
            self.zoom(STEP ** (turn.y() / 120.0), event.position())
        event.accept()

    def event(self, event: QEvent) -> bool:
        """Two fingers apart look nearer, together from farther off."""
        pinch = pinch_of(self, event)
        if pinch is None:
            return super().event(event)
        self._release()
        self.zoom(*pinch)
        event.accept()
        return True

    # the keyboard

    def hold_space(self, *, acts: bool = True) -> None:
        """Let a drag push the board until Space is let go, which `acts` if nothing was pushed."""
        if self._space_up.isActive():  # some screens tell of a held key as of many presses
            self._space_up.stop()
            return
        self._space, self._pushed = True, not acts
        self.setCursor(Qt.CursorShape.OpenHandCursor)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Space that pushed nothing uses the tool, as Enter does."""
        if event.key() != Qt.Key.Key_Space or not self._space:
            super().keyReleaseEvent(event)
        elif not event.isAutoRepeat():
            self._space_more = bool(event.modifiers() & SHIFT)
            self._space_up.start()

    def _end_space(self) -> None:
        self._let_space_go()
        if not self._pushed and not self.drafter.dragging:
            self._enter(self._space_more)

    def _let_space_go(self) -> None:
        self._space_up.stop()
        self._space, self._push = False, None
        self.setCursor(Qt.CursorShape.CrossCursor)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Nothing is held by a keyboard that is elsewhere."""
        self._let_space_go()
        super().focusOutEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows move the cross hair or what is chosen, Enter uses the tool, Delete erases."""
        key = Qt.Key(event.key())
        if key is Qt.Key.Key_Space:
            if not event.isAutoRepeat():
                self.hold_space()
        elif key in WAYS:
            self._arrow_key(WAYS[key], event.modifiers())
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._enter(bool(event.modifiers() & SHIFT))
        elif key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.act(self.drafter.remove)
        elif key is Qt.Key.Key_Insert:
            self.act(lambda: self.drafter.insert(self.cross, self.reach))
        elif key is Qt.Key.Key_Escape and (self.drafter.dragging or self.drafter.chosen):
            self._release()
            self.act(self.drafter.choose)
        else:
            event.ignore()

    def _arrow_key(self, way: XY, held: Qt.KeyboardModifier) -> None:
        if held & CONTROL:
            self.look(self.sight.pushed(QPointF(-way[0] * PUSH, -way[1] * PUSH)))
            return
        drafter = self.drafter
        by = self._line_step(way) if held & ALT else self._step(way, bool(held & SHIFT))
        if drafter.tool is Tool.SELECT and drafter.chosen:
            if self.act(lambda: drafter.nudge(by)):
                self._follow_chosen()
            return
        g = drafter.geometry
        x = min(max(self.cross[0] + by[0], g.left), g.right)
        y = min(max(self.cross[1] + by[1], g.top), g.far)
        self.cross, self._snap = (round(x, 2), round(y, 2)), None
        self._keep_in_sight()
        self._tell()
        self.update()

    def _step(self, way: XY, far: bool) -> XY:
        drafter = self.drafter
        step = drafter.snapping.grid if drafter.snapping.on else 0.1
        if not drafter.offense and way[1]:
            step = 1.0
        step *= FAR if far else 1.0
        return way[0] * step, way[1] * step

    def _line_step(self, way: XY) -> XY:
        """As far as the next line that catches points, from what is chosen or the cross hair."""
        drafter, at = self.drafter, self.cross
        if drafter.tool is Tool.SELECT and drafter.chosen:
            at = drafter.places()[min(drafter.chosen)]
        to = drafter.next_line(at, way)
        return to[0] - at[0], to[1] - at[1]

    def _enter(self, more: bool) -> None:
        drafter = self.drafter
        if drafter.tool is Tool.SELECT:
            mark = mark_at(drafter.card, self.cross, self.reach)
            self.act(lambda: drafter.choose(*([mark] if mark else []), more=more))
        else:
            at = self.cross
            self.act(lambda: drafter.press(at, self.reach))

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes from mark to mark, and on from the last one."""
        if self.drafter.choose_next(1 if forward else -1) is None:
            self.act(lambda: None)
            return super().focusNextPrevChild(forward)
        self.act(lambda: None)
        self._follow_chosen()
        return True

    def _follow_chosen(self) -> None:
        places = self.drafter.places()
        at = [places[mark] for mark in self.drafter.chosen]
        if at:
            self.cross = at[0]
            self._keep_in_sight()
