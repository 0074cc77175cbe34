"""The games that come with the program."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any

from gridlight import paths
from gridlight.football.rules import FootballRules, load_numbers, load_rules
from gridlight.games.all_pro import ruleset as all_pro
from gridlight.games.foto_electric.ruleset import BOUNDS, Settings
from gridlight.games.pegskin import ruleset as pegskin
from gridlight.kernel.codec import digest
from gridlight.kernel.errors import OptionError
from gridlight.kernel.language import tr
from gridlight.session.penalties import with_penalties
from gridlight.session.referee_mode.entry import with_own_boards
from gridlight.session.registry import AnyGame, Entry, Registry, Tables
from gridlight.session.settings import Value, settings_of

if TYPE_CHECKING:
    from gridlight.cards.model import Deck

DECK = "classic"
"""The deck that a game is played with unless another is chosen."""

EDITIONS = {"classic-1": ("editions", "classic-1"), "classic-2": ("classic",)}
"""The folders of all editions of that deck, the latest last."""

OF_EDITION = "edition:"


@cache
def _rules() -> FootballRules:
    file = files("gridlight.games.foto_electric").joinpath("rules.toml")
    return load_rules(file.read_bytes(), "rules.toml")


def _foto_electric(settings: Mapping[str, Value], tables: Tables) -> AnyGame:
    from gridlight.cards.decks import load_record
    from gridlight.cards.spinners import spinners_from
    from gridlight.games.foto_electric.game import FotoElectric
    from gridlight.games.foto_electric.light import LightBox
    from gridlight.session.results import known_results

    deck = load_record(tables.get("deck"), "deck")
    return FotoElectric(
        _rules(),
        Settings(**settings),  # type: ignore[arg-type]
        spinners_from(tables.get("spinners"), "spinners"),
        LightBox(deck, known_results(deck)),
        tuple(card.number for card in deck.offense),
        tuple(card.letter for card in deck.defense),
    )


@cache
def _all_pro_rules() -> all_pro.Numbers:
    file = files("gridlight.games.all_pro").joinpath("rules.toml")
    return load_numbers(all_pro.Numbers, file.read_bytes(), "rules.toml")


def _all_pro(settings: Mapping[str, Value], tables: Tables) -> AnyGame:
    from gridlight.games.all_pro.game import AllPro

    return AllPro(_all_pro_rules(), all_pro.Settings(**settings))  # type: ignore[arg-type]


@cache
def _pegskin_rules() -> pegskin.Numbers:
    file = files("gridlight.games.pegskin").joinpath("rules.toml")
    return load_numbers(pegskin.Numbers, file.read_bytes(), "rules.toml")


def _pegskin(settings: Mapping[str, Value], tables: Tables) -> AnyGame:
    from gridlight.games.pegskin.game import Pegskin

    return Pegskin(_pegskin_rules(), pegskin.Settings(**settings))  # type: ignore[arg-type]


def _board_of(position: Mapping[str, Any]) -> dict[str, Any]:
    """The widest board for a position with pegs beyond the house's own (PS-2)."""
    pegs = position.get("pegs")
    words = [str(peg) for peg in pegs] if isinstance(pegs, list) else []
    columns = [int(found) for word in words for found in re.findall(r"(\d{1,3}),", word)]
    wide = any(column > pegskin.Settings().width for column in columns)
    return {"width": pegskin.BOUNDS["width"][1]} if wide else {}


def _tables(choices: Mapping[str, str]) -> dict[str, Any]:
    spinners = choices.get("spinners", "house")
    return {
        "deck": _deck_data(choices.get("deck", DECK)),
        "spinners": json.loads(paths.cards("spinners", f"{spinners}.json").read_bytes()),
    }


def edition_choice(edition: str) -> str:
    """How an edition of the bundled deck is chosen: never as a deck of the user's own is."""
    return f"{OF_EDITION}{edition}"


def _ships(choice: str) -> bool:
    return choice in bundled_decks() or choice in map(edition_choice, EDITIONS)


def _deck_data(choice: str) -> Mapping[str, Any]:
    if _ships(choice):
        return _bundled_data(choice)
    return read_deck(choice).as_data()


def read_deck(choice: str = DECK) -> Deck:
    """A bundled deck or one of the user's own by name, or that in a folder or `.deck` file.

    `OptionError` where there is no such deck, `CardError` for one that can't be used.
    """
    from gridlight.cards.decks import load

    if _ships(choice):
        return _bundled_deck(choice)
    return load(deck_path(choice))


def deck_path(choice: str) -> Path:
    """Where a deck lies: a bundled one, a folder, a `.deck` file, or one of the user's own.

    `OptionError` where there is no such deck.
    """
    from gridlight.session.own_decks import own_deck

    if choice in bundled_decks():
        return paths.cards(choice)
    path = Path(choice)
    if path.exists():
        return path
    own = own_deck(choice)
    if own is not None:
        return own
    remedy = tr(
        "Bundled are {names}; or name a folder or a .deck file.",
        names=", ".join(bundled_decks()),
    )
    raise OptionError(tr("deck “{name}”", name=choice), "", tr("there is no such deck"), remedy)


def bundled_decks() -> tuple[str, ...]:
    """The names of the decks that ship with the program."""
    return tuple(sorted(path.parent.name for path in paths.cards().glob("*/deck.json")))


@cache
def _bundled_deck(name: str) -> Deck:
    from gridlight.cards.decks import bundled

    return bundled(paths.cards(*EDITIONS.get(name.removeprefix(OF_EDITION), (name,))))


@cache
def _bundled_data(name: str) -> Mapping[str, Any]:
    return _bundled_deck(name).as_data()


FOTO_ELECTRIC = with_penalties(
    with_own_boards(
        Entry(
            name="foto-electric",
            title="Foto-Electric",
            settings=tuple(settings_of(Settings, BOUNDS)),
            build=_foto_electric,
            tables=_tables,
            rules=lambda: digest(_rules()),
        )
    )
)

ALL_PRO = with_penalties(
    with_own_boards(
        Entry(
            name="all-pro",
            title="All-Pro",
            settings=tuple(settings_of(all_pro.Settings, all_pro.BOUNDS)),
            build=_all_pro,
            tables=lambda choices: {},
            rules=lambda: digest(_all_pro_rules()),
        )
    )
)

PEGSKIN = with_penalties(
    with_own_boards(
        Entry(
            name="pegskin",
            title="Pegskin",
            settings=tuple(settings_of(pegskin.Settings, pegskin.BOUNDS)),
            build=_pegskin,
            tables=lambda choices: {},
            rules=lambda: digest(_pegskin_rules()),
            implied=_board_of,
        )
    )
)

GAMES = Registry([FOTO_ELECTRIC, ALL_PRO, PEGSKIN])
