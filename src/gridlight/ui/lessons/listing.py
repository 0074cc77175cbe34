"""The list of lessons: three printed cards with their boxes, and what was played of them."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from gridlight.present.lessons.book import Row, rows
from gridlight.ui.chrome import Screen
from gridlight.ui.paint.buttons import Button
from gridlight.ui.paint.cache import ratio_of, smooth
from gridlight.ui.paint.lids import LidPlace, paint_lid
from gridlight.ui.paint.panel import paint_focus, paint_panel
from gridlight.ui.paint.text import CENTER, draw_lines, draw_text, lines_height
from gridlight.ui.theme import Theme, Wishes
from gridlight.ui.tokens import SPACE

WIDE, HIGH = 376.0, 500.0
LID_WIDE, LID_HIGH = 356.0, 322.0
DONE = "Played to the end"
SENTENCE = "A first drive in each game, on the real table; nothing of it is kept."
HINT = "Arrow keys choose, Enter begins, Escape goes back"


class LessonTile(QAbstractButton):
    """A printed card with the game's box on it."""

    def __init__(self, row: Row, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.show_row(row)

    def show_row(self, row: Row) -> None:
        """Say so of it."""
        self.row = row
        self.setAccessibleName(f"Lesson: {row.title}")
        done = f" {DONE}." if row.done else ""
        self.setAccessibleDescription(f"{row.lead} {row.count}.{done}")
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme or size."""
        self._theme = theme
        self.update()

    def sizeHint(self) -> QSize:
        """The card with room for its shadow."""
        return QSize(round(self._theme.px(WIDE)), round(self._theme.px(HIGH)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens, as Space does; the screen has the arrows."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        elif event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def enterEvent(self, event: Any) -> None:
        """Rise under the pointer."""
        self.update()
        super().enterEvent(event)

    def card(self) -> QRectF:
        """The card without its shadow."""
        m = self._theme.px(SPACE.s5)
        card = QRectF(self.rect()).adjusted(m, m, -m, -m)
        return card.translated(0, -self._theme.px(3)) if self.underMouse() else card

    def word_boxes(self) -> tuple[QRectF, QRectF, QRectF, QRectF]:
        """Title, lead, how long it takes, and what was done, from the card's lower edge up."""
        t, card = self._theme, self.card()
        inner = card.adjusted(t.px(20), 0, -t.px(20), -t.px(12))
        line = t.px(24) * max(1.0, t.text)
        done = QRectF(inner.left(), inner.bottom() - line, inner.width(), line)
        count = done.translated(0, -line)
        high = max(lines_height(t, "body", row.lead, inner.width()) for row in rows())
        lead = QRectF(inner.left(), count.top() - high - t.px(4), inner.width(), high)
        title = QRectF(inner.left(), lead.top() - line * 1.4, inner.width(), line * 1.3)
        return title, lead, count, done

    def fits(self) -> bool:
        """Whether the words leave room for the box."""
        return self.word_boxes()[0].top() > self.card().top() + self._theme.px(80)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The card, its box and its words."""
        painter, t, card = QPainter(self), self._theme, self.card()
        smooth(painter)
        paint_panel(painter, card, t)
        title, lead, count, done = self.word_boxes()
        room = QRectF(card.left(), card.top(), card.width(), title.top() - card.top())
        room.adjust(t.px(22), t.px(18), -t.px(22), -t.px(12))
        scale = min(room.width() / LID_WIDE, room.height() / LID_HIGH)
        place = LidPlace(self.row.game, QPointF(room.center()), scale)
        paint_lid(painter, place, t, ratio_of(painter))
        draw_text(painter, title, self.row.title.upper(), t, "heading", "panel_text", CENTER)
        top = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
        draw_lines(painter, lead, self.row.lead, t, "body", "panel_mut", top)
        draw_text(painter, count, self.row.count, t, "small-strong", "panel_text", CENTER)
        if self.row.done:
            draw_text(painter, done, f"✓ {DONE}", t, "small-strong", "panel_text", CENTER)
        if self.hasFocus():
            paint_focus(painter, card, t.px(SPACE.r_panel), t)


class LessonsScreen(Screen):
    """The three lessons; `chosen` carries the game of one."""

    chosen = Signal(str)

    bar_items = ("settings", "help")
    lamp = (0.5, 0.4)

    def __init__(
        self,
        wishes: Wishes | None = None,
        parent: QWidget | None = None,
        done: frozenset[str] = frozenset(),
    ) -> None:
        super().__init__(wishes, parent)
        self.tiles = tuple(LessonTile(row, self.theme, self) for row in rows(done))
        for tile in self.tiles:
            tile.clicked.connect(lambda _=False, game=tile.row.game: self.chosen.emit(game))
        self.done = Button("Done", self.theme, "dark", self, pill=False)
        self.done.clicked.connect(self.home_wanted)
        self.set_title("LESSONS", "Played, not read")
        self.say(SENTENCE, HINT, "LESSONS", "")

    def show_done(self, done: frozenset[str]) -> None:
        """Say which lessons were played to their end."""
        for tile, row in zip(self.tiles, rows(done), strict=True):
            tile.show_row(row)

    def start_focus(self) -> None:
        """Put the keyboard on the lesson that was open, or on the first one not played."""
        fresh = next((tile for tile in self.tiles if not tile.row.done), self.tiles[0])
        here = next((tile for tile in self.tiles if tile.hasFocus()), fresh)
        here.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left and right choose, Escape goes back."""
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()), 0)
        if event.key() == Qt.Key.Key_Escape:
            self.home_wanted.emit()
        elif step:
            here = next((i for i, tile in enumerate(self.tiles) if tile.hasFocus()), 0)
            to = self.tiles[(here + step) % len(self.tiles)]
            to.setFocus(Qt.FocusReason.TabFocusReason)
        else:
            super().keyPressEvent(event)

    def themed(self) -> None:
        """Pass the theme on."""
        for tile in self.tiles:
            tile.set_theme(self.theme)
        self.done.set_theme(self.theme)

    def place(self) -> None:
        """Lay the three side by side."""
        stage, k = self.stage(), self.theme.k
        size = self.done.sizeHint()
        high = min(stage.height() - size.height() - 34 * k, HIGH * k * max(1.0, self.theme.text))
        wide = min(WIDE * k, (stage.width() - 20 * k) / len(self.tiles))
        left = stage.center().x() - wide * len(self.tiles) / 2
        top = stage.center().y() - (high + size.height()) / 2
        for i, tile in enumerate(self.tiles):
            tile.setGeometry(QRectF(left + i * wide, top, wide, high).toRect())
        middle = round(stage.center().x() - size.width() / 2)
        self.done.setGeometry(middle, round(top + high), size.width(), size.height())
