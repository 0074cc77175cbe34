"""The lesson of All-Pro: a run with a hand-off, a pass for a touchdown and a try."""

from __future__ import annotations

from gridlight.kernel.game import Seat
from gridlight.kernel.language import tr
from gridlight.present.lessons.course import RIVALS, Act, Lesson, Step, rival

SPLIT_END = "split end"
POSITION = {
    "phase": "setup-offense",
    "possession": "home",
    "spot": 75,
    "down": 1,
    "quarter": 2,
    "plays": 4,
    "score": [0, 0],
}
FIRST = "place\n16 ..E..LLCLLE....\n15 .......B.......\n13 .....B...B..B.."
SIX_TWO = "place\n23 .......b.......\n21 ...b.......b...\n19 .....b.c.......\n17 ....ell.lle...."
SECOND = "place\n17 ..E..LLCLLE....\n16 .......B.......\n14 .....B...B..B.."
SEVEN_TWO = "place\n23 .....b...b.....\n20 .....b...b.....\n18 ....ellclle...."
TAKE_UP = tr(
    "Drag him from the ring to the dashed one, or click both; with keys: arrows to him, Enter, "
    "arrows to the square, Enter."
)
THEN_DONE = TAKE_UP + " " + tr("Then press D.")
SNAP_FIRST = tr("Press S; {then}", then=THEN_DONE)
LINE_UP = tr("Click Split end in the list, or press 4; then click Ready, or press D.")
END_TURN = tr("Click End turn, or press D.")


def _done(title: str, told: str, *answers: Act) -> Step:
    return Step(title, told, END_TURN, (Act("done"), *answers), tr("First end this turn: press D."))


