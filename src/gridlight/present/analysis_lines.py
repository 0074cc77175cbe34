"""Lines on the sheets of an analysis, and how points and chances are written there."""

from __future__ import annotations

from dataclasses import dataclass

from gridlight.kernel.game import Seat
from gridlight.kernel.language import figure, tr
from gridlight.present.situation import MINUS, Names

YARDS = "yards"
LEAST = 0.005
"""Points that are written as none."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a sheet: `kind` is `head`, `text` or `row`, `value` stands at its right.

    One with a `step` leads there; `seat` colors its bar and is named in `value` as well.
    `small` stands under the words, `more` under the value.
    """

    kind: str
    words: str
    note: str = ""
    value: str = ""
    seat: Seat | None = None
    step: int | None = None
    small: str = ""
    more: str = ""


def percent(share: float) -> str:
    """A share of the chance to win: “4.2 %”, “−0.5 %”."""
    return tr("{share} %", share=_signed(100 * abs(share), ".1f", share))


def signed_percent(share: float) -> str:
    """The same with its sign."""
    text = percent(share)
    return text if text.startswith(MINUS) else f"+{text}"


def number(points: float) -> str:
    """Points with their sign: “+0.72”, “−1.40”."""
    text = _signed(abs(points), ".2f", points)
    return text if text.startswith(MINUS) else f"+{text}"


def gained(points: float, names: Names, unit: str) -> str:
    """Who gained how much: “Home +0.72 points”."""
    if abs(points) < LEAST:
        return in_unit(figure(0.0, ".2f"), unit)
    seat = gainer(points)
    return f"{names.of(seat)} {in_unit(number(abs(points)), unit)}"


def in_unit(size: str, unit: str) -> str:
    """So many of an analysis's unit, which is points or yards: “+0.72 points”."""
    return tr("{size} yards", size=size) if unit == YARDS else tr("{size} points", size=size)


def gainer(points: float) -> Seat:
    """Whose gain so many points of home are."""
    return Seat.HOME if points >= 0 else Seat.VISITORS


def margin(points: float, names: Names, unit: str = "") -> str:
    """Who is ahead by how much: “Home by 0.72 points”, “even”."""
    if abs(points) < LEAST:
        return tr("even")
    team, size = names.of(gainer(points)), figure(abs(points), ".2f")
    if not unit:
        return tr("{team} by {size}", team=team, size=size)
    if unit == YARDS:
        return tr("{team} by {size} yards", team=team, size=size)
    return tr("{team} by {size} points", team=team, size=size)


def _signed(size: float, spec: str, value: float) -> str:
    below = value < 0 and float(format(size, spec))
    return f"{MINUS}{figure(size, spec)}" if below else figure(size, spec)
