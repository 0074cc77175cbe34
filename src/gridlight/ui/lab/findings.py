"""The sheet of findings: a list that leads to the cards, and figures beside real football's."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from gridlight.kernel.language import tr
from gridlight.present.lab import points
from gridlight.present.lab_findings import FigureRow, Finding, FindingsPage
from gridlight.present.lab_mixes import spot_words
from gridlight.ui.paint.icons import paint_icon
from gridlight.ui.paint.panel import paint_rule
from gridlight.ui.paint.scrolled import Lines, Scrolled
from gridlight.ui.paint.text import CENTER, LEFT, RIGHT, draw_text
from gridlight.ui.theme import Theme
from gridlight.ui.tokens import SPACE

TONES = {"good": "ok", "bad": "bad", "even": "panel_text"}
MARKS = {"good": "✓", "bad": "!", "even": ""}
CLASSES = {"loss or nothing": tr("loss or nothing"), "more": tr("more", "yards")}
SHORT = {"loss or nothing": "≤ 0", "more": "21+"}
CURVE, BARS = 104.0, 118.0


class FindingLines(Lines):
    """All findings under their heads; one that is about cards is opened by Enter or a click."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(tr("Findings"), theme, parent)
        self._findings: tuple[Finding, ...] = ()

    def show_findings(self, findings: tuple[Finding, ...]) -> None:
        """Show other findings."""
        self._findings = findings
        self.changed()
        self.choose(0, tell=False)

    def finding(self, index: int) -> Finding:
        """A finding by its line."""
        return self._findings[index]

    def count(self) -> int:
        """How many there are."""
        return len(self._findings)

    def line_high(self) -> float:
        """Room for a line of words."""
        return self.theme.type_px("body") * 1.75

    def head_high(self, index: int) -> float:
        """Room for a chapter's head."""
        if not self._findings[index].head:
            return 0.0
        return self.theme.type_px("object") * (1.7 if index == 0 else 2.3)

    def spoken(self, index: int) -> str:
        """A finding as a sentence."""
        return self._findings[index].spoken

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Open what is under the pointer, where it is about cards."""
        super().mouseReleaseEvent(event)
        at = event.position()
        found = [i for i in range(self.count()) if self.line_rect(i).contains(at)]
        if found and self.page().contains(at):
            self.opened.emit(found[0])

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """One click has opened it already."""

    def paint_line(self, painter: QPainter, box: QRectF, index: int) -> None:
        """Mark, words, number, and an arrow where it leads to cards."""
        t, found = self.theme, self._findings[index]
        if found.head:
            high = self.head_high(index)
            head = QRectF(box.left() + t.px(6), box.top() - t.type_px("object") * 1.6, 0, 0)
            head.setSize(QRectF(0, 0, box.width() - t.px(12), t.type_px("object") * 1.5).size())
            if index:
                paint_rule(painter, box.translated(0, -high + t.px(8)), t)
            draw_text(painter, head, found.head, t, "object", "panel_text", LEFT)
        tone = TONES[found.tone]
        mark = QRectF(box.left() + t.px(4), box.top(), t.px(18), box.height())
        draw_text(painter, mark, MARKS[found.tone], t, "body-strong", tone, CENTER)
        arrow = t.px(12)
        right = box.right() - t.px(8)
        if found.cards or found.place is not None:
            place = QRectF(right - arrow, box.center().y() - arrow / 2, arrow, arrow)
            paint_icon(painter, place, "right", t.color("panel_mut"), 2.0)
        right -= arrow + t.px(6)
        number = min(t.px(130) * max(1.0, t.text), box.width() * 0.3) if found.number else 0.0
        line = QRectF(right - number, box.top(), number, box.height())
        draw_text(painter, line, found.number, t, "body-strong", tone, RIGHT)
        words = QRectF(mark.right() + t.px(2), box.top(), 0, box.height())
        words.setRight(line.left() - t.px(6))
        draw_text(painter, words, found.words, t, "body", "panel_text", LEFT)


class FigureCharts(Scrolled):
    """What first and ten is worth, the gains of runs, and figures beside real football's."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(tr("Figures beside real football"), theme, parent)
        self._page: FindingsPage | None = None

    def show_page(self, page: FindingsPage) -> None:
        """Show another deck's figures."""
        self._page = page
        said = "; ".join(row.spoken for row in page.figures)
        gains = ", ".join(
            f"{CLASSES.get(name, name)} {100 * best:.0f} %" for name, best, _ in page.gains
        )
        self.setAccessibleDescription(
            tr("{said}. Runs at their best by yards: {gains}", said=said, gains=gains)
        )
        self.changed()

    def _head(self) -> float:
        return self.theme.type_px("object") * 1.6

    def _row(self) -> float:
        return self.theme.type_px("small") * 2.7

    def content_height(self, width: float) -> float:
        """Two charts and the rows."""
        if self._page is None:
            return 0.0
        t = self.theme
        rows = self._row() * len(self._page.figures)
        small = 4.0 * t.type_px("small")
        return 3 * self._head() + rows + t.px(CURVE + BARS) + small + 2 * t.px(SPACE.s2)

    def paint_content(self, painter: QPainter, box: QRectF) -> None:
        """Paint them one under the other."""
        page, t, head = self._page, self.theme, self._head()
        if page is None:
            return
        gap = t.px(SPACE.s2)
        line = QRectF(box.left(), box.top(), box.width() - t.px(4), head)
        draw_text(painter, line, tr("BESIDE REAL FOOTBALL"), t, "object", "panel_text", LEFT)
        line.translate(0, head)
        self._paint_key(painter, line)
        line.translate(0, t.type_px("small") * 1.6)
        for row in page.figures:
            place = QRectF(line.left(), line.top(), line.width(), self._row())
            self._paint_figure(painter, place, row)
            line.translate(0, self._row())
        small = QRectF(line.left(), line.top(), line.width(), t.type_px("small") * 1.5)
        words = tr("Real football: {source}", source=page.source)
        draw_text(painter, small, words, t, "small", "panel_mut", LEFT)
        line.translate(0, small.height() + gap)
        draw_text(painter, line, tr("RUNS BY YARDS GAINED"), t, "object", "panel_text", LEFT)
        line.translate(0, head)
        place = QRectF(line.left(), line.top(), line.width(), t.px(BARS))
        self._paint_gains(painter, place, page)
        line.translate(0, t.px(BARS) + gap)
        draw_text(painter, line, tr("FIRST AND TEN IS WORTH"), t, "object", "panel_text", LEFT)
        place = QRectF(line.left(), line.top() + head, line.width(), t.px(CURVE))
        self._paint_curve(painter, place, page)

    def _paint_key(self, painter: QPainter, line: QRectF) -> None:
        t = self.theme
        high = t.type_px("small") * 1.4
        keys = (("best", tr("at its best")), ("people", tr("as people play")), ("real", tr("real")))
        wide = line.width() / 4
        for place, (kind, words) in enumerate(keys):
            box = QRectF(line.left() + place * wide, line.top(), wide, high)
            self._paint_mark(painter, QPointF(box.left() + t.px(8), box.center().y()), kind)
            words_at = box.adjusted(t.px(18), 0, 0, 0)
            draw_text(painter, words_at, words, t, "small", "panel_text", LEFT)
        box = QRectF(line.left() + 3 * wide, line.top(), wide, high)
        swatch = QRectF(box.left() + t.px(2), box.top() + high * 0.2, t.px(18), high * 0.6)
        self._paint_band(painter, swatch)
        words_at = box.adjusted(t.px(26), 0, 0, 0)
        draw_text(painter, words_at, tr("wanted"), t, "small", "panel_text", LEFT)

    def _paint_mark(self, painter: QPainter, at: QPointF, kind: str) -> None:
        """A filled ball, a hollow one, or a diamond: told apart without color."""
        t, r = self.theme, self.theme.px(5)
        painter.setPen(QPen(t.color("panel_text"), t.px(1.6)))
        if kind == "real":
            painter.setBrush(t.color("chain"))
            corners = [QPointF(0, -r), QPointF(r, 0), QPointF(0, r), QPointF(-r, 0)]
            painter.drawPolygon(QPolygonF([at + corner * 1.15 for corner in corners]))
            return
        painter.setBrush(t.color("home" if kind == "best" else "field_paper"))
        painter.drawEllipse(at, r, r)

    def _paint_band(self, painter: QPainter, box: QRectF) -> None:
        t = self.theme
        painter.setPen(QPen(t.color("ok", 160), max(1.0, t.px(1))))
        painter.setBrush(t.color("ok", 46))
        painter.drawRect(box)

    def _paint_figure(self, painter: QPainter, box: QRectF, row: FigureRow) -> None:
        t, high = self.theme, self.theme.type_px("small") * 1.35
        words = QRectF(box.left(), box.top(), box.width() * 0.42, high)
        draw_text(painter, words, row.name, t, "small-strong", "panel_text", LEFT)
        said = QRectF(words.right(), box.top(), box.width() * 0.58, high)
        numbers = f"{row.words(row.best)} · {row.words(row.people)} · {row.words(row.real)}"
        draw_text(painter, said, numbers, t, "small", "panel_text", RIGHT)
        track = QRectF(box.left() + t.px(4), box.top() + high, box.width() - t.px(8), 0)
        track.setHeight(max(t.px(14), box.height() - high - t.px(8)))
        y = track.center().y()

        def x(value: float) -> float:
            return track.left() + track.width() * min(1.0, value / row.top)

        if row.low is not None and row.high is not None:
            band = QRectF(x(row.low), track.top(), x(row.high) - x(row.low), track.height())
            self._paint_band(painter, band)
        painter.setPen(QPen(t.mix("panel_edge", "panel_mut", 0.5), max(1.0, t.px(1.4))))
        painter.drawLine(QLineF(track.left(), y, track.right(), y))
        if row.real is not None:
            self._paint_mark(painter, QPointF(x(row.real), y), "real")
        self._paint_mark(painter, QPointF(x(row.people), y), "people")
        self._paint_mark(painter, QPointF(x(row.best), y), "best")

    def _paint_gains(self, painter: QPainter, box: QRectF, page: FindingsPage) -> None:
        t = self.theme
        foot, top = t.type_px("small") * 1.5, t.type_px("small") * 1.4
        most = max(max(best, people) for _, best, people in page.gains) or 1.0
        wide = box.width() / len(page.gains)
        room = box.height() - foot - top
        for place, (name, *shares) in enumerate(page.gains):
            left = box.left() + place * wide
            for bar, share in enumerate(shares):
                high = room * share / most
                column = QRectF(left + wide * (0.14 + 0.36 * bar), 0, wide * 0.34, high)
                column.moveBottom(box.bottom() - foot)
                painter.setPen(QPen(t.color("home"), t.px(1.4)))
                painter.setBrush(t.color("home" if bar == 0 else "field_paper"))
                painter.drawRect(column)
                label = QRectF(column.center().x() - wide / 4, column.top() - top, wide / 2, top)
                draw_text(painter, label, f"{100 * share:.0f}", t, "small", "panel_text", CENTER)
            head = QRectF(left, box.bottom() - foot, wide, foot)
            words = SHORT.get(name, name)
            draw_text(painter, head, words, t, "small", "panel_text", CENTER)
        y = box.bottom() - foot
        painter.setPen(QPen(t.color("panel_mut"), max(1.0, t.px(1))))
        painter.drawLine(QLineF(box.left(), y, box.right(), y))

    def _paint_curve(self, painter: QPainter, box: QRectF, page: FindingsPage) -> None:
        t, foot = self.theme, self.theme.type_px("small") * 1.5
        room = box.adjusted(t.px(30), t.px(16), -t.px(22), -foot - t.px(4))
        worths = [worth for _, worth in page.worths]
        low, high = min(worths), max(*worths, min(worths) + 0.01)

        def at(spot: int, worth: float) -> QPointF:
            x = room.left() + room.width() * spot / 100
            return QPointF(x, room.bottom() - room.height() * (worth - low) / (high - low))

        zero = at(0, 0.0).y()
        painter.setPen(QPen(t.color("panel_mut", 150), 1, Qt.PenStyle.DashLine))
        painter.drawLine(QLineF(room.left(), zero, room.right(), zero))
        line = QPolygonF([at(spot, worth) for spot, worth in page.worths])
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(t.color("home"), t.px(2.4)))
        painter.drawPolyline(line)
        told = {1, 20, 50, 80, 99}
        for spot, worth in page.worths:
            point = at(spot, worth)
            painter.setPen(QPen(t.color("home"), t.px(1.6)))
            painter.setBrush(t.color("field_paper"))
            painter.drawEllipse(point, t.px(3.4), t.px(3.4))
            if spot in told:
                above = QRectF(point.x() - t.px(40), point.y() - t.px(24), t.px(80), t.px(18))
                draw_text(painter, above, points(worth), t, "small-strong", "panel_text", CENTER)
                below = QRectF(point.x() - t.px(40), box.bottom() - foot, t.px(80), foot)
                draw_text(painter, below, spot_words(spot), t, "small", "panel_mut", CENTER)


