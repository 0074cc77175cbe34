"""Throws on offer: beams to the receivers, lines to who covers them, and tags with the odds."""

from __future__ import annotations

from math import hypot

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPen, QPolygonF

from gridlight.present.pegboard import Cover, FaceShown, Hole, PegModel, Throw
from gridlight.ui.paint.cache import paint_baked
from gridlight.ui.paint.shadow import paint_shadow
from gridlight.ui.paint.tags import team_tokens
from gridlight.ui.paint.text import CENTER, LEFT, draw_text, line_height, text_path, text_width
from gridlight.ui.pegboard.pieces import body_box
from gridlight.ui.pegboard.shape import PegShape
from gridlight.ui.theme import Theme

Mode = QPainter.CompositionMode
FACE = 19.0
TAG_HIGH = 46.0
TIGHT = 1  # holes: cover within this is close


# beams and cover lines


def paint_beams(painter: QPainter, shape: PegShape, model: PegModel, area: QRectF) -> None:
    """The beams over the board, and a line to each defender who counts."""
    for throw in model.throws:
        outline = beam_polygon(shape, throw)
        if outline.boundingRect().intersects(area):
            _beam(painter, shape, throw, outline)
    for throw in model.throws:
        for cover in throw.covers:
            _cover_line(painter, shape, cover)


def beam_polygon(shape: PegShape, throw: Throw) -> QPolygonF:
    """A beam's outline: narrow at the passer, a peg wide at the receiver."""
    start, end = shape.center(throw.passer), shape.center(throw.receiver)
    way = end - start
    long = max(1.0, hypot(way.x(), way.y()))
    side = QPointF(-way.y() / long, way.x() / long)
    near, far = max(1.5, shape.s * 0.1), shape.s * 0.55
    return QPolygonF([start + side * near, end + side * far, end - side * far, start - side * near])


def _beam(painter: QPainter, shape: PegShape, throw: Throw, outline: QPolygonF) -> None:
    theme = shape.theme
    start, end = shape.center(throw.passer), shape.center(throw.receiver)
    light = QLinearGradient(start, end)
    light.setColorAt(0, theme.color("beam", 190))
    light.setColorAt(1, theme.color("beam", 95))
    painter.setCompositionMode(Mode.CompositionMode_Screen)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(light)
    painter.drawPolygon(outline)
    painter.setCompositionMode(Mode.CompositionMode_SourceOver)
    pen = QPen(theme.color("chalk", 220), max(1.3, shape.s * 0.09))
    pen.setDashPattern([4.6, 3.4])
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(pen)
    painter.drawLine(start, end)


def _cover_line(painter: QPainter, shape: PegShape, cover: Cover) -> None:
    """From a defender to the man he covers: whole if he is close, else dashed."""
    theme, s = shape.theme, shape.s
    start, end = shape.center(cover.hole), shape.center(cover.of)
    close = cover.distance <= TIGHT
    for token, alpha, wide in (("shadow", 150, 0.24), ("vis" if close else "chalk", 255, 0.14)):
        pen = QPen(theme.color(token, alpha), max(1.6, s * wide))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        if not close:
            pen.setDashPattern([1.4, 2.0] if token == "chalk" else [0.8, 1.17])
        painter.setPen(pen)
        painter.drawLine(start, end)


def label_center(shape: PegShape, cover: Cover) -> QPointF:
    """Where a cover line's distance is written: at the defender's foot."""
    return shape.center(cover.hole) + QPointF(shape.s * 0.5, shape.s * 0.28)


def paint_labels(painter: QPainter, shape: PegShape, model: PegModel, area: QRectF) -> None:
    """Each covering defender's distance, on a disc at his foot."""
    theme = shape.theme
    radius = max(8.5, shape.s * 0.42)
    done: set[tuple[Hole, int]] = set()
    for throw in model.throws:
        for cover in throw.covers:
            if (cover.hole, cover.distance) in done:
                continue
            done.add((cover.hole, cover.distance))
            middle = label_center(shape, cover)
            box = QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)
            if box.adjusted(-2, -2, 3, 4).intersects(area):
                _disc(painter, box, theme, cover)


