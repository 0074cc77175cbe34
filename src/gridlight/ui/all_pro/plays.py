"""The play-by-play: a printed card that tells each play in a sentence or two."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from gridlight.kernel.language import tr
from gridlight.present.all_pro_scores import Told
from gridlight.ui.paint.cache import smooth
from gridlight.ui.paint.panel import paint_panel
from gridlight.ui.paint.tags import paint_team_bar
from gridlight.ui.paint.text import (
    LEFT,
    RIGHT,
    draw_lines,
    draw_text,
    line_height,
    lines_height,
    text_width,
)
from gridlight.ui.tabletop.readings import SIDES
from gridlight.ui.tabletop.shade import Shade
from gridlight.ui.theme import Theme
from gridlight.ui.tokens import SPACE

HEAD = 40.0
NUMBER = 30.0


class PlayByPlay(QWidget):
    """The last plays, the newest first; a click opens the record."""

    wanted = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._box = QRectF()
        self._plays: tuple[Told, ...] = ()
        self._note = ""
        self.setAccessibleName(tr("Play by play"))
        self.setToolTip(tr("Open the record"))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._shade = Shade(self, theme)

    @property
    def plays(self) -> tuple[Told, ...]:
        """All plays that are told, the newest first; as many as fit are seen."""
        return self._plays

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme or size."""
        self._theme = theme
        self._shade.set_theme(theme)
        self.update()

    def set_panel(self, rect: QRectF) -> None:
        """Lie on `rect` of the parent."""
        self.setGeometry(rect.toRect())
        self._box = QRectF(self.rect())
        self.update()

    def show_plays(self, plays: Sequence[Told], note: str) -> None:
        """Show these plays."""
        if (tuple(plays), note) == (self._plays, self._note):
            return
        self._plays, self._note = tuple(plays), note
        self.setAccessibleDescription("; ".join(f"{p.title}: {p.story}" for p in plays[:3]))
        self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Open the record."""
        if self._box.contains(event.position()):
            self.wanted.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the card and as many plays as fit."""
        painter = QPainter(self)
        smooth(painter)
        t, box = self._theme, self._box
        paint_panel(painter, box, t)
        pad = t.px(SPACE.s4)
        head = box.adjusted(pad, t.px(8), -pad, 0)
        head.setHeight(t.px(26))
        draw_text(painter, head, tr("PLAY BY PLAY"), t, "object", "panel_text", LEFT)
        if text_width(t, "object", tr("PLAY BY PLAY")) + text_width(t, "small", self._note) < (
            head.width() - t.px(8)
        ):
            draw_text(painter, head, self._note, t, "small", "panel_mut", RIGHT)
        y = box.top() + t.px(HEAD)
        painter.setPen(QPen(t.color("panel_text"), t.px(1.2)))
        painter.drawLine(QPointF(head.left(), y - 3), QPointF(head.right(), y - 3))
        room = QRectF(head.left(), y, head.width(), box.bottom() - t.px(10) - y)
        if not self._plays:
            draw_lines(painter, room, tr("No play has ended yet."), t, "body", "panel_mut")
        for play in self._plays:
            high = self._play_height(play, room.width())
            if high > room.height():
                if play is self._plays[0]:
                    self._play(painter, room, play)
                break
            self._play(painter, QRectF(room.left(), room.top(), room.width(), high), play)
            room.setTop(room.top() + high)

    def _play_height(self, play: Told, wide: float) -> float:
        t = self._theme
        high = line_height(t, "body-strong") + t.px(14)
        if play.story:
            high += lines_height(t, "body", play.story, wide - t.px(NUMBER))
        return high

    def _play(self, painter: QPainter, box: QRectF, play: Told) -> None:
        t = self._theme
        if play.current:
            shade = box.adjusted(-t.px(8), t.px(1), t.px(8), -t.px(3))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(t.color("accent" if t.dark else "glow", 80))
            painter.drawRoundedRect(shade, t.px(SPACE.r_drum), t.px(SPACE.r_drum))
        if play.side is not None:
            bar = QRectF(box.left() - t.px(8), box.top() + t.px(5), t.px(4), 0)
            bar.setBottom(box.bottom() - t.px(7))
            paint_team_bar(painter, bar, t, SIDES[play.side])
        top = box.top() + t.px(5)
        deep = line_height(t, "body-strong")
        number = QRectF(box.left() + t.px(2), top, t.px(NUMBER), deep)
        draw_text(painter, number, play.number, t, "caps", "panel_text", LEFT)
        left = box.left() + t.px(NUMBER)
        title = QRectF(left, top, box.right() - left, deep)
        draw_text(painter, title, play.title, t, "body-strong", "panel_text", LEFT)
        words = QRectF(left, top + deep, box.right() - left, box.bottom() - top - deep - t.px(6))
        painter.save()
        painter.setClipRect(words.adjusted(0, 0, 2, 2))
        draw_lines(painter, words, play.story, t, "body", "panel_mut")
        painter.restore()
        painter.setPen(QPen(t.color("rule"), 1))
        painter.drawLine(
            QPointF(box.left(), box.bottom() - 1), QPointF(box.right(), box.bottom() - 1)
        )
