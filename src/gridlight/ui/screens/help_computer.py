"""Playing a board game against a computer, in a few words."""

from __future__ import annotations

from gridlight.kernel.language import tr

Line = str | tuple[str, str]

AGAINST: tuple[str, tuple[Line, ...]] = (
    tr("Against a computer"),
    (
        tr(
            "It takes one team, or both while you look on. It knows what a person in its seat "
            "would, and its dice are as fair as yours; with “Roll by hand” you roll them for it."
        ),
        ("P", tr("while it thinks or moves: stops it.")),
        (tr("Click, Enter"), tr("hurries what it does.")),
        ("Z", tr("goes back to what you decided last, as long as no die fell.")),
        tr("It agrees to stop only at a tie."),
    ),
)

HINTS: tuple[str, tuple[Line, ...]] = (
    tr("Hints"),
    (
        tr(
            "If “Hints” was agreed on before the game, a coach whispers to whoever is to choose. "
            "It sees what you see, its odds are exact, and no die falls otherwise for it; the "
            "record says that there were hints."
        ),
        (
            "H",
            tr("a nudge; again the odds; again the best turns, drawn on the board; then the next."),
        ),
        (
            tr("Enter"),
            tr("lays the turn that is drawn as a draft; once more makes it, move by move."),
        ),
        (
            tr("Escape"),
            tr("takes the draft back, then puts the slip away; stops a coach who is looking."),
        ),
        ("B", tr("hands the ball off while hints are on, for H is theirs.")),
        (
            "Y",
            tr(
                "hides the evaluation bar over the board, or shows it: either team’s chance to win."
            ),
        ),
        tr("Over a receiver the exact odds of the throw are said, with hints its worth too."),
    ),
)
