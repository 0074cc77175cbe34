"""The settings and the numbers that a game of Pegskin is played with."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from gridlight.games.pegskin.holes import Holes
from gridlight.kernel.errors import RulesetError
from gridlight.kernel.language import tr

BOUNDS = {
    "width": (31, 53),
    "half_length": (15, 30),
    "scrimmage_plays": (1, 200),
    "plays_per_quarter": (1, 200),
    "decision_seconds": (0, 3600),
}
"""The least and the most that a number among the settings can be."""

Mode = Literal["full", "scrimmage"]


@dataclass(frozen=True, slots=True)
class Settings:
    """What the players agreed on; every default is the rulebook's or the rulings'."""

    mode: Mode = "full"
    plays_per_quarter: int = 25
    scrimmage_plays: int = 25
    collegiate_try: bool = False
    sudden_death: bool = False
    take_back: bool = False
    width: int = 35
    half_length: int = 20
    decision_seconds: int = 0
    roll_by_hand: bool = False
    hints: bool = False

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
        if self.width % 2 == 0:  # PS-2
            remedy = tr("Use an odd number from 31 to 53.")
            raise RulesetError(
                "settings", "width", tr("{width} has no middle", width=self.width), remedy
            )
        if self.mode not in ("full", "scrimmage"):
            remedy = tr("Use full or scrimmage.")
            raise RulesetError(
                "settings", "mode", tr("“{mode}” isn't known", mode=self.mode), remedy
            )

    @property
    def holes(self) -> Holes:
        """The board (PS-2)."""
        return Holes(self.width, self.half_length)

    @property
    def scrimmage(self) -> bool:
        """Whether yards decide and nobody kicks (PS-30)."""
        return self.mode == "scrimmage"


@dataclass(frozen=True, slots=True)
class Numbers:
    """The numbers of the rulebook; yards, holes, pegs, rolls or points."""

    downs: int
    to_gain: int
    goal_to_go_inside: int
    series_at: int
    touchback_at: int
    men_on_the_line: int
    motion_columns: int
    shotgun_step: int
    blitz_men: int
    blitz_rows: int
    reaction_moves: int
    allowance_in_all: int
    allowance: int
    allowance_receiver: int
    allowance_defender: int
    chuck_row: int
    pitch_columns: int
    pitch_rows: int
    close_cover: int
    loose_cover: int
    screen_columns: int
    end_zone_depth: int
    punt_tens: int
    punt_ones: int
    field_goal_within: int
    touchdown: int
    field_goal: int
    safety: int
    try_kick: int
    try_play: int
    try_from: int
    quarters: int
    most_rolls: int
    most_still: int
