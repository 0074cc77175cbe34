"""The five steps of a snap: sealed cards, places, and what table feel adds (FE-3 to FE-5)."""

from __future__ import annotations

import math
from dataclasses import replace

from gridlight.football import events as names
from gridlight.football.fouls import walk_off
from gridlight.football.referee import down_again
from gridlight.games.foto_electric.actions import why_refused
from gridlight.games.foto_electric.phases import Phase
from gridlight.games.foto_electric.playing import Playing
from gridlight.games.foto_electric.state import HUNDREDTHS, OFFENSE_PLACES, PLACES, FotoState
from gridlight.kernel.errors import IllegalMove
from gridlight.kernel.language import tr
from gridlight.kernel.moves import Move

NUDGE_YARDS = 5
NUDGE = "moving the offense's card"
SLACK = 0.45
"""How far beyond its outermost place a card may be laid with table feel, in steps."""


def pick(playing: Playing, order: Move) -> FotoState:
    """A sealed card; when both are in, the offense lays its own first."""
    state = playing.state
    card = order.args[0]
    if card.isdigit():
        snap = replace(state.snap, play=int(card))
    else:
        snap = replace(state.snap, formation=card)
    state = replace(state, snap=snap)
    if snap.play is None or snap.formation is None:
        return state
    return replace(state, phase=Phase.OFFENSE_PLACE, decider=state.situation.possession)


def place(playing: Playing, order: Move) -> FotoState:
    """A card laid on one of its places."""
    places = OFFENSE_PLACES if playing.state.phase is Phase.OFFENSE_PLACE else PLACES
    return _laid(playing.state, places[order.args[0]])


def lay(playing: Playing, order: Move) -> FotoState:
    """A card laid beside its places, in steps from the center: table feel only (FE-4).

    Where it may lie can't be listed, so that this move alone looks after itself.
    """
    state, seat = playing.state, playing.seat
    laying = state.phase in (Phase.OFFENSE_PLACE, Phase.DEFENSE_PLACE)
    if not (playing.settings.table_feel and laying and seat is state.decider):
        raise IllegalMove(seat, str(order), why_refused(state, seat, order, playing.settings))
    reach = (1 if state.phase is Phase.OFFENSE_PLACE else 2) + SLACK
    steps = _steps(order)
    if steps is None or abs(steps) > reach:
        reason = tr(
            "say how far from the center, up to {reach} steps either way (FE-4).", reach=reach
        )
        raise IllegalMove(seat, str(order), reason)
    return _laid(state, steps)


def nudge(playing: Playing, order: Move) -> FotoState:
    """The defense has pushed the offense's card: five yards, laid again (FE-28)."""
    offense = playing.offense
    playing.tell(names.FOUL, side=offense.other, foul=NUDGE, yards=NUDGE_YARDS)
    spot = walk_off(offense, playing.spot, NUDGE_YARDS)
    playing.tell(
        names.PENALTY_ACCEPTED,
        side=offense,
        foul=NUDGE,
        yards=NUDGE_YARDS,
        walked=abs(spot - playing.spot),
        negates=None,
    )
    state = replace(
        playing.state,
        phase=Phase.OFFENSE_PLACE,
        decider=offense,
        snap=replace(playing.state.snap, offense_place=None, defense_place=None),
    )
    if state.trying:
        return replace(state, situation=state.situation.at(spot))
    ruling = down_again(state.situation, spot, playing.rules)
    playing.events.extend(ruling.events)
    return replace(state, situation=ruling.situation)


def challenge(playing: Playing) -> FotoState:
    """The cards are seated exactly on the nearest places (FE-5)."""
    snap = playing.state.snap
    assert snap.offense_place is not None
    assert snap.defense_place is not None
    playing.tell(names.CHALLENGE, side=playing.seat)
    seated = replace(
        snap,
        offense_place=_nearest(snap.offense_place, 1),
        defense_place=_nearest(snap.defense_place, 2),
    )
    return replace(playing.state, snap=seated)


def _laid(state: FotoState, steps: float) -> FotoState:
    if state.phase is Phase.OFFENSE_PLACE:
        return replace(
            state,
            phase=Phase.DEFENSE_PLACE,
            decider=state.situation.possession.other,
            snap=replace(state.snap, offense_place=steps),
        )
    return replace(
        state,
        phase=Phase.REVEAL,
        decider=state.situation.possession,
        snap=replace(state.snap, defense_place=steps),
    )


def _steps(order: Move) -> float | None:
    try:
        steps = round(float(order.args[0]), HUNDREDTHS) if len(order.args) == 1 else None
    except ValueError:
        return None
    return steps if steps is not None and math.isfinite(steps) else None


def _nearest(steps: float, reach: int) -> float:
    return float(max(-reach, min(reach, round(steps))))
