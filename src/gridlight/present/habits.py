"""Whose habits a computer studies, and his recorded calls as its coach takes them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from gridlight.games.foto_electric.state import OFFENSE_PLACES, PLACES
from gridlight.kernel.game import Seat
from gridlight.session.journal import Header
from gridlight.session.record_book.rows import Side
from gridlight.session.record_book.standings import Name, coach_of
from gridlight.session.tendencies.calls import FROM_SCRIMMAGE, Call
from gridlight.session.tendencies.count import DEFENSE, OFFENSE, Seen, sifted
from gridlight.session.tendencies.count import Situations as Anywhere

if TYPE_CHECKING:
    from gridlight.coaches.foto.habits import Habits, Laid

GAME = "foto-electric"
SETTING = "studies_habits"
STUDENTS = ("master", "equilibrium")
LENGTH = 100


def studies(header: Header, seat: Seat) -> bool:
    """Whether the computer in a seat studies its opponent's habits."""
    agreed = header.game == GAME and header.settings.get(SETTING) is True
    return agreed and header.seats[seat].kind in STUDENTS


def name_of(header: Header, seat: Seat) -> Name:
    """Who plays a seat, as the record book knows him."""
    player = header.seats[seat]
    return coach_of(Side(player.name, player.kind))


def before(seen: Iterable[Seen], header: Header) -> tuple[Seen, ...]:
    """What was called in Foto-Electric games that were begun before this one."""
    created = header.created
    return tuple(each for each in seen if each.row.game == GAME and each.row.begun < created)


def last_games(seen: Iterable[Seen], who: Name, most: int) -> tuple[Seen, ...]:
    """The calls of somebody's last Foto-Electric games, at most so many, the newest first."""
    games: dict[str, str] = {}
    for each in seen:
        row = each.row
        if row.game == GAME and who.key in (coach_of(row.of(seat)).key for seat in Seat):
            games.setdefault(row.file, row.begun)
    newest = sorted(games, key=lambda file: (games[file], file), reverse=True)[:most]
    return tuple(each for each in seen if each.row.file in newest)


def cards_in(deck: Mapping[str, Any]) -> dict[str, str]:
    """The names of a recorded deck's cards by number and letter."""
    parts = (("offense", "number"), ("defense", "letter"))
    return {
        str(card[key]): str(card.get("name") or "")
        for side, key in parts
        for card in deck.get(side, ())
    }


def habits_of(seen: Sequence[Seen], who: Name, cards: Mapping[str, str]) -> Habits:
    """What somebody laid, as far as both number and name are those of `cards`."""
    from gridlight.coaches.foto.habits import Habits

    sides = []
    for side in (OFFENSE, DEFENSE):
        own = sifted(seen, side, Anywhere(), who.key)
        laid = (_laid(each.call, side) for each in own if _is_of(each.call, side, cards))
        sides.append(tuple(laid))
    return Habits(sides[0], sides[1])


def _is_of(call: Call, side: str, cards: Mapping[str, str]) -> bool:
    if call.kind not in FROM_SCRIMMAGE or not 0 < call.to_goal < LENGTH:
        return False
    card, title = (call.call, call.title) if side == OFFENSE else (call.defense, call.answer)
    return cards.get(card) == title


def _laid(call: Call, side: str) -> Laid:
    from gridlight.coaches.foto.habits import Laid

    spot = min(LENGTH - 1, max(1, round(LENGTH - call.to_goal)))
    to_go = max(1, round(call.to_go))
    facing = _place(OFFENSE_PLACES, call.laid)
    if side == OFFENSE:
        return Laid(call.down, spot, to_go, call.call, facing)
    return Laid(call.down, spot, to_go, call.defense, _place(PLACES, call.answered), facing)


def _place(places: Mapping[str, float], word: str) -> int | None:
    return int(places[word]) if word in places else None
