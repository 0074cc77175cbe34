"""Scouting in football speech: what a coach does in a situation, said only where it carries."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import sqrt

from gridlight.present.situation import ordinal
from gridlight.session.record_book.standings import Name
from gridlight.session.tendencies.calls import FIELD_GOAL, KICKOFF, ONSIDE, PASS, PUNT, TRY
from gridlight.session.tendencies.count import (
    DEFENSE,
    FOURTH,
    GO,
    KICKING,
    OFFENSE,
    Seen,
    Situations,
    Tally,
    sifted,
    tallies,
)

LEAST = 8
"""So many plays in a situation before anything is said of it."""
MOST = 3
"""So many sentences at most."""
PLAIN, OFTEN, APART = 0.65, 0.4, 0.15
"""The share of runs or passes, or of one formation, that is worth saying; or so far from what
everybody does."""
NOBODY = f"It takes {LEAST} plays in one situation before a scout says anything."


@dataclass(frozen=True, slots=True)
class Found:
    """A sentence, its place in the order, and how far it is from what everybody does."""

    place: int
    weight: float
    sentence: str


def scouting(
    seen: Sequence[Seen], side: str, situations: Situations, coach: Name, game: str
) -> tuple[str, ...]:
    """What stands out of a coach's calls there; one kind sentence where too little is known."""
    of_game = [each for each in seen if each.row.game == game]
    everybody = sifted(of_game, side, situations)
    own = sifted(everybody, side, situations, coach.key)
    if side == KICKING:
        sentences = tuple(_kicks(own, coach.shown))
    else:
        found = sorted(
            _found(own, everybody, side, situations, coach.shown),
            key=lambda each: (-each.weight, each.place),
        )
        chosen = sorted(found[:MOST], key=lambda each: each.place)
        sentences = tuple(each.sentence for each in chosen)
    if not sentences and side != KICKING and _enough(own, side, situations):
        return (f"{coach.shown} mixes it: nothing stands out in {len(own)} calls.",)
    return sentences or (_too_few(len(own), coach.shown),)


def _enough(own: Sequence[Seen], side: str, situations: Situations) -> bool:
    """Whether there is any situation in which something could have been said."""
    narrow = [spot for _, spot in SPOTS if _narrows(spot, situations)]
    return any(len(sifted(own, side, spot)) >= LEAST for spot in narrow)


def _too_few(count: int, name: str) -> str:
    calls = "no call" if not count else "1 call" if count == 1 else f"{count} calls"
    return f"{name}: {calls} here; it takes {LEAST} in one situation to say more."


Spots = tuple[tuple[str, Situations], ...]
SPOTS: Spots = (
    ("1st down", Situations(down="1")),
    *(
        (f"{ordinal(down)} and {distance}", Situations(down=str(down), distance=distance))
        for down in (2, 3)
        for distance in ("short", "medium", "long")
    ),
    ("4th down", Situations(down="4")),
    ("the red zone", Situations(field="red-zone")),
    ("the own 20", Situations(field="own-20")),
)
"""The situations that are looked at, with their words."""


def _found(
    own: Sequence[Seen],
    everybody: Sequence[Seen],
    side: str,
    situations: Situations,
    name: str,
) -> Iterator[Found]:
    teller = _passing if side == OFFENSE else _lining_up
    for place, (words, spot) in enumerate(SPOTS):
        if not _narrows(spot, situations):
            continue
        there = sifted(own, side, spot)
        if len(there) >= LEAST:
            told = teller(there, sifted(everybody, side, spot), side, words, name)
            if told is not None:
                yield Found(place, *told)


def _narrows(spot: Situations, chosen: Situations) -> bool:
    """Whether a situation says something beyond, and nothing against, what is filtered."""
    down = chosen.down in ("", spot.down) or not spot.down
    distance = chosen.distance in ("", spot.distance) or not spot.distance
    field = chosen.field in ("", spot.field) or not spot.field
    return down and distance and field


Told = tuple[float, str]


