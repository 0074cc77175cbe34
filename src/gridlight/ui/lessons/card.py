"""The teacher's card: which step it is, what is told, the answer to a wrong act, and buttons."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from gridlight.kernel.language import tr
from gridlight.ui.chrome import Foot
from gridlight.ui.paint.buttons import Button
from gridlight.ui.paint.cache import smooth
from gridlight.ui.paint.panel import paint_panel
from gridlight.ui.paint.tags import paint_pill_tag, pill_tag_width
from gridlight.ui.paint.text import LEFT, draw_lines, draw_text, lines_height, text_width
from gridlight.ui.theme import Theme

BUTTONS = (
    ("go-on", tr("Go on"), "accent"),
    ("play", tr("Play a game now"), "accent"),
    ("lessons", tr("More lessons"), "paper"),
    ("hint", tr("Hint"), "paper"),
    ("back", tr("Back"), "paper"),
    ("skip", tr("Skip step"), "paper"),
    ("end", tr("End lesson"), "paper"),
)
KEYS = {
    "hint": tr("Ctrl+H"),
    "back": tr("Ctrl+Left"),
    "skip": tr("Ctrl+Right"),
    "go-on": tr("Ctrl+Right"),
}
MARGIN, PAD, GAP = 10.0, 14.0, 6.0
LITTLE = 620.0  # pixels between the bars


@dataclass(frozen=True, slots=True)
class Told:
    """What the card says: `tag` in the pill, `more` under what is told, and its buttons.

    `answer` says that `more` answers a wrong act.
    """

    tag: str
    title: str
    told: str
    more: str = ""
    answer: bool = False
    buttons: tuple[str, ...] = ()


class LessonCard(Foot):
    """Lies under the stage; `pressed` carries a name of `BUTTONS`.

    `sayings` are all the texts that it may have to hold with their hints or answers: its height
    is the same in every step.
    """

    pressed = Signal(str)

    def __init__(self, sayings: Sequence[tuple[str, str]], theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._sayings = tuple(sayings)
        self._told = Told("", "", "")
        self._said = ""
        self.buttons: dict[str, Button] = {}
        for name, words, kind in BUTTONS:
            button = Button(words, theme, kind, self)
            keys = KEYS.get(name, "")
            button.setToolTip(f"{words} ({keys})" if keys else words)
            button.setAccessibleDescription(keys)
            button.setShortcut(QKeySequence())
            button.clicked.connect(lambda _=False, n=name: self.pressed.emit(n))
            button.hide()
            self.buttons[name] = button

    @property
    def told(self) -> Told:
        """What it says now."""
        return self._told

    def tell(self, told: Told) -> None:
        """Say something else, and let it be read aloud."""
        if told == self._told:
            return
        self._told = told
        self.setAccessibleName(f"{told.tag}: {told.title}")
        self.setAccessibleDescription(f"{told.told} {told.more}".strip())
        for name, button in self.buttons.items():
            button.setVisible(name in told.buttons)
        self._arrange()
        said = told.more if told.more and told.told in self._said else ""
        self._announce(said or f"{told.title}. {told.told} {told.more}".strip())

    def _announce(self, words: str) -> None:
        self._said = f"{self._told.told} {self._told.more}"
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, words))

    # places

    def _wide(self) -> float:
        parent = self.parentWidget()
        whole = parent.width() if parent is not None else self.width()
        return whole - 2 * self._theme.px(MARGIN + PAD)

    def _head_high(self) -> float:
        return float(max(button.sizeHint().height() for button in self.buttons.values()))

    def _texts_high(self) -> float:
        wide = self._wide()
        return max(
            lines_height(self._theme, "body", told, wide)
            + lines_height(self._theme, "body", more, wide)
            for told, more in self._sayings
        )

    def high(self, theme: Theme, room: float) -> float:
        """As high as the longest step needs."""
        self._theme = theme
        self._theme_buttons(room)
        words = self._texts_high() + theme.px(GAP)
        return self._head_high() + words + theme.px(2 * GAP + MARGIN)

    def _theme_buttons(self, room: float) -> None:
        """Where there is little room the buttons' type doesn't grow: the game needs it more."""
        t = self._theme
        small = replace(t, text=min(t.text, 0.9)) if room < LITTLE else t
        for button in self.buttons.values():
            button.set_theme(small)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme or size."""
        self._theme = theme
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out anew."""
        self._arrange()

    def _panel(self) -> QRectF:
        m = self._theme.px(MARGIN)
        return QRectF(self.rect()).adjusted(m, 0, -m, -m)

    def _arrange(self) -> None:
        t, panel = self._theme, self._panel()
        x, top = panel.right() - t.px(PAD / 2), panel.top() + t.px(GAP)
        for name in reversed(self._told.buttons):
            button = self.buttons[name]
            size = button.sizeHint()
            x -= size.width()
            button.setGeometry(round(x), round(top), size.width(), size.height())
        self._buttons_left = x
        self.update()

    def head_box(self) -> QRectF:
        """Where pill and title stand."""
        t, panel = self._theme, self._panel()
        left = panel.left() + t.px(PAD)
        return QRectF(
            left, panel.top() + t.px(GAP), self._buttons_left - left - t.px(8), self._head_high()
        )

    def text_boxes(self) -> tuple[QRectF, QRectF]:
        """Where what is told stands, and what follows it."""
        t, panel, told = self._theme, self._panel(), self._told
        wide = self._wide()
        box = QRectF(panel.left() + t.px(PAD), self.head_box().bottom() + t.px(GAP / 2), wide, 0)
        box.setHeight(lines_height(t, "body", told.told, wide))
        more = QRectF(box.bottomLeft(), box.size())
        more.moveTop(box.bottom() + t.px(GAP / 2))
        more.setHeight(lines_height(t, "body", told.more, wide) if told.more else 0)
        return box, more

    def fits(self) -> bool:
        """Whether every word finds its room."""
        head, (_, more) = self.head_box(), self.text_boxes()
        wide = self._tag_wide(head) + text_width(self._theme, "object", self._told.title)
        return wide <= head.width() and more.bottom() <= self._panel().bottom() + 0.5

    def _tag_wide(self, head: QRectF) -> float:
        t = self._theme
        return pill_tag_width(t, self._told.tag, t.px(23)) + t.px(10)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the card and its words."""
        painter, t, told = QPainter(self), self._theme, self._told
        smooth(painter)
        paint_panel(painter, self._panel(), t)
        head = self.head_box()
        high = t.px(23)
        tag = QRectF(head.left(), head.center().y() - high / 2, 0, high)
        tag.setWidth(pill_tag_width(t, told.tag, high))
        paint_pill_tag(painter, tag, t, told.tag, "")
        line = head.adjusted(self._tag_wide(head), 0, 0, 0)
        draw_text(painter, line, told.title, t, "object", "panel_text", LEFT)
        box, more = self.text_boxes()
        draw_lines(painter, box, told.told, t, "body", "panel_text")
        token = "bad" if told.answer else "panel_mut"
        draw_lines(painter, more, told.more, t, "body", token)
