"""A step cut into beats: what is said, what moves on the board, the coin, the rest at the end."""

from __future__ import annotations

from dataclasses import replace

from gridlight.football import events as told
from gridlight.games.all_pro.state import AllProState
from gridlight.kernel.events import Event
from gridlight.kernel.game import Seat
from gridlight.kernel.language import tr, trn
from gridlight.present.all_pro import QUIET
from gridlight.present.all_pro_motions import ended, shown
from gridlight.present.all_pro_plays import story
from gridlight.present.board import Roll, Walk
from gridlight.present.penalty_system import own_rolls
from gridlight.present.situation import Names, quarter
from gridlight.present.words import say
from gridlight.session.course import Record
from gridlight.ui.tabletop.banner import Banner
from gridlight.ui.tabletop.beat import Beat
from gridlight.ui.tabletop.flags import FlagShown, flag_banner, flag_shown
from gridlight.ui.tabletop.readings import SIDES
from gridlight.ui.tabletop.toss import coin_beats


def beats_of(
    record: Record, before: AllProState, after: AllProState, names: Names
) -> tuple[Beat, ...]:
    """The beats of a step, in order."""
    beats = [*coin_beats(record, names), *_on_board(record, before, after, names)]
    beats = [
        replace(b, words=_dice_words(record, before, names)) if _rolls(b) else b for b in beats
    ]
    if ended(record, before, after):
        beats.append(Beat(story(record.events, names), rest=True))
    return tuple(beat for beat in beats if beat != Beat())


def _rolls(beat: Beat) -> bool:
    return any(isinstance(each, Roll) for each in beat.motions)


def _dice_words(record: Record, before: AllProState, names: Names) -> str:
    """What the dice are rolled for, while nobody knows yet how they fall."""
    if record.seat is None:
        return ""
    purpose = next(roll.purpose for roll in own_rolls(record.rolls) if roll.label.isdecimal())
    side = record.seat
    if purpose == "pass":
        return trn("{team} throws.", "{team} throw.", names.count(side), team=names.of(side))
    if purpose == "try":
        return trn(
            "{team} tries for the point: 2 to 6 is good.",
            "{team} try for the point: 2 to 6 is good.",
            names.count(side),
            team=names.of(side),
        )
    return _kicks(purpose, before.play.by if before.play is not None else side, names)


def _kicks(purpose: str, side: Seat, names: Names) -> str:
    many, team = names.count(side), names.of(side)
    if purpose == "kick-off":
        return trn("{team} kicks off.", "{team} kick off.", many, team=team)
    if purpose == "punt":
        return trn("{team} kicks the punt.", "{team} kick the punt.", many, team=team)
    if purpose == "field goal":
        return trn(
            "{team} kicks for the field goal.", "{team} kick for the field goal.", many, team=team
        )
    return trn("{team} kicks the ball.", "{team} kick the ball.", many, team=team)


def _on_board(record: Record, before: AllProState, after: AllProState, names: Names) -> list[Beat]:
    """The events in order; steps of one man after another are one way."""
    beats: list[Beat] = []
    for each in shown(record, before):
        event = each.event
        words = say(event, names) if event is not None and event.name not in QUIET else ""
        banner = _banner(event, names, after) if event is not None else None
        flag = flag_shown(event, record) if event is not None else FlagShown()
        beat = Beat(words, each.motions, banner=banner, rest=flag.rest, penalty=flag.dice)
        if beats and _goes_on(beats[-1], beat):
            beats[-1] = Beat(beats[-1].words, (_joined(beats[-1], beat),))
        else:
            beats.append(beat)
    return beats


def _goes_on(one: Beat, other: Beat) -> bool:
    if len(one.motions) != 1 or len(other.motions) != 1 or other.words or one.banner:
        return False
    first, second = one.motions[0], other.motions[0]
    if not isinstance(first, Walk) or not isinstance(second, Walk):
        return False
    return first.path[-1] == second.path[0]


def _joined(one: Beat, other: Beat) -> Walk:
    first, second = one.motions[0], other.motions[0]
    assert isinstance(first, Walk)
    assert isinstance(second, Walk)
    return Walk((*first.path, *second.path[1:]))


_SCORES = {
    told.TOUCHDOWN: tr("Touchdown!"),
    told.FIELD_GOAL_GOOD: tr("The kick is good!"),
    told.SAFETY: tr("Safety!"),
}


def _banner(event: Event, names: Names, after: AllProState) -> Banner | None:
    name = event.name
    if name in _SCORES:
        side = Seat(event["side"])
        return Banner(_SCORES[name], names.of(side), SIDES[side], "crowd")
    if name == told.FOUL:
        return flag_banner(event, names)
    home, visitors = after.score.pair()
    score = f"{names.home} {home} – {visitors} {names.visitors}"
    if name == told.END_OF_QUARTER:
        return Banner(tr("End of the {quarter}", quarter=quarter(event["quarter"])), score)
    return Banner(tr("Half time"), score) if name == told.END_OF_HALF else None
