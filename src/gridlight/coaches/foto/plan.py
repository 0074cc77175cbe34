"""A coach's knowledge of Foto-Electric with one deck: the solution, and what it was solved from."""

from __future__ import annotations

from functools import cached_property, lru_cache
from importlib.resources import files

import numpy as np
from numpy.typing import NDArray

from gridlight.cards.model import Deck
from gridlight.cards.spinners import Spinners
from gridlight.coaches import snap
from gridlight.coaches.foto import problem as solving
from gridlight.coaches.foto.foresight import Foresight, Points
from gridlight.coaches.foto.grid import FIELD
from gridlight.coaches.foto.problem import Problem, try_worth
from gridlight.coaches.foto.solution import Solution
from gridlight.coaches.kernels import Results, results
from gridlight.coaches.yardage import Situation
from gridlight.football.rules import FootballRules, load_rules
from gridlight.games.foto_electric.game import FotoElectric
from gridlight.games.foto_electric.light import LightBox
from gridlight.games.foto_electric.ruleset import BOUNDS, Settings

Floats = NDArray[np.float64]
Place = tuple[int, int, int]


def football_rules() -> FootballRules:
    """The numbers of the game's football."""
    file = files("gridlight.games.foto_electric").joinpath("rules.toml")
    return load_rules(file.read_bytes(), "rules.toml")


def timeless_game(deck: Deck, spinners: Spinners, *, collegiate: bool = False) -> FotoElectric:
    """The rules with quarters so long that none ends within a play."""
    settings = Settings(plays_per_quarter=BOUNDS["plays_per_quarter"][1], collegiate_try=collegiate)
    plays = tuple(card.number for card in deck.offense)
    formations = tuple(card.letter for card in deck.defense)
    return FotoElectric(football_rules(), settings, spinners, LightBox(deck), plays, formations)


class GamePlan:
    """What can be known before a game: worths and mixtures, and the rules to look ahead by.

    The payoffs of single snaps take a second or two when they are first asked for.
    """

    def __init__(
        self, deck: Deck, spinners: Spinners, solution: Solution, *, collegiate: bool = False
    ) -> None:
        self.deck = deck
        self.spinners = spinners
        self.solution = solution
        self.game = timeless_game(deck, spinners, collegiate=collegiate)
        self.foresight = Foresight(self.game, Points(solution))
        self.plays = [str(card.number) for card in deck.offense]
        self.formations = [card.letter for card in deck.defense]
        self._collegiate = collegiate
        self.payoffs = lru_cache(maxsize=2048)(self._payoffs)
        self.ordinary = lru_cache(maxsize=2048)(self._ordinary)

    @cached_property
    def shown(self) -> Results:
        """All results of the deck."""
        return results(self.deck, wide=0.0)

    @cached_property
    def problem(self) -> Problem:
        """What the solution was solved from."""
        return solving.problem_of(
            self.deck, self.spinners, collegiate=self._collegiate, shown=self.shown
        )

    def _ordinary(self, place: Place | None) -> Floats:
        """What ordinary football makes of each result, or in a try its chance to succeed."""
        if place is None:
            return self.payoffs(None)
        down, spot, to_go = place
        return snap.payoffs(self.shown, Situation(down, to_go, FIELD - spot))

    @cached_property
    def _row(self) -> Floats:
        value, scored = self.solution.value, self.solution.attempt.value
        stakes = solving.stakes(self.problem, value, scored, None)
        for _ in range(4):  # free kicks after safeties settle at once
            stakes = solving.stakes(self.problem, value, scored, stakes)
        return solving.row_of(self.problem, value, stakes.worths)

    def _payoffs(self, place: Place | None) -> Floats:
        """What each result is worth to the offense in a situation, or in a try: its chance to
        succeed; (cards, formations, 7).
        """
        problem = self.problem
        if place is None:
            return try_worth(problem.kinds)
        number = problem.grid.number(*place)
        worth = problem.follows.worth(self._row, slice(number, number + 1))
        return np.asarray(worth[0][problem.kinds.of])

    def snap(self, place: Place | None) -> snap.Equilibrium:
        """How a snap, or a try by play, is played at its best."""
        return self.solution.attempt if place is None else self.solution.snap(*place)
