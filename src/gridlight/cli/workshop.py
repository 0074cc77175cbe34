"""`gridlight deck print`, `pack`, `unpack`: decks that leave the screen."""

from __future__ import annotations

import argparse
import re
from typing import TYPE_CHECKING, Any

from gridlight import paths
from gridlight.cli.options import DONE
from gridlight.cli.output import progress, write_file
from gridlight.kernel.errors import OptionError
from gridlight.session.games import read_deck

if TYPE_CHECKING:
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


def _print(found: argparse.Namespace) -> int:
    from gridlight.workshop.printing import PrintWish, printed

    deck = read_deck(found.deck)
    correction = printer_correction(found.ruler)
    wish = PrintWish(found.paper, found.mirror, found.outline, correction)
    pdf = printed(deck, wish, card_font(), _tell_sheets)
    write_file(found.out, pdf)
    print(f"{found.out}: {len(deck.offense) + len(deck.defense)} cards and a sheet of rulers.")
    return DONE


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
