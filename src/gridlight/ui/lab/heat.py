"""The heat map: every result of a deck as a colored square on drafting paper."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from gridlight.kernel.language import tr
from gridlight.present.lab import HeatCell, HeatMap
from gridlight.ui.contrast import contrast, mixed
from gridlight.ui.lab.paper import paint_hatch
from gridlight.ui.paint.cache import smooth
from gridlight.ui.paint.panel import paint_focus
from gridlight.ui.paint.text import CENTER, LEFT, draw_text, text_width
from gridlight.ui.theme import Theme

LOWEST = 0.07
"""How much color a result has that is neither good nor bad."""

READABLE = 4.5
"""The contrast that letters need on their ground."""

NAMES, NUMBERS = 138.0, 30.0
WIDE_CELL, NARROW = 44.0, 16.0
LEAST_PX = 12.0


class HeatSheet(QWidget):
    """Plays down, formations across. `looked` carries the `HeatCell` that is looked at, `opened`
    one that is to be opened; the pointer, arrows, Home and End look, a click or Enter opens.
    """

    looked = Signal(object)
    opened = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._map: HeatMap | None = None
        self._baked: QPixmap | None = None
        self._at = (0, 0)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(tr("All results"))

    def show_map(self, found: HeatMap) -> None:
        """Show a map, and look at the cell of the same two cards as before."""
        before = self.current()
        self._map, self._baked = found, None
        self._at = self._nearest(before)
        self._tell()

    def _nearest(self, before: HeatCell | None) -> tuple[int, int]:
        assert self._map is not None
        if before is None:
            return (0, 3 if len(self._map.columns) > len(self._map.formations) else 0)
        keys = [key for key, _ in self._map.plays]
        row = keys.index(before.offense) if before.offense in keys else 0
        places = list(enumerate(self._map.columns))
        same = [i for i, column in places if column.defense == before.defense]
        alike = [i for i in same if self._map.columns[i].alignment == before.likeliest]
        return row, (alike or same or [0])[0]

    def current(self) -> HeatCell | None:
        """The cell that is looked at."""
        return self._map.at(*self._at) if self._map is not None else None

    def look_at(self, offense: str, defense: str, alignment: int | None = None) -> None:
        """Look at the cell of two cards."""
        if self._map is None:
            return
        row = [key for key, _ in self._map.plays].index(offense)
        for column, head in enumerate(self._map.columns):
            if head.defense == defense and head.alignment in (alignment, None):
                self._go((row, column))
                return

    def _tell(self) -> None:
        cell = self.current()
        if cell is not None:
            self.setAccessibleDescription(cell.words)
            self.looked.emit(cell)
        self.update()

    def _go(self, to: tuple[int, int]) -> None:
        if to != self._at:
            self._at = to
            self._tell()

    # places

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme or size."""
        self._theme, self._baked = theme, None
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Every cell has another size."""
        self._baked = None
        super().resizeEvent(event)

    def _side(self) -> float:
        t = self._theme
        names = t.px(NAMES) * (0.5 + 0.5 * max(1.0, t.text))
        cells = len(self._map.columns) if self._map is not None else 1
        return names if (self.width() - names) / cells > NARROW else t.px(NUMBERS)

    def _head(self) -> float:
        t = self._theme
        rows = 1 if self._map is None or not self._grouped() else 2
        return t.type_px("small") * (0.5 + 1.35 * rows) + t.px(4)

    def _grouped(self) -> bool:
        return self._map is not None and len(self._map.columns) > len(self._map.formations)

    def cell_rect(self, row: int, column: int) -> QRectF:
        """Where a cell is painted."""
        assert self._map is not None
        t, count = self._theme, len(self._map.columns)
        groups = len(self._map.formations)
        gap, m = t.px(6), t.px(4)
        wide = (self.width() - self._side() - 2 * m - gap * (groups - 1)) / count
        high = (self.height() - self._head() - m) / len(self._map.plays)
        group = column * groups // count
        left = m + self._side() + column * wide + group * gap
        return QRectF(left, self._head() + row * high, wide, high)

    def _cell_at(self, point: QPointF) -> tuple[int, int] | None:
        if self._map is None:
            return None
        for row in range(len(self._map.plays)):
            first = self.cell_rect(row, 0)
            if first.top() <= point.y() < first.bottom():
                places = range(len(self._map.columns))
                found = (c for c in places if self.cell_rect(row, c).contains(point))
                return next(((row, column) for column in found), None)
        return None

    # events

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Look at the cell under the pointer."""
        found = self._cell_at(event.position())
        if found is not None:
            self._go(found)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Open the cell under the pointer."""
        found = self._cell_at(event.position())
        if found is not None and event.button() == Qt.MouseButton.LeftButton:
            self._go(found)
            self.opened.emit(self.current())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows look at the neighbors, Home and End at the row's ends, Enter opens."""
        key = Qt.Key(event.key())
        if self._map is None:
            event.ignore()
            return
        (row, column), last = self._at, len(self._map.columns) - 1
        to = {
            Qt.Key.Key_Left: (row, column - 1),
            Qt.Key.Key_Right: (row, column + 1),
            Qt.Key.Key_Up: (row - 1, column),
            Qt.Key.Key_Down: (row + 1, column),
            Qt.Key.Key_Home: (row, 0),
            Qt.Key.Key_End: (row, last),
        }.get(key)
        if to is not None:
            rows = len(self._map.plays) - 1
            self._go((min(max(to[0], 0), rows), min(max(to[1], 0), last)))
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.opened.emit(self.current())
        else:
            event.ignore()

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
        """Paint heads, names and cells."""
        if self._map is None:
            return
        painter = QPainter(self)
        smooth(painter)
        painter.drawPixmap(0, 0, self._cells(self._map))
        self._paint_heads(painter, self._map)
        for row, (key, name) in enumerate(self._map.plays):
            self._paint_name(painter, row, key, name)
        self._paint_look(painter)

    def _cells(self, found: HeatMap) -> QPixmap:
        """All cells, painted once: only what is looked at changes under the pointer."""
        ratio = self.devicePixelRatioF()
        if self._baked is None or self._baked.devicePixelRatio() != ratio:
            self._baked = QPixmap(self.size() * ratio)
            self._baked.setDevicePixelRatio(ratio)
            self._baked.fill(Qt.GlobalColor.transparent)
            painter = QPainter(self._baked)
            smooth(painter)
            for row, cells in enumerate(found.rows):
                for column, cell in enumerate(cells):
                    self._paint_cell(painter, self.cell_rect(row, column), cell)
            painter.end()
        return self._baked

    def _paint_heads(self, painter: QPainter, found: HeatMap) -> None:
        t = self._theme
        each = len(found.columns) // len(found.formations)
        high = t.type_px("small") * 1.35
        for group, (key, name) in enumerate(found.formations):
            first, last = group * each, group * each + each - 1
            box = self.cell_rect(0, first).united(self.cell_rect(0, last))
            top = self._head() - t.px(4) - high * (2 if each > 1 else 1)
            head = QRectF(box.left(), top, box.width(), high)
            here = self._map is not None and found.columns[self._at[1]].defense == key
            role = "small-strong" if here else "small"
            draw_text(painter, head, f"{key} {name}", t, role, "panel_text", CENTER)
            if each > 1:
                self._paint_ticks(painter, found, first, last)

    def _paint_ticks(self, painter: QPainter, found: HeatMap, first: int, last: int) -> None:
        t, high = self._theme, self._theme.type_px("small") * 1.35
        each = 1 if self.cell_rect(0, 0).width() > NARROW else 3
        for column in range(first, last + 1, each):
            cell = self.cell_rect(0, column)
            box = QRectF(cell.left() - 4, self._head() - t.px(3) - high, cell.width() + 8, high)
            token = "panel_text" if column == self._at[1] else "panel_mut"
            head = found.columns[column].head
            draw_text(painter, box, head, t, "card-name", token, CENTER, self._small(cell))

    def _paint_name(self, painter: QPainter, row: int, key: str, name: str) -> None:
        t, first = self._theme, self.cell_rect(row, 0)
        here = row == self._at[0]
        number = QRectF(0, first.top(), t.px(NUMBERS) - t.px(6), first.height())
        draw_text(painter, number, key, t, "object", "panel_text", CENTER)
        if self._side() > t.px(NUMBERS):
            left = t.px(NUMBERS)
            box = QRectF(left, first.top(), self._side() - left - t.px(2), first.height())
            role = "small-strong" if here else "small"
            draw_text(painter, box, name, t, role, "panel_text", LEFT)

    def _paint_cell(self, painter: QPainter, box: QRectF, cell: HeatCell) -> None:
        t = self._theme
        box = box.adjusted(0.75, 0.75, -0.75, -0.75)
        ground = heat_color(cell.heat, t)
        ink = ink_on(ground, t)
        painter.fillRect(box, ground)
        line = QColor(ink)
        line.setAlpha(120 if cell.hatch != "frame" else 255)
        paint_hatch(painter, box, cell.hatch, line, t)
        if box.width() < t.px(WIDE_CELL):
            self._paint_short(painter, box, cell, ink, ground)
            return
        words = [cell.short, cell.second]
        high = min(box.height() / 2, t.type_px("body-strong") * 1.25)
        top = box.center().y() - high
        for words_at, (said, role) in enumerate(zip(words, ("body-strong", "small"), strict=True)):
            line_box = QRectF(box.left() + 2, top + words_at * high, box.width() - 4, high)
            _plate(painter, line_box, said, ground, t, role)
            draw_text(painter, line_box, said, t, role, ink, CENTER)

    def _small(self, box: QRectF) -> float:
        """How high letters stand in a narrow cell."""
        return max(LEAST_PX, min(self._theme.type_px("card-name"), box.width() * 0.75))

    def _paint_short(
        self, painter: QPainter, box: QRectF, cell: HeatCell, ink: QColor, ground: QColor
    ) -> None:
        """Letters or yards; where they have no room the words beside the map tell them."""
        t, px = self._theme, self._small(box)
        if text_width(t, "card-name", cell.short, px) > box.width() + 2:
            return
        if cell.hatch in ("lines", "cross", "dots"):
            _plate(painter, box, cell.short, ground, t, "card-name")
        wide = box.adjusted(-3, 0, 3, 0)
        draw_text(painter, wide, cell.short, t, "card-name", ink, CENTER, px)

    def _paint_look(self, painter: QPainter) -> None:
        t, box = self._theme, self.cell_rect(*self._at)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if self.hasFocus():
            paint_focus(painter, box, t.px(2), t)
            return
        painter.setPen(QPen(t.color("panel_text"), t.px(2)))
        painter.drawRect(box)


