"""The coaches of All-Pro by level."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gridlight.coaches.all_pro.coach import AllProCoach


def coach_of(level: str) -> AllProCoach:
    """A coach of this level; the levels are those of `temper.TEMPERS`."""
    from gridlight.coaches.all_pro.coach import AllProCoach
    from gridlight.coaches.all_pro.temper import TEMPERS

    return AllProCoach(TEMPERS[level])
