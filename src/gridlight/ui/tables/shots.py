"""The editors for tables as they are drawn for docs: scripted tables in a folder of their own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from gridlight.present.tables import Place
from gridlight.present.tables_index import entries
from gridlight.ui.tables.index import TablesScreen
from gridlight.ui.tables.pages import card_editor, chart_editor, spinner_editor

if TYPE_CHECKING:
    from gridlight.ui.tables.editor import TableEditor
    from gridlight.ui.theme import Wishes


def _in_a_folder(editor: Callable[..., TableEditor], wishes: Wishes, name: str) -> TableEditor:
    folder = TemporaryDirectory()

    def place(kind: str) -> Path:
        made = Path(folder.name) / kind
        made.mkdir(exist_ok=True)
        return made

    screen = editor(wishes, None, place)
    screen.editing.copy()
    screen.editing.rename(name)
    screen.destroyed.connect(lambda: folder.cleanup())
    return screen


def _shown(screen: TableEditor, size: tuple[int, int], row: int, column: int) -> TableEditor:
    screen.show_section(screen.section)
    screen.grid.go_to(row, column)
    screen.resize(*size)
    screen.show()
    screen.start_focus()
    return screen


def cards(size: tuple[int, int], wishes: Wishes) -> TableEditor:
    """A card that fouls a little too much."""
    screen = _in_a_folder(card_editor, wishes, "Saturday crew")
    for row, says in ((0, "five"), (1, "two"), (3, "one"), (7, "three")):
        screen.editing.put(Place(0, row, 0), says)
    return _shown(screen, size, 5, 0)


def chart(size: tuple[int, int], wishes: Wishes) -> TableEditor:
    """The chart of another year, one line of it not whole yet."""
    screen = _in_a_folder(chart_editor, wishes, "As in 1967")
    screen.editing.put(Place(0, 0, 1), "15")
    screen.editing.put(Place(0, 11, 3), "yes")
    return _shown(screen, size, 11, 3)


def spinners(size: tuple[int, int], wishes: Wishes) -> TableEditor:
    """A windy day's kick-offs, of which one area doesn't come out yet."""
    screen = _in_a_folder(spinner_editor, wishes, "Windy field")
    screen.editing.put(Place(0, 1, 1), "40")
    screen.editing.put(Place(0, 8, 1), "10")
    screen.editing.put(Place(3, 0, 1), "60")
    return _shown(screen, size, 8, 1)


def index(size: tuple[int, int], wishes: Wishes) -> TablesScreen:
    """The index, as it is for somebody with tables of their own."""
    counts = {"penalty-cards": 2, "penalty-chart": 0, "spinners": 1}
    screen = TablesScreen(wishes, None, entries(counts))
    screen.resize(*size)
    screen.show()
    screen.start_focus()
    return screen
