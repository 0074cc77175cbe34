"""What people hold to without reckoning: when one kicks deep, and when one kicks at all."""

from __future__ import annotations

from collections.abc import Sequence

from gridlight.games.foto_electric.phases import Phase
from gridlight.games.foto_electric.state import FotoState
from gridlight.kernel.game import Seat
from gridlight.kernel.moves import Move

LATE_QUARTER = 4
LAST_DOWN = 4


def by_custom(state: FotoState, seat: Seat, moves: Sequence[Move]) -> Sequence[Move]:
    """The moves that custom leaves open: the ball first, deep kick-offs unless behind late in the
    game, no kick from scrimmage before the last down.
    """
    forbidden: set[str] = set()
    if state.phase is Phase.KICKOFF and not _behind_late(state, seat):
        forbidden = {"onside"}
    if state.phase is Phase.KICK_OR_RECEIVE:
        forbidden = {"choose kick"}
    if state.phase is Phase.SCRIMMAGE_CALL and state.situation.down < LAST_DOWN:
        forbidden = {"punt", "quick-kick", "field-goal"}
    kept = [move for move in moves if str(move) not in forbidden]
    return kept or moves


def _behind_late(state: FotoState, seat: Seat) -> bool:
    behind = state.score.of(seat) < state.score.of(seat.other)
    return behind and state.clock.quarter >= LATE_QUARTER
