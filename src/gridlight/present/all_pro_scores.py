"""The scoreboard's readings and the list of plays of a game of All-Pro."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from gridlight.games.all_pro.phases import BEFORE_THE_TOSS
from gridlight.games.all_pro.views import AllProView
from gridlight.kernel.game import Seat
from gridlight.present.all_pro_plays import all_pro_rows, whole_plays
from gridlight.present.foto import Scoreboard
from gridlight.present.plays import PlayRow
from gridlight.present.situation import Names, quarter, spot_for, yard_line
from gridlight.session.course import Record


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
    begun = {play.steps[-1].n: play.before for play in whole_plays(history)}
    rows = all_pro_rows(history, names)[::-1][:most]
    return tuple(
        Told(
            number="" if row.number is None else str(row.number),
            side=row.side,
            title=_title(row, begun[row.step], names),
            story=row.sentence or "Lining up.",
            current=row.current,
        )
        for row in rows
    )


def _title(row: PlayRow, before: Mapping[str, Any], names: Names) -> str:
    if row.side is None or row.down == "Try":
        return "Try for the point" if row.down == "Try" else row.down
    where = spot_for(row.side, before["spot"], names).removeprefix("their ")
    return f"{row.down.replace('&', 'and')}, {where}"
