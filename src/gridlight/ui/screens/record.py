"""The record of a game: every play in football speech, and the game as a file."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QFileDialog, QWidget

from gridlight.kernel.errors import InputFault
from gridlight.present.box_score import ending, short_rows
from gridlight.present.foto import names_of
from gridlight.present.pegskin_scores import part_of_game
from gridlight.present.penalty_system import game_view
from gridlight.present.plays import PlayRow
from gridlight.present.situation import Names, quarter
from gridlight.present.telling import telling_of
from gridlight.session.box import box_of
from gridlight.session.games import GAMES
from gridlight.session.table import Table
from gridlight.ui.chrome import Screen
from gridlight.ui.paint.buttons import Button
from gridlight.ui.paint.panel import paint_panel, paint_rule
from gridlight.ui.paint.playlist import TONES
from gridlight.ui.paint.tags import paint_team_bar
from gridlight.ui.paint.text import LEFT, RIGHT, draw_lines, draw_text, lines_height
from gridlight.ui.screens.paper import Paper
from gridlight.ui.theme import Theme, Wishes
from gridlight.ui.tokens import SPACE

FORMS = (("text", "Text", ".txt"), ("csv", "CSV", ".csv"), ("json", "JSON", ".json"))
CARD_FORMS = (("yardcard", "Yardcard", " Yardcard.csv"), ("pdf", "Yardcard PDF", " Yardcard.pdf"))
"""What Pegskin's Yardcard is saved as: a table, and a sheet to print (PS-31)."""
# places on the card at the right, at 100 %
NUMBERS, NUMBER, GAP = 126.0, 21.0, 5.0
HEAD, PAD = 40.0, 9.0
HINT = "↑ ↓ read on, a click shows a play once more, Escape goes back"
HAND, ARROW = Qt.CursorShape.PointingHandCursor, Qt.CursorShape.ArrowCursor


