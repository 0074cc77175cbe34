"""The longest plays of a game, kick and drive among them, and where each one is."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterator, Sequence
from itertools import accumulate

from gridlight.football import events as names
from gridlight.football.field import gain, goal, scored, to_goal
from gridlight.kernel.events import Event
from gridlight.kernel.game import Seat
from gridlight.session.course import Record
from gridlight.session.record_book.rows import Feat
from gridlight.session.record_plays import plays
from gridlight.session.rerun import standing_steps

RUN, PASS, PUNT, FIELD_GOAL = "run", "pass", "punt", "field-goal"
KICK_RETURN, PUNT_RETURN = "kick-return", "punt-return"
INTERCEPTION_RETURN = "interception-return"
KINDS = (RUN, PASS, FIELD_GOAL, PUNT, KICK_RETURN, PUNT_RETURN, INTERCEPTION_RETURN)
"""What the longest one of is kept, by the names that `Feat.kind` has."""

_RETURNS = {
    "kickoff": KICK_RETURN,
    "punt": PUNT_RETURN,
    "quick-kick": PUNT_RETURN,
    "field-goal": PUNT_RETURN,
    "interception": INTERCEPTION_RETURN,
}
Done = tuple[str, Seat, float]


def feats(history: Sequence[Record]) -> tuple[Feat, ...]:
    """The longest of each kind and side, in the order of `KINDS`; of equals, the first."""
    begins = _beginnings(history)
    best: dict[tuple[str, Seat], Feat] = {}
    for n, (kind, side, amount) in _done(history):
        known = best.get((kind, side))
        if amount > 0 and (known is None or amount > known.amount):
            best[kind, side] = Feat(kind, side, amount, begins(n))
    order = sorted(best, key=lambda key: (KINDS.index(key[0]), key[1].value))
    return tuple(best[key] for key in order)


def _beginnings(history: Sequence[Record]) -> Callable[[int], int]:
    """For a step, the one after which its play begins."""
    ends = [play.steps[-1].n for play in plays(history)]

    def begins(n: int) -> int:
        place = bisect_left(ends, n)
        return ends[place - 1] if place else 0

    return begins


def _done(history: Sequence[Record]) -> Iterator[tuple[int, Done]]:
    told = list(standing_steps(history))
    free = accumulate((event for _, event in told), _free, initial=False)
    for (record, event), is_free in zip(told, free, strict=False):
        done = None if is_free and event.name == names.PUNT else _deed(event)
        if done is not None:
            yield record.n, done


def _free(free: bool, event: Event) -> bool:
    """Whether the next punt is the free kick after a safety (FE-32, PS-29)."""
    if event.name == names.SAFETY:
        return True
    return free and event.name not in (names.KICKOFF, names.PUNT, names.NEW_SERIES)


def _deed(event: Event) -> Done | None:
    maker = _DEEDS.get(event.name)
    return maker(event) if maker is not None else None


def _scrimmage(event: Event) -> Done | None:
    yards = float(event["gain"] or 0)
    if event.get("trying") or event.get("intercepted") or event.get("outcome") == "interception":
        return None
    if not event["thrown"]:
        return RUN, Seat(event["side"]), yards
    return (PASS, Seat(event["side"]), yards) if event["caught"] else None


def _punt(event: Event) -> Done:
    side = Seat(event["side"])
    return PUNT, side, float(min(event["yards"], to_goal(side, event["start"])))


def _return(event: Event) -> Done:
    side, spot = Seat(event["side"]), event["spot"]
    end = goal(side) if scored(side, spot) else spot
    return _RETURNS[event["kind"]], side, float(gain(side, event["start"], end))


def _field_goal(event: Event) -> Done:
    return FIELD_GOAL, Seat(event["side"]), float(event["distance"])


_DEEDS: dict[str, Callable[[Event], Done | None]] = {
    names.REVEAL: _scrimmage,
    names.PLAY: _scrimmage,
    names.PUNT: _punt,
    names.RETURN: _return,
    names.FIELD_GOAL_GOOD: _field_goal,
}
