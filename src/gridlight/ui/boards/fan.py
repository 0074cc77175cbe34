"""The pass fan: beams to the receivers, numbers on the line, and a tag with the odds for each."""

from __future__ import annotations

from math import hypot

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPen, QPolygonF

from gridlight.kernel.grid import Square
from gridlight.present.board import Beam, BoardModel, DieShown, row_line
from gridlight.ui.boards.shape import BoardShape
from gridlight.ui.paint.cache import paint_baked
from gridlight.ui.paint.pieces import PIPS
from gridlight.ui.paint.shadow import paint_shadow
from gridlight.ui.paint.tags import team_tokens
from gridlight.ui.paint.text import CENTER, LEFT, draw_text, line_height, text_width
from gridlight.ui.theme import Theme

Mode = QPainter.CompositionMode
TAG_HIGH = 46.0
DIE = 17.0
LEADER_FROM = 1.1  # squares between a man and his tag from which a line joins them


def beam_polygon(shape: BoardShape, beam: Beam) -> QPolygonF:
    """A beam's outline: narrow at the passer, a man wide at the receiver."""
    start, end = shape.center(beam.passer), shape.center(beam.receiver)
    way = end - start
    long = max(1.0, hypot(way.x(), way.y()))
    side = QPointF(-way.y() / long, way.x() / long)
    near, far = max(1.5, shape.q * 0.05), shape.q * 0.36
    return QPolygonF([start + side * near, end + side * far, end - side * far, start - side * near])


def paint_beams(painter: QPainter, shape: BoardShape, model: BoardModel, area: QRectF) -> None:
    """The beams over the turf, with rings on the even squares where nobody stands."""
    theme = shape.theme
    painter.setPen(Qt.PenStyle.NoPen)
    for beam in model.fan:
        outline = beam_polygon(shape, beam)
        if not outline.boundingRect().intersects(area):
            continue
        start, end = shape.center(beam.passer), shape.center(beam.receiver)
        light = QLinearGradient(start, end)
        light.setColorAt(0, theme.color("beam", 205))
        light.setColorAt(1, theme.color("beam", 105))
        painter.setCompositionMode(Mode.CompositionMode_Screen)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(light)
        painter.drawPolygon(outline)
        painter.setCompositionMode(Mode.CompositionMode_SourceOver)
        pen = QPen(theme.color("chalk", 215), max(1.2, shape.q * 0.045))
        pen.setDashPattern([4.6, 3.4])
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setPen(pen)
        painter.drawLine(start, end)
    for beam in model.fan:
        for square, number in even_squares(beam):
            if square not in model.busy and shape.cell(square).intersects(area):
                _numbered(painter, shape, shape.center(square), number)


def even_squares(beam: Beam) -> tuple[tuple[Square, int], ...]:
    """The squares on a beam at even distances short of the receiver, with their numbers."""
    columns, rows = (
        beam.receiver[0] - beam.passer[0],
        beam.receiver[1] - beam.passer[1],
    )
    away = max(abs(rows), abs(columns))
    if away == 0:
        return ()
    return tuple(
        ((beam.passer[0] + columns * n // away, beam.passer[1] + rows * n // away), n)
        for n in range(2, away, 2)
    )


def _numbered(painter: QPainter, shape: BoardShape, middle: QPointF, number: int) -> None:
    theme, radius = shape.theme, max(8.0, shape.q * 0.24)
    painter.setPen(QPen(theme.color("chalk", 220), max(1.2, shape.q * 0.04)))
    painter.setBrush(theme.color("shadow", 90))
    painter.drawEllipse(middle, radius, radius)
    box = QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)
    px = max(12.0, radius * 1.15)
    draw_text(painter, box, str(number), theme, "dial", "chalk", CENTER, px)


def badge_center(shape: BoardShape, square: Square) -> QPointF:
    """Where a defender's badge sits: on his lower right rim."""
    return shape.center(square) + QPointF(shape.man * 0.36, shape.man * 0.36)


def paint_badges(painter: QPainter, shape: BoardShape, model: BoardModel, area: QRectF) -> None:
    """The number that gives a defender the ball, on the rim of his checker."""
    theme, radius = shape.theme, max(8.0, shape.q * 0.235)
    for beam in model.fan:
        for man in beam.interceptors:
            middle = badge_center(shape, man.square)
            box = QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)
            if not box.adjusted(-2, -2, 3, 4).intersects(area):
                continue
            who = model.man_at(man.square)
            token = team_tokens(who.team if who is not None else "visitors")[0]
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.color("shadow", 120))
            painter.drawEllipse(middle + QPointF(1, 1.8), radius, radius)
            painter.setPen(QPen(theme.color("tag_ink"), max(1.0, shape.q * 0.03)))
            painter.setBrush(theme.color("tag"))
            painter.drawEllipse(middle, radius, radius)
            px = max(13.0, radius * 1.5)
            draw_text(painter, box, str(man.number), theme, "dial", token, CENTER, px)