def _passing(
    there: Sequence[Seen], everybody: Sequence[Seen], side: str, words: str, name: str
) -> Told | None:
    count, passes = len(there), _passes(there)
    usual = _passes(everybody) / len(everybody)
    more = passes * 2 >= count
    times, verb = (passes, "passes") if more else (count - passes, "runs")
    if times < PLAIN * count and abs(passes / count - usual) < APART:
        return None
    best = tallies(there, side)
    most = ""
    if len(best) > 1 and best[0].count > best[1].count and best[0].key[2]:
        _, card, title = best[0].key
        most = f"; the {card}, {title}, comes most often ({best[0].count})"
    weight = (abs(passes / count - usual) + 0.2 * abs(times / count - 0.5)) * sqrt(count)
    return weight, f"{_where(words)} {name} {verb} {_times(times, count)}{most}."


def _passes(seen: Sequence[Seen]) -> int:
    return sum(each.call.kind == PASS for each in seen)


def _lining_up(
    there: Sequence[Seen], everybody: Sequence[Seen], side: str, words: str, name: str
) -> Told | None:
    table = tallies(there, side)
    first = table[0]
    if len(table) > 1 and first.count == table[1].count:
        return None
    usual = {tally.key: tally.share for tally in tallies(everybody, side)}[first.key]
    if first.share < OFTEN and abs(first.share - usual) < APART:
        return None
    weight = (abs(first.share - usual) + 0.2 * first.share) * sqrt(len(there))
    what, title = first.key[1:]
    shown = f"the {what}, {title}," if title else f"the {what}"
    verb = "lays" if title else "lines up in"
    where = f"Against {words}" if side == DEFENSE and words[0].isdigit() else _where(words)
    return weight, f"{where} {name} {verb} {shown} {_times(first.count, len(there))}."


def _where(words: str) -> str:
    if words == "the own 20":
        return "Inside the own 20"
    return f"In {words}" if words.startswith("the ") else f"On {words}"


def _times(times: int, count: int) -> str:
    if times == count:
        return "both times" if count == 2 else f"all {count} times"
    return f"{times} of {count} times"


# kicks and fourth downs

_VERBS = {GO: "goes for it", PUNT: "punts", FIELD_GOAL: "tries a field goal"}


def _kicks(own: Sequence[Seen], name: str) -> Iterator[str]:
    groups: dict[str, list[Tally]] = {}
    for tally in tallies(own, KICKING):
        groups.setdefault(tally.key[0], []).append(tally)
    for group, teller in _TELLERS.items():
        table = groups.get(group, [])
        if table and table[0].whole >= LEAST:
            yield teller(table, name)


def _fourth_downs(table: Sequence[Tally], name: str) -> str:
    parts = [
        f"{_VERBS.get(tally.key[1], 'kicks')} {_often(tally, first=n == 0)}"
        for n, tally in enumerate(table)
    ]
    *most, last = parts
    told = f"{', '.join(most)} and {last}" if most else last
    went = next((tally for tally in table if tally.key[1] == GO), None)
    made = ""
    if went is not None:
        times = round(went.successes * went.count)
        made = f"; made it {_times(times, went.count)}" if times else "; never made it"
        made = made if went.count > 1 else ""
    return f"On 4th down {name} {told}{made}."


def _often(tally: Tally, *, first: bool) -> str:
    if first:
        return _times(tally.count, tally.whole)
    return {1: "once", 2: "twice"}.get(tally.count, f"{tally.count} times")


def _kick_offs(table: Sequence[Tally], name: str) -> str:
    onside = next((tally.count for tally in table if tally.key[1] == ONSIDE), 0)
    if not onside:
        return f"{name} has kicked off {table[0].whole} times, never on-side."
    return f"{name} kicks off on-side {_times(onside, table[0].whole)}."


def _tries(table: Sequence[Tally], name: str) -> str:
    first = table[0]
    how = first.key[1].removeprefix(TRY).strip()
    good = round(first.successes * first.count)
    return (
        f"After a touchdown {name} tries it by {how} {_times(first.count, first.whole)}"
        f", good {_times(good, first.count)}."
    )


_TELLERS: dict[str, Callable[[Sequence[Tally], str], str]] = {
    FOURTH: _fourth_downs,
    KICKOFF: _kick_offs,
    TRY: _tries,
}
