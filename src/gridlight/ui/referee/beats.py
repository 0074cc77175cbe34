"""What is shown of a step at the referee's desk: wheels and coins, dice, flags, banners, words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import groupby

from gridlight.football import events as told
from gridlight.kernel.dice import Face, Roll
from gridlight.kernel.events import Event
from gridlight.kernel.game import Seat
from gridlight.kernel.language import tr, trn
from gridlight.present.penalty_system import own_rolls
from gridlight.present.situation import Names, quarter
from gridlight.present.throws import throw_words
from gridlight.present.words import story
from gridlight.session.course import Record
from gridlight.ui.foto.beats import Teller, beats_of
from gridlight.ui.referee.cup import fallen
from gridlight.ui.tabletop.banner import Banner
from gridlight.ui.tabletop.beat import Beat
from gridlight.ui.tabletop.flags import flag_banner, flag_shown
from gridlight.ui.tabletop.readings import SIDES
from gridlight.ui.tabletop.spin import Chance
from gridlight.ui.tabletop.toss import calling

COIN = "coin toss"


@dataclass(frozen=True, slots=True)
class Thrown:
    """Dice that tumble into the tray."""

    rolls: tuple[Roll, ...]
    title: str
    seed: str


def foto_beats(record: Record, teller: Teller) -> tuple[Beat, ...]:
    """The spins of a step, with all that is told between them."""
    return tuple(
        Beat(each.words, (), each.chance, each.banner, each.rest, each.penalty)
        for each in beats_of(record, teller)
    )


def board_beats(record: Record, names: Names, score: str) -> tuple[Beat, ...]:
    """The dice of a step, then what it came to."""
    beats = [] if record.hand else [*_chances(record, names), *_dice(record)]
    beats.append(Beat(" ".join(story(record.events, names))))
    for event in record.events:
        shown = flag_shown(event, record)
        banner = _banner(event, names, score)
        if shown.dice is not None or banner is not None:
            beats.append(Beat(banner=banner, rest=shown.rest, penalty=shown.dice))
    return tuple(beats)


def _chances(record: Record, names: Names) -> list[Beat]:
    toss = next((event for event in record.events if event.name == told.TOSS), None)
    if toss is None:
        return []
    caller = Seat.VISITORS
    winner = toss["side"]
    words = trn(
        "{team} wins the toss", "{team} win the toss", names.count(winner), team=names.of(winner)
    )
    faces = (Face("heads"), Face("tails"))
    who = calling(caller, names)
    chance = Chance(
        tr("Coin toss"), who, SIDES[caller], faces, str(toss["shown"]), words, f"{record.n}"
    )
    return [Beat(chance=chance)]


def _dice(record: Record) -> list[Beat]:
    rolls = [roll for roll in own_rolls(record.rolls) if roll.purpose != COIN]
    found = []
    for title, group in groupby(rolls, key=title_of):
        throw = tuple(group)
        if fallen(throw):
            seed = f"{record.n}:{title}"
            found.append(Beat(motions=(Thrown(throw, title, seed),)))
    return found


def title_of(roll: Roll) -> str:
    """What dice were rolled for, as it stands over them."""
    return throw_words(roll.purpose.rpartition(", ")[2]).upper()


def _banner(event: Event, names: Names, score: str) -> Banner | None:
    if event.name in _SCORES:
        side = Seat(event["side"])
        return Banner(_SCORES[event.name], names.of(side), SIDES[side], "crowd")
    if event.name == told.END_OF_QUARTER:
        return Banner(tr("End of the {quarter}", quarter=quarter(event["quarter"])), score)
    if event.name == told.END_OF_HALF:
        return Banner(tr("Half time"), score)
    return flag_banner(event, names)


_SCORES = {
    told.TOUCHDOWN: tr("Touchdown!"),
    told.FIELD_GOAL_GOOD: tr("The kick is good!"),
    told.SAFETY: tr("Safety!"),
}

Beats = Callable[[Record], tuple[Beat, ...]]
