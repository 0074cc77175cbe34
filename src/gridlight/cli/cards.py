"""`gridlight resolve`: what the cards show."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from gridlight.cli.options import DONE
from gridlight.cli.output import print_json, print_json_list
from gridlight.games.foto_electric.state import OFFENSE_PLACES, PLACES
from gridlight.kernel.errors import OptionError
from gridlight.present.situation import signed
from gridlight.session.games import DECK, read_deck

if TYPE_CHECKING:
    from gridlight.cards.model import Deck, DefenseCard, OffenseCard
    from gridlight.cards.result import Result


def add(commands: Any) -> None:
    """Add `resolve`."""
    resolve = commands.add_parser("resolve", help="what two cards show, or all of a deck")
    resolve.add_argument("--all", action="store_true", help="every pair at every alignment")
    resolve.add_argument("--offense", metavar="NUMBER", help="the offense's card, 1 to 12")
    resolve.add_argument("--defense", metavar="LETTER", help="the defense's card, A to F")
    resolve.add_argument("--at", metavar="PLACE", help="the offense's place: L, C or R")
    resolve.add_argument("--at-defense", metavar="PLACE", help="L2, L1, C, R1 or R2")
    resolve.add_argument("--deck", default=DECK, help="a bundled deck, a folder or a .deck file")
    resolve.add_argument("--json", action="store_true", help="one JSON document")
    resolve.set_defaults(run=_resolve)


def _resolve(found: argparse.Namespace) -> int:
    if found.all:
        return _resolve_all(found)
    deck = read_deck(found.deck)
    play = deck.play(_number(found.offense))
    formation = deck.formation(_given(found.defense, "--defense", "a letter, like B").upper())
    offense_place = _place(found.at, "--at", OFFENSE_PLACES)
    defense_place = _place(found.at_defense, "--at-defense", PLACES)
    alignment = defense_place - offense_place
    result = _measured(deck, play, formation, alignment)
    if found.json:
        print_json(result.as_json())
    else:
        print(f"{play.name} against {formation.name}, alignment {signed(alignment)}:")
        print(f"{outcome_words(result)}; margin {result.margin:.2f} yd{_spot(result)}.")
    return DONE


def _resolve_all(found: argparse.Namespace) -> int:
    _nothing_beside_all(found)
    from gridlight.cards.results import all_results

    results = all_results(read_deck(found.deck))
    if found.json:
        print_json_list(
            {"offense": play, "defense": formation} | result.as_json()
            for (play, formation, _), result in results.items()
        )
        return DONE
    for (play, formation, alignment), result in results.items():
        print(f"{play:>2} {formation} {signed(alignment):>2}  {outcome_words(result)}")
    return DONE


def _nothing_beside_all(found: argparse.Namespace) -> None:
    for option in ("offense", "defense", "at", "at_defense"):
        if getattr(found, option) is not None:
            name = f"--{option.replace('_', '-')}"
            raise OptionError("gridlight resolve", name, "it can't stand beside --all", "Drop one.")


def _measured(deck: Deck, card: OffenseCard, against: DefenseCard, alignment: float) -> Result:
    from gridlight.cards.light import LightTable
    from gridlight.cards.margin import measured

    result = LightTable(deck).resolve(card, against, alignment)
    return measured(card, against, result, deck.geometry)


def _spot(result: Result) -> str:
    """Where the spot lies, if it is too near to the next yard to be told by eye."""
    from gridlight.cards.margin import TOO_CLOSE, spot_words

    near = result.spot_margin is not None and result.spot_margin < TOO_CLOSE
    return f"; the spot lies {spot_words(result)}" if near else ""


def outcome_words(result: Result) -> str:
    """What a result comes to, in words: “caught at +9, tackle at +21”."""
    parts = []
    if result.catch_yards is not None:
        parts.append(f"caught at {signed(result.catch_yards)}")
    if result.outcome.value == "touchdown":
        parts.append("all the way")
    elif result.at_yards is None:
        parts.append(result.outcome.value)
    else:
        at = "the line" if result.at_yards == 0 else signed(result.at_yards)
        parts.append(f"{result.outcome.value.replace('-', ' ')} at {at}")
    return ", ".join(parts)


def _given(value: str | None, option: str, what: str) -> str:
    if value is None:
        raise OptionError("gridlight resolve", option, "it is missing", f"Give {what}, or --all.")
    return value


def _number(value: str | None) -> int:
    text = _given(value, "--offense", "a number, like 7")
    if not text.isdecimal():
        problem = f"“{text}” isn't a card's number"
        raise OptionError("gridlight resolve", "--offense", problem, "Give 1 to 12.")
    return int(text)


def _place(value: str | None, option: str, known: dict[str, float]) -> float:
    name = "C" if value is None else value.upper()
    if name not in known:
        problem = f"“{value}” is no place of that card"
        raise OptionError("gridlight resolve", option, problem, f"It has {', '.join(known)}.")
    return known[name]
