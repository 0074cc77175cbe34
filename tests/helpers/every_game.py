"""Every game that there is, with settings worth trying, and walks through its states."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from gridlight.kernel.dice import RandomDice
from gridlight.kernel.events import Event
from gridlight.kernel.game import Seat
from gridlight.kernel.grid import Square, distance, name_of, square_of
from gridlight.penalties.game import PenaltySystem
from gridlight.penalties.state import Layered
from gridlight.session.games import GAMES
from gridlight.session.registry import AnyGame, Registry
from helpers.pegskin import likely_peg_move
from helpers.toy_game import TOY

EVERY = Registry([*GAMES, TOY])
STEPS = 1_000

PENALTIES = {"penalty_system": True, "penalty_x_faces": 3, "penalty_cards": "rough"}
TOLD = {"boards": "own"}

SETTINGS: dict[str, dict[str, dict[str, Any]]] = {
    "foto-electric": {
        "as-it-comes": {},
        "short": {"plays_per_quarter": 2},
        "collegiate": {"plays_per_quarter": 8, "collegiate_try": True},
        "sudden-death": {"plays_per_quarter": 3, "sudden_death": True},
        "table-feel": {"plays_per_quarter": 8, "table_feel": True},
        "by-the-watch": {"quarter_minutes": 20},
        "penalties": {"plays_per_quarter": 8, **PENALTIES},
        "own-board": {"plays_per_quarter": 8, "collegiate_try": True, **TOLD},
        "own-board-penalties": {"plays_per_quarter": 6, **TOLD, **PENALTIES},
    },
    "all-pro": {
        "as-it-comes": {"plays_per_quarter": 2},
        "referee": {"plays_per_quarter": 1, "officiating": "referee", "fumble_percent": 20},
        "call-it": {"plays_per_quarter": 1, "officiating": "call-it", "columns": 11},
        "taken-back": {"plays_per_quarter": 1, "take_back": True, "step_out": True},
        "sudden-death": {"plays_per_quarter": 1, "sudden_death": True, "steady_hand": True},
        "penalties": {"plays_per_quarter": 1, "take_back": True, **PENALTIES},
        "own-board": {"plays_per_quarter": 4, "officiating": "call-it", **TOLD},
        "own-board-penalties": {"plays_per_quarter": 4, **TOLD, **PENALTIES},
    },
    "pegskin": {
        "as-it-comes": {"plays_per_quarter": 3},
        "two-points": {"plays_per_quarter": 2, "collegiate_try": True, "half_length": 15},
        "scrimmage": {"mode": "scrimmage", "scrimmage_plays": 8},
        "taken-back": {"plays_per_quarter": 2, "take_back": True, "width": 53},
        "sudden-death": {"plays_per_quarter": 1, "sudden_death": True, "width": 31},
        "penalties": {"plays_per_quarter": 1, "collegiate_try": True, **PENALTIES},
        "own-board": {"plays_per_quarter": 8, "collegiate_try": True, **TOLD},
        "own-board-penalties": {"plays_per_quarter": 6, **TOLD, **PENALTIES},
    },
    "toy": {"as-it-comes": {}, "long": {"plays": 90}},
}
"""Per game, what the suite plays with; a game without an entry fails the suite."""

WITHOUT_SECRETS = frozenset({"all-pro", "pegskin"})
"""Games in which nothing is ever sealed."""


@dataclass(frozen=True, slots=True)
class Case:
    """A game with one set of settings."""

    name: str
    settings: str

    @property
    def given(self) -> dict[str, Any]:
        return SETTINGS[self.name][self.settings]

    @property
    def told(self) -> bool:
        """Whether the board is the players' own."""
        return self.given.get("boards") == "own"

    @property
    def secret(self) -> bool:
        """Whether anything is ever sealed."""
        return self.name not in WITHOUT_SECRETS and not self.told

    def __str__(self) -> str:
        return f"{self.name}-{self.settings}"


CASES = [Case(name, settings) for name in EVERY.names for settings in SETTINGS[name]]


@dataclass(frozen=True, slots=True)
class Taken:
    """One step of a walk."""

    before: Any
    seat: Seat
    move: Any
    seed: str
    after: Any
    events: tuple[Event, ...]


@cache
def made(case: Case) -> AnyGame:
    """The rules, made once for all tests of the suite."""
    entry = EVERY.get(case.name)
    settings = entry.read_settings(case.given, "settings")
    return entry.build(settings, entry.all_tables(settings))


