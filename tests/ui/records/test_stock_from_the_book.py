"""What Home and the list of games show is the same with the record book's index and without."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from gridlight.session.library import Library
from gridlight.session.record_book.book import RecordBook
from gridlight.ui.shelf import Shelf

GOLDENS = Path(__file__).parents[2] / "golden" / "journals"


def filled(folder: Path) -> Path:
    for path in GOLDENS.glob("format-*/*.gridlight"):
        if "toy" not in path.stem and path.stat().st_size < 40_000:
            shutil.copy2(path, folder / path.name)
    return folder


def test_the_stock_is_the_same(folder: Path) -> None:
    shelf = Shelf(filled(folder))
    before = shelf.stock()
    assert len(before.rows) > 10
    RecordBook(folder).catch_up()
    assert shelf.stock() == before


def test_a_game_in_the_book_is_not_read_again(folder: Path) -> None:
    filled(folder)
    RecordBook(folder).catch_up()
    path = folder / "all-pro-resigned.gridlight"
    kept = path.stat()
    path.write_bytes(b" " * kept.st_size)
    os.utime(path, ns=(kept.st_atime_ns, kept.st_mtime_ns))
    rows = {row.path.name: row for row in Shelf(folder).stock().rows}
    assert rows[path.name].state == "Final score"
    path.write_bytes(b" ")
    rows = {row.path.name: row for row in Shelf(folder).stock().rows}
    assert rows[path.name].fault
    Library(folder).delete(path)
    assert path.name not in {row.path.name for row in Shelf(folder).stock().rows}
