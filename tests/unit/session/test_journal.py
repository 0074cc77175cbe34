"""The file of a game: what it holds, what it hides, and who may write to it."""

import base64
import json
import os

import pytest

from gridlight.kernel.errors import GridlightError, JournalError
from gridlight.kernel.game import Seat
from gridlight.session.journal_reading import read_journal
from gridlight.session.seals import Pick, Seal, seal
from gridlight.session.table import Table
from helpers.games_played import play_on, toy_table
from helpers.toy_game import TOYS

HOME, VISITORS = Seat.HOME, Seat.VISITORS


@pytest.fixture
def path(tmp_path):
    return tmp_path / "game.gridlight"


def lines(path):
    return [json.loads(line) for line in path.read_text().splitlines()]


def test_a_game_opens_as_it_was_left(path):
    table = play_on(toy_table(path, plays=6), 3, steps=20, undo=0.3)
    table.close()
    with Table.open(path, TOYS) as opened:
        assert opened.state == table.state
        assert opened.history == table.history
        assert opened.header == table.header


def test_every_line_is_there_when_the_move_returns(path):
    table = toy_table(path)
    for count in range(2, 5):
        assert len(lines(path)) == count
        table.play(table.to_act[0], next(iter(table.legal(table.to_act[0]))))


def test_a_step_says_move_dice_and_what_for(path):
    table = toy_table(path)
    table.play(VISITORS, "call heads", ["tails"])
    last = lines(path)[-1]
    assert last["seat"] == "visitors"
    assert last["move"] == "call heads"
    assert last["rolls"] == [["toss", "tails"]]
    assert last["hand"] is True


def test_a_sealed_pick_is_nowhere_in_clear_before_it_is_shown(path):
    table = toy_table(path)
    table.play(VISITORS, "call heads", ["heads"])
    table.play(VISITORS, "pick 3")
    table.play(HOME, "pick 2")
    text = path.read_bytes()
    for words in (b"pick 3", b"pick 2"):
        assert words not in text
        assert base64.b64encode(words).rstrip(b"=")[:-1] not in text
    boxes = [line["sealed"]["box"] for line in lines(path)[-2:]]
    assert len({len(box) for box in boxes}) == 1
    table.play(VISITORS, "aim high")
    table.play(VISITORS, "show", ["6"])
    shown = lines(path)[-1]["shown"]
    assert shown["2"][0] == "pick 3"
    assert Pick(*shown["2"]).hash == lines(path)[3]["sealed"]["hash"]


def test_equal_picks_have_different_hashes(path):
    table = toy_table(path)
    table.play(VISITORS, "call heads", ["heads"])
    hashes = set()
    for _ in range(5):
        hashes.add(table.play(VISITORS, "pick 1").seal)
        table.undo()
    assert len(hashes) == 5


@pytest.mark.parametrize("words", ["pick 1", "", "place\n9 …LL…", "x" * 500])
def test_a_seal_opens_to_its_pick(words):
    pick = Pick(words, "00ff")
    assert seal(pick).open() == pick
    with pytest.raises(ValueError):
        Seal(Pick(words, "00fe").hash, seal(pick).box).open()


def test_taking_back_adds_a_line_and_rewrites_none(path):
    table = toy_table(path)
    table.play(VISITORS, "call heads", ["heads"])
    table.play(VISITORS, "pick 1")
    before = path.read_bytes()
    table.undo()
    after = path.read_bytes()
    assert after.startswith(before)
    assert lines(path)[-1]["undo"] == 1
    table.close()
    with Table.open(path, TOYS) as opened:
        assert opened.step == 1


def test_the_title_given_last_counts(path):
    table = toy_table(path)
    table.rename("First")
    table.rename("Last “one”")
    table.close()
    assert read_journal(path).title == "Last “one”"


def test_large_tables_are_pressed_and_come_back(path):
    from gridlight.session.table import Setup

    tables = {"bonus": 1, "deck": [[n, n * n] for n in range(2000)]}
    table = Table.start(Setup("toy", tables=tables), path, TOYS)
    table.close()
    assert "zlib" in lines(path)[0]["tables"]
    assert path.stat().st_size < 20_000
    with Table.open(path, TOYS) as opened:
        assert opened.header.tables == tables
        assert opened.game.bonus == 1


def test_a_second_window_can_only_look(path):
    first = toy_table(path)
    second = Table.open(path, TOYS)
    assert "another window" in second.reading_only
    assert not first.reading_only
    with pytest.raises(GridlightError, match="another window"):
        second.play(VISITORS, "call heads")
    first.play(VISITORS, "call heads")
    first.close()
    third = Table.open(path, TOYS)
    assert not third.reading_only
    assert third.step == 1
    third.close()


def test_another_process_can_only_look(path):
    import subprocess
    import sys

    table = toy_table(path)
    code = (
        "import sys; from pathlib import Path; from gridlight.session.journal_file import *;"
        "print(JournalFile.open(Path(sys.argv[1])).reading_only)"
    )
    ran = subprocess.run([sys.executable, "-c", code, str(path)], capture_output=True, text=True)
    assert "another window" in ran.stdout, ran.stderr
    table.close()


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="needs file permissions")
def test_a_file_that_may_not_be_written_can_be_looked_at(path):
    toy_table(path).close()
    path.chmod(0o400)
    assert "may not be written" in Table.open(path, TOYS).reading_only


def test_a_new_game_never_overwrites(path):
    toy_table(path).close()
    before = path.read_bytes()
    with pytest.raises(JournalError, match="there already is such a file"):
        toy_table(path)
    assert path.read_bytes() == before
    assert [child.name for child in path.parent.iterdir()] == [path.name]


def test_a_folder_that_is_not_there_is_said(tmp_path):
    with pytest.raises(JournalError, match="the game can't be saved: no such file"):
        toy_table(tmp_path / "none" / "a.gridlight")


def test_a_torn_last_line_is_dropped_and_kept_aside(path):
    table = play_on(toy_table(path), 2, steps=6)
    table.close()
    whole = path.read_bytes()
    last = whole.splitlines(keepends=True)[-1]
    for cut in range(1, len(last) - 1):
        path.write_bytes(whole[:-cut] if cut > 1 else whole[:-2])
        with Table.open(path, TOYS) as opened:
            assert opened.step == 5
    torn = path.read_bytes()
    with Table.open(path, TOYS) as opened:
        assert path.read_bytes() == torn
        play_on(opened, 7, steps=1)
    assert path.with_suffix(".torn").read_bytes() == torn
    with Table.open(path, TOYS) as opened:
        assert opened.step == 6


def test_a_whole_last_line_without_its_end_counts(path):
    table = play_on(toy_table(path), 2, steps=6)
    table.close()
    path.write_bytes(path.read_bytes().removesuffix(b"\n"))
    with Table.open(path, TOYS) as opened:
        assert opened.step == 6
        play_on(opened, 7, steps=1)
    with Table.open(path, TOYS) as opened:
        assert opened.step == 7
    assert not path.with_suffix(".torn").exists()


def test_a_step_that_could_not_be_written_did_not_happen(path, monkeypatch):
    table = play_on(toy_table(path), 2, steps=3)
    before = (path.read_bytes(), table.step, table.state)

    def full(handle, data, write=os.write):
        write(handle, data[:10])
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "write", full)
    with pytest.raises(JournalError, match="no space left"):
        play_on(table, 5, steps=1)
    monkeypatch.undo()
    assert before == (path.read_bytes(), table.step, table.state)
    play_on(table, 5, steps=1)
    table.close()
    with Table.open(path, TOYS) as opened:
        assert opened.step == 4
