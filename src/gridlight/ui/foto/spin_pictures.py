"""The spinner that came to rest, for pictures."""

from __future__ import annotations

from gridlight.cards.spinners import PUNT_RETURN
from gridlight.kernel.game import Seat
from gridlight.ui.foto.beats import label_words, spinning
from gridlight.ui.foto.stage import FotoStage
from gridlight.ui.tabletop.readings import SIDES
from gridlight.ui.tabletop.spin import Chance, throw_title

SHOWN = "12"


def hold_spinner(stage: FotoStage) -> None:
    """Lay the spinner of a punt's return on the stage, where it shows twelve yards."""
    chance = Chance(
        throw_title(PUNT_RETURN),
        spinning(Seat.VISITORS, stage.names),
        SIDES[Seat.VISITORS],
        stage.rules.spinners.sectors(PUNT_RETURN),
        SHOWN,
        label_words(SHOWN),
        seed="shown",
    )
    stage.spin_card.hold_still(chance, 1.0)
