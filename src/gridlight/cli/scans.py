"""`gridlight deck import` and `deck roundtrip`: real cards read from pictures."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from gridlight.cli.options import DONE, NO
from gridlight.cli.output import print_json, progress
from gridlight.cli.workshop import DECK_WORDS, card_font, new_target, save_deck
from gridlight.kernel.errors import OptionError
from gridlight.session.games import DECK, read_deck

if TYPE_CHECKING:
    from gridlight.cards.model import Deck
    from gridlight.workshop.importing import Batch, CardRead
    from gridlight.workshop.roundtrip import RoundTrip

MIRRORED = {"auto": None, "yes": True, "no": False}
WEARS = ("scan", "photo", "bad-photo")
CLOSE = 0.1  # yards: results that hang on less are worth a look after an import


def add_to(parts: Any) -> None:
    """Add the commands to those of `deck`."""
    scans = parts.add_parser("import", help="scans or photos of real cards as a deck")
    scans.add_argument("scans", metavar="SCAN", nargs="+", help="pictures, PDF files, or folders")
    scans.add_argument("--out", required=True, metavar="DECK", help="a folder or a .deck file")
    scans.add_argument("--name", help="name of the deck; that of its file unless given")
    scans.add_argument("--author", default="unknown", help="who drew the cards")
    scans.add_argument("--license", default="unknown", help="terms that they may be copied under")
    scans.add_argument(
        "--mirrored",
        choices=tuple(MIRRORED),
        default="auto",
        help="whether printed sides are mirrored; the saw-tooth tells unless given",
    )
    scans.add_argument("--fill", default=DECK, metavar="DECK", help="where missing cards are from")
    scans.add_argument("--json", action="store_true", help="one JSON document")
    scans.set_defaults(run=_import, parser=scans)
    trip = parts.add_parser("roundtrip", help="print, scan and read a deck, and compare")
    trip.add_argument("deck", metavar="DECK", help=DECK_WORDS)
    trip.add_argument("--wear", choices=WEARS, default="scan", help="how badly it is scanned")
    trip.add_argument("--seed", type=int, default=1, metavar="S", help="of the disturbances")
    trip.add_argument("--paper", choices=("letter", "a4"), default="letter")
    trip.add_argument(
        "--cards",
        type=_cards,
        default=frozenset(),
        metavar="1,7,A,B",
        help="only some; of one side alone, against all of the other's",
    )
    trip.add_argument("--json", action="store_true", help="one JSON document")
    trip.set_defaults(run=_roundtrip, parser=trip)


def _cards(text: str) -> frozenset[str]:
    """The names of cards' files from their numbers and letters."""
    names = set()
    for key in (word.strip() for word in text.split(",") if word.strip()):
        number = key.isdecimal() and len(key) < 3
        names.add(f"offense-{int(key):02}" if number else f"defense-{key.upper()}")
    return frozenset(names)


def _import(found: argparse.Namespace) -> int:
    from gridlight.workshop.importing import deck_from, faces_from, read_all
    from gridlight.workshop.scan.files import places_in

    target = new_target(found.out)
    fill = read_deck(found.fill)
    places, missing = places_in(Path(scan) for scan in found.scans)
    if not places:
        raise missing[0]
    batch = read_all(places, fill.geometry, _tell, mirrored=MIRRORED[found.mirrored])
    whole_cards = [read for read in batch.cards if read.card is not None]
    faults = [*missing, *batch.faults]
    if not whole_cards:
        problem = "no card could be read"
        first = str(faults[0]) if faults else str(batch.cards[0].doubts[0])
        raise OptionError("gridlight deck import", "", problem, first)
    name = found.name or target.stem.replace("_", " ").replace("-", " ").strip() or "Imported"
    cards = [read.card for read in whole_cards if read.card]
    deck, filled = deck_from(cards, name[:60], found.author[:120], found.license[:120], fill)
    save_deck(deck, target, faces_from(whole_cards, deck.geometry))
    report = _report(batch, faults, deck, filled)
    if found.json:
        print_json({"deck": str(target), **report})
    else:
        _print(report, batch, target, filled)
    return DONE


