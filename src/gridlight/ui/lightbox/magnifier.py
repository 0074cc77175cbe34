"""The magnified deciding place of a play: line, cover, markers and margin. FE-5"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QPaintEvent,
    QPen,
    QPixmap,
    QPolygonF,
    QRadialGradient,
)
from PySide6.QtWidgets import QWidget

from gridlight.cards.margin import Magnified, magnify
from gridlight.cards.model import CLASSIC_GEOMETRY, DefenseCard, Geometry, OffenseCard
from gridlight.cards.path import path_of
from gridlight.cards.result import Marker, Result
from gridlight.cards.shapes import diamond, lines, star
from gridlight.kernel.language import tr
from gridlight.ui.lightbox import bloom
from gridlight.ui.lightbox.masks import as_array
from gridlight.ui.lightbox.outcomes import close_look, margin_words, signed, verdict
from gridlight.ui.lightbox.sheet import Sheet
from gridlight.ui.paint.cache import smooth
from gridlight.ui.paint.metal import brass
from gridlight.ui.paint.panel import paint_panel
from gridlight.ui.paint.text import CENTER, Align, draw_lines, draw_text
from gridlight.ui.theme import Theme

ACROSS = 7.0  # yards from rim to rim of the glass
INK_ALPHA = 196  # of a marker, so that the line under it can still be made out


class Magnifier(Sheet):
    """A reading glass over the place that decided a play, with the margin in words."""

    def __init__(self, theme: Theme | None = None, parent: QWidget | None = None) -> None:
        super().__init__(theme or Theme(), parent)
        self._play: tuple[OffenseCard, Result, Geometry] | None = None
        self._look: Magnified | None = None
        self._glass: QPixmap | None = None
        self.setAccessibleName(tr("The deciding place, magnified"))

    def show_play(
        self,
        offense: OffenseCard,
        defense: DefenseCard,
        result: Result,
        geometry: Geometry = CLASSIC_GEOMETRY,
    ) -> None:
        """Look at what decided a play of two cards."""
        self._play = (offense, result, geometry)
        self._look = magnify(offense, defense, result, geometry)
        self.setAccessibleDescription(" ".join(self.words))
        self.themed()
        self.update()

    @property
    def words(self) -> tuple[str, ...]:
        """What is printed under the glass: what covers, the margin, whether an eye can tell."""
        if self._look is None or self._play is None:
            return ()
        look, result = self._look, self._play[1]
        return close_look(look, result), margin_words(look), verdict(look)

    def themed(self) -> None:
        """The glass is painted again."""
        self._glass = None

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the sheet with glass and words."""
        painter = QPainter(self)
        smooth(painter)
        card, theme = self.card, self.theme
        paint_panel(painter, card, theme)
        if self._look is None:
            return
        pad = theme.px(18)
        head = QRectF(card.left() + pad, card.top() + theme.px(12), card.width() - 2 * pad, 0)
        head.setHeight(theme.px(28))
        draw_text(painter, head, tr("THE DECIDING PLACE"), theme, "object", "panel_text", CENTER)
        foot = theme.px(104)
        room = QRectF(card.left(), head.bottom() + theme.px(8), card.width(), 0)
        room.setBottom(card.bottom() - foot)
        side = min(room.width() - 2 * pad, room.height())
        glass = QRectF(0, 0, side, side)
        glass.moveCenter(room.center())
        self._paint_glass(painter, glass)
        words = QRectF(card.left() + pad, card.bottom() - foot + theme.px(8), head.width(), foot)
        self._paint_words(painter, words)

    def _paint_words(self, painter: QPainter, box: QRectF) -> None:
        said, margin, eye = self.words
        assert self._look is not None
        middle = Align.AlignHCenter | Align.AlignTop
        rows = (
            (said, "body", "panel_text"),
            (margin, "body-strong", "panel_text"),
            (eye, "body", "bad" if self._look.too_close else "ok"),
        )
        for text, role, ink in rows:
            taken = draw_lines(painter, box, text, self.theme, role, ink, middle)
            box = box.adjusted(0, taken + self.theme.px(5), 0, 0)

    def _paint_glass(self, painter: QPainter, glass: QRectF) -> None:
        ratio = self.devicePixelRatioF()
        if self._glass is None:
            self._glass = QPixmap((glass.size() * ratio).toSize())
            self._glass.setDevicePixelRatio(ratio)
            self._glass.fill(Qt.GlobalColor.transparent)
            inner = QPainter(self._glass)
            smooth(inner)
            self._draw_glass(inner, QRectF(QPointF(), glass.size()))
            inner.end()
        painter.drawPixmap(glass.topLeft(), self._glass)

    # what the glass shows

    def _draw_glass(self, painter: QPainter, box: QRectF) -> None:
        theme = self.theme
        rim = theme.px(9)
        paint_rim(painter, box, rim, theme)
        inside = box.adjusted(rim, rim, -rim, -rim)
        lens = QPainterPath()
        lens.addEllipse(inside)
        painter.save()
        painter.setClipPath(lens)
        self._draw_ground(painter, inside)
        self._draw_path(painter, inside)
        self._draw_markers(painter, inside)
        self._draw_section(painter, inside)
        _draw_gloss(painter, inside, theme)
        painter.restore()

    def _at(self, inside: QRectF, x: float, y: float) -> QPointF:
        assert self._look is not None
        yard = inside.width() / ACROSS
        where = self._look.where
        return inside.center() + QPointF((x - where[0]) * yard, (y - where[1]) * yard)

    def _draw_ground(self, painter: QPainter, inside: QRectF) -> None:
        theme = self.theme
        assert self._look is not None
        assert self._play is not None
        ground = QRadialGradient(inside.center(), inside.width() * 0.6)
        for stop, one, other, share in (
            (0.0, "lit_hot", "glow", 0.12),
            (0.6, "lit_hot", "lit", 0.5),
            (1.0, "lit", "shadow", 0.2),
        ):
            ground.setColorAt(stop, theme.mix(one, other, share))
        painter.fillRect(inside, ground)
        yard = inside.width() / ACROSS
        first = int(self._look.where[1] - ACROSS)
        for line in range(first, first + 2 * int(ACROSS) + 2):
            five = line % 5 == 0
            y = self._at(inside, 0, line).y()
            painter.setPen(QPen(theme.color("yard", 255 if five else 70), yard * 0.05))
            painter.drawLine(QPointF(inside.left(), y), QPointF(inside.right(), y))
            if five:
                self._draw_label(painter, inside, line, y)

    def _draw_label(self, painter: QPainter, inside: QRectF, line: int, y: float) -> None:
        """The number of a yard line, where the line enters the glass."""
        radius, yard = inside.width() / 2, inside.width() / ACROSS
        chord = radius**2 - (y - yard * 0.5 - inside.center().y()) ** 2
        if chord < (radius * 0.5) ** 2:
            return
        left = inside.center().x() - chord**0.5 + yard * 0.3
        label = QRectF(left, y - yard * 0.6, yard * 2, yard * 0.55)
        text = tr("LINE") if line == 0 else signed(line)
        draw_text(painter, label, text, self.theme, "yard", "yard_txt_lit")

    def _draw_path(self, painter: QPainter, inside: QRectF) -> None:
        """The line with the light that gets past the markers around it."""
        import numpy as np

        path, cover = self._path_shape(inside), self._cover_shape(inside)
        ratio = self.devicePixelRatioF()
        grid = as_array(_mask(path, inside, ratio))
        grid = grid * (1.0 - as_array(_mask(cover, inside, ratio)))
        sigma = inside.width() / ACROSS * ratio
        level = 0.5 * bloom.blur(grid, sigma * 0.9) + 0.5 * bloom.blur(grid, sigma * 0.3)
        level *= np.float32(self.theme.ink.glow_gain)
        halo = bloom.tinted(level, self.theme.color("glow"))
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Screen)
        painter.drawImage(inside, halo)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
        painter.fillPath(path, self.theme.color("path"))

    def _path_shape(self, inside: QRectF) -> QPainterPath:
        assert self._play is not None
        card, _, geometry = self._play
        shape = QPainterPath()
        shape.setFillRule(Qt.FillRule.WindingFill)
        stroker = QPainterPathStroker()
        stroker.setCapStyle(Qt.PenCapStyle.FlatCap)
        stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        for points, width, _ in lines(path_of(card), geometry):
            line = QPainterPath(self._at(inside, *points[0]))
            for x, y in points[1:]:
                line.lineTo(self._at(inside, x, y))
            stroker.setWidth(width * inside.width() / ACROSS)
            shape.addPath(stroker.createStroke(line))
        for point in card.stars():
            corners = [self._at(inside, x, y) for x, y in star(point, geometry.star)]
            shape.addPolygon(QPolygonF([*corners, corners[0]]))
        return shape

    def _cover_shape(self, inside: QRectF) -> QPainterPath:
        assert self._look is not None
        shape = QPainterPath()
        shape.setFillRule(Qt.FillRule.WindingFill)
        for marker in {*self._look.near, *self._look.covering}:
            self._add_marker(shape, inside, marker)
        return shape

    def _add_marker(self, shape: QPainterPath, inside: QRectF, marker: Marker) -> None:
        assert self._play is not None
        geometry = self._play[2]
        if marker.kind == "diamond":
            tips = diamond((marker.x, marker.y), geometry.diamond)
            corners = [self._at(inside, x, y) for x, y in tips]
            shape.addPolygon(QPolygonF([*corners, corners[0]]))
            return
        reach = geometry.dot * inside.width() / ACROSS
        shape.addEllipse(self._at(inside, marker.x, marker.y), reach, reach)

    def _draw_markers(self, painter: QPainter, inside: QRectF) -> None:
        assert self._look is not None
        others = [marker for marker in self._look.near if marker not in self._look.covering]
        for marker in (*others, *self._look.covering):
            self._draw_marker(painter, inside, marker, marker in self._look.covering)

    def _draw_marker(
        self, painter: QPainter, inside: QRectF, marker: Marker, deciding: bool
    ) -> None:
        assert self._play is not None
        geometry, yard = self._play[2], inside.width() / ACROSS
        ink, edge = ("dia", "dia_rim") if marker.kind == "diamond" else ("dot", "dot_rim")
        painter.setBrush(self.theme.color(ink, INK_ALPHA))
        painter.setPen(QPen(self.theme.color(edge), yard * (0.07 if deciding else 0.035)))
        shape = QPainterPath()
        self._add_marker(shape, inside, marker)
        painter.drawPath(shape)
        if marker.kind == "diamond":
            return
        center, reach = self._at(inside, marker.x, marker.y), geometry.dot * yard
        painter.setPen(QPen(self.theme.color(edge, 150), yard * 0.035))
        for off in (-0.5, 0.0, 0.5):
            half = reach * (0.72 - abs(off) * 0.45) * 0.7
            at = center + QPointF(off, off) * reach * 0.7
            painter.drawLine(at + QPointF(-half, half), at + QPointF(half, -half))

    def _draw_section(self, painter: QPainter, inside: QRectF) -> None:
        """The deciding cross-section: the line's full width, with a tick at either edge."""
        look = self._look
        assert look is not None
        nx, ny = -look.direction[1], look.direction[0]
        half = look.width / 2
        ends = [
            self._at(inside, look.where[0] + nx * s, look.where[1] + ny * s) for s in (half, -half)
        ]
        far = [
            self._at(inside, look.where[0] + nx * s, look.where[1] + ny * s)
            for s in (half + 0.7, -half - 0.7)
        ]
        yard = inside.width() / ACROSS
        for ink, wide in (("shadow", 0.09), ("glow", 0.045)):
            painter.setPen(QPen(self.theme.color(ink, 230), yard * wide))
            painter.drawLine(ends[0], far[0])
            painter.drawLine(ends[1], far[1])
        dashed = QPen(self.theme.color("glow"), yard * 0.04, Qt.PenStyle.DotLine)
        painter.setPen(dashed)
        painter.drawLine(ends[0], ends[1])


