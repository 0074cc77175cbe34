"""The sheets of an import as a deck on the drafting table, so that its tools can mend them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from math import dist
from pathlib import Path

from gridlight.cards.model import Deck
from gridlight.workshop.drafting.draft import Draft, Step
from gridlight.workshop.drafting.drafter import Drafter
from gridlight.workshop.drafting.marks import marks_of
from gridlight.workshop.drafting.rack import Desk
from gridlight.workshop.drafting.sheets import KEYS, Card, card_in, empty_deck, with_card
from gridlight.workshop.intake.intake import Intake
from gridlight.workshop.intake.sheet import Sheet

NEAR = 2.5  # yards from a doubt within which a stroke settles it


class SheetDesk(Desk):
    """The cards of an import: a stroke is an act of the import, which keeps it and undoes it.

    `changed` is called after each stroke.
    """

    def __init__(self, intake: Intake, changed: Callable[[], None] = lambda: None) -> None:
        self.path = Path(intake.folder)
        self.intake = intake
        self.changed = changed
        self.lay()

    def lay(self) -> None:
        """Take the cards as they stand in the import."""
        deck = empty_deck("Import", "")
        for sheet in self.intake.cards():
            if sheet.card is not None:
                deck = with_card(deck, sheet.key, sheet.card)
        self.draft = Draft(deck, deck)

    def do(self, words: str, key: str, deck: Deck) -> bool:
        """Let the sheets' cards stand as in this deck; whether that changed anything."""
        changed: dict[int, Sheet] = {}
        for n in self.intake.shown():
            sheet = self.intake.sheets[n]
            if sheet.card is not None and card_in(deck, sheet.key) != sheet.card:
                changed[n] = _drawn_on(sheet, card_in(deck, sheet.key))
        done = self.intake.do(words, changed)
        self.lay()
        if done:
            self.changed()
        return done

    def undo(self) -> Step | None:
        """The import undoes, for it knows of more than strokes."""
        return None

    def redo(self) -> Step | None:
        """The import redoes."""
        return None

    def save(self) -> tuple[str, ...]:
        """Each stroke is kept already."""
        return ()

    @property
    def outdated(self) -> bool:
        """Nobody else draws on an import."""
        return False


def _drawn_on(sheet: Sheet, card: Card) -> Sheet:
    """The sheet after a stroke; what was doubtful near it is settled by it."""
    old = marks_of(sheet.card) if sheet.card is not None else {}
    touched = set(old.values()) ^ set(marks_of(card).values())
    near = {
        n
        for n, doubt in enumerate(sheet.doubts)
        if doubt.place is not None and any(dist(doubt.place, at) <= NEAR for at in touched)
    }
    return replace(sheet, card=card, settled=sheet.settled | near)


def drafter_for(desk: SheetDesk, sheet: Sheet) -> Drafter:
    """A hand at a sheet's card; at the first empty one where the sheet has none."""
    return Drafter(desk, sheet.key or KEYS[0])
