"""A season in words and numbers: weeks, games, the table, what may be done; no Qt."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from fractions import Fraction
from typing import Any

from gridlight.coaches.coach import Coach
from gridlight.coaches.levels import Told, coach_for, levels_of
from gridlight.kernel.errors import OptionError
from gridlight.kernel.language import tr, trn
from gridlight.present.home import TITLES
from gridlight.present.record_book import share as winning_share
from gridlight.present.record_book import streak_words
from gridlight.present.situation import MINUS, capital, ordinal, quarter
from gridlight.session.journal import level_name
from gridlight.session.season.model import FINAL, Season, Team
from gridlight.session.season.reckoning import TIED_PLAYOFF, Game, Reckoning
from gridlight.session.season.results import BROKEN, OVER, UNDER_WAY
from gridlight.session.season.schedule import resting
from gridlight.session.season.standings import RULE, Standing
from gridlight.session.settings import closest

DASH = "–"


class Deed(Enum):
    """What can be done with a game of a season."""

    PLAY = tr("Play", "a game")
    CONTINUE = tr("Continue")
    SIMULATE = tr("Simulate")
    FINISH = tr("Finish it")
    LOOK = tr("Look at it")
    ANEW = tr("Play anew")
    WAIT = tr("Not yet")


@dataclass(frozen=True, slots=True)
class Side:
    """A team in a line: its name, its color, its points as far as there are any.

    A team that isn't known yet has no color, and a name like “Winner of the 1st semifinal”.
    """

    name: str
    color: str = ""
    points: str = ""
    won: bool = False
    coach: str = ""


@dataclass(frozen=True, slots=True)
class GameLine:
    """A game of the schedule; `deed` is what can be done with it.

    `state` is how it stands by itself, `stands` the same within a sentence.
    """

    key: str
    week: int
    home: Side
    visitors: Side
    state: str
    deed: Deed
    over: bool = False
    fault: str = ""
    stands: str = ""

    @property
    def spoken(self) -> str:
        """The whole line as a sentence."""
        return tr(
            "{visitors} at {home}, {state}.",
            visitors=_scored(self.visitors),
            home=_scored(self.home),
            state=self.stands,
        )


@dataclass(frozen=True, slots=True)
class WeekSheet:
    """A week: its name, its games, and who rests."""

    week: int
    title: str
    games: tuple[GameLine, ...]
    rest: str = ""


@dataclass(frozen=True, slots=True)
class TableLine:
    """A team's line of the table, every number as it is printed."""

    place: str
    name: str
    color: str
    coach: str
    won: str
    lost: str
    tied: str
    percentage: str
    points_for: str
    points_against: str
    difference: str
    streak: str
    through: bool = False

    @property
    def spoken(self) -> str:
        """The whole line as a sentence."""
        told = tr(
            "{place}. {name}: won {won}, lost {lost}, tied {tied}, percentage {percentage},"
            " points {points} to {allowed}",
            place=self.place,
            name=self.name,
            won=self.won,
            lost=self.lost,
            tied=self.tied,
            percentage=self.percentage,
            points=self.points_for,
            allowed=self.points_against,
        )
        if self.streak == DASH:
            return f"{told}."
        return tr("{told}, streak {streak}.", told=told, streak=self.streak)


@dataclass(frozen=True, slots=True)
class SeasonView:
    """A season as its pages show it."""

    name: str
    what: str
    state: str
    week: int
    weeks: tuple[WeekSheet, ...]
    table: tuple[TableLine, ...]
    rule: str
    champion: Side | None
    champion_line: str
    waiting: int
    waiting_this_week: tuple[int, ...]

    def sheet(self, week: int) -> WeekSheet:
        """The sheet of a week, which counts from 1."""
        return self.weeks[week - 1]


def coach_words(level: str) -> str:
    """Who plays a team: “Person”, “Pro, computer”."""
    if level == "person":
        return tr("Person")
    return tr("{name}, computer", name=level_name(level))


def season_coach(
    game: str,
    level: str,
    settings: Mapping[str, Any],
    tables: Mapping[str, Any],
    told: Told | None = None,
) -> Coach:
    """The coach of a team; `OptionError` for a level that this program doesn't have."""
    known = levels_of(game)
    if level not in known:
        problem = tr("{game} has no coach “{level}” here", game=TITLES.get(game, game), level=level)
        raise OptionError(tr("season"), tr("coach"), problem, closest(level, known))
    return coach_for(game, level, settings, tables, told)


