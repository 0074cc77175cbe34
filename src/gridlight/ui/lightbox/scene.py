"""One painting of the light box: what is in a given rect, and nothing more."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from gridlight.cards.result import Result
from gridlight.ui.lightbox import glowing
from gridlight.ui.lightbox.held import Held, held_reach, paint_held
from gridlight.ui.lightbox.leaks import leaks, to_rect
from gridlight.ui.lightbox.places import paint_places
from gridlight.ui.lightbox.plates import Laying, Plates
from gridlight.ui.lightbox.prints import paint_offense_name
from gridlight.ui.lightbox.shape import BoxShape
from gridlight.ui.lightbox.slide import paint_moving_slide, paint_slide_handle, slide_margin
from gridlight.ui.paint.case import CaseShape, paint_case
from gridlight.ui.paint.metal import paint_jewel, paint_toggle

Mode = QPainter.CompositionMode
HOLE_LIGHT = 0.7  # of the light beside it; the hole is deep and narrow


@dataclass(frozen=True, slots=True)
class Sight:
    """Everything that can be seen: `light` 0 to 1 is the lamp, `lit` whether a play is baked.

    `ring` runs 0 to 1 while the deciding marker pulses, None before; `told` is whether the
    offense's card may be named.
    """

    laying: Laying
    share: float = 0.0
    light: float = 1.0
    lit: bool = False
    on: bool = True
    held: Held | None = None
    held_opacity: float = 1.0
    result: Result | None = None
    ring: float | None = None
    told: bool = False
    title: str = ""
    note: str = ""
    grip: float = 0.0
    focus: bool = False


class Scene:
    """Paints sights of the box for one shape."""

    def __init__(self, shape: BoxShape) -> None:
        self.shape = shape
        self.plates = Plates(shape)
        self._leaks = glowing.LeakPicture()
        self._band: QPixmap | None = None

    def paint(self, painter: QPainter, sight: Sight, rect: QRectF) -> None:
        """Paint what lies in `rect`; the painter is clipped to it."""
        shape = self.shape
        inside = shape.well.contains(rect)
        if not inside:
            self._surroundings(painter, sight, rect)
        well = rect.intersected(shape.well)
        if not well.isEmpty():
            self._well(painter, sight, well)
        if not inside:
            self._in_front(painter, sight, rect)
        if sight.held is not None and rect.intersects(held_reach(shape, sight.held)):
            paint_held(painter, shape, sight.held, sight.held_opacity)
        if sight.share == 0.0 and rect.intersects(glowing.leak_area(shape)):
            self._hole_light(painter, sight)

    def seen_through_hole(self, sight: Sight) -> tuple[QRectF, ...]:
        """The light that comes through the hole while the slide is in, in yards."""
        g = self.shape.geometry
        laying, held = sight.laying, sight.held
        places = {"offense": laying.offense_at, "defense": laying.defense_at}
        lift = {"offense": 0.0, "defense": 0.0}
        if held is not None:
            places[held.side] = held.offset.x() / self.shape.step
            lift[held.side] = held.offset.y() / self.shape.yard
        hole = to_rect((-g.hole, g.bars_top, g.hole, g.bars_bottom), 0.0)
        lifts = (lift["offense"], lift["defense"])
        return leaks(g, places["offense"], places["defense"], hole, lifts)

    def _surroundings(self, painter: QPainter, sight: Sight, rect: QRectF) -> None:
        shape = self.shape
        margin = slide_margin(shape)
        paper = shape.slide(sight.share).adjusted(-margin, 0, margin, margin)
        paper.setTop(shape.case.bottom() - shape.px(12))
        below = rect.intersected(paper)
        if not below.isEmpty():
            painter.save()
            painter.setClipRect(below, Qt.ClipOperation.IntersectClip)
            paint_moving_slide(painter, shape, sight.share, sight.title, sight.note)
            painter.restore()
        paint_case(painter, CaseShape(shape.case, shape.well), shape.theme.at(shape.px(1)))

    def _in_front(self, painter: QPainter, sight: Sight, rect: QRectF) -> None:
        shape = self.shape
        theme = shape.theme
        self._walls(painter, sight, rect)
        switch = shape.toggle().adjusted(0, -shape.px(50), 0, 0)
        if rect.intersects(switch.adjusted(-shape.px(26), -shape.px(10), shape.px(26), 4)):
            paint_toggle(painter, shape.toggle(), theme, sight.on)
            paint_jewel(painter, shape.jewel(), shape.px(7), theme, sight.light)
        if sight.held is not None:
            paint_places(painter, shape, sight.held)
        room = shape.px(16)
        if rect.intersects(shape.handle(sight.share).adjusted(-room, -room, room, room)):
            paint_slide_handle(painter, shape, sight.share, sight.grip, sight.focus)

    def _walls(self, painter: QPainter, sight: Sight, rect: QRectF) -> None:
        light = sight.light if sight.lit else 0.0
        for wall in self.shape.walls():
            if wall.intersects(rect):
                glowing.paint_wall(painter, self.shape, wall, sight.share, light)

    # the well, in device pixels

    def _well(self, painter: QPainter, sight: Sight, part: QRectF) -> None:
        shape = self.shape
        unlit = self.plates.unlit(sight.laying)
        shown = sight.lit and sight.light > 0 and sight.share > 0
        lit = self.plates.lit(sight.laying) if shown else None
        ratio = shape.ratio
        area = QRect(
            round((part.left() - shape.well.left()) * ratio),
            round((part.top() - shape.well.top()) * ratio),
            round(part.width() * ratio),
            round(part.height() * ratio),
        )
        painter.save()
        painter.translate(shape.well.topLeft())
        painter.scale(1 / ratio, 1 / ratio)
        if lit is None:
            painter.drawPixmap(area.topLeft(), unlit, area)
        else:
            self._uncovered(painter, sight, area, unlit, lit)
        painter.restore()
        self._over_well(painter, sight, part)

    def _uncovered(
        self, painter: QPainter, sight: Sight, area: QRect, unlit: QPixmap, lit: QPixmap
    ) -> None:
        shape = self.shape
        edge = round((shape.edge(sight.share) - shape.well.top()) * shape.ratio)
        band = min(glowing.band_height(shape), edge) if edge < shape.pixels[1] else 0
        wide, high = shape.pixels
        bright = area.intersected(QRect(0, 0, wide, edge - band))
        dim = sight.light < 1.0
        dark = area if dim else area.intersected(QRect(0, edge - band, wide, high))
        if not dark.isEmpty():
            painter.drawPixmap(dark.topLeft(), unlit, dark)
        painter.setOpacity(sight.light)
        if not bright.isEmpty():
            painter.drawPixmap(bright.topLeft(), lit, bright)
        strip = area.intersected(QRect(0, edge - band, wide, band))
        if not strip.isEmpty():
            self._fade(painter, lit, strip, edge - band, band)
        self._edge(painter, area, edge)
        hole = self._hole_pixels(sight.share).intersected(area)
        if not hole.isEmpty() and edge < shape.pixels[1]:
            painter.setOpacity(sight.light * HOLE_LIGHT)
            painter.drawPixmap(hole.topLeft(), lit, hole)
        painter.setOpacity(1.0)

    def _fade(self, painter: QPainter, lit: QPixmap, strip: QRect, top: int, rows: int) -> None:
        """The lit strip at the edge, fading out towards it."""
        mask = glowing.fade_mask(self.shape)
        if self._band is None or self._band.size() != mask.size():
            self._band = QPixmap(mask.size())
        self._band.fill(Qt.GlobalColor.transparent)
        mixing = QPainter(self._band)
        mixing.setCompositionMode(Mode.CompositionMode_Source)
        mixing.drawPixmap(0, 0, lit, 0, top, mask.width(), rows)
        mixing.setCompositionMode(Mode.CompositionMode_DestinationIn)
        mixing.drawPixmap(0, 0, mask, 0, mask.height() - rows, mask.width(), rows)
        mixing.end()
        painter.drawPixmap(strip.topLeft(), self._band, strip.translated(0, -top))

    def _edge(self, painter: QPainter, area: QRect, edge: int) -> None:
        lip, shade = glowing.lip(self.shape), glowing.edge_shade(self.shape)
        if edge >= self.shape.pixels[1]:
            return
        warm = area.intersected(QRect(0, edge - lip.height(), lip.width(), lip.height()))
        if not warm.isEmpty():
            painter.setCompositionMode(Mode.CompositionMode_Screen)
            painter.drawPixmap(warm.topLeft(), lip, warm.translated(0, lip.height() - edge))
            painter.setCompositionMode(Mode.CompositionMode_SourceOver)
        below = area.intersected(QRect(0, edge, shade.width(), shade.height()))
        if not below.isEmpty():
            painter.drawPixmap(below.topLeft(), shade, below.translated(0, -edge))

    def _hole_pixels(self, share: float) -> QRect:
        hole = self.shape.hole(share).translated(-self.shape.well.topLeft())
        ratio = self.shape.ratio
        left, top = round(hole.left() * ratio), round(hole.top() * ratio)
        return QRect(left, top, round(hole.width() * ratio), round(hole.height() * ratio))

    def _over_well(self, painter: QPainter, sight: Sight, part: QRectF) -> None:
        shape = self.shape
        hole = shape.hole(sight.share)
        room = shape.px(3)
        framed = hole.bottom() + room < shape.well.bottom()
        if framed and part.intersects(hole.adjusted(-room, -room, room, room)):
            glowing.paint_hole_frame(painter, shape, hole, sight.light)
        laying, result = sight.laying, sight.result
        if sight.told and laying.offense is not None and part.bottom() > shape.well.bottom() - 30:
            paint_offense_name(painter, shape, laying.offense, "yard_txt_lit")
        if sight.ring is not None and result is not None:
            around = glowing.ring_rect(shape, result, laying.offense_at or 0.0)
            if part.intersects(around):
                painter.save()
                painter.setClipRect(shape.well, Qt.ClipOperation.IntersectClip)
                glowing.paint_ring(painter, shape, result, laying.offense_at or 0.0, sight.ring)
                painter.restore()

    def _hole_light(self, painter: QPainter, sight: Sight) -> None:
        if sight.light <= 0:
            return
        painter.setOpacity(sight.light)
        self._leaks.paint(painter, self.shape, self.seen_through_hole(sight))
        painter.setOpacity(1.0)


def slide_step(shape: BoxShape, before: float, after: float) -> tuple[QRect, ...]:
    """What must be painted again when the slide moves: the uncovered strip, and the slide."""
    low, high = sorted((shape.edge(before), shape.edge(after)))
    up = shape.px(max(glowing.BAND, glowing.LIP)) + 2
    down = shape.px(max(glowing.SHADE, 14.0)) + 2
    side = shape.px(10)
    strip = QRectF(
        shape.well.left() - side, low - up, shape.well.width() + 2 * side, high - low + up + down
    ).intersected(shape.well.adjusted(-side, 0, side, 0))
    margin = slide_margin(shape)
    slide = shape.slide(max(before, after)).adjusted(-margin, 0, margin, margin)
    slide.setTop(shape.case.bottom() - shape.px(14))
    slide.setBottom(min(slide.bottom(), shape.floor))
    rects = [strip, slide]
    if min(before, after) == 0.0:
        rects.append(glowing.leak_area(shape))
    return tuple(rect.toAlignedRect() for rect in rects)
