"""The record of a game: every play in football speech, and the game as a file."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QPainter
from PySide6.QtWidgets import QFileDialog, QWidget

from gridlight.kernel.language import tr
from gridlight.present.box_score import (
    drive_rows,
    ending,
    full_rows,
    points_table,
    short_rows,
)
from gridlight.present.exporting import PEGSKIN, YARDCARD
from gridlight.present.foto import names_of
from gridlight.present.pegskin_scores import part_of_game
from gridlight.present.play_reel import plays_to_show
from gridlight.present.rules_told import of_play
from gridlight.present.scouting_report import scout_of
from gridlight.present.situation import Names, capital
from gridlight.present.telling import telling_of
from gridlight.session.box import box_of
from gridlight.session.games import GAMES
from gridlight.session.record_plays import Play
from gridlight.session.table import Table
from gridlight.ui.chrome import Screen
from gridlight.ui.exporting.saving import Saver
from gridlight.ui.paint.buttons import Button
from gridlight.ui.paint.panel import paint_panel, paint_rule
from gridlight.ui.paint.tags import paint_team_bar
from gridlight.ui.paint.text import LEFT, RIGHT, draw_text
from gridlight.ui.screens.box_paper import BoxPaper
from gridlight.ui.screens.play_by_play import PlayByPlay
from gridlight.ui.theme import Wishes
from gridlight.ui.tokens import SPACE

SHEET = "sheet"
ROWS = (
    (("html", tr("Web page"), ".html"), ("pdf", "PDF", ".pdf"), ("gif", "GIF", ".gif")),
    (("text", tr("Text"), ".txt"), ("csv", "CSV", ".csv"), ("json", "JSON", ".json")),
)
CARD_ROW = (
    (YARDCARD, "Yardcard", " Yardcard.csv"),
    (SHEET, "Yardcard PDF", " Yardcard.pdf"),
)
"""What Pegskin's Yardcard is saved as: a table, and a sheet to print (PS-31)."""
SAID = {
    "html": tr("Save the record as a web page"),
    "gif": tr("Save a play as a moving picture"),
    YARDCARD: tr("Save the Yardcard as a table"),
    SHEET: tr("Save the Yardcard as a sheet to print"),
}
# places on the card at the right, at 100 %
NUMBERS, NUMBER, GAP = 126.0, 21.0, 5.0
CROWDED = 1.25  # how much wider than its row buttons may wish to be
TOLD = tr("Every play of the game, as it was told.")
HINT = tr("A click, or ↑ ↓ and Enter, shows a play once more, B the box score, Escape goes back")
COUNTED = tr("Points, numbers and drives, counted from the plays.")
BOX_HINT = tr("↑ ↓ read on, B shows the plays, Escape goes back")
BOX, PLAYS = tr("Box score"), tr("Plays")
PICK = tr("Which play is to be drawn?")
PICK_HINT = tr("A click picks it, or ↑ ↓ and Enter; Escape leaves it")
BUSY = tr("The last one is still being written; it takes a moment.")


