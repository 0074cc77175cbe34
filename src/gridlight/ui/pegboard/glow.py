"""Light in holes and around pegs: where one may go at what cost, whom it may hit, who reaches."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPen, QPixmap, QRadialGradient

from gridlight.present.pegboard import HITS, Hole, Landing, ReachHole
from gridlight.ui.paint.cache import baked
from gridlight.ui.paint.corners import paint_corners
from gridlight.ui.paint.men import halo_picture
from gridlight.ui.paint.text import text_path
from gridlight.ui.pegboard.shape import PegShape
from gridlight.ui.theme import Theme

Mode = QPainter.CompositionMode
# a lit hole's radius and its halo's alpha, by cost; 0 is for placing
LENS = {0: (0.17, 0), 1: (0.30, 150), 2: (0.265, 112), 3: (0.23, 80), 4: (0.20, 54)}
MOST = 4
HALO = 0.86
RING = 0.60
NUMBERS_FROM = 25.0  # spacing in pixels from which a lit hole carries its cost as a number


def lens_picture(shape: PegShape, cost: int) -> QPixmap:
    """A hole lit from below, in a box of one spacing; dearer ones are smaller."""
    theme, s = shape.theme, shape.s
    key = ("peg-lens", theme.ink, theme.dark, round(s * 100), cost)

    def draw(painter: QPainter) -> None:
        r = s * LENS[lens_cost(cost)][0]
        light = QRadialGradient(QPointF(s / 2, s / 2) - QPointF(r * 0.15, r * 0.2), r * 1.25)
        light.setColorAt(0, theme.color("lens_hi"))
        light.setColorAt(0.45, theme.mix("lens_hi", "lens", 0.35))
        light.setColorAt(0.8, theme.color("lens"))
        light.setColorAt(1, theme.color("lens_d"))
        _lens(painter, theme, s, r, light, str(cost) if cost else "")

    return baked(key, QSizeF(s, s), shape.ratio, draw)


def _lens(
    painter: QPainter, theme: Theme, s: float, r: float, light: QRadialGradient, text: str
) -> None:
    middle = QPointF(s / 2, s / 2)
    painter.setPen(QPen(theme.color("lens_edge", 225), max(0.8, s * 0.05)))
    painter.setBrush(light)
    painter.drawEllipse(middle, r, r)
    if text and s >= NUMBERS_FROM:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.color("lens_edge"))
        font = theme.font("dial", max(12.0, s * 0.40))
        painter.drawPath(text_path(font, text, middle))


def lens_cost(cost: int) -> int:
    """The cost that a lens is drawn for."""
    return max(0, min(MOST, cost))


def paint_landings(
    painter: QPainter,
    shape: PegShape,
    landings: Iterable[Landing],
    area: QRectF,
    gain: float,
    aimed: Hole | None,
) -> None:
    """The lit holes in `area`; `gain` 0–1 breathes, `aimed` shines the most."""
    first: dict[Hole, Landing] = {}
    for landing in landings:
        there = first.get(landing.hole)
        if there is None or landing.cost < there.cost:
            first[landing.hole] = landing
    shown = [x for x in first.values() if shape.cell(x.hole, 1.0).intersects(area)]
    painter.setCompositionMode(Mode.CompositionMode_Screen)
    painter.setOpacity(gain * shape.theme.ink.legal_gain)
    for landing in shown:
        alpha = LENS[lens_cost(landing.cost)][1]
        if landing.kind not in HITS and alpha:
            _halo(painter, shape, shape.center(landing.hole), HALO, alpha)
    painter.setOpacity(1.0)
    painter.setCompositionMode(Mode.CompositionMode_SourceOver)
    half = shape.s / 2
    for landing in shown:
        at = shape.center(landing.hole)
        if landing.kind == "out":
            paint_way_out(painter, shape, landing.hole)
        elif landing.kind not in HITS and landing.kind != "swap":
            picture = lens_picture(shape, landing.cost)
            painter.drawPixmap(at - QPointF(half, half), picture)
        if landing.hole == aimed:
            paint_ring(painter, shape, landing.hole)


def paint_way_out(painter: QPainter, shape: PegShape, hole: Hole) -> None:
    """An arrow over the sideline: the way out of bounds."""
    theme, s = shape.theme, shape.s
    inside = (min(max(hole[0], 1), shape.width), hole[1])
    end, start = shape.center(hole), shape.center(inside)
    way = (end - start) * 0.34
    tip, tail = end + way * 0.2, end - way * 1.1
    side = QPointF(s * 0.2, 0)
    for token, alpha, width in (("lens_edge", 230, 0.24), ("lens", 255, 0.12)):
        pen = QPen(theme.color(token, alpha), max(1.6, s * width))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawLine(tail, tip)
        painter.drawPolyline([tip - way * 0.75 - side, tip, tip - way * 0.75 + side])


def paint_reach(
    painter: QPainter, shape: PegShape, reach: Iterable[ReachHole], area: QRectF
) -> None:
    """The map of who can get where: cold light, larger where more allowance is left."""
    half = shape.s / 2
    for hole in reach:
        if not shape.cell(hole.hole, 1.0).intersects(area):
            continue
        cost = MOST - max(0, min(MOST - 1, hole.left))
        at = shape.center(hole.hole)
        painter.setCompositionMode(Mode.CompositionMode_Screen)
        _halo(painter, shape, at, HALO, LENS[cost][1] * 0.8, "reach")
        painter.setCompositionMode(Mode.CompositionMode_SourceOver)
        picture = _reach_lens(shape, cost, hole.left)
        painter.drawPixmap(at - QPointF(half, half), picture)


def _reach_lens(shape: PegShape, cost: int, left: int) -> QPixmap:
    theme, s = shape.theme, shape.s
    key = ("peg-reach", theme.ink, theme.dark, round(s * 100), left)

    def draw(painter: QPainter) -> None:
        r = s * LENS[cost][0]
        light = QRadialGradient(QPointF(s / 2, s / 2) - QPointF(r * 0.15, r * 0.2), r * 1.25)
        light.setColorAt(0, theme.mix("reach", "shine", 0.75))
        light.setColorAt(1, theme.color("reach"))
        _lens(painter, theme, s, r, light, str(left))

    return baked(key, QSizeF(s, s), shape.ratio, draw)


def _halo(
    painter: QPainter,
    shape: PegShape,
    middle: QPointF,
    share: float,
    alpha: float,
    token: str = "legal",
) -> None:
    picture = halo_picture(shape.theme, shape.s * share, shape.ratio, token, alpha)
    half = picture.width() / shape.ratio / 2
    painter.drawPixmap(middle - QPointF(half, half), picture)


def paint_pool(painter: QPainter, shape: PegShape, middle: QPointF) -> None:
    """Lamplight around the foot of a peg that matters: the carrier, one who may be hit."""
    painter.setCompositionMode(Mode.CompositionMode_Screen)
    _halo(painter, shape, middle, 1.15, 170, "beam")
    painter.setCompositionMode(Mode.CompositionMode_SourceOver)


def paint_ring(
    painter: QPainter, shape: PegShape, hole: Hole, token: str = "legal_rim", reach: float = RING
) -> None:
    """The ring on the board around a hole; a peg in it is painted over its far side."""
    ring_at(painter, shape, shape.center(hole), token, reach)


def ring_at(
    painter: QPainter,
    shape: PegShape,
    middle: QPointF,
    token: str = "legal_rim",
    reach: float = RING,
) -> None:
    """A ring around a point."""
    theme, r = shape.theme, shape.s * reach
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.color("shadow", 120), max(2.6, shape.s * 0.20)))
    painter.drawEllipse(middle + QPointF(0.4, 0.8), r, r)
    painter.setPen(QPen(theme.color(token), max(1.8, shape.s * 0.13)))
    painter.drawEllipse(middle, r, r)


def paint_origin(painter: QPainter, shape: PegShape, hole: Hole) -> None:
    """The dashed ring around the empty hole of a picked-up peg."""
    pen = QPen(shape.theme.color("chalk", 240), max(1.4, shape.s * 0.10))
    pen.setDashPattern([2.0, 1.3])
    painter.setPen(pen)
    painter.setBrush(shape.theme.color("shadow", 110))
    r = shape.s * 0.32
    painter.drawEllipse(shape.center(hole), r, r)


def paint_route(
    painter: QPainter, shape: PegShape, origin: Hole | None, path: tuple[Hole, ...]
) -> None:
    """The way to the hole aimed at: a bright line with a dot on each step."""
    theme, s = shape.theme, shape.s
    stops = [shape.center(hole) for hole in ((origin, *path) if origin else path)]
    if len(stops) < 2:
        return
    for token, alpha, width in (("shadow", 120, 0.19), ("shine", 235, 0.10)):
        pen = QPen(theme.color(token, alpha), max(1.6, s * width))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(stops)
    painter.setPen(QPen(theme.color("lens_edge", 220), max(0.8, s * 0.05)))
    painter.setBrush(theme.color("shine"))
    for stop in stops[1:]:
        painter.drawEllipse(stop, s * 0.14, s * 0.14)


def paint_cursor(painter: QPainter, shape: PegShape, hole: Hole) -> None:
    """Where the keyboard is."""
    paint_corners(painter, shape.cell(hole, max(0.55, 9 / shape.s)), shape.theme)
