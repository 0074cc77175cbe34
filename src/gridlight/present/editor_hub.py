"""The decks of the workshop in words: what each is, what it lacks, how two of them differ."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from gridlight.cards.model import ALIGNMENTS, Deck, OffenseCard
from gridlight.cards.path import XY
from gridlight.kernel.language import tr, trn
from gridlight.present.editor import Cell, alignment_words, cell_of
from gridlight.workshop.drafting.marks import marks_of
from gridlight.workshop.drafting.outcomes import row_of, same
from gridlight.workshop.drafting.rack import Kept
from gridlight.workshop.drafting.sheets import KEYS, Card, card_in, cards_of, drawn, filled
from gridlight.workshop.drafting.trail import trail_of

LINKS = {
    "import": tr("Import"),
    "print": tr("Print"),
    "share": tr("Share"),
    "lab": tr("Lab"),
    "tables": tr("Tables"),
}
"""The pages around the workshop, and what their buttons say."""


@dataclass(frozen=True, slots=True)
class DeckRow:
    """A deck in the list. `path` is None for one that ships with the program.

    `fault` is why it can't be read, `lacks` what keeps it from being played.
    """

    name: str
    what: str
    note: str
    deck: Deck | None
    path: Path | None = None
    fault: str = ""
    lacks: str = ""

    @property
    def own(self) -> bool:
        """Whether it can be changed."""
        return self.path is not None


def bundled_row(deck: Deck) -> DeckRow:
    """A deck that ships with the program."""
    return DeckRow(deck.name, what_of(deck), tr("Bundled"), filled(deck))


def own_row(kept: Kept) -> DeckRow:
    """A deck of one's own."""
    if kept.deck is None or kept.fault:
        return DeckRow(kept.name, "", "", None, kept.path, kept.fault or tr("It can't be read."))
    note = tr("Has changes that aren't saved") if kept.unsaved else ""
    if kept.missing:
        note = tr("Unfinished")
    elif not note:
        note = tr("Ready to play")
    what = what_of(kept.deck)
    lacks = (_still_to_draw(kept.deck) or kept.missing) if kept.missing else ""
    return DeckRow(kept.name, what, note, kept.deck, kept.path, lacks=lacks)


def _still_to_draw(deck: Deck) -> str:
    """How many cards are missing, in words; nothing where all are drawn."""
    whole, all_cards = drawn(deck), filled(deck)
    plays = _plays(len(all_cards.offense) - len(whole.offense))
    formations = _formations(len(all_cards.defense) - len(whole.defense))
    if plays and formations:
        return tr("{plays} and {formations} still to be drawn.", plays=plays, formations=formations)
    short = plays or formations
    return tr("{cards} still to be drawn.", cards=short) if short else ""


def _plays(count: int) -> str:
    return trn("{n} play", "{n} plays", count) if count else ""


def _formations(count: int) -> str:
    return trn("{n} formation", "{n} formations", count) if count else ""


def what_of(deck: Deck) -> str:
    """How many cards of a deck are drawn: `12 plays, 6 formations`."""
    whole = drawn(deck)
    plays = trn("{n} play", "{n} plays", len(whole.offense))
    formations = trn("{n} formation", "{n} formations", len(whole.defense))
    return f"{plays}, {formations}"


