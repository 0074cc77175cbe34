"""The stage of each game; nothing of a game is imported before it is laid on the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from gridlight.kernel.language import tr
from gridlight.session.referee_mode.entry import told_on_own_boards

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from gridlight.session.table import Table
    from gridlight.ui.all_pro.stage import AllProStage
    from gridlight.ui.bridge import Bridge
    from gridlight.ui.foto.stage import FotoStage
    from gridlight.ui.pegskin.stage import PegskinStage
    from gridlight.ui.referee.stage import RefereeStage
    from gridlight.ui.theme import Wishes

    GameStage = FotoStage | AllProStage | PegskinStage | RefereeStage

Laying = Callable[["Bridge", "Wishes", "QWidget | None"], "GameStage"]
Work = Callable[[], object]


def lay_stage(bridge: Bridge, wishes: Wishes, parent: QWidget | None = None) -> GameStage:
    """The stage for the game that the bridge leads to, which must be one of `STAGES`."""
    header = bridge.table.header
    if told_on_own_boards(header.settings):
        return _referee(bridge, wishes, parent)
    return STAGES[header.game](bridge, wishes, parent)


def no_stage_for(table: Table) -> str:
    """Why a game can't be laid on the table, in one sentence; empty if it can."""
    if table.header.game in STAGES:
        return ""
    return tr(
        "“{title}” is a game of {game}, which has no table here yet.",
        title=table.title,
        game=table.header.game,
    )


def spare_work(stage: GameStage) -> Work | None:
    """What this game's next opening is quicker for, to be done beside the window."""
    header = stage.bridge.table.header
    find = None if told_on_own_boards(header.settings) else _SPARE_WORK.get(header.game)
    return find(stage) if find is not None else None


def _foto_electric(bridge: Bridge, wishes: Wishes, parent: QWidget | None) -> GameStage:
    from gridlight.ui.foto.stage import FotoStage

    return FotoStage(bridge, wishes, parent)


def _all_pro(bridge: Bridge, wishes: Wishes, parent: QWidget | None) -> GameStage:
    from gridlight.ui.all_pro.stage import AllProStage

    return AllProStage(bridge, wishes, parent)


def _pegskin(bridge: Bridge, wishes: Wishes, parent: QWidget | None) -> GameStage:
    from gridlight.ui.pegskin.stage import PegskinStage

    return PegskinStage(bridge, wishes, parent)


def _referee(bridge: Bridge, wishes: Wishes, parent: QWidget | None) -> GameStage:
    from gridlight.ui.referee.stage import RefereeStage

    return RefereeStage(bridge, wishes, parent)


def _deck_results(stage: GameStage) -> Work:
    from gridlight.session.results import all_results
    from gridlight.ui.foto.stage import FotoStage

    assert isinstance(stage, FotoStage)
    deck = stage.deck
    return lambda: all_results(deck)


STAGES: dict[str, Laying] = {
    "foto-electric": _foto_electric,
    "all-pro": _all_pro,
    "pegskin": _pegskin,
}
"""How each game's table is laid, by the game's name."""

HELD_BACK = {
    "foto-electric": tr("That would tell how it ends: let the slide or the spinner show it first."),
    "all-pro": tr("That would tell what the dice show: let them come to rest first."),
    "pegskin": tr("That would tell what the dice show: let them come to rest first."),
}
"""Why a page isn't opened while a stage is holding something back."""

_SPARE_WORK: dict[str, Callable[[GameStage], Work]] = {"foto-electric": _deck_results}
