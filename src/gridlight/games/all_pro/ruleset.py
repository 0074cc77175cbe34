"""The settings and the numbers that a game of All-Pro is played with."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from gridlight.kernel.errors import RulesetError
from gridlight.kernel.grid import Grid
from gridlight.kernel.language import tr

ROWS = 24
"""Twenty rows of five yards and two at each end for the end zones (AP-1)."""

BOUNDS = {
    "columns": (11, 21),
    "plays_per_quarter": (1, 200),
    "fumble_percent": (0, 100),
    "decision_seconds": (0, 3600),
}
"""The least and the most that a number among the settings can be."""

Officiating = Literal["prevent", "referee", "call-it"]


@dataclass(frozen=True, slots=True)
class Settings:
    """What the players agreed on; every default is the rulebook's or the rulings'."""

    plays_per_quarter: int = 10
    officiating: Officiating = "prevent"
    fumble_percent: int = 1
    steady_hand: bool = False
    take_back: bool = False
    step_out: bool = False
    sudden_death: bool = False
    columns: int = 15
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
        if self.columns % 2 == 0:  # AP-2
            remedy = tr("Use an odd number from 11 to 21.")
            raise RulesetError(
                "settings", "columns", tr("{columns} has no middle", columns=self.columns), remedy
            )
        if self.officiating not in ("prevent", "referee", "call-it"):
            problem = tr("“{officiating}” isn't known", officiating=self.officiating)
            remedy = tr("Use prevent, referee or call-it.")
            raise RulesetError("settings", "officiating", problem, remedy)

    @property
    def grid(self) -> Grid:
        """The board (AP-1, AP-2)."""
        return Grid(self.columns, ROWS)

    @property
    def prevent(self) -> bool:
        """Whether a foul can't be done at all."""
        return self.officiating == "prevent"


@dataclass(frozen=True, slots=True)
class Numbers:
    """The numbers of the rulebook; yards, squares, men or points."""

    downs: int
    to_gain: int
    goal_to_go_inside: int
    past_marker: int
    men_on_the_line: int
    kickoff_from: int
    kickoff_receivers_at: int
    safety_kick_from: int
    safety_receivers_gap: int
    kick_coverage: int
    kicker_depth: int
    touchback_at: int
    field_goal_within: int
    short_pass: int
    long_pass: int
    touchdown: int
    field_goal: int
    safety: int
    try_point: int
    quarters: int
    formation_yards: int
    foul_yards: int
