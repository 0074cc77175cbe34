"""Positions in the middle of a play of Pegskin, and what its stage says."""

from __future__ import annotations

from typing import Any

from gridlight.ui.pegskin.stage import PegskinStage
from helpers.pegskin import FOUR_THREE, PRO_SET

MIDDLE: dict[str, Any] = {
    "phase": "line-offense",
    "spot": 45,
    "down": 3,
    "togo": 7,
    "moves_left": 6,
    "carrier": "18,-2",
    "pegs": [*PRO_SET, *FOUR_THREE],
}
DECLARE: dict[str, Any] = {
    **{key: value for key, value in MIDDLE.items() if key != "moves_left"},
    "phase": "declare",
    "rolled": ["offense", "defense"],
}


def last_words(stage: PegskinStage) -> str:
    return stage.bridge.history[-1].words or ""


def status(stage: PegskinStage) -> str:
    return stage.status_line.status().sentence
