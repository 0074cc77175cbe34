"""The lesson of Pegskin: a pitch and a run, a pass for a touchdown and a try."""

from __future__ import annotations

from gridlight.kernel.game import Seat
from gridlight.kernel.language import tr
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
LINE_UP = tr("Click Pro set in the list, or press 1; then click Ready, or press D.")
TAKE_UP = tr(
    "Drag the peg from the ring to the dashed one, or click both; with keys: arrows to it, Enter, "
    "arrows to the hole, Enter."
)
THEN_DONE = TAKE_UP + " " + tr("Then press D.")
ROLL = tr("Click Roll the dice, or press R.")
DONE = tr("Click Done, or press D.")


def _line_up(told: str) -> Step:
    return Step(
        tr("Line up", "a lesson's step"),
        told,
        LINE_UP,
        (Act(OFFENSE, row=PRO_SET), rival(DEFENSE, row="4-3")),
        tr("A sound line-up, but this drive was drawn up from the Pro set: choose that row."),
    )


STEPS = (
    _line_up(
        tr(
            "First down, six yards from their goal. A hole is a yard. Lay the Pro set and say "
            "Ready."
        )
    ),
    Step(
        tr("Nobody in motion"),
        tr(
            "The {team} stand in a 4-3. Before the snap one man may go in motion. Let everybody "
            "stand; the black-and-white die then says who rolls first.",
            team=RIVALS,
        ),
        tr("Click Nobody moves, or press D."),
        (Act("no-motion"), rival("done", "white")),
        tr("Let it be plain this time: nobody moves."),
    ),
    Step(
        tr("Roll", "a lesson's step"),
        tr(
            "White: you roll first. The number counts once, twice or three times for S, D and T, "
            "and gives the moves of your whole team. Roll."
        ),
        ROLL,
        (Act("roll", ("D", "4")),),
    ),
    Step(
        tr("Block", "a lesson's step"),
        tr(
            "Four, double: eight moves, a hole each. A lineman who lands on a defender blocks him: "
            "send the one on 20,-1 onto 21,1."
        ),
        TAKE_UP,
        (Act("move 20,-1 21,0 21,1"),),
        tr("First clear the right side: the lineman from 20,-1 onto 21,1."),
    ),
    Step(
        tr("Swing the back out"),
        tr(
            "Now the right back gets into place for a pitch: from 20,-5 to 22,-4, four holes "
            "beside the quarterback and two behind."
        ),
        TAKE_UP,
        (Act("move 20,-5 21,-4 22,-4"),),
        tr("Keep the moves for the back: bring him from 20,-5 to 22,-4."),
    ),
    Step(
        tr("Pitch", "a lesson's step"),
        tr(
            "A pitch goes level or up to two rows back, within four holes sideways. Pitch to the "
            "back on 22,-4; a die says whether he holds it."
        ),
        tr("Click Pitch, or press P; then click the man with the ring, or press Enter on him."),
        (Act("pitch 18,-2 22,-4", ("S",)),),
        tr("The back at the right has the free way: pitch to 22,-4."),
    ),
    Step(
        tr("Done", "a lesson's step"),
        tr(
            "He has it. Leave the other moves and say Done: the {team} roll and close in.",
            team=RIVALS,
        ),
        DONE,
        (Act("done"), rival("roll", "S", "2"), rival("move 22,3 22,2"), rival("done")),
        tr("That would do, but keep them guessing: say Done."),
    ),
    Step(
        tr("Call the run"),
        tr(
            "Both sides have rolled: now run, pass or roll on. Call the run; from here on the "
            "number alone counts, for the man with the ball. Then roll."
        ),
        tr("Click Run, or press U; then Roll the dice, or R."),
        (Act("run"), Act("roll", ("5",))),
        tr("The way around the end is open: call the run, then roll."),
    ),
    Step(
        tr("Around the end"),
        tr("Five steps: around your line to 25,1, and Done."),
        THEN_DONE,
        (
            *(Act("move 22,-4 23,-3 24,-2 25,-1 25,0 25,1"), Act("done")),
            *(rival("roll", "3"), rival("move 22,2 23,1 24,1 25,1")),
        ),
        tr("Around the end: from 22,-4 to 25,1, then Done."),
    ),
    Step(
        tr("The Yardcard"),
        tr(
            "Tackled after a yard. The Yardcard has it written down: down, yards to go, where the "
            "ball lies. Name the play there if you like (N). Then go on."
        ),
        tr("Look at the card beside the board; then click Go on, or press Ctrl+Right."),
    ),
    _line_up(tr("Second down, five yards. Line up in the Pro set once more, and pass this time.")),
    Step(
        tr("Snap and roll"),
        tr("Nobody in motion; roll for your team."),
        tr("Press D for Nobody moves, then R for Roll the dice."),
        (Act("no-motion"), rival("done", "white"), Act("roll", ("D", "3"))),
        tr("Let it be plain: nobody moves, then roll."),
    ),
    Step(
        tr("Send a receiver"),
        tr("Six moves. Send the right receiver past the line, from 33,-2 to 32,2, and say Done."),
        THEN_DONE,
        (
            *(Act("move 33,-2 33,-1 32,0 32,1 32,2"), Act("done")),
            *(rival("roll", "S", "2"), rival("done")),
        ),
        tr("He is the one they leave alone: the receiver from 33,-2 to 32,2, then Done."),
    ),
    Step(
        tr("Throw", "a lesson's step"),
        tr(
            "Rings and numbers show whom you can reach, with the odds: near defenders spoil them. "
            "Throw to the receiver on 32,2."
        ),
        tr("Click him, or press his number, 2."),
        (Act("throw 32,2", ("S",)), rival("roll", "2"), rival("done")),
        tr("The receiver on 32,2 is past the line already: throw to him."),
    ),
    Step(
        tr("Touchdown"),
        tr("Caught! Roll, and run for the end zone: from 32,2 to 31,5."),
        tr("Press R.") + " " + TAKE_UP,
        (Act("roll", ("5",)), Act("move 32,2 31,3 31,4 31,5")),
        tr("The end zone is near: roll, then run from 32,2 to 31,5."),
    ),
    Step(
        tr("The try"),
        tr("Six points. Kick the try for the seventh: the die decides."),
        tr("Click the button, or press its key."),
        (Act("try kick", ("S", "S")),),
    ),
)

PEGSKIN = Lesson(
    "pegskin",
    tr("Pegskin: a pitch, a pass, a touchdown"),
    tr("Roll, block, pitch, run and pass on the peg board."),
    Seat.HOME,
    STEPS,
    (
        tr(
            "In line play each side rolls for its whole team; once run or pass is called, the "
            "number alone counts."
        ),
        tr("A blocker takes a defender out; a pitch goes back, a pass ahead; the die decides."),
        tr("The Yardcard keeps downs, yards and the names of your plays."),
    ),
    POSITION,
)
