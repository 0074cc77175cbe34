"""Writes the golden journals and transcripts of this format, once.

`python tests/helpers/write_goldens.py` writes those that are missing. A golden that was
released is never written again: that it still opens is the promise.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from gridlight.kernel.game import Seat
from gridlight.penalties.game import PenaltySystem
from gridlight.penalties.state import Layered
from gridlight.session.journal import FORMAT, Player
from gridlight.session.notation import export_text
from gridlight.session.table import Setup, Table
from helpers.every_game import EVERY, PENALTIES, fair_game, likely_move
from helpers.pegskin import likely_peg_move

FOLDER = Path(__file__).parents[1] / "golden" / "journals" / f"format-{FORMAT}"
SEATS = (Player("Riverside"), Player("Hill Town", "random"))


@dataclass(frozen=True, slots=True)
class Golden:
    """A game that ends in one way: its settings, and which of many games is wanted."""

    name: str
    game: str
    settings: dict[str, Any]
    wanted: Callable[[Table], bool]
    end: str = ""
    steps: int = 10_000
    position: dict[str, Any] | None = None


def _winner(who: str) -> Callable[[Table], bool]:
    return lambda table: table.described()["winner"] == who


def _extra(table: Table) -> bool:
    return table.described()["quarter"] > 4 and table.described()["winner"] != "tie"


def _took_back(table: Table) -> bool:
    words = {record.words for record in table.history}
    return table.over and {"undo", "accept", "decline"} <= words


def _played_out(who: str) -> Callable[[Table], bool]:
    def wanted(table: Table) -> bool:
        played = any(event.name == "play" for record in table.history for event in record.events)
        return played and table.described()["winner"] == who

    return wanted


def _took_back_a_peg(table: Table) -> bool:
    return table.over and any(record.words == "undo" for record in table.history)


def _tried_a_play(table: Table) -> bool:
    words = {record.words for record in table.history}
    return table.over and bool(words & {"try run", "try pass"})


def _with_penalties(table: Table) -> bool:
    told = {event.name for record in table.history for event in record.events}
    return table.over and {"penalty-accepted", "penalty-declined", "penalty-reading"} <= told


SHORT = {"plays_per_quarter": 4}
LAST = {"plays_per_quarter": 1}
LATE: dict[str, Any] = {
    "phase": "setup-offense",
    "possession": "visitors",
    "spot": 45,
    "down": 2,
    "togo": 5,
    "quarter": 4,
}


def _led(home: int, visitors: int) -> dict[str, Any]:
    return {**LATE, "score": [home, visitors]}


NEAR_THE_GOAL: dict[str, Any] = {**LATE, "spot": 6, "togo": "goal"}
GOLDENS = [
    Golden("foto-electric-home-wins", "foto-electric", SHORT, _winner("home")),
    Golden("foto-electric-visitors-win", "foto-electric", SHORT, _winner("visitors")),
    Golden("foto-electric-tie", "foto-electric", SHORT, _winner("tie")),
    Golden("foto-electric-sudden-death", "foto-electric", {**SHORT, "sudden_death": True}, _extra),
    Golden("foto-electric-resigned", "foto-electric", SHORT, _winner("home"), "resign", 30),
    Golden("foto-electric-agreed", "foto-electric", SHORT, _winner("tie"), "agree-draw", 25),
    Golden(
        "foto-electric-by-the-watch",
        "foto-electric",
        {"quarter_minutes": 5, "collegiate_try": True, "table_feel": True},
        lambda table: table.over,
    ),
    Golden("foto-electric-unfinished", "foto-electric", {}, lambda table: not table.over, "", 41),
    Golden(
        "foto-electric-second-edition",
        "foto-electric",
        SHORT,
        lambda table: table.over and 'Deck "classic-2"' in export_text(table, EVERY),
    ),
    Golden("all-pro-home-wins", "all-pro", LAST, _winner("home"), position=LATE),
    Golden("all-pro-visitors-win", "all-pro", LAST, _winner("visitors"), position=LATE),
    Golden("all-pro-tie", "all-pro", LAST, _winner("tie"), position=LATE),
    Golden(
        "all-pro-sudden-death",
        "all-pro",
        {**LAST, "sudden_death": True, "steady_hand": True},
        _extra,
        position=LATE,
    ),
    Golden("all-pro-resigned", "all-pro", LAST, _winner("home"), "resign", 60),
    Golden("all-pro-agreed", "all-pro", LAST, _winner("tie"), "agree-draw", 90, LATE),
    Golden(
        "all-pro-call-it",
        "all-pro",
        {"plays_per_quarter": 2, "officiating": "call-it", "take_back": True, "step_out": True},
        _took_back,
        position=LATE,
    ),
    Golden(
        "all-pro-referee",
        "all-pro",
        {"plays_per_quarter": 2, "officiating": "referee", "columns": 11, "fumble_percent": 5},
        lambda table: table.over,
        position=LATE,
    ),
    Golden("all-pro-unfinished", "all-pro", {}, lambda table: not table.over, "", 120),
    Golden("pegskin-home-wins", "pegskin", LAST, _played_out("home"), position=_led(7, 6)),
    Golden("pegskin-visitors-win", "pegskin", LAST, _played_out("visitors"), position=_led(7, 10)),
    Golden("pegskin-tie", "pegskin", LAST, _played_out("tie"), position=LATE),
    Golden("pegskin-whole-game", "pegskin", {**LAST, "take_back": True}, _took_back_a_peg),
    Golden(
        "pegskin-sudden-death",
        "pegskin",
        {**LAST, "sudden_death": True, "width": 31, "half_length": 15},
        _extra,
        position=LATE,
    ),
    Golden(
        "pegskin-two-points",
        "pegskin",
        {"plays_per_quarter": 2, "collegiate_try": True},
        _tried_a_play,
        position=NEAR_THE_GOAL,
    ),
    Golden(
        "pegskin-scrimmage",
        "pegskin",
        {"mode": "scrimmage", "scrimmage_plays": 2},
        lambda table: table.over,
    ),
    Golden("pegskin-resigned", "pegskin", LAST, _winner("home"), "resign", 60),
    Golden("pegskin-agreed", "pegskin", LAST, _winner("tie"), "agree-draw", 90, LATE),
    Golden("pegskin-unfinished", "pegskin", {}, lambda table: not table.over, "", 150),
    Golden("foto-electric-penalties", "foto-electric", {**SHORT, **PENALTIES}, _with_penalties),
    Golden(
        "all-pro-penalties",
        "all-pro",
        {"plays_per_quarter": 4, "take_back": True, **PENALTIES},
        _with_penalties,
        position=LATE,
    ),
    Golden(
        "pegskin-penalties",
        "pegskin",
        {"plays_per_quarter": 3, **PENALTIES},
        _with_penalties,
        position=LATE,
    ),
    Golden("toy-wavering", "toy", {"plays": 6}, lambda table: table.over),
]


def moves(table: Table, golden: Golden, stream: random.Random) -> Iterator[tuple[Seat, str]]:
    """Random moves, rather plays than kicks, with the table's words where they are due."""
    while not table.over and table.step < golden.steps:
        if isinstance(table.state, Layered):
            yield _under_the_layer(table, golden, stream)
            continue
        if golden.game == "all-pro":
            yield _on_a_board(table, stream)
            continue
        if golden.game == "pegskin":
            (seat,) = table.to_act
            yield seat, table.game.words(likely_peg_move(table.game, table.state, stream))
            continue
        seat = stream.choice(table.to_act)
        offered = [table.game.words(move) for move in table.legal(seat)]
        likely = [words for words in offered if words in ("play", "try run", "run-out")]
        watched = table.header.settings.get("quarter_minutes")
        if watched and table.step % 24 == 23 and not table.game.unshown(table.state):
            yield seat, "time"
        else:
            yield seat, stream.choice(likely if likely and stream.random() < 0.6 else offered)


