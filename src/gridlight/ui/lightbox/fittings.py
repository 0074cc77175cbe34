"""The small pictures that move with the slide's edge, painted once for a shape."""

from __future__ import annotations

from functools import cached_property

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter, QPen, QPixmap

from gridlight.ui.lightbox.shape import BoxShape
from gridlight.ui.paint.cache import smooth
from gridlight.ui.paint.case import CaseShape, paint_case
from gridlight.ui.paint.metal import paint_jewel, paint_toggle
from gridlight.ui.paint.shadow import shadow_margin
from gridlight.ui.paint.slide import paint_handle, paint_slide

BAND, LIP, SHADE = 20.0, 26.0, 22.0
LIP_ALPHA = 96
RIM_ROOM = 4.0
HANDLE_ROOM = 12.0
CORNER = 6.0
EDGE_COLUMN = 2  # device pixels at either side of the slide that look alike all the way down
RING = 1.32


class Fittings:
    """Pictures in device pixels, each with the place that it is to be painted at."""

    def __init__(self, shape: BoxShape, title: str, note: str) -> None:
        self.shape = shape
        self._words = (title, note)
        self._handles: dict[tuple[bool, bool], QPixmap] = {}
        self._switches: dict[tuple[bool, int], QPixmap] = {}
        self.ratio = shape.ratio
        self.band = self.length(BAND)
        self.lip = self.length(LIP)
        self.shade = self.length(SHADE)

    def length(self, logical: float) -> int:
        """A length at 100 % in device pixels."""
        return round(self.shape.px(logical) * self.ratio)

    @cached_property
    def fade(self) -> QPixmap:
        """The edge's fade as alpha: full at the top, nothing at the edge."""
        stops = ((0.0, 255.0), (0.35, 214.0), (0.7, 96.0), (1.0, 0.0))
        return self._strip(self.band, [("shadow", stops, 0.0, 1.0)], whole=True)

    @cached_property
    def edge(self) -> QPixmap:
        """What lies along the edge: `lip` pixels of warm light above it, its shadow below."""
        strength = 140.0 if self.shape.theme.dark else 80.0
        share = self.lip / (self.lip + self.shade)
        a = LIP_ALPHA
        warm = ((0.0, 0.0), (0.55, a * 0.28), (0.86, float(a)), (1.0, a * 0.35))
        dark = ((0.0, strength), (0.4, strength * 0.4), (1.0, 0.0))
        parts = [("glow", warm, 0.0, share), ("shadow", dark, share, 1.0)]
        return self._strip(self.lip + self.shade, parts, whole=False)

    def _strip(
        self,
        high: int,
        parts: list[tuple[str, tuple[tuple[float, float], ...], float, float]],
        *,
        whole: bool,
    ) -> QPixmap:
        pane = self.shape.pane
        wide = self.shape.in_pixels(pane, pane.topLeft()).width()
        side = 0 if whole else round((self.shape.well.left() - pane.left()) * self.ratio)
        picture = _clear(wide, max(1, high))
        painter = QPainter(picture)
        for token, stops, start, end in parts:
            area = QRectF(side, start * high, wide - 2 * side, (end - start) * high)
            ramp = QLinearGradient(area.topLeft(), area.bottomLeft())
            for stop, alpha in stops:
                ramp.setColorAt(stop, self.shape.theme.color(token, alpha))
            painter.fillRect(area, ramp)
        painter.end()
        return picture

    @cached_property
    def hole(self) -> QRect:
        """The hole while the slide is in, from the pane's corner."""
        return self.shape.in_pixels(self.shape.hole(0.0), self.shape.pane.topLeft())

    @cached_property
    def rim_room(self) -> int:
        """How far the hole's rim reaches beyond it."""
        return self.length(RIM_ROOM)

    @cached_property
    def rim(self) -> QPixmap:
        """The rim of the hole, as the lamp behind it shows it."""
        hole = QRectF(self.hole.translated(-self.hole.topLeft()))
        room = self.rim_room
        picture = _clear(round(hole.width()) + 2 * room, round(hole.height()) + 2 * room)
        painter = QPainter(picture)
        smooth(painter)
        painter.translate(room, room)
        half, r = self.length(0.8), self.length(2)
        for wide, alpha in ((4.5, 40), (2.6, 54), (1.2, 174)):
            painter.setPen(QPen(self.shape.theme.color("glow", alpha), self.length(wide * 10) / 10))
            painter.drawRoundedRect(hole.adjusted(-half, -half, half, half), r, r)
        painter.end()
        return picture

    # the slide, the handle and the case

    @cached_property
    def slide_room(self) -> int:
        """How far the slide's shadow reaches beyond its paper."""
        return round((shadow_margin(self.shape.theme, "slide") + 1) * self.ratio)

    @cached_property
    def slide(self) -> QPixmap:
        """The slide's paper with its finger bars and shadow."""
        shape, room = self.shape, self.slide_room / self.ratio
        slide = shape.slide(0.0)
        paper = QRectF(QPointF(room, room), slide.size())
        picture = self._picture(QRectF(QPointF(), slide.size()).adjusted(0, 0, 2 * room, 2 * room))
        painter = self._painter(picture)
        title, note = self._words
        paint_slide(painter, paper, shape.theme.at(shape.px(1)), title, note)
        for grip in shape.grips(0.0):
            place = grip.translated(paper.topLeft() - slide.topLeft())
            paint_handle(painter, place, shape.theme.at(shape.px(0.8)))
        painter.end()
        picture.setDevicePixelRatio(1.0)
        self._even_out(picture)
        return picture

    def _even_out(self, picture: QPixmap) -> None:
        """Make the paper's outermost columns the same all the way down.

        Then they needn't be painted again when the slide moves.
        """
        high = self.shape.in_pixels(self.shape.slide(0.0), QPointF()).height()
        wide = picture.width() - 1 - 2 * self.slide_room
        top = self.slide_room + self.length(CORNER)
        rows = high - 2 * self.length(CORNER)
        middle = top + rows // 2
        source = picture.copy()
        painter = QPainter(picture)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
        for left in (self.slide_room - 1, self.slide_room + wide - EDGE_COLUMN):
            column = EDGE_COLUMN + 1
            painter.drawPixmap(
                QRect(left, top, column, rows), source, QRect(left, middle, column, 1)
            )
        painter.end()

    @cached_property
    def paper(self) -> QPixmap:
        """The slide's paper alone, without its rounded corners: opaque, so quick to move."""
        room, corner = self.slide_room, self.length(CORNER)
        slide = self.shape.slide(0.0)
        size = self.shape.in_pixels(slide, slide.topLeft()).size()
        inner = QRect(room + 1, room + corner, size.width() - 2, size.height() - 2 * corner)
        image = self.slide.toImage().copy(inner)
        return QPixmap.fromImage(image.convertToFormat(QImage.Format.Format_RGB32))

    @cached_property
    def paper_at(self) -> QPointF:
        """Where the opaque paper begins, from the slide's corner."""
        return QPointF(1 / self.ratio, self.length(CORNER) / self.ratio)

    @cached_property
    def switch_area(self) -> QRectF:
        """The switch and the pilot lamp with its halo."""
        reach = self.shape.px(28)
        jewel = self.shape.jewel()
        halo = QRectF(jewel.x() - reach, jewel.y() - reach, 2 * reach, 2 * reach)
        area = self.shape.toggle().adjusted(-2, -2, 2, 2).united(halo)
        left, top = self.shape.pane.right(), self.shape.snapped(area.top())
        return QRectF(left, top, area.right() - left, area.height())

    def switch(self, on: bool, light: float) -> QPixmap:
        """Switch and pilot lamp over the case, at a brightness in eighths."""
        key = (on, round(light * 8))
        if key not in self._switches:
            picture = self._picture(QRectF(QPointF(), self.switch_area.size()))
            painter = self._painter(picture)
            painter.translate(-self.switch_area.topLeft())
            self._paint_part_of_case(painter)
            shape = self.shape
            paint_toggle(painter, shape.toggle(), shape.theme, on)
            paint_jewel(painter, shape.jewel(), shape.px(7), shape.theme, round(light * 8) / 8)
            painter.end()
            picture.setDevicePixelRatio(1.0)
            self._switches[key] = picture
        return self._switches[key]

    def _paint_part_of_case(self, painter: QPainter) -> None:
        case = QPixmap(self.case)
        case.setDevicePixelRatio(self.ratio)
        painter.setClipRect(self.shape.case)
        painter.drawPixmap(self.case_area.topLeft(), case)

    @cached_property
    def ring(self) -> QPixmap:
        """The ring round a deciding marker, at rest."""
        reach = self.ring_reach
        side = self.shape.px(8) + 2 * reach
        picture = self._picture(QRectF(0, 0, side, side))
        painter = self._painter(picture)
        paint_ring_at(painter, self.shape, QPointF(side / 2, side / 2), reach, 255)
        painter.end()
        picture.setDevicePixelRatio(1.0)
        return picture

    @cached_property
    def ring_reach(self) -> float:
        """Radius of the ring at rest."""
        return self.shape.geometry.diamond * RING * self.shape.yard

    @cached_property
    def handle_room(self) -> int:
        """How far the handle's shadow and focus ring reach beyond it."""
        return self.length(HANDLE_ROOM)

    def handle(self, gripped: bool, focus: bool) -> QPixmap:
        """The handle, with a hand on it or without."""
        found = self._handles.get((gripped, focus))
        if found is not None:
            return found
        room = self.handle_room / self.ratio
        inner = QRectF(QPointF(room, room), self.shape.handle(0.0).size())
        picture = self._picture(QRectF(QPointF(), inner.size()).adjusted(0, 0, 2 * room, 2 * room))
        painter = self._painter(picture)
        theme = self.shape.theme.at(self.shape.px(1))
        paint_handle(painter, inner, theme, 1.0 if gripped else 0.0, focus)
        painter.end()
        picture.setDevicePixelRatio(1.0)
        self._handles[gripped, focus] = picture
        return picture

    @cached_property
    def case_area(self) -> QRectF:
        """The case with its shadow, in logical pixels."""
        margin = self.shape.snapped(shadow_margin(self.shape.theme, "case"))
        case = self.shape.case
        left, top = self.shape.snapped(case.left()), self.shape.snapped(case.top())
        return QRectF(
            left - margin, top - margin, case.width() + 2 * margin, case.height() + 2 * margin
        )

    @cached_property
    def case(self) -> QPixmap:
        """The case with its shadow."""
        picture = self._picture(QRectF(QPointF(), self.case_area.size()))
        painter = self._painter(picture)
        painter.translate(-self.case_area.topLeft())
        shape = self.shape
        paint_case(painter, CaseShape(shape.case, shape.well), shape.theme.at(shape.px(1)))
        painter.end()
        picture.setDevicePixelRatio(1.0)
        return picture

    def _picture(self, rect: QRectF) -> QPixmap:
        size = self.shape.in_pixels(rect, rect.topLeft()).size()
        picture = _clear(size.width() + 1, size.height() + 1)
        picture.setDevicePixelRatio(self.ratio)
        return picture

    @staticmethod
    def _painter(picture: QPixmap) -> QPainter:
        painter = QPainter(picture)
        smooth(painter)
        return painter


def paint_ring_at(
    painter: QPainter,
    shape: BoxShape,
    center: QPointF,
    reach: float,
    alpha: float,
    wide: float | None = None,
) -> None:
    """A bright ring with a dark rim, so that it shows on lit and unlit ground."""
    pen = shape.px(1.9) if wide is None else wide
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(shape.theme.color("shadow", alpha * 0.45), 2.1 * pen))
    painter.drawEllipse(center, reach, reach)
    painter.setPen(QPen(shape.theme.color("path", alpha), pen))
    painter.drawEllipse(center, reach, reach)


def _clear(wide: int, high: int) -> QPixmap:
    picture = QPixmap(wide, high)
    picture.fill(QColor(Qt.GlobalColor.transparent))
    return picture
