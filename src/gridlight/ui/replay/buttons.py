"""The round buttons of a replay: what plays it, and how fast."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPolygonF,
    QTransform,
)
from PySide6.QtWidgets import QWidget

from gridlight.kernel.language import tr
from gridlight.ui.paint.cache import smooth
from gridlight.ui.paint.metal import brass
from gridlight.ui.paint.panel import paint_focus
from gridlight.ui.paint.pressed import Pressed
from gridlight.ui.paint.text import CENTER, draw_text
from gridlight.ui.theme import Theme

SMALL, LARGE = 32.0, 42.0


def _bar(left: float, wide: float = 2.2) -> QPainterPath:
    path = QPainterPath()
    path.addRect(QRectF(left, 4, wide, 12))
    return path


def _wedge(left: float, wide: float) -> QPainterPath:
    """A triangle from `left`; a negative width points to the left."""
    path = QPainterPath(QPointF(left, 4))
    path.lineTo(left + wide, 10)
    path.lineTo(left, 16)
    path.closeSubpath()
    return path


def _joined(*parts: QPainterPath) -> QPainterPath:
    whole = QPainterPath()
    for part in parts:
        whole.addPath(part)
    return whole


def _cross() -> QPainterPath:
    path = QPainterPath()
    for way in (1, -1):
        stroke = QTransform().translate(10, 10).rotate(45 * way)
        bar = QPainterPath()
        bar.addRect(QRectF(-8, -1.2, 16, 2.4))
        path = path.united(stroke.map(bar))
    return path


def _corners(out: int) -> QPainterPath:
    """Two corners that point away from each other, or to each other with `out` −1."""
    path = QPainterPath()
    for way in (1, -1):
        corner = QPolygonF([QPointF(0, 0), QPointF(-7, 0), QPointF(0, 7)])
        place = QTransform().translate(10, 10).scale(way, -way)
        place = place.translate(7, -7) if out > 0 else place.translate(1.5, -1.5).rotate(180)
        path.addPolygon(place.map(corner))
        path.closeSubpath()
    return path


GLYPHS: dict[str, Callable[[], QPainterPath]] = {
    "play": lambda: _wedge(6, 10),
    "pause": lambda: _joined(_bar(5, 3.4), _bar(11.6, 3.4)),
    "forward": lambda: _wedge(6.5, 8),
    "back": lambda: _wedge(13.5, -8),
    "next-play": lambda: _joined(_wedge(3.5, 7), _wedge(10, 7)),
    "previous-play": lambda: _joined(_wedge(16.5, -7), _wedge(10, -7)),
    "next-mark": lambda: _joined(_wedge(4, 9), _bar(13.6)),
    "close": _cross,
    "spread": lambda: _corners(1),
    "fold": lambda: _corners(-1),
    "previous-mark": lambda: _joined(_wedge(16, -9), _bar(4.2)),
}


class RoundButton(Pressed):
    """A round button with a glyph, or with a word where there is no glyph of that name."""

    def __init__(
        self, face: str, words: str, theme: Theme, parent: QWidget, *, large: bool = False
    ) -> None:
        super().__init__(parent)
        self._face = face
        self._large = large
        self._theme = theme
        self.lit = large
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.say(words)

    def say(self, words: str) -> None:
        """Say what it does."""
        self.setAccessibleName(words.partition(" (")[0])
        self.setToolTip(words)

    def set_face(self, face: str, words: str) -> None:
        """Show another glyph."""
        self._face = face
        self.say(words)
        self.update()

    @property
    def face(self) -> str:
        """The glyph's name, or the word."""
        return self._face

    def set_lit(self, lit: bool) -> None:
        """Show that it is on, or not."""
        self.lit = lit
        self.setAccessibleDescription(tr("on") if lit and not self._large else "")
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme or size."""
        self._theme = theme
        self.update()

    def sizeHint(self) -> QSize:
        """As large as its kind is."""
        side = round(self._theme.px(LARGE if self._large else SMALL)) + 4
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the button."""
        painter = QPainter(self)
        smooth(painter)
        t = self._theme
        box = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        if not self.isEnabled():
            painter.setOpacity(0.45)
        over = self.underMouse() and self.isEnabled()
        painter.setPen(QPen(t.color("brass" if over or self.lit else "tile_line"), t.px(1.4)))
        painter.setBrush(brass(box, t) if self.lit else t.color("drum" if t.dark else "panel"))
        painter.drawEllipse(box.adjusted(1, 1, -1, -1))
        ink = t.color("brass_ink" if self.lit else "bar_text")
        if self._face in GLYPHS:
            side = box.width() * 0.5
            painter.translate(box.center() - QPointF(side / 2, side / 2))
            painter.scale(side / 20, side / 20)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(ink)
            painter.drawPath(GLYPHS[self._face]())
            painter.resetTransform()
        else:
            draw_text(painter, box, self._face, t, "body-strong", ink, CENTER)
        if self.hasFocus():
            inset = t.px(3)
            ring = box.adjusted(inset, inset, -inset, -inset)
            paint_focus(painter, ring, ring.height() / 2, t)
