"""A table of cells on a printed card, filled by keyboard and mouse."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QLineEdit, QWidget

from gridlight.kernel.language import tr
from gridlight.present.tables import NUMBER, PICK, SAID, SWITCH, TEXT, YES, Column, Row
from gridlight.ui.paint.cache import smooth
from gridlight.ui.screens.new_game import edit_style
from gridlight.ui.tables.cells import GridLook, head_lines, paint_grid, paint_thread
from gridlight.ui.tables.picks import PickList
from gridlight.ui.theme import Theme
from gridlight.ui.tokens import SPACE

HEAD, HEAD_SPLIT, GROUP, LEAST_ROW, MOST_ROW = 30.0, 40.0, 24.0, 27.0, 44.0
HEAD_SHARE = 0.55
LONGEST = 40
MOVES = {
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
    Qt.Key.Key_PageUp: (-8, 0),
    Qt.Key.Key_PageDown: (8, 0),
}
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
BEGIN = (*ENTER, Qt.Key.Key_F2, Qt.Key.Key_Space)


class CellEdit(QLineEdit):
    """The field that lies over a cell while it is written in.

    `left` carries the step down that comes after it: 0 or 1, or -1 upwards; `dropped` says
    that nothing is to change.
    """

    left = Signal(int)
    dropped = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and arrows up and down leave the cell with what is written, Escape without."""
        key = Qt.Key(event.key())
        if key in ENTER or key == Qt.Key.Key_Down:
            self.left.emit(1)
        elif key == Qt.Key.Key_Up:
            self.left.emit(-1)
        elif key == Qt.Key.Key_Escape:
            self.dropped.emit()
        else:
            super().keyPressEvent(event)


