"""The computer's bench at the light box: where that was agreed on, its coach studies first."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from gridlight.kernel.game import Seat
from gridlight.present.habits import before, cards_in, habits_of, name_of, studies
from gridlight.ui.bench import Bench, coach_of

if TYPE_CHECKING:
    from gridlight.coaches.coach import Coach
    from gridlight.coaches.foto.habits import Habits
    from gridlight.session.journal import Header
    from gridlight.session.tendencies.count import Seen


class FotoBench(Bench):
    """A bench whose coaches may have read the record book before the game."""

    def _coach(self, header: Header, seat: Seat) -> Coach:
        if seat not in self._coaches and studies(header, seat):
            path = self._bridge.table.path
            habits = studied(header, seat, path.parent if path is not None else None)
            self._coaches[seat] = studying_coach(header, seat, habits, self._tell)
        return super()._coach(header, seat)


def studying_coach(
    header: Header, seat: Seat, habits: Habits, told: Callable[[int, int], None]
) -> Any:
    """The coach of a seat, who knows these habits."""
    return coach_of(header, header.seats[seat].kind, told, habits)


def studied(header: Header, seat: Seat, folder: Path | None) -> Habits:
    """What the computer in a seat knows of its opponent: his games begun before this one."""
    seen = before(recorded(folder), header) if folder is not None else ()
    deck = header.tables.get("deck")
    cards = cards_in(deck if isinstance(deck, dict) else {})
    return habits_of(seen, name_of(header, seat.other), cards)


def recorded(folder: Path) -> tuple[Seen, ...]:
    """All calls of the games in a folder; what changed since the last time is read first."""
    from gridlight.session.record_book.book import RecordBook
    from gridlight.session.tendencies.count import seen_calls

    book = RecordBook(folder)
    book.catch_up()
    return seen_calls(book.called())
