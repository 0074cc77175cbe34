"""Tables that a person edits: rows of cells as text, faults in place, undo without end."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Generic, Protocol, TypeVar

from gridlight.kernel.errors import GridlightError
from gridlight.kernel.language import tr
from gridlight.present.situation import capital
from gridlight.session.table_shelf import Deleted, Shelf

T = TypeVar("T")

Cells = tuple[str, ...]
Lines = tuple[Cells, ...]

YES = "yes"
_HOUSE = {
    "disciplined": tr("disciplined", "a table of the house"),
    "average": tr("average", "a table of the house"),
    "rough": tr("rough", "a table of the house"),
    "house": tr("house", "a table of the house"),
}
TEXT, NUMBER, PICK, SWITCH, SAID = "text", "number", "pick", "switch", "said"


@dataclass(frozen=True, slots=True)
class Column:
    """A column: its head, its part of the width, and how its cells are filled.

    `kind` is `text` or `number` (typed), `pick` (one of `picks`), `switch` (on or off) or
    `said` (worked out, not written). `meaning` is one sentence.
    """

    head: str
    share: float
    kind: str = SAID
    picks: tuple[str, ...] = ()
    meaning: str = ""


@dataclass(frozen=True, slots=True)
class Row:
    """A row as it is shown: what stands at its head, a text for every column.

    Cells in `closed` can't be filled. `group` is a heading above the row.
    """

    head: str
    cells: Cells
    closed: frozenset[int] = frozenset()
    group: str = ""


@dataclass(frozen=True, slots=True)
class Place:
    """A cell: the places of its section, row and column."""

    section: int
    row: int
    column: int


@dataclass(frozen=True, slots=True)
class Fault:
    """One sentence on what is wrong, and the cell to go to; not `grave`, it may stay so."""

    place: Place
    sentence: str
    grave: bool = True


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure of the table beside another; `tone` is `ok`, `bad` or nothing."""

    label: str
    value: str
    beside: str = ""
    tone: str = ""


@dataclass(frozen=True, slots=True)
class Sum:
    """What must come out, in words, and whether it does."""

    words: str
    fine: bool


@dataclass(frozen=True, slots=True)
class Draft:
    """A table as it is being written: by section and row the cells that are typed.

    `signed` are author and license where the file has them.
    """

    sections: tuple[Lines, ...]
    signed: Cells = ()

    def cell(self, place: Place) -> str:
        """What is written in a cell."""
        return self.sections[place.section][place.row][place.column]

    def put(self, place: Place, words: str) -> Draft:
        """The same with other words in a cell."""
        lines = self.sections[place.section]
        cells = _replaced(lines[place.row], place.column, words)
        return self.with_lines(place.section, _replaced(lines, place.row, cells))

    def with_lines(self, section: int, lines: Lines) -> Draft:
        """The same with other rows in a section."""
        return replace(self, sections=_replaced(self.sections, section, lines))

    def as_data(self) -> bytes:
        """The draft as JSON, for the time until it is whole."""
        return json.dumps({"draft": 1, "rows": self.sections, "signed": self.signed}).encode()


def called(name: str, own: bool) -> str:
    """What a table is called where it is shown."""
    return name if own else capital(_HOUSE.get(name, name))


def _copied(name: str) -> str:
    return tr("My {name}", name=_HOUSE.get(name, name))


def read_draft(data: bytes, like: Draft, *, grows: bool) -> Draft | None:
    """A draft kept as JSON; nothing for one that isn't of the same form as `like`.

    Only where it `grows` may it have other numbers of rows.
    """
    try:
        plain: Any = json.loads(data)
        sections = tuple(
            tuple(tuple(str(cell) for cell in cells) for cells in lines) for lines in plain["rows"]
        )
        signed = tuple(str(word) for word in plain["signed"])
    except (ValueError, TypeError, KeyError, RecursionError):
        return None
    wide = len(like.sections[0][0])
    fits = len(sections) == len(like.sections) and len(signed) == len(like.signed)
    fits = fits and _even(sections, wide)
    if fits and not grows:
        fits = [len(lines) for lines in sections] == [len(lines) for lines in like.sections]
    return Draft(sections, signed) if fits else None


def _even(sections: Sequence[Lines], wide: int) -> bool:
    return all(lines and all(len(cells) == wide for cells in lines) for lines in sections)


V = TypeVar("V")


def _replaced(all_of: tuple[V, ...], place: int, other: V) -> tuple[V, ...]:
    return (*all_of[:place], other, *all_of[place + 1 :])


