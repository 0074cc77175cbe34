"""The well's two pictures, dark and lit, painted once a play; the slide only uncovers."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QRadialGradient,
)

from gridlight.cards.model import DefenseCard, OffenseCard
from gridlight.cards.shapes import offense_strip
from gridlight.ui.lightbox import bloom
from gridlight.ui.lightbox.leaks import leaks, to_rect
from gridlight.ui.lightbox.masks import Light, as_array, light_of
from gridlight.ui.lightbox.prints import (
    bar_window,
    paint_bars,
    paint_card_edges,
    paint_defense_name,
    paint_labels,
    paint_light_through,
    paint_markers,
    paint_sawtooth,
    paint_yard_lines,
    pixels,
    rect_to_pixels,
)
from gridlight.ui.lightbox.shape import BoxShape
from gridlight.ui.paint.cache import smooth
from gridlight.ui.paint.cards import star_shape
from gridlight.ui.paint.case import CaseShape, paint_case
from gridlight.ui.paint.textures import paint_grain

Paint = Callable[[QPainter], None]
Mode = QPainter.CompositionMode
KEPT = 10
WALL_ALPHA, WALL_SHADE = 190, 150


@dataclass(frozen=True, slots=True)
class Laying:
    """What lies on the box: places in steps from the center, None where no card lies.

    An offense card that nobody may know yet lies there with `offense` None.
    """

    offense: OffenseCard | None = None
    offense_at: float | None = None
    defense: DefenseCard | None = None
    defense_at: float | None = None

    @property
    def alignment(self) -> float:
        """Defense place less offense place."""
        return (self.defense_at or 0.0) - (self.offense_at or 0.0)


class Plates:
    """Pictures of the well in device pixels for one shape; the last few layings are kept.

    `plain` leaves out all words, for boxes too small to read them.
    """

    def __init__(self, shape: BoxShape, *, plain: bool = False) -> None:
        self.shape = shape
        self._plain = plain
        self._kept: OrderedDict[Hashable, QPixmap] = OrderedDict()

    def unlit(self, laying: Laying) -> QPixmap:
        """The well without light."""
        dark = replace(laying, offense=None)
        return self._picture(("unlit", dark), lambda p: _paint_unlit(p, self.shape, dark))

    def lit(self, laying: Laying) -> QPixmap:
        """The well with all light on and the slide away."""
        plain = self._plain
        return self._picture(("lit", laying), lambda p: _paint_lit(p, self.shape, laying, plain))

    def _picture(self, key: Hashable, paint: Paint) -> QPixmap:
        found = self._kept.get(key)
        if found is None:
            found = self._kept[key] = _pane_pixmap(self.shape, paint)
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        return found


def _pane_pixmap(shape: BoxShape, paint: Paint) -> QPixmap:
    pane = shape.pane
    area = shape.in_pixels(pane, pane.topLeft())
    image = QImage(area.size(), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(shape.ratio)
    image.fill(0)
    painter = QPainter(image)
    smooth(painter)
    painter.translate(-pane.topLeft())
    paint_case(painter, CaseShape(shape.case, shape.well), shape.theme.at(shape.px(1)))
    paint(painter)
    painter.end()
    image.setDevicePixelRatio(1.0)
    return QPixmap.fromImage(image)


def _paint_unlit(painter: QPainter, shape: BoxShape, laying: Laying) -> None:
    theme, well = shape.theme, shape.well
    _paint_walls(painter, shape, lit=False)
    painter.setClipRect(well)
    ground = QLinearGradient(well.topLeft(), well.bottomLeft())
    ground.setColorAt(0, theme.mix("unlit", "lit", 0.18))
    ground.setColorAt(0.4, theme.color("unlit"))
    ground.setColorAt(1, theme.mix("unlit", "shadow", 0.16))
    painter.fillRect(well, ground)
    if laying.offense_at is None:
        _paint_glass(painter, shape)
    else:
        paint_yard_lines(painter, shape)
        if laying.defense_at is None:
            _paint_emblem(painter, shape, laying.offense_at)
        _paint_ledge(painter, shape, laying.offense_at)
        paint_labels(painter, shape, "yard_txt", laying.offense_at)
        paint_sawtooth(painter, shape, laying.offense_at, 90)
    if laying.defense_at is not None:
        paint_card_edges(painter, shape, laying.defense_at, 46)
        paint_sawtooth(painter, shape, laying.defense_at, 150)
    if laying.defense is not None and laying.defense_at is not None:
        paint_markers(painter, shape, laying.defense, laying.defense_at, 0.78)
        paint_defense_name(painter, shape, laying.defense, "yard_txt_lit")
    _paint_hole_bars(painter, shape, laying, lit=False)
    _paint_inner_shadows(painter, shape)
    paint_grain(painter, well, theme, 3)


def _paint_walls(painter: QPainter, shape: BoxShape, *, lit: bool) -> None:
    """The brass walls, warm with the lamp's light or in shadow."""
    theme = shape.theme
    for wall in shape.walls():
        if not lit:
            painter.fillRect(wall, theme.color("shadow", WALL_SHADE))
            continue
        warm = QLinearGradient(wall.topLeft(), wall.bottomLeft())
        for stop, deep, part in (
            (0.0, 0.5, 0.6),
            (0.2, 0.0, 1.0),
            (0.6, 0.2, 0.9),
            (1.0, 0.5, 0.7),
        ):
            warm.setColorAt(stop, theme.mix("brass", "brass_d", deep, WALL_ALPHA * part))
        painter.fillRect(wall, warm)


