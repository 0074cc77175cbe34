"""From a deck to a better one: weighed by the whole games that are played with it."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from gridlight.cards.model import Deck
from gridlight.cards.spinners import Spinners
from gridlight.coaches.designer.anneal import Schedule, anneal
from gridlight.coaches.designer.bench import Bench, State
from gridlight.coaches.designer.course import Progress, Tell
from gridlight.coaches.designer.draft import (
    Draft,
    draft_of,
    first_draft,
    roomier,
    shortened,
)
from gridlight.coaches.designer.games import Played, play
from gridlight.coaches.designer.repair import repair, spots_cleared
from gridlight.coaches.designer.situations import of_games

ROUNDS = 8
MOVES = 5_000
GAMES = 40
SAMPLE = 40
MEND = 3_000
HOT, COLD = 0.8, 0.05
REACH = 0.6

SHORTER = {2: 12.5, 3: 12.5, 8: 15.0, 9: 12.0}
"""Yards after which runs to the side leave the field at first, where nothing stops them."""


@dataclass(frozen=True, slots=True)
class Search:
    """How long is searched: rounds, moves in each, games played of each kind after each, and
    how many of the situations that they came to are looked at in a move.
    """

    rounds: int = ROUNDS
    moves: int = MOVES
    games: int = GAMES
    sample: int = SAMPLE
    mend: int = MEND


Kept = Callable[[int, Deck, float], None]
"""Told the number, deck and cost of each round's deck, weighed by its own games."""


def refine(
    deck: Deck,
    spinners: Spinners,
    seed: int,
    search: Search | None = None,
    minutes: float | None = None,
    *,
    progress: Tell | None = None,
    kept: Kept | None = None,
) -> Deck:
    """The best deck met, the same for the same seed and search.

    `ValueError` for a deck that wasn't designed after this project's templates.

    Every round plays games with the deck at hand, moves its cards in a sample of the situations
    that came up, and weighs what came of it by games of its own; fewer rounds are the first of
    more. `minutes` bounds the time.
    """
    task = _Refining(spinners, seed, search or Search(), minutes, progress, kept)
    return task.run(shortened(draft_of(deck, roomier(first_draft())), SHORTER), deck.name)


class _Refining:
    def __init__(
        self,
        spinners: Spinners,
        seed: int,
        search: Search,
        minutes: float | None,
        progress: Tell | None,
        kept: Kept | None,
    ) -> None:
        self.spinners = spinners
        self.seed = seed
        self.search = search
        self.progress = progress
        self.kept = kept
        self.rng = np.random.default_rng(seed)
        self.until = None if minutes is None else time.monotonic() + minutes * 60.0

    def run(self, draft: Draft, name: str) -> Deck:
        played = self._played(draft)
        best, least = draft, self._weighed(played, draft)
        self._keep(0, draft, least)
        for number in range(self.search.rounds):
            if self._late():
                break
            draft = self._round(number, draft, played)
            played = self._played(draft)
            weighed = self._weighed(played, draft)
            self._keep(number + 1, draft, weighed)
            if weighed < least:
                best, least = draft, weighed
        return spots_cleared(best.deck(name))

    def _round(self, number: int, draft: Draft, played: Played) -> Draft:
        """The draft moved about in a sample of what was played, and its close calls mended."""
        search, share = self.search, min(1.0, number / ROUNDS)
        bench = Bench(of_games(played, self.rng, search.sample))
        hot = HOT * (COLD / HOT) ** share
        schedule = Schedule(search.moves, hot, hot / 4.0, REACH * (1.0 - 0.6 * share))
        watch = self._watch(f"round {number + 1}", search.moves)
        state = anneal(bench, bench.start(draft), schedule, self.rng, watch)
        return repair(bench, state, search.mend, self.rng, self._watch("repair", search.mend)).draft

    def _watch(self, stage: str, moves: int) -> Callable[[int, State, State], bool]:
        def look(move: int, _: State, best: State) -> bool:
            if self.progress is not None and move % 100 == 0:
                self.progress(Progress(stage, move, moves, best.cost))
            return self._late()

        return look

    def _late(self) -> bool:
        return self.until is not None and time.monotonic() > self.until

    def _played(self, draft: Draft) -> Played:
        return play(draft.deck(), self.spinners, self.search.games, f"refine {self.seed}")

    def _weighed(self, played: Played, draft: Draft) -> float:
        """The whole cost, in all situations that its games came to."""
        return Bench(of_games(played)).start(draft).cost

    def _keep(self, number: int, draft: Draft, weighed: float) -> None:
        if self.kept is not None:
            self.kept(number, draft.deck(), weighed)
