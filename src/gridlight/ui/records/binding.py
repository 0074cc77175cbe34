"""The open book: red boards, the edges of many leaves, two pages and the gutter between."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPen

from gridlight.ui.paint.cache import paint_baked
from gridlight.ui.paint.shadow import paint_shadow, shadow_margin
from gridlight.ui.paint.textures import paint_grain
from gridlight.ui.theme import Theme
from gridlight.ui.tokens import SPACE

BOARD, LEAVES, GUTTER = 9.0, 4.0, 34.0
TABS = 38.0


@dataclass(frozen=True, slots=True)
class Spread:
    """Where the parts of the open book lie on a stage."""

    theme: Theme
    stage: QRectF

    @property
    def tabs(self) -> QRectF:
        """Where the tabs stand out over the upper edge."""
        t, m = self.theme, self.theme.px(SPACE.s5)
        high = t.px(TABS) * max(1.0, t.text)
        return QRectF(m, self.stage.top() + t.px(10), self.stage.width() - 2 * m, high)

    @property
    def cover(self) -> QRectF:
        """The boards, which show around the pages."""
        m, top = self.theme.px(SPACE.s5), self.tabs.bottom() - self.theme.px(1)
        bottom = self.stage.bottom() - self.theme.px(SPACE.s3)
        return QRectF(m, top, self.stage.width() - 2 * m, bottom - top)

    @property
    def pages(self) -> QRectF:
        """Both pages together."""
        d = self.theme.px(BOARD)
        return self.cover.adjusted(d, d, -d, -d)

    @property
    def left(self) -> QRectF:
        """The left page."""
        whole = self.pages
        return QRectF(whole.left(), whole.top(), whole.width() / 2, whole.height())

    @property
    def right(self) -> QRectF:
        """The right page."""
        return self.left.translated(self.pages.width() / 2, 0)

    @property
    def left_text(self) -> QRectF:
        """Where one writes on the left page."""
        return _written(self.left, self.theme, 22, GUTTER)

    @property
    def right_text(self) -> QRectF:
        """Where one writes on the right page."""
        return _written(self.right, self.theme, GUTTER, 22)


def _written(page: QRectF, theme: Theme, left: float, right: float) -> QRectF:
    return page.adjusted(theme.px(left), theme.px(14), -theme.px(right), -theme.px(14))


def paint_book(painter: QPainter, spread: Spread) -> None:
    """The open book without anything written in it."""
    theme = spread.theme
    key = ("open book", theme.ink, round(theme.k, 3))
    margin = shadow_margin(theme, "case")
    paint_baked(painter, spread.cover, key, lambda p, r: _book(p, r, theme), margin)


def _book(painter: QPainter, cover: QRectF, theme: Theme) -> None:
    paint_shadow(painter, cover, theme.px(6), theme, "case")
    leather = QLinearGradient(cover.topLeft(), cover.bottomRight())
    for stop, token in ((0, "leaf_hi"), (0.2, "leaf"), (0.8, "leaf"), (1, "leaf_d")):
        leather.setColorAt(stop, theme.color(token))
    painter.setPen(QPen(theme.color("leaf_d"), 1))
    painter.setBrush(leather)
    painter.drawRoundedRect(cover, theme.px(6), theme.px(6))
    paint_grain(painter, cover.adjusted(2, 2, -2, -2), theme, 6, "mottle")
    d = theme.px(BOARD)
    pages = cover.adjusted(d, d, -d, -d)
    painter.setPen(QPen(theme.color("brass", 150), max(1.0, theme.px(1))))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(cover.adjusted(d / 2, d / 2, -d / 2, -d / 2), theme.px(4), theme.px(4))
    _leaves(painter, pages, theme)
    half = pages.width() / 2
    for i in range(2):
        page = QRectF(pages.left() + i * half, pages.top(), half, pages.height())
        _page(painter, page, theme, inner_right=i == 0)
    painter.setPen(QPen(theme.color("shadow", 90 * theme.ink.shadow_gain), max(1.0, theme.px(1.2))))
    middle = pages.center().x()
    painter.drawLine(QPointF(middle, pages.top()), QPointF(middle, pages.bottom()))


def _leaves(painter: QPainter, pages: QRectF, theme: Theme) -> None:
    """The edges of the leaves under the open ones, at both sides and below."""
    painter.setPen(Qt.PenStyle.NoPen)
    for i in range(3, 0, -1):
        d = theme.px(LEAVES) * i / 3
        painter.setBrush(theme.mix("panel2", "panel_mut", 0.12 * i))
        painter.drawRoundedRect(pages.adjusted(-d, 0, d, d), theme.px(2), theme.px(2))


def _page(painter: QPainter, page: QRectF, theme: Theme, *, inner_right: bool) -> None:
    paper = QLinearGradient(page.topLeft(), page.bottomLeft())
    paper.setColorAt(0, theme.color("panel"))
    paper.setColorAt(1, theme.mix("panel", "panel2", 0.75))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(paper)
    painter.drawRect(page)
    paint_grain(painter, page, theme, 3)
    inner, outer = (page.right(), page.left()) if inner_right else (page.left(), page.right())
    deep = theme.px(64) * (-1 if inner_right else 1)
    gutter = QLinearGradient(inner, 0, inner + deep, 0)
    gain = theme.ink.shadow_gain
    for stop, alpha in ((0, 105), (0.12, 62), (0.4, 22), (1, 0)):
        gutter.setColorAt(stop, theme.color("shadow", alpha * gain))
    painter.fillRect(page, gutter)
    light = QLinearGradient(inner + deep * 0.9, 0, inner + deep * 2.6, 0)
    for stop, alpha in ((0, 0), (0.5, 34), (1, 0)):
        light.setColorAt(stop, theme.color("panel_shine", alpha))
    painter.fillRect(page, light)
    painter.setPen(QPen(theme.color("panel_edge"), 1))
    painter.drawLine(QPointF(outer, page.top()), QPointF(outer, page.bottom()))
