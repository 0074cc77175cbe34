"""The glow's slow breath while a man is in the hand."""

from __future__ import annotations

from dataclasses import replace
from math import cos, pi
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

if TYPE_CHECKING:
    from gridlight.ui.boards.board import Board

FRAME_MS = 50
DEPTH = 0.12


class Breath(QObject):
    """Lets the light of legal squares swell and fade; still under reduced motion."""

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        self._board = board
        self._at = 0
        self._timer = QTimer(self)
        self._timer.setInterval(FRAME_MS)
        self._timer.timeout.connect(self._breathe)

    def run(self, on: bool) -> None:
        """Begin to breathe, or stop at full light."""
        if on and self._board.theme.times.breath:
            self._at = 0
            self._timer.start()
        else:
            self._timer.stop()
            self._board.see(replace(self._board.sight, breath=1.0))

    def _breathe(self) -> None:
        whole = self._board.theme.times.breath
        if not whole:
            self.run(False)
            return
        self._at += FRAME_MS
        level = 1 - DEPTH * (1 - cos(2 * pi * self._at / whole))
        self._board.see(replace(self._board.sight, breath=level))
