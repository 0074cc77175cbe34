"""What the light shows, turned into football (FE-7 to FE-12)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Protocol

from gridlight.football import events as names
from gridlight.football import field
from gridlight.football.situation import Situation
from gridlight.games.foto_electric.endings import settle
from gridlight.games.foto_electric.phases import Phase
from gridlight.games.foto_electric.playing import Playing
from gridlight.games.foto_electric.runbacks import fumble, run_back
from gridlight.games.foto_electric.state import (
    End,
    Ending,
    FotoState,
    Pending,
    Revealed,
    Shown,
    Snap,
)
from gridlight.kernel.language import tr


class Viewer(Protocol):
    """The light box with its deck: what two cards show at an alignment.

    `to_goal` is the distance to the goal line attacked: a carrier who gets there
    before anything stops him has scored.
    """

    def __call__(self, snap: Snap, to_goal: float) -> Shown:
        """What the light shows of `snap`."""
        ...


OUTCOMES = (
    "tackle",
    "fumble",
    "incomplete",
    "interception",
    "touchdown",
    "out-of-bounds",
    "down",
)


class Given:
    """A viewer that shows what it was given, for rule tests without a deck."""

    def __init__(self, shows: Mapping[str, Any]) -> None:
        unknown = set(shows) - {"outcome", "yards", "at_yards", "kind"}
        if unknown:
            raise ValueError("shows: " + tr("“{key}” isn't known", key=sorted(unknown)[0]))
        outcome = shows.get("outcome")
        if outcome not in OUTCOMES:
            raise ValueError(
                "shows: " + tr("the outcome must be one of {known}", known=", ".join(OUTCOMES))
            )
        yards = shows.get("yards", shows.get("at_yards"))
        if outcome != "touchdown" and type(yards) is not int:
            raise ValueError("shows: " + tr("yards (or at_yards) must be a whole number"))
        thrown = outcome in ("incomplete", "interception")
        kind = shows.get("kind") or ("pass" if thrown else "run")
        self._shown = Shown(outcome, kind, yards, thrown, catch_yards=None)

    def __call__(self, snap: Snap, to_goal: float) -> Shown:
        """What was given, whatever the cards are."""
        return self._shown


def reveal(playing: Playing, viewer: Viewer) -> FotoState:
    """Pull the slide: the play and everything that follows from it."""
    state = playing.state
    to_goal = state.situation.to_goal
    shown = _in_the_field(viewer(state.snap, to_goal), to_goal, playing.rules.end_zone_depth)
    gain = _gain(shown, state.situation)
    revealed = Revealed(state.snap, shown, state.situation, gain)
    playing.state = replace(state, last=revealed, snap=Snap())
    _tell_reveal(playing, revealed)
    if state.trying:
        return _try_play(playing, shown)
    return _RULES[shown.outcome](playing, shown)


def _in_the_field(shown: Shown, to_goal: float, depth: int) -> Shown:
    """The outcome once the goal line is drawn across the cards (FE-12)."""
    if shown.yards is None or shown.outcome in ("touchdown", "incomplete"):
        return shown
    beyond = shown.yards - to_goal
    if shown.outcome == "interception":
        if beyond > depth:
            return replace(shown, outcome="incomplete")
        return shown
    return replace(shown, outcome="touchdown") if beyond >= 0 else shown


def _gain(shown: Shown, before: Situation) -> float | None:
    """The yards that count: from one goal line to the other (FE-12)."""
    if shown.outcome == "touchdown":
        return before.to_goal
    if shown.outcome == "incomplete":
        return 0
    if shown.outcome == "interception" or shown.yards is None:
        return None
    return max(shown.yards, before.to_goal - field.LENGTH)


def _tell_reveal(playing: Playing, revealed: Revealed) -> None:
    snap, shown = revealed.snap, revealed.shown
    playing.tell(
        names.REVEAL,
        side=playing.offense,
        start=playing.spot,
        play=snap.play,
        formation=snap.formation,
        offense_place=snap.offense_place,
        defense_place=snap.defense_place,
        outcome=shown.outcome,
        kind=shown.kind,
        thrown=shown.thrown,
        caught=shown.caught,
        yards=shown.yards,
        gain=revealed.gain,
        trying=playing.trying,
    )
    if shown.caught:
        spot = field.forward(playing.offense, playing.spot, shown.catch_yards or 0)
        playing.tell(names.PASS_COMPLETE, side=playing.offense, yards=shown.catch_yards, spot=spot)


def _try_play(playing: Playing, shown: Shown) -> FotoState:
    # FE-30: anything but reaching the goal line ends the try
    _tell_stop(playing, shown)
    kind = End.TRY_GOOD if shown.outcome == "touchdown" else End.TRY_MISSED
    return settle(playing, Ending(kind, playing.offense))


_STOPS = {
    "tackle": names.TACKLE,
    "out-of-bounds": names.OUT_OF_BOUNDS,
    "down": names.TACKLE,
    "incomplete": names.PASS_INCOMPLETE,
    "interception": names.INTERCEPTION,
    "fumble": names.FUMBLE,
}


def _tell_stop(playing: Playing, shown: Shown) -> None:
    if shown.outcome in _STOPS:
        playing.tell(_STOPS[shown.outcome], side=playing.offense, spot=_spot_of(playing, shown))


def _spot_of(playing: Playing, shown: Shown) -> float:
    return field.forward(playing.offense, playing.spot, shown.yards or 0)


def _stopped(playing: Playing, shown: Shown) -> FotoState:
    _tell_stop(playing, shown)
    spot = _spot_of(playing, shown)
    if field.behind(playing.offense, spot):  # FE-32
        return settle(playing, Ending(End.SAFETY, playing.offense))
    return settle(playing, Ending(End.DOWN, playing.offense, spot))


def _incomplete(playing: Playing, shown: Shown) -> FotoState:
    _tell_stop(playing, shown)
    return settle(playing, Ending(End.DOWN, playing.offense, playing.spot))


def _touchdown(playing: Playing, shown: Shown) -> FotoState:
    return settle(playing, Ending(End.TOUCHDOWN, playing.offense))


def _fumbled(playing: Playing, shown: Shown) -> FotoState:
    at_dot = Pending("scrimmage", playing.offense.other, caught=_spot_of(playing, shown))
    return settle(playing, fumble(playing, playing.offense, at_dot))  # FE-24


def _intercepted(playing: Playing, shown: Shown) -> FotoState:
    _tell_stop(playing, shown)
    defense = playing.offense.other
    pending = Pending("interception", defense, caught=_spot_of(playing, shown))
    if field.behind(defense, pending.caught):  # FE-26
        return replace(
            playing.state, phase=Phase.TOUCHBACK_CHOICE, decider=defense, pending=pending
        )
    return run_back(playing, pending)


_RULES: dict[str, Callable[[Playing, Shown], FotoState]] = {
    "tackle": _stopped,
    "out-of-bounds": _stopped,
    "down": _stopped,
    "incomplete": _incomplete,
    "touchdown": _touchdown,
    "fumble": _fumbled,
    "interception": _intercepted,
}
