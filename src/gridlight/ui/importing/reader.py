"""Reads the pictures of an import one after another, beside the window."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject, Signal

from gridlight.kernel.errors import CardError
from gridlight.kernel.language import tr
from gridlight.ui.tasks import Tasks
from gridlight.workshop.drafting.sheets import keyed
from gridlight.workshop.intake.intake import Intake
from gridlight.workshop.intake.reading import read_sheet
from gridlight.workshop.intake.sheet import Sheet, State, side_of

TOO_MANY = {
    "offense": tr("There are more offense cards than a deck has; take one away."),
    "defense": tr("There are more defense cards than a deck has; take one away."),
}


class Reader(QObject):
    """The reading; `came` is sent when something was read, begun or ended.

    `failed` carries a sentence where the result couldn't be kept.
    """

    came = Signal()
    failed = Signal(str)

    def __init__(self, intake: Intake, tasks: Tasks, parent: QObject) -> None:
        super().__init__(parent)
        self.intake = intake
        self._tasks = tasks
        self._task = 0
        self.going = False
        self.at: int | None = None

    def start(self) -> None:
        """Read all that waits."""
        self.going = True
        self._next()
        self.came.emit()

    def cancel(self) -> None:
        """Read no more; what was read stays, the rest waits."""
        self.going = False
        self._tasks.drop(self._task)
        self.at = None
        self.came.emit()

    def share(self) -> float:
        """How much of the pile has been read, from 0 to 1."""
        shown = self.intake.shown()
        waiting = sum(self.intake.sheets[n].state is State.WAITING for n in shown)
        return 1.0 - waiting / len(shown) if shown else 1.0

    def _next(self) -> None:
        if not self.going or self.at is not None:
            return
        n = self.intake.next_waiting()
        if n is None and self._turn_like_the_others():
            n = self.intake.next_waiting()
        if n is None:
            self.going = False
            return
        self.at = n
        sheet, shot = self.intake.sheets[n], self.intake.new_shot()
        work = partial(read_sheet, sheet, shot, partial(self.intake.file, shot))
        self._task = self._tasks.run(work, partial(self._read, n, sheet), self._lost)

    def _read(self, n: int, asked: Sheet, read: Sheet) -> None:
        self.at = None
        now = self.intake.sheets[n]
        same = now.asked() == asked.asked() and now.state is State.WAITING and not now.gone
        try:
            if same:
                self.intake.note(n, self._called(n, now, read))
            self._next()
        except CardError as fault:
            self._lost(str(fault))
            return
        self.came.emit()

    def _lost(self, words: str) -> None:
        self.cancel()
        self.failed.emit(words)

    def _called(self, n: int, before: Sheet, read: Sheet) -> Sheet:
        """The sheet with its card's number or letter and name."""
        if read.card is None:
            return read
        old = before.card
        if old is not None and side_of(old) == read.side:
            return replace(read, card=replace(keyed(read.card, old.key), name=old.name))
        key = self.intake.free_key(n, read.side)
        if key is None:
            return replace(read, state=State.FAULT, fault=TOO_MANY[read.side], card=None)
        card = replace(keyed(read.card, key), name=f"{read.side.capitalize()} {key}")
        return replace(read, card=card)

    def _turn_like_the_others(self) -> bool:
        """Have cards whose saw-tooth is hidden read as the others of their side lie.

        One that was taken for lying so anyway needs no eye for that any more.
        """
        intake, turned = self.intake, False
        sheets = {n: intake.sheets[n] for n in intake.shown()}
        read = {n: s for n, s in sheets.items() if s.state is State.READ}
        for n, sheet in read.items():
            kin = [s for s in read.values() if s.sawtooth and s.side == sheet.side]
            ways = Counter(s.mirrored for s in kin).most_common(1)
            if sheet.sawtooth or sheet.mirror is not None or not ways:
                continue
            if ways[0][0] != sheet.mirrored:
                intake.note(n, sheet.again(mirror=ways[0][0]))
                turned = True
            elif sheet.settled != (settled := sheet.settled | _of_the_sawtooth(sheet)):
                intake.note(n, replace(sheet, settled=settled))
        return turned


def _of_the_sawtooth(sheet: Sheet) -> frozenset[int]:
    """The places of the doubts that come of a saw-tooth that isn't seen."""
    return frozenset(n for n, d in enumerate(sheet.doubts) if d.which_way)
