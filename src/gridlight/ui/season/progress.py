"""How far the games are that computers play beside the window."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from gridlight.kernel.language import tr
from gridlight.ui.paint.cache import smooth
from gridlight.ui.paint.text import LEFT, draw_text
from gridlight.ui.theme import Theme


class Progress(QWidget):
    """A sentence, and a bar under it."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.words = ""
        self.share = 0.0
        self.setAccessibleName(tr("Games being played"))

    @property
    def busy(self) -> bool:
        """Whether anything is being played."""
        return bool(self.words)

    def show_share(self, words: str, share: float) -> None:
        """Say what is being played, and how much of all is done, 0 to 1."""
        self.words, self.share = words, max(0.0, min(1.0, share))
        self.setAccessibleDescription(
            tr("{words} {share} in 100.", words=words, share=round(100 * self.share))
        )
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme or size."""
        self._theme = theme
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint sentence and bar."""
        painter = QPainter(self)
        smooth(painter)
        t = self._theme
        box = QRectF(self.rect()).adjusted(t.px(2), 0, -t.px(2), 0)
        upper = box.adjusted(0, 0, 0, -box.height() * 0.4)
        draw_text(painter, upper, self.words, t, "small", "panel_text", LEFT)
        track = QRectF(box.left(), box.bottom() - box.height() * 0.34, box.width(), t.px(9))
        r = track.height() / 2
        painter.setPen(QPen(t.mix("panel_edge", "panel_mut", 0.5), max(1.0, t.px(1))))
        painter.setBrush(t.mix("panel2", "panel_edge", 0.6))
        painter.drawRoundedRect(track, r, r)
        done = QRectF(track)
        done.setWidth(max(track.height(), track.width() * self.share))
        fill = QLinearGradient(done.topLeft(), done.bottomLeft())
        fill.setColorAt(0, t.color("accent_hi"))
        fill.setColorAt(1, t.color("accent_d"))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(fill)
        painter.drawRoundedRect(done.adjusted(1, 1, -1, -1), r, r)
