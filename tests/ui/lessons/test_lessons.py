"""Each lesson is played through, by mouse and by keys; wrong acts, hints, skipping and ends."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from gridlight.present.lessons.book import LESSONS
from gridlight.ui.lessons.teacher import Teacher
from helpers.pupils import Pupil

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
