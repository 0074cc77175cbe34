"""The import as a page of the window."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from gridlight import paths
from gridlight.cards.model import DefenseCard, OffenseCard
from gridlight.session.games import bundled_decks, read_deck
from gridlight.ui.importing.screen import ImportScreen
from gridlight.ui.theme import wishes_of
from gridlight.workshop.drafting.rack import Rack
from gridlight.workshop.intake.filing import whole_cards

if TYPE_CHECKING:
    from gridlight.ui.main_window import MainWindow


def page(window: MainWindow) -> ImportScreen:
    """The import in the person's own folder, gone on with where it was left."""
    taken = (*bundled_decks(), *(read_deck(name).name for name in bundled_decks()))
    rack, deck = Rack(paths.decks(), taken), read_deck()
    screen = ImportScreen(paths.imports(), rack, deck, wishes_of(window.preferences), window)
    screen.home_wanted.connect(window.back)
    screen.settings_wanted.connect(lambda: window.open_page("settings"))
    screen.help_wanted.connect(lambda: _help(window))
    screen.saved.connect(lambda path: _shelved(window, path))
    screen.trial_wanted.connect(lambda key: _try(window, screen, key))
    return screen


def take_scans(window: MainWindow, paths: list[Path]) -> None:
    """Go to the import with pictures, or folders of them, and read them."""
    window.open_page("import")
    screen = window.screens["import"]
    assert isinstance(screen, ImportScreen)
    screen.take_in(paths)


def _shelved(window: MainWindow, path: Path) -> None:
    """The workshop has at hand what was imported into."""
    from gridlight.ui.editor.hub import WorkshopScreen

    hub = window.page("workshop")
    assert isinstance(hub, WorkshopScreen)
    hub.reload(select=path)


def _help(window: MainWindow) -> None:
    from gridlight.ui.screens.help import HelpScreen

    screen = HelpScreen(wishes_of(window.preferences), window, "workshop")
    screen.home_wanted.connect(window.back)
    window.open_made("help", screen)


def _try(window: MainWindow, screen: ImportScreen, key: str) -> None:
    """The light box with a scanned card, against another of the import or of the bundled deck."""
    from gridlight.ui.editor.strip import Pair
    from gridlight.ui.editor.trial import TrialScreen

    cards = whole_cards(screen.intake)
    deck = read_deck()
    play = cards[key] if key.isdecimal() else next(iter(_plays(cards)), deck.offense[0])
    formation = next(iter(_formations(cards)), deck.defense[0])
    formation = formation if key.isdecimal() else cards[key]  # type: ignore[assignment]
    assert isinstance(play, OffenseCard) and isinstance(formation, DefenseCard)
    pair = Pair(play, formation, deck.geometry)
    trial = TrialScreen(pair, 0, wishes_of(window.preferences), window)
    trial.home_wanted.connect(window.back)
    trial.settings_wanted.connect(lambda: window.open_page("settings"))
    trial.help_wanted.connect(lambda: _help(window))
    window.open_made("trial", trial)


def _plays(cards: dict[str, OffenseCard | DefenseCard]) -> list[OffenseCard]:
    return [card for card in cards.values() if isinstance(card, OffenseCard)]


def _formations(cards: dict[str, OffenseCard | DefenseCard]) -> list[DefenseCard]:
    return [card for card in cards.values() if isinstance(card, DefenseCard)]
