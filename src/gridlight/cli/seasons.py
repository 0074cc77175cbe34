"""`gridlight season`: begin a season, let computers play in it, read its table."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

from gridlight.cli.options import DONE, whole
from gridlight.cli.output import print_json, progress, read_text
from gridlight.coaches.levels import levels_of
from gridlight.kernel.errors import OptionError
from gridlight.present.season import (
    DASH,
    schedule_data,
    season_coach,
    season_view,
    table_data,
)
from gridlight.present.season_leaders import leader_lists, leaders_data
from gridlight.session.games import DECK, GAMES
from gridlight.session.journal import PERSON
from gridlight.session.season.model import PLAYOFFS, Team
from gridlight.session.season.playing import Job, play_out, sit_down
from gridlight.session.season.reckoning import Game, Reckoning
from gridlight.session.season.season_file import save_new
from gridlight.session.season.seasons import Agreement, OpenSeason, season_of
from gridlight.session.season.statistics import book_of, totals
from gridlight.session.settings import closest, read_pairs

WHERE = "gridlight season"
COLORS = (
    *("#1f4e8c", "#a8322a", "#5b2f86", "#a8480c"),
    *("#0e5e6c", "#6d1f3a", "#26242a", "#4a5766"),
)


def add(commands: Any) -> None:
    """Add the commands."""
    season = commands.add_parser("season", help="a schedule of teams, with table and leaders")
    kinds = season.add_subparsers(metavar="COMMAND", required=True, dest="part")
    _add_new(kinds)
    play = kinds.add_parser("play", help="let computers play their games of a season")
    play.add_argument("file", metavar="FILE")
    which = play.add_mutually_exclusive_group()
    which.add_argument("--week", type=whole, metavar="N", help="this week; else the next one")
    which.add_argument("--all", action="store_true", help="all weeks, the playoffs too")
    play.add_argument("--jobs", type=whole, default=1, metavar="J", help="processes")
    play.set_defaults(run=_play)
    begin = kinds.add_parser("begin", help="begin a game of people, to be played in its file")
    begin.add_argument("file", metavar="FILE")
    begin.add_argument("key", metavar="GAME", help="its key in the schedule, like w03-g2")
    begin.set_defaults(run=_begin)
    for name, run, words in (
        ("table", _table, "who won how often, best team first"),
        ("schedule", _schedule, "all games by weeks, with their scores"),
        ("leaders", _leaders, "the best teams in each kind of number"),
    ):
        command = kinds.add_parser(name, help=words)
        command.add_argument("file", metavar="FILE")
        command.add_argument("--json", action="store_true", help="one JSON document")
        command.set_defaults(run=run)
    for command in kinds.choices.values():
        command.set_defaults(parser=command)


def _add_new(kinds: Any) -> None:
    new = kinds.add_parser("new", help="begin a season in a file; its games are kept beside it")
    new.add_argument("game", metavar="GAME", help=", ".join(GAMES.names))
    new.add_argument("--out", required=True, metavar="FILE.season")
    new.add_argument(
        "--team",
        action="append",
        default=[],
        metavar="NAME[,#COLOR][,COACH]",
        help="a team; its coach is person or a computer's level",
    )
    new.add_argument("--teams", metavar="FILE", help="teams from a text file, one in a line")
    new.add_argument("--name", default="", help="the season's name")
    new.add_argument("--double", action="store_true", help="each pair twice, at home once each")
    new.add_argument("--playoffs", type=int, default=0, choices=PLAYOFFS)
    new.add_argument("--seed", default="", help="the same seed gives the same dice")
    new.add_argument("--deck", default=DECK, help="a bundled deck, a folder or a .deck file")
    new.add_argument("--set", action="append", default=[], metavar="KEY=VALUE")
    new.set_defaults(run=_new)


def _new(found: argparse.Namespace) -> int:
    entry = GAMES.get(found.game, f"{WHERE} new")
    lines = list(found.team)
    if found.teams:
        text = read_text(found.teams).splitlines()
        lines += [line for line in text if line.strip() and not line.lstrip().startswith("#")]
    teams = tuple(_team(entry.name, line, place) for place, line in enumerate(lines))
    path = Path(found.out)
    season = season_of(
        Agreement(
            name=found.name or path.stem,
            game=entry.name,
            teams=teams,
            settings=read_pairs(found.set, "--set"),
            choices={"deck": found.deck},
            rounds=2 if found.double else 1,
            playoffs=found.playoffs,
            seed=found.seed,
        )
    )
    save_new(path, season)
    games, weeks = len(season.keys()), OpenSeason(path).reckoning().last_week
    print(f"{path}: {len(teams)} teams, {games} games in {weeks} weeks.")
    return DONE


def _team(game: str, line: str, place: int) -> Team:
    """A team from `Mariners, #1f4e8c, pro`; color and coach may be left out."""
    name, *more = (part.strip() for part in line.split(","))
    color, coach = COLORS[place % len(COLORS)], PERSON
    known = (PERSON, *levels_of(game))
    for word in more:
        if word.startswith("#"):
            color = _color(word, line)
        elif word in known:
            coach = word
        else:
            problem = f"“{word}” is neither a color nor a coach"
            raise OptionError(f"{WHERE} new", f"team “{line}”", problem, closest(word, known))
    return Team(name, color, coach)


def _color(word: str, line: str) -> str:
    if len(word) != 7 or not set(word[1:].lower()) <= set("0123456789abcdef"):
        problem, remedy = f"“{word}” is no color", "Write one like #1f4e8c."
        raise OptionError(f"{WHERE} new", f"team “{line}”", problem, remedy)
    return word.lower()


def _play(found: argparse.Namespace) -> int:
    season = OpenSeason(Path(found.file))
    played = 0
    while waiting := _waiting(season.reckoning(), found):
        if not played:
            _ready(season, waiting)
        jobs = [season.job(game) for game in waiting]
        for done, job in enumerate(_played(jobs, found.jobs), start=1):
            season.note(job)
            played += 1
            progress(done, len(jobs), "games")
        if not found.all:
            break
    view = season_view(season.reckoning())
    print(f"{view.name}: {_count(played, 'game')} played. {view.state}.")
    left = [line for sheet in view.weeks for line in sheet.games if not line.over]
    if left and not played:
        print(f"What is left ({_count(len(left), 'game')}) is for people to play, or comes later.")
    return DONE


def _waiting(reckoning: Reckoning, found: argparse.Namespace) -> tuple[Game, ...]:
    if found.week is not None:
        if found.week > reckoning.last_week:
            problem = f"the season has {reckoning.last_week} weeks"
            raise OptionError(f"{WHERE} play", "--week", problem, "Name one of them.")
        return reckoning.to_simulate(found.week)
    waiting = reckoning.to_simulate()
    return waiting if found.all else tuple(g for g in waiting if g.week == waiting[0].week)


def _ready(season: OpenSeason, games: Iterable[Game]) -> None:
    """Let coaches study the cards once, so that no game and no process has to."""
    plan = season.season
    for level in {plan.teams[team].coach for game in games for team in game.teams}:
        season_coach(plan.game, level, plan.settings, plan.tables)


def _played(jobs: list[Job], wanted: int) -> Iterator[Job]:
    """The jobs, each as soon as it and all before it are done."""
    processes = min(wanted, os.cpu_count() or 1, len(jobs))
    if processes == 1:
        for job in jobs:
            _play_one(job)
            yield job
        return
    with ProcessPoolExecutor(processes) as pool:
        for job, _ in zip(jobs, pool.map(_play_one, jobs), strict=True):
            yield job


def _play_one(job: Job) -> None:
    play_out(job, season_coach)


def _begin(found: argparse.Namespace) -> int:
    season = OpenSeason(Path(found.file))
    reckoning = season.reckoning()
    keys = [game.key for game in reckoning.games]
    if found.key not in keys:
        problem = "the schedule has no such game"
        raise OptionError(f"{WHERE} begin", f"“{found.key}”", problem, closest(found.key, keys))
    job = season.job(reckoning.game(found.key))
    with sit_down(job, people=True) as table:
        season.note(job)
        print(f"{job.path}: {table.title}")
    return DONE


def _table(found: argparse.Namespace) -> int:
    reckoning = OpenSeason(Path(found.file)).reckoning()
    view = season_view(reckoning)
    if found.json:
        print_json(
            {
                "name": view.name,
                "state": view.state,
                "champion": view.champion.name if view.champion else None,
                "rule": view.rule,
                "table": table_data(reckoning),
            }
        )
        return DONE
    print(f"{view.name}: {view.state}\n")
    print(f"    {'Team':<26}  W   L   T    Pct   For   Agst   Diff  Streak")
    for line in view.table:
        print(
            f"{line.place:>3} {line.name:<26}{line.won:>3} {line.lost:>3} {line.tied:>3}"
            f"{line.percentage:>7}{line.points_for:>6}{line.points_against:>7}"
            f"{line.difference:>7}{line.streak:>8}"
        )
    print(f"\n{view.rule}")
    return DONE


def _schedule(found: argparse.Namespace) -> int:
    reckoning = OpenSeason(Path(found.file)).reckoning()
    if found.json:
        print_json(schedule_data(reckoning))
        return DONE
    for sheet in season_view(reckoning).weeks:
        print(sheet.title)
        for line in sheet.games:
            score = f"{line.visitors.points}{DASH}{line.home.points}" if line.home.points else ""
            teams = f"{line.visitors.name} at {line.home.name}"
            print(f"  {line.key:<12} {teams:<54} {score:>7}  {line.state}")
        if sheet.rest:
            print(f"  {sheet.rest}")
    return DONE


def _leaders(found: argparse.Namespace) -> int:
    season = OpenSeason(Path(found.file))
    games = [game for game in season.reckoning().games if not game.playoff]
    books = [(game, book_of(game.result)) for game in games]
    teams = season.season.teams
    numbers = totals(len(teams), [(game, book) for game, book in books if book is not None])
    lists = leader_lists(teams, numbers)
    if found.json:
        print_json(leaders_data(lists))
        return DONE
    for each in lists:
        print(f"{each.title}, {each.unit}")
        for one in each.leaders:
            print(f"  {one.place:>2} {one.name:<26}{one.value:>9}")
    return DONE


def _count(number: int, what: str) -> str:
    return f"1 {what}" if number == 1 else f"{number} {what}s"