@dataclass(frozen=True, slots=True)
class Comparison:
    """The results of two decks side by side, by play, formation and alignment.

    `counts` says for each pair at how many of the seven alignments they differ.
    """

    one: Deck
    other: Deck
    plays: tuple[str, ...]
    formations: tuple[str, ...]
    counts: dict[tuple[str, str], int]
    cells: dict[tuple[str, str], tuple[tuple[Cell, ...], tuple[Cell, ...]]]

    @property
    def different(self) -> int:
        """How many results differ."""
        return sum(self.counts.values())

    @property
    def all_results(self) -> int:
        """How many results were laid side by side."""
        return len(self.counts) * len(ALIGNMENTS)

    @property
    def words(self) -> str:
        """How much the two differ, in a sentence."""
        if not self.different:
            return tr("All {all} results are the same.", all=self.all_results)
        return trn(
            "{n} of {all} results differs.",
            "{n} of {all} results differ.",
            self.different,
            all=self.all_results,
        )

    def said(self, pair: tuple[str, str]) -> str:
        """How a pair differs, for who can't see it: alignment by alignment what each deck has."""
        parts = [
            tr(
                "{alignment} {one} and {other}",
                alignment=alignment_words(at),
                one=one.words,
                other=other.words,
            )
            for at, one, other in zip(ALIGNMENTS, *self.cells[pair], strict=True)
            if other.changed
        ]
        told = f": {'; '.join(parts)}" if parts else ""
        differ = tr(
            "{play} against {formation}, {count} of 7 differ",
            play=pair[0],
            formation=pair[1],
            count=self.counts[pair],
        )
        return f"{differ}{told}"

    def differing(self) -> tuple[tuple[str, str], ...]:
        """The pairs that have other results or a card that is drawn otherwise, in their order."""
        cards = self.cards_that_differ()
        return tuple(
            pair
            for pair, count in self.counts.items()
            if count or any(key in cards for key in pair)
        )

    def cards_that_differ(self) -> tuple[str, ...]:
        """The cards that aren't drawn alike, by their numbers and letters."""
        return tuple(key for key in KEYS if not _alike(self.one, self.other, key))


def _alike(one: Deck, other: Deck, key: str) -> bool:
    first, second = card_in(one, key).as_data(), card_in(other, key).as_data()
    return {**first, "name": ""} == {**second, "name": ""}


def apart(one: Card, other: Card) -> tuple[tuple[XY, ...], tuple[XY, ...]]:
    """The places of what each of two cards has that the other hasn't, in yards.

    A point of a path counts by its place, its rounding, and how it is reached.
    """
    first, second = _traits(one), _traits(other)
    return (
        tuple(at for trait, at in first.items() if trait not in second),
        tuple(at for trait, at in second.items() if trait not in first),
    )


def _traits(card: Card) -> dict[tuple[object, ...], XY]:
    if isinstance(card, OffenseCard):
        trail = trail_of(card)
        ways = ("", *(leg.value for leg in trail.legs))
        points = zip(trail.points, ways, strict=False)
        return {(p.x, p.y, p.radius, way): (p.x, p.y) for p, way in points}
    return {(mark.kind, *at): at for mark, at in marks_of(card).items()}


def compare(one: Deck, other: Deck) -> Comparison:
    """Two decks, result by result; bare sheets have none. Takes some tenths of a second."""
    one, other = filled(one), filled(other)
    keys = [card.key for card in cards_of(one)]
    plays = tuple(key for key in keys if key.isdecimal())
    formations = tuple(key for key in keys if not key.isdecimal())
    counts: dict[tuple[str, str], int] = {}
    cells: dict[tuple[str, str], tuple[tuple[Cell, ...], tuple[Cell, ...]]] = {}
    for play in plays:
        for formation in formations:
            pair = _cells(one, other, play, formation)
            cells[play, formation] = pair
            counts[play, formation] = sum(cell.changed for cell in pair[1])
    return Comparison(one, other, plays, formations, counts, cells)


def _cells(
    one: Deck, other: Deck, play: str, formation: str
) -> tuple[tuple[Cell, ...], tuple[Cell, ...]]:
    rows = [
        row_of(card_in(deck, play), card_in(deck, formation), deck.geometry)
        for deck in (one, other)
    ]
    none = (None,) * len(ALIGNMENTS)
    first, second = rows[0] or none, rows[1] or none
    differ = [
        (a is not b) if a is None or b is None else not same(a, b)
        for a, b in zip(first, second, strict=True)
    ]
    left = tuple(cell_of(a, new=new) for a, new in zip(first, differ, strict=True))
    right = tuple(cell_of(b, new=new) for b, new in zip(second, differ, strict=True))
    if rows[1] is None and rows[0] is not None:
        right = tuple(Cell(c.short, c.tone, c.words, c.brief, True) for c in right)
    return left, right
