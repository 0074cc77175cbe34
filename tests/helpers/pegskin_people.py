"""Two people who play Pegskin on its stage with hands or with keys, by what the screen shows."""

from __future__ import annotations

import random
from collections.abc import Callable

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from gridlight.kernel.grid import distance
from gridlight.present.pegboard import Hole, Landing
from gridlight.ui.paint.buttons import Button
from gridlight.ui.pegboard.pieces import body_box
from gridlight.ui.pegskin.stage import PegskinStage
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

    They run with the ball and go for the man who has it, throw, pitch and kick now and then,
    and only do what the screen offers them.
    """

    def __init__(self, stage: PegskinStage, by: str = "mouse", seed: str = "coaches") -> None:
        self.stage = stage
        self.by = by
        self.random = random.Random(seed)
        self.dragging = True
        self.looks: Callable[[], None] = lambda: None

    # hands and keys

    @property
    def moment(self) -> Moment:
        return self.stage.flow.moment

    def click(self, widget: QWidget, at: QPointF | None = None) -> None:
        QTest.mouseClick(widget, LEFT, NONE, QPoint() if at is None else at.toPoint())
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

    def answer(self, move: str) -> None:
        """Press a button of the card of choices."""
        question = self.stage.choices.question
        assert question is not None
        found = next(each for each in question.answers if each.move == move)
        self.press(self.stage.choices.buttons()[question.answers.index(found)], found.key)

    def formation(self, name: str) -> None:
        """Choose a row of the list of line-ups."""
        card = self.stage.formations
        found = next(each for each in card.choices() if each.name == name)
        if self.by == "mouse":
            self.click(card.rows()[card.choices().index(found)])
        else:
            self.key(found.key.lower())
        settle()

    def move(self, origin: Hole, end: Hole) -> None:
        """Take a peg up and put it down."""
        if self.by != "mouse":
            self.point(origin)
            self.key(Key.Key_Return)
            self.point(end)
            self.key(Key.Key_Return)
        elif self.dragging:
            self.drag(origin, end)
        else:
            self.choose(origin)
            self.click(self.stage.board, self.stage.board.shape.center(end))
        settle()

    def drag(self, origin: Hole, end: Hole) -> None:
        board = self.stage.board
        start = self.seen(origin)
        there = start + board.shape.center(end) - board.shape.center(origin)
        QTest.mousePress(board, LEFT, NONE, start.toPoint())
        for share in (0.3, 0.7, 1.0):
            QTest.mouseMove(board, (start + (there - start) * share).toPoint())
        QTest.mouseRelease(board, LEFT, NONE, there.toPoint())
        settle()

    def seen(self, hole: Hole) -> QPointF:
        """The upper part of the peg in a hole, which no peg before it hides; else the hole."""
        board = self.stage.board
        if hole not in board.board.busy:
            return board.shape.center(hole)
        body = body_box(board.shape, hole)
        return QPointF(body.center().x(), body.top() + body.height() * 0.25)

    def choose(self, hole: Hole) -> None:
        """Click a hole, or the peg in it; or put the cursor there and press Enter."""
        if self.by == "mouse":
            self.click(self.stage.board, self.seen(hole))
            return
        self.point(hole)
        self.key(Key.Key_Return)
        settle()

    def point(self, hole: Hole) -> None:
        """Bring the cursor to a hole with the arrow keys."""
        board = self.stage.board
        if not board.hasFocus():
            board.setFocus()
        for _ in range(100):
            now = board.sight.cursor
            if now == hole:
                return
            if now is None:
                self.key(Key.Key_Up)
                continue
            ways = {key: board.shape.beside(now, key) for key in ARROWS}
            self.key(min(ARROWS, key=lambda key: _apart(ways[key], hole)))
        raise AssertionError(f"the cursor doesn't come to {hole}")

    # playing

    def play_until(self, done: Callable[[], bool], most: int = 6000) -> None:
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
            self.choose(self.random.choice(targets).hole)
        elif moment is Moment.MOVING:
            self._move()

    def _line_up(self) -> None:
        kick = [call.move for call in self.stage.strip.calls if call.move in ("punt", "field-goal")]
        possible = [c.move for c in self.stage.strip.calls if c.move in kick and not c.why_not]
        if possible and self.random.random() < 0.12:
            self.call(self.random.choice(possible))
            return
        names = [each.name for each in self.stage.formations.choices() if each.key != "X"]
        self.formation(self.random.choice(names))
        self.call("line-up")

    def _move(self) -> None:
        possible = {each.move: each for each in self.stage.strip.calls if not each.why_not}
        if "throw" in possible and self.random.random() < 0.5:
            self._throw()
            return
        if "run" in possible and self.random.random() < 0.4:
            self.call("run")
            return
        if "roll" in possible:
            self.call("roll")
            return
        given = [move for move in ("hand", "pitch") if move in possible]
        if given and self.random.random() < 0.1:
            self.call(self.random.choice(given))
            return
        best = self._best() if "no-motion" not in possible else None
        if best is None:
            self.call("no-motion" if "no-motion" in possible else "done")
        else:
            self.move(*best)

    def _throw(self) -> None:
        targets = self.stage.board.board.targets
        number = self.random.randrange(len(targets))
        if self.by == "mouse":
            self.choose(targets[number].hole)
        else:
            self.key(str(number + 1))
            settle()

    def _best(self) -> tuple[Hole, Hole] | None:
        """The move that brings the ball on, or a peg nearer to the ball."""
        board = self.stage.board.board
        ball = board.carrier
        if ball is None:
            return None
        mine = board.offer_at(ball)
        if mine is not None:
            ways = [one for one in mine.landings if one.kind == "move"]
            far = max(ways, key=lambda one: (one.hole[1], -one.cost), default=None)
            return (ball, far.hole) if far is not None and far.hole[1] > ball[1] else None
        found: list[tuple[int, float, Hole, Landing]] = []
        for offer in board.offers:
            for one in offer.landings:
                gained = distance(offer.origin, ball) - distance(one.hole, ball)
                if gained > 0 and one.kind in ("move", "tackle", "block"):
                    worth = 99 if one.kind == "tackle" else gained
                    found.append((worth, self.random.random(), offer.origin, one))
        if not found:
            return None
        *_, origin, one = max(found, key=lambda each: each[:2])
        return origin, one.hole


def _apart(one: Hole, other: Hole) -> int:
    return abs(one[0] - other[0]) + abs(one[1] - other[1])


class Restless(Coaches):
    """Coaches who also look about, take back, name plays, miss holes and change their minds."""

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
            stage.look(self.random.choice(("reach", "closer", "turn")))
        elif dice < 0.06:
            stage.resize(self.random.choice((1024, 1280, 1500)), self.random.choice((640, 880)))
        elif dice < 0.09:
            self.click(stage.top_bar.button("undo"))
        elif dice < 0.1:
            stage.look("name")
            if stage.card.editing is not None:
                QTest.keyClicks(stage.card.field, self.random.choice(("Dive", "Draw")))
                QTest.keyClick(stage.card.field, Key.Key_Return)
        elif self.moment not in (Moment.OVER, Moment.SHOWING):
            self.click(stage.top_bar.button("end"))
            self.answer("end:play on")

    def _strays(self, dice: float) -> bool:
        stage = self.stage
        if dice < 0.3 and self.moment is Moment.MOVING and stage.board.board.offers:
            self._wander()
        elif dice < 0.36 and self.moment is Moment.PLACING:
            self._shuffle()
        else:
            return False
        return True

    def _wander(self) -> None:
        board = self.stage.board.board
        offer = self.random.choice(board.offers)
        if self.random.random() < 0.3:
            rows = range(-board.half, board.half + 1)
            hole = (self.random.randrange(1, board.width + 1), self.random.choice(rows))
        else:
            hole = self.random.choice(offer.landings).hole
        self.move(offer.origin, hole)

    def _shuffle(self) -> None:
        board = self.stage.board.board
        assert board.tray is not None
        if self.random.random() < 0.3:
            self.stage.flow.placing.choose("empty")
            return
        mine = [peg.hole for peg in board.pegs if peg.team == board.tray.team]
        if mine:
            self.move(self.random.choice(mine), self.random.choice(sorted(board.tray.holes)))
