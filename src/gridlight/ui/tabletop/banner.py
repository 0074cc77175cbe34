"""A banner for what deserves one: it comes by itself, waits for nobody and goes again."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from gridlight.ui.paint.cache import smooth
from gridlight.ui.paint.panel import paint_board_plate
from gridlight.ui.paint.tags import paint_pill_tag, pill_tag_width
from gridlight.ui.paint.text import CENTER, draw_text
from gridlight.ui.sound.house import play
from gridlight.ui.tabletop.motion import Curve, Glide
from gridlight.ui.theme import Theme

WIDE, HIGH = 440.0, 116.0


@dataclass(frozen=True, slots=True)
class Banner:
    """A card that comes up over the stage by itself and goes again."""

    title: str
    note: str = ""
    side: str = ""
    sound: str = "whistle"


class BannerCard(QWidget):
    """Shows banners one after another over the stage; the pointer goes through it."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._queue: deque[Banner] = deque()
        self._banner: Banner | None = None
        self._up = Glide(self, self._moved, 0.0, Curve.OutCubic)
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.timeout.connect(self._leave)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    @property
    def banner(self) -> Banner | None:
        """What is up now."""
        return self._banner

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme or size."""
        self._theme = theme
        self.update()

    def put_up(self, banner: Banner) -> None:
        """Show a banner after those that wait already."""
        self._queue.append(banner)
        if self._banner is None:
            self._next()

    def take_down(self) -> None:
        """Forget all banners."""
        self._queue.clear()
        self._rest.stop()
        self._up.snap(0.0)
        self._banner = None
        self.hide()

    def _next(self) -> None:
        if not self._queue:
            self._banner = None
            self.hide()
            return
        self._banner = self._queue.popleft()
        play(self._banner.sound)
        self.setAccessibleName(f"{self._banner.title} {self._banner.note}".strip())
        self.show()
        self.raise_()
        self._up.snap(0.0)
        self._up.to(1.0, self._theme.times.front)
        self._rest.start(self._theme.times.banner)

    def _leave(self) -> None:
        self._up.to(0.0, self._theme.times.front, self._next)

    def _moved(self, _: float) -> None:
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the plate with its words."""
        if self._banner is None:
            return
        painter = QPainter(self)
        smooth(painter)
        t = self._theme
        painter.setOpacity(self._up.value)
        box = QRectF(0, 0, t.px(WIDE), t.px(HIGH if self._banner.note else HIGH * 0.72))
        box.moveCenter(QRectF(self.rect()).center())
        box.translate(0, t.px(14) * (1 - self._up.value))
        paint_board_plate(painter, box, t)
        line = QRectF(box.left(), box.top() + t.px(16), box.width(), t.px(52))
        draw_text(painter, line, self._banner.title.upper(), t, "drum-lg", "board_text", CENTER)
        if not self._banner.note:
            return
        high = t.px(26)
        wide = pill_tag_width(t, self._banner.note.upper(), high)
        tag = QRectF(box.center().x() - wide / 2, box.bottom() - high - t.px(14), wide, high)
        paint_pill_tag(painter, tag, t, self._banner.note.upper(), self._banner.side)
