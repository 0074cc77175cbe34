"""One thing that is shown of a step on a board: words, what moves, the coin, a rest at the end."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from gridlight.present import board, pegboard
from gridlight.present.penalty_system import PenaltyDice
from gridlight.ui.tabletop.banner import Banner
from gridlight.ui.tabletop.spin import Chance

ROLLS = (board.Roll, pegboard.Roll)


@dataclass(frozen=True, slots=True)
class Beat:
    """One thing to be shown; a `rest` lets the board be looked at before it is cleared.

    `motions` are those of the board that it is shown on, `penalty` the penalty dice as they
    lie from now on.
    """

    words: str = ""
    motions: tuple[Any, ...] = ()
    chance: Chance | None = None
    banner: Banner | None = None
    rest: bool = False
    penalty: PenaltyDice | None = None

    @property
    def secret(self) -> bool:
        """Whether dice are still to fall in it, or the coin."""
        falls = self.chance is not None or self.penalty is not None
        return falls or any(isinstance(each, ROLLS) for each in self.motions)
