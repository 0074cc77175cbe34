"""Finds decks: hand-made templates, annealed until they play like football, then by whole games.

Import it inside functions: it brings numba, where that is installed, and needs scipy.
"""

from __future__ import annotations

from gridlight.coaches.designer.course import MOVES, Progress, design
from gridlight.coaches.designer.refining import Search, refine

__all__ = ["MOVES", "Progress", "Search", "design", "refine"]
