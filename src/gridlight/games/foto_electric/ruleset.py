"""The settings of a game of Foto-Electric and the tables it is played with."""

from __future__ import annotations

from dataclasses import dataclass

from gridlight.kernel.errors import RulesetError
from gridlight.kernel.language import tr

BOUNDS = {
    "plays_per_quarter": (1, 200),
    "quarter_minutes": (0, 120),
    "decision_seconds": (0, 3600),
}
"""The least and the most that a number among the settings can be."""


@dataclass(frozen=True, slots=True)
class Settings:
    """What the players agreed on; every default is the rulebook's.

    With `quarter_minutes` plays are counted, but end no quarter (FB-9). `hints` and
    `studies_habits` (of a computer at `master`) change no rule; the record says them.
    """

    plays_per_quarter: int = 30
    quarter_minutes: int = 0
    collegiate_try: bool = False
    sudden_death: bool = False
    table_feel: bool = False
    decision_seconds: int = 0
    roll_by_hand: bool = False
    hints: bool = False
    studies_habits: bool = False

    def __post_init__(self) -> None:
        for name, (least, most) in BOUNDS.items():
            value = getattr(self, name)
            if not least <= value <= most:
                raise RulesetError(
                    "settings",
                    name,
                    tr("{value} is out of range", value=value),
                    tr("Use {least} to {most}.", least=least, most=most),
                )

    @property
    def by_watch(self) -> bool:
        """Whether quarters end by the wall clock instead of by plays (FB-9)."""
        return self.quarter_minutes > 0
