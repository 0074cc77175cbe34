"""The lab: everything that can be said of a deck once its game is solved, as plain values."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable
from dataclasses import dataclass, replace
from importlib.resources import files
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from gridlight import paths
from gridlight.cards.model import ALIGNMENTS, Deck, Kind
from gridlight.cards.spinners import Spinners
from gridlight.coaches import balance
from gridlight.coaches.balance import Figures
from gridlight.coaches.foto.certificate import Certificate, certificate_of
from gridlight.coaches.foto.coach import TEMPERS, FotoCoach
from gridlight.coaches.foto.edits import Edit, smallest_edit
from gridlight.coaches.foto.plan import GamePlan, Place
from gridlight.coaches.foto.sensitivity import Disturbance, disturbances, result_words
from gridlight.coaches.foto.solution import solution_of
from gridlight.coaches.foto.visits import visits
from gridlight.coaches.kernels import Results, results
from gridlight.coaches.snap import PLACES
from gridlight.kernel.codec import digest, from_plain, to_plain

Floats = NDArray[np.float64]

VERSION = 3
"""Raised whenever another report might be made of the same solution."""

GAMES = 60
SHOWN = (
    *((1, 5, 10), (1, 20, 10), (1, 30, 10), (1, 50, 10), (1, 75, 10), (1, 92, 8)),
    *((2, 33, 7), (2, 55, 2), (3, 36, 4), (3, 45, 10), (3, 60, 1), (4, 50, 2), (4, 97, 3)),
)
"""The situations whose mixtures are shown: down, spot, yards to gain."""

HEAT_AT: Place = (1, 30, 10)
"""The situation in which all results are weighed."""

WORTH_SPOTS = (1, 5, 10, 20, 30, 40, 50, 60, 70, 80, 90, 95, 99)
USED = 1e-3

Told = Callable[[str, int, int], None]
"""Told what is being done, and how much of how much is done."""


@dataclass(frozen=True, slots=True)
class Mix:
    """How both sides play one situation at their best; shares by card, place and formation.

    `value` is a play's worth to the offense in points; `calls` that of every call.
    """

    down: int
    spot: int
    to_go: int
    value: float
    calls: dict[str, float]
    offense: dict[str, float]
    places: dict[str, float]
    defense: dict[str, float]
    alignments: dict[str, float]


@dataclass(frozen=True, slots=True)
class CardUse:
    """How much a card is used over whole games, and at most in any situation; `dominated_by`
    names the cards of its side that are never worse in any typical situation. `short` is by how
    many points it misses being as good as the best where it comes nearest.
    """

    card: str
    name: str
    use: float
    most: float
    dominated_by: tuple[str, ...]
    short: float


@dataclass(frozen=True, slots=True)
class Cell:
    """One of a deck's results: what it is, its margin in yards, and what it is worth in points on
    first and ten from the offense's own 30.
    """

    offense: str
    defense: str
    alignment: int
    result: str
    margin: float
    worth: float


@dataclass(frozen=True, slots=True)
class LabReport:
    """A deck in the lab. `first_and_ten` is in points by yards from the own goal line;
    `equilibrium` and `people` are figures over whole games, each with its own plays, of which
    `games` were played out to see which situations come up. `edits` are the smallest that bring
    the unused cards into use, as far as one result does.
    """

    deck: str
    digest: str
    first_and_ten: dict[int, float]
    touchdown: float
    kickoffs: dict[str, float]
    certificate: Certificate
    mixtures: tuple[Mix, ...]
    cards: tuple[CardUse, ...]
    equilibrium: Figures
    people: Figures
    games: int
    results: tuple[Cell, ...]
    disturbances: tuple[Disturbance, ...]
    edits: tuple[Edit, ...] = ()

    @property
    def dominated(self) -> tuple[CardUse, ...]:
        """The cards that another is never worse than."""
        return tuple(card for card in self.cards if card.dominated_by)

    @property
    def unused(self) -> tuple[CardUse, ...]:
        """The cards that the equilibrium uses nowhere."""
        return tuple(card for card in self.cards if card.most < USED)


def base_rates() -> dict[str, Any]:
    """Real football's figures, with their source."""
    file = files("gridlight.coaches.foto").joinpath("base-rates.json")
    found: dict[str, Any] = json.loads(file.read_bytes())
    return found


