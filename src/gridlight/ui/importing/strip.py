"""The strip of thumbnails: all pictures of an import, each with how it stands."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget

from gridlight.kernel.language import tr
from gridlight.present.importing import SheetRow
from gridlight.ui.paint.cache import smooth
from gridlight.ui.paint.icons import paint_icon
from gridlight.ui.paint.panel import paint_focus
from gridlight.ui.paint.text import CENTER, LEFT, draw_text
from gridlight.ui.theme import Theme
from gridlight.ui.tokens import SPACE

WIDE = 150.0
TONES = {"sure": "ok", "look": "accent", "bad": "bad", "busy": "board", "waiting": "panel_mut"}
STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}


class SheetStrip(QWidget):
    """Thumbnails of which one is chosen; `chosen` carries its place, arrows go on."""

    chosen = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._rows: tuple[SheetRow, ...] = ()
        self._thumbs: tuple[QImage | None, ...] = ()
        self._current = 0
        self._left = 0.0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(tr("Pictures"))

    def rows(self) -> tuple[SheetRow, ...]:
        """The pictures shown."""
        return self._rows

    def current(self) -> int:
        """The place of the chosen picture."""
        return self._current

    def show_rows(
        self, rows: tuple[SheetRow, ...], thumbs: tuple[QImage | None, ...], current: int
    ) -> None:
        """Show these pictures, one of them chosen."""
        moved = current != self._current or len(rows) != len(self._rows)
        self._rows, self._thumbs = rows, thumbs
        self._current = min(max(current, 0), max(0, len(rows) - 1))
        if moved:
            self._follow()
        self._tell()
        self.update()

    def choose(self, place: int) -> None:
        """Choose a picture."""
        if 0 <= place < len(self._rows):
            self.chosen.emit(place)

    def _tell(self) -> None:
        if self._rows:
            row = self._rows[self._current]
            place = tr("{place} of {count}", place=self._current + 1, count=len(self._rows))
            self.setAccessibleDescription(f"{place}: {row.name}, {row.note}")

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme or size."""
        self._theme = theme
        self._follow()
        self.update()

    def cell_rect(self, place: int) -> QRectF:
        """Where a thumbnail is; beyond the strip where it is pushed away."""
        wide = self._theme.px(WIDE) * (0.4 + 0.6 * max(1.0, self._theme.text))
        return QRectF(place * wide - self._left + 2, 2, wide - self._theme.px(6), self.height() - 4)

    def _most(self) -> float:
        if not self._rows:
            return 0.0
        last = self.cell_rect(len(self._rows) - 1).right() + self._left
        return max(0.0, last - self.width() + 4)

    def _follow(self) -> None:
        box = self.cell_rect(self._current)
        if box.left() < 2:
            self._left += box.left() - 2
        elif box.right() > self.width() - 2:
            self._left += box.right() - self.width() + 2
        self._left = min(max(0.0, self._left), self._most())

    def _at(self, point: QPointF) -> int:
        seen = (n for n in range(len(self._rows)) if self.cell_rect(n).contains(point))
        return next(seen, -1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the chosen one in sight."""
        super().resizeEvent(event)
        self._follow()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Push the strip."""
        turn = event.angleDelta().y() or event.angleDelta().x()
        step = self.cell_rect(0).width() * turn / 120
        self._left = min(max(0.0, self._left - step), self._most())
        self.update()
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the picture under the pointer."""
        self.choose(self._at(event.position()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows choose the neighbor."""
        step = STEPS.get(Qt.Key(event.key()))
        if step is None:
            event.ignore()
        else:
            self.choose(self._current + step)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring."""
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the ring."""
        super().focusOutEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the thumbnails in sight."""
        painter = QPainter(self)
        smooth(painter)
        for place, row in enumerate(self._rows):
            box = self.cell_rect(place)
            if box.right() > 0 and box.left() < self.width():
                self._paint_cell(painter, box, row, place)
        if not self._rows and self.hasFocus():
            d = self._theme.px(SPACE.focus) * 2
            ring = QRectF(self.rect()).adjusted(d, d, -d, -d)
            paint_focus(painter, ring, self._theme.px(SPACE.r_paper), self._theme)

    def _paint_cell(self, painter: QPainter, box: QRectF, row: SheetRow, place: int) -> None:
        t = self._theme
        r, chosen = t.px(SPACE.r_paper), place == self._current
        if chosen:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(t.color("accent" if t.dark else "glow", 105))
            painter.drawRoundedRect(box, r, r)
        pad = t.px(5)
        high = box.height() - 2 * pad
        frame = QRectF(box.left() + pad, box.top() + pad, high * 0.76, high)
        self._paint_picture(painter, frame, self._thumbs[place], row)
        words = QRectF(frame.right() + t.px(7), box.top() + pad, 0, high * 0.5)
        words.setRight(box.right() - t.px(4))
        draw_text(painter, words, row.name, t, "small-strong", "panel_text", LEFT)
        line = words.translated(0, high * 0.48)
        tone = "panel_text" if row.tone == "look" else TONES[row.tone]
        draw_text(painter, line, row.note, t, "small", tone, LEFT)
        self._paint_badge(painter, frame, row)
        if chosen and self.hasFocus():
            d = t.px(SPACE.focus)
            paint_focus(painter, box.adjusted(d, d, -d, -d), r, t)

    def _paint_picture(
        self, painter: QPainter, frame: QRectF, thumb: QImage | None, row: SheetRow
    ) -> None:
        t = self._theme
        painter.setPen(QPen(t.mix("panel_edge", "panel_mut", 0.5), 1))
        painter.setBrush(t.color("field_paper"))
        painter.drawRect(frame)
        if thumb is not None and not thumb.isNull():
            size = thumb.size().scaled(frame.size().toSize(), Qt.AspectRatioMode.KeepAspectRatio)
            box = QRectF(0, 0, size.width(), size.height())
            box.moveCenter(frame.center())
            painter.drawImage(box.adjusted(1, 1, -1, -1), thumb)
        elif row.tone != "bad":
            draw_text(painter, frame, "…", t, "lead", "panel_mut", CENTER)

    def _paint_badge(self, painter: QPainter, frame: QRectF, row: SheetRow) -> None:
        if row.tone in ("waiting", "busy"):
            return
        t = self._theme
        side = t.px(18)
        badge = QRectF(frame.right() - side * 0.72, frame.bottom() - side * 0.86, side, side)
        painter.setPen(QPen(t.color("field_paper"), t.px(1.4)))
        painter.setBrush(t.color(TONES[row.tone]))
        painter.drawEllipse(badge)
        if row.tone == "sure":
            d = side * 0.24
            color = t.color("field_paper")
            paint_icon(painter, badge.adjusted(d, d, -d, -d), "check", color, 3.4)
        else:
            sign = "?" if row.tone == "look" else "!"
            ink = t.color("accent_ink" if row.tone == "look" else "field_paper")
            draw_text(painter, badge, sign, t, "small-strong", ink, CENTER)