def week_title(season: Season, week: int) -> str:
    """“Week 3”, “Semifinals”, “Final”."""
    if week <= season.weeks:
        return tr("Week {week}", week=week)
    return tr("Semifinals") if season.playoffs == 4 and week == season.weeks + 1 else tr("Final")


def percentage(share: Fraction) -> str:
    """Won games of all as leagues print it: `.625`, `1.000`; with a comma `0,625`."""
    return winning_share(float(share))


def signed(number: int) -> str:
    """A difference with its sign: `+11`, `−3`, `0`."""
    return f"+{number}" if number > 0 else str(number).replace("-", MINUS)


def state_line(reckoning: Reckoning) -> str:
    """How far a season is: “Week 3 of 7”, “Champions: Mariners”."""
    season = reckoning.season
    if reckoning.champion is not None:
        return tr("Champions: {team}", team=season.teams[reckoning.champion].name)
    week = reckoning.week
    if week > season.weeks:
        return week_title(season, week)
    return tr("Week {week} of {weeks}", week=week, weeks=season.weeks)


def season_view(reckoning: Reckoning) -> SeasonView:
    """Everything that the pages of a season show."""
    season = reckoning.season
    weeks = tuple(_week(reckoning, week) for week in range(1, reckoning.last_week + 1))
    champion = reckoning.champion
    waiting = Counter(game.week for game in reckoning.to_simulate())
    return SeasonView(
        name=season.name,
        what=_what(season),
        state=state_line(reckoning),
        week=reckoning.week,
        weeks=weeks,
        table=tuple(
            _table_line(reckoning, place, line) for place, line in enumerate(reckoning.table)
        ),
        rule=RULE + (f" {playoff_words(season)}" if season.playoffs else ""),
        champion=None if champion is None else _side(season.teams[champion]),
        champion_line=_champion_line(reckoning),
        waiting=waiting.total(),
        waiting_this_week=tuple(waiting[sheet.week] for sheet in weeks),
    )


def _what(season: Season) -> str:
    game, teams = TITLES.get(season.game, season.game), len(season.teams)
    if season.rounds == 2:
        return tr("{game}, {teams} teams, each pair twice", game=game, teams=teams)
    return tr("{game}, {teams} teams, each pair once", game=game, teams=teams)


def playoff_words(season: Season) -> str:
    """How the title is decided."""
    if season.playoffs == 2:
        told = tr("The best two meet in the final.")
    else:
        told = tr("The best four play semifinals, first against fourth.")
    return f"{told} {TIED_PLAYOFF}"


def _champion_line(reckoning: Reckoning) -> str:
    if reckoning.champion is None:
        return ""
    season, champion = reckoning.season, reckoning.champion
    line = next(line for line in reckoning.table if line.team == champion)
    record = f"{line.won}{DASH}{line.lost}" + (f"{DASH}{line.tied}" if line.tied else "")
    if not season.playoffs:
        return tr("First of {teams} with {record}", teams=len(season.teams), record=record)
    final = reckoning.game(FINAL)
    home, visitors = final.result.score
    ours, theirs = (home, visitors) if final.teams[0] == champion else (visitors, home)
    other = next(team for team in final.teams if team != champion)
    place = ordinal(1 + [each.team for each in reckoning.table].index(champion))
    beaten = season.teams[other].name
    return tr(
        "{score} over {team} in the final; {place} in the table, {record}",
        score=f"{ours}{DASH}{theirs}",
        team=beaten,
        place=place,
        record=record,
    )


def _week(reckoning: Reckoning, week: int) -> WeekSheet:
    season = reckoning.season
    lines = tuple(_game_line(reckoning, game) for game in reckoning.of_week(week))
    rest = ""
    if week <= season.weeks:
        idle = resting(len(season.teams), season.pairings, week)
        names = ", ".join(season.teams[team].name for team in idle)
        if idle:
            rest = trn(
                "{teams} rests this week.", "{teams} rest this week.", len(idle), teams=names
            )
    return WeekSheet(week, week_title(season, week), lines, rest)


def _game_line(reckoning: Reckoning, game: Game) -> GameLine:
    season, result = reckoning.season, game.result
    home, visitors = _sides(season, game)
    return GameLine(
        game.key,
        game.week,
        home,
        visitors,
        state_words(game),
        deed_for(reckoning, game),
        result.over,
        result.fault,
        _stands(game),
    )


