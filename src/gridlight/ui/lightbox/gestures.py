"""What mouse and keys do to the light box."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPointF, Qt
from PySide6.QtGui import QCursor, QGuiApplication, QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QWidget

from gridlight.ui.lightbox.held import Held, held_rect

if TYPE_CHECKING:
    from gridlight.ui.lightbox.box import LightBox

Key = Qt.Key
WHEEL_YARDS = 1.5
STEP_YARDS, PAGE_YARDS = 1.0, 5.0
FLOOR_ZONE = 12.0
FLOOR_PULL_MS = 2200
COAST_MS = 110.0
COAST_FROM = 0.25  # pixels a millisecond
FINE_STEP = 0.05
COASTS_AFTER = 60
CLICK = 4.0  # pixels; with table feel a card may be drawn over by very little

PULLS = {
    Key.Key_Down: STEP_YARDS,
    Key.Key_Up: -STEP_YARDS,
    Key.Key_PageDown: PAGE_YARDS,
    Key.Key_PageUp: -PAGE_YARDS,
}


class Gestures(QObject):
    """Turns events into moves of the held card, the slide, the switch and the offense's card."""

    def __init__(self, box: LightBox) -> None:
        super().__init__(box)
        self._box = box
        self._doing = ""
        self._from = QPointF()
        self._start = QPointF()
        self._share = 0.0
        self._last: tuple[int, float] | None = None
        self._speed = 0.0
        self._nudge_from = 0.0
        self._following = False
        self._dragged = False

    def forget(self) -> None:
        """Have nothing in the hand."""
        self._doing = ""
        self._follow(False)

    # a card that comes with the pointer down

    def begin_hold(self, pointer: QPointF | None) -> None:
        """Take along a card whose drag began elsewhere."""
        if pointer is None and QGuiApplication.mouseButtons() & Qt.MouseButton.LeftButton:
            pointer = QPointF(self._box.mapFromGlobal(QCursor.pos()))
        if pointer is None:
            return
        well = self._box.shape.well
        self._box.carry.move(pointer - well.center())
        self._take(pointer, "drag")
        self._follow(True)

    def _follow(self, on: bool) -> None:
        """Hear of the pointer wherever it is: the press was another widget's."""
        app = QApplication.instance()
        if app is None or on == self._following:
            return
        self._following = on
        if on:
            app.installEventFilter(self)
        else:
            app.removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let the held card follow a drag that began outside the box."""
        if not isinstance(event, QMouseEvent) or not isinstance(watched, QWidget):
            return False
        at = QPointF(self._box.mapFromGlobal(event.globalPosition()))
        if event.type() == QEvent.Type.MouseMove:
            self._drag(at)
            return watched is self._box
        if event.type() == QEvent.Type.MouseButtonRelease:
            self._follow(False)
            self._drop(at)
            return watched is self._box
        return False

    # mouse

    def press(self, event: QMouseEvent) -> None:
        """Take hold of what is under the pointer; what isn't the box's is the stage's."""
        at = event.position()
        box = self._box
        held = box.sight.held
        left = event.button() == Qt.MouseButton.LeftButton
        if self._doing == "carry" and left:
            self._drop(at)
        elif held is not None and left and held_rect(box.shape, held).contains(at):
            self._take(at, "drag")
        elif held is not None and self._can_nudge(held, at):
            self._nudge_from = box.sight.laying.offense_at or 0.0
            self._take(at, "nudge")
        elif left and box.shape.toggle().contains(at):
            box.light_on(not box.sight.on)
        elif left and box.can_pull and self._on_slide(at):
            self._grab_slide(at, event.timestamp())
        else:
            event.ignore()

    def move(self, event: QMouseEvent) -> None:
        """Move what is held, or show what could be."""
        at = event.position()
        if self._doing in ("drag", "carry"):
            self._drag(at)
        elif self._doing == "slide":
            self._pull(at, event.timestamp())
        elif self._doing == "nudge":
            steps = (at.x() - self._from.x()) / self._box.shape.step
            self._box.nudge_offense(min(max(self._nudge_from + steps, -1.5), 1.5))
        else:
            self._hover(at)
            event.ignore()

    def release(self, event: QMouseEvent) -> None:
        """Let go of a card, the slide or the offense's card."""
        at = event.position()
        doing = self._doing
        if doing == "drag":
            self._drop_or_carry(at)
        elif doing == "slide":
            self._doing = ""
            self._box.stop_slide()
            self._coast(event.timestamp())
            self._hover(at)
        elif doing == "nudge":
            self._doing = ""
            place = self._box.sight.laying.offense_at or 0.0
            if abs(place - self._nudge_from) > 1e-6:
                self._box.nudged.emit(place)
        else:
            event.ignore()

    def wheel(self, event: QWheelEvent) -> None:
        """Down draws the slide out, up pushes it in."""
        box = self._box
        if not box.can_pull:
            event.ignore()
            return
        fine = event.pixelDelta().y()
        turned = -event.angleDelta().y() / 120 * WHEEL_YARDS / box.shape.geometry.height
        moved = -fine / box.shape.well.height() if fine else turned
        box.pull_to(box.share + moved)
        event.accept()

    def _take(self, at: QPointF, doing: str) -> None:
        held = self._box.sight.held
        self._doing = doing
        self._dragged = False
        self._from = QPointF(at)
        self._start = QPointF(held.offset) if held is not None else QPointF()
        self._box.setCursor(Qt.CursorShape.ClosedHandCursor)

    def _drag(self, at: QPointF) -> None:
        self._dragged = self._dragged or not self._near(at)
        self._box.carry.move(self._start + at - self._from)

    def _drop_or_carry(self, at: QPointF) -> None:
        if not self._dragged and self._near(at):
            self._doing = "carry"  # a click takes it up, the next puts it down
        else:
            self._drop(at)

    def _near(self, at: QPointF) -> bool:
        return (at - self._from).manhattanLength() < CLICK

    def _drop(self, at: QPointF) -> None:
        box = self._box
        self._doing = ""
        held = box.sight.held
        if held is None:
            return
        if held.over_box(box.shape):
            box.carry.put_down()
        else:
            box.carry.drop_back()
            box.card_missed.emit()
        self._hover(at)

    def _can_nudge(self, held: Held, at: QPointF) -> bool:
        """With table feel the defense's hand can get at the offense's card. FE-28"""
        box = self._box
        free = held.side == "defense" and not held.snap
        laid = box.sight.laying.offense_at is not None
        return free and laid and box.shape.well.contains(at)

    def _on_slide(self, at: QPointF) -> bool:
        room = self._box.shape.px(8)
        handle = self._box.shape.handle(self._box.share)
        grown = handle.adjusted(-room, -room, room, room)
        return grown.contains(at) or self._box.shape.paper(self._box.share).contains(at)

    def _hover(self, at: QPointF) -> None:
        box = self._box
        held = box.sight.held
        over_slide = box.can_pull and self._on_slide(at)
        box.set_grip(over_slide)
        over_card = held is not None and held_rect(box.shape, held).contains(at)
        if over_card or over_slide:
            box.setCursor(Qt.CursorShape.OpenHandCursor)
        elif box.shape.toggle().contains(at):
            box.setCursor(Qt.CursorShape.PointingHandCursor)
        else:
            box.unsetCursor()

    # slide

    def _grab_slide(self, at: QPointF, when: int) -> None:
        box = self._box
        box.stop_slide()
        self._doing = "slide"
        self._speed, self._last = 0.0, (when, at.y())
        self._anchor(at)
        box.set_grip(True)
        box.setCursor(Qt.CursorShape.ClosedHandCursor)

    def _anchor(self, at: QPointF) -> None:
        self._from = QPointF(at)
        self._share = self._box.share

    def _pull(self, at: QPointF, when: int) -> None:
        box = self._box
        if box.slide_runs:
            box.stop_slide()
            self._anchor(self._from)
        box.pull_to(self._share + (at.y() - self._from.y()) / box.shape.well.height())
        if self._last is not None and when - self._last[0] > 1:
            self._speed = (at.y() - self._last[1]) / (when - self._last[0])
            self._last = (when, at.y())
        self._anchor(at)
        at_floor = at.y() >= box.shape.floor - box.shape.px(FLOOR_ZONE)
        if at_floor and box.share < 1.0 and box.theme.times.slide:
            box.glide_to(1.0, round(FLOOR_PULL_MS * (1.0 - box.share)))

    def _coast(self, when: int) -> None:
        """A slide that was thrown runs on a little."""
        box = self._box
        settle = box.theme.times.slide_settle
        quick = self._last is not None and when - self._last[0] < COASTS_AFTER
        if settle and quick and abs(self._speed) > COAST_FROM:
            on = self._speed * COAST_MS / box.shape.well.height()
            box.glide_to(box.share + on, settle, coasting=True)

    # keys

    def key(self, event: QKeyEvent) -> None:
        """Work the held card, else the slide; other keys are the stage's."""
        held = self._box.sight.held
        done = False
        if held is not None:
            done = self._key_card(held, event)
        elif self._box.can_pull:
            done = self._key_slide(event)
        if not done:
            event.ignore()

    def _key_card(self, held: Held, event: QKeyEvent) -> bool:
        key = event.key()
        side = {Key.Key_Left: -1, Key.Key_Right: 1}.get(Key(key))
        if side is not None:
            self._walk(held, side, event.modifiers())
        elif key in (Key.Key_Return, Key.Key_Enter):
            self._box.carry.put_down()
        elif key == Key.Key_Escape:
            self.forget()
            self._box.carry.drop_back()
        else:
            return False
        return True

    def _walk(self, held: Held, side: int, keys: Qt.KeyboardModifier) -> None:
        box = self._box
        if keys & Qt.KeyboardModifier.AltModifier and not held.snap and held.side == "defense":
            self._nudge_by_key(side)
            return
        now = held.chosen if held.chosen is not None else min(held.places, key=abs)
        if not held.snap and not keys & Qt.KeyboardModifier.ControlModifier:
            low, high = min(held.places), max(held.places)
            box.carry.choose(min(max(now + side * FINE_STEP, low - 0.5), high + 0.5))
            return
        further = [place for place in held.places if (place - now) * side > 1e-9]
        near = min(further, key=lambda place: abs(place - now), default=now)
        box.carry.choose(near)

    def _nudge_by_key(self, side: int) -> None:
        box = self._box
        at = box.sight.laying.offense_at
        if at is None:
            return
        place = min(max(round(at) + side, -1), 1)
        if place != at:
            box.nudge_offense(float(place))
            box.nudged.emit(float(place))

    def _key_slide(self, event: QKeyEvent) -> bool:
        box = self._box
        key = Key(event.key())
        if key in PULLS:
            box.pull_to(box.share + PULLS[key] / box.shape.geometry.height)
        elif key == Key.Key_Home:
            box.push_back()
        elif key == Key.Key_End:
            box.glide_to(1.0, box.theme.times.slide_settle)
        elif key == Key.Key_Space and not event.isAutoRepeat():
            if box.slide_runs:
                box.stop_slide()
            else:
                box.pull_by_itself(1.0)
        else:
            return key == Key.Key_Space
        return True
