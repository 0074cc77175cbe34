"""Counts how plays of Pegskin end when a coach plays itself, and lets two judgments meet.

`python -m gridlight.coaches.pegskin.study plays SEED GAMES` prints counts as `plays.json` has
them; `python -m gridlight.coaches.pegskin.study weights SEED PAIRS NAME=VALUE …` plays pairs of
games, sides swapped on the same dice, between a coach with such weights and one with the bundled
ones.
"""

from __future__ import annotations

import json
import random
import sys
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from gridlight.coaches.pegskin.coach import PegskinCoach
from gridlight.coaches.pegskin.tempers import TEMPERS
from gridlight.coaches.pegskin.thinking import NAMES, Floats, numbers, weights
from gridlight.football import events as names
from gridlight.football import field as grounds
from gridlight.games.pegskin.game import Pegskin
from gridlight.games.pegskin.ruleset import Settings
from gridlight.games.pegskin.state import PegskinState
from gridlight.kernel.dice import RandomDice
from gridlight.kernel.events import Event
from gridlight.kernel.game import Seat

LEVEL = "pro"
LEAST, MOST = -15, 60
QUARTER = 10
"""Plays in a quarter of a game that is played to try weights."""

Watching = Callable[[PegskinState, PegskinState, Sequence[Event]], None]


@dataclass(slots=True)
class Counted:
    """How plays ended: yards gained, and how far beyond the line interceptions were spotted."""

    seed: str
    games: int = 0
    gains: Counter[int] = field(default_factory=Counter)
    lost: list[float] = field(default_factory=list)

    def look(self, before: PegskinState, after: PegskinState, told: Sequence[Event]) -> None:
        """Count the play that this step ended, if it ended one."""
        for event in told:
            if event.name != names.PLAY:
                continue
            if event["lost"]:
                spot = after.situation.spot
                self.lost.append(grounds.gain(Seat(event["side"]), event["start"], spot))
            else:
                self.gains[max(LEAST, min(MOST, round(event["gain"])))] += 1

    def table(self) -> dict[str, Any]:
        """What was counted, as it is bundled."""
        mean = sum(self.lost) / len(self.lost) if self.lost else 0.0
        return {
            "seed": self.seed,
            "level": LEVEL,
            "games": self.games,
            "least": LEAST,
            "gains": [self.gains[yards] for yards in range(LEAST, MOST + 1)],
            "lost": len(self.lost),
            "lost_at": round(mean, 1),
        }


def play(
    coaches: Mapping[Seat, PegskinCoach],
    seed: str,
    settings: Settings | None = None,
    watching: Watching | None = None,
) -> PegskinState:
    """A whole game between two coaches, on dice that the seed makes; how it ended."""
    game, stream = Pegskin(numbers(), settings or Settings()), random.Random(seed)
    state, steps = game.start(RandomDice(f"{seed}:0")).state, 0
    while (seat := state.decider) is not None:
        view, legal = game.view(state, seat), game.legal(state, seat)
        said = coaches[seat].choose(view, seat, legal, stream)
        steps += 1
        step = game.apply(state, {seat: said}, RandomDice(f"{seed}:{steps}"))
        if watching is not None:
            watching(state, step.state, step.events)
        state = step.state
    return state


def count(
    seed: str,
    games: int,
    settings: Settings | None = None,
    told: Callable[[int], None] = lambda number: None,
) -> Counted:
    """What came of the plays in so many games of a coach against itself."""
    counted = Counted(seed, games)
    for number in range(1, games + 1):
        same = dict.fromkeys(Seat, PegskinCoach(TEMPERS[LEVEL]))
        play(same, f"{seed}/{number}", settings, counted.look)
        told(number)
    return counted


def judging(changed: Mapping[str, float]) -> Floats:
    """The bundled weights with some changed, by the names of `weights.json`."""
    made = weights().copy()
    for name, value in changed.items():
        made[NAMES.index(name)] = value
    return made


def meet(seed: str, pairs: int, changed: Mapping[str, float]) -> Counter[str]:
    """How many games the changed weights won, lost and tied against the bundled ones."""
    found: Counter[str] = Counter()
    settings = Settings(plays_per_quarter=QUARTER)
    for number in range(1, pairs + 1):
        for seat in Seat:
            coaches = {
                seat: PegskinCoach(TEMPERS[LEVEL], judging(changed)),
                seat.other: PegskinCoach(TEMPERS[LEVEL]),
            }
            winner = play(coaches, f"{seed}/{number}", settings).winner
            found["tied" if winner is None else "won" if winner is seat else "lost"] += 1
    return found


def _main(what: str, seed: str, many: str, *changed: str) -> None:
    if what == "plays":
        counted = count(seed, int(many), told=lambda n: print(n, file=sys.stderr))
        print(json.dumps(counted.table()))
        return
    pairs = (each.partition("=") for each in changed)
    found = meet(seed, int(many), {name: float(value) for name, _, value in pairs})
    print(json.dumps(found))


if __name__ == "__main__":
    _main(*sys.argv[1:])
