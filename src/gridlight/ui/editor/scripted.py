"""Screens of the workshop with a deck laid out, for pictures."""

from __future__ import annotations

import tempfile
from pathlib import Path

from gridlight.cards.decks import bundled
from gridlight.paths import cards
from gridlight.present.editor_hub import LINKS, compare
from gridlight.ui.chrome import Screen
from gridlight.ui.editor.compare import CompareScreen
from gridlight.ui.editor.hub import Shelf, WorkshopScreen
from gridlight.ui.editor.screen import EditorScreen
from gridlight.ui.editor.strip import Pair
from gridlight.ui.editor.trial import TrialScreen
from gridlight.ui.theme import Wishes
from gridlight.workshop.drafting.drafter import Drafter, Tool
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
    classic = bundled(cards("classic"))
    screen = EditorScreen(Desk.open(path), wishes, key=key, bundled=classic)
    screen.resize(*size)
    screen.show()
    mark, by = Mark("diamond", 4), (-1.5, 1.0)
    if key.isdecimal():
        mark, by = Mark("point", 6), (-3.5, -1.0)
    screen.do(lambda: screen.drafter.choose(mark))
    screen.do(lambda: screen.drafter.nudge(by))
    screen.start_focus()
    screen.strip.finish()
    return screen


def _rack() -> Rack:
    """A rack with a deck whose long pass was moved, and one that is barely begun."""
    rack = Rack(_folder())
    drafter = Drafter(Desk.open(rack.copy(bundled(cards("classic")), {})), "7")
    drafter.choose(Mark("point", 4))
    drafter.nudge((3.0, 2.0))
    drafter.open("D")
    drafter.choose(Mark("diamond", 4))
    drafter.nudge((-1.5, 1.0))
    drafter.save()
    rack.rename(drafter.desk.path, "Sunday deck")
    begun = Drafter(Desk.open(rack.new("Goal line", "The owner")), "1")
    begun.take(Tool.PATH)
    for place in ((1.0, -8.0), (2.0, -2.0), (-3.0, 6.0), (0.0, 40.5)):
        begun.press(place, 0.4)
    begun.rename("Dive left")
    return rack


def decks(size: tuple[int, int], wishes: Wishes) -> Screen:
    """The workshop with two decks of one's own beside the bundled one."""
    shelf = Shelf(_rack(), (bundled(cards("classic")),))
    screen = WorkshopScreen(shelf, wishes, pages=tuple(LINKS))
    screen.show_rows(shelf.rows())
    screen.resize(*size)
    screen.show()
    screen.list.choose(1)
    screen.wall.choose("7")
    screen.start_focus()
    return screen


def compared(size: tuple[int, int], wishes: Wishes) -> Screen:
    """A deck beside the one that it was copied from."""
    rows = Shelf(_rack(), (bundled(cards("classic")),)).rows()
    both = tuple(row.deck for row in rows if row.deck is not None)
    screen = CompareScreen(both, 1, 2, wishes)
    screen.show_comparison(compare(both[1], both[2]))
    screen.resize(*size)
    screen.show()
    screen.start_focus()
    return screen


def trial(size: tuple[int, int], wishes: Wishes) -> Screen:
    """The bundled long pass on the light box, half uncovered."""
    deck = bundled(cards("classic"))
    pair = Pair(deck.play(7), deck.formation("D"), deck.geometry)
    screen = TrialScreen(pair, 1, wishes)
    screen.resize(*size)
    screen.show()
    screen.start_focus()
    screen.box.pull_to(0.45)
    return screen


def checked(size: tuple[int, int], wishes: Wishes) -> Screen:
    """The editor with a play that has faults, looked at closely."""
    rack = Rack(_folder())
    desk = Desk.open(rack.new("Goal line", "The owner"))
    screen = EditorScreen(desk, wishes, key="3", bundled=bundled(cards("classic")))
    screen.resize(*size)
    screen.show()
    drafter = screen.drafter
    drafter.take(Tool.PATH)
    for place in ((4.0, -8.0), (4.0, -3.0), (-6.0, 3.0)):
        drafter.press(place, 0.4)
    drafter.take(Tool.PASS)
    drafter.press((-12.0, 18.0), 0.4)
    screen.tabs.set_current(1)
    screen.refresh()
    screen.show_fault(screen.faults.faults()[-1])
    screen.start_focus()
    return screen


def begun(size: tuple[int, int], wishes: Wishes) -> Screen:
    """The editor in the middle of a play that is being drawn."""
    screen = editor(size, wishes, "3")
    assert isinstance(screen, EditorScreen)
    screen.do(screen.drafter.clear)
    screen.take(Tool.PATH)
    for place in ((-5.0, -7.0), (-5.0, -3.0), (6.0, -2.0), (9.0, 8.0)):
        screen.board.press(place)
    screen.board.set_cross((2.0, 20.2))
    screen.strip.finish()
    return screen
