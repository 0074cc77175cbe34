"""Counts how plays of All-Pro end when a coach plays itself: the table behind `chart`.

`python -m gridlight.coaches.all_pro.study SEED GAMES` prints the table as it is bundled.
"""

from __future__ import annotations

import json
import random
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from gridlight.coaches.all_pro.chart import LENGTH, NEAR, OPEN
from gridlight.coaches.all_pro.coach import AllProCoach, numbers
from gridlight.coaches.all_pro.temper import TEMPERS
from gridlight.football import events as names
from gridlight.football import field
from gridlight.games.all_pro.game import AllPro
from gridlight.games.all_pro.phases import Phase
from gridlight.games.all_pro.rows import YARDS
from gridlight.games.all_pro.ruleset import Settings
from gridlight.games.all_pro.state import AllProState, PlayKind
from gridlight.kernel.dice import RandomDice
from gridlight.kernel.events import Event
from gridlight.kernel.game import Seat

LEVEL = "pro"
BEYOND = 5
"""Yards past the goal line at which a score is counted."""


class Study:
    """Counts that grow game by game."""

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._games = 0
        self._gains: list[Counter[int]] = [Counter(), Counter(), Counter()]
        self._lost: list[Counter[int]] = [Counter(), Counter(), Counter()]
        self._kickoffs: Counter[int] = Counter()
        self._returns: list[float] = []
        self._punt: float | None = None

    def play(self) -> None:
        """Count one more game."""
        self._games += 1
        seed = f"{self._seed}/{self._games}"
        game, coach = AllPro(numbers(), Settings()), AllProCoach(TEMPERS[LEVEL])
        stream = random.Random(seed)
        state, steps = game.start(RandomDice(f"{seed}:0")).state, 0
        while (seat := state.decider) is not None:
            said = coach.choose(game.view(state, seat), seat, game.legal(state, seat), stream)
            steps += 1
            step = game.apply(state, {seat: said}, RandomDice(f"{seed}:{steps}"))
            self._look(state, step.state, step.events)
            state = step.state

    def _look(self, before: AllProState, after: AllProState, told: Sequence[Event]) -> None:
        for event in told:
            if event.name == names.PLAY:
                self._count(before, after, event, told)
            elif event.name == names.PUNT:
                self._punt = float(before.situation.spot) + field.direction(
                    before.situation.possession
                ) * float(event["yards"])
        play = before.play
        new = after.phase is Phase.SETUP_OFFENSE and before.phase is not Phase.SETUP_OFFENSE
        if play is None or not new or after.clock.quarter != before.clock.quarter:
            return
        side = after.situation.possession
        spot = field.from_own_goal(side, after.situation.spot)
        if play.kind is PlayKind.KICKOFF and side is play.by.other:
            self._kickoffs[round(spot)] += 1
        elif play.kicked == "punt" and side is play.by.other and self._punt is not None:
            self._returns.append(spot - field.from_own_goal(side, self._punt))

    def _count(
        self, before: AllProState, after: AllProState, event: Event, told: Sequence[Event]
    ) -> None:
        side = Seat(event["side"])
        spot = before.situation.spot
        to_goal = round(field.to_goal(side, spot))
        zone = 0 if to_goal > OPEN * YARDS else 1 if to_goal > NEAR * YARDS else 2
        scored = [Seat(one["side"]) for one in told if one.name == names.TOUCHDOWN]
        if scored:
            if scored[0] is side:
                self._gains[zone][to_goal + BEYOND] += 1
            else:
                self._lost[zone][to_goal - LENGTH * YARDS - BEYOND] += 1
        elif any(one.name == names.SAFETY for one in told):
            self._gains[zone][to_goal - LENGTH * YARDS] += 1
        elif event.get("gain") is not None and before.offense is side:
            self._gains[zone][round(event["gain"])] += 1
        elif after.phase is Phase.SETUP_OFFENSE:
            self._lost[zone][round(field.gain(side, spot, after.situation.spot))] += 1

    def table(self) -> dict[str, Any]:
        """What was counted, as it is bundled."""
        mean = sum(self._returns) / len(self._returns) if self._returns else 0.0
        return {
            "seed": self._seed,
            "games": self._games,
            "level": LEVEL,
            "zones": [
                {"gains": _sorted(gains), "lost": _sorted(lost)}
                for gains, lost in zip(self._gains, self._lost, strict=True)
            ],
            "kickoffs": _sorted(self._kickoffs),
            "return_rows": round(max(0.0, mean / YARDS), 2),
        }


def _sorted(counted: Counter[int]) -> dict[str, int]:
    return {str(yards): counted[yards] for yards in sorted(counted)}


def count(seed: str, games: int, told: Callable[[int], None] = lambda number: None) -> Study:
    """A study of so many games."""
    study = Study(seed)
    for number in range(1, games + 1):
        study.play()
        told(number)
    return study


if __name__ == "__main__":
    found = count(sys.argv[1], int(sys.argv[2]), lambda n: print(n, file=sys.stderr))
    print(json.dumps(found.table(), indent=1))
