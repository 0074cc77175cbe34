"""How the share screen is made and wired to the window."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from gridlight.kernel.language import tr
from gridlight.present.sharing_drawings import WORDS, read_drawing
from gridlight.ui.chrome import Screen
from gridlight.ui.printing.decks import Following, house_shelf
from gridlight.ui.printing.page import workshop_help
from gridlight.ui.sharing.screen import ShareScreen
from gridlight.ui.theme import Wishes, wishes_of
from gridlight.workshop.drafting.sheets import with_card

if TYPE_CHECKING:
    from gridlight.ui.editor.screen import EditorScreen
    from gridlight.ui.main_window import MainWindow


def page(window: MainWindow) -> Screen:
    """The share screen, with the deck that was chosen in the workshop."""
    screen = ShareScreen(house_shelf(), wishes_of(window.preferences), window, window.tasks)
    screen.home_wanted.connect(window.back)
    screen.settings_wanted.connect(lambda: window.open_page("settings"))
    screen.help_wanted.connect(lambda: workshop_help(window))
    following = Following(window)
    screen.deck_wanted.connect(
        lambda: screen.reload(lambda rows: following.place(rows, screen.chosen()))
    )
    return screen


def open_deck(window: MainWindow, path: Path) -> None:
    """Show what is in a `.deck` file or a deck's folder, to be taken or left, or take a drawing."""
    window.open_page("share")
    screen = window.screens["share"]
    assert isinstance(screen, ShareScreen)
    screen.open_path(path)


def take_drawing(window: MainWindow, path: Path) -> None:
    """Take a drawing as a card: of the deck on the drafting table if that shows, else here."""
    from gridlight.ui.editor.screen import EditorScreen

    showing = window.screens.get(window.screen_name())
    if isinstance(showing, EditorScreen):
        _draw_in(showing, path)
    else:
        open_deck(window, path)


def _draw_in(editor: EditorScreen, path: Path) -> None:
    """A stroke on the card that the drawing says, or on the one on the board."""
    drafter = editor.drafter

    def draw() -> None:
        card = read_drawing(path, drafter.geometry, drafter.key)
        drafter.desk.do(WORDS, card.key, with_card(drafter.deck, card.key, card))
        editor.open(card.key)

    editor.do(draw)


def example(size: tuple[int, int], wishes: Wishes) -> Screen:
    """The screen with the bundled deck about to be given away, for pictures."""
    import tempfile

    from gridlight.cards.decks import bundled
    from gridlight.paths import cards
    from gridlight.present.editor_hub import bundled_row
    from gridlight.present.sharing import digest_words, label_of, packed
    from gridlight.ui.editor.hub import Shelf
    from gridlight.workshop.drafting.rack import Rack

    deck = bundled(cards("classic"))
    shelf = Shelf(Rack(Path(tempfile.gettempdir()) / "none"), (deck,))
    screen = ShareScreen(shelf, wishes)
    screen.resize(*size)
    screen.show()
    screen.show_rows((bundled_row(deck),))
    pack = packed(deck, label_of(deck), {})
    screen.pack_said = tr(
        "{pack}. Digest {digest}.", pack=pack.words, digest=digest_words(pack.deck.digest)
    )
    screen.wall.choose("7")
    screen.start_focus()
    screen.place()
    return screen
