"""A step cut into beats: what is said, what moves on the board, the coin, the rest at the end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from gridlight.football import events as told
from gridlight.games.all_pro.state import AllProState
from gridlight.kernel.dice import Face
from gridlight.kernel.events import Event
from gridlight.kernel.game import Seat
from gridlight.present.all_pro import QUIET
from gridlight.present.all_pro_motions import ended, shown
from gridlight.present.all_pro_plays import story
from gridlight.present.board import Roll, Walk
from gridlight.present.penalty_system import own_rolls
from gridlight.present.situation import Names, capital, quarter
from gridlight.present.words import say
from gridlight.session.course import Record
from gridlight.ui.tabletop.banner import Banner
from gridlight.ui.tabletop.beat import Beat
from gridlight.ui.tabletop.flags import FlagShown, flag_banner, flag_shown
from gridlight.ui.tabletop.readings import SIDES
from gridlight.ui.tabletop.spin import Chance

COIN = "coin toss"


def beats_of(
    record: Record, before: AllProState, after: AllProState, names: Names
) -> tuple[Beat, ...]:
    """The beats of a step, in order."""
    beats = [*_coin(record, names), *_on_board(record, before, after, names)]
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
    side = before.play.by if before.play is not None else record.seat
    if purpose == "pass":
        return f"{names.does(record.seat, 'throws', 'throw')}."
    if purpose == "try":
        return f"{names.does(record.seat, 'tries', 'try')} for the point: 2 to 6 is good."
    verb = {"kick-off": "off", "punt": "the punt", "field goal": "for the field goal"}
    return f"{names.does(side, 'kicks', 'kick')} {verb.get(purpose, 'the ball')}."


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


def _coin(record: Record, names: Names) -> Sequence[Beat]:
    roll = next((roll for roll in record.rolls if roll.purpose == COIN), None)
    toss = next((event for event in record.events if event.name == told.TOSS), None)
    if roll is None or toss is None or record.hand:
        return ()
    who = names.of(Seat.VISITORS)
    called = (record.words or "").removeprefix("call ")
    words = f"{capital(toss['shown'])}: {names.does(toss['side'], 'wins', 'win')} the toss"
    chance = Chance(
        title="Coin toss",
        who=f"{who} {'call' if who.endswith('s') else 'calls'}".upper(),
        side=SIDES[Seat.VISITORS],
        faces=(Face("heads"), Face("tails")),
        label=roll.label,
        words=words,
        seed=f"{record.n}",
    )
    calls = names.does(Seat.VISITORS, "calls", "call")
    return (Beat(f"Coin toss. {calls} {called}.", chance=chance),)


_SCORES = {
    told.TOUCHDOWN: "Touchdown!",
    told.FIELD_GOAL_GOOD: "The kick is good!",
    told.SAFETY: "Safety!",
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
        return Banner(f"End of the {quarter(event['quarter'])}", score)
    return Banner("Half time", score) if name == told.END_OF_HALF else None
