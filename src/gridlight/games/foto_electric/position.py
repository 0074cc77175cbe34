"""Positions as text: the state from `[position]`, and a state under the keys of `expect`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from gridlight.football import field
from gridlight.football.clock import Clock
from gridlight.football.score import Score
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
    for key in wanted:
        if key not in KEYS:
            raise ValueError(f"{key}: no such key; there are {', '.join(sorted(KEYS))}")
    phase = _phase(wanted)
    possession = _seat(wanted, "possession", Seat.HOME)
    situation = _situation(wanted, phase, possession)
    snap = _snap(wanted, phase, plays, formations)
    pending = Pending("punt", possession.other) if phase is Phase.FAIR_CATCH_CHOICE else None
    clock = Clock(_whole(wanted, "quarter", 1, 1, 99), _whole(wanted, "plays", 0, 0, 999))
    score = _score(wanted)
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
        said["spot"] = _plain(state.situation.spot)
    if state.situation.down:
        said["down"] = state.situation.down
        said["togo"] = _plain(state.situation.to_go)
    if state.snap.alignment is not None:
        said["alignment"] = _plain(state.snap.alignment)
    return said


def _winner(state: FotoState) -> str | None:
    if state.phase is not Phase.GAME_OVER:
        return None
    return state.winner.value if state.winner else "tie"


def _plain(number: Any) -> Any:
    return int(number) if isinstance(number, float) and number == int(number) else number


def _phase(wanted: Mapping[str, Any]) -> Phase:
    try:
        phase = Phase(wanted.get("phase", "scrimmage-call"))
    except ValueError:
        raise ValueError(f"phase: “{wanted['phase']}” is no phase of Foto-Electric") from None
    if phase not in STARTABLE:
        raise ValueError(f"phase: a position can't start in “{phase.value}”; start before the kick")
    return phase


def _seat(wanted: Mapping[str, Any], key: str, default: Seat) -> Seat:
    value = wanted.get(key, default.value)
    if value not in list(Seat):
        raise ValueError(f"{key}: “{value}” isn't home or visitors")
    return Seat(value)


def _whole(wanted: Mapping[str, Any], key: str, default: int, least: int, most: int) -> int:
    value = wanted.get(key, default)
    if type(value) is not int or not least <= value <= most:
        raise ValueError(f"{key}: {value!r} isn't a whole number from {least} to {most}")
    return value


def _score(wanted: Mapping[str, Any]) -> Score:
    value = wanted.get("score", [0, 0])
    numbers = isinstance(value, list | tuple) and len(value) == 2
    if not numbers or any(type(points) is not int or points < 0 for points in value):
        raise ValueError(f"score: {value!r} isn't two whole numbers, home first")
    return Score(*value)


def _situation(wanted: Mapping[str, Any], phase: Phase, possession: Seat) -> Situation:
    trying = phase is Phase.TRY_CHOICE or "trying" in wanted
    yards = 97 if trying else 40 if phase is Phase.KICKOFF else 20
    spot = wanted.get("spot", field.own(possession, yards))
    if type(spot) not in (int, float) or not 0 < spot < field.LENGTH or spot * 2 % 1:
        raise ValueError(f"spot: {spot!r} isn't a whole or half yard between the goal lines")
    in_play = phase in (Phase.SCRIMMAGE_CALL, Phase.FAIR_CATCH_CHOICE, *CARD_PHASES)
    if trying or not in_play:
        return dead_ball(possession, spot)
    down = _whole(wanted, "down", 1, 1, 4)
    return Situation(possession, spot, down, _line_to_gain(wanted, possession, spot))


def _line_to_gain(wanted: Mapping[str, Any], possession: Seat, spot: float) -> float:
    togo = wanted.get("togo", 10)
    if togo == "goal":
        return field.goal(possession)
    if type(togo) not in (int, float) or not 0 < togo <= field.LENGTH:
        raise ValueError(f"togo: {togo!r} isn't a number of yards or “goal”")
    line = field.forward(possession, spot, togo)
    return field.goal(possession) if field.scored(possession, line) else line


def _snap(
    wanted: Mapping[str, Any], phase: Phase, plays: Sequence[int], formations: Sequence[str]
) -> Snap:
    if phase not in SNAP_PHASES:
        return Snap()
    cards = _words(wanted, "cards")
    numbers = [int(card) for card in cards if card.isdecimal() and int(card) in plays]
    letters = [card for card in cards if card in formations]
    if len(cards) != 2 or len(numbers) != 1 or len(letters) != 1:
        raise ValueError(f"cards: {cards!r} isn't one number and one letter, like ['7', 'B']")
    places = _words(wanted, "places")
    needed = {Phase.OFFENSE_PLACE: 0, Phase.DEFENSE_PLACE: 1, Phase.REVEAL: 2}[phase]
    if len(places) != needed:
        raise ValueError(f"places: {needed} are needed in this phase, the offense's first")
    for name, known in zip(places, (OFFENSE_PLACES, PLACES), strict=False):
        if name not in known:
            raise ValueError(f"places: “{name}” isn't one of {', '.join(known)}")
    laid: list[float | None] = [
        known[name] for name, known in zip(places, (OFFENSE_PLACES, PLACES), strict=False)
    ]
    offense_place, defense_place, *_ = [*laid, None, None]
    return Snap(numbers[0], letters[0], offense_place, defense_place)


def _words(wanted: Mapping[str, Any], key: str) -> list[str]:
    value = wanted.get(key, [])
    if not isinstance(value, list | tuple) or any(isinstance(word, list | dict) for word in value):
        raise ValueError(f"{key}: {value!r} isn't a list of words")
    return [str(word) for word in value]


def _decider(wanted: Mapping[str, Any], phase: Phase, possession: Seat) -> Seat | None:
    decider = _who_decides(wanted, phase, possession)
    if "seat" in wanted and decider is not None and _seat(wanted, "seat", decider) is not decider:
        raise ValueError(f"seat: in “{phase.value}” {decider.value} decides")
    return decider


def _who_decides(wanted: Mapping[str, Any], phase: Phase, possession: Seat) -> Seat | None:
    if phase in (Phase.CARD_PICKS, Phase.GAME_OVER):
        return None
    if phase is Phase.COIN_TOSS:
        return Seat.VISITORS
    if phase is Phase.KICK_OR_RECEIVE:
        return _seat(wanted, "seat", possession)
    if phase in (Phase.DEFENSE_PLACE, Phase.FAIR_CATCH_CHOICE):
        return possession.other
    return possession


def _opening_kick(wanted: Mapping[str, Any], phase: Phase) -> Seat | None:
    return None if phase in BEFORE_THE_TOSS else _seat(wanted, "opening_kick", Seat.HOME)


def _after(wanted: Mapping[str, Any], phase: Phase) -> str:
    if phase is Phase.AFTER_SAFETY:
        return "safety"
    after = wanted.get("kickoff_after", "half")
    if after not in ("half", "touchdown", "field-goal"):
        raise ValueError(f"kickoff_after: “{after}” isn't half, touchdown or field-goal")
    return str(after)


def _trying(wanted: Mapping[str, Any], phase: Phase) -> str | None:
    if "trying" not in wanted:
        return None
    trying = wanted["trying"]
    if trying not in ("run", "pass"):
        raise ValueError(f"trying: “{trying}” isn't run or pass")
    if phase not in CARD_PHASES:
        raise ValueError(f"trying: no cards are played in “{phase.value}”; start at the try-choice")
    return str(trying)
