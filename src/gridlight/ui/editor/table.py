"""The live table of a card's results: a row for each card of the other side, changes marked."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QWidget

from gridlight.cards.model import ALIGNMENTS
from gridlight.kernel.language import tr
from gridlight.present.editor import Cell, TableRow, alignment_words, signed
from gridlight.ui.paint.cache import smooth
from gridlight.ui.paint.panel import paint_focus, paint_rule
from gridlight.ui.paint.text import CENTER, draw_text
from gridlight.ui.theme import Theme
from gridlight.ui.tokens import SPACE

TONES = {"good": "ok", "bad": "bad", "even": "panel_text"}
MOST_ROW = 30.0


class ResultsTable(QWidget):
    """Results by the other side's card and the alignment; `looked` carries both of a cell."""

    looked = Signal(str, int)

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._rows: tuple[TableRow, ...] = ()
        self._at = (0, ALIGNMENTS.index(0))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setAccessibleName(tr("Results"))

    def rows(self) -> tuple[TableRow, ...]:
        """What the table shows."""
        return self._rows

    def show_rows(self, rows: tuple[TableRow, ...]) -> None:
        """Show these results."""
        if rows != self._rows:
            self._rows = rows
            self._tell()
            self.update()

    def look_at(self, key: str, alignment: int) -> None:
        """Mark the cell of a card and an alignment."""
        keys = [row.key for row in self._rows]
        if key in keys:
            self._at = (keys.index(key), ALIGNMENTS.index(alignment))
            self._tell()
            self.update()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme or size."""
        self._theme = theme
        self.update()

    def _tell(self) -> None:
        row, column = self._at
        if row < len(self._rows):
            held = self._rows[row]
            cell = held.cells[column]
            words = f"{held.key} {held.name}, {alignment_words(ALIGNMENTS[column])}: {cell.words}"
            if cell.changed:
                words = tr("{said}, changed from {before}", said=words, before=_before(cell))
            self.setAccessibleDescription(words)
            self.setToolTip(words)

    # places

    def _head(self) -> float:
        return self._theme.type_px("small") * 1.5

    def _side(self) -> float:
        return self._theme.px(26)

    def cell_rect(self, row: int, column: int) -> QRectF:
        """Where a cell is painted."""
        side = self._side()
        wide = (self.width() - side - 2) / len(ALIGNMENTS)
        room = self.height() - self._head() - 2
        high = min(room / max(1, len(self._rows)), self._theme.px(MOST_ROW))
        return QRectF(side + column * wide, self._head() + row * high, wide, high)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Say in full what is under the pointer."""
        found = self._cell_at(event.position())
        if found is not None:
            row, column = found
            held = self._rows[row]
            words = alignment_words(ALIGNMENTS[column])
            self.setToolTip(f"{held.key} {held.name}, {words}: {_said(held.cells[column])}")

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Look at the cell under the pointer."""
        found = self._cell_at(event.position())
        if found is not None:
            self._go(found)

    def _cell_at(self, point: QPointF) -> tuple[int, int] | None:
        for row in range(len(self._rows)):
            for column in range(len(ALIGNMENTS)):
                if self.cell_rect(row, column).contains(point):
                    return row, column
        return None

    def _go(self, to: tuple[int, int]) -> None:
        self._at = to
        self._tell()
        self.update()
        self.looked.emit(self._rows[to[0]].key, ALIGNMENTS[to[1]])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go from cell to cell."""
        steps = {
            Qt.Key.Key_Left: (0, -1),
            Qt.Key.Key_Right: (0, 1),
            Qt.Key.Key_Up: (-1, 0),
            Qt.Key.Key_Down: (1, 0),
        }
        step = steps.get(Qt.Key(event.key()))
        if step is None or not self._rows:
            event.ignore()
            return
        row = min(max(self._at[0] + step[0], 0), len(self._rows) - 1)
        column = min(max(self._at[1] + step[1], 0), len(ALIGNMENTS) - 1)
        self._go((row, column))

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring."""
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the ring."""
        super().focusOutEvent(event)
        self.update()

    # paint

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint head, keys and cells."""
        painter = QPainter(self)
        smooth(painter)
        t = self._theme
        for column, alignment in enumerate(ALIGNMENTS):
            cell = self.cell_rect(0, column)
            head = QRectF(cell.left(), 0, cell.width(), self._head())
            draw_text(painter, head, signed(alignment), t, "small", "panel_mut", CENTER)
        for place, row in enumerate(self._rows):
            self._paint_row(painter, place, row)

    def _paint_row(self, painter: QPainter, place: int, row: TableRow) -> None:
        t = self._theme
        first = self.cell_rect(place, 0)
        line = QRectF(0, first.top(), self.width(), first.height())
        paint_rule(painter, line, t)
        key = QRectF(0, first.top(), self._side() - 2, first.height())
        draw_text(painter, key, row.key, t, "body-strong", "panel_text", CENTER)
        for column, cell in enumerate(row.cells):
            self._paint_cell(painter, (place, column), cell)

    def _paint_cell(self, painter: QPainter, at: tuple[int, int], cell: Cell) -> None:
        t = self._theme
        box = self.cell_rect(*at).adjusted(1, 1, -1, -1)
        if cell.changed:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(t.color("accent", 84))
            painter.drawRoundedRect(box, 3, 3)
            corner = t.px(6)
            painter.setBrush(t.color("accent_d"))
            tip = box.topRight()
            painter.drawPolygon(
                QPolygonF([tip, tip - QPointF(corner, 0), tip + QPointF(0, corner)])
            )
        role = "small-strong" if cell.changed else "small"
        draw_text(painter, box, cell.short, t, role, TONES[cell.tone], CENTER)
        if at == self._at:
            ring = box.adjusted(1, 1, -1, -1)
            if self.hasFocus():
                paint_focus(painter, ring, t.px(SPACE.r_drum), t)
            else:
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(t.color("panel_mut", 200))
                painter.drawRoundedRect(ring, t.px(SPACE.r_drum), t.px(SPACE.r_drum))


def _said(cell: Cell) -> str:
    if not cell.changed:
        return cell.words
    return tr("{said} (was {before})", said=cell.words, before=_before(cell))


def _before(cell: Cell) -> str:
    return cell.before or tr("nothing", "result")
