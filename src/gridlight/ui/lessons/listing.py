"""The list of lessons: three printed cards with their boxes, and what was played of them."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from gridlight.kernel.language import tr
from gridlight.present.lessons.book import Row, rows
from gridlight.ui.paint.cache import ratio_of, smooth
from gridlight.ui.paint.lids import LidPlace, paint_lid
from gridlight.ui.paint.panel import paint_focus, paint_panel
from gridlight.ui.paint.text import CENTER, draw_lines, draw_text, lines_height
from gridlight.ui.screens.tiles import CardTile, TilesScreen
from gridlight.ui.theme import Theme, Wishes
from gridlight.ui.tokens import SPACE

LID_WIDE, LID_HIGH = 356.0, 322.0
DONE = tr("Played to the end")
SENTENCE = tr("A first drive in each game, on the real table; nothing of it is kept.")
HINT = tr("Arrow keys choose, Enter begins, Escape goes back")


class LessonTile(CardTile):
    """A printed card with the game's box on it."""

    high = 500.0

    def __init__(self, row: Row, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self.show_row(row)

    def show_row(self, row: Row) -> None:
        """Say so of it."""
        self.row = row
        self.setAccessibleName(tr("Lesson: {title}", title=row.title))
        done = f" {DONE}." if row.done else ""
        self.setAccessibleDescription(f"{row.lead} {row.count}.{done}")
        self.update()

    def word_boxes(self) -> tuple[QRectF, QRectF, QRectF, QRectF]:
        """Title, lead, how long it takes, and what was done, from the card's lower edge up."""
        t, card = self.theme, self.card()
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
        return self.word_boxes()[0].top() > self.card().top() + self.theme.px(80)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The card, its box and its words."""
        painter, t, card = QPainter(self), self.theme, self.card()
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


class LessonsScreen(TilesScreen):
    """The three lessons; `chosen` carries the game of one."""

    chosen = Signal(str)

    def __init__(
        self,
        wishes: Wishes | None = None,
        parent: QWidget | None = None,
        done: frozenset[str] = frozenset(),
    ) -> None:
        super().__init__(wishes, parent)
        self.tiles = tuple(LessonTile(row, self.theme, self) for row in rows(done))
        self.lay(self.tiles)
        for tile in self.tiles:
            tile.clicked.connect(lambda _=False, game=tile.row.game: self.chosen.emit(game))
        self.set_title(tr("LESSONS"), tr("Played, not read"))
        self.say(SENTENCE, HINT, tr("LESSONS"), "")

    def show_done(self, done: frozenset[str]) -> None:
        """Say which lessons were played to their end."""
        for tile, row in zip(self.tiles, rows(done), strict=True):
            tile.show_row(row)

    def start_focus(self) -> None:
        """Put the keyboard on the lesson that was open, or on the first one not played."""
        self.focus_on(next((tile for tile in self.tiles if not tile.row.done), self.tiles[0]))
