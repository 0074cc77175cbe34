"""How much anybody could gain on the solution: a best response over the whole game.

For every situation, on offense and on defense, the best answer to the solution's own mixtures and
calls is found anew from the cards' closed form and from the rules (`branches`). No strategy, of
whatever kind, can gain more in a game than the largest gain found times the plays of a game.
"""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from gridlight import paths
from gridlight.cards.spinners import PUNT, QUICK_KICK, TRY, field_goal
from gridlight.coaches.foto.answers import Cards, best_answers, is_mixture
from gridlight.coaches.foto.branches import FIELD, OFFENSE, Branches
from gridlight.coaches.foto.landings import Landings
from gridlight.coaches.foto.solution import Solution
from gridlight.games.foto_electric.state import End, Ending, Shown
from gridlight.kernel.codec import from_plain, to_plain

if TYPE_CHECKING:
    from gridlight.cards.model import Deck
    from gridlight.games.foto_electric.game import FotoElectric

Floats = NDArray[np.float64]
Whole = NDArray[np.int64]
Place = tuple[int, int, int]

VERSION = 1
"""Raised whenever another certificate might be found for the same solution."""

PLAYS = 120
"""Plays from scrimmage in a whole game of four quarters."""

KICKED_FROM = (40, 35, 30, 25, 20)
FREE_KICKED_FROM = (20, 15, 35)
"""Spots of kick-offs and of free kicks, with those after up to four fouls, and after one."""


@dataclass(frozen=True, slots=True)
class Certificate:
    """The most points that a best answer gains in one play: on offense, on defense, by a kick
    or a try between plays; and how many situations were looked at.
    """

    offense: float
    defense: float
    between: float
    situations: int

    @property
    def exploitability(self) -> float:
        """An upper bound on the points that the best of all strategies gains in a whole game."""
        return PLAYS * (max(self.offense, self.defense) + self.between)


def certify(
    deck: Deck,
    game: FotoElectric,
    solution: Solution,
    told: Callable[[int, int], None] | None = None,
    some: Sequence[int] | None = None,
) -> Certificate:
    """The certificate of a solution of this deck and this game's spinners; some 30 seconds.

    `game` must have quarters long enough that none ends within a play. With `some`, only the
    situations with these numbers are looked at.
    """
    numbers = range(len(solution.grid)) if some is None else some
    return _Answers(deck, game, solution).certificate(numbers, told)


def certificate_of(
    deck: Deck,
    game: FotoElectric,
    solution: Solution,
    told: Callable[[int, int], None] | None = None,
) -> Certificate:
    """The whole certificate, from the cache where this solution was looked at before."""
    file = paths.cache("solutions") / f"{solution.digest}-certificate-{VERSION}.json"
    try:
        return from_plain(Certificate, json.loads(file.read_bytes()))
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        found = certify(deck, game, solution, told)
    with contextlib.suppress(OSError):
        file.write_text(json.dumps(to_plain(found)))
    return found


