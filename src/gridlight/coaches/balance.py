"""How a deck plays: its figures beside real football's, as plain values that others print.

Measured under the exact equilibrium of the snap and under noisy play (a logit equilibrium), at
several downs and distances, and over all of them by how often they come up.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from gridlight.cards.exact import resolve
from gridlight.cards.margin import TOO_CLOSE, closeness
from gridlight.cards.model import ALIGNMENTS, Deck, Kind
from gridlight.coaches import snap
from gridlight.coaches.kernels import NO_CATCH, Outcome, Results, results
from gridlight.coaches.yardage import Situation
from gridlight.kernel.language import tr

Floats = NDArray[np.float64]
Flags = NDArray[np.bool_]

SITUATIONS = (
    (Situation(1, 10, 70), 0.40),
    (Situation(2, 8, 62), 0.20),
    (Situation(2, 4, 45), 0.12),
    (Situation(3, 7, 60), 0.12),
    (Situation(3, 2, 40), 0.08),
    (Situation(1, 8, 8), 0.04),
    (Situation(3, 15, 75), 0.04),
)
NOISE = 0.2  # points: the temperature of noisy play
USED = 0.002  # the least chance that counts as use
BREAKAWAY_YARDS = 40
ALLOWANCE = 0.002  # yards by which the loops' margins may be off
RUN_CLASSES = (
    ("loss or nothing", -99, 0),
    ("1–3", 1, 3),
    ("4–6", 4, 6),
    ("7–12", 7, 12),
    ("13–20", 13, 20),
    ("more", 21, 99),
)
LONG_RUNS = (10, 20)
"""Runs of so many yards or more are counted apart, as real football's are."""
RUN_SHARES = (0.12, 0.43, 0.28, 0.10, 0.05, 0.01)
PLACES = ("left", "center", "right")


@dataclass(frozen=True, slots=True)
class Band:
    """Between which values a figure is wanted."""

    name: str
    low: float
    high: float
    unit: str = ""

    def holds(self, value: float) -> bool:
        """Whether a figure lies in the band."""
        return self.low <= value <= self.high


BANDS = {
    "yards_a_run": Band(tr("yards a run"), 3.8, 4.6),
    "completions": Band(tr("completions"), 0.50, 0.60, "%"),
    "yards_a_completion": Band(tr("yards a completion"), 10.0, 13.0),
    "interceptions": Band(tr("interceptions, of passes"), 0.025, 0.045, "%"),
    "fumbles": Band(tr("fumbles, of plays"), 0.012, 0.025, "%"),
    "breakaways": Band(tr("plays that go all the way"), 0.005, 0.025, "%"),
}


@dataclass(frozen=True, slots=True)
class Figures:
    """What a mixture of plays comes to. Shares are fractions of 1.

    Passes are balls in the air forward: a passer stopped before he throws counts in `sacks`
    only. `run_shares` follows `RUN_CLASSES`, `long_runs` follows `LONG_RUNS`; a breakaway counts
    as 40 yards. `offense` and `formations` are the use of each card, `alignments` −3…+3, `places`
    left, center, right.
    """

    value: float
    runs: float
    yards_a_run: float
    completions: float
    yards_a_completion: float
    interceptions: float
    fumbles: float
    breakaways: float
    sacks: float
    run_shares: tuple[float, ...]
    offense: tuple[float, ...]
    formations: tuple[float, ...]
    alignments: tuple[float, ...]
    places: tuple[float, ...]
    long_runs: tuple[float, ...] = ()

    def outside(self) -> tuple[str, ...]:
        """The figures of `BANDS` that don't lie in their band."""
        return tuple(key for key, band in BANDS.items() if not band.holds(getattr(self, key)))


@dataclass(frozen=True, slots=True)
class Close:
    """A result that is too close to call by eye: its two cards, alignment and margin in yards."""

    offense: str
    defense: str
    alignment: int
    margin: float


@dataclass(frozen=True, slots=True)
class Report:
    """A deck's balance: `equilibrium` and `noisy` over all situations, and one by one.

    `used_offense` and `used_formations` are the cards that the equilibrium uses in some
    situation; `different` is how many of the seven results of each pair of cards differ, on
    average, `fewest_different` at worst; `hidden_starts` counts the results in which the start
    of the play lies under a marker.
    """

    deck: str
    equilibrium: Figures
    noisy: Figures
    by_situation: tuple[tuple[Situation, Figures, Figures], ...]
    used_offense: tuple[str, ...]
    used_formations: tuple[str, ...]
    unused: tuple[str, ...]
    different: float
    fewest_different: int
    close_calls: tuple[Close, ...]
    hidden_starts: int
    outcomes: dict[str, int] = field(default_factory=dict)


