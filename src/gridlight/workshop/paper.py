"""Sheets of paper, and how far a printer misses the size that it is told."""

from __future__ import annotations

import json
import math
from dataclasses import dataclass
from typing import Any

from gridlight.cards.model import Geometry
from gridlight.kernel.errors import CardError, OptionError
from gridlight.kernel.language import tr

MILLIMETER = 72.0 / 25.4  # points
INCH = 72.0
RULER = 100.0  # millimeters
MOST_OFF = 10.0  # millimeters by which a ruler may be off
ROOM = 3.0  # millimeters beside a card for its crop marks


@dataclass(frozen=True, slots=True)
class Paper:
    """A size of paper in points, upright."""

    name: str
    width: float
    height: float

    def holds(self, geometry: Geometry) -> bool:
        """Whether a card fits with its crop marks."""
        scale = INCH / geometry.yards_per_inch
        room = 2.0 * ROOM * MILLIMETER
        return (
            geometry.width * scale + room <= self.width
            and geometry.height * scale + room <= self.height
        )


PAPERS = {
    "letter": Paper("letter", 8.5 * INCH, 11.0 * INCH),
    "a4": Paper("a4", 210.0 * MILLIMETER, 297.0 * MILLIMETER),
}


@dataclass(frozen=True, slots=True)
class Correction:
    """How much larger a printer must be told to print, along each axis of the paper."""

    across: float = 1.0
    down: float = 1.0

    def after(self, across: float, down: float) -> Correction:
        """The correction to use next, when the 100 mm rulers printed with this one measure so.

        Measures are millimeters; `OptionError` for one that no printer is off by.
        """
        measures = ((tr("across", "a ruler"), across), (tr("down", "a ruler"), down))
        for name, measure in measures:
            if not math.isfinite(measure) or abs(measure - RULER) > MOST_OFF:
                problem = tr("a 100 mm ruler of {measure:g} mm can't be put right", measure=measure)
                remedy = tr(
                    "Give {least:g} to {most:g}.", least=RULER - MOST_OFF, most=RULER + MOST_OFF
                )
                raise OptionError(tr("printer’s correction"), name, problem, remedy)
        return Correction(self.across * RULER / across, self.down * RULER / down)

    def as_json(self) -> str:
        """The correction as the text that `read_correction` takes."""
        return json.dumps({"across": self.across, "down": self.down}) + "\n"


NO_CORRECTION = Correction()


def read_correction(text: str) -> Correction:
    """A correction from its text; none where the text can't be trusted."""
    try:
        data: Any = json.loads(text)
        across, down = float(data["across"]), float(data["down"])
    except (ValueError, KeyError, TypeError, OverflowError, RecursionError):
        return Correction()
    fine = all(0.8 <= factor <= 1.25 for factor in (across, down))
    return Correction(across, down) if fine else Correction()


def paper_for(name: str, geometry: Geometry, source: str) -> Paper:
    """The paper of that name; `CardError` when the deck's cards are too large for it."""
    paper = PAPERS[name]
    if not paper.holds(geometry):
        wide, high = (side / geometry.yards_per_inch for side in (geometry.width, geometry.height))
        problem = tr(
            "a card of {wide:.2f} × {high:.2f} in has no room on {paper}",
            wide=wide,
            high=high,
            paper=name,
        )
        raise CardError(
            source, "“geometry”", problem, tr("Print smaller cards, or on other paper.")
        )
    return paper
