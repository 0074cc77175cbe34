"""The lesson of Pegskin: a pitch and a run, a pass for a touchdown and a try."""

from __future__ import annotations

from gridlight.kernel.game import Seat
from gridlight.present.lessons.course import RIVALS, Act, Lesson, Step, rival

PRO_SET = "pro set"
POSITION = {
    "phase": "setup-offense",
    "possession": "home",
    "spot": 94,
    "quarter": 2,
    "plays": 4,
    "score": [0, 0],
}
OFFENSE = (
    "place B 18,-2; L 16,-1; L 17,-1; L 18,-1; L 19,-1; L 20,-1; B 21,-1; R 3,-1; R 33,-2; "
    "B 16,-5; B 20,-5; snap 18,-2"
)
DEFENSE = (
    "place l 15,1; l 17,1; l 19,1; l 21,1; l 18,3; b 14,3; b 22,3; b 13,9; b 23,9; r 3,4; r 33,4"
)
LINE_UP = "Click Pro set in the list, or press 1; then click Ready, or press D."
TAKE_UP = (
    "Drag the peg from the ring to the dashed one, or click both; with keys: arrows to it, Enter, "
    "arrows to the hole, Enter."
)
ROLL = "Click Roll the dice, or press R."
DONE = "Click Done, or press D."


def _line_up(told: str) -> Step:
    return Step(
        "Line up",
        told,
        LINE_UP,
        (Act(OFFENSE, row=PRO_SET), rival(DEFENSE, row="4-3")),
        "A sound line-up, but this drive was drawn up from the Pro set: choose that row.",
    )


STEPS = (
    _line_up(
        "First down, six yards from their goal. A hole is a yard. Lay the Pro set and say Ready."
    ),
    Step(
        "Nobody in motion",
        f"The {RIVALS} stand in a 4-3. Before the snap one man may go in motion. Let everybody "
        "stand; the black-and-white die then says who rolls first.",
        "Click Nobody moves, or press D.",
        (Act("no-motion"), rival("done", "white")),
        "Let it be plain this time: nobody moves.",
    ),
    Step(
        "Roll",
        "White: you roll first. The number counts once, twice or three times for S, D and T, and "
        "gives the moves of your whole team. Roll.",
        ROLL,
        (Act("roll", ("D", "4")),),
    ),
    Step(
        "Block",
        "Four, double: eight moves, a hole each. A lineman who lands on a defender blocks him: "
        "send the one on 20,-1 onto 21,1.",
        TAKE_UP,
        (Act("move 20,-1 21,0 21,1"),),
        "First clear the right side: the lineman from 20,-1 onto 21,1.",
    ),
    Step(
        "Swing the back out",
        "Now the right back gets into place for a pitch: from 20,-5 to 22,-4, four holes beside "
        "the quarterback and two behind.",
        TAKE_UP,
        (Act("move 20,-5 21,-4 22,-4"),),
        "Keep the moves for the back: bring him from 20,-5 to 22,-4.",
    ),
    Step(
        "Pitch",
        "A pitch goes level or up to two rows back, within four holes sideways. Pitch to the back "
        "on 22,-4; a die says whether he holds it.",
        "Click Pitch, or press P; then click the man with the ring, or press Enter on him.",
        (Act("pitch 18,-2 22,-4", ("S",)),),
        "The back at the right has the free way: pitch to 22,-4.",
    ),
    Step(
        "Done",
        f"He has it. Leave the other moves and say Done: the {RIVALS} roll and close in.",
        DONE,
        (Act("done"), rival("roll", "S", "2"), rival("move 22,3 22,2"), rival("done")),
        "That would do, but keep them guessing: say Done.",
    ),
    Step(
        "Call the run",
        "Both sides have rolled: now run, pass or roll on. Call the run; from here on the number "
        "alone counts, for the man with the ball. Then roll.",
        "Click Run, or press U; then Roll the dice, or R.",
        (Act("run"), Act("roll", ("5",))),
        "The way around the end is open: call the run, then roll.",
    ),
    Step(
        "Around the end",
        "Five steps: around your line to 25,1, and Done.",
        TAKE_UP + " Then press D.",
        (
            *(Act("move 22,-4 23,-3 24,-2 25,-1 25,0 25,1"), Act("done")),
            *(rival("roll", "3"), rival("move 22,2 23,1 24,1 25,1")),
        ),
        "Around the end: from 22,-4 to 25,1, then Done.",
    ),
    Step(
        "The Yardcard",
        "Tackled after a yard. The Yardcard has it written down: down, yards to go, where the ball "
        "lies. Name the play there if you like (N). Then go on.",
        "Look at the card beside the board; then click Go on, or press Ctrl+Right.",
    ),
    _line_up("Second down, five yards. Line up in the Pro set once more, and pass this time."),
    Step(
        "Snap and roll",
        "Nobody in motion; roll for your team.",
        "Press D for Nobody moves, then R for Roll the dice.",
        (Act("no-motion"), rival("done", "white"), Act("roll", ("D", "3"))),
        "Let it be plain: nobody moves, then roll.",
    ),
    Step(
        "Send a receiver",
        "Six moves. Send the right receiver past the line, from 33,-2 to 32,2, and say Done.",
        TAKE_UP + " Then press D.",
        (
            *(Act("move 33,-2 33,-1 32,0 32,1 32,2"), Act("done")),
            *(rival("roll", "S", "2"), rival("done")),
        ),
        "He is the one they leave alone: the receiver from 33,-2 to 32,2, then Done.",
    ),
    Step(
        "Throw",
        "Rings and numbers show whom you can reach, with the odds: near defenders spoil them. "
        "Throw to the receiver on 32,2.",
        "Click him, or press his number, 2.",
        (Act("throw 32,2", ("S",)), rival("roll", "2"), rival("done")),
        "The receiver on 32,2 is past the line already: throw to him.",
    ),
    Step(
        "Touchdown",
        "Caught! Roll, and run for the end zone: from 32,2 to 31,5.",
        "Press R. " + TAKE_UP,
        (Act("roll", ("5",)), Act("move 32,2 31,3 31,4 31,5")),
        "The end zone is near: roll, then run from 32,2 to 31,5.",
    ),
    Step(
        "The try",
        "Six points. Kick the try for the seventh: the die decides.",
        "Click the button, or press its key.",
        (Act("try kick", ("S", "S")),),
    ),
)

PEGSKIN = Lesson(
    "pegskin",
    "Pegskin: a pitch, a pass, a touchdown",
    "Roll, block, pitch, run and pass on the peg board.",
    Seat.HOME,
    STEPS,
    (
        "In line play each side rolls for its whole team; once run or pass is called, the number "
        "alone counts.",
        "A blocker takes a defender out; a pitch goes back, a pass ahead; the die decides.",
        "The Yardcard keeps downs, yards and the names of your plays.",
    ),
    POSITION,
)
