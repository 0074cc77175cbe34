"""The option `penalty_system` of every game: its settings, its tables, the layer itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from gridlight.kernel.game import Seat
from gridlight.penalties import reading
from gridlight.penalties.fit import Fit
from gridlight.session.penalty_shelf import AVERAGE, CARDS, CHARTS, HOUSE
from gridlight.session.registry import AnyGame, Entry, Tables
from gridlight.session.settings import Setting, Value, team_words

ON = "penalty_system"
X_FACES = "penalty_x_faces"
TEAM_CARDS = "penalty_cards"
CHART = "penalty_chart"

USUAL_CARDS = team_words({}, AVERAGE)

CHART_TABLE = "penalty_chart"
CARDS_TABLE = "penalty_cards"

SETTINGS = (
    Setting(ON, False),
    Setting(X_FACES, 1, least=1, most=3),
    Setting(TEAM_CARDS, USUAL_CARDS, teams=True),
    Setting(CHART, HOUSE),
)
"""What every game can be set to besides its own: the layer, its die, cards and chart."""

AnyFit = Fit[Any]


def _foto_electric(game: AnyGame) -> AnyFit:
    from gridlight.penalties.fits.foto_electric import FotoFit

    return FotoFit.of(game)


def _all_pro(game: AnyGame) -> AnyFit:
    from gridlight.penalties.fits.all_pro import AllProFit

    return AllProFit.of(game)


def _pegskin(game: AnyGame) -> AnyFit:
    from gridlight.penalties.fits.pegskin import PegskinFit

    return PegskinFit.of(game)


_FITS: dict[str, Callable[[AnyGame], AnyFit]] = {
    "foto-electric": _foto_electric,
    "all-pro": _all_pro,
    "pegskin": _pegskin,
}


def _fit_of(game: AnyGame) -> AnyFit:
    from gridlight.session.referee_mode.game import ToldGame

    if isinstance(game, ToldGame):
        from gridlight.session.referee_mode.fits import told_fit

        return told_fit(game)
    return _FITS[game.name](game)


def with_penalties(entry: Entry) -> Entry:
    """The same game with the option of the penalty layer; off, nothing about it changes."""

    def build(settings: Mapping[str, Value], tables: Tables) -> AnyGame:
        own = {setting.name: settings[setting.name] for setting in entry.settings}
        game = entry.build(own, tables)
        return _layered(_fit_of(game), settings, tables) if settings.get(ON) else game

    return replace(entry, settings=(*entry.settings, *SETTINGS), build=build, extra=tables_for)


def _layered(fit: AnyFit, settings: Mapping[str, Value], tables: Tables) -> AnyGame:
    from gridlight.penalties.game import PenaltySystem
    from gridlight.penalties.game import Tables as Played

    cards = tables.get(CARDS_TABLE)
    own = cards if isinstance(cards, Mapping) else {}
    return PenaltySystem(
        fit,
        Played(
            reading.chart_from(tables.get(CHART_TABLE), CHART_TABLE),
            {
                seat: reading.card_from(own.get(seat.value), f"{CARDS_TABLE} {seat}")
                for seat in Seat
            },
            int(settings.get(X_FACES) or 1),
        ),
    )


def tables_for(settings: Mapping[str, Value], given: Tables) -> dict[str, Any]:
    """The chart and the cards that these settings need beside given tables; none with it off.

    `OptionError` for a card that there isn't, `CardError` for one that can't be used.
    """
    found: dict[str, Any] = {}
    if not settings.get(ON):
        return found
    if CHART_TABLE not in given:
        found[CHART_TABLE] = CHARTS.load(str(settings.get(CHART, HOUSE))).as_data()
    if CARDS_TABLE not in given:
        chosen = cards_chosen(settings)
        found[CARDS_TABLE] = {seat.value: CARDS.load(chosen[seat]).as_data() for seat in Seat}
    return found


def tables_of_scenario(house: Mapping[str, Any], own: Mapping[str, Any]) -> dict[str, Any]:
    """The tables of a scenario in place of the bundled ones, as far as it brings them."""
    merged = dict(house) | dict(own)
    if CHART_TABLE in own and CHART_TABLE in house:
        merged[CHART_TABLE] = reading.chart_over(house[CHART_TABLE], own[CHART_TABLE])
    if CARDS_TABLE in own and CARDS_TABLE in house:
        merged[CARDS_TABLE] = reading.cards_over(house[CARDS_TABLE], own[CARDS_TABLE])
    return merged


def cards_chosen(settings: Mapping[str, Value]) -> dict[Seat, str]:
    """The card that each team plays with, by name or path."""
    return {
        Seat(team): name for team, name in _pair(str(settings.get(TEAM_CARDS, USUAL_CARDS))).items()
    }


def _pair(text: str) -> dict[str, str]:
    home, visitors = text.removeprefix("home:").split(",visitors:")
    return {"home": home, "visitors": visitors}
