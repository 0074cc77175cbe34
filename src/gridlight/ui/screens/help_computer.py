"""Playing a board game against a computer, in a few words."""

from __future__ import annotations

Line = str | tuple[str, str]

AGAINST: tuple[str, tuple[Line, ...]] = (
    "Against a computer",
    (
        "It takes one team, or both while you look on. It knows what a person in its seat would, "
        "and its dice are as fair as yours; with “Roll by hand” you roll them for it.",
        ("P", "while it thinks or moves: stops it."),
        ("Click, Enter", "hurries what it does."),
        ("Z", "goes back to what you decided last, as long as no die fell."),
        "It agrees to stop only at a tie.",
    ),
)
