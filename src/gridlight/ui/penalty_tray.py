"""The penalty dice where they lie in the top bar, beside the buttons."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSize, QSizeF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from gridlight.present.penalty_system import PenaltyDice
from gridlight.ui.paint.cache import smooth
from gridlight.ui.paint.pieces import paint_die, paint_penalty_die
from gridlight.ui.theme import Theme
from gridlight.ui.tokens import SPACE

SIDE, PITCH = 22.0, 31.0
MOST = 4


class PenaltyTray(QWidget):
    """The penalty die of the play, and after an X the two colored dice and the white one."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._dice: PenaltyDice | None = None

    def dice(self) -> PenaltyDice | None:
        """The dice as they lie."""
        return self._dice

    def show_dice(self, dice: PenaltyDice | None) -> None:
        """Let the dice lie so."""
        self._dice = dice
        self.setVisible(dice is not None)
        words = dice.spoken if dice is not None else ""
        self.setAccessibleName(words)
        self.setToolTip(words)
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme or size."""
        self._theme = theme
        self.update()

    def sizeHint(self) -> QSize:
        """Room for all four dice, so that nothing moves when they fall."""
        t = self._theme
        return QSizeF(t.px(PITCH * MOST + SPACE.s2), t.px(SPACE.bar - 2 * SPACE.s1)).toSize()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the dice in a row, the penalty die at the right."""
        dice = self._dice
        if dice is None:
            return
        painter = QPainter(self)
        smooth(painter)
        t = self._theme
        side, pitch = t.px(SIDE), t.px(PITCH)
        at = QPointF(self.width() - pitch / 2 - t.px(SPACE.s1), self.height() / 2 - side * 0.1)
        paint_penalty_die(painter, at, side, t, dice.flagged)
        if not dice.colored:
            return
        lying = [(dice.white, False), *((face, True) for face in reversed(dice.colored))]
        for number, (face, red) in enumerate(lying, start=1):
            paint_die(painter, at - QPointF(pitch * number, 0), side, t, face, 0.0, red)
