"""All cards of a deck laid over each other as bitmaps: what results by geometry are held against.

Each play's lines and each formation's markers are one gray bitmap of a byte a pixel, at 300 dots
an inch. Only laying them over each other is timed: drawing the cards and moving a formation to its
alignment isn't.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageChops

from gridlight.cards.model import ALIGNMENTS, Deck
from gridlight.cards.raster import defense_masks, offense_masks

Bitmap = NDArray[np.uint8]

DPI = 300


class Overlays:
    """A deck's cards as bitmaps."""

    def __init__(self, deck: Deck) -> None:
        self._over = []
        for card in deck.offense:
            layers = offense_masks(card, deck.geometry, DPI).layers
            self._over.append(np.maximum(layers["solid"], layers["broken"]))
        self._under = []
        for formation in deck.defense:
            layers = defense_masks(formation, deck.geometry, DPI).layers
            self._under.append(np.maximum(layers["diamonds"], layers["dots"]))
        self._step = round(deck.geometry.pitch * DPI / deck.geometry.yards_per_inch)

    def anded(self) -> float:
        """Seconds of this thread in which numpy lays all pairs over each other by `&`."""
        return self._timed(lambda mask: mask, np.bitwise_and)

    def multiplied(self) -> float:
        """The same by Pillow's multiply."""
        return self._timed(Image.fromarray, ImageChops.multiply)

    def _timed(self, made: Callable[[Bitmap], Any], laid: Callable[[Any, Any], object]) -> float:
        over = [made(mask) for mask in self._over]
        spent = 0.0
        for mask in self._under:
            for alignment in ALIGNMENTS:
                moved = made(np.roll(mask, alignment * self._step, axis=1))
                begin = time.thread_time()
                for line in over:
                    laid(line, moved)
                spent += time.thread_time() - begin
        return spent
