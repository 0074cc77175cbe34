"""One person at a board's stage, and coaches that play, wait or fail as a test says."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from pytestqt.qtbot import QtBot

from gridlight.coaches.random import RandomCoach
from gridlight.ui.tabletop.moments import Moment
from helpers import all_pro_people, pegskin_people

PEOPLE: dict[str, Any] = {
    "all-pro": all_pro_people.Coaches,
    "pegskin": pegskin_people.Coaches,
}
RESTLESS: dict[str, Any] = {
    "all-pro": all_pro_people.Restless,
    "pegskin": pegskin_people.Restless,
}
FIRST_MOVES = 300_000  # milliseconds: a coach's loops may have to be compiled


class Against:
    """A person who waits while the computer chooses and its moves are shown."""

    def __init__(self, stage: Any, qtbot: QtBot, by: str = "mouse", people: Any = PEOPLE) -> None:
        self.stage, self.qtbot = stage, qtbot
        self.hands = people[stage.bridge.table.header.game](stage, by)

    @property
    def moment(self) -> Moment:
        moment: Moment = self.stage.flow.moment
        return moment

    def wait(self) -> None:
        """Until the person can do something."""
        theirs = (Moment.THINKING, Moment.SHOWING)
        self.qtbot.waitUntil(lambda: self.moment not in theirs, timeout=FIRST_MOVES)
        self.qtbot.wait(0)

    def act(self) -> None:
        self.wait()
        self.hands.looks()
        if self.moment is Moment.ROLLING:
            self.hands.click(self.hands.random.choice(self.stage.roll_prompt.buttons()))
        elif self.moment is not Moment.OVER:
            self.hands.act()

    def until(self, done: Callable[[], bool], most: int = 3000) -> None:
        for _ in range(most):
            if done():
                return
            self.act()
        raise AssertionError(f"still {self.moment} after {most} acts")

    def to_the_end(self) -> None:
        self.until(lambda: self.moment is Moment.OVER)


class Waits(RandomCoach):
    """Answers with the best so far only when it is told to stop."""

    def choose(self, view: Any, seat: Any, legal: Any, stream: Any, *stop: Any) -> Any:
        while not stop[0]():
            time.sleep(0.001)
        return super().choose(view, seat, legal, stream)


class Ends(RandomCoach):
    """Ends its turns, and else does the first thing on offer."""

    def choose(self, view: Any, seat: Any, legal: Any, stream: Any, *stop: Any) -> Any:
        return next((move for move in legal if move.verb == "done"), None) or next(iter(legal))


class Breaks(RandomCoach):
    """Finds no move."""

    def choose(self, view: Any, seat: Any, legal: Any, stream: Any, *stop: Any) -> Any:
        raise ZeroDivisionError("division by zero")


class Cheats(RandomCoach):
    """Makes a move that there isn't."""

    def choose(self, view: Any, seat: Any, legal: Any, stream: Any, *stop: Any) -> Any:
        return next(iter(legal)).__class__("move", ("a1", "a1"))
