"""`gridlight deck print`, `pack`, `unpack`: decks that leave the screen."""

from __future__ import annotations

import argparse
import re
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from gridlight import paths
from gridlight.cli.options import DONE
from gridlight.cli.output import progress, write_file
from gridlight.kernel.errors import CardError, OptionError
from gridlight.session.games import deck_path, read_deck

if TYPE_CHECKING:
    from gridlight.cards.model import Deck
    from gridlight.workshop.paper import Correction

PAPERS = ("letter", "a4")
DECK_WORDS = "a bundled deck, a folder or a .deck file"
PRINTER = "printer.json"


def add_to(parts: Any) -> None:
    """Add the commands to those of `deck`."""
    sheets = parts.add_parser("print", help="true-size sheets for a real light box")
    sheets.add_argument("deck", metavar="DECK", help=DECK_WORDS)
    sheets.add_argument("--out", required=True, metavar="FILE.pdf")
    sheets.add_argument("--paper", default="letter", choices=PAPERS)
    sheets.add_argument("--mirror", action="store_true", help="film that is printed on its back")
    sheets.add_argument("--outline", action="store_true", help="save ink: outlines only")
    sheets.add_argument(
        "--ruler",
        metavar="ACROSSxDOWN",
        help="what the 100 mm rulers of the last sheets measure, as 99.6x100.2; remembered",
    )
    sheets.set_defaults(run=_print, parser=sheets)
    pack = parts.add_parser("pack", help="a deck as one .deck file, to give away")
    pack.add_argument("deck", metavar="DECK", help=DECK_WORDS)
    pack.add_argument("--out", required=True, metavar="FILE.deck")
    pack.set_defaults(run=_pack, parser=pack)
    unpack = parts.add_parser("unpack", help="a .deck file as a folder of cards")
    unpack.add_argument("deck", metavar="FILE.deck")
    unpack.add_argument("--out", required=True, metavar="DIR", help="a new folder")
    unpack.set_defaults(run=_unpack, parser=unpack)


def _print(found: argparse.Namespace) -> int:
    from gridlight.workshop.printing import PrintWish, printed

    deck = read_deck(found.deck)
    correction = printer_correction(found.ruler)
    wish = PrintWish(found.paper, found.mirror, found.outline, correction)
    pdf = printed(deck, wish, card_font(), _tell_sheets)
    write_file(found.out, pdf)
    count = len(deck.offense) + len(deck.defense)
    print(f"{found.out}: {count} {'card' if count == 1 else 'cards'} and a sheet of rulers.")
    return DONE


def _pack(found: argparse.Namespace) -> int:
    from gridlight.cards import decks

    deck = read_deck(found.deck)
    write_file(found.out, decks.pack(deck, faces_of(found.deck)))
    print(f"{found.out}: {deck.name}, by {deck.author}, {deck.license}, digest {deck.digest[:12]}.")
    return DONE


def faces_of(deck: str) -> dict[str, bytes]:
    """The faces that lie beside a deck's cards."""
    from gridlight.cards import decks

    return decks.faces(deck_path(deck))


def _unpack(found: argparse.Namespace) -> int:
    deck = read_deck(found.deck)
    save_deck(deck, new_target(found.out), faces_of(found.deck))
    print(f"{found.out}: {deck.name}.")
    return DONE


def new_target(name: str) -> Path:
    """A place for a deck where nothing is yet."""
    target = Path(name)
    if target.exists():
        raise OptionError(name, "", "it is there already", "Name a new folder or file.")
    if not target.resolve().parent.is_dir():
        raise OptionError(name, "", "its folder doesn't exist", "Make it first.")
    return target


def save_deck(deck: Deck, target: Path, faces: Mapping[str, bytes]) -> None:
    """Write a deck as a `.deck` file or as a folder, as its name says."""
    from gridlight.cards.decks import pack, save_folder

    if target.suffix.lower() == ".deck":
        write_file(str(target), pack(deck, faces))
        return
    try:
        save_folder(deck, target, faces)
    except OSError as error:
        problem = f"it can't be written: {error.strerror or type(error).__name__}"
        raise CardError(str(target), "", problem, "Name another folder.") from None


def _tell_sheets(done: int, most: int) -> None:
    progress(done, most, "sheets")


def card_font() -> bytes:
    """The font that cards are lettered in."""
    return paths.assets("fonts", "fjalla-one", "FjallaOne-Regular.ttf").read_bytes()


def printer_correction(ruler: str | None) -> Correction:
    """The printer's remembered correction, after what the rulers now measure."""
    from gridlight.workshop.paper import read_correction

    file = paths.settings_file().parent / PRINTER
    known = read_correction(file.read_text() if file.is_file() else "")
    if ruler is None:
        return known
    across, down = _measures(ruler)
    correction = known.after(across, down)
    write_file(str(file), correction.as_json().encode())
    return correction


def _measures(text: str) -> tuple[float, float]:
    match = re.fullmatch(r"(\d{1,4}(?:\.\d{1,4})?)[x×](\d{1,4}(?:\.\d{1,4})?)", text)
    if match is None:
        problem = f"“{text}” isn't two lengths in millimeters"
        raise OptionError("gridlight deck print", "--ruler", problem, "Give them as 99.6x100.2.")
    return float(match[1]), float(match[2])
