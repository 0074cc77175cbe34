"""The season's page: the seasons at the left, the wall chart of the one chosen at the right."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QLineEdit, QWidget

from gridlight.kernel.language import tr
from gridlight.present.season import Deed, GameLine, SeasonView
from gridlight.present.season_leaders import LeaderList
from gridlight.session.season.model import LONGEST_TITLE
from gridlight.ui.chrome import Screen
from gridlight.ui.paint.buttons import Button, Choice, shared_widths
from gridlight.ui.paint.panel import paint_panel
from gridlight.ui.paint.text import LEFT, RIGHT, draw_lines, draw_text
from gridlight.ui.screens.new_game import edit_style
from gridlight.ui.season.ceremony import Ceremony
from gridlight.ui.season.charts import GameLines, LeaderChart, SeasonLines, SeasonRow, TableChart
from gridlight.ui.season.pennants import paint_band, paint_cup
from gridlight.ui.season.progress import Progress
from gridlight.ui.theme import Wishes
from gridlight.ui.tokens import SPACE

HINT = tr("1 to 4 turn the page, Enter opens, Z undoes, Escape goes back")
TABS = (tr("Week"), tr("Schedule"), tr("Table"), tr("Leaders"))
ADDING = tr("The numbers are being added up.")
NOTHING = tr("No season yet. A season is a schedule of teams, played by people or computers.")
LIST, HEAD, TAB, FOOT = 262.0, 72.0, 44.0, 62.0
WORDS = {Deed.WAIT: tr("Play"), Deed.FINISH: tr("Finish it")}


class SeasonScreen(Screen):
    """The seasons. Signals carry the path of a season, or the key of a game of the one shown.

    `simulate_wanted` carries a week, or 0 for all games between computers. `deed_wanted` asks
    to do with a game what its button says.
    """

    season_chosen = Signal(object)
    new_wanted = Signal()
    rename_wanted = Signal(object, str)
    delete_wanted = Signal(object)
    deed_wanted = Signal(str)
    replay_of_wanted = Signal(str)
    simulate_wanted = Signal(int)
    cancel_wanted = Signal()

    bar_items = ("undo", "settings", "help")
    lamp = (0.56, 0.36)

    def __init__(self, wishes: Wishes | None = None, parent: QWidget | None = None) -> None:
        super().__init__(wishes, parent)
        t = self.theme
        self.view: SeasonView | None = None
        self.week = 1
        self.list = SeasonLines(t, self)
        self.tabs = Choice(tr("Page of the chart"), TABS, t, self)
        self.games = GameLines(tr("Games of the week"), t, self)
        self.schedule = GameLines(tr("Schedule"), t, self)
        self.table = TableChart(t, self)
        self.leaders = LeaderChart(t, self)
        self.pages = (self.games, self.schedule, self.table, self.leaders)
        self.progress = Progress(t, self)
        self.new = Button(tr("New season"), t, "accent", self, key="N", pill=False)
        self.rename = Button(tr("Rename"), t, "paper", self, pill=False)
        self.delete = Button(tr("Delete"), t, "danger", self, pill=False)
        self.before = Button("‹", t, "paper", self, pill=False)
        self.after = Button("›", t, "paper", self, pill=False)
        self.before.setAccessibleName(tr("The week before"))
        self.after.setAccessibleName(tr("The week after"))
        self.deed = Button(tr("Play"), t, "accent", self, pill=False)
        self.replay = Button(tr("Replay"), t, "paper", self, pill=False)
        self.this_week = Button(tr("Simulate the week"), t, "paper", self, pill=False)
        self.everything = Button(tr("Simulate all"), t, "paper", self, pill=False)
        self.cancel = Button(tr("Stop"), t, "danger", self, pill=False)
        self.cup = Button(tr("The champions"), t, "brass", self, pill=False)
        self.name_edit = QLineEdit(self)
        self.name_edit.setAccessibleName(tr("Name of the season"))
        self.name_edit.setMaxLength(LONGEST_TITLE)
        self.name_edit.hide()
        self.ceremony = Ceremony(t, self)
        self.set_title(tr("SEASON"), tr("A schedule of teams, with its table and leaders"))
        self._connect()
        self.let("undo", False)
        self.show_seasons((), None)
        self.show_view(None)

    def _connect(self) -> None:
        self.list.chosen.connect(lambda i: self.season_chosen.emit(self.list.rows[i].path))
        self.list.opened.connect(lambda _: self._focus_page())
        self.tabs.chosen.connect(lambda _: self._turned())
        for lines in (self.games, self.schedule):
            lines.chosen.connect(lambda _: self._show_game())
            lines.opened.connect(lambda _: self._deed())
        self.new.clicked.connect(self.new_wanted)
        self.rename.clicked.connect(self.start_renaming)
        self.delete.clicked.connect(self._delete)
        self.before.clicked.connect(lambda: self.show_week(self.week - 1))
        self.after.clicked.connect(lambda: self.show_week(self.week + 1))
        self.deed.clicked.connect(self._deed)
        self.replay.clicked.connect(self._replay)
        self.this_week.clicked.connect(lambda: self.simulate_wanted.emit(self.week))
        self.everything.clicked.connect(lambda: self.simulate_wanted.emit(0))
        self.cancel.clicked.connect(self.cancel_wanted)
        self.cup.clicked.connect(self.celebrate)
        self.ceremony.closed.connect(self._cup_put_away)
        self.name_edit.returnPressed.connect(self._renamed)

    # what it shows

    def show_seasons(self, rows: Sequence[SeasonRow], chosen: Path | None) -> None:
        """Show these seasons in the list."""
        self._stop_renaming()
        self.list.show_rows(rows, chosen)
        for button in (self.rename, self.delete):
            button.setEnabled(bool(rows))
        self.place()
        self.update()

    def chosen(self) -> SeasonRow | None:
        """The season that is chosen in the list."""
        place = self.list.current()
        return None if place is None else self.list.rows[place]

    def show_view(self, view: SeasonView | None, *, fresh: bool = False) -> None:
        """Show a season as it stands, or that there is none; a `fresh` one at its own week."""
        known = self.view is not None and view is not None and not fresh
        self.view = view
        if view is not None:
            self.week = min(self.week, len(view.weeks)) if known else view.week
            self.schedule.show_weeks(view.weeks)
            self.table.show_lines(view.table, view.rule)
            self.show_week(self.week)
        if fresh:
            self.leaders.show_lists((), ADDING)
        self._turned()

    def show_leaders(self, lists: Sequence[LeaderList]) -> None:
        """Show the leaders, which take a moment to be counted."""
        self.leaders.show_lists(lists)

    def show_week(self, week: int) -> None:
        """Turn to a week."""
        if self.view is None:
            return
        self.week = max(1, min(len(self.view.weeks), week))
        self.games.show_weeks([self.view.sheet(self.week)])
        self._show_game()

    def turn_to(self, tab: int) -> None:
        """Turn to Week, Schedule, Table or Leaders."""
        self.tabs.set_current(tab, tell=True)

    def show_progress(self, words: str, share: float) -> None:
        """Tell what is being played beside the window; with no words nothing is."""
        on_stop = self.cancel.hasFocus() and not words
        self.progress.show_share(words, share)
        if on_stop:
            self._focus_page()  # the button goes away with the keyboard on it
        self._show_game()

    def celebrate(self) -> None:
        """Show the champions."""
        view = self.view
        if view is not None and view.champion is not None:
            self.new.setEnabled(False)  # its key would go past the cup
            self.ceremony.open_card(view.champion, view.name, view.champion_line)

    def _cup_put_away(self) -> None:
        self.new.setEnabled(True)
        self._focus_page()

    def tell(self, sentence: str) -> None:
        """Say what has just been done, or why it couldn't be."""
        self.say(sentence, HINT, tr("SEASON"), "")

    # the page and the game chosen

    def _page(self) -> QWidget:
        return self.pages[self.tabs.current()]

    def game(self) -> GameLine | None:
        """The game that the buttons are about: none on the pages of table and leaders."""
        page = self._page()
        return page.game() if isinstance(page, GameLines) else None

    def _turned(self) -> None:
        there = self.view is not None
        self.tabs.setVisible(there)
        for page in self.pages:
            page.setVisible(there and page is self._page())
        for button in (self.before, self.after):
            button.setVisible(there and self._page() is self.games)
        self._show_game()

    def _show_game(self) -> None:
        view, game = self.view, self.game()
        busy = self.progress.busy
        self.deed.setVisible(game is not None)
        self.replay.setVisible(game is not None and game.over)
        if game is not None:
            self.deed.setText(WORDS.get(game.deed, game.deed.value))
            self.deed.setAccessibleName(f"{self.deed.text()}: {game.spoken}")
            waits = busy and game.deed in (Deed.SIMULATE, Deed.FINISH)
            self.deed.setEnabled(game.deed is not Deed.WAIT and not waits)
        self.progress.setVisible(busy)
        self.cancel.setVisible(busy)
        to_play = view is not None and not busy
        self.everything.setVisible(bool(to_play and view and view.waiting))
        week = bool(to_play and view and view.waiting_this_week[self.week - 1])
        self.this_week.setVisible(week and self._page() is self.games)
        self.cup.setVisible(view is not None and view.champion is not None and not busy)
        if view is not None:
            self.before.setEnabled(self.week > 1)
            self.after.setEnabled(self.week < len(view.weeks))
        self._speak(game)
        self.place()
        self.update()

    def _speak(self, game: GameLine | None) -> None:
        if self.progress.busy:
            self.tell(tr("The computers play; you may go on with anything else."))
        elif game is not None:
            self.tell(game.fault or game.spoken)
        elif self.view is not None:
            self.tell(f"{self.view.name}: {self.view.state}.")
        else:
            row = self.chosen()
            self.tell(row.fault if row is not None and row.fault else NOTHING)

    def _deed(self) -> None:
        game = self.game()
        if game is not None and self.deed.isEnabled():
            self.deed_wanted.emit(game.key)

    def _replay(self) -> None:
        game = self.game()
        if game is not None and game.over:
            self.replay_of_wanted.emit(game.key)

    def _focus_page(self) -> None:
        if self._page().isVisible():
            self._page().setFocus()

    def start_focus(self) -> None:
        """Put the keyboard on the chart, or on New season where there is none."""
        if self.ceremony.isVisible():
            self.ceremony.start_focus()
        elif self.view is not None:
            self._focus_page()
        else:
            self.new.setFocus()

    # names

    def start_renaming(self) -> None:
        """Let the chosen season's name be written anew."""
        row = self.chosen()
        if row is None or row.fault:
            return
        self.name_edit.setText(row.name)
        self.name_edit.show()
        self.place()
        self.name_edit.selectAll()
        self.name_edit.setFocus()
        self.say(tr("Write the name and press Enter; Escape leaves it."), "", tr("SEASON"), "")

    def _renamed(self) -> None:
        row, name = self.chosen(), self.name_edit.text().strip()
        self._stop_renaming()
        if row is not None and name and name != row.name:
            self.rename_wanted.emit(row.path, name)
        self.list.setFocus()

    def _stop_renaming(self) -> None:
        self.name_edit.hide()

    def _delete(self) -> None:
        row = self.chosen()
        if row is not None:
            self.delete_wanted.emit(row.path)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """1 to 4 turn the page, left and right the week; F2 renames, Delete deletes."""
        key, week = Qt.Key(event.key()), self._page() is self.games
        if key == Qt.Key.Key_Escape:
            self._escape()
        elif Qt.Key.Key_1 <= key <= Qt.Key.Key_4 and self.view is not None:
            self.turn_to(key - Qt.Key.Key_1)
            self._focus_page()
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Right) and week:
            self.show_week(self.week + (1 if key == Qt.Key.Key_Right else -1))
        elif key == Qt.Key.Key_F2:
            self.start_renaming()
        elif key == Qt.Key.Key_Delete and self.list.hasFocus():
            self._delete()
        else:
            super().keyPressEvent(event)

    def _escape(self) -> None:
        if self.name_edit.isVisible():
            self._stop_renaming()
            self._speak(self.game())
            self.list.setFocus()
        else:
            self.home_wanted.emit()

    # places and paint

    def themed(self) -> None:
        """Pass the theme on."""
        t = self.theme
        for part in (
            *(self.list, self.tabs, *self.pages, self.progress, self.ceremony),
            *(self.new, self.rename, self.delete, self.before, self.after, self.deed),
            *(self.replay, self.this_week, self.everything, self.cancel, self.cup),
        ):
            part.set_theme(t)
        self.name_edit.setFont(t.font("field-label"))
        self.name_edit.setStyleSheet(edit_style(t))

    def _type(self) -> float:
        return max(1.0, self.theme.text)

    def list_card(self) -> QRectF:
        """Where the card with the seasons lies."""
        stage, t = self.stage(), self.theme
        m = t.px(SPACE.s5)
        wide = t.px(LIST) * (0.6 + 0.4 * self._type())
        return QRectF(stage.left() + m, stage.top() + m, wide, stage.height() - 2 * m)

    def chart(self) -> QRectF:
        """Where the wall chart hangs."""
        card, m = self.list_card(), self.theme.px(SPACE.s5)
        left = card.right() + m
        return QRectF(left, card.top(), self.stage().right() - m - left, card.height())

    def place(self) -> None:
        """Lay everything out."""
        if not hasattr(self, "ceremony"):
            return
        self._place_list()
        self._place_chart()
        self._place_foot()
        self.ceremony.setGeometry(self.stage().toRect())
        self.ceremony.raise_()

    def _place_list(self) -> None:
        card, k = self.list_card(), self.theme.k
        left, wide = card.left() + 12 * k, card.width() - 24 * k
        bottom = card.bottom() - 12 * k
        rows = ((self.rename, self.delete), (self.new,))
        for buttons in rows:
            high = buttons[0].sizeHint().height()
            start = left
            for button, each in zip(buttons, shared_widths(wide, buttons), strict=True):
                button.setGeometry(QRectF(start, bottom - high, each, high).toRect())
                start += each
            bottom -= high
        edit = QRectF(left + 4 * k, bottom - 40 * k, wide - 8 * k, 34 * k)
        self.name_edit.setGeometry(edit.toRect())
        top = card.top() + 54 * k
        room = bottom - top - (46 * k if self.name_edit.isVisibleTo(self) else 6 * k)
        self.list.setGeometry(QRectF(left, top, wide, room).toRect())

    def _body(self) -> QRectF:
        """Where a page of the chart lies."""
        chart, k = self.chart(), self.theme.k
        top = chart.top() + (HEAD + TAB * self._type() + 14) * k
        foot = FOOT * self._type() * k
        return QRectF(
            chart.left() + 22 * k, top, chart.width() - 44 * k, chart.bottom() - foot - top
        )

    def _week_head(self) -> QRectF:
        body, k = self._body(), self.theme.k
        return QRectF(body.left(), body.top(), body.width(), 44 * k * self._type())

    def _place_chart(self) -> None:
        chart, body, k = self.chart(), self._body(), self.theme.k
        size = self.tabs.sizeHint()
        wide = min(float(size.width()), chart.width() - 44 * k)
        top = chart.top() + HEAD * k
        self.tabs.setGeometry(QRectF(body.left(), top, wide, size.height()).toRect())
        head = self._week_head()
        games = body.adjusted(0, head.height() + 4 * k, 0, 0)
        for page in self.pages:
            page.setGeometry((games if page is self.games else body).toRect())
        high = self.before.sizeHint().height()
        right = head.right()
        for button in (self.after, self.before):
            wide = button.sizeHint().width()
            right -= wide
            spot = QRectF(right, head.center().y() - high / 2, wide, high)
            button.setGeometry(spot.toRect())

    def _place_foot(self) -> None:
        chart, k = self.chart(), self.theme.k
        middle = chart.bottom() - FOOT * self._type() * k / 2 - 2 * k
        left, right = chart.left() + 18 * k, chart.right() - 18 * k
        ahead = [b for b in (self.deed, self.replay) if b.isVisibleTo(self)]
        aside = [
            b
            for b in (self.cancel, self.this_week, self.everything, self.cup)
            if b.isVisibleTo(self)
        ]
        wished = sum(b.sizeHint().width() for b in (*ahead, *aside)) + 30 * k
        share = min(1.0, (right - left) / wished)
        for button in ahead:
            size = button.sizeHint()
            wide = (size.width() + (30 * k if button is self.deed else 0)) * share
            right -= wide
            spot = QRectF(right, middle - size.height() / 2, wide, size.height())
            button.setGeometry(spot.toRect())
        for button in aside:
            size = button.sizeHint()
            spot = QRectF(left, middle - size.height() / 2, size.width() * share, size.height())
            button.setGeometry(spot.toRect())
            left += size.width() * share
        left += 8 * k
        high = 44 * k * self._type()
        bar = QRectF(left, middle - high / 2, max(0.0, right - left - 14 * k), high)
        self.progress.setGeometry(bar.toRect())

    def paint_stage(self, painter: QPainter) -> None:
        """Both cards, the chart with its pins, its name and the week."""
        t, k = self.theme, self.theme.k
        card = self.list_card()
        paint_panel(painter, card, t)
        head = QRectF(card.left() + 22 * k, card.top() + 14 * k, card.width() - 44 * k, 32 * k)
        size = min(t.type_px("object"), head.height() * 0.8)
        draw_text(painter, head, tr("SEASONS"), t, "object", "panel_text", LEFT, size)
        chart = self.chart()
        paint_panel(painter, chart, t)
        if self.view is None:
            self._paint_empty(painter, chart)
        else:
            self._paint_head(painter, self.view)

    def _paint_empty(self, painter: QPainter, chart: QRectF) -> None:
        t, k = self.theme, self.theme.k
        cup = QRectF(0, 0, 120 * k, 150 * k)
        cup.moveCenter(chart.center() - QPointF(0, 70 * k))
        paint_cup(painter, cup, t)
        row = self.chosen()
        fault = row is not None and bool(row.fault)
        words = row.fault if row is not None and row.fault else NOTHING
        box = QRectF(chart.left() + 90 * k, cup.bottom() + 24 * k, chart.width() - 180 * k, 160 * k)
        role = "body" if fault else "lead"
        draw_lines(painter, box, words, t, role, "bad" if fault else "panel_mut", CENTER_TOP)

    def _paint_head(self, painter: QPainter, view: SeasonView) -> None:
        t, k, chart = self.theme, self.theme.k, self.chart()
        band = QRectF(chart.left() + 12 * k, chart.top() + 12 * k, chart.width() - 24 * k, 48 * k)
        paint_band(painter, band, t)
        head = band.adjusted(30 * k, 0, -30 * k, 0)
        state = head.adjusted(head.width() * 0.58, 0, 0, 0)
        draw_text(painter, state, view.state, t, "lead-strong", "board_text", RIGHT)
        name = head.adjusted(0, 0, -head.width() * 0.44, 0)
        size = min(t.type_px("heading"), band.height() * 0.62)
        draw_text(painter, name, view.name.upper(), t, "heading", "board_text", LEFT, size)
        tabs = QRectF(self.tabs.geometry())
        what = QRectF(tabs.right() + 16 * k, tabs.top(), 0, tabs.height())
        what.setRight(chart.right() - 32 * k)
        if what.width() > 120 * k:
            draw_text(painter, what, view.what, t, "small", "panel_mut", RIGHT)
        if self._page() is self.games:
            self._paint_week(painter, view)

    def _paint_week(self, painter: QPainter, view: SeasonView) -> None:
        t, k = self.theme, self.theme.k
        sheet, head = view.sheet(self.week), self._week_head().adjusted(12 * k, 0, 0, 0)
        taken = draw_text(painter, head, sheet.title.upper(), t, "object", "panel_text", LEFT)
        head.setLeft(head.left() + taken + 18 * k)
        head.setRight(self.before.x() - 10 * k)
        draw_text(painter, head, sheet.rest, t, "small", "panel_mut", LEFT)


CENTER_TOP = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
