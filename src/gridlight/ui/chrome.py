"""The bars of every screen, and `Screen`, what all screens are made from."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from gridlight.ui.paint.cache import smooth
from gridlight.ui.paint.table import paint_table
from gridlight.ui.paint.tags import paint_pill_tag, pill_tag_width
from gridlight.ui.paint.text import RIGHT, draw_fitting, draw_text, text_width
from gridlight.ui.theme import Theme, Wishes, theme_for
from gridlight.ui.tokens import SPACE
from gridlight.ui.top_bar import TopBar, paint_bar
from gridlight.ui.why import WhyButton

if TYPE_CHECKING:
    from gridlight.present.penalty_system import PenaltyDice


@dataclass(frozen=True, slots=True)
class Status:
    """What the status line says: a tag (`HOME`), one sentence, and which key does what.

    `side` colors the tag: `home`, `visitors` or anything else for none. `why` is the number of
    the ruling that it rests on.
    """

    sentence: str = ""
    hint: str = ""
    tag: str = ""
    side: str = "home"
    why: str = ""


def announce(line: QWidget, words: str) -> None:
    """Let whoever hears the screen hear a sentence at once."""
    QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(line, words))


class StatusLine(QWidget):
    """The line at the foot that always says in football speech what is going on.

    `said` is told at each new sentence; whoever hears the screen hears it at once.
    """

    said = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._status = Status()
        self.why = WhyButton(theme, self)
        self.setAccessibleName("")

    def status(self) -> Status:
        """What the line says now."""
        return self._status

    def say(self, status: Status) -> None:
        """Say something else."""
        if status == self._status:
            return
        self._status = status
        words = f"{status.tag}: {status.sentence}" if status.tag else status.sentence
        self.setAccessibleName(words)
        self.setAccessibleDescription(status.hint)
        if QAccessible.isActive():
            announce(self, words)
        self.said.emit()
        self.why.show_number(status.why)
        self._place()
        self.update()

    def _place(self) -> None:
        size, right = self.why.sizeHint(), self.width() - self._theme.px(SPACE.s4)
        top = (self.height() - size.height()) // 2
        self.why.setGeometry(round(right) - size.width(), top, size.width(), size.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the question at the right end."""
        self._place()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme or size."""
        self._theme = theme
        self.why.set_theme(theme)
        self._place()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint tag, sentence and hint."""
        painter = QPainter(self)
        smooth(painter)
        t = self._theme
        rect = QRectF(self.rect())
        paint_bar(painter, rect, t, line_below=False)
        left, right = t.px(SPACE.s5), rect.right() - t.px(SPACE.s5)
        if not self.why.isHidden():
            right = self.why.x() - t.px(SPACE.s3)
        said = self._status
        if said.tag:
            high = t.px(25)
            wide = min(pill_tag_width(t, said.tag, high), rect.width() * 0.25)
            tag = QRectF(left, rect.center().y() - high / 2, wide, high)
            paint_pill_tag(painter, tag, t, said.tag, said.side)
            left = tag.right() + t.px(14)
        wants = text_width(t, "status", said.sentence)
        hint_wide = text_width(t, "body", said.hint)
        if said.hint and left + wants + t.px(SPACE.s5) + hint_wide <= right:
            box = QRectF(right - hint_wide - 2, 0, hint_wide + 2, rect.height())
            draw_text(painter, box, said.hint, t, "body", "bar_mut", RIGHT)
        box = QRectF(left, 0, right - left, rect.height())
        draw_fitting(painter, box, said.sentence, t, "status", "bar_text")


