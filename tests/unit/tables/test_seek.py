"""Finding a line by typing how it begins."""

from __future__ import annotations

import pytest

from gridlight.ui.seek import Seek

ENTRIES = ("blank", "offsetting", "offsides*", "one", "two", "three", "six", "Seven")


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("s", "six"),
        ("ss", "Seven"),
        ("sss", "six"),
        ("seven", "Seven"),
        ("SEVEN", "Seven"),
        ("one", "one"),
        ("oo", "offsides*"),
        ("offsi", "offsides*"),
        ("th", "three"),
        ("sixo", "offsetting"),
        ("sx", "six"),
        ("x", "blank"),
    ],
)
def test_letters_lead_to_a_line(typed: str, found: str) -> None:
    seek, current = Seek(), 0
    for letter in typed:
        place = seek.place(ENTRIES, current, letter)
        current = current if place is None else place
    assert ENTRIES[current] == found


def test_an_empty_list_has_no_line() -> None:
    assert Seek().place((), 0, "a") is None
