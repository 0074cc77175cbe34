"""The dice cup: a tray with the dice that fell last, and a button for each throw."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from gridlight.kernel.dice import Roll
from gridlight.kernel.language import tr
from gridlight.present.pegboard import Die
from gridlight.present.referee_says import Cup
from gridlight.present.throws import face_words
from gridlight.ui.paint.cache import paint_baked, smooth
from gridlight.ui.paint.dice import PIPPED, DieLook, paint_die_solid, showing
from gridlight.ui.paint.peg_dice import UP, look_of
from gridlight.ui.paint.shadow import paint_shadow, shadow_margin
from gridlight.ui.paint.text import CENTER, draw_text
from gridlight.ui.paint.textures import CASE_WOOD, paint_grain, wood_brush
from gridlight.ui.referee.buttons import SayButton, even
from gridlight.ui.tabletop.motion import Curve, Glide
from gridlight.ui.theme import Theme

WALL = 9.0
WHOSE = {
    True: (tr("Program rolls"), tr("Our own dice")),
    False: (tr("Program spins"), tr("Our own wheel")),
}
"""Who rolls or spins, by whether there are dice: the program, or the people."""
MOST_IN_A_COLUMN = 3
MOST = 6  # dice that lie side by side


@dataclass(frozen=True, slots=True)
class Fallen:
    """A die as it fell: how it is made, the face of its cube that is up, and what that says."""

    look: DieLook
    face: int
    words: str


def fallen(rolls: Sequence[Roll]) -> tuple[Fallen, ...]:
    """The dice among these rolls; wheels and coins are none."""
    return tuple(die for roll in rolls if (die := _die(roll)) is not None)


def _die(roll: Roll) -> Fallen | None:
    if roll.label in ("S", "D", "T"):
        return Fallen(look_of(Die("sdt", roll.label)), UP, roll.label)
    if roll.label in ("white", "black"):
        return Fallen(look_of(Die("first", roll.label)), UP, face_words(roll.label))
    if roll.purpose.startswith("numbered die"):
        return Fallen(look_of(Die("number", roll.label)), UP, roll.label)
    if roll.label.isdecimal() and 1 <= int(roll.label) <= 6:
        return Fallen(PIPPED, int(roll.label), roll.label)
    return None


class CupTray(QWidget):
    """Wood and felt; dice tumble in from the right. `wanted` carries the move of a throw.

    `by_hand` says that the people roll their own from now on, or the program again.
    """

    wanted = Signal(str)
    by_hand = Signal(bool)

    def __init__(self, theme: Theme, parent: QWidget, cups: Sequence[Cup]) -> None:
        super().__init__(parent)
        self._theme = theme
        self._dice: tuple[Fallen, ...] = ()
        self._title = self._spun = ""
        self._seed = ""
        self._done: Callable[[], None] | None = None
        self._way = Glide(self, self._moved, 1.0, Curve.OutCubic)
        self._buttons = [SayButton(cup.label, cup.key, theme, self, kind="paper") for cup in cups]
        for cup, button in zip(cups, self._buttons, strict=True):
            button.clicked.connect(partial(self._pressed, cup.move))
        self._own = False
        self._words = WHOSE[bool(cups)]
        self.own_button = SayButton(self._words[0], "0", theme, self)
        self.own_button.clicked.connect(self._change_hands)
        self._buttons.append(self.own_button)
        self.setAccessibleName(tr("Dice"))

    @property
    def dice(self) -> tuple[Fallen, ...]:
        """The dice that lie there."""
        return self._dice

    def buttons(self) -> tuple[SayButton, ...]:
        """A button for each throw."""
        return tuple(self._buttons)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme or size."""
        self._theme = theme
        for button in self._buttons:
            button.set_theme(theme)
        self._arrange()

    def set_enabled(self, enabled: bool) -> None:
        """Whether dice can be thrown now."""
        for button in self._buttons:
            button.setEnabled(enabled)

    def show_buttons(self, shown: bool) -> None:
        """Whether there is anything to be thrown at all."""
        for button in self._buttons:
            button.setVisible(shown)

    def press(self, key: str) -> bool:
        """Press the button with that key."""
        for button in self._buttons:
            if button.key == key and button.isEnabled():
                button.click()
                return True
        return False

    def lay(self, rect: QRectF) -> None:
        """Lie with the frame on `rect` of the parent; the shadow reaches beyond."""
        m = self._margin()
        self.setGeometry(rect.toRect().adjusted(-m, -m, m, m))
        self._arrange()

    def lie(self, rolls: Sequence[Roll], title: str) -> None:
        """Let the dice of these rolls lie there at once."""
        self._way.snap(1.0)
        self._set(rolls, title, "")

    def roll(self, rolls: Sequence[Roll], title: str, seed: str, done: Callable[[], None]) -> None:
        """Let the dice of these rolls tumble in, then call `done`."""
        self._set(rolls, title, seed)
        self._done = done
        self._way.snap(0.0)
        self._way.to(1.0, self._theme.times.dice, self._arrived)

    def finish(self) -> None:
        """Let them lie at once."""
        self._way.finish()

    def _set(self, rolls: Sequence[Roll], title: str, seed: str) -> None:
        self._dice = fallen(rolls)[:MOST]
        self._title, self._seed = title, seed
        self._spun = "" if self._dice else ", ".join(face_words(roll.label) for roll in rolls)
        said = self._spun or ", ".join(die.words for die in self._dice)
        self.setAccessibleDescription(f"{title}: {said}" if said else tr("No dice"))
        self.update()

    def _arrived(self) -> None:
        done, self._done = self._done, None
        if done is not None:
            done()

    def _moved(self, _: float) -> None:
        self.update()

    def _change_hands(self) -> None:
        self.set_own(not self._own)
        self.by_hand.emit(self._own)

    def set_own(self, own: bool) -> None:
        """Say who rolls and spins from now on."""
        self._own = own
        self.own_button.set_words(self._words[own])
        self._arrange()

    def _pressed(self, move: str, _: bool = False) -> None:
        self.wanted.emit(move)

    # places

    def _margin(self) -> int:
        return round(shadow_margin(self._theme, "board"))

    def _frame(self) -> QRectF:
        m = self._margin()
        return QRectF(self.rect()).adjusted(m, m, -m, -m)

    def _felt(self) -> QRectF:
        d = self._theme.px(WALL)
        return self._frame().adjusted(d, d, -d, -d)

    def _grid(self) -> tuple[QRectF, int]:
        """Where the buttons are, and in how many columns."""
        felt, t = self._felt(), self._theme
        columns = 2 if len(self._buttons) > MOST_IN_A_COLUMN else 1
        least, most = (0.32, 0.5) if columns == 1 else (0.54, 0.66)
        words = max(button.words_wide() for button in self._buttons) * columns
        wide = min(max(felt.width() * least, words), felt.width() * most)
        grid = QRectF(felt.right() - wide - t.px(4), felt.top(), wide, felt.height())
        return grid.adjusted(0, t.px(4), 0, -t.px(4)), columns

    def _arrange(self) -> None:
        grid, columns = self._grid()
        rows = -(-len(self._buttons) // columns)
        high = min(grid.height() / rows, self._theme.px(58) * max(1.0, self._theme.text))
        top = grid.center().y() - high * rows / 2
        for i, button in enumerate(self._buttons):
            row, column = divmod(i, columns)
            last = i == len(self._buttons) - 1 and column == 0
            wide = grid.width() / (1 if last else columns)
            box = QRectF(grid.left() + column * wide, top + row * high, wide, high)
            button.setGeometry(box.toRect())
        even(self._buttons)
        self.update()

    # painting

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint frame, felt and dice."""
        painter = QPainter(self)
        smooth(painter)
        t, frame, felt = self._theme, self._frame(), self._felt()
        key = ("cup-tray", t.ink, t.dark, round(t.k, 3))
        paint_baked(painter, frame, key, lambda p, r: _paint_tray(p, r, t), self._margin())
        grid, _ = self._grid()
        room = QRectF(felt.topLeft(), felt.bottomRight()).adjusted(0, t.px(22), 0, 0)
        room.setRight(grid.left() - t.px(4))
        head = QRectF(
            felt.left() + t.px(12), felt.top(), grid.left() - felt.left() - t.px(16), t.px(30)
        )
        draw_text(painter, head, self._title, t, "caps", "felt_text")
        pitch = room.width() / max(2, len(self._dice))
        side = min(room.height() * 0.56, pitch * 0.62)
        chance = random.Random(self._seed)
        for i, die in enumerate(self._dice):
            angle, start = chance.uniform(-16, 16), chance.uniform(0.2, 0.8)
            at = QPointF(room.left() + pitch * (i + 0.5), room.center().y())
            self._paint_die(painter, die, at, side, angle, start)
        if not self._dice:
            words, role = (self._spun, "heading") if self._spun else (tr("No dice yet"), "body")
            ink = "felt_gold" if self._spun else "felt_text"
            draw_text(painter, room, words, t, role, ink, CENTER)

    def _paint_die(
        self, painter: QPainter, die: Fallen, at: QPointF, side: float, angle: float, start: float
    ) -> None:
        way = self._way.value
        left = 1.0 - way
        off = QPointF(self._felt().right() - at.x() - side, 0) * left
        hop = abs(((way * 3.0) % 1.0) - 0.5) * left * 1.6
        turn = showing(die.face, angle + 300 * left, (540 * left, 360 * left * (start - 0.5)))
        paint_die_solid(painter, at + off, side, self._theme, turn, hop, die.look)


def _paint_tray(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    r = theme.px(8)
    paint_shadow(painter, rect, r, theme, "board")
    painter.setPen(QPen(theme.color("case_d"), 1))
    painter.setBrush(wood_brush(theme, CASE_WOOD, scale=0.6))
    painter.drawRoundedRect(rect, r, r)
    wall = theme.px(WALL)
    felt = rect.adjusted(wall, wall, -wall, -wall)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.mix("dice_felt", "dice_felt_d", 0.4))
    inner = theme.px(4)
    painter.drawRoundedRect(felt, inner, inner)
    paint_grain(painter, felt.adjusted(1, 1, -1, -1), theme, 11, "felt")
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.color("shadow", 170), 1.4))
    painter.drawRoundedRect(felt, inner, inner)
