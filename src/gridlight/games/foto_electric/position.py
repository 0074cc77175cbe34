"""Positions as text: the state from `[position]`, and a state under the keys of `expect`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from gridlight.football import field
from gridlight.football.positions import (
    clock_at,
    line_to_gain_at,
    only_known,
    plain,
    score_at,
    seat_at,
    whole_at,
    words_at,
)
from gridlight.football.situation import Situation, dead_ball
from gridlight.games.foto_electric.phases import Phase
from gridlight.games.foto_electric.state import (
    OFFENSE_PLACES,
    PLACES,
    FotoState,
    Pending,
    Snap,
)
from gridlight.games.foto_electric.views import deciders
from gridlight.kernel.game import Seat
from gridlight.kernel.language import tr

KEYS = frozenset(
    {
        *("possession", "spot", "down", "togo", "quarter", "plays", "score", "phase"),
        *("cards", "places", "opening_kick", "kickoff_after", "seat", "trying"),
    }
)
BEFORE_THE_TOSS = (Phase.COIN_TOSS, Phase.KICK_OR_RECEIVE)
SNAP_PHASES = (Phase.OFFENSE_PLACE, Phase.DEFENSE_PLACE, Phase.REVEAL)
CARD_PHASES = (Phase.CARD_PICKS, *SNAP_PHASES)
STARTABLE = frozenset(Phase) - {Phase.TOUCHBACK_CHOICE, Phase.PENALTY_CHOICE}


def from_position(
    wanted: Mapping[str, Any], plays: Sequence[int], formations: Sequence[str]
) -> FotoState:
    """The state that a position says; raises `ValueError`: the key at fault, a colon, why."""
    only_known(wanted, KEYS)
    phase = _phase(wanted)
    possession = seat_at(wanted, "possession", Seat.HOME)
    situation = _situation(wanted, phase, possession)
    snap = _snap(wanted, phase, plays, formations)
    pending = Pending("punt", possession.other) if phase is Phase.FAIR_CATCH_CHOICE else None
    clock = clock_at(wanted)
    score = score_at(wanted)
    return FotoState(
        phase=phase,
        decider=_decider(wanted, phase, possession),
        situation=situation,
        clock=clock,
        score=score,
        opening_kick=_opening_kick(wanted, phase),
        after=_after(wanted, phase),
        pending=pending,
        snap=snap,
        trying=_trying(wanted, phase),
        winner=score.leader if phase is Phase.GAME_OVER else None,
    )


def describe(state: FotoState) -> dict[str, Any]:
    """The public state as plain data; nothing sealed is in it."""
    seats = deciders(state)
    said: dict[str, Any] = {
        "phase": state.phase.value,
        "seat": "both" if len(seats) == 2 else (seats[0].value if seats else None),
        "score": list(state.score.pair()),
        "over": state.phase is Phase.GAME_OVER,
        "winner": _winner(state),
        "quarter": state.clock.quarter,
        "plays": state.clock.plays,
    }
    if state.phase not in BEFORE_THE_TOSS:
        said["possession"] = state.situation.possession.value
        said["spot"] = plain(state.situation.spot)
    if state.situation.down:
        said["down"] = state.situation.down
        said["togo"] = plain(state.situation.to_go)
    if state.snap.alignment is not None:
        said["alignment"] = plain(state.snap.alignment)
    return said


def _winner(state: FotoState) -> str | None:
    if state.phase is not Phase.GAME_OVER:
        return None
    return state.winner.value if state.winner else "tie"


def _phase(wanted: Mapping[str, Any]) -> Phase:
    try:
        phase = Phase(wanted.get("phase", "scrimmage-call"))
    except ValueError:
        raise ValueError(
            "phase: " + tr("“{phase}” is no phase of Foto-Electric", phase=wanted["phase"])
        ) from None
    if phase not in STARTABLE:
        raise ValueError(
            "phase: "
            + tr("a position can't start in “{phase}”; start before the kick", phase=phase.value)
        )
    return phase


def _situation(wanted: Mapping[str, Any], phase: Phase, possession: Seat) -> Situation:
    trying = phase is Phase.TRY_CHOICE or "trying" in wanted
    yards = 97 if trying else 40 if phase is Phase.KICKOFF else 20
    spot = wanted.get("spot", field.own(possession, yards))
    if type(spot) not in (int, float) or not 0 < spot < field.LENGTH or spot * 2 % 1:
        raise ValueError(
            "spot: " + tr("{spot!r} isn't a whole or half yard between the goal lines", spot=spot)
        )
    in_play = phase in (Phase.SCRIMMAGE_CALL, Phase.FAIR_CATCH_CHOICE, *CARD_PHASES)
    if trying or not in_play:
        return dead_ball(possession, spot)
    down = whole_at(wanted, "down", 1, 1, 4)
    return Situation(possession, spot, down, line_to_gain_at(wanted, possession, spot, least=0.5))


def _snap(
    wanted: Mapping[str, Any], phase: Phase, plays: Sequence[int], formations: Sequence[str]
) -> Snap:
    if phase not in SNAP_PHASES:
        return Snap()
    cards = words_at(wanted, "cards")
    numbers = [int(card) for card in cards if card.isdecimal() and int(card) in plays]
    letters = [card for card in cards if card in formations]
    if len(cards) != 2 or len(numbers) != 1 or len(letters) != 1:
        raise ValueError(
            "cards: "
            + tr("{cards!r} isn't one number and one letter, like ['7', 'B']", cards=cards)
        )
    places = words_at(wanted, "places")
    needed = {Phase.OFFENSE_PLACE: 0, Phase.DEFENSE_PLACE: 1, Phase.REVEAL: 2}[phase]
    if len(places) != needed:
        raise ValueError(
            "places: " + tr("{needed} are needed in this phase, the offense's first", needed=needed)
        )
    for name, known in zip(places, (OFFENSE_PLACES, PLACES), strict=False):
        if name not in known:
            raise ValueError(
                "places: " + tr("“{name}” isn't one of {known}", name=name, known=", ".join(known))
            )
    laid: list[float | None] = [
        known[name] for name, known in zip(places, (OFFENSE_PLACES, PLACES), strict=False)
    ]
    offense_place, defense_place, *_ = [*laid, None, None]
    return Snap(numbers[0], letters[0], offense_place, defense_place)


def _decider(wanted: Mapping[str, Any], phase: Phase, possession: Seat) -> Seat | None:
    decider = _who_decides(wanted, phase, possession)
    if "seat" in wanted and decider is not None and seat_at(wanted, "seat", decider) is not decider:
        raise ValueError(
            "seat: " + tr("in “{phase}” {seat} decides", phase=phase.value, seat=decider.value)
        )
    return decider


def _who_decides(wanted: Mapping[str, Any], phase: Phase, possession: Seat) -> Seat | None:
    if phase in (Phase.CARD_PICKS, Phase.GAME_OVER):
        return None
    if phase is Phase.COIN_TOSS:
        return Seat.VISITORS
    if phase is Phase.KICK_OR_RECEIVE:
        return seat_at(wanted, "seat", possession)
    if phase in (Phase.DEFENSE_PLACE, Phase.FAIR_CATCH_CHOICE):
        return possession.other
    return possession


def _opening_kick(wanted: Mapping[str, Any], phase: Phase) -> Seat | None:
    return None if phase in BEFORE_THE_TOSS else seat_at(wanted, "opening_kick", Seat.HOME)


def _after(wanted: Mapping[str, Any], phase: Phase) -> str:
    if phase is Phase.AFTER_SAFETY:
        return "safety"
    after = wanted.get("kickoff_after", "half")
    if after not in ("half", "touchdown", "field-goal"):
        raise ValueError(
            "kickoff_after: " + tr("“{after}” isn't half, touchdown or field-goal", after=after)
        )
    return str(after)


def _trying(wanted: Mapping[str, Any], phase: Phase) -> str | None:
    if "trying" not in wanted:
        return None
    trying = wanted["trying"]
    if trying not in ("run", "pass"):
        raise ValueError("trying: " + tr("“{trying}” isn't run or pass", trying=trying))
    if phase not in CARD_PHASES:
        raise ValueError(
            "trying: "
            + tr("no cards are played in “{phase}”; start at the try-choice", phase=phase.value)
        )
    return str(trying)
