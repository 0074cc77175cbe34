"""How the list of lessons and each lesson are made and wired to the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gridlight.present.lessons.book import LESSONS
from gridlight.ui.chrome import Screen
from gridlight.ui.lessons.kept import Kept
from gridlight.ui.lessons.listing import LessonsScreen
from gridlight.ui.theme import Wishes, wishes_of

if TYPE_CHECKING:
    from gridlight.ui.lessons.teacher import Teacher
    from gridlight.ui.main_window import MainWindow

LESSON = "lesson"


def page(window: MainWindow) -> Screen:
    """The list of lessons."""
    screen = LessonsScreen(wishes_of(window.preferences), window, kept(window).done())
    screen.chosen.connect(lambda game: open_lesson(window, game))
    screen.home_wanted.connect(window.back)
    screen.settings_wanted.connect(lambda: window.open_page("settings"))
    screen.help_wanted.connect(window.help)
    return screen


def kept(window: MainWindow) -> Kept:
    """Where it is kept what was done."""
    return Kept(window.watches.with_name("lessons.json"))


def open_lesson(window: MainWindow, game: str) -> Teacher:
    """Begin the lesson of a game; it leads back to where it was opened from."""
    from gridlight.ui.lessons.teacher import Teacher
    from gridlight.ui.pages import show_help
    from gridlight.ui.rules.page import show_rule

    teacher = Teacher(LESSONS[game], wishes_of(window.preferences), window)
    stage = teacher.stage

    def leave() -> None:
        teacher.close()
        window.back()

    def finished(done: str) -> None:
        kept(window).keep(done)
        screen = window.screens.get("lessons")
        if isinstance(screen, LessonsScreen):
            screen.show_done(kept(window).done())

    def play(kind: str) -> None:
        leave()
        window.new_game(kind)

    teacher.left.connect(leave)
    teacher.lessons_wanted.connect(leave)
    teacher.finished.connect(finished)
    teacher.play_wanted.connect(play)
    stage.home_wanted.connect(leave)
    stage.settings_wanted.connect(lambda: window.open_page("settings"))
    stage.help_wanted.connect(lambda: show_help(window, game))
    stage.why_wanted.connect(lambda number: show_rule(window, number, stage.bridge.table))
    window.open_made(LESSON, stage)
    teacher.begin()
    return teacher


def lessons(size: tuple[int, int], wishes: Wishes) -> Screen:
    """The list with one lesson done, for pictures."""
    screen = LessonsScreen(wishes, done=frozenset({"foto-electric"}))
    screen.resize(*size)
    screen.show()
    screen.start_focus()
    return screen


def lesson(size: tuple[int, int], wishes: Wishes, game: str, step: int) -> Screen:
    """A lesson that has come to a step, with a hint asked for, for pictures."""
    from gridlight.ui.lessons.teacher import Teacher

    teacher = Teacher(LESSONS[game], wishes)
    stage: Screen = teacher.stage
    stage.resize(*size)
    stage.show()
    teacher.begin()
    teacher.bridge.go_to(step)
    teacher.hint()
    return stage
