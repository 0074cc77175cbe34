"""The help of Foto-Electric, in our own words; the form is that of `help_text`."""

from __future__ import annotations

from gridlight.kernel.language import tr

Line = str | tuple[str, str]

HOW: tuple[tuple[str, tuple[Line, ...]], ...] = (
    (
        tr("How a play goes"),
        (
            tr(
                "The offense has twelve plays, numbered 1 to 12; the defense has six formations, "
                "lettered A to F. Nobody may see what the other picks."
            ),
            tr(
                "First the offense picks a play while the defense looks away, then the defense "
                "picks a formation. A curtain stands between the two."
            ),
            tr(
                "Then the offense lays its card, face down, on one of three places: left, center "
                "or right. The defense sees the place, not the card, and lays its own on one of "
                "five. Only the difference between the two places counts, so there are seven "
                "alignments, and the offense’s place decides which of them the defense can reach."
            ),
            tr("The offense pulls the slide, and the light shows the play from the top down."),
        ),
    ),
    (
        tr("What the light says"),
        (
            (tr("Solid line"), tr("the path of the man with the ball.")),
            (tr("Broken line"), tr("the ball in the air; a star is where it comes down.")),
            (
                tr("Green diamond"),
                tr(
                    "a tackler. The play ends where one covers the solid line completely; while "
                    "light is left across the line, the runner is past him."
                ),
            ),
            (
                tr("Red dot"),
                tr("on the solid line a fumble; on a pass an incompletion; on a lateral a fumble."),
            ),
            (tr("Star covered"), tr("by a diamond or a dot: an interception.")),
            (tr("Far edge"), tr("a line that runs off the card’s far end is a touchdown.")),
        ),
    ),
    (
        tr("Instead of a play"),
        (
            tr(
                "Punts are for any down, quick kicks for the first three; the spinner says how "
                "far, and how far back. Before a punt the receivers may call a fair catch: five "
                "yards shorter, and no return. From 50 yards or nearer a field goal can be tried."
            ),
            tr(
                "A kick into the end zone is a touchback or is run out, as the receivers wish; "
                "from more than ten yards behind the line it always comes to the 20. An on-side "
                "kick may open a half or follow a touchdown: twelve yards, then the spinner says "
                "whose it is."
            ),
        ),
    ),
    (
        tr("Fumbles, flags, points"),
        (
            tr(
                "After a fumble the other side spins. Red is the other team’s ball, blue stays "
                "with the fumblers. The yards beside the color count from where the ball came "
                "loose: from the red dot, from the line of scrimmage on a kick, from the spot of "
                "the catch on a return. Plus is towards the goal that the new owner attacks."
            ),
            tr(
                "A flag on a kick or a return names its foul and its yards. The side that was "
                "wronged sees both outcomes and takes the better one."
            ),
            tr(
                "A touchdown is 6 points, a field goal 3, a safety 2. A try from the 3 is 1 point, "
                "or 2 by run or pass where that was agreed."
            ),
        ),
    ),
    (
        tr("Time"),
        (
            tr(
                "A quarter is a number of plays, or of minutes by the watch; what has begun when "
                "time is called is played to its end. Kick-offs, free kicks and tries are no "
                "plays. A try is always taken, even with no time left. A tie stands, unless sudden "
                "death was agreed: then another quarter with a new toss, and the first score wins."
            ),
        ),
    ),
)

KEYS: tuple[tuple[str, tuple[Line, ...]], ...] = (
    (
        tr("Keys"),
        (
            (tr("Letters"), tr("press the button that shows the letter.")),
            ("1–9, 0, A–F", tr("pick a card; for the 1 press 1 and Enter, for 11 type 1 1.")),
            ("← →", tr("walk along the hand, or move the card from place to place.")),
            (tr("Enter, Space"), tr("pick, lay, go on; at the slide Space pulls it by itself.")),
            ("↓ ↑", tr("pull the slide and push it back; the wheel does it too.")),
            ("W, L, P", tr("after a play: what if, look closer, pull again.")),
            (tr("Alt ← →"), tr("with table feel: push the offense’s card, which is a foul.")),
            ("Z", tr("undo, as long as no die fell and nothing was shown.")),
            (tr("Esc"), tr("puts down what is in the hand, and goes back.")),
            ("F1, F2", tr("this help, and the record.")),
            ("?", tr("why: the ruling behind what was refused, or what happened last.")),
        ),
    ),
    (
        tr("Options of a new game"),
        (
            (
                tr("Opponent"),
                tr(
                    "a person at this screen, or a computer. It knows what a person in its seat "
                    "would, and its card is sealed before yours is picked. When the play is its "
                    "own it pulls the slide, unless you do. It agrees to stop only at a tie."
                ),
            ),
            (
                tr("Table feel"),
                tr(
                    "cards lie where they are dropped. Either side may challenge how they lie, and "
                    "then both are seated exactly. A defense that pushes the offense’s card gives "
                    "up five yards."
                ),
            ),
            (
                tr("Roll by hand"),
                tr("spin a real spinner and say what it showed; the record marks it."),
            ),
            (
                tr("Decision clock"),
                tr(
                    "when it runs out, the plainest choice is taken and marked in the record; a "
                    "card that it picks in secret may be any."
                ),
            ),
        ),
    ),
    (
        tr("Where the old rules are silent"),
        (
            tr("“Rulings” has all of them, with what the old text says and leaves open."),
            tr("The stop is on the yard line of the tackler that made it, to the nearest yard."),
            tr(
                "A carrier who took the ball in his own end zone from a kick or an interception "
                "and never left it makes a touchback, not a safety."
            ),
            tr(
                "On or over the goal line is a touchdown, also where a tackler stands beyond it. A "
                "pass that comes down more than ten yards behind the goal line is incomplete."
            ),
            tr(
                "The numbers on the original spinners are lost; ours follow real football around "
                "1960, and the fairness page shows each of them."
            ),
            tr(
                "The penalty rules of the original are lost; ours are offside, roughing the kicker "
                "and holding on kicks, clipping and personal foul on returns, with half the "
                "distance near a goal line."
            ),
            tr(
                "A missed field goal comes to the 20 or is run back from the goal line, wherever "
                "it was tried from."
            ),
        ),
    ),
    (
        tr("Fair dice"),
        (
            tr(
                "Every toss and every spin comes from one seed that is written into the game’s "
                "record, so anybody can check it. How the dice fell, in this game and in all "
                "games, stands on the fairness page of the record."
            ),
        ),
    ),
)
