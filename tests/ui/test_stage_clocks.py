"""The decision clock, the quarter's watch, and rolls made by hand."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from gridlight.games.foto_electric.phases import Phase
from gridlight.ui.foto.flow import Moment
from gridlight.ui.foto.stage import FotoStage
from helpers.people import People, settle, to_scrimmage

Lay = Callable[..., FotoStage]


class Watch:
    """A clock that goes when it is told to."""

    def __init__(self) -> None:
        self.at = 100.0

    def __call__(self) -> float:
        return self.at

    def run(self, stage: FotoStage, seconds: float) -> None:
        self.at += seconds
        stage.bridge.tick()
        settle()


def test_the_decision_clock_takes_the_plainest_choice(lay_table: Lay) -> None:
    watch = Watch()
    stage = lay_table(now=watch, decision_seconds=20)
    assert stage.bridge.decision_left == 20
    watch.run(stage, 19)
    assert len(stage.bridge.history) == 1
    watch.run(stage, 2)
    assert stage.bridge.history[1].words == "call heads"
    assert stage.bridge.history[1].by == "clock"


def test_every_decision_has_its_own_time(lay_table: Lay) -> None:
    watch = Watch()
    stage = lay_table(now=watch, decision_seconds=20)
    watch.run(stage, 15)
    People(stage).answer("call heads")
    People(stage).until(Moment.ASKING)
    assert stage.bridge.decision_left == 20
    watch.run(stage, 15)
    assert len(stage.bridge.history) == 2


def test_pausing_stops_the_clock_and_covers_the_table(lay_table: Lay) -> None:
    watch = Watch()
    stage = lay_table(now=watch, decision_seconds=20)
    people = People(stage)
    watch.run(stage, 5)
    people.click(stage.top_bar.button("pause"))
    assert stage.curtain.isVisible()
    watch.run(stage, 300)
    assert stage.bridge.decision_left == 15
    people.part()
    assert not stage.curtain.isVisible()
    watch.run(stage, 10)
    assert stage.bridge.decision_left == 5


def test_other_screens_stop_the_clock_too(lay_table: Lay) -> None:
    watch = Watch()
    stage = lay_table(now=watch, decision_seconds=20)
    stage.set_away(True)
    watch.run(stage, 300)
    stage.set_away(False)
    assert stage.bridge.decision_left == 20


def test_the_clock_plays_a_whole_snap(lay_table: Lay) -> None:
    watch = Watch()
    stage = lay_table(now=watch, decision_seconds=20)
    to_scrimmage(stage)
    People(stage).answer("play")
    seen = []
    for _ in range(40):
        seen.append(stage.flow.moment)
        if stage.flow.moment is Moment.COVERED:
            stage.curtain.part()
        watch.run(stage, 21)
        settle(10)
        if stage.flow.moment is Moment.REVIEW:
            break
    assert stage.flow.moment is Moment.REVIEW
    last = [record for record in stage.bridge.history if record.by == "clock"]
    assert [record.words.split()[0] for record in last[-5:]] == [
        *("card", "card", "at", "at", "reveal"),
    ]


def test_a_game_without_clocks_has_no_pause(lay_table: Lay) -> None:
    stage = lay_table()
    assert "pause" not in stage.bar_items
    assert stage.bridge.decision_left is None


def test_time_is_called_when_the_watch_runs_out(lay_table: Lay) -> None:
    watch = Watch()
    stage = lay_table(now=watch, quarter_minutes=2)
    to_scrimmage(stage)
    assert stage.scoreboard.shown().gauge_title == "MINUTES"
    left = stage.bridge.watch_left
    assert left is not None
    watch.run(stage, left + 1)
    people = People(stage)
    people.until(Moment.ASKING)
    assert stage.flow.view.clock.quarter == 2
    called = [record for record in stage.bridge.history if record.words == "time"]
    assert [record.by for record in called] == ["clock"]
    assert stage.bridge.watch_left == 120
    assert not stage.bridge.can_undo


def test_time_called_during_a_pull_waits_for_its_end(lay_table: Lay) -> None:
    watch = Watch()
    stage = lay_table(now=watch, quarter_minutes=2)
    to_scrimmage(stage)
    people = People(stage)
    people.answer("play")
    people.until(Moment.PULLING)
    stage.box.pull_to(0.03)
    settle()
    assert people.moment is Moment.SHOWING
    watch.run(stage, 200)
    assert people.moment is Moment.SHOWING
    stage.box.pull_to(1.0)
    settle(20)
    people.until(Moment.REVIEW)
    people.go_on()
    people.until(Moment.ASKING)
    assert "time" in [record.words for record in stage.bridge.history]


def test_what_is_rolled_at_the_table_is_typed_in(lay_table: Lay) -> None:
    stage = lay_table(roll_by_hand=True)
    people = People(stage)
    people.answer("call heads")
    prompt = stage.roll_prompt
    assert people.moment is Moment.ROLLING
    assert prompt.isVisible()
    assert [button.text() for button in prompt.buttons()] == ["heads", "tails"]
    people.click(prompt.buttons()[1])
    people.until(Moment.ASKING)
    assert not prompt.isVisible()
    record = stage.bridge.history[1]
    assert record.hand
    assert record.rolls[0].label == "tails"
    people.answer("choose kick")
    people.until(Moment.ASKING)
    people.answer("kickoff")
    field = prompt.field()
    QTest.keyClicks(field, "nonsense")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert people.moment is Moment.ROLLING
    assert "can’t show" in stage.roll_prompt.fault
    field.setText("53")
    QTest.keyClick(field, Qt.Key.Key_Return)
    settle()
    assert people.moment is Moment.ROLLING
    assert prompt.throw is not None
    assert prompt.throw.purpose == "kick-off return"
    field.setText("20")
    QTest.keyClick(field, Qt.Key.Key_Return)
    people.until(Moment.ASKING)
    assert stage.flow.view.phase is Phase.SCRIMMAGE_CALL
    assert [roll.label for roll in stage.bridge.history[-1].rolls] == ["53", "20"]


def test_the_beginning_of_a_face_is_enough(lay_table: Lay) -> None:
    stage = lay_table(roll_by_hand=True)
    people = People(stage)
    people.answer("call heads")
    field = stage.roll_prompt.field()
    QTest.keyClicks(field, "T")
    QTest.keyClick(field, Qt.Key.Key_Return)
    people.until(Moment.ASKING)
    assert stage.bridge.history[1].rolls[0].label == "tails"


def test_dice_are_put_down_only_before_the_first_is_read(lay_table: Lay) -> None:
    stage = lay_table(roll_by_hand=True)
    people = People(stage)
    people.answer("call heads")
    people.key(Qt.Key.Key_Escape)
    assert people.moment is Moment.ASKING
    assert not stage.roll_prompt.isVisible()
    people.answer("call tails")
    stage.bridge.give_roll("tails")
    people.until(Moment.ASKING)
    people.answer("choose kick")
    people.until(Moment.ASKING)
    people.answer("kickoff")
    stage.bridge.give_roll("53")
    settle()
    people.key(Qt.Key.Key_Escape)
    assert people.moment is Moment.ROLLING
    assert not stage.bridge.can_undo


def test_a_roll_after_the_light_waits_for_the_slide(lay_table: Lay, tmp_path: Path) -> None:
    stage = lay_table(roll_by_hand=True)
    people = People(stage)
    flow = stage.flow
    for words, rolls in (("call heads", ("heads",)), ("choose receive", ())):
        flow.play(words)
        for roll in rolls:
            stage.bridge.give_roll(roll)
        people.until(Moment.ASKING)
    flow.play("kickoff")
    for roll in ("50", "20"):
        stage.bridge.give_roll(roll)
    people.until(Moment.ASKING)
    play, formation, place = turnover(stage)
    people.answer("play")
    for mark in (play, formation):
        people.part()
        people.pick(mark)
    people.place(0.0)
    people.place(place)
    stage.box.pull_to(0.03)
    settle()
    assert not stage.roll_prompt.isVisible()
    stage.box.pull_to(1.0)
    settle(20)
    assert stage.roll_prompt.isVisible()
    assert not stage.bridge.can_undo
    stage.bridge.give_roll("blue +2")
    settle(20)
    people.until(Moment.REVIEW)
    assert stage.bridge.history[-1].rolls[0].label == "blue +2"


def turnover(stage: FotoStage) -> tuple[str, str, float]:
    """Cards that show a fumble, laid even or near it."""
    for card in stage.deck.offense:
        for formation in stage.deck.defense:
            for place in (0.0, 1.0, -1.0, 2.0, -2.0):
                found = stage.look(card.number, formation.letter, place, 70)
                if found.outcome.value == "fumble":
                    return str(card.number), formation.letter, place
    raise AssertionError("the deck shows no fumble")
