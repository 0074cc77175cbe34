"""What an import comes to as a deck: which cards are there twice or not at all, and saving it."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from gridlight.cards import decks
from gridlight.cards.model import CLASSIC_GEOMETRY, Deck, DefenseCard, OffenseCard, Point
from gridlight.cards.path import path_of
from gridlight.kernel.language import tr, trn
from gridlight.workshop.drafting.edits import Refusal
from gridlight.workshop.drafting.rack import Desk, Rack
from gridlight.workshop.drafting.sheets import KEYS, Card, card_in, filled, is_drawn, with_card
from gridlight.workshop.importing import deck_from
from gridlight.workshop.intake.intake import Intake
from gridlight.workshop.intake.sheet import Sheet

ALIKE = 0.3  # yards within which two scans show the same card
LOOKS = 24  # places along a path that are compared
CLOSE = 0.1  # yards: results that hang on less are worth a look


@dataclass(frozen=True, slots=True)
class Filed:
    """The deck that was saved: its folder, the cards put in, and those that came from elsewhere."""

    path: Path
    name: str
    put: tuple[str, ...]
    filled: tuple[str, ...]


def whole_cards(intake: Intake) -> dict[str, Card]:
    """The cards that can be put into a deck, by number and letter."""
    return {s.key: s.card for s in intake.cards() if s.card is not None and is_drawn(s.card)}


def gaps(intake: Intake) -> tuple[str, ...]:
    """The numbers and letters that no whole card has."""
    held = whole_cards(intake)
    return tuple(key for key in KEYS if key not in held)


def twins(intake: Intake) -> tuple[tuple[Sheet, Sheet], ...]:
    """Pairs of sheets that show the same card, as far as can be seen."""
    cards = [s for s in intake.cards() if s.whole]
    return tuple(
        (one, other)
        for n, one in enumerate(cards)
        for other in cards[n + 1 :]
        if one.card is not None and other.card is not None and alike(one.card, other.card)
    )


def alike(one: Card, other: Card) -> bool:
    """Whether two cards show the same, whatever they are called."""
    if isinstance(one, OffenseCard) and isinstance(other, OffenseCard):
        kinds = [[part.kind for part in card.segments] for card in (one, other)]
        return kinds[0] == kinds[1] and _same_way(one, other)
    if isinstance(one, DefenseCard) and isinstance(other, DefenseCard):
        return _same_places(one.diamonds, other.diamonds) and _same_places(one.dots, other.dots)
    return False


def _same_way(one: OffenseCard, other: OffenseCard) -> bool:
    first, second = path_of(one), path_of(other)
    shares = [k / LOOKS for k in range(LOOKS + 1)]
    return all(
        math.dist(first.point(first.length * share), second.point(second.length * share)) < ALIKE
        for share in shares
    )


def _same_places(some: Sequence[Point], others: Sequence[Point]) -> bool:
    return len(some) == len(others) and all(
        any(math.hypot(p.x - q.x, p.y - q.y) < ALIKE for q in others) for p in some
    )


def close_calls(cards: Iterable[Card], fill: Deck) -> int:
    """How many results of the whole deck hang on less than a tenth of a yard; slow."""
    from gridlight.cards.results import all_results

    deck, _ = deck_from(cards, "Import", "", "", fill)
    found = all_results(deck).values()
    return sum(1 for result in found if result.hangs_on is not None and result.hangs_on < CLOSE)


def faces_in(intake: Intake) -> dict[str, bytes]:
    """The scanned faces of the whole cards, by the names of their files."""
    faces = {}
    for sheet in intake.cards():
        file = intake.file(sheet.shot, "face")
        if sheet.card is not None and sheet.whole and file.is_file():
            faces[decks.card_file(sheet.card)] = file.read_bytes()
    return faces


def file_new(intake: Intake, rack: Rack, name: str, author: str, fill: Deck | None) -> Filed:
    """A new deck of one's own with the cards; gaps come from `fill`, or stay empty sheets."""
    cards = _some(intake)
    base = fill or Deck("", "", "", CLASSIC_GEOMETRY, (), ())
    named = rack.free_name(name)
    deck, missing = deck_from(cards.values(), named, author, _terms(fill), base)
    path = rack.copy(deck, faces_in(intake))
    return Filed(path, named, tuple(cards), tuple(missing))


def _terms(fill: Deck | None) -> str:
    """The terms of a deck of scans: nothing is known of them but what filled its gaps."""
    return "unknown" if fill is None else f"unknown; cards that fill gaps: {fill.license}"[:120]


def file_into(intake: Intake, path: Path) -> Filed:
    """Put the cards into a deck of one's own, in the place of those with the same keys.

    What is drawn on its other cards and not saved stays so.
    """
    cards = _some(intake)
    desk = Desk.open(path)
    deck, saved = filled(desk.draft.deck), filled(desk.draft.saved)
    for key, card in cards.items():
        named = replace(card, name=_name(card, card_in(deck, key)))
        deck, saved = with_card(deck, key, named), with_card(saved, key, named)
    words = trn("Put in a scanned card", "Put in {n} scanned cards", len(cards))
    desk.do(words, next(iter(cards)), deck)
    desk.save_as(saved, _faces_beside(path, cards.values()) | faces_in(intake))
    return Filed(path, deck.name, tuple(cards), ())


def _faces_beside(path: Path, new: Iterable[Card]) -> dict[str, bytes]:
    """The faces of a deck's cards but for those that give way to new ones."""
    if not (path / decks.DECK_FILE).is_file():
        return {}
    gone = {decks.card_file(card) for card in new}
    return {name: face for name, face in decks.faces(path).items() if name not in gone}


def _name(card: Card, old: Card) -> str:
    """A scanned card keeps the name that a person gave it, else takes that of the old one."""
    side = "Offense" if isinstance(card, OffenseCard) else "Defense"
    return old.name if card.name == f"{side} {card.key}" and is_drawn(old) else card.name


def _some(intake: Intake) -> dict[str, Card]:
    cards = whole_cards(intake)
    if not cards:
        raise Refusal(tr("No card is whole yet; there is nothing to save."))
    return cards
