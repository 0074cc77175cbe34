"""The panel under a stage on which a game is replayed: time line, buttons, where one is."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from gridlight.kernel.game import Seat
from gridlight.kernel.language import tr
from gridlight.present.analysis import Outlook, Reading
from gridlight.present.replay import Place, TimeLine
from gridlight.session.rerun import Kind
from gridlight.ui.chrome import Foot
from gridlight.ui.paint.buttons import Button
from gridlight.ui.paint.cache import smooth
from gridlight.ui.paint.tags import team_tokens
from gridlight.ui.paint.text import LEFT, RIGHT, draw_text, text_width
from gridlight.ui.replay.buttons import RoundButton
from gridlight.ui.replay.curve import paint_bar
from gridlight.ui.replay.line import paint_mark
from gridlight.ui.replay.player import SPEEDS
from gridlight.ui.replay.scrubber import Scrubber
from gridlight.ui.tabletop.readings import SIDES
from gridlight.ui.theme import Theme

MARGIN, LEFT_WIDE = 12.0, 140.0
WHOLE, LOW, LEAST_ROOM = 190.0, 134.0, 690.0
BUTTONS_HIGH = 50.0
TRANSPORT = (
    ("previous-mark", tr("Score or turnover before (J)")),
    ("previous-play", tr("Play before (Shift+←)")),
    ("back", tr("Step back (←)")),
    ("play", tr("Play (Space)")),
    ("forward", tr("Step forward (→)")),
    ("next-play", tr("Next play (Shift+→)")),
    ("next-mark", tr("Next score or turnover (L)")),
)
ANALYZE, KEY = tr("Analyze"), "A"
LONG = tr("3rd quarter, play 88, move 88 of 88")
PLAYS, PAUSES = ("play", tr("Play (Space)")), ("pause", tr("Pause (Space)"))
SPEED_NAMES = dict(zip(SPEEDS, ("½", "1", "2", "4"), strict=True))


class AnalyzeButton(Button):
    """The button of the analysis, with its whole words or with a few letters."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(ANALYZE, theme, "dark", parent)
        self.words, self._short = ANALYZE, KEY
        self._key = KEY  # painted alone: the replay hears the keys

    def name(self, words: str, short: str) -> None:
        """Have other words."""
        self.words, self._short = words, short
        self.setAccessibleName(words)
        self.setToolTip(f"{words} ({KEY})")

    def fit(self, room: float, beside: float) -> None:
        """Take the whole words if they leave so much of the room to what is beside."""
        for key, text in ((KEY, self.words), ("", self._short)):
            self._key = key
            if self.text() != text:
                self.setText(text)
                self.setAccessibleName(self.words)
            if self.sizeHint().width() + beside <= room:
                return


