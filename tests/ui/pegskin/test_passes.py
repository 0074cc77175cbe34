"""Throws on the stage: cover and exact odds before the throw, and what it brings."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt

from gridlight.games.pegskin.phases import Phase
from gridlight.ui.pegskin.looks import BEST
from gridlight.ui.pegskin.stage import PegskinStage
from helpers.pegskin_people import Coaches, settle
from helpers.pegskin_stage import DECLARE, last_words, status

Lay = Callable[..., PegskinStage]
COVERED = {**DECLARE, "pegs": ["B 18,-5", "R 10,4", "R 26,5", "B 21,1", "b 10,5", "b 28,5"]}
COVERED["carrier"] = "18,-5"
MANY = {**DECLARE, "pegs": ["B 18,-8", "R 4,4", "R 32,4", "B 10,2", "B 26,2", "B 18,3", "l 20,9"]}
MANY["carrier"] = "18,-8"


def test_every_receiver_has_his_odds_and_cover(lay: Lay) -> None:
    stage = lay(COVERED)
    throws = {throw.receiver: throw for throw in stage.board.board.throws}
    assert {hole: throw.odds for hole, throw in throws.items()} == {
        (10, 4): "17 %",
        (26, 5): "50 %",
        (21, 1): "50 %",
    }
    assert [(each.face, each.outcome) for each in throws[(10, 4)].faces] == [
        ("S", "incomplete"),
        ("D", "intercepted"),
        ("T", "complete"),
    ]
    assert [(cover.hole, cover.distance) for cover in throws[(10, 4)].covers] == [((10, 5), 1)]
    assert [(cover.hole, cover.distance) for cover in throws[(26, 5)].covers] == [((28, 5), 2)]


def test_the_receiver_under_the_pointer_is_shown_alone_with_every_outcome(lay: Lay) -> None:
    stage = lay(COVERED)
    stage.board.hover_at((10, 4))
    assert [throw.receiver for throw in stage.board.board.throws] == [(10, 4)]
    assert status(stage) == (
        "Left receiver: caught 1 in 6 (17 %), incomplete 1 in 2 (50 %), intercepted 1 in 3 (33 %)."
    )
    stage.board.hover_at(None)
    assert len(stage.board.board.throws) == 3


def test_of_many_throws_the_best_are_marked_and_all_can_be_made(lay: Lay) -> None:
    stage = lay(MANY)
    assert len(stage.board.board.throws) == BEST
    assert len(stage.board.board.targets) == 5
    hidden = {target.hole for target in stage.board.board.targets} - {
        throw.receiver for throw in stage.board.board.throws
    }
    stage.board.hover_at(next(iter(hidden)))
    assert {throw.receiver for throw in stage.board.board.throws} == hidden
    Coaches(stage, "keys").key("5")
    settle()
    assert last_words(stage).startswith("throw ")


@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_a_throw_is_made_and_told(lay: Lay, by: str) -> None:
    stage = lay(COVERED)
    people = Coaches(stage, by)
    people.choose((26, 5))
    assert last_words(stage) == "throw 26,5"
    (roll,) = stage.bridge.history[-1].rolls
    if roll.label == "S":
        assert stage.board.board.carrier == (26, 5)
        assert stage.flow.view.phase is Phase.RUN_DEFENSE
        assert stage.board.board.dice[0].face == "S"
    else:
        assert stage.flow.view.phase is Phase.SETUP_OFFENSE


def test_pass_brings_the_cursor_to_the_best_receiver(lay: Lay) -> None:
    stage = lay(COVERED)
    people = Coaches(stage, "keys")
    people.call("throw")
    assert stage.board.hasFocus()
    assert stage.board.sight.cursor in {(26, 5), (21, 1)}
    assert "caught 1 in 2" in status(stage)
    people.key(Qt.Key.Key_PageDown)
    people.key(Qt.Key.Key_Return)
    settle()
    assert last_words(stage).startswith("throw ")


def test_who_can_t_catch_says_why(lay: Lay) -> None:
    stage = lay({**COVERED, "pegs": [*COVERED["pegs"], "L 15,1"]})
    Coaches(stage).choose((15, 1))
    assert status(stage) == "Linemen may not handle the ball."
    assert len(stage.bridge.history) == 1


def test_without_a_receiver_pass_says_why(lay: Lay) -> None:
    stage = lay({**DECLARE, "pegs": ["B 18,-5", "L 17,1", "b 10,5"], "carrier": "18,-5"})
    assert not stage.strip.button("throw").isEnabled()
    Coaches(stage).key("s")
    assert status(stage) == "Nobody stands where a pass could reach him."
    Coaches(stage).key("1")
    assert len(stage.bridge.history) == 1


def test_a_run_is_declared(lay: Lay) -> None:
    stage = lay(COVERED)
    Coaches(stage, "keys").call("run")
    assert stage.flow.view.phase is Phase.RUN_OFFENSE
    assert [call.move for call in stage.strip.calls] == ["roll"]


def test_the_offense_rolls_on(lay: Lay) -> None:
    stage = lay(COVERED)
    Coaches(stage, "keys").call("roll")
    assert stage.flow.view.phase is Phase.LINE_OFFENSE
    assert stage.board.board.moves_left
