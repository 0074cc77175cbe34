"""A soft ring around what a step is about; with an arrow when a hint is asked for."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from gridlight.ui.paint.cache import smooth
from gridlight.ui.tabletop.breath import Breath
from gridlight.ui.theme import Theme

PAD, GLOW, ARROW = 5.0, 9.0, 26.0
BREATH_MS = 1600
TOP = 150.0  # above this there is no room for an arrow from above


class Ring(QWidget):
    """Lies over the stage around a place; the pointer goes through it."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._around = QRectF()
        self._goal = QRectF()
        self._level = 1.0
        self.hinted = False
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._breath = Breath(self, lambda: BREATH_MS if self._theme.times.hover else 0, self._lit)
        self.hide()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme or size."""
        self._theme = theme
        self.update()

    def around(self) -> QRectF:
        """What it surrounds, in the parent's coordinates; empty where it isn't seen."""
        return QRectF(self._around) if not self.isHidden() else QRectF()

    def goal(self) -> QRectF:
        """Where what it surrounds is to go, in the parent's coordinates; most often nowhere."""
        return QRectF(self._goal) if not self.isHidden() else QRectF()

    def surround(
        self, place: QRectF | None, goal: QRectF | None = None, *, hinted: bool = False
    ) -> None:
        """Lie around a place of the parent and around where it goes; with an arrow if `hinted`."""
        if place is None or place.isEmpty():
            self._breath.run(False)
            self.hide()
            return
        self._around, self._goal, self.hinted = QRectF(place), QRectF(goal or QRectF()), hinted
        edge = self._theme.px(PAD + GLOW + (ARROW if hinted else 0))
        both = self._around.united(self._goal) if goal is not None else self._around
        self.setGeometry(both.adjusted(-edge, -edge, edge, edge).toAlignedRect())
        self.show()
        self.raise_()
        self._breath.run(True)
        self.update()

    def _lit(self, level: float) -> None:
        self._level = level
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the glow, the ring, where it goes, and the arrow of a hint."""
        painter, t = QPainter(self), self._theme
        smooth(painter)
        pad = t.px(PAD)
        box = self._around.translated(-QPointF(self.pos())).adjusted(-pad, -pad, pad, pad)
        radius = min(t.px(14), box.height() / 2, box.width() / 2)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        wide = GLOW * (1.4 if self.hinted else 1.0)
        for share, alpha in ((1.0, 45), (0.66, 80), (0.36, 150)):
            shade = round(alpha * (1 - 3 * (1 - self._level)))
            painter.setPen(QPen(t.color("accent", max(0, shade)), t.px(wide * share)))
            painter.drawRoundedRect(box, radius, radius)
        for token, alpha, thick in (("shadow", 150, 6.0), ("shine", 230, 4.4)):
            painter.setPen(QPen(t.color(token, alpha), t.px(thick)))
            painter.drawRoundedRect(box, radius, radius)
        painter.setPen(QPen(t.color("accent"), t.px(2.4)))
        painter.drawRoundedRect(box, radius, radius)
        if not self._goal.isEmpty():
            self._paint_goal(painter, box)
        if self.hinted:
            self._paint_arrow(painter, box)

    def _paint_goal(self, painter: QPainter, box: QRectF) -> None:
        t, pad = self._theme, self._theme.px(PAD * 0.4)
        goal = self._goal.translated(-QPointF(self.pos())).adjusted(-pad, -pad, pad, pad)
        radius = min(t.px(14), goal.height() / 2)
        way = QLineF(box.center(), goal.center())
        for color, wide in ((t.color("shadow", 170), 5.4), (t.color("shine", 240), 2.8)):
            pen = QPen(color, t.px(wide), Qt.PenStyle.DashLine, Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(goal, radius, radius)
            off, long = box.width() / 2, way.length()
            if long > off + goal.width() / 2:
                end = way.pointAt(1 - goal.width() / 2 / long)
                painter.drawLine(way.pointAt(off / long), end)

    def _paint_arrow(self, painter: QPainter, box: QRectF) -> None:
        t, at = self._theme, self.mapToParent(box.center().toPoint())
        size, gap = t.px(ARROW * 0.8), t.px(GLOW * 0.8)
        below = at.y() < self._theme.px(TOP)
        tip = QPointF(box.center().x(), box.bottom() + gap if below else box.top() - gap)
        back = size if below else -size
        head = QPolygonF([tip, tip + QPointF(-size * 0.7, back), tip + QPointF(size * 0.7, back)])
        painter.setPen(QPen(t.color("accent_d"), t.px(1.4)))
        painter.setBrush(t.color("accent_hi"))
        painter.drawPolygon(head)
