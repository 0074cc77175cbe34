"""The book's statistics against a count made straight from the lines of the events.

The count here goes its own way: it keeps running tallies and, where a penalty takes something
back, goes back to a copy of them made before it; the gamebook leaves events out instead.
"""

from __future__ import annotations

import random
from collections import Counter
from copy import deepcopy
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from gridlight.football.gamebook import TeamStats
from gridlight.kernel.events import Event
from gridlight.session.record_book.book import RecordBook
from gridlight.session.table import Setup, Table
from helpers.every_game import PENALTIES
from helpers.write_goldens import SEATS, Golden, moves

OTHER = {"home": "visitors", "visitors": "home"}
WHOLE = 100_000
PLAYED: dict[str, tuple[tuple[int, int, dict[str, Any]], ...]] = {
    "foto-electric": (
        (3, WHOLE, {"plays_per_quarter": 8}),
        (5, WHOLE, {"plays_per_quarter": 10, **PENALTIES}),
        (1, WHOLE, {"quarter_minutes": 10, "collegiate_try": True, "table_feel": True}),
        (2, WHOLE, {"plays_per_quarter": 4, "sudden_death": True}),
    ),
    "all-pro": (
        (2, WHOLE, {"plays_per_quarter": 1}),
        (1, 500, {"plays_per_quarter": 1, "officiating": "referee", "fumble_percent": 40}),
        (5, 450, {"plays_per_quarter": 1, "take_back": True, **PENALTIES}),
    ),
    "pegskin": (
        (3, WHOLE, {"plays_per_quarter": 2}),
        (4, 900, {"plays_per_quarter": 3, "collegiate_try": True, **PENALTIES}),
        (1, WHOLE, {"mode": "scrimmage", "scrimmage_plays": 4}),
    ),
}
"""So many games of each kind, to their end or so many steps, with these settings."""


