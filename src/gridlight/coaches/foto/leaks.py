"""What somebody's play gives away: his recorded calls against the best answers to them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from gridlight.coaches.foto import leash
from gridlight.coaches.foto.habits import Custom, Habits, Laid, customs_of, distance
from gridlight.coaches.foto.plan import GamePlan, Place
from gridlight.coaches.foto.studying import places_of

Floats = NDArray[np.float64]

OFFENSE, DEFENSE = "offense", "defense"


@dataclass(frozen=True, slots=True)
class CardShare:
    """How often a card was laid, how often he is taken to lay it, and how often the best do, all
    over the same situations.
    """

    card: str
    laid: float
    guessed: float
    best: float

    @property
    def over(self) -> float:
        """The share beyond the best."""
        return self.guessed - self.best


@dataclass(frozen=True, slots=True)
class Leak:
    """One side of the ball on a down and a distance: how often it came up, what best answers
    gain there a snap in points, the situation that costs most, and the card laid too often.
    """

    side: str
    down: int
    distance: str
    snaps: int
    lost: float
    place: Place
    card: CardShare

    @property
    def total(self) -> float:
        """Points over all these snaps."""
        return self.snaps * self.lost


@dataclass(frozen=True, slots=True)
class SideLeaks:
    """One side of the ball over all snaps: `lost` is points a snap."""

    side: str
    snaps: int
    lost: float
    leaks: tuple[Leak, ...]
    cards: tuple[CardShare, ...]


@dataclass(frozen=True, slots=True)
class Leaks:
    """What best answers would gain on somebody, with the ball and on defense, in `games` games.

    His mixtures are estimates, drawn towards the best where little was seen: with few snaps
    the leaks are told too small rather than too large.
    """

    games: int
    offense: SideLeaks
    defense: SideLeaks

    @property
    def snaps(self) -> int:
        """How many snaps were looked at."""
        return self.offense.snaps + self.defense.snaps

    @property
    def a_snap(self) -> float:
        """Points a snap."""
        total = sum(side.snaps * side.lost for side in (self.offense, self.defense))
        return total / self.snaps if self.snaps else 0.0

    @property
    def a_game(self) -> float:
        """Points a game."""
        return self.a_snap * self.snaps / self.games if self.games else 0.0

    @property
    def biggest(self) -> tuple[Leak, ...]:
        """All leaks, the one that cost most over all snaps first."""
        found = (*self.offense.leaks, *self.defense.leaks)
        return tuple(sorted(found, key=lambda leak: -leak.total))


def leaks_of(plan: GamePlan, habits: Habits, games: int) -> Leaks:
    """Everything that somebody gives away in the situations that his games came to."""
    plays, formations = customs_of(habits, tuple(plan.plays), tuple(plan.formations))
    return Leaks(
        games,
        _side(plan, OFFENSE, plays, habits.offense),
        _side(plan, DEFENSE, formations, habits.defense),
    )


@dataclass(frozen=True, slots=True, eq=False)
class _Snap:
    """One situation: how often it came up, what it costs, and the shares of the cards."""

    place: Place
    count: int
    lost: float
    guessed: Floats
    best: Floats
    laid: Floats


def _side(plan: GamePlan, side: str, custom: Custom, laid: Sequence[Laid]) -> SideLeaks:
    snaps = list(_snaps(plan, side, custom, laid))
    groups: dict[tuple[int, str], list[_Snap]] = {}
    for snap in snaps:
        down, _, to_go = snap.place
        groups.setdefault((down, distance(to_go)), []).append(snap)
    leaks = tuple(_leak(side, key, some, custom.cards) for key, some in sorted(groups.items()))
    count = sum(snap.count for snap in snaps)
    cards = _shares(snaps, custom.cards) if snaps else ()
    return SideLeaks(side, count, _mean(snaps), leaks, cards)


def _snaps(plan: GamePlan, side: str, custom: Custom, laid: Iterable[Laid]) -> Iterator[_Snap]:
    number = {card: n for n, card in enumerate(custom.cards)}
    seen: dict[Place, Counter[int]] = {}
    for each in laid:
        if each.card in number:
            seen.setdefault(each.place, Counter())[number[each.card]] += 1
    for place, times in sorted(seen.items()):
        paid, play = plan.payoffs(place), plan.snap(place)
        best = play.offense.sum(axis=1) if side == OFFENSE else play.formation
        guessed = custom.guess(place, best).shares
        if side == OFFENSE:
            mixture = guessed[:, None] * custom.placed(places_of(play))
            lost = leash.held(paid, play.offense) - leash.held(paid, mixture)
        else:
            flow = guessed[:, None, None] * custom.placed(play.placing)
            even = play.formation[:, None, None] * play.placing
            lost = leash.allowed(paid, flow) - leash.allowed(paid, even)
        counts = np.array([times[n] for n in range(len(number))], dtype=float)
        yield _Snap(place, sum(times.values()), max(0.0, lost), guessed, best, counts)


def _leak(side: str, key: tuple[int, str], snaps: list[_Snap], cards: Sequence[str]) -> Leak:
    worst = max(snaps, key=lambda snap: snap.count * snap.lost)
    card = max(_shares(snaps, cards), key=lambda share: share.over)
    return Leak(side, *key, sum(s.count for s in snaps), _mean(snaps), worst.place, card)


def _mean(snaps: Sequence[_Snap]) -> float:
    count = sum(snap.count for snap in snaps)
    return sum(snap.count * snap.lost for snap in snaps) / count if count else 0.0


def _shares(snaps: Sequence[_Snap], cards: Sequence[str]) -> tuple[CardShare, ...]:
    count = sum(snap.count for snap in snaps)
    laid = sum((snap.laid for snap in snaps), np.zeros(len(cards))) / count
    guessed = sum((snap.count * snap.guessed for snap in snaps), np.zeros(len(cards))) / count
    best = sum((snap.count * snap.best for snap in snaps), np.zeros(len(cards))) / count
    return tuple(
        CardShare(card, float(laid[n]), float(guessed[n]), float(best[n]))
        for n, card in enumerate(cards)
    )
