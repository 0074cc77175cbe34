"""A deck being drawn: how it stands, how it was saved, and every step back and forth."""

from __future__ import annotations

from dataclasses import dataclass, field

from gridlight.cards.model import Deck
from gridlight.workshop.drafting.sheets import Card, card_in, drawn


@dataclass(frozen=True, slots=True)
class Step:
    """One change: what it did in words, the card that it was about, and the deck around it."""

    words: str
    key: str
    before: Deck
    after: Deck


@dataclass
class Draft:
    """A deck with a sheet for every card; `saved` is what its files hold.

    Steps are never forgotten: `undo` leads back to the first, `redo` forth to the last, until
    something else is done.
    """

    deck: Deck
    saved: Deck
    done: list[Step] = field(default_factory=list)
    undone: list[Step] = field(default_factory=list)

    def do(self, words: str, key: str, deck: Deck) -> Step | None:
        """Let the deck stand so from now on; nothing where it stands so already."""
        if deck == self.deck:
            return None
        step = Step(words, key, self.deck, deck)
        self.done.append(step)
        self.undone.clear()
        self.deck = deck
        return step

    def undo(self) -> Step | None:
        """Go a step back; the step, or None at the beginning."""
        if not self.done:
            return None
        step = self.done.pop()
        self.undone.append(step)
        self.deck = step.before
        return step

    def redo(self) -> Step | None:
        """Go a step forth again; the step, or None at the end."""
        if not self.undone:
            return None
        step = self.undone.pop()
        self.done.append(step)
        self.deck = step.after
        return step

    def keep(self) -> None:
        """The deck was saved as it stands."""
        self.saved = self.deck

    @property
    def unsaved(self) -> bool:
        """Whether the deck stands otherwise than it was saved."""
        return self.deck != self.saved

    def card(self, key: str) -> Card:
        """The card called `key` as it stands."""
        return card_in(self.deck, key)

    def saved_card(self, key: str) -> Card:
        """The card called `key` as it was saved."""
        return card_in(self.saved, key)

    def drawn(self) -> Deck:
        """The cards that are drawn: what can be saved and played with."""
        return drawn(self.deck)
