"""The play-by-play of All-Pro: one row a play, kicks with their returns, in football speech."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import Any

from gridlight.football import events as told
from gridlight.football import field
from gridlight.games.all_pro.phases import BEFORE_THE_TOSS, Phase
from gridlight.kernel.events import Event
from gridlight.kernel.game import Seat
from gridlight.kernel.language import tr
from gridlight.present.all_pro import QUIET
from gridlight.present.penalty_system import nothing_shown
from gridlight.present.plays import DOTS, PlayRow, short_place, taken_back
from gridlight.present.situation import Names, plain, short_down, signed, yards
from gridlight.present.words import say
from gridlight.session.course import Record
from gridlight.session.record_plays import Play

_TOSS = frozenset(phase.value for phase in BEFORE_THE_TOSS)
_BEGINS = frozenset({Phase.SETUP_OFFENSE.value, Phase.KICKOFF_SETUP.value})
_FREE_KICK = 20  # AP-39
_MARKS = ("quarter", "plays", "spot", "down", "score")
_SEEN = frozenset({*QUIET, told.SNAP, told.BLOCK, told.HANDOFF, told.PASS_CALLED, told.TACKLE})
"""What the board has shown and the record leaves out."""


def standing(history: Sequence[Record]) -> list[Record]:
    """The steps that stand: none that was taken back, nor the taking back (AP-7)."""
    found: list[Record] = []
    for record in history:
        if record.verb != "undo":
            found.append(record)
            continue
        last = max(at for at, each in enumerate(found) if each.verb != "flag")
        del found[last]
    return found


def whole_plays(history: Sequence[Record]) -> list[Play]:
    """The plays, each from the line-up to its end, though the ball changes hands in it."""
    found: list[Play] = []
    for before, record in pairwise(standing(history)):
        if found and _goes_on(found[-1], before):
            found[-1] = Play(found[-1].before, (*found[-1].steps, record))
        else:
            found.append(Play(before.described, (record,)))
    return found


def _goes_on(play: Play, before: Record) -> bool:
    if any(play.before.get(key) != before.described.get(key) for key in _MARKS):
        return False
    if before.described["phase"] not in _BEGINS:
        return True
    return all((record.words or "").startswith("place") for record in play.steps)


def all_pro_rows(history: Sequence[Record], names: Names) -> tuple[PlayRow, ...]:
    """All plays in order, kick-offs and tries among them."""
    return rows_of(whole_plays(history), names)


def rows_of(played: Sequence[Play], names: Names) -> tuple[PlayRow, ...]:
    """The rows of these plays, the last of which may be under way."""
    played = [play for play in played if play.before["phase"] not in _TOSS]
    rows = [_row(play, names, current=play is played[-1] and _under_way(play)) for play in played]
    return tuple(row for row in rows if row.sentence or row.current)


def _under_way(play: Play) -> bool:
    after = play.steps[-1].described
    if after["over"] or after["phase"] in _BEGINS:
        return False
    return all(after.get(key) == play.before.get(key) for key in _MARKS)


def _row(play: Play, names: Names, *, current: bool) -> PlayRow:
    before = play.before
    events = [event for record in play.steps for event in record.events]
    side = Seat(before["possession"]) if "possession" in before else None
    down = short_down(before)
    result, tone = (DOTS, "plain") if current else _result(events, side)
    return PlayRow(
        step=play.steps[-1].n,
        quarter=before["quarter"],
        number=before["plays"] + 1 if down else None,
        side=side,
        down=down or _dead_ball(before),
        call=_call(events) or (DOTS if current else ""),
        result=result,
        tone=tone,
        sentence=story(events, names),
        current=current,
    )


def _dead_ball(before: Mapping[str, Any]) -> str:
    if before["phase"] == Phase.TRY_CHOICE:
        return tr("Try")
    kicks_off = before["phase"] in (Phase.KICKOFF_SETUP, Phase.KICKOFF)
    own = field.from_own_goal(Seat(before["possession"]), before["spot"])
    return tr("Kick-off") if kicks_off and own > _FREE_KICK else tr("Free kick")


def story(events: Sequence[Event], names: Names) -> str:
    """What happened in a play: its sum first, then what came of it."""
    summed = [event for event in events if event.name == told.PLAY and not _said_anyhow(event)]
    rest = [e for e in events if e.name not in _SEEN and not nothing_shown(e)]
    return " ".join(say(event, names) for event in (*summed[-1:], *rest))


def _said_anyhow(event: Event) -> bool:
    return bool(event["intercepted"] or (event["thrown"] and not event["caught"]))


def _call(events: Sequence[Event]) -> str:
    for event in events:
        if event.name in _CALLS:
            return _CALLS[event.name](event)
    lateral = any(event.name == told.PASS_CALLED and event["lateral"] for event in events)
    for event in events:
        if event.name == told.PLAY:
            if event["thrown"]:
                return tr("Pass")
            return tr("Lateral") if lateral else tr("Run")
    return tr("Penalty") if any(event.name == told.FOUL for event in events) else ""


def _kick(event: Event) -> str:
    named = {"field-goal": tr("Field goal, short"), "kick": tr("Kick")}
    return named.get(event["kind"], tr("Punt"))


def _field_goal(event: Event) -> str:
    return tr("Field goal from {yards}", yards=plain(event["distance"]))


_CALLS: dict[str, Callable[[Event], str]] = {
    told.KICKOFF: lambda event: yards(event["yards"]),
    told.FIELD_GOAL_GOOD: _field_goal,
    told.FIELD_GOAL_MISSED: _field_goal,
    told.PUNT: _kick,
    told.PUNT_BLOCKED: lambda event: (
        tr("Field goal, blocked") if event["kind"] == "field-goal" else tr("Punt, blocked")
    ),
    told.TRY_GOOD: lambda event: tr("By die"),
    told.TRY_MISSED: lambda event: tr("By die"),
    told.RESIGNED: lambda event: tr("Resigned"),
    told.DRAW_AGREED: lambda event: tr("Ended by agreement"),
}
_VERDICTS = (
    (told.TRY_GOOD, tr("good"), "good"),
    (told.TRY_MISSED, tr("failed"), "bad"),
    (told.FIELD_GOAL_GOOD, tr("good"), "good"),
)


def _result(events: Sequence[Event], side: Seat | None) -> tuple[str, str]:
    if taken_back(events):
        return tr("penalty"), "plain"
    by_name = {event.name: event for event in events}
    for name, text, tone in _VERDICTS:
        if name in by_name:
            return text, tone
    for name, text in ((told.TOUCHDOWN, tr("TD")), (told.SAFETY, tr("safety"))):
        if name in by_name and told.SCORE_OFF not in by_name:
            return text, "good" if by_name[name]["side"] == side else "bad"
    if told.PENALTY_ACCEPTED in by_name or told.OFFSETTING in by_name:
        return tr("penalty"), "plain"
    if told.INTERCEPTION in by_name:
        return tr("int."), "bad"
    lost = by_name.get(told.RECOVERY)
    if lost is not None and lost["lost"] and told.PUNT not in by_name:
        return (tr("recovered") if told.KICKOFF in by_name else tr("fumble")), "bad"
    return _gain(by_name[told.PLAY]) if told.PLAY in by_name else _kicked(by_name)


def _gain(summed: Event) -> tuple[str, str]:
    gain = summed["gain"]
    if gain is None:
        return "", "plain"
    if summed["thrown"] and not summed["caught"] and not gain:
        return tr("inc."), "plain"
    return signed(gain), "good" if gain > 0 else "bad" if gain < 0 else "plain"


def _kicked(by_name: dict[str, Event]) -> tuple[str, str]:
    for name in (told.TOUCHBACK, told.RETURN, told.DOWNED, told.PICKUP, told.PUNT_BLOCKED):
        if name in by_name:
            return short_place(by_name[name]["spot"]), "plain"
    return "", "plain"
