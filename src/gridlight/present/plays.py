"""The play-by-play of Foto-Electric: one row a play, in football speech."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from gridlight.cards.model import Deck
from gridlight.football import events as told
from gridlight.football import field
from gridlight.kernel.events import Event
from gridlight.kernel.game import Seat
from gridlight.kernel.language import filled, tr
from gridlight.present.situation import (
    Names,
    plain,
    short_down,
    signed,
    yard_line,
    yards,
)
from gridlight.present.words import formation_name, play_name, story
from gridlight.session.course import Record
from gridlight.session.record_plays import Play, plays

DOTS = "…"


@dataclass(frozen=True, slots=True)
class PlayRow:
    """One play of the record.

    `step` is the number of its last step so far, `number` its number in the quarter (None
    for kick-offs and tries), `side` the team with the ball. `call` names the cards once they
    have been shown; `result` fits a narrow column, `tone` is `good`, `bad` or `plain` for
    the side with the ball. `sentence` tells the whole play, `current` marks one under way.
    """

    step: int
    quarter: int
    number: int | None
    side: Seat | None
    down: str
    call: str
    result: str
    tone: str = "plain"
    sentence: str = ""
    current: bool = False


def play_rows(history: Sequence[Record], names: Names, deck: Deck | None) -> tuple[PlayRow, ...]:
    """All plays in order, kick-offs and tries among them; what is sealed stays so."""
    groups = plays(history)
    rows = []
    for index, play in enumerate(groups):
        if play.before["phase"] in ("coin-toss", "kick-or-receive"):
            continue
        last = index == len(groups) - 1
        rows.append(_row(play, names, deck, current=last and _under_way(play)))
    return tuple(rows)


def events_of(history: Sequence[Record]) -> tuple[Event, ...]:
    """Everything that was told, in order."""
    return tuple(event for record in history for event in record.events)


def _under_way(play: Play) -> bool:
    after = play.steps[-1].described
    if after["over"]:
        return False
    return all(after.get(key) == play.before.get(key) for key in ("quarter", "plays", "spot"))


def _row(play: Play, names: Names, deck: Deck | None, *, current: bool) -> PlayRow:
    before = play.before
    events = [event for record in play.steps for event in record.events]
    side = Seat(before["possession"]) if "possession" in before else None
    down = short_down(before)
    call = _call(play, events, deck) or (DOTS if current else "")
    result, tone = (DOTS, "plain") if current else _result(events, side, names)
    return PlayRow(
        step=play.steps[-1].n,
        quarter=before["quarter"],
        number=before["plays"] + 1 if down else None,
        side=side,
        down=down or _dead_ball(before["phase"], events),
        call=call,
        result=result,
        tone=tone,
        sentence=" ".join(story(events, names, deck)),
        current=current,
    )


def _dead_ball(phase: str, events: Sequence[Event]) -> str:
    if any(event.name in (told.TRY_GOOD, told.TRY_MISSED) for event in events):
        return tr("Try")
    if phase == "try-choice" or any(event.name == "reveal" for event in events):
        return tr("Try")
    return tr("Free kick") if phase == "after-safety" else tr("Kick-off")


def _call(play: Play, events: Sequence[Event], deck: Deck | None) -> str:
    for event in events:
        if event.name == "reveal":
            if event["play"] is None:  # the cards lie on somebody's own light box
                return tr("Pass") if event["kind"] == "pass" else tr("Run")
            offense = play_name(deck, event["play"])
            defense = formation_name(deck, event["formation"])
            return f"{offense} – {defense}"
        if event.name in _CALLS:
            return _CALLS[event.name](event)
    kicks = [record.words for record in play.steps if record.words in _FUMBLED]
    if any(event.name == told.FUMBLE for event in events):
        return _FUMBLED[kicks[-1]] if kicks else tr("Fumble")
    return tr("Penalty") if any(event.name == told.FOUL for event in events) else ""


def _kickoff_call(event: Event) -> str:
    return tr("On-side") if event.get("onside") else yards(event["yards"])


def _rekick_call(event: Event) -> str:
    return tr("Out of bounds") if event["why"] == "out of bounds" else tr("Penalty")


def _punt_call(event: Event) -> str:
    return tr("Quick kick") if event["kind"] == "quick-kick" else tr("Punt")


def field_goal_call(facts: Event | Mapping[str, Any]) -> str:
    """What is called where a field goal was tried, with its distance."""
    return tr("Field goal from {yards}", yards=plain(facts["distance"]))


TRIED = {
    "die": tr("By die"),
    "kick": tr("By kick"),
    "pass": tr("By pass"),
    "run": tr("By run"),
}
"""How a try was made, by the word of its event."""

_CALLS: dict[str, Callable[[Event], str]] = {
    told.KICKOFF: _kickoff_call,
    told.REKICK: _rekick_call,
    told.PUNT: _punt_call,
    told.PUNT_BLOCKED: lambda event: tr("Punt, blocked"),
    told.FIELD_GOAL_GOOD: field_goal_call,
    told.FIELD_GOAL_MISSED: field_goal_call,
    told.TRY_GOOD: lambda event: TRIED[event["how"]],
    told.TRY_MISSED: lambda event: TRIED[event["how"]],
    told.RESIGNED: lambda event: tr("Resigned"),
    told.DRAW_AGREED: lambda event: tr("Ended by agreement"),
}
_FUMBLED = {
    "punt": tr("Punt, fumbled"),
    "quick-kick": tr("Quick kick, fumbled"),
    "field-goal": tr("Field goal, fumbled"),
}

# what a play is remembered for, the most important first
_VERDICTS = (
    (told.TRY_GOOD, tr("good"), True),
    (told.TRY_MISSED, tr("failed"), False),
    (told.FIELD_GOAL_GOOD, tr("good"), True),
    (told.FIELD_GOAL_MISSED, tr("no good"), False),
)


def _result(events: Sequence[Event], side: Seat | None, names: Names) -> tuple[str, str]:
    by_name = {event.name: event for event in events}
    if taken_back(events):
        return tr("penalty"), "plain"
    for name, text, fine in _VERDICTS:
        if name in by_name:
            return text, "good" if fine else "bad"
    if told.TOUCHDOWN in by_name:
        return tr("TD"), _tone(by_name[told.TOUCHDOWN]["side"] == side)
    if told.SAFETY in by_name:
        return tr("safety"), _tone(by_name[told.SAFETY]["side"] == side)
    if told.INTERCEPTION in by_name:
        return tr("int."), "bad"
    lost = [event for event in events if event.name == told.RECOVERY and event["lost"]]
    if lost and told.KICKOFF not in by_name:
        return tr("fumble"), _tone(lost[-1]["side"] == side)
    if "reveal" in by_name:
        return _gain(by_name["reveal"])
    return _kicked(by_name)


def taken_back(events: Sequence[Event]) -> bool:
    """Whether a penalty in place of the play, or one by each team, leaves nothing of it."""
    wiping = (told.PENALTY_ACCEPTED, told.OFFSETTING)
    return any(event.name in wiping and event.get("negates") == "play" for event in events)


def _tone(fine: bool) -> str:
    return "good" if fine else "bad"


def _gain(shown: Event) -> tuple[str, str]:
    if shown["outcome"] == "incomplete":
        return tr("inc."), "plain"
    gain = shown["gain"]
    return signed(gain), "good" if gain > 0 else "bad" if gain < 0 else "plain"


def _kicked(by_name: dict[str, Event]) -> tuple[str, str]:
    if told.REKICK in by_name:
        return tr("again"), "bad"
    if told.PENALTY_ACCEPTED in by_name:
        return tr("penalty"), "plain"
    for name in (told.TOUCHBACK, told.RETURN, told.FAIR_CATCH, told.RECOVERY):
        if name in by_name:
            return short_place(by_name[name]["spot"]), "plain"
    return "", "plain"


def short_place(spot: float) -> str:
    """Where a kick or its return ended, for a narrow column: “to 31”, “midfield”."""
    if spot == field.MIDFIELD:
        return tr("midfield", "a spot that stands alone")
    if spot in (0, field.LENGTH):
        return tr("goal line")
    if not 0 < spot < field.LENGTH:
        depth = yards(max(-spot, spot - field.LENGTH))
        within = tr("{yards} deep in the end zone", "a spot that stands alone")
        return filled(within, yards=depth)
    return tr("to {yard}", yard=plain(yard_line(spot)))
