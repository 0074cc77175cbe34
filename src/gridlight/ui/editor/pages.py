"""How the workshop's pages are made and wired to the window."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from gridlight import paths
from gridlight.ui.chrome import Screen
from gridlight.ui.editor.screen import EditorScreen
from gridlight.ui.theme import wishes_of
from gridlight.workshop.drafting.rack import Desk, Rack

if TYPE_CHECKING:
    from gridlight.ui.main_window import MainWindow


def editor_of(window: MainWindow, path: Path, key: str = "1") -> Screen:
    """The editor with the deck in a folder, one of its cards on the board."""
    screen = EditorScreen(Desk.open(path), wishes_of(window.preferences), window, window.tasks, key)
    screen.home_wanted.connect(window.back)
    screen.settings_wanted.connect(lambda: window.open_page("settings"))
    screen.help_wanted.connect(window.help)
    return screen


def editor(window: MainWindow) -> Screen:
    """The editor with the first deck of one's own, a copy of the bundled one if there is none."""
    from gridlight.cards.decks import bundled

    rack = Rack(paths.decks())
    path = next((kept.path for kept in rack.decks() if not kept.fault), None)
    return editor_of(window, path or rack.copy(bundled(paths.cards("classic")), {}))
