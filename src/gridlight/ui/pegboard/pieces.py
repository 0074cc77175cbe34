"""Pegs, blocked pairs and the ball on the board: their pictures, and where these lie."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from gridlight.present.pegboard import Hole, Peg, PegModel, Stack
from gridlight.ui.paint import pegs
from gridlight.ui.paint.men import ball_picture
from gridlight.ui.pegboard.shape import PegShape
from gridlight.ui.pegboard.sight import FlyingBall, Hand, Mover

HELD = 1.12
LIFT = 0.72  # spacings that a picked-up peg hovers
BALL = 1.12  # the football's length in spacings
FOOT = 0.10  # how far a peg's foot reaches below the middle of its hole
SHADOW_LOW = 0.75  # of the height of a whole peg's shadow, for a pair's


class Piece(NamedTuple):
    """A peg's picture and shadow with their places; `y` orders pieces from back to front."""

    y: float
    box: QRectF
    picture: QPixmap
    shade_box: QRectF
    shade: QPixmap | None

    @property
    def reach(self) -> QRectF:
        """All that it touches."""
        return self.box.united(self.shade_box) if self.shade is not None else self.box


def foot_at(shape: PegShape, point: QPointF) -> QPointF:
    """Where a peg's foot is drawn that stands in a hole seen at a point."""
    return point + QPointF(0, shape.s * FOOT)


def peg_piece(
    shape: PegShape,
    peg: Peg,
    point: QPointF,
    *,
    scale: float = 1.0,
    lift: float = 0.0,
) -> Piece:
    """A peg over a point of the board, `lift` spacings above it."""
    wide = shape.peg * scale
    tall = wide * pegs.TALL
    ground = foot_at(shape, point)
    foot = shape.snapped(ground - QPointF(0, lift * shape.s))
    picture = pegs.peg_picture(
        shape.theme, wide, shape.ratio, peg.team, peg.stripes, number=peg.number
    )
    shade = pegs.shadow_picture(shape.theme, wide, shape.ratio)
    return Piece(
        ground.y(),
        pegs.peg_box(foot, wide, tall),
        picture,
        pegs.shadow_box(ground, wide, tall, lift * shape.s),
        shade,
    )


def stack_pieces(shape: PegShape, stack: Stack) -> tuple[Piece, Piece]:
    """The lower peg, short and gray, and the upper on top of it."""
    wide, point = shape.peg, foot_at(shape, shape.center(stack.hole))
    foot = shape.snapped(point)
    lower = pegs.peg_picture(
        *(shape.theme, wide, shape.ratio, stack.lower.team, stack.lower.stripes),
        tall=pegs.LOWER_TALL,
        gray=pegs.GRAY,
    )
    upper = pegs.peg_picture(
        *(shape.theme, wide, shape.ratio, stack.upper.team, stack.upper.stripes),
        tall=pegs.UPPER_TALL,
    )
    raised = foot - QPointF(0, wide * pegs.UPPER_LIFT)
    shade = pegs.shadow_picture(shape.theme, wide, shape.ratio)
    shade_box = pegs.shadow_box(point, wide, wide * pegs.TALL)
    return (
        Piece(
            point.y(),
            pegs.peg_box(foot, wide, wide * pegs.LOWER_TALL),
            lower,
            shade_box,
            shade,
        ),
        Piece(
            point.y() + 0.01,
            pegs.peg_box(raised, wide, wide * pegs.UPPER_TALL),
            upper,
            QRectF(),
            None,
        ),
    )


def pieces_of(shape: PegShape, model: PegModel) -> tuple[tuple[Hole | None, Piece], ...]:
    """All pieces at rest in the window, back to front, with the hole of each that can play."""
    found: list[tuple[Hole | None, Piece]] = []
    for stack in model.stacks:
        found.extend((None, piece) for piece in stack_pieces(shape, stack))
    for peg in model.pegs:
        found.append((peg.hole, peg_piece(shape, peg, shape.center(peg.hole))))
    seen = [item for item in found if shape.seen(item[1].reach)]
    return tuple(sorted(seen, key=lambda item: item[1].y))


def draw_shade(painter: QPainter, piece: Piece) -> None:
    """Copy a piece's shadow to its place."""
    if piece.shade is not None:
        painter.drawPixmap(piece.shade_box.topLeft(), piece.shade)


def draw_piece(painter: QPainter, piece: Piece) -> None:
    """Copy a piece to its place."""
    painter.drawPixmap(piece.box.topLeft(), piece.picture)


def body_box(shape: PegShape, hole: Hole) -> QRectF:
    """The box of the body of a peg in a hole, for hits."""
    wide = shape.peg
    foot = foot_at(shape, shape.center(hole))
    return QRectF(
        foot.x() - wide / 2,
        foot.y() - wide * (pegs.TALL + pegs.DOME),
        wide,
        wide * (pegs.TALL + pegs.DOME + pegs.FLAT),
    )


# ball


