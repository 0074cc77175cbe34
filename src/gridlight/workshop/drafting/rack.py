"""A person's own decks: a folder each, with the journal of the draft beside the cards' files."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from gridlight.cards import decks
from gridlight.cards.check import playing_faults
from gridlight.cards.model import Deck
from gridlight.kernel.errors import CardError
from gridlight.kernel.language import tr
from gridlight.workshop.drafting import journal
from gridlight.workshop.drafting.draft import Draft, Step
from gridlight.workshop.drafting.edits import Refusal
from gridlight.workshop.drafting.sheets import (
    cards_of,
    drawn,
    empty_deck,
    filled,
    is_empty,
    same_drawing,
    side_keys,
)

JOURNAL = "draft.jsonl"
TRASH = ".deleted"
LONG_JOURNAL = 8 << 20  # bytes beyond which a journal forgets the older half of its steps
LONGEST_NAME = 60
CARD_FILE = re.compile(r"(offense-\d\d|defense-[A-F])(-[a-z]+)?\.(json|png)")


@dataclass(frozen=True, slots=True)
class Kept:
    """A deck in the rack: how it stands, its drafts included.

    `fault` is why it can't be opened, `missing` what keeps it from being played; both are
    empty where there is nothing.
    """

    path: Path
    name: str
    deck: Deck | None = None
    unsaved: bool = False
    fault: str = ""
    missing: str = ""

    @property
    def playable(self) -> bool:
        """Whether a game can be played with it as it was saved."""
        return not self.fault and not self.missing


PORTS = (f"{port}{n}" for port in ("com", "lpt") for n in range(10))
DEVICES = frozenset(["con", "prn", "aux", "nul", *PORTS])
"""Names that Windows gives to devices, and to no folder."""


class Rack:
    """The folder of a person's own decks; no new one gets a name that is `taken` elsewhere."""

    def __init__(self, folder: Path, taken: tuple[str, ...] = ()) -> None:
        self.folder = folder
        self._taken = frozenset(name.casefold() for name in taken)

    def decks(self) -> list[Kept]:
        """All decks by name; those that can't be opened are among them with their fault."""
        found = [self._kept(path) for path in sorted(self.folder.iterdir()) if _is_deck(path)]
        return sorted(found, key=lambda kept: (kept.name.casefold(), kept.path.name))

    def _kept(self, path: Path) -> Kept:
        try:
            draft = read(path)
        except (CardError, OSError) as fault:
            return Kept(path, path.name, fault=str(fault))
        faults = playing_faults(drawn(draft.saved), draft.saved.name)
        missing = str(faults[0]) if faults else ""
        return Kept(path, draft.deck.name, draft.deck, draft.unsaved, missing=missing)

    def new(self, name: str, author: str) -> Path:
        """A deck of empty sheets; its folder."""
        deck = empty_deck(self.free_name(name), author)
        return self._begin(deck, {})

    def copy(self, deck: Deck, faces: Mapping[str, bytes]) -> Path:
        """A deck of one's own with the cards of another; its folder."""
        made = replace(filled(deck), name=self.free_name(deck.name))
        path = self._begin(made, faces)
        save(path, made, faces)
        return path

    def _begin(self, deck: Deck, faces: Mapping[str, bytes]) -> Path:
        path = self._free_folder(deck.name)
        path.mkdir(parents=True)
        _write(path / JOURNAL, journal.head_line(deck, deck))
        return path

    def rename(self, path: Path, name: str) -> None:
        """Call a deck by another name, in its files too; its folder stays.

        `Refusal` for a name that another deck has.
        """
        desk = Desk.open(path)
        words = " ".join(name.split())[:LONGEST_NAME]
        others = {kept.name.casefold() for kept in self.decks() if kept.path != path}
        if words.casefold() in self._taken | others:
            raise Refusal(
                tr("There is another deck called “{name}”; choose another name.", name=words)
            )
        unsaved = desk.draft.unsaved
        desk.do(tr("Name the deck"), "", replace(desk.draft.deck, name=words))
        if not unsaved:
            desk.save()

    def delete(self, path: Path) -> Path:
        """Move a deck to the trash; `restore` brings it back from the place returned."""
        trash = self.folder / TRASH
        trash.mkdir(exist_ok=True)
        place = next(
            trash / f"{n}-{path.name}"
            for n in range(1, 1_000_000)
            if not (trash / f"{n}-{path.name}").exists()
        )
        path.rename(place)
        return place

    def restore(self, place: Path) -> Path:
        """Bring a deck back from the trash; its folder."""
        name = place.name.partition("-")[2]
        path = self.folder / name
        if path.exists():
            path = self._free_folder(name)
        place.rename(path)
        return path

    def free_name(self, name: str) -> str:
        """A name that no deck here has: `Classic`, `Classic 2`, …"""
        name = " ".join(name.split())[: LONGEST_NAME - 4] or "My deck"
        taken = self._taken | {kept.name.casefold() for kept in self.decks()}
        names = (name if n == 1 else f"{name} {n}" for n in range(1, 10_000))
        return next(each for each in names if each.casefold() not in taken)

    def _free_folder(self, name: str) -> Path:
        plain = re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")[:40] or "deck"
        plain = f"deck-{plain}" if plain in DEVICES else plain
        names = (plain if n == 1 else f"{plain}-{n}" for n in range(1, 10_000))
        free = (name for name in names if name not in self._taken)
        return next(self.folder / name for name in free if not (self.folder / name).exists())


