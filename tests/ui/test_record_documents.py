"""The document of a record: the same every time, and whole whatever stands in it."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest
from pypdfium2 import PdfDocument

from gridlight.kernel.game import Seat
from gridlight.present.record_page import record_page
from gridlight.present.record_sheet import RecordSheet, record_sheet
from gridlight.present.situation import Names
from gridlight.ui.exporting.record_pdf import record_pdf
from gridlight.ui.scripts import half_played
from helpers.pages import Page


@cache
def sheet() -> RecordSheet:
    return record_sheet(half_played("foto-electric", 12))


def words_of(data: bytes) -> list[str]:
    document = PdfDocument(data)
    pages = [" ".join(page.get_textpage().get_text_range().split()) for page in document]
    document.close()
    return pages


def test_the_same_record_makes_the_same_document() -> None:
    assert record_pdf(sheet()) == record_pdf(sheet())


def test_every_play_and_drive_is_in_it() -> None:
    whole = " ".join(words_of(record_pdf(sheet(), "a4")))
    page = Page(record_page(sheet())).words
    for part in sheet().parts:
        for row in part.plays:
            assert row.sentence in whole
            assert row.sentence in page
    for drive in sheet().drives:
        assert drive.begun in whole
        assert drive.ended in page
    for row in sheet().numbers:
        assert f"{row.name} {row.home} {row.visitors}" in whole


def test_the_heads_of_a_table_go_along_to_the_next_page() -> None:
    part = sheet().parts[0]
    many = replace(sheet(), parts=(replace(part, plays=part.plays * 12),))
    pages = words_of(record_pdf(many))
    with_head = [page for page in pages if part.head.upper() in page]
    assert len(with_head) >= 4
    assert with_head[1].startswith(part.head.upper())


def test_a_play_may_be_longer_than_a_page() -> None:
    part = sheet().parts[0]
    long = replace(
        part.plays[0], sentence="The lateral is caught at the 5. " * 900 + "Down at last."
    )
    pages = words_of(record_pdf(replace(sheet(), parts=(replace(part, plays=(long,)),))))
    assert len(pages) > 6
    assert "Down at last." in pages[-1]


@pytest.mark.parametrize("name", ["W" * 600, "many words " * 60, "a\nb\x1b[31m" * 90])
def test_any_name_and_title_has_room(name: str) -> None:
    names = {Seat.HOME: name, Seat.VISITORS: "Dayton"}
    odd = replace(sheet(), title=name, names=Names(name, "Dayton"), full_names=names)
    pages = words_of(record_pdf(odd))
    assert "Dayton" in pages[0]
    assert len(pages) < 12
    Page(record_page(odd))
