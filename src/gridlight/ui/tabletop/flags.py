"""The penalty die on a table: its question, and the beats that show its dice."""

from __future__ import annotations

from dataclasses import dataclass

from gridlight.football import events as told
from gridlight.kernel.events import Event
from gridlight.kernel.game import Seat
from gridlight.kernel.language import tr
from gridlight.present.fouls import foul_name
from gridlight.present.penalty_system import PenaltyDice, PenaltyQuestion, dice_read
from gridlight.present.situation import Names
from gridlight.session.course import Record
from gridlight.ui.tabletop.banner import Banner
from gridlight.ui.tabletop.choices import Answer, Question
from gridlight.ui.tabletop.readings import SIDES

WIDE = 240.0  # for each answer with its outcome
KEYS = {"accept": "A", "decline": "D", "accept try": "T", "accept kickoff": "K"}


def flag_question(asked: PenaltyQuestion, names: Names) -> Question:
    """The card on which the offended team accepts or declines, each with what it leads to."""
    return Question(
        tr("Take the penalty?"),
        names.of(asked.chooser).upper(),
        SIDES[asked.chooser],
        asked.flag,
        tuple(
            Answer(each.label, KEYS[each.move], each.move, each.outcome) for each in asked.answers
        ),
        columns=len(asked.answers),
        wide=WIDE * len(asked.answers),
    )


@dataclass(frozen=True, slots=True)
class FlagShown:
    """What an event of the penalty die shows: its dice, and whether they are looked at."""

    dice: PenaltyDice | None = None
    rest: bool = False


def flag_shown(event: Event, record: Record) -> FlagShown:
    """The dice that lie there once this event is told; a flag is looked at."""
    if event.name == told.PENALTY_DIE:
        dice = PenaltyDice(event["shown"])
        return FlagShown(dice, rest=dice.flagged)
    if event.name == told.PENALTY_READING:
        return FlagShown(dice_read(record), rest=True)
    return FlagShown()


def flag_banner(event: Event, names: Names) -> Banner | None:
    """The flag that is thrown; None for any other event."""
    if event.name != told.FOUL:
        return None
    side = Seat(event["side"])
    return Banner(tr("Flag: {foul}", foul=foul_name(event["foul"])), names.of(side), SIDES[side])