def _mask(shape: QPainterPath, inside: QRectF, ratio: float) -> QImage:
    """A shape as an image of alpha over `inside`, in device pixels."""
    size = (inside.size() * ratio).toSize()
    image = QImage(size, QImage.Format.Format_Alpha8)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(ratio, ratio)
    painter.translate(-inside.topLeft())
    painter.fillPath(shape, Qt.GlobalColor.black)
    painter.end()
    return image


def paint_rim(painter: QPainter, box: QRectF, rim: float, theme: Theme) -> None:
    """The brass rim of a reading glass."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.color("shadow", 90))
    painter.drawEllipse(box.adjusted(rim * 0.5, rim * 0.6, 0, 0))
    metal = box.adjusted(rim * 0.3, rim * 0.3, -rim * 0.3, -rim * 0.3)
    painter.setBrush(brass(metal, theme))
    painter.drawEllipse(metal)
    painter.setBrush(theme.color("case_d"))
    painter.drawEllipse(box.adjusted(rim * 0.85, rim * 0.85, -rim * 0.85, -rim * 0.85))


def _draw_gloss(painter: QPainter, inside: QRectF, theme: Theme) -> None:
    shade = QRadialGradient(inside.center(), inside.width() / 2)
    shade.setColorAt(0.82, theme.color("shadow", 0))
    shade.setColorAt(1.0, theme.color("shadow", 150))
    painter.fillRect(inside, shade)
    gloss = QLinearGradient(inside.topLeft(), inside.center())
    gloss.setColorAt(0, theme.color("shine", 60))
    gloss.setColorAt(1, theme.color("shine", 0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(gloss)
    size = QSizeF(inside.width() * 0.78, inside.height() * 0.5)
    painter.drawEllipse(QRectF(inside.topLeft() + QPointF(inside.width() * 0.11, 3), size))
