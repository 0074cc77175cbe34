"""The real stages with a lesson's card under them, which leaves the keyboard to the game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from gridlight.ui.chrome import Screen
from gridlight.ui.theme import Wishes

if TYPE_CHECKING:
    from gridlight.ui.bridge import Bridge


ROOM, MOST_GIVEN = 250.0, 42.0
"""How high the card beside the peg board should be, and what the dice can spare for it."""


class Taught(Screen):
    """What a stage does besides in a lesson: it tells of its moments, and of being laid out."""

    moment_said = Signal()
    laid = Signal()

    def say_moment(self) -> None:
        """Say what is going on, and tell the teacher that something is."""
        super().say_moment()  # type: ignore[misc]
        self.moment_said.emit()

    def place(self) -> None:
        """Lay everything out anew."""
        super().place()
        self.laid.emit()

    def start_focus(self) -> None:
        """Give the keyboard to the game: the card below is reached with Tab and its own keys."""
        foot, self.foot = self.foot, None
        super().start_focus()
        self.foot = foot


def lay_lesson(bridge: Bridge, wishes: Wishes, parent: QWidget | None = None) -> Any:
    """The stage of the game that the bridge leads to, for a lesson."""
    return _STAGES[bridge.table.header.game]()(bridge, wishes, parent)


# Each class is made once and kept: Qt may ask an object for its class until it is deleted.


@cache
def _foto_electric() -> type[Any]:
    from gridlight.ui.foto.stage import FotoStage

    class TaughtFoto(Taught, FotoStage):
        """The light box in a lesson."""

    return TaughtFoto


@cache
def _all_pro() -> type[Any]:
    from gridlight.ui.all_pro.stage import AllProStage

    class TaughtAllPro(Taught, AllProStage):
        """The board in a lesson."""

    return TaughtAllPro


@cache
def _pegskin() -> type[Any]:
    from gridlight.ui.pegskin.layout import StageLayout
    from gridlight.ui.pegskin.stage import PegskinStage

    class TaughtPegskin(Taught, PegskinStage):
        """The peg board in a lesson."""

        def layout_now(self) -> StageLayout:
            """Where everything lies; the dice give of their room what the card beside needs."""
            lay, t = super().layout_now(), self.theme
            give = min(max(0.0, t.px(ROOM) - lay.side.height()), t.px(MOST_GIVEN))
            return replace(
                lay,
                tray=lay.tray.adjusted(0, 0, 0, -give),
                plaque=lay.plaque.translated(0, -give),
                strip=lay.strip.translated(0, -give),
                side=lay.side.adjusted(0, -give, 0, 0),
            )

    return TaughtPegskin


_STAGES: dict[str, Callable[[], type[Any]]] = {
    "foto-electric": _foto_electric,
    "all-pro": _all_pro,
    "pegskin": _pegskin,
}
