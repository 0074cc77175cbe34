"""Cards as SVG drawings: out into files, and back into a deck of one's own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from gridlight.cards import decks
from gridlight.cards.model import Deck, Geometry
from gridlight.kernel.errors import CardError
from gridlight.kernel.language import tr, trn
from gridlight.present.sharing_files import file_name, put
from gridlight.session.files import read_at_most
from gridlight.workshop.drafting.edits import Refusal
from gridlight.workshop.drafting.rack import Desk, save
from gridlight.workshop.drafting.sheets import Card, card_in, cards_of, drawn, filled, with_card
from gridlight.workshop.svg import svg_of
from gridlight.workshop.svg_reading import read_svg
from gridlight.workshop.svg_tree import MOST_BYTES

WORDS = tr("Import a drawing")


def drawing_name(deck: Deck, key: str) -> str:
    """What the file of a card's drawing is called: `offense-07.svg`."""
    return f"{decks.card_file(card_in(deck, key))}.svg"


def write_drawing(deck: Deck, key: str, path: Path) -> None:
    """Write a card as a drawing."""
    put(path, svg_of(card_in(deck, key), deck.geometry).encode())


def write_drawings(deck: Deck, folder: Path) -> tuple[Path, int]:
    """Write all cards into a folder of the deck's name inside `folder`; it, and how many."""
    place = folder / file_name(deck.name, "")
    cards = cards_of(drawn(deck))
    try:
        place.mkdir(exist_ok=True)
    except OSError as error:
        reason = error.strerror or type(error).__name__
        problem = tr("this folder can't be made: {reason}", reason=reason)
        raise CardError(str(place), "", problem, tr("Choose another place.")) from None
    for card in cards:
        write_drawing(deck, card.key, place / drawing_name(deck, card.key))
    return place, len(cards)


def drawings_words(place: Path, count: int) -> str:
    """How many drawings are where."""
    return trn("{n} drawing is in {place}.", "{n} drawings are in {place}.", count, place=place)


def read_drawing(path: Path, geometry: Geometry, otherwise: str) -> Card:
    """The card in a drawing; `otherwise` is its key where the drawing doesn't say it.

    `CardError` in one sentence for what can't be taken.
    """
    try:
        data = read_at_most(path, MOST_BYTES)
    except OSError as error:
        problem = tr("it can't be read: {reason}", reason=error.strerror or error)
        raise CardError(path.name, "", problem, tr("Check the file.")) from None
    try:
        return read_svg(data, path.name, geometry)
    except CardError:
        return read_svg(data, path.name, geometry, otherwise or None)


def take_drawing(path: Path, card: Card) -> Callable[[], None]:
    """Let a card stand in a deck of one's own in place of the one so called; how to undo it.

    The undoing raises `Refusal` once the card was drawn on.
    """
    desk = Desk.open(path)
    unsaved = desk.draft.unsaved
    faces = decks.faces(path) if (path / decks.DECK_FILE).is_file() else {}
    desk.do(WORDS, card.key, with_card(filled(desk.draft.deck), card.key, card))
    if not unsaved:
        desk.save()
    return lambda: _take_back(path, card, faces, unsaved=unsaved)


def _take_back(path: Path, card: Card, faces: dict[str, bytes], *, unsaved: bool) -> None:
    desk = Desk.open(path)
    last = desk.draft.done[-1] if desk.draft.done else None
    if last is None or (last.words, last.key) != (WORDS, card.key):
        raise Refusal(tr("The deck was drawn on since; take the drawing back in the editor."))
    desk.undo()
    if not unsaved:
        desk.save()
        save(path, desk.draft.deck, faces)
