"""The plaque's captions share their room by their words."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from gridlight.ui.paint.text import text_width
from gridlight.ui.pegskin.plaque import cell_widths
from gridlight.ui.theme import Theme

CELLS = (("QUARTERS", "2"), ("DOWN", "3"), ("STILL TO GO", "7"), ("BALL ON", ""), ("P", "14/25"))


@pytest.mark.parametrize("more", [0, 30, 200])
def test_each_caption_has_its_room(qtbot: QtBot, more: float) -> None:
    theme = Theme()
    words = [text_width(theme, "caption", caption) for caption, _ in CELLS]
    room = QRectF(0, 0, sum(words) + 6 * len(CELLS) + more, 52)
    wides = cell_widths(theme, room, CELLS)
    assert sum(wides) == pytest.approx(room.width())
    for wide, word in zip(wides, words, strict=True):
        assert wide >= word


def test_too_little_room_is_shared_by_need(qtbot: QtBot) -> None:
    theme = Theme()
    wides = cell_widths(theme, QRectF(0, 0, 100, 52), CELLS)
    assert sum(wides) == pytest.approx(100)
    assert max(wides) == wides[2]