def _tell(done: int, most: int, name: str) -> None:
    progress(done, most, f"cards {name[:30]:<30}")


def _report(batch: Batch, faults: list[Any], deck: Deck, filled: tuple[str, ...]) -> dict[str, Any]:
    from gridlight.cards.check import check_deck

    checked = check_deck(deck, deck.name)
    return {
        "cards": [_card(read) for read in batch.cards],
        "faults": [str(fault) for fault in faults],
        "filled": list(filled),
        "playable": checked.playable,
        "check": [str(fault) for fault in checked.faults],
        "close_calls": _close_calls(deck) if checked.playable else [],
    }


def _card(read: CardRead) -> dict[str, Any]:
    return {
        "source": read.source,
        "side": read.side,
        "card": read.card.key if read.card else None,
        "confidence": read.sure,
        "mirrored": read.mirrored,
        "residual_yards": round(read.registered.worst, 4),
        "elements": list(read.elements),
        "doubts": [
            {
                "what": doubt.what,
                "where": None if doubt.place is None else [round(v, 2) for v in doubt.place],
                "confidence": doubt.sure,
            }
            for doubt in read.doubts
        ],
    }


def _close_calls(deck: Deck) -> list[str]:
    from gridlight.cards.results import all_results

    return [
        f"{offense} {defense} {alignment:+d}"
        for (offense, defense, alignment), result in all_results(deck).items()
        if result.hangs_on is not None and result.hangs_on < CLOSE
    ]


def _print(report: dict[str, Any], batch: Batch, target: Path, filled: tuple[str, ...]) -> None:
    for read in batch.cards:
        key = f"{read.side} {read.card.key}" if read.card else f"{read.side}, not read"
        print(f"{read.source}: {key}, {read.sure:.0%} sure.")
        for doubt in read.doubts:
            print(f"    Needs an eye: {doubt}.")
    for fault in (*report["faults"], *report["check"]):
        print(fault)
    if filled:
        print(f"Filled from another deck: {', '.join(filled)}.")
    if report["close_calls"]:
        calls = report["close_calls"]
        hang = "result hangs" if len(calls) == 1 else "results hang"
        print(f"{len(calls)} {hang} on less than {CLOSE} yd: {', '.join(calls)}.")
    held = len([r for r in batch.cards if r.card])
    print(f"{target}: {held} {'card' if held == 1 else 'cards'} read.")


def _roundtrip(found: argparse.Namespace) -> int:
    from gridlight.workshop import wear
    from gridlight.workshop.printing import PrintWish
    from gridlight.workshop.roundtrip import TARGET, round_trip, unscanned_side

    deck = read_deck(found.deck)
    known = {f"offense-{c.number:02}" for c in deck.offense}
    known |= {f"defense-{c.letter}" for c in deck.defense}
    strange = sorted(found.cards - known)
    if strange:
        where = "gridlight deck roundtrip"
        raise OptionError(where, "--cards", f"there is no card {strange[0]}", "Name the deck's.")
    wears = {"scan": wear.SCAN, "photo": wear.PHOTO, "bad-photo": wear.BAD_PHOTO}
    trip = round_trip(
        deck,
        wears[found.wear],
        found.seed,
        card_font(),
        wish=PrintWish(found.paper),
        only=found.cards,
        tell=_tell,
    )
    if found.json:
        print_json(trip.as_json())
    else:
        _print_trip(trip, unscanned_side(found.cards))
    return DONE if trip.agreement >= TARGET else NO


def _print_trip(trip: RoundTrip, unscanned: str) -> None:
    for difference in trip.differences:
        print(
            f"{difference.offense:>2} {difference.defense} {difference.alignment:+d}: "
            f"{difference.before} came back as {difference.after}"
        )
    for name in trip.lost:
        print(f"{name} could not be read.")
    if unscanned:
        print(f"No {unscanned} card was named: the deck's own stand against them, not scanned.")
    same = trip.results - len(trip.differences)
    print(f"{same} of {trip.results} results came back the same ({trip.agreement:.2%}).")
