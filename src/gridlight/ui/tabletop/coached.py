"""The seats of a table that computers have: when they go on, who goes on where one fails."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QObject, Signal

from gridlight.kernel.game import Seat
from gridlight.kernel.language import tr
from gridlight.present.lab import Progress
from gridlight.present.situation import Names
from gridlight.ui.bench import Bench
from gridlight.ui.bridge import Bridge
from gridlight.ui.chrome import Screen
from gridlight.ui.tabletop.choices import Answer, Question
from gridlight.ui.tabletop.readings import SIDES
from gridlight.ui.tabletop.working import Working

STOPPED = tr("The coach’s study was stopped.")
FAILED_KEYS = tr("P for a person, T to try again")
Work = Callable[[], object]


class Course(Protocol):
    """What a computer needs of the course of a game."""

    bridge: Bridge
    seat: Seat | None

    def next(self) -> None:
        """Ask for the next decision."""

    def coach_failed(self, seat: Seat, sentence: str) -> None:
        """A computer gave no answer that the rules take: say so, and ask who plays on."""


class CoachedSeats(QObject):
    """What computers at any table do alike; each game's own way of moving is its heir's.

    Where nobody else plays, the game can be held: then a computer waits until it is let go on,
    for good or by one step. `held_up` says that one waits, `changed` that it was held or let go
    or that a seat was given up.
    """

    held_up = Signal()
    changed = Signal()

    def __init__(self, screen: Screen, course: Course, bench: Bench) -> None:
        super().__init__(screen)
        self._screen = screen
        self._slip: Working | None = None
        self._course = course
        self.bench = bench
        bench.setParent(self)
        self.bench.failed.connect(self.failed)
        self.bench.studied.connect(self._studied)
        self.bench.chosen.connect(self._take_slip)
        self.held = False
        self._steps = 0
        self._due: Work | None = None
        self._seat: Seat | None = None

    @property
    def seated(self) -> bool:
        """Whether a computer sits at this table, and the table isn't only looked at."""
        return bool(self._course.bridge.coached) and not self._course.bridge.watched

    @property
    def among_themselves(self) -> bool:
        """Whether computers have both seats."""
        return self.seated and len(self._course.bridge.coached) == len(Seat)

    def plays(self, seat: Seat | None) -> bool:
        """Whether a computer has this seat."""
        return self.seated and seat in self._course.bridge.coached

    def agrees(self, seat: Seat) -> bool:
        """Whether the coach of a seat stops at this score: only at a tie."""
        home, visitors = self._course.bridge.table.described()["score"]
        return bool(home == visitors)

    # held and let go

    def when_let(self, work: Work) -> None:
        """Do what a computer does next, at once or as soon as it is let."""
        if not self.held or not self.among_themselves:
            work()
        elif self._steps:
            self._steps = 0
            work()
        else:
            self._due = work
            self.held_up.emit()

    def hold(self) -> None:
        """Let no computer go on after what it does now."""
        if not self.held:
            self.held, self._steps = True, 0
            if self.bench.thinking:
                self._course.next()
            self.changed.emit()

    def go_on(self) -> None:
        """Let the computers go on."""
        if self.held:
            self.held = False
            self.changed.emit()
            self._do_what_is_due()

    def step(self) -> None:
        """Hold them, and let the next thing happen."""
        waits = self.held and self._due is not None
        self.held, self._steps = True, 0 if waits else 1
        self.changed.emit()
        self._do_what_is_due()

    def _do_what_is_due(self) -> None:
        due, self._due = self._due, None
        if due is not None:
            due()

    def forget_due(self) -> None:
        """What waits to be let go isn't to happen any more, and nothing is studied."""
        self._due = None
        self._take_slip()

    # what is studied before the first move

    def _studied(self, progress: Progress) -> None:
        if not self.bench.thinking:
            return
        if self._slip is None:
            self._slip = Working(tr("The coach studies"), self._screen.theme, self._screen)
            self._slip.stopped.connect(self._stop_studying)
        self._slip.set_theme(self._screen.theme)
        self._slip.lay_at_foot(self._screen.stage())
        self._slip.show_progress(progress)

    def _take_slip(self, *_: object) -> None:
        if self._slip is not None:
            self._slip.hide()

    def _stop_studying(self) -> None:
        self.bench.break_off()
        self.failed(STOPPED)

    # who goes on

    def relieve(self, seat: Seat) -> None:
        """Let a person take a computer's seat, until the table is left."""
        self._course.bridge.relieve(seat)
        self.held, self._due = False, None
        self.changed.emit()
        self._course.next()

    def failed(self, sentence: str) -> None:
        """The computer that was asked last has no answer."""
        self._take_slip()
        seat = self._seat or self._course.seat
        if seat is not None:
            self._course.coach_failed(seat, sentence)

    def answer(self, words: str) -> None:
        """Take an answer to the question after a failure: `relieve`, or `again`."""
        if words == "relieve" and self._seat is not None:
            self.relieve(self._seat)
        else:
            self._course.next()


def failed_question(names: Names, seat: Seat) -> Question:
    """Who is to go on where a computer doesn't?"""
    return Question(
        tr("Who plays on?"),
        names.of(seat).upper(),
        SIDES[seat],
        tr("The game stands as it was, and is kept."),
        (
            Answer(
                tr("A person"), "P", "computer:relieve", tr("Until the table is left"), main=True
            ),
            Answer(tr("Try again"), "T", "computer:again", tr("The same computer")),
        ),
        wide=420.0,
    )


def ask_who_plays_on(screen: Screen, sentence: str) -> None:
    """Say what went wrong, with the keys of the question that is asked then."""
    now = screen.status_line.status()
    screen.say(sentence, FAILED_KEYS, now.tag, now.side, now.why)


def watch(screen: Screen, seats: CoachedSeats, names: Names, begun: int) -> None:
    """Lay the panel of a game that only computers play under its stage, unless it lies there.

    A game that had gone on to some step is held there.
    """
    if seats.among_themselves and screen.foot is None:
        from gridlight.ui.tabletop.watch_panel import Watch

        Watch(screen, seats, names)
        if begun > 0:
            seats.hold()
