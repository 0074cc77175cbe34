"""A turn that was thought out, move by move, as long as the board is as it was foreseen."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from gridlight.coaches.fast import pegs, pegs_turn
from gridlight.coaches.pegskin.packed import Packed, pack
from gridlight.coaches.pegskin.turns import Action, searcher
from gridlight.games.pegskin.holes import Hole, name_of
from gridlight.games.pegskin.ruleset import Settings
from gridlight.games.pegskin.state import PegskinState
from gridlight.kernel.moves import Move

DONE = Move("done")


@dataclass(frozen=True, slots=True)
class Way:
    """A move as it was planned: from where to where, and what kind of step it is."""

    start: Hole
    end: Hole
    how: int


@dataclass(slots=True)
class Plan:
    """The moves still to be made, and the position that they were planned for."""

    ways: list[Way] = field(default_factory=list)
    foreseen: Any = None

    def fits(self, state: PegskinState) -> bool:
        """Whether the plan is for this very position."""
        return self.foreseen is not None and self.foreseen == _position(state, state.moves_left)


def _position(state: PegskinState, left: int | None) -> Any:
    board = state.board
    stands = frozenset((peg.offense, peg.kind, peg.at) for peg in board.pegs)
    pairs = frozenset(block.at for block in board.blocks)
    return state.phase, state.clock, state.score, stands, pairs, board.carrier, left


def planned(packed: Packed, actions: tuple[Action, ...]) -> list[Way]:
    """The moves of a way to end the turn, by holes."""
    after, ways = packed.copy(), []
    for man, to, how, cost in actions:
        start = after.hole(int(after.men[man, pegs.AT]))
        taken = how >= pegs_turn.HAND
        end = after.hole(int(after.men[to, pegs.AT]) if taken else to)
        ways.append(Way(start, end, how))
        pegs_turn.make(after.floor, after.zones, after.men, after.facts, man, to, how, cost)
    return ways


def in_full(packed: Packed, actions: tuple[Action, ...]) -> tuple[Move, ...]:
    """All the moves of a way to end the turn, with the word that ends it where it goes on."""
    after, said = packed.copy(), []
    for way, (man, to, how, cost) in zip(planned(packed, actions), actions, strict=True):
        said.append(_worded(after, way))
        pegs_turn.make(after.floor, after.zones, after.men, after.facts, man, to, how, cost)
    ended = bool(actions) and pegs_turn.ends_turn(after.men, after.facts, actions[-1][2])
    return tuple(said) if ended else (*said, DONE)


def in_words(state: PegskinState, settings: Settings, way: Way) -> Move | None:
    """The planned move as it can be made now; None if it can't."""
    said = _worded(pack(state, settings), way)
    return said if said.args else None


def _worded(packed: Packed, way: Way) -> Move:
    if way.how >= pegs_turn.HAND:
        verb = "hand" if way.how == pegs_turn.HAND else "pitch"
        return Move(verb, (name_of(way.start), name_of(way.end)))
    return Move("move", tuple(map(name_of, walk(packed, way))))


def walk(packed: Packed, way: Way) -> tuple[Hole, ...]:
    """The holes from start to end, both among them; empty when there is no way."""
    man = int(packed.floor[packed.number(way.start)])
    if man < 0:
        return ()
    search = searcher(packed)
    count = pegs.reach(
        packed.floor, packed.zones, packed.men, packed.facts, man, search.scratch, search.seen
    )
    target = packed.number(way.end)
    for entry in range(1, count):
        if search.scratch[entry, pegs.HOLE] == target and search.scratch[entry, pegs.FIRST]:
            path = []
            while entry >= 0:
                path.append(packed.hole(int(search.scratch[entry, pegs.HOLE])))
                entry = int(search.scratch[entry, pegs.BEFORE])
            return tuple(reversed(path))
    return ()


def follow(plan: Plan, state: PegskinState, settings: Settings) -> Move:
    """The plan's next move; the plan then waits for what it leads to."""
    if not plan.ways:
        plan.foreseen = None
        return DONE
    way = plan.ways.pop(0)
    said = in_words(state, settings, way)
    if said is None:
        plan.ways, plan.foreseen = [], None
        return DONE
    plan.foreseen = _after(state, settings, way, said)
    return said


def _after(state: PegskinState, settings: Settings, way: Way, said: Move) -> Any:
    """The position after a move without dice; None where the turn is over or dice fall."""
    if way.how == pegs_turn.HAND:
        position = list(_position(state, state.moves_left))
        position[5] = way.end
        return tuple(position)
    if way.how not in (pegs.GOES_ON, pegs.BLOCK):
        return None
    board, blocked = state.board, way.how == pegs.BLOCK
    gone = {way.start, way.end} if blocked else {way.start}
    stands = {(peg.offense, peg.kind, peg.at) for peg in board.pegs if peg.at not in gone}
    if not blocked:
        mover = next(peg for peg in board.pegs if peg.at == way.start)
        stands.add((mover.offense, mover.kind, way.end))
    pairs = {block.at for block in board.blocks} | ({way.end} if blocked else set())
    carrier = way.end if way.start == board.carrier else board.carrier
    left = (state.moves_left or 0) - (len(said.args) - 1)
    return (
        state.phase, state.clock, state.score, frozenset(stands), frozenset(pairs), carrier, left,
    )  # fmt: skip
