"""The sheet of a ruling: what the text says, what it leaves open, how it is played here."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from gridlight.kernel.language import tr
from gridlight.present.rules import Choice, OptionShown, Sheet
from gridlight.ui.paint.panel import paint_rule
from gridlight.ui.paint.text import (
    CENTER,
    LEFT,
    draw_lines,
    draw_text,
    line_height,
    lines_height,
    text_width,
)
from gridlight.ui.rules.links import Link
from gridlight.ui.screens.paper import Paper
from gridlight.ui.theme import Theme
from gridlight.ui.tokens import SPACE

PLAYED = 2  # the line of the register that says how it is played
TO_OPTION = tr("Open in New game")
NOTHING = tr("Nothing is chosen.")
EXAMPLES = (
    (tr("A number"), tr("AP-26, or ap26. PS shows all that begin so.")),
    (tr("Words"), tr("fumble, fair catch, who may block. Every word must stand in a ruling.")),
    (
        tr("A setting"),
        tr("Sudden death, officiating, roll by hand: what an option of New game changes."),
    ),
)


class RulingPaper(Paper):
    """The sheet; `link_wanted` carries a ruling's number, `option_wanted` a game and an option."""

    link_wanted = Signal(str)
    option_wanted = Signal(str, str)

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        self._sheet: Sheet | None = None
        self._ready = False
        super().__init__(theme, parent)
        self.holder = QWidget(self)
        self.links: tuple[Link, ...] = ()
        self.openers: tuple[Link, ...] = ()
        self._ready = True
        self.setAccessibleName(tr("The ruling"))

    def sheet(self) -> Sheet | None:
        """What the sheet shows."""
        return self._sheet

    def show_sheet(self, sheet: Sheet | None) -> None:
        """Show this, from the top."""
        self._sheet = sheet
        for old in (*self.links, *self.openers):
            old.hide()
            old.deleteLater()
        beside, options = (sheet.beside, sheet.options) if sheet is not None else ((), ())
        self.openers = tuple(self._opener(option) for option in options)
        self.links = tuple(self._link(row.number, row.title) for row in beside)
        self.setAccessibleName(f"{sheet.number}, {sheet.title}" if sheet is not None else NOTHING)
        self.setAccessibleDescription(sheet.spoken if sheet is not None else "")
        self.scroll_to(0)
        self.changed()

    def _link(self, number: str, title: str) -> Link:
        link = Link(number, title, self.theme, self.holder)
        link.clicked.connect(lambda: self.link_wanted.emit(number))
        link.installEventFilter(self)
        link.show()
        return link

    def _opener(self, option: OptionShown) -> Link:
        link = Link("", TO_OPTION, self.theme, self.holder)
        link.setAccessibleName(f"{TO_OPTION}: {option.place}")
        link.clicked.connect(lambda: self.option_wanted.emit(option.game, option.key))
        link.installEventFilter(self)
        link.show()
        return link

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Bring a link that gets the keyboard into sight."""
        if event.type() == QEvent.Type.FocusIn and isinstance(watched, Link):
            top, bottom = watched.y(), watched.y() + watched.height()
            if top < 0:
                self.scroll_to(self.scrolled + top)
            elif bottom > self.holder.height():
                self.scroll_to(self.scrolled + bottom - self.holder.height())
        return super().eventFilter(watched, event)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme or size."""
        for link in (*self.links, *self.openers):
            link.set_theme(theme)
        super().set_theme(theme)

    def scroll_to(self, at: float) -> None:
        """Push the content to a place, the links with it."""
        super().scroll_to(at)
        if self._ready:
            self._place_links()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the links lie where the content shows."""
        super().resizeEvent(event)
        self._place_links()

    # places; everything counts from the top of the content

    def _place_links(self) -> None:
        page = self.page()
        self.holder.setGeometry(page.toRect())
        wide, y = page.width(), self._options_top(page.width()) - self.scrolled
        for opener, option in zip(self.openers, self._options(), strict=True):
            size = opener.sizeHint()
            high = self._option_height(option, wide)
            opener.setGeometry(0, round(y + high - size.height()), size.width(), size.height())
            y += high + self._gap()
        self._place_beside(wide, y)

    def _place_beside(self, wide: float, y: float) -> None:
        if not self.links:
            return
        x, y, high = 0.0, y + self._head(), 0.0
        for link in self.links:
            size = link.sizeHint()
            least = min(float(size.width()), wide)
            if x and x + least > wide:
                x, y = 0.0, y + high
            link.setGeometry(round(x), round(y), round(least), size.height())
            x, high = x + least, float(size.height())

    def _options(self) -> tuple[OptionShown, ...]:
        return self._sheet.options if self._sheet is not None else ()

    def _gap(self) -> float:
        return self.theme.px(SPACE.s4)

    def _head(self) -> float:
        return self.theme.px(34) * max(1.0, self.theme.text)

    def _title_height(self, wide: float) -> float:
        if self._sheet is None:
            return 0.0
        t = self.theme
        title = lines_height(t, "heading", self._sheet.title.upper(), self._beside_stamp(wide))
        where = line_height(t, "body")
        return max(title + where + t.px(4), self._stamp().height()) + self._gap()

    def _stamp(self) -> QSize:
        t = self.theme
        number = self._sheet.number if self._sheet is not None else ""
        wide = text_width(t, "heading", number) + 2 * t.px(SPACE.s3)
        return QSize(round(wide), round(line_height(t, "heading") + t.px(SPACE.s3)))

    def _beside_stamp(self, wide: float) -> float:
        return wide - self._stamp().width() - self.theme.px(SPACE.s4)

    def _row_height(self, place: int, wide: float) -> float:
        assert self._sheet is not None
        t = self.theme
        head, text = self._sheet.register[place]
        words = lines_height(t, "lead", text, wide - 2 * t.px(SPACE.s4))
        del head
        return line_height(t, "caption") + words + t.px(SPACE.s2 + 2 * SPACE.s3)

    def _options_top(self, wide: float) -> float:
        if self._sheet is None:
            return 0.0
        rows = sum(self._row_height(i, wide) + self._gap() / 2 for i in range(3))
        return self._title_height(wide) + rows + self._gap() / 2

    def _option_height(self, option: OptionShown, wide: float) -> float:
        t = self.theme
        chips = self._chips(option, wide)[-1][1].bottom()
        meaning = lines_height(t, "body", self._meaning(option), wide)
        button = self.openers[0].sizeHint().height()
        return self._head() + chips + meaning + button + t.px(2 * SPACE.s2)

    def _chips(self, option: OptionShown, wide: float) -> list[tuple[Choice, QRectF]]:
        """The choices, in as many lines as they need, from the top of the first."""
        t = self.theme
        high = t.px(26) * max(1.0, t.text)
        x, y, placed = 0.0, 0.0, []
        for choice in option.choices:
            least = min(wide, text_width(t, "body-strong", choice.name) + 2 * t.px(SPACE.s3))
            if x and x + least > wide:
                x, y = 0.0, y + high + t.px(SPACE.s1)
            placed.append((choice, QRectF(x, y, least, high)))
            x += least + t.px(SPACE.s1)
        return placed

    def _meaning(self, option: OptionShown) -> str:
        chosen = next(each for each in option.choices if each.chosen)
        said = tr("In this game") if option.agreed else tr("Usually")
        return f"{said}: {chosen.name}. {chosen.meaning}"

    def content_height(self, width: float) -> float:
        """Title, register, options and links."""
        if not self._ready:
            return 0.0
        if self._sheet is None:
            return self._none_height(width)
        high = self._options_top(width)
        high += sum(self._option_height(each, width) + self._gap() for each in self._options())
        return high + (self._links_height(width) if self.links else 0.0)

    def _none_height(self, width: float) -> float:
        t = self.theme
        words = sum(lines_height(t, "lead", each, width) for _, each in EXAMPLES)
        lines = (self._head() + self._gap()) * len(EXAMPLES)
        return line_height(t, "heading") + self._gap() + words + lines

    def _links_height(self, width: float) -> float:
        lines, x = 1, 0.0
        for link in self.links:
            least = min(float(link.sizeHint().width()), width)
            if x and x + least > width:
                lines, x = lines + 1, 0.0
            x += least
        return self._head() + lines * self.links[0].sizeHint().height()

    # paint

    def paint_content(self, painter: QPainter, box: QRectF) -> None:
        """Everything but the links, which lie on top."""
        if self._sheet is None:
            self._paint_none(painter, box)
            return
        wide = box.width()
        self._paint_title(painter, box)
        y = box.top() + self._title_height(wide)
        for place in range(3):
            high = self._row_height(place, wide)
            self._paint_row(painter, QRectF(box.left(), y, wide, high), place)
            y += high + self._gap() / 2
        y += self._gap() / 2
        for option in self._options():
            high = self._option_height(option, wide)
            self._paint_option(painter, QRectF(box.left(), y, wide, high), option)
            y += high + self._gap()
        if self.links:
            self._paint_head(painter, QRectF(box.left(), y, wide, self._head()), tr("SEE ALSO"))

    def _paint_none(self, painter: QPainter, box: QRectF) -> None:
        """A blank sheet says what may be looked for."""
        t = self.theme
        title = QRectF(box.left(), box.top(), box.width(), line_height(t, "heading"))
        draw_text(painter, title, tr("WHAT CAN BE LOOKED FOR"), t, "heading", "panel_text", LEFT)
        y = title.bottom() + self._gap()
        for head, words in EXAMPLES:
            y += self._paint_example(painter, QRectF(box.left(), y, box.width(), 0), head, words)

    def _paint_example(self, painter: QPainter, box: QRectF, head: str, words: str) -> float:
        t = self.theme
        line = QRectF(box.left(), box.top(), box.width(), self._head())
        self._paint_head(painter, line, head.upper())
        text = QRectF(box.left(), line.bottom(), box.width(), 1e4)
        text.setHeight(lines_height(t, "lead", words, box.width()))
        draw_lines(painter, text, words, t, "lead", "panel_mut")
        return line.height() + text.height() + self._gap()

    def _paint_title(self, painter: QPainter, box: QRectF) -> None:
        assert self._sheet is not None
        t, size = self.theme, self._stamp()
        stamp = QRectF(box.left(), box.top(), size.width(), size.height())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(t.color("board"))
        r = t.px(SPACE.r_paper)
        painter.drawRoundedRect(stamp, r, r)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(t.color("board_edge", 150), max(1.0, t.px(1))))
        inset = t.px(3)
        painter.drawRoundedRect(stamp.adjusted(inset, inset, -inset, -inset), r, r)
        draw_text(painter, stamp, self._sheet.number, t, "heading", "board_text", CENTER)
        words = QRectF(
            stamp.right() + t.px(SPACE.s4), box.top(), self._beside_stamp(box.width()), 0
        )
        title = self._sheet.title.upper()
        words.setHeight(lines_height(t, "heading", title, words.width()))
        draw_lines(painter, words, title, t, "heading", "panel_text")
        where = QRectF(
            words.left(), words.bottom() + t.px(2), words.width(), line_height(t, "body")
        )
        draw_text(painter, where, self._sheet.where, t, "body", "panel_mut", LEFT)

    def _paint_row(self, painter: QPainter, box: QRectF, place: int) -> None:
        """A line of the register; how it is played is set off on a ground of its own."""
        assert self._sheet is not None
        t, (head, text) = self.theme, self._sheet.register[place]
        played = place == PLAYED
        r = t.px(SPACE.r_paper)
        painter.setPen(QPen(t.color("panel_edge"), max(1.0, t.px(1))))
        painter.setBrush(t.color("field_paper", 255 if played else 90))
        painter.drawRoundedRect(box, r, r)
        bar = QRectF(box.left(), box.top(), t.px(5), box.height())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(t.color(("panel_mut", "accent_d", "ok")[place]))
        painter.drawRoundedRect(bar, t.px(2), t.px(2))
        inner = box.adjusted(t.px(SPACE.s4), t.px(SPACE.s3), -t.px(SPACE.s4), 0)
        line = QRectF(inner.left(), inner.top(), inner.width(), line_height(t, "caption"))
        draw_text(painter, line, head.upper(), t, "caption", "panel_mut", LEFT)
        words = inner.adjusted(0, line.height() + t.px(SPACE.s1), 0, 0)
        draw_lines(painter, words, text, t, "lead", "panel_text")

    def _paint_head(self, painter: QPainter, box: QRectF, words: str) -> None:
        t = self.theme
        line = box.adjusted(0, 0, 0, -t.px(6))
        draw_text(painter, line, words, t, "caption", "panel_mut", LEFT)
        paint_rule(painter, line.translated(0, line.height() - t.px(2)), t)

    def _paint_option(self, painter: QPainter, box: QRectF, option: OptionShown) -> None:
        t, head = self.theme, self._head()
        row = QRectF(box.left(), box.top(), box.width(), head)
        self._paint_head(painter, row, option.place.upper())
        bottom = box.top() + head
        r = t.px(SPACE.r_paper)
        for choice, place in self._chips(option, box.width()):
            chip = place.translated(box.left(), box.top() + head)
            edge = "board" if choice.chosen else "panel_edge"
            painter.setPen(QPen(t.color(edge), max(1.0, t.px(1))))
            painter.setBrush(t.color("board") if choice.chosen else t.color("field_paper", 120))
            painter.drawRoundedRect(chip, r, r)
            ink = "board_text" if choice.chosen else "panel_text"
            role = "body-strong" if choice.chosen else "body"
            draw_text(painter, chip, choice.name, t, role, ink, CENTER)
            bottom = chip.bottom()
        words = QRectF(box.left(), bottom + t.px(SPACE.s2), box.width(), box.height())
        draw_lines(painter, words, self._meaning(option), t, "body", "panel_mut")
