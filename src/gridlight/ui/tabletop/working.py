"""A slip on the table while something long is worked out: what, how far, how long yet, and Stop."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from gridlight.kernel.language import tr
from gridlight.present.lab import Progress
from gridlight.ui.paint.buttons import Button
from gridlight.ui.paint.cache import smooth
from gridlight.ui.paint.panel import paint_panel
from gridlight.ui.paint.text import text_width
from gridlight.ui.season.progress import Progress as Bar
from gridlight.ui.theme import Theme

WIDE, HIGH, PAD = 660.0, 74.0, 16.0


class Working(QWidget):
    """The slip; `stopped` says that its button was pressed."""

    stopped = Signal()

    def __init__(self, name: str, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._progress: Progress | None = None
        self.bar = Bar(theme, self)
        self.bar.setAccessibleName(name)
        self.stop = Button(tr("Stop"), theme, "paper", self, pill=False)
        self.stop.clicked.connect(self.stopped)
        self.hide()

    def show_progress(self, progress: Progress) -> None:
        """Show how far it is; where there is little room, how long yet before anything else."""
        self._progress = progress
        self._tell()

    def _tell(self) -> None:
        progress = self._progress
        if progress is None:
            return
        words = f"{progress.words}, {progress.left}." if progress.left else f"{progress.words}."
        if progress.left and text_width(self._theme, "small", words) > self.bar.width():
            words = f"{progress.left[:1].upper()}{progress.left[1:]}."
        self.bar.show_share(words, progress.share)
        self.setToolTip(progress.words)
        if self.isHidden():
            self.show()
            self.raise_()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme or size."""
        self._theme = theme
        self.bar.set_theme(theme)
        self.stop.set_theme(theme)

    def lay_at_foot(self, stage: QRectF) -> None:
        """Lie in the middle of the foot of a stage."""
        t = self._theme
        high = t.px(HIGH) * max(1.0, t.text)
        wide = min(t.px(WIDE) * max(1.0, t.text), stage.width() - t.px(24))
        top = stage.bottom() - high - t.px(10)
        self._lay(QRectF(stage.center().x() - wide / 2, top, wide, high))

    def lay_in(self, place: QRectF) -> None:
        """Lie at the top of a place, as wide as it is."""
        t = self._theme
        high = min(t.px(HIGH) * max(1.0, t.text), place.height())
        self._lay(QRectF(place.left(), place.top(), place.width(), high))

    def _lay(self, box: QRectF) -> None:
        t = self._theme
        self.setGeometry(box.toRect())
        size, pad = self.stop.sizeHint(), t.px(PAD)
        left = self.width() - pad - size.width()
        self.stop.setGeometry(
            round(left), (self.height() - size.height()) // 2, size.width(), size.height()
        )
        high = min(self.height() - t.px(20), t.px(40) * max(1.0, t.text))
        bar = QRectF(pad, (self.height() - high) / 2, left - 2 * pad, high)
        self.bar.setGeometry(bar.toRect())
        if self.isVisible():
            self._tell()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the slip."""
        painter = QPainter(self)
        smooth(painter)
        paint_panel(painter, QRectF(self.rect()).adjusted(2, 2, -2, -3), self._theme)
