"""The way to the referee's desk: the sheet of a new game, with the players' own board chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gridlight.session.referee_mode.entry import BOARDS, OWN

if TYPE_CHECKING:
    from gridlight.ui.chrome import Screen
    from gridlight.ui.main_window import MainWindow


def page(window: MainWindow) -> Screen:
    """The sheet for a game of the kind at hand on the players' own board."""
    from gridlight.ui.pages import new_game_sheet

    game = window.game_at_hand() or "foto-electric"
    return new_game_sheet(window, game, **{BOARDS: OWN})