def report(deck: Deck, noise: float = NOISE) -> Report:
    """The balance of a deck. Needs scipy; about half a second with numba, a few without."""
    shown = results(deck)
    sharp = [_figures(deck, shown, situation, snap.solve) for situation, _ in SITUATIONS]
    soft = [
        _figures(deck, shown, situation, lambda worth: snap.smooth(worth, noise))
        for situation, _ in SITUATIONS
    ]
    weights = [weight for _, weight in SITUATIONS]
    offense = _used([figures.offense for figures in sharp], [c.key for c in deck.offense])
    formations = _used([figures.formations for figures in sharp], [c.key for c in deck.defense])
    keys = [card.key for card in deck.offense] + [card.key for card in deck.defense]
    apart = shown.apart()
    return Report(
        deck=deck.name,
        equilibrium=blend(sharp, weights),
        noisy=blend(soft, weights),
        by_situation=tuple(
            (situation, one, two)
            for (situation, _), one, two in zip(SITUATIONS, sharp, soft, strict=True)
        ),
        used_offense=offense,
        used_formations=formations,
        unused=tuple(key for key in keys if key not in (*offense, *formations)),
        different=float(apart.mean()),
        fewest_different=int(apart.min()),
        close_calls=close_calls(deck, shown),
        hidden_starts=int(shown.at_start.sum()),
        outcomes={kind.name: int((shown.outcome == kind).sum()) for kind in Outcome},
    )


def close_calls(deck: Deck, shown: Results, below: float = TOO_CLOSE) -> tuple[Close, ...]:
    """The results with a margin under `below` yards, closest first, as the magnifier has it."""
    found = []
    for c, d, k in np.argwhere(shown.margin < below + ALLOWANCE):
        card, formation, alignment = deck.offense[c], deck.defense[d], ALIGNMENTS[k]
        result = resolve(card, formation, alignment, deck.geometry)
        margin = closeness(card, formation, result, deck.geometry).margin
        if margin < below:
            found.append(Close(card.key, formation.key, alignment, margin))
    return tuple(sorted(found, key=lambda close: close.margin))


def _used(uses: list[tuple[float, ...]], keys: list[str]) -> tuple[str, ...]:
    most = np.max(np.array(uses), axis=0)
    return tuple(key for key, use in zip(keys, most, strict=True) if use >= USED)


def _figures(
    deck: Deck,
    shown: Results,
    situation: Situation,
    solver: Callable[[Floats], snap.Equilibrium],
) -> Figures:
    play = solver(snap.payoffs(shown, situation))
    runs = np.array([card.kind is Kind.RUN for card in deck.offense])
    return figures(shown, play, runs)


def figures(shown: Results, play: snap.Equilibrium, runs: Flags) -> Figures:
    """What a mixture comes to; `runs` tells which offense cards are runs."""
    cells = play.cells()
    yards = np.where(shown.outcome == Outcome.TOUCHDOWN, BREAKAWAY_YARDS, shown.yards)
    rushing = cells * runs[:, None, None]
    passing = cells - rushing
    caught = passing * (shown.catch != NO_CATCH)
    picked = passing * (shown.outcome == Outcome.INTERCEPTION)
    thrown = caught.sum() + picked.sum() + (passing * (shown.outcome == Outcome.INCOMPLETE)).sum()
    return Figures(
        value=play.value,
        runs=float(rushing.sum()),
        yards_a_run=_share((rushing * yards).sum(), rushing.sum()),
        completions=_share(caught.sum(), thrown),
        yards_a_completion=_share((caught * yards).sum(), caught.sum()),
        interceptions=_share(picked.sum(), thrown),
        fumbles=float((cells * (shown.outcome == Outcome.FUMBLE)).sum()),
        breakaways=float((cells * (shown.outcome == Outcome.TOUCHDOWN)).sum()),
        sacks=float(passing.sum() - thrown),
        run_shares=tuple(
            _share((rushing * ((yards >= low) & (yards <= high))).sum(), rushing.sum())
            for _, low, high in RUN_CLASSES
        ),
        offense=tuple(float(x) for x in play.offense.sum(axis=1)),
        formations=tuple(float(x) for x in play.formation),
        alignments=tuple(float(x) for x in cells.sum(axis=(0, 1))),
        places=tuple(float(x) for x in play.offense.sum(axis=0)),
        long_runs=tuple(
            _share((rushing * (yards >= least)).sum(), rushing.sum()) for least in LONG_RUNS
        ),
    )


def _share(part: float, whole: float) -> float:
    return float(part / whole) if whole > 1e-12 else 0.0


def blend(each: list[Figures], weights: list[float]) -> Figures:
    """Figures over several situations, each counted by its weight and by its own base."""
    total = np.array(weights) / sum(weights)
    thrown = total * [1.0 - one.runs - one.sacks for one in each]
    base = {
        "yards_a_run": total * [one.runs for one in each],
        "completions": thrown,
        "interceptions": thrown,
        "yards_a_completion": thrown * [one.completions for one in each],
    }
    plain = ("value", "runs", "fumbles", "breakaways", "sacks")
    numbers = {key: _mean([getattr(one, key) for one in each], total) for key in plain}
    numbers |= {key: _mean([getattr(o, key) for o in each], by) for key, by in base.items()}
    rows = {
        key: tuple(
            _mean([getattr(one, key)[i] for one in each], weight)
            for i in range(len(getattr(each[0], key)))
        )
        for key, weight in (
            ("run_shares", base["yards_a_run"]),
            ("long_runs", base["yards_a_run"]),
            ("offense", total),
            ("formations", total),
            ("alignments", total),
            ("places", total),
        )
    }
    return Figures(**numbers, **rows)  # type: ignore[arg-type]


def _mean(values: list[float], weights: Floats) -> float:
    return _share(float(np.dot(values, weights)), float(weights.sum()))