# tags


def tag_size(theme: Theme, beam: Beam) -> tuple[float, float]:
    """How wide and high a beam's tag is."""
    k = theme.k
    odds = text_width(theme, "tag", beam.odds, 24 * k)
    dice = len(beam.dice) * (DIE + 3) * k
    name = text_width(theme, "small-strong", beam.name)
    note = text_width(theme, "small-strong", beam.note)
    gap = 12 * k
    wide = max(odds + gap + dice, name + (gap + note if note else 0)) + 24 * k
    high = 28 * k + line_height(theme, "small-strong")
    return max(112 * k, wide), max(TAG_HIGH * k, high)


def tag_places(shape: BoardShape, model: BoardModel) -> tuple[QRectF, ...]:
    """Where the tags lie: beside their receivers, off men, beams, each other and the border."""
    taken: list[QRectF] = []
    for beam in model.fan:
        taken.append(_free_place(shape, beam, model, taken))
    return tuple(taken)


def _free_place(
    shape: BoardShape,
    beam: Beam,
    model: BoardModel,
    taken: list[QRectF],
) -> QRectF:
    wide, high = tag_size(shape.theme, beam)
    middle, away = shape.center(beam.receiver), shape.q * 0.62
    men = [shape.cell(square).adjusted(3, 3, -3, -3) for square in model.busy]
    lines = [_stops(shape.center(b.passer), shape.center(b.receiver)) for b in model.fan]
    if model.line is not None:
        row = row_line(model.line)
        lines.append(_stops(shape.at(0, row), shape.at(shape.columns, row)))

    def cost(rect: QRectF) -> float:
        inside = shape.field.intersected(rect)
        out = rect.width() * rect.height() - inside.width() * inside.height()
        hit = sum(_common(rect, man) for man in men)
        over = sum(_common(rect, tag.adjusted(-6, -6, 6, 6)) for tag in taken)
        room = shape.q * 0.3
        wide_rect = rect.adjusted(-room, -room, room, room)
        crossed = sum(wide_rect.contains(stop) for line in lines for stop in line)
        return out * 4 + hit * 9 + over * 8 + crossed * 40

    offers = _around(middle, wide, high, away, shape.q)
    return min(offers, key=lambda rect: cost(rect) + _far(rect, middle, shape.q))


def _around(middle: QPointF, wide: float, high: float, away: float, q: float) -> tuple[QRectF, ...]:
    """Places to try: right, above, below, left, and the same further off."""
    x, y = middle.x(), middle.y()
    found = []
    for step in (0.0, 0.4 * q, 0.8 * q, 1.2 * q, 1.7 * q, 2.3 * q):
        reach = away + step
        for dy in (-high * 1.6, -high * 1.1, -high / 2, high * 0.1, high * 0.6):
            found.append(QRectF(x + reach, y + dy, wide, high))
            found.append(QRectF(x - reach - wide, y + dy, wide, high))
        for dx in (q * 0.7, -wide / 2, -q * 0.7 - wide):
            found.append(QRectF(x + dx, y - reach - high, wide, high))
            found.append(QRectF(x + dx, y + reach, wide, high))
    return tuple(found)


def _stops(start: QPointF, end: QPointF) -> list[QPointF]:
    return [start + (end - start) * (i / 30) for i in range(31)]


