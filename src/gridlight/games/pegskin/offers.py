"""The moves on offer, found when first asked for: walked through, counted, asked about."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cached_property

from gridlight.games.pegskin import formations, lineups, motions, passing, refusals, steps
from gridlight.games.pegskin.actions import OUT
from gridlight.games.pegskin.ground import Ground
from gridlight.games.pegskin.holes import Hole, name_of
from gridlight.games.pegskin.phases import Phase
from gridlight.games.pegskin.refusals import Asked
from gridlight.kernel.game import Seat
from gridlight.kernel.grid import distance
from gridlight.kernel.moves import Move, move

_TOSS = (move("call heads"), move("call tails"))
_TRIES = (move("try kick"), move("try run"), move("try pass"))
_KICKS = (Move("punt"), Move("field-goal"))
_ROLL, _DONE, _RUN, _UNDO = Move("roll"), Move("done"), Move("run"), Move("undo")

Offered = Move | tuple[Hole, Hole]
"""A move, or a single step of a peg, which is put into words once it is asked for."""


class Offers:
    """What a seat may do; a walk lists single steps and named line-ups, `in` knows all moves."""

    def __init__(self, ground: Ground, seat: Seat) -> None:
        self._ground = ground
        self._seat = seat

    def __contains__(self, said: object) -> bool:
        return isinstance(said, Move) and not refusals.why_not(
            Asked(self._ground, self._seat, said)
        )

    def __iter__(self) -> Iterator[Move]:
        return (
            each if isinstance(each, Move) else Move("move", tuple(map(name_of, each)))
            for each in self._all
        )

    def __len__(self) -> int:
        return len(self._all)

    @cached_property
    def _all(self) -> tuple[Offered, ...]:
        if self._ground.state.decider is not self._seat:
            return ()
        listed = _LISTS[self._ground.state.phase](self)
        return (*listed, *self._if_fine((_UNDO,)))

    def _if_fine(self, moves: Iterable[Move]) -> Iterator[Move]:
        return (said for said in moves if said in self)

    def _toss(self) -> Iterator[Move]:
        yield from _TOSS

    def _tries(self) -> Iterator[Move]:
        yield from self._if_fine(_TRIES)

    def _line_ups(self) -> Iterator[Move]:
        ground, state = self._ground, self._ground.state
        offense = state.phase is Phase.SETUP_OFFENSE
        known = formations.formations(ground.holes, offense=offense)
        placings = [lineups.placing(each.pegs, each.taker) for each in known]
        again = formations.last_again(state, self._seat, offense=offense)
        if again is not None:
            placings.append(lineups.placing(again.pegs, again.taker))
        yield from dict.fromkeys(placings)
        if offense:
            yield from self._if_fine(_KICKS)

    def _motions(self) -> Iterator[Move]:
        yield Move("no-motion")
        for start, end in motions.on_offer(self._ground):
            yield Move("motion", (name_of(start), name_of(end)))

    def _turn(self) -> Iterator[Offered]:
        state = self._ground.state
        if state.moves_left is None:
            yield _ROLL
            return
        yield from self.single_steps()
        if state.phase in (Phase.LINE_OFFENSE, Phase.RUN_OFFENSE):
            yield from self._with_the_ball()
        yield _DONE

    def single_steps(self) -> Iterator[tuple[Hole, Hole]]:
        """Every step of one peg to a neighboring hole that is on offer."""
        ground = self._ground
        state = ground.state
        if not state.moves_left:
            return
        if state.phase is Phase.RUN_OFFENSE:
            movers = [ground.carrier] if ground.carrier is not None else []
        else:
            movers = ground.of_seat(self._seat)
        for peg in movers:
            for to, _ in steps.ways(ground, peg):
                yield peg.at, to

    def _with_the_ball(self) -> Iterator[Move]:
        carrier = self._ground.carrier
        if carrier is None:
            return
        at = name_of(carrier.at)
        if self._ground.state.phase is Phase.LINE_OFFENSE:
            for peg in self._ground.of(True):
                if passing.why_no_taker(self._ground, peg):
                    continue
                if distance(peg.at, carrier.at) == 1:
                    yield Move("hand", (at, name_of(peg.at)))
                if not passing.why_no_pitch(self._ground, peg):
                    yield Move("pitch", (at, name_of(peg.at)))
        yield from self._if_fine((Move("move", (at, OUT)),))

    def _declarations(self) -> Iterator[Move]:
        yield _RUN
        yield from self._if_fine((_ROLL,))
        play = self._ground.play
        if not play.screened and not play.no_pass:
            for each in passing.targets(self._ground):
                yield Move("throw", (name_of(each.receiver),))

    def _over(self) -> Iterator[Move]:
        yield from ()


_LISTS: dict[Phase, Callable[[Offers], Iterator[Offered]]] = {
    Phase.COIN_TOSS: Offers._toss,
    Phase.SETUP_OFFENSE: Offers._line_ups,
    Phase.SETUP_DEFENSE: Offers._line_ups,
    Phase.MOTION: Offers._motions,
    Phase.MOTION_REACTION: Offers._turn,
    Phase.LINE_OFFENSE: Offers._turn,
    Phase.LINE_DEFENSE: Offers._turn,
    Phase.DECLARE: Offers._declarations,
    Phase.RUN_OFFENSE: Offers._turn,
    Phase.RUN_DEFENSE: Offers._turn,
    Phase.TRY_CHOICE: Offers._tries,
    Phase.GAME_OVER: Offers._over,
}
