"""A season from a script, so that pictures of its pages are the same every time."""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path

from gridlight.football.gamebook import TeamStats
from gridlight.kernel.game import Seat
from gridlight.kernel.language import tr
from gridlight.present.season import season_view
from gridlight.present.season_leaders import leader_lists
from gridlight.session.season.model import Season, Team
from gridlight.session.season.reckoning import Game, Reckoning, reckon
from gridlight.session.season.results import OVER, UNDER_WAY, Meeting, Result
from gridlight.session.season.schedule import round_robin
from gridlight.session.season.statistics import Book, totals
from gridlight.ui.chrome import Screen
from gridlight.ui.season.charts import SeasonRow
from gridlight.ui.season.screen import SeasonScreen
from gridlight.ui.theme import Wishes
from gridlight.ui.tokens import TEAM_COLORS

Size = tuple[int, int]
TEAMS = (
    *(("Mariners", "person"), ("Foundry", "pro"), ("Millers", "rookie"), ("Rangers", "pro")),
    *(("Comets", "rookie"), ("Harbor", "person"), ("Pioneers", "master"), ("Stokers", "pro")),
)
POINTS = (0, 3, 6, 7, 7, 10, 13, 14, 14, 17, 20, 21, 24)
PLAYED = 4


@cache
def scripted_season(weeks: int = PLAYED) -> Reckoning:
    """Eight teams after so many weeks, and a game that is under way."""
    colors = tuple(TEAM_COLORS.values())
    teams = tuple(Team(name, colors[i], coach) for i, (name, coach) in enumerate(TEAMS))
    season = Season(
        name="Den League",
        game="foto-electric",
        settings={},
        tables={},
        seed="den",
        teams=teams,
        rounds=1,
        playoffs=4,
        pairings=round_robin(len(teams)),
    )
    return reckon(season, lambda meeting: _result(meeting, weeks))


def _result(meeting: Meeting, weeks: int) -> Result:
    stream = random.Random(f"den:{meeting.key}")
    score = stream.choice(POINTS), stream.choice(POINTS)
    path = Path(f"{meeting.key}.gridlight")
    if meeting.week <= weeks or (meeting.week == weeks + 1 and meeting.key.endswith("g2")):
        winner = None
        if score[0] != score[1]:
            winner = Seat.HOME if score[0] > score[1] else Seat.VISITORS
        return Result(OVER, path, score, winner, 4)
    if meeting.week == weeks + 1 and meeting.key.endswith("g1"):
        return Result(UNDER_WAY, path, (7, 3), quarter=2)
    return Result()


def _book(game: Game) -> Book:
    stream = random.Random(f"den:book:{game.key}")
    home, visitors = (
        TeamStats(
            runs=30,
            run_yards=stream.randrange(60, 190),
            pass_yards=stream.randrange(40, 230),
            intercepted=stream.randrange(3),
            touchdowns=points // 7,
            fumbles_lost=stream.randrange(2),
            points=(points,),
        )
        for points in game.result.score
    )
    return home, visitors


def season_screen(size: Size, wishes: Wishes, tab: int = 0, weeks: int = PLAYED) -> Screen:
    """The season's page, turned to Week, Schedule, Table or Leaders."""
    reckoning = scripted_season(weeks)
    screen = SeasonScreen(wishes)
    screen.resize(*size)
    first, other = Path("den.season"), Path("attic.season")
    view = season_view(reckoning)
    screen.show_seasons(
        (
            SeasonRow(first, view.name, view.what, view.state),
            SeasonRow(
                other,
                "Attic Cup",
                tr("{game}, {teams} teams, each pair once", game="All-Pro", teams=4),
                tr("Champions: {team}", team="Comets"),
            ),
        ),
        first,
    )
    over = [game for game in reckoning.games if game.result.over and not game.playoff]
    teams = reckoning.season.teams
    screen.show_view(view, fresh=True)
    screen.show_leaders(leader_lists(teams, totals(len(teams), [(g, _book(g)) for g in over])))
    screen.turn_to(tab)
    screen.show()
    screen.start_focus()
    return screen


def new_season(size: Size, wishes: Wishes) -> Screen:
    """The sheet for a new season, as it comes."""
    from gridlight.ui.season.new_season import NewSeasonScreen

    screen = NewSeasonScreen(wishes)
    screen.resize(*size)
    screen.show()
    screen.start_focus()
    return screen
