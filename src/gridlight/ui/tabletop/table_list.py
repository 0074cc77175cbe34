"""The table as a list beside the scene: everything that is seen there, line by line.

For people who hear the table rather than see it, and for whoever likes to read it. Enter on a
line takes the hand to what it is about.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QModelIndex, QObject, QRectF, Qt, QTimer, SignalInstance
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QWidget

from gridlight.kernel.language import tr
from gridlight.present import peg_words, table_list
from gridlight.present.board import BoardModel, board_lines, summary
from gridlight.present.foto import names_of
from gridlight.present.pegboard import PegModel
from gridlight.ui.foto.stage import FotoStage
from gridlight.ui.tabletop.board_stage import BoardStage
from gridlight.ui.tabletop.lines import PLACE_ROLE, LineList
from gridlight.ui.tokens import SPACE

if TYPE_CHECKING:
    from gridlight.cards.model import Deck
    from gridlight.ui.main_window import MainWindow
    from gridlight.ui.stages import GameStage
    from gridlight.ui.theme import Theme

WIDE, LEAST_WIDE, MARGIN = 0.25, 300, 12
"""The share of the stage that the list takes, in pixels at least, and its distance from edges."""

LEAST_BESIDE = 1000
"""How much of the stage must be left for the scene, so that the list doesn’t lie over it."""

Lines = list[tuple[object, str]]


class TableList(QListView):
    """What stands on a table, kept up to date as long as it shows."""

    def __init__(self, stage: GameStage) -> None:
        super().__init__(stage)
        self._stage = stage
        self._lines = LineList(self)
        self.setModel(self._lines)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWordWrap(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setAccessibleName(tr("The table as a list"))
        self.activated.connect(self._go)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self.read)
        for changed in _changes(stage):
            changed.connect(self._soon.start)
        stage.installEventFilter(self)
        self.lay()
        self.read()

    def lay(self) -> None:
        """Lie at the right: beside the scene where there is room for both, else over its edge."""
        stage, t = self._stage, self._stage.theme
        margin, wide = t.px(MARGIN), max(t.px(LEAST_WIDE), stage.width() * WIDE)
        beside = stage.width() - wide - margin
        stage.set_aside(wide if beside >= t.px(LEAST_BESIDE) else 0.0)
        room = stage.stage()
        box = QRectF(beside, room.top() + margin, wide, room.height() - 2 * margin)
        self.setGeometry(box.toRect())
        self.setFont(t.font("body"))
        self.setStyleSheet(_style(t))
        self.raise_()

    def read(self) -> None:
        """Read the table anew; the line that was read stays."""
        row = self.currentIndex().row()
        self._lines.show(lines_of(self._stage))
        if row >= 0:
            self.setCurrentIndex(self._lines.index(min(row, self._lines.rowCount() - 1)))

    def _go(self, index: QModelIndex) -> None:
        place = index.data(PLACE_ROLE)
        if place is not None:
            take_hand_to(self._stage, place)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the stage’s size and theme."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Show):
            self.lay()
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape goes back to the table, Enter to what a line is about."""
        if event.key() == Qt.Key.Key_Escape:
            self._stage.start_focus()
            return
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._go(self.currentIndex())
            return
        super().keyPressEvent(event)


def _changes(stage: GameStage) -> list[SignalInstance]:
    """What tells that something on a table is another."""
    found = [stage.status_line.said]
    if isinstance(stage, FotoStage):
        found.append(stage.hands.turned)
    elif isinstance(stage, BoardStage):
        found.append(stage.board.lines.modelReset)
    return found


def lines_of(stage: GameStage) -> Lines:
    """Everything that is seen on a table, with the place that each line is about, if any."""
    bridge, names = stage.bridge, names_of(stage.bridge.table.header)
    said = stage.status_line.status()
    lines: Lines = [
        (None, f"{said.tag.capitalize()}: {said.sentence}" if said.tag else said.sentence)
    ]
    if not stage.holding_back:
        lines.append((None, table_list.score_words(bridge.table.described(), names)))
    if isinstance(stage, FotoStage):
        return lines + _light_box(stage)
    if isinstance(stage, BoardStage):
        return lines + _board(stage.board.sight.model)
    return lines if stage.holding_back else lines + _told(stage)