class FindingsSheet(QObject):
    """Its widgets are children of the screen; `opened` carries a `Finding` that leads anywhere."""

    opened = Signal(object)

    def __init__(self, theme: Theme, screen: QWidget) -> None:
        super().__init__(screen)
        self._theme = theme
        self.lines = FindingLines(theme, screen)
        self.charts = FigureCharts(theme, screen)
        self.page: FindingsPage | None = None
        self.lines.opened.connect(self._open)

    def controls(self) -> tuple[QWidget, ...]:
        """Its widgets, in the order of Tab."""
        return (self.lines, self.charts)

    def _open(self, index: int) -> None:
        found = self.lines.finding(index)
        if found.cards or found.place is not None:
            self.opened.emit(found)

    def show_page(self, page: FindingsPage) -> None:
        """Show what was found out."""
        self.page = page
        self.lines.show_findings(page.findings)
        self.charts.show_page(page)

    def set_theme(self, theme: Theme) -> None:
        """Pass the theme on."""
        self._theme = theme
        self.lines.set_theme(theme)
        self.charts.set_theme(theme)

    def lay(self, room: QRectF) -> None:
        """Findings left, figures right."""
        gap = self._theme.px(SPACE.s5)
        wide = room.width() * 0.54
        self.lines.setGeometry(QRectF(room.left(), room.top(), wide, room.height()).toRect())
        left = room.left() + wide + gap
        self.charts.setGeometry(
            QRectF(left, room.top(), room.right() - left, room.height()).toRect()
        )

    def paint(self, painter: QPainter, room: QRectF) -> None:
        """A line between the two."""
        t = self._theme
        x = room.left() + room.width() * 0.54 + t.px(SPACE.s5) / 2
        painter.setPen(QPen(t.color("rule"), max(1.0, t.px(1))))
        painter.drawLine(QLineF(x, room.top(), x, room.bottom()))
