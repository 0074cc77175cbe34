"""What chance shows: a spinner or a coin that comes forward as a big card (FE-14, FB-16)."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from math import atan2, cos, degrees, pi

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from gridlight.kernel.dice import Face
from gridlight.kernel.language import tr
from gridlight.present.situation import capital
from gridlight.present.throws import throw_words
from gridlight.ui.paint.cache import smooth
from gridlight.ui.paint.panel import paint_panel
from gridlight.ui.paint.tags import paint_pill_tag, pill_tag_width
from gridlight.ui.paint.text import CENTER, draw_text
from gridlight.ui.sound.house import play
from gridlight.ui.tabletop.motion import Curve, Glide
from gridlight.ui.tabletop.wheel import (
    angle_for,
    face_at,
    paint_coin,
    paint_lit_sector,
    paint_spinner_needle,
    paint_wheel,
)
from gridlight.ui.theme import Theme

WIDE, HIGH, RADIUS = 520.0, 600.0, 196.0
FLICKED = 60.0  # degrees a second that make a flick


@dataclass(frozen=True, slots=True)
class Chance:
    """One result of chance to be shown: what it was for, whose it is, and what came up.

    `words` say the result in football speech; `seed` sets where in its sector the needle stops.
    """

    title: str
    who: str
    side: str
    faces: tuple[Face, ...]
    label: str
    words: str
    seed: str = ""

    @property
    def is_coin(self) -> bool:
        """Whether this is a toss of a coin."""
        return {face.label for face in self.faces} == {"heads", "tails"}


def throw_title(purpose: str) -> str:
    """A throw's purpose as a title."""
    kick, to, most = purpose.partition(" to ")
    if to and most.isdigit():  # the wheel is for all kicks up to that distance
        return tr("{kick}, up to {most} yards", kick=capital(throw_words(kick)), most=most)
    return capital(throw_words(purpose))


