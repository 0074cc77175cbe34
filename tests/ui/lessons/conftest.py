"""A lesson to be played, and a person who does what it tells by mouse or by keys."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from gridlight.present.lessons.book import LESSONS
from gridlight.ui.lessons.teacher import Teacher
from gridlight.ui.theme import Wishes
from helpers.people import settle

AT_ONCE = Wishes(speed=1e9, reduced=True)


@pytest.fixture
def teach(qtbot: object) -> Iterator[Callable[..., Teacher]]:
    """Begins a lesson."""
    teachers: list[Teacher] = []

    def make(
        game: str, wishes: Wishes = AT_ONCE, size: tuple[int, int] = (1280, 800), step: int = 0
    ) -> Teacher:
        teacher = Teacher(LESSONS[game], wishes)
        teachers.append(teacher)
        teacher.stage.resize(*size)
        teacher.stage.show()
        teacher.stage.activateWindow()
        teacher.begin()
        if step:
            teacher.bridge.go_to(step)
        settle()
        return teacher

    yield make
    for teacher in teachers:
        teacher.close()
        teacher.stage.close()
        teacher.stage.deleteLater()
    settle()
