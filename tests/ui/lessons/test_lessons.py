"""Each lesson is played through, by mouse and by keys; wrong acts, hints, skipping and ends."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton

from gridlight.present.lessons.book import LESSONS
from gridlight.ui.lessons.teacher import Teacher
from gridlight.ui.theme import Wishes
from helpers.people import settle
from helpers.pupils import Pupil, click

GAMES = tuple(LESSONS)


@pytest.mark.parametrize("by", ["mouse", "keys"])
@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_played_to_its_touchdown(
    teach: Callable[..., Teacher], game: str, by: str
) -> None:
    teacher = teach(game)
    ended: list[str] = []
    teacher.finished.connect(ended.append)
    pupil = Pupil(teacher, by)
    pupil.play()
    assert ended == [game]
    assert pupil.seen == list(range(len(teacher.lesson.steps)))
    mine = 1 if teacher.lesson.seat.value == "visitors" else 0
    assert teacher.bridge.table.described()["score"][mine] == 7
    assert teacher.bridge.table.path is None
    assert teacher.card.told.tag == "WELL DONE"
    assert teacher.card.buttons["play"].isVisible()


@pytest.mark.parametrize("game", GAMES)
def test_a_wrong_but_legal_act_is_answered_and_tried_again(
    teach: Callable[..., Teacher], game: str
) -> None:
    teacher = teach(game)
    wrong = {"foto-electric": "call tails", "all-pro": None, "pegskin": None}[game]
    seat = teacher.lesson.seat
    if wrong is None:
        places = (word for word in teacher.bridge.legal(seat) if word.startswith("place"))
        wrong = next(word for word in places if word != teacher.following.words)
    before = teacher.bridge.table.step
    assert not teacher.bridge.play(seat, wrong)
    settle()
    assert teacher.bridge.table.step == before
    assert teacher.card.told.answer
    assert teacher.card.told.more == teacher.lesson.steps[0].not_this
    assert teacher.stage.status_line.status().sentence == teacher.lesson.steps[0].not_this
    Pupil(teacher).play(upto=2)
    assert not teacher.card.told.answer


def test_a_wrong_card_stays_in_the_hand(teach: Callable[..., Teacher]) -> None:
    teacher = teach("foto-electric", step=3)
    pupil = Pupil(teacher)
    pupil.people.part()
    pupil.people.pick("5")
    assert teacher.following.step == 3
    assert "card 12" in teacher.card.told.more
    pupil.people.pick("12")
    pupil.play(upto=5)
    assert teacher.following.step == 5


def test_an_illegal_act_gets_the_stages_own_refusal(teach: Callable[..., Teacher]) -> None:
    teacher = teach("all-pro", step=2)
    assert not teacher.bridge.play(teacher.lesson.seat, "move h15 h12")
    settle()
    said = teacher.stage.status_line.status().sentence
    assert said
    assert said != teacher.lesson.steps[2].not_this
    assert not teacher.card.told.answer


def test_a_man_moved_elsewhere_goes_back(teach: Callable[..., Teacher]) -> None:
    teacher = teach("all-pro", step=2)
    pupil = Pupil(teacher)
    pupil.all_pro.move(pupil.place("h15"), pupil.place("h14"))
    assert teacher.bridge.view().board.carrier == pupil.place("h15")
    assert teacher.card.told.more == teacher.lesson.steps[2].not_this
    pupil.play(upto=4)
    assert teacher.following.step == 4


def test_a_way_may_be_gone_square_by_square(teach: Callable[..., Teacher]) -> None:
    teacher = teach("all-pro", step=6)
    pupil = Pupil(teacher)
    pupil.all_pro.move(pupil.place("j13"), pupil.place("k14"))
    assert (teacher.following.step, teacher.following.words) == (6, "move k14 l15")
    pupil.play(upto=7)
    assert teacher.following.step == 7


def test_the_other_side_is_the_lessons(teach: Callable[..., Teacher]) -> None:
    teacher = teach("pegskin")
    rival = teacher.lesson.seat.other
    Pupil(teacher).play(upto=2)
    assert not teacher.bridge.play(rival, "roll")
    settle()
    assert teacher.following.step == 2


@pytest.mark.parametrize("game", GAMES)
def test_hints_point_at_something_in_every_step(teach: Callable[..., Teacher], game: str) -> None:
    teacher = teach(game)
    for step in range(len(teacher.lesson.steps)):
        teacher.bridge.go_to(step)
        settle()
        pupil = Pupil(teacher)
        pupil.chord(Qt.Key.Key_H)
        told = teacher.card.told
        assert told.more == teacher.lesson.steps[step].hint
        if not teacher.following.reading:
            around = teacher.ring.around()
            assert not around.isEmpty(), teacher.lesson.steps[step].title
            assert teacher.stage.stage().toAlignedRect().intersects(around.toAlignedRect())
            assert teacher.ring.hinted


@pytest.mark.parametrize("by", ["mouse", "keys"])
@pytest.mark.parametrize("game", GAMES)
def test_every_step_can_be_skipped_and_gone_back_to(
    teach: Callable[..., Teacher], game: str, by: str
) -> None:
    teacher = teach(game)
    pupil = Pupil(teacher, by)
    last = len(teacher.lesson.steps)
    for step in range(last):
        assert teacher.following.step == step
        if by == "keys":
            pupil.chord(Qt.Key.Key_Right)
        else:
            buttons = teacher.card.buttons
            click(buttons["go-on"] if buttons["go-on"].isVisible() else buttons["skip"])
        settle()
    assert teacher.card.told.tag == "WELL DONE"
    for step in range(last, 0, -1):
        assert teacher.following.step == step
        pupil.chord(Qt.Key.Key_Left)
    assert teacher.following.step == 0


def test_moves_arent_taken_back_one_by_one(teach: Callable[..., Teacher]) -> None:
    teacher = teach("all-pro", step=3)
    pupil = Pupil(teacher, "keys")
    pupil.hands.key("z")
    settle()
    assert "Back" in teacher.stage.status_line.status().sentence
    assert teacher.following.step == 3


@pytest.mark.parametrize(
    ("size", "text"), [((1024, 640), 1.0), ((1024, 640), 1.3), ((1280, 720), 1.3)]
)
@pytest.mark.parametrize("game", GAMES)
def test_every_text_fits(
    teach: Callable[..., Teacher], game: str, text: float, size: tuple[int, int]
) -> None:
    teacher = teach(game, Wishes(text=text, speed=1e9, reduced=True), size)
    card = teacher.card
    for step in (*range(len(teacher.lesson.steps)), len(teacher.lesson.steps)):
        teacher.following.go_to(step)
        teacher.hint()
        assert card.fits(), (step, card.told.title)
        if teacher.following.now is not None and teacher.following.now.not_this:
            teacher.bridge.strayed.emit(teacher.following.now.not_this)
            teacher.look()
            assert card.fits(), (step, card.told.more)
        for button in card.findChildren(QAbstractButton):
            if button.isVisible():
                assert card.rect().contains(button.geometry())
    assert teacher.stage.stage().bottom() <= card.geometry().top() + 1


def test_the_card_is_read_out(teach: Callable[..., Teacher]) -> None:
    teacher = teach("pegskin")
    step = teacher.lesson.steps[0]
    assert step.title in teacher.card.accessibleName()
    assert step.told in teacher.card.accessibleDescription()
    teacher.hint()
    assert step.hint in teacher.card.accessibleDescription()
    assert teacher.card.buttons["hint"].accessibleDescription() == "Ctrl+H"


def test_nothing_breathes_under_reduced_motion(teach: Callable[..., Teacher]) -> None:
    still = teach("foto-electric")
    assert not still.ring._breath.breathing
    moving = teach("foto-electric", Wishes())
    assert moving.ring._breath.breathing
    moving.close()
    assert not moving.ring._breath.breathing
