"""The help on playing with the real things, while the program is the referee."""

from __future__ import annotations

from gridlight.kernel.language import tr
from gridlight.ui.screens.help_text import Section

OWN_BOARD: Section = (
    tr("On your own board"),
    (
        tr(
            "“Board: Our own” in New game is for people who have the box at home: they play on "
            "their table, and here are scoreboard, spinners, dice, penalty die and record."
        ),
        tr(
            "Press what happened; where it happened is asked next. What was told can always be "
            "taken back, even where dice fell with it: the same dice fall again."
        ),
        (tr("Letters"), tr("press the button that shows the letter.")),
        ("12, −3", tr("so many yards; or click or drag on the field, or press the arrows.")),
        (tr("Enter, Esc"), tr("take what is asked for, go back.")),
        ("0", tr("whether the program spins and rolls, or you do and type what came up.")),
        ("Z, F2", tr("undo, the record.")),
    ),
)
