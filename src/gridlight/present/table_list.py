"""What stands on a table beside its board, in sentences: for people who hear it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from gridlight.cards.model import Deck
from gridlight.kernel.language import tr
from gridlight.present.plays import PlayRow, play_rows
from gridlight.present.situation import Names, quarter
from gridlight.session.course import Record

TOLD = 3
"""Plays that are told again, the newest first."""


def score_words(described: Mapping[str, Any], names: Names) -> str:
    """“Home 14, Visitors 10. 3rd quarter.”"""
    home, visitors = described["score"]
    score = f"{names.home} {home}, {names.visitors} {visitors}."
    if described["over"]:
        return score
    return tr("{score} {quarter}.", score=score, quarter=quarter(described["quarter"]))


def told_plays(
    history: Sequence[Record], names: Names, deck: Deck | None = None
) -> tuple[str, ...]:
    """What the last plays brought, the newest first; one under way isn't told."""
    rows = [row for row in play_rows(history, names, deck) if not row.current][::-1]
    return tuple(_told(row) for row in rows[:TOLD])


def _told(row: PlayRow) -> str:
    if row.sentence.startswith(row.down):  # “Kickoff Home: 55 yards”, as some languages have it
        return row.sentence or row.down
    return f"{row.down}: {row.sentence}" if row.sentence else row.down


def card_words(deck: Deck, mark: str) -> str:
    """A card of an open hand: “7, Long Pass”, “F, Pass Prevent”."""
    if mark.isdigit():
        return f"{mark}, {deck.play(int(mark)).name}"
    return f"{mark}, {deck.formation(mark).name}"
