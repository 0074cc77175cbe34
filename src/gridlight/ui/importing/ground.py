"""What lies under pictures on the import's bench, and where places of a card are on a flat one."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QLinearGradient, QPainter

from gridlight.cards.model import CLASSIC_GEOMETRY
from gridlight.ui.paint.text import CENTER, draw_text
from gridlight.ui.theme import Theme

PAD = 1.5  # yards that a flat picture has round the card


def paint_bench(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """A dark cloth that no picture is mistaken for."""
    cloth = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    cloth.setColorAt(0, theme.color("case_m"))
    cloth.setColorAt(1, theme.color("case_d"))
    painter.fillRect(rect, cloth)


def paint_bench_words(painter: QPainter, rect: QRectF, theme: Theme, words: str) -> None:
    """What is said where no picture lies."""
    draw_text(painter, rect, words, theme, "lead", theme.color("lace"), CENTER)


def flat_box(size: QSizeF) -> QRectF:
    """The card in a flat picture, in that picture's pixels."""
    g = CLASSIC_GEOMETRY
    x = size.width() / (g.width + 2 * PAD)
    y = size.height() / (g.height + 2 * PAD)
    return QRectF(PAD * x, PAD * y, g.width * x, g.height * y)