def _is_deck(path: Path) -> bool:
    if path.name.startswith(".") or not path.is_dir():
        return False
    return (path / decks.DECK_FILE).is_file() or (path / JOURNAL).is_file()


class Desk:
    """A deck on the drafting table: each change is in its journal when the call returns."""

    def __init__(self, path: Path, draft: Draft, good: int) -> None:
        self.path = path
        self.draft = draft
        file = path / JOURNAL
        if good == 0:
            _write(file, journal.whole(draft))
        elif file.stat().st_size != good:
            os.truncate(file, good)
        self._size = file.stat().st_size
        self._torn = False  # whether a line couldn't be written

    @classmethod
    def open(cls, path: Path) -> Desk:
        """The deck in a folder, with all steps of its draft; CardError if it can't be read."""
        draft, good = _read(path)
        if good > LONG_JOURNAL:
            draft, good = _shortened(draft), 0
        return cls(path, draft, good)

    def do(self, words: str, key: str, deck: Deck) -> bool:
        """Let the deck stand so; whether that changed anything."""
        step = self.draft.do(words, key, deck)
        if step is not None:
            self._write(journal.step_line(step))
        return step is not None

    def undo(self) -> Step | None:
        """Go a step back; the step, or None at the beginning."""
        step = self.draft.undo()
        if step is not None:
            self._write(journal.UNDO)
        return step

    def redo(self) -> Step | None:
        """Go a step forth again; the step, or None at the end."""
        step = self.draft.redo()
        if step is not None:
            self._write(journal.REDO)
        return step

    def save(self) -> tuple[str, ...]:
        """Write the cards' files; the keys of sheets that stay in the draft, being unfinished."""
        save(self.path, self.draft.deck, self._faces())
        self.draft.keep()
        self._write(journal.SAVED, down=True)
        kept = {card.key for card in cards_of(self.draft.drawn())}
        left = (card for card in cards_of(self.draft.deck) if card.key not in kept)
        return tuple(card.key for card in left if not is_empty(card))

    def save_as(self, saved: Deck, faces: Mapping[str, bytes]) -> None:
        """Write other files than the draft's: it stays, with what is unsaved and all its steps."""
        save(self.path, saved, faces)
        self.draft.saved = saved
        self._torn = True  # what the files hold stands in a journal's first line
        self._write(b"")

    def _faces(self) -> dict[str, bytes]:
        """The faces of cards that are drawn as they were, whatever they are called by now."""
        try:
            faces = decks.faces(self.path)
        except CardError:
            return {}
        found: dict[str, bytes] = {}
        for card in cards_of(self.draft.deck) if faces else ():
            for key in (card.key, *side_keys(card.key)):
                old = self.draft.saved_card(key)
                face = faces.get(decks.card_file(old))
                if face is not None and same_drawing(old, card):
                    found[decks.card_file(card)] = face
                    break
        return found

    @property
    def outdated(self) -> bool:
        """Whether somebody else has drawn on the deck, or taken it away."""
        try:
            return (self.path / JOURNAL).stat().st_size != self._size
        except OSError:
            return True

    def _long(self, line: bytes) -> bool:
        """Whether a journal with one more line couldn't be read to its end any more."""
        return self._size + len(line) > journal.MOST_BYTES

    def _append(self, line: bytes, *, down: bool) -> None:
        with (self.path / JOURNAL).open("ab") as file:
            file.write(line)
            file.flush()
            if down:
                os.fsync(file.fileno())

    def _write(self, line: bytes, *, down: bool = False) -> None:
        self._torn = self._torn or self._long(line)
        try:
            if self._torn:
                line = _kept_lines(self.draft)
                _write(self.path / JOURNAL, line)
            else:
                self._append(line, down=down)
        except OSError as error:
            self._torn = True
            problem = tr(
                "the last stroke isn't kept: {reason}",
                reason=error.strerror or type(error).__name__,
            )
            remedy = tr("See that the folder is there and has room, then save.")
            raise CardError(str(self.path), JOURNAL, problem, remedy) from None
        self._size = len(line) if self._torn else self._size + len(line)
        self._torn = False


