"""Dice that roll over the board: a way for each, made from a seed, that ends on its face."""

from __future__ import annotations

import random
from dataclasses import dataclass
from math import pi, sin

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from gridlight.present.board import Roll
from gridlight.ui.boards.shape import BoardShape
from gridlight.ui.boards.sight import DieSight
from gridlight.ui.paint.dice import paint_die_solid, showing

SIDE = 0.94  # of a square
REST = ((-2.05, 0.36), (-0.92, 0.92), (-3.25, 0.62))  # from the lower right corner, in squares
ANGLES = (-14.0, 19.0, 7.0)
HOPS = ((0.0, 0.46, 2.1), (0.46, 0.76, 0.9), (0.76, 0.92, 0.32))


@dataclass(frozen=True, slots=True)
class DieWay:
    """One die's way: from where it is thrown to where it rests."""

    face: int
    start: QPointF
    end: QPointF
    turns: tuple[float, float]
    spin: float
    angle: float

    def at(self, way: float) -> DieSight:
        """The die at a share of its way."""
        run = 1 - (1 - way) ** 2.2
        place = self.start + (self.end - self.start) * run
        left = (1 - min(1.0, way / 0.92)) ** 1.6
        tumble = (self.turns[0] * left, self.turns[1] * left)
        return DieSight(self.face, place, hop_at(way), tumble, self.angle + self.spin * (1 - run))


def hop_at(way: float) -> float:
    """How high a thrown die is, in its own sides: three hops, each lower."""
    for start, end, high in HOPS:
        if start <= way < end:
            return high * sin(pi * (way - start) / (end - start))
    return 0.0


def rest_place(shape: BoardShape, number: int) -> QPointF:
    """Where die `number` comes to rest: half on the border at the lower right."""
    x, y = REST[number % len(REST)]
    corner = shape.outer.bottomRight()
    return corner + QPointF(x * shape.q, (y - 0.62) * shape.q)


def ways(shape: BoardShape, roll: Roll) -> tuple[DieWay, ...]:
    """The ways of a roll's dice; the same seed rolls the same way."""
    found = []
    for i, face in enumerate(roll.faces):
        chance = random.Random(f"{roll.seed}|{i}|{face}")
        end = rest_place(shape, i)
        start = QPointF(
            shape.field.left() + shape.field.width() * chance.uniform(0.12, 0.4),
            shape.field.top() + shape.field.height() * chance.uniform(0.1, 0.55),
        )
        turns = (chance.uniform(500, 760), chance.uniform(-420, 420))
        spin = chance.uniform(-240, 240)
        angle = ANGLES[i % len(ANGLES)] + chance.uniform(-9, 9)
        found.append(DieWay(face, start, end, turns, spin, angle))
    return tuple(found)


def die_reach(shape: BoardShape, die: DieSight) -> QRectF:
    """All that a die and its shadow may touch."""
    side = shape.q * SIDE
    half = side * (1.25 + 0.5 * die.height)
    box = QRectF(die.at.x() - half, die.at.y() - half, 2 * half, 2 * half)
    return box.adjusted(0, -side * die.height, 0, 0)


def paint_rolling(painter: QPainter, shape: BoardShape, die: DieSight) -> None:
    """A die at one moment."""
    turn = showing(die.face, die.angle, die.tumble)
    paint_die_solid(painter, die.at, shape.q * SIDE, shape.theme, turn, die.height)