def walk(case: Case, seed: int, steps: int = STEPS) -> Iterator[Taken]:
    """A game of random moves from its start; time is called now and then where it counts."""
    game = made(case)
    stream = random.Random(f"{case} {seed}")
    state = game.start(RandomDice(f"{seed}:0")).state
    for n in range(1, steps + 1):
        acting = game.to_act(state)
        if not acting:
            return
        seat = stream.choice(acting)
        move = _unlisted(case, state, stream, n) or _listed(case, state, seat, stream)
        step = game.apply(state, {seat: move}, RandomDice(f"{seed}:{n}"))
        yield Taken(state, seat, move, f"{seed}:{n}", step.state, step.events)
        state = step.state


def _unlisted(case: Case, state: Any, stream: random.Random, n: int) -> Any:
    """A move that offers never list, where one is due: time called, a card laid off its place."""
    game = made(case)
    if "quarter_minutes" in case.given and n % 40 == 0 and not game.unshown(state):
        return game.parse("time")
    laying = game.describe(state)["phase"] in ("offense-place", "defense-place")
    if case.given.get("table_feel") and laying and stream.random() < 0.5:
        return game.parse(f"lay {stream.uniform(-1.4, 1.4):.2f}")
    return None


def _listed(case: Case, state: Any, seat: Seat, stream: random.Random) -> Any:
    """A move on offer; on a board a likely one."""
    game = made(case)
    offered = game.legal(state, seat)
    if isinstance(state, Layered):
        assert isinstance(game, PenaltySystem)
        if state.choice is not None:
            return stream.choice(list(offered))
        game, state = game.game, state.base
    if case.told:
        return stream.choice(list(offered))
    for _ in range(3):
        move = _likely(case, game, state, seat, stream)
        if move in offered:
            return move
    return stream.choice(list(offered))


def _likely(case: Case, game: AnyGame, state: Any, seat: Seat, stream: random.Random) -> Any:
    if case.name == "pegskin":
        return likely_peg_move(game, state, stream)
    if case.name == "all-pro":
        return likely_move(game, _fair(case.name, tuple(case.given.items())), state, stream)
    return stream.choice(list(game.legal(state, seat)))


def likely_move(game: AnyGame, fair: AnyGame, state: Any, stream: random.Random) -> Any:
    """A move on a board that is rather nearer to the ball, and seldom a foul."""
    (seat,) = game.to_act(state)
    offered = list(game.legal(state, seat))
    if stream.random() < 0.1:
        return stream.choice(offered)
    likely = offered
    if state.moves_left == 0:
        likely = [move for move in offered if move.verb != "move"]
    elif state.board.ball is not None and stream.random() < 0.6:
        likely = [move for move in offered if _nearer(move, state.board.ball)]
    tries = [stream.choice(likely or offered) for _ in range(12)]
    allowed = fair.legal(state, seat)
    return next((move for move in tries if move in allowed), tries[0])


@cache
def _fair(name: str, given: tuple[tuple[str, Any], ...]) -> AnyGame:
    return fair_game(name, dict(given))


def fair_game(name: str, given: dict[str, Any]) -> AnyGame:
    """The same game where fouls can't be done."""
    entry = EVERY.get(name)
    fair = given | {"officiating": "prevent", "penalty_system": False}
    return entry.build(entry.read_settings(fair, "settings"), {})


def _nearer(move: Any, ball: Square) -> bool:
    if move.verb != "move":
        return move.args[-1:] == (name_of(ball),)
    start, end = (distance(square_of(name), ball) for name in move.args)
    return end < start


@cache
def walked(case: Case, seed: int, steps: int = STEPS) -> tuple[Taken, ...]:
    """The same, remembered."""
    return tuple(walk(case, seed, steps))


def some_steps(case: Case, count: int, seed: int = 0) -> list[Taken]:
    """Steps of a walk that differ as much as can be: one of every kind first."""
    found: dict[tuple[Any, ...], Taken] = {}
    rest: list[Taken] = []
    game = made(case)
    for taken in walked(case, seed):
        phase = game.describe(taken.before)["phase"]
        kind = (phase, game.words(taken.move).split()[0], tuple(e.name for e in taken.events))
        if kind in found:
            rest.append(taken)
        found.setdefault(kind, taken)
    random.Random(seed).shuffle(rest)
    return [*found.values(), *rest][:count]