def _board(model: BoardModel | PegModel) -> Lines:
    if isinstance(model, BoardModel):
        return [(None, summary(model)), *board_lines(model)]
    return [(None, peg_words.summary(model)), *peg_words.board_lines(model)]


def _light_box(stage: FotoStage) -> Lines:
    lines: Lines = []
    snap = stage.flow.snap
    if snap.play is not None and snap.formation is not None and not stage.holding_back:
        lines.append(
            (
                None,
                tr(
                    "On the box: {play} against {formation}.",
                    play=snap.play.name,
                    formation=snap.formation.name,
                ),
            )
        )
    marks = stage.hands.marks()
    if marks:
        lines.append((None, tr("{count} cards in the open hand:", count=len(marks))))
        lines += [(mark, table_list.card_words(stage.deck, mark)) for mark in marks]
    return lines if stage.holding_back else lines + _told(stage, stage.deck)


def _told(stage: GameStage, deck: Deck | None = None) -> Lines:
    names = names_of(stage.bridge.table.header)
    return [(None, words) for words in table_list.told_plays(stage.bridge.history, names, deck)]


def take_hand_to(stage: GameStage, place: object) -> None:
    """Put the keyboard’s hand on a square, a hole or a card."""
    if isinstance(stage, FotoStage):
        stage.hands.look_at(str(place))
        return
    if not isinstance(stage, BoardStage):
        return
    board = stage.board
    board.setFocus(Qt.FocusReason.OtherFocusReason)
    board.point_by("key")
    board.set_cursor(place)  # type: ignore[arg-type]


def list_of(stage: QWidget) -> TableList | None:
    """The list beside a table, if it was laid there."""
    return stage.findChild(TableList, options=Qt.FindChildOption.FindDirectChildrenOnly)


def follow(window: MainWindow) -> None:
    """Let the list lie beside the table, or not, as the person prefers."""
    if window.stage is None:
        return
    shown = list_of(window.stage)
    if window.preferences.table_list and shown is None:
        TableList(window.stage).show()
    elif not window.preferences.table_list and shown is not None:
        put_away(window.stage)
    elif shown is not None:
        shown.lay()


def switch(window: MainWindow, *, away: bool = False) -> None:
    """F6: from the table to its list, which is laid there first, and back; or take it away."""
    if window.stage is None:
        return
    window.keep(replace(window.preferences, table_list=not away))
    shown = list_of(window.stage)
    if shown is None or shown.hasFocus():
        window.stage.start_focus()
    else:
        shown.setFocus(Qt.FocusReason.ShortcutFocusReason)


def put_away(stage: GameStage) -> None:
    """Take the list away."""
    shown = list_of(stage)
    if shown is not None:
        shown.hide()
        stage.set_aside(0.0)
        shown.setParent(None)
        shown.deleteLater()


def _style(t: Theme) -> str:
    ink, pad = t.ink, round(t.px(7))
    return (
        f"QListView {{ background: {ink.panel}; color: {ink.panel_text};"
        f" border: 1px solid {ink.panel_edge}; border-radius: {round(t.px(SPACE.r_paper))}px;"
        f" padding: {pad}px; outline: 0; }}"
        f" QListView:focus {{ border: {max(2, round(t.px(2)))}px solid {ink.focus}; }}"
        f" QListView::item {{ padding: {pad}px 2px; border-bottom: 1px solid {ink.rule}; }}"
        f" QListView::item:selected {{ background: {ink.board}; color: {ink.board_text}; }}"
        f" QScrollBar:vertical {{ background: transparent; width: {pad}px; margin: 0; }}"
        f" QScrollBar::handle {{ background: {ink.panel_mut};"
        f" border-radius: {pad // 2}px; min-height: {4 * pad}px; }}"
        " QScrollBar::add-line, QScrollBar::sub-line { height: 0; }"
        " QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }"
    )
