"""`gridlight simulate`: whole games between computer coaches."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from gridlight.cli.lab_games import studied
from gridlight.cli.matches import Match, add_spreading, check_coach, spread
from gridlight.cli.options import DONE, NO, whole
from gridlight.cli.output import print_json, progress
from gridlight.football.gamebook import TeamStats, gamebook
from gridlight.kernel.errors import OptionError
from gridlight.kernel.game import Seat
from gridlight.session.games import DECK, GAMES, read_deck
from gridlight.session.match import Coach, play_match
from gridlight.session.referee_mode.entry import told_on_own_boards
from gridlight.session.registry import AnyGame
from gridlight.session.results import all_results
from gridlight.session.settings import read_pairs


def add(commands: Any) -> None:
    """Add the command."""
    simulate = commands.add_parser("simulate", help="whole games between computer coaches")
    simulate.add_argument("game", metavar="GAME", help=", ".join(GAMES.names))
    simulate.add_argument("--games", type=whole, default=100, metavar="N")
    simulate.add_argument("--home", default="random", metavar="COACH")
    simulate.add_argument("--away", default="random", metavar="COACH")
    simulate.add_argument("--seed", default="1")
    simulate.add_argument("--deck", default=DECK, help="a bundled deck, a folder or a .deck file")
    simulate.add_argument(
        "--study", metavar="NAME", help="a coach whose recorded calls a master has studied"
    )
    simulate.add_argument("--folder", metavar="DIR", help="another folder of saved games")
    simulate.add_argument("--set", action="append", default=[], metavar="KEY=VALUE")
    add_spreading(simulate)
    simulate.add_argument("--json", action="store_true", help="one JSON document")
    simulate.set_defaults(run=_simulate)


@dataclass(frozen=True, slots=True)
class Tally:
    """Sums over games; two of them add up, in any order to the same."""

    games: int = 0
    home_wins: int = 0
    away_wins: int = 0
    both: TeamStats = field(default_factory=TeamStats)
    points: tuple[int, int] = (0, 0)
    faults: tuple[str, ...] = ()

    def __add__(self, other: Tally) -> Tally:
        return Tally(
            self.games + other.games,
            self.home_wins + other.home_wins,
            self.away_wins + other.away_wins,
            self.both + other.both,
            (self.points[0] + other.points[0], self.points[1] + other.points[1]),
            self.faults + other.faults,
        )


def _simulate(found: argparse.Namespace) -> int:
    entry = GAMES.get(found.game, "gridlight simulate")
    for option in ("home", "away"):
        check_coach("simulate", f"--{option}", found.game, getattr(found, option))
    settings = entry.read_settings(read_pairs(found.set, "--set"), "--set")
    if settings.get("quarter_minutes"):
        problem = "nobody looks at a watch in simulated games"
        raise OptionError("--set", "setting “quarter_minutes”", problem, "Set plays_per_quarter.")
    if told_on_own_boards(settings) and {found.home, found.away} != {"random"}:
        problem = "a computer sees no board but the program’s own"
        raise OptionError("--set", "setting “boards”", problem, "Leave it at screen.")
    tables = entry.all_tables(settings, {"deck": found.deck})
    all_results(read_deck(found.deck))  # so that no process has to work them out
    habits = studied("simulate", found, tables) if found.study is not None else None
    match = Match(found.game, settings, tables, found.home, found.away, habits)
    entry.build(settings, tables)  # what can't be played is said before any game begins
    began = time.perf_counter()
    tally = Tally()
    for part in _play_all(match, found):
        tally += part
        progress(tally.games, found.games, "games")
    report = _report(tally, time.perf_counter() - began)
    if found.json:
        print_json(report)
    else:
        _print(report)
    for fault in tally.faults[:5]:
        print(fault, file=sys.stderr)
    return NO if tally.faults else DONE


def _play_all(match: Match, found: argparse.Namespace) -> Iterator[Tally]:
    seeds = [f"{found.seed}/{number}" for number in range(1, found.games + 1)]
    chunk = max(1, min(25, found.games // (found.jobs * 4)))
    parts = [seeds[start : start + chunk] for start in range(0, len(seeds), chunk)]
    match.make()  # so that no process has to solve the deck
    yield from spread(partial(_play_some, match), parts, found.jobs, found.backend)


def _play_some(match: Match, seeds: list[str]) -> Tally:
    game, coaches = match.make()
    return sum((_play(game, coaches, seed) for seed in seeds), Tally())


def _play(game: AnyGame, coaches: Mapping[Seat, Coach], seed: str) -> Tally:
    try:
        result = play_match(game, coaches, seed)
    except Exception as error:  # a game that breaks is what the count of errors is for
        return Tally(games=1, faults=(f"{seed}: {type(error).__name__}: {error}",))
    book = gamebook(event for step in result.steps for event in step.events)
    winner = result.described["winner"]
    return Tally(
        games=1,
        home_wins=int(winner == Seat.HOME.value),
        away_wins=int(winner == Seat.VISITORS.value),
        both=book.home + book.visitors,
        points=(result.described["score"][0], result.described["score"][1]),
    )


def _report(tally: Tally, seconds: float) -> dict[str, Any]:
    both, played = tally.both, tally.games - len(tally.faults)
    teams = 2 * played
    return {
        "games": tally.games,
        "seconds": round(seconds, 3),
        "games_per_second": _rate(tally.games, seconds),
        "home_wins": tally.home_wins,
        "away_wins": tally.away_wins,
        "ties": played - tally.home_wins - tally.away_wins,
        "points_per_team_game": _rate(sum(tally.points), teams),
        "plays_per_game": _rate(both.plays, played),
        "yards_per_play": _rate(both.yards, both.plays),
        "yards_per_run": _rate(both.run_yards, both.runs),
        "completion_rate": _rate(both.completions, both.passes),
        "yards_per_completion": _rate(both.pass_yards, both.completions),
        "interception_rate": _rate(both.intercepted, both.passes),
        "sacks_per_team_game": _rate(both.sacked, teams),
        "fumbles_per_team_game": _rate(both.fumbles, teams),
        "fumbles_lost_per_team_game": _rate(both.fumbles_lost, teams),
        "penalties_per_team_game": _rate(both.penalties, teams),
        "first_downs_per_team_game": _rate(both.first_downs, teams),
        "touchdowns_per_team_game": _rate(both.touchdowns, teams),
        "field_goal_rate": _rate(both.field_goals, both.field_goals_tried),
        "punts_per_team_game": _rate(both.punts, teams),
        "yards_per_punt": _rate(both.punt_yards, both.punts - both.punts_blocked),
        "errors": len(tally.faults),
    }


def _rate(part: float, whole: float) -> float:
    return round(part / whole, 4) if whole else 0.0


def _print(report: Mapping[str, Any]) -> None:
    for key, value in report.items():
        print(f"{key.replace('_', ' '):<28}{value:>12,}")
