"""Editing: copy, undo, drafts that outlive the program, delete and restore."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from gridlight.kernel.errors import OptionError
from gridlight.present.penalty_editor import CardDesk
from gridlight.present.spinner_editor import SpinnerDesk
from gridlight.present.tables import YES, Editing, Place
from gridlight.session.penalty_shelf import CARDS, CHARTS
from gridlight.session.spinner_shelf import SPINNERS


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("GRIDLIGHT_HOME", str(tmp_path))
    return tmp_path


def cards() -> Editing[Any]:
    return Editing(CardDesk(CHARTS.load("house")), CARDS)


def spinners() -> Editing[Any]:
    return Editing(SpinnerDesk(SPINNERS.load("house")), SPINNERS)


def says(editing: Editing[Any]) -> list[str]:
    return [cells[0] for cells in editing.draft.sections[0]]


def test_the_houses_own_cannot_be_changed() -> None:
    editing = cards()
    before = editing.draft
    editing.put(Place(0, 5, 0), "one")
    editing.change(lambda draft: draft.put(Place(0, 5, 0), "one"))
    editing.delete()
    assert (editing.draft, editing.editable, editing.can_undo) == (before, False, False)
    assert editing.name == "disciplined"


def test_a_copy_is_ones_own_and_kept_at_every_change() -> None:
    editing = cards()
    editing.open("average")
    assert editing.copy() == "My average"
    editing.put(Place(0, 5, 0), "seven")
    editing.put(Place(0, 5, 1), YES)
    assert CARDS.load("My average").read(7).words == "opponent seven"
    again = cards()
    again.open("My average")
    assert again.draft == editing.draft
    assert CARDS.load("average").read(7).words == "blank"


def test_closed_cells_take_nothing() -> None:
    editing = cards()
    editing.copy()
    editing.put(Place(0, 1, 1), YES)  # beside a blank
    assert not editing.can_undo


def test_undo_and_redo_without_end_and_for_each_table() -> None:
    editing = cards()
    editing.copy()
    first = editing.name
    words = ["one", "two", "three", "blank"] * 60
    for says_ in words:
        editing.put(Place(0, 5, 0), says_)
    drafts = len(words) - 0
    editing.copy()
    assert not editing.can_undo
    editing.open(first)
    count = 0
    while editing.can_undo:
        place = editing.undo()
        count += 1
    assert (count, place) == (drafts, Place(0, 5, 0))
    assert CARDS.load(first).read(7).words == "blank"
    while editing.can_redo:
        editing.redo()
    assert says(editing)[5] == "blank"
    editing.undo()
    assert CARDS.load(first).read(7).words == "three"
    editing.put(Place(0, 6, 0), "six")
    assert not editing.can_redo


def test_what_is_not_whole_outlives_the_program_beside_the_last_whole_one() -> None:
    editing = spinners()
    editing.copy()
    name, whole = editing.name, SPINNERS.load(editing.name)
    editing.put(Place(2, 0, 1), "4O")
    editing.put(Place(0, 0, 0), "far away")
    assert editing.grave
    assert [item.unfinished for item in editing.items()] == [False, True]
    assert SPINNERS.load(name) == whole  # a game begun now has the last whole one
    again = spinners()
    again.open(name)
    assert again.draft == editing.draft
    assert [fault.place for fault in again.faults] == [Place(0, 0, 0), Place(2, 0, 1)]
    again.put(Place(2, 0, 1), "42")
    again.put(Place(0, 0, 0), "41")
    assert SPINNERS.draft(name) is None
    assert SPINNERS.load(name).sectors("kick-off")[0].label == "41"


def test_a_copy_of_what_is_not_whole_is_not_whole_either() -> None:
    editing = spinners()
    editing.copy()
    editing.put(Place(2, 0, 1), "x")
    draft = editing.draft
    editing.copy()
    assert (editing.draft, editing.grave) == (draft, True)
    assert SPINNERS.names() == ("house", "My house", "My house 2")


def test_rows_come_go_and_move() -> None:
    editing = spinners()
    editing.copy()
    lines = editing.draft.sections[11]
    assert editing.add_row(11, 0) == 1
    assert editing.draft.sections[11] == (lines[0], ("", "1"), *lines[1:])
    editing.drop_row(11, 1)
    assert editing.move_row(11, 0, 1) == 1
    assert editing.draft.sections[11] == (lines[1], lines[0], *lines[2:])
    assert editing.move_row(11, 2, 9) == 2
    for _ in range(5):
        editing.drop_row(11, 0)
    assert len(editing.draft.sections[11]) == 1
    while editing.can_undo:
        editing.undo()
    assert editing.draft.sections[11] == lines


def test_renaming_keeps_the_way_back() -> None:
    editing = cards()
    editing.copy()
    editing.put(Place(0, 5, 0), "one")
    editing.rename("Saturday crew")
    assert CARDS.load("Saturday crew").name == "Saturday crew"
    editing.undo()
    assert says(editing)[5] == "blank"
    for bad in ("rough", "a/b", ""):
        with pytest.raises(OptionError):
            editing.rename(bad)
    assert editing.name == "Saturday crew"


def test_deleting_can_be_undone() -> None:
    editing = cards()
    editing.copy()
    editing.put(Place(0, 5, 0), "one")
    name, draft = editing.name, editing.draft
    editing.delete()
    assert (editing.name, CARDS.own(), editing.can_restore) == ("rough", (), True)
    assert editing.restore() == name
    assert (editing.draft, editing.name, editing.can_restore) == (draft, name, False)


def test_a_broken_file_is_told_and_can_be_deleted() -> None:
    editing = cards()
    editing.copy()
    name = editing.name
    (CARDS.place("cards") / f"{name}.json").write_text("{")
    editing.open(name)
    assert "it is not JSON" in editing.fault
    assert not editing.editable
    editing.delete()
    assert CARDS.own() == ()
