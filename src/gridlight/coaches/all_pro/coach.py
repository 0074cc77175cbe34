"""The coaches of All-Pro: one mind in several tempers, for every decision of the game."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import lru_cache
from importlib.resources import files

import numpy as np

from gridlight.coaches.all_pro import assessing, choices, lining, reasons, standing
from gridlight.coaches.all_pro.chart import Chart, bundled
from gridlight.coaches.all_pro.temper import Temper
from gridlight.coaches.all_pro.thinking import Found, Line, think
from gridlight.coaches.all_pro.worth import Sight
from gridlight.coaches.coach import Advice, Stop, Weighed, never
from gridlight.football.rules import load_numbers
from gridlight.games.all_pro import flags
from gridlight.games.all_pro.ground import Ground
from gridlight.games.all_pro.lineups import placing
from gridlight.games.all_pro.phases import MOVING, Phase
from gridlight.games.all_pro.ruleset import Numbers
from gridlight.games.all_pro.state import AllProState, Board
from gridlight.games.all_pro.views import AllProView
from gridlight.kernel.game import LegalMoves, Seat
from gridlight.kernel.moves import Move

DONE = Move("done")
POINTS = "points"
ADVISED = 6
"""Turns that advice is given on."""


@lru_cache(maxsize=1)
def numbers() -> Numbers:
    """The numbers of the rulebook."""
    file = files("gridlight.games.all_pro").joinpath("rules.toml")
    return load_numbers(Numbers, file.read_bytes(), "rules.toml")


@dataclass(frozen=True, slots=True)
class Plan:
    """The rest of a turn that was thought out: for each board to come the next move."""

    steps: tuple[tuple[Board, Move], ...]

    def next(self, state: AllProState) -> Move | None:
        """The move for this board, if it came as it was planned."""
        for board, move in self.steps:
            if _same(board, state.board):
                return move
        return None


def _same(one: Board, other: Board) -> bool:
    return (one.carrier, one.loose) == (other.carrier, other.loose) and _places(one) == _places(
        other
    )


def _places(board: Board) -> frozenset[tuple[Seat, tuple[int, int]]]:
    return frozenset((man.side, man.at) for man in board.men)


class AllProCoach:
    """A coach of All-Pro: it thinks a turn out once and then moves man by man.

    What it plays follows from the views it saw and from its stream alone.
    """

    def __init__(self, temper: Temper, chart: Chart | None = None) -> None:
        self._temper = temper
        self._chart = chart or bundled()
        self._plan: tuple[tuple[Seat, int], Plan] | None = None

    @property
    def level(self) -> str:
        """The level's name."""
        return self._temper.level

    def choose(
        self,
        view: AllProView,
        seat: Seat,
        legal: LegalMoves[Move],
        stream: random.Random,
        stop: Stop = never,
    ) -> Move:
        """One of the legal moves."""
        state = view.state
        flag = Move("flag", (seat.value,))
        if flags.open_fouls(state, seat) and flag in legal:
            return flag
        sight = self._sight(view, to_win=True)
        if state.phase in MOVING:
            return self._turn(sight, seat, legal, stream, stop)
        if lining.is_place(state.phase):
            return self._place(sight, legal, stream, stop)
        return self._choice(sight, seat, legal, stream)

    def advise(
        self, view: AllProView, seat: Seat, legal: LegalMoves[Move], stop: Stop = never
    ) -> Advice:
        """What it thinks: the first moves of the best turns, or the choices, likeliest first."""
        sight = self._sight(view)
        lines = assessing.best_lines(sight, self._calm, ADVISED, stop)
        firsts: dict[Move, float | None] = {}
        for line in lines:
            firsts.setdefault(line.moves[0], line.worth)
        if not firsts:
            firsts = {self.choose(view, seat, legal, random.Random(0), stop): None}
        moves = tuple(
            Weighed(move, float(n == 0), worth) for n, (move, worth) in enumerate(firsts.items())
        )
        value = assessing.worth_to(sight, seat, self._calm, stop, lines)
        return Advice(moves, value, POINTS, reasons.reason(sight, lines[0] if lines else None))

    def evaluate(self, view: AllProView, seat: Seat, stop: Stop = never) -> float:
        """The points that a seat can expect until the half ends, beyond those scored."""
        return assessing.worth_to(self._sight(view), seat, self._calm, stop)

    def settled(self, view: AllProView, seat: Seat, stop: Stop = never) -> float:
        """What a view between plays is worth to a seat, the score and the time left included.

        Points to be ahead by at last; to a level that plays to win, the chance to win over even.
        """
        state, settings = view.state, view.settings
        ahead = standing.margin(state, settings, self.evaluate(view, seat, stop), seat)
        return standing.chance(state, settings, ahead) - 0.5 if self._temper.clock else ahead

    def best(self, view: AllProView, most: int, stop: Stop = never) -> tuple[Line, ...]:
        """The best whole turns, throws or choices of the side to decide, with their worths."""
        return assessing.best_lines(self._sight(view), self._calm, most, stop)

    @property
    def _calm(self) -> Temper:
        """The temper without its noise and its habits."""
        return replace(self._temper, noise=0.0, stubborn=False)

    def _sight(self, view: AllProView, *, to_win: bool = False) -> Sight:
        ground = Ground(view.state, numbers(), view.settings)
        return Sight(ground, self._chart, to_win and self._temper.clock)

    def _turn(
        self, sight: Sight, seat: Seat, legal: LegalMoves[Move], stream: random.Random, stop: Stop
    ) -> Move:
        state = sight.ground.state
        key = seat, state.clock.plays
        if self._plan is not None and self._plan[0] == key:
            planned = self._plan[1].next(state)
            if planned is not None and planned in legal:
                return self._said(planned, key, self._plan[1])
        found = think(sight, self._temper, _numbers_of(stream), stop)
        for rank in range(len(found.best)):
            plan = _planned(found, rank, state)
            first = plan.steps[0][1]
            if first in legal:
                said = self._said(first, key, plan)
                if stop():  # a turn that was broken off is thought out anew when it is asked again
                    self._plan = None
                return said
        return DONE if DONE in legal else next(iter(legal))

    def _said(self, move: Move, key: tuple[Seat, int], plan: Plan) -> Move:
        self._plan = (key, plan) if move.verb in ("move", "hand") else None
        return move

    def _place(
        self, sight: Sight, legal: LegalMoves[Move], stream: random.Random, stop: Stop
    ) -> Move:
        ground = sight.ground
        men = choices.line_up(sight, self._temper, stream, stop)
        move = placing(men, ground.settings)
        return move if move in legal else next(iter(legal))

    def _choice(
        self, sight: Sight, seat: Seat, legal: LegalMoves[Move], stream: random.Random
    ) -> Move:
        wanted = CHOICES[sight.ground.state.phase](sight, seat, self._temper, stream)
        return wanted if wanted in legal else next(iter(legal))


def _numbers_of(stream: random.Random) -> np.random.Generator:
    return np.random.default_rng(stream.getrandbits(64))


def _planned(found: Found, rank: int, state: AllProState) -> Plan:
    line: Line = found.line(rank)
    boards = (state.board, *found.boards(rank))
    return Plan(tuple(zip(boards, line.moves, strict=False)))


Chooser = Callable[[Sight, Seat, Temper, random.Random], Move]
CHOICES: dict[Phase, Chooser] = {
    Phase.COIN_TOSS: choices.call,
    Phase.KICK_OR_RECEIVE: choices.kick_or_receive,
    Phase.KICKOFF: choices.kickoff,
    Phase.KICK_COVERAGE: choices.cover,
    Phase.TOUCHBACK_CHOICE: choices.bring_out,
    Phase.SNAP: choices.snap,
    Phase.THROW: choices.throw,
    Phase.AFTER_SAFETY: choices.kickoff,
    Phase.PENALTY_CHOICE: choices.penalty,
    Phase.TRY_CHOICE: choices.attempt,
}