class Count:
    """What both teams did so far, and what the last play and the last kick can be taken back to."""

    def __init__(self) -> None:
        self.of: dict[str, Counter[str]] = {"home": Counter(), "visitors": Counter()}
        self.points: dict[str, list[int]] = {"home": [0], "visitors": [0]}
        self.attacking = ""
        self.trying = self.free = self.lateral = False
        self.fumbled_by, self.blocked, self.last = "", False, ""
        self.before: dict[str, dict[str, Any]] = {}

    def mark(self, what: str) -> None:
        self.before[what] = deepcopy({k: v for k, v in vars(self).items() if k != "before"})

    def back(self, what: str) -> None:
        if what in self.before:
            vars(self).update(deepcopy(self.before[what]))

    def take(self, told: Event) -> None:
        facts = dict(told.facts)
        side = (
            str(facts["side"].value) if hasattr(facts.get("side"), "value") else facts.get("side")
        )
        handler = getattr(self, "on_" + told.name.replace("-", "_"), None)
        if handler:
            handler(side, facts)
        self.last = told.name

    # plays

    def on_penalty_die(self, side: str, facts: dict[str, Any]) -> None:
        self.mark("play")

    def on_snap(self, side: str, facts: dict[str, Any]) -> None:
        self.fumbled_by = ""
        if not self.trying:
            self.attacking = "" if facts["free"] else side
        self.mark("play")

    def on_new_series(self, side: str, facts: dict[str, Any]) -> None:
        self.free = self.trying = False

    def on_reveal(self, side: str, facts: dict[str, Any]) -> None:
        self.trying, self.fumbled_by = bool(facts["trying"]), ""
        self.lateral = not facts["thrown"]
        if not self.trying:
            self.attacking = side
            self.play(side, facts, facts["outcome"] == "interception")

    def on_play(self, side: str, facts: dict[str, Any]) -> None:
        self.play(side, facts, facts["intercepted"])

    def play(self, side: str, facts: dict[str, Any], intercepted: bool) -> None:
        team, yards = self.of[side], facts["gain"] or 0
        team["plays"] += 1
        if facts["thrown"]:
            team["passes"] += 1
            team["intercepted"] += bool(intercepted)
            team["completions"] += bool(facts["caught"] and not intercepted)
            team["pass_yards"] += yards if facts["caught"] and not intercepted else 0
        elif facts["kind"] == "pass" and yards < 0 and not intercepted:
            team["sacked"] += 1
            team["sack_yards"] -= yards
        else:
            team["runs"] += 1
            team["run_yards"] += yards

    def on_interception(self, side: str, facts: dict[str, Any]) -> None:
        if not self.trying:
            self.of[side]["laterals_lost"] += bool(facts.get("lateral", self.lateral))
            self.attacking = ""

    def on_fumble(self, side: str, facts: dict[str, Any]) -> None:
        if not self.trying:
            self.fumbled_by, self.blocked = side, self.last == "punt-blocked"
            self.of[side]["fumbles"] += not self.blocked

    def on_recovery(self, side: str, facts: dict[str, Any]) -> None:
        loser, self.fumbled_by = self.fumbled_by, ""
        if loser and facts["lost"]:
            self.of[loser]["fumbles_lost"] += not self.blocked
            if loser == self.attacking:
                self.attacking = ""

    def on_first_down(self, side: str, facts: dict[str, Any]) -> None:
        self.of[side]["first_downs"] += 1

    def on_turnover_on_downs(self, side: str, facts: dict[str, Any]) -> None:
        self.attacking = ""

    # kicks

    def on_kickoff(self, side: str, facts: dict[str, Any]) -> None:
        self.fumbled_by, self.free, self.trying, self.attacking = "", False, False, ""
        self.of[side]["kickoffs"] += 1
        self.of[side]["kickoff_yards"] += self.no_further(side, facts)

    def on_punt(self, side: str, facts: dict[str, Any]) -> None:
        self.mark("kick")
        self.attacking = ""
        if not self.free:
            self.of[side]["punts"] += 1
            self.of[side]["punt_yards"] += self.no_further(side, facts)
        self.free = False
        self.mark("return")

    def no_further(self, side: str, facts: dict[str, Any]) -> float:
        room = 100 - facts["start"] if side == "home" else facts["start"]
        return min(facts["yards"], room)

    def on_punt_blocked(self, side: str, facts: dict[str, Any]) -> None:
        self.attacking = side
        if facts.get("kind") == "field-goal":
            self.of[side]["field_goals_tried"] += 1
        else:
            self.of[side].update({"punts": 1, "punts_blocked": 1})
        if facts.get("kind"):
            self.attacking = ""

    def on_return(self, side: str, facts: dict[str, Any]) -> None:
        what = {"kickoff": "kick", "interception": "interception"}.get(facts["kind"], "punt")
        end = (
            max(0, min(100, facts["spot"]))
            if self.over_goal(side, facts["spot"])
            else facts["spot"]
        )
        yards = (end - facts["start"]) * (1 if side == "home" else -1)
        self.of[side].update({f"{what}_returns": 1, f"{what}_return_yards": yards})

    def over_goal(self, side: str, spot: float) -> bool:
        return spot >= 100 if side == "home" else spot <= 0

    # points

    def score(self, side: str, facts: dict[str, Any]) -> None:
        self.points[side][-1] += facts["points"]

    def on_touchdown(self, side: str, facts: dict[str, Any]) -> None:
        self.score(side, facts)
        self.of[side]["touchdowns"] += 1
        self.of[side]["first_downs"] += side == self.attacking
        self.attacking, self.trying = "", True

    def on_field_goal_good(self, side: str, facts: dict[str, Any]) -> None:
        self.score(side, facts)
        self.of[side].update({"field_goals": 1, "field_goals_tried": 1})
        self.attacking = ""

    def on_field_goal_missed(self, side: str, facts: dict[str, Any]) -> None:
        self.of[side]["field_goals_tried"] += 1
        self.attacking = ""

    def on_try_good(self, side: str, facts: dict[str, Any]) -> None:
        self.trying = False
        self.score(side, facts)

    def on_try_missed(self, side: str, facts: dict[str, Any]) -> None:
        self.trying = False

    def on_safety(self, side: str, facts: dict[str, Any]) -> None:
        self.score(side, facts)
        self.free, self.attacking = True, ""

    # penalties and the clock

    def on_penalty_accepted(self, side: str, facts: dict[str, Any]) -> None:
        if facts.get("negates"):
            self.back(facts["negates"])
        self.of[OTHER[side]].update({"penalties": 1, "penalty_yards": facts["walked"]})

    def on_offsetting(self, side: str, facts: dict[str, Any]) -> None:
        if facts.get("negates"):
            self.back(facts["negates"])

    def on_kick_again(self, side: str, facts: dict[str, Any]) -> None:
        if facts["why"] == "penalty":
            self.of[side].update({"penalties": 1, "penalty_yards": facts["walked"]})

    def on_end_of_quarter(self, side: str, facts: dict[str, Any]) -> None:
        for column in self.points.values():
            column.append(0)

    def on_end_of_half(self, side: str, facts: dict[str, Any]) -> None:
        self.attacking = ""
        self.on_end_of_quarter(side, facts)

    def stats(self, side: str) -> dict[str, Any]:
        counted = {f.name: self.of[side][f.name] for f in fields(TeamStats) if f.name != "points"}
        return {**counted, "points": tuple(self.points[side])}


