"""The coaches of Pegskin: one mind in several tempers, for every decision of the game."""

from __future__ import annotations

import random

from gridlight.coaches.coach import Advice, Stop, Weighed, never
from gridlight.coaches.pegskin import assessing, lineups, plans, reasons, stakes
from gridlight.coaches.pegskin.assessing import Line
from gridlight.coaches.pegskin.tempers import Temper
from gridlight.coaches.pegskin.thinking import ROLL, Floats, Thought, weights
from gridlight.games.pegskin.phases import MOVING, ROLLED, Phase
from gridlight.games.pegskin.ruleset import Settings
from gridlight.games.pegskin.state import PegskinState
from gridlight.games.pegskin.views import PegskinView
from gridlight.kernel.game import LegalMoves, Seat
from gridlight.kernel.moves import Move

CHANCE = "chance to win"
ADVISED = 6
"""Choices that advice is given on."""


class PegskinCoach:
    """A coach of Pegskin; chance comes from its stream alone.

    It thinks a turn out at its first move and follows that plan as long as the board is as it
    foresaw; it keeps nothing else from one decision to the next.
    """

    def __init__(self, temper: Temper, judging: Floats | None = None) -> None:
        self._temper = temper
        self._weights = weights() if judging is None else judging
        self._plan = plans.Plan()

    @property
    def level(self) -> str:
        """The level's name."""
        return self._temper.level

    def choose(
        self,
        view: PegskinView,
        seat: Seat,
        legal: LegalMoves[Move],
        stream: random.Random,
        stop: Stop = never,
    ) -> Move:
        """One of the legal moves."""
        thought = self._thought(view, stop)
        said = self._said(thought, stream)
        return said if said in legal else next(iter(legal))

    def advise(
        self, view: PegskinView, seat: Seat, legal: LegalMoves[Move], stop: Stop = never
    ) -> Advice:
        """What it thinks: the first moves of the best turns, or the choices, best first.

        Worths are chances to win from −1 to 1, a tie 0.
        """
        lines = self.best(view, ADVISED, stop)
        moves = tuple(
            Weighed(line.moves[0], float(n == 0), line.worth) for n, line in enumerate(lines)
        )
        if not moves:
            moves = (Weighed(next(iter(legal)), 1.0),)
        value = self.evaluate(view, seat, stop)
        return Advice(moves, value, CHANCE, reasons.reason(view.state, moves))

    def evaluate(self, view: PegskinView, seat: Seat, stop: Stop = never) -> float:
        """The seat's chance to win, from −1 to 1 with a tie 0."""
        thought = self._thought(view, stop)
        worth = assessing.worth(thought)
        return worth if seat is view.state.offense else -worth

    def settled(self, view: PegskinView, seat: Seat, stop: Stop = never) -> float:
        """What a view between plays is worth to a seat: its chance to win."""
        return self.evaluate(view, seat, stop)

    def margin(self, view: PegskinView, seat: Seat, stop: Stop = never) -> float:
        """By how many points (in a scrimmage yards) the seat is to be ahead when all is over.

        The play under way is played for points, whatever the score and the time.
        """
        state = view.state
        thought = Thought(state, view.settings, self._temper, self._weights, stop, even=True)
        scale = stakes.stakes_of(state, view.settings, seat, even=True).scale
        worth = scale * assessing.worth(thought)
        return worth if seat is state.offense else -worth

    def best(self, view: PegskinView, most: int, stop: Stop = never) -> tuple[Line, ...]:
        """The best whole turns or choices of the side to decide, with their worths to it."""
        return assessing.best_lines(self._thought(view, stop), most)

    def _thought(self, view: PegskinView, stop: Stop = never) -> Thought:
        return Thought(view.state, view.settings, self._temper, self._weights, stop)

    def _said(self, thought: Thought, stream: random.Random) -> Move:
        state, settings = thought.state, thought.settings
        if state.phase in MOVING:
            return self._turn(thought, state, settings, stream)
        if state.phase is Phase.DECLARE:
            return self._declare(thought, stream)
        if state.phase is Phase.SETUP_OFFENSE:
            return self._offense(thought, stream)
        if state.phase is Phase.SETUP_DEFENSE:
            return self._defense(thought, stream)
        if state.phase is Phase.COIN_TOSS:
            return Move("call", (stream.choice(("heads", "tails")),))
        return assessing.best_lines(thought, 1)[0].moves[0]

    def _turn(
        self, thought: Thought, state: PegskinState, settings: Settings, stream: random.Random
    ) -> Move:
        if state.moves_left is None and state.phase in ROLLED:
            return ROLL
        if not self._plan.fits(state):
            best = thought.turn(thought.judgment(stream))[0]
            self._plan = plans.Plan(plans.planned(thought.packed, best.actions))
        return plans.follow(self._plan, state, settings)

    def _declare(self, thought: Thought, stream: random.Random) -> Move:
        judgment = thought.judgment(stream)
        said = thought.declarations(judgment)
        errors = [stream.gauss(0.0, judgment.ripple) for _ in said]
        best = max(range(len(said)), key=lambda one: said[one][1] + errors[one])
        return said[best][0]

    def _offense(self, thought: Thought, stream: random.Random) -> Move:
        best = assessing.kick_or_play(thought)[0][0]
        if best.verb != "place":
            return best
        state, holes = thought.state, thought.settings.holes
        choices = lineups.offense(state, holes)
        if stream.random() < self._temper.careless:
            return lineups.move_of(lineups.drawn(choices, stream))
        answers = lineups.defense(state, holes)
        return lineups.move_of(lineups.opening(choices, answers, thought.facing))

    def _defense(self, thought: Thought, stream: random.Random) -> Move:
        state = thought.state
        choices = lineups.defense(state, thought.settings.holes)
        if stream.random() < self._temper.careless:
            return lineups.move_of(lineups.drawn(choices, stream))
        return lineups.move_of(lineups.answer(state, choices, thought.facing))
