"""The curtain between two people at one screen: it says who may look (FB-19)."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeySequence, QLinearGradient, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from gridlight.kernel.language import tr
from gridlight.ui.paint.buttons import Button
from gridlight.ui.paint.cache import paint_baked, smooth
from gridlight.ui.paint.panel import paint_panel
from gridlight.ui.paint.shadow import paint_shadow
from gridlight.ui.paint.tags import paint_pill_tag, pill_tag_width
from gridlight.ui.paint.text import CENTER, draw_text
from gridlight.ui.tabletop.motion import Glide
from gridlight.ui.theme import Theme

FOLD = 64.0


class Curtain(QWidget):
    """A drawn curtain over the whole stage; `parted` when the one named is ready to look."""

    parted = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._title = ""
        self._note = ""
        self._who = ""
        self._side = "home"
        self._drawn = Glide(self, self._moved, 0.0)
        self._ready = Button(tr("Ready"), theme, "accent", self, key=tr("Enter"))
        self._ready.setShortcut(QKeySequence())
        self._ready.clicked.connect(self.part)
        self.hide()

    @property
    def ready_button(self) -> Button:
        """The button that parts the curtain."""
        return self._ready

    @property
    def closed(self) -> bool:
        """Whether the curtain hides the stage, or is on its way to."""
        return self._drawn.target == 1.0

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme or size."""
        self._theme = theme
        self._ready.set_theme(theme)
        self._arrange()

    def draw_for(self, who: str, side: str, title: str, note: str) -> None:
        """Close the curtain at once over the stage and say who may open it."""
        self._who, self._side, self._title, self._note = who, side, title, note
        self.setAccessibleName(title)
        self.setAccessibleDescription(note)
        self._drawn.snap(1.0)
        self._arrange()
        self.show()
        self.raise_()
        self._ready.show()
        self._ready.setFocus(Qt.FocusReason.OtherFocusReason)

    def part(self) -> None:
        """Open the curtain for the one named."""
        if not self.closed:
            return
        self._ready.hide()
        self._drawn.to(0.0, self._theme.times.curtain, self._gone)

    def drop(self) -> None:
        """Take the curtain away without asking."""
        self._drawn.snap(0.0)
        self.hide()

    def _gone(self) -> None:
        self.hide()
        self.parted.emit()

    def _moved(self, _: float) -> None:
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the button on the card."""
        self._arrange()

    def _card(self) -> QRectF:
        t = self._theme
        box = QRectF(0, 0, t.px(470), t.px(210))
        box.moveCenter(QRectF(self.rect()).center())
        return box

    def _arrange(self) -> None:
        card = self._card()
        size = self._ready.sizeHint()
        self._ready.resize(size)
        self._ready.move(
            round(card.center().x() - size.width() / 2),
            round(card.bottom() - size.height() - self._theme.px(18)),
        )
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint both halves of the curtain and the card between them."""
        painter = QPainter(self)
        smooth(painter)
        t = self._theme
        share = self._drawn.value
        half = self.width() / 2
        left = QRectF(half * (share - 1), 0, half + 1, self.height())
        right = QRectF(self.width() - half * share - 1, 0, half + 1, self.height())
        for side, rect in (("left", left), ("right", right)):
            key = ("curtain", t.ink, round(t.k, 3), side)
            paint_baked(painter, rect, key, partial(self._cloth, side))
        if share == 1.0:
            self._say(painter)

    def _cloth(self, side: str, painter: QPainter, rect: QRectF) -> None:
        t = self._theme
        painter.fillRect(rect, t.color("leaf_d"))
        fold = t.px(FOLD)
        count = int(rect.width() / fold) + 2
        for i in range(count):
            x = rect.left() + i * fold if side == "left" else rect.right() - (i + 1) * fold
            strip = QRectF(x, rect.top(), fold, rect.height())
            shade = QLinearGradient(strip.topLeft(), strip.topRight())
            for stop, token, share in (
                (0.0, "leaf_d", 0.0),
                (0.3, "leaf", 0.0),
                (0.5, "leaf_hi", 0.0),
                (0.72, "leaf", 0.3),
                (1.0, "leaf_d", 0.0),
            ):
                shade.setColorAt(stop, t.mix(token, "leaf_d", share))
            painter.fillRect(strip.intersected(rect), shade)
        top = QLinearGradient(rect.topLeft(), rect.bottomLeft())
        top.setColorAt(0, t.color("shadow", 120))
        top.setColorAt(0.2, t.color("shadow", 0))
        top.setColorAt(0.85, t.color("shadow", 0))
        top.setColorAt(1, t.color("shadow", 130))
        painter.fillRect(rect, top)
        band = QRectF(rect.left(), rect.bottom() - t.px(26), rect.width(), t.px(8))
        painter.fillRect(band, t.color("brass_d"))
        painter.fillRect(band.adjusted(0, t.px(1.5), 0, -t.px(3)), t.color("brass"))

    def _say(self, painter: QPainter) -> None:
        t = self._theme
        card = self._card()
        paint_shadow(painter, card, t.px(10), t, "case")
        paint_panel(painter, card, t)
        high = t.px(27)
        wide = pill_tag_width(t, self._who, high)
        tag = QRectF(card.center().x() - wide / 2, card.top() + t.px(22), wide, high)
        paint_pill_tag(painter, tag, t, self._who, self._side)
        title = QRectF(
            card.left() + t.px(16), card.top() + t.px(60), card.width() - t.px(32), t.px(34)
        )
        draw_text(painter, title, self._title, t, "heading", "panel_text", CENTER)
        note = title.translated(0, t.px(34))
        draw_text(painter, note, self._note, t, "lead", "panel_mut", CENTER)
