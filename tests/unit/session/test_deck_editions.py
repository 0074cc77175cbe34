"""Games told as text say with which edition of the bundled deck they were played."""

from dataclasses import replace
from pathlib import Path

import pytest

from gridlight import paths
from gridlight.cards.decks import save_folder
from gridlight.cards.model import Deck
from gridlight.kernel.errors import NotationError
from gridlight.session.games import DECK, EDITIONS, GAMES, bundled_decks, edition_choice, read_deck
from gridlight.session.notation import FIRST_EDITION, export_text
from gridlight.session.notation_reading import import_text
from gridlight.session.table import Setup, Table

LATEST = list(EDITIONS)[-1]


def deck_of(edition: str) -> Deck:
    return read_deck(edition_choice(edition))


def started(edition: str) -> Table:
    tables = None if edition == LATEST else dict(Table.start(Setup("foto-electric")).header.tables)
    if tables is not None:
        tables["deck"] = deck_of(edition).as_data()
    return Table.start(Setup("foto-electric", seed="editions", tables=tables))


def test_the_latest_edition_is_the_deck_that_is_bundled() -> None:
    assert deck_of(LATEST) == read_deck(DECK)
    assert len({deck_of(edition).digest for edition in EDITIONS}) == len(EDITIONS)
    assert not set(EDITIONS) & set(bundled_decks())


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_deck_of_ones_own_in_a_folder_called_like_an_edition_is_ones_own(
    edition: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first copy of the bundled deck lies in such a folder."""
    monkeypatch.setenv("GRIDLIGHT_HOME", str(tmp_path))
    mine = replace(read_deck(), name=f"Classic {edition[-1]}", author="Somebody")
    save_folder(mine, paths.decks() / edition)
    assert read_deck(edition) == mine
    assert read_deck(mine.name) == mine
    table = Table.start(
        Setup("foto-electric", tables=GAMES.get("foto-electric").tables({"deck": edition}))
    )
    assert table.header.tables["deck"]["author"] == "Somebody"


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_text_is_read_back_with_its_own_edition(edition: str) -> None:
    text = export_text(started(edition))
    assert "[Tables" not in text
    assert (f'[Deck "{edition}"]' in text) is (edition != FIRST_EDITION)
    tables = import_text(text, "text").table.header.tables
    assert tables["deck"] == deck_of(edition).as_data()


def test_other_cards_are_told_wholly() -> None:
    table = started(FIRST_EDITION)
    deck = {**table.header.tables["deck"], "name": "Sunday"}
    other = Table.start(Setup("foto-electric", tables={**table.header.tables, "deck": deck}))
    text = export_text(other)
    assert "[Tables" in text
    assert import_text(text, "text").table.header.tables["deck"] == deck


def test_an_edition_that_never_was_is_refused() -> None:
    text = export_text(started(LATEST)).replace(LATEST, "classic-99")
    with pytest.raises(NotationError, match="classic-99"):
        import_text(text, "text")
