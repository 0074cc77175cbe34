"""The printed board: card, squares, end zones, stripes and numbers, with the lamp on it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QRadialGradient,
)

from gridlight.present.board import FAR_GOAL_ROW, GOAL_ROW, ROWS
from gridlight.ui.boards.shape import BoardShape
from gridlight.ui.paint.cache import baked
from gridlight.ui.paint.men import team_tones
from gridlight.ui.paint.shadow import paint_shadow, shadow_margin
from gridlight.ui.paint.text import text_path
from gridlight.ui.paint.textures import paint_grain
from gridlight.ui.theme import Theme
from gridlight.ui.tokens import SPACE

Mode = QPainter.CompositionMode
LAMP = (0.5, 0.4)
# how far into the shade the light has gone at each share of its reach
FALLOFF = ((0.0, 0.0), (0.38, 0.08), (0.66, 0.45), (0.85, 0.79), (1.0, 1.0))
Hint = QPainter.RenderHint


def board_room(theme: Theme) -> float:
    """How far the board's picture reaches beyond its card, for the shadow."""
    return float(round(shadow_margin(theme, "board")))


def printed(shape: BoardShape, home: str, visitors: str) -> QPixmap:
    """The board as a picture, `board_room` larger on every side."""
    theme = shape.theme
    room = board_room(theme)
    size = QSizeF(shape.outer.width() + 2 * room, shape.outer.height() + 2 * room)
    names = (home, visitors)
    look = (theme.ink, theme.dark, shape.columns, shape.upright, shape.turned, theme.text)
    key = ("board-print", *look, round(shape.q * 100), names)

    def draw(painter: QPainter) -> None:
        painter.translate(QPointF(room, room) - shape.outer.topLeft())
        _draw(painter, shape, names)

    return baked(key, size, shape.ratio, draw)


def _draw(painter: QPainter, shape: BoardShape, names: tuple[str, str]) -> None:
    theme, outer = shape.theme, shape.outer
    r = theme.px(SPACE.r_field + 1)
    paint_shadow(painter, outer, r, theme, "board")
    outline = QPainterPath()
    outline.addRoundedRect(outer, r, r)
    painter.save()
    painter.setClipPath(outline)
    _card(painter, shape)
    _squares(painter, shape)
    _names(painter, shape, names)
    _stripes(painter, shape)
    _numbers(painter, shape)
    _crease(painter, shape)
    paint_grain(painter, shape.field, theme, 8)
    painter.setClipPath(outline - _path_of(shape.field))
    paint_grain(painter, outer, theme, 5, "mottle")
    paint_grain(painter, outer, theme, 4)
    painter.setClipPath(outline)
    _light(painter, shape)
    painter.restore()
    _edge(painter, outer, r, theme)


def _path_of(rect: QRectF) -> QPainterPath:
    path = QPainterPath()
    path.addRect(rect)
    return path


def _card(painter: QPainter, shape: BoardShape) -> None:
    theme, outer = shape.theme, shape.outer
    card = QLinearGradient(outer.topLeft(), outer.bottomLeft())
    card.setColorAt(0, theme.color("rim"))
    card.setColorAt(1, theme.color("rim_far"))
    painter.fillRect(outer, card)
    d = shape.share(0.03)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.color("rim_edge", 190), d))
    painter.drawRect(shape.field.adjusted(-d, -d, d, d))


def zone_tones(theme: Theme, team: str) -> tuple[QColor, QColor]:
    """The two colors of the squares of a team's end zone, light and dark."""
    _, base, low = team_tones(theme, team)
    return _between(base, low, 0.42), _between(base, low, 0.78)


def _between(one: QColor, other: QColor, share: float) -> QColor:
    return QColor(
        round(one.red() + (other.red() - one.red()) * share),
        round(one.green() + (other.green() - one.green()) * share),
        round(one.blue() + (other.blue() - one.blue()) * share),
    )


def _squares(painter: QPainter, shape: BoardShape) -> None:
    theme = shape.theme
    sod = (theme.color("sod"), theme.color("sod_hi"))
    ends = {team: zone_tones(theme, team) for team in ("home", "visitors")}
    painter.setRenderHint(Hint.Antialiasing, False)
    for column, row in shape.squares():
        light = (row + column) % 2
        if row < GOAL_ROW or row >= FAR_GOAL_ROW:
            hi, lo = ends["home" if row < GOAL_ROW else "visitors"]
            color = hi if light else lo
        else:
            color = sod[light]
        painter.fillRect(shape.cell((column, row)), color)
    painter.setRenderHint(Hint.Antialiasing, True)


