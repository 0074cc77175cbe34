"""The lesson of Foto-Electric: a kick-off, three plays and a try."""

from __future__ import annotations

from gridlight.kernel.game import Seat
from gridlight.kernel.language import tr
from gridlight.present.lessons.course import RIVALS, Act, Lesson, Step, rival

LAY = Step(
    tr("Lay it in the center"),
    tr(
        "Your card lies face down. It may lie in the center, left or right of it: that shifts the "
        "whole play. Lay it in the center."
    ),
    tr("Drag the card to the middle of the glass, or press C."),
    (Act("at C"), rival("at C")),
    tr(
        "A shifted card plays otherwise, and this drive was drawn up from the center: lay it there."
    ),
)
PULL = Step(
    tr("Pull the slide"),
    tr(
        "Both cards lie on the light. Draw the slide down: the way of the ball comes to light, "
        "yard by yard, until it meets a defender."
    ),
    tr("Drag the slide’s handle all the way down, or press Space."),
    (Act("reveal"),),
)


def _call(down: str, told: str) -> Step:
    return Step(
        down,
        told,
        tr("Click Play, or press P."),
        (Act("play"),),
        tr(
            "Kicking the ball away gives it up, and you have downs left: call a play from "
            "scrimmage."
        ),
    )


def _pick(card: int, name: str, told: str, answer: str) -> Step:
    hint = tr(
        "Part the curtain with Ready or Enter; then click card {card}, or press {card}.", card=card
    )
    if card == 1:
        hint = tr(
            "Part the curtain with Ready or Enter; then click card {card}, or press {card} and "
            "Enter.",
            card=card,
        )
    return Step(
        tr("Pick {card}", card=name),
        told,
        hint,
        (Act(f"card {card}"), rival(f"card {answer}")),
        tr(
            "A good play for another day; this time pick card {card}, {name}.",
            card=card,
            name=name,
        ),
    )


def _read(title: str, told: str) -> Step:
    return Step(title, told, tr("Click Go on on the card, or press Enter."))


STEPS = (
    Step(
        tr("Call the toss"),
        tr(
            "A coin decides who kicks off. The visiting side calls it while it is in the air, and "
            "that is you: call heads."
        ),
        tr("Click Heads, or press H."),
        (Act("call heads", ("heads",)),),
        tr("Either is as good as the other, but let us see the same coin: call heads."),
    ),
    Step(
        tr("Take the ball"),
        tr(
            "Heads it is. To score you need the ball: choose to receive. The {team} kick off, and "
            "the spinner says how far the kick and your return go.",
            team=RIVALS,
        ),
        tr("Click Receive, or press R."),
        (Act("choose receive"), rival("kickoff", "55", "31")),
        tr("That would leave the ball to them, and this is your drive: choose to receive."),
    ),
    _call(
        tr("First down"),
        tr(
            "Ten yards in four downs keep the ball. Each down you may play, punt or try a field "
            "goal. This far away you play."
        ),
    ),
    _pick(
        12,
        "Short Pass Right",
        tr(
            "Behind the curtain each side picks a card unseen by the other: you one of 12 plays, "
            "they one of 6 formations. Take card 12."
        ),
        "F",
    ),
    LAY,
    PULL,
    _read(
        tr("Incomplete"),
        tr(
            "The dashed part is the pass. A defender stands where it comes down: incomplete, no "
            "yards, the next down. What if shows the other alignments."
        ),
    ),
    _call(
        tr("Second and ten"), tr("Nothing gained, nothing lost but a down. Try the middle: play.")
    ),
    _pick(
        1,
        "Dive Right",
        tr(
            "A solid line is a run. Dive Right goes straight at the line: a few yards, or many "
            "where the formation has a gap. Take card 1."
        ),
        "B",
    ),
    LAY,
    PULL,
    _read(
        tr("Tackled, first down"),
        tr(
            "The run ends where its line meets a defender’s diamond: tackled after 10 yards. That "
            "is just as far as the stake: first down, and four new tries."
        ),
    ),
    _call(tr("First and ten"), tr("Now for the end zone, half the field away: play.")),
    _pick(
        7, "Long Pass", tr("The far throw: seldom caught, but nobody waits behind it. Take 7."), "B"
    ),
    LAY,
    PULL,
    _read(
        tr("Breakaway"),
        tr(
            "Caught at 17 yards, and the line meets nobody any more: a breakaway runs to the goal "
            "line from wherever it began. Touchdown, 6 points."
        ),
    ),
    Step(
        tr("The try"),
        tr(
            "After a touchdown comes a try: kick, run or pass. The kick is left to the spinner, "
            "and is good more often than not. Kick it."
        ),
        tr("Click Kick, or press K."),
        (Act("try kick", ("good",)),),
        tr("You may go for it with a card too; kick this one, to see the spinner."),
    ),
)

FOTO_ELECTRIC = Lesson(
    "foto-electric",
    tr("Foto-Electric: a drive by lamplight"),
    tr("Toss, kick-off, three plays on the light box and a try."),
    Seat.VISITORS,
    STEPS,
    (
        tr("A play and a formation are picked unseen, laid, and brought to light with the slide."),
        tr(
            "A line that meets a defender is a tackle, a pass that does is incomplete, one that "
            "meets nobody is a breakaway."
        ),
        tr("Coin and spinners decide the toss, kicks, returns and tries."),
    ),
)
