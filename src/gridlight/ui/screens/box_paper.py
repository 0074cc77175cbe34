"""The box score of a game on paper: points by quarter, the numbers, the drives on the field."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from gridlight.kernel.game import Seat
from gridlight.kernel.language import tr
from gridlight.present.box_score import DriveRow, Points, StatRow
from gridlight.present.situation import Names, plain
from gridlight.present.wording import inside
from gridlight.ui.paint.tags import paint_team_bar, team_tokens
from gridlight.ui.paint.text import CENTER, LEFT, RIGHT, draw_text
from gridlight.ui.screens.paper import Paper
from gridlight.ui.theme import Theme

HEAD, ROW, GAP = 40.0, 27.0, 14.0
CELL, STAT = 74.0, 150.0
FIELD, END = 190.0, 8.0
# the drives' columns: quarter, began at, plays, yards, how it ended; widths at 100 %
COLUMNS = (
    (tr("Qtr"), 64.0),
    (tr("Began at"), 96.0),
    (tr("Plays"), 46.0),
    (tr("Yards"), 52.0),
    (tr("Ended"), 124.0),
)


class BoxPaper(Paper):
    """Shows what it was made with; it is read, nothing on it is chosen."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self._names = Names()
        self._points = Points((), (), ())
        self._numbers: tuple[StatRow, ...] = ()
        self._drives: tuple[DriveRow, ...] = ()
        self.setAccessibleName(tr("Box score"))

    def show_box(
        self,
        names: Names,
        points: Points,
        numbers: tuple[StatRow, ...],
        drives: tuple[DriveRow, ...],
    ) -> None:
        """Show a game."""
        self._names, self._points, self._numbers, self._drives = names, points, numbers, drives
        self.setAccessibleDescription(self._said())
        self.changed()

    def _said(self) -> str:
        names = self._names
        numbers = (
            f"{row.name}: {names.home} {row.home}, {names.visitors} {row.visitors}."
            for row in self._numbers
        )
        drives = (
            tr(
                "{team} from {spot}: {plays} plays, {yards} yards, {ending}.",
                team=names.of(drive.side),
                spot=drive.begun,
                plays=drive.plays,
                yards=plain(drive.yards),
                ending=inside(drive.ended),
            )
            for drive in self._drives
        )
        return " ".join([*numbers, *drives])

    # the paper

    def _row(self) -> float:
        return self.theme.px(ROW) * max(1.0, self.theme.text)

    def content_height(self, width: float) -> float:
        """Three tables with their heads."""
        heads, rows = 2, 3 + 1 + len(self._numbers)
        if self._drives:
            heads, rows = 3, rows + 1 + len(self._drives)
        return heads * self.theme.px(HEAD + GAP) + rows * self._row()

    def paint_content(self, painter: QPainter, box: QRectF) -> None:
        """Paint the tables one under the other."""
        line = QRectF(box.left(), box.top(), box.width(), 0)
        self._points_table(painter, self._head(painter, line, tr("SCORE BY QUARTERS")))
        self._stats(painter, self._head(painter, line, tr("THE NUMBERS")))
        if self._drives:
            self._drive_chart(painter, self._head(painter, line, tr("DRIVES")))

    def _head(self, painter: QPainter, line: QRectF, words: str) -> QRectF:
        t = self.theme
        line.setHeight(t.px(HEAD))
        draw_text(painter, line, words, t, "object", "panel_text", LEFT)
        painter.setPen(QPen(t.color("panel_text"), t.px(1.2)))
        painter.drawLine(line.bottomLeft(), line.bottomRight())
        line.moveTop(line.bottom())
        line.setHeight(self._row())
        return line

    def _next(self, painter: QPainter, line: QRectF) -> None:
        painter.setPen(QPen(self.theme.color("rule"), self.theme.px(1)))
        painter.drawLine(line.bottomLeft(), line.bottomRight())
        line.translate(0, line.height())

    def _team(self, painter: QPainter, box: QRectF, side: Seat) -> None:
        t = self.theme
        bar = QRectF(box.left(), box.center().y() - t.px(8), t.px(5), t.px(16))
        paint_team_bar(painter, bar, t, side.value)
        words = box.adjusted(t.px(14), 0, 0, 0)
        draw_text(painter, words, self._names.of(side), t, "body-strong", "panel_text", LEFT)

    def _points_table(self, painter: QPainter, line: QRectF) -> None:
        t, points = self.theme, self._points
        each = min(t.px(CELL), line.width() * 0.7 / max(1, len(points.heads)))
        left = line.right() - each * len(points.heads)
        cells = [QRectF(left + i * each, 0, each, line.height()) for i in range(len(points.heads))]
        for cell, words in zip(cells, points.heads, strict=True):
            cell.moveTop(line.top())
            draw_text(painter, cell, words, t, "small-strong", "panel_mut", CENTER)
        self._next(painter, line)
        for side in Seat:
            self._team(
                painter, QRectF(line.left(), line.top(), left - line.left(), line.height()), side
            )
            for i, (cell, words) in enumerate(zip(cells, points.of(side), strict=True)):
                cell.moveTop(line.top())
                role = "body-strong" if i == len(cells) - 1 else "body"
                draw_text(painter, cell, words, t, role, "panel_text", CENTER)
            self._next(painter, line)
        line.translate(0, t.px(GAP))

    def _stats(self, painter: QPainter, line: QRectF) -> None:
        t = self.theme
        wide = min(t.px(STAT) * max(1.0, t.text), line.width() * 0.3)
        places = {
            side: QRectF(line.right() - (2 - i) * wide, 0, wide - t.px(4), line.height())
            for i, side in enumerate(Seat)
        }
        for side, place in places.items():
            place.moveTop(line.top())
            name = self._names.of(side)
            draw_text(painter, place, name, t, "small-strong", "panel_mut", RIGHT)
        self._next(painter, line)
        for row in self._numbers:
            words = QRectF(line.left(), line.top(), line.width() - 2 * wide, line.height())
            draw_text(painter, words, row.name, t, "body", "panel_mut", LEFT)
            for (_, place), value in zip(places.items(), (row.home, row.visitors), strict=True):
                place.moveTop(line.top())
                draw_text(painter, place, value, t, "body-strong", "panel_text", RIGHT)
            self._next(painter, line)
        line.translate(0, t.px(GAP))

    # the drives

    def _drive_chart(self, painter: QPainter, line: QRectF) -> None:
        t = self.theme
        shares, field = self._columns(line)
        for (words, _), cell in zip(COLUMNS, shares, strict=True):
            cell.moveTop(line.top())
            draw_text(painter, cell, words, t, "small-strong", "panel_mut", LEFT)
        self._next(painter, line)
        page = self.page()
        for drive in self._drives:
            if line.bottom() >= page.top() and line.top() <= page.bottom():
                self._drive(painter, line, drive, shares, field)
            self._next(painter, line)

    def _columns(self, line: QRectF) -> tuple[list[QRectF], QRectF]:
        """The cells of a line after the team's name, and the field's at its right."""
        t = self.theme
        k = min(1.0, line.width() / t.px(780.0))
        field = QRectF(0, 0, t.px(FIELD) * k, line.height())
        field.moveRight(line.right())
        right = field.left() - t.px(10)
        cells: list[QRectF] = []
        for _, wide in reversed(COLUMNS):
            cells.append(QRectF(right - t.px(wide) * k, 0, t.px(wide - 8) * k, line.height()))
            right -= t.px(wide) * k
        return cells[::-1], field

    def _drive(
        self,
        painter: QPainter,
        line: QRectF,
        drive: DriveRow,
        cells: list[QRectF],
        field: QRectF,
    ) -> None:
        t = self.theme
        name = QRectF(
            line.left(), line.top(), cells[0].left() - line.left() - t.px(8), line.height()
        )
        self._team(painter, name, drive.side)
        said = (drive.part, drive.begun_short, str(drive.plays), plain(drive.yards), drive.ended)
        for i, (cell, words) in enumerate(zip(cells, said, strict=True)):
            cell.moveTop(line.top())
            strong = i == len(cells) - 1 and drive.scored
            draw_text(painter, cell, words, t, "body-strong" if strong else "body", "panel_text")
        field.moveTop(line.top())
        paint_drive(painter, field.adjusted(0, t.px(5), 0, -t.px(5)), t, drive)


