"""The penalty cards and charts that there are: the house's, and those that a person has written."""

from __future__ import annotations

from gridlight import paths
from gridlight.kernel.language import tr
from gridlight.penalties import reading
from gridlight.penalties.chart import PenaltyCard, PenaltyChart
from gridlight.session.table_shelf import Shelf

AVERAGE, HOUSE = "average", "house"

CARDS: Shelf[PenaltyCard] = Shelf(
    lambda name: tr("penalty card “{name}”", name=name),
    tr("there is no such card"),
    "cards",
    paths.penalties,
    {name: ("penalties", f"{name}.json") for name in ("disciplined", AVERAGE, "rough")},
    reading.read_card,
)
"""Specialist cards, the mildest first."""

CHARTS: Shelf[PenaltyChart] = Shelf(
    lambda name: tr("penalty chart “{name}”", name=name),
    tr("there is no such chart"),
    "charts",
    paths.penalties,
    {HOUSE: ("penalties", "chart.json")},
    reading.read_chart,
)
"""Penalty charts."""
