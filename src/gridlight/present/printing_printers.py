"""Printers by name, each with its correction: what the print screen remembers."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from gridlight.kernel.errors import OptionError
from gridlight.kernel.language import tr
from gridlight.workshop.paper import NO_CORRECTION, Correction, read_correction

USUAL = tr("My printer")
LONGEST_NAME = 40
MOST_PRINTERS = 50
MOST_BYTES = 1 << 16
BOOK, IN_FORCE = "printers.json", "printer.json"
"""All printers, and the correction in force, which `gridlight deck print` takes too."""


@dataclass(frozen=True, slots=True)
class Printer:
    """A printer: what people call it, and how far it is put right."""

    name: str = USUAL
    correction: Correction = NO_CORRECTION


@dataclass(frozen=True, slots=True)
class Printers:
    """The printers that are known, of which one is chosen; there is always one."""

    known: tuple[Printer, ...] = (Printer(),)
    chosen: int = 0

    @property
    def printer(self) -> Printer:
        """The one that is chosen."""
        return self.known[self.chosen]

    def names(self) -> tuple[str, ...]:
        """What they are called."""
        return tuple(printer.name for printer in self.known)

    def choose(self, index: int) -> Printers:
        """The same with another one chosen."""
        return replace(self, chosen=index)

    def added(self, name: str) -> Printers:
        """With one more, chosen; one that is there already is chosen. `OptionError` for no name."""
        words = " ".join(name.split())[:LONGEST_NAME]
        if not words or not words.isprintable():
            raise OptionError(
                tr("printer"), tr("name"), tr("there is no name"), tr("Write what it is called.")
            )
        names = [known.casefold() for known in self.names()]
        if words.casefold() in names:
            return self.choose(names.index(words.casefold()))
        if len(self.known) >= MOST_PRINTERS:
            problem = tr("there are {count} printers already", count=MOST_PRINTERS)
            raise OptionError(tr("printer"), words, problem, tr("Forget one first."))
        return Printers((*self.known, Printer(words)), len(self.known))

    def forgotten(self) -> Printers:
        """Without the one that is chosen; the last one only loses its correction."""
        if len(self.known) == 1:
            return self.corrected(NO_CORRECTION)
        left = (*self.known[: self.chosen], *self.known[self.chosen + 1 :])
        return Printers(left, min(self.chosen, len(left) - 1))

    def corrected(self, correction: Correction) -> Printers:
        """The chosen one put right so."""
        known = list(self.known)
        known[self.chosen] = replace(self.printer, correction=correction)
        return replace(self, known=tuple(known))


def load(folder: Path) -> Printers:
    """The printers remembered in the settings' folder; whatever can't be trusted is left out.

    The correction that the shell remembers is the chosen printer's.
    """
    printers = _from_text(_text_of(folder / BOOK))
    shell = _text_of(folder / IN_FORCE)
    return printers.corrected(read_correction(shell)) if shell else printers


def save(folder: Path, printers: Printers) -> str:
    """Remember the printers; one sentence if that can't be written, else nothing."""
    rows = [
        {"name": p.name, "across": p.correction.across, "down": p.correction.down}
        for p in printers.known
    ]
    book = {"format": 1, "chosen": printers.chosen, "printers": rows}
    texts = {
        BOOK: json.dumps(book, ensure_ascii=False, indent=2) + "\n",
        IN_FORCE: printers.printer.correction.as_json(),
    }
    try:
        for name, text in texts.items():
            fresh = folder / f"{name}.new"
            fresh.write_bytes(text.encode())
            fresh.replace(folder / name)
    except OSError as fault:
        reason = fault.strerror or tr("no reason given")
        return tr(
            "{name} could not be written ({reason}); the correction holds until you leave.",
            name=BOOK,
            reason=reason,
        )
    return ""


def _text_of(path: Path) -> str:
    try:
        with path.open("rb") as file:
            return file.read(MOST_BYTES).decode()
    except (OSError, UnicodeDecodeError):
        return ""


def _from_text(text: str) -> Printers:
    try:
        data: Any = json.loads(text)
        rows, chosen = data["printers"], data["chosen"]
        known = tuple(_printer_of(row) for row in rows[:MOST_PRINTERS])
    except (ValueError, KeyError, TypeError, RecursionError):
        return Printers()
    names = {printer.name.casefold() for printer in known}
    fine = known and len(names) == len(known) and type(chosen) is int and 0 <= chosen < len(known)
    return Printers(known, chosen) if fine else Printers()


def _printer_of(row: Any) -> Printer:
    name = row["name"]
    if not isinstance(name, str) or not name.strip() or not name.isprintable():
        raise ValueError(name)
    return Printer(name[:LONGEST_NAME], read_correction(json.dumps(row)))
