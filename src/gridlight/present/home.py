"""What Home shows: the boxes, the last game and the way to everything else; no Qt."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from gridlight.kernel.language import tr, trn

if TYPE_CHECKING:
    from datetime import datetime

    from gridlight.session.library import Saved


@dataclass(frozen=True, slots=True)
class GameBox:
    """A box on the table: a game that can be opened, or one that is in preparation."""

    key: str
    title: str
    line: str
    detail: str
    ready: bool

    @property
    def caption(self) -> str:
        """The small line under the box."""
        return self.detail if self.ready else tr("In preparation")


@dataclass(frozen=True, slots=True)
class TeamScore:
    """A team's name, points, and points by quarter as far as they have been played."""

    name: str
    score: int
    quarters: tuple[int | None, ...] = ()


@dataclass(frozen=True, slots=True)
class LastGame:
    """The game to go on with: where it lies, the score and the situation in football speech."""

    path: Path
    game: str
    title: str
    home: TeamScore
    visitors: TeamScore
    ball: str | None
    when: str
    where: str


BOXES = (
    GameBox(
        "foto-electric",
        "Foto-Electric",
        tr("Pull the slide, watch the play light up"),
        tr("One or two people · 45 minutes"),
        True,
    ),
    GameBox(
        "all-pro",
        "All-Pro",
        tr("Move eleven men a side, roll for the rest"),
        tr("One or two people · 90 minutes"),
        True,
    ),
    GameBox(
        "pegskin",
        "Pegskin",
        tr("Pegs, dice and a pencil"),
        tr("One or two people · 40 minutes"),
        True,
    ),
)


TITLES = {box.key: box.title for box in BOXES}
"""The games' names as they are shown, by their names in records."""


@dataclass(frozen=True, slots=True)
class HomeView:
    """Everything on Home. `saved` is how many games are kept, `played` how many are over."""

    boxes: tuple[GameBox, ...] = field(default=BOXES)
    last: LastGame | None = None
    saved: int = 0
    played: int = 0
    notice: str = ""

    @property
    def games_line(self) -> str:
        """The way to all saved games."""
        if self.saved < 2:
            return tr("All games")
        return trn("All {n} game", "All {n} games", self.saved)

    @property
    def record_line(self) -> str:
        """What the record book holds, in a few words."""
        if self.played == 0:
            return tr("No game finished yet")
        return trn("{n} game finished", "{n} games finished", self.played)

    @property
    def greeting(self) -> str:
        """The status line's first sentence."""
        if self.notice:
            return self.notice
        if self.last is None:
            return tr("Pick a box to start a game.")
        return tr("Pick a box to start a game, or go on with the last one.")


@dataclass(frozen=True, slots=True)
class GameRow:
    """A saved game in the list; `fault` says in one sentence why it can't be opened.

    `state` is how far it is (“3rd quarter”, “Final score”), `day` when it was last played,
    `game` the game's name as in records.
    """

    path: Path
    title: str
    teams: str
    score: str
    state: str
    day: str
    over: bool = False
    fault: str = ""
    game: str = "foto-electric"

    @property
    def what(self) -> str:
        """Game and teams: “All-Pro: Home – Visitors”."""
        return f"{TITLES.get(self.game, self.game)}: {self.teams}"


def game_row(saved: Saved, now: datetime) -> GameRow:
    """The line of one saved game; `now` is a time with a zone, for “today” and “yesterday”."""
    from gridlight.present.situation import Names, capital, quarter  # not before the first paint

    summed, names = saved.now or {}, Names(saved.home, saved.visitors)
    score = summed.get("score") or (0, 0)
    number = summed.get("quarter")
    state = ""
    if saved.over:
        state = tr("Final score")
    elif isinstance(number, int):
        state = capital(quarter(number))
    return GameRow(
        path=saved.path,
        title=saved.title,
        teams=f"{names.home} – {names.visitors}" if saved.home else "",
        score="" if saved.fault else f"{score[0]}–{score[1]}",
        state=state,
        day=_day(saved.last_played.astimezone(now.tzinfo), now),
        over=saved.over,
        fault=saved.fault,
        game=saved.game or "foto-electric",
    )


def _day(when: datetime, now: datetime) -> str:
    from gridlight.present.dates import long_day  # not before the first paint

    days = (now.date() - when.date()).days
    time = f"{when:%H:%M}"
    if days == 0:
        return tr("Today, {time}", time=time)
    if days == 1:
        return tr("Yesterday, {time}", time=time)
    return long_day(when)