def _shortened(draft: Draft) -> Draft:
    """A draft without the older half of what can be taken back."""
    half = (len(draft.done) + 1) // 2
    return Draft(draft.deck, draft.saved, draft.done[half:], list(draft.undone))


def _kept_lines(draft: Draft) -> bytes:
    """A whole journal with room to grow: the older steps go where there are too many."""
    line = journal.whole(draft)
    while len(line) > journal.MOST_BYTES * 3 // 4 and draft.done:
        draft = _shortened(draft)
        line = journal.whole(draft)
    return line


def read(path: Path) -> Draft:
    """How a deck of one's own stands, its draft included; CardError if it can't be read."""
    return _read(path)[0]


def _read(path: Path) -> tuple[Draft, int]:
    """The draft, and how many bytes of its journal are good: none where it begins anew."""
    file = path / JOURNAL
    found = None
    if file.is_file():
        with file.open("rb") as held:
            found = journal.read_draft(held.read(journal.MOST_BYTES))
    if not (path / decks.DECK_FILE).is_file():
        if found is None:
            raise CardError(path.name, JOURNAL, tr("the draft can't be read"), tr("Draw it anew."))
        return found
    if found is not None and _goes_on(path, found[0]):
        return found
    deck = filled(decks.load(path))
    return Draft(deck, deck), 0


def _goes_on(path: Path, draft: Draft) -> bool:
    """Whether the draft is newer than the files: they are as it saved them, or unsaved is more."""
    if draft.unsaved:
        return True
    try:
        return drawn(draft.saved).digest == decks.load(path).digest
    except CardError:
        return not drawn(draft.saved).offense or not drawn(draft.saved).defense


def save(path: Path, deck: Deck, faces: Mapping[str, bytes]) -> None:
    """Write the files of what is drawn of a deck, each whole or not at all."""
    files = decks.files_of(drawn(deck), faces)
    head = files.pop(decks.DECK_FILE)
    for name, data in files.items():
        _write(path / name, data)
    _write(path / decks.DECK_FILE, head)
    for old in path.iterdir():
        if CARD_FILE.fullmatch(old.name) and old.name not in files:
            old.unlink()


def _write(path: Path, data: bytes) -> None:
    part = path.with_name(f"{path.name}.part")
    part.write_bytes(data)
    part.replace(path)
