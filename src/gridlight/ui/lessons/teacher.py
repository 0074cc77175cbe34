"""The teacher of a lesson: tells each step, waits for the act, answers, and plays the others."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from gridlight.kernel.language import tr
from gridlight.present.lessons.course import Lesson
from gridlight.present.lessons.following import OVER, Following
from gridlight.ui.lessons.bridge import LessonBridge
from gridlight.ui.lessons.card import LessonCard, Told
from gridlight.ui.lessons.pointing import goal_for, place_for, reading_place
from gridlight.ui.lessons.ring import Ring
from gridlight.ui.lessons.stages import lay_lesson
from gridlight.ui.theme import Wishes

RESTLESS = frozenset({"SHOWING", "ROLLING"})
"""Moments in which nothing is asked of anybody."""


class Teacher(QObject):
    """A lesson on its stage; `left` ends it, `play_wanted` asks for a game of this kind.

    `finished` says that the last step was come to the end of; `lessons_wanted` asks for the list.
    """

    left = Signal()
    finished = Signal(str)
    play_wanted = Signal(str)
    lessons_wanted = Signal()

    def __init__(self, lesson: Lesson, wishes: Wishes, parent: QWidget | None = None) -> None:
        self.lesson = lesson
        self.following = Following(lesson)
        self.bridge = LessonBridge(self.following)
        self.stage: Any = lay_lesson(self.bridge, wishes, parent)
        super().__init__(self.stage)
        stage = self.stage
        self.card = LessonCard(_sayings(lesson), stage.theme, stage)
        self.ring = Ring(stage.theme, stage)
        self._answer = ""
        self._hinted = False
        self._ended = False
        self._reviewed = False
        stage.set_title(stage.accessibleName(), lesson.name)
        stage.set_foot(self.card)
        self._look = self._timer(self.look)
        self._reply = self._timer(self._play_rival)
        self._wire()

    def _timer(self, work: Callable[[], None]) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.setInterval(0)
        timer.timeout.connect(work)
        return timer

    def _wire(self) -> None:
        stage = self.stage
        stage.moment_said.connect(self._look.start)
        stage.laid.connect(self._look.start)
        self.bridge.strayed.connect(self._strayed)
        self.bridge.stepped.connect(lambda _: self._moved_on())
        self.card.pressed.connect(self._pressed)
        keys: dict[str, Callable[[], object]] = {
            "Ctrl+H": self.hint,
            "Ctrl+Left": self.back,
            "Ctrl+Right": self.on,
            "Ctrl+E": self.left.emit,
        }
        for key, work in keys.items():
            shortcut = QShortcut(QKeySequence(key), stage)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(work)

    def begin(self) -> None:
        """Show the first step."""
        self.stage.begin()
        self.look()

    # what is shown

    @property
    def moment(self) -> str:
        """What the stage is waiting for."""
        return str(self.stage.flow.moment.name)

    def look(self) -> None:
        """See what the stage waits for, and tell, point, or play the other side."""
        following, act = self.following, self.following.awaited
        self.ring.set_theme(self.stage.theme)
        reviewing = self.moment == "REVIEW"
        self._reviewed = self._reviewed or reviewing
        if following.reading and self._was_read():
            following.read()
            self._answer, self._hinted = "", False
        if not following.reading:
            self._reviewed = False
        if self.moment in RESTLESS:
            self.ring.surround(None)
        elif following.over:
            self._end()
        elif following.reading:
            self._clear_view()
            self._tell()
            self.ring.surround(reading_place(self.stage), hinted=self._hinted)
        elif act is not None and act.rival and not reviewing:
            self._tell()
            self.ring.surround(None)
            self._reply.start(self.stage.theme.times.read // 2)
        else:
            self._tell()
            self._point()

    def _clear_view(self) -> None:
        """Take the list of line-ups from what a step that is read tells of."""
        if self.moment == "PLACING" and self.lesson.game != "foto-electric":
            self.stage.formations.close_card()

    def _was_read(self) -> bool:
        """Whether the light box has left the play that this step tells of."""
        return self._reviewed and self.moment not in ("REVIEW", *RESTLESS)

    def _point(self) -> None:
        act = self.following.awaited
        place = goal = None
        if act is not None:
            place = place_for(self.stage, act, self.following.words)
            goal = goal_for(self.stage, self.following.words)
        self.ring.surround(place, goal, hinted=self._hinted)

    def _tell(self) -> None:
        step = self.following.now
        if step is None:
            return
        more = self._answer or (step.hint if self._hinted else "")
        tag = tr(
            "STEP {step} OF {steps}", step=self.following.step + 1, steps=len(self.lesson.steps)
        )
        main = ("go-on",) if self.following.reading else ()
        skip = () if self.following.reading else ("skip",)
        buttons = (*main, "hint", "back", *skip, "end")
        told = Told(tag, step.title, step.told, more, bool(self._answer), buttons)
        self.card.tell(told)
        self.card.buttons["back"].setEnabled(self.following.step > 0)

    def _end(self) -> None:
        self.ring.surround(None)
        learned = " ".join(self.lesson.learned)
        told = Told(tr("WELL DONE"), tr("What you have learned"), learned, buttons=_AT_THE_END)
        self.card.tell(told)
        if not self._ended:
            self._ended = True
            self.card.buttons["play"].setFocus(Qt.FocusReason.OtherFocusReason)
            self.finished.emit(self.lesson.game)

    # what is done

    def _play_rival(self) -> None:
        if self.moment not in RESTLESS:
            self.bridge.play_rival()

    def _moved_on(self) -> None:
        self._answer, self._hinted = "", False
        self._look.start()

    def _strayed(self, sentence: str) -> None:
        self._answer = sentence
        self._hinted = not self.following.over and sentence != OVER
        self._look.start()

    def _pressed(self, name: str) -> None:
        work: dict[str, Callable[[], object]] = {
            "go-on": self.on,
            "skip": self.on,
            "back": self.back,
            "hint": self.hint,
            "end": self.left.emit,
            "lessons": self.lessons_wanted.emit,
            "play": partial(self.play_wanted.emit, self.lesson.game),
        }
        work[name]()
        if name in ("go-on", "skip", "back", "hint") and not self.following.over:
            self.stage.start_focus()

    def hint(self) -> None:
        """Say how the step is done, and point at it."""
        self._answer, self._hinted = "", True
        self.look()

    def on(self) -> None:
        """Leave this step: it is read, or it is done for the person."""
        if self.following.over:
            return
        if self.following.reading:
            self._leave_reading()
        else:
            self._stand(self.following.step + 1)

    def _leave_reading(self) -> None:
        if self.moment == "REVIEW":
            self.stage.review_card.finished.emit()
        if self.following.reading:
            self.following.read()
            self.stage.flow.next()
            self._moved_on()

    def back(self) -> None:
        """Go to the beginning of the step before."""
        if self.following.step > 0:
            self._stand(self.following.step - 1)

    def _stand(self, step: int) -> None:
        self._reply.stop()
        self._answer, self._hinted = "", False
        self._ended = self._reviewed = False
        self.bridge.go_to(step)
        self.look()

    def close(self) -> None:
        """Leave the table; nothing is kept of it."""
        self._look.stop()
        self._reply.stop()
        self.ring.surround(None)
        self.stage.close_game()


_AT_THE_END = ("play", "lessons", "back")


def _sayings(lesson: Lesson) -> tuple[tuple[str, str], ...]:
    """Every text that the card may show with the longest that may follow it."""
    return (
        *((step.told, max((step.hint, step.not_this), key=len)) for step in lesson.steps),
        (" ".join(lesson.learned), ""),
    )
