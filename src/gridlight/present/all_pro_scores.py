"""The scoreboard's readings and the list of plays of a game of All-Pro."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from gridlight.football import events as told
from gridlight.games.all_pro.phases import BEFORE_THE_TOSS
from gridlight.games.all_pro.views import AllProView
from gridlight.kernel.events import Event
from gridlight.kernel.game import Seat
from gridlight.present.foto import Scoreboard
from gridlight.present.situation import Names, quarter, short_down, spot_for, yard_line
from gridlight.present.words import say
from gridlight.session.course import Record
from gridlight.session.record_plays import Play, plays


def scoreboard(view: AllProView, names: Names) -> Scoreboard:
    """The scoreboard as it stands."""
    situation, clock = view.situation, view.clock
    placed = view.phase not in BEFORE_THE_TOSS
    in_play = placed and situation.down > 0 and not view.over
    most = view.settings.plays_per_quarter
    play = min(most, clock.plays + 1 if in_play else clock.plays)
    to_go = situation.to_goal if situation.goal_to_go else situation.to_go
    return Scoreboard(
        home_name=names.home,
        visitors_name=names.visitors,
        home=view.score.home,
        visitors=view.score.visitors,
        ball=view.offense if placed and not view.over else None,
        quarter=clock.quarter,
        quarter_text=quarter(clock.quarter),
        down=situation.down if in_play else None,
        to_go=float(to_go) if in_play else None,
        goal_to_go=in_play and situation.goal_to_go,
        ball_on=yard_line(situation.spot) if placed else None,
        play=play,
        plays_most=most,
        plays_text=f"{play} of {most}",
    )


@dataclass(frozen=True, slots=True)
class Told:
    """A play in the list: its number in the quarter, whose ball, the situation, what happened."""

    number: str
    side: Seat | None
    title: str
    story: str
    current: bool = False


def plays_told(history: Sequence[Record], names: Names, most: int = 30) -> tuple[Told, ...]:
    """The newest plays first, one under way at the top."""
    groups = [play for play in plays(history) if play.before["phase"] not in _TOSS]
    found = []
    last = len(groups) - 1
    for index in range(last, max(-1, last - most), -1):
        found.append(_told(groups[index], names, newest=index == last))
    return tuple(found)


_TOSS = frozenset(phase.value for phase in BEFORE_THE_TOSS)


def _told(play: Play, names: Names, *, newest: bool) -> Told:
    before = play.before
    side = Seat(before["possession"]) if "possession" in before else None
    events = [event for record in play.steps for event in record.events]
    current = newest and _under_way(play)
    return Told(
        number=str(before["plays"] + 1) if before.get("down") else "",
        side=side,
        title=_title(play, side, names),
        story=story(events, names) or ("Lining up." if current else ""),
        current=current,
    )


def _under_way(play: Play) -> bool:
    after = play.steps[-1].described
    return "at" in after and not after["over"]


def _title(play: Play, side: Seat | None, names: Names) -> str:
    before = play.before
    down = short_down(before)
    where = spot_for(side, before["spot"], names) if side is not None else ""
    if down:
        return f"{down.replace('&', 'and')}, {where.removeprefix('their ')}"
    if before["phase"] == "try-choice":
        return "Try for the point"
    if before["phase"] == "after-safety":
        return "Free kick"
    return f"Kick-off, {where.removeprefix('their ')}"


MOST_TOLD = frozenset(
    {
        *(told.KICKOFF, told.RETURN, told.FUMBLE, told.RECOVERY, told.OUT_OF_BOUNDS, told.SACK),
        *(told.PASS_COMPLETE, told.PASS_INCOMPLETE, told.INTERCEPTION, told.FIRST_DOWN),
        *(told.INCHES, told.TURNOVER_ON_DOWNS, told.PUNT, told.PUNT_BLOCKED, told.DOWNED),
        *(told.TOUCHBACK, told.FIELD_GOAL_GOOD, told.FIELD_GOAL_MISSED, told.TOUCHDOWN),
        *(told.TRY_GOOD, told.TRY_MISSED, told.SAFETY, told.FOUL, told.PENALTY_ACCEPTED),
        *(told.PENALTY_DECLINED, told.OFFSETTING, told.SCORE_OFF, told.PLAY),
        *(told.RESIGNED, told.DRAW_AGREED),
    }
)
"""What a play is remembered for; who moved and blocked the board has shown."""


def story(events: Sequence[Event], names: Names) -> str:
    """What happened in a play, in a few sentences."""
    said = []
    has_run = {event.name for event in events}
    for event in events:
        if event.name not in MOST_TOLD:
            continue
        if event.name == told.PLAY and _said_already(event, has_run):
            continue
        said.append(say(event, names))
    return " ".join(said)


def _said_already(event: Event, others: set[str]) -> bool:
    """Whether the sum of a play would only say again what was told."""
    if event["intercepted"] or (event["thrown"] and not event["caught"]):
        return True
    return event["gain"] is None or bool(others & {told.PUNT_BLOCKED})
