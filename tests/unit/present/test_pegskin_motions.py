"""What moves on the board leads to the board that the rules lead to, step by step."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from gridlight.games.pegskin.game import Pegskin
from gridlight.games.pegskin.phases import Phase
from gridlight.kernel.game import Seat
from gridlight.present.pegboard import Block, Die, Flight, Roll, Shift, Walk, moved
from gridlight.present.pegskin_board import bare
from gridlight.present.pegskin_motions import dice_of, ended, lying, shown, throws_of
from gridlight.present.situation import Names
from gridlight.session.table import Setup, Table
from helpers.pegskin import FOUR_THREE, PRO_SET, likely_peg_move

NAMES = Names("Mariners", "Foundry")
PASSER = {"phase": "declare", "rolled": ["offense", "defense"], "carrier": "18,-5", "spot": 40}


def table_at(settings: dict[str, object] | None = None, **position: object) -> Table:
    return Table.start(Setup("pegskin", settings=settings or {}, position=position, seed="4"))


def say(table: Table, words: str, *rolls: str) -> None:
    table.play(table.seat_for(words), words, rolls or None)


def motions(table: Table) -> list[object]:
    record = table.history[-1]
    before = table.state_after(record.n - 1)
    return [m for each in shown(record, before, 20) for m in each.motions]


@pytest.mark.parametrize("seed", range(6))
def test_motions_lead_to_the_board_after_the_step(seed: int) -> None:
    settings = {"plays_per_quarter": 3, "half_length": 15, "collegiate_try": True}
    table = Table.start(Setup("pegskin", settings=settings, seed=str(seed)))
    game = table.game
    assert isinstance(game, Pegskin)
    stream = random.Random(seed)
    compared = 0
    while not table.over and table.step < 900:
        seat = table.to_act[0]
        table.play(seat, likely_peg_move(game, table.state, stream))
        record = table.history[-1]
        before, after = table.state_after(record.n - 1), table.state
        if not before.board.pegs or not after.board.pegs or record.words.startswith("place"):
            continue
        model = bare(game.ground(before), NAMES)
        for each in shown(record, before, 15):
            for motion in each.motions:
                model = moved(model, motion)
        true = bare(game.ground(after), NAMES)
        assert set(model.pegs) == set(true.pegs), record.words
        assert set(model.stacks) == set(true.stacks), record.words
        assert model.carrier == true.carrier, record.words
        compared += 1
    assert compared > 50


def test_both_dice_of_a_roll_fall_together_and_the_coin_is_none() -> None:
    table = table_at(phase="line-offense", carrier="18,-2", pegs=[*PRO_SET, *FOUR_THREE])
    say(table, "roll")
    (roll,) = motions(table)
    assert isinstance(roll, Roll)
    times, number = roll.dice
    assert (times.kind, number.kind) == ("sdt", "number")
    moves = {"S": 1, "D": 2, "T": 3}[times.face] * int(number.face)
    assert lying(table.history, table.state) == (roll.dice, moves)
    toss = Table.start(Setup("pegskin", seed="1"))
    say(toss, "call heads")
    assert dice_of(toss.history[-1].rolls) == ()


def test_dice_of_a_punt_have_their_words_and_come_before_what_they_bring() -> None:
    table = table_at(phase="setup-offense", spot=30, possession="home")
    say(table, "punt", "3", "2", "S", "4")
    kick, back = throws_of(table.history[-1])
    assert [die.label for die in kick] == ["tens", "ones"]
    assert [die.kind for die in back] == ["sdt", "number"]
    told = shown(replace(table.history[-1], hand=False), table.state_after(0), 20)
    assert isinstance(told[0].motions[0], Roll)
    assert [each.event.name for each in told if each.event][:2] == ["punt", "return"]


def test_a_roll_by_hand_is_not_rolled_again() -> None:
    table = table_at(phase="line-offense", carrier="18,-2", pegs=[*PRO_SET, *FOUR_THREE])
    say(table, "roll", "S", "2")
    assert table.history[-1].hand
    assert motions(table) == []


def test_the_dice_are_picked_up_when_a_side_is_done() -> None:
    pegs = [*PRO_SET, *FOUR_THREE]
    table = table_at(phase="motion-reaction", carrier="18,-2", pegs=pegs, moves_left=2)
    assert lying(table.history, table.state) == ((), 3)
    say(table, "done", "white")
    first = (Die("first", "white"),)
    assert lying(table.history, table.state) == (first, 0)
    say(table, "roll", "D", "3")
    say(table, "move 16,-5 15,-5")
    assert lying(table.history, table.state) == ((Die("sdt", "D"), Die("number", "3"), *first), 6)
    say(table, "done")
    assert lying(table.history, table.state) == (first, 0)


def test_a_position_in_the_middle_of_a_roll_has_its_moves_without_dice() -> None:
    pegs = [*PRO_SET, *FOUR_THREE]
    table = table_at(phase="line-offense", carrier="18,-2", pegs=pegs, moves_left=5)
    assert lying(table.history, table.state) == ((), 5)


def test_a_pass_flies_after_its_die_and_ends_the_play_where_it_is_dropped() -> None:
    pegs = ["B 18,-5", "R 10,3", "l 20,1"]
    table = table_at(**PASSER, pegs=pegs)
    table.play(Seat.HOME, "throw 10,3")
    found = motions(table)
    assert isinstance(found[0], Roll)
    caught = table.state.phase is Phase.RUN_DEFENSE
    assert [type(each) for each in found[1:]] == ([Flight] if caught else [])
    record = table.history[-1]
    assert ended(record, table.state_after(0), table.state) is not caught


def test_a_block_and_a_tackle_are_walks_of_their_own_kind() -> None:
    table = table_at(
        phase="line-offense", carrier="18,-5", pegs=["B 18,-5", "L 17,-1", "l 17,1"], moves_left=4
    )
    say(table, "move 17,-1 17,0 17,1")
    walk, block = motions(table)
    assert walk == Walk(((17, -1), (17, 0)))
    assert block == Block(((17, 0), (17, 1)))
    chase = table_at(phase="run-defense", carrier="10,3", pegs=["B 10,3", "l 10,5"], moves_left=2)
    say(chase, "move 10,5 10,4 10,3")
    assert [each.kind for each in motions(chase) if isinstance(each, Walk)] == ["move", "tackle"]


def test_the_board_s_end_carries_the_carrier_and_his_chasers_back() -> None:
    pegs = ["B 10,19", "L 5,3", "l 12,18", "l 12,-4"]
    table = table_at(phase="run-offense", carrier="10,19", pegs=pegs, moves_left=3, spot=20)
    say(table, "move 10,19 10,20")
    shift = motions(table)[-1]
    assert isinstance(shift, Shift)
    assert dict(shift.ways) == {(10, 20): (10, 0), (12, 18): (12, -2)}
