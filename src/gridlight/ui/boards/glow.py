"""Light on squares: where a man may go and at what cost, whom he may hit, who can get where."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPen, QPixmap, QRadialGradient

from gridlight.kernel.grid import Square
from gridlight.present.board import Landing, ReachSquare
from gridlight.ui.boards.shape import BoardShape
from gridlight.ui.paint.cache import baked
from gridlight.ui.paint.corners import paint_corners
from gridlight.ui.paint.men import halo_picture
from gridlight.ui.theme import Theme

Mode = QPainter.CompositionMode
INSET = 0.065  # of a square
# fill in the middle and at the rim, the border's width and alpha, by cost; 0 is for placing
STRENGTH = {
    0: (46, 22, 1.0, 95),
    1: (235, 120, 1.6, 235),
    2: (135, 60, 1.1, 165),
    3: (86, 34, 1.0, 120),
}
HITS = ("block", "tackle", "hand")


def square_glow(shape: BoardShape, cost: int, token: str = "legal") -> QPixmap:
    """The light of a square that takes `cost` moves, to be screened over the turf."""
    theme, q = shape.theme, shape.q
    key = ("board-glow", theme.ink, theme.dark, round(q * 100), cost, token)
    return baked(key, QSizeF(q, q), shape.ratio, lambda p: _glow(p, theme, q, cost, token))


def _glow(painter: QPainter, theme: Theme, q: float, cost: int, token: str) -> None:
    middle, rim, width, edge = STRENGTH[min(cost, 3)]
    gain = theme.ink.legal_gain
    low = "legal_low" if token == "legal" else token
    box = QRectF(0, 0, q, q).adjusted(q * INSET, q * INSET, -q * INSET, -q * INSET)
    light = QRadialGradient(box.center(), q * 0.66)
    light.setColorAt(0, theme.color(token, middle * gain))
    light.setColorAt(0.55, theme.color(token, middle * 0.88 * gain))
    light.setColorAt(1, theme.color(low, rim * gain))
    painter.setBrush(light)
    rim_token = "legal_rim" if token == "legal" else token
    painter.setPen(QPen(theme.color(rim_token, edge), max(1.0, width * q / 39)))
    r = q * 0.13
    painter.drawRoundedRect(box, r, r)


def square_dots(shape: BoardShape, cost: int) -> QPixmap:
    """One to three dots: the cost, told without color."""
    theme, q = shape.theme, shape.q
    key = ("board-dots", theme.ink, round(q * 100), cost)
    return baked(key, QSizeF(q, q), shape.ratio, lambda p: _dots(p, theme, q, cost))


def _dots(painter: QPainter, theme: Theme, q: float, cost: int) -> None:
    count = min(cost, 3)
    radius = max(1.3, q * 0.068)
    painter.setPen(Qt.PenStyle.NoPen)
    for i in range(count):
        at = QPointF(q / 2 + (i - (count - 1) / 2) * radius * 3.3, q / 2)
        painter.setBrush(theme.color("cost_edge", 150))
        edge = radius + max(0.8, q * 0.022)
        painter.drawEllipse(at, edge, edge)
        painter.setBrush(theme.color("cost"))
        painter.drawEllipse(at, radius, radius)


def paint_landings(
    painter: QPainter,
    shape: BoardShape,
    landings: Iterable[Landing],
    area: QRectF,
    gain: float,
    aimed: Square | None,
) -> None:
    """The glow of the squares in `area`; `gain` 0–1 breathes, `aimed` shines the most."""
    seen: set[Square] = set()
    for landing in landings:
        cell = shape.cell(landing.square)
        if landing.square in seen or not cell.intersects(area):
            continue
        seen.add(landing.square)
        if landing.kind in HITS or landing.quiet:
            continue
        painter.setCompositionMode(Mode.CompositionMode_Screen)
        painter.setOpacity(gain)
        painter.drawPixmap(cell.topLeft(), square_glow(shape, landing.cost))
        if landing.square == aimed:
            painter.setOpacity(1.0)
            painter.drawPixmap(cell.topLeft(), square_glow(shape, 1))
        painter.setCompositionMode(Mode.CompositionMode_SourceOver)
        painter.setOpacity(1.0)
        if landing.cost:
            painter.drawPixmap(cell.topLeft(), square_dots(shape, landing.cost))


def paint_reach(
    painter: QPainter, shape: BoardShape, reach: Iterable[ReachSquare], area: QRectF
) -> None:
    """The map of who can get where: cold light, fainter for each move more."""
    for square in reach:
        cell = shape.cell(square.square)
        if not cell.intersects(area):
            continue
        painter.setCompositionMode(Mode.CompositionMode_Screen)
        painter.drawPixmap(cell.topLeft(), square_glow(shape, square.cost, "reach"))
        painter.setCompositionMode(Mode.CompositionMode_SourceOver)
        painter.drawPixmap(cell.topLeft(), square_dots(shape, square.cost))


def ring_reach(shape: BoardShape) -> float:
    """How far a ring with its halo reaches from a man's middle."""
    return shape.q * 0.9


