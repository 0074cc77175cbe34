"""The help of Pegskin, in our own words; the form is that of `help_text`."""

from __future__ import annotations

from gridlight.ui.screens.help_computer import AGAINST

Line = str | tuple[str, str]

HOW: tuple[tuple[str, tuple[Line, ...]], ...] = (
    (
        "How a play goes",
        (
            "Each team has eleven pegs: five linemen with two stripes, four backs with three, two "
            "receivers with four. The offense lines up first, seven pegs or more on the row behind "
            "the line, and names the back who takes the snap; then the defense lines up.",
            "One man may go in motion. Then the defense has three moves, and the black-and-white "
            "die says who rolls first in line play: white the offense, black the defense.",
            "In line play the sides take turns. Each rolls the S/D/T die and the numbered die: "
            "single, double or triple the number is what its pegs may move, all together. After "
            "each turn of the defense the offense rolls on, runs, or throws.",
            "Every play begins in the middle of the board. The gauges along the sidelines hold the "
            "ball’s true place: the peg with three stripes is the ball, the pair on the other side "
            "is the ten yards to go.",
        ),
    ),
    (
        "Who moves how",
        (
            (
                "Linemen, backs",
                "four holes in a roll, two of them at most forward, backward or diagonally.",
            ),
            ("Receivers", "four in any way; a defender with four stripes three of them."),
            (
                "Blocks",
                "a peg that lands on an opponent blocks him, and both are out of the play. The "
                "blocker’s team holds the eight holes around: the other team’s carrier is down "
                "as soon as he comes there.",
            ),
            (
                "Five yards on",
                "receivers may only be covered, not blocked. The offense may block out there, "
                "but then it can’t throw any more.",
            ),
            ("Tackle", "a defender who lands on the man with the ball ends the play."),
            ("Hand-off", "to a back or receiver beside the carrier; it costs nothing."),
            (
                "Pitch",
                "level or up to two rows back, up to four holes across. S and D are caught; T "
                "fails, and with a defender beside it is a sack or an interception.",
            ),
        ),
    ),
    (
        "The run",
        (
            "It begins when the offense declares it, when the carrier comes to the line, or when "
            "everybody else is blocked or blocking. From then on only the numbered die is rolled: "
            "the carrier runs, then one defender of the coach’s choice chases him, and so on.",
            "At the board’s end the carrier and all who chase him go back to the line at the same "
            "places across, and the run goes on.",
        ),
    ),
    (
        "Passes",
        (
            "One S/D/T die decides by how near the nearest defender is to the receiver.",
            ("Beside him", "S incomplete, D intercepted, T caught."),
            ("2 or 3 holes", "S caught, D incomplete, T intercepted."),
            ("Further off", "S caught, D and T incomplete."),
            (
                "A rusher",
                "beside the passer turns a T into a sack, unless the receiver is covered "
                "closely too.",
            ),
            (
                "Screen",
                "to a man behind the line, four holes across or more; after it line play goes on.",
            ),
        ),
    ),
    (
        "Kicks and points",
        (
            "Punt and field goal are called instead of a line-up. A punt flies ten times one "
            "numbered die and twice another; it comes back by both dice.",
            "For a field goal both coaches roll S/D/T: up to 10 yards all but T and T, up to 20 "
            "all but T and T or D and T, up to 30 S and S or S and D, up to 40 S and S, up to 50 "
            "only T and T.",
            "A touchdown is 6 points, the try 1 as a short field goal; a field goal is 3, a "
            "safety 2. There are no kick-offs: each new possession begins at the 25.",
            "A full game is four quarters of 25 plays. In a scrimmage each side has a number of "
            "plays, nobody kicks, and the greater yardage wins.",
        ),
    ),
)

KEYS: tuple[tuple[str, tuple[Line, ...]], ...] = (
    (
        "Keys",
        (
            ("Letters", "press the button that shows the letter: R rolls, D is done, S passes."),
            ("← → ↑ ↓", "walk over the board."),
            ("Enter, Space", "take the peg up, put it down, choose it."),
            ("Page Up, Down", "go to the next peg, or receiver, that can be chosen."),
            ("1–9, 0", "lay a formation, 0 the last one again; throw to a numbered receiver."),
            ("L, B, R", "while lining up: put such a peg in the hole; Delete takes it off."),
            ("F, V, T", "who can get where; look closely (also + and −); turn the board."),
            ("N", "name the play on the Yardcard; Tab goes there too."),
            ("Ctrl+C, Ctrl+O", "copy the position as text; open one."),
            ("Z", "undo; with “Take back”, moves of your own turn."),
            ("Esc", "puts down what is in the hand, and goes back."),
            ("F1, F2", "this help, and the record."),
            ("?", "why: the ruling behind what was refused, or what happened last."),
        ),
    ),
    AGAINST,
    (
        "The Yardcard",
        (
            "It has a row for each play: what was called, the yards, then down, to go and ball on "
            "for the next. Click a row, or press N, and write what the play is called; the name "
            "stays with the game.",
            "The record page saves the card as a table and as a sheet to print. “Open position” "
            "reads such a table, and the game goes on where the card ends.",
        ),
    ),
    (
        "Where the old rules are silent",
        (
            "“Rulings” has all of them, with what the old text says and leaves open.",
            "The board is 35 holes wide and has 20 rows each way; both can be agreed otherwise.",
            "Steps forward, backward and diagonally count against one allowance, steps aside "
            "against four, and all together against four.",
            "Only defenders who aren’t blocked cover; a diagonal hole counts as one.",
            "An interception is dead where the receiver stood.",
            "The carrier may choose to stay put, but after three rolls without a step he is down; "
            "after ten rolls in line play the offense must declare.",
            "A ball exactly on a goal line counts as in the end zone.",
            "After a safety the team that scored it has the ball at its 25.",
        ),
    ),
    (
        "Fair dice",
        (
            "Every roll comes from one seed that is written into the game’s record, so anybody "
            "can check it. How the dice fell, in this game and in all games, stands on the "
            "fairness page of the record.",
        ),
    ),
)
