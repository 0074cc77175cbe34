"""A replay: a game's own stage, nobody asked, with the panel that plays it and all its keys."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from gridlight.kernel.language import tr
from gridlight.present.analysis_plays import Stretches
from gridlight.present.replay import mark_words, place_of, time_line
from gridlight.session.rerun import MOMENTS, Kind, Mark, Rerun
from gridlight.session.table import Table
from gridlight.ui.beginnings import colors_of
from gridlight.ui.replay.analyzing import PAGES, Analyzing
from gridlight.ui.replay.bridge import ReplayBridge
from gridlight.ui.replay.panel import ReplayPanel
from gridlight.ui.replay.player import Player
from gridlight.ui.stages import lay_stage
from gridlight.ui.theme import Wishes

QUARTERS = frozenset({Kind.QUARTER})


class Replay(QObject):
    """A game to be looked at once more on `stage`; `left` asks to go back to where one was.

    `play_on_wanted` carries the step from which a new game is to go on.
    """

    play_on_wanted = Signal(int)
    left = Signal()

    def __init__(self, table: Table, wishes: Wishes, parent: QWidget | None = None) -> None:
        self.rerun = Rerun(table)
        self._stretches = Stretches(self.rerun)
        bridge = ReplayBridge(self.rerun)
        self.stage = lay_stage(bridge, wishes, parent)
        super().__init__(self.stage)
        self.stage.colors = colors_of(table)
        self.stage.set_wishes(wishes)
        stage, self.names = self.stage, self.stage.names
        self.player = Player(self.rerun, bridge, stage)
        line = time_line(self.rerun, self.names)
        self.panel = ReplayPanel(line, stage.theme, stage)
        title = stage.accessibleName()
        stage.set_title(title, tr("Replay: {title}", title=table.title))
        stage.set_foot(self.panel)
        self.analyzing = Analyzing(self.rerun, self.names, line, self.player, self.panel)
        self._wire()

    def begin(self, at: int = 0) -> None:
        """Show the game as it stood after a step."""
        self.stage.begin()
        self.player.go_to(at)
        self._changed()
        self.stage.start_focus()

    # wires

    def _wire(self) -> None:
        player, panel = self.player, self.panel
        player.moved.connect(self._moved)
        player.changed.connect(self._changed)
        panel.scrubber.scrubbed.connect(player.hold)
        panel.pressed.connect(self._press)
        panel.speed_chosen.connect(player.set_speed)
        panel.play_on_wanted.connect(self._play_on)
        panel.hidden.connect(player.pause)
        self.analyzing.told.connect(self.stage.tell)
        for keys, work in self._keys().items():
            shortcut = QShortcut(QKeySequence(keys), self.stage)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(work)

    def _keys(self) -> dict[str, Callable[[], object]]:
        player = self.player
        return {
            "Space": self._space,
            "Right": partial(player.step, 1),
            "Left": partial(player.step, -1),
            "Shift+Right": partial(player.play_by_play, 1),
            "Shift+Left": partial(player.play_by_play, -1),
            "L": partial(self._to_mark, 1, MOMENTS),
            "J": partial(self._to_mark, -1, MOMENTS),
            "PgDown": partial(self._to_mark, 1, QUARTERS),
            "PgUp": partial(self._to_mark, -1, QUARTERS),
            "Home": partial(player.hold, 0),
            "End": partial(player.hold, self.rerun.last),
            "+": partial(player.faster, 1),
            "-": partial(player.faster, -1),
            "A": self.panel.analyze.click,
            "W": self.analyzing.spread,
            "T": partial(self.analyzing.to_turn, 1),
            "Shift+T": partial(self.analyzing.to_turn, -1),
            **{str(n + 1): partial(self.analyzing.turn_to, n) for n in range(len(PAGES))},
            "Escape": self._escape,
        }

    def _escape(self) -> None:
        if not self.analyzing.shut():
            self.left.emit()

    def _space(self) -> None:
        focus = QApplication.focusWidget()
        if isinstance(focus, QAbstractButton):
            focus.click()
        else:
            self.player.toggle()

    def _press(self, name: str) -> None:
        work: dict[str, Callable[[], object]] = {
            "previous-mark": partial(self._to_mark, -1, MOMENTS),
            "previous-play": partial(self.player.play_by_play, -1),
            "back": partial(self.player.step, -1),
            "play": self.player.toggle,
            "forward": partial(self.player.step, 1),
            "next-play": partial(self.player.play_by_play, 1),
            "next-mark": partial(self._to_mark, 1, MOMENTS),
        }
        work[name]()

    def _to_mark(self, by: int, kinds: frozenset[Kind]) -> None:
        mark = self.player.to_mark(by, kinds)
        self.stage.tell(self._mark_words(mark, by, kinds))

    def _mark_words(self, mark: Mark | None, by: int, kinds: frozenset[Kind]) -> str:
        if mark is not None:
            return mark_words(mark, self.names)
        if kinds is QUARTERS:
            return (
                tr("There is no quarter after this.")
                if by > 0
                else tr("There is no quarter before this.")
            )
        return (
            tr("There is no score or turnover after this.")
            if by > 0
            else tr("There is no score or turnover before this.")
        )

    def _play_on(self) -> None:
        self.player.pause()
        self.play_on_wanted.emit(self.player.at)

    def _moved(self, n: int) -> None:
        self.panel.show_place(n, place_of(self.rerun, n, self.names, self._stretches))
        self.panel.buttons["back"].setEnabled(n > 0)
        self.panel.buttons["previous-play"].setEnabled(n > 0)
        for name in ("forward", "next-play"):
            self.panel.buttons[name].setEnabled(n < self.rerun.last)
        can = bool(self.rerun.after(n).to_act)
        self.panel.play_on.setEnabled(can)

    def _changed(self) -> None:
        self.panel.show_playing(self.player.playing, self.player.speed)
