"""The evaluation bar: how the game stands by a coach's judgment, a part for each team.

A stage or a replay makes one, lays it and hands it readings::

    bar = EvaluationBar(theme, parent)
    bar.lay(rect)                    # at the edge of a board, `high(theme)` pixels high
    bar.set_turned(True)             # home's part from the right, as on a board that is turned
    bar.show_standing(standing)      # present.board_hints.Standing, or None while it is unknown
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from gridlight.kernel.language import tr
from gridlight.ui.paint.cache import smooth
from gridlight.ui.paint.text import CENTER, LEFT, RIGHT, draw_text, text_width
from gridlight.ui.tabletop.motion import Glide
from gridlight.ui.theme import Theme

if TYPE_CHECKING:
    from gridlight.present.board_hints import Standing

HIGH = 20.0
UNKNOWN = tr("Chance to win: the coach is looking")
PAD = 8.0


def high(theme: Theme) -> float:
    """How high a bar is: its words must fit."""
    return theme.px(HIGH) * max(1.0, theme.text)


class EvaluationBar(QWidget):
    """Home's part in its color, the visitors' striped, both in words, even in the middle."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._standing: Standing | None = None
        self._turned = False
        self._glide = Glide(self, self._moves, 0.5)
        self.setAccessibleName(tr("Evaluation"))
        self.setAccessibleDescription(UNKNOWN)

    @property
    def standing(self) -> Standing | None:
        """What is shown; None while it isn't known."""
        return self._standing

    @property
    def share(self) -> float:
        """Where home's part ends just now, from 0 to 1."""
        return self._glide.value

    def show_standing(self, standing: Standing | None) -> None:
        """Show how the game stands; the bar goes there, or is there with reduced motion."""
        self._standing = standing
        said = standing.said if standing is not None else UNKNOWN
        self.setAccessibleDescription(said)
        self.setToolTip(said)
        if standing is not None:
            self._glide.to(standing.share, self._theme.times.dial)
        self.update()

    def set_turned(self, turned: bool) -> None:
        """Have home's part at the right, or at the left."""
        if turned != self._turned:
            self._turned = turned
            self.update()

    def home_part(self) -> QRectF:
        """Where home's part lies, in the bar's own pixels."""
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        part = QRectF(box)
        part.setWidth(box.width() * self._glide.value)
        if self._turned:
            part.moveRight(box.right())
        return part

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme or size."""
        self._theme = theme
        self._glide.finish()
        self.update()

    def lay(self, rect: QRectF) -> None:
        """Lie on `rect` of the parent."""
        self.setGeometry(rect.toRect())

    def _moves(self, share: float) -> None:
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint both parts, the words on them and the middle."""
        painter = QPainter(self)
        smooth(painter)
        t, box = self._theme, QRectF(self.rect()).adjusted(1, 1, -1, -1)
        whole = QPainterPath()
        whole.addRoundedRect(box, t.px(4), t.px(4))
        if self._standing is None:
            painter.fillPath(whole, t.color("bar"))
            draw_text(painter, box, UNKNOWN, t, "small", "bar_text", CENTER)
        else:
            self._parts(painter, box, whole, self._standing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(t.color("bar_line"), max(1.0, t.px(1.2))))
        painter.drawPath(whole)

    def _parts(
        self, painter: QPainter, box: QRectF, whole: QPainterPath, standing: Standing
    ) -> None:
        t, home, visitors = self._theme, self.home_part(), QRectF(box)
        if self._turned:
            visitors.setRight(home.left())
        else:
            visitors.setLeft(home.right())
        painter.save()
        painter.setClipPath(whole)
        painter.fillRect(home, t.color("home"))
        painter.fillRect(visitors, t.color("vis"))
        painter.fillRect(visitors, QBrush(t.color("shine", 40), Qt.BrushStyle.BDiagPattern))
        for part, ground, ink in ((home, "home", "home_t"), (visitors, "vis", "vis_t")):
            painter.setClipRect(part)
            self._words(painter, box, standing, (ground, ink))
        painter.setClipPath(whole)
        painter.setPen(QPen(t.color("bar_text"), t.px(2)))
        edge = home.left() if self._turned else home.right()
        painter.drawLine(QPointF(edge, box.top()), QPointF(edge, box.bottom()))
        painter.setPen(QPen(t.color("bar_text", 190), t.px(1)))
        middle, notch = box.center().x(), t.px(4)
        for y, way in ((box.top(), 1), (box.bottom(), -1)):
            painter.drawLine(QPointF(middle, y), QPointF(middle, y + way * notch))
        painter.restore()

    def _words(
        self, painter: QPainter, box: QRectF, standing: Standing, tokens: tuple[str, str]
    ) -> None:
        """Both teams' words, over whichever ground, on a plain patch of it."""
        t, (ground, ink) = self._theme, tokens
        inner = box.adjusted(t.px(PAD), 0, -t.px(PAD), 0)
        both = (standing.home, standing.visitors)
        ends = zip(both[::-1] if self._turned else both, (LEFT, RIGHT), strict=True)
        for text, flags in ends:
            wide = min(text_width(t, "small-strong", text) + t.px(6), inner.width() / 2)
            left = inner.left() - t.px(3) if flags == LEFT else inner.right() + t.px(3) - wide
            painter.fillRect(QRectF(left, box.top(), wide, box.height()), t.color(ground))
            draw_text(painter, inner, text, t, "small-strong", ink, flags)
