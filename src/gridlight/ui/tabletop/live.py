"""The scoreboard as a widget that moves to what it is told, then stands still."""

from __future__ import annotations

from dataclasses import replace
from math import ceil

from PySide6.QtCore import QEasingCurve, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from gridlight.kernel.language import tr
from gridlight.present.wording import read_out
from gridlight.ui.paint.cache import smooth
from gridlight.ui.paint.scoreboard import ScoreReading, paint_scoreboard
from gridlight.ui.paint.shadow import shadow_margin
from gridlight.ui.theme import Theme

LONGEST_ROLL = 5  # a drum never rolls for longer than this many digits' time


def between(start: float | None, end: float | None, share: float) -> float | None:
    """The number a share of the way from `start` to `end`; from nothing it is `end` at once."""
    if start is None or end is None:
        return end
    return start + (end - start) * share


class LivePanel(QWidget):
    """A panel on the table that moves from one state to the next; a click skips the movement.

    `arrived` comes when it is where it was told to go.

    Its widget is larger than the panel by the shadow: place it with `set_panel`.
    """

    arrived = Signal()

    kind = "paper"

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self._margin = 0
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.valueChanged.connect(self._tick)
        self._clock.finished.connect(self.finish)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme or size; place it anew after."""
        self.theme = theme
        self.update()

    def set_panel(self, rect: QRectF) -> None:
        """Lay the panel at `rect` of the parent."""
        self._margin = ceil(shadow_margin(self.theme, self.kind))
        m = self._margin
        self.setGeometry(rect.toRect().adjusted(-m, -m, m, m))

    def panel(self) -> QRectF:
        """Where the panel is in this widget."""
        m = self._margin
        return QRectF(self.rect()).adjusted(m, m, -m, -m)

    def moving(self) -> bool:
        """Whether it is on its way to what it was told."""
        return self._clock.state() == QVariantAnimation.State.Running

    def run(self, milliseconds: int) -> None:
        """Start the way to the new state, or be there at once when the time is nothing."""
        self._clock.stop()
        if milliseconds <= 0 or not self.isVisible():
            self.finish()
            return
        self._clock.setDuration(milliseconds)
        self._clock.start()

    def finish(self) -> None:
        """Be at the new state now."""
        if self.moving():
            self._clock.stop()
        self.reach(1.0, self._clock.duration())
        self.update()
        self.arrived.emit()

    def _tick(self, value: object) -> None:
        if isinstance(value, float):
            self.reach(value, self._clock.duration())
            self.update()

    def reach(self, share: float, milliseconds: int) -> None:
        """Take the state at a share of the way, of a movement that lasts `milliseconds`."""
        raise NotImplementedError

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click skips the movement."""
        if self.moving() and event.button() == Qt.MouseButton.LeftButton:
            self.finish()
            return
        super().mousePressEvent(event)


class Scoreboard(LivePanel):
    """The scoreboard; its drums roll and its needles swing to a new reading."""

    kind = "board"

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._from = self._to = self._shown = ScoreReading()
        self.setAccessibleName(tr("Scoreboard"))

    def shown(self) -> ScoreReading:
        """What is painted now."""
        return self._shown

    def show_reading(self, reading: ScoreReading, *, at_once: bool = False) -> None:
        """Go to a new reading; its words change at once."""
        self._from, self._to = self._shown, reading
        self.setAccessibleDescription(_in_words(reading))
        if at_once:
            self.run(0)
            return
        steps = [
            abs(getattr(reading, name) - getattr(self._from, name))
            for name in ("home", "visitors", "to_go", "ball_on")
            if getattr(reading, name) is not None and getattr(self._from, name) is not None
        ]
        digits = min(LONGEST_ROLL, max(steps, default=0))
        times = self.theme.times
        self.run(max(round(times.drum_roll * digits), times.dial))

    def reach(self, share: float, milliseconds: int) -> None:
        """Take the reading at a share of the way; needles swing faster and past the mark."""
        if share >= 1.0:
            self._shown = self._to
            return
        part = min(1.0, share * milliseconds / max(1, self.theme.times.dial))
        swing = QEasingCurve(QEasingCurve.Type.OutBack).valueForProgress(part)
        roll = QEasingCurve(QEasingCurve.Type.InOutQuad).valueForProgress(share)
        a, b = self._from, self._to
        self._shown = replace(
            b,
            home=between(a.home, b.home, roll) or 0.0,
            visitors=between(a.visitors, b.visitors, roll) or 0.0,
            to_go=between(a.to_go, b.to_go, roll),
            ball_on=between(a.ball_on, b.ball_on, roll),
            quarter=between(a.quarter, b.quarter, swing) or 1.0,
            down=between(a.down, b.down, swing),
            gauge=between(a.gauge, b.gauge, swing) or 0.0,
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the reading."""
        painter = QPainter(self)
        smooth(painter)
        paint_scoreboard(painter, self.panel(), self.theme, self._shown)


def _in_words(reading: ScoreReading) -> str:
    parts = [
        f"{reading.home_name} {reading.home:.0f}",
        f"{reading.visitors_name} {reading.visitors:.0f}",
        tr("quarter {quarter:.0f}", quarter=reading.quarter),
    ]
    if reading.down is not None:
        parts.append(tr("down {down:.0f}", down=reading.down))
    if reading.to_go is not None:
        parts.append(tr("{yards:.0f} to go", yards=reading.to_go))
    if reading.ball_on is not None:
        parts.append(tr("ball on the {yard_line:.0f}", yard_line=reading.ball_on))
    if reading.gauge_text:
        parts.append(f"{read_out(reading.gauge_title)} {reading.gauge_text}")
    return ", ".join(parts)
