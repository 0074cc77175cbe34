"""A position in the middle of a play of All-Pro, and what its stage says."""

from __future__ import annotations

from typing import Any

from gridlight.ui.all_pro.stage import AllProStage

BOARD = """
16 ...........b...
14 bE.............
13 .......b.......
12 ...b.....e.E...
11 .....l.lc......
10 ..l..LLCL..e...
9  .....B.........
8  .......B.......
7  ......B...B....
"""
MIDDLE: dict[str, Any] = {
    "phase": "offense-moves",
    "spot": 45,
    "down": 3,
    "moves_left": 3,
    "carrier": "h8",
    "board": BOARD,
    "blocks": ["j11 L l"],
}


def last_words(stage: AllProStage) -> str:
    return stage.bridge.history[-1].words or ""


def status(stage: AllProStage) -> str:
    return stage.status_line.status().sentence
