"""What Home is painted with, gathered in one module so that it can be loaded late."""

from __future__ import annotations

from gridlight.ui.paint.keepsakes import paint_knob, paint_record_book, paint_workshop
from gridlight.ui.paint.lids import LidPlace, paint_lid
from gridlight.ui.paint.light import paint_pendant
from gridlight.ui.screens.last_game import paint_last_game

__all__ = ["TILES", "LidPlace", "paint_last_game", "paint_lid", "paint_pendant"]

TILES = {
    "workshop": paint_workshop,
    "records": paint_record_book,
    "settings": paint_knob,
}
