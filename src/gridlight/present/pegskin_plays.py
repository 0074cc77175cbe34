"""The play-by-play of Pegskin: one row a play, punts with their returns, in football speech."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from gridlight.football import events as told
from gridlight.games.pegskin import events as pegs
from gridlight.games.pegskin.phases import Phase
from gridlight.kernel.events import Event
from gridlight.kernel.game import Seat
from gridlight.kernel.language import tr
from gridlight.present.penalty_system import nothing_shown
from gridlight.present.plays import (
    DOTS,
    TRIED,
    PlayRow,
    field_goal_call,
    short_place,
    taken_back,
)
from gridlight.present.situation import Names, short_down, signed
from gridlight.present.words import say
from gridlight.session.course import Record
from gridlight.session.record_plays import Play, plays

_SEEN = frozenset(
    {
        *(told.LINE_UP, told.SNAP, told.MOVE, told.BLOCK, told.HANDOFF, told.TACKLE, told.PLAY),
        *(pegs.BALL_ON, pegs.MOTION, pegs.FIRST_ROLL, pegs.ROLL, pegs.RUN),
    }
)
"""What the board has shown and the record leaves out."""


def pegskin_rows(history: Sequence[Record], names: Names) -> tuple[PlayRow, ...]:
    """All plays in order, tries among them."""
    played = [play for play in plays(history) if play.before["phase"] != Phase.COIN_TOSS]
    rows = [_row(play, names, current=play is played[-1] and _under_way(play)) for play in played]
    return tuple(row for row in rows if row.sentence or row.current)


def _under_way(play: Play) -> bool:
    after = play.steps[-1].described
    return not after["over"] and "at" in after


def _row(play: Play, names: Names, *, current: bool) -> PlayRow:
    before = play.before
    events = [event for record in play.steps for event in record.events]
    side = Seat(before["possession"])
    down = short_down(before)
    result, tone = (DOTS, "plain") if current else _result(events, side)
    return PlayRow(
        step=play.steps[-1].n,
        quarter=before["quarter"],
        number=before["plays"] + 1 if down else None,
        side=side,
        down=down or tr("Try"),
        call=play_name(events) or (DOTS if current else ""),
        result=result,
        tone=tone,
        sentence=story(events, names),
        current=current,
    )


def story(events: Sequence[Event], names: Names) -> str:
    """What happened in a play: its sum first, then what came of it."""
    summed = [event for event in events if event.name == told.PLAY]
    rest = [e for e in events if e.name not in _SEEN and not nothing_shown(e)]
    return " ".join(say(event, names) for event in (*summed[-1:], *rest))


def play_name(events: Sequence[Event]) -> str:
    """What a play is called on the Yardcard as long as nobody has given it another name."""
    for event in events:
        if event.name in _NAMES:
            return _NAMES[event.name](event.as_mapping())
    return ""


def _of_play(facts: Mapping[str, Any]) -> str:
    if facts["kind"] == "pass":
        if not facts["thrown"]:
            return tr("Pass, sacked")
        return tr("Screen") if facts["screen"] else tr("Pass")
    return tr("Pitch") if facts["pitched"] else tr("Run")


_NAMES: dict[str, Callable[[Mapping[str, Any]], str]] = {
    told.PLAY: _of_play,
    told.PUNT: lambda facts: tr("Punt"),
    told.FIELD_GOAL_GOOD: field_goal_call,
    told.FIELD_GOAL_MISSED: field_goal_call,
    told.TRY_GOOD: lambda facts: TRIED[facts["how"]],
    told.TRY_MISSED: lambda facts: TRIED[facts["how"]],
    told.RESIGNED: lambda facts: tr("Resigned"),
    told.DRAW_AGREED: lambda facts: tr("Ended by agreement"),
}
_VERDICTS = (
    (told.TRY_GOOD, tr("good"), "good"),
    (told.TRY_MISSED, tr("failed"), "bad"),
    (told.FIELD_GOAL_GOOD, tr("good"), "good"),
    (told.FIELD_GOAL_MISSED, tr("no good"), "bad"),
)


def _result(events: Sequence[Event], side: Seat) -> tuple[str, str]:
    if taken_back(events):
        return tr("penalty"), "plain"
    by_name = {event.name: event for event in events}
    for name, text, tone in _VERDICTS:
        if name in by_name:
            return text, tone
    for name, text in ((told.TOUCHDOWN, tr("TD")), (told.SAFETY, tr("safety"))):
        if name in by_name:
            return text, "good" if by_name[name]["side"] == side else "bad"
    if told.INTERCEPTION in by_name:
        return tr("int."), "bad"
    if told.PLAY in by_name:
        return _gain(by_name[told.PLAY])
    for name in (told.TOUCHBACK, told.RETURN):
        if name in by_name:
            return short_place(by_name[name]["spot"]), "plain"
    return "", "plain"


def _gain(summed: Event) -> tuple[str, str]:
    gain = summed["gain"]
    if summed["thrown"] and not summed["caught"]:
        return tr("inc."), "plain"
    return signed(gain), "good" if gain > 0 else "bad" if gain < 0 else "plain"
