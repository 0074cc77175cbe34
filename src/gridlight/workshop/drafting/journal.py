"""A draft as lines of text, one for each thing done: what a kill leaves is a draft.

The first line holds the deck as it was opened, every other one a step, an undo, a redo or that
all was saved. A line that was cut short by a kill counts as not written.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from gridlight.cards.model import Deck
from gridlight.cards.reading import trusted_deck
from gridlight.kernel.errors import CardError
from gridlight.workshop.drafting.draft import Draft, Step
from gridlight.workshop.drafting.sheets import KEYS, card_in, cards_of, with_card

FORMAT = "gridlight-draft"
VERSION = 1
HEAD = ("name", "author", "license")
MOST_BYTES = 32 << 20
UNDO, REDO, SAVED = b'{"undo":true}\n', b'{"redo":true}\n', b'{"saved":true}\n'
BROKEN = (CardError, ArithmeticError, AttributeError, LookupError, TypeError, ValueError)


def head_line(deck: Deck, saved: Deck) -> bytes:
    """The first line of a draft: its deck, and how that was saved if otherwise."""
    data: dict[str, Any] = {"format": FORMAT, "version": VERSION, "deck": deck.as_data()}
    if saved != deck:
        data["saved"] = saved.as_data()
    return _line(data)


def step_line(step: Step) -> bytes:
    """The line of a step: the cards that it changed."""
    cards = [
        card_in(step.after, key).as_data()
        for key in KEYS
        if card_in(step.after, key) != card_in(step.before, key)
    ]
    data: dict[str, Any] = {"do": step.words, "key": step.key, "cards": cards}
    head = {name: getattr(step.after, name) for name in HEAD}
    if head != {name: getattr(step.before, name) for name in HEAD}:
        data["head"] = head
    return _line(data)


def whole(draft: Draft) -> bytes:
    """A whole journal of a draft as it stands, with all its steps back and forth."""
    steps = [*draft.done, *reversed(draft.undone)]
    first = steps[0].before if steps else draft.deck
    lines = [head_line(first, draft.saved), *(step_line(step) for step in steps)]
    return b"".join(lines) + UNDO * len(draft.undone)


def _line(data: dict[str, Any]) -> bytes:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def whole_lines(data: bytes) -> Iterator[bytes]:
    """The lines that were written to their end."""
    for line in data.splitlines(keepends=True):
        if not line.endswith(b"\n"):
            return
        yield line


def read_draft(data: bytes) -> tuple[Draft, int] | None:
    """The draft in a journal, as far as it is whole, and how many bytes that is.

    None where not even the first line can be used.
    """
    lines = whole_lines(data[:MOST_BYTES])
    first = next(lines, b"")
    try:
        draft = _opened(json.loads(first))
    except BROKEN:
        return None
    good = len(first)
    for line in lines:
        try:
            _follow(draft, json.loads(line))
        except BROKEN:
            break
        good += len(line)
    return draft, good


def _opened(data: Any) -> Draft:
    if data["format"] != FORMAT or data["version"] > VERSION:
        raise ValueError(data["format"])
    deck = _whole(trusted_deck(data["deck"]))
    saved = _whole(trusted_deck(data["saved"])) if "saved" in data else deck
    return Draft(deck, saved)


def _whole(deck: Deck) -> Deck:
    for key in KEYS:
        card_in(deck, key)
    return deck


def _follow(draft: Draft, data: Any) -> None:
    if "undo" in data:
        draft.undo()
    elif "redo" in data:
        draft.redo()
    elif "saved" in data:
        draft.keep()
    else:
        draft.do(str(data["do"]), str(data["key"]), _after(draft.deck, data))


def _after(deck: Deck, data: Any) -> Deck:
    head = deck.as_data() | {"offense": [], "defense": []}
    for card in data["cards"]:
        head[card["side"]] = [*head[card["side"]], card]
    changed = trusted_deck(head)
    for card in cards_of(changed):
        card_in(deck, card.key)
        deck = with_card(deck, card.key, card)
    named = data.get("head") or {name: getattr(deck, name) for name in HEAD}
    name, author, license_ = (str(named[name]) for name in HEAD)
    return replace(deck, name=name, author=author, license=license_)
