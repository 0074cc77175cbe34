"""A man's step to a neighboring square: what the rules say to it, and what it leads to."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum

from gridlight.games.all_pro import fouls, rows
from gridlight.games.all_pro.ground import Ground
from gridlight.games.all_pro.phases import Phase
from gridlight.games.all_pro.state import AllProState, Block, Kind, Man, Play, PlayKind
from gridlight.kernel.game import Seat
from gridlight.kernel.grid import Square, distance, is_diagonal
from gridlight.kernel.language import tr

_OFF_THE_BOARD = tr("no man leaves the board (AP-6).")
_TOO_FAR = tr("a man moves to a square that touches his own, one move each (AP-6).")
_KICK_CALLED = tr("“kick” was called: the kicker stays on his square (AP-P4).")
_FREE_KICK = tr("a free kick can't be run past the line (AP-39).")
_ON_AN_OPPONENT = tr("nobody passes over or lands on an opponent's blocker (AP-9, AP-10).")
_ON_AN_OWN_MAN = tr("one of his own men stands there (AP-6).")
_CARRIER_BLOCKS = tr("the man with the ball can't block (AP-9).")


class Landing(StrEnum):
    """What a man finds on the square that he steps to."""

    FREE = "free"
    BALL = "ball"
    OWN_BLOCKER = "own-blocker"
    OPPONENT = "opponent"
    CARRIER = "carrier"


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the rules say to a step: why it is refused (empty if it isn't), or its fouls."""

    refused: str = ""
    landing: Landing = Landing.FREE
    fouls: tuple[str, ...] = ()


def judge(ground: Ground, man: Man, to: Square, carries: bool | None = None) -> Verdict:
    """The verdict on the step of a man of the side that moves.

    Where he stands may be imagined; then `carries` says whether he has the ball there.
    """
    if to not in ground.grid:
        return Verdict(_OFF_THE_BOARD)
    if distance(man.at, to) != 1:
        return Verdict(_TOO_FAR)
    if carries is None:
        carries = man.at == ground.state.board.carrier
    if refused := _tied(ground, man, to, carries):
        return Verdict(refused)
    verdict = _landing(ground, man, to, carries)
    if verdict.refused:
        return verdict
    found = (*_fouls_of_moving(ground, man, to), *verdict.fouls)
    if found and (ground.settings.prevent or not _may_be_done(ground, found)):
        return Verdict(fouls.REFUSALS[found[0]])
    return Verdict("", verdict.landing, found)


def _may_be_done(ground: Ground, found: tuple[str, ...]) -> bool:
    return fouls.PERSONAL not in found or not ground.state.fourth


def _tied(ground: Ground, man: Man, to: Square, carries: bool) -> str:
    if not carries:
        return ""
    if ground.play.end_zone_kick and ground.from_scrimmage:
        return _KICK_CALLED
    free = ground.play.kind is PlayKind.FREE_PUNT and ground.from_scrimmage
    if free and ground.past_line(man.to(to)):
        return _FREE_KICK
    return ""


def _landing(ground: Ground, man: Man, to: Square, carries: bool) -> Verdict:
    other = ground.men.get(to)
    block = ground.blocks.get(to)
    if block is not None and block.top.side is not man.side:
        return Verdict(_ON_AN_OPPONENT)
    if other is not None and other.side is man.side:
        return Verdict(_ON_AN_OWN_MAN)
    if block is not None:
        return Verdict(landing=Landing.OWN_BLOCKER)
    if other is None:
        loose = to == ground.state.board.loose
        return Verdict(landing=Landing.BALL if loose else Landing.FREE)
    if to == ground.state.board.carrier:
        return Verdict(landing=Landing.CARRIER)
    if carries:
        return Verdict(_CARRIER_BLOCKS)
    found = (fouls.INTERFERENCE,) if ground.protected(other) else ()
    return Verdict(landing=Landing.OPPONENT, fouls=found)


def _fouls_of_moving(ground: Ground, man: Man, to: Square) -> Iterator[str]:
    if ground.state.moves_left <= 0:
        yield fouls.PERSONAL  # AP-45
    inside = man.kind in (Kind.LINEMAN, Kind.CENTER)
    if inside and man.side is ground.state.offense and is_diagonal(man.at, to):
        yield fouls.HANDS  # AP-4, AP-43


