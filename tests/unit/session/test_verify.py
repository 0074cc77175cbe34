"""Checking saved games: seals and dice."""

import json

import pytest

from gridlight.kernel.errors import JournalDiverged, JournalTorn
from gridlight.kernel.game import Seat
from gridlight.session.journal import encode
from gridlight.session.verify import verify
from helpers.games_played import play_on, toy_table
from helpers.toy_game import TOYS


def test_an_honest_game_holds(tmp_path):
    path = tmp_path / "a.gridlight"
    table = toy_table(path)
    table.play(Seat.VISITORS, "call heads", ["heads"])
    play_on(table, 3, undo=0.3).close()
    found = verify(path, TOYS)
    assert (found.steps, found.rolls, found.by_hand, found.seals) == (17, 4, 1, 8)
    assert found.same_rules
    assert not found.torn


def test_dice_that_are_not_the_seeds_are_found(tmp_path):
    path = tmp_path / "a.gridlight"
    table = toy_table(path)
    table.play(Seat.VISITORS, "call heads", ["heads"])
    table.close()
    content, before = b"", ""
    for row in path.read_text().splitlines():
        line = json.loads(row)
        line.pop("hand", None)
        line["seed" if "seed" in line else "_"] = _seed_with_tails()
        line.pop("_", None)
        line.pop("sum")
        chunk, before = encode(line, before)
        content += chunk
    path.write_bytes(content)
    with pytest.raises(JournalDiverged, match="step 1: the dice aren't those that the seed gives"):
        verify(path, TOYS)


def _seed_with_tails():
    for seed in map(str, range(100)):
        if toy_table(seed=seed).play(Seat.VISITORS, "call heads").rolls[0].label == "tails":
            return seed
    raise AssertionError


def test_a_torn_end_is_told_and_damage_is_named(tmp_path):
    path = tmp_path / "a.gridlight"
    play_on(toy_table(path), 3).close()
    content = path.read_bytes()
    path.write_bytes(content[:-20])
    assert verify(path, TOYS).torn
    path.write_bytes(content.replace(b"heads", b"tails", 1))
    with pytest.raises(JournalTorn, match="line 3"):
        verify(path, TOYS)
