"""The slow breath of a light while something is in the hand."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi

from PySide6.QtCore import QObject, QTimer

FRAME_MS = 50
DEPTH = 0.12


class Breath(QObject):
    """Lets a light swell and fade between 0 and 1; still, at full light, where `whole` is 0.

    `whole` gives the length of a breath in milliseconds, `shown` is told each level.
    """

    def __init__(
        self, parent: QObject, whole: Callable[[], int], shown: Callable[[float], None]
    ) -> None:
        super().__init__(parent)
        self._whole, self._shown = whole, shown
        self._at = 0
        self._timer = QTimer(self)
        self._timer.setInterval(FRAME_MS)
        self._timer.timeout.connect(self.breathe)

    @property
    def breathing(self) -> bool:
        """Whether the light swells and fades."""
        return self._timer.isActive()

    def run(self, on: bool) -> None:
        """Begin to breathe, or stop at full light."""
        if on and self._whole():
            self._at = 0
            self._timer.start()
        else:
            self._timer.stop()
            self._shown(1.0)

    def breathe(self) -> None:
        """Go on by one frame."""
        whole = self._whole()
        if not whole:
            self.run(False)
            return
        self._at += FRAME_MS
        self._shown(1 - DEPTH * (1 - cos(2 * pi * self._at / whole)))