def _under_the_layer(table: Table, golden: Golden, stream: random.Random) -> tuple[Seat, str]:
    """A likely move of the game underneath, or either answer to a penalty."""
    seat = stream.choice(table.to_act)
    state, game, offered = table.state, table.game, table.legal(seat)
    assert isinstance(game, PenaltySystem)
    move = None
    if state.choice is None and golden.game == "pegskin":
        move = likely_peg_move(game.game, state.base, stream)
    elif state.choice is None and golden.game == "all-pro":
        fair = fair_game("all-pro", dict(table.header.settings))
        move = likely_move(game.game, fair, state.base, stream)
    if move is None or move not in offered:
        move = stream.choice(list(offered))
    return seat, game.words(move)


def _on_a_board(table: Table, stream: random.Random) -> tuple[Seat, str]:
    (seat,) = table.to_act
    flag = table.game.parse(f"flag {seat.other}")
    if flag in table.legal(seat.other) and stream.random() < 0.1:
        return seat.other, table.game.words(flag)
    fair = fair_game("all-pro", dict(table.header.settings))
    return seat, table.game.words(likely_move(table.game, fair, table.state, stream))


def play(golden: Golden, seed: int, path: Path | None) -> Table:
    """One game of the kind, with take-backs, the clock, dice by hand and a new title."""
    setup = Setup(
        golden.game,
        *SEATS,
        golden.settings,
        seed=f"golden {seed}",
        title=golden.name,
        position=golden.position,
    )
    table = Table.start(setup, path, EVERY, created="2026-01-01T12:00:00+00:00")
    stream = random.Random(seed)
    for seat, words in moves(table, golden, stream):
        if table.step % 17 == 5 and not words.startswith("time"):
            table.play_default(seat)
        else:
            table.play(seat, words)
        if table.can_undo and stream.random() < 0.15:
            table.undo()
        if table.step == 12:
            table.rename(f"{golden.name}, renamed")
    if golden.end and not table.over:
        table.play(Seat.VISITORS, golden.end)
    return table


def main() -> None:
    """Write what is missing."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for golden in GOLDENS:
        path = FOLDER / f"{golden.name}.gridlight"
        if path.exists():
            continue
        seed = next(seed for seed in range(10_000) if golden.wanted(play(golden, seed, None)))
        table = play(golden, seed, path)
        table.close()
        path.with_suffix(".txt").write_text(export_text(table, EVERY), encoding="utf-8")
        print(path.name, table.step, path.stat().st_size)


if __name__ == "__main__":
    main()
