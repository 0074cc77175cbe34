"""How far a lesson has come, and what becomes of a move that is made in it."""

from __future__ import annotations

from enum import Enum, auto
from typing import Any

from gridlight.kernel.game import Seat
from gridlight.kernel.language import tr
from gridlight.present.lessons.course import MINE, RIVALS, Act, Lesson, Step
from gridlight.session.journal import Player
from gridlight.session.table import Setup, Table

OVER = tr("The lesson is over: play a game now, or go back to the lessons.")
NOT_YOURS = tr("That is for the {team} to do; the lesson plays them.", team=RIVALS)


class Verdict(Enum):
    """Whether a move is the one that is awaited, a part of its way, or another."""

    AWAITED = auto()
    PART = auto()
    OTHER = auto()


class Following:
    """The step and the act that a person has come to; `step` is past the last one at the end."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.step = 0
        self.act = 0
        self._rest = ""

    @property
    def over(self) -> bool:
        """Whether all steps are done."""
        return self.step >= len(self.lesson.steps)

    @property
    def now(self) -> Step | None:
        """The step that is on; None at the end."""
        return None if self.over else self.lesson.steps[self.step]

    @property
    def reading(self) -> bool:
        """Whether this step is only to be read."""
        return self.now is not None and not self.now.acts

    @property
    def awaited(self) -> Act | None:
        """The move that comes next, by whoever makes it; None when no more come."""
        acts = self.lesson.acts
        return acts[self.act] if self.act < len(acts) else None

    @property
    def words(self) -> str:
        """The words of what is left of the move that comes next."""
        return self._rest or (self.awaited.words if self.awaited is not None else "")

    def judge(self, game: Any, seat: Seat, said: str) -> Verdict:
        """What a legal move of a seat means here."""
        act = self.awaited
        if act is None or seat is not self.seat_of(act):
            return Verdict.OTHER
        wanted = self.words
        if game.parse(said) == game.parse(wanted) or _same_end(said, wanted):
            return Verdict.AWAITED
        return Verdict.PART if _on_the_way(said, wanted) else Verdict.OTHER

    def seat_of(self, act: Act) -> Seat:
        """Who makes an act."""
        return self.lesson.seat.other if act.rival else self.lesson.seat

    def why_not(self, seat: Seat) -> str:
        """One sentence on why the lesson doesn't go on with a move of a seat that is legal."""
        if self.awaited is None:
            return OVER
        if seat is not self.lesson.seat or self.awaited.rival:
            return NOT_YOURS
        step = self.lesson.steps[self.lesson.step_of(self.act)]
        return step.not_this or tr(
            "You may, but this drive goes on otherwise: {told}", told=step.told
        )

    # on and back

    def did(self, said: str, verdict: Verdict) -> None:
        """A move stood: go on to what comes next."""
        if verdict is Verdict.PART:
            done, wanted = said.split(), self.words.split()
            self._rest = " ".join(("move", *wanted[len(done) - 1 :]))
            return
        self._rest = ""
        lesson, here = self.lesson, self.lesson.step_of(self.act)
        self.act += 1
        last = self.act == lesson.before(here) + len(lesson.steps[here].acts)
        self.step = here + 1 if last else here

    def read(self) -> None:
        """Leave a step that was read."""
        if self.reading:
            self.step += 1

    def go_to(self, step: int) -> None:
        """Stand at the beginning of a step."""
        self.step = max(0, min(step, len(self.lesson.steps)))
        self.act = self.lesson.before(self.step)
        self._rest = ""

    def table(self) -> Table:
        """A table of its own, kept in no file, on which all acts so far have been made."""
        lesson = self.lesson
        teams = [Player(RIVALS), Player(MINE)]
        home, visitors = teams if lesson.seat is Seat.VISITORS else reversed(teams)
        table = Table.start(
            Setup(
                lesson.game,
                home,
                visitors,
                lesson.settings,
                seed="lesson",
                title=lesson.name,
                position=lesson.position,
            )
        )
        for act in lesson.acts[: self.act]:
            table.repeat(self.seat_of(act), act.words, act.rolls, by="", hand=False)
        return table


def _same_end(said: str, wanted: str) -> bool:
    """Whether both take the same man to the same place, in no more moves than were wanted."""
    one, other = said.split(), wanted.split()
    if one[0] != "move" or other[0] != "move":
        return False
    return (one[1], one[-1]) == (other[1], other[-1]) and len(one) <= len(other)


def _on_the_way(said: str, wanted: str) -> bool:
    one, other = said.split(), wanted.split()
    return one[0] == "move" and 2 < len(one) < len(other) and other[: len(one)] == one
