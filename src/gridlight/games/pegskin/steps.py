"""A peg's step to a neighboring hole: what the rules say to it, what it leads to, where it ends."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cache

from gridlight.games.pegskin.ground import Ground
from gridlight.games.pegskin.holes import Hole
from gridlight.games.pegskin.phases import LINE_PLAY, Phase
from gridlight.games.pegskin.state import Block, Kind, Peg, PegskinState
from gridlight.kernel.grid import distance
from gridlight.kernel.language import tr, trn

_OFF_THE_BOARD = tr("pegs stay on the board; a carrier at the sideline steps “out” (PS-11).")
_TOO_FAR = tr("a peg moves hole by hole (PS-11).")
_ON_A_PAIR = tr("nobody moves through or onto a blocked pair (PS-11, PS-13).")
_ON_AN_OWN_PEG = tr("one of its own pegs stands there (PS-11).")
_OVER_THE_LINE = tr("the defense reacts on its own side of the line (PS-6).")
_ONLY_THE_CARRIER = tr("in the run only the carrier moves for the offense (PS-18).")
_ONE_DEFENDER = tr("in the run one defender moves a roll (PS-18).")
_CARRIER_BLOCKS = tr("the carrier can't block (PS-13).")
_NO_BLOCKS_NOW = tr("blocks are made only in line play (PS-13).")
_SCREENED = tr("beyond five yards the offense blocks only on running plays (PS-14).")
_ONLY_COVERED = tr("from five yards on a ball handler may only be covered (PS-14).")
_NOT_THE_CARRIER = tr("only the man with the ball steps out of bounds (PS-11).")
_NOT_AT_THE_SIDELINE = tr("he isn't at the sideline (PS-11).")


class Landing(StrEnum):
    """What a peg does on the hole that it steps to."""

    FREE = "free"
    BLOCK = "block"
    TACKLE = "tackle"


class Stop(StrEnum):
    """Why a peg can't go on from the hole that it has reached."""

    BLOCK = "block"
    TACKLE = "tackle"
    TOUCHDOWN = "touchdown"
    ZONE = "zone"
    LINE = "line"
    BOARD_END = "board-end"


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the rules say to a step: why it is refused (empty if it isn't), else what it does."""

    refused: str = ""
    landing: Landing = Landing.FREE


_FREE = Verdict()


def judge(ground: Ground, peg: Peg, to: Hole) -> Verdict:
    """The verdict on the step of a peg of the side that moves, moves left or not."""
    if to not in ground.holes:
        return Verdict(_OFF_THE_BOARD)
    if distance(peg.at, to) != 1:
        return Verdict(_TOO_FAR)
    return _beside(ground, peg, to)


def _beside(ground: Ground, peg: Peg, to: Hole) -> Verdict:
    if refused := _tied(ground, peg, across=to[1] == peg.at[1]) or _astray(ground, to):
        return Verdict(refused)
    return _landing(ground, peg, to)


def _landing(ground: Ground, peg: Peg, to: Hole) -> Verdict:
    if to in ground.blocks:
        return Verdict(_ON_A_PAIR)
    other = ground.pegs.get(to)
    if other is None:
        return _FREE
    if other.offense is peg.offense:
        return Verdict(_ON_AN_OWN_PEG)
    return _onto(ground, peg, other)


def _astray(ground: Ground, to: Hole) -> str:
    if to[1] >= 1 or ground.state.phase is not Phase.MOTION_REACTION:
        return ""
    return _OVER_THE_LINE


def _tied(ground: Ground, peg: Peg, *, across: bool) -> str:
    phase = ground.state.phase
    if phase is Phase.MOTION_REACTION:
        return ""
    if phase is Phase.RUN_OFFENSE:
        alone = peg.at == ground.state.board.carrier
        return "" if alone else _ONLY_THE_CARRIER
    if phase is Phase.RUN_DEFENSE:
        free = ground.play.chaser in (None, peg.at)
        return "" if free else _ONE_DEFENDER
    return over_allowance(ground, peg, across=across)


def allowance(ground: Ground, peg: Peg) -> int:
    """Holes forward, backward and diagonally that a peg may move in one roll (PS-10)."""
    if peg.kind is not Kind.RECEIVER:
        return ground.rules.allowance
    if not peg.offense:
        return ground.rules.allowance_defender
    carries = peg.at == ground.state.board.carrier
    return ground.rules.allowance if carries else ground.rules.allowance_receiver


def over_allowance(ground: Ground, peg: Peg, *, across: bool) -> str:
    """Why one more step is more than its allowance in line play; empty if it isn't (PS-10)."""
    in_all = ground.rules.allowance_in_all
    if peg.steps >= in_all:
        return _over_in_all(in_all)
    most = allowance(ground, peg)
    if not across and peg.straight >= most:
        return _over_straight(most)
    return ""


@cache
def _over_in_all(most: int) -> str:
    return trn(
        "a peg moves at most {n} hole a roll (PS-10).",
        "a peg moves at most {n} holes a roll (PS-10).",
        most,
    )


@cache
def _over_straight(most: int) -> str:
    return trn(
        "it moves at most {n} hole forward, backward or diagonally a roll (PS-10).",
        "it moves at most {n} holes forward, backward or diagonally a roll (PS-10).",
        most,
    )


def _onto(ground: Ground, peg: Peg, other: Peg) -> Verdict:
    carrier = ground.state.board.carrier
    if other.at == carrier:
        return Verdict(landing=Landing.TACKLE)  # PS-12, PS-19
    if peg.at == carrier:
        return Verdict(_CARRIER_BLOCKS)
    if not ground.line_play:
        return Verdict(_NO_BLOCKS_NOW)
    chuck = ground.rules.chuck_row
    if other.at[1] >= chuck:
        if peg.offense and ground.play.screened:
            return Verdict(_SCREENED)
        if not peg.offense and other.kind.handles:
            return Verdict(_ONLY_COVERED)
    return Verdict(landing=Landing.BLOCK)


def stop(ground: Ground, peg: Peg, to: Hole, landing: Landing) -> Stop | None:
    """What the rules force a peg to stop for on the hole that it steps to."""
    if landing is not Landing.FREE:
        return Stop(landing.value)
    if peg.at != ground.state.board.carrier:
        return None
    if ground.scores(to[1]):
        return Stop.TOUCHDOWN  # PS-28
    if to in ground.enemy_zones:
        return Stop.ZONE
    if ground.line_play:
        return Stop.LINE if to[1] >= 0 else None  # PS-15
    return Stop.BOARD_END if to[1] >= ground.holes.half_length else None  # PS-3


def stepped(state: PegskinState, peg: Peg, to: Hole, landing: Landing) -> PegskinState:
    """The state after a step that was allowed; no ending, no turn passing."""
    left = max(0, (state.moves_left or 0) - 1)
    if landing is Landing.TACKLE:
        return replace(state, moves_left=left)
    board = state.board
    if landing is Landing.BLOCK:
        under = next(other for other in board.pegs if other.at == to)
        pegs = tuple(other for other in board.pegs if other not in (peg, under))
        block = Block(peg.to(to).rested(), under.rested())
        return replace(
            state,
            moves_left=left,
            board=replace(board, pegs=pegs, blocks=(*board.blocks, block)),
        )
    moved = peg.to(to) if state.phase in LINE_PLAY else replace(peg, at=to)
    pegs = tuple(moved if other.at == peg.at else other for other in board.pegs)
    carrier = to if peg.at == board.carrier else board.carrier
    after = replace(state, moves_left=left, board=replace(board, pegs=pegs, carrier=carrier))
    return _noted(after, peg, to)


def _noted(state: PegskinState, peg: Peg, to: Hole) -> PegskinState:
    play = state.play
    assert play is not None
    if state.phase is Phase.RUN_DEFENSE:
        return replace(state, play=replace(play, chaser=to))
    if state.phase is Phase.RUN_OFFENSE:
        return replace(state, play=replace(play, ran=True))
    return state


def ways(ground: Ground, peg: Peg) -> Iterator[tuple[Hole, Verdict]]:
    """The holes that a peg can step to now, with the verdicts."""
    tied = {across: _tied(ground, peg, across=across) for across in (False, True)}
    if all(tied.values()):
        return
    row = peg.at[1]
    for to in ground.holes.around(peg.at):
        if tied[to[1] == row] or _astray(ground, to):
            continue
        verdict = _landing(ground, peg, to)
        if not verdict.refused:
            yield to, verdict


def why_not_out(ground: Ground, peg: Peg) -> str:
    """Why a peg can't step over the sideline now; empty if it can (PS-11)."""
    if peg.at != ground.state.board.carrier:
        return _NOT_THE_CARRIER
    if not ground.holes.at_the_sideline(peg.at):
        return _NOT_AT_THE_SIDELINE
    return over_allowance(ground, peg, across=True) if ground.line_play else ""
