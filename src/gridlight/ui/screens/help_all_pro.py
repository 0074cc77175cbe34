"""The help of All-Pro, in our own words; the form is that of `help_text`."""

from __future__ import annotations

from gridlight.kernel.language import tr
from gridlight.ui.screens.help_computer import AGAINST

Line = str | tuple[str, str]

HOW: tuple[tuple[str, tuple[Line, ...]], ...] = (
    (
        tr("How a play goes"),
        (
            tr(
                "Each team has eleven men: four backs (B), two ends (E), four linemen and the "
                "center (C). The offense lines up first, seven men or more on the first row with "
                "the center among them; then the defense, anywhere on its own side."
            ),
            tr(
                "The snap goes straight back to a man behind the center and is the first of three "
                "moves. From then on the sides take turns: up to three moves each, shared out "
                "among one, two or three men. A move is one square."
            ),
            tr(
                "A play ends when a defender lands on the man with the ball, when somebody scores, "
                "or when a pass comes down incomplete. The new line is the stripe before the "
                "square of the tackle, so everything is counted in fives."
            ),
        ),
    ),
    (
        tr("Who moves how"),
        (
            (tr("Backs, ends"), tr("one square any way, diagonals too.")),
            (
                tr("Linemen, center"),
                tr("on offense forward, backward and sideways; on defense any way."),
            ),
            (
                tr("Blocks"),
                tr(
                    "a man who lands on an opponent blocks him, and both are out of the play. The "
                    "man with the ball can’t block. Ends and backs of the offense who are past the "
                    "line can’t be blocked unless they come back."
                ),
            ),
            (
                tr("Over a blocker"),
                tr(
                    "men may climb over their own team’s blocker, but nobody stays up there at the "
                    "end of the turn."
                ),
            ),
            (
                tr("Hand-off"),
                tr("to a neighbor, for one move; past the line only sideways or back."),
            ),
        ),
    ),
    (
        tr("Passes"),
        (
            tr(
                "After a turn the offense may call a pass, if its passer hasn’t been past the "
                "line. The defense then has three moves to reach him. If it doesn’t, the ball is "
                "thrown to an end or a back straight or diagonally ahead of him."
            ),
            (tr("2, 4, 6 squares"), tr("one die: even is caught, odd is incomplete.")),
            ("8, 10, 12", tr("two dice: caught if both are even.")),
            (
                tr("Interception"),
                tr(
                    "a defender in the line at an even distance catches it when the die, or the "
                    "sum of two even dice, is his distance."
                ),
            ),
            (
                tr("Lateral"),
                tr(
                    "like a short pass, but sideways or back, to anybody, from anywhere, as often "
                    "as you like. One that isn’t caught is dead at the passer’s square."
                ),
            ),
        ),
    ),
    (
        tr("Downs and points"),
        (
            tr(
                "Four downs to get past the marker, which stands ten yards ahead. Being just at it "
                "is not enough: then there are inches to go."
            ),
            tr(
                "A touchdown, on a square of the end zone, is 6 points; the try after it is one "
                "die, and 2 to 6 is good for 1 point. A field goal is 3, a safety 2."
            ),
            tr(
                "A quarter is ten plays unless you agree otherwise. Kick-offs count only if "
                "somebody scores on them."
            ),
        ),
    ),
    (
        tr("Kicks"),
        (
            tr(
                "A kick-off flies as many squares as both dice show; then the kickers run forward, "
                "up to three squares each. The receivers pick the ball up by landing on it and run "
                "it back; in their own end zone they may take a touchback instead."
            ),
            tr(
                "A punter takes the snap two rows or more behind the center and doesn’t move with "
                "the ball. After any turn the offense calls the punt; the defense has three moves "
                "to land on the ball, which blocks it, and then both dice say how far."
            ),
            tr(
                "A field goal is kicked the same way, from a line at the opponents’ 45 or nearer, "
                "and is good if the ball comes to the end zone or beyond."
            ),
            tr(
                "From a line-up on the own goal line, “kick” is called before the snap: two more "
                "moves, then the dice, and no rush."
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
                tr("press the button that shows the letter: D is done, P pass, S snap."),
            ),
            ("← → ↑ ↓", tr("walk over the board.")),
            (tr("Enter, Space"), tr("take the man up, put him down, choose him.")),
            (tr("Shift"), tr("with it a man goes the shortest way, even where that is a foul.")),
            (tr("Page Up, Down"), tr("go to the next man, or receiver, who can do something.")),
            ("1–9, 0", tr("lay a formation, 0 the last one again; number a receiver.")),
            (
                "B, E, L, C",
                tr("while lining up: put such a man on the square; Delete takes him off."),
            ),
            ("R, F", tr("who can get where; the fan of passes with the odds of each.")),
            ("T, U", tr("see the board from the other side; set it upright.")),
            (tr("Ctrl+C, Ctrl+O"), tr("copy the position as text; open one.")),
            ("Q, W", tr("with “Call it”: home’s flag; the visitors’ flag.")),
            ("Z", tr("undo; with “Take back”, moves of your own turn.")),
            (tr("Esc"), tr("puts down what is in the hand, and goes back.")),
            ("F1, F2", tr("this help, and the record.")),
            ("?", tr("why: the ruling behind what was refused, or what happened last.")),
        ),
    ),
    AGAINST,
    (
        tr("Fouls"),
        (
            (
                tr("Formation"),
                tr("fewer than seven men on the line at the snap: 5 yards."),
            ),
            (
                tr("Grounding"),
                tr("a pass called with nobody on a square it can reach: 15 yards and the down."),
            ),
            (
                tr("Ineligible"),
                tr(
                    "a pass called with a lineman more than a square past the line, or thrown to "
                    "one: 15 yards."
                ),
            ),
            (tr("Hands"), tr("a lineman of the offense moved diagonally: 15 yards.")),
            (
                tr("Interference"),
                tr(
                    "an end or back blocked past the line, or anywhere while a pass is called: "
                    "first down at the spot."
                ),
            ),
            (
                tr("Personal"),
                tr("more than three moves in a turn: 15 yards, for the offense the down too."),
            ),
            tr(
                "With “Prevent” none of these can be made. With “Referee” the flag falls by "
                "itself; with “Call it” only if the opponent throws it (Q for home, W for the "
                "visitors) before the next die or the end of his next turn. Who was wronged may "
                "decline."
            ),
        ),
    ),
    (
        tr("Where the old rules are silent"),
        (
            tr("“Rulings” has all of them, with what the old text says and leaves open."),
            tr("The board is 15 squares wide, and each end zone has two rows."),
            tr(
                "With the ball the roles change at once: who intercepts or recovers is the offense."
            ),
            tr(
                "At the table a fumble is a ball that falls off its man. Here it is a chance at "
                "each step with the ball, each hand-off and each catch, or your own steady hand."
            ),
            tr(
                "On a change of hands the side that recovered finishes its turn, then the other "
                "moves."
            ),
            tr("A punt that the kickers touch first is downed; a kick-off they recover is theirs."),
            tr("After a safety the team that gave it up kicks or punts from its own 20."),
            tr(
                "A carrier who took the ball in his own end zone from a kick or an interception "
                "and never left it makes a touchback, not a safety."
            ),
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
