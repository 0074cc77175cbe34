"""The lab, made and wired to the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gridlight import paths
from gridlight.kernel.errors import GridlightError
from gridlight.kernel.language import tr
from gridlight.ui.theme import wishes_of

if TYPE_CHECKING:
    from gridlight.ui.chrome import Screen
    from gridlight.ui.editor.strip import Pair
    from gridlight.ui.lab.bench import Opened
    from gridlight.ui.main_window import MainWindow


def page(window: MainWindow) -> Screen:
    """The lab, with the decks that a game can be played with."""
    from gridlight.ui.lab.screen import LabScreen

    screen = LabScreen(wishes_of(window.preferences), window)
    screen.bench.close_with(window)
    screen.home_wanted.connect(window.back)
    screen.settings_wanted.connect(lambda: window.open_page("settings"))
    screen.help_wanted.connect(window.help)
    screen.trial_wanted.connect(lambda pair, alignment: _try(window, pair, alignment))
    screen.cards_wanted.connect(lambda opened, keys: _show_cards(window, opened, keys))
    return screen


def _try(window: MainWindow, pair: Pair, alignment: int) -> None:
    from gridlight.ui.editor.trial import TrialScreen

    screen = TrialScreen(pair, alignment, wishes_of(window.preferences), window)
    screen.set_title(tr("LIGHT BOX"), tr("Two cards from the lab"))
    screen.home_wanted.connect(window.back)
    screen.settings_wanted.connect(lambda: window.open_page("settings"))
    screen.help_wanted.connect(window.help)
    window.open_made("trial", screen)


def _show_cards(window: MainWindow, opened: Opened, keys: tuple[str, ...]) -> None:
    from gridlight.session.games import bundled_decks
    from gridlight.ui.lab.cards import LabCards

    own = opened.choice not in bundled_decks()
    wishes = wishes_of(window.preferences)
    screen = LabCards(opened.deck, keys, wishes, window, own=own)
    screen.home_wanted.connect(window.back)
    screen.help_wanted.connect(window.help)
    screen.draw_wanted.connect(lambda key: _draw(window, opened.choice, key))
    window.open_made("lab-cards", screen)


def _draw(window: MainWindow, choice: str, key: str) -> None:
    from gridlight.ui.editor.pages import editor_of

    try:
        screen = editor_of(window, paths.decks() / choice, key)
    except (GridlightError, OSError) as fault:
        window.complain(str(fault))
        return
    window.open_made("editor", screen)