class Grid(QWidget):
    """Rows of cells, of which one is current.

    `written` carries a cell's row, column and new words; `moved` the current cell; `refused`
    is sent when somebody writes in what can't be written in.
    """

    written = Signal(int, int, str)
    moved = Signal(int, int)
    refused = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._screen = parent
        self._columns: tuple[Column, ...] = ()
        self._rows: tuple[Row, ...] = ()
        self._faults: dict[tuple[int, int], str] = {}
        self._open = True
        self._at = (0, 0)
        self._top = 0.0
        self._under: tuple[int, int] | None = None
        self._writing = False
        self.edit = CellEdit(self)
        self.edit.setMaxLength(LONGEST)
        self.edit.hide()
        self.edit.left.connect(self._leave_edit)
        self.edit.dropped.connect(self._drop_edit)
        self.edit.editingFinished.connect(self._take_edit)
        self.picks = PickList(theme, parent)
        self.picks.picked.connect(self._picked)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setAccessibleName(tr("Table"))

    # what it shows

    def show_rows(
        self,
        columns: Sequence[Column],
        rows: Sequence[Row],
        faults: Mapping[tuple[int, int], str],
        *,
        open_to_all: bool,
    ) -> None:
        """Show these rows; cells in `faults` are marked, `open_to_all` lets them be filled."""
        self._columns, self._rows = tuple(columns), tuple(rows)
        self._faults = dict(faults)
        self._open = open_to_all
        row, column = self._at
        self._at = (max(0, min(len(rows) - 1, row)), max(0, min(len(columns) - 1, column)))
        self._follow()
        self._tell()

    def rows(self) -> tuple[Row, ...]:
        """What it shows."""
        return self._rows

    def current(self) -> tuple[int, int]:
        """Row and column of the current cell."""
        return self._at

    def go_to(self, row: int, column: int) -> None:
        """Make another cell current."""
        row = max(0, min(len(self._rows) - 1, row))
        column = max(0, min(len(self._columns) - 1, column))
        self._at = (row, column)
        self._follow()
        self._tell()
        self.moved.emit(row, column)

    def _tell(self) -> None:
        if self._rows:
            (row, column), t = self._at, self._rows[self._at[0]]
            words = self.words_of(row, column)
            fault = self._faults.get(self._at, "")
            said = tr(
                "row {row}, {column}: {words}.",
                row=t.head,
                column=self._columns[column].head,
                words=words,
            )
            said = f"{t.group}, {said}" if t.group else said
            self.setAccessibleDescription(f"{said} {fault}".strip())
        self.update()

    def words_of(self, row: int, column: int) -> str:
        """What a cell says to ears."""
        words = self._rows[row].cells[column]
        if self._columns[column].kind == SWITCH:
            return tr("on", "a switch") if words else tr("off", "a switch")
        return words.replace("\n", ", ") or tr("nothing", "in a cell")

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme or size."""
        self._theme = theme
        self.edit.setFont(theme.font("body-strong"))
        self.edit.setStyleSheet(edit_style(theme))
        self.picks.set_theme(theme)
        self._follow()
        self.update()

    # places

    def _row_height(self) -> float:
        t, n = self._theme, max(1, len(self._rows))
        groups = sum(bool(row.group) for row in self._rows) * self._group_height()
        room, type_size = self.height() - self._head_height() - groups, max(1.0, t.text)
        least, most = t.px(LEAST_ROW) * type_size, t.px(MOST_ROW) * type_size
        if room / n >= least:
            return float(min(most, room / n))
        room = max(room, least)
        return float(room / int(room / least))  # whole rows, however many are in sight

    def _head_height(self) -> float:
        edges, t = self._left_edges(), self._theme
        wide = [right - left for left, right in pairwise(edges)]
        split = any(
            head_lines(column, room, t)[1:]
            for column, room in zip(self._columns, wide, strict=True)
        )
        return t.px(HEAD_SPLIT if split else HEAD) * max(1.0, t.text)

    def _group_height(self) -> float:
        return self._theme.px(GROUP) * max(1.0, self._theme.text)

    def _left_edges(self) -> list[float]:
        """Where the columns begin, after the one of the heads; the last is the right edge."""
        whole = HEAD_SHARE + sum(column.share for column in self._columns)
        unit = (self.width() - self._theme.px(SPACE.s2)) / whole
        edges = [HEAD_SHARE * unit]
        for column in self._columns:
            edges.append(edges[-1] + column.share * unit)
        return edges

    def row_rect(self, row: int) -> QRectF:
        """Where a row is painted."""
        high, groups = self._row_height(), sum(bool(r.group) for r in self._rows[: row + 1])
        top = self._head_height() + groups * self._group_height() + row * high - self._top
        return QRectF(0, top, self.width(), high)

    def cell_rect(self, row: int, column: int) -> QRectF:
        """Where a cell is painted."""
        box, edges = self.row_rect(row), self._left_edges()
        return QRectF(edges[column], box.top(), edges[column + 1] - edges[column], box.height())

    def _most(self) -> float:
        if not self._rows:
            return 0.0
        return max(0.0, self.row_rect(len(self._rows) - 1).bottom() + self._top - self.height())

    def _follow(self) -> None:
        if not self._rows:
            return
        box, head = self.row_rect(self._at[0]), self._head_height()
        if box.top() < head:
            self._top += box.top() - head
            if self._at[0] == 0:
                self._top = 0.0
        elif box.bottom() > self.height() + 0.5:
            self._top += box.bottom() - self.height()
        if not any(row.group for row in self._rows):
            high = self._row_height()
            self._top = round(self._top / high) * high
        self._top = max(0.0, min(self._most(), self._top))

    def cell_at(self, point: QPointF) -> tuple[int, int] | None:
        """The cell under a point."""
        if point.y() < self._head_height():
            return None
        for row in range(len(self._rows)):
            if self.row_rect(row).contains(point):
                columns = range(len(self._columns))
                here = [c for c in columns if self.cell_rect(row, c).contains(point)]
                return (row, here[0] if here else 0)
        return None

    # writing

    def can_fill(self, row: int, column: int) -> bool:
        """Whether a cell can be filled."""
        said = self._columns[column].kind == SAID
        return self._open and not said and column not in self._rows[row].closed

    def begin(self, first: str = "") -> None:
        """Fill the current cell: write, pick or switch."""
        row, column = self._at
        if not self._rows or not self.can_fill(row, column):
            self.refused.emit()
            return
        kind = self._columns[column].kind
        if kind == SWITCH:
            self.written.emit(row, column, "" if self._rows[row].cells[column] else YES)
        elif kind == PICK:
            self._open_picks(row, column)
        else:
            self._open_edit(row, column, first)

    def _open_edit(self, row: int, column: int, first: str) -> None:
        self.edit.setGeometry(self.cell_rect(row, column).toAlignedRect())
        self.edit.setAccessibleName(self._name_of(row, column))
        self.edit.setText(first or self._rows[row].cells[column])
        self._writing = True
        self.edit.show()
        self.edit.setFocus()
        if first:
            self.edit.end(False)
        else:
            self.edit.selectAll()

    def _name_of(self, row: int, column: int) -> str:
        head = self._rows[row].head
        return tr("Row {row}, {column}", row=head, column=self._columns[column].head)

    def _open_picks(self, row: int, column: int) -> None:
        cell = self.cell_rect(row, column)
        box = QRectF(self.mapTo(self._screen, cell.topLeft().toPoint()), cell.size())
        picks = self._columns[column].picks
        self.picks.open_at(box, self._name_of(row, column), picks, self._rows[row].cells[column])

    def _picked(self, words: str) -> None:
        self.setFocus()
        if words:
            self.written.emit(*self._at, words)

    def _leave_edit(self, step: int) -> None:
        self._take_edit()
        self.go_to(self._at[0] + step, self._at[1])

    def _take_edit(self) -> None:
        if not self._writing:
            return
        self._writing = False
        words = self.edit.text().strip()
        if self.edit.hasFocus():
            self.setFocus()  # before it hides: what hides with the focus on it passes it on
        self.edit.hide()
        row, column = self._at
        if words != self._rows[row].cells[column]:
            self.written.emit(row, column, words)

    def _drop_edit(self) -> None:
        row, column = self._at
        self.edit.setText(self._rows[row].cells[column])
        self._take_edit()

    def finish(self) -> None:
        """Take what is being written, as leaving the cell does."""
        self._take_edit()

    # events

    def focusNextPrevChild(self, following: bool) -> bool:
        """Tab goes from cell to cell that can be filled, and on after the last."""
        self._take_edit()
        found = self._next_open(1 if following else -1)
        if found is None:
            return super().focusNextPrevChild(following)
        self.setFocus()
        self.go_to(*found)
        return True

    def _next_open(self, step: int) -> tuple[int, int] | None:
        wide = len(self._columns)
        place = self._at[0] * wide + self._at[1] + step
        while 0 <= place < wide * len(self._rows):
            cell = divmod(place, wide)
            if self.can_fill(*cell):
                return cell
            place += step
        return None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows move, Enter and letters fill; what has Ctrl or Alt is the screen's."""
        key, plain = Qt.Key(event.key()), event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier
        if plain not in (Qt.KeyboardModifier(0), Qt.KeyboardModifier.KeypadModifier):
            event.ignore()
        elif key in MOVES:
            rows, columns = MOVES[key]
            self.go_to(self._at[0] + rows, self._at[1] + columns)
        elif key == Qt.Key.Key_Home:
            self.go_to(self._at[0], 0)
        elif key == Qt.Key.Key_End:
            self.go_to(self._at[0], len(self._columns) - 1)
        elif key in BEGIN:
            self.begin()
        elif not self._type(event.text()):
            event.ignore()

    def _type(self, text: str) -> bool:
        """Fill the current cell by a letter; says whether it was one for this cell."""
        if not text.isprintable() or not text.strip() or not self._rows:
            return False
        row, column = self._at
        kind = self._columns[column].kind
        if not self.can_fill(row, column):
            return False
        if kind in (TEXT, NUMBER):
            self.begin(text)
        elif kind == PICK:
            self._pick_by(text)
        return kind != SWITCH

    def _pick_by(self, letter: str) -> None:
        row, column = self._at
        picks = [
            p for p in self._columns[column].picks if p.casefold().startswith(letter.casefold())
        ]
        now = self._rows[row].cells[column]
        if picks:
            after = picks.index(now) + 1 if now in picks else 0
            self.written.emit(row, column, picks[after % len(picks)])

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to the cell under the pointer; a switch flips, a pick opens, a second click writes."""
        self._take_edit()
        found = self.cell_at(event.position())
        self.setFocus()
        if found is None or event.button() != Qt.MouseButton.LeftButton:
            return
        again = found == self._at
        self.go_to(*found)
        kind = self._columns[found[1]].kind
        if kind != SAID and (again or (self.can_fill(*found) and kind in (SWITCH, PICK))):
            self.begin()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Write in the cell under the pointer."""
        found = self.cell_at(event.position())
        if found is not None and self._columns[found[1]].kind in (TEXT, NUMBER):
            self.go_to(*found)
            self.begin()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Light the cell under the pointer, and say what its column is for."""
        self._under = self.cell_at(event.position())
        tip = self._columns[self._under[1]].meaning if self._under else ""
        self.setToolTip(self._faults.get(self._under or (-1, -1), tip))
        self.update()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scroll."""
        self._take_edit()
        step = self._row_height() * round(event.angleDelta().y() / 60)
        self._top = max(0.0, min(self._most(), self._top - step))
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the current cell in sight."""
        super().resizeEvent(event)
        self._take_edit()
        self._follow()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring."""
        self.update()
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the ring."""
        self.update()
        super().focusOutEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint heads and cells."""
        painter = QPainter(self)
        smooth(painter)
        look = GridLook(
            self._columns,
            self._rows,
            frozenset(self._faults),
            at=self._at,
            under=self._under,
            focus=self.hasFocus() or self.edit.isVisible() or self.picks.isVisible(),
            open_to_all=self._open,
            head=self._head_height(),
            group=self._group_height(),
        )
        paint_grid(painter, self, look, self._theme)
        paint_thread(
            painter,
            self.width(),
            self._head_height(),
            self.height(),
            (self._top, self._most()),
            self._theme,
        )