def _paint_glass(painter: QPainter, shape: BoxShape) -> None:
    """The empty pane: a sheen across it."""
    theme, well = shape.theme, shape.well
    sheen = QLinearGradient(well.topLeft(), well.bottomRight())
    for stop, alpha in ((0.0, 0), (0.3, 0), (0.36, 12), (0.47, 12), (0.5, 0), (0.56, 7), (0.6, 0)):
        sheen.setColorAt(stop, theme.color("shine", alpha))
    painter.fillRect(well, sheen)


def _paint_emblem(painter: QPainter, shape: BoxShape, place: float) -> None:
    """The back of an offense card, hardly to be seen in the dark."""
    middle = shape.point(place * shape.geometry.pitch, shape.geometry.far * 0.5)
    half = shape.px(62)
    painter.setPen(QPen(shape.theme.color("yard_txt", 34), shape.px(1.6)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPolygon(star_shape(middle, half * 0.42))
    for reach in (1.0, 0.9):
        path = QPainterPath(middle + QPointF(0, -half * reach))
        for dx, dy in ((0.92, 0), (0, 1), (-0.92, 0)):
            path.lineTo(middle + QPointF(half * reach * dx, half * reach * dy))
        path.closeSubpath()
        painter.drawPath(path)


def _paint_ledge(painter: QPainter, shape: BoxShape, place: float) -> None:
    """The box's rim beside a card that doesn't lie in the center: its place can be seen. FE-3"""
    if abs(place) < 1e-6:
        return
    g = shape.geometry
    x = (g.left if place > 0 else g.right) + place * g.pitch
    gap = QRectF(shape.well)
    if place > 0:
        gap.setRight(shape.point(x, 0).x())
    else:
        gap.setLeft(shape.point(x, 0).x())
    painter.fillRect(gap, shape.theme.mix("unlit", "shadow", 0.55))
    paint_card_edges(painter, shape, place, 120)


def _paint_lit(painter: QPainter, shape: BoxShape, laying: Laying, plain: bool) -> None:
    _paint_walls(painter, shape, lit=True)
    painter.setClipRect(shape.well)
    _paint_lit_ground(painter, shape)
    paint_yard_lines(painter, shape)
    if not plain:
        paint_labels(painter, shape, "yard_txt_lit", laying.offense_at)
    if laying.offense_at is not None and not plain:
        paint_sawtooth(painter, shape, laying.offense_at, 120)
    places = (laying.offense_at or 0.0, laying.defense_at or 0.0)
    if laying.offense is not None:
        light = light_of(laying.offense, laying.defense, shape.geometry, pixels(shape), places)
        _paint_light(painter, shape, light)
    if not plain:
        _paint_hole_bars(painter, shape, laying, lit=True)
    if laying.defense is not None and laying.defense_at is not None:
        paint_markers(painter, shape, laying.defense, laying.defense_at)
        paint_light_through(painter, shape, laying.defense, laying.defense_at)
        if not plain:
            paint_sawtooth(painter, shape, laying.defense_at, 200)
            paint_defense_name(painter, shape, laying.defense, "yard_txt_lit")
    _paint_inner_shadows(painter, shape)
    paint_grain(painter, shape.well, shape.theme, 2)


def _paint_lit_ground(painter: QPainter, shape: BoxShape) -> None:
    theme, well = shape.theme, shape.well
    center = QPointF(well.center().x(), well.top() + well.height() * 0.27)
    reach = well.height() * 0.62
    green = QRadialGradient(center, reach)
    green.setColorAt(0, theme.mix("lit_hot", "shine", 0.04))
    green.setColorAt(0.34, theme.mix("lit_hot", "lit", 0.3))
    green.setColorAt(0.68, theme.mix("lit", "shadow", 0.06))
    green.setColorAt(1, theme.mix("lit", "shadow", 0.3))
    painter.fillRect(well, green)
    bulb = QRadialGradient(center, reach * 0.9)
    for stop, alpha in ((0, 40), (0.5, 18), (1, 0)):
        bulb.setColorAt(stop, theme.color("glow", alpha))
    painter.setCompositionMode(Mode.CompositionMode_Screen)
    painter.fillRect(well, bulb)
    painter.setCompositionMode(Mode.CompositionMode_SourceOver)


def _paint_light(painter: QPainter, shape: BoxShape, light: Light) -> None:
    """The path with its bloom; markers keep their light back."""
    theme = shape.theme
    unit = shape.px(1) * shape.ratio
    level = bloom.glow(as_array(light.path), as_array(light.cover), unit, theme.ink.glow_gain)
    halo = bloom.tinted(level, theme.color("glow"), theme.color("path"))
    painter.setCompositionMode(Mode.CompositionMode_Screen)
    painter.drawImage(shape.well, halo)
    painter.setCompositionMode(Mode.CompositionMode_SourceOver)
    line = QImage(light.path.size(), QImage.Format.Format_ARGB32_Premultiplied)
    line.fill(theme.color("path"))
    ink = QPainter(line)
    ink.setCompositionMode(Mode.CompositionMode_DestinationIn)
    ink.drawImage(0, 0, light.path)
    ink.setCompositionMode(Mode.CompositionMode_DestinationOut)
    ink.drawImage(0, 0, light.cover)
    ink.end()
    painter.drawImage(shape.well, line)


def _paint_hole_bars(painter: QPainter, shape: BoxShape, laying: Laying, *, lit: bool) -> None:
    """The bars as the hole shows them; with the lamp on, light where no bar is."""
    g = shape.geometry
    if laying.offense_at is None:
        return
    painter.save()
    painter.setClipRect(bar_window(shape, g.hole), Qt.ClipOperation.IntersectClip)
    strip = to_rect(offense_strip(g), laying.offense_at * g.pitch)
    if lit:
        ground = shape.theme.mix("yard", "shadow", 0.5)
        painter.fillRect(rect_to_pixels(shape, strip), ground)
    paint_bars(painter, shape, laying.offense_at, laying.defense_at)
    hole = to_rect((-g.hole, g.bars_top, g.hole, g.bars_bottom), 0.0)
    for light in leaks(g, laying.offense_at, laying.defense_at, hole) if lit else ():
        painter.fillRect(rect_to_pixels(shape, light), shape.theme.color("path"))
    painter.restore()


def _paint_inner_shadows(painter: QPainter, shape: BoxShape) -> None:
    well, deep = shape.well, shape.px(10)
    strength = 150 if shape.theme.dark else 100
    sides = (
        (QRectF(well.left(), well.top(), well.width(), deep), well.topLeft(), QPointF(0, deep)),
        (QRectF(well.left(), well.top(), deep, well.height()), well.topLeft(), QPointF(deep, 0)),
        (
            QRectF(well.right() - deep, well.top(), deep, well.height()),
            well.topRight(),
            QPointF(-deep, 0),
        ),
    )
    for rect, start, way in sides:
        shade = QLinearGradient(start, start + way)
        shade.setColorAt(0, shape.theme.color("shadow", strength))
        shade.setColorAt(0.4, shape.theme.color("shadow", strength * 0.36))
        shade.setColorAt(1, shape.theme.color("shadow", 0))
        painter.fillRect(rect, shade)