STEPS = (
    Step(
        tr("Line up", "a lesson's step"),
        tr(
            "First and ten, 25 yards from their goal line. Lay a formation by its name: Split end, "
            "and say Ready."
        ),
        LINE_UP,
        (Act(FIRST, row=SPLIT_END), rival(SIX_TWO, row="6-2-3")),
        tr("A sound line-up, but this drive was drawn up from Split end: choose that row."),
    ),
    Step(
        tr("Snap the ball"),
        tr(
            "The {team} stand in a 6-2-3. A turn has three moves, and the snap is the first of "
            "them: to the back behind the center.",
            team=RIVALS,
        ),
        tr("Click Snap the ball or the back with the ring, or press S."),
        (Act("snap h15"),),
        tr("No kick on first down: snap the ball to the back behind the center."),
    ),
    Step(
        tr("Move a man"),
        tr(
            "A move takes one man to a square beside his. Bring the quarterback one square back "
            "and to the right, from h15 to i14: the lit squares are his."
        ),
        TAKE_UP,
        (Act("move h15 i14"),),
        tr(
            "He may go there too, but the back waits beside i14: move the quarterback from h15 to "
            "i14."
        ),
    ),
    Step(
        tr("Hand off"),
        tr(
            "A hand-off to a man beside him is a move as well. Give the ball to the back on j13: "
            "he is the only one there."
        ),
        tr("Click Hand-off, or press H."),
        (Act("hand i14 j13"),),
        tr("Keep the ball safe: hand it to the back on j13."),
    ),
    _done(
        tr("End the turn"),
        tr(
            "Your three moves are made. Now the {team} have three: two of theirs come up on your "
            "right.",
            team=RIVALS,
        ),
        *(rival("move l21 l20 l19"), rival("move j17 j16"), rival("done")),
    ),
    Step(
        tr("Block", "a lesson's step"),
        tr(
            "A man who steps onto a defender blocks him, and both are out of the play. Clear the "
            "way: the right end, from k16 onto k17."
        ),
        TAKE_UP,
        (Act("move k16 k17"),),
        tr("First clear the way: the right end blocks from k16 onto k17."),
    ),
    Step(
        tr("Run", "a lesson's step"),
        tr(
            "Two moves are left, and both are the back’s: from j13 over k14 to l15. He may go both "
            "squares at once."
        ),
        TAKE_UP,
        (Act("move j13 k14 l15"),),
        tr("The gap is on the right: take the back from j13 to l15."),
    ),
    _done(
        tr("Let them come"),
        tr("End the turn, and watch the {team} close in.", team=RIVALS),
        rival("move l19 m18"),
        rival("done"),
    ),
    Step(
        tr("Through the gap"),
        tr("The end’s block has left a gap. Run through it, from l15 to l17, and end the turn."),
        THEN_DONE,
        (Act("move l15 l16 l17"), Act("done"), rival("move m18 l17")),
        tr("Through the gap on the right: from l15 to l17, then end the turn."),
    ),
    Step(
        tr("Tackled"),
        tr(
            "A defender who lands on the man with the ball tackles him. Five yards: a row of "
            "squares is five. Second down, five to go."
        ),
        tr("Click Go on, or press Ctrl+Right."),
    ),
    Step(
        tr("Line up again"),
        tr(
            "Once more Split end, and this time you pass. They show a 7-2-2: nobody guards the "
            "end at the left."
        ),
        LINE_UP,
        (Act(SECOND, row=SPLIT_END), rival(SEVEN_TWO, row="7-2-2")),
        tr("A sound line-up, but the pass was drawn up from Split end: choose that row."),
    ),
    Step(
        tr("Fade back"),
        tr("Snap, and let the passer fade back straight, from h16 to h14; then end the turn."),
        SNAP_FIRST,
        (
            *(Act("snap h16"), Act("move h16 h15 h14"), Act("done")),
            *(rival("move f20 f21"), rival("done")),
        ),
        tr("The pass needs its line: snap, go from h16 to h14, and end the turn."),
    ),
    Step(
        tr("Go out for it"),
        tr(
            "Send the left end on his way, from c17 to b20. There he stands on a diagonal with the "
            "passer, six squares away."
        ),
        TAKE_UP,
        (Act("move c17 c18 b19 b20"),),
        tr("Nobody guards the left: send the end from c17 to b20."),
    ),
    Step(
        tr("Call the pass"),
        tr(
            "A pass goes straight or diagonally ahead, an even number of squares; up to six take "
            "one die. Call it: then they get three more moves."
        ),
        tr("Click Pass, or press P."),
        (Act("pass"), rival("move e18 e17"), rival("done")),
        tr("He is free now: call the pass before they cover him."),
    ),
    Step(
        tr("Throw", "a lesson's step"),
        tr(
            "The fan on the board shows who can be reached and the odds: 50 % here. Throw to the "
            "end on b20."
        ),
        tr("Click his button or the man with the ring, or press 1."),
        (Act("throw b20", ("4",)),),
        tr("That man can be reached too, but b20 is the one nobody guards: throw to him."),
    ),
    Step(
        tr("Touchdown"),
        tr(
            "Four is even: caught! Two moves are left and two rows: run from b20 to b22, into the "
            "end zone."
        ),
        TAKE_UP,
        (Act("move b20 b21 b22"),),
        tr("Straight on: two squares ahead of b20 lies the end zone."),
    ),
    Step(
        tr("The try"),
        tr("Six points. The try is left to the die: roll it for one point more."),
        tr("Click the button, or press its key."),
        (Act("try die", ("6",)),),
    ),
)

ALL_PRO = Lesson(
    "all-pro",
    tr("All-Pro: a run, a pass, a touchdown"),
    tr("Line up, snap, block, hand off, pass and score on the board."),
    Seat.HOME,
    STEPS,
    (
        tr("A turn has three moves; snap and hand-off are moves too."),
        tr("Who lands on an opponent blocks him; who lands on the man with the ball tackles him."),
        tr(
            "A pass runs straight or diagonally over 2, 4, 6, 8, 10 or 12 squares, and its odds "
            "are shown before it is thrown."
        ),
    ),
    POSITION,
    {"fumble_percent": 0},
)