K = TypeVar("K", contravariant=True)


class Desk(Protocol[K]):
    """What an editor knows of one kind of table.

    The first columns of `columns` are those that a draft has cells for; the others are `said`.
    `grows` says whether rows can be added and taken out.
    """

    @property
    def title(self) -> str:
        """What is edited, in capitals."""
        ...

    @property
    def lead(self) -> str:
        """One sentence on what it is for."""
        ...

    @property
    def note(self) -> str:
        """The rule that concerns every row, below the table."""
        ...

    @property
    def columns(self) -> tuple[Column, ...]:
        """The columns, those that are written first."""
        ...

    @property
    def sections(self) -> tuple[str, ...]:
        """What its parts are called."""
        ...

    @property
    def grows(self) -> bool:
        """Whether rows can be added and taken out."""
        ...

    @property
    def beside(self) -> str:
        """What the second figures are: “Real”, “House”."""
        ...

    @property
    def caption(self) -> str:
        """What the figures count, where their names don't say so."""
        ...

    def draft_of(self, value: K) -> Draft:
        """A whole table as a draft."""
        ...

    def file(self, draft: Draft, name: str) -> bytes:
        """The draft as a file, whole or not; the shelf says what is wrong with it."""
        ...

    def put(self, draft: Draft, place: Place, words: str) -> Draft:
        """The draft with other words in a cell, and whatever follows from that."""
        ...

    def faults(self, draft: Draft) -> tuple[Fault, ...]:
        """Everything wrong with a draft, grave faults first."""
        ...

    def rows(self, draft: Draft, section: int) -> tuple[Row, ...]:
        """The rows of a section."""
        ...

    def figures(self, draft: Draft, section: int) -> tuple[Figure, ...]:
        """The figures of a section; none as long as it isn't whole."""
        ...

    def total(self, draft: Draft, section: int) -> Sum:
        """What must come out in a section."""
        ...

    def new_line(self, draft: Draft, section: int) -> Cells:
        """A row to add."""
        ...


@dataclass(frozen=True, slots=True)
class Item:
    """A table on the shelf: its name, and a fault for one that can't be read."""

    name: str
    own: bool
    fault: str = ""
    unfinished: bool = False


