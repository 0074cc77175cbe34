"""How the print screen is made and wired to the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gridlight.ui.chrome import Screen
from gridlight.ui.printing.decks import Following, house_shelf
from gridlight.ui.printing.screen import Desk, PrintScreen
from gridlight.ui.theme import Wishes, wishes_of

if TYPE_CHECKING:
    from gridlight.ui.main_window import MainWindow


def page(window: MainWindow) -> Screen:
    """The print screen, with the deck that was chosen in the workshop."""
    desk = Desk(house_shelf().rows)
    screen = PrintScreen(desk, wishes_of(window.preferences), window, window.tasks)
    screen.home_wanted.connect(window.back)
    screen.settings_wanted.connect(lambda: window.open_page("settings"))
    screen.help_wanted.connect(lambda: workshop_help(window))
    following = Following(window)
    screen.deck_wanted.connect(
        lambda: screen.reload(lambda rows: following.place(rows, screen.chosen()))
    )
    return screen


def workshop_help(window: MainWindow) -> None:
    """Show the help of the workshop."""
    from gridlight.ui.screens.help import HelpScreen

    screen = HelpScreen(wishes_of(window.preferences), window, "workshop")
    screen.home_wanted.connect(window.back)
    window.open_made("help", screen)


def example(size: tuple[int, int], wishes: Wishes) -> Screen:
    """The screen with the bundled deck for a printer that was measured, for pictures."""
    import tempfile
    from pathlib import Path

    from gridlight.cards.decks import bundled
    from gridlight.paths import cards
    from gridlight.present.editor_hub import bundled_row
    from gridlight.present.printing_printers import Printers

    row = bundled_row(bundled(cards("classic")))
    screen = PrintScreen(Desk(lambda: (row,), Path(tempfile.gettempdir()) / "none"), wishes)
    screen.printers = Printers().added("Den inkjet")
    correction = screen.printers.printer.correction.after(99.6, 100.2)
    screen.printers = screen.printers.corrected(correction)
    screen.show_printers()
    screen.resize(*size)
    screen.show()
    screen.start_focus()
    screen.show_rows((row,))
    screen.show_sheet("7")
    look = screen.look_wanted()
    from gridlight.ui.printing.press import picture_of

    screen.view.show_image(picture_of(look.job.pdf(), look.page, look.high))
    return screen
