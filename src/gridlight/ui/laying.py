"""A game laid on the table: its stage, wired to the window, with its watch going on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gridlight.ui.bridge import Bridge
from gridlight.ui.logs import log_of
from gridlight.ui.pages import show_replay, show_scouting
from gridlight.ui.stages import lay_stage, spare_work
from gridlight.ui.theme import wishes_of
from gridlight.ui.watches import Watches

if TYPE_CHECKING:
    from gridlight.session.table import Table
    from gridlight.ui.main_window import MainWindow
    from gridlight.ui.stages import GameStage


def lay(window: MainWindow, table: Table) -> GameStage:
    """The stage of a game, which has not begun to show anything yet."""
    log = log_of("games")
    log.info("%s on the table, step %d: %s", table.header.game, table.step, table.path)
    watches = Watches(window.watches)
    bridge = Bridge(table, window, left=_left_on_watch(watches, table))
    bridge.stepped.connect(lambda _: _keep_watch(watches, bridge))
    bridge.closing.connect(lambda: _keep_watch(watches, bridge))
    bridge.closing.connect(lambda: log.info("put away, step %d: %s", table.step, table.path))
    stage = lay_stage(bridge, wishes_of(window.preferences), window)
    stage.home_wanted.connect(window.go_home)
    stage.record_wanted.connect(lambda: window.told_page("record"))
    stage.fairness_wanted.connect(lambda: window.told_page("fairness"))
    scouting = getattr(stage, "scouting_wanted", None)  # the light box alone has it
    if scouting is not None:
        scouting.connect(lambda: show_scouting(window, table))
    stage.replay_wanted.connect(lambda: show_replay(window, table))
    stage.settings_wanted.connect(lambda: window.open_page("settings"))
    stage.help_wanted.connect(window.help)
    stage.why_wanted.connect(lambda number: _show_rule(window, number, table))
    stage.rematch_wanted.connect(window.rematch)
    stage.open_position_wanted.connect(window.open_position)
    stage.copy_position_wanted.connect(lambda: window.copy_position(table))
    return stage


def _show_rule(window: MainWindow, number: str, table: Table) -> None:
    from gridlight.ui.rules.page import show_rule

    show_rule(window, number, table)


def warm(window: MainWindow, stage: GameStage) -> None:
    """Do beside the window what makes this game's next opening quicker."""
    work = spare_work(stage)
    if work is not None:
        window.tasks.run(work, lambda _: None)


def _left_on_watch(watches: Watches, table: Table) -> float | None:
    if table.path is None or not table.header.settings.get("quarter_minutes"):
        return None
    return watches.left(table.path, int(table.described()["quarter"]))


def _keep_watch(watches: Watches, bridge: Bridge) -> None:
    if bridge.watch_left is not None and bridge.table.path is not None:
        quarter = int(bridge.table.described()["quarter"])
        watches.keep(bridge.table.path, quarter, bridge.watch_left)