def ball_on_peg(shape: PegShape, foot: QPointF, scale: float = 1.0) -> QPointF:
    """Where the ball rests on a carrier whose foot is seen at a point: on his cap, to the right."""
    wide = shape.peg * scale
    return foot + QPointF(wide * 0.34, -wide * (pegs.TALL + 0.12))


def ball_box(shape: PegShape, middle: QPointF, scale: float = 1.0) -> QRectF:
    """The box of the football's picture."""
    side = float(round(shape.s * BALL * scale * 2))
    return QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)


def paint_ball(
    painter: QPainter, shape: PegShape, middle: QPointF, scale: float = 1.0, angle: float = -24.0
) -> None:
    """The football with its middle on a point."""
    picture = ball_picture(shape.theme, shape.s * BALL * scale, shape.ratio, angle)
    side = picture.width() / shape.ratio
    corner = shape.snapped(middle - QPointF(side / 2, side / 2))
    painter.drawPixmap(corner, picture)


# in the hand and on the way


def hand_piece(shape: PegShape, hand: Hand) -> Piece:
    """The peg in the hand, larger and above the board."""
    scale = 1.0 + (HELD - 1.0) * (1.0 if hand.lift > 0.5 else 0.0)
    return peg_piece(shape, hand.peg, shape.at(*hand.at), scale=scale, lift=LIFT * hand.lift)


def hand_reach(shape: PegShape, hand: Hand, *, ball: bool) -> QRectF:
    """All that a peg in the hand may touch."""
    wide = shape.peg * HELD
    tall = wide * pegs.TALL
    ground = foot_at(shape, shape.at(*hand.at))
    foot = ground - QPointF(0, LIFT * hand.lift * shape.s)
    box = pegs.peg_box(foot, wide, tall).united(
        pegs.shadow_box(ground, wide, tall, LIFT * hand.lift * shape.s)
    )
    if ball:
        box = box.united(ball_box(shape, ball_on_peg(shape, foot, HELD), 1.1))
    return box.adjusted(-2, -2, 2, 2)


def paint_hand(painter: QPainter, shape: PegShape, hand: Hand, *, ball: bool) -> None:
    """The peg in the hand, with the ball if it carries it."""
    piece = hand_piece(shape, hand)
    painter.setOpacity(0.75)
    draw_shade(painter, piece)
    painter.setOpacity(1.0)
    draw_piece(painter, piece)
    if ball:
        foot = foot_at(shape, shape.at(*hand.at)) - QPointF(0, LIFT * hand.lift * shape.s)
        paint_ball(painter, shape, ball_on_peg(shape, foot, HELD), 1.1)


def mover_reach(shape: PegShape, mover: Mover) -> QRectF:
    """All that a peg on its way may touch."""
    box = peg_piece(shape, mover.peg, shape.at(*mover.at), lift=mover.lift).reach
    room = shape.s * 1.25 if mover.ball else 2.0
    return box.adjusted(-room, -room, room, room)


def mover_foot(shape: PegShape, mover: Mover) -> QPointF:
    """Where a peg on its way has its foot."""
    return foot_at(shape, shape.at(*mover.at)) - QPointF(0, mover.lift * shape.s)


def paint_mover(painter: QPainter, shape: PegShape, mover: Mover) -> None:
    """A peg that hops from hole to hole."""
    piece = peg_piece(shape, mover.peg, shape.at(*mover.at), lift=mover.lift)
    draw_shade(painter, piece)
    draw_piece(painter, piece)
    if mover.ball:
        paint_ball(painter, shape, ball_on_peg(shape, mover_foot(shape, mover)))


def flying_point(shape: PegShape, ball: FlyingBall) -> QPointF:
    """Where a flying ball is seen."""
    return shape.at(*ball.below) - QPointF(0, shape.s * ball.height)


def flying_reach(shape: PegShape, ball: FlyingBall) -> QRectF:
    """All that a flying ball and its shadow may touch."""
    half = shape.s * (1.7 + 0.15 * ball.height)
    below, above = shape.at(*ball.below), flying_point(shape, ball)
    one = QRectF(below.x() - half, below.y() - half, 2 * half, 2 * half)
    other = QRectF(above.x() - half, above.y() - half, 2 * half, 2 * half)
    return one.united(other)


def paint_flying(painter: QPainter, shape: PegShape, ball: FlyingBall) -> None:
    """The ball in the air over its shadow; higher is larger."""
    theme, s = shape.theme, shape.s
    if ball.height > 0:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.color("shadow", 120 / (1 + ball.height * 0.25)))
        shade = shape.at(*ball.below) + QPointF(s * 0.1 * ball.height, s * 0.05 * ball.height)
        painter.drawEllipse(shade, s * 0.46, s * 0.24)
    angle = round(ball.angle / 6) * 6
    scale = 1.0 + round(min(ball.height, 8.0) * 1.6) / 25
    paint_ball(painter, shape, flying_point(shape, ball), scale, angle)
