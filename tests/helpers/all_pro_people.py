"""Two people who play All-Pro on its stage with hands or with keys, by what the screen shows."""

from __future__ import annotations

import random
from collections.abc import Callable

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from gridlight.kernel.grid import Square, distance
from gridlight.present.board import Landing
from gridlight.ui.all_pro.stage import AllProStage
from gridlight.ui.paint.buttons import Button
from gridlight.ui.tabletop.moments import Moment

LEFT = Qt.MouseButton.LeftButton
NONE = Qt.KeyboardModifier.NoModifier
Key = Qt.Key
ARROWS = (Key.Key_Left, Key.Key_Right, Key.Key_Up, Key.Key_Down)


def settle(rounds: int = 4) -> None:
    for _ in range(rounds):
        QApplication.processEvents()


class Coaches:
    """Two people at one stage; `by` says whether they use the mouse or the keyboard.

    They run with the ball and go for the man who has it, pass and kick now and then, and
    only do what the screen offers them.
    """

    def __init__(self, stage: AllProStage, by: str = "mouse", seed: str = "coaches") -> None:
        self.stage = stage
        self.by = by
        self.random = random.Random(seed)
        self.looks: Callable[[], None] = lambda: None
        self.dragging = True

    # hands and keys

    @property
    def moment(self) -> Moment:
        return self.stage.flow.moment

    def click(self, widget: QWidget, at: QPointF | None = None) -> None:
        point = QPoint() if at is None else at.toPoint()
        QTest.mouseClick(widget, LEFT, NONE, point)
        settle()

    def key(self, key: Qt.Key | str) -> None:
        QTest.keyClick(QApplication.focusWidget() or self.stage, key)

    def press(self, button: Button, key: str) -> None:
        """Press a button by the pointer, or by its key."""
        if self.by == "mouse":
            self.click(button)
        else:
            self.key(Key.Key_Escape if key == "Esc" else key.lower())
        settle()

    def call(self, move: str) -> None:
        """Press the strip's button of a move."""
        call = next(each for each in self.stage.strip.calls if each.move == move)
        self.press(self.stage.strip.button(move), call.key)

    def flag(self, move: str) -> None:
        """Press a side's flag."""
        call = next(each for each in self.stage.tools.flags if each.move == move)
        if self.by == "mouse":
            self.click(self.stage.tools.flag(move))
        else:
            self.key(call.key.lower())
        settle()

    def answer(self, move: str) -> None:
        """Press a button of the card of choices."""
        question = self.stage.choices.question
        assert question is not None
        found = next(each for each in question.answers if each.move == move)
        self.press(self.stage.choices.buttons()[question.answers.index(found)], found.key)

    def move(self, origin: Square, end: Square) -> None:
        """Take a man up and put him down."""
        if self.by != "mouse":
            self.point(origin)
            self.key(Key.Key_Return)
            self.point(end)
            self.key(Key.Key_Return)
        elif self.dragging:
            self.drag(origin, end)
        else:
            self.choose(origin)
            self.choose(end)
        settle()

    def drag(self, origin: Square, end: Square) -> None:
        board = self.stage.board
        start, there = board.shape.center(origin), board.shape.center(end)
        QTest.mousePress(board, LEFT, NONE, start.toPoint())
        for share in (0.3, 0.7, 1.0):
            QTest.mouseMove(board, (start + (there - start) * share).toPoint())
        QTest.mouseRelease(board, LEFT, NONE, there.toPoint())
        settle()

    def choose(self, square: Square) -> None:
        """Click a square, or put the cursor there and press Enter."""
        if self.by == "mouse":
            self.click(self.stage.board, self.stage.board.shape.center(square))
            return
        self.point(square)
        self.key(Key.Key_Return)
        settle()

    def point(self, square: Square) -> None:
        """Bring the cursor to a square with the arrow keys."""
        board = self.stage.board
        if not board.hasFocus():
            board.setFocus()
        for _ in range(60):
            now = board.sight.cursor
            if now == square:
                return
            if now is None:
                self.key(Key.Key_Up)
                continue
            ways = {key: board.shape.beside(now, key) for key in ARROWS}
            self.key(min(ARROWS, key=lambda key: _apart(ways[key], square)))
        raise AssertionError(f"the cursor doesn't come to {square}")

    # playing

    def play_until(self, done: Callable[[], bool], most: int = 4000) -> None:
        for _ in range(most):
            if done():
                return
            self.act()
        raise AssertionError(f"still {self.moment} after {most} acts")

    def act(self) -> None:
        """Do what this moment asks for."""
        self.looks()
        moment = self.moment
        if moment is Moment.SHOWING:
            settle()
        elif moment is Moment.ASKING:
            question = self.stage.choices.question
            assert question is not None
            self.answer(self.random.choice(question.answers).move)
        elif moment is Moment.PLACING:
            self._line_up()
        elif moment is Moment.CHOOSING:
            targets = self.stage.board.board.targets
            self.choose(self.random.choice(targets).square)
        elif moment is Moment.MOVING:
            self._move()

    def _line_up(self) -> None:
        card = self.stage.formations
        choices = [choice for choice in card.choices() if choice.key != "X"]
        choice = self.random.choice(choices)
        row = card.rows()[card.choices().index(choice)]
        if self.by == "mouse":
            self.click(row)
        else:
            self.key(choice.key)
        self.call("line-up")

    def _move(self) -> None:
        board = self.stage.board.board
        possible = {each.move: each for each in self.stage.strip.calls if not each.why_not}
        for sure in ("kickoff", "all-forward"):
            if sure in possible:
                self.call(sure)
                return
        if board.targets:
            self.choose(self.random.choice(board.targets).square)
            return
        if "pass" in possible and self.random.random() < 0.4:
            self.call("pass")
            return
        kicks = [move for move in ("punt", "field-goal", "lateral", "hand-off") if move in possible]
        if kicks and self.random.random() < 0.15:
            self.call(self.random.choice(kicks))
            return
        best = self._best()
        if best is None:
            self.call("done")
        else:
            self.move(*best)

    def _best(self) -> tuple[Square, Square] | None:
        """The move that brings the ball on, or a man nearer to the ball."""
        board = self.stage.board.board
        ball = board.carrier or board.loose
        if ball is None:
            return None
        mine = board.offer_at(ball)
        if mine is not None:
            up = board.heading
            ways = [one for one in mine.landings if one.kind == "move" and not one.quiet]
            if ways:
                far = max(ways, key=lambda one: (one.square[1] * up, -one.cost))
                if (far.square[1] - ball[1]) * up > 0:
                    return ball, far.square
            return None
        found: list[tuple[int, float, Square, Landing]] = []
        for offer in board.offers:
            for one in offer.landings:
                gained = distance(offer.origin, ball) - distance(one.square, ball)
                fine = one.kind in ("move", "ball", "tackle") and not one.quiet
                if gained > 0 and fine:
                    hit = one.kind in ("ball", "tackle")
                    found.append((99 if hit else gained, self.random.random(), offer.origin, one))
        if not found:
            return None
        *_, origin, one = max(found, key=lambda each: each[:2])
        return origin, one.square


