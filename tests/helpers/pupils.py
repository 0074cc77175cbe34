"""A person who plays a lesson as it is told, with hands or with keys."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from gridlight.kernel.grid import square_of
from gridlight.present.lessons.course import Act
from gridlight.ui.lessons.teacher import Teacher
from helpers import all_pro_people, pegskin_people
from helpers.people import LEFT, People, settle

NONE = Qt.KeyboardModifier.NoModifier


def click(widget: QWidget, at: QPoint | None = None) -> None:
    QTest.mouseClick(widget, LEFT, NONE, QPoint() if at is None else at)
    settle()


class Pupil:
    """Does what a lesson awaits, and nothing else; `by` is `mouse` or `keys`."""

    def __init__(self, teacher: Teacher, by: str = "mouse") -> None:
        self.teacher = teacher
        self.by = by
        self.seen: list[int] = []
        stage: Any = teacher.stage
        self.stage = stage
        self.people = People(stage, by)
        self.all_pro = all_pro_people.Coaches(stage, by)
        self.pegskin = pegskin_people.Coaches(stage, by)
        self.game = teacher.lesson.game

    @property
    def hands(self) -> Any:
        return {"foto-electric": self.people, "all-pro": self.all_pro, "pegskin": self.pegskin}[
            self.game
        ]

    def play(self, upto: int | None = None, most: int = 400) -> None:
        """Play until a step, or to the end."""
        following = self.teacher.following
        last = len(self.teacher.lesson.steps) if upto is None else upto
        for _ in range(most):
            if following.step >= last and self.teacher.moment != "SHOWING":
                settle()
                return
            self.act()
        raise AssertionError(f"still step {following.step} in {self.teacher.moment}")

    def act(self) -> None:
        """Do the next thing that is asked for."""
        settle()
        following, moment = self.teacher.following, self.teacher.moment
        if not self.seen or self.seen[-1] != following.step:
            self.seen.append(following.step)
        act = following.awaited
        if moment in ("SHOWING", "ROLLING"):
            settle()
        elif moment == "REVIEW":
            self.people.go_on()
        elif following.reading:
            self.on()
        elif act is None or act.rival:
            settle()
        else:
            self.do(act, following.words)
        settle()

    def on(self) -> None:
        if self.by == "mouse":
            click(self.teacher.card.buttons["go-on"])
        else:
            self.chord(Qt.Key.Key_Right)

    def chord(self, key: Qt.Key) -> None:
        target = QApplication.focusWidget() or self.stage
        QTest.keyClick(target, key, Qt.KeyboardModifier.ControlModifier)
        settle()

    def do(self, act: Act, words: str) -> None:
        """Do one act, as far as one movement of the hand goes."""
        moment = self.teacher.moment
        if moment == "ASKING":
            self.hands.answer(act.words)
        elif self.game == "foto-electric":
            {
                "COVERED": self.people.part,
                "PICKING": lambda: self.people.pick(words.split()[-1]),
                "PLACING": self._lay,
                "PULLING": self.people.pull,
            }[moment]()
        elif moment == "PLACING":
            self._line_up(act)
        else:
            self._on_board(words)

    def _lay(self) -> None:
        if self.by == "mouse":
            self.people.place(0.0)
        else:
            self.people.key("c")

    def _line_up(self, act: Act) -> None:
        card = self.stage.formations
        found = next(each for each in card.choices() if each.name == act.row)
        if self.by == "mouse":
            click(card.rows()[card.choices().index(found)])
        else:
            self.hands.key(found.key)
            settle()
        self.hands.call("line-up")

    def _on_board(self, words: str) -> None:
        verb, *names = words.split()
        if verb == "move":
            self.hands.move(self.place(names[0]), self.place(names[-1]))
        elif verb in ("hand", "pitch") and self.teacher.moment == "MOVING":
            self.hands.call("hand-off" if self.game == "all-pro" else verb)
        elif verb in ("throw", "hand", "pitch") and self.game == "pegskin":
            self.hands.choose(self.place(names[-1]))
        else:
            self.hands.call(words)

    def place(self, name: str) -> tuple[int, int]:
        if "," in name:
            column, row = name.split(",")
            return int(column), int(row)
        return square_of(name)
