"""Screens of the workshop with a deck laid out, for pictures."""

from __future__ import annotations

import tempfile
from pathlib import Path

from gridlight.cards.decks import bundled
from gridlight.paths import cards
from gridlight.ui.chrome import Screen
from gridlight.ui.editor.screen import EditorScreen
from gridlight.ui.theme import Wishes
from gridlight.workshop.drafting.marks import Mark
from gridlight.workshop.drafting.rack import Desk, Rack

_FOLDERS: list[tempfile.TemporaryDirectory[str]] = []


def _folder() -> Path:
    """A folder that lasts as long as the program."""
    _FOLDERS.append(tempfile.TemporaryDirectory(prefix="gridlight-"))
    return Path(_FOLDERS[-1].name)


def editor(size: tuple[int, int], wishes: Wishes, key: str = "7") -> Screen:
    """The editor with a long pass from which a corner has just been moved."""
    rack = Rack(_folder())
    path = rack.copy(bundled(cards("classic")), {})
    screen = EditorScreen(Desk.open(path), wishes, key=key)
    screen.resize(*size)
    screen.show()
    mark = Mark("point", 5) if key.isdecimal() else Mark("diamond", 4)
    screen.do(lambda: screen.drafter.choose(mark))
    screen.do(lambda: screen.drafter.nudge((-1.5, 1.0)))
    screen.start_focus()
    screen.strip.finish()
    return screen
