"""Exact chances of what can be done now, found by trying every way the dice can fall."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from fractions import Fraction

from gridlight.football import events as names
from gridlight.games.pegskin import events as told
from gridlight.games.pegskin import passing
from gridlight.games.pegskin.game import Pegskin
from gridlight.games.pegskin.holes import Hole, name_of
from gridlight.games.pegskin.passing import Outcome, Pass
from gridlight.games.pegskin.phases import Phase
from gridlight.games.pegskin.state import PegskinState
from gridlight.kernel.events import Event
from gridlight.kernel.moves import Move
from gridlight.kernel.odds import Branch, every_branch


@dataclass(frozen=True, slots=True)
class Chances:
    """The exact chances of each outcome that can be, and what each face of the die means.

    `ends` are the chances of what an outcome would bring at once: `touchdown`, `touchback`,
    `safety`, `turnover-on-downs`.
    """

    outcomes: tuple[tuple[Outcome, Fraction], ...]
    faces: tuple[tuple[str, Outcome], ...]
    ends: tuple[tuple[str, Fraction], ...] = ()

    def of(self, outcome: Outcome) -> Fraction:
        """The chance of one outcome."""
        return dict(self.outcomes).get(outcome, Fraction(0))


@dataclass(frozen=True, slots=True)
class ThrowChances:
    """A pass that can be thrown, with the cover distances, and its chances (PS-20)."""

    thrown: Pass
    chances: Chances


def throws(game: Pegskin, state: PegskinState) -> tuple[ThrowChances, ...]:
    """Every pass that can be declared now, with its chances; empty when none can be."""
    legal = game.legal(state, state.offense)
    ground = game.ground(state)
    if state.phase is not Phase.DECLARE:
        return ()
    on_offer = (
        each
        for each in passing.targets(ground)
        if Move("throw", (name_of(each.receiver),)) in legal
    )
    return tuple(ThrowChances(each, throw_chances(game, state, each.receiver)) for each in on_offer)


def throw_chances(game: Pegskin, state: PegskinState, to: Hole) -> Chances:
    """The chances of a throw to the man in that hole; `IllegalMove` if it isn't on offer."""
    return _chances(_branches(game, state, Move("throw", (name_of(to),))), _of_a_throw)


def pitch_chances(game: Pegskin, state: PegskinState, to: Hole) -> Chances:
    """The chances of a pitch to the man in that hole; `IllegalMove` if it isn't on offer."""
    carrier = state.board.carrier
    assert carrier is not None
    branches = _branches(game, state, Move("pitch", (name_of(carrier), name_of(to))))
    return _chances(branches, _of_a_pitch)


def field_goal_chance(game: Pegskin, state: PegskinState) -> Fraction:
    """The chance that a field goal from here is good; `IllegalMove` if none is on offer."""
    branches = _branches(game, state, Move("field-goal"))
    return _sum(each.chance for each in branches if names.FIELD_GOAL_GOOD in _names(each.result))


def punt_chances(game: Pegskin, state: PegskinState) -> tuple[tuple[float, Fraction], ...]:
    """Where the receivers would begin after a punt, spots with their chances, in order."""
    found: dict[float, Fraction] = {}
    for branch in every_branch(lambda dice: game.apply(state, {state.offense: Move("punt")}, dice)):
        (spot,) = (
            event["spot"]
            for event in branch.result.events
            if event.name in (names.RETURN, names.TOUCHBACK)
        )
        found[spot] = found.get(spot, Fraction(0)) + branch.chance
    return tuple(sorted(found.items()))


_Told = Branch[tuple[Event, ...]]
_ENDS = (names.TOUCHDOWN, names.TOUCHBACK, names.SAFETY, names.TURNOVER_ON_DOWNS)


def _branches(game: Pegskin, state: PegskinState, order: Move) -> list[_Told]:
    seat = state.offense
    return list(every_branch(lambda dice: game.apply(state, {seat: order}, dice).events))


def _names(events: tuple[Event, ...]) -> set[str]:
    return {event.name for event in events}


def _sum(chances: Iterable[Fraction]) -> Fraction:
    return sum(chances, Fraction(0))


def _chances(branches: list[_Told], outcome: Callable[[tuple[Event, ...]], Outcome]) -> Chances:
    found = [(outcome(each.result), each) for each in branches]
    chances = {
        kind: _sum(each.chance for other, each in found if other is kind) for kind in Outcome
    }
    ends = {
        name: _sum(each.chance for each in branches if name in _names(each.result))
        for name in _ENDS
    }
    return Chances(
        tuple((kind, chance) for kind, chance in chances.items() if chance),
        tuple((each.labels[0], kind) for kind, each in found),
        tuple((name, chance) for name, chance in ends.items() if chance),
    )


_OF_A_THROW = {
    names.PASS_COMPLETE: Outcome.COMPLETE,
    names.PASS_INCOMPLETE: Outcome.INCOMPLETE,
    names.INTERCEPTION: Outcome.INTERCEPTED,
    names.SACK: Outcome.SACK,
}


def _of_a_throw(events: tuple[Event, ...]) -> Outcome:
    return next(_OF_A_THROW[event.name] for event in events if event.name in _OF_A_THROW)


def _of_a_pitch(events: tuple[Event, ...]) -> Outcome:
    pitched = next(event for event in events if event.name == told.PITCH)
    return Outcome.COMPLETE if pitched["complete"] else _of_a_throw(events)
