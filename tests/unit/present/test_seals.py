"""Sealed picks: a hash before anybody knows the pick, its proof once it has been shown."""

import hashlib
import json

import pytest

from gridlight.app import main
from gridlight.kernel.game import Seat
from gridlight.present.seals import checked_seals, standing_seals
from gridlight.present.situation import Names
from gridlight.session.journal import Player
from gridlight.session.table import Setup, Table

NAMES = Names("Ann", "Master")


@pytest.fixture
def table(tmp_path):
    position = {"possession": "home", "spot": 40, "down": 2, "togo": 8, "quarter": 2}
    people = Player("Ann"), Player("Master", "master")
    setup = Setup("foto-electric", *people, seed="seals", position=position)
    with Table.start(setup, tmp_path / "a.gridlight") as made:
        made.play(Seat.HOME, "play")
        yield made


def play_it(table):
    table.play(Seat.VISITORS, "card B")
    standing = standing_seals(table, NAMES)[0]
    for seat, words in (
        *((Seat.HOME, "card 7"), (Seat.HOME, "at C"), (Seat.VISITORS, "at L1")),
        (Seat.HOME, "reveal"),
    ):
        table.play(seat, words)
    return standing


def test_the_hash_stands_before_the_other_side_picks(table):
    assert standing_seals(table, NAMES) == ()
    record = table.play(Seat.VISITORS, "card B")
    (standing,) = standing_seals(table, NAMES)
    assert standing.hash == record.seal
    assert standing.computer and standing.who == "Master"
    assert standing.short.replace(" ", "").rstrip("…") == record.seal[:8]
    assert record.seal in standing.spoken
    assert "card B" not in repr(standing)
    (sealed,) = checked_seals(table, NAMES)
    assert (sealed.words, sealed.salt, sealed.shown, sealed.matches) == ("", "", "", None)
    assert sealed.verdict == "still sealed"


def test_afterwards_anybody_can_hash_it_once_more(table):
    standing = play_it(table)
    assert standing_seals(table, NAMES) == ()
    checked = checked_seals(table, NAMES)
    computer = next(seal for seal in checked if seal.who == "Master")
    assert computer.hash == standing.hash
    assert computer.words == "card B" and computer.shown.startswith("B ")
    assert computer.matches and computer.verdict == "matches"
    made = hashlib.sha256(f"{computer.salt}\0{computer.words}".encode()).hexdigest()
    assert made == standing.hash


def test_verify_tells_every_pick_with_its_salt(table, capsys):
    standing = play_it(table)
    path = str(table.path)
    table.close()
    assert main(["verify", path, "--json"]) == 0
    picks = json.loads(capsys.readouterr().out)["picks"]
    assert {pick["seat"] for pick in picks} == {"home", "visitors"}
    computer = next(pick for pick in picks if pick["seat"] == "visitors")
    assert computer["hash"] == standing.hash and computer["matches"] is True
    assert main(["verify", path, "--seals"]) == 0
    told = capsys.readouterr().out
    assert standing.hash in told and computer["salt"] in told and "card B; matches" in told
