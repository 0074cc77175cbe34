"""The box score against a count that goes by the states, never by what was told."""

import random
from collections import Counter
from functools import cache
from itertools import pairwise

import pytest

from gridlight.kernel.game import Seat
from gridlight.session.box import Downs, book_of, box_of
from gridlight.session.record_plays import plays
from gridlight.session.table import Setup, Table
from helpers.pegskin import likely_peg_move

SETTINGS = {
    "foto-electric": {"plays_per_quarter": 12},
    "all-pro": {"plays_per_quarter": 2},
    "pegskin": {"plays_per_quarter": 4},
}
STEPS = {"foto-electric": 1_000, "all-pro": 1_500, "pegskin": 1_500}
CASES = [(game, layer) for game in SETTINGS for layer in (False, True)]


@cache
def played(game, layer, seed=5):
    settings = SETTINGS[game] | {"penalty_system": layer, "penalty_x_faces": 3}
    table = Table.start(Setup(game, settings=settings, seed=f"{seed}"))
    stream = random.Random(seed)
    for _ in range(STEPS[game]):
        if table.over:
            break
        seat = stream.choice(table.to_act)
        table.play(seat, likely(game, layer, table, seat, stream))
    return table


def likely(game, layer, table, seat, stream):
    if game == "pegskin" and not layer:
        return likely_peg_move(table.game, table.state, stream)
    legal = table.legal(seat)
    if game == "foto-electric":
        wanted = [m for m in legal if table.game.words(m) in ("play", "try pass")]
        if wanted and stream.random() < 0.8:
            return wanted[0]
    return next(iter(stream.sample(list(legal), 1)))


@pytest.mark.parametrize(("game", "layer"), CASES)
def test_points_stand_in_the_quarter_in_which_the_score_changed(game, layer):
    history = played(game, layer).history
    counted = {seat: Counter() for seat in Seat}
    for before, after in pairwise(history):
        for seat, was, now in zip(
            Seat, before.described["score"], after.described["score"], strict=True
        ):
            counted[seat][before.described["quarter"]] += now - was
    for seat in Seat:
        points = book_of(history).of(seat).points
        assert {n: p for n, p in enumerate(points, start=1) if p} == {
            n: p for n, p in counted[seat].items() if p
        }


@pytest.mark.parametrize(("game", "layer"), CASES)
@pytest.mark.parametrize("begun", [2, 3, 5])
def test_a_part_of_a_game_is_written_where_it_was_played(game, layer, begun):
    position = {"quarter": begun, "score": [20, 17], "possession": "home", "spot": 40}
    settings = {"penalty_system": layer, "sudden_death": True}
    table = Table.start(Setup(game, settings=settings, seed="1", position=position))
    box = box_of(table.history)
    assert box.began == begun
    assert [box.before(seat) for seat in Seat] == [20, 17]
    assert box.book.home.points == (0,) * begun


@pytest.mark.parametrize("seed", range(5))
def test_third_downs_are_those_that_the_states_show(seed):
    table = played("foto-electric", False, seed)
    tried, made, unknown = Counter(), Counter(), Counter()
    found = plays(table.history)
    for play, following in zip(found, [*found[1:], None], strict=True):
        before = play.before
        if before.get("down") != 3 or not any(r.words == "reveal" for r in play.steps):
            continue
        side = Seat(before["possession"])
        tried[side] += 1
        then = following.before if following else play.steps[-1].described
        if then.get("quarter") != before["quarter"] or then["over"]:
            unknown[side] += 1  # the half may have ended with it
        elif then["phase"] == "try-choice" or then.get("down") == 1:
            made[side] += then["possession"] == side.value
    box = box_of(table.history)
    for side in Seat:
        assert box.downs(side).thirds == tried[side]
        assert made[side] <= box.downs(side).thirds_made <= made[side] + unknown[side]


def test_enough_third_downs_were_seen():
    boxes = [box_of(played("foto-electric", False, seed).history) for seed in range(5)]
    assert sum(box.downs(side).thirds for box in boxes for side in Seat) > 10
    assert sum(box.downs(side).thirds_made for box in boxes for side in Seat) > 2


def test_how_people_ended_it_is_known():
    resigned, drawn, going = (Table.start(Setup("pegskin", seed="1")) for _ in range(3))
    resigned.resign(Seat.VISITORS)
    drawn.agree_draw()
    assert box_of(resigned.history).resigned is Seat.VISITORS
    assert box_of(drawn.history).drawn
    box = box_of(going.history)
    assert (box.resigned, box.drawn) == (None, False)
    assert box.downs(Seat.HOME) == Downs()
