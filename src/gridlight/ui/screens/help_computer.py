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

HINTS: tuple[str, tuple[Line, ...]] = (
    "Hints",
    (
        "If “Hints” was agreed on before the game, a coach whispers to whoever is to choose. It "
        "sees what you see, its odds are exact, and no die falls otherwise for it; the record "
        "says that there were hints.",
        ("H", "a nudge; again the odds; again the best turns, drawn on the board; then the next."),
        ("Enter", "lays the turn that is drawn as a draft; once more makes it, move by move."),
        ("Escape", "takes the draft back, then puts the slip away; stops a coach who is looking."),
        ("B", "hands the ball off while hints are on, for H is theirs."),
        ("Y", "hides the evaluation bar over the board, or shows it: either team’s chance to win."),
        "Over a receiver the exact odds of the throw are said, with hints its worth too.",
    ),
)
