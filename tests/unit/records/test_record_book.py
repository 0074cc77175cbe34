"""The record book's index: always the same book, whatever happens to its file."""

from __future__ import annotations

import os
import shutil
import sqlite3
import threading
from pathlib import Path

import pytest

from gridlight.kernel.game import Seat
from gridlight.session.games import GAMES
from gridlight.session.library import Library
from gridlight.session.record_book import index as index_module
from gridlight.session.record_book.book import RecordBook
from gridlight.session.record_book.rows import as_text, plain, row_of
from gridlight.session.registry import Entry, Registry
from gridlight.session.table import Table
from unit.records.lines import resigned

GOLDENS = Path(__file__).parents[2] / "golden" / "journals"


class Counting(Registry):
    """The games; it counts how often one was played again."""

    def __init__(self) -> None:
        super().__init__(GAMES)
        self.asked = 0

    def get(self, name: str, source: str = "game") -> Entry:
        self.asked += 1
        return super().get(name, source)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "games"
    made.mkdir()
    return made


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "index.sqlite"


def text(folder: Path, file: Path) -> str:
    book = RecordBook(folder, file)
    assert book.catch_up() == 0
    return as_text(book.rows())


@pytest.fixture
def goldens(folder: Path) -> Path:
    for path in GOLDENS.glob("format-*/*.gridlight"):
        shutil.copy2(path, folder / path.name)
    return folder


@pytest.fixture
def few(goldens: Path) -> Path:
    """The short ones among the goldens, of every game."""
    for path in goldens.glob("*.gridlight"):
        if path.stat().st_size > 25_000:
            path.unlink()
    return goldens


def test_old_games_are_in_the_book_as_they_were_played(goldens: Path, file: Path) -> None:
    book = RecordBook(goldens, file)
    book.catch_up()
    rows = {row.file: row for row in book.rows()}
    assert set(rows) == {path.name for path in goldens.glob("*.gridlight")}
    for name, row in rows.items():
        if row.game == "toy":
            continue
        table = Table.open(goldens / name, only_read=True)
        now = table.described()
        assert not row.fault
        assert [row.home.points, row.visitors.points] == now["score"]
        assert row.title == table.title
        assert row.over == table.over
        assert (row.winner.value if row.winner else "tie") == (now["winner"] or "tie")
        assert row.placed == (table.header.position is not None)
        assert row.steps == table.step
        if not row.placed:
            assert row.home.stats.total_points == row.home.points
            assert row.visitors.stats.total_points == row.visitors.points
        assert (row.home.name, row.visitors.kind) == ("Riverside", "random")
    ended = {name: row.ending for name, row in rows.items() if row.ending}
    assert {name.split("-")[-1] for name in ended} == {"agreed.gridlight", "resigned.gridlight"}


def test_a_game_of_another_program_is_listed_with_its_sentence(few: Path, file: Path) -> None:
    book = RecordBook(few, file)
    book.catch_up()
    (toy,) = [row for row in book.rows() if row.game == "toy"]
    assert toy.fault.startswith("toy-wavering.gridlight, line 1: it is a game of “toy”")
    assert not toy.counts
    assert toy.home.name == "Riverside"


def test_deleting_the_index_gives_the_same_book_to_the_byte(few: Path, file: Path) -> None:
    first = text(few, file)
    assert len(first.splitlines()) == len(list(few.glob("*.gridlight")))
    again = text(few, file)
    file.unlink()
    book = RecordBook(few, file)
    left = [book.catch_up(3) for _ in range(99)]
    assert sorted(left, reverse=True) == left and left[-1] == 0
    assert first == again == as_text(book.rows())
    book.rebuild()
    assert as_text(book.rows()) == first
    assert [row_of(plain(row)) for row in book.rows()] == list(book.rows())


def test_only_what_changed_is_read(folder: Path, file: Path) -> None:
    resigned(folder, "one")
    two = resigned(folder, "two")
    games = Counting()
    RecordBook(folder, file, games).catch_up()
    assert games.asked == 2
    book = RecordBook(folder, file, games)
    book.catch_up()
    assert games.asked == 2
    Library(folder).rename(two, "Another title")
    book.catch_up()
    assert games.asked == 3
    assert {row.title for row in book.rows()} == {"one", "Another title"}
    os.utime(two, ns=(5, 5))  # touched, not written to
    book.catch_up()
    assert games.asked == 3
    assert [row.file for row in book.rows()] == ["one.gridlight", "two.gridlight"]


def test_the_game_played_last_is_read_first(folder: Path, file: Path) -> None:
    for name, when in (("one", 5), ("two", 9), ("three", 7)):
        os.utime(resigned(folder, name), ns=(when, when))
    book = RecordBook(folder, file)
    assert book.catch_up(0) == 3 and book.rows() == ()
    assert book.catch_up(1) == 2
    assert [row.title for row in book.rows()] == ["two"]
    assert [row.title for row in book.current()] == ["two"]
    assert book.catch_up(1) == 1
    assert [row.title for row in book.rows()] == ["two", "three"]


def test_what_leaves_the_folder_leaves_the_book(folder: Path, file: Path) -> None:
    one, two = resigned(folder, "one"), resigned(folder, "two")
    book = RecordBook(folder, file)
    book.catch_up()
    Library(folder).delete(one)
    two.rename(folder / "other.gridlight")
    book.catch_up()
    assert [row.file for row in book.rows()] == ["other.gridlight"]
    assert [row.file for row in RecordBook(folder, file).rows()] == ["other.gridlight"]