def _sides(season: Season, game: Game) -> tuple[Side, Side]:
    if game.meeting is None:
        return _unknown(season, game)
    counts = game.result.state in (OVER, UNDER_WAY)
    points = [str(score) if counts else "" for score in game.result.score]
    home, visitors = (
        _side(season.teams[team], said, won=game.winner == team)
        for team, said in zip(game.teams, points, strict=True)
    )
    return home, visitors


def _unknown(season: Season, game: Game) -> tuple[Side, Side]:
    if game.key == FINAL and season.playoffs == 4:
        names = [tr("Winner, 1st semifinal"), tr("Winner, 2nd semifinal")]
    else:
        places = {"semifinal-1": (1, 4), "semifinal-2": (2, 3)}.get(game.key, (1, 2))
        names = [tr("{place} of the table", place=ordinal(place)) for place in places]
    return Side(names[0]), Side(names[1])


def _side(team: Team, points: str = "", *, won: bool = False) -> Side:
    return Side(team.name, team.color, points, won, coach_words(team.coach))


def state_words(game: Game) -> str:
    """How a game stands: “Final score”, “3rd quarter”, “Not played”."""
    state = game.result.state
    if state == OVER:
        return tr("Final score") if game.result.winner else tr("Tied")
    if state == UNDER_WAY:
        now = game.result.quarter
        return capital(quarter(now)) if now else tr("Under way")
    if state == BROKEN:
        return tr("Can’t be read")
    return tr("Not played") if game.meeting else tr("Not known yet")


def _stands(game: Game) -> str:
    """The same in the middle of a sentence."""
    state = game.result.state
    if state == OVER:
        return tr("final score") if game.result.winner else tr("tied")
    if state == UNDER_WAY:
        now = game.result.quarter
        return quarter(now) if now else tr("under way")
    if state == BROKEN:
        return tr("can’t be read")
    return tr("not played") if game.meeting else tr("not known yet")


def deed_for(reckoning: Reckoning, game: Game) -> Deed:
    """What can be done with a game."""
    if game.meeting is None:
        return Deed.WAIT
    if game.result.over:
        return Deed.LOOK
    coached, state = reckoning.coached(game), game.result.state
    if state == UNDER_WAY:
        return Deed.FINISH if coached else Deed.CONTINUE
    if coached:
        return Deed.SIMULATE
    return Deed.ANEW if state == BROKEN else Deed.PLAY


def _scored(side: Side) -> str:
    return f"{side.name} {side.points}".rstrip()


def _table_line(reckoning: Reckoning, place: int, line: Standing) -> TableLine:
    team = reckoning.season.teams[line.team]
    return TableLine(
        place=str(place + 1),
        name=team.name,
        color=team.color,
        coach=coach_words(team.coach),
        won=str(line.won),
        lost=str(line.lost),
        tied=str(line.tied),
        percentage=percentage(line.percentage),
        points_for=str(line.points_for),
        points_against=str(line.points_against),
        difference=signed(line.difference),
        streak=streak_words(line.streak) or DASH,
        through=place < reckoning.season.playoffs,
    )


def table_data(reckoning: Reckoning) -> list[dict[str, Any]]:
    """The table as plain data, best team first."""
    season = reckoning.season
    return [
        {
            "place": place,
            "team": season.teams[line.team].name,
            "coach": season.teams[line.team].coach,
            "won": line.won,
            "lost": line.lost,
            "tied": line.tied,
            "percentage": round(float(line.percentage), 4),
            "points_for": line.points_for,
            "points_against": line.points_against,
            "difference": line.difference,
            "streak": line.streak,
        }
        for place, line in enumerate(reckoning.table, start=1)
    ]


def schedule_data(reckoning: Reckoning) -> list[dict[str, Any]]:
    """All games as plain data, in the order of the weeks."""
    season = reckoning.season
    return [
        {
            "key": game.key,
            "week": game.week,
            "home": season.teams[game.meeting.home].name if game.meeting else None,
            "visitors": season.teams[game.meeting.visitors].name if game.meeting else None,
            "state": game.result.state,
            "score": list(game.result.score) if game.result.path else None,
            "winner": None if game.winner is None else season.teams[game.winner].name,
            "file": game.result.path.name if game.result.path else None,
        }
        for game in reckoning.games
    ]
