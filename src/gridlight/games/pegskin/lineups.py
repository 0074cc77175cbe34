"""Line-ups: where a side's eleven may be placed, and why others are refused (PS-4, PS-5)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from gridlight.games.pegskin import pegtext
from gridlight.games.pegskin.actions import SNAP
from gridlight.games.pegskin.holes import Hole, Holes, hole_of, name_of
from gridlight.games.pegskin.ruleset import Numbers
from gridlight.games.pegskin.state import ELEVEN, Kind, Peg
from gridlight.kernel.language import tr, trn
from gridlight.kernel.moves import Move

LINE_ROW = -1
"""The row behind the line, on which the offense's line stands."""

SNAP_ROWS = {LINE_ROW - 1: "under center", LINE_ROW - 5: "shotgun"}
"""The rows on which the man who takes the snap may stand (PS-5)."""


@dataclass(frozen=True, slots=True)
class Placed:
    """What a `place` says: eleven pegs, and for the offense the hole of who takes the snap."""

    pegs: tuple[Peg, ...]
    taker: Hole | None = None


def read(said: Move, *, offense: bool, holes: Holes) -> Placed:
    """The line-up that a `place` says; raises `ValueError` with one sentence."""
    items, taker = said.args, None
    if offense:
        if not items or items[-1].split()[0] != SNAP:
            raise ValueError(tr("say who takes the snap at the end, like snap 27,-2"))
        words = items[-1].split()
        if len(words) != 2:
            raise ValueError(tr("say one man after “snap”, like snap 27,-2"))
        items, taker = items[:-1], hole_of(words[1])
    pegs = pegtext.read_pegs(items, holes)
    if any(peg.offense is not offense for peg in pegs):
        raise ValueError(tr("each side places its own pegs only"))
    return Placed(pegs, taker)


def placing(pegs: Sequence[Peg], taker: Hole | None) -> Move:
    """The `place` that puts these pegs on the board."""
    snap = (f"{SNAP} {name_of(taker)}",) if taker is not None else ()
    return Move("place", (*map(pegtext.write_peg, pegs), *snap))


def why_not(placed: Placed, rules: Numbers, *, offense: bool) -> str:
    """Why a line-up is refused, in one sentence; empty if it isn't."""
    if Counter(peg.kind for peg in placed.pegs) != Counter(ELEVEN):
        return tr("a team has five linemen, four backs and two receivers (PS-4).")
    if not offense:
        own = all(peg.at[1] >= 1 for peg in placed.pegs)
        return "" if own else tr("the defense stands on its own side, from row 1 on (PS-5).")
    if any(peg.at[1] > LINE_ROW for peg in placed.pegs):
        return tr("the offense stands on its own side, behind row 0 (PS-5).")
    return _why_no_line(placed, rules) or _why_no_taker(placed)


def _why_no_line(placed: Placed, rules: Numbers) -> str:
    line = on_the_line(placed.pegs)
    if len(line) < rules.men_on_the_line:
        return trn(
            "at least {n} peg stands on row {row} (PS-5).",
            "at least {n} pegs stand on row {row} (PS-5).",
            rules.men_on_the_line,
            row=LINE_ROW,
        )
    if sum(peg.kind is Kind.LINEMAN for peg in line) < ELEVEN[Kind.LINEMAN]:
        return tr("all five linemen stand on row {row} (PS-5).", row=LINE_ROW)
    return ""


def _why_no_taker(placed: Placed) -> str:
    taker = next((peg for peg in placed.pegs if peg.at == placed.taker), None)
    if taker is None or taker.kind is not Kind.BACK:
        return tr("a back takes the snap (PS-5).")
    if taker.at[0] != center(placed.pegs)[0] or taker.at[1] not in SNAP_ROWS:
        return tr("he stands straight behind the center, one hole back or five (PS-5).")
    return ""


def on_the_line(pegs: Sequence[Peg]) -> list[Peg]:
    """The offense's pegs on the row behind the line."""
    return [peg for peg in pegs if peg.offense and peg.at[1] == LINE_ROW]


def center(pegs: Sequence[Peg]) -> Hole:
    """Where the center stands: the middle one of the five linemen."""
    linemen = sorted(peg.at for peg in pegs if peg.offense and peg.kind is Kind.LINEMAN)
    return linemen[len(linemen) // 2]
