"""The scoreboard's readings and the list of plays of a game of All-Pro."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from gridlight.football import events as told
from gridlight.football import field
from gridlight.games.all_pro.phases import BEFORE_THE_TOSS, Phase
from gridlight.games.all_pro.views import AllProView
from gridlight.kernel.game import Seat
from gridlight.kernel.language import tr
from gridlight.present.all_pro import QUIET
from gridlight.present.all_pro_plays import rows_of, whole_plays
from gridlight.present.foto import Scoreboard
from gridlight.present.plays import PlayRow
from gridlight.present.situation import Names, plain, quarter, yard_line
from gridlight.present.spots import spot_alone
from gridlight.present.words import say
from gridlight.session.course import Record
from gridlight.session.record_plays import Play

MOST_SAID = 5  # sentences on a play that is under way


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
        plays_text=tr("{play} of {most}", play=play, most=most),
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
    played = whole_plays(history)[-most:]
    begun = {play.steps[-1].n: play for play in played}
    rows = rows_of(played, names)[::-1]
    return tuple(
        Told(
            number="" if row.number is None else str(row.number),
            side=row.side,
            title=_title(row, begun[row.step].before, names),
            story=_under_way(begun[row.step], names) if row.current else row.sentence,
            current=row.current,
        )
        for row in rows
    )


def _under_way(play: Play, names: Names) -> str:
    """What has happened so far, the newest last."""
    events = [event for record in play.steps for event in record.events]
    said = [say(event, names) for event in events if event.name not in QUIET]
    moved = any(event.name == told.MOVE for event in events)
    if said:
        return " ".join(said[-MOST_SAID:])
    return tr("Men are on the move.") if moved else tr("Lining up.")


def _title(row: PlayRow, before: Mapping[str, Any], names: Names) -> str:
    if before["phase"] == Phase.TRY_CHOICE:
        return tr("Try for the point")
    if row.side is None:
        return row.down
    down = row.down.replace("&", tr("and"))
    return f"{down}, {_where(row.side, before['spot'], names)}"


def _where(side: Seat, spot: float, names: Names) -> str:
    own = field.from_own_goal(side, spot)
    if 0 < own < field.MIDFIELD:
        return tr("own {yard}", yard=plain(own))
    return spot_alone(side, spot, names)
