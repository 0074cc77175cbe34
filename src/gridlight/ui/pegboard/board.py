"""The Pegskin board as a widget that knows no rules: it shows a model and says what hands do.

How a stage uses it::

    board = PegBoard(parent)
    board.set_palette(theme)              # ui.theme.Theme, on every change of look or size
    board.lay(QRectF(12, 48, 754, 713))   # where the framed board may lie, parent's pixels
    board.set_tray(dice_tray)             # where Roll motions are shown (pegboard.dice_tray)
    board.set_board(model)                # present.pegboard.PegModel: the truth, at any time
    board.play(motions, after, done)      # Walk, Block, Flight, Roll, Shift; then set_board(after)
    board.hurry()                         # everything that moves is at its end at once
    board.show_reach(True)                # the reach map in model.reach
    board.look_closer(True)               # 21 holes across, around the ball; also wheel, + and −

Signals: `hole_picked(hole)` – a peg was taken up, or a hole chosen with nothing in the hand;
`peg_dropped(origin, path)` – it was put down, `path` ends where (a swap in a set-up too, and
beyond the sideline for a step out of bounds); `peg_placed(slot, hole)` and `peg_removed(hole)` –
from and to the tray; `missed(origin or None, hole)` – it was put down where it can't go and fell
back; `hurried()` – a press ended what moved; `cancelled()`; `hovered(hole or None)`;
`aimed(landing or None)` while a peg is carried; `zoomed(close)`.

After `peg_dropped` the board shows the peg there already: answer with `set_board` (the same model
again to refuse). Where the model has offers, pegs can be taken; the landings are all that can be
hit. Models may be replaced while a peg is in the hand: it stays if it is still on offer.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget

from gridlight.kernel.language import tr
from gridlight.present.peg_words import board_lines, hole_words, summary
from gridlight.present.pegboard import Gauge, Hole, Landing, Motion, PegModel, Roll
from gridlight.ui.paint.cache import smooth
from gridlight.ui.pegboard.acting import Acting
from gridlight.ui.pegboard.carry import Carry
from gridlight.ui.pegboard.dice_tray import DiceTray
from gridlight.ui.pegboard.dirt import dirt
from gridlight.ui.pegboard.eye import Eye
from gridlight.ui.pegboard.gauges import between
from gridlight.ui.pegboard.gestures import Gestures
from gridlight.ui.pegboard.holding import first_stop, may_choose, may_take, rehold
from gridlight.ui.pegboard.rack import rack_room
from gridlight.ui.pegboard.scene import Scene
from gridlight.ui.pegboard.shape import PegShape, looked_at, shape_in
from gridlight.ui.pegboard.sight import Sight
from gridlight.ui.sound.house import play
from gridlight.ui.tabletop.breath import Breath
from gridlight.ui.tabletop.lines import LineList
from gridlight.ui.tabletop.motion import Glide
from gridlight.ui.theme import Theme

MANY_RECTS = 4
BY_TAB = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)


class PegBoard(QWidget):
    """A drilled board with pegs in it; see the module for its use."""

    hole_picked = Signal(object)
    peg_dropped = Signal(object, object)
    peg_placed = Signal(int, object)
    peg_removed = Signal(object)
    missed = Signal(object, object)
    hurried = Signal()
    cancelled = Signal()
    hovered = Signal(object)
    aimed = Signal(object)
    zoomed = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setAccessibleName(tr("Pegskin board"))
        self._theme = Theme()
        self._area: QRectF | None = None
        self._turned = False
        self._scene: Scene | None = None
        self._shape: tuple[object, PegShape] | None = None
        self._sight = Sight()
        self._hover: Hole | None = None
        self._cursor: Hole | None = None
        self._by_key = False
        self._dice: DiceTray | None = None
        self._gauge_from = Gauge()
        self.lines = LineList(self)
        self._breath = Breath(self, lambda: self._theme.times.breath, self._breathes)
        self._tray = Glide(self, self._tray_slides, 0.0)
        self._gauge = Glide(self, self._gauge_goes, 1.0)
        self.eye = Eye(self)
        self.acting = Acting(self)
        self.carry = Carry(self)
        self._gestures = Gestures(self)
        for put in (self.peg_dropped, self.peg_placed):
            put.connect(lambda *_: play("peg"))

    # place and look

    def set_palette(self, theme: Theme) -> None:
        """Paint in another theme, size or pace."""
        self._theme = theme
        self._reshape()

    def set_view(self, *, turned: bool) -> None:
        """See the board from home's side or turned by half a turn."""
        if turned != self._turned:
            self._turned = turned
            self._reshape()

    def set_tray(self, tray: DiceTray | None) -> None:
        """Have dice roll in this tray; without one a roll takes no time."""
        self._dice = tray

    def lay(self, area: QRectF) -> None:
        """Lie with the framed board in the middle of `area` (parent's pixels), as large as fits.

        The widget itself reaches further, for the shadow.
        """
        room = rack_room(self._theme)
        whole = area.adjusted(-room, -room, room, room).toAlignedRect()
        parent = self.parentWidget()
        if parent is not None:
            whole = whole.intersected(parent.rect())
        self._area = area.translated(-whole.x(), -whole.y())
        self.setGeometry(whole)
        self._reshape()

    @property
    def whole(self) -> PegShape:
        """Where everything is when the whole board is seen, in the widget's coordinates."""
        return self._ready().whole

    @property
    def shape(self) -> PegShape:
        """Where everything is now."""
        return self.shape_of(self._sight)

    def shape_of(self, sight: Sight) -> PegShape:
        """Where everything is as a sight has it."""
        whole = self.whole
        if sight.near <= 0:
            return whole
        key = (whole, sight.eye, sight.near)
        if self._shape is None or self._shape[0] != key:
            self._shape = (key, looked_at(whole, sight.eye, sight.near))
        return self._shape[1]

    @property
    def theme(self) -> Theme:
        """The look in use."""
        return self._theme

    @property
    def sight(self) -> Sight:
        """What is to be seen now."""
        return self._sight

    @property
    def board(self) -> PegModel:
        """The model that is shown."""
        return self._sight.model

    def _ready(self) -> Scene:
        if self._scene is None:
            area = self._area
            if area is None:
                room = rack_room(self._theme)
                area = QRectF(self.rect()).adjusted(room, room, -room, -room)
            model = self._sight.model
            shape = shape_in(
                area,
                self.devicePixelRatioF(),
                self._theme,
                width=model.width,
                half=model.half,
                heading=model.heading,
                turned=self._turned,
            )
            self._scene = Scene(shape)
        return self._scene

    def _reshape(self) -> None:
        self.acting.hurry()
        self.carry.finish()
        self.eye.finish()
        self._scene = None
        hand = self._sight.hand
        if hand is not None and hand.origin is not None:
            at = hand.aimed.hole if hand.aimed is not None else hand.origin
            self._sight = replace(self._sight, hand=replace(hand, at=at))
        elif hand is not None:
            self._sight = replace(self._sight, hand=None)
        self.update()

    # what it shows

    def set_board(self, model: PegModel) -> None:
        """Show a model as the truth, at once."""
        if self.acting.running:
            self.acting.stop()
            self.see(replace(self._sight, movers=(), ball=None))
        self.carry.fit(model)
        before = self._sight.model
        held = self._sight.hand
        hand = rehold(held, model)
        hover = self._hover if self._lights(model, self._hover) else None
        self.see(replace(self._sight, model=model, hand=hand, hover=hover))
        if _ground(before) != _ground(model):
            self._scene = None
        if held is not None and hand is None:
            self._gestures.forget()
            self.breathe(False)
        self._tray.to(1.0 if model.tray is not None else 0.0, self._theme.times.tray)
        self._read_gauge(before, model)
        if self._dice is not None:
            self._dice.show_dice(model)
        if model.carrier is not None and model.carrier != before.carrier:
            self.eye.keep(model.carrier, glide=True)
        self.lines.show(board_lines(model))
        self._tell()

    def play(
        self,
        motions: Sequence[Motion],
        after: PegModel | None = None,
        done: Callable[[], None] | None = None,
    ) -> None:
        """Show motions one after another, then the model `after`, then call `done`."""
        self.carry.finish()
        self.carry.let_go()
        self._gestures.forget()
        self.acting.run(motions, after, done)

    def hurry(self) -> None:
        """Be at once at the end of all that moves."""
        self.acting.hurry()
        self.carry.finish()
        self.eye.finish()
        self._tray.finish()
        self._gauge.finish()

    def show_reach(self, on: bool) -> None:
        """Show who can get where, or hide it."""
        self.see(replace(self._sight, reach=on))

    def look_closer(self, on: bool) -> None:
        """Look closely at the ball, or at the whole board."""
        model = self._sight.model
        self.eye.zoom(on, model.carrier or model.loose or first_stop(model))

    def put_back(self) -> None:
        """Have nothing in the hand, as by Escape but without telling."""
        self._gestures.forget()
        self.carry.let_go()

    def set_cursor(self, hole: Hole | None) -> None:
        """Put the keyboard's cursor on a hole; a peg in the hand comes along."""
        self._cursor = hole
        self._by_key = True
        self._show_cursor()
        if hole is None:
            return
        self.eye.keep(hole)
        if self._sight.hand is not None:
            self.carry.hover_over(hole)
        self.hovered.emit(hole)
        self._tell()
        hand = self._sight.hand
        self.say(hole_words(self._sight.model, hole, hand.aimed if hand else None))

    def say(self, words: str) -> None:
        """Tell people who listen."""
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, words))

    # what its parts ask for

    def see(self, sight: Sight) -> None:
        """Show another sight, painting only what changed."""
        before = self._sight
        if before is sight:
            return
        old = self.shape
        self._sight = sight
        region = dirt((old, self.shape), before, sight)
        if region is None:
            self.update()
        elif not region.isEmpty():
            self.update(region)

    def breathe(self, on: bool) -> None:
        """Let the glow of legal holes breathe."""
        self._breath.run(on)

    def hover_at(self, hole: Hole | None) -> None:
        """The pointer is over a hole, or a peg in it, now."""
        if hole == self._hover:
            return
        self._hover = hole
        lit = self._lights(self._sight.model, hole)
        self.see(replace(self._sight, hover=hole if lit else None))
        self.hovered.emit(hole)

    def _lights(self, model: PegModel, hole: Hole | None) -> bool:
        """Whether a hole lights up under the pointer."""
        if hole is None:
            return False
        return self._sight.reach or may_take(model, hole) or may_choose(model, hole)

    def hand_box(self) -> QRectF:
        """Where the keyboard’s hand is on the board."""
        cursor = self._cursor if self._by_key else None
        return QRectF(self.rect()) if cursor is None else self.shape.cell(cursor)

    def aimed_anew(self, landing: Landing | None) -> None:
        """The peg in the hand is over another landing now."""
        self.aimed.emit(landing)

    @property
    def has_dice(self) -> bool:
        """Whether there is a tray to roll dice in."""
        return self._dice is not None

    def roll_dice(self, roll: Roll, way: float) -> None:
        """Have a roll's dice at a share of their way."""
        if self._dice is not None:
            self._dice.show_roll(roll, way)

    def point_by(self, what: str) -> None:
        """By what the board is worked now: the cursor shows only for keys."""
        self._by_key = what == "key"
        self._show_cursor()

    def _show_cursor(self) -> None:
        shown = self._cursor if self._by_key and self.hasFocus() else None
        self.see(replace(self._sight, cursor=shown))

    def _breathes(self, level: float) -> None:
        self.see(replace(self._sight, breath=level))

    def _tray_slides(self, way: float) -> None:
        self.see(replace(self._sight, tray=way))

    def _read_gauge(self, before: PegModel, model: PegModel) -> None:
        if model.gauge == self._sight.gauge:
            return
        self._gauge_from = self._sight.gauge if before.heading == model.heading else model.gauge
        self._gauge.snap(0.0)
        self._gauge.to(1.0, self._theme.times.marker)

    def _gauge_goes(self, way: float) -> None:
        gauge = between(self._gauge_from, self._sight.model.gauge, way)
        if gauge != self._sight.gauge:
            self.see(replace(self._sight, gauge=gauge))

    def _tell(self) -> None:
        words = summary(self._sight.model)
        if self._cursor is not None:
            hand = self._sight.hand
            aimed = hand.aimed if hand is not None else None
            words = f"{hole_words(self._sight.model, self._cursor, aimed)}. {words}"
        self.setAccessibleDescription(words)

    # events

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint what changed."""
        scene, shape = self._ready(), self.shape
        painter = QPainter(self)
        smooth(painter)
        region = event.region()
        if region.rectCount() > MANY_RECTS:
            whole = region.boundingRect()
            painter.setClipRect(whole)
            scene.paint(painter, shape, self._sight, QRectF(whole))
            return
        for rect in region:  # type: ignore[attr-defined]
            painter.setClipRect(rect)
            scene.paint(painter, shape, self._sight, QRectF(rect))

    def event(self, event: QEvent) -> bool:
        """Paint anew for a screen with finer or coarser pixels."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._reshape()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the board into the new size."""
        super().resizeEvent(event)
        self._reshape()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take hold of a peg, or choose a hole."""
        self._gestures.press(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Take a placed peg off; else the second press of two clicks."""
        if not self._gestures.double(event):
            self._gestures.press(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Carry, or hover."""
        self._gestures.move(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Put down, or have chosen."""
        self._gestures.release(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Look closer, or take in the whole board."""
        self._gestures.wheel(event)

    def leaveEvent(self, event: QEvent) -> None:
        """The pointer is over no hole."""
        super().leaveEvent(event)
        self.hover_at(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Work the cursor."""
        self._gestures.key(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show where keys go."""
        super().focusInEvent(event)
        if event.reason() in BY_TAB:
            self._by_key = True
            if self._cursor is None:
                self._cursor = first_stop(self._sight.model)
        self._show_cursor()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Keys go elsewhere."""
        super().focusOutEvent(event)
        self._show_cursor()


def _ground(model: PegModel) -> tuple[int, int, int]:
    """What the shape of a board depends on."""
    return model.width, model.half, model.heading