def gains_beside(figures: Figures) -> tuple[tuple[str, float, float], ...]:
    """How runs end where real football was counted too: what, the deck's share, the real one."""
    nothing, *long = base_rates()["runs"].items()
    ours = (figures.run_shares[0], *figures.long_runs)
    shown = zip((nothing, *long), ours, strict=False)
    return tuple((name, share, float(real)) for (name, real), share in shown)


def examine(deck: Deck, spinners: Spinners, told: Told | None = None) -> LabReport:
    """A deck's report; the deck is solved first, and certified. About a minute, once.

    Whatever `told` raises breaks it off.
    """
    found = solution_of(deck, spinners, told=_tell(told, "snaps solved"))
    return report_of(GamePlan(deck, spinners, found), told)


def known_report(plan: GamePlan) -> LabReport | None:
    """The report of a deck that was examined before, from the cache."""
    try:
        found = from_plain(LabReport, json.loads(_cache_file(plan).read_bytes()))
        worths = {int(spot): worth for spot, worth in found.first_and_ten.items()}
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return None
    return replace(found, first_and_ten=worths)


def report_of(plan: GamePlan, told: Told | None = None) -> LabReport:
    """The report of a deck that is solved, from the cache or made now; as `examine` makes it."""
    known = known_report(plan)
    if known is None:
        known = report_on(plan, told)
        with contextlib.suppress(OSError):  # a cache that can't be written costs time only
            _cache_file(plan).write_text(json.dumps(to_plain(known)))
    return known


def _cache_file(plan: GamePlan) -> Path:
    name = f"{plan.solution.digest}-report-{digest([VERSION, GAMES])}.json"
    return paths.cache("solutions") / name


def _tell(told: Told | None, what: str) -> Callable[[int, int], None] | None:
    return None if told is None else lambda done, most: told(what, done, most)


def report_on(
    plan: GamePlan,
    told: Told | None = None,
    *,
    certificate: Certificate | None = None,
    games: int | None = None,
) -> LabReport:
    """The report of a deck that is solved, over so many games of each kind, with a certificate
    where there is one already.
    """
    games = games or GAMES
    deck, found, shown = plan.deck, plan.solution, results(plan.deck)
    if certificate is None:
        certificate = certificate_of(deck, plan.game, found, _tell(told, "situations certified"))
    best = _visited(plan, "equilibrium", games, _tell(told, "games played"))
    people = _visited(plan, "pro", games, _tell(told, "games played by habit"))
    cards = _uses(plan, best[1])
    return LabReport(
        deck=deck.name,
        digest=deck.digest,
        first_and_ten={spot: found.worth(1, spot, min(10, 100 - spot)) for spot in WORTH_SPOTS},
        touchdown=found.touchdown,
        kickoffs={"deep": float(found.free.kickoff[1, 40]), "onside": float(found.free.onside[40])},
        certificate=certificate,
        mixtures=tuple(mix_of(plan, place) for place in SHOWN),
        cards=cards,
        equilibrium=_figures(plan, shown, best),
        people=_figures(plan, shown, people),
        games=games,
        results=cells_of(plan, shown),
        disturbances=disturbances(deck, shown),
        edits=_edits(plan, shown, cards),
    )


def mix_of(plan: GamePlan, place: Place) -> Mix:
    """How both sides play a situation at their best."""
    play, calls = plan.snap(place), plan.solution.call_worths(*place)
    offense = dict(zip(plan.plays, play.offense.sum(axis=1).tolist(), strict=True))
    return Mix(
        *place,
        value=calls["play"],
        calls=calls,
        offense=offense,
        places=dict(zip("LCR", play.offense.sum(axis=0).tolist(), strict=True)),
        defense=dict(zip(plan.formations, play.formation.tolist(), strict=True)),
        alignments=dict(
            zip(map(str, ALIGNMENTS), play.cells().sum(axis=(0, 1)).tolist(), strict=True)
        ),
    )


def _edits(plan: GamePlan, shown: Results, cards: tuple[CardUse, ...]) -> tuple[Edit, ...]:
    found = (
        smallest_edit(plan, shown, SHOWN, card.card, result_words)
        for card in cards
        if card.most < USED
    )
    return tuple(edit for edit in found if edit is not None)


