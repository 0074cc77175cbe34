"""Decks given away and taken from others: what is packed, what was found, and its faults."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from gridlight.cards import decks
from gridlight.cards.check import playing_faults
from gridlight.cards.model import Deck
from gridlight.kernel.errors import CardError
from gridlight.kernel.language import tr, trn
from gridlight.present.editor_hub import DeckRow
from gridlight.workshop.drafting.rack import Rack, read
from gridlight.workshop.drafting.sheets import cards_of, drawn, same_drawing

DIGEST_SHOWN = 16  # hex digits, enough to tell two decks apart by eye
GROUP = 4


@dataclass(frozen=True, slots=True)
class Label:
    """What stands on a packed deck."""

    name: str
    author: str
    license: str
    note: str = ""

    def on(self, deck: Deck) -> Deck:
        """The deck's drawn cards under this label."""
        said = (self.name, self.author, self.license, self.note)
        name, author, terms, note = (" ".join(words.split()) for words in said)
        return replace(drawn(deck), name=name, author=author, license=terms, note=note)


def label_of(deck: Deck) -> Label:
    """The label that a deck has."""
    return Label(deck.name, deck.author, deck.license, deck.note)


@dataclass(frozen=True, slots=True)
class Pack:
    """A deck as the bytes of a `.deck` file, opened once already as a stranger would."""

    deck: Deck
    data: bytes
    faces: int

    @property
    def words(self) -> str:
        """How much is in it."""
        return _amount(self.deck, self.faces, len(self.data))


def packed(deck: Deck, label: Label, faces: Mapping[str, bytes]) -> Pack:
    """A deck packed; `CardError` where nobody could open what would come of it."""
    labeled = label.on(deck)
    data = decks.pack(labeled, faces)
    return Pack(decks.load_archive(data, tr("the pack")), data, len(faces))


def size_words(size: int) -> str:
    """How large a file is: `812 bytes`, `21 KB`, `3.4 MB`."""
    if size < 1000:
        return trn("{n} bytes", "{n} bytes", size)
    if size < 1_000_000:
        return tr("{size:.0f} KB", size=size / 1000)
    return tr("{size:.1f} MB", size=size / 1_000_000)


def digest_words(digest: str) -> str:
    """The beginning of a digest in groups: `7b9c c060 a44b f6bd`."""
    shown = digest[:DIGEST_SHOWN]
    return " ".join(shown[i : i + GROUP] for i in range(0, len(shown), GROUP))


def has_faces(row: DeckRow) -> bool:
    """Whether pictures lie beside a deck's cards."""
    return row.path is not None and any(row.path.glob(f"*{decks.FACE}"))


def faces_of(row: DeckRow) -> dict[str, bytes]:
    """The pictures of a deck's cards that are drawn as when the pictures were taken."""
    if row.path is None or not (row.path / decks.DECK_FILE).is_file():
        return {}
    draft, faces = read(row.path), decks.faces(row.path)
    return {
        name: faces[name]
        for name, card in ((decks.card_file(card), card) for card in cards_of(draft.drawn()))
        if name in faces and same_drawing(draft.saved_card(card.key), card)
    }


@dataclass(frozen=True, slots=True)
class Found:
    """What is in somebody's file: a deck, or the faults that keep it from being opened.

    `lacks` is what keeps a whole deck from being played.
    """

    source: str
    deck: Deck | None = None
    size: int = 0
    faces: Mapping[str, bytes] = field(default_factory=dict)
    faults: tuple[str, ...] = ()
    lacks: tuple[str, ...] = ()

    @property
    def words(self) -> str:
        """Who drew it, under which terms, and how large it is."""
        if self.deck is None:
            return trn("{n} fault", "{n} faults", len(self.faults))
        return tr(
            "By {author}. {license}. {amount}.",
            author=self.deck.author,
            license=self.deck.license,
            amount=_amount(self.deck, len(self.faces), self.size),
        )


def found_in(path: Path) -> Found:
    """What is in a `.deck` file or a deck's folder; nothing is written and nothing raised."""
    try:
        deck, faults = decks.examine(decks.opened(path))
        if deck is None or faults:
            return Found(path.name, faults=tuple(map(str, faults)))
        lacks = tuple(str(fault) for fault in playing_faults(deck, deck.name))
        return Found(path.name, deck, _size_of(path), decks.faces(path), lacks=lacks)
    except CardError as fault:
        return Found(path.name, faults=(str(fault),))
    except OSError as error:
        reason = error.strerror or type(error).__name__
        problem = tr("{file} can't be read: {reason}.", file=path.name, reason=reason)
        return Found(path.name, faults=(problem,))


def _size_of(path: Path) -> int:
    if path.is_file():
        return path.stat().st_size
    return sum(file.stat().st_size for file in path.iterdir() if file.is_file())


def take_in(rack: Rack, found: Found) -> Path:
    """Put a found deck with one's own; its folder. A name that is taken gets a number."""
    assert found.deck is not None
    return rack.copy(found.deck, found.faces)


def _amount(deck: Deck, faces: int, size: int) -> str:
    """How much is in a deck: “18 cards, 2 pictures, 21 KB”."""
    parts = [trn("{n} card", "{n} cards", len(cards_of(deck)))]
    if faces:
        parts.append(trn("{n} picture", "{n} pictures", faces))
    return ", ".join((*parts, size_words(size)))
