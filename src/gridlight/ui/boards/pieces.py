"""Men, pairs and the ball on the board: their pictures, and where these lie."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from gridlight.kernel.grid import Square
from gridlight.present.board import BoardModel, Man, Pair
from gridlight.ui.boards.glow import paint_halo_at, paint_ring, ring_reach
from gridlight.ui.boards.shape import BoardShape
from gridlight.ui.boards.sight import FlyingBall, Hand, Mover
from gridlight.ui.paint.men import (
    GRAY,
    ball_picture,
    man_picture,
    man_room,
    paint_chalk_t,
)

BALL = 0.70  # of a square
HELD = 1.17
LIFT = 0.33  # of a square that a picked-up man hovers
HOP = 0.16
PAIR_OFF = (0.085, 0.14)
ON_PAIR = 0.30  # how far up a man is drawn who stands on a pair


class Piece(NamedTuple):
    """A picture and its place; `y` orders pieces from the back to the front."""

    y: float
    box: QRectF
    picture: QPixmap


def man_piece(
    shape: BoardShape,
    man: Man,
    middle: QPointF,
    size: float | None = None,
    *,
    gray: float = 0.0,
    lift: float = 0.0,
) -> Piece:
    """A man with his middle on a point."""
    across = shape.man if size is None else size
    facing = shape.faces_right(man.team)
    picture = man_picture(
        shape.theme, across, shape.ratio, man.team, man.letter, facing, gray=gray, lift=lift
    )
    side = across + 2 * man_room(across, lift)
    corner = shape.snapped(middle - QPointF(side / 2, side / 2))
    return Piece(middle.y(), QRectF(corner.x(), corner.y(), side, side), picture)


def middle_of(shape: BoardShape, model: BoardModel, square: Square) -> QPointF:
    """Where a man on a square is drawn: further up if he stands on a pair (AP-10)."""
    middle = shape.center(square)
    on_pair = model.pair_at(square) is not None
    return middle - QPointF(0, shape.q * ON_PAIR) if on_pair else middle


def pieces_of(shape: BoardShape, model: BoardModel) -> tuple[tuple[Square | None, Piece], ...]:
    """All pieces at rest, back to front, with the square of each man who can play."""
    found: list[tuple[Square | None, Piece]] = []
    for pair in model.pairs:
        found.extend((None, piece) for piece in _pair_pieces(shape, pair))
    for man in model.men:
        piece = man_piece(shape, man, middle_of(shape, model, man.square))
        over = ON_PAIR * shape.q if model.pair_at(man.square) is not None else 0.0
        found.append((man.square, piece._replace(y=piece.y + 2 * over)))
    return tuple(sorted(found, key=lambda item: item[1].y))


def _pair_pieces(shape: BoardShape, pair: Pair) -> tuple[Piece, Piece]:
    middle, q = shape.center(pair.square), shape.q
    off = QPointF(PAIR_OFF[0] * q, -PAIR_OFF[1] * q)
    size = shape.man - max(1.0, q * 0.05)
    lower = man_piece(shape, pair.lower, middle - off, size, gray=GRAY[pair.lower.team])
    upper = man_piece(shape, pair.upper, middle + off, size, gray=GRAY[pair.upper.team])
    return lower, Piece(lower.y + 0.01, upper.box, upper.picture)


def draw_piece(painter: QPainter, piece: Piece) -> None:
    """Copy a piece to its place."""
    painter.drawPixmap(piece.box.topLeft(), piece.picture)


def paint_pair_signs(painter: QPainter, shape: BoardShape, model: BoardModel, area: QRectF) -> None:
    """The chalk T on the far side of each blocked pair."""
    for pair in model.pairs:
        if not shape.cell(pair.square).adjusted(-2, -2, shape.q, 2).intersects(area):
            continue
        off = QPointF(shape.q * (0.52 + PAIR_OFF[0]), -PAIR_OFF[1] * shape.q)
        paint_chalk_t(painter, shape.center(pair.square) + off, shape.q * 0.44, shape.theme)


def ball_on_man(shape: BoardShape, middle: QPointF) -> QPointF:
    """Where the ball rests on a carrier: on his upper rim, so that the letter stays readable."""
    return middle - QPointF(0, shape.man * 0.43)


def ball_piece(shape: BoardShape, middle: QPointF, scale: float = 1.0, angle: float = -24) -> Piece:
    """The football with its middle on a point."""
    length = shape.q * BALL * scale
    picture = ball_picture(shape.theme, length, shape.ratio, angle)
    side = picture.width() / shape.ratio
    corner = shape.snapped(middle - QPointF(side / 2, side / 2))
    return Piece(middle.y(), QRectF(corner.x(), corner.y(), side, side), picture)


# in the hand and on the way


def hand_middle(shape: BoardShape, hand: Hand) -> QPointF:
    """Where a man in the hand is seen: above the point that he would be put down on."""
    return hand.at - QPointF(0, shape.q * LIFT * hand.lift)


def hand_piece(shape: BoardShape, hand: Hand) -> Piece:
    """The man in the hand, larger and with his shadow further off."""
    lifted = hand.lift > 0.5
    size = shape.man * (HELD if lifted else 1.0)
    return man_piece(shape, hand.man, hand_middle(shape, hand), size, lift=1.0 if lifted else 0.0)


def hand_reach(shape: BoardShape, hand: Hand, *, ball: bool) -> QRectF:
    """All that a man in the hand may touch."""
    size = shape.man * HELD
    half = size / 2 + man_room(size, 1.0) + 2
    middle = hand_middle(shape, hand)
    box = QRectF(middle.x() - half, middle.y() - half, 2 * half, 2 * half)
    return box.adjusted(0, -shape.q * 0.4, 0, 0) if ball else box


def paint_hand(painter: QPainter, shape: BoardShape, hand: Hand, *, ball: bool) -> None:
    """The man in the hand, with the ball if he carries it."""
    draw_piece(painter, hand_piece(shape, hand))
    if ball:
        up = hand_middle(shape, hand) - QPointF(0, shape.man * HELD * 0.43)
        draw_piece(painter, ball_piece(shape, up, 1.1))


def mover_reach(shape: BoardShape, mover: Mover) -> QRectF:
    """All that a man on his way may touch."""
    half = shape.man / 2 + man_room(shape.man) + 2 + shape.q * HOP
    half = max(half, ring_reach(shape)) if mover.ball else half
    up = shape.q * 0.5
    box = QRectF(mover.at.x() - half, mover.at.y() - half, 2 * half, 2 * half)
    return box.adjusted(0, -up, 0, 0)


def paint_mover(painter: QPainter, shape: BoardShape, mover: Mover) -> None:
    """A man who hops from square to square."""
    middle = mover.at - QPointF(0, shape.q * HOP * mover.lift)
    if mover.ball:
        paint_halo_at(painter, shape, mover.at)
    draw_piece(painter, man_piece(shape, mover.man, middle))
    if mover.ball:
        draw_piece(painter, ball_piece(shape, ball_on_man(shape, middle)))


def flying_point(shape: BoardShape, ball: FlyingBall) -> QPointF:
    """Where a flying ball is seen."""
    return ball.below - QPointF(0, shape.q * ball.height)


def flying_reach(shape: BoardShape, ball: FlyingBall) -> QRectF:
    """All that a flying ball and its shadow may touch."""
    half = shape.q * (1.0 + 0.2 * ball.height)
    one = QRectF(ball.below.x() - half, ball.below.y() - half, 2 * half, 2 * half)
    middle = flying_point(shape, ball)
    other = QRectF(middle.x() - half, middle.y() - half, 2 * half, 2 * half)
    return one.united(other)


def paint_flying(painter: QPainter, shape: BoardShape, ball: FlyingBall) -> None:
    """The ball in the air over its shadow; higher is larger."""
    theme, q = shape.theme, shape.q
    if ball.height > 0:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.color("shadow", 120 / (1 + ball.height * 0.5)))
        shade = ball.below + QPointF(q * 0.12 * ball.height, q * 0.16 + q * 0.1 * ball.height)
        painter.drawEllipse(shade, q * 0.3, q * 0.16)
    angle = round(ball.angle / 6) * 6
    scale = 1.0 + round(min(ball.height, 4.0) * 2.5) / 25
    draw_piece(painter, ball_piece(shape, flying_point(shape, ball), scale, angle))


def paint_target_rings(
    painter: QPainter, shape: BoardShape, squares: frozenset[Square], area: QRectF
) -> None:
    """Rings around those who can be hit or chosen."""
    half = ring_reach(shape)
    for square in squares:
        middle = shape.center(square)
        box = QRectF(middle.x() - half, middle.y() - half, 2 * half, 2 * half)
        if box.intersects(area):
            paint_ring(painter, shape, middle)
