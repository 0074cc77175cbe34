"""The man in motion and the step into the shotgun (PS-6)."""

from __future__ import annotations

from collections.abc import Iterator

from gridlight.games.pegskin import lineups
from gridlight.games.pegskin.ground import Ground
from gridlight.games.pegskin.holes import Hole
from gridlight.games.pegskin.state import Kind, Peg
from gridlight.kernel.language import tr, trn

_GONE_BACK = tr("the quarterback has gone back already (PS-6).")
_NO_BLITZ = tr("the quarterback goes back only against a blitz: six defenders in two rows (PS-6).")
_NO_ROOM = tr("the holes behind the quarterback aren't free (PS-6, PS-11).")
_LINEMAN = tr("the five linemen stay on the line (PS-5, PS-6).")
_SEVEN = tr("seven men must stay on the line (PS-6).")


def on_offer(ground: Ground) -> Iterator[tuple[Hole, Hole]]:
    """Every motion of the offense, the step into the shotgun first."""
    taker = ground.carrier
    if taker is not None and not why_not_back(ground, taker):
        yield taker.at, shotgun_hole(ground, taker)
    for peg in ground.of(True):
        if not _stays(ground, peg):
            for to in sorted(_ends(ground, peg)):
                yield peg.at, to


def why_not(ground: Ground, peg: Peg, to: Hole) -> str:
    """Why a motion is refused, in one sentence; empty if it isn't."""
    if peg.at == ground.state.board.carrier and to[0] == peg.at[0]:
        if to != shotgun_hole(ground, peg):
            step = ground.rules.shotgun_step
            return trn(
                "the quarterback goes straight back exactly {n} hole (PS-6).",
                "the quarterback goes straight back exactly {n} holes (PS-6).",
                step,
            )
        return why_not_back(ground, peg)
    if refused := _stays(ground, peg):
        return refused
    if to not in _ends(ground, peg):
        return _HOW_FAR
    return ""


_HOW_FAR = tr(
    "the man in motion moves up to four columns through free holes; "
    "from the line he also goes exactly one hole back (PS-6)."
)


def is_shotgun_step(ground: Ground, start: Hole, to: Hole) -> bool:
    """Whether a motion is the quarterback's step straight back."""
    return start == ground.state.board.carrier and start[0] == to[0]


def blitz(ground: Ground) -> bool:
    """Whether the defense stands in a blitz formation (PS-6)."""
    near = (peg for peg in ground.of(False) if peg.at[1] <= ground.rules.blitz_rows)
    return sum(1 for _ in near) >= ground.rules.blitz_men


def shotgun_hole(ground: Ground, taker: Peg) -> Hole:
    """Where the quarterback's step straight back ends."""
    return taker.at[0], taker.at[1] - ground.rules.shotgun_step


def why_not_back(ground: Ground, taker: Peg) -> str:
    """Why the quarterback can't go back into the shotgun; empty if he can."""
    if ground.play.stepped_back:
        return _GONE_BACK
    if not blitz(ground):
        return _NO_BLITZ
    column, end = shotgun_hole(ground, taker)
    way = [(column, row) for row in range(end, taker.at[1])]
    if any(hole in ground.pegs or hole not in ground.holes for hole in way):
        return _NO_ROOM
    return ""


def _stays(ground: Ground, peg: Peg) -> str:
    if peg.kind is Kind.LINEMAN:
        return _LINEMAN
    if peg.at == ground.state.board.carrier and ground.play.stepped_back:
        return _GONE_BACK
    line = lineups.on_the_line(ground.of(True))
    if peg in line and len(line) <= ground.rules.men_on_the_line:
        return _SEVEN
    return ""


def _ends(ground: Ground, peg: Peg) -> set[Hole]:
    """Where a man in motion can end, hole by hole (PS-11)."""
    back = lineups.LINE_ROW - 1 if peg.at[1] == lineups.LINE_ROW else peg.at[1]
    columns = {peg.at: 0}
    edge = [peg.at]
    while edge:
        hole = edge.pop(0)
        for to in _steps(hole, back):
            spent = columns[hole] + abs(to[0] - hole[0])
            free = to in ground.holes and to not in ground.pegs
            if free and spent <= ground.rules.motion_columns and spent < columns.get(to, 99):
                columns[to] = spent
                edge.append(to)
    return {hole for hole in columns if hole[1] == back} - {peg.at}


def _steps(hole: Hole, back: int) -> Iterator[Hole]:
    column, row = hole
    yield column - 1, row
    yield column + 1, row
    if row > back:
        yield from ((column + across, row - 1) for across in (-1, 0, 1))
