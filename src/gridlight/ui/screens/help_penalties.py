"""The help on the penalty die, which every game can be played with."""

from __future__ import annotations

from gridlight.kernel.language import tr
from gridlight.ui.screens.help_text import Section

PENALTIES: Section = (
    tr("The penalty die"),
    (
        tr(
            "Switched on in New game under “Penalties”. A yellow die falls with every snap, kick "
            "and try, and lies in the bar at the top. When it shows X, there may be a flag."
        ),
        tr(
            "The play is finished first. Then two red dice and a white one fall: a white 1 to 3 "
            "reads the card of the offense, 4 to 6 that of the defense, at the total of the red "
            "dice. On a kick the kickers are the offense."
        ),
        tr(
            "A card may be blank there, name both teams (the play is played again), or name a "
            "foul. Offside costs 5 yards; by the offense it is illegal motion, which can’t be "
            "declined. All other fouls are looked up in a chart, by the kind of play and by who "
            "made them."
        ),
        (
            "A, D",
            tr("accept or decline; the question shows where each leaves both teams."),
        ),
        (
            "T, K",
            tr("at a try: once more from where the walk-off ends, or the yards on the kick-off."),
        ),
        (
            tr("Half"),
            tr("a walk-off that is more than half the way to the goal line goes half the way."),
        ),
        (
            tr("Ignored"),
            tr("an offside on a kick-off, and what would be added on to a score or a turnover."),
        ),
        tr(
            "Each team has a card of its own: disciplined, average or rough. What the original "
            "cards and chart said is lost; ours follow the rates of professional football. Edit "
            "cards in New game is where you write your own; a game keeps the cards that it began "
            "with."
        ),
    ),
)
