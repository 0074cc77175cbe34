"""All results of a deck in one loop over its plates."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from gridlight.coaches.fast.deciding import MIDDLE, decide
from gridlight.coaches.fast.jit import jit
from gridlight.coaches.fast.margins import lay, measure
from gridlight.coaches.fast.plates import Plates

Floats = NDArray[np.float64]


@jit
def fill(plates: Plates, card: int, formation: int, table: Floats) -> None:
    """Fill `table` (cards, formations, 7, RESULT) with all results, or with one card's.

    `card` or `formation` −1 means all of them.
    """
    cards = range(plates.ends.shape[0]) if card < 0 else range(card, card + 1)
    formations = (
        range(plates.formation_markers.size - 1)
        if formation < 0
        else range(formation, formation + 1)
    )
    going, found = np.empty(7, dtype=np.bool_), np.empty((7, 4))
    for c in cards:
        for f in formations:
            decide(plates, c, f, going, found, table[c, f])
            if plates.wide == 0.0:
                continue
            lay(plates, c, f)
            for k in range(7):
                measure(plates, c, f, (k - MIDDLE) * plates.pitch, table[c, f, k])