def _disc(painter: QPainter, box: QRectF, theme: Theme, cover: Cover) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.color("shadow", 120))
    painter.drawEllipse(box.translated(0.8, 1.6))
    close = cover.distance <= TIGHT
    painter.setPen(QPen(theme.color("tag_ink"), 1.2))
    painter.setBrush(theme.color("bad" if close else "tag"))
    painter.drawEllipse(box)
    ink = "tag" if close else "tag_ink"
    px = max(13.0, box.height() * 0.72)
    draw_text(painter, box, str(cover.distance), theme, "dial", ink, CENTER, px)


# tags


def tag_size(theme: Theme, throw: Throw) -> tuple[float, float]:
    """How wide and high a throw's tag is."""
    k = theme.k
    odds = text_width(theme, "tag", throw.odds, 24 * k)
    faces = len(throw.faces) * (FACE + 3) * k
    name = text_width(theme, "small-strong", throw.name)
    note = text_width(theme, "small-strong", throw.note)
    gap = 12 * k
    wide = max(odds + gap + faces, name + (gap + note if note else 0)) + 26 * k
    return max(120 * k, wide), max(TAG_HIGH * k, 28 * k + line_height(theme, "small-strong"))


def tag_places(shape: PegShape, model: PegModel) -> tuple[QRectF, ...]:
    """Where the tags lie: beside their receivers, off pegs, beams and each other."""
    bodies = [body_box(shape, hole) for hole in model.busy]
    stops = [stop for throw in model.throws for stop in _stops(shape, throw)]
    taken: list[QRectF] = []
    for throw in model.throws:
        wide, high = tag_size(shape.theme, throw)
        near = body_box(shape, throw.receiver)

        def cost(rect: QRectF, near: QRectF = near) -> float:
            inside = shape.window.intersected(rect)
            out = rect.width() * rect.height() - inside.width() * inside.height()
            hit = sum(_common(rect, body) for body in bodies)
            over = sum(_common(rect, tag.adjusted(-6, -6, 6, 6)) for tag in taken)
            crossed = sum(rect.adjusted(-3, -3, 3, 3).contains(stop) for stop in stops)
            return out * 5 + hit * 6 + over * 9 + crossed * 50 + 2.0 * _far(rect, near)

        taken.append(min(_around(near, wide, high, shape.s), key=cost))
    return tuple(taken)


def _around(near: QRectF, wide: float, high: float, s: float) -> tuple[QRectF, ...]:
    x, y = near.center().x(), near.center().y()
    found = []
    for step in (0.35, 0.9, 1.6, 2.4, 3.4, 4.6):
        away = step * s
        for dy in (-0.5, -0.1, -0.9, 0.4, -1.4):
            found.append(QRectF(near.right() + away, y + dy * high, wide, high))
            found.append(QRectF(near.left() - away - wide, y + dy * high, wide, high))
        for dx in (-0.5, -0.05, -0.95):
            found.append(QRectF(x + dx * wide, near.top() - away - high, wide, high))
            found.append(QRectF(x + dx * wide, near.bottom() + away, wide, high))
    return tuple(found)


def _stops(shape: PegShape, throw: Throw) -> list[QPointF]:
    lines = [(throw.passer, throw.receiver), *((c.hole, c.of) for c in throw.covers)]
    found = []
    for one, other in lines:
        start, end = shape.center(one), shape.center(other)
        found += [start + (end - start) * (i / 16) for i in range(17)]
    return found


def _common(one: QRectF, other: QRectF) -> float:
    both = one.intersected(other)
    return max(0.0, both.width()) * max(0.0, both.height())


def _far(rect: QRectF, near: QRectF) -> float:
    x = max(rect.left() - near.right(), near.left() - rect.right(), 0.0)
    y = max(rect.top() - near.bottom(), near.top() - rect.bottom(), 0.0)
    return hypot(x, y)


