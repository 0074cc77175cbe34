"""The sheet of somebody's last games: what best answers would gain on him, and where."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from gridlight.kernel.language import tr
from gridlight.present.lab_games import CardBar, GamesPage
from gridlight.ui.lab.findings import FindingLines
from gridlight.ui.paint.scrolled import Scrolled
from gridlight.ui.paint.stepper import Stepper
from gridlight.ui.paint.text import CENTER, LEFT, RIGHT, draw_lines, draw_text
from gridlight.ui.theme import Theme
from gridlight.ui.tokens import SPACE

SHARE = 0.56
"""The part of the sheet that the list takes."""


class CallBars(Scrolled):
    """Both sides' cards: how often each was laid, beside how often it would be at its best."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(tr("How often each card was laid"), theme, parent)
        self._sides: tuple[tuple[str, tuple[CardBar, ...]], ...] = ()

    def show_page(self, page: GamesPage) -> None:
        """Show another coach's."""
        sides = ((tr("WITH THE BALL"), page.offense), (tr("ON DEFENSE"), page.defense))
        self._sides = tuple((head, bars) for head, bars in sides if bars)
        said = [f"{head}: {'; '.join(bar.spoken for bar in bars)}." for head, bars in self._sides]
        self.setAccessibleDescription(" ".join(said))
        self.changed()

    def _head(self) -> float:
        return self.theme.type_px("object") * 1.7

    def _row(self) -> float:
        return self.theme.type_px("small") * 1.75

    def content_height(self, width: float) -> float:
        """The key, and both sides with their heads."""
        rows = sum(len(bars) for _, bars in self._sides)
        return self._row() * (rows + 1) + self._head() * len(self._sides)

    def paint_content(self, painter: QPainter, box: QRectF) -> None:
        """One side under the other."""
        t = self.theme
        line = QRectF(box.left(), box.top(), box.width() - t.px(6), self._row())
        self._paint_key(painter, line)
        line.translate(0, line.height())
        most = max((max(b.share, b.best) for _, bars in self._sides for b in bars), default=1.0)
        for head, bars in self._sides:
            place = QRectF(line.left(), line.top(), line.width(), self._head())
            draw_text(painter, place, head, t, "object", "panel_text", LEFT)
            line.translate(0, place.height())
            for bar in bars:
                self._paint_bar(painter, line, bar, most)
                line.translate(0, line.height())

    def _paint_key(self, painter: QPainter, line: QRectF) -> None:
        t = self.theme
        half = line.width() / 2
        for place, words in enumerate((tr("laid"), tr("at its best"))):
            box = QRectF(line.left() + place * half, line.top(), half, line.height())
            mark = QRectF(box.left(), box.top() + box.height() * 0.3, t.px(22), box.height() * 0.4)
            if place == 0:
                painter.fillRect(mark, t.color("home"))
            else:
                self._paint_best(painter, mark.center().x(), mark)
            words_at = box.adjusted(t.px(30), 0, 0, 0)
            draw_text(painter, words_at, words, t, "small", "panel_text", LEFT)

    def _paint_bar(self, painter: QPainter, line: QRectF, bar: CardBar, most: float) -> None:
        t = self.theme
        key = QRectF(line.left(), line.top(), t.px(26) * max(1.0, t.text), line.height())
        draw_text(painter, key, bar.key, t, "small-strong", "panel_text", CENTER)
        name = QRectF(key.right() + t.px(4), line.top(), line.width() * 0.34, line.height())
        draw_text(painter, name, bar.name, t, "small", "panel_text", LEFT)
        number = QRectF(0, line.top(), line.width() * 0.2, line.height())
        number.moveRight(line.right())
        words = f"{100 * bar.share:.0f} · {100 * bar.best:.0f} %"
        draw_text(painter, number, words, t, "small", "panel_text", RIGHT)
        left, right = name.right() + t.px(6), number.left() - t.px(4)
        track = QRectF(left, line.top() + line.height() * 0.24, right - left, line.height() * 0.52)
        drawn = QRectF(track)
        drawn.setWidth(track.width() * bar.share / most)
        painter.fillRect(drawn, t.color("home"))
        self._paint_best(painter, track.left() + track.width() * bar.best / most, track)

    def _paint_best(self, painter: QPainter, x: float, track: QRectF) -> None:
        """A hollow tick: told apart from the bar by its shape."""
        t = self.theme
        tick = QRectF(0, 0, t.px(6), track.height() + t.px(5))
        tick.moveCenter(track.center())
        tick.moveLeft(x - tick.width() / 2)
        painter.setPen(QPen(t.color("panel_text"), t.px(1.3)))
        painter.setBrush(t.color("chain"))
        painter.drawRect(tick)