def _common(one: QRectF, other: QRectF) -> float:
    both = one.intersected(other)
    return max(0.0, both.width()) * max(0.0, both.height())


def _far(rect: QRectF, point: QPointF, q: float) -> float:
    """How little a place belongs to a man: its nearest point counts, and the right is liked."""
    x = max(rect.left() - point.x(), point.x() - rect.right(), 0.0)
    y = max(rect.top() - point.y(), point.y() - rect.bottom(), 0.0)
    return 1.5 * hypot(x, y) + (0.0 if rect.left() > point.x() else q)


def paint_leader(painter: QPainter, shape: BoardShape, rect: QRectF, receiver: Square) -> None:
    """A thin line from a tag to its man, where the tag had to lie further off."""
    man = shape.center(receiver)
    near = QPointF(
        min(max(man.x(), rect.left()), rect.right()), min(max(man.y(), rect.top()), rect.bottom())
    )
    way = near - man
    long = hypot(way.x(), way.y())
    if long < shape.q * LEADER_FROM:
        return
    rim = man + way * (shape.man * 0.56 / long)
    for token, width in (("shadow", 3.0), ("tag", 1.4)):
        alpha = 90 if token == "shadow" else 235
        painter.setPen(QPen(shape.theme.color(token, alpha), max(1.0, shape.theme.px(width))))
        painter.drawLine(rim, near)


def paint_tag(painter: QPainter, rect: QRectF, theme: Theme, beam: Beam, team: str) -> None:
    """A paper tag: odds, receiver and distance, faces that complete or are intercepted."""
    key = ("board-tag", theme.ink, theme.dark, round(theme.k, 3), theme.text, beam, team)
    paint_baked(painter, rect, key, lambda p, r: _tag(p, r, theme, beam, team), theme.px(26))


def _tag(painter: QPainter, rect: QRectF, theme: Theme, beam: Beam, team: str) -> None:
    k = theme.k
    r = theme.px(4)
    paint_shadow(painter, rect, r, theme, "contact", 1.2)
    paint_shadow(painter, rect.translated(2 * k, 3 * k), r, theme, "contact", 0.8)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.color("tag"))
    painter.drawRoundedRect(rect, r, r)
    painter.setBrush(theme.color(team_tokens(team)[0]))
    painter.drawRect(QRectF(rect.left() + 2 * k, rect.top() + 4 * k, 4 * k, rect.height() - 8 * k))
    left, right = rect.left() + 13 * k, rect.right() - 10 * k
    upper = QRectF(left, rect.top() + 3 * k, right - left, 24 * k)
    draw_text(painter, upper, beam.odds, theme, "tag", "tag_ink", LEFT, 24 * k)
    deep = line_height(theme, "small-strong")
    lower = QRectF(left, rect.bottom() - deep - 2 * k, right - left, deep)
    wide = draw_text(painter, lower, beam.name, theme, "small-strong", "tag_mut")
    bad = any(die.outcome == "intercepted" for die in beam.dice)
    if beam.note:
        note = lower.adjusted(wide + 12 * k, 0, 0, 0)
        token = "bad" if bad else "complete"
        draw_text(painter, note, beam.note, theme, "small-strong", token)
    for i, die in enumerate(beam.dice):
        x = right - (len(beam.dice) - i) * (DIE + 3) * k + 3 * k
        _face(painter, QRectF(x, rect.top() + 6 * k, DIE * k, DIE * k), theme, die)


def _face(painter: QPainter, box: QRectF, theme: Theme, die: DieShown) -> None:
    """A die's face: outlined where it completes, filled where it is intercepted."""
    side = box.width()
    taken = die.outcome == "intercepted"
    edge = theme.color("bad") if taken else theme.color("complete")
    painter.setPen(QPen(edge, max(1.0, side * 0.075)))
    painter.setBrush(edge if taken else Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(box.adjusted(0.6, 0.6, -0.6, -0.6), side * 0.2, side * 0.2)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.color("tag" if taken else "complete"))
    for x, y in PIPS[die.face]:
        at = box.center() + QPointF(x * side * 0.25, y * side * 0.25)
        painter.drawEllipse(at, side * 0.09, side * 0.09)
