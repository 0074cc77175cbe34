"""The seven steps of an import, side by side: where one is, and where one may go."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from gridlight.kernel.language import tr
from gridlight.present.importing import STEPS
from gridlight.ui.paint.cache import smooth
from gridlight.ui.paint.panel import paint_focus
from gridlight.ui.paint.text import CENTER, LEFT, draw_text, text_width
from gridlight.ui.theme import Theme
from gridlight.ui.tokens import SPACE

HIGH = 38.0


class StepRail(QWidget):
    """The steps; a click or an arrow goes to one, `chosen` carries it."""

    chosen = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._current = 0
        self._most = 0
        self._under = -1
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self._tell()

    def current(self) -> int:
        """The step that shows."""
        return self._current

    def show_step(self, step: int, most: int) -> None:
        """Show a step as the one at hand; steps beyond `most` can't be gone to yet."""
        if (step, most) != (self._current, self._most):
            self._current, self._most = step, most
            self._tell()
            self.update()

    def go(self, step: int) -> None:
        """Go to a step if one may."""
        if 0 <= step <= self._most and step != self._current:
            self.chosen.emit(step)

    def _tell(self) -> None:
        words = STEPS[self._current]
        self.setAccessibleName(
            tr(
                "Step {place} of {count}: {step}",
                place=self._current + 1,
                count=len(STEPS),
                step=words,
            )
        )

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme or size."""
        self._theme = theme
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """One line."""
        t = self._theme
        return QSizeF(t.px(900), t.px(HIGH) * max(1.0, t.text)).toSize()

    def _widths(self) -> list[float]:
        t = self._theme
        disc = self._disc() + t.px(30)
        return [disc + text_width(t, "body-strong", words) for words in STEPS]

    def _disc(self) -> float:
        return self._theme.px(22) * max(1.0, min(1.3, self._theme.text))

    def step_rect(self, step: int) -> QRectF:
        """Where a step is."""
        m = self._theme.px(SPACE.s1)
        widths = self._widths()
        share = (self.width() - 2 * m) / sum(widths)
        left = m + sum(widths[:step]) * share
        return QRectF(left, m, widths[step] * share, self.height() - 2 * m)

    def _at(self, point: QPointF) -> int:
        found = (n for n in range(len(STEPS)) if self.step_rect(n).contains(point))
        return next(found, -1)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the strip with its steps."""
        painter, t = QPainter(self), self._theme
        smooth(painter)
        whole = self.step_rect(0).united(self.step_rect(len(STEPS) - 1))
        r = t.px(SPACE.r_panel)
        painter.setPen(QPen(t.mix("panel_edge", "panel_mut", 0.35), max(1.0, t.px(1.2))))
        painter.setBrush(t.mix("panel2", "panel_edge", 0.25))
        painter.drawRoundedRect(whole, r, r)
        for step, words in enumerate(STEPS):
            self._paint_step(painter, step, words)
        if self.hasFocus():
            paint_focus(painter, whole, r, t)

    def _paint_step(self, painter: QPainter, step: int, words: str) -> None:
        t, box = self._theme, self.step_rect(step)
        here, may = step == self._current, step <= self._most
        inset, r = t.px(2), t.px(SPACE.r_panel) - 2
        painter.setPen(Qt.PenStyle.NoPen)
        if here or (step == self._under and may):
            painter.setBrush(t.color("board") if here else t.color("shine", 70))
            painter.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), r, r)
        painter.save()
        if not may:
            painter.setOpacity(0.55)
        side = self._disc()
        disc = QRectF(box.left() + t.px(9), box.center().y() - side / 2, side, side)
        painter.setBrush(t.color("glow") if here else t.mix("panel_edge", "panel_mut", 0.2))
        painter.drawEllipse(disc)
        ink = t.color("brass_ink" if here else "panel_text")
        draw_text(painter, disc, str(step + 1), t, "small-strong", ink, CENTER)
        line = QRectF(disc.right() + t.px(8), box.top(), 0, box.height())
        line.setRight(box.right() - t.px(6))
        token = "board_text" if here else "panel_text"
        draw_text(painter, line, words, t, "body-strong", token, LEFT)
        painter.restore()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to the step under the pointer."""
        self.go(self._at(event.position()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Light the step under the pointer."""
        self._under = self._at(event.position())
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left and right go to the neighbor."""
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        if step is None:
            event.ignore()
        else:
            self.go(self._current + step)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring."""
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the ring."""
        super().focusOutEvent(event)
        self.update()