def _apart(one: Square, other: Square) -> int:
    return abs(one[0] - other[0]) + abs(one[1] - other[1])


class Restless(Coaches):
    """Coaches who also look about, take back, foul, flag, miss squares and change their minds."""

    def act(self) -> None:
        """Do what this moment asks for, or something else that can be done in it."""
        dice = self.random.random()
        if self.moment is Moment.ROLLING:
            self._roll(dice)
        elif dice < 0.12:
            self._fidget(dice)
        elif not self._strays(dice):
            super().act()
        settle()

    def _roll(self, dice: float) -> None:
        if dice < 0.1 and self.stage.bridge.can_undo:
            self.key(Key.Key_Escape)
        else:
            self.click(self.random.choice(self.stage.roll_prompt.buttons()))

    def _fidget(self, dice: float) -> None:
        stage = self.stage
        if dice < 0.04:
            stage.look(self.random.choice(("reach", "odds", "turn", "upright")))
        elif dice < 0.06:
            stage.resize(self.random.choice((1024, 1280, 1500)), self.random.choice((640, 880)))
        elif dice < 0.1:
            self.click(stage.top_bar.button("undo"))
        elif self.moment not in (Moment.OVER, Moment.SHOWING):
            self.click(stage.top_bar.button("end"))
            self.answer("end:play on")

    def _strays(self, dice: float) -> bool:
        stage = self.stage
        possible = [call for call in stage.tools.flags if not call.why_not]
        if dice < 0.3 and self.moment is Moment.MOVING and stage.board.board.offers:
            self._wander()
        elif dice < 0.34 and self.moment is Moment.PLACING:
            self._shuffle()
        elif dice < 0.38 and possible and stage.strip.isVisible():
            self.flag(self.random.choice(possible).move)
        else:
            return False
        return True

    def _wander(self) -> None:
        board = self.stage.board.board
        offer = self.random.choice(board.offers)
        if self.random.random() < 0.3:
            square = (self.random.randrange(board.columns), self.random.randrange(24))
        else:
            square = self.random.choice(offer.landings).square
        self.move(offer.origin, square)

    def _shuffle(self) -> None:
        board = self.stage.board.board
        assert board.tray is not None
        if self.random.random() < 0.3:
            self.stage.flow.placing.choose("empty")
            return
        mine = [man.square for man in board.men if man.team == board.tray.team]
        if mine:
            self.move(self.random.choice(mine), self.random.choice(sorted(board.tray.squares)))
