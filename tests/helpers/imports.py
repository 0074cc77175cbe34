"""Reading the pictures of an import without a window."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from gridlight.workshop.drafting.sheets import keyed
from gridlight.workshop.intake.intake import Intake
from gridlight.workshop.intake.reading import read_sheet


def read_all(intake: Intake) -> None:
    """Read all that waits, as the window does one by one."""
    while (n := intake.next_waiting()) is not None:
        shot = intake.new_shot()
        read = read_sheet(intake.sheets[n], shot, partial(intake.file, shot))
        if read.card is not None:
            key = intake.free_key(n, read.side)
            assert key is not None
            card = replace(keyed(read.card, key), name=f"{read.side.capitalize()} {key}")
            read = replace(read, card=card)
        intake.note(n, read)