class GamesSheet(QObject):
    """Its widgets are children of the screen. `opened` carries a `Finding` that leads to a
    situation, `asked` the name of the coach who is wanted.
    """

    opened = Signal(object)
    asked = Signal(str)

    def __init__(self, theme: Theme, screen: QWidget) -> None:
        super().__init__(screen)
        self._theme, self._screen = theme, screen
        self.page: GamesPage | None = None
        self.lines = FindingLines(theme, screen)
        self.bars = CallBars(theme, screen)
        self.people = Stepper(tr("Coach"), ("…",), theme, screen)
        self._names: tuple[str, ...] = ()
        self.lines.opened.connect(self._open)

    def controls(self) -> tuple[QWidget, ...]:
        """Its widgets that have something to show, in the order of Tab."""
        page = self.page
        if page is None or not page.people:
            return ()
        return (self.people,) if page.empty else (self.people, self.lines, self.bars)

    def parts(self) -> tuple[QWidget, ...]:
        """All its widgets."""
        return (self.people, self.lines, self.bars)

    def who(self) -> str:
        """The coach who is chosen; empty before anybody is known."""
        return self._names[self.people.current()] if self._names else ""

    def _open(self, index: int) -> None:
        found = self.lines.finding(index)
        if found.place is not None:
            self.opened.emit(found)

    def show_page(self, page: GamesPage) -> None:
        """Show what was found out."""
        self.page = page
        if page.people != self._names:
            self._offer(page)
        if page.findings:
            self.lines.show_findings(page.findings)
        self.bars.show_page(page)

    def _offer(self, page: GamesPage) -> None:
        old, self._names = self.people, page.people
        at = page.people.index(page.who) if page.who in page.people else 0
        self.people = Stepper(tr("Coach"), page.people or ("…",), self._theme, self._screen, at)
        self.people.setEnabled(len(page.people) > 1)
        self.people.chosen.connect(lambda _: self.asked.emit(self.who()))
        QWidget.setTabOrder(old, self.people)
        QWidget.setTabOrder(self.people, self.lines)
        old.hide()
        old.deleteLater()

    def set_theme(self, theme: Theme) -> None:
        """Pass the theme on."""
        self._theme = theme
        for part in (self.people, self.lines, self.bars):
            part.set_theme(theme)

    def _column(self, room: QRectF) -> QRectF:
        gap = self._theme.px(SPACE.s5)
        return room.adjusted(room.width() * SHARE + gap, 0, 0, 0)

    def lay(self, room: QRectF) -> None:
        """The list left; the coach and the bars right."""
        column, high = self._column(room), float(self.people.sizeHint().height())
        list_room = QRectF(room.left(), room.top(), room.width() * SHARE, room.height())
        self.lines.setGeometry(list_room.toRect())
        top = QRectF(column.left(), column.top(), column.width(), high)
        if self.page is not None and self.page.empty:
            wide = min(room.width(), column.width())
            top = QRectF(room.center().x() - wide / 2, room.top(), wide, high)
        self.people.setGeometry(top.toRect())
        below = column.adjusted(0, high + self._theme.px(SPACE.s2), 0, 0)
        self.bars.setGeometry(below.toRect())

    def paint(self, painter: QPainter, room: QRectF) -> None:
        """A line between the two, or the words on an empty sheet."""
        t, page = self._theme, self.page
        if page is None:
            return
        if page.empty:
            wide = min(t.px(560), room.width() * 0.8)
            box = QRectF(room.center().x() - wide / 2, room.center().y(), wide, room.height() / 2)
            box.translate(0, -2 * t.type_px("lead"))
            flags = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
            draw_lines(painter, box, page.empty, t, "lead", "panel_text", flags)
            return
        x = room.left() + room.width() * SHARE + t.px(SPACE.s5) / 2
        painter.setPen(QPen(t.color("rule"), max(1.0, t.px(1))))
        painter.drawLine(QLineF(x, room.top(), x, room.bottom()))
