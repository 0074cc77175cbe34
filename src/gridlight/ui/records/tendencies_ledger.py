"""The table of calls across both pages, with small bars, and the scouting note beside it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QFocusEvent, QPainter, QPaintEvent, QPen, QRegion, QResizeEvent
from PySide6.QtWidgets import QWidget

from gridlight.kernel.language import tr
from gridlight.present.record_book import Line
from gridlight.present.tendencies import TallyLine
from gridlight.ui.paint.cache import smooth
from gridlight.ui.paint.panel import paint_focus
from gridlight.ui.paint.text import CENTER, LEFT, draw_text
from gridlight.ui.records.ledger import Column, Ledger
from gridlight.ui.records.writing import PENCIL_PX
from gridlight.ui.theme import Theme
from gridlight.ui.tokens import SPACE

LABEL, NUMBERS = 9.4, (2.2, 6.6, 3.2, 3.5, 2.3, 2.3, 2.3)
OTHERS = (2.6, 9.0, 3.4, 3.7, 2.6, 2.6, 2.6)
SHARE, GAP, OTHER_SHARE = 2, 8, 10
"""The places of the coach's shares, of the gutter, and of everybody's shares."""
PERCENT = 66.0


def columns(heads: Sequence[str]) -> tuple[Column, ...]:
    """The columns of the table under these heads."""
    shares = (LABEL, *NUMBERS, 1.0, *OTHERS)
    return tuple(
        Column(head, share, LEFT if place in (0, SHARE, OTHER_SHARE) else CENTER, place > 0)
        for place, (head, share) in enumerate(zip(heads, shares, strict=True))
    )


class RowLedger(Ledger):
    """A ledger that can be made as high as its lines, so that none is cut."""

    def whole_rows(self, room: float) -> float:
        """The height of as many whole lines under the heads as there is room for."""
        d = self.theme.px(5) + self.theme.px(SPACE.s1)
        rows = max(1, int((room - self.head_height() - d) / self.line_high()))
        return self.head_height() + d + rows * self.line_high()


class TallyLedger(RowLedger):
    """A ledger over the gutter: the coach's numbers at the left, everybody's at the right."""

    def __init__(self, name: str, heads: Sequence[str], theme: Theme, parent: QWidget) -> None:
        self._left = self._gutter = 0.0
        super().__init__(name, columns(heads), theme, parent)

    def set_heads(self, heads: Sequence[str]) -> None:
        """Print other heads."""
        self._columns = columns(heads)
        self.update()

    def set_gutter(self, left: float, wide: float) -> None:
        """Leave the gutter free, so many pixels from the left edge and so wide."""
        self._left, self._gutter = left, wide
        self._cut()
        self.update()

    def _cut(self) -> None:
        pages = QRegion(0, 0, round(self._left), self.height())
        right = round(self._left + self._gutter)
        self.setMask(pages.united(QRegion(right, 0, self.width() - right, self.height())))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep out of the gutter."""
        super().resizeEvent(event)
        self._cut()

    def _cells(self, row: QRectF) -> list[QRectF]:
        right = self._left + self._gutter
        halves = (
            (self._columns[:GAP], row.left(), self._left - row.left()),
            (self._columns[GAP : GAP + 1], self._left, self._gutter),
            (self._columns[GAP + 1 :], right, row.right() - right),
        )
        cells = []
        for part, left, room in halves:
            whole = sum(column.share for column in part)
            for column in part:
                wide = room * column.share / whole
                cells.append(QRectF(left, row.top(), wide, row.height()))
                left += wide
        return cells

    def paint_line(self, painter: QPainter, box: QRectF, index: int) -> None:
        """Bars for the shares, and over them the entries."""
        line = self._lines[index]
        if isinstance(line, TallyLine):
            cells = self._cells(box)
            most = max((self._most_of(each) for each in self._lines), default=0.0) or 1.0
            for place, share in ((SHARE, line.share), (OTHER_SHARE, line.other)):
                self._paint_bar(painter, cells[place], share / most, own=place == SHARE)
        super().paint_line(painter, box, index)

    @staticmethod
    def _most_of(line: Line) -> float:
        return max(line.share, line.other) if isinstance(line, TallyLine) else 0.0

    def _paint_bar(self, painter: QPainter, cell: QRectF, part: float, *, own: bool) -> None:
        t = self.theme
        left = cell.left() + t.px(PERCENT) * max(1.0, t.text)
        room = cell.right() - t.px(6) - left
        if part <= 0 or room <= t.px(6):
            return
        high = t.px(9)
        bar = QRectF(left, cell.center().y() - high / 2, max(t.px(2), room * part), high)
        ink = "accent" if own else "graphite"
        painter.setPen(QPen(t.color(ink, 230), max(1.0, t.px(1))))
        painter.setBrush(t.color(ink, 130 if own else 70))
        painter.drawRect(bar)


class ScoutingNote(QWidget):
    """A few sentences in pencil under a printed head; they grow smaller until all can be read."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._sentences: tuple[str, ...] = ()
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName(tr("Scouting"))

    def sentences(self) -> tuple[str, ...]:
        """What it says."""
        return self._sentences

    def show_sentences(self, sentences: Sequence[str]) -> None:
        """Say something else."""
        self._sentences = tuple(sentences)
        self.setAccessibleDescription(" ".join(sentences))
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme or size."""
        self._theme = theme
        self.update()

    def sizeHint(self) -> QSize:
        """Room for a few lines."""
        return QSize(round(self._theme.px(300)), round(self._theme.px(120)))

    def changeEvent(self, event: QEvent) -> None:
        """Repaint."""
        self.update()
        super().changeEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring."""
        self.update()
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the ring."""
        self.update()
        super().focusOutEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Write the sentences, each on lines of its own."""
        painter = QPainter(self)
        smooth(painter)
        t = self._theme
        room = QRectF(self.rect()).adjusted(t.px(8), t.px(4), -t.px(8), -t.px(4))
        flags = int(LEFT & ~Qt.AlignmentFlag.AlignVCenter) | int(Qt.TextFlag.TextWordWrap)
        text, px = "\n".join(f"– {each}" for each in self._sentences), PENCIL_PX * t.k * t.text
        painter.setPen(t.color("graphite"))
        while True:
            painter.setFont(t.font("pencil", px))
            taken = painter.boundingRect(QRectF(0, 0, room.width(), 1e5), flags, text).height()
            if taken <= room.height() or px <= 13:
                break
            px -= 1
        painter.drawText(room, flags, text)
        if self.hasFocus():
            inset = t.px(SPACE.focus) + 1
            ring = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
            paint_focus(painter, ring, t.px(SPACE.r_paper), t)


def print_title(painter: QPainter, box: QRectF, text: str, theme: Theme) -> None:
    """A part's title on the page."""
    draw_text(painter, box, text, theme, "object", "panel_text", LEFT)