def stepped(state: AllProState, man: Man, to: Square, landing: Landing) -> AllProState:
    """The state after a step that was allowed; no dice, no ending of the play."""
    spent = replace(
        state, moves_left=max(0, state.moves_left - 1), fourth=state.fourth or state.moves_left <= 0
    )
    if landing is Landing.OPPONENT:
        return _blocked(spent, man, to)
    if landing is Landing.CARRIER:
        return spent
    board = state.board
    men = tuple(m.to(to) if m.at == man.at and m.side is man.side else m for m in board.men)
    if man.at == board.carrier:
        carried = replace(board, men=men, carrier=to)
        return having_ball(replace(spent, board=carried, play=_unkicked(state.play)))
    moved = replace(spent, board=replace(board, men=men))
    return picked_up(moved, man.to(to)) if landing is Landing.BALL else moved


def _unkicked(play: Play | None) -> Play | None:
    # AP-P1: once he moves with the ball he can't kick on this play
    return replace(play, kicker=None) if play is not None and play.kicker else play


def _blocked(state: AllProState, man: Man, to: Square) -> AllProState:
    board = state.board
    under = next(m for m in board.men if m.at == to)
    men = tuple(m for m in board.men if m not in (man, under))
    return replace(
        state, board=replace(board, men=men, blocks=(*board.blocks, Block(man.to(to), under)))
    )


def picked_up(state: AllProState, man: Man) -> AllProState:
    """The state in which a man has the ball that lay on his square; roles change at once (AP-4)."""
    taken = replace(state, board=replace(state.board, carrier=man.at, loose=None))
    return having_ball(given_to(taken, man))


def given_to(state: AllProState, man: Man) -> AllProState:
    """The state in which the ball is with `man`'s side, whoever had it last."""
    play = state.play
    assert play is not None
    if man.side is state.offense:
        return state if play.kicker is None else replace(state, play=replace(play, kicker=None))
    play = replace(play, changed=True, returning=False, kicker=None, sheltered=False, call=None)
    return replace(state, offense=man.side, play=play, phase=Phase.OFFENSE_MOVES)


def having_ball(state: AllProState) -> AllProState:
    """The same state with what the carrier's square means noted: past the line, out of shelter."""
    play, carrier = state.play, state.board.carrier
    assert play is not None
    assert carrier is not None
    row = carrier[1]
    if play.sheltered and not rows.own_end_zone(state.offense, row):
        state = replace(state, play=replace(play, sheltered=False))  # FB-8
    running = play.kind is not PlayKind.KICKOFF and not play.changed
    if running and rows.beyond(play.by, play.line, row):
        men = tuple(replace(m, crossed=True) if m.at == carrier else m for m in state.board.men)
        state = replace(state, board=replace(state.board, men=men))  # AP-21
    return state


def ways(ground: Ground, man: Man, carries: bool | None = None) -> Iterator[tuple[Square, Verdict]]:
    """The squares that a man can step to now, with the verdicts; AP-10's last rule aside."""
    for to in ground.grid.around(man.at):
        verdict = judge(ground, man, to, carries)
        if not verdict.refused:
            yield to, verdict


def strands(ground: Ground, man: Man, to: Square, landing: Landing) -> bool:
    """Whether a step leaves a man of that side on a blocker with no way off (AP-10)."""
    climbs = landing is Landing.OWN_BLOCKER
    if not climbs and all(climber.at == man.at for climber in ground.climbers(man.side)):
        return False
    if landing is Landing.CARRIER:  # the play is over
        return False
    return not can_get_off(ground.then(stepped(ground.state, man, to, landing)), man.side)


def can_get_off(ground: Ground, side: Seat) -> bool:
    """Whether all men of a side who stand on blockers can leave them with the moves left."""
    climbers = ground.climbers(side)
    if not climbers:
        return True
    if ground.state.moves_left < len(climbers):
        return False
    for climber in climbers:
        for to, verdict in ways(ground, climber):
            if verdict.fouls:
                continue
            if verdict.landing is Landing.CARRIER:
                return True
            after = stepped(ground.state, climber, to, verdict.landing)
            if can_get_off(ground.then(after), side):
                return True
    return False
