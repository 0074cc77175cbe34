"""The time line as a thing to be taken hold of: press, drag, or the keys of the replay."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from gridlight.kernel.language import tr
from gridlight.present.analysis import Outlook
from gridlight.present.replay import TimeLine
from gridlight.ui.paint.cache import smooth
from gridlight.ui.paint.panel import paint_focus
from gridlight.ui.replay.curve import paint_chances, paint_turns, turn_marks
from gridlight.ui.replay.line import (
    LineShape,
    line_shape,
    mark_at,
    paint_frame,
    paint_line,
    placed,
)
from gridlight.ui.theme import Theme

SIDE, REACH = 26.0, 2.0
BY_TAB = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)


class Scrubber(QWidget):
    """The time line of a game; `scrubbed` carries the step that was pressed or dragged to."""

    scrubbed = Signal(int)

    def __init__(self, line: TimeLine, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._line = line
        self._outlook: Outlook | None = None
        self._theme = theme
        self._at = 0
        self._held = False
        self._by_tab = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(tr("Time line"))

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme or size."""
        self._theme = theme
        self.update()

    def shape(self) -> LineShape:
        """Where its parts lie."""
        side = self._theme.px(SIDE)
        return line_shape(QRectF(self.rect()).adjusted(side, 0, -side, 0), self._theme, self._line)

    def x_of(self, step: int) -> float:
        """Where the playhead lies after a step."""
        return self.shape().x(self._line.shares[step])

    def show_at(self, step: int, said: str) -> None:
        """Move the playhead; `said` tells where that is."""
        self._at = step
        self.setAccessibleDescription(said)
        self.update()

    def show_outlook(self, outlook: Outlook | None) -> None:
        """Draw the chances to win in place of the lead, or the lead again."""
        self._outlook = outlook
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the line."""
        painter = QPainter(self)
        smooth(painter)
        t = self._theme
        self._paint_line(painter, self.shape(), self._line.shares[self._at])
        if self.hasFocus() and self._by_tab:
            rail, edge = self.shape().rail, t.px(8)
            ring = rail.adjusted(-edge * 1.4, -edge * 0.5, edge * 1.4, edge * 0.5)
            paint_focus(painter, ring, ring.height() / 2, t)

    def _paint_line(self, painter: QPainter, shape: LineShape, at: float) -> None:
        if self._outlook is None:
            paint_line(painter, shape, self._theme, self._line, at)
            return
        paint_chances(painter, shape, self._theme, self._outlook, at)
        paint_frame(painter, shape, self._theme, self._line, at)
        paint_turns(painter, shape, self._theme, self._outlook)

    def mark_under(self, point: QPointF) -> tuple[int, str] | None:
        """The step and the words of the mark under a point, the topmost first."""
        shape, t = self.shape(), self._theme
        if self._outlook is not None:
            for mark in reversed(turn_marks(shape, t, self._outlook)):
                if mark.box.contains(point):
                    return mark.turn.step, mark.turn.words
        flag = mark_at(placed(self._line, shape, t), point, t.px(REACH))
        return None if flag is None else (flag.step, flag.words)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to the mark under the pointer, or to the step there."""
        if event.button() != Qt.MouseButton.LeftButton:
            return
        self._held = True
        mark = self.mark_under(event.position())
        if mark is not None:
            self.scrubbed.emit(mark[0])
        else:
            self._scrub(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag the playhead; otherwise say what the mark under the pointer is."""
        if self._held:
            self._scrub(event)
            return
        mark = self.mark_under(event.position())
        self.setToolTip(mark[1] if mark is not None else "")

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let the playhead go."""
        self._held = False

    def _scrub(self, event: QMouseEvent) -> None:
        step = self._line.step_at(self.shape().share(event.position().x()))
        if step != self._at:
            self.scrubbed.emit(step)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring to those who come by Tab."""
        self._by_tab = event.reason() in BY_TAB
        self.update()
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the ring."""
        self.update()
        super().focusOutEvent(event)
