"""How each game is told outside of its own table: score, situation, plays, the last game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from gridlight.kernel.game import Seat
from gridlight.kernel.language import tr, trn
from gridlight.session.referee_mode.entry import told_on_own_boards

if TYPE_CHECKING:
    from gridlight.present.foto import Scoreboard, Status
    from gridlight.present.home import LastGame
    from gridlight.present.plays import PlayRow
    from gridlight.present.situation import Names
    from gridlight.session.table import Table


@dataclass(frozen=True, slots=True)
class Telling:
    """A game's words. `view` is what a seat or a spectator sees of it.

    `status` takes the seat at the screen where both are to choose; `plays` tells every play
    of a table, the oldest first.
    """

    scoreboard: Callable[[Any, Names], Scoreboard]
    status: Callable[[Any, Names, Seat | None], Status]
    plays: Callable[[Table, Names], tuple[PlayRow, ...]]


def telling_of(game: str) -> Telling:
    """How the game of that name is told, with the penalty die over it or without."""
    from gridlight.present.penalty_system import over

    return over(_TELLINGS[game]())


def status_at(table: Table, names: Names, seat: Seat | None = None) -> Status:
    """What is going on at a table, as `seat` sees it, also where the board stands elsewhere."""
    if told_on_own_boards(table.header.settings):
        from gridlight.present.referee import status

        return status(table, names)
    return telling_of(table.header.game).status(table.view(seat), names, seat)


def last_game(path: Path, table: Table) -> LastGame:
    """The card that offers to go on with a game: score by quarter, situation."""
    from gridlight.present.foto import names_of
    from gridlight.present.home import LastGame, TeamScore
    from gridlight.present.situation import capital
    from gridlight.session.box import book_of

    header, view, names = table.header, table.view(None), names_of(table.header)
    told = telling_of(header.game)
    board = told.scoreboard(view, names)
    book = book_of(table.history)
    when = capital(board.quarter_text)
    if board.plays_most and board.down:
        when = tr("{quarter}, play {plays}", quarter=when, plays=board.plays_text)
    whole = header.position is None  # nobody knows the quarters before a position
    return LastGame(
        path=path,
        game=header.game,
        title=table.title,
        home=TeamScore(names.home, board.home, book.home.points if whole else ()),
        visitors=TeamScore(names.visitors, board.visitors, book.visitors.points if whole else ()),
        ball=board.ball.value if board.ball else None,
        when=when,
        where=_where(table, status_at(table, names), names),
    )


def _where(table: Table, status: Status, names: Names) -> str:
    if table.described()["phase"] == "kick-or-receive":
        side = table.to_act[0]
        count, team = names.count(side), names.of(side)
        return trn("{team} wins the toss", "{team} win the toss", count, team=team)
    return status.where.rstrip(".")


def _foto_electric() -> Telling:
    from gridlight.cards.decks import load_record
    from gridlight.present import foto
    from gridlight.present.plays import play_rows

    def plays(table: Table, names: Names) -> tuple[PlayRow, ...]:
        deck = load_record(table.header.tables.get("deck"), "deck")
        return play_rows(table.history, names, deck)

    return Telling(foto.scoreboard, foto.status, plays)


def _all_pro() -> Telling:
    from gridlight.present import all_pro_scores, all_pro_status
    from gridlight.present.all_pro_plays import all_pro_rows

    return Telling(
        all_pro_scores.scoreboard,
        lambda view, names, seat: all_pro_status.status(view, names),
        lambda table, names: all_pro_rows(table.history, names),
    )


def _pegskin() -> Telling:
    from gridlight.present import pegskin_scores, pegskin_status
    from gridlight.present.pegskin_plays import pegskin_rows

    return Telling(
        pegskin_scores.scoreboard,
        lambda view, names, seat: pegskin_status.status(view, names),
        lambda table, names: pegskin_rows(table.history, names),
    )


_TELLINGS: dict[str, Callable[[], Telling]] = {
    "foto-electric": _foto_electric,
    "all-pro": _all_pro,
    "pegskin": _pegskin,
}
