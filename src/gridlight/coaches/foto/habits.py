"""What somebody lays, as it was recorded, and what he is taken to lay next in a situation.

Plain data in, plain shares out: who reads the records hands the calls over.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from gridlight.coaches.foto.plan import Place
from gridlight.coaches.snap import PLACES, SPOTS

Floats = NDArray[np.float64]

SHRINK = 12.0
"""So many calls weigh as much as what was thought before them."""

SHRINK_PLACES = 6.0
"""The same for where a card is laid, over all situations."""

SHORT, LONG = 3, 7
RED_ZONE, MIDFIELD, OWN_20 = 80, 50, 20


@dataclass(frozen=True, slots=True)
class Laid:
    """A card that was laid once: on which down, at which spot from the own goal line of those
    with the ball, with so many yards to gain.

    `at` is where: −1 to 1 for the offense, −2 to 2 for the defense, which saw the offense's at
    `facing`; None where it isn't known, or between the places.
    """

    down: int
    spot: int
    to_go: int
    card: str
    at: int | None = None
    facing: int | None = None

    @property
    def place(self) -> Place:
        """The situation."""
        return self.down, self.spot, self.to_go


@dataclass(frozen=True, slots=True)
class Habits:
    """Everything somebody was seen to lay, on offense and on defense."""

    offense: tuple[Laid, ...] = ()
    defense: tuple[Laid, ...] = ()

    def __len__(self) -> int:
        return len(self.offense) + len(self.defense)


NOTHING = Habits()


def distance(to_go: int) -> str:
    """Short, medium or long yardage."""
    return "short" if to_go <= SHORT else "medium" if to_go < LONG else "long"


def zone(spot: int) -> str:
    """Which part of the field a spot is in."""
    if spot <= OWN_20:
        return "own 20"
    if spot <= MIDFIELD:
        return "own half"
    return "their half" if spot < RED_ZONE else "red zone"


Group = tuple[object, ...]


def groups(place: Place) -> tuple[Group, Group, Group]:
    """The groups of situations that one belongs to, the widest first."""
    down, spot, to_go = place
    by_distance = (down, distance(to_go))
    return (down,), by_distance, (*by_distance, zone(spot))


@dataclass(frozen=True, slots=True)
class Guess:
    """What somebody is taken to lay: `shares` by card, and on how many calls that rests."""

    shares: Floats
    calls: int


@dataclass(frozen=True, slots=True, eq=False)
class Custom:
    """One side's calls by groups of situations, ready to be asked for guesses.

    `places` counts where each card was laid: (cards, 3) for the offense, for the defense
    (cards, 3, 5) by the place that it saw.
    """

    cards: tuple[str, ...]
    places: Floats
    counts: Mapping[Group, Floats] = field(default_factory=dict)

    def guess(self, place: Place, before: Floats) -> Guess:
        """What is laid in a situation, where `before` is what would be thought of a stranger.

        From the widest group to the narrowest: (what was counted + `SHRINK` times what was
        thought before) / (how many + `SHRINK`). Nobody's calls give back `before`.
        """
        shares, known = np.asarray(before, dtype=float), 0.0
        for number, group in enumerate(groups(place)):
            counts = self.counts.get(group)
            if counts is None:
                break
            if number == 0:
                known = float(counts.sum())
            shares = (counts + SHRINK * shares) / (counts.sum() + SHRINK)
        return Guess(shares, round(known))

    def placed(self, before: Floats) -> Floats:
        """Where each card is laid, `before` what would be thought of a stranger; as `places`."""
        whole = self.places.sum(axis=-1, keepdims=True)
        return np.asarray((self.places + SHRINK_PLACES * before) / (whole + SHRINK_PLACES))


def custom(laid: Iterable[Laid], cards: Sequence[str], spots: int = 0) -> Custom:
    """The calls counted, on defense with so many `spots`; cards that aren't the deck's are left
    out.
    """
    number = {card: n for n, card in enumerate(cards)}
    shape = (len(cards), PLACES, spots) if spots else (len(cards), PLACES)
    found: Counter[tuple[Group, int]] = Counter()
    places = np.zeros(shape)
    for each in laid:
        if each.card in number:
            for group in groups(each.place):
                found[group, number[each.card]] += 1
            where = _where(each, spots)
            if where is not None:
                places[(number[each.card], *where)] += 1
    counts: dict[Group, Floats] = {}
    for (group, n), times in found.items():
        counts.setdefault(group, np.zeros(len(cards)))[n] += times
    return Custom(tuple(cards), places, counts)


def _where(laid: Laid, spots: int) -> tuple[int, ...] | None:
    if laid.at is None:
        return None
    if not spots:
        return (laid.at + PLACES // 2,)
    return None if laid.facing is None else (laid.facing + PLACES // 2, laid.at + spots // 2)


@lru_cache(maxsize=8)
def customs_of(
    habits: Habits, plays: tuple[str, ...], formations: tuple[str, ...]
) -> tuple[Custom, Custom]:
    """Both sides' calls counted."""
    return custom(habits.offense, plays), custom(habits.defense, formations, SPOTS)
