"""Games half refereed, for pictures of the desk."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from gridlight.session.journal import Player
from gridlight.session.table import Setup, Table
from gridlight.ui.theme import Wishes

if TYPE_CHECKING:
    from gridlight.ui.referee.stage import RefereeStage

WORDS = {
    "foto-electric": (
        *("call heads", "tell run tackle 4", "tell pass caught 9 tackle 17"),
        *("tell pass incomplete", "tell run out 6", "tell run tackle 3", "tell run touchdown"),
        *("try kick", "kickoff", "tell run tackle 5", "tell pass caught 6 tackle 11"),
        *("tell run tackle -2", "tell pass sack -6", "tell pass caught 8 tackle 12"),
    ),
    "all-pro": (
        *("call heads", "tell kickoff landed 75", "tell return tackle 60"),
        *("tell run tackle 50", "tell pass caught 35 tackle 30", "tell run tackle 25"),
        *("tell pass incomplete", "tell pass caught 15 touchdown", "try die"),
        *("tell kickoff landed 25", "tell return tackle 35", "tell run tackle 40"),
        *("tell pass caught 50 tackle 50", "tell run tackle 45"),
    ),
    "pegskin": (
        *("call heads", "tell run tackle 6", "tell pass caught 8 tackle 13"),
        *("tell pitch tackle 4", "tell screen caught -2 tackle 9", "tell pass incomplete"),
        *("tell run tackle 2", "tell run tackle 11", "tell pass caught 20 touchdown"),
        *("try kick", "tell run tackle 3", "tell pass sack -5", "tell pass caught 14 tackle 16"),
    ),
}
"""Plays that are told one after another; between them the plainest choice is made."""

OPEN = frozenset({"scrimmage-call", "setup-offense", "return-moves"})


@dataclass(frozen=True, slots=True)
class Half:
    """What of a half-refereed game is looked at: `telling` is the key of a button pressed."""

    game: str
    telling: str = ""
    penalties: bool = False


def half_refereed(game: str, *, penalties: bool = False) -> Table:
    """A game in its first quarter, every play told."""
    settings = {"boards": "own", "penalty_system": penalties}
    home, visitors = Player("Home"), Player("Visitors")
    table = Table.start(Setup(game, home, visitors, settings, seed="told"))
    waiting = list(WORDS[game])
    while waiting:
        _one(table, waiting)
    return table


def _one(table: Table, waiting: list[str]) -> None:
    seat = table.to_act[0]
    legal = table.legal(seat)
    if table.parse(waiting[0]) in legal:
        table.play(seat, waiting.pop(0))
    elif str(table.described()["phase"]) in OPEN and not _has_come_up(table):
        waiting.pop(0)
    else:
        table.play_default(seat)


def _has_come_up(table: Table) -> bool:
    """Whether something else is to be settled first."""
    return str(table.described()["phase"]) == "return-moves"


def desk(size: Sequence[int], wishes: Wishes, half: Half) -> RefereeStage:
    """The desk with that game on it."""
    from gridlight.ui.bridge import Bridge
    from gridlight.ui.referee.stage import RefereeStage

    table = half_refereed(half.game, penalties=half.penalties)
    stage = RefereeStage(Bridge(table), wishes)
    stage.resize(*size)
    stage.show()
    stage.begin()
    if half.telling:
        stage.pad.press(half.telling)
        stage.flow.point(table.view(None).situation.spot + 9)
        stage.flow.enter()
        stage.flow.step(8)
    return stage