def _plate(
    painter: QPainter, box: QRectF, words: str, ground: QColor, theme: Theme, role: str
) -> None:
    """Clear the hatch under letters."""
    wide = min(box.width(), theme.type_px(role) * 0.5 * len(words) + theme.px(4))
    high = min(box.height(), theme.type_px(role) * 1.15)
    plate = QRectF(0, 0, wide, high)
    plate.moveCenter(box.center())
    painter.fillRect(plate, ground)


def heat_color(heat: float, theme: Theme) -> QColor:
    """The color of −1 (worst for the offense) to +1 (best), paper in between."""
    strength = LOWEST + (1.0 - LOWEST) * abs(heat)
    token = theme.ink.ok if heat >= 0 else theme.ink.bad
    return QColor(mixed(theme.ink.field_paper, token, min(1.0, strength * 0.92)))


def ink_on(ground: QColor, theme: Theme) -> QColor:
    """Dark or light letters, whichever stand out enough; black where neither does."""
    choices = (theme.ink.panel_text, theme.ink.shine, theme.ink.shadow)
    known = {ink: contrast(ink, ground.name()) for ink in choices}
    best = max(choices[:2], key=lambda ink: known[ink])
    return QColor(best if known[best] >= READABLE else max(choices, key=lambda ink: known[ink]))