class PlayByPlay(Paper):
    """The plays under the heads of their quarters, the first at the top.

    `chosen` carries the step that the play clicked on begins after.
    """

    chosen = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self._rows: tuple[PlayRow, ...] = ()
        self._under: PlayRow | None = None
        self.setMouseTracking(True)
        self.heads: Callable[[int], str] = quarter
        self.setAccessibleName("Play by play")

    def show_rows(self, rows: Sequence[PlayRow]) -> None:
        """Show these plays."""
        self._rows = tuple(rows)
        said = " ".join(f"{row.down}: {row.sentence}" for row in rows if row.sentence)
        self.setAccessibleDescription(said)
        self.changed()
        self.scroll_to(self.furthest)

    def content_height(self, width: float) -> float:
        """All plays and the heads of quarters."""
        return sum(high for _, high in self._parts(width)) or self.theme.px(HEAD)

    def _parts(self, width: float) -> list[tuple[PlayRow | int, float]]:
        t = self.theme
        parts: list[tuple[PlayRow | int, float]] = []
        now = 0
        for row in self._rows:
            if row.quarter != now:
                now = row.quarter
                parts.append((now, t.px(HEAD)))
            words = lines_height(t, "body", row.sentence or row.result, width - t.px(268))
            parts.append((row, max(t.px(22), words) + t.px(PAD)))
        return parts

    def paint_content(self, painter: QPainter, box: QRectF) -> None:
        """Paint the lines that can be seen."""
        if not self._rows:
            draw_text(painter, box, "No play yet.", self.theme, "body", "panel_mut")
            return
        top, page = box.top(), self.page()
        for part, high in self._parts(box.width()):
            line = QRectF(box.left(), top, box.width(), high)
            top += high
            if line.bottom() < page.top() or line.top() > page.bottom():
                continue
            if isinstance(part, int):
                self._head(painter, line, part)
            else:
                self._row(painter, line, part)

    @property
    def rows(self) -> tuple[PlayRow, ...]:
        """The plays shown."""
        return self._rows

    def row_at(self, point: QPointF) -> PlayRow | None:
        """The play under a point."""
        page = self.page()
        if not page.contains(point):
            return None
        top = page.top() - self.scrolled
        for part, high in self._parts(page.width()):
            if top <= point.y() < top + high:
                return None if isinstance(part, int) else part
            top += high
        return None

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Light the play under the pointer."""
        super().mouseMoveEvent(event)
        under = self.row_at(event.position())
        if under is not self._under:
            self._under = under
            self.setCursor(HAND if under is not None else ARROW)
            self.setToolTip("See this play once more" if under is not None else "")
            self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take hold of the bar, or of a play."""
        super().mousePressEvent(event)
        if self.row_at(event.position()) is not None:
            event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Choose the play under the pointer."""
        super().mouseReleaseEvent(event)
        row = self.row_at(event.position())
        if row is not None and event.button() == Qt.MouseButton.LeftButton:
            place = self._rows.index(row)
            self.chosen.emit(self._rows[place - 1].step if place else 0)

    def leaveEvent(self, event: QEvent) -> None:
        """No play is under the pointer any more."""
        self._under = None
        self.update()
        super().leaveEvent(event)

    def _head(self, painter: QPainter, line: QRectF, number: int) -> None:
        t = self.theme
        words = self.heads(number).upper()
        draw_text(painter, line, words, t, "object", "panel_text", LEFT)
        painter.setPen(QPen(t.color("panel_text"), t.px(1.2)))
        painter.drawLine(line.bottomLeft(), line.bottomRight())

    def _row(self, painter: QPainter, line: QRectF, row: PlayRow) -> None:
        t = self.theme
        if row is self._under:
            shade = t.color("accent" if t.dark else "glow", 40)
            painter.fillRect(line.adjusted(-t.px(8), 0, t.px(8), 0), shade)
        first = QRectF(line.left(), line.top() + t.px(PAD / 2), t.px(30), t.px(22))
        number = str(row.number) if row.number is not None else ""
        draw_text(painter, first, number, t, "small", "panel_mut", LEFT)
        if row.side is not None:
            bar = QRectF(first.right(), first.top() + t.px(3), t.px(5), t.px(16))
            paint_team_bar(painter, bar, t, row.side.value)
        down = QRectF(first.right() + t.px(16), first.top(), t.px(110), first.height())
        draw_text(painter, down, row.down, t, "body-strong", "panel_text", LEFT)
        words = QRectF(down.right() + t.px(8), first.top() + t.px(1), 0, line.height())
        words.setRight(line.right() - t.px(104))
        draw_lines(painter, words, row.sentence or row.result, t, "body", "panel_text")
        result = QRectF(line.right() - t.px(96), first.top(), t.px(96), first.height())
        draw_text(painter, result, row.result, t, "caps", TONES[row.tone], RIGHT)
        painter.setPen(QPen(t.color("rule"), t.px(1)))
        painter.drawLine(line.bottomLeft(), line.bottomRight())


class RecordScreen(Screen):
    """The record of one game, with its exports; what is still sealed isn't in it."""

    fairness_wanted = Signal()
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
        self.names: Names = names_of(table.header)
        self._told = telling_of(table.header.game)
        self._box = box_of(table.history)
        self._numbers = short_rows(self._box, table.header.game)
        t = self.theme
        self.paper = PlayByPlay(t, self)
        self._forms = (*FORMS, *(CARD_FORMS if table.header.game == "pegskin" else ()))
        self.exports = {
            form: Button(words, t, "paper", self, pill=False) for form, words, _ in self._forms
        }
        for form, button in self.exports.items():
            button.setAccessibleName(_ON_CARDS.get(form, f"Save the record as {button.text()}"))
            button.clicked.connect(lambda _=False, f=form: self.export(f))
        self.fairness = Button("How the dice fell", t, "paper", self, pill=False)
        self.fairness.clicked.connect(self.fairness_wanted)
        self.replay = Button("Replay", t, "paper", self, pill=False, key="R")
        self.replay.clicked.connect(lambda: self.replay_wanted.emit(0))
        self.paper.chosen.connect(self.replay_wanted)
        self.done = Button("Done", t, "accent", self, pill=False)
        self.done.clicked.connect(self.home_wanted)
        self.set_title("RECORD", f"{GAMES.get(table.header.game).title}: {table.title}")
        self.say("Every play of the game, as it was told.", HINT, "RECORD", "")
        if table.header.game == "pegskin":
            scrimmage = table.header.settings.get("mode") == "scrimmage"
            self.paper.heads = partial(part_of_game, scrimmage=scrimmage)
        self.paper.show_rows(self._told.plays(table, self.names))

    def standing(self) -> str:
        """The quarter, or that the game is over and how people ended it."""
        if not self._table.over:
            view = self._table.view(None)
            return self._told.scoreboard(view, self.names).quarter_text.capitalize()
        ended = ending(self._box, self.names)
        return f"Final score · {ended}" if ended else "Final score"

    def start_focus(self) -> None:
        """Put the keyboard on the list."""
        self.paper.setFocus()

    def export(self, form: str) -> None:
        """Write the record into a file that the person chooses."""
        suffix = next(suffix for name, _, suffix in self._forms if name == form)
        where = self._ask_where(f"{self._table.title}{suffix}")
        if not where:
            return
        try:
            self._write(Path(where), form)
        except OSError as fault:
            reason = fault.strerror or "no reason given"
            self.say(f"{where} could not be written ({reason}); choose another place.", HINT)
            return
        except InputFault as fault:
            self.say(str(fault), HINT)
            return
        what = "Yardcard" if form in _ON_CARDS else "record"
        self.say(f"The {what} is in {where}.", HINT, "RECORD", "")

    def _write(self, path: Path, form: str) -> None:
        if form != "pdf":
            path.write_text(record_as(self._table, form), encoding="utf-8")
            return
        from gridlight.present.pegskin_sheet import all_sheets, card_rows
        from gridlight.ui.pegboard.yard_pdf import write_pdf

        table = self._table
        rows = card_rows(table.history, table.called)
        sheets = all_sheets(rows, table.called, game_view(table.view(None)), self.names)
        write_pdf(path, sheets, table.title)

    def _dialog(self, name: str) -> str:
        where, _ = QFileDialog.getSaveFileName(self, "Save the record", name)
        return where

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape goes back."""
        if event.key() == Qt.Key.Key_Escape:
            self.home_wanted.emit()
        else:
            super().keyPressEvent(event)

    # places and paint

    def themed(self) -> None:
        """Pass the theme on."""
        self.paper.set_theme(self.theme)
        for button in (*self.exports.values(), self.replay, self.fairness, self.done):
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
        k = self.theme.k
        left, wide = side.left() + 18 * k, side.width() - 36 * k
        bottom = side.bottom() - 14 * k
        of_all = tuple(self.exports[form] for form, _, _ in FORMS)
        on_cards = tuple(self.exports[form] for form, _, _ in self._forms[len(FORMS) :])
        rows = ((self.done,), (self.replay, self.fairness), on_cards, of_all)
        for row in (row for row in rows if row):
            high, each = row[0].sizeHint().height(), wide / len(row)
            for i, button in enumerate(row):
                place = QRectF(left + i * each, bottom - high, each, high)
                button.setGeometry(place.toRect())
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
        saving = self.exports["text"].y() - 38 * k
        for top, head in ((side.top() + NUMBERS * k, "THE NUMBERS"), (saving, "SAVE THE RECORD")):
            line.moveTop(top)
            draw_text(painter, line, head, t, "object", "panel_text", LEFT)
            paint_rule(painter, line.translated(0, 33 * k), t)
        self._paint_numbers(painter, side)

    def _paint_numbers(self, painter: QPainter, side: QRectF) -> None:
        t, k = self.theme, self.theme.k
        wide = (side.width() - 44 * k) * 0.3
        right = side.right() - 22 * k
        for i, team in enumerate(("visitors", "home")):
            bar = QRectF(right - i * wide - 16 * k, side.top() + (NUMBERS + 8) * k, 5 * k, 18 * k)
            paint_team_bar(painter, bar, t, team)
        line = QRectF(side.left() + 22 * k, side.top() + (NUMBERS + 38) * k, 0, NUMBER * k)
        for row in self._numbers:
            line.setRight(right - 2 * wide + 8 * k)
            draw_text(painter, line, row.name, t, "small", "panel_mut", LEFT)
            for i, value in enumerate((row.visitors, row.home)):
                cell = QRectF(right - (i + 1) * wide, line.top(), wide - 4 * k, line.height())
                draw_text(painter, cell, value, t, "small-strong", "panel_text", RIGHT)
            line.translate(0, NUMBER * k)


_ON_CARDS = {
    "yardcard": "Save the Yardcard as a table",
    "pdf": "Save the Yardcard as a sheet to print",
}


def record_as(table: Table, form: str) -> str:
    """The record as text, CSV or JSON; of Pegskin the Yardcard as a table too."""
    if form == "yardcard":
        from gridlight.present.pegskin_sheet import card_table

        opened = game_view(table.view(None)).state.opened
        return card_table(table.history, table.called, names_of(table.header), opened)
    from gridlight.session.exports import export_csv, export_json
    from gridlight.session.notation import export_text

    if form == "text":
        return export_text(table)
    if form == "csv":
        return export_csv(table)
    return json.dumps(export_json(table), ensure_ascii=False, indent=2) + "\n"
