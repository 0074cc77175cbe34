"""Every game keeps its promises to the file: it reopens, goes on, and reads back from text."""

import json
import random

import pytest

from gridlight.kernel.game import Seat
from gridlight.session.notation import export_text
from gridlight.session.notation_reading import import_text
from gridlight.session.table import Setup, Table
from gridlight.session.verify import verify
from helpers.every_game import CASES, EVERY

pytestmark = pytest.mark.parametrize("case", CASES, ids=str)
STEPS = 120


def begin(case, path=None):
    return Table.start(Setup(case.name, settings=case.given, seed="9"), path, EVERY)


def choose(table, stream):
    seat = stream.choice(table.to_act)
    return seat, stream.choice(list(table.legal(seat)))


def test_a_game_opened_again_and_again_goes_on_as_if_never_closed(case, tmp_path):
    path = tmp_path / "a.gridlight"
    begin(case, path).close()
    straight, stream = begin(case), random.Random(1)
    while not straight.over and straight.step < STEPS:
        seat, move = choose(straight, stream)
        straight.play(seat, move)
        if straight.step % 10 == 0 or straight.step < 4:
            with Table.open(path, EVERY) as table:
                for record in straight.history[table.step + 1 :]:
                    table.play(record.seat, straight.words_of(record.n))
    with Table.open(path, EVERY) as table:
        for record in straight.history[table.step + 1 :]:
            table.play(record.seat, straight.words_of(record.n))
        assert table.state == straight.state
        assert [r.rolls for r in table.history] == [r.rolls for r in straight.history]
    assert verify(path, EVERY).steps == straight.step


def test_a_game_reads_back_from_its_text(case):
    table, stream = begin(case), random.Random(2)
    while not table.over and table.step < STEPS * 4:
        table.play(*choose(table, stream))
    if not table.over:
        table.resign(Seat.VISITORS)
    text = export_text(table, EVERY)
    back = import_text(text, "game.txt", EVERY)
    assert not back.sealed
    assert back.table.state == table.state
    assert [(r.seat, r.words, r.rolls, r.events) for r in back.table.history] == [
        (r.seat, r.words, r.rolls, r.events) for r in table.history
    ]
    assert export_text(back.table, EVERY) == text


def test_no_words_of_a_sealed_pick_are_in_the_file_before_it_is_shown(case, tmp_path):
    path = tmp_path / "a.gridlight"
    table, stream = begin(case, path), random.Random(3)
    sealed = 0
    while not table.over and sealed < 20:
        seat, move = choose(table, stream)
        before = path.stat().st_size
        record = table.play(seat, move)
        added = path.read_bytes()[before:].decode()
        words = json.dumps(table.words_of(record.n))[1:-1]
        assert (record.words is None) == (words not in added)
        sealed += record.words is None
        if table.step > STEPS and not case.secret:
            break
    assert bool(sealed) == case.secret
