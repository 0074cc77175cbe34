"""Processes that play on in a game file and are killed at random moments.

Run as a program: `killed_players.py GAME FOLDER KILLS SEED`; prints what it saw as JSON.
"""

from __future__ import annotations

import json
import os
import random
import select
import signal
import sys
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from gridlight.session.games import GAMES, read_deck
from gridlight.session.journal_reading import read_journal
from gridlight.session.registry import Registry
from gridlight.session.results import all_results
from gridlight.session.table import Setup, Table
from helpers.toy_game import TOYS


@dataclass(frozen=True)
class Played:
    """A game to be played and killed: how many steps at most a player is sure to finish,

    and how many seconds at most it lives on after them.
    """

    registry: Registry
    settings: dict[str, int]
    most: int
    longest: float


PLAYED = {
    "toy": Played(TOYS, {"plays": 40}, 6, 0.01),
    "foto-electric": Played(GAMES, {"plays_per_quarter": 8}, 5, 0.01),
}
OPENED = 0.8
"""The share of players that are let live until their game has been begun or opened."""


def play_on(game: str, path: Path, seed: int, tell: int) -> None:
    """Start or open the game and play; after each step tell how many lines are saved."""
    stream = random.Random(seed)
    if path.exists():
        table = Table.open(path, PLAYED[game].registry)
    else:
        setup = Setup(game, settings=PLAYED[game].settings, seed=str(seed))
        table = Table.start(setup, path, PLAYED[game].registry)
    lines = len(read_journal(path).lines)
    os.write(tell, b"%d\n" % lines)
    while not table.over:
        if table.can_undo and stream.random() < 0.2:
            table.undo()
        else:
            seat = stream.choice(table.to_act)
            table.play(seat, stream.choice(list(table.legal(seat))))
        lines += 1
        os.write(tell, b"%d\n" % lines)


def _hear(read: int, lines: int) -> bytes:
    """What a player told until it had saved so many steps, or was done, or took too long."""
    told = b""
    while told.count(b"\n") < lines and select.select([read], [], [], 10.0)[0]:
        more = os.read(read, 1 << 16)
        if not more:
            break
        told += more
    return told


def kill_one(game: str, path: Path, stream: random.Random) -> tuple[int, bool]:
    """Let a process play and kill it: how many lines it said were saved, and if it was alive."""
    read, write = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(read)
        status = 1
        try:
            play_on(game, path, stream.randrange(10**9), write)
            status = 0
        finally:
            os._exit(status)
    os.close(write)
    told = b""
    # steps are awaited, not seconds: a busy machine plays as far as an idle one
    if stream.random() < OPENED:
        told = _hear(read, 1 + stream.randrange(PLAYED[game].most))
    select.select([], [], [], stream.uniform(0.0, PLAYED[game].longest))
    os.kill(child, signal.SIGKILL)
    _, status = os.waitpid(child, 0)
    while more := os.read(read, 1 << 16):
        told += more
    os.close(read)
    if not os.WIFSIGNALED(status) and os.WEXITSTATUS(status):
        raise RuntimeError(f"a player failed by itself: {status}")
    said = [int(line) for line in told.split(b"\n")[:-1]]
    return said[-1] if said else -1, os.WIFSIGNALED(status)


def main(game: str, folder: Path, kills: int, seed: int) -> dict[str, int]:
    """Kill that many players; every game must open at the last step that was finished."""
    stream = random.Random(seed)
    # what is loaded or worked out once, players have from here on
    if game == "foto-electric":
        all_results(read_deck())
    Table.start(Setup(game, settings=PLAYED[game].settings), registry=PLAYED[game].registry)
    seen = {"kills": 0, "steps": 0, "games": 1, "unfinished": 0}
    path, lines = folder / "1.gridlight", 0
    while seen["kills"] < kills:
        told, killed = kill_one(game, path, stream)
        seen["kills"] += killed
        if not path.exists():
            assert told < 0, "a saved game is gone"
            seen["unfinished"] += 1
            continue
        journal = read_journal(path)
        assert len(journal.lines) in (told, told + 1) or told < 0, (told, len(journal.lines))
        table = Table.open(path, PLAYED[game].registry)
        assert not table.reading_only, table.reading_only
        assert table.step == len(journal.live) - 1
        over = table.over
        seen["steps"] += len(journal.lines) - lines
        lines = len(journal.lines)
        table.close()
        if over:
            lines = 0
            seen["games"] += 1
            path = folder / f"{seen['games']}.gridlight"
    return seen


if __name__ == "__main__":
    print(json.dumps(main(sys.argv[1], Path(sys.argv[2]), int(sys.argv[3]), int(sys.argv[4]))))
