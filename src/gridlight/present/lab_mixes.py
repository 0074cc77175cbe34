"""How a situation is played at its best, in words and shares that can be drawn as bars."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from gridlight.cards.model import Deck
from gridlight.kernel.language import figure, tr
from gridlight.present.lab import points
from gridlight.present.situation import ordinal

if TYPE_CHECKING:
    from gridlight.coaches.foto.study import Look

Place = tuple[int, int, int]

FIELD = 100
FARTHEST = 40
DOWNS = tuple(ordinal(down) for down in (1, 2, 3, 4))
FIRST = (1, 30, 10)
OFFENSE_PLACES = (tr("left"), tr("center"), tr("right"))
DEFENSE_PLACES = (tr("far left"), *OFFENSE_PLACES, tr("far right"))
DEFENSE_SHORT = ("L2", "L1", "C", "R1", "R2")
LEAST = 0.0005
HELD = 0.0005
"""Points within which a card is as good as the best."""

CALLS = {
    "play": tr("Run a play"),
    "punt": tr("Punt"),
    "quick-kick": tr("Quick kick"),
    "field-goal": tr("Field goal"),
}


@dataclass(frozen=True, slots=True)
class Bar:
    """One card's share, and what it costs against the other side's best mixture."""

    key: str
    name: str
    share: float
    percent: str
    note: str
    spoken: str
    parts: tuple[float, ...] = ()


@dataclass(frozen=True, slots=True)
class Call:
    """What one call is worth, and whether it is the best."""

    words: str
    worth: str
    best: bool


@dataclass(frozen=True, slots=True)
class Placing:
    """Where a formation goes once the offense's place is seen: five shares for each of three."""

    formation: str
    name: str
    rows: tuple[tuple[str, tuple[float, ...]], ...]


@dataclass(frozen=True, slots=True)
class MixPage:
    """One situation: its words, both sides' bars, the calls and what best answers would gain."""

    place: Place
    title: str
    value: float
    worth: str
    offense: tuple[Bar, ...]
    defense: tuple[Bar, ...]
    placings: Mapping[str, Placing]
    calls: tuple[Call, ...]
    gained: tuple[str, ...]


def farthest(spot: int) -> int:
    """The most yards to gain at a spot, to the goal line at most."""
    return max(1, min(FARTHEST, FIELD - spot))


def fitted(place: Place) -> Place:
    """The situation nearest to this one that there is on the field."""
    down, spot, to_go = place
    spot = max(1, min(FIELD - 1, spot))
    return max(1, min(4, down)), spot, max(1, min(farthest(spot), to_go))


def spot_words(spot: int) -> str:
    """A spot as the offense says it: `own 30`, `midfield`, `their 12`."""
    if spot == FIELD // 2:
        return tr("midfield", "a spot that stands alone")
    if spot < FIELD // 2:
        return tr("own {yard}", yard=spot)
    return tr("their {yard}", yard=FIELD - spot)


def place_words(place: Place) -> str:
    """A situation as a coach says it: `3rd and 4 on their 36`, `1st and goal on their 8`."""
    down, spot, to_go = place
    told, where = DOWNS[down - 1], on_words(spot)
    if to_go >= FIELD - spot:
        return tr("{down} and goal {where}", down=told, where=where)
    return tr("{down} and {distance} {where}", down=told, distance=to_go, where=where)


def on_words(spot: int) -> str:
    """Where the ball lies: `on the own 30`, `at midfield`, `on their 12`."""
    if spot == FIELD // 2:
        return tr("at midfield")
    if spot < FIELD // 2:
        return tr("on the own {yard}", yard=spot)
    return tr("on their {yard}", yard=FIELD - spot)


def mix_page(deck: Deck, look: Look) -> MixPage:
    """A situation as the sheet shows it."""
    mix = look.mix
    place = (mix.down, mix.spot, mix.to_go)
    best = max(mix.calls, key=lambda call: mix.calls[call])
    return MixPage(
        place,
        place_words(place),
        mix.value,
        points(mix.value),
        tuple(
            _bar(card.key, card.name, mix.offense, look.offense_short, look.offense_places)
            for card in deck.offense
        ),
        tuple(
            _bar(card.key, card.name, mix.defense, look.defense_short, {}) for card in deck.defense
        ),
        {card.key: _placing(look, card.key, card.name) for card in deck.defense},
        tuple(Call(CALLS[call], points(worth), call == best) for call, worth in mix.calls.items()),
        gained_words(look),
    )


def gained_words(look: Look) -> tuple[str, ...]:
    """What best answers would gain, to this mixture and to play as people play."""
    best, people = look.gained, look.gained_on_habits
    most = max(best.offense, best.defense)
    held = tr("nothing")
    if most >= HELD / 10:
        held = tr("{size} points", size=figure(most, ".4f"))
    return (
        tr(
            "A best answer to these mixes gains {held}: nobody can do better than play them.",
            held=held,
        ),
        tr(
            "To play as people play it gains {offense:.2f} points on offense, "
            "{defense:.2f} on defense.",
            offense=people.offense,
            defense=people.defense,
        ),
    )


def _placing(look: Look, key: str, name: str) -> Placing:
    rows = zip(OFFENSE_PLACES, look.placing[key], strict=True)
    return Placing(key, name, tuple(rows))


def _bar(
    key: str,
    name: str,
    shares: Mapping[str, float],
    short: Mapping[str, float],
    places: Mapping[str, tuple[float, ...]],
) -> Bar:
    share, cost = shares[key], short[key]
    shown = percent(share)
    note = "" if share >= LEAST else _cost(cost)
    spoken = f"{key} {name}: {shown}" + (f", {note}" if note else "")
    return Bar(key, name, share, shown, note, spoken, places.get(key, ()))


def _cost(cost: float) -> str:
    return tr("as good") if cost < HELD else tr("costs {points:.2f}", points=cost)


def percent(share: float) -> str:
    """A share in percent: `21 %`, `0.4 %`, `–` for none."""
    if share < LEAST:
        return "–"
    return f"{figure(100 * share, '.1f' if share < 0.01 else '.0f')} %"
