"""`gridlight ladder`: every level of a game against every other, sides swapped on the same dice."""

from __future__ import annotations

import argparse
import importlib
from collections.abc import Iterable, Iterator
from functools import partial
from itertools import combinations
from typing import Any

from gridlight.cli.matches import add_spreading, check_coach, spread
from gridlight.cli.meetings import Pair, Score, Times, meet, meet_by_the_clock
from gridlight.cli.options import DONE, whole
from gridlight.cli.output import print_json, progress, write_file
from gridlight.coaches import ladder_table
from gridlight.coaches.ladder import (
    GOAL,
    GOALS,
    Clocked,
    Meeting,
    as_module,
    below_of,
    clocked,
    clocked_anew,
    interval,
    measured_anew,
)
from gridlight.coaches.ladder_page import as_page
from gridlight.coaches.levels import levels_of
from gridlight.kernel.errors import OptionError
from gridlight.session.games import DECK, GAMES
from gridlight.session.settings import read_pairs

BATCH = 20


def add(commands: Any) -> None:
    """Add the command."""
    ladder = commands.add_parser("ladder", help="a round robin of a game's levels")
    ladder.add_argument(
        "game", metavar="GAME", nargs="?", help=f"{', '.join(GAMES.names)}; none: what is known"
    )
    ladder.add_argument("--games", type=whole, default=400, metavar="N", help="at most, a pair")
    ladder.add_argument("--levels", nargs="+", metavar="COACH", help="only these")
    ladder.add_argument("--neighbors", action="store_true", help="only each with the one below")
    ladder.add_argument("--whole", action="store_true", help="don't stop early when it is clear")
    ladder.add_argument("--clock", action="store_true", help="how long each decision takes, too")
    ladder.add_argument("--seed", default="ladder")
    ladder.add_argument("--set", action="append", default=[], metavar="KEY=VALUE")
    add_spreading(ladder)
    ladder.add_argument("--json", action="store_true", help="one JSON document")
    ladder.add_argument("--write", metavar="FILE", help="write ladder_table.py anew")
    ladder.add_argument("--page", metavar="FILE", help="write the page about the levels anew")
    ladder.set_defaults(run=_ladder)


def _ladder(found: argparse.Namespace) -> int:
    if found.game is None:
        return _known(found)
    met: list[Meeting] = []
    times: Times = {}
    games: dict[str, int] = {}
    for pair in _pairs(found):
        score = _played(pair, found, times)
        met.append(_meeting(pair, score, found))
        for level in (pair.upper, pair.lower):
            games[level] = games.get(level, 0) + score.games
        _keep(found, met, _clocks(found.game, times, games))  # a long run may be cut short
        if not found.json:
            print(_line(met[-1]))
    clocks = _clocks(found.game, times, games)
    _tell(found, met, clocks)
    return DONE


def _known(found: argparse.Namespace) -> int:
    """Tell, or write, what was measured before."""
    _keep(found, (), ())
    if not found.json:
        for each in ladder_table.LADDER:
            print(f"{each.game:<14} {_line(each)}")
    _tell(found, ladder_table.LADDER, ladder_table.CLOCKS)
    return DONE


def _pairs(found: argparse.Namespace) -> list[Pair]:
    entry = GAMES.get(found.game, "gridlight ladder")
    settings = entry.read_settings(read_pairs(found.set, "--set"), "--set")
    tables = entry.all_tables(settings, {"deck": DECK})
    return [
        Pair(found.game, upper, lower, settings, tables)
        for lower, upper in _named(found)
        if not found.neighbors or below_of(upper) == lower
    ]


def _named(found: argparse.Namespace) -> list[tuple[str, str]]:
    for name in found.levels or ():
        check_coach("ladder", "--levels", found.game, name)
    known = levels_of(found.game)
    levels = [name for name in known if name in (found.levels or known)]
    if len(levels) < 2:
        raise OptionError("gridlight ladder", "--levels", "two are needed", "Name another.")
    return list(combinations(levels, 2))


