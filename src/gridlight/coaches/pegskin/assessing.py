"""What a position is worth, and the best whole turns and choices in it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from gridlight.coaches.fast import pegs
from gridlight.coaches.pegskin import lineups, plans, stakes
from gridlight.coaches.pegskin.thinking import ROLL, Thought
from gridlight.games.pegskin.phases import MOVING, ROLLED, WITHOUT_THE_BALL, Phase
from gridlight.kernel.moves import Move

NO_MOTION = Move("no-motion")


@dataclass(frozen=True, slots=True)
class Line:
    """A whole turn, its moves with the word that ends it, or a choice; and what it is worth.

    The worth is the chance to win of the side that decides, from −1 to 1 with a tie 0.
    """

    moves: tuple[Move, ...]
    worth: float


def spread(chance: float) -> float:
    """A chance from 0 to 1 as one from −1 to 1."""
    return 2.0 * chance - 1.0


def worth(thought: Thought) -> float:
    """The offense's chance to win, from −1 to 1."""
    return spread(_chance(thought))


def _chance(thought: Thought) -> float:
    state = thought.state
    if state.phase is Phase.GAME_OVER:
        return 0.5 if state.winner is None else float(state.winner is state.offense)
    if state.phase in MOVING and state.moves_left is not None:
        found = thought.turn(thought.judgment(None))[0].worth
        return found if state.phase not in WITHOUT_THE_BALL else -found
    if state.phase in _BEFORE:
        return _BEFORE[state.phase](thought)
    if state.phase is Phase.TRY_CHOICE:
        return max(thought.tries(state.offense).values())
    return kick_or_play(thought)[0][1]


def _line_offense(thought: Thought) -> float:
    return thought.rolled(thought.packed, thought.judgment(None), pegs.LINE_OFFENSE)


def _line_defense(thought: Thought) -> float:
    return -thought.rolled(thought.packed, thought.judgment(None), pegs.LINE_DEFENSE)


def _run_offense(thought: Thought) -> float:
    return thought.judged(thought.judgment(None), pegs.RUN_DEFENSE)


def _run_defense(thought: Thought) -> float:
    return thought.judged(thought.judgment(None), pegs.RUN_OFFENSE)


def _declared(thought: Thought) -> float:
    return thought.declarations(thought.judgment(None))[0][1]


def _motion(thought: Thought) -> float:
    return thought.judged(thought.judgment(None), pegs.REACTION)


_BEFORE: dict[Phase, Callable[[Thought], float]] = {
    Phase.LINE_OFFENSE: _line_offense,
    Phase.LINE_DEFENSE: _line_defense,
    Phase.RUN_OFFENSE: _run_offense,
    Phase.RUN_DEFENSE: _run_defense,
    Phase.DECLARE: _declared,
    Phase.MOTION: _motion,
}


def best_lines(thought: Thought, most: int) -> tuple[Line, ...]:
    """The best turns or choices of the side to decide, best first."""
    state = thought.state
    if state.phase in ROLLED and state.moves_left is None:
        mine = 1.0 if state.phase not in WITHOUT_THE_BALL else -1.0
        return (Line((ROLL,), mine * worth(thought)),)
    if state.phase in MOVING:
        return _turns(thought, most)
    return _CHOICES[state.phase](thought)[:most]


def _turns(thought: Thought, most: int) -> tuple[Line, ...]:
    theirs = thought.state.phase in WITHOUT_THE_BALL
    return tuple(
        Line(
            plans.in_full(thought.packed, found.actions),
            spread(found.worth + 1.0 if theirs else found.worth),
        )
        for found in thought.turn(thought.judgment(None), most)
    )


def _declarations(thought: Thought) -> tuple[Line, ...]:
    said = thought.declarations(thought.judgment(None))
    return tuple(Line((move,), spread(chance)) for move, chance in said)


def kick_or_play(thought: Thought) -> list[tuple[Move, float]]:
    """Punt, field goal or a play from scrimmage (its likeliest line-up), best first."""
    state, settings = thought.state, thought.settings
    play = stakes.play_worth(thought.worths)
    choice = lineups.offense(state, settings.holes)[0]
    found = [(lineups.move_of(choice.formation), play)]
    if not settings.scrimmage and not (state.play and state.play.trying):
        kicks = thought.kicks()
        found += [(Move(kick), chance) for kick, chance in kicks.items()]
    return sorted(found, key=lambda each: -each[1])


def _offense(thought: Thought) -> tuple[Line, ...]:
    return tuple(Line((move,), spread(chance)) for move, chance in kick_or_play(thought))


def _defense(thought: Thought) -> tuple[Line, ...]:
    chance = -spread(stakes.play_worth(thought.worths))
    return tuple(
        Line((lineups.move_of(choice.formation),), chance)
        for choice in lineups.defense(thought.state, thought.settings.holes)
    )


def _motions(thought: Thought) -> tuple[Line, ...]:
    found = [(NO_MOTION, _motion(thought)), *thought.motions()]
    found.sort(key=lambda each: -each[1])
    return tuple(Line((move,), spread(chance)) for move, chance in found)


def _tries(thought: Thought) -> tuple[Line, ...]:
    state, settings = thought.state, thought.settings
    chances = thought.tries(state.decider or state.offense)
    kinds: tuple[str, ...] = ("kick", "run", "pass") if settings.collegiate_try else ("kick",)
    kinds = tuple(sorted(kinds, key=lambda kind: -chances[kind]))
    return tuple(Line((Move("try", (kind,)),), spread(chances[kind])) for kind in kinds)


def _toss(thought: Thought) -> tuple[Line, ...]:
    return tuple(Line((Move("call", (side,)),), 0.0) for side in ("heads", "tails"))


def _over(thought: Thought) -> tuple[Line, ...]:
    return ()


_CHOICES: dict[Phase, Callable[[Thought], tuple[Line, ...]]] = {
    Phase.COIN_TOSS: _toss,
    Phase.SETUP_OFFENSE: _offense,
    Phase.SETUP_DEFENSE: _defense,
    Phase.MOTION: _motions,
    Phase.DECLARE: _declarations,
    Phase.TRY_CHOICE: _tries,
    Phase.GAME_OVER: _over,
}
