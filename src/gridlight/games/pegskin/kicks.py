"""Punts, field goals and tries by a kick (PS-25 to PS-27)."""

from __future__ import annotations

from gridlight.football import events as names
from gridlight.football import field
from gridlight.games.pegskin import dice, series
from gridlight.games.pegskin.endings import end_try, finish
from gridlight.games.pegskin.playing import Playing
from gridlight.games.pegskin.state import End, Ending

SS, SD, DD, DT, TT = "SS", "DS", "DD", "DT", "TT"
ST = "ST"
_BANDS: tuple[tuple[int, frozenset[str]], ...] = (
    (10, frozenset({SS, SD, ST, DD, DT})),
    (20, frozenset({SS, SD, ST, DD})),
    (30, frozenset({SS, SD})),
    (40, frozenset({SS})),
    (50, frozenset({TT})),
)
"""Up to so many yards from the goal line, the dice that make a field goal, sorted (PS-26)."""


def is_good(distance: float, shown: str) -> bool:
    """Whether two S/D/T dice, in any order, make a field goal from so many yards (PS-26)."""
    pair = "".join(sorted(shown))
    return next((pair in good for most, good in _BANDS if distance <= most), False)


def _both_dice(playing: Playing, purpose: str) -> str:
    kicker, opponent = (playing.roll_sdt(purpose) for _ in range(2))
    return kicker + opponent


def field_goal(playing: Playing) -> None:
    """Both coaches' S/D/T dice (PS-26)."""
    situation = playing.state.situation
    side, distance = situation.possession, situation.to_goal
    shown = _both_dice(playing, "field goal")
    if is_good(distance, shown):
        amount = playing.rules.field_goal
        series.points(playing, names.FIELD_GOAL_GOOD, side, amount, distance=distance, shown=shown)
        finish(playing, Ending(End.FIELD_GOAL, side, kicked=True))
        return
    playing.tell(names.FIELD_GOAL_MISSED, side=side, distance=distance, shown=shown)
    spot = field.own(side.other, max(playing.rules.touchback_at, distance))
    finish(playing, Ending(End.SERIES, side.other, spot, kicked=True))


def kick_try(playing: Playing) -> None:
    """One point, as a field goal from where the try is made (PS-27, PEN-8)."""
    good = is_good(playing.state.situation.to_goal, _both_dice(playing, "try"))
    end_try(playing, playing.seat, "kick", playing.rules.try_kick if good else 0)


def punt(playing: Playing) -> None:
    """The numbered die twice, then the return with both dice (PS-25)."""
    rules, situation = playing.rules, playing.state.situation
    side, start = situation.possession, situation.spot
    tens, ones = (playing.roll_number("punt") for _ in range(2))
    yards = rules.punt_tens * tens + rules.punt_ones * ones
    playing.tell(names.PUNT, side=side, start=start, yards=yards, kind="punt")
    receivers, landed = side.other, field.forward(side, start, yards)
    if field.behind(receivers, landed):
        finish(playing, Ending(End.TOUCHBACK, receivers, kicked=True))
        return
    back = dice.TIMES[playing.roll_sdt("punt return")] * playing.roll_number("punt return")
    spot = field.forward(receivers, landed, back)
    playing.tell(names.RETURN, side=receivers, kind="punt", start=landed, spot=spot, yards=back)
    finish(playing, Ending(End.SERIES, receivers, spot, kicked=True))
