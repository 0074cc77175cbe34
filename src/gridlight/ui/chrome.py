"""The bars of every screen, and `Screen`, what all screens are made from."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QEnterEvent,
    QKeyEvent,
    QLinearGradient,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QWidget

from gridlight.ui.paint.cache import smooth
from gridlight.ui.paint.icons import paint_icon
from gridlight.ui.paint.panel import paint_focus
from gridlight.ui.paint.table import paint_table
from gridlight.ui.paint.tags import paint_pill_tag, pill_tag_width
from gridlight.ui.paint.text import LEFT, RIGHT, draw_text, text_width
from gridlight.ui.theme import Theme, Wishes, theme_for
from gridlight.ui.tokens import SPACE

if TYPE_CHECKING:
    from gridlight.present.penalty_system import PenaltyDice
    from gridlight.ui.penalty_tray import PenaltyTray

BAR_ITEMS = (
    ("pause", "Pause"),
    ("end", "End game"),
    ("undo", "Undo"),
    ("record", "Record"),
    ("settings", "Settings"),
    ("help", "Help"),
)


class BarButton(QAbstractButton):
    """A glyph with a word in a bar; without a word it is the glyph alone.

    `ground` is `bar` or `table`: what it lies on.
    """

    def __init__(
        self, glyph: str, words: str, theme: Theme, parent: QWidget, ground: str = "bar"
    ) -> None:
        super().__init__(parent)
        self._glyph = glyph
        self._theme = theme
        self._ground = ground
        self._bare = False
        self.setText(words)
        self.setAccessibleName(words)
        self.setToolTip(words)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def set_bare(self, bare: bool) -> None:
        """Show the glyph alone; the words stay as tooltip and accessible name."""
        self._bare = bare
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme or size."""
        self._theme = theme
        self.update()

    def sizeHint(self) -> QSize:
        """Glyph, words and a margin for the focus ring."""
        t = self._theme
        wide = t.px(SPACE.icon + 2 * SPACE.s2)
        if not self._bare:
            wide += t.px(SPACE.s2 - 1) + text_width(t, "bar-item", self.text())
        return QSizeF(wide, t.px(SPACE.bar - 2 * SPACE.s1)).toSize()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint glyph and words; brighter under the pointer."""
        painter = QPainter(self)
        smooth(painter)
        t = self._theme
        token, calm = (
            ("bar_text", "bar_mut")
            if self._ground == "bar"
            else (
                "text_on_table",
                "text_on_table",
            )
        )
        if not self.isEnabled():
            painter.setOpacity(0.45)
        lit = (self.underMouse() or self.hasFocus()) and self.isEnabled()
        side = t.px(SPACE.icon)
        pad = t.px(SPACE.s2)
        box = QRectF(pad, (self.height() - side) / 2, side, side)
        if lit:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(t.color(token, 26))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(2, 2, -2, -2), 6, 6)
        paint_icon(painter, box, self._glyph, t.color(token if lit else calm))
        if not self._bare:
            left = box.right() + t.px(SPACE.s2 - 1)
            words = QRectF(left, 0, self.width() - left, self.height())
            draw_text(painter, words, self.text(), t, "bar-item", token, LEFT)
        if self.hasFocus():
            paint_focus(painter, QRectF(self.rect()).adjusted(4, 4, -4, -4), 6, t)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses, as Space does."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
            return
        super().keyPressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Light up under the pointer."""
        self.update()
        super().enterEvent(event)


