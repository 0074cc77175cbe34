"""All games: the saved games as a list, and what can be done with the one chosen."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QRectF, Qt, Signal, SignalInstance
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QLineEdit, QWidget

from gridlight.kernel.language import tr, trn
from gridlight.present.home import TITLES, GameRow
from gridlight.present.wording import inside
from gridlight.session.positions import can_write
from gridlight.ui.chrome import Screen
from gridlight.ui.paint.buttons import Button
from gridlight.ui.paint.cache import paint_baked
from gridlight.ui.paint.keepsakes import paint_keepsake
from gridlight.ui.paint.panel import paint_panel
from gridlight.ui.paint.text import CENTER, LEFT, RIGHT, draw_lines, draw_text
from gridlight.ui.screens.game_list import GameList
from gridlight.ui.theme import Theme, Wishes
from gridlight.ui.tokens import SPACE

HINT = tr("Enter opens, R replays, F2 renames, Delete deletes, Z undoes")
LONGEST_TITLE = 80


class GamesScreen(Screen):
    """The saved games. Each signal carries the path of the game that it is about.

    `open_wanted` goes on with it, `record_of_wanted` shows its record, `replay_of_wanted` its
    replay, `rescue_wanted` asks to save what is whole of a broken one, `position_of_wanted` for
    its position as text.
    `open_position_wanted` asks for a game that starts from a text.

    `undo_wanted` (of every screen) asks to bring back what was deleted last; nothing is asked
    before deleting.
    """

    open_wanted = Signal(object)
    record_of_wanted = Signal(object)
    replay_of_wanted = Signal(object)
    rename_wanted = Signal(object, str)
    copy_wanted = Signal(object)
    delete_wanted = Signal(object)
    rescue_wanted = Signal(object)
    position_of_wanted = Signal(object)
    open_position_wanted = Signal()

    bar_items = ("undo", "settings", "help")
    lamp = (0.5, 0.36)

    def __init__(self, wishes: Wishes | None = None, parent: QWidget | None = None) -> None:
        super().__init__(wishes, parent)
        t = self.theme
        self.list = GameList(t, self)
        self.open = Button(tr("Continue"), t, "accent", self, pill=False)
        self.record = Button(tr("Record"), t, "paper", self, pill=False)
        self.replay = Button(tr("Replay"), t, "paper", self, pill=False)
        self.rename = Button(tr("Rename"), t, "paper", self, pill=False)
        self.copy = Button(tr("Copy"), t, "paper", self, pill=False)
        self.delete = Button(tr("Delete"), t, "danger", self, pill=False)
        self.position = Button(tr("Copy position"), t, "paper", self, pill=False)
        self.from_text = Button(tr("Open position…"), t, "paper", self, pill=False)
        self.title_edit = QLineEdit(self)
        self.title_edit.setAccessibleName(tr("Title of the game"))
        self.title_edit.setMaxLength(LONGEST_TITLE)
        self.title_edit.hide()
        self.set_title(tr("ALL GAMES"), tr("Saved by themselves, after every step"))
        self.first = self.list
        self._connect()
        self.can_undo(False)
        self.show_rows(())

    def _connect(self) -> None:
        self.list.chosen.connect(lambda _: self._show_chosen())
        self.list.opened.connect(lambda _: self._open())
        self.open.clicked.connect(self._open)
        self.record.clicked.connect(lambda: self._send(self.record_of_wanted))
        self.replay.clicked.connect(lambda: self._send(self.replay_of_wanted))
        self.copy.clicked.connect(lambda: self._send(self.copy_wanted))
        self.delete.clicked.connect(lambda: self._send(self.delete_wanted))
        self.rename.clicked.connect(self.start_renaming)
        self.position.clicked.connect(lambda: self._send(self.position_of_wanted))
        self.from_text.clicked.connect(self.open_position_wanted)
        self.title_edit.returnPressed.connect(self._renamed)

    def buttons(self) -> tuple[Button, ...]:
        """What can be done with the chosen game, from top to bottom."""
        return (
            *(self.open, self.record, self.replay, self.rename),
            *(self.copy, self.delete, self.position),
        )

    def show_rows(self, rows: Sequence[GameRow], select: Path | None = None) -> None:
        """Show these games, newest first; choose the one at `select` if given."""
        self._stop_renaming()
        self.list.show_rows(rows, select)
        self.list.setVisible(bool(rows))
        self._show_chosen()

    def can_undo(self, can: bool) -> None:
        """Say whether a deleted game can be brought back."""
        if self.top_bar is not None:
            self.top_bar.button("undo").setEnabled(can)

    def tell(self, sentence: str) -> None:
        """Say what has just been done, or why it couldn't be."""
        self.say(sentence, HINT, tr("GAMES"), "")

    def chosen(self) -> GameRow | None:
        """The game that the buttons are about."""
        place = self.list.current()
        return None if place is None else self.list.rows()[place]

    def _show_chosen(self) -> None:
        self._stop_renaming()
        row = self.chosen()
        for button in self.buttons():
            button.setVisible(row is not None)
        if row is None:
            self.tell(tr("No games yet; open a box on the table to play the first one."))
        else:
            whole = not row.fault
            self.open.setText(_to_do(row))
            self.open.setAccessibleName(f"{self.open.text()}: {row.title}")
            for button in (self.record, self.replay, self.rename, self.copy):
                button.setEnabled(whole)
            self.position.setEnabled(whole and not row.over and can_write(row.game))
            self.tell(row.fault or f"{row.title}: {inside(row.state)}, {row.score}.")
        self.place()
        self.update()

    def _open(self) -> None:
        row = self.chosen()
        if row is None:
            return
        if row.fault:
            self.rescue_wanted.emit(row.path)
        elif row.over:
            self.record_of_wanted.emit(row.path)
        else:
            self.open_wanted.emit(row.path)

    def _send(self, signal: SignalInstance) -> None:
        row = self.chosen()
        if row is not None:
            signal.emit(row.path)

    def start_renaming(self) -> None:
        """Let the chosen game's title be written anew."""
        row = self.chosen()
        if row is None or row.fault:
            return
        self.title_edit.setText(row.title)
        self.title_edit.show()
        self.title_edit.selectAll()
        self.title_edit.setFocus()
        self.say(tr("Write the title and press Enter; Escape leaves it."), "", tr("GAMES"), "")

    def _renamed(self) -> None:
        row, title = self.chosen(), self.title_edit.text().strip()
        self._stop_renaming()
        if row is not None and title and title != row.title:
            self.rename_wanted.emit(row.path, title)
        self.list.setFocus()

    def _stop_renaming(self) -> None:
        self.title_edit.hide()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """R replays, F2 renames, Delete deletes, Escape leaves the title or the screen."""
        key = event.key()
        if key == Qt.Key.Key_F2:
            self.start_renaming()
        elif key == Qt.Key.Key_Delete and not self.title_edit.isVisible():
            self._send(self.delete_wanted)
        elif key == Qt.Key.Key_C and event.modifiers() == Qt.KeyboardModifier.ControlModifier:
            self.position.click()
        elif key == Qt.Key.Key_R and not self.title_edit.isVisible():
            self.replay.click()
        elif key == Qt.Key.Key_Escape:
            self._escape()
        else:
            super().keyPressEvent(event)

    def _escape(self) -> None:
        if self.title_edit.isVisible():
            self._show_chosen()
            self.list.setFocus()
        else:
            self.home_wanted.emit()

    # places and paint

    def themed(self) -> None:
        """Pass the theme on."""
        self.list.set_theme(self.theme)
        for button in (*self.buttons(), self.from_text):
            button.set_theme(self.theme)
        self.title_edit.setFont(self.theme.font("field-label"))
        self.title_edit.setStyleSheet(_edit_style(self.theme))

    def list_card(self) -> QRectF:
        """Where the card with the list lies."""
        stage, m = self.stage(), self.theme.px(SPACE.s5)
        wide = min(stage.width() - self.theme.px(SPACE.column) - 3 * m, 900 * self.theme.k)
        left = (stage.width() - wide - self.theme.px(SPACE.column) - m) / 2
        return QRectF(left, stage.top() + m, wide, stage.height() - 2 * m)

    def side_card(self) -> QRectF:
        """Where the card with the chosen game lies."""
        card = self.list_card()
        m, wide = self.theme.px(SPACE.s5), self.theme.px(SPACE.column)
        return QRectF(card.right() + m, card.top(), wide, card.height())

    def list_top(self) -> float:
        """How far under the upper edge of its card the list begins."""
        return self.theme.px(56)

    def keepsake_box(self) -> QRectF:
        """Where the chosen game's box lies; larger type leaves it less room."""
        side, k = self.side_card(), self.theme.k
        high = float(172 * k / max(1.0, self.theme.text) ** 1.5)
        return QRectF(side.center().x() - high * 0.39, side.top() + 22 * k, high * 0.78, high)

    def title_line(self) -> QRectF:
        """Where the chosen game's title stands; what else is told of it follows below."""
        side, k = self.side_card(), self.theme.k
        top = self.keepsake_box().bottom() + 16 * k
        return QRectF(side.left() + 22 * k, top, side.width() - 44 * k, 26 * k)

    def place(self) -> None:
        """Lay list, title and buttons out."""
        k = self.theme.k
        card, side = self.list_card(), self.side_card()
        inner = card.adjusted(14 * k, self.list_top(), -14 * k, -14 * k)
        m = 2 * self.theme.px(SPACE.s1)
        whole = max(1, int((inner.height() - m) / self.list.line_high()))
        inner.setHeight(whole * self.list.line_high() + m)
        self.list.setGeometry(inner.toRect())
        edit = self.title_line().adjusted(-8 * k, -4 * k, 8 * k, 4 * k)
        self.title_edit.setGeometry(edit.toRect())
        size = self.from_text.sizeHint()
        self.from_text.setGeometry(
            round(card.right() - 16 * k) - size.width(),
            round(card.top() + 32 * k - size.height() / 2),
            size.width(),
            size.height(),
        )
        bottom = side.bottom() - 18 * k
        rows = (
            *((self.copy, self.delete), (self.rename, self.position)),
            *((self.record, self.replay), (self.open,)),
        )
        for row in rows:
            buttons = [button for button in row if not button.isHidden()] or row
            high = buttons[0].sizeHint().height()
            wide = (side.width() - 36 * k) / len(buttons)
            for i, button in enumerate(buttons):
                button.setGeometry(
                    round(side.left() + 18 * k + wide * i), round(bottom - high), round(wide), high
                )
            bottom -= high + 3 * k

    def count_words(self) -> str:
        """How many games are listed."""
        count = len(self.list.rows())
        return trn("{n} game", "{n} games", count)

    def empty_words(self) -> str:
        """What stands where no game is listed."""
        return tr("Nothing here yet")

    def paint_paper(self, painter: QPainter, card: QRectF) -> None:
        """What a card is made of."""
        paint_panel(painter, card, self.theme)

    def paint_stage(self, painter: QPainter) -> None:
        """Both cards."""
        t, k = self.theme, self.theme.k
        card = self.list_card()
        self.paint_paper(painter, card)
        head = QRectF(card.left() + 26 * k, card.top() + 16 * k, card.width() - 52 * k, 32 * k)
        draw_text(painter, head, tr("SAVED GAMES"), t, "object", "panel_text", LEFT)
        count = len(self.list.rows())
        if count:
            head.setRight(self.from_text.x() - 10 * k)
            draw_text(painter, head, self.count_words(), t, "small", "panel_mut", RIGHT)
        else:
            draw_text(painter, card, self.empty_words(), t, "heading", "panel_mut", CENTER)
        self._paint_side(painter)

    def _paint_side(self, painter: QPainter) -> None:
        t, k = self.theme, self.theme.k
        side = self.side_card()
        self.paint_paper(painter, side)
        box, row = self.keepsake_box(), self.chosen()
        game = row.game if row is not None else "foto-electric"
        key = ("keepsake", t.ink, round(k, 3), game, "games")
        paint_baked(painter, box, key, lambda p, r: paint_keepsake(p, r, t, game), t.px(6))
        words = self.title_line()
        if row is None:
            text = tr("Every game is saved by itself and waits here until you go on with it.")
            words.setHeight(80 * k)
            draw_lines(painter, words, text, t, "body", "panel_mut")
            return
        draw_text(painter, words, row.title, t, "bar-title", "panel_text", LEFT)
        words.translate(0, 34 * k)
        if row.fault:
            words.setHeight(120 * k)
            draw_lines(painter, words, row.fault, t, "body", "bad")
            return
        for text, role, token in (
            (TITLES.get(row.game, ""), "body-strong", "panel_text"),
            (row.teams, "body", "panel_text"),
            (f"{row.state}, {row.score}" if row.state else row.score, "body", "panel_text"),
            (row.day, "body", "panel_mut"),
        ):
            draw_text(painter, words, text, t, role, token, LEFT)
            words.translate(0, 23 * k)
        keys = min(button.y() for button in self.buttons() if not button.isHidden())
        self.paint_more(
            painter, QRectF(words.left(), words.top(), words.width(), keys - words.top())
        )

    def paint_more(self, painter: QPainter, room: QRectF) -> None:
        """Tell more of the chosen game where there is room."""


def _edit_style(theme: Theme) -> str:
    ink = theme.ink
    return (
        f"QLineEdit {{ background: {ink.field_paper}; color: {ink.panel_text};"
        f" border: {round(theme.px(2))}px solid {ink.focus};"
        f" border-radius: {round(theme.px(SPACE.r_paper))}px; padding: 0 {round(theme.px(8))}px;"
        f" selection-background-color: {ink.board}; selection-color: {ink.board_text}; }}"
    )


def _to_do(row: GameRow) -> str:
    if row.fault:
        return tr("Save what is whole")
    return tr("Look at it") if row.over else tr("Continue")
