"""One painting of the light box: what is in a given rect, and nothing more."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from gridlight.cards.result import Result
from gridlight.ui.lightbox import glowing
from gridlight.ui.lightbox.fittings import BAND, EDGE_COLUMN, LIP, SHADE, Fittings, paint_ring_at
from gridlight.ui.lightbox.held import Held, held_reach, paint_held
from gridlight.ui.lightbox.leaks import leaks, to_rect
from gridlight.ui.lightbox.places import paint_places
from gridlight.ui.lightbox.plates import Laying, Plates
from gridlight.ui.lightbox.prints import paint_offense_name
from gridlight.ui.lightbox.shape import BoxShape

Mode = QPainter.CompositionMode
HOLE_LIGHT = 0.7  # of the light beside it; the hole is deep and narrow
BELOW_EDGE = 16.0  # how far below the edge the hole and its rim reach


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
    result: Result | None = None
    ring: float | None = None
    told: bool = False
    title: str = ""
    note: str = ""
    gripped: bool = False
    focus: bool = False


class Scene:
    """Paints sights of the box for one shape."""

    def __init__(self, shape: BoxShape) -> None:
        self.shape = shape
        self.plates = Plates(shape)
        self._fittings: Fittings | None = None
        self._words = ("", "")
        self._leaks = glowing.LeakPicture()
        self._band: QPixmap | None = None
        self._pane = shape.pane
        self._case_bottom = shape.case.bottom() - shape.px(12)

    def fittings(self, sight: Sight) -> Fittings:
        """The pictures that move with the slide."""
        words = (sight.title, sight.note)
        if self._fittings is None or words != self._words:
            self._words = words
            self._fittings = Fittings(self.shape, *words)
        return self._fittings

    def paint(self, painter: QPainter, sight: Sight, rect: QRectF) -> None:
        """Paint what lies in `rect`; the painter is clipped to it."""
        fittings = self.fittings(sight)
        inside = self._pane.contains(rect)
        below = rect.top() >= self._pane.bottom()
        if not inside:
            self._surroundings(painter, sight, fittings, rect)
        pane = QRectF() if below else rect.intersected(self._pane)
        if not pane.isEmpty():
            self._in_pane(painter, sight, fittings, pane)
        if not inside:
            self._in_front(painter, sight, fittings, rect)
        held = sight.held
        if held is not None and rect.intersects(held_reach(self.shape, held)):
            paint_held(painter, self.shape, held, focus=sight.focus)
        if sight.share == 0.0 and rect.intersects(glowing.leak_area(self.shape)):
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

    # around the pane

    def _surroundings(
        self, painter: QPainter, sight: Sight, fittings: Fittings, rect: QRectF
    ) -> None:
        below = QRectF(rect)
        below.setTop(max(rect.top(), self._case_bottom))
        if below.height() > 0:
            self._slide(painter, fittings, self.shape.slide(sight.share), below)
        self._case(painter, fittings, rect)

    def _case(self, painter: QPainter, fittings: Fittings, rect: QRectF) -> None:
        """The case with its shadow, but for the pane, which is painted over it."""
        area, pane = fittings.case_area, self._pane
        if rect.top() >= pane.bottom():
            pieces: tuple[QRectF, ...] = (area,)
        else:
            high = pane.height()
            pieces = (
                QRectF(area.left(), area.top(), area.width(), pane.top() - area.top()),
                QRectF(area.left(), pane.bottom(), area.width(), area.bottom() - pane.bottom()),
                QRectF(area.left(), pane.top(), pane.left() - area.left(), high),
                QRectF(pane.right(), pane.top(), area.right() - pane.right(), high),
            )
        for piece in pieces:
            part = piece.intersected(rect)
            if not part.isEmpty():
                self._piece(painter, fittings.case, area.topLeft(), part)

    def _slide(self, painter: QPainter, fittings: Fittings, slide: QRectF, below: QRectF) -> None:
        ratio = self.shape.ratio
        at = slide.topLeft() + fittings.paper_at
        paper = fittings.paper
        body = QRectF(at.x(), at.y(), paper.width() / ratio, paper.height() / ratio)
        if body.contains(below):
            self._piece(painter, paper, at, below)
        else:
            room = fittings.slide_room / ratio
            self._piece(painter, fittings.slide, slide.topLeft() - QPointF(room, room), below)

    def _piece(self, painter: QPainter, picture: QPixmap, at: QPointF, part: QRectF) -> None:
        """The part of a picture in device pixels that lies at `at`."""
        ratio = self.shape.ratio
        source = self.shape.in_pixels(part, at).intersected(picture.rect())
        if source.isEmpty():
            return
        if ratio == 1.0:
            x, y = round(at.x()) + source.x(), round(at.y()) + source.y()
            painter.drawPixmap(
                x, y, picture, source.x(), source.y(), source.width(), source.height()
            )
            return
        target = QRectF(
            at.x() + source.x() / ratio,
            at.y() + source.y() / ratio,
            source.width() / ratio,
            source.height() / ratio,
        )
        painter.drawPixmap(target, picture, QRectF(source))

    def _in_front(self, painter: QPainter, sight: Sight, fittings: Fittings, rect: QRectF) -> None:
        shape = self.shape
        switch = rect.intersected(fittings.switch_area)
        if not switch.isEmpty():
            picture = fittings.switch(sight.on, sight.light)
            self._piece(painter, picture, fittings.switch_area.topLeft(), switch)
        if sight.held is not None:
            paint_places(painter, shape, sight.held)
        handle = shape.handle(sight.share)
        room = fittings.handle_room / shape.ratio
        if handle.top() - room < rect.bottom() and handle.bottom() + room > rect.top():
            corner = handle.topLeft() - QPointF(room, room)
            at = QPointF(shape.snapped(corner.x()), shape.snapped(corner.y()))
            self._piece(painter, fittings.handle(sight.gripped, sight.focus), at, rect)

    # the pane, in device pixels

    def _in_pane(self, painter: QPainter, sight: Sight, fittings: Fittings, part: QRectF) -> None:
        pane, ratio = self._pane, self.shape.ratio
        unlit = self.plates.unlit(sight.laying)
        area = self.shape.in_pixels(part, pane.topLeft()).intersected(unlit.rect())
        painter.translate(pane.topLeft())
        if ratio != 1.0:
            painter.scale(1 / ratio, 1 / ratio)
        if sight.lit and sight.light > 0 and sight.share > 0:
            self._uncovered(painter, sight, fittings, area, unlit)
        else:
            _blit(painter, unlit, area)
        self._rim(painter, sight, fittings, area)
        if ratio != 1.0:
            painter.scale(ratio, ratio)
        painter.translate(-pane.topLeft())
        if sight.told:
            self._told(painter, sight, fittings, part)

    def _edge_row(self, share: float) -> int:
        return round((self.shape.edge(share) - self._pane.top()) * self.shape.ratio)

    def _uncovered(
        self, painter: QPainter, sight: Sight, fittings: Fittings, area: QRect, unlit: QPixmap
    ) -> None:
        lit = self.plates.lit(sight.laying)
        edge, high, wide = self._edge_row(sight.share), lit.height(), lit.width()
        band = min(fittings.band, edge) if edge < high else 0
        top = edge - band
        dim = sight.light < 1.0
        _blit(painter, unlit, area if dim else area.intersected(QRect(0, top, wide, high)))
        if dim:
            painter.setOpacity(sight.light)
        _blit(painter, lit, area.intersected(QRect(0, 0, wide, top)))
        strip = area.intersected(QRect(0, top, wide, band))
        if not strip.isEmpty():
            faded = self._faded(lit, fittings.fade, top, band)
            painter.drawPixmap(
                strip.x(),
                strip.y(),
                faded,
                strip.x(),
                strip.y() - top,
                strip.width(),
                strip.height(),
            )
        if edge < high:
            line = QRect(0, edge - fittings.lip, wide, fittings.lip + fittings.shade)
            _blit(painter, fittings.edge, area.intersected(line), line.y())
            hole = fittings.hole.translated(0, edge).intersected(area)
            painter.setOpacity(sight.light * HOLE_LIGHT)
            _blit(painter, lit, hole)
            painter.setOpacity(1.0)
        elif dim:
            painter.setOpacity(1.0)

    def _faded(self, lit: QPixmap, mask: QPixmap, top: int, rows: int) -> QPixmap:
        """The lit strip at the edge, fading out towards it."""
        if self._band is None or self._band.size() != mask.size():
            self._band = QPixmap(mask.size())
            self._band.fill(Qt.GlobalColor.transparent)
        wide = mask.width()
        mixing = QPainter(self._band)
        mixing.setCompositionMode(Mode.CompositionMode_Source)
        mixing.drawPixmap(0, 0, lit, 0, top, wide, rows)
        mixing.setCompositionMode(Mode.CompositionMode_DestinationIn)
        mixing.drawPixmap(0, 0, mask, 0, mask.height() - rows, wide, rows)
        mixing.end()
        return self._band

    def _rim(self, painter: QPainter, sight: Sight, fittings: Fittings, area: QRect) -> None:
        hole = fittings.hole.translated(0, self._edge_row(sight.share))
        room = fittings.rim_room
        around = hole.adjusted(-room, -room, room, room)
        if sight.light <= 0 or around.bottom() > self.plates.unlit(sight.laying).height():
            return
        if around.intersects(area):
            painter.drawPixmap(around.topLeft(), fittings.rim)

    def _told(self, painter: QPainter, sight: Sight, fittings: Fittings, part: QRectF) -> None:
        """What may be shown once the play is decided: the offense's name, and the ring."""
        shape, laying, result = self.shape, sight.laying, sight.result
        if laying.offense is not None and part.bottom() > shape.well.bottom() - shape.px(26):
            paint_offense_name(painter, shape, laying.offense, "yard_txt_lit")
        if sight.ring is None or result is None:
            return
        for spot in glowing.ring_spots(shape, result, laying.offense_at or 0.0):
            if sight.ring >= 1:
                half = fittings.ring_reach + shape.px(4)
                at = QPointF(shape.snapped(spot.x() - half), shape.snapped(spot.y() - half))
                self._piece(painter, fittings.ring, at, part)
            else:
                again = (sight.ring * 2) % 1
                reach = fittings.ring_reach * (1.0 + (1.0 - again) * 0.55)
                paint_ring_at(painter, shape, spot, reach, 120 + 135 * again)

    def _hole_light(self, painter: QPainter, sight: Sight) -> None:
        if sight.light <= 0:
            return
        painter.setOpacity(sight.light)
        self._leaks.paint(painter, self.shape, self.seen_through_hole(sight))
        painter.setOpacity(1.0)


