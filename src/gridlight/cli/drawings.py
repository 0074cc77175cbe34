"""`gridlight card …`: one card as a drawing, out and in."""

from __future__ import annotations

import argparse
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from gridlight.cli.options import DONE
from gridlight.cli.output import unreadable, write_file
from gridlight.cli.workshop import DECK_WORDS, faces_of, save_deck
from gridlight.kernel.errors import OptionError
from gridlight.session.games import bundled_decks, read_deck

if TYPE_CHECKING:
    from gridlight.cards.model import Deck, DefenseCard, OffenseCard


def add(commands: Any) -> None:
    """Add `card` with its commands."""
    card = commands.add_parser("card", help="one card as an SVG drawing, out and in")
    parts = card.add_subparsers(metavar="COMMAND", required=True, dest="part")
    out = parts.add_parser("export", help="a card as an SVG drawing")
    out.add_argument("deck", metavar="DECK", help=DECK_WORDS)
    out.add_argument("card", metavar="CARD", help="its number or letter")
    out.add_argument("--out", required=True, metavar="FILE.svg")
    out.set_defaults(run=_export, parser=out)
    back = parts.add_parser("import", help="an SVG drawing as a card of a deck")
    back.add_argument("drawing", metavar="FILE.svg")
    back.add_argument("--deck", required=True, metavar="DECK", help="a folder or a .deck file")
    back.add_argument("--as", dest="key", metavar="CARD", help="number or letter it gets")
    back.set_defaults(run=_import, parser=back)


def _export(found: argparse.Namespace) -> int:
    from gridlight.workshop.svg import svg_of

    deck = read_deck(found.deck)
    key = found.card
    card = deck.play(int(key)) if key.isdecimal() else deck.formation(key.upper())
    write_file(found.out, svg_of(card, deck.geometry).encode())
    print(f"{found.out}: {card.name}.")
    return DONE


def _import(found: argparse.Namespace) -> int:
    from gridlight.workshop.svg_reading import read_svg
    from gridlight.workshop.svg_tree import MOST_BYTES

    if found.deck in bundled_decks():
        problem = "a bundled deck isn't changed"
        remedy = f"Copy it first: gridlight deck unpack {found.deck} --out DIR."
        raise OptionError("gridlight card import", "--deck", problem, remedy)
    deck = read_deck(found.deck)
    try:
        with Path(found.drawing).open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise unreadable(found.drawing, error) from None
    card = read_svg(data, Path(found.drawing).name, deck.geometry, found.key)
    faces = faces_of(found.deck)
    save_deck(with_card(deck, card), Path(found.deck), faces)
    print(f"{found.deck}: {card.name} is card {card.key}.")
    return DONE


def with_card(deck: Deck, card: OffenseCard | DefenseCard) -> Deck:
    """The deck with a card in place of the one that had its number or letter."""
    from gridlight.cards.model import OffenseCard

    if isinstance(card, OffenseCard):
        others = [old for old in deck.offense if old.number != card.number]
        return replace(deck, offense=tuple(sorted([*others, card], key=lambda c: c.number)))
    rest = [old for old in deck.defense if old.letter != card.letter]
    return replace(deck, defense=tuple(sorted([*rest, card], key=lambda c: c.letter)))
