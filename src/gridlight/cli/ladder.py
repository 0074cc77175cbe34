"""`gridlight ladder`: every level of a game against every other, sides swapped on the same dice."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import combinations
from typing import Any

from gridlight.cli.matches import Match, add_spreading, check_coach, spread
from gridlight.cli.options import DONE, whole
from gridlight.cli.output import print_json, progress, write_file
from gridlight.coaches.ladder import Rung, as_module, interval, measured_anew
from gridlight.coaches.ladder_table import LADDER
from gridlight.coaches.levels import levels_of
from gridlight.kernel.errors import OptionError
from gridlight.kernel.game import Seat
from gridlight.session.games import DECK, GAMES
from gridlight.session.match import play_match
from gridlight.session.settings import Value, read_pairs

BATCH = 20
GOALS = {"rookie": 80.0}
GOAL = 65.0
"""How many of 100 decided games a level should win against the one below; a rookie more."""


def add(commands: Any) -> None:
    """Add the command."""
    ladder = commands.add_parser("ladder", help="a round robin of a game's levels")
    ladder.add_argument("game", metavar="GAME", help=", ".join(GAMES.names))
    ladder.add_argument("--games", type=whole, default=400, metavar="N", help="at most, a pair")
    ladder.add_argument("--levels", nargs="+", metavar="COACH", help="only these")
    ladder.add_argument("--neighbors", action="store_true", help="only each with the one below")
    ladder.add_argument("--whole", action="store_true", help="don't stop early when it is clear")
    ladder.add_argument("--seed", default="ladder")
    ladder.add_argument("--set", action="append", default=[], metavar="KEY=VALUE")
    add_spreading(ladder)
    ladder.add_argument("--json", action="store_true", help="one JSON document")
    ladder.add_argument("--write", metavar="FILE", help="write ladder_table.py anew")
    ladder.set_defaults(run=_ladder)


@dataclass(frozen=True, slots=True)
class Score:
    """How many games the upper of two levels won, the lower won, and nobody."""

    won: int = 0
    lost: int = 0
    tied: int = 0

    def __add__(self, other: Score) -> Score:
        return Score(self.won + other.won, self.lost + other.lost, self.tied + other.tied)

    @property
    def games(self) -> int:
        """All games."""
        return self.won + self.lost + self.tied


@dataclass(frozen=True, slots=True)
class Pair:
    """Two levels of one game, the stronger first."""

    game: str
    upper: str
    lower: str
    settings: Mapping[str, Value]
    tables: Mapping[str, Any]

    def meet(self, seed: str) -> Score:
        """Two games on the same dice, each level at home once."""
        return self._one(seed, self.upper, self.lower) + self._one(seed, self.lower, self.upper)

    def _one(self, seed: str, home: str, away: str) -> Score:
        game, coaches = Match(self.game, self.settings, self.tables, home, away).make()
        winner = play_match(game, coaches, seed).described["winner"]
        if winner is None:
            return Score(tied=1)
        by = home if winner == Seat.HOME.value else away
        return Score(won=1) if by == self.upper else Score(lost=1)


def _ladder(found: argparse.Namespace) -> int:
    entry = GAMES.get(found.game, "gridlight ladder")
    settings = entry.read_settings(read_pairs(found.set, "--set"), "--set")
    tables = entry.all_tables(settings, {"deck": DECK})
    rungs = []
    for lower, upper in _pairs(found):
        pair = Pair(found.game, upper, lower, settings, tables)
        score = Score()
        for part in _meetings(pair, found):
            score += part
            progress(score.games, found.games, f"{upper} v {lower}")
            if not found.whole and _is_clear(score, upper, lower):
                break
        rungs.append(_rung(pair, score))
        if not found.json:
            print(_line(rungs[-1], score))
    if found.write:
        near = [rung for rung in rungs if _near(levels_of(found.game), rung.below, rung.level)]
        write_file(found.write, as_module(measured_anew(LADDER, near)).encode())
    if found.json:
        print_json([_told(rung) for rung in rungs])
    return DONE


def _pairs(found: argparse.Namespace) -> list[tuple[str, str]]:
    for name in found.levels or ():
        check_coach("ladder", "--levels", found.game, name)
    known = levels_of(found.game)
    levels = [name for name in known if name in (found.levels or known)]
    if len(levels) < 2:
        raise OptionError("gridlight ladder", "--levels", "two are needed", "Name another.")
    pairs = list(combinations(levels, 2))
    return [pair for pair in pairs if not found.neighbors or _near(levels, *pair)]


def _near(levels: Sequence[str], lower: str, upper: str) -> bool:
    return levels.index(upper) == levels.index(lower) + 1


def _meetings(pair: Pair, found: argparse.Namespace) -> Iterator[Score]:
    """Batches of meetings, so that it can be stopped between two."""
    most = max(1, found.games // 2)
    for start in range(0, most, BATCH):
        seeds = [f"{found.seed}/{n}" for n in range(start + 1, min(start + BATCH, most) + 1)]
        yield from spread(partial(_meet, pair), seeds, found.jobs, found.backend)


def _meet(pair: Pair, seed: str) -> Score:
    return pair.meet(seed)


def _is_clear(score: Score, upper: str, lower: str) -> bool:
    """Whether it is clear on which side of the goal the share lies; looked at between batches."""
    if score.games % (2 * BATCH) or not score.won + score.lost:
        return False
    low, high = interval(score.won, score.won + score.lost)
    goal = GOALS.get(upper, GOAL)
    return low > goal or high < goal


def _rung(pair: Pair, score: Score) -> Rung:
    decided = score.won + score.lost
    low, high = interval(score.won, decided)
    won = 100 * score.won / decided if decided else 0.0
    margin = round((high - low) / 2, 1)
    return Rung(pair.game, pair.upper, pair.lower, round(won, 1), margin, score.games)


def _line(rung: Rung, score: Score) -> str:
    share = f"{rung.won:5.1f} % ± {rung.margin:.1f}"
    return (
        f"{rung.level:<12} beats {rung.below:<12} {share}  "
        f"({score.won} won, {score.lost} lost, {score.tied} tied)"
    )


def _told(rung: Rung) -> dict[str, Any]:
    return {
        "level": rung.level,
        "below": rung.below,
        "won": rung.won,
        "margin": rung.margin,
        "games": rung.games,
    }