class Editing(Generic[T]):
    """A shelf of tables and the one that is open; every change is on disk when it returns.

    A whole table is kept as a table, any other as a draft beside the last whole one. `OSError`
    and `GridlightError` of the shelf pass through.
    """

    def __init__(self, desk: Desk[T], shelf: Shelf[T]) -> None:
        self.desk = desk
        self.shelf = shelf
        self.name = next(iter(shelf.bundled))
        self.fault = ""
        self._courses: dict[str, tuple[list[Draft], list[Draft]]] = {}
        self._trash: list[Deleted] = []
        self.draft = desk.draft_of(shelf.load(self.name))
        self.faults: tuple[Fault, ...] = ()
        self.open(self.name)

    # the shelf

    def items(self) -> tuple[Item, ...]:
        """Everything on the shelf, the house's first."""
        own = self.shelf.own()
        return tuple(
            Item(name, name in own, unfinished=name in own and self.shelf.draft(name) is not None)
            for name in self.shelf.names()
        )

    @property
    def own(self) -> bool:
        """Whether the open one is the person's, to be edited."""
        return self.name in self.shelf.own()

    @property
    def editable(self) -> bool:
        """Whether cells can be written in."""
        return self.own and not self.fault

    def open(self, name: str) -> None:
        """Lay another on the desk; `fault` says why one can't be read."""
        self.name, self.fault = name, ""
        try:
            self.draft = self.desk.draft_of(self.shelf.load(name))
        except (GridlightError, OSError) as fault:
            self.fault = str(fault)
        unfinished = self.shelf.draft(name) if name in self.shelf.own() else None
        found = None
        if unfinished is not None:
            found = read_draft(unfinished, self.draft, grows=self.desk.grows)
        if found is not None:
            self.draft, self.fault = found, ""
        self.faults = () if self.fault else self.desk.faults(self.draft)

    def copy(self) -> str:
        """Begin one's own from the open one, as it is, and open it; says its name."""
        name = self.shelf.free_name(self.name if self.own else _copied(self.name))
        draft = self.draft
        if self.grave:
            whole = self.desk.draft_of(self.shelf.load(self.name))
            self.shelf.save(name, self.desk.file(whole, name))
            self.shelf.keep_draft(name, draft.as_data())
        else:
            self.shelf.save(name, self.desk.file(draft, name))
        self.open(name)
        return name

    def rename(self, name: str) -> None:
        """Call the open one otherwise."""
        self.shelf.rename(self.name, name)
        if self.name in self._courses:
            self._courses[name] = self._courses.pop(self.name)
        self.name = name
        if not self.fault:
            self._keep()

    def delete(self) -> None:
        """Put the open one into the trash, and open its neighbor."""
        names = self.shelf.names()
        place = names.index(self.name)
        deleted = self.shelf.delete(self.name)
        if deleted is not None:
            self._trash.append(deleted)
            self._courses.pop(deleted.name, None)
            self.open(names[place - 1])

    @property
    def can_restore(self) -> bool:
        """Whether there is one to bring back."""
        return bool(self._trash)

    def restore(self) -> str:
        """Bring back the one deleted last, and open it."""
        name = self.shelf.restore(self._trash.pop())
        self.open(name)
        return name

    # the open one

    @property
    def grave(self) -> bool:
        """Whether it can't be played with as it stands."""
        return any(fault.grave for fault in self.faults)

    def rows(self, section: int) -> tuple[Row, ...]:
        """The rows of a section."""
        return self.desk.rows(self.draft, section)

    def put(self, place: Place, words: str) -> None:
        """Write into a cell."""
        if not self.editable or place.column in self.rows(place.section)[place.row].closed:
            return
        self._change(self.desk.put(self.draft, place, words.strip()))

    def add_row(self, section: int, after: int) -> int:
        """Add a row below another; says its place."""
        lines = self.draft.sections[section]
        fresh = self.desk.new_line(self.draft, section)
        place = min(len(lines), after + 1)
        self._change(self.draft.with_lines(section, (*lines[:place], fresh, *lines[place:])))
        return place

    def drop_row(self, section: int, row: int) -> None:
        """Take a row out, unless it is the last."""
        lines = self.draft.sections[section]
        if len(lines) > 1:
            self._change(self.draft.with_lines(section, (*lines[:row], *lines[row + 1 :])))

    def move_row(self, section: int, row: int, step: int) -> int:
        """Move a row up or down; says where it is then."""
        lines = list(self.draft.sections[section])
        to = max(0, min(len(lines) - 1, row + step))
        lines.insert(to, lines.pop(row))
        self._change(self.draft.with_lines(section, tuple(lines)))
        return to

    def change(self, make: Callable[[Draft], Draft]) -> None:
        """Change the draft in some other way."""
        if self.editable:
            self._change(make(self.draft))

    def _change(self, draft: Draft) -> None:
        if not self.editable or draft == self.draft:
            return
        past, future = self._course()
        past.append(self.draft)
        future.clear()
        self._stand(draft)

    def _course(self) -> tuple[list[Draft], list[Draft]]:
        """What was before the open draft, and what was taken back of it."""
        return self._courses.setdefault(self.name, ([], []))

    @property
    def can_undo(self) -> bool:
        """Whether a change can be taken back."""
        return bool(self._course()[0])

    @property
    def can_redo(self) -> bool:
        """Whether a change taken back can be made again."""
        return bool(self._course()[1])

    def undo(self) -> Place:
        """Take the last change back; says where it was."""
        past, future = self._course()
        return self._swap(past, future)

    def redo(self) -> Place:
        """Make the change again that was taken back last; says where it was."""
        past, future = self._course()
        return self._swap(future, past)

    def _swap(self, source: list[Draft], other: list[Draft]) -> Place:
        before, draft = self.draft, source.pop()
        other.append(before)
        self._stand(draft)
        return _where(before, draft)

    def _stand(self, draft: Draft) -> None:
        self.draft = draft
        self.faults = self.desk.faults(draft)
        self._keep()

    def _keep(self) -> None:
        if self.grave:
            self.shelf.keep_draft(self.name, self.draft.as_data())
        else:
            self.shelf.save(self.name, self.desk.file(self.draft, self.name))


def _where(before: Draft, after: Draft) -> Place:
    """The first cell in which two drafts differ, as far as there is one in the later."""
    for section, (old, new) in enumerate(zip(before.sections, after.sections, strict=True)):
        if old == new:
            continue
        for row, cells in enumerate(new):
            was = old[row] if row < len(old) else ()
            for column, words in enumerate(cells):
                if was[column : column + 1] != (words,):
                    return Place(section, row, column)
        return Place(section, len(new) - 1, 0)
    return Place(0, 0, 0)