class Foot(QWidget):
    """Something that lies across a screen, between its stage and its status line."""

    def high(self, theme: Theme, room: float) -> float:
        """How high it is where so much lies between the bars."""
        raise NotImplementedError

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme or size."""
        raise NotImplementedError


class Screen(QWidget):
    """A screen on the table: top bar, stage, status line, and the theme that fits its size.

    A screen paints itself in `paint_stage` and places its children in `place`; both work with
    `theme` and `stage()`. `bar_items` names what stands at the right of the top bar.
    """

    home_wanted = Signal()
    pause_wanted = Signal()
    end_wanted = Signal()
    undo_wanted = Signal()
    record_wanted = Signal()
    settings_wanted = Signal()
    help_wanted = Signal()
    page_wanted = Signal(str)
    why_wanted = Signal(str)

    has_top_bar = True
    bar_items: tuple[str, ...] = ("undo", "record", "settings", "help")
    lamp: tuple[float, float] = (0.5, 0.42)

    def __init__(self, wishes: Wishes | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._wishes = wishes or Wishes()
        self._pace = 1.0
        self.colors: tuple[str, str] | None = None  # where other teams are shown than play now
        self.foot: Foot | None = None
        self.aside = 0.0  # how much of the right side something else takes
        self._view: QRectF | None = None  # the part that is seen where text is large
        self.first: QWidget | None = None  # no focus proxy: Tab would never come by the bar
        self.theme = theme_for(QSizeF(1280, 800), self._wishes)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.top_bar = TopBar(self.theme, self, self.bar_items) if self.has_top_bar else None
        self.status_line = StatusLine(self.theme, self)
        self.status_line.why.asked.connect(self.why_wanted)
        if self.top_bar is not None:
            self.top_bar.pressed.connect(self._bar_pressed)

    def _bar_pressed(self, name: str) -> None:
        signal = {
            "home": self.home_wanted,
            "pause": self.pause_wanted,
            "end": self.end_wanted,
            "undo": self.undo_wanted,
            "record": self.record_wanted,
            "settings": self.settings_wanted,
            "help": self.help_wanted,
        }[name]
        signal.emit()

    def set_wishes(self, wishes: Wishes) -> None:
        """Take another theme, palette, text size or speed at once."""
        if self.colors is not None:
            home, visitors = self.colors
            wishes = replace(wishes, home_color=home, visitors_color=visitors)
        if wishes != self._wishes:
            self._wishes = wishes
            self._retheme()

    def set_pace(self, pace: float) -> None:
        """Let everything move so many times as fast as the person wishes elsewhere."""
        if pace != self._pace:
            self._pace = pace
            self._retheme()

    def set_view(self, view: QRectF | None) -> None:
        """Know that only this part is seen, so that the bars stay in sight; nothing for all."""
        if view != self._view:
            self._view = view
            self._place_bars()

    def sticks(self, widget: QWidget) -> bool:
        """Whether something lies in the bars, which are always in sight."""
        bars = [bar for bar in (self.top_bar, self.status_line) if bar is not None]
        return any(bar is widget or bar.isAncestorOf(widget) for bar in bars)

    def set_foot(self, foot: Foot | None) -> None:
        """Lay something under the stage, which has so much less room from now on, or nothing."""
        self.foot = foot
        self._retheme()

    def set_aside(self, wide: float) -> None:
        """Leave so much of the right side to something that lies beside the stage."""
        if wide != self.aside:
            self.aside = wide
            self._retheme()

    def let(self, name: str, can: bool) -> None:
        """Say whether a button of the top bar can be pressed; nothing where there is none."""
        if self.top_bar is not None and name in self.bar_items:
            self.top_bar.button(name).setEnabled(can)

    def set_title(self, title: str, subtitle: str = "") -> None:
        """Name what is played in the top bar."""
        self.setAccessibleName(title)
        if self.top_bar is not None:
            self.top_bar.set_title(title, subtitle)

    def show_penalty_dice(self, dice: PenaltyDice | None) -> None:
        """Let the penalty dice lie so in the top bar; none at a table without them."""
        if self.top_bar is not None:
            self.top_bar.show_penalty_dice(dice)

    def say(
        self,
        sentence: str,
        hint: str = "",
        tag: str = "",
        side: str = "home",
        why: str | None = None,
    ) -> None:
        """Say in the status line what is going on and who is to choose.

        `why` is the number of the ruling behind it; it stays the same where none is given.
        """
        number = self.status_line.status().why if why is None else why
        self.status_line.say(Status(sentence, hint, tag, side, number))

    def start_focus(self) -> None:
        """Put the keyboard where a person most likely starts."""
        first = self.first or self
        first.setFocus(Qt.FocusReason.ActiveWindowFocusReason)

    def bar_height(self) -> float:
        """The height of the top bar, nothing where there is none."""
        return self.theme.px(SPACE.bar) if self.top_bar is not None else 0.0

    def status_height(self) -> float:
        """The height of the status line."""
        return self.theme.px(SPACE.status)

    def stage(self) -> QRectF:
        """What lies between the bars, in this widget's coordinates."""
        top = self.bar_height()
        room = self.height() - top - self.status_height()
        foot = self.foot.high(self.theme, room) if self.foot is not None else 0.0
        return QRectF(0, top, self.width() - self.aside, room - foot)

    def place(self) -> None:
        """Place the children; called after each change of size or theme."""

    def themed(self) -> None:
        """Hand `theme` on to children that paint with it; called before `place`."""

    def paint_stage(self, painter: QPainter) -> None:
        """Paint what lies on the table; the table is there already."""

    def paint_ground(self, painter: QPainter) -> None:
        """Paint the table under everything."""
        paint_table(painter, QRectF(self.rect()), self.theme, self.lamp)

    def _retheme(self) -> None:
        wishes = replace(self._wishes, speed=self._wishes.speed * self._pace)
        self.theme = theme_for(QSizeF(self.size()), wishes)
        if self.top_bar is not None:
            self.top_bar.set_theme(self.theme)
        self.status_line.set_theme(self.theme)
        if self.foot is not None:
            self.foot.set_theme(self.theme)
        self.themed()
        self._place_bars()
        self.place()
        self.update()

    def _place_bars(self) -> None:
        seen = self._view if self._view is not None else QRectF(self.rect())
        if self.top_bar is not None:
            bar = QRectF(seen.left(), seen.top(), seen.width(), round(self.bar_height()))
            self.top_bar.setGeometry(bar.toRect())
            self.top_bar.raise_()  # shadows of what lies on the table reach under the bars
        if self.foot is not None:
            top = self.stage().bottom()
            deep = self.height() - self.status_height() - top
            self.foot.setGeometry(QRectF(0, top, self.width(), deep).toRect())
            self.foot.raise_()
        high = round(self.status_height())
        line = QRectF(seen.left(), seen.bottom() - high, seen.width(), high)
        self.status_line.setGeometry(line.toRect())
        self.status_line.raise_()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit theme and places to the size."""
        super().resizeEvent(event)
        self._retheme()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the table and what lies on it."""
        painter = QPainter(self)
        smooth(painter)
        self.paint_ground(painter)
        self.paint_stage(painter)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Z undoes, F1 opens the help and ? the ruling, on every screen that has them."""
        plain = event.modifiers() in (Qt.KeyboardModifier(0), Qt.KeyboardModifier.ControlModifier)
        bar = self.top_bar
        if event.key() == Qt.Key.Key_F1 and (bar is None or "help" in self.bar_items):
            self.help_wanted.emit()
        elif event.key() == Qt.Key.Key_Z and plain and bar and "undo" in self.bar_items:
            bar.button("undo").click()
        elif event.text() == "?" and self.status_line.why.isVisible():
            self.status_line.why.click()
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        """Repaint when the window moves to a screen with another device ratio."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self.update()
        return super().event(event)
