"""The spinners that there are: the house's, and those that a person has written."""

from __future__ import annotations

from gridlight import paths
from gridlight.cards.spinners import Spinners, read_spinners
from gridlight.kernel.language import tr
from gridlight.session.table_shelf import Shelf

HOUSE = "house"

SPINNERS: Shelf[Spinners] = Shelf(
    lambda name: tr("spinners “{name}”", name=name),
    tr("there is no such table of spinners"),
    "spinners",
    paths.house_tables,
    {HOUSE: ("spinners", "house.json")},
    read_spinners,
)
"""Tables of both spinners, every area of them."""
