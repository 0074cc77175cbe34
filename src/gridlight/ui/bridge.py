"""The bridge between a table and the window: one broadcast a step, and the table's clocks."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from gridlight.coaches.levels import levels_of
from gridlight.kernel.dice import RollNeeded, RollRefused, Throw
from gridlight.kernel.errors import GridlightError, IllegalMove
from gridlight.kernel.game import Seat
from gridlight.kernel.language import tr
from gridlight.kernel.moves import TELL, Move
from gridlight.present import penalty_system as penalties
from gridlight.present.foto import Status
from gridlight.present.situation import Names
from gridlight.session.course import Record
from gridlight.session.referee_mode.entry import told_on_own_boards
from gridlight.session.table import Table

TICK_MS = 200
SHOWN_BEFORE = frozenset({"reveal"})  # moves whose rolls come after something was seen


@dataclass(frozen=True, slots=True)
class RollWish:
    """A result that the people at the table are to roll and type in (FB-17).

    `seat` is who moves; `given` are the results typed for this move so far.
    """

    seat: Seat
    throw: Throw
    given: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class _Waiting:
    seat: Seat
    move: Any
    given: tuple[str, ...]
    by: str


class Bridge(QObject):
    """A table that tells the window what happened; it holds no picture and no position.

    `stepped` carries each step's record once, after it is on disk; `undone` the number of
    the step that the game stands at now; `refused` one sentence. `roll_wished` asks for a
    result rolled by hand, `roll_dropped` says that the dice were put down again. `ticked`
    says that a clock moved. `by_hand` says whether people roll and spin for themselves.
    """

    stepped = Signal(object)
    undone = Signal(int)
    refused = Signal(str)
    roll_wished = Signal(object)
    roll_dropped = Signal()
    ticked = Signal()
    closing = Signal()

    watched = False
    """Whether the table is only looked at: nobody is asked anything."""

    def __init__(
        self,
        table: Table,
        parent: QObject | None = None,
        now: Callable[[], float] = time.monotonic,
        left: float | None = None,
    ) -> None:
        super().__init__(parent)
        self.table = table
        self.by_hand = bool(table.header.settings.get("roll_by_hand"))
        self._waiting: _Waiting | None = None
        self._wish: RollWish | None = None
        self._now = now
        self._last = now()
        self._asked: Seat | None = None
        self._decision_left: float | None = None
        whole = self._quarter_seconds()
        self._watch_left = whole if left is None or whole is None else min(left, whole)
        self._watch_quarter = self._quarter()
        self.paused = False
        self._relieved: frozenset[Seat] = frozenset()
        self._timer = QTimer(self)
        self._timer.setInterval(TICK_MS)
        self._timer.timeout.connect(self.tick)
        if self._watch_left is not None or self._decision_seconds():
            self._timer.start()

    @property
    def bar_items(self) -> tuple[str, ...]:
        """What the top bar offers at this table."""
        clocks = self.watch_left is not None or self.has_decision_clock
        return (*(("pause",) if clocks else ()), "end", "undo", "record", "settings", "help")

    # what the table says

    @property
    def history(self) -> tuple[Record, ...]:
        """All steps that stand, without secrets."""
        return self.table.history

    @property
    def can_undo(self) -> bool:
        """Whether the last step can be taken back, or a hand roll put down."""
        if self._waiting is not None:
            return self._roll_can_be_dropped()
        return self.table.can_undo and self._reaches_a_person()

    def _reaches_a_person(self) -> bool:
        """Whether the last step that a person made can be taken back, with all after it."""
        for record in reversed(self.history):
            called = record.by == "clock" and record.words == "time"
            fell = record.rolls and record.verb != TELL
            if called or record.n == 0 or fell or record.shown:
                return False
            if record.seat not in self.coached:
                return True
        return False

    @property
    def coached(self) -> frozenset[Seat]:
        """The seats that a computer plays, in a game that has coaches worth playing."""
        header = self.table.header
        levels = levels_of(header.game)
        if len(levels) < 2:
            return frozenset()
        seats = {seat for seat, player in header.seats.items() if player.kind in levels}
        return frozenset(seats - self._relieved)

    def relieve(self, seat: Seat) -> None:
        """Let a person play on for a computer, until the table is left."""
        self._relieved |= {seat}

    @property
    def rules(self) -> Any:
        """The rules of the game itself, whether the penalty die lies over it or not."""
        return penalties.game_rules(self.table.game)

    def view(self, seat: Seat | None = None) -> Any:
        """What a seat, or by default anybody, may see of the game itself."""
        return penalties.game_view(self.table.view(seat))

    def state_after(self, n: int) -> Any:
        """The state of the game itself after step `n`, with all its secrets."""
        return penalties.game_state(self.table.state_after(n))

    def penalty_question(self, names: Names) -> penalties.PenaltyQuestion | None:
        """The penalty of the die that is to be accepted or declined, if one is."""
        view = self.table.view(None)
        return penalties.question(view, names) if penalties.open_choice(view) else None

    def penalty_status(self, names: Names) -> Status | None:
        """What is said while that penalty is open; the outcomes stand on the card of choices."""
        asked = self.penalty_question(names)
        if asked is None:
            return None
        ask = tr("{team}: accept the penalty or decline it.", team=names.of(asked.chooser))
        return Status(asked.chooser, asked.flag, ask)

    def penalty_dice(self) -> penalties.PenaltyDice | None:
        """The penalty die as it was rolled last, with the three after an X; None without it."""
        return penalties.dice_after(self.history)

    def can_undo_in_play(self, seat: Seat) -> bool:
        """Whether a move of this turn may be taken back: never the penalty die (PEN-1)."""
        return Move("undo") in self.table.legal(seat)

    def next_seat(self) -> Seat | None:
        """Who chooses next; while both pick their cards, the offense first (FE-3)."""
        acting = self.table.to_act
        if len(acting) < 2:
            return acting[0] if acting else None
        offense: Seat = self.view().offense
        return offense

    def legal(self, seat: Seat) -> tuple[str, ...]:
        """The words of what a seat may do now."""
        return tuple(self.table.game.words(move) for move in self.table.legal(seat))

    # steps

    def play(self, seat: Seat, words: str) -> bool:
        """Make a move; True if it stood. Nothing is made while a roll is awaited."""
        if self._waiting is not None:
            self.refused.emit(tr("First type in what was rolled, or press Escape."))
            return False
        return self._attempt(seat, words, (), "")

    def play_default(self, seat: Seat) -> bool:
        """Do what the decision clock does for a seat (FB-13)."""
        move = self.table.game.default_move(self.table.state, seat)
        return self._attempt(seat, self.table.game.words(move), (), "clock")

    def undo(self) -> bool:
        """Put down a roll that was asked for, or take the last step back."""
        if self._roll_can_be_dropped():
            self._drop_roll()
            return True
        if not self.can_undo:
            self.refused.emit(_sentence(self.table.why_no_undo))
            return False
        try:
            step = self._undo()
        except GridlightError as fault:
            self.refused.emit(str(fault))
            return False
        self._asked = None
        self.undone.emit(step)
        return True

    def _undo(self) -> int:
        """Take back the last step that a person made, and a coach's steps after it."""
        while self.history[-1].seat in self.coached:
            self.table.undo()
        return self.table.undo()

    # rolls by hand (FB-17)

    @property
    def roll_wish(self) -> RollWish | None:
        """The result that is awaited, if one is."""
        return self._wish if self._waiting is not None else None

    def give_roll(self, label: str) -> bool:
        """Take a result rolled at the table; False, with a sentence, if it can't be."""
        waiting = self._waiting
        if waiting is None:
            return False
        given = (*waiting.given, label.strip())
        return self._attempt(waiting.seat, waiting.move, given, waiting.by)

    def drop_roll(self) -> None:
        """Put the dice down again, as long as none has been read."""
        if self._roll_can_be_dropped():
            self._drop_roll()

    def _roll_can_be_dropped(self) -> bool:
        waiting = self._waiting
        return waiting is not None and not waiting.given and waiting.move not in SHOWN_BEFORE

    def _drop_roll(self) -> None:
        self._waiting = None
        self.roll_dropped.emit()

    def _attempt(self, seat: Seat, move: Any, given: Sequence[str], by: str) -> bool:
        rolls = tuple(given)
        try:
            record = self.table.play(seat, move, rolls if self.by_hand else None, by)
        except RollNeeded as needed:
            self._waiting = _Waiting(seat, move, rolls, by)
            self._wish = RollWish(seat, needed.throw, rolls)
            self.roll_wished.emit(self._wish)
            return False
        except RollRefused as fault:
            self.refused.emit(_sentence(str(fault)))
            return False
        except IllegalMove as fault:
            self.refused.emit(_sentence(fault.reason))
            return False
        except GridlightError as fault:
            self.refused.emit(_sentence(str(fault)))
            return False
        self._waiting = None
        self._asked = None
        self._new_quarter()
        self.stepped.emit(record)
        return True

    # the decision clock (FB-13) and the quarter's watch (FB-9)

    def ask(self, seat: Seat) -> None:
        """Start the decision clock for a seat that can choose from now on."""
        if self._asked is seat:
            return
        self._asked = seat
        self._last = self._now()
        seconds = self._decision_seconds()
        self._decision_left = float(seconds) if seconds else None
        self.ticked.emit()

    def hold_off(self) -> None:
        """Stop the decision clock: nobody can choose just now."""
        self._asked = None
        self._decision_left = None
        self.ticked.emit()

    def set_paused(self, paused: bool) -> None:
        """Stop or start both clocks."""
        self.tick()
        self.paused = paused
        self.ticked.emit()

    @property
    def has_decision_clock(self) -> bool:
        """Whether decisions are timed in this game."""
        return self._decision_seconds() > 0

    @property
    def decision_left(self) -> float | None:
        """Seconds that the asked seat still has; None without a clock."""
        return self._decision_left

    @property
    def watch_left(self) -> float | None:
        """Seconds left in the quarter; None where plays are counted."""
        return self._watch_left

    def tick(self) -> None:
        """Let the time since the last tick go by on both clocks."""
        now = self._now()
        gone, self._last = now - self._last, now
        if self.paused or self.table.over:
            return
        self._run_watch(gone)
        self._run_decision(gone)

    def _run_decision(self, gone: float) -> None:
        if self._decision_left is None or self._asked is None:
            return
        self._decision_left = max(0.0, self._decision_left - gone)
        self.ticked.emit()
        if self._decision_left > 0 or self._waiting is not None:
            return
        seat, self._decision_left = self._asked, None
        if seat in self.table.to_act:
            self.play_default(seat)

    def _run_watch(self, gone: float) -> None:
        if self._watch_left is None or self._watch_left <= 0:
            return
        if self.view().opening_kick is None:  # the quarter begins after the toss
            return
        self._watch_left = max(0.0, self._watch_left - gone)
        self.ticked.emit()
        if self._watch_left == 0 and not self.view().clock.expired:
            self._call_time()

    def _call_time(self) -> None:
        if self._waiting is not None:
            self._watch_left = 0.001
            return
        self._attempt(self.next_seat() or Seat.HOME, "time", (), "clock")

    def _new_quarter(self) -> None:
        quarter = self._quarter()
        if quarter != self._watch_quarter:
            self._watch_quarter = quarter
            self._watch_left = self._quarter_seconds()

    def _quarter(self) -> int:
        return int(self.table.described().get("quarter", 1))

    def _quarter_seconds(self) -> float | None:
        minutes = self.table.header.settings.get("quarter_minutes") or 0
        return float(minutes) * 60 if minutes else None

    def _decision_seconds(self) -> int:
        settings = self.table.header.settings
        if told_on_own_boards(settings):  # people decide at their own table
            return 0
        return int(settings.get("decision_seconds") or 0)

    def close(self) -> None:
        """Stop the clocks and let go of the file; what was played is on disk."""
        self.closing.emit()
        self._timer.stop()
        self.table.close()


def _sentence(words: str) -> str:
    """The engine's words as the window sets them: a whole sentence, with its apostrophes."""
    words = words.strip().replace("'", "’")
    text = words[:1].upper() + words[1:]
    return text if text.endswith((".", "!", "?")) else f"{text}."