def paint_drive(painter: QPainter, box: QRectF, theme: Theme, drive: DriveRow) -> None:
    """A drive over the whole field, the home team's own goal line at the left."""

    def x(yard: float) -> float:
        return box.left() + (yard + END) / (100 + 2 * END) * box.width()

    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.color("turf", 150))
    painter.drawRect(box)
    painter.setBrush(theme.color("turf"))
    painter.drawRect(QRectF(x(0), box.top(), x(100) - x(0), box.height()))
    painter.setPen(QPen(theme.color("turf_line", 130), max(0.6, theme.px(0.7))))
    for yard in range(0, 101, 10):
        painter.drawLine(QPointF(x(yard), box.top()), QPointF(x(yard), box.bottom()))
    left, right = sorted((x(drive.start), x(drive.end)))
    half = box.height() * 0.24
    bar = QRectF(left, box.center().y() - half, max(theme.px(2), right - left), 2 * half)
    painter.setPen(QPen(theme.color("turf_line"), max(0.8, theme.px(1))))
    painter.setBrush(theme.color(team_tokens(drive.side.value)[0]))
    painter.drawRect(bar)
    painter.setBrush(theme.color("leather_hi"))
    reach = box.height() * 0.27
    painter.drawEllipse(QPointF(x(drive.end), box.center().y()), reach, reach)