def paint_leader(painter: QPainter, shape: PegShape, rect: QRectF, receiver: Hole) -> None:
    """A thin line from a tag to its man, where it had to lie further off."""
    body = body_box(shape, receiver)
    if _far(rect, body) < shape.s * 0.9:
        return
    man = body.center()
    near = QPointF(
        min(max(man.x(), rect.left()), rect.right()), min(max(man.y(), rect.top()), rect.bottom())
    )
    for token, alpha, width in (("shadow", 110, 3.0), ("tag", 240, 1.4)):
        painter.setPen(QPen(shape.theme.color(token, alpha), max(1.0, shape.theme.px(width))))
        painter.drawLine(man, near)


def paint_tag(painter: QPainter, rect: QRectF, theme: Theme, throw: Throw, team: str) -> None:
    """A paper tag: odds, receiver and distance, and what each face of the die would bring."""
    key = ("peg-tag", theme.ink, theme.dark, round(theme.k, 3), theme.text, throw, team)
    paint_baked(painter, rect, key, lambda p, r: _tag(p, r, theme, throw, team), theme.px(26))


def _tag(painter: QPainter, rect: QRectF, theme: Theme, throw: Throw, team: str) -> None:
    k, r = theme.k, theme.px(4)
    paint_shadow(painter, rect, r, theme, "contact", 1.2)
    paint_shadow(painter, rect.translated(2 * k, 3 * k), r, theme, "contact", 0.8)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.color("tag"))
    painter.drawRoundedRect(rect, r, r)
    painter.setBrush(theme.color(team_tokens(team)[0]))
    painter.drawRect(QRectF(rect.left() + 2 * k, rect.top() + 4 * k, 4 * k, rect.height() - 8 * k))
    left, right = rect.left() + 13 * k, rect.right() - 10 * k
    upper = QRectF(left, rect.top() + 3 * k, right - left, 24 * k)
    draw_text(painter, upper, throw.odds, theme, "tag", "tag_ink", LEFT, 24 * k)
    deep = line_height(theme, "small-strong")
    lower = QRectF(left, rect.bottom() - deep - 2 * k, right - left, deep)
    wide = draw_text(painter, lower, throw.name, theme, "small-strong", "tag_mut")
    if throw.note:
        bad = any(face.outcome in ("intercepted", "sack") for face in throw.faces)
        note = lower.adjusted(wide + 12 * k, 0, 0, 0)
        draw_text(painter, note, throw.note, theme, "small-strong", "bad" if bad else "complete")
    for i, face in enumerate(throw.faces):
        x = right - (len(throw.faces) - i) * (FACE + 3) * k + 3 * k
        _face(painter, QRectF(x, rect.top() + 5 * k, FACE * k, FACE * k), theme, face)


def _face(painter: QPainter, box: QRectF, theme: Theme, shown: FaceShown) -> None:
    """A face: outlined if complete, filled if intercepted or a sack, struck out if incomplete."""
    side = box.width()
    lost = shown.outcome in ("intercepted", "sack")
    token = {"complete": "complete", "incomplete": "tag_mut"}.get(shown.outcome, "bad")
    edge = theme.color(token)
    painter.setPen(QPen(edge, max(1.0, side * 0.08)))
    painter.setBrush(edge if lost else Qt.BrushStyle.NoBrush)
    inner = box.adjusted(0.7, 0.7, -0.7, -0.7)
    painter.drawRoundedRect(inner, side * 0.2, side * 0.2)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.color("tag") if lost else edge)
    font = theme.font("die-face", max(12.0, side * 0.62))
    painter.drawPath(text_path(font, shown.face, box.center()))
    if shown.outcome == "incomplete":
        painter.setPen(QPen(edge, max(1.2, side * 0.09)))
        painter.drawLine(
            inner.bottomLeft() + QPointF(side * 0.14, -side * 0.14),
            inner.topRight() + QPointF(-side * 0.14, side * 0.14),
        )
