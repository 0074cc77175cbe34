"""The lettered die, the numbered one and the black-and-white one; PS-7."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QTransform

from gridlight.kernel.language import tr
from gridlight.present.pegboard import Die, DieKind
from gridlight.ui.paint.dice import DieLook
from gridlight.ui.paint.text import text_path
from gridlight.ui.theme import Theme

# what the six faces bear
MARKS: dict[DieKind, tuple[str, ...]] = {
    "sdt": ("S", "S", "S", "D", "D", "T"),
    "number": ("2", "2", "3", "3", "4", "5"),
    "first": ("white", "white", "white", "black", "black", "black"),
}
INKS: dict[DieKind, str] = {"sdt": "die_blue", "number": "die_red"}
WORDS = {
    "S": tr("Single"),
    "D": tr("Double"),
    "T": tr("Triple"),
    "white": tr("White first"),
    "black": tr("Black first"),
    "2": tr("Two"),
    "3": tr("Three"),
    "4": tr("Four"),
    "5": tr("Five"),
}
UNIT = 100


UP = 1  # the face of the cube that is read


def faces_of(die: Die) -> dict[int, str]:
    """What each face of the cube bears when the upper one, `UP`, is what the die shows."""
    left = list(MARKS[die.kind])
    left.remove(die.face)
    others = [mark for mark in left if mark != die.face]
    same = [mark for mark in left if mark == die.face]
    return dict(enumerate((die.face, *others, *same), start=UP))


def die_words(die: Die, beside: Iterable[Die] = ()) -> str:
    """What a die says among others: “Double”, “times 4” beside such a one, “White first”."""
    if die.label:
        return die.label
    if die.kind == "number" and any(other.kind == "sdt" for other in beside):
        return tr("times {face}", face=die.face)
    return WORDS[die.face]


@lru_cache(maxsize=32)
def look_of(die: Die) -> DieLook:
    """How a die is made that shows what it shows."""
    marks, kind = faces_of(die), die.kind
    letters: dict[str, QPainterPath] = {}

    def ground(face: int) -> tuple[str, str]:
        dark = marks[face] == "black"
        return ("die_black", "die_black_d") if dark else ("die", "die_d")

    def mark(painter: QPainter, face: int, plane: QTransform, theme: Theme, up: bool) -> None:
        if kind not in INKS:
            return
        text = marks[face]
        if text not in letters:
            path = text_path(theme.font("die-face", UNIT), text, QPointF(0, 0))
            letters[text] = QTransform().scale(1.36 / UNIT, 1.36 / UNIT).map(path)
        letter = letters[text]
        painter.setPen(Qt.PenStyle.NoPen)
        if up:
            painter.setBrush(theme.color("shine", 150))
            painter.drawPath(plane.map(letter.translated(0.025, 0.04)))
        painter.setBrush(theme.color(INKS[kind]))
        painter.drawPath(plane.map(letter))

    return DieLook(ground, mark)