class _Answers:
    def __init__(self, deck: Deck, game: FotoElectric, solution: Solution) -> None:
        self.solution = solution
        self.game = game
        self.branches = Branches(game, solution)
        self.cards = Cards(deck)
        self.punts = [Landings(self.branches, PUNT, "punt", fair=fair) for fair in (False, True)]
        self.quick = Landings(self.branches, QUICK_KICK, "quick-kick", fair=False)
        self.missed = self._missed()

    def certificate(
        self, numbers: Sequence[int], told: Callable[[int, int], None] | None
    ) -> Certificate:
        """Look at these situations, and at what lies between plays."""
        grid, most = self.solution.grid, [0.0, 0.0]
        for done, number in enumerate(numbers):
            if told is not None and done % 128 == 0:
                told(done, len(numbers))
            place = int(grid.down[number]), int(grid.spot[number]), int(grid.to_go[number])
            for side, gain in enumerate(self._gains(number, place)):
                most[side] = max(most[side], gain)
        if told is not None:
            told(len(numbers), len(numbers))
        return Certificate(most[0], most[1], self._between(), len(numbers))

    def _gains(self, number: int, place: Place) -> tuple[float, float]:
        """What the best answer gains here on offense and on defense."""
        worth = float(self.solution.value[number])
        play = self.solution.mixtures.at(number)
        assert is_mixture(play), place
        best, held = best_answers(self._paid(place), play)
        kicks = self._kicks(place)
        called = {"play": best} | kicks
        answered = {"play": held} | kicks
        calls = self.solution.call_worths(*place)
        chosen = max(calls, key=lambda call: calls[call])
        return max(called.values()) - worth, worth - answered[chosen]

    def _paid(self, place: Place) -> Floats:
        """What each result of the cards is worth: (cards, formations, 7)."""
        kinds, of = self.cards.at(FIELD - place[1])
        return np.array([self._shown(place, kind) for kind in kinds])[of]

    def _shown(self, place: Place, seen: Shown) -> float:
        """What follows from what the light shows. FE-7 to FE-12"""
        spot, to_goal = place[1], FIELD - place[1]
        if seen.outcome == "incomplete":
            return self.branches.down(place, spot)
        if seen.outcome == "touchdown":
            return self.branches.ending(Ending(End.TOUCHDOWN, OFFENSE))
        assert seen.yards is not None
        if seen.outcome == "interception":
            beyond = seen.yards - to_goal > self.branches.rules.end_zone_depth
            at = spot + seen.yards
            return self.branches.down(place, spot) if beyond else -self._stolen(FIELD - at)
        if seen.yards >= to_goal:
            return self.branches.ending(Ending(End.TOUCHDOWN, OFFENSE))
        at = spot + seen.yards
        return self._dropped(place, at) if seen.outcome == "fumble" else self._stopped(place, at)

    def _stopped(self, place: Place, spot: int) -> float:
        if spot <= 0:
            return self.branches.ending(Ending(End.SAFETY, OFFENSE))
        return self.branches.down(place, spot)

    def _dropped(self, place: Place, spot: int) -> float:
        return sum(
            chance * self._after(place, ending) for ending, chance in self.branches.fumbled(spot)
        )

    def _after(self, place: Place, ending: Ending) -> float:
        if ending.kind is End.DOWN:
            return self.branches.down(place, int(ending.spot))
        return self.branches.ending(ending)

    def _stolen(self, spot: int) -> float:
        """An interception at `spot` of the defense's own, to the defense."""
        run = self.branches.caught("interception", spot).mean()
        return run if spot > 0 else max(run, self._touchback())

    def _touchback(self) -> float:
        return -self.branches.ending(Ending(End.TOUCHBACK, OFFENSE.other))

    def _kicks(self, place: Place) -> dict[str, float]:
        """What each kick from here is worth, the receivers answering best."""
        down, spot, _ = place
        dropped = self._dropped(place, spot)
        found = {"punt": min(way.worth(place, dropped) for way in self.punts)}
        if down < self.branches.rules.downs:
            found["quick-kick"] = self.quick.worth(place, dropped)
        if FIELD - spot <= self.branches.rules.field_goal_within:
            found["field-goal"] = self._field_goal(FIELD - spot, dropped)
        return found

    def _field_goal(self, distance: int, dropped: float) -> float:
        chances = dict(self.branches.labels(field_goal(distance)))
        good = self.branches.ending(Ending(End.FIELD_GOAL, OFFENSE))
        worths = {"good": good, "no good": self.missed, "fumble": dropped}
        return sum(chance * worths[label] for label, chance in chances.items())

    def _missed(self) -> float:
        return -max(self.branches.caught("field-goal", 0).mean(), self._touchback())

    def _between(self) -> float:
        """The most that a better kick-off, free kick or try would gain."""
        gains = [abs(self._try() - self.solution.try_worth)]
        for spot in KICKED_FROM:
            for after in ("touchdown", "field-goal"):
                table = self.solution.free.after(spot, onside=after == "touchdown")
                found = self._best("kickoff", spot, {"kickoff_after": after})
                gains.append(abs(found - table))
        for spot in FREE_KICKED_FROM:
            found = self._best("after-safety", spot, {})
            gains.append(abs(found - self.solution.free.after_safety(spot)))
        return max(gains)

    def _best(self, phase: str, spot: int, more: dict[str, str]) -> float:
        given = {"phase": phase, "possession": OFFENSE.value, "spot": spot} | more
        state = self.game.from_position(given)
        return max(self.branches.after(state, order) for order in self.game.legal(state, OFFENSE))

    def _try(self) -> float:
        rules = self.branches.rules
        kinds, of = self.cards.at(rules.try_from)
        scored = np.array([float(_scores(kind, rules.try_from)) for kind in kinds])
        played, _ = best_answers(scored[of], self.solution.attempt)
        collegiate = self.game.settings.collegiate_try
        points = rules.try_play_collegiate if collegiate else rules.try_play
        kicked = dict(self.branches.labels(TRY))["good"] * rules.try_kick
        after = self.solution.free.after(rules.kickoff_from, onside=True)
        return max(kicked, played * points) + after


def _scores(seen: Shown, to_goal: int) -> bool:
    """Whether what the light shows is a touchdown from `to_goal` yards away."""
    if seen.outcome in ("incomplete", "interception"):
        return False
    return seen.outcome == "touchdown" or (seen.yards is not None and seen.yards >= to_goal)
