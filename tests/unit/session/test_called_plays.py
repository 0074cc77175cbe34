"""What coaches call their plays is kept with the game."""

import json
from pathlib import Path

import pytest

from gridlight.kernel.errors import JournalTorn
from gridlight.kernel.game import Seat
from gridlight.session.journal import encode
from gridlight.session.journal_reading import read_journal
from gridlight.session.library import salvage
from gridlight.session.table import Setup, Table
from gridlight.session.verify import verify


def _named(path: Path) -> None:
    with Table.start(Setup("pegskin", seed="3"), path) as table:
        table.play(table.to_act[0], "call heads")
        table.call_play(0, "Sweep right")
        table.call_play(1, "Draw")
        table.call_play(0, "Sweep left")


def test_names_survive_closing_and_the_last_one_counts(tmp_path):
    path = tmp_path / "a.gridlight"
    _named(path)
    with Table.open(path) as table:
        assert table.called == {0: "Sweep left", 1: "Draw"}
        assert table.step == 1
        with table.save_as(tmp_path / "b.gridlight") as other:
            assert other.called == table.called
    assert read_journal(tmp_path / "b.gridlight").called == {0: "Sweep left", 1: "Draw"}


def test_names_go_along_with_what_is_saved_of_a_broken_game(tmp_path):
    path = tmp_path / "a.gridlight"
    _named(path)
    path.write_bytes(path.read_bytes() + b'{"undo":"x","sum":"0"}\n')
    assert salvage(path, tmp_path / "b.gridlight") == 1
    assert read_journal(tmp_path / "b.gridlight").called == {0: "Sweep left", 1: "Draw"}


@pytest.mark.parametrize("said", ['"Draw"', "[0]", '["0", "Draw"]', "[0, 7]", "[true, null]"])
def test_a_name_that_makes_no_sense_is_named_with_its_line(tmp_path, said):
    path = tmp_path / "a.gridlight"
    with Table.start(Setup("pegskin", seed="3"), path) as table:
        table.play(Seat.VISITORS, "call tails")
    last = read_journal(path).last_sum
    line, _ = encode({"called": json.loads(said)}, last)
    path.write_bytes(path.read_bytes() + line)
    with pytest.raises(JournalTorn, match="line 4"):
        read_journal(path)


def test_verify_finds_nothing_wrong_with_names(tmp_path):
    path = tmp_path / "a.gridlight"
    _named(path)
    found = verify(path)
    assert (found.steps, found.rolls, found.torn) == (1, 1, False)
