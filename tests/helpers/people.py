"""Two people who play on the stage with hands or with keys."""

from __future__ import annotations

import random
from collections.abc import Callable

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from gridlight.ui.foto.flow import Moment
from gridlight.ui.foto.stage import FotoStage
from gridlight.ui.theme import Wishes

AT_ONCE = Wishes(speed=1e9)
LEFT = Qt.MouseButton.LeftButton
CAN_END = (Moment.ASKING, Moment.COVERED, Moment.PICKING, Moment.PULLING, Moment.REVIEW)


def settle(rounds: int = 6) -> None:
    for _ in range(rounds):
        QApplication.processEvents()


class People:
    """Two people at one stage; `by` says whether they use the mouse or the keyboard."""

    def __init__(self, stage: FotoStage, by: str = "mouse", seed: str = "people") -> None:
        self.stage = stage
        self.by = by
        self.random = random.Random(seed)
        self.looks: Callable[[], None] = lambda: None

    @property
    def moment(self) -> Moment:
        return self.stage.flow.moment

    def click(self, widget: QWidget, at: QPointF | None = None) -> None:
        point = QPoint() if at is None else at.toPoint()
        QTest.mouseClick(widget, LEFT, Qt.KeyboardModifier.NoModifier, point)
        settle()

    def key(self, key: Qt.Key | str) -> None:
        target = QApplication.focusWidget() or self.stage
        QTest.keyClick(target, key)
        settle()

    def act(self) -> None:
        """Do what this moment asks for."""
        self.looks()
        {
            Moment.ASKING: self.answer,
            Moment.COVERED: self.part,
            Moment.PICKING: self.pick,
            Moment.PLACING: self.place,
            Moment.PULLING: self.pull,
            Moment.REVIEW: self.go_on,
            Moment.SHOWING: settle,
        }[self.moment]()
        settle()

    def play_until(self, done: Callable[[], bool], most: int = 4000) -> None:
        for _ in range(most):
            if done():
                return
            self.act()
        raise AssertionError(f"still {self.moment} after {most} acts")

    def until(self, *moments: Moment) -> None:
        self.play_until(lambda: self.moment in moments)

    def answer(self, move: str | None = None) -> None:
        question = self.stage.choices.question
        assert question is not None
        possible = [a for a in question.answers if not a.why_not]
        answer = self.random.choice(possible)
        if move is not None:
            answer = next(a for a in possible if a.move == move)
        if self.by == "mouse":
            self.click(self.stage.choices.buttons()[question.answers.index(answer)])
        else:
            self.key(Qt.Key.Key_Escape if answer.key == "Esc" else answer.key)

    def part(self) -> None:
        if self.by == "mouse":
            self.click(self.stage.curtain.ready_button)
        else:
            self.key(Qt.Key.Key_Return)

    def pick(self, mark: str | None = None) -> None:
        hands = self.stage.hands
        mark = mark or self.random.choice(hands.marks())
        if self.by == "mouse":
            hand = hands.hand_of(mark)
            self.click(hand, hand.center_of(mark))
        elif mark == "1":
            self.key("1")
            self.key(Qt.Key.Key_Return)
        else:
            for letter in mark:
                self.key(letter)

    def place(self, steps: float | None = None) -> None:
        box = self.stage.box
        held = box.sight.held
        assert held is not None
        if self.by != "mouse":
            self.key(self.random.choice((Qt.Key.Key_Left, Qt.Key.Key_Right)))
            self.key(Qt.Key.Key_Return)
            return
        to = self.random.choice(held.places) if steps is None else steps
        start = box.shape.well.center() + held.offset
        end = box.shape.well.center() + QPointF(to * box.shape.step, 0)
        self.drag(box, start, end)

    def drag(self, widget: QWidget, start: QPointF, end: QPointF, release: bool = True) -> None:
        none = Qt.KeyboardModifier.NoModifier
        QTest.mousePress(widget, LEFT, none, start.toPoint())
        for share in (0.25, 0.5, 0.75, 1.0):
            QTest.mouseMove(widget, (start + (end - start) * share).toPoint())
        if release:
            QTest.mouseRelease(widget, LEFT, none, end.toPoint())
        settle()

    def pull(self) -> None:
        box = self.stage.box
        if self.by != "mouse":
            self.key(Qt.Key.Key_Space)
            return
        for _ in range(8):
            if box.share >= 1.0:
                return
            paper = box.shape.paper(box.share)
            grip = box.shape.handle(box.share).center()
            if paper.height() > 40:
                grip = QPointF(paper.center().x(), paper.top() + 14)
            self.drag(box, grip, QPointF(grip.x(), box.height() - 4.0))

    def go_on(self) -> None:
        if self.by == "mouse":
            self.click(self.stage.review_card.card.buttons()[0])
        else:
            if self.stage.review_card.alignments.isVisible():
                self.key(Qt.Key.Key_Escape)
            self.key(Qt.Key.Key_Return)


def to_scrimmage(stage: FotoStage) -> None:
    """Toss, kick off and whatever follows, until a play is called."""
    people = People(stage)
    people.play_until(
        lambda: people.moment is Moment.ASKING and stage.flow.view.phase.value == "scrimmage-call"
    )


class Restless(People):
    """People who also take back, resize, look again, push cards and change their minds."""

    def act(self) -> None:
        """Do what this moment asks for, or something else that can be done in it."""
        self.looks()
        dice = self.random.random()
        stage = self.stage
        if self.moment is Moment.OVER:
            return
        if dice < 0.03 and stage.bridge.can_undo:
            stage.bridge.undo()
        elif dice < 0.05 and self.moment in CAN_END:
            self.click(stage.top_bar.button("end"))
            self.answer("end:play on")
        elif dice < 0.07:
            stage.resize(self.random.choice((1280, 1100, 1500)), self.random.choice((720, 880)))
        elif dice < 0.2 and self.moment is Moment.REVIEW:
            stage.review_card.look(self.random.choice(("what-if", "closer", "again")))
        elif self.moment is Moment.ROLLING:
            throw = stage.roll_prompt.throw
            assert throw is not None
            stage.bridge.give_roll(self.random.choice(throw.faces).label)
        elif self.moment is Moment.PULLING and stage.choices.isVisible() and dice < 0.6:
            stage.choices.buttons()[0].click()
        elif self.moment is Moment.PLACING and self._feels() and dice < 0.3:
            self.place(self.random.uniform(-1.3, 1.3))
        elif self.moment is Moment.PLACING and self._feels() and dice < 0.4:
            stage.box.nudged.emit(self.random.choice((-1.0, 0.0, 0.1, 1.0)))
        else:
            super().act()
        settle()

    def _feels(self) -> bool:
        return bool(self.stage.bridge.table.header.settings["table_feel"])