def _blit(painter: QPainter, picture: QPixmap, part: QRect, top: int = 0) -> None:
    """Part of a picture whose first row is row `top`, to the same place."""
    if not part.isEmpty():
        x, y, wide, high = part.x(), part.y(), part.width(), part.height()
        painter.drawPixmap(x, y, picture, x, y - top, wide, high)


def slide_step(shape: BoxShape, before: float, after: float) -> tuple[QRect, ...]:
    """What must be painted again when the slide moves: the uncovered strip, and the slide.

    The sides of the slide look the same wherever it stands, so only its paper is painted
    again, and its foot with the shadow while that is in sight.
    """
    low, high = sorted((shape.edge(before), shape.edge(after)))
    pane, case = shape.pane, shape.case
    top = max(low - shape.px(max(BAND, LIP)) - 1, pane.top())
    foot = min(high + shape.px(max(SHADE, BELOW_EDGE)) + 1, pane.bottom())
    rects = [QRectF(pane.left(), top, pane.width(), foot - top)]
    paper = shape.slide(max(before, after))
    under = case.bottom() - shape.px(18)
    shown = min(paper.bottom(), shape.floor)
    lowest = max(under, shape.slide(min(before, after)).bottom() - shape.px(24))
    if lowest < shape.floor:
        room = shape.px(46)
        end = min(paper.bottom() + room, shape.floor)
        rects.append(QRectF(paper.left() - room, lowest, paper.width() + 2 * room, end - lowest))
        shown = lowest
    if shown > under:
        side = EDGE_COLUMN / shape.ratio
        rects.append(QRectF(paper.left() + side, under, paper.width() - 2 * side, shown - under))
    if min(before, after) == 0.0:
        rects.append(glowing.leak_area(shape))
    return tuple(rect.toAlignedRect() for rect in rects)
