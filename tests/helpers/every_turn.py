"""All turns of All-Pro by the rules themselves, move by move: slow, and right by definition."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from gridlight.coaches.turns import TurnEnd, Turns
from gridlight.football import events as told
from gridlight.games.all_pro.game import AllPro
from gridlight.games.all_pro.phases import MOVING
from gridlight.games.all_pro.state import AllProState, Board
from gridlight.kernel.dice import ScriptedDice
from gridlight.kernel.game import Step
from gridlight.kernel.grid import Square, square_of
from gridlight.kernel.moves import Move

Position = tuple[Any, ...]
"""Who stands where, who blocked whom, who has the ball, what became of the play."""


def position(board: Board, end: TurnEnd = TurnEnd.GOES_ON) -> Position:
    """A board as a value: men of one letter are alike."""
    men = frozenset((man.side, man.kind, man.at) for man in board.men)
    blocks = frozenset(
        (block.at, block.top.side, block.top.kind, block.under.kind) for block in board.blocks
    )
    return men, blocks, board.carrier, board.loose, end


def found(turns: Turns) -> list[Position]:
    """The positions of all turns that the loops found."""
    return [position(turns.board(n), turns.end(n)) for n in range(len(turns))]


@dataclass(frozen=True, slots=True)
class _Node:
    """A position within a turn, its men told apart by where they stood when it began."""

    state: AllProState | None
    places: tuple[Square, ...]
    still: frozenset[int]
    shown: Position

    @property
    def key(self) -> tuple[Any, ...]:
        return self.places, self.still, self.shown[2:]


def by_the_rules(
    game: AllPro, start: AllProState, *, hands: bool = True
) -> tuple[list[int], set[Position]]:
    """The same by single moves on offer, without fouls and fumbles, with the moves left.

    First how many there are after at most 0, 1, 2 … moves, every man told apart; then the
    positions.
    """
    places = tuple(man.at for man in game.ground(start).of(start.decider))
    level = {(): _Node(start, places, frozenset(), position(start.board))}
    ends: dict[Any, Position] = {}
    counts = []
    for left in range(start.moves_left, -1, -1):
        following: dict[Any, _Node] = {}
        for node in level.values():
            if node.state is None or not game.ground(node.state).climbers(start.decider):
                ends[node.key] = node.shown
            if left and node.state is not None:
                following |= {after.key: after for after in _afters(game, node, hands=hands)}
        counts.append(len(ends))
        level = {key: node for key, node in following.items() if key not in ends}
    return counts, set(ends.values())


def _afters(game: AllPro, node: _Node, *, hands: bool) -> Iterator[_Node]:
    state = node.state
    assert state is not None
    verbs = ("move", "hand") if hands else ("move",)
    for said in game.legal(state, state.decider):
        if said.verb not in verbs:
            continue
        step = game.apply(state, {state.decider: said}, ScriptedDice(()))
        end = _ended(state, step)
        places, still = _moved(node, said, {event.name for event in step.events})
        if end is TurnEnd.GOES_ON:
            yield _Node(step.state, places, still, position(step.state.board))
        else:
            yield _Node(None, places, still, position(_imagined(state, said), end))


def _moved(node: _Node, said: Move, names: set[str]) -> tuple[tuple[Square, ...], frozenset[int]]:
    if said.verb == "hand":
        return node.places, node.still
    start, to = map(square_of, said.args)
    who = next(n for n, at in enumerate(node.places) if at == start and n not in node.still)
    places = (*node.places[:who], to, *node.places[who + 1 :])
    return places, node.still | {who} if told.BLOCK in names else node.still


def _ended(state: AllProState, step: Step[AllProState]) -> TurnEnd:
    names, after = {event.name for event in step.events}, step.state
    if told.TACKLE in names:
        return TurnEnd.TACKLE
    assert state.play is not None
    kicked = state.play.returning and not state.play.touched and told.RECOVERY in names
    if told.TOUCHDOWN in names and not kicked and told.PUNT_BLOCKED not in names:
        return TurnEnd.TOUCHDOWN
    goes_on = after.phase in MOVING and after.decider is state.decider and after.board.men
    return TurnEnd.GOES_ON if goes_on else TurnEnd.DEAD


def _imagined(state: AllProState, said: Move) -> Board:
    """The board that the rules don't keep, for the play is over."""
    board = state.board
    start, end = map(square_of, said.args)
    if said.verb == "hand":
        return replace(board, carrier=end)
    men = tuple(
        man.to(end) if man.at == start and man.side is state.decider else man for man in board.men
    )
    if end == board.carrier:
        return replace(board, men=men)
    return replace(board, men=men, carrier=end, loose=None)
