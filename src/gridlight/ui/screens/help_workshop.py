"""The help of the card workshop, in our own words; the form is that of `help_text`."""

from __future__ import annotations

from gridlight.kernel.language import tr

Line = str | tuple[str, str]

HOW: tuple[tuple[str, tuple[Line, ...]], ...] = (
    (
        tr("Decks"),
        (
            tr(
                "A deck has twelve plays and six formations. The bundled one can’t be changed: "
                "copy it and draw on the copy, or begin with empty sheets."
            ),
            tr(
                "Drag a card to another place and those between close up; a card is called by its "
                "place. Compare lays the results of two decks side by side."
            ),
            tr(
                "A deck whose cards are all whole is offered under More options in New game. A "
                "game keeps the deck that it began with, whatever is drawn later."
            ),
        ),
    ),
    (
        tr("A play"),
        (
            (
                tr("Path"),
                tr(
                    "each press leads the runner on. A drag moves a point or a line, a "
                    "double-click on the line puts another one there."
                ),
            ),
            (tr("Corners"), tr("choose one and pull its small handle: the farther, the rounder.")),
            (
                tr("Pass, Lateral"),
                tr(
                    "a press throws the ball there; a star says where it comes down. "
                    "Go on with Path. A play has one forward pass; laterals go back."
                ),
            ),
            (
                tr("The end"),
                tr(
                    "at the far edge it is a touchdown, at a sideline out of bounds, "
                    "elsewhere the runner is down there."
                ),
            ),
        ),
    ),
    (
        tr("A formation"),
        (
            (tr("Diamond"), tr("a tackler; there are eleven.")),
            (tr("Dot"), tr("a fumble on the run, an incompletion on a pass.")),
            tr("Both lie on whole yard lines: the line under what stops a play is where it ends."),
            tr("With Both sides the mirror image of a marker is placed, moved and erased with it."),
        ),
    ),
    (
        tr("What comes of it"),
        (
            tr(
                "Below the board the card lies against one of the other side, at all seven "
                "alignments, in real light; the one that is looked at lies faintly over the board."
            ),
            tr(
                "The table has all results of the card. What is shaded was otherwise when the deck "
                "was saved. Opponents come from this deck, or from the bundled one."
            ),
            tr(
                "Checks lists what keeps the card from being played, and what an eye couldn’t "
                "tell. A click goes to the place. Try lays both cards on the light box."
            ),
        ),
    ),
    (
        tr("Tables"),
        (
            tr(
                "Penalty cards, penalty charts and the spinners can be your own too. The house’s "
                "stay as they are: copy one and change the copy. It is kept with every entry."
            ),
            tr(
                "Beside a table stand its faults, and what comes of it against real football. One "
                "without faults is offered in New game; a game keeps what it began with."
            ),
        ),
    ),
)

KEYS: tuple[tuple[str, tuple[Line, ...]], ...] = (
    (
        tr("Keys of the board"),
        (
            (
                tr("Arrows"),
                tr(
                    "move the cross hair, or what is chosen; with Shift five times as far, with "
                    "Alt to the next yard line, edge or other point."
                ),
            ),
            (tr("Enter"), tr("uses the tool at the cross hair; with Select it chooses.")),
            (tr("Tab"), tr("goes from point to point, then on to the rest of the table.")),
            (tr("Delete"), tr("takes away what is chosen.")),
            (tr("Insert"), tr("puts a point on the path at the cross hair.")),
            ("[ ]", tr("make a corner sharper, rounder.")),
            (tr("Escape"), tr("puts a drag back, lets go, lays the tool down, leaves.")),
        ),
    ),
    (
        tr("Tools"),
        (
            ("V, P", tr("select, path.")),
            ("A, S, L", tr("pass, star, lateral.")),
            ("D, O", tr("diamond, dot.")),
            ("E", tr("erase.")),
        ),
    ),
    (
        tr("Acts"),
        (
            ("Z, Y", tr("take back, do again, without end; so do Ctrl+Z and Ctrl+Y.")),
            (tr("Ctrl+C, X, V"), tr("copy, cut, paste, to another card or deck too.")),
            (tr("Ctrl+A"), tr("chooses all.")),
            ("B", tr("draws both sides of a formation at once, or doesn’t.")),
            ("M", tr("mirrors what is chosen at the middle of the card, or all of it.")),
            ("T", tr("turns the path round.")),
            (
                tr("Ctrl+S"),
                tr("saves. Every stroke is kept before that, too, and survives a crash."),
            ),
            ("F2", tr("the card’s name.")),
            ("X", tr("tries the card on the light box.")),
        ),
    ),
    (
        tr("Looking"),
        (
            (
                "+ − 0",
                tr(
                    "nearer, farther, the whole card (Home, too); so do the wheel and two fingers. "
                    "The middle button, a drag with Space held, or Ctrl with arrows pushes the "
                    "board."
                ),
            ),
            ("R", tr("lays the card against the bundled deck’s, or its own deck’s.")),
            ("G", tr("shows the other side’s card over the board, or doesn’t.")),
            ("N", tr("lets lines, the axis and other points catch points, or doesn’t.")),
            (tr("Page Up, Down"), tr("the card before, the next; with Ctrl the other side’s.")),
            ("F6", tr("the seven alignments; arrows go from one to the next.")),
        ),
    ),
    (
        tr("Keys of tables"),
        (
            (
                tr("Arrows, Enter"),
                tr("go from cell to cell; write in it, or fold its choices out."),
            ),
            (
                tr("Insert, Delete"),
                tr("add a row, take it away, where there can be more or fewer."),
            ),
            (tr("Alt+↑ ↓"), tr("move a row.")),
            (tr("Ctrl+Page Down"), tr("the next table of the same kind.")),
            ("Z, Y", tr("take back, do again.")),
            ("F6, F2", tr("the next part of the table, its name.")),
        ),
    ),
    (
        tr("Unfinished cards"),
        (
            tr(
                "A card with too few diamonds, or a path that leads nowhere, can’t stand in a "
                "deck’s files. It stays in the draft beside them until it is whole; nothing is "
                "lost."
            ),
        ),
    ),
)
