"""What a game begins with: from the sheet for a new game, or from a position."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from gridlight.kernel.game import Seat
from gridlight.present.new_game import BOTH, COACHED, DECK, OPPONENT, SPINNERS
from gridlight.session.journal import PERSON, Player
from gridlight.session.table import Setup

if TYPE_CHECKING:
    from gridlight.present.preferences import Preferences
    from gridlight.session.table import Table
    from gridlight.ui.screens.new_game import Agreed


def agreed_setup(agreed: Agreed) -> Setup:
    """The game that the sheet says, with its colors."""
    return Setup(
        agreed.game,
        home=_player(agreed, "home", agreed.home, agreed.home_color),
        visitors=_player(agreed, "visitors", agreed.visitors, agreed.visitors_color),
        settings=agreed.settings,
        tables=_tables(agreed),
    )


def _tables(agreed: Agreed) -> dict[str, Any] | None:
    """The game's tables with those that the sheet chose in place; nothing if none was."""
    if not agreed.tables:
        return None
    from gridlight.session.games import GAMES
    from gridlight.session.spinner_shelf import SPINNERS as SHELF

    deck = {DECK: agreed.tables[DECK]} if DECK in agreed.tables else {}
    found = dict(GAMES.get(agreed.game).tables(deck))
    if SPINNERS in agreed.tables:
        found[SPINNERS] = SHELF.load(agreed.tables[SPINNERS]).as_data()
    return found


def _player(agreed: Agreed, seat: str, name: str, color: str) -> Player:
    if agreed.coached == BOTH:
        return Player(name, agreed.level, color)
    if seat == agreed.coached:
        return Player(agreed.level.capitalize(), agreed.level, color)
    return Player(name, color=color)


def remembering(preferences: Preferences, agreed: Agreed) -> Preferences:
    """The preferences with teams and agreements, for the next game of this kind."""
    settings = dict(agreed.settings)
    feel = bool(settings.pop("table_feel", preferences.table_feel))
    if agreed.level:
        settings |= {OPPONENT: agreed.level, COACHED: agreed.coached}
    settings |= agreed.tables
    told = {**preferences.agreed, agreed.game: settings}
    return replace(
        preferences,
        table_feel=feel,
        home_name=agreed.home,
        visitors_name=agreed.visitors,
        agreed=told,
    )


def of_these_teams(setup: Setup, preferences: Preferences, table: Table | None) -> Setup:
    """The setup between the teams at the table, or else those that played last.

    A computer coach plays on only in its own game.
    """
    if table is not None:
        home, visitors = (_plays_on(table, seat, setup.game) for seat in Seat)
        return replace(setup, home=home, visitors=visitors)
    home = Player(preferences.home_name, color=preferences.home_color)
    visitors = Player(preferences.visitors_name, color=preferences.visitors_color)
    return replace(setup, home=home, visitors=visitors)


def colors_of(table: Table) -> tuple[str, str] | None:
    """The colors that a game was begun in, home's first; None where they can't be told apart."""
    from gridlight.ui.theme import team_fault

    seats = table.header.seats
    home, visitors = seats[Seat.HOME].color, seats[Seat.VISITORS].color
    if home and visitors and team_fault(home, visitors) is None:
        return home, visitors
    return None


def in_colors_of(table: Table, preferences: Preferences) -> Preferences:
    """The preferences in the colors that a game was begun in."""
    worn = colors_of(table)
    if worn is None:
        return preferences
    return replace(preferences, home_color=worn[0], visitors_color=worn[1])


def _plays_on(table: Table, seat: Seat, game: str) -> Player:
    player = table.header.seats[seat]
    return player if table.header.game == game else replace(player, kind=PERSON)
