"""The All-Pro board as a widget that knows no rules: it shows a model and says what hands do.

How a stage uses it::

    board = Board(parent)
    board.set_palette(theme)              # ui.theme.Theme, on every change of look or size
    board.lay(QRectF(12, 48, 984, 633))   # where the printed card may lie, parent's pixels
    board.set_view(upright=False, turned=False)
    board.set_board(model)                # present.board.BoardModel: the truth, at any time
    board.play(motions, after, done)      # Walk, Flight, Bounce, Roll; then set_board(after)
    board.hurry()                         # everything that moves is at its end at once
    board.show_reach(True)                # the reach map in model.reach

Signals: `square_picked(square)` – a man was taken up, or a square chosen with nothing in the
hand; `man_dropped(origin, path)` – he was put down, `path` ends where (a swap in a line-up
too); `man_placed(slot, square)` and `man_removed(square)` – from and to the tray;
`cancelled()`; `missed(origin, square)` – he was put down where he can't go; `hurried()` – a
click ended what moved; `hovered(square or None)`; `aimed(landing or None)` while a man is carried;
`dragged(speed)` in squares a second while the pointer carries him (AP-17, steady hand).

After `man_dropped` the board shows the man there already: answer with `set_board` (the same
model again to refuse). Where the model has offers, men can be taken; the landings are all that
can be hit. Models may be replaced while a man is in the hand: he stays if he is still on offer.
Dice stay where they fell until the next roll or `clear_dice`.
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
)
from PySide6.QtWidgets import QWidget

from gridlight.kernel.grid import Square
from gridlight.kernel.language import tr
from gridlight.present.board import (
    BoardModel,
    Landing,
    Motion,
    board_lines,
    square_words,
    summary,
)
from gridlight.ui.boards.acting import Acting
from gridlight.ui.boards.carry import Carry
from gridlight.ui.boards.dirt import dirt
from gridlight.ui.boards.gestures import Gestures
from gridlight.ui.boards.holding import first_stop, may_take, rehold
from gridlight.ui.boards.printed import board_room
from gridlight.ui.boards.scene import Scene
from gridlight.ui.boards.shape import BoardShape, shape_in
from gridlight.ui.boards.sight import Sight
from gridlight.ui.paint.cache import smooth
from gridlight.ui.sound.house import play
from gridlight.ui.tabletop.breath import Breath
from gridlight.ui.tabletop.lines import LineList
from gridlight.ui.tabletop.motion import Glide
from gridlight.ui.theme import Theme

MANY_RECTS = 4
BY_TAB = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)


class Board(QWidget):
    """A printed board with men on it; see the module for its use."""

    square_picked = Signal(object)
    man_dropped = Signal(object, object)
    man_placed = Signal(int, object)
    man_removed = Signal(object)
    cancelled = Signal()
    hurried = Signal()
    missed = Signal(object, object)
    hovered = Signal(object)
    aimed = Signal(object)
    dragged = Signal(float)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setAccessibleName(tr("All-Pro board"))
        self._theme = Theme()
        self._area: QRectF | None = None
        self._upright = False
        self._turned = False
        self._scene: Scene | None = None
        self._sight = Sight()
        self._hover: Square | None = None
        self._cursor: Square | None = None
        self._by_key = False
        self.lines = LineList(self)
        self._breath = Breath(self, lambda: self._theme.times.breath, self._breathes)
        self._tray = Glide(self, self._tray_slides, 0.0)
        self.acting = Acting(self)
        self.carry = Carry(self)
        self._gestures = Gestures(self)
        for put in (self.man_dropped, self.man_placed):
            put.connect(lambda *_: play("piece"))

    # place and look

    def set_palette(self, theme: Theme) -> None:
        """Paint in another theme, size or pace."""
        self._theme = theme
        self._reshape()

    def set_view(self, *, upright: bool, turned: bool) -> None:
        """See the board flat or upright, from home's side or turned by half a turn."""
        if (upright, turned) != (self._upright, self._turned):
            self._upright, self._turned = upright, turned
            self._reshape()

    def lay(self, area: QRectF) -> None:
        """Lie with the printed card in the middle of `area` (parent's pixels), as large as fits.

        The widget itself reaches further, for shadows and dice.
        """
        room = board_room(self._theme)
        whole = area.adjusted(-room, -room, room, room).toAlignedRect()
        parent = self.parentWidget()
        if parent is not None:
            whole = whole.intersected(parent.rect())
        self._area = area.translated(-whole.x(), -whole.y())
        self.setGeometry(whole)
        self._reshape()

    @property
    def shape(self) -> BoardShape:
        """Where everything is, in the widget's coordinates."""
        return self._ready().shape

    @property
    def theme(self) -> Theme:
        """The look in use."""
        return self._theme

    @property
    def sight(self) -> Sight:
        """What is to be seen now."""
        return self._sight

    @property
    def board(self) -> BoardModel:
        """The model that is shown."""
        return self._sight.model

    def _ready(self) -> Scene:
        if self._scene is None:
            area = self._area
            if area is None:
                room = board_room(self._theme)
                area = QRectF(self.rect()).adjusted(room, room, -room, -room)
            shape = shape_in(
                area,
                self.devicePixelRatioF(),
                self._theme,
                self._sight.model.columns,
                upright=self._upright,
                turned=self._turned,
            )
            self._scene = Scene(shape)
        return self._scene

    def _reshape(self) -> None:
        self.acting.hurry()
        self.carry.finish()
        self._scene = None
        hand = self._sight.hand
        if hand is not None and hand.origin is not None:
            aim = hand.aimed.square if hand.aimed is not None else hand.origin
            at = self.shape.center(aim)
            self._sight = replace(self._sight, hand=replace(hand, at=at))
        elif hand is not None:
            self._sight = replace(self._sight, hand=None)
        self._sight = replace(self._sight, dice=())
        self.update()

    # what it shows

    def set_board(self, model: BoardModel) -> None:
        """Show a model as the truth, at once."""
        if self.acting.running:
            self.acting.stop()
            self.see(replace(self._sight, movers=(), ball=None))
        self.carry.fit(model)
        if model.columns != self._sight.model.columns:
            self._scene = None
        held = self._sight.hand
        hand = rehold(held, model)
        self.see(replace(self._sight, model=model, hand=hand))
        if held is not None and hand is None:
            self._gestures.forget()
            self.breathe(False)
        self._tray.to(1.0 if model.tray is not None else 0.0, self._theme.times.tray)
        self.lines.show(board_lines(model))
        self._tell()

    def play(
        self,
        motions: Sequence[Motion],
        after: BoardModel | None = None,
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
        self._tray.finish()

    def show_reach(self, on: bool) -> None:
        """Show who can get where, or hide it."""
        self.see(replace(self._sight, reach=on))

    def clear_dice(self) -> None:
        """Take the dice off the board."""
        self.see(replace(self._sight, dice=()))

    def put_back(self) -> None:
        """Have nobody in the hand, as by Escape but without telling."""
        self._gestures.forget()
        self.carry.let_go()

    def set_cursor(self, square: Square | None) -> None:
        """Put the keyboard's cursor on a square; a man in the hand comes along."""
        self._cursor = square
        self._by_key = True
        self._show_cursor()
        if square is None:
            return
        if self._sight.hand is not None:
            self.carry.hover_over(square)
        self.hovered.emit(square)
        self._tell()
        hand = self._sight.hand
        self.say(square_words(self._sight.model, square, hand.aimed if hand else None))

    def say(self, words: str) -> None:
        """Tell people who listen."""
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, words))

    # what its parts ask for

    def see(self, sight: Sight) -> None:
        """Show another sight, painting only what changed."""
        before, self._sight = self._sight, sight
        if before is sight:
            return
        region = dirt(self.shape, before, sight)
        if region is None:
            self.update()
        elif not region.isEmpty():
            self.update(region)

    def breathe(self, on: bool) -> None:
        """Let the glow of legal squares breathe."""
        self._breath.run(on)

    def hover_at(self, square: Square | None) -> None:
        """The pointer is over a square now."""
        if square == self._hover:
            return
        self._hover = square
        model = self._sight.model
        lit = square is not None and (
            may_take(model, square) or model.target_at(square) is not None or self._sight.reach
        )
        self.see(replace(self._sight, hover=square if lit else None))
        self.hovered.emit(square)

    def hand_box(self) -> QRectF:
        """Where the keyboard’s hand is on the board."""
        cursor = self._cursor if self._by_key else None
        return QRectF(self.rect()) if cursor is None else self.shape.cell(cursor)

    def aimed_anew(self, landing: Landing | None) -> None:
        """The man in the hand is over another landing now."""
        self.aimed.emit(landing)

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

    def _tell(self) -> None:
        words = summary(self._sight.model)
        if self._cursor is not None:
            hand = self._sight.hand
            aimed = hand.aimed if hand is not None else None
            words = f"{square_words(self._sight.model, self._cursor, aimed)}. {words}"
        self.setAccessibleDescription(words)

    # events

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint what changed."""
        scene = self._ready()
        painter = QPainter(self)
        smooth(painter)
        region = event.region()
        if region.rectCount() > MANY_RECTS:
            scene.paint(painter, self._sight, QRectF(region.boundingRect()))
            return
        for rect in region:  # type: ignore[attr-defined]
            painter.setClipRect(rect)
            scene.paint(painter, self._sight, QRectF(rect))

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
        """Take hold of a man, or choose a square."""
        self._gestures.press(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Take a placed man off; else the second press of two clicks."""
        if not self._gestures.double(event):
            self._gestures.press(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Carry, or hover."""
        self._gestures.move(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Put down, or have chosen."""
        self._gestures.release(event)

    def leaveEvent(self, event: QEvent) -> None:
        """The pointer is over no square."""
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