def paint_ring(
    painter: QPainter, shape: BoardShape, middle: QPointF, token: str = "legal_rim"
) -> None:
    """The ring around a man who can be hit or thrown to; its halo is painted below him."""
    theme = shape.theme
    radius = shape.man / 2 + max(1.0, shape.q * 0.02)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.color("shadow", 90), max(2.0, shape.q * 0.085)))
    painter.drawEllipse(middle + QPointF(0.5, 1.0), radius, radius)
    painter.setPen(QPen(theme.color(token), max(2.0, shape.q * 0.062)))
    painter.drawEllipse(middle, radius, radius)


def paint_halo_at(
    painter: QPainter, shape: BoardShape, middle: QPointF, share: float = 0.86, alpha: float = 210
) -> None:
    """A pool of lamplight around a man."""
    picture = halo_picture(shape.theme, shape.q * share, shape.ratio, "beam", alpha)
    half = picture.width() / shape.ratio / 2
    painter.save()
    painter.setCompositionMode(Mode.CompositionMode_Screen)
    painter.drawPixmap(shape.snapped(middle - QPointF(half, half)), picture)
    painter.restore()


def paint_origin(painter: QPainter, shape: BoardShape, square: Square) -> None:
    """The dashed ring where a picked-up man stood."""
    pen = QPen(shape.theme.color("chalk", 220), max(1.2, shape.q * 0.05))
    pen.setDashPattern([3.2, 2.6])
    painter.setPen(pen)
    painter.setBrush(shape.theme.color("shadow", 60))
    radius = shape.man / 2 - 1
    painter.drawEllipse(shape.center(square), radius, radius)


def paint_route(
    painter: QPainter, shape: BoardShape, origin: Square | None, path: tuple[Square, ...]
) -> None:
    """The way to the square aimed at: a dotted line with a dot on each step."""
    theme = shape.theme
    stops = [shape.center(square) for square in ((origin, *path) if origin else path)]
    if len(stops) < 2:
        return
    pen = QPen(theme.color("shine", 225), max(1.6, shape.q * 0.06))
    pen.setDashPattern([0.2, 2.4])
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.drawPolyline(stops)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.color("shine", 235))
    for stop in stops[1:]:
        painter.drawEllipse(stop, shape.q * 0.085, shape.q * 0.085)


def paint_cursor(painter: QPainter, shape: BoardShape, square: Square) -> None:
    """Where the keyboard is."""
    inset = shape.q * 0.02
    paint_corners(painter, shape.cell(square).adjusted(inset, inset, -inset, -inset), shape.theme)


def paint_hover(painter: QPainter, shape: BoardShape, square: Square) -> None:
    """A faint ring around a man under the pointer who can be picked up."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(shape.theme.color("shine", 150), max(1.4, shape.q * 0.045)))
    radius = shape.man / 2 + shape.q * 0.035
    painter.drawEllipse(shape.center(square), radius, radius)
