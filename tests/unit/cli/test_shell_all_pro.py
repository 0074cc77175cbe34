"""All-Pro played, shown, exported, read back and checked from the shell."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from itertools import islice
from pathlib import Path

import pytest

from gridlight.session.table import Table

Run = Callable[..., object]


@pytest.fixture
def board(run: Run, tmp_path: Path) -> Path:
    path = tmp_path / "board.gridlight"
    done = run("new", "all-pro", "--out", path, "--seed", "5", "--set", "officiating=call-it")
    assert done.code == 0
    return path


def played(path: Path, steps: int) -> Path:
    choices = random.Random(3)
    with Table.open(path) as table:
        while table.to_act and table.step < steps:
            seat = table.to_act[0]
            legal = table.legal(seat)
            table.play(seat, next(islice(iter(legal), choices.randrange(len(legal)), None)))
    return path


def test_a_kick_off_from_the_shell(run: Run, board: Path) -> None:
    assert "heads" in run("move", board, "call heads", "--roll", "heads").out
    assert run("move", board, "choose kick").code == 0
    shown = json.loads(run("show", board, "--json").out)
    assert (shown["phase"], shown["seat"]) == ("kickoff-setup", "visitors")
    assert run("move", board, "place / 14 ..ellbbcbblle..").code == 0
    assert run("move", board, "place\n11 ....ELLCLLE....\n8 ...B..BB..B....").code == 1
    place = json.loads(run("show", board, "--json").out)["legal"][0]
    assert run("move", board, place).code == 0
    kicked = run("move", board, "kickoff", "--roll", "3", "4")
    assert "35 yards" in kicked.out
    assert "carrier" in kicked.out or "loose" in kicked.out


@pytest.mark.parametrize(
    ("words", "code", "named"),
    [
        (("move h9 h10",), 1, "is refused"),
        (("kickoff",), 1, "is refused"),
        (("cal heads",), 2, "Did you mean “call”?"),
        (("call heads", "--roll", "edge"), 2, "can't show “edge”"),
    ],
)
def test_a_move_that_cant_be_is_refused(
    run: Run, board: Path, words: tuple[str, ...], code: int, named: str
) -> None:
    done = run("move", board, *words)
    assert done.code == code
    assert named in done.err
    assert done.err.count("\n") == 1


def test_out_and_in_again(run: Run, board: Path, tmp_path: Path) -> None:
    played(board, 300)
    text = run("export", board, "--as", "text").out
    (tmp_path / "board.txt").write_text(text, encoding="utf-8")
    again = tmp_path / "again.gridlight"
    assert run("import", tmp_path / "board.txt", "--out", again).code == 0
    assert run("export", again, "--as", "text").out == text
    assert "it holds" in run("verify", again).out
    steps = json.loads(run("export", board, "--as", "json").out)["steps"]
    assert len(steps) == 301
    rows = run("export", board, "--as", "csv").out.splitlines()
    assert rows[0].startswith("quarter,play,spot")
    assert len(rows) > 1


def test_a_game_without_a_play_has_no_gif(run: Run, board: Path, tmp_path: Path) -> None:
    done = run("export", board, "--as", "gif", "--out", tmp_path / "x.gif")
    assert done.code == 2
    assert "Play one first." in done.err
