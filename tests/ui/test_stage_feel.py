"""Table feel: cards lie where they are dropped, may be challenged, and mustn't be pushed."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt

from gridlight.games.foto_electric.phases import Phase
from gridlight.ui.foto.flow import Moment
from gridlight.ui.foto.stage import FotoStage
from helpers.people import People, settle, to_scrimmage

PIXEL = 0.07  # of a step: the pointer's pixels are that coarse
Lay = Callable[..., FotoStage]


@pytest.fixture
def picked(lay_table: Lay) -> tuple[FotoStage, People]:
    stage = lay_table(table_feel=True, seed="feel")
    to_scrimmage(stage)
    people = People(stage)
    people.answer("play")
    for mark in ("5", "C"):
        people.part()
        people.pick(mark)
    assert people.moment is Moment.PLACING
    return stage, people


def test_a_card_lies_where_it_was_dropped(picked: tuple[FotoStage, People]) -> None:
    stage, people = picked
    people.place(0.4)
    assert stage.bridge.history[-1].words.startswith("lay 0.")
    assert stage.flow.view.snap.offense_place == pytest.approx(0.4, abs=PIXEL)


def test_a_challenge_seats_both_cards(picked: tuple[FotoStage, People]) -> None:
    stage, people = picked
    people.place(0.3)
    people.place(1.3)
    assert people.moment is Moment.PULLING
    question = stage.choices.question
    assert question is not None
    people.key("c")
    assert stage.bridge.history[-1].words == "challenge"
    people.until(Moment.PULLING)
    snap = stage.flow.view.snap
    assert (snap.offense_place, snap.defense_place) == (0.0, 1.0)
    assert not stage.choices.isVisible()
    people.pull()
    people.until(Moment.REVIEW)


def test_without_a_challenge_the_cards_are_judged_as_they_lie(
    picked: tuple[FotoStage, People],
) -> None:
    stage, people = picked
    people.place(0.3)
    people.place(1.3)
    people.pull()
    people.until(Moment.REVIEW)
    last = stage.flow.view.last
    assert last is not None
    assert last.snap.alignment == pytest.approx(1.0, abs=2 * PIXEL)
    assert last.snap.offense_place != round(last.snap.offense_place)
    assert not stage.choices.isVisible()


def test_pushing_the_offenses_card_is_a_foul(picked: tuple[FotoStage, People]) -> None:
    stage, people = picked
    people.place(0.0)
    before = stage.flow.view.situation
    stage.box.nudge_offense(1.0)
    stage.box.nudged.emit(1.0)
    settle()
    people.until(Moment.PLACING)
    assert stage.bridge.history[-1].words == "nudge R"
    assert stage.flow.view.phase is Phase.OFFENSE_PLACE
    assert stage.flow.view.situation.to_goal == before.to_goal - 5


def test_a_push_that_ends_where_it_began_is_none(picked: tuple[FotoStage, People]) -> None:
    stage, people = picked
    people.place(0.0)
    step = stage.bridge.table.step
    stage.box.nudged.emit(0.1)
    settle()
    assert stage.bridge.table.step == step
    assert people.moment is Moment.PLACING
    assert stage.box.sight.held is not None


def test_escape_drops_the_card_back(picked: tuple[FotoStage, People]) -> None:
    stage, people = picked
    box = stage.box
    held = box.sight.held
    assert held is not None
    start = box.shape.well.center() + held.offset
    people.drag(box, start, start * 1.2, release=False)
    people.key(Qt.Key.Key_Escape)
    assert people.moment is Moment.PLACING
    assert stage.flow.view.snap.offense_place is None
