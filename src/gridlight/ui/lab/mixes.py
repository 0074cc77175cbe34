"""The sheet of mixes: a situation is set, and both sides' best is drawn."""

from __future__ import annotations

from PySide6.QtCore import QObject, QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from gridlight.kernel.language import tr
from gridlight.present.lab_mixes import (
    DOWNS,
    FIRST,
    MixPage,
    Place,
    farthest,
    fitted,
    on_words,
    place_words,
    spot_words,
)
from gridlight.ui.lab.bars import MixBars, PlacingTable
from gridlight.ui.lab.slides import FieldSlide, Slide
from gridlight.ui.paint.buttons import Choice
from gridlight.ui.paint.panel import paint_board_plate, paint_rule
from gridlight.ui.paint.text import LEFT, RIGHT, draw_lines, draw_text
from gridlight.ui.theme import Theme
from gridlight.ui.tokens import SPACE

SIDE = 326.0
PLACING = 168.0


class MixSheet(QObject):
    """Its controls are children of the screen. `asked` carries a situation to be looked at,
    `card_wanted` a card's number or letter.
    """

    asked = Signal(object)
    card_wanted = Signal(str)

    def __init__(self, theme: Theme, screen: QWidget) -> None:
        super().__init__(screen)
        self._screen = screen
        self._theme = theme
        self.place_now: Place = FIRST
        self.page: MixPage | None = None
        self.down = Choice(tr("Down"), DOWNS, theme, screen)
        self.field = FieldSlide(theme, screen)
        self.to_go = Slide(tr("Yards to gain"), 1, farthest(FIRST[1]), theme, screen)
        self.offense = MixBars(tr("What the offense lays"), "home", theme, screen)
        self.defense = MixBars(tr("What the defense lays"), "vis", theme, screen)
        self.placing = PlacingTable(theme, screen)
        self.down.chosen.connect(lambda at: self.set_place((at + 1, *self.place_now[1:])))
        self.field.moved.connect(self._move_ball)
        self.to_go.moved.connect(lambda yards: self.set_place((*self.place_now[:2], yards)))
        self.defense.chosen.connect(lambda _: self._show_placing())
        for bars in (self.offense, self.defense):
            bars.opened.connect(lambda _, bars=bars: self._open(bars))
        self._show_place()

    def controls(self) -> tuple[QWidget, ...]:
        """Its widgets, in the order of Tab."""
        return (self.down, self.to_go, self.field, self.offense, self.defense, self.placing)

    def _open(self, bars: MixBars) -> None:
        bar = bars.bar()
        if bar is not None:
            self.card_wanted.emit(bar.key)

    def _move_ball(self, spot: int) -> None:
        down, _, to_go = self.place_now
        self.set_place((down, spot, to_go))

    def set_place(self, place: Place) -> None:
        """Ask for a situation."""
        self.place_now = fitted(place)
        self._show_place()
        self.asked.emit(self.place_now)

    def _show_place(self) -> None:
        down, spot, to_go = self.place_now
        self.down.set_current(down - 1)
        self.field.show_spot(spot, to_go, spot_words(spot))
        self.to_go.show_value(to_go, tr("{to_go} to gain", to_go=to_go), farthest(spot))
        self._screen.update()

    def show_page(self, page: MixPage) -> None:
        """Show a situation's mixes; one that nobody asks for any more is left out."""
        if page.place != self.place_now:
            return
        self.page = page
        self.offense.show_bars(page.offense)
        self.defense.show_bars(page.defense)
        self._show_placing()
        self._screen.update()

    def _show_placing(self) -> None:
        bar = self.defense.bar()
        if self.page is not None and bar is not None:
            self.placing.show_placing(self.page.placings[bar.key])
            self._screen.update()

    # places and paint

    def set_theme(self, theme: Theme) -> None:
        """Pass the theme on."""
        self._theme = theme
        for part in self.controls():
            part.set_theme(theme)  # type: ignore[attr-defined]

    def _columns(self, room: QRectF) -> tuple[QRectF, QRectF, QRectF]:
        t = self._theme
        gap = t.px(SPACE.s5)
        wide = min(t.px(SIDE) * (0.55 + 0.45 * max(1.0, t.text)), room.width() * 0.34)
        each = (room.width() - wide - 2 * gap) / 2
        left = QRectF(room.left(), room.top(), wide, room.height())
        middle = QRectF(left.right() + gap, room.top(), each, room.height())
        return left, middle, QRectF(middle.right() + gap, room.top(), each, room.height())

    def _head(self) -> float:
        return self._theme.type_px("object") * 1.6

    def lay(self, room: QRectF) -> None:
        """Lay everything out on the paper."""
        t, head = self._theme, self._head()
        left, middle, right = self._columns(room)
        top = left.top() + head
        line = t.type_px("small") * 1.5
        for part in (self.down, self.to_go, self.field):
            top += line
            high = part.sizeHint().height()
            part.setGeometry(QRectF(left.left(), top, left.width(), high).toRect())
            top += high + t.px(2)
        self.offense.setGeometry(middle.adjusted(0, head, 0, 0).toRect())
        deep = min(t.px(PLACING) * max(1.0, t.text * 0.9), room.height() * 0.36)
        self.placing.setGeometry(
            QRectF(right.left(), right.bottom() - deep, right.width(), deep).toRect()
        )
        bars = QRectF(right.left(), right.top() + head, right.width(), 0)
        bars.setBottom(right.bottom() - deep - line * 1.5)
        self.defense.setGeometry(bars.toRect())

    def paint(self, painter: QPainter, room: QRectF) -> None:
        """Heads, the situation's words, its worth and what best answers gain."""
        t, head = self._theme, self._head()
        left, middle, right = self._columns(room)
        for column, words in ((middle, tr("OFFENSE LAYS")), (right, tr("DEFENSE LAYS"))):
            line = QRectF(column.left(), column.top(), column.width(), head)
            draw_text(painter, line, words, t, "object", "panel_text", LEFT)
            if column is middle:
                place = tr("L left, C center, R right")
                draw_text(painter, line, place, t, "small", "panel_mut", RIGHT)
        title = QRectF(left.left(), left.top(), left.width(), head)
        draw_text(painter, title, place_words(self.place_now), t, "object", "panel_text", LEFT)
        high = t.type_px("small") * 1.5
        words_at = (
            (self.down, tr("Down")),
            (self.to_go, tr("{to_go} to gain", to_go=self.place_now[2])),
            (self.field, tr("Ball {spot}", spot=on_words(self.place_now[1]))),
        )
        for part, words in words_at:
            y = part.geometry().top() - high
            line = QRectF(left.left() + t.px(4), y, left.width(), high)
            draw_text(painter, line, words, t, "small", "panel_mut", LEFT)
        bar = self.defense.bar()
        if bar is not None:
            below = QRectF(self.placing.geometry())
            line = QRectF(below.left(), below.top() - high * 1.3, below.width(), high)
            paint_rule(painter, line.translated(0, -t.px(3)), t)
            words = tr(
                "{key} {name}, once it has seen where the offense lies", key=bar.key, name=bar.name
            )
            draw_text(painter, line, words, t, "small-strong", "panel_text", LEFT)
        self._paint_worth(painter, left)

    def _paint_worth(self, painter: QPainter, left: QRectF) -> None:
        page = self.page
        if page is None:
            return
        t = self._theme
        top = self.field.geometry().bottom() + t.px(10)
        plate = QRectF(left.left() + t.px(2), top, left.width() - t.px(4), t.px(74))
        plate.setHeight(t.px(40) + t.type_px("small"))
        paint_board_plate(painter, plate, t)
        inner = plate.adjusted(t.px(20), 0, -t.px(20), 0)
        draw_text(painter, inner, tr("A PLAY IS WORTH"), t, "caps", "board_text", LEFT)
        draw_text(painter, inner, page.worth, t, "drum-md", "drum_text", RIGHT)
        line = QRectF(left.left() + t.px(4), plate.bottom() + t.px(8), left.width() - t.px(8), 0)
        line.setHeight(t.type_px("body") * 1.45)
        for call in page.calls:
            role, ink = ("body-strong", "panel_text") if call.best else ("body", "panel_mut")
            words = tr("{call} – the best call", call=call.words) if call.best else call.words
            draw_text(painter, line, words, t, role, ink, LEFT)
            draw_text(painter, line, call.worth, t, role, ink, RIGHT)
            line.translate(0, line.height())
        rest = line.translated(0, t.px(6))
        paint_rule(painter, rest, t)
        rest.translate(0, t.px(6))
        rest.setBottom(left.bottom())
        for words in page.gained:
            if rest.height() < t.type_px("small") * 2:
                return
            high = draw_lines(painter, rest, words, t, "small", "panel_text")
            rest.adjust(0, high + t.px(6), 0, 0)
