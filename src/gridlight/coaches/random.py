"""The coach without a plan: any legal move is as likely as any other."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import islice
from typing import Any

from gridlight.coaches.coach import Stop, never
from gridlight.kernel.game import LegalMoves, Seat


class RandomCoach:
    """Chooses evenly among the legal moves; the same stream gives the same choices."""

    level = "random"

    def choose(
        self,
        view: Any,
        seat: Seat,
        legal: LegalMoves[Any],
        stream: random.Random,
        stop: Stop = never,
    ) -> Any:
        """One of the legal moves."""
        index = stream.randrange(len(legal))
        if isinstance(legal, Sequence):
            return legal[index]
        return next(islice(iter(legal), index, None))
