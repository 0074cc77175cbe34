"""Scouting in football speech: what a coach does in a situation, said only where it carries."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import sqrt

from gridlight.kernel.language import tr, trn
from gridlight.present.record_book import called
from gridlight.present.situation import ordinal
from gridlight.present.tendencies import line_up_words, try_words
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
NOBODY = tr("It takes {count} plays in one situation before a scout says anything.", count=LEAST)


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
    name = called(coach)
    if side == KICKING:
        sentences = tuple(_kicks(own, name))
    else:
        found = sorted(
            _found(own, everybody, side, situations, name),
            key=lambda each: (-each.weight, each.place),
        )
        chosen = sorted(found[:MOST], key=lambda each: each.place)
        sentences = tuple(each.sentence for each in chosen)
    if not sentences and side != KICKING and _enough(own, side, situations):
        return (
            trn(
                "{name} mixes it: nothing stands out in {n} calls.",
                "{name} mixes it: nothing stands out in {n} calls.",
                len(own),
                name=name,
            ),
        )
    return sentences or (_too_few(len(own), name),)


def _enough(own: Sequence[Seen], side: str, situations: Situations) -> bool:
    """Whether there is any situation in which something could have been said."""
    narrow = [spot for _, spot in SPOTS if _narrows(spot, situations)]
    return any(len(sifted(own, side, spot)) >= LEAST for spot in narrow)


def _too_few(count: int, name: str) -> str:
    calls = trn("{n} call", "{n} calls", count) if count else tr("no call")
    return tr(
        "{name}: {calls} here; it takes {least} in one situation to say more.",
        name=name,
        calls=calls,
        least=LEAST,
    )


_DISTANCES = {"short": tr("short"), "medium": tr("medium"), "long": tr("long")}
Spots = tuple[tuple[str, Situations], ...]
SPOTS: Spots = (
    (tr("{ordinal} down", ordinal=ordinal(1)), Situations(down="1")),
    *(
        (
            tr("{down} and {distance}", down=ordinal(down), distance=_DISTANCES[distance]),
            Situations(down=str(down), distance=distance),
        )
        for down in (2, 3)
        for distance in _DISTANCES
    ),
    (tr("{ordinal} down", ordinal=ordinal(4)), Situations(down="4")),
    (tr("the red zone"), Situations(field="red-zone")),
    (tr("the own 20"), Situations(field="own-20")),
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
            where = _against(spot, words) if side == DEFENSE else _where(spot, words)
            told = teller(there, sifted(everybody, side, spot), side, where, name)
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
    there: Sequence[Seen], everybody: Sequence[Seen], side: str, where: str, name: str
) -> Told | None:
    count, passes = len(there), _passes(there)
    usual = _passes(everybody) / len(everybody)
    more = passes * 2 >= count
    times = passes if more else count - passes
    if times < PLAIN * count and abs(passes / count - usual) < APART:
        return None
    best = tallies(there, side)
    said = _times(times, count)
    if more:
        told = tr("{where} {name} passes {times}", where=where, name=name, times=said)
    else:
        told = tr("{where} {name} runs {times}", where=where, name=name, times=said)
    if len(best) > 1 and best[0].count > best[1].count and best[0].key[2]:
        _, card, title = best[0].key
        told += "; " + tr(
            "the {card}, {title}, comes most often ({count})",
            card=card,
            title=title,
            count=best[0].count,
        )
    weight = (abs(passes / count - usual) + 0.2 * abs(times / count - 0.5)) * sqrt(count)
    return weight, f"{told}."


def _passes(seen: Sequence[Seen]) -> int:
    return sum(each.call.kind == PASS for each in seen)


def _lining_up(
    there: Sequence[Seen], everybody: Sequence[Seen], side: str, where: str, name: str
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
    times = _times(first.count, len(there))
    if not title:
        formation = line_up_words(what)
        return weight, tr(
            "{where} {name} lines up in the {formation} {times}.",
            where=where,
            name=name,
            formation=formation,
            times=times,
        )
    return weight, tr(
        "{where} {name} lays the {card}, {title}, {times}.",
        where=where,
        name=name,
        card=what,
        title=title,
        times=times,
    )


def _where(spot: Situations, words: str) -> str:
    if spot.field == "own-20":
        return tr("Inside the own 20")
    return tr("In {place}", place=words) if spot.field else tr("On {down}", down=words)


def _against(spot: Situations, words: str) -> str:
    return tr("Against {down}", down=words) if spot.down else _where(spot, words)


def _times(times: int, count: int) -> str:
    if times == count:
        return tr("both times") if count == 2 else tr("all {count} times", count=count)
    return tr("{times} of {count} times", times=times, count=count)


# kicks and fourth downs


def _does(what: str, times: str) -> str:
    if what == GO:
        return tr("goes for it {times}", times=times)
    if what == PUNT:
        return tr("punts {times}", times=times)
    if what == FIELD_GOAL:
        return tr("tries a field goal {times}", times=times)
    return tr("kicks {times}", times=times)


def _kicks(own: Sequence[Seen], name: str) -> Iterator[str]:
    groups: dict[str, list[Tally]] = {}
    for tally in tallies(own, KICKING):
        groups.setdefault(tally.key[0], []).append(tally)
    for group, teller in _TELLERS.items():
        table = groups.get(group, [])
        if table and table[0].whole >= LEAST:
            yield teller(table, name)


def _fourth_downs(table: Sequence[Tally], name: str) -> str:
    parts = [_does(tally.key[1], _often(tally, first=n == 0)) for n, tally in enumerate(table)]
    *most, last = parts
    told = tr("{several} and {last}", several=", ".join(most), last=last) if most else last
    told = tr("On 4th down {name} {does}", name=name, does=told)
    went = next((tally for tally in table if tally.key[1] == GO), None)
    if went is not None and went.count > 1:
        times = round(went.successes * went.count)
        made = tr("made it {times}", times=_times(times, went.count))
        told += "; " + (made if times else tr("never made it"))
    return f"{told}."


def _often(tally: Tally, *, first: bool) -> str:
    if first:
        return _times(tally.count, tally.whole)
    if tally.count == 2:
        return tr("twice")
    return trn("once", "{n} times", tally.count)


def _kick_offs(table: Sequence[Tally], name: str) -> str:
    onside = next((tally.count for tally in table if tally.key[1] == ONSIDE), 0)
    if not onside:
        return trn(
            "{name} has kicked off {n} times, never on-side.",
            "{name} has kicked off {n} times, never on-side.",
            table[0].whole,
            name=name,
        )
    times = _times(onside, table[0].whole)
    return tr("{name} kicks off on-side {times}.", name=name, times=times)


def _tries(table: Sequence[Tally], name: str) -> str:
    first = table[0]
    good = round(first.successes * first.count)
    return tr(
        "After a touchdown {name} tries it by {how} {times}, good {good}.",
        name=name,
        how=try_words(first.key[1]),
        times=_times(first.count, first.whole),
        good=_times(good, first.count),
    )


_TELLERS: dict[str, Callable[[Sequence[Tally], str], str]] = {
    FOURTH: _fourth_downs,
    KICKOFF: _kick_offs,
    TRY: _tries,
}
