"""Whole games told at random: they end, no law is broken, and their files open again."""

import random
from itertools import islice

import pytest

from gridlight.kernel.dice import RandomDice
from gridlight.kernel.game import Seat
from gridlight.session.notation import export_text
from gridlight.session.notation_reading import import_text
from gridlight.session.table import CantUndo, Setup, Table
from gridlight.session.verify import verify
from helpers.told import told_game

DIE = {"penalty_system": True, "penalty_x_faces": 3, "penalty_cards": "rough"}
GAMES = [
    ("foto-electric", {"plays_per_quarter": 12}, 50),
    ("foto-electric", {"plays_per_quarter": 10, **DIE}, 30),
    ("all-pro", {"plays_per_quarter": 4}, 25),
    ("all-pro", {"plays_per_quarter": 3, **DIE}, 15),
    ("pegskin", {"plays_per_quarter": 10}, 40),
    ("pegskin", {"plays_per_quarter": 8, "collegiate_try": True, **DIE}, 30),
    ("pegskin", {"mode": "scrimmage", "scrimmage_plays": 10}, 10),
]


@pytest.mark.parametrize(("name", "given", "games"), GAMES)
def test_games_told_at_random_come_to_their_end(name, given, games):
    game = told_game(name, **given)
    for seed in range(games):
        stream = random.Random(f"{name} {seed}")
        state = game.start(RandomDice(seed)).state
        points = {seat.value: 0 for seat in Seat}
        for n in range(3_000):
            acting = game.to_act(state)
            if not acting:
                break
            move = _some(game, state, acting[0], stream)
            step = game.apply(state, {acting[0]: move}, RandomDice(f"{seed}:{n}"))
            for told in step.events:
                if told.get("points"):
                    points[told["side"]] += told["points"]
            state = step.state
            assert game.describe(state)["score"] == [points["home"], points["visitors"]]
        assert not game.to_act(state)


def _some(game, state, seat, stream):
    """One of the first moves most often, as walking through all of them takes long."""
    offered = game.legal(state, seat)
    stop = int(stream.expovariate(1 / 25)) + 1
    return list(islice(offered, stop))[-1]


@pytest.mark.parametrize("name", ["foto-electric", "all-pro", "pegskin"])
def test_a_told_game_is_a_file_like_any_other(name, tmp_path):
    path = tmp_path / "a.gridlight"
    stream = random.Random(name)
    setup = Setup(name, settings={"boards": "own", "plays_per_quarter": 3}, seed="4")
    with Table.start(setup, path) as table:
        while not table.over:
            seat = table.to_act[0]
            table.play(seat, _some(table.game, table.state, seat, stream))
        said = [(record.words, record.rolls, record.events) for record in table.history]
        text = export_text(table)
    assert verify(path).same_rules
    with Table.open(path) as again:
        assert [(record.words, record.rolls, record.events) for record in again.history] == said
    back = import_text(text, "game.txt")
    assert [(r.words, r.rolls, r.events) for r in back.table.history] == said


def test_what_was_told_is_taken_back_and_its_dice_fall_the_same_again():
    setup = Setup("foto-electric", settings={"boards": "own", "penalty_system": True}, seed="7")
    table = Table.start(setup)
    while str(table.described()["phase"]) != "scrimmage-call":
        table.play_default(table.to_act[0])
    before = table.step
    first = table.play(table.to_act[0], "tell run fumble 4")
    assert first.rolls
    assert table.can_undo
    table.undo()
    assert table.step == before
    second = table.play(table.to_act[0], "tell run fumble 4")
    assert second.rolls == first.rolls
    assert second.events == first.events


def test_a_spin_that_was_not_told_stays():
    setup = Setup("pegskin", settings={"boards": "own"}, seed="7")
    table = Table.start(setup)
    table.play(table.to_act[0], "call heads")
    assert not table.can_undo
    with pytest.raises(CantUndo):
        table.undo()


def test_a_board_on_the_screen_needs_no_telling():
    table = Table.start(Setup("pegskin", seed="7"))
    assert table.header.settings["boards"] == "screen"
    assert "gridlight.session.referee_mode" not in type(table.game).__module__