def test_a_broken_game_is_listed_until_it_is_mended(folder: Path, file: Path) -> None:
    path = resigned(folder, "one")
    whole = path.read_bytes()
    path.write_bytes(whole.replace(b'"resign"', b'"reside"'))
    book = RecordBook(folder, file)
    book.catch_up()
    (row,) = book.rows()
    assert row.fault.startswith("one.gridlight, line 3: the line was changed")
    assert (row.title, row.over, row.counts) == ("one", False, False)
    path.write_bytes(whole + b" ")
    book.catch_up()
    assert book.rows()[0].winner is Seat.HOME


def _another_program(file: Path) -> None:
    with sqlite3.connect(file) as base:
        base.execute("PRAGMA application_id = 7")
        base.execute("CREATE TABLE games (id INTEGER, secret TEXT)")


def _a_newer_program(file: Path) -> None:
    with sqlite3.connect(file) as base:
        base.execute("UPDATE book SET written_by = '99'")
        base.execute("DROP TABLE games")
        base.execute("CREATE TABLE games (id INTEGER)")


def _no_longer_lines(file: Path) -> None:
    with sqlite3.connect(file) as base:
        base.execute("UPDATE games SET line = '{\"file\": 5}'")


def _no_longer_json(file: Path) -> None:
    with sqlite3.connect(file) as base:
        base.execute("UPDATE games SET line = x'ff00'")


def _other_columns(file: Path) -> None:
    with sqlite3.connect(file) as base:
        base.execute("DROP TABLE games")
        base.execute("CREATE TABLE games (file TEXT, story TEXT)")


def _a_letter_changed(file: Path) -> None:
    with sqlite3.connect(file) as base:
        base.execute("UPDATE games SET line = replace(line, 'Mariners', 'Marinera')")


def _a_table_short(file: Path) -> None:
    with sqlite3.connect(file) as base:
        base.execute("DROP TABLE book")


HARMS = {
    "gone": Path.unlink,
    "empty": lambda file: file.write_bytes(b""),
    "text": lambda file: file.write_text("no database at all " * 99),
    "cut off": lambda file: file.write_bytes(file.read_bytes()[:5000]),
    "scribbled on": lambda file: file.write_bytes(file.read_bytes()[:4096] + b"\x07" * 9000),
    "another program's": lambda file: (file.unlink(), _another_program(file)),
    "newer": _a_newer_program,
    "other lines": _no_longer_lines,
    "no JSON": _no_longer_json,
    "a table short": _a_table_short,
    "a letter changed": _a_letter_changed,
    "other columns": _other_columns,
}


@pytest.mark.parametrize("harm", HARMS)
def test_a_harmed_index_is_made_anew(folder: Path, file: Path, harm: str) -> None:
    for name in ("one", "two", "three"):
        resigned(folder, name)
    first = text(folder, file)
    HARMS[harm](file)
    assert text(folder, file) == first
    games = Counting()
    book = RecordBook(folder, file, games)
    book.catch_up()
    assert games.asked == 0, "the index that was made anew isn't used"
    assert as_text(book.rows()) == first


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(index_module, "WAIT", 0.01)


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize("kind", ["locked", "a folder", "in no folder"])
def test_the_book_does_without_an_index(folder: Path, file: Path, kind: str) -> None:
    resigned(folder, "one")
    first = text(folder, file)
    other = sqlite3.connect(file, isolation_level=None)
    if kind == "locked":
        other.execute("BEGIN EXCLUSIVE")
    elif kind == "a folder":
        file.unlink()
        file.mkdir()
    else:
        file = file / "deeper" / "index.sqlite"
    games = Counting()
    book = RecordBook(folder, file, games)
    assert book.catch_up() == 0
    assert as_text(book.rows()) == first
    book.catch_up()
    assert games.asked == 1, "it was read again though nothing had changed"
    assert book.rebuild() == 1
    other.close()


def test_two_programs_share_a_book(folder: Path, file: Path) -> None:
    one, other = RecordBook(folder, file), RecordBook(folder, file, games := Counting())
    resigned(folder, "one")
    one.catch_up()
    other.catch_up()
    assert games.asked == 0, "the other had read it already"
    resigned(folder, "two")
    other.catch_up()
    one.catch_up()
    assert one.rows() == other.rows()
    one.rebuild()
    other.catch_up()
    assert one.rows() == other.rows() == RecordBook(folder, file).rows()


def test_two_at_the_very_same_time(few: Path, file: Path) -> None:
    faults: list[BaseException] = []
    books = [RecordBook(few, file) for _ in range(2)]
    together = threading.Barrier(2)

    def read(book: RecordBook) -> None:
        try:
            together.wait()
            while book.catch_up(1):
                pass
        except BaseException as fault:
            faults.append(fault)

    threads = [threading.Thread(target=read, args=(book,)) for book in books]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not faults
    assert as_text(books[0].rows()) == as_text(books[1].rows()) == text(few, file)
    assert len(RecordBook(few, file).rows()) == len(list(few.glob("*.gridlight")))


def test_a_book_without_a_folder_is_empty(tmp_path: Path, file: Path) -> None:
    book = RecordBook(tmp_path / "none", file)
    assert book.catch_up() == 0
    assert book.rows() == ()
