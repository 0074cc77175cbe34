"""The lesson of Foto-Electric: a kick-off, three plays and a try."""

from __future__ import annotations

from gridlight.kernel.game import Seat
from gridlight.present.lessons.course import RIVALS, Act, Lesson, Step, rival

LAY = Step(
    "Lay it in the center",
    "Your card lies face down. It may lie in the center, left or right of it: that shifts the "
    "whole play. Lay it in the center.",
    "Drag the card to the middle of the glass, or press C.",
    (Act("at C"), rival("at C")),
    "A shifted card plays otherwise, and this drive was drawn up from the center: lay it there.",
)
PULL = Step(
    "Pull the slide",
    "Both cards lie on the light. Draw the slide down: the way of the ball comes to light, yard "
    "by yard, until it meets a defender.",
    "Drag the slide’s handle all the way down, or press Space.",
    (Act("reveal"),),
)


def _call(down: str, told: str) -> Step:
    return Step(
        down,
        told,
        "Click Play, or press P.",
        (Act("play"),),
        "Kicking the ball away gives it up, and you have downs left: call a play from scrimmage.",
    )


def _pick(card: int, name: str, told: str, answer: str) -> Step:
    keys = f"press {card} and Enter" if card == 1 else f"press {card}"
    return Step(
        f"Pick {name}",
        told,
        f"Part the curtain with Ready or Enter; then click card {card}, or {keys}.",
        (Act(f"card {card}"), rival(f"card {answer}")),
        f"A good play for another day; this time pick card {card}, {name}.",
    )


def _read(title: str, told: str) -> Step:
    return Step(title, told, "Click Go on on the card, or press Enter.")


STEPS = (
    Step(
        "Call the toss",
        "A coin decides who kicks off. The visiting side calls it while it is in the air, and "
        "that is you: call heads.",
        "Click Heads, or press H.",
        (Act("call heads", ("heads",)),),
        "Either is as good as the other, but let us see the same coin: call heads.",
    ),
    Step(
        "Take the ball",
        f"Heads it is. To score you need the ball: choose to receive. The {RIVALS} kick off, and "
        "the spinner says how far the kick and your return go.",
        "Click Receive, or press R.",
        (Act("choose receive"), rival("kickoff", "55", "31")),
        "That would leave the ball to them, and this is your drive: choose to receive.",
    ),
    _call(
        "First down",
        "Ten yards in four downs keep the ball. Each down you may play, punt or try a field "
        "goal. This far away you play.",
    ),
    _pick(
        12,
        "Short Pass Right",
        "Behind the curtain each side picks a card unseen by the other: you one of 12 plays, they "
        "one of 6 formations. Take card 12.",
        "F",
    ),
    LAY,
    PULL,
    _read(
        "Incomplete",
        "The dashed part is the pass. A defender stands where it comes down: incomplete, no yards, "
        "the next down. What if shows the other alignments.",
    ),
    _call("Second and ten", "Nothing gained, nothing lost but a down. Try the middle: play."),
    _pick(
        1,
        "Dive Right",
        "A solid line is a run. Dive Right goes straight at the line: a few yards, or many where "
        "the formation has a gap. Take card 1.",
        "B",
    ),
    LAY,
    PULL,
    _read(
        "Tackled, first down",
        "The run ends where its line meets a defender’s diamond: tackled after 10 yards. That is "
        "just as far as the stake: first down, and four new tries.",
    ),
    _call("First and ten", "Now for the end zone, half the field away: play."),
    _pick(7, "Long Pass", "The far throw: seldom caught, but nobody waits behind it. Take 7.", "B"),
    LAY,
    PULL,
    _read(
        "Breakaway",
        "Caught at 17 yards, and the line meets nobody any more: a breakaway runs to the goal "
        "line from wherever it began. Touchdown, 6 points.",
    ),
    Step(
        "The try",
        "After a touchdown comes a try: kick, run or pass. The kick is left to the spinner, and "
        "is good more often than not. Kick it.",
        "Click Kick, or press K.",
        (Act("try kick", ("good",)),),
        "You may go for it with a card too; kick this one, to see the spinner.",
    ),
)

FOTO_ELECTRIC = Lesson(
    "foto-electric",
    "Foto-Electric: a drive by lamplight",
    "Toss, kick-off, three plays on the light box and a try.",
    Seat.VISITORS,
    STEPS,
    (
        "A play and a formation are picked unseen, laid, and brought to light with the slide.",
        "A line that meets a defender is a tackle, a pass that does is incomplete, one that "
        "meets nobody is a breakaway.",
        "Coin and spinners decide the toss, kicks, returns and tries.",
    ),
)
