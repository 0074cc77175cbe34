"""Every journal ever written stays readable, and every game comes out as it did.

`tests/helpers/write_goldens.py` wrote them; those of a released format are never touched.
"""

from pathlib import Path

import pytest

from gridlight.session.journal import FORMAT
from gridlight.session.journal_reading import read_journal
from gridlight.session.notation import export_text
from gridlight.session.notation_reading import import_text
from gridlight.session.table import Table
from gridlight.session.verify import verify
from helpers.every_game import EVERY
from helpers.write_goldens import GOLDENS

FOLDER = Path(__file__).parent / "journals"
JOURNALS = sorted(FOLDER.glob("format-*/*.gridlight"))
SEALED = {"foto-electric", "toy"}  # games in which something is picked in secret
every_journal = pytest.mark.parametrize("path", JOURNALS, ids=lambda path: path.stem)


@every_journal
def test_it_opens_and_every_result_holds(path):
    found = verify(path, EVERY)
    assert found.steps > 0
    assert (found.seals > 0) == (read_journal(path).header.game in SEALED)
    assert not found.torn


@every_journal
def test_it_is_told_as_it_was_then(path):
    table = Table.open(path, EVERY, only_read=True)
    assert export_text(table, EVERY) == path.with_suffix(".txt").read_text(encoding="utf-8")


@every_journal
def test_its_text_reads_back_to_it(path):
    table = Table.open(path, EVERY, only_read=True)
    back = import_text(path.with_suffix(".txt").read_text(encoding="utf-8"), "text", EVERY).table
    kept = back.history
    assert [(r.seat, r.words, r.rolls, r.by) for r in kept] == [
        (r.seat, r.words, r.rolls, r.by) for r in table.history[: len(kept)]
    ]
    assert not table.over or len(kept) == len(table.history)


def test_each_way_to_end_has_its_golden():
    here = FOLDER / f"format-{FORMAT}"
    assert {path.stem for path in here.glob("*.gridlight")} == {g.name for g in GOLDENS}
    for golden in GOLDENS:
        table = Table.open(here / f"{golden.name}.gridlight", EVERY, only_read=True)
        assert golden.wanted(table)


def test_every_game_has_goldens():
    assert {read_journal(path).header.game for path in JOURNALS} == set(EVERY.names)