class SpinCard(QWidget):
    """The card in front of the stage; a click or a key skips to the result, then goes on."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._chance: Chance | None = None
        self._done: Callable[[], None] | None = None
        self._shown = False
        self._under = -1
        self._angle = Glide(self, self._moved, 0.0, Curve.OutQuart)
        self._front = Glide(self, self._moved, 0.0, Curve.OutCubic)
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.timeout.connect(self._rested)
        self._grip: tuple[float, float] | None = None
        self._speed = 0.0
        self._clock = 0.0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.hide()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme or size."""
        self._theme = theme
        self.update()

    @property
    def chance(self) -> Chance | None:
        """What is being shown."""
        return self._chance

    @property
    def result_shown(self) -> bool:
        """Whether the result can be read already."""
        return self._shown

    def label_under_needle(self) -> str:
        """What the needle points at now."""
        faces = self._chance.faces if self._chance else ()
        return faces[face_at(faces, self._angle.value)].label if faces else ""

    def show_chance(self, chance: Chance, done: Callable[[], None]) -> None:
        """Bring the card forward, spin, let the result be read, then call `done`."""
        self._chance, self._done, self._shown = chance, done, False
        self.setAccessibleName(f"{chance.title}: {chance.who}")
        self.setAccessibleDescription("")
        start = random.Random(f"{chance.seed}:{chance.title}").uniform(0, 360)
        self._angle.snap(start)
        first = not self.isVisible()
        self.show()
        self.raise_()
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        if first:
            self._front.snap(0.0)
            self._front.to(1.0, self._theme.times.front)
        self._wait(self._theme.times.front * 2)

    def hold_still(self, chance: Chance, share: float) -> None:
        """Show a chance without moving: the needle `share` of its way to the result."""
        self._chance, self._done = chance, None
        self._front.snap(1.0)
        end = self._end_angle(chance, 0.0, 2)
        self._angle.snap(end * share)
        self._shown = share >= 1.0
        self.show()
        self.raise_()

    def skip(self) -> None:
        """Go to the result at once; a second time goes on."""
        if self._chance is None:
            return
        if not self._shown:
            self._rest.stop()
            self._angle.snap(self._end_angle(self._chance, self._angle.value, 0))
            self._stop()
        else:
            self._rest.stop()
            self._close()

    def _wait(self, ms: int) -> None:
        if ms <= 0:
            self._rested()
        else:
            self._rest.start(ms)

    def _rested(self) -> None:
        if self._shown:
            self._close()
        elif not self._angle.moving:
            self._spin(1.0, 4)

    def _spin(self, way: float, turns: int) -> None:
        chance = self._chance
        if chance is None:
            return
        start = self._angle.value
        end = self._end_angle(chance, start, turns)
        if way < 0:
            end -= 360.0 * (2 * turns + 1)
        times = self._theme.times
        ms = times.coin if chance.is_coin else times.spin
        if chance.is_coin:
            play("coin")
        self._angle.to(end, ms, self._stop)

    def _end_angle(self, chance: Chance, start: float, turns: int) -> float:
        share = random.Random(f"{chance.seed}:{chance.title}:{chance.label}").random()
        end = angle_for(chance.faces, chance.label, share)
        return end + 360.0 * (turns + int(start // 360.0) + 1)

    def _stop(self) -> None:
        if self._shown or self._chance is None:
            return
        self._shown = True
        self.setAccessibleDescription(self._chance.words)
        self.update()
        self._wait(self._theme.times.read)

    def _close(self) -> None:
        done, self._done = self._done, None
        self._chance = None
        if done is not None:
            done()
        if self._chance is None:
            self.hide()

    def _moved(self, _: float) -> None:
        self.update()
        chance = self._chance
        if chance is None or chance.is_coin or not self._angle.moving:
            return
        under = face_at(chance.faces, self._angle.value)
        if under != self._under:
            self._under = under
            play("tick")

    # the wheel under the hand

    def _card(self) -> QRectF:
        t = self._theme
        k = min(t.k, self.height() / (HIGH + 24), self.width() / (WIDE + 24))
        box = QRectF(0, 0, WIDE * k, HIGH * k)
        box.moveCenter(QRectF(self.rect()).center())
        return box

    def _wheel(self) -> tuple[QPointF, float]:
        card = self._card()
        k = card.width() / WIDE
        return QPointF(card.center().x(), card.top() + 318 * k), RADIUS * k

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take hold of the needle, or skip."""
        center, radius = self._wheel()
        off = event.position() - center
        on_wheel = (off.x() ** 2 + off.y() ** 2) ** 0.5 <= radius
        if on_wheel and not self._shown and not self._angle.moving and self._chance is not None:
            self._rest.stop()
            self._grip = (self._turn_of(event.position()), float(event.timestamp()))
            self._speed = 0.0
            return
        self.skip()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Push the needle round."""
        if self._grip is None:
            return
        before, then = self._grip
        turn, now = self._turn_of(event.position()), float(event.timestamp())
        moved = (turn - before + 180.0) % 360.0 - 180.0
        self._angle.snap(self._angle.value + moved)
        if now > then:
            self._speed = moved / (now - then) * 1000.0
        self._grip = (turn, now)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let the needle go: a flick spins it that way, the result is the same."""
        if self._grip is None:
            return
        self._grip = None
        if abs(self._speed) < FLICKED:
            self.skip()
            return
        turns = max(2, min(9, round(abs(self._speed) / 220)))
        self._spin(1.0 if self._speed > 0 else -1.0, turns)

    def _turn_of(self, point: QPointF) -> float:
        off = point - self._wheel()[0]
        return degrees(atan2(off.x(), -off.y()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter, Space and Escape skip."""
        if event.key() in _SKIP:
            self.skip()
        else:
            event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the dimmed stage, the card, the wheel or coin, and the result."""
        chance = self._chance
        if chance is None:
            return
        painter = QPainter(self)
        smooth(painter)
        t = self._theme
        front = self._front.value
        painter.fillRect(self.rect(), t.color("vig", 120 * front))
        painter.setOpacity(max(0.0, min(1.0, front)))
        card = self._card()
        scale = 0.9 + 0.1 * front
        painter.translate(card.center())
        painter.scale(scale, scale)
        painter.translate(-card.center())
        paint_panel(painter, card, t)
        self._head(painter, card, chance)
        center, radius = self._wheel()
        if chance.is_coin:
            self._coin(painter, center, radius * 0.62, chance)
        else:
            paint_wheel(painter, center, radius, t, chance.faces)
            if self._shown:
                index = face_at(chance.faces, self._angle.value)
                paint_lit_sector(painter, center, radius, t, chance.faces, index)
            paint_spinner_needle(painter, center, radius, t, self._angle.value)
        self._result(painter, card, chance)

    def _head(self, painter: QPainter, card: QRectF, chance: Chance) -> None:
        t = self._theme
        k = card.width() / WIDE
        head = QRectF(card.left(), card.top() + 18 * k, card.width(), 30 * k)
        draw_text(painter, head, chance.title.upper(), t, "heading", "panel_text", CENTER)
        high = 25 * k
        wide = pill_tag_width(t, chance.who, high)
        tag = QRectF(card.center().x() - wide / 2, card.top() + 54 * k, wide, high)
        paint_pill_tag(painter, tag, t, chance.who, chance.side)

    def _coin(self, painter: QPainter, center: QPointF, radius: float, chance: Chance) -> None:
        if self._shown:
            paint_coin(painter, center, radius, self._theme, 1.0, chance.label == "heads")
            return
        turn = self._angle.value / 180.0 * pi * 2
        heads = cos(turn) >= 0
        paint_coin(painter, center, radius, self._theme, cos(turn), heads)

    def _result(self, painter: QPainter, card: QRectF, chance: Chance) -> None:
        t = self._theme
        k = card.width() / WIDE
        line = QRectF(card.left() + 20 * k, card.bottom() - 58 * k, card.width() - 40 * k, 28 * k)
        words = chance.words if self._shown else tr("Flick the needle, or click to see the result")
        if chance.is_coin and not self._shown:
            words = tr("The coin is in the air")
        role = "object" if self._shown else "body"
        draw_text(painter, line, words, t, role, "panel_text", CENTER)
        if self._shown:
            hint = line.translated(0, 24 * k)
            draw_text(
                painter, hint, tr("Click or press Enter to go on"), t, "small", "panel_mut", CENTER
            )


_SKIP = (
    Qt.Key.Key_Return,
    Qt.Key.Key_Enter,
    Qt.Key.Key_Space,
    Qt.Key.Key_Escape,
)
