"""The way to a lesson's table: only what the lesson awaits is made, with its own dice."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, Signal

from gridlight.kernel.game import Seat
from gridlight.kernel.language import tr
from gridlight.present.lessons.following import Following, Verdict
from gridlight.ui.bridge import Bridge

NOT_HERE = tr("In a lesson, Back takes you a step back (Ctrl+Left).")


class LessonBridge(Bridge):
    """Makes the awaited moves; other legal ones are answered by `strayed` with a sentence.

    Moves that the rules refuse are refused as at every table. The table is kept in no file.
    """

    strayed = Signal(str)

    def __init__(self, following: Following, parent: QObject | None = None) -> None:
        self.following = following
        super().__init__(following.table(), parent)

    @property
    def bar_items(self) -> tuple[str, ...]:
        """There is no game to be ended, and Back takes a whole step back."""
        return ("settings", "help")

    @property
    def can_undo(self) -> bool:
        """Moves aren't taken back one by one."""
        return False

    def undo(self) -> bool:
        """Say how one goes back."""
        self.refused.emit(NOT_HERE)
        return False

    def play(self, seat: Seat, words: str) -> bool:
        """Make the move if it is the one that is awaited; True if it stood."""
        if words == "undo":
            return self.undo()
        if self.table.parse(words) not in self.table.legal(seat):
            return self._attempt(seat, words, (), "")
        verdict = self.following.judge(self.table.game, seat, words)
        if verdict is Verdict.OTHER:
            sentence = self.following.why_not(seat)
            self.refused.emit(sentence)
            self.strayed.emit(sentence)
            return False
        return self._make(seat, words, verdict)

    def play_rival(self) -> None:
        """Make the awaited move of the other side."""
        act = self.following.awaited
        if act is not None and act.rival:
            self._make(self.following.seat_of(act), act.words, Verdict.AWAITED)

    def _make(self, seat: Seat, words: str, verdict: Verdict) -> bool:
        act = self.following.awaited
        rolls = act.rolls if act is not None and verdict is Verdict.AWAITED else ()
        record: Any = self.table.repeat(seat, words, rolls, by="", hand=False)
        self.following.did(words, verdict)
        self.stepped.emit(record)
        return True

    def go_to(self, step: int) -> None:
        """Let the table stand as it stood at the beginning of a step."""
        self.following.go_to(step)
        self.table = self.following.table()
        self.undone.emit(self.table.step)
