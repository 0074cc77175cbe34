"""The drawn forms of a record: documents, and the moving picture of a play."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from gridlight import paths
from gridlight.football import events as told
from gridlight.football import field
from gridlight.kernel.game import Seat
from gridlight.present.exporting import PEGSKIN
from gridlight.present.foto import names_of
from gridlight.present.play_reel import FOTO, PlayReel, play_reel, reveal_of
from gridlight.present.situation import capital
from gridlight.present.words import story
from gridlight.session.record_plays import Play
from gridlight.session.table import Table
from gridlight.ui.exporting.film import Frame, frames_of, size_of
from gridlight.workshop.pdfium import opened

GIF_BYTES = 2_000_000
"""No moving picture of a play is larger."""
Work = Callable[[], bytes]


def pdf_work(table: Table, paper: str) -> Work:
    """What makes the record's document, on any thread; Pegskin's Yardcards follow it.

    What only the window's thread may paint is painted at once.
    """
    cards = yardcards(table, paper) if table.header.game == PEGSKIN else b""

    def make() -> bytes:
        from gridlight.present.record_sheet import record_sheet
        from gridlight.ui.exporting.record_pdf import record_pdf

        pages = record_pdf(record_sheet(table), paper)
        return joined(pages, cards) if cards else pages

    return make


def yardcards(table: Table, paper: str) -> bytes:
    """The Yardcards of a game of Pegskin as a document, a page a sheet (PS-31)."""
    from gridlight.present.pegskin_sheet import all_sheets, card_rows
    from gridlight.present.penalty_system import game_view
    from gridlight.ui.pegboard.yard_pdf import sheets_pdf

    rows, view = card_rows(table.history, table.called), game_view(table.view(None))
    sheets = all_sheets(rows, table.called, view, names_of(table.header))
    return sheets_pdf(sheets, table.title, paper)


def joined(first: bytes, second: bytes) -> bytes:
    """One document of the pages of two; its title is that of the first."""
    import io

    held = io.BytesIO()
    with opened(first) as whole, opened(second) as more:
        whole.import_pages(more)
        whole.save(held)
    return held.getvalue()


# moving pictures


def gif_of(table: Table, play: Play) -> bytes:
    """A play as a moving picture, made on the window's thread."""
    if table.header.game == FOTO:
        return reveal(table, play)
    reel = play_reel(table, play)
    return film(reel, list(frames_of(reel)))


def film(reel: PlayReel, frames: Sequence[Frame]) -> bytes:
    """The frames of a play as a GIF, on any thread."""
    from gridlight.cards.animation import film_gif

    return film_gif(size_of(reel), frames, GIF_BYTES)


def reveal(table: Table, play: Play) -> bytes:
    """The cards of a play of Foto-Electric as they were shown, on any thread."""
    from gridlight.cards.animation import Lettering, reveal_gif
    from gridlight.cards.decks import load_record

    record = reveal_of(play)
    assert record is not None
    event = next(each for each in record.events if each.name == told.REVEAL)
    deck = load_record(table.header.tables["deck"], table.title)
    sentence = story(record.events, names_of(table.header), deck)[0]
    return reveal_gif(
        deck,
        event["play"],
        event["formation"],
        event["defense_place"] - event["offense_place"],
        goal=math.ceil(field.to_goal(Seat(event["side"]), event["start"])),
        caption=capital(sentence.partition(" – ")[2]),
        lettering=Lettering(
            display=paths.assets("fonts", "fjalla-one", "FjallaOne-Regular.ttf").read_bytes(),
            text=paths.assets(
                "fonts", "source-sans-pro", "SourceSansPro-Semibold.ttf"
            ).read_bytes(),
        ),
    )
