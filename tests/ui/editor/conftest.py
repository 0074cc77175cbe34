"""The editor and the workshop with a deck of one's own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from gridlight.cards.model import Deck
from gridlight.session.games import read_deck
from gridlight.ui.editor.screen import EditorScreen
from gridlight.workshop.drafting.rack import Desk, Rack
from helpers.people import AT_ONCE, settle

LayEditor = Callable[..., EditorScreen]


@pytest.fixture
def rack(tmp_path: Path) -> Rack:
    folder = tmp_path / "decks"
    folder.mkdir()
    return Rack(folder)


@pytest.fixture
def lay(qtbot: QtBot, rack: Rack) -> LayEditor:
    """Lays a copy of the bundled deck on the table, or empty sheets, or a deck in a folder."""

    def make(
        key: str = "7",
        *,
        bare: bool = False,
        path: Path | None = None,
        size: tuple[int, int] = (1280, 800),
        bundled: Deck | None = None,
    ) -> EditorScreen:
        place = path or (rack.new("Bare", "A test") if bare else rack.copy(read_deck(), {}))
        screen = EditorScreen(Desk.open(place), AT_ONCE, key=key, bundled=bundled)
        qtbot.addWidget(screen)
        screen.resize(*size)
        screen.show()
        screen.activateWindow()
        screen.start_focus()
        settle()
        return screen

    return make
