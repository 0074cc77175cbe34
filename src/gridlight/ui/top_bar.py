"""The bar at the top of a screen: what is played at the left, buttons at the right."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QLinearGradient,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from gridlight.kernel.language import tr
from gridlight.ui.paint.cache import smooth
from gridlight.ui.paint.icons import paint_icon
from gridlight.ui.paint.panel import paint_focus
from gridlight.ui.paint.pressed import Pressed
from gridlight.ui.paint.text import LEFT, draw_text, text_width
from gridlight.ui.theme import Theme
from gridlight.ui.tokens import SPACE

if TYPE_CHECKING:
    from gridlight.present.penalty_system import PenaltyDice
    from gridlight.ui.penalty_tray import PenaltyTray

BAR_ITEMS = (
    ("pause", tr("Pause")),
    ("end", tr("End game")),
    ("undo", tr("Undo")),
    ("record", tr("Record")),
    ("settings", tr("Settings")),
    ("help", tr("Help")),
)


class BarButton(Pressed):
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
        home = BarButton("home", tr("Home", "the first screen"), theme, self)
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


def paint_bar(painter: QPainter, rect: QRectF, theme: Theme, *, line_below: bool) -> None:
    """A bar's ground with its hairline."""
    ground = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    ground.setColorAt(0, theme.color("bar_top" if line_below else "bar"))
    ground.setColorAt(1, theme.color("bar"))
    painter.fillRect(rect, ground)
    y = rect.bottom() - 0.5 if line_below else rect.top() + 0.5
    painter.setPen(QPen(theme.color("bar_line"), 1))
    painter.drawLine(QPointF(rect.left(), y), QPointF(rect.right(), y))
