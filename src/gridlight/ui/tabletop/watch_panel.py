"""The panel of a game that only computers play: it is held, let go on, stepped, sped up, joined."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRectF, Qt, Signal
from PySide6.QtGui import QKeySequence, QPainter, QPaintEvent, QPen, QResizeEvent, QShortcut
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from gridlight.kernel.game import Seat
from gridlight.kernel.language import tr
from gridlight.present.situation import Names
from gridlight.ui.chrome import Foot, Screen
from gridlight.ui.paint.buttons import Button
from gridlight.ui.paint.cache import smooth
from gridlight.ui.paint.text import RIGHT, draw_text, text_width
from gridlight.ui.replay.buttons import RoundButton
from gridlight.ui.theme import Theme

if TYPE_CHECKING:
    from gridlight.ui.tabletop.coached import CoachedSeats

SPEEDS = {0.5: "½", 1.0: "1", 2.0: "2", 4.0: "4"}
HIGH, MARGIN = 62.0, 12.0
PLAYS, PAUSES = ("play", tr("Let them play (Space)")), ("pause", tr("Hold the game (Space)"))
HELD = tr("The game is held: Space lets it go on, → shows one more step.")
WATCHED = tr("Space holds the game, → steps, + and − change the speed")


class WatchPanel(Foot):
    """Buttons only; `pressed` carries `play` or `step`, `seat_wanted` a seat to be taken."""

    pressed = Signal(str)
    speed_chosen = Signal(float)
    seat_wanted = Signal(object)

    def __init__(self, names: Names, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.play = RoundButton(*PAUSES, theme, self, large=True)
        self.forward = RoundButton("forward", tr("One step (→)"), theme, self)
        self.speeds = {
            speed: RoundButton(name, tr("{speed} times as fast (+ and −)", speed=name), theme, self)
            for speed, name in SPEEDS.items()
        }
        self.seats = {
            seat: Button(tr("Play {team}", team=names.of(seat)), theme, "dark", self)
            for seat in Seat
        }
        self.setAccessibleName(tr("Watching"))
        self.setFocusProxy(self.play)
        self.play.clicked.connect(partial(self.pressed.emit, "play"))
        self.forward.clicked.connect(partial(self.pressed.emit, "step"))
        for speed, button in self.speeds.items():
            button.clicked.connect(partial(self.speed_chosen.emit, speed))
        for seat, each in self.seats.items():
            each.setToolTip(tr("Take the seat of {team} from here on", team=names.of(seat)))
            each.clicked.connect(partial(self.seat_wanted.emit, seat))

    def show_state(self, *, held: bool, speed: float) -> None:
        """Show whether the game is held, and how fast it is."""
        self.play.set_face(*(PLAYS if held else PAUSES))
        for each, button in self.speeds.items():
            button.set_lit(each == speed)

    # places

    def high(self, theme: Theme, room: float) -> float:
        """One row of buttons."""
        return theme.px(HIGH) * max(1.0, float(theme.text))

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme or size."""
        self._theme = theme
        for button in (self.play, self.forward, *self.speeds.values()):
            button.set_theme(theme)
        for seat in self.seats.values():
            seat.set_theme(theme)
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out anew."""
        self._arrange()

    def _tile(self) -> QRectF:
        m = self._theme.px(MARGIN)
        return QRectF(self.rect()).adjusted(m, 0, -m, -m * 0.6)

    def _arrange(self) -> None:
        t, tile = self._theme, self._tile()
        middle, gap = tile.center().y(), t.px(7)
        row = (self.play, self.forward)
        wide = sum(each.sizeHint().width() + gap for each in row)
        self._row(tile.center().x() - wide / 2, row, gap)
        left = tile.left() + t.px(12)
        for seat in self.seats.values():
            size = seat.sizeHint()
            seat.setGeometry(
                round(left), round(middle - size.height() / 2), size.width(), size.height()
            )
            left += size.width() + t.px(10)
        speeds = tuple(self.speeds.values())
        wide = sum(each.sizeHint().width() + gap for each in speeds)
        self._row(tile.right() - t.px(12) - wide, speeds, gap)
        self.update()

    def _row(self, x: float, buttons: Iterable[RoundButton], gap: float) -> None:
        middle = self._tile().center().y()
        for button in buttons:
            size = button.sizeHint()
            top = round(middle - size.height() / 2)
            button.setGeometry(round(x), top, size.width(), size.height())
            x += size.width() + gap

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the tile, and what the row at the right is for."""
        painter = QPainter(self)
        smooth(painter)
        t, tile = self._theme, self._tile()
        painter.setPen(QPen(t.color("tile_line"), max(1.0, t.px(1.2))))
        painter.setBrush(t.color("bar", 240))
        painter.drawRoundedRect(tile.adjusted(0.5, 0.5, -0.5, -0.5), t.px(8), t.px(8))
        first = min(button.x() for button in self.speeds.values())
        wide = text_width(t, "body", tr("Speed")) + t.px(8)
        box = QRectF(first - wide - t.px(8), tile.top(), wide, tile.height())
        draw_text(painter, box, tr("Speed"), t, "body", "bar_text", RIGHT)