class ReplayPanel(Foot):
    """All that a replay is worked with; `pressed` carries a button's name of `TRANSPORT`.

    `hidden` says that it went out of sight, `laid` that its size or theme is another.
    """

    pressed = Signal(str)
    speed_chosen = Signal(float)
    play_on_wanted = Signal()
    analysis_wanted = Signal()
    laid = Signal()
    hidden = Signal()

    def __init__(self, line: TimeLine, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._place = Place("", "", "", "", None)
        self._step = 0
        self._outlook: Outlook | None = None
        self.scrubber = Scrubber(line, theme, self)
        self.buttons = {
            name: RoundButton(name, words, theme, self, large=name == "play")
            for name, words in TRANSPORT
        }
        self.speeds = {
            speed: RoundButton(name, tr("{speed} times as fast (+ and −)", speed=name), theme, self)
            for speed, name in SPEED_NAMES.items()
        }
        self.play_on = Button(tr("Play on from here"), theme, "dark", self, key="P")
        self.analyze = AnalyzeButton(theme, self)
        self.setFocusProxy(self.scrubber)
        for name, button in self.buttons.items():
            button.clicked.connect(lambda _=False, n=name: self.pressed.emit(n))
        for speed, each in self.speeds.items():
            each.clicked.connect(lambda _=False, s=speed: self.speed_chosen.emit(s))
        self.play_on.clicked.connect(self.play_on_wanted)
        self.analyze.clicked.connect(self.analysis_wanted)

    # what is shown

    def show_place(self, step: int, place: Place) -> None:
        """Say where the replay stands."""
        self._place, self._step = place, step
        reading = self.reading
        self.scrubber.show_at(step, f"{place.said} {reading.said}" if reading else place.said)
        self.update()

    def show_outlook(self, outlook: Outlook | None) -> None:
        """Show the chances to win in place of the lead, or the lead again."""
        self._outlook = outlook
        self.scrubber.show_outlook(outlook)
        self.show_place(self._step, self._place)

    def name_analysis(self, words: str, short: str = KEY) -> None:
        """Say what the button of the analysis does now; `short` where there is little room."""
        self.analyze.name(words, short)
        self._arrange()

    @property
    def reading(self) -> Reading | None:
        """The chances to win after the step shown; None without an analysis."""
        return self._outlook.reading(self._step) if self._outlook is not None else None

    def show_playing(self, playing: bool, speed: float) -> None:
        """Show whether it plays by itself, and how fast."""
        self.buttons["play"].set_face(*(PAUSES if playing else PLAYS))
        for each, button in self.speeds.items():
            button.set_lit(each == speed)

    # places

    def high(self, theme: Theme, room: float) -> float:
        """Low where there is little room; then the lead isn't drawn."""
        more = _row_high(theme) - theme.px(BUTTONS_HIGH)
        return theme.px(WHOLE if room >= theme.px(LEAST_ROOM) else LOW) + more

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme or size."""
        self._theme = theme
        self.scrubber.set_theme(theme)
        self.play_on.set_theme(theme)
        self.analyze.set_theme(theme)
        for button in (*self.buttons.values(), *self.speeds.values()):
            button.set_theme(theme)
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out anew."""
        self._arrange()

    def _tile(self) -> QRectF:
        m = self._theme.px(MARGIN)
        return QRectF(self.rect()).adjusted(m, 0, -m, -m)

    @property
    def _low(self) -> bool:
        return self.height() < self._theme.px((WHOLE + LOW) / 2)

    def _arrange(self) -> None:
        t, tile = self._theme, self._tile()
        foot = tile.bottom() - _row_high(t)
        left = tile.left() + t.px(8 if self._low else LEFT_WIDE)
        self.scrubber.setGeometry(
            QRectF(
                left, tile.top() + t.px(5), tile.right() - left, foot - tile.top() - t.px(5)
            ).toRect()
        )
        middle = foot + _row_high(t) / 2
        right = tile.right() - t.px(18) - self._wide(self.speeds.values())
        self._row(right, middle, self.speeds.values())
        right -= text_width(t, "body", tr("Speed")) + t.px(24)
        size = self.play_on.sizeHint()
        wide = self._wide(self.buttons.values())
        x = min(tile.center().x() - wide / 2, right - size.width() - t.px(8) - wide)
        self._row(x, middle, self.buttons.values())
        spare = right - (x + wide) - size.width()
        left = x + wide + min(spare / 2, t.px(40))
        self.play_on.resize(size)
        self.play_on.move(round(left), round(middle - size.height() / 2))
        self.analyze.fit(x - t.px(16) - tile.left() - t.px(28), text_width(t, "field-label", LONG))
        size = self.analyze.sizeHint()
        self.analyze.resize(size)
        self.analyze.move(round(x - t.px(16) - size.width()), round(middle - size.height() / 2))
        self.update()
        self.laid.emit()

    def _wide(self, buttons: Iterable[RoundButton]) -> float:
        return sum(each.sizeHint().width() + self._theme.px(7) for each in buttons)

    def _row(self, x: float, middle: float, buttons: Iterable[RoundButton]) -> None:
        for button in buttons:
            size = button.sizeHint()
            button.setGeometry(
                round(x), round(middle - size.height() / 2), size.width(), size.height()
            )
            x += size.width() + self._theme.px(7)

    def where_box(self) -> QRectF:
        """Where it is written which step is shown."""
        t, tile = self._theme, self._tile()
        foot = QRectF(tile.left() + t.px(20), tile.bottom() - _row_high(t), 0, _row_high(t))
        foot.setRight(self.analyze.x() - t.px(8))
        return foot

    # paint

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the tile, the lead, the legend and where the replay stands."""
        painter = QPainter(self)
        smooth(painter)
        t, tile = self._theme, self._tile()
        painter.setPen(QPen(t.color("tile_line"), max(1.0, t.px(1.2))))
        painter.setBrush(t.color("bar", 240))
        painter.drawRoundedRect(tile.adjusted(0.5, 0.5, -0.5, -0.5), t.px(8), t.px(8))
        foot = self.where_box()
        reading = self.reading
        where = f"{reading.home}. {self._place.where}" if reading and self._low else None
        draw_text(painter, foot, where or self._place.where, t, "field-label", "bar_text", LEFT)
        first = min(button.x() for button in self.speeds.values())
        label = QRectF(self.play_on.geometry().right(), foot.top(), 0, foot.height())
        label.setRight(first - t.px(8))
        draw_text(painter, label, tr("Speed"), t, "body", "bar_text", RIGHT)
        if reading is not None and not self._low:
            self._paint_reading(painter, tile, reading)
        elif not self._low:
            self._paint_lead(painter, tile)

    def _paint_reading(self, painter: QPainter, tile: QRectF, reading: Reading) -> None:
        t, more = self._theme, max(1.0, self._theme.text)
        line = QRectF(tile.left() + t.px(20), tile.top() + t.px(9), t.px(LEFT_WIDE - 50), t.px(20))
        draw_text(painter, line, tr("TO WIN"), t, "caps", "bar_text", LEFT)
        line.translate(0, t.px(24) * more)
        line.setHeight(t.px(16))
        paint_bar(painter, line, t, reading)
        line.translate(0, t.px(22))
        line.setHeight(t.px(18) * more)
        for words, side in ((reading.home, "home"), (reading.visitors, "visitors")):
            mark = QRectF(line.left() - t.px(10), line.top() + t.px(2), t.px(4), t.px(14) * more)
            painter.fillRect(mark, t.color(team_tokens(side)[0]))
            wide = line.adjusted(0, 0, t.px(12), 0)
            draw_text(painter, wide, words, t, "small-strong", "bar_text", LEFT)
            line.translate(0, t.px(19) * more)
        if line.bottom() < self.buttons["play"].y():
            wide = line.adjusted(0, 0, t.px(12), 0)
            draw_text(painter, wide, reading.ahead, t, "small", "bar_mut", LEFT)

    def _paint_lead(self, painter: QPainter, tile: QRectF) -> None:
        t = self._theme
        line = QRectF(tile.left() + t.px(20), tile.top() + t.px(9), t.px(LEFT_WIDE - 20), t.px(20))
        draw_text(painter, line, tr("LEAD"), t, "caps", "bar_text", LEFT)
        more = max(1.0, t.text)
        line.translate(0, t.px(19) * more)
        line.setHeight(t.px(27) * more)
        draw_text(painter, line, self._place.head, t, "heading", "bar_text", LEFT)
        if self._place.leader is not None:
            token = team_tokens(SIDES[self._place.leader])[0]
            mark = QRectF(line.left() - t.px(10), line.top() + t.px(3), t.px(4), t.px(21))
            painter.fillRect(mark, t.color(token))
        line.translate(0, t.px(27) * more)
        line.setHeight(t.px(18) * more)
        draw_text(painter, line, self._place.small, t, "small", "bar_mut", LEFT)
        line.translate(0, t.px(24) * more)
        if line.bottom() + line.height() > self.buttons["play"].y() + t.px(6):
            return
        for kind, words in ((Kind.SCORE, tr("Score")), (Kind.TURNOVER, tr("Turnover"))):
            box = QRectF(line.left(), line.center().y() - t.px(6), t.px(14), t.px(12))
            paint_mark(painter, box, t, kind, SIDES[Seat.HOME])
            words_box = line.adjusted(t.px(24), 0, 0, 0)
            draw_text(painter, words_box, words, t, "small", "bar_text", LEFT)
            line.translate(0, t.px(18) * more)

    def hideEvent(self, event: QHideEvent) -> None:
        """Say that nobody sees it any more."""
        self.hidden.emit()
        super().hideEvent(event)


def _row_high(theme: Theme) -> float:
    """The height of the row of buttons; larger type needs more."""
    return theme.px(BUTTONS_HIGH) * max(1.0, theme.text)
