"""The help of Pegskin, in our own words; the form is that of `help_text`."""

from __future__ import annotations

from gridlight.kernel.language import tr
from gridlight.ui.screens.help_computer import AGAINST

Line = str | tuple[str, str]

HOW: tuple[tuple[str, tuple[Line, ...]], ...] = (
    (
        tr("How a play goes"),
        (
            tr(
                "Each team has eleven pegs: five linemen with two stripes, four backs with three, "
                "two receivers with four. The offense lines up first, seven pegs or more on the "
                "row behind the line, and names the back who takes the snap; then the defense "
                "lines up."
            ),
            tr(
                "One man may go in motion. Then the defense has three moves, and the "
                "black-and-white die says who rolls first in line play: white the offense, black "
                "the defense."
            ),
            tr(
                "In line play the sides take turns. Each rolls the S/D/T die and the numbered die: "
                "single, double or triple the number is what its pegs may move, all together. "
                "After each turn of the defense the offense rolls on, runs, or throws."
            ),
            tr(
                "Every play begins in the middle of the board. The gauges along the sidelines hold "
                "the ball’s true place: the peg with three stripes is the ball, the pair on the "
                "other side is the ten yards to go."
            ),
        ),
    ),
    (
        tr("Who moves how"),
        (
            (
                tr("Linemen, backs"),
                tr("four holes in a roll, two of them at most forward, backward or diagonally."),
            ),
            (tr("Receivers"), tr("four in any way; a defender with four stripes three of them.")),
            (
                tr("Blocks"),
                tr(
                    "a peg that lands on an opponent blocks him, and both are out of the play. The "
                    "blocker’s team holds the eight holes around: the other team’s carrier is down "
                    "as soon as he comes there."
                ),
            ),
            (
                tr("Five yards on"),
                tr(
                    "receivers may only be covered, not blocked. The offense may block out there, "
                    "but then it can’t throw any more."
                ),
            ),
            (tr("Tackle"), tr("a defender who lands on the man with the ball ends the play.")),
            (tr("Hand-off"), tr("to a back or receiver beside the carrier; it costs nothing.")),
            (
                tr("Pitch"),
                tr(
                    "level or up to two rows back, up to four holes across. S and D are caught; T "
                    "fails, and with a defender beside it is a sack or an interception."
                ),
            ),
        ),
    ),
    (
        tr("The run"),
        (
            tr(
                "It begins when the offense declares it, when the carrier comes to the line, or "
                "when everybody else is blocked or blocking. From then on only the numbered die is "
                "rolled: the carrier runs, then one defender of the coach’s choice chases him, and "
                "so on."
            ),
            tr(
                "At the board’s end the carrier and all who chase him go back to the line at the "
                "same places across, and the run goes on."
            ),
        ),
    ),
    (
        tr("Passes"),
        (
            tr("One S/D/T die decides by how near the nearest defender is to the receiver."),
            (tr("Beside him"), tr("S incomplete, D intercepted, T caught.")),
            (tr("2 or 3 holes"), tr("S caught, D incomplete, T intercepted.")),
            (tr("Further off"), tr("S caught, D and T incomplete.")),
            (
                tr("A rusher"),
                tr(
                    "beside the passer turns a T into a sack, unless the receiver is covered "
                    "closely too."
                ),
            ),
            (
                tr("Screen"),
                tr(
                    "to a man behind the line, four holes across or more; after it line play goes "
                    "on."
                ),
            ),
        ),
    ),
    (
        tr("Kicks and points"),
        (
            tr(
                "Punt and field goal are called instead of a line-up. A punt flies ten times one "
                "numbered die and twice another; it comes back by both dice."
            ),
            tr(
                "For a field goal both coaches roll S/D/T: up to 10 yards all but T and T, up to "
                "20 all but T and T or D and T, up to 30 S and S or S and D, up to 40 S and S, up "
                "to 50 only T and T."
            ),
            tr(
                "A touchdown is 6 points, the try 1 as a short field goal; a field goal is 3, a "
                "safety 2. There are no kick-offs: each new possession begins at the 25."
            ),
            tr(
                "A full game is four quarters of 25 plays. In a scrimmage each side has a number "
                "of plays, nobody kicks, and the greater yardage wins."
            ),
        ),
    ),
)

KEYS: tuple[tuple[str, tuple[Line, ...]], ...] = (
    (
        tr("Keys"),
        (
            (
                tr("Letters"),
                tr("press the button that shows the letter: R rolls, D is done, S passes."),
            ),
            ("← → ↑ ↓", tr("walk over the board.")),
            (tr("Enter, Space"), tr("take the peg up, put it down, choose it.")),
            (tr("Page Up, Down"), tr("go to the next peg, or receiver, that can be chosen.")),
            ("1–9, 0", tr("lay a formation, 0 the last one again; throw to a numbered receiver.")),
            ("L, B, R", tr("while lining up: put such a peg in the hole; Delete takes it off.")),
            ("F, V, T", tr("who can get where; look closely (also + and −); turn the board.")),
            ("N", tr("name the play on the Yardcard; Tab goes there too.")),
            (tr("Ctrl+C, Ctrl+O"), tr("copy the position as text; open one.")),
            ("Z", tr("undo; with “Take back”, moves of your own turn.")),
            (tr("Esc"), tr("puts down what is in the hand, and goes back.")),
            ("F1, F2", tr("this help, and the record.")),
            ("?", tr("why: the ruling behind what was refused, or what happened last.")),
        ),
    ),
    AGAINST,
    (
        tr("The Yardcard"),
        (
            tr(
                "It has a row for each play: what was called, the yards, then down, to go and ball "
                "on for the next. Click a row, or press N, and write what the play is called; the "
                "name stays with the game."
            ),
            tr(
                "The record page saves the card as a table and as a sheet to print. “Open "
                "position” reads such a table, and the game goes on where the card ends."
            ),
        ),
    ),
    (
        tr("Where the old rules are silent"),
        (
            tr("“Rulings” has all of them, with what the old text says and leaves open."),
            tr(
                "The board is 35 holes wide and has 20 rows each way; both can be agreed otherwise."
            ),
            tr(
                "Steps forward, backward and diagonally count against one allowance, steps aside "
                "against four, and all together against four."
            ),
            tr("Only defenders who aren’t blocked cover; a diagonal hole counts as one."),
            tr("An interception is dead where the receiver stood."),
            tr(
                "The carrier may choose to stay put, but after three rolls without a step he is "
                "down; after ten rolls in line play the offense must declare."
            ),
            tr("A ball exactly on a goal line counts as in the end zone."),
            tr("After a safety the team that scored it has the ball at its 25."),
        ),
    ),
    (
        tr("Fair dice"),
        (
            tr(
                "Every roll comes from one seed that is written into the game’s record, so anybody "
                "can check it. How the dice fell, in this game and in all games, stands on the "
                "fairness page of the record."
            ),
        ),
    ),
)