def counted(table: Table) -> Count:
    count = Count()
    for record in table.history:
        for told in record.events:
            count.take(told)
    return count


def played(folder: Path, game: str, times: int) -> dict[str, Table]:
    """Recorded games of a kind with their tables, by the names of their files."""
    found = {}
    for many, steps, settings in PLAYED[game]:
        for seed in range(many * times):
            path = folder / f"{game}-{len(found):02}.gridlight"
            setup = Setup(game, *SEATS, settings, seed=f"counted {seed}", title=path.stem)
            minute, second = divmod(len(found), 60)
            created = f"2026-01-01T12:{minute:02}:{second:02}+00:00"
            table = Table.start(setup, created=created)
            golden = Golden(path.stem, game, settings, lambda table: True, steps=steps)
            for seat, words in moves(table, golden, random.Random(seed)):
                table.play(seat, words)
            table.save_as(path).close()
            found[path.name] = table
    return found


@pytest.mark.parametrize("times", [1, pytest.param(5, marks=pytest.mark.long)])
@pytest.mark.parametrize("game", PLAYED)
def test_the_book_agrees_with_an_independent_count(tmp_path: Path, game: str, times: int) -> None:
    tables = played(tmp_path, game, times)
    assert len(tables) >= 8 * times
    book = RecordBook(tmp_path, tmp_path / "index.sqlite")
    book.catch_up()
    rows = {row.file: row for row in book.rows()}
    assert rows.keys() == tables.keys()
    seen: Counter[str] = Counter()
    for name, table in tables.items():
        row, count = rows[name], counted(table)
        assert row.over == table.over and not row.fault
        for side, kept in (("home", row.home), ("visitors", row.visitors)):
            expected = count.stats(side)
            found = {f.name: getattr(kept.stats, f.name) for f in fields(TeamStats)}
            assert found == expected, f"{name}, {side}"
            seen.update({what for what, amount in found.items() if amount})
        score = table.described()["score"]
        assert [row.home.points, row.visitors.points] == score
        assert [row.home.stats.total_points, row.visitors.stats.total_points] == score
    assert seen.keys() >= SEEN[game]


ANYWHERE = {"plays", "runs", "run_yards", "passes", "completions", "penalties", "punts", "points"}
SEEN = {
    "foto-electric": ANYWHERE | {"sacked", "fumbles_lost", "field_goals", "touchdowns"},
    "all-pro": ANYWHERE | {"kickoffs", "fumbles"},
    "pegskin": ANYWHERE | {"first_downs", "touchdowns", "pass_yards"},
}
"""What has to come up in these games, so that something was compared."""