class Watch(QObject):
    """Wires a panel to the computers of a table; it goes when a person takes a seat."""

    def __init__(self, screen: Screen, seats: CoachedSeats, names: Names) -> None:
        super().__init__(screen)
        self._screen, self._seats = screen, seats
        self.speed = 1.0
        self.panel = WatchPanel(names, screen.theme, screen)
        self.panel.pressed.connect(self._press)
        self.panel.speed_chosen.connect(self.set_speed)
        self.panel.seat_wanted.connect(self._take)
        seats.changed.connect(self._changed)
        seats.held_up.connect(self._say_held)
        self._keys = [self._shortcut(keys, work) for keys, work in self._works().items()]
        screen.set_foot(self.panel)
        self.panel.show()
        self._changed()

    def _works(self) -> dict[str, Callable[[], object]]:
        return {
            "Space": self._space,
            "Right": self._seats.step,
            "+": partial(self._faster, 1),
            "-": partial(self._faster, -1),
        }

    def _shortcut(self, keys: str, work: Callable[[], object]) -> QShortcut:
        shortcut = QShortcut(QKeySequence(keys), self._screen)
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.activated.connect(work)
        return shortcut

    def _space(self) -> None:
        focus = QApplication.focusWidget()
        bars = (self.panel, self._screen.top_bar)  # a card on the table doesn't take the key
        own = any(bar is not None and focus and bar.isAncestorOf(focus) for bar in bars)
        if own and isinstance(focus, QAbstractButton) and focus is not self.panel.play:
            focus.click()
        else:
            self._press("play")

    def _press(self, name: str) -> None:
        if name == "step":
            self._seats.step()
        elif self._seats.held:
            self._seats.go_on()
        else:
            self._seats.hold()

    def set_speed(self, speed: float) -> None:
        """Show everything so many times as fast."""
        self.speed = speed
        self._screen.set_pace(speed)
        self._changed()

    def _faster(self, by: int) -> None:
        all_speeds = tuple(SPEEDS)
        place = all_speeds.index(self.speed) + by
        self.set_speed(all_speeds[max(0, min(len(all_speeds) - 1, place))])

    def _take(self, seat: Seat) -> None:
        self._seats.relieve(seat)

    def _say_held(self) -> None:
        said = self._screen.status_line.status()
        self._screen.say(HELD, WATCHED, said.tag, said.side)

    def _changed(self) -> None:
        if self._seats.among_themselves:
            self.panel.show_state(held=self._seats.held, speed=self.speed)
        else:
            self._go()

    def _go(self) -> None:
        """A person plays from here on, at the speed of other games."""
        self._seats.changed.disconnect(self._changed)
        self._seats.held_up.disconnect(self._say_held)
        for key in self._keys:
            key.setEnabled(False)
            key.deleteLater()
        self._screen.set_foot(None)
        self._screen.set_pace(1.0)
        self.panel.hide()
        self.panel.deleteLater()
        self.deleteLater()