def _played(pair: Pair, found: argparse.Namespace, times: Times) -> Score:
    score = Score()
    for part, taken in _meetings(pair, found):
        score += part
        for level, each in taken.items():
            times.setdefault(level, []).extend(each)
        progress(score.games, found.games, f"{pair.upper} v {pair.lower}")
        if not found.whole and _is_clear(score, pair.upper):
            break
    return score


def _meetings(pair: Pair, found: argparse.Namespace) -> Iterator[tuple[Score, Times]]:
    """Batches of meetings, so that it can be stopped between two."""
    most = max(1, found.games // 2)
    work = partial(meet_by_the_clock if found.clock else meet, pair)
    for start in range(0, most, BATCH):
        seeds = [f"{found.seed}/{n}" for n in range(start + 1, min(start + BATCH, most) + 1)]
        yield from spread(work, seeds, found.jobs, found.backend)


def _is_clear(score: Score, upper: str) -> bool:
    """Whether it is clear on which side of the goal the share lies; looked at between batches."""
    if score.games % (2 * BATCH) or not score.won + score.lost:
        return False
    low, high = interval(score.won, score.won + score.lost)
    goal = GOALS.get(upper, GOAL)
    return low > goal or high < goal


def _meeting(pair: Pair, score: Score, found: argparse.Namespace) -> Meeting:
    played = " ".join(sorted(found.set))
    return Meeting(pair.game, pair.upper, pair.lower, score.won, score.lost, score.tied, played)


def _clocks(game: str, times: Times, games: dict[str, int]) -> list[Clocked]:
    known = [level for level in levels_of(game) if times.get(level)]
    return [clocked(game, level, games[level], times[level]) for level in known]


def _keep(found: argparse.Namespace, met: Iterable[Meeting], clocks: Iterable[Clocked]) -> None:
    """Write the files that are wished for; what another run wrote meanwhile isn't lost."""
    if not found.write and not found.page:
        return
    importlib.reload(ladder_table)
    ladder = measured_anew(ladder_table.LADDER, met)
    times = clocked_anew(ladder_table.CLOCKS, clocks)
    if found.write:
        write_file(found.write, as_module(ladder, times).encode())
    if found.page:
        games = [(name, GAMES.get(name).title) for name in GAMES.names]
        write_file(found.page, as_page(games, levels_of, ladder, times).encode())


def _line(met: Meeting) -> str:
    low, high = met.bounds
    share = f"{met.share:5.1f} % ({low:.1f} to {high:.1f})"
    return (
        f"{met.level:<12} beats {met.below:<12} {share}  "
        f"({met.won} won, {met.lost} lost, {met.tied} tied)"
    )


def _tell(found: argparse.Namespace, met: Iterable[Meeting], clocks: Iterable[Clocked]) -> None:
    if found.json:
        print_json({"pairs": [_told(each) for each in met], "clocks": [_timed(c) for c in clocks]})
        return
    for each in clocks:
        print(
            f"{each.level:<12} {each.decisions} decisions in {each.games} games: "
            f"median {_ms(each.median)}, 99 of 100 {_ms(each.p99)}, longest {_ms(each.longest)}; "
            f"own time {_ms(each.own_median)}, {_ms(each.own_p99)}, {_ms(each.own_longest)}"
        )


def _ms(seconds: float) -> str:
    return f"{1000 * seconds:.1f} ms"


def _told(met: Meeting) -> dict[str, Any]:
    low, high = met.bounds
    return {
        "game": met.game,
        "level": met.level,
        "below": met.below,
        "games": met.games,
        "won": met.won,
        "lost": met.lost,
        "tied": met.tied,
        "share": round(met.share, 1) if met.decided else None,
        "low": round(low, 1),
        "high": round(high, 1),
        "goal": met.goal if below_of(met.level) == met.below else None,
        "settings": met.settings,
    }


def _timed(each: Clocked) -> dict[str, Any]:
    return {
        "game": each.game,
        "level": each.level,
        "games": each.games,
        "decisions": each.decisions,
        "seconds": {"median": each.median, "p99": each.p99, "longest": each.longest},
        "own_seconds": {
            "median": each.own_median,
            "p99": each.own_p99,
            "longest": each.own_longest,
        },
    }
