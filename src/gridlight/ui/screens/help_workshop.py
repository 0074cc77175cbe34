"""The help of the card workshop, in our own words; the form is that of `help_text`."""

from __future__ import annotations

Line = str | tuple[str, str]

HOW: tuple[tuple[str, tuple[Line, ...]], ...] = (
    (
        "Decks",
        (
            "A deck has twelve plays and six formations. The bundled one can’t be changed: copy "
            "it and draw on the copy, or begin with empty sheets.",
            "Drag a card to another place and those between close up; a card is called by its "
            "place. Compare lays the results of two decks side by side.",
            "A deck whose cards are all whole is offered under More options in New game. A game "
            "keeps the deck that it began with, whatever is drawn later.",
        ),
    ),
    (
        "A play",
        (
            (
                "Path",
                "each press leads the runner on. A drag moves a point or a line, a double-click on "
                "the line puts another one there.",
            ),
            ("Corners", "choose one and pull its small handle: the farther, the rounder."),
            (
                "Pass, Lateral",
                "a press throws the ball there; a star says where it comes down. "
                "Go on with Path. A play has one forward pass; laterals go back.",
            ),
            (
                "The end",
                "at the far edge it is a touchdown, at a sideline out of bounds, "
                "elsewhere the runner is down there.",
            ),
        ),
    ),
    (
        "A formation",
        (
            ("Diamond", "a tackler; there are eleven."),
            ("Dot", "a fumble on the run, an incompletion on a pass."),
            "Both lie on whole yard lines: the line under what stops a play is where it ends.",
            "With Both sides the mirror image of a marker is placed, moved and erased with it.",
        ),
    ),
    (
        "What comes of it",
        (
            "Below the board the card lies against one of the other side, at all seven "
            "alignments, in real light; the one that is looked at lies faintly over the board.",
            "The table has all results of the card. What is shaded was otherwise when the deck "
            "was saved. Opponents come from this deck, or from the bundled one.",
            "Checks lists what keeps the card from being played, and what an eye couldn’t tell. "
            "A click goes to the place. Try lays both cards on the light box.",
        ),
    ),
    (
        "Tables",
        (
            "Penalty cards, penalty charts and the spinners can be your own too. The house’s stay "
            "as they are: copy one and change the copy. It is kept with every entry.",
            "Beside a table stand its faults, and what comes of it against real football. One "
            "without faults is offered in New game; a game keeps what it began with.",
        ),
    ),
)

KEYS: tuple[tuple[str, tuple[Line, ...]], ...] = (
    (
        "Keys of the board",
        (
            (
                "Arrows",
                "move the cross hair, or what is chosen; with Shift five times as far, with Alt to "
                "the next yard line, edge or other point.",
            ),
            ("Enter", "uses the tool at the cross hair; with Select it chooses."),
            ("Tab", "goes from point to point, then on to the rest of the table."),
            ("Delete", "takes away what is chosen."),
            ("Insert", "puts a point on the path at the cross hair."),
            ("[ ]", "make a corner sharper, rounder."),
            ("Escape", "puts a drag back, lets go, lays the tool down, leaves."),
        ),
    ),
    (
        "Tools",
        (
            ("V, P", "select, path."),
            ("A, S, L", "pass, star, lateral."),
            ("D, O", "diamond, dot."),
            ("E", "erase."),
        ),
    ),
    (
        "Acts",
        (
            ("Z, Y", "take back, do again, without end; so do Ctrl+Z and Ctrl+Y."),
            ("Ctrl+C, X, V", "copy, cut, paste, to another card or deck too."),
            ("Ctrl+A", "chooses all."),
            ("B", "draws both sides of a formation at once, or doesn’t."),
            ("M", "mirrors what is chosen at the middle of the card, or all of it."),
            ("T", "turns the path round."),
            ("Ctrl+S", "saves. Every stroke is kept before that, too, and survives a crash."),
            ("F2", "the card’s name."),
            ("X", "tries the card on the light box."),
        ),
    ),
    (
        "Looking",
        (
            (
                "+ − 0",
                "nearer, farther, the whole card (Home, too); so do the wheel and two fingers. "
                "The middle button, a drag with Space held, or Ctrl with arrows pushes the board.",
            ),
            ("R", "lays the card against the bundled deck’s, or its own deck’s."),
            ("G", "shows the other side’s card over the board, or doesn’t."),
            ("N", "lets lines, the axis and other points catch points, or doesn’t."),
            ("Page Up, Down", "the card before, the next; with Ctrl the other side’s."),
            ("F6", "the seven alignments; arrows go from one to the next."),
        ),
    ),
    (
        "Keys of tables",
        (
            ("Arrows, Enter", "go from cell to cell; write in it, or fold its choices out."),
            ("Insert, Delete", "add a row, take it away, where there can be more or fewer."),
            ("Alt+↑ ↓", "move a row."),
            ("Ctrl+Page Down", "the next table of the same kind."),
            ("Z, Y", "take back, do again."),
            ("F6, F2", "the next part of the table, its name."),
        ),
    ),
    (
        "Unfinished cards",
        (
            "A card with too few diamonds, or a path that leads nowhere, can’t stand in a deck’s "
            "files. It stays in the draft beside them until it is whole; nothing is lost.",
        ),
    ),
)