def _visited(
    plan: GamePlan, level: str, games: int, told: Callable[[int, int], None] | None
) -> tuple[FotoCoach, dict[Place, int]]:
    coach = FotoCoach(plan, TEMPERS[level])
    return coach, dict(visits(plan, coach, games, told))


def _figures(
    plan: GamePlan, shown: Results, visited: tuple[FotoCoach, dict[Place, int]]
) -> Figures:
    """The figures of a level against itself, over the situations that its games come to."""
    coach, seen = visited
    runs = np.array([card.kind is Kind.RUN for card in plan.deck.offense])
    each = [balance.figures(shown, coach.mixture(place), runs) for place in seen]
    return balance.blend(each, [float(count) for count in seen.values()])


def _uses(plan: GamePlan, seen: dict[Place, int]) -> tuple[CardUse, ...]:
    mixtures, total = plan.solution.mixtures, sum(seen.values())
    weights = np.zeros(len(mixtures.formation))
    for place, count in seen.items():
        weights[plan.solution.grid.number(*place)] += count / total
    offense = mixtures.offense.sum(axis=2)
    payoffs = [(plan.payoffs(place), place) for place in SHOWN]
    attack = _card_uses(
        [(card.key, card.name) for card in plan.deck.offense],
        (weights, offense),
        (_offense_short(plan, payoffs), _better(payoffs, 1)),
    )
    defend = _card_uses(
        [(card.key, card.name) for card in plan.deck.defense],
        (weights, mixtures.formation),
        (_defense_short(plan, payoffs), _better(payoffs, -1)),
    )
    return attack + defend


def _card_uses(
    names: list[tuple[str, str]],
    used: tuple[Floats, Floats],
    merit: tuple[Floats, NDArray[np.bool_]],
) -> tuple[CardUse, ...]:
    (weights, shares), (short, better) = used, merit
    return tuple(
        CardUse(
            key,
            name,
            use=float(weights @ shares[:, number]),
            most=float(shares[:, number].max()),
            dominated_by=tuple(names[other][0] for other in np.flatnonzero(better[number])),
            short=float(short[number]),
        )
        for number, (key, name) in enumerate(names)
    )


def _better(payoffs: list[tuple[Floats, Place]], sign: int) -> NDArray[np.bool_]:
    """Which card is never worse than which, and somewhere better: [worse, better]."""
    axis = 0 if sign > 0 else 1
    stacked = np.stack([np.moveaxis(paid, axis, 0) for paid, _ in payoffs], axis=1) * sign
    one, two = stacked[:, None], stacked[None, :]
    axes = tuple(range(2, one.ndim))
    return np.asarray((two >= one).all(axis=axes) & (two > one).any(axis=axes))


def _offense_short(plan: GamePlan, payoffs: list[tuple[Floats, Place]]) -> Floats:
    short = np.full(len(plan.plays), np.inf)
    for paid, place in payoffs:
        play, best = plan.snap(place), np.full(len(short), -np.inf)
        for at in range(PLACES):
            chance = play.formation[:, None] * play.placing[:, at]
            best = np.maximum(best, (paid[:, :, 2 - at : 7 - at] * chance).sum(axis=(1, 2)))
        short = np.minimum(short, np.maximum(0.0, play.value - best))
    return short


def _defense_short(plan: GamePlan, payoffs: list[tuple[Floats, Place]]) -> Floats:
    short = np.full(len(plan.formations), np.inf)
    for paid, place in payoffs:
        play, left = plan.snap(place), np.zeros(len(plan.formations))
        for at in range(PLACES):
            cost = np.tensordot(play.offense[:, at], paid[:, :, 2 - at : 7 - at], 1)
            left += cost.min(axis=1)
        short = np.minimum(short, np.maximum(0.0, left - play.value))
    return short


def cells_of(plan: GamePlan, shown: Results) -> tuple[Cell, ...]:
    """Every result of the deck, and its worth on first and ten from the own 30."""
    paid = plan.payoffs(HEAT_AT)
    return tuple(
        Cell(
            plan.plays[c],
            plan.formations[d],
            ALIGNMENTS[k],
            result_words(shown, (c, d, k)),
            float(shown.margin[c, d, k]),
            float(paid[c, d, k]),
        )
        for c, d, k in np.ndindex(paid.shape)
    )
