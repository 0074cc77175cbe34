"""The one place where the screens ask for a sound, and where captions are told."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from gridlight.kernel.language import tr

if TYPE_CHECKING:
    from gridlight.ui.sound.speaker import Speaker

CAPTIONS = {
    "slide": tr("The slide scrapes"),
    "click": tr("The slide clicks home"),
    "tick": tr("The spinner ticks"),
    "coin": tr("The coin rings"),
    "dice": tr("Dice rattle"),
    "piece": tr("A man is set down"),
    "peg": tr("A peg drops in"),
    "card": tr("A card is laid"),
    "whistle": tr("A whistle"),
    "crowd": tr("The crowd roars"),
}
APART = {"tick": 0.03, "piece": 0.05, "peg": 0.05}
"""Seconds between two of the same sound; more would only be noise."""


class House(QObject):
    """Knows whether sounds are wanted; `told` carries the caption of each sound that falls."""

    told = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.on = True
        self.captions = False
        self.speaker: Speaker | None = None
        self._last: dict[str, float] = {}

    def play(self, name: str) -> None:
        """Let a sound be heard, and its caption be read, as far as either is wanted."""
        assert name in CAPTIONS
        now = monotonic()
        if now - self._last.get(name, -1.0) < APART.get(name, 0.15):
            return
        self._last[name] = now
        if self.captions:
            self.told.emit(CAPTIONS[name])
        if self.on and self.speaker is not None:
            self.speaker.play(name)

    def open(self) -> None:
        """From now on sounds can be heard, if the machine has a device for them."""
        from gridlight.ui.sound.speaker import Speaker

        self.close()
        self.speaker = Speaker()

    def close(self) -> None:
        """Let go of the device."""
        speaker, self.speaker = self.speaker, None
        if speaker is not None:
            speaker.close()


class _Held:
    house: House | None = None


def house() -> House:
    """The house of this program; made when it is first asked for."""
    if _Held.house is None:
        _Held.house = House()
    return _Held.house


def play(name: str) -> None:
    """Let a sound be heard, if sounds are wanted."""
    house().play(name)
