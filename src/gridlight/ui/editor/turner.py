"""Choices whose names change while they show."""

from __future__ import annotations

from collections.abc import Sequence

from gridlight.ui.paint.buttons import Choice
from gridlight.ui.paint.stepper import Stepper


class Turner(Stepper):
    """One of many names that may be called otherwise from one moment to the next."""

    def show_options(self, options: Sequence[str], current: int) -> None:
        """Offer these names, one of them taken."""
        if (tuple(options), current) != (self._options, self._current):
            self._options = tuple(options)
            self._current = current
            self._tell()
            self.updateGeometry()


class Tabs(Choice):
    """Pages of which one shows; what they are called may say how much is on them."""

    def name_options(self, options: Sequence[str]) -> None:
        """Call the pages so."""
        if tuple(options) != self._options:
            self._options = tuple(options)
            self._tell()
            self.updateGeometry()
            self.update()
