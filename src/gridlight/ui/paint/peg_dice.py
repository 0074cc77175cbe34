"""The lettered die, the numbered one and the black-and-white one; PS-7."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QTransform

from gridlight.present.pegboard import Die, DieKind
from gridlight.ui.paint.dice import DieLook
from gridlight.ui.paint.text import text_path
from gridlight.ui.theme import Theme

# what each face of the cube bears
MARKS: dict[DieKind, dict[int, str]] = {
    "sdt": {1: "S", 2: "D", 3: "S", 4: "T", 5: "S", 6: "D"},
    "number": {1: "2", 2: "3", 3: "2", 4: "4", 5: "3", 6: "5"},
    "first": {1: "white", 2: "white", 3: "white", 4: "black", 5: "black", 6: "black"},
}
INKS: dict[DieKind, str] = {"sdt": "die_blue", "number": "die_red"}
WORDS = {
    "S": "Single",
    "D": "Double",
    "T": "Triple",
    "white": "White first",
    "black": "Black first",
}
UNIT = 100


def cube_face(die: Die) -> int:
    """A face of the cube that bears what a die shows."""
    return next(face for face, mark in MARKS[die.kind].items() if mark == die.face)


def die_words(die: Die) -> str:
    """What a die says: “Double”, “times 4”, “White first”."""
    return WORDS.get(die.face, f"times {die.face}")


def look_of(kind: DieKind) -> DieLook:
    """How a kind of die is made."""
    marks = MARKS[kind]

    def ground(face: int) -> tuple[str, str]:
        dark = marks[face] == "black"
        return ("die_black", "die_black_d") if dark else ("die", "die_d")

    def mark(painter: QPainter, face: int, plane: QTransform, theme: Theme, up: bool) -> None:
        if kind not in INKS:
            return
        font = theme.font("die-face", UNIT)
        letter = text_path(font, marks[face], QPointF(0, 0))
        scaled = QTransform().scale(1.36 / UNIT, 1.36 / UNIT)
        painter.setPen(Qt.PenStyle.NoPen)
        if up:
            painter.setBrush(theme.color("shine", 150))
            painter.drawPath(plane.map(scaled.map(letter).translated(0.025, 0.04)))
        painter.setBrush(theme.color(INKS[kind]))
        painter.drawPath(plane.map(scaled.map(letter)))

    return DieLook(ground, mark)