def _names(painter: QPainter, shape: BoardShape, names: tuple[str, str]) -> None:
    """A team's name along its end zone: sideways on a flat board, read from the goal's side."""
    theme, q = shape.theme, shape.q
    for name, row in zip(names, (GOAL_ROW / 2, (FAR_GOAL_ROW + ROWS) / 2), strict=True):
        middle = shape.at(shape.columns / 2, row)
        left_end = middle.x() < shape.field.center().x()
        painter.save()
        painter.translate(middle)
        if not shape.upright:
            painter.rotate(-90 if left_end else 90)
        font = theme.font("endzone", q * 1.34)
        font.setLetterSpacing(font.SpacingType.AbsoluteSpacing, q * 0.42)
        room = (shape.columns - 1.6) * q
        text = name.upper()
        wide = QFontMetricsF(font).horizontalAdvance(text)
        path = text_path(font, text, QPointF(0, 0))
        painter.scale(min(1.0, room / max(1.0, wide)), 1.0)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.color("zone_shade", 90))
        painter.drawPath(path.translated(q * 0.03, q * 0.05))
        painter.setBrush(theme.color("zone_ink", 165))
        painter.drawPath(path)
        painter.restore()


def _stripes(painter: QPainter, shape: BoardShape) -> None:
    theme = shape.theme
    for row in range(GOAL_ROW, FAR_GOAL_ROW + 1):
        goal = row in (GOAL_ROW, FAR_GOAL_ROW)
        tens = (row - GOAL_ROW) % 2 == 0
        width = shape.share(0.11 if goal else 0.055)
        pen = QPen(theme.color("stripe", 240 if goal else 215 if tens else 160), width)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setPen(pen)
        painter.drawLine(shape.at(0, row), shape.at(shape.columns, row))


def number_places(shape: BoardShape) -> tuple[tuple[int, QPointF, QPointF], ...]:
    """The numbers on the borders: yards from the home goal and where they stand, on both sides."""
    off = shape.border * 0.5 / shape.q
    return tuple(
        (10 * i, shape.at(-off, GOAL_ROW + 2 * i), shape.at(shape.columns + off, GOAL_ROW + 2 * i))
        for i in range(11)
    )


def _numbers(painter: QPainter, shape: BoardShape) -> None:
    theme = shape.theme
    font = theme.font("yard-number", max(13.0, shape.border * 0.66))
    font.setLetterSpacing(font.SpacingType.AbsoluteSpacing, 0.4)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.color("rim_ink"))
    for yards, one, other in number_places(shape):
        text = "G" if yards in (0, 100) else str(50 - abs(50 - yards))
        for place in (one, other):
            painter.drawPath(text_path(font, text, place))


def _crease(painter: QPainter, shape: BoardShape) -> None:
    """Where the board folds: a dark hairline and a light one beside it, over card and turf."""
    theme = shape.theme
    middle = shape.at(shape.columns / 2, ROWS / 2)
    outer = shape.outer
    for off, token, alpha in ((-0.8, "shadow", 90), (0.8, "shine", 60)):
        painter.setPen(QPen(theme.color(token, alpha), 1.0))
        if shape.upright:
            y = middle.y() + off
            painter.drawLine(QPointF(outer.left(), y), QPointF(outer.right(), y))
        else:
            x = middle.x() + off
            painter.drawLine(QPointF(x, outer.top()), QPointF(x, outer.bottom()))


def _light(painter: QPainter, shape: BoardShape) -> None:
    """The lamp: dark towards the corners, warm in the middle."""
    theme, outer = shape.theme, shape.outer
    lamp = QPointF(outer.left() + outer.width() * LAMP[0], outer.top() + outer.height() * LAMP[1])
    reach = max(outer.width(), outer.height()) * (0.72 if not shape.upright else 0.8)
    shade = QRadialGradient(lamp, reach)
    for stop, share in FALLOFF:
        shade.setColorAt(stop, theme.mix("board_lit", "board_shade", share))
    painter.setCompositionMode(Mode.CompositionMode_Multiply)
    painter.fillRect(outer, shade)
    glow = QRadialGradient(lamp, reach * 0.66)
    alpha = theme.ink.board_lamp_alpha
    for stop, share in ((0.0, 1.0), (0.3, 0.7), (0.6, 0.28), (1.0, 0.0)):
        glow.setColorAt(stop, theme.color("board_lamp", alpha * share))
    painter.setCompositionMode(Mode.CompositionMode_Screen)
    painter.fillRect(outer, glow)
    painter.setCompositionMode(Mode.CompositionMode_SourceOver)


def _edge(painter: QPainter, outer: QRectF, r: float, theme: Theme) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for inset, token, alpha in ((0.5, "shadow", 110), (1.5, "shine", 70)):
        painter.setPen(QPen(theme.color(token, alpha), 1.0))
        box = outer.adjusted(inset, inset, -inset, -inset)
        painter.drawRoundedRect(box, r - inset, r - inset)
