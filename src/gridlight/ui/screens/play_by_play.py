"""The plays of a game under the heads of their quarters, to be read and to be chosen from."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPen,
)
from PySide6.QtWidgets import QWidget

from gridlight.kernel.language import tr
from gridlight.present.plays import PlayRow
from gridlight.present.situation import quarter
from gridlight.ui.paint.panel import paint_focus
from gridlight.ui.paint.playlist import TONES
from gridlight.ui.paint.scrolled import steps_of
from gridlight.ui.paint.tags import paint_team_bar
from gridlight.ui.paint.text import LEFT, RIGHT, draw_lines, draw_text, lines_height
from gridlight.ui.screens.paper import Paper
from gridlight.ui.theme import Theme

HEAD, PAD = 40.0, 9.0
LEAP = 8  # plays that a page key passes
HAND, ARROW = Qt.CursorShape.PointingHandCursor, Qt.CursorShape.ArrowCursor


class PlayByPlay(Paper):
    """The plays under the heads of their quarters, the first at the top.

    Arrows mark a play, and `looked_at` carries the place of the one marked or under the pointer;
    `chosen` the step that the play begins after which Enter or a click chose. While one is to be
    picked (`pick_from`), they pick it, and `picked` carries its last step.
    """

    chosen = Signal(int)
    picked = Signal(int)
    looked_at = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self._rows: tuple[PlayRow, ...] = ()
        self._under: PlayRow | None = None
        self._steps: frozenset[int] = frozenset()
        self._marked: PlayRow | None = None
        self.setMouseTracking(True)
        self.heads: Callable[[int], str] = quarter
        self.setAccessibleName(tr("Play by play"))

    def show_rows(self, rows: Sequence[PlayRow]) -> None:
        """Show these plays."""
        self._rows, self._marked = tuple(rows), None
        said = " ".join(f"{row.down}: {row.sentence}" for row in rows if row.sentence)
        self.setAccessibleDescription(said)
        self.changed()
        self.scroll_to(self.furthest)

    def content_height(self, width: float) -> float:
        """All plays and the heads of quarters."""
        return sum(high for _, high in self._parts(width)) or self.theme.px(HEAD)

    def _parts(self, width: float) -> list[tuple[PlayRow | int, float]]:
        t = self.theme
        parts: list[tuple[PlayRow | int, float]] = []
        now = 0
        for row in self._rows:
            if row.quarter != now:
                now = row.quarter
                parts.append((now, t.px(HEAD)))
            words = lines_height(t, "body", row.sentence or row.result, width - t.px(268))
            parts.append((row, max(t.px(22), words) + t.px(PAD)))
        return parts

    def paint_content(self, painter: QPainter, box: QRectF) -> None:
        """Paint the lines that can be seen."""
        if not self._rows:
            draw_text(painter, box, tr("No play yet."), self.theme, "body", "panel_mut")
            return
        top, page = box.top(), self.page()
        for part, high in self._parts(box.width()):
            line = QRectF(box.left(), top, box.width(), high)
            top += high
            if line.bottom() < page.top() or line.top() > page.bottom():
                continue
            if isinstance(part, int):
                self._head(painter, line, part)
            else:
                self._row(painter, line, part)

    @property
    def rows(self) -> tuple[PlayRow, ...]:
        """The plays shown."""
        return self._rows

    def row_at(self, point: QPointF) -> PlayRow | None:
        """The play under a point."""
        page = self.page()
        if not page.contains(point):
            return None
        top = page.top() - self.scrolled
        for part, high in self._parts(page.width()):
            if top <= point.y() < top + high:
                return None if isinstance(part, int) else part
            top += high
        return None

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Light the play under the pointer."""
        super().mouseMoveEvent(event)
        under = self.row_at(event.position())
        if under is not self._under:
            self._under = under
            self.setCursor(HAND if self._takes(under) else ARROW)
            self.setToolTip("" if under is None else self._offer(under))
            if under is not None:
                self.looked_at.emit(self._rows.index(under))
            if self.picking and self._takes(under):
                self._marked = under
            self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take hold of the bar, or of a play."""
        super().mousePressEvent(event)
        if self.row_at(event.position()) is not None:
            event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Choose the play under the pointer."""
        super().mouseReleaseEvent(event)
        row = self.row_at(event.position())
        if row is not None and event.button() == Qt.MouseButton.LeftButton:
            self._take(row)

    def _take(self, row: PlayRow) -> None:
        """Choose a play, or pick it."""
        if not self.picking:
            place = self._rows.index(row)
            self.chosen.emit(self._rows[place - 1].step if place else 0)
        elif self._takes(row):
            self.picked.emit(row.step)

    # marking one, and picking it

    @property
    def picking(self) -> bool:
        """Whether a play is to be picked."""
        return bool(self._steps)

    @property
    def marked(self) -> PlayRow | None:
        """The play that Enter would choose or pick."""
        return self._marked

    def pick_from(self, steps: Collection[int]) -> None:
        """Let one of the plays that end with these steps be picked; with none, no more."""
        self._steps = frozenset(steps)
        offered = self._offered()
        self._marked = offered[-1] if offered else None
        self._show_marked()
        self.update()

    def _offered(self) -> list[PlayRow]:
        return [row for row in self._rows if self._takes(row)]

    def _takes(self, row: PlayRow | None) -> bool:
        return row is not None and (not self.picking or row.step in self._steps)

    def _offer(self, row: PlayRow) -> str:
        if not self.picking:
            return tr("See this play once more")
        return tr("Draw this play") if self._takes(row) else tr("Nothing moved in this play")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Mark another play, or take the marked one; other keys are the screen's."""
        key, offered = Qt.Key(event.key()), self._offered()
        steps = steps_of(LEAP)
        if key in steps and offered:
            self._mark(offered, steps[key])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._marked is not None:
            self._take(self._marked)
        else:
            super().keyPressEvent(event)

    def _mark(self, offered: list[PlayRow], steps: int) -> None:
        """Mark the play so many further on; where none is marked yet, count from the end."""
        last = len(offered) - 1
        place = len(offered) if self._marked is None else offered.index(self._marked)
        self._marked = offered[max(0, min(last, place + steps))]
        self._show_marked()
        self.looked_at.emit(self._rows.index(self._marked))

    def paint_ring(self, painter: QPainter) -> None:
        """The ring of the keyboard, around the marked play or the card."""
        if self._marked is None:
            super().paint_ring(painter)

    def _show_marked(self) -> None:
        """Push the paper so that the marked play can be read, and say it."""
        if self._marked is None:
            return
        words = f"{self._marked.down}: {self._marked.sentence}"
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, words))
        page, top = self.page(), 0.0
        for part, high in self._parts(page.width()):
            if part is self._marked:
                at = min(self.scrolled, top)
                self.scroll_to(max(at, top + high - page.height()))
            top += high
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        """No play is under the pointer any more."""
        self._under = None
        self.update()
        super().leaveEvent(event)

    def _head(self, painter: QPainter, line: QRectF, number: int) -> None:
        t = self.theme
        words = self.heads(number).upper()
        draw_text(painter, line, words, t, "object", "panel_text", LEFT)
        painter.setPen(QPen(t.color("panel_text"), t.px(1.2)))
        painter.drawLine(line.bottomLeft(), line.bottomRight())

    def _row(self, painter: QPainter, line: QRectF, row: PlayRow) -> None:
        t = self.theme
        if row is self._under and self._takes(row):
            shade = t.color("accent" if t.dark else "glow", 40)
            painter.fillRect(line.adjusted(-t.px(8), 0, t.px(8), 0), shade)
        if row is self._marked and (self.picking or self.hasFocus()):
            paint_focus(painter, line.adjusted(-t.px(5), t.px(3), t.px(5), -t.px(3)), t.px(5), t)
        first = QRectF(line.left(), line.top() + t.px(PAD / 2), t.px(30), t.px(22))
        number = str(row.number) if row.number is not None else ""
        draw_text(painter, first, number, t, "small", "panel_mut", LEFT)
        if row.side is not None:
            bar = QRectF(first.right(), first.top() + t.px(3), t.px(5), t.px(16))
            paint_team_bar(painter, bar, t, row.side.value)
        down = QRectF(first.right() + t.px(16), first.top(), t.px(110), first.height())
        draw_text(painter, down, row.down, t, "body-strong", "panel_text", LEFT)
        words = QRectF(down.right() + t.px(8), first.top() + t.px(1), 0, line.height())
        words.setRight(line.right() - t.px(104))
        draw_lines(painter, words, row.sentence or row.result, t, "body", "panel_text")
        result = QRectF(line.right() - t.px(96), first.top(), t.px(96), first.height())
        draw_text(painter, result, row.result, t, "caps", TONES[row.tone], RIGHT)
        painter.setPen(QPen(t.color("rule"), t.px(1)))
        painter.drawLine(line.bottomLeft(), line.bottomRight())
