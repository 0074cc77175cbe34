"""The moves on offer, lazily: walked through step by step, counted, asked about."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cached_property

from gridlight.games.all_pro import formations, kicks, lineups, refusals, steps, throws
from gridlight.games.all_pro.ground import Ground
from gridlight.games.all_pro.phases import MOVING, SETUPS, WITH_THE_BALL, Phase
from gridlight.games.all_pro.refusals import Asked
from gridlight.kernel.game import Seat
from gridlight.kernel.grid import Square, name_of
from gridlight.kernel.moves import Move, move

FIXED: dict[Phase, tuple[Move, ...]] = {
    Phase.COIN_TOSS: (move("call heads"), move("call tails")),
    Phase.KICK_OR_RECEIVE: (move("choose kick"), move("choose receive")),
    Phase.KICKOFF: (move("kickoff"),),
    Phase.TOUCHBACK_CHOICE: (move("touchback"), move("run-out")),
    Phase.AFTER_SAFETY: (move("kickoff"), move("punt")),
    Phase.PENALTY_CHOICE: (move("accept"), move("decline")),
    Phase.TRY_CHOICE: (move("try die"),),
}
_CALLS = tuple(map(move, ("pass", "lateral", "punt", "field-goal")))


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
        return iter(self._listed) if "_listed" in self.__dict__ else self._walk()

    def __len__(self) -> int:
        return len(self._listed)

    @cached_property
    def _listed(self) -> tuple[Move, ...]:
        return tuple(self._walk())

    def _walk(self) -> Iterator[Move]:
        if self._ground.state.decider is self._seat:
            yield from self._in_turn()
        flag = Move("flag", (self._seat.value,))
        if flag in self:
            yield flag

    def _in_turn(self) -> Iterator[Move]:
        phase = self._ground.state.phase
        if phase in FIXED:
            yield from FIXED[phase]
        elif phase in SETUPS:
            yield from self._line_ups()
        elif phase in MOVING:
            yield from self._moving()
        else:
            yield from _LISTS[phase](self)
        yield from self._if_fine((Move("undo"),))

    def _if_fine(self, moves: Iterable[Move]) -> Iterator[Move]:
        return (said for said in moves if said in self)

    def _line_ups(self) -> Iterator[Move]:
        ground = self._ground
        task = lineups.task_of(ground.state, ground.rules)
        columns = ground.settings.columns
        line_ups = [each.men for each in formations.formations(task, columns)]
        again = formations.last_again(ground.state, task, columns)
        if again is not None:
            line_ups.append(again)
        found = (lineups.placing(men, ground.settings) for men in line_ups)
        yield from self._if_fine(dict.fromkeys(found))

    def _snaps(self) -> Iterator[Move]:
        taker = lineups.snap_taker(self._ground.of(self._seat))
        if taker is not None:
            yield Move("snap", (name_of(taker),))
        yield from self._if_fine((Move("kick"),))

    def _covers(self) -> Iterator[Move]:
        for man in self._ground.of(self._seat):
            if man.at not in self._ground.play.covered:
                for squares in range(1, kicks.room_ahead(self._ground, man) + 1):
                    yield Move("cover", (name_of(man.at), str(squares)))
        yield Move("done")

    def _throws(self) -> Iterator[Move]:
        for each in throws.on_offer(self._ground):
            yield Move("throw", (name_of(each.receiver),))

    def _moving(self) -> Iterator[Move]:
        for start, end in self.single_steps():
            yield Move("move", (name_of(start), name_of(end)))
        if self._ground.state.phase in WITH_THE_BALL:
            yield from self._with_the_ball()
        yield from self._if_fine((Move("done"),))

    def single_steps(self) -> Iterator[tuple[Square, Square]]:
        """Every step of one man to a neighboring square that is on offer."""
        ground = self._ground
        state = ground.state
        if state.moves_left <= 0 and (ground.settings.prevent or state.fourth):
            return
        climbing = bool(ground.climbers(self._seat))
        for man in ground.of(self._seat):
            for to, verdict in steps.ways(ground, man):
                ties = climbing or verdict.landing is steps.Landing.OWN_BLOCKER
                if not ties or not steps.strands(ground, man, to, verdict.landing):
                    yield man.at, to

    def _with_the_ball(self) -> Iterator[Move]:
        ground = self._ground
        carrier = ground.state.board.carrier
        if carrier is None:
            return
        around = [at for at in ground.grid.around(carrier) if at in ground.men]
        hands = (Move("hand", (name_of(carrier), name_of(at))) for at in around)
        yield from self._if_fine(hands)
        yield from self._if_fine(_CALLS)
        yield from self._if_fine((Move("out", (name_of(carrier),)),))


_LISTS: dict[Phase, Callable[[Offers], Iterator[Move]]] = {
    Phase.SNAP: Offers._snaps,
    Phase.KICK_COVERAGE: Offers._covers,
    Phase.THROW: Offers._throws,
}
