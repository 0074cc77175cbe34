"""Referee's desks, and people who stand around them."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from gridlight.session.journal import Player
from gridlight.session.table import Setup, Table
from gridlight.ui.bridge import Bridge
from gridlight.ui.referee.stage import RefereeStage
from gridlight.ui.stages import lay_stage
from gridlight.ui.tabletop.moments import Moment
from gridlight.ui.theme import Wishes
from helpers.people import AT_ONCE, settle


@pytest.fixture
def lay(begin_stage: Callable[..., Any]) -> Callable[..., RefereeStage]:
    """Makes a desk for a new game, or for a table that is given."""

    def make(
        game: str,
        seed: str = "desk",
        table: Table | None = None,
        wishes: Wishes = AT_ONCE,
        size: tuple[int, int] = (1280, 720),
        **settings: object,
    ) -> RefereeStage:
        names = Player("Mariners"), Player("Foundry")
        setup = Setup(game, *names, settings={"boards": "own", **settings}, seed=seed)
        stage = lay_stage(Bridge(table or Table.start(setup)), wishes)
        assert isinstance(stage, RefereeStage)
        return begin_stage(stage, size)

    return make


class Around:
    """People around a desk, who say things by mouse or by keys."""

    def __init__(self, stage: RefereeStage, by: str = "mouse", seed: str = "people") -> None:
        self.stage = stage
        self.by = by
        self.stream = random.Random(f"{by} {seed}")

    @property
    def moment(self) -> Moment:
        return self.stage.flow.moment

    def wait(self) -> None:
        """Until somebody is asked something, or all is over."""
        for _ in range(400):
            settle()
            if self.moment is not Moment.SHOWING:
                return
        raise AssertionError("the desk went on showing")

    def press(self, key: str) -> None:
        """Press the button with that key on the pad."""
        pad = self.stage.pad
        button = next(each for each in pad.buttons() if each.key == key)
        if self.by == "mouse":
            QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        elif key in ("Enter", "Esc"):
            QTest.keyClick(self.stage, {"Enter": Qt.Key.Key_Return, "Esc": Qt.Key.Key_Escape}[key])
        else:
            QTest.keyClick(self.stage, key.lower())
        self.wait()

    def point(self, spot: float) -> None:
        """Click on the field at a spot."""
        field = self.stage.field
        at = QPoint(round(field.x_of(spot)), field.height() // 2)
        QTest.mouseClick(field, Qt.MouseButton.LeftButton, pos=at)
        settle()

    def type(self, words: str) -> None:
        """Type on the keyboard."""
        QTest.keyClicks(self.stage, words)
        settle()

    def say_anything(self) -> None:
        """Any button that is there; where a spot is asked, somewhere near."""
        pad = self.stage.pad
        self.press(self.stream.choice([b.key for b in pad.buttons() if b.isEnabled()]))
        for _ in range(6):
            draft = self.stage.flow.draft
            if draft is None:
                return
            self.somewhere(draft.line, draft.stripes)
            self.press("Enter" if pad.buttons()[-2].isEnabled() else "Esc")
        while self.stage.flow.draft is not None:
            self.press("Esc")

    def somewhere(self, line: float, stripes: bool) -> None:
        """A spot not far from the line."""
        yards = self.stream.choice((-5, 0, 5, 10, 15) if stripes else (-3, 0, 2, 4, 7, 12))
        if self.by == "mouse":
            way = 1 if self.stage.flow.draft.side.value == "home" else -1
            self.point(min(max(line + way * yards, -4), 104))
        else:
            self.type(str(yards))

    def play_on(self, steps: int = 4_000) -> None:
        """To the final card."""
        for _ in range(steps):
            self.wait()
            if self.moment is Moment.OVER:
                return
            self.say_anything()
        raise AssertionError("the game didn't end")


@pytest.fixture
def around() -> type[Around]:
    """People for a desk."""
    return Around
