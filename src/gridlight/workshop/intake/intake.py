"""The import under way, kept with every act: what a kill leaves can be gone on with.

Each act, result, undo and redo is a line of a journal in the import's folder before the hand is
free again; the pictures that were made of cards lie beside it.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from gridlight.kernel.errors import CardError
from gridlight.kernel.language import tr, trn
from gridlight.workshop.drafting.edits import Refusal
from gridlight.workshop.drafting.sheets import KEYS, keyed, side_keys
from gridlight.workshop.importing import key_in
from gridlight.workshop.intake.sheet import Sheet, State, as_data, from_data

if TYPE_CHECKING:
    from gridlight.workshop.scan.files import Place

JOURNAL = "import.jsonl"
FILES = re.compile(r"import\.jsonl|\d{4,}-(photo|flat|face)\.(jpg|png)")
BROKEN = (CardError, ArithmeticError, AttributeError, LookupError, TypeError, ValueError)
Changed = Mapping[int, Sheet]


@dataclass(frozen=True, slots=True)
class Act:
    """Something that a person did: in words, and the sheets before and after."""

    words: str
    before: dict[int, Sheet]
    after: dict[int, Sheet]


class Intake:
    """The sheets of an import in order, and every act back and forth.

    `step` and `at` are the step of the flow and the sheet that a person looks at.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.sheets: list[Sheet] = []
        self.done: list[Act] = []
        self.undone: list[Act] = []
        self.step = 0
        self.at = 0
        self._shots = 0
        self._over = False
        self._torn = False  # whether a line couldn't be written

    @classmethod
    def open(cls, folder: Path) -> Intake:
        """The import in a folder as it was left; an empty one where all was saved or taken away."""
        made = cls(folder)
        file = folder / JOURNAL
        if file.is_file():
            good = made._follow(file.read_bytes())
            if made._over or not made.shown():
                made = cls(folder)
                made.clear()
            elif good != file.stat().st_size:
                os.truncate(file, good)
        return made

    def shown(self) -> list[int]:
        """The places of the sheets that were not taken away."""
        return [n for n, sheet in enumerate(self.sheets) if not sheet.gone]

    def cards(self) -> list[Sheet]:
        """The sheets with a card, in order."""
        return [s for s in self.sheets if not s.gone and s.card is not None]

    def next_waiting(self) -> int | None:
        """The sheet to be read next."""
        waiting = (n for n in self.shown() if self.sheets[n].state is State.WAITING)
        return next(waiting, None)

    # acting

    def add(self, places: Iterable[Place], faults: Iterable[CardError] = ()) -> int:
        """Put pictures on the pile, those that lie there already left out; how many are new.

        Files that couldn't be opened at all lie there with their `faults`.
        """
        known = {(s.path, s.page) for s in self.sheets if not s.gone}
        fresh: dict[int, Sheet] = {}
        for place in places:
            sheet = Sheet(str(place.path), place.page, place.pages)
            if (sheet.path, sheet.page) not in known:
                known.add((sheet.path, sheet.page))
                fresh[len(self.sheets) + len(fresh)] = sheet
        for fault in faults:
            lost = Sheet(fault.source, state=State.FAULT, fault=str(fault))
            if (lost.path, 0) not in known:
                fresh[len(self.sheets) + len(fresh)] = lost
        if fresh:
            self.do(trn("Choose a picture", "Choose {n} pictures", len(fresh)), fresh)
        return len(fresh)

    def do(self, words: str, changed: Changed) -> bool:
        """Let sheets stand so from now on; whether that changed anything."""
        after = {n: s for n, s in changed.items() if n >= len(self.sheets) or self.sheets[n] != s}
        if not after:
            return False
        self._apply(words, after)
        self._write({"do": words, "sheets": _told(after)})
        return True

    def _apply(self, words: str, after: dict[int, Sheet]) -> None:
        before = {
            n: self.sheets[n] if n < len(self.sheets) else replace(sheet, gone=True)
            for n, sheet in after.items()
        }
        self.done.append(Act(words, before, after))
        self.undone.clear()
        self._lay(after)

    def note(self, n: int, sheet: Sheet) -> None:
        """Keep what came of reading a sheet; it is no act to be undone."""
        self._lay({n: sheet})
        self._write({"sheets": _told({n: sheet})})

    def undo(self) -> Act | None:
        """Take the last act back; it, or None at the beginning."""
        if not self.done:
            return None
        act = self._back()
        self._write({"undo": True})
        return act

    def redo(self) -> Act | None:
        """Do the act again that was taken back; it, or None."""
        if not self.undone:
            return None
        act = self._forth()
        self._write({"redo": True})
        return act

    def _back(self) -> Act:
        act = self.done.pop()
        self.undone.append(act)
        self._lay(act.before)
        return act

    def _forth(self) -> Act:
        act = self.undone.pop()
        self.done.append(act)
        self._lay(act.after)
        return act

    def _lay(self, sheets: Changed) -> None:
        for n, sheet in sorted(sheets.items()):
            if n == len(self.sheets):
                self.sheets.append(sheet)
            else:
                self.sheets[n] = sheet

    def look(self, step: int, at: int) -> None:
        """Remember what a person looks at."""
        if (step, at) != (self.step, self.at):
            self.step, self.at = step, at
            self._write({"look": [step, at]})

    # keys

    def free_key(self, n: int, side: str) -> str | None:
        """The number or letter for a card just read: its name's, else the first that none wants."""
        others = [s for m, s in enumerate(self.sheets) if m != n and not s.gone]
        taken = {s.key for s in others if s.card is not None}
        wanted = key_in(self.sheets[n].name, side)
        if wanted is not None and wanted not in taken:
            return wanted
        claimed = {key_in(s.name, side) for s in others if s.state is State.WAITING}
        keys = side_keys("1" if side == "offense" else "A")
        free = [key for key in keys if key not in taken]
        return next((key for key in free if key not in claimed), next(iter(free), None))

    def call(self, n: int, key: str) -> bool:
        """Give a sheet's card another number or letter; the card that has it takes this one's."""
        card = self.sheets[n].card
        if card is None or key not in KEYS or key not in side_keys(card.key):
            raise Refusal(tr("Only a card that was read has a number or letter of its side."))
        changed = {n: replace(self.sheets[n], card=keyed(card, key))}
        for m in self.shown():
            other = self.sheets[m].card
            if m != n and other is not None and other.key == key:
                changed[m] = replace(self.sheets[m], card=keyed(other, card.key))
        return self.do(tr("Call card {old} {new}", old=card.key, new=key), changed)

    # files

    def new_shot(self) -> int:
        """A number for the files of a reading that is about to begin."""
        self._shots = max((self._shots, *(s.shot for s in self.sheets)), default=0) + 1
        return self._shots

    def file(self, shot: int, what: str) -> Path:
        """The file of a reading: its `photo`, `flat` picture or `face`."""
        return self.folder / f"{shot:04}-{what}.{'png' if what == 'face' else 'jpg'}"

    def finish(self) -> None:
        """All was saved: the next import begins anew."""
        self._write({"saved": True})

    @property
    def over(self) -> bool:
        """Whether all was saved."""
        return self._over

    def clear(self) -> None:
        """Forget everything, its files too."""
        for file in self.folder.glob("*"):
            if FILES.fullmatch(file.name):
                file.unlink(missing_ok=True)
        self.sheets, self.done, self.undone = [], [], []
        self.step = self.at = 0
        self._over = False

    def _write(self, data: Mapping[str, Any]) -> None:
        """Put a line into the journal; after one that couldn't be kept, all that there is."""
        if "look" not in data:
            self._over = "saved" in data
        line = self._whole() + _line(data) if self._torn else _line(data)
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            with (self.folder / JOURNAL).open("wb" if self._torn else "ab") as file:
                file.write(line)
                file.flush()
        except OSError as error:
            self._torn = True
            problem = tr(
                "the import isn't kept: {reason}", reason=error.strerror or type(error).__name__
            )
            remedy = tr("See that the folder is there and has room.")
            raise CardError(str(self.folder), JOURNAL, problem, remedy) from None
        self._torn = False

    def _whole(self) -> bytes:
        """A journal of the sheets as they stand, without the acts that led there."""
        sheets = _line({"sheets": _told(dict(enumerate(self.sheets)))}) if self.sheets else b""
        return sheets + _line({"look": [self.step, self.at]})

    def _follow(self, data: bytes) -> int:
        """Do what a journal says, as far as it is whole; how many of its bytes are good."""
        good = 0
        for line in _whole_lines(data):
            try:
                self._obey(json.loads(line))
            except BROKEN:
                break
            good += len(line)
        return good

    def _obey(self, data: Mapping[str, Any]) -> None:
        sheets = {int(n): from_data(sheet) for n, sheet in data.get("sheets", {}).items()}
        if any(n > len(self.sheets) + k for k, n in enumerate(sorted(sheets))):
            raise ValueError("a sheet is missing")
        if "undo" in data:
            self._back()
        elif "redo" in data:
            self._forth()
        elif "do" in data:
            self._apply(str(data["do"]), sheets)
        elif "look" in data:
            self.step, self.at = (int(value) for value in data["look"])
        else:
            self._lay(sheets)
        if "look" not in data:
            self._over = "saved" in data


def _told(sheets: Changed) -> dict[str, Any]:
    return {str(n): as_data(sheet) for n, sheet in sheets.items()}


def _line(data: Mapping[str, Any]) -> bytes:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def _whole_lines(data: bytes) -> Iterator[bytes]:
    for line in data.splitlines(keepends=True):
        if not line.endswith(b"\n"):
            return
        yield line
