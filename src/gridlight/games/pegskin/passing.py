"""Passes and pitches: to whom, and what the dice make of them (PS-17, PS-20 to PS-23)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from gridlight.football import field
from gridlight.games.pegskin.ground import Ground
from gridlight.games.pegskin.holes import Hole
from gridlight.games.pegskin.state import Peg
from gridlight.kernel.grid import distance
from gridlight.kernel.language import tr

_TO_HIMSELF = tr("the passer can't throw to himself (PS-21).")
_TO_A_LINEMAN = tr("linemen may not handle the ball (PS-4, PS-21).")
_BEHIND_THE_PASSER = tr("a man behind the passer's row can only be pitched to (PS-21).")
_NARROW_SCREEN = tr("behind the line a screen goes four or more to the side (PS-23).")
_TOO_DEEP = tr("he is more than ten yards deep in the end zone (PS-22).")
_HAS_IT = tr("he has the ball already (PS-16).")
_IS_A_LINEMAN = tr("linemen may not handle the ball (PS-4).")
_OVER_THE_LINE = tr("nobody on or over the line is handed the ball (PS-16).")
_BAD_PITCH = tr("a pitch goes level or up to two rows back, within four holes sideways (PS-17).")


class Outcome(StrEnum):
    """What becomes of a pass or a pitch."""

    COMPLETE = "complete"
    INCOMPLETE = "incomplete"
    INTERCEPTED = "intercepted"
    SACK = "sack"


@dataclass(frozen=True, slots=True)
class Pass:
    """A pass that can be thrown now.

    `cover` are the distances of unblocked defenders to the receiver, nearest first, with their
    holes; `rushers` are the holes of those within one hole of the passer (PS-20).
    """

    passer: Hole
    receiver: Hole
    screen: bool
    cover: tuple[tuple[int, Hole], ...] = ()
    rushers: tuple[Hole, ...] = ()

    @property
    def nearest(self) -> int | None:
        """Holes between the receiver and the nearest defender; None without any."""
        return self.cover[0][0] if self.cover else None


def targets(ground: Ground) -> list[Pass]:
    """The passes that the carrier could throw."""
    return [_pass(ground, peg) for peg in ground.of(True) if not why_no_target(ground, peg)]


def to_hole(ground: Ground, hole: Hole) -> Pass:
    """The pass to the man in that hole, whether it may be thrown or not."""
    return _pass(ground, ground.pegs[hole])


def _pass(ground: Ground, receiver: Peg) -> Pass:
    passer = ground.state.board.carrier
    assert passer is not None
    cover = sorted((distance(peg.at, receiver.at), peg.at) for peg in ground.of(False))
    rushers = tuple(peg.at for peg in ground.near(passer, ground.rules.close_cover))
    return Pass(passer, receiver.at, receiver.at[1] < 0, tuple(cover), rushers)


def why_no_target(ground: Ground, peg: Peg) -> str:
    """Why a peg of the offense can't be thrown to; empty if it can."""
    passer = ground.state.board.carrier
    assert passer is not None
    if peg.at == passer:
        return _TO_HIMSELF
    if not peg.kind.handles:
        return _TO_A_LINEMAN
    if peg.at[1] < passer[1]:
        return _BEHIND_THE_PASSER
    if peg.at[1] < 0:
        wide = abs(peg.at[0] - passer[0]) >= ground.rules.screen_columns
        return "" if wide else _NARROW_SCREEN
    deep = -field.to_goal(ground.state.offense, ground.spot(peg.at[1]))
    if deep > ground.rules.end_zone_depth:
        return _TOO_DEEP
    return ""


def outcome(ground: Ground, thrown: Pass, shown: str) -> Outcome:
    """What the S/D/T die makes of a pass (PS-20)."""
    rules, nearest = ground.rules, thrown.nearest
    close = nearest is not None and nearest <= rules.close_cover
    if close:
        return _CLOSE[shown]
    if shown == "T" and thrown.rushers:
        return Outcome.SACK
    loose = nearest is not None and nearest <= rules.loose_cover
    return (_LOOSE if loose else _OPEN)[shown]


_CLOSE = {"S": Outcome.INCOMPLETE, "D": Outcome.INTERCEPTED, "T": Outcome.COMPLETE}
_LOOSE = {"S": Outcome.COMPLETE, "D": Outcome.INCOMPLETE, "T": Outcome.INTERCEPTED}
_OPEN = {"S": Outcome.COMPLETE, "D": Outcome.INCOMPLETE, "T": Outcome.INCOMPLETE}


def why_no_taker(ground: Ground, peg: Peg) -> str:
    """Why a peg of the offense can't be handed or pitched the ball, wherever it stands."""
    if peg.at == ground.state.board.carrier:
        return _HAS_IT
    if not peg.kind.handles:
        return _IS_A_LINEMAN
    if peg.at[1] >= 0:
        return _OVER_THE_LINE
    return ""


def why_no_pitch(ground: Ground, peg: Peg) -> str:
    """Why a peg of the offense can't be pitched to; empty if it can (PS-17)."""
    if refused := why_no_taker(ground, peg):
        return refused
    carrier = ground.state.board.carrier
    assert carrier is not None
    across, behind = abs(peg.at[0] - carrier[0]), carrier[1] - peg.at[1]
    if across > ground.rules.pitch_columns or not 0 <= behind <= ground.rules.pitch_rows:
        return _BAD_PITCH
    return ""


def pitch_outcome(ground: Ground, to: Hole, shown: str) -> Outcome:
    """What the S/D/T die makes of a pitch (PS-17)."""
    carrier = ground.state.board.carrier
    assert carrier is not None
    if shown != "T":
        return Outcome.COMPLETE
    if ground.near(carrier, ground.rules.close_cover):
        return Outcome.SACK
    if ground.near(to, ground.rules.close_cover):
        return Outcome.INTERCEPTED
    return Outcome.INCOMPLETE