class RecordScreen(Screen):
    """The record of one game, with its exports; what is still sealed isn't in it."""

    fairness_wanted = Signal()
    scouting_wanted = Signal()
    replay_wanted = Signal(int)

    bar_items = ("help",)
    lamp = (0.5, 0.36)

    def __init__(
        self,
        table: Table,
        wishes: Wishes | None = None,
        parent: QWidget | None = None,
        ask_where: Callable[[str], str] | None = None,
    ) -> None:
        super().__init__(wishes, parent)
        self._table = table
        self._ask_where = ask_where or self._dialog
        self._drawable: dict[int, Play] = {}
        self.names: Names = names_of(table.header)
        self._told = telling_of(table.header.game)
        self._box = box_of(table.history)
        self._numbers = short_rows(self._box, table.header.game)
        t = self.theme
        self.paper = self._plays_paper()
        self.box_score = self._box_paper()
        self._rows = (*ROWS, *((CARD_ROW,) if table.header.game == PEGSKIN else ()))
        self._suffixes = {form: suffix for row in self._rows for form, _, suffix in row}
        self.exports = {
            form: Button(words, t, "paper", self, pill=False)
            for row in self._rows
            for form, words, _ in row
        }
        for form, button in self.exports.items():
            button.setAccessibleName(
                SAID.get(form, tr("Save the record as {kind}", kind=button.text()))
            )
            button.clicked.connect(lambda _=False, f=form: self.export(f))
        self.saver = Saver(table, self)
        self.saver.saved.connect(self._saved)
        self.saver.failed.connect(lambda sentence: self.say(sentence, HINT, tr("RECORD"), ""))
        self.turn = Button(BOX, t, "paper", self, pill=False, key="B")
        self.turn.clicked.connect(self._turn)
        self.turn.setShortcut(QKeySequence())  # the key comes by way of the screen, at once
        self.fairness = Button(tr("Dice"), t, "paper", self, pill=False)
        self.fairness.setAccessibleName(tr("How the dice fell"))
        self.fairness.setToolTip(tr("How the dice fell"))
        self.fairness.clicked.connect(self.fairness_wanted)
        self.scouting = Button(tr("Scouting report"), t, "paper", self, pill=False)
        self.scouting.clicked.connect(self.scouting_wanted)
        self.scouting.setVisible(table.over and scout_of(table.header) is not None)
        self.replay = Button(tr("Replay"), t, "paper", self, pill=False, key="R")
        self.replay.clicked.connect(lambda: self.replay_wanted.emit(0))
        self.done = Button(tr("Done"), t, "accent", self, pill=False)
        self.done.clicked.connect(self.home_wanted)
        self.set_title(tr("RECORD"), f"{GAMES.get(table.header.game).title}: {table.title}")
        self.say(TOLD, HINT, tr("RECORD"), "")

    def _plays_paper(self) -> PlayByPlay:
        header = self._table.header
        paper = PlayByPlay(self.theme, self)
        if header.game == PEGSKIN:
            scrimmage = header.settings.get("mode") == "scrimmage"
            paper.heads = partial(part_of_game, scrimmage=scrimmage)
        paper.show_rows(self._told.plays(self._table, self.names))
        paper.picked.connect(self._picked)
        paper.looked_at.connect(self._looked_at)
        paper.chosen.connect(self.replay_wanted)
        return paper

    def _box_paper(self) -> BoxPaper:
        header, box = self._table.header, self._box
        paper = BoxPaper(self.theme, self)
        paper.show_box(
            self.names,
            points_table(box, header),
            full_rows(box, header.game),
            drive_rows(box, header, self.names),
        )
        paper.hide()
        return paper

    def _turn(self) -> None:
        """Show the box score instead of the plays, or the plays again."""
        if self.paper.picking:
            self._stop_picking()
        to_box = self.box_score.isHidden()
        self.box_score.setVisible(to_box)
        self.paper.setVisible(not to_box)
        self.turn.setText(PLAYS if to_box else BOX)
        (self.box_score if to_box else self.paper).setFocus()
        self.say(*((COUNTED, BOX_HINT) if to_box else (TOLD, HINT)), tr("RECORD"), "")

    def standing(self) -> str:
        """The quarter, or that the game is over and how people ended it."""
        if not self._table.over:
            view = self._table.view(None)
            return capital(self._told.scoreboard(view, self.names).quarter_text)
        ended = ending(self._box, self.names)
        return tr("Final score · {ended}", ended=ended) if ended else tr("Final score")

    def start_focus(self) -> None:
        """Put the keyboard on the paper."""
        (self.paper if self.box_score.isHidden() else self.box_score).setFocus()

    def export(self, form: str) -> None:
        """Write the record into a file that the person chooses; for a `gif` ask which play."""
        if self.saver.busy:
            self.say(BUSY, HINT, tr("RECORD"), "")
        elif form == "gif":
            self._ask_play()
        else:
            self._save(form)

    def _ask_play(self) -> None:
        plays = plays_to_show(self._table)
        if not plays:
            self.say(tr("No play that can be drawn has been shown yet."), HINT, tr("RECORD"), "")
            return
        if self.paper.isHidden():
            self._turn()
        self._drawable = {play.steps[-1].n: play for play in plays}
        self.paper.pick_from(self._drawable)
        self.paper.setFocus()
        self.say(PICK, PICK_HINT, tr("RECORD"), "")

    def _picked(self, step: int) -> None:
        self._stop_picking()
        self._save("gif", self._drawable[step])

    def _looked_at(self, place: int) -> None:
        """Let “Why?” lead to what decided the play that is marked or under the pointer."""
        rows, table = self.paper.rows, self._table
        first = rows[place - 1].step + 1 if place else 0
        steps = table.history[first : rows[place].step + 1]
        now = self.status_line.status()
        self.say(now.sentence, now.hint, now.tag, now.side, of_play(table.header.game, steps))

    def _stop_picking(self) -> None:
        self.paper.pick_from(())
        self.say(TOLD, HINT, tr("RECORD"), "")

    def _save(self, form: str, play: Play | None = None) -> None:
        title = self._table.title.translate(str.maketrans("/\\:", "---"))
        where = self._ask_where(f"{title}{self._suffixes[form]}")
        if not where:
            return
        self.say(tr("Writing {name} …", name=Path(where).name), HINT, tr("RECORD"), "")
        self.saver.save(form, Path(where), play)

    def _saved(self, form: str, where: str) -> None:
        self.say(_saved_words(form, where), HINT, tr("RECORD"), "")

    def _dialog(self, name: str) -> str:
        where, _ = QFileDialog.getSaveFileName(self, tr("Save the record"), name)
        return where

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape goes back, or leaves the question which play."""
        if event.key() == Qt.Key.Key_Escape and self.paper.picking:
            self._stop_picking()
        elif event.key() == Qt.Key.Key_B:
            self._turn()
        elif event.key() == Qt.Key.Key_Escape:
            self.home_wanted.emit()
        else:
            super().keyPressEvent(event)

    # places and paint

    def themed(self) -> None:
        """Pass the theme on."""
        self.paper.set_theme(self.theme)
        self.box_score.set_theme(self.theme)
        told = (self.turn, self.replay, self.fairness, self.scouting)
        for button in (*self.exports.values(), *told, self.done):
            button.set_theme(self.theme)

    def _cards(self) -> tuple[QRectF, QRectF]:
        stage, m, k = self.stage(), self.theme.px(SPACE.s5), self.theme.k
        wide = min(stage.width() - 320 * k - 3 * m, 980 * k)
        left = (stage.width() - wide - 320 * k - m) / 2
        card = QRectF(left, stage.top() + m, wide, stage.height() - 2 * m)
        return card, QRectF(card.right() + m, card.top(), 320 * k, card.height())

    def place(self) -> None:
        """Lay list and buttons out."""
        card, side = self._cards()
        self.paper.lay(card)
        self.box_score.lay(card)
        k = self.theme.k
        left, wide = side.left() + 18 * k, side.width() - 36 * k
        bottom = side.bottom() - 14 * k
        saving = [tuple(self.exports[form] for form, _, _ in row) for row in self._rows]
        scouting = () if self.scouting.isHidden() else ((self.scouting,),)
        told = _broken((self.turn, self.replay, self.fairness), wide)
        last = (*(told.pop() if told[1:] and len(told[-1]) == 1 else ()), self.done)
        for row in (last, *scouting, *told[::-1], *saving[::-1]):
            high, x = row[0].sizeHint().height(), left
            wished = _wished(row)
            for button in row:
                each = wide * button.sizeHint().width() / wished
                button.setGeometry(QRectF(x, bottom - high, each, high).toRect())
                x += each
            bottom -= high + GAP * k

    def paint_stage(self, painter: QPainter) -> None:
        """The card at the right: the score, the numbers of the game, and what can be saved."""
        t, k = self.theme, self.theme.k
        _, side = self._cards()
        paint_panel(painter, side, t)
        board = self._told.scoreboard(self._table.view(None), self.names)
        line = QRectF(side.left() + 22 * k, side.top() + 18 * k, side.width() - 44 * k, 34 * k)
        for name, score, team in (
            (board.home_name, board.home, "home"),
            (board.visitors_name, board.visitors, "visitors"),
        ):
            bar = QRectF(line.left(), line.top() + 6 * k, 5 * k, 22 * k)
            paint_team_bar(painter, bar, t, team)
            words = line.adjusted(14 * k, 0, -60 * k, 0)
            draw_text(painter, words, name.upper(), t, "heading", "panel_text", LEFT)
            draw_text(painter, line, str(score), t, "heading", "panel_text", RIGHT)
            line.translate(0, 38 * k)
        draw_text(painter, line, self.standing(), t, "body", "panel_mut", LEFT)
        saving = self._saving_top()
        for top, head in (
            (side.top() + NUMBERS * k, tr("THE NUMBERS")),
            (saving, tr("SAVE THE RECORD")),
        ):
            line.moveTop(top)
            draw_text(painter, line, head, t, "object", "panel_text", LEFT)
            paint_rule(painter, line.translated(0, 33 * k), t)
        self._paint_numbers(painter, side)

    def _saving_top(self) -> float:
        """Where it begins what can be saved."""
        return self.exports[ROWS[0][0][0]].y() - 38 * self.theme.k

    def _paint_numbers(self, painter: QPainter, side: QRectF) -> None:
        t, k = self.theme, self.theme.k
        wide = (side.width() - 44 * k) * 0.3
        right = side.right() - 22 * k
        for i, team in enumerate(("visitors", "home")):
            bar = QRectF(right - i * wide - 16 * k, side.top() + (NUMBERS + 8) * k, 5 * k, 18 * k)
            paint_team_bar(painter, bar, t, team)
        line = QRectF(side.left() + 22 * k, side.top() + (NUMBERS + 38) * k, 0, NUMBER * k)
        for row in self._numbers:
            if line.bottom() > self._saving_top() + 3 * k:  # on a low card the first say most
                break
            line.setRight(right - 2 * wide + 8 * k)
            draw_text(painter, line, row.name, t, "small", "panel_mut", LEFT)
            for i, value in enumerate((row.visitors, row.home)):
                cell = QRectF(right - (i + 1) * wide, line.top(), wide - 4 * k, line.height())
                draw_text(painter, cell, value, t, "small-strong", "panel_text", RIGHT)
            line.translate(0, NUMBER * k)


def _wished(row: tuple[Button, ...]) -> float:
    return sum(button.sizeHint().width() for button in row)


def _broken(row: tuple[Button, ...], wide: float) -> list[tuple[Button, ...]]:
    """The buttons in one row, or in more where their words are too long for one."""
    rows: list[tuple[Button, ...]] = []
    for button in row:
        if rows and _wished((*rows[-1], button)) <= wide * CROWDED:
            rows[-1] = (*rows[-1], button)
        else:
            rows.append((button,))
    return rows


def _saved_words(form: str, where: str) -> str:
    if form == "gif":
        return tr("The play is in {file}.", file=where)
    if form in (YARDCARD, SHEET):
        return tr("The Yardcard is in {file}.", file=where)
    return tr("The record is in {file}.", file=where)
