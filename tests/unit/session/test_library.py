"""The folder of saved games."""

import os
import time
from datetime import datetime

import pytest

from gridlight.kernel.errors import JournalError
from gridlight.session.journal import Player
from gridlight.session.library import Library
from gridlight.session.table import Setup, Table
from helpers.games_played import play_on
from helpers.toy_game import TOYS


@pytest.fixture
def library(tmp_path):
    return Library(tmp_path)


def a_game(library, steps=5, age=0, **settings):
    setup = Setup("toy", Player("Ann"), Player("Bo", "rookie"), settings, seed="1")
    table = library.start(setup, TOYS)
    play_on(table, 1, steps=steps)
    table.close()
    when = time.time() - age
    os.utime(table.path, (when, when))
    return table.path


def test_games_are_listed_last_played_first(library):
    old, new = a_game(library, age=500), a_game(library, age=5, steps=100)
    found = library.games()
    assert [saved.path for saved in found] == [new, old]
    assert (found[1].title, found[1].home, found[1].visitors) == (
        "Bo, computer at Ann",
        "Ann",
        "Bo, computer",
    )
    with Table.open(old, TOYS) as table:
        described = table.described()
    assert found[1].now == {key: described[key] for key in ("score", "phase", "quarter", "over")}
    assert found[0].over
    assert not found[1].over


def test_the_game_to_continue_is_the_last_unfinished_whole_one(library):
    assert library.to_continue() is None
    a_game(library, age=1, steps=1000)
    wanted = a_game(library, age=20)
    a_game(library, age=50)
    a_game(library, age=2).write_bytes(b"nonsense")
    assert library.to_continue().path == wanted


def test_a_broken_game_is_listed_with_its_reason(library):
    path = a_game(library)
    path.write_bytes(path.read_bytes().replace(b"call", b"cxll"))
    (saved,) = library.games()
    assert "line 3: the line was changed" in saved.fault
    assert saved.title == path.stem


def test_renaming_keeps_the_place_in_the_list(library):
    path = a_game(library, age=100)
    before = path.stat().st_mtime
    library.rename(path, "The big one")
    assert library.games()[0].title == "The big one"
    assert path.stat().st_mtime == pytest.approx(before, abs=0.01)


def test_a_copy_goes_its_own_way(library):
    path = a_game(library)
    copy = library.copy(path)
    again = library.copy(path)
    assert len({path, copy, again}) == 3
    with Table.open(copy, TOYS) as table:
        assert table.title == "Bo, computer at Ann (copy)"
        play_on(table, 2)
        assert table.over
    with Table.open(path, TOYS) as table:
        assert table.step == 5


def test_deleting_can_be_undone(library):
    path = a_game(library)
    content = path.read_bytes()
    deleted = library.delete(path)
    assert library.games() == []
    assert library.deleted() == [deleted]
    assert deleted.name == path.name
    assert library.restore(deleted) == path
    assert path.read_bytes() == content
    assert library.deleted() == []


def test_a_game_being_played_is_not_deleted(library):
    table = Table.open(a_game(library), TOYS)
    with pytest.raises(JournalError, match="this game is open in a window"):
        library.delete(table.path)
    table.close()
    library.delete(table.path)


def test_restoring_never_overwrites(library):
    path = a_game(library)
    first = library.delete(path)
    path.write_bytes(b"another")
    second = library.delete(path)
    path.write_bytes(b"a third")
    restored = {library.restore(first), library.restore(second)}
    assert len(restored | {path}) == 3
    assert path.read_bytes() == b"a third"


def test_names_of_new_games_are_free(library):
    now = datetime(2026, 1, 2, 3, 4, 5)
    first = library.free_name("toy", now)
    first.write_bytes(b"")
    assert first.name == "toy-2026-01-02-030405.gridlight"
    assert library.free_name("toy", now).name == "toy-2026-01-02-030405-2.gridlight"


def test_a_list_of_many_games_needs_no_replay(library, monkeypatch):
    a_game(library)
    monkeypatch.setattr(TOYS, "get", None)
    assert library.games()[0].title == "Bo, computer at Ann"
