"""The option `penalty_system` of every game: its settings, its tables, the layer itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

from gridlight import paths
from gridlight.kernel.errors import OptionError
from gridlight.kernel.game import Seat
from gridlight.penalties import reading
from gridlight.penalties.chart import PenaltyCard, PenaltyChart
from gridlight.penalties.fit import Fit
from gridlight.session.files import read_at_most
from gridlight.session.registry import AnyGame, Entry, Tables
from gridlight.session.settings import Setting, Value, team_words

ON = "penalty_system"
X_FACES = "penalty_x_faces"
CARDS = "penalty_cards"

CHART_TABLE = "penalty_chart"
CARDS_TABLE = "penalty_cards"

HOUSE_CHART = "chart"
AVERAGE = "average"
MOST_BYTES = 1 << 18

SETTINGS = (
    Setting(ON, False),
    Setting(X_FACES, 1, least=1, most=3),
    Setting(CARDS, team_words({}, AVERAGE), teams=True),
)
"""What every game can be set to besides its own: the layer, its die, the teams' cards."""

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


def with_penalties(entry: Entry) -> Entry:
    """The same game with the option of the penalty layer; off, nothing about it changes."""
    fit = _FITS[entry.name]

    def build(settings: Mapping[str, Value], tables: Tables) -> AnyGame:
        own = {setting.name: settings[setting.name] for setting in entry.settings}
        game = entry.build(own, tables)
        return _layered(fit(game), settings, tables) if settings.get(ON) else game

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
        found[CHART_TABLE] = house_chart().as_data()
    if CARDS_TABLE not in given:
        chosen = cards_chosen(settings)
        found[CARDS_TABLE] = {seat.value: penalty_card(chosen[seat]).as_data() for seat in Seat}
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
    return {Seat(team): name for team, name in _pair(str(settings[CARDS])).items()}


def _pair(text: str) -> dict[str, str]:
    home, visitors = text.removeprefix("home:").split(",visitors:")
    return {"home": home, "visitors": visitors}


@cache
def house_chart() -> PenaltyChart:
    """The chart that ships with the program."""
    file = paths.cards("penalties", f"{HOUSE_CHART}.json")
    return reading.read_chart(file.read_bytes(), file.name)


def bundled_cards() -> tuple[str, ...]:
    """The names of the specialist cards that ship with the program, the mildest first."""
    return ("disciplined", AVERAGE, "rough")


def own_cards() -> tuple[str, ...]:
    """The names of the cards that a person has written, by name."""
    return tuple(sorted(path.stem for path in paths.penalty_cards().glob("*.json")))


def penalty_card(choice: str) -> PenaltyCard:
    """A card by name, bundled or a person's own, or the card in a file.

    `OptionError` where there is no such card, `CardError` for one that can't be used.
    """
    if choice in bundled_cards():
        return _bundled_card(choice)
    own = paths.penalty_cards() / f"{choice}.json"
    path = own if choice in own_cards() else Path(choice)
    try:
        data = read_at_most(path, MOST_BYTES)
    except OSError:
        known = ", ".join((*bundled_cards(), *own_cards()))
        remedy = f"There are {known}; or name a card’s file."
        problem = "there is no such card"
        raise OptionError(f"penalty card “{choice}”", "", problem, remedy) from None
    return reading.read_card(data, path.name)


@cache
def _bundled_card(name: str) -> PenaltyCard:
    file = paths.cards("penalties", f"{name}.json")
    return reading.read_card(file.read_bytes(), file.name)
