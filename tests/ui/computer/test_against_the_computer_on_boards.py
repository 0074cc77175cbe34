"""All-Pro and Pegskin against coaches: whole games, thinking, taking back, leaving, failing."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gridlight.kernel.game import Seat
from gridlight.ui.tabletop.moments import Moment
from gridlight.ui.theme import Wishes
from helpers import all_pro_stage, pegskin_stage
from helpers.against import FIRST_MOVES, RESTLESS, Against, Breaks, Cheats, Ends, Waits
from helpers.people import settle

Lay = Callable[..., Any]
SeatCoach = Callable[[type], None]
BOARDS = ("all-pro", "pegskin")
BOTH = (Seat.HOME, Seat.VISITORS)
MIDDLE: dict[str, dict[str, Any]] = {
    "all-pro": all_pro_stage.MIDDLE,
    "pegskin": {**pegskin_stage.MIDDLE, "phase": "run-offense", "carrier": "18,-2"},
}
SIDE_STEP = {"all-pro": ((10, 7), (11, 8)), "pegskin": ((18, -2), (17, -2))}


def sentence(stage: Any) -> str:
    said: str = stage.status_line.status().sentence
    return said


def key(stage: Any, key: Qt.Key | str) -> None:
    QTest.keyClick(stage, key)
    settle()


# whole games


@pytest.mark.parametrize(
    ("game", "by", "seat", "level"),
    [
        ("all-pro", "mouse", Seat.VISITORS, "rookie"),
        ("all-pro", "keys", Seat.HOME, "random"),
        ("pegskin", "mouse", Seat.HOME, "random"),
        ("pegskin", "keys", Seat.VISITORS, "rookie"),
    ],
)
def test_a_whole_game_against_a_coach(
    lay: Lay, qtbot: QtBot, game: str, by: str, seat: Seat, level: str
) -> None:
    stage = lay(game, level, (seat,), plays_per_quarter=1)
    person = Against(stage, qtbot, by)

    def look() -> None:
        assert not stage.curtain.isVisible()
        if person.moment in (Moment.PLACING, Moment.MOVING, Moment.ASKING):
            assert stage.flow.seat is seat.other

    person.hands.looks = look
    person.to_the_end()
    assert stage.final.isVisible()
    assert {record.seat for record in stage.bridge.history if record.n} == set(Seat)


@pytest.mark.parametrize(("game", "level"), [("all-pro", "pro"), ("pegskin", "pro")])
def test_two_coaches_play_a_game_to_its_end(lay: Lay, qtbot: QtBot, game: str, level: str) -> None:
    stage = lay(game, level, BOTH, plays_per_quarter=1)
    assert not stage.bridge.can_undo
    qtbot.waitUntil(lambda: stage.flow.moment is Moment.OVER, timeout=FIRST_MOVES)
    assert stage.final.isVisible()
    assert stage.flow.view.clock.quarter == 4


PENALTIES = {"penalty_system": True, "penalty_x_faces": 3}


@pytest.mark.parametrize(
    ("game", "level", "settings"),
    [
        ("all-pro", "random", {"officiating": "call-it", "take_back": True, "step_out": True}),
        ("all-pro", "rookie", {"officiating": "referee", **PENALTIES}),
        ("pegskin", "random", {"take_back": True, "collegiate_try": True, "half_length": 15}),
        ("pegskin", "rookie", {"decision_seconds": 60, **PENALTIES}),
        ("pegskin", "random", {"mode": "scrimmage", "scrimmage_plays": 2, "roll_by_hand": True}),
    ],
)
def test_a_restless_person_and_a_coach_come_to_an_end(
    lay: Lay, qtbot: QtBot, game: str, level: str, settings: dict[str, object]
) -> None:
    stage = lay(game, level, **{"plays_per_quarter": 1, **settings})
    person = Against(stage, qtbot, people=RESTLESS)
    person.to_the_end()
    settle()
    assert stage.final.isVisible()


# thinking


@pytest.mark.parametrize("game", BOARDS)
def test_who_thinks_is_told_and_nothing_is_offered(
    lay: Lay, qtbot: QtBot, seat_coach: SeatCoach, game: str
) -> None:
    seat_coach(Waits)
    stage = lay(game)
    assert stage.flow.moment is Moment.THINKING
    assert sentence(stage) == "Foundry is thinking…"
    assert stage.status_line.status().tag == "FOUNDRY"
    assert stage.status_line.status().hint == "P pauses"
    assert not stage.choices.isVisible()
    assert not stage.strip.isVisible()
    assert stage.bridge.decision_left is None


@pytest.mark.parametrize("game", BOARDS)
def test_a_move_waits_for_its_breath_and_a_click_makes_it_at_once(
    lay: Lay, qtbot: QtBot, game: str
) -> None:
    slow = Wishes(speed=0.01)
    stage = lay(game, wishes=slow)
    opponent = stage.flow.opponent
    qtbot.waitUntil(lambda: not opponent.bench.thinking)
    assert stage.flow.moment is Moment.THINKING
    assert len(stage.bridge.history) == 1
    QTest.mouseClick(stage, Qt.MouseButton.LeftButton)
    assert stage.bridge.history[1].seat is Seat.VISITORS
    assert stage.flow.moment is Moment.SHOWING


@pytest.mark.parametrize("game", BOARDS)
def test_nothing_is_thought_while_nobody_looks(
    lay: Lay, qtbot: QtBot, seat_coach: SeatCoach, game: str
) -> None:
    seat_coach(Ends)
    stage = lay(game, position=MIDDLE[game])
    stage.set_away(True)
    stage.bridge.play(Seat.HOME, "done")
    settle()
    assert stage.flow.moment is Moment.THINKING
    assert not stage.flow.opponent.bench.thinking
    stage.set_away(False)
    Against(stage, qtbot).wait()
    assert stage.bridge.history[-1].seat is Seat.VISITORS


@pytest.mark.parametrize("game", BOARDS)
def test_a_pause_stops_two_coaches(lay: Lay, qtbot: QtBot, game: str) -> None:
    stage = lay(game, seats=BOTH)
    assert "pause" in stage.bar_items
    qtbot.waitUntil(lambda: len(stage.bridge.history) > 6)
    key(stage, "p")
    assert stage.curtain.isVisible()
    qtbot.waitUntil(lambda: stage.flow.moment is Moment.THINKING)
    stood = len(stage.bridge.history)
    qtbot.wait(50)
    assert len(stage.bridge.history) == stood
    key(stage, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: len(stage.bridge.history) > stood)


def test_two_people_have_no_pause_without_a_clock(lay: Lay) -> None:
    assert "pause" not in lay("all-pro", seats=()).bar_items


# taking back


@pytest.mark.parametrize("game", BOARDS)
def test_undo_while_it_thinks_goes_back_to_the_person(
    lay: Lay, qtbot: QtBot, seat_coach: SeatCoach, game: str
) -> None:
    seat_coach(Waits)
    stage = lay(game, position=MIDDLE[game])
    heard: list[str] = []
    stage.flow.opponent.bench.chosen.connect(lambda _, words: heard.append(words))
    stage.bridge.play(Seat.HOME, "done")
    settle()
    assert stage.flow.moment is Moment.THINKING
    assert stage.status_line.status().hint == "P pauses, Z takes back"
    key(stage, "z")
    assert stage.flow.moment is Moment.MOVING
    assert stage.flow.seat is Seat.HOME
    qtbot.wait(30)
    assert heard == []
    assert len(stage.bridge.history) == 1


def test_undo_goes_back_past_what_the_computer_did(
    lay: Lay, qtbot: QtBot, seat_coach: SeatCoach
) -> None:
    seat_coach(Ends)
    stage = lay("all-pro", position=all_pro_stage.MIDDLE)
    person = Against(stage, qtbot)
    person.hands.move(*SIDE_STEP["all-pro"])
    person.hands.call("done")
    person.wait()
    assert stage.bridge.history[-1].seat is Seat.VISITORS
    assert stage.flow.seat is Seat.HOME
    key(stage, "z")
    assert stage.strip.moves_left == 2
    assert [record.verb for record in stage.bridge.history[1:]] == ["move"]
    key(stage, "z")
    assert stage.strip.moves_left == 3
    key(stage, "z")
    assert len(stage.bridge.history) == 1


def test_undo_stops_what_is_being_shown(lay: Lay, qtbot: QtBot) -> None:
    stage = lay("all-pro", position=all_pro_stage.MIDDLE, wishes=Wishes(speed=0.2))
    stage.bridge.play(Seat.HOME, "done")
    flow = stage.flow

    def shown() -> bool:
        moves = stage.bridge.history[-1].seat is Seat.VISITORS
        return moves and flow.moment is Moment.SHOWING

    qtbot.waitUntil(shown, timeout=20_000)
    key(stage, "z")
    assert flow.moment is Moment.MOVING
    assert flow.seat is Seat.HOME
    assert len(stage.bridge.history) == 1
    assert not stage.board.acting.running


@pytest.mark.parametrize("game", BOARDS)
def test_a_taken_back_move_is_not_made_again_by_undo(lay: Lay, qtbot: QtBot, game: str) -> None:
    stage = lay(game, position=MIDDLE[game], take_back=True)
    person = Against(stage, qtbot)
    person.hands.move(*SIDE_STEP[game])
    person.wait()
    key(stage, "z")
    person.wait()
    assert stage.bridge.history[-1].verb == "undo"
    before = stage.flow.view.board
    key(stage, "z")
    person.wait()
    assert stage.flow.view.board == before


def test_what_fell_stays(lay: Lay, qtbot: QtBot) -> None:
    stage = lay("all-pro")
    Against(stage, qtbot).wait()
    key(stage, "z")
    assert len(stage.bridge.history) > 1  # the coin fell
    assert not stage.bridge.can_undo


# leaving


@pytest.mark.parametrize("game", BOARDS)
def test_leaving_while_it_thinks(
    lay: Lay, qtbot: QtBot, seat_coach: SeatCoach, tmp_path: Path, game: str
) -> None:
    seat_coach(Waits)
    path = tmp_path / "game.gridlight"
    stage = lay(game, path=path)
    heard: list[str] = []
    stage.flow.opponent.bench.chosen.connect(lambda _, words: heard.append(words))
    stage.close_game()
    qtbot.wait(30)
    assert heard == []
    seat_coach(Ends)
    again = lay(game, path=path)
    assert again.bridge.coached == {Seat.VISITORS}
    qtbot.waitUntil(lambda: len(again.bridge.history) > 1)
    assert again.bridge.history[1].seat is Seat.VISITORS


# failing


@pytest.mark.parametrize("game", BOARDS)
@pytest.mark.parametrize(
    ("coach", "said"),
    [
        (Breaks, "Foundry can’t find a move here."),
        (Cheats, "Foundry chose what the rules don’t allow here."),
    ],
)
def test_a_coach_that_fails_leaves_its_seat_to_a_person(
    lay: Lay, qtbot: QtBot, seat_coach: SeatCoach, game: str, coach: type, said: str
) -> None:
    seat_coach(coach)
    stage = lay(game)
    qtbot.waitUntil(lambda: stage.choices.isVisible())
    assert sentence(stage) == said
    assert len(stage.bridge.history) == 1
    person = Against(stage, qtbot)
    person.hands.answer("computer:again")
    qtbot.waitUntil(lambda: stage.choices.isVisible())
    assert sentence(stage) == said
    person.hands.answer("computer:relieve")
    question = stage.choices.question
    assert question is not None
    assert question.title == "Call the toss"
    person.hands.answer("call heads")
    person.until(lambda: len(stage.bridge.history) > 8)
    assert {record.seat for record in stage.bridge.history if record.n} == set(Seat)


def test_a_coach_that_fails_once_goes_on(lay: Lay, qtbot: QtBot, seat_coach: SeatCoach) -> None:
    seat_coach(Breaks)
    stage = lay("pegskin")
    qtbot.waitUntil(lambda: stage.choices.isVisible())
    seat_coach(Ends)
    Against(stage, qtbot).hands.answer("computer:again")
    qtbot.waitUntil(lambda: len(stage.bridge.history) > 1)
    assert stage.bridge.history[1].seat is Seat.VISITORS


# rolling by hand, flags, endings


@pytest.mark.parametrize("game", BOARDS)
def test_the_person_rolls_the_computers_dice_too(lay: Lay, qtbot: QtBot, game: str) -> None:
    stage = lay(game, roll_by_hand=True)
    qtbot.waitUntil(lambda: stage.flow.moment is Moment.ROLLING)
    assert stage.bridge.roll_wish.seat is Seat.VISITORS
    person = Against(stage, qtbot)
    person.act()
    assert stage.bridge.history[1].seat is Seat.VISITORS
    assert stage.bridge.history[1].rolls


def test_undo_at_the_computers_dice_goes_back_to_the_person(
    lay: Lay, qtbot: QtBot, seat_coach: SeatCoach
) -> None:
    class Throws(Ends):
        def choose(self, view: Any, seat: Any, legal: Any, *rest: Any) -> Any:
            carries = [move for move in legal if move.verb == "move" and move.args[0] == "h8"]
            return carries[0] if carries else super().choose(view, seat, legal, *rest)

    seat_coach(Throws)
    position = {**all_pro_stage.MIDDLE, "phase": "defense-moves"}
    stage = lay(
        "all-pro", seats=(Seat.HOME,), position=position, roll_by_hand=True, fumble_percent=5
    )
    stage.bridge.play(Seat.VISITORS, "done")
    qtbot.waitUntil(lambda: stage.flow.moment is Moment.ROLLING)
    stage.flow.take_back()
    settle()
    assert stage.flow.seat is Seat.VISITORS
    assert stage.flow.moment is Moment.MOVING
    assert len(stage.bridge.history) == 1


def test_the_computer_throws_its_flag_at_a_foul(lay: Lay, qtbot: QtBot) -> None:
    position = {**all_pro_stage.MIDDLE, "moves_left": 1}
    stage = lay("all-pro", "rookie", position=position, officiating="call-it")
    person = Against(stage, qtbot)
    assert [call.move for call in stage.tools.flags] == ["flag home"]
    person.hands.move((5, 10), (4, 11))
    person.wait()
    last = stage.bridge.history[-1]
    assert last.words == "flag visitors"
    assert any(event.name == "foul" for event in last.events)
    assert stage.flow.seat is Seat.HOME
    assert person.moment is Moment.MOVING


@pytest.mark.parametrize(("score", "over"), [([0, 3], False), ([3, 3], True)])
@pytest.mark.parametrize("game", BOARDS)
def test_it_stops_only_at_a_tie(
    lay: Lay, qtbot: QtBot, game: str, score: list[int], over: bool
) -> None:
    stage = lay(game, position={**MIDDLE[game], "score": score})
    hands = Against(stage, qtbot).hands
    hands.click(stage.top_bar.button("end"))
    question = stage.choices.question
    assert question is not None
    assert [answer.move for answer in question.answers] == [
        "end:resign home",
        "end:agree home",
        "end:play on",
    ]
    hands.answer("end:agree home")
    assert stage.bridge.table.over is over
    if not over:
        assert sentence(stage) == "Foundry plays on."
        assert stage.flow.moment is Moment.MOVING


@pytest.mark.parametrize("game", BOARDS)
def test_a_game_between_coaches_is_ended_by_who_looks_on(lay: Lay, qtbot: QtBot, game: str) -> None:
    stage = lay(game, seats=BOTH, position={**MIDDLE[game], "score": [3, 0]})
    stage.flow.offer_end()
    qtbot.waitUntil(lambda: stage.choices.isVisible())
    stood = len(stage.bridge.history)
    qtbot.wait(30)
    assert len(stage.bridge.history) == stood
    hands = Against(stage, qtbot).hands
    hands.answer("end:play on")
    qtbot.waitUntil(lambda: len(stage.bridge.history) > stood)
    stage.flow.offer_end()
    qtbot.waitUntil(lambda: stage.choices.isVisible())
    hands.answer("end:agree home")
    qtbot.waitUntil(lambda: stage.bridge.table.over)
