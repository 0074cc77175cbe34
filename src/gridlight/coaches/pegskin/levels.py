"""The coaches of Pegskin by level."""

from __future__ import annotations

from gridlight.coaches.coach import Coach


def coach_of(level: str) -> Coach:
    """A coach of this level; the levels are those of `tempers.TEMPERS`."""
    from gridlight.coaches.pegskin.coach import PegskinCoach
    from gridlight.coaches.pegskin.tempers import TEMPERS

    return PegskinCoach(TEMPERS[level])
