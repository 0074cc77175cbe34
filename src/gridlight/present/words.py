"""What happened, told in football speech."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from gridlight.cards.model import Deck
from gridlight.football import events as told
from gridlight.football import field
from gridlight.kernel.errors import IllegalMove
from gridlight.kernel.events import Event
from gridlight.kernel.game import Seat
from gridlight.kernel.language import tr
from gridlight.present import pegskin, penalty_system
from gridlight.present.all_pro import QUIET as BOARD_QUIET
from gridlight.present.citing import Cited, cited, without_rulings
from gridlight.present.sentences import WORDS
from gridlight.present.situation import Names, capital, plain, short_spot, yards

Facts = Mapping[str, Any]
QUIET = BOARD_QUIET | pegskin.QUIET
"""Events that a story leaves out where others tell it."""


def play_name(deck: Deck | None, number: int | None) -> str:
    """The name of an offense card, or its number where the deck isn't at hand."""
    if number is None:
        return ""
    cards = {card.number: card.name for card in deck.offense} if deck else {}
    return cards.get(number) or tr("Play {number}", number=number)


def formation_name(deck: Deck | None, letter: str | None) -> str:
    """The name of a defense card, or its letter where the deck isn't at hand."""
    if letter is None:
        return ""
    cards = {card.letter: card.name for card in deck.defense} if deck else {}
    return cards.get(letter) or tr("Defense {letter}", letter=letter)


def say(event: Event, names: Names, deck: Deck | None = None) -> str:
    """One event as a sentence. Every event that a game tells has words; KeyError for others."""
    if event.name == "reveal":
        return _reveal(event.as_mapping(), names, deck, None)
    if event.name in pegskin.OF_A_PEG and event.get("peg"):
        return pegskin.OF_A_PEG[event.name](event.as_mapping(), names)
    return WORDS[event.name](event.as_mapping(), names)


def story(events: Sequence[Event], names: Names, deck: Deck | None = None) -> tuple[str, ...]:
    """What a step told, in sentences; what the cards showed is one of them.

    >>> story(step.events, Names(), deck)  # doctest: +SKIP
    ('Long pass – caught at the 31, tackled after 21 yards.', 'First down.')
    """
    sentences: list[str] = []
    covered: frozenset[str] = frozenset()
    for event in events:
        if event.name == "reveal":
            caught = next((e for e in events if e.name == told.PASS_COMPLETE), None)
            sentences.append(_reveal(event.as_mapping(), names, deck, caught))
            covered = frozenset({told.PASS_COMPLETE, _STOPS.get(event["outcome"], "")})
        elif event.name in covered:
            covered -= {event.name}
        elif penalty_system.nothing_shown(event):
            continue
        elif event.name not in QUIET or len(events) == 1:
            sentences.append(say(event, names, deck))
    return tuple(sentences)


_STOPS = {
    "tackle": told.TACKLE,
    "down": told.TACKLE,
    "out-of-bounds": told.OUT_OF_BOUNDS,
    "incomplete": told.PASS_INCOMPLETE,
    "interception": told.INTERCEPTION,
    "fumble": told.FUMBLE,
}
"""The event that says what the sentence about the cards has said, by the cards' outcome."""


def _reveal(facts: Facts, names: Names, deck: Deck | None, caught: Event | None) -> str:
    parts = []
    if facts["caught"] and caught:
        parts.append(tr("caught at {spot}", spot=short_spot(caught["spot"], names)))
    elif facts["caught"]:
        parts.append(tr("caught"))
    parts.append(_outcome(facts, names))
    call, what = play_name(deck, facts["play"]) or tr("The play"), ", ".join(parts)
    return tr("{play} – {what}.", play=call, what=what)


def _outcome(facts: Facts, names: Names) -> str:
    side, outcome = Seat(facts["side"]), facts["outcome"]
    at = field.forward(side, facts["start"], facts["yards"] or 0)
    if outcome == "touchdown":
        return tr("all the way")
    if outcome == "incomplete":
        return tr("incomplete")
    if outcome == "interception":
        return tr("intercepted at {spot}", spot=short_spot(at, names))
    if outcome == "fumble":
        return tr("fumbled at {spot}", spot=short_spot(at, names))
    after = _after(facts["gain"])
    if outcome == "out-of-bounds":
        return tr("out of bounds {after}", after=after)
    return (
        tr("down {after}", after=after) if outcome == "down" else tr("tackled {after}", after=after)
    )


def _after(gain: float) -> str:
    if gain == 0:
        return tr("for no gain")
    if gain < 0:
        return tr("for a loss of {number}", number=plain(-gain))
    return tr("after {yards}", yards=yards(gain))


def _pattern(told: str) -> re.Pattern[str]:
    """A catalog's pattern with one group; what never matches where it is none."""
    try:
        found = re.compile(told)
    except re.error:
        return _NEVER
    return found if found.groups == 1 else _NEVER


_NEVER = re.compile(r"(?!)()")
_TURN_OF = _pattern(
    tr(r"\bturn of (home|visitors)\b", "a pattern for “It isn't the turn of home.”; keep the ids")
)


def names_a_seat(reason: str) -> bool:
    """Whether a reason says whose turn it is by a seat's id."""
    return _seat_named(reason) is not None


def _seat_named(reason: str) -> re.Match[str] | None:
    found = _TURN_OF.search(reason)
    return found if found and found.group(1) in list(Seat) else None


def refusal(error: IllegalMove, names: Names) -> Cited:
    """Why a move was refused, in one sentence with the teams' names; it knows its rulings."""
    reason = without_rulings(error.reason)
    if turn := _seat_named(reason):
        start, end = turn.span(1)
        reason = f"{reason[:start]}{names.of(turn.group(1))}{reason[end:]}"
    sentence = capital(reason if reason.endswith(".") else f"{reason}.")
    kept = error.reason.rulings if isinstance(error.reason, Cited) else ()
    return Cited(sentence, cited(error.reason) or kept)