class TopBar(QWidget):
    """Home glyph, name of the game, what is played; buttons at the right.

    `pressed` carries `home` or a name of `BAR_ITEMS`.
    """

    pressed = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget, items: tuple[str, ...]) -> None:
        super().__init__(parent)
        self._theme = theme
        self._title = ""
        self._subtitle = ""
        self._buttons: dict[str, BarButton] = {}
        self.penalty_tray: PenaltyTray | None = None
        home = BarButton("home", "Home", theme, self)
        home.set_bare(True)
        self._buttons["home"] = home
        for name, words in BAR_ITEMS:
            if name in items:
                self._buttons[name] = BarButton(name, words, theme, self)
        for name, button in self._buttons.items():
            button.clicked.connect(lambda _=False, n=name: self.pressed.emit(n))

    def button(self, name: str) -> BarButton:
        """The button of `home`, or of a name of `BAR_ITEMS`."""
        return self._buttons[name]

    def set_title(self, title: str, subtitle: str = "") -> None:
        """Say what is played, and by whom."""
        self._title, self._subtitle = title, subtitle
        self.setAccessibleName(f"{title}, {subtitle}" if subtitle else title)
        self._place()
        self.update()

    def show_penalty_dice(self, dice: PenaltyDice | None) -> None:
        """Let the penalty dice lie so beside the buttons; there are none at most tables."""
        if self.penalty_tray is None:
            if dice is None:
                return
            from gridlight.ui.penalty_tray import PenaltyTray

            self.penalty_tray = PenaltyTray(self._theme, self)
        self.penalty_tray.show_dice(dice)
        self._place()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme or size."""
        self._theme = theme
        for button in self._buttons.values():
            button.set_theme(theme)
        if self.penalty_tray is not None:
            self.penalty_tray.set_theme(theme)
        self._place()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the buttons at the right edge."""
        self._place()

    def _words_end(self) -> float:
        t = self._theme
        end = t.px(70) + text_width(t, "bar-title", self._title)
        if self._subtitle:
            end += t.px(14) + text_width(t, "body", self._subtitle)
        return end

    def _place(self) -> None:
        t = self._theme
        items = [b for n, b in self._buttons.items() if n != "home"]
        for button in items:
            button.set_bare(False)
        tray = self.penalty_tray
        wanted = sum(b.sizeHint().width() for b in items) + t.px(SPACE.s5)
        wanted += tray.sizeHint().width() if tray is not None else 0
        bare = self._words_end() + wanted + t.px(SPACE.s4) > self.width()
        x = self.width() - t.px(SPACE.s4)
        for button in reversed(items):
            button.set_bare(bare)
            size = button.sizeHint()
            x -= size.width()
            button.setGeometry(
                round(x), (self.height() - size.height()) // 2, size.width(), size.height()
            )
            x -= t.px(SPACE.s1)
        if tray is not None:
            size = tray.sizeHint()
            top = (self.height() - size.height()) // 2
            tray.setGeometry(round(x) - size.width(), top, size.width(), size.height())
        size = self._buttons["home"].sizeHint()
        self._buttons["home"].setGeometry(
            round(t.px(10)), (self.height() - size.height()) // 2, size.width(), size.height()
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the bar and its words."""
        painter = QPainter(self)
        smooth(painter)
        t = self._theme
        rect = QRectF(self.rect())
        paint_bar(painter, rect, t, line_below=True)
        x = t.px(54)
        painter.setPen(QPen(t.color("bar_line"), max(1.0, t.px(1))))
        painter.drawLine(QPointF(x, t.px(12)), QPointF(x, rect.bottom() - t.px(12)))
        right: list[QWidget] = [b for n, b in self._buttons.items() if n != "home"]
        right += [self.penalty_tray] if self.penalty_tray is not None else []
        room = min((part.x() for part in right), default=self.width())
        left = t.px(70)
        box = QRectF(left, 0, room - left, rect.height())
        taken = draw_text(painter, box, self._title, t, "bar-title", "bar_text", LEFT)
        box.setLeft(left + taken + t.px(14))
        if box.width() > t.px(40):
            draw_text(painter, box, self._subtitle, t, "body", "bar_mut", LEFT)


@dataclass(frozen=True, slots=True)
class Status:
    """What the status line says: a tag (`HOME`), one sentence, and which key does what.

    `side` colors the tag: `home`, `visitors` or anything else for none.
    """

    sentence: str = ""
    hint: str = ""
    tag: str = ""
    side: str = "home"


class StatusLine(QWidget):
    """The line at the foot that always says in football speech what is going on."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._status = Status()
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
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme or size."""
        self._theme = theme
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint tag, sentence and hint."""
        painter = QPainter(self)
        smooth(painter)
        t = self._theme
        rect = QRectF(self.rect())
        paint_bar(painter, rect, t, line_below=False)
        left, right = t.px(SPACE.s5), rect.right() - t.px(SPACE.s5)
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
        draw_text(painter, box, said.sentence, t, "status", "bar_text", LEFT)


class Foot(QWidget):
    """Something that lies across a screen, between its stage and its status line."""

    def high(self, theme: Theme, room: float) -> float:
        """How high it is where so much lies between the bars."""
        raise NotImplementedError

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme or size."""
        raise NotImplementedError


def paint_bar(painter: QPainter, rect: QRectF, theme: Theme, *, line_below: bool) -> None:
    """A bar's ground with its hairline."""
    ground = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    ground.setColorAt(0, theme.color("bar_top" if line_below else "bar"))
    ground.setColorAt(1, theme.color("bar"))
    painter.fillRect(rect, ground)
    y = rect.bottom() - 0.5 if line_below else rect.top() + 0.5
    painter.setPen(QPen(theme.color("bar_line"), 1))
    painter.drawLine(QPointF(rect.left(), y), QPointF(rect.right(), y))


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

    has_top_bar = True
    bar_items: tuple[str, ...] = ("undo", "record", "settings", "help")
    lamp: tuple[float, float] = (0.5, 0.42)

    def __init__(self, wishes: Wishes | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._wishes = wishes or Wishes()
        self._pace = 1.0
        self.colors: tuple[str, str] | None = None  # where other teams are shown than play now
        self.foot: Foot | None = None
        self.first: QWidget | None = None  # no focus proxy: Tab would never come by the bar
        self.theme = theme_for(QSizeF(1280, 800), self._wishes)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.top_bar = TopBar(self.theme, self, self.bar_items) if self.has_top_bar else None
        self.status_line = StatusLine(self.theme, self)
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

    def set_foot(self, foot: Foot) -> None:
        """Lay something under the stage, which has so much less room from now on."""
        self.foot = foot
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

    def say(self, sentence: str, hint: str = "", tag: str = "", side: str = "home") -> None:
        """Say in the status line what is going on and who is to choose."""
        self.status_line.say(Status(sentence, hint, tag, side))

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
        return QRectF(0, top, self.width(), room - foot)

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
        if self.top_bar is not None:
            self.top_bar.setGeometry(0, 0, self.width(), round(self.bar_height()))
            self.top_bar.raise_()  # shadows of what lies on the table reach under the bars
        if self.foot is not None:
            top = self.stage().bottom()
            deep = self.height() - self.status_height() - top
            self.foot.setGeometry(QRectF(0, top, self.width(), deep).toRect())
            self.foot.raise_()
        high = round(self.status_height())
        self.status_line.setGeometry(0, self.height() - high, self.width(), high)
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
        """Z undoes and F1 opens the help, on every screen that has them."""
        plain = event.modifiers() in (Qt.KeyboardModifier(0), Qt.KeyboardModifier.ControlModifier)
        bar = self.top_bar
        if event.key() == Qt.Key.Key_F1 and (bar is None or "help" in self.bar_items):
            self.help_wanted.emit()
        elif event.key() == Qt.Key.Key_Z and plain and bar and "undo" in self.bar_items:
            bar.button("undo").click()
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        """Repaint when the window moves to a screen with another device ratio."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self.update()
        return super().event(event)
