"""The record book: all games, teams and coaches, two rivals, and the records."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QPainter, QShortcut, QShowEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from gridlight.kernel.language import tr, trn
from gridlight.present import record_book as words
from gridlight.present.record_book_games import (
    ALL,
    GAME_OPTIONS,
    SORT_OPTIONS,
    STATE_OPTIONS,
    Filters,
    game_options,
    listed,
    numbers,
    quarters,
    season_files,
    shown_games,
)
from gridlight.session.record_book.rows import Row
from gridlight.session.record_book.standings import Whose, coach_of, names, team_of
from gridlight.session.season.seasons import Found
from gridlight.ui.paint.buttons import Button
from gridlight.ui.records.binding import Spread, paint_book
from gridlight.ui.records.box_score import paint_lines
from gridlight.ui.records.parts import Part, RecordsPart, RivalsPart, TeamsPart
from gridlight.ui.records.picker import Picker
from gridlight.ui.records.tabs import Tab, Tabs
from gridlight.ui.screens.games import GamesScreen
from gridlight.ui.screens.new_game import edit_style
from gridlight.ui.theme import Wishes
from gridlight.ui.tokens import SPACE

GAMES, TEAMS, RIVALS, RECORDS = "games", "teams", "rivals", "records"
TABS: tuple[Tab, ...] = (
    (GAMES, tr("Games")),
    (TEAMS, tr("Teams & coaches")),
    (RIVALS, tr("Head-to-head")),
    (RECORDS, tr("Records")),
)
HINT = tr("Ctrl+Page Down turns to the next part, Escape goes back")


class RecordBookScreen(GamesScreen):
    """The open book; its first part is the list of saved games with all that it can do.

    `looked_at` says that the book is seen again and may be behind. `door_wanted` carries the
    name of a tab that leads to another screen. `moment_wanted` carries a game's file name and
    the step to show it from.
    """

    looked_at = Signal()
    door_wanted = Signal(str)
    moment_wanted = Signal(str, int)

    def __init__(
        self,
        folder: Path,
        doors: Sequence[Tab] = (),
        wishes: Wishes | None = None,
        parent: QWidget | None = None,
    ) -> None:
        self._folder = folder
        self._book: tuple[Row, ...] = ()
        self._seasons: tuple[Found, ...] = ()
        self._by_file: dict[str, Row] = {}
        self._unwritten: set[str] = set()
        self._steps: dict[str, int] | None = None  # as they stood when all was read last
        self._ready = False
        super().__init__(wishes, parent)
        t = self.theme
        self.filters = Filters()
        self.tabs = Tabs(TABS, doors, t, self)
        self.search = QLineEdit(self)
        self.search.setPlaceholderText(tr("Search"))
        self.search.setAccessibleName(tr("Search the games"))
        self.search.setClearButtonEnabled(False)
        self.pickers = {
            "game": Picker(tr("Kind of game"), GAME_OPTIONS, t, self),
            "state": Picker(tr("Finished or not"), STATE_OPTIONS, t, self),
            "team": Picker(tr("Team"), ((ALL, tr("All teams")),), t, self),
            "coach": Picker(tr("Coach"), ((ALL, tr("All coaches")),), t, self),
            "sort": Picker(tr("Order"), SORT_OPTIONS, t, self),
        }
        self.show_all = Button(tr("Show all games"), t, "paper", self, pill=False)
        self.show_all.hide()
        self.parts: dict[str, Part] = {
            TEAMS: TeamsPart(t, self),
            RIVALS: RivalsPart(t, self),
            RECORDS: RecordsPart(t, self),
        }
        self.set_title(tr("RECORD BOOK"), tr("Every game that is kept"))
        self._ready = True
        self._connect_book()
        self.turn_to(GAMES)

    def _connect_book(self) -> None:
        for keys, way in (("Ctrl+PgDown", 1), ("Ctrl+PgUp", -1)):
            turn = QShortcut(QKeySequence(keys), self)
            turn.activated.connect(lambda w=way: self._turn(w))
        self.tabs.chosen.connect(self._tab_chosen)
        self.search.textChanged.connect(lambda text: self.sift(text=text))
        self.show_all.clicked.connect(lambda: self.list_games_of())
        for name, picker in self.pickers.items():
            picker.picked.connect(lambda value, n=name: self.sift(**{n: value}))
        for part in self.parts.values():
            part.said.connect(self._part_said)
            part.file_wanted.connect(self.moment_wanted)
        teams = self.parts[TEAMS]
        assert isinstance(teams, TeamsPart)
        teams.team_wanted.connect(lambda key: self.list_games_of(team=key))
        teams.coach_wanted.connect(lambda key: self.list_games_of(coach=key))

    # what the book holds

    def show_book(self, rows: Sequence[Row], left: int = 0, seasons: Sequence[Found] = ()) -> None:
        """Show these games and everything that follows from them; `left` are still unread.

        `seasons` are those whose games can be listed apart.
        """
        if tuple(rows) != self._book or tuple(seasons) != self._seasons:
            self._write(rows, seasons)
            self._choose_played(rows)
        if not left:
            self._steps = {row.file: row.steps for row in rows}
        if left:
            words = trn("{n} game is still to be read.", "{n} games are still to be read.", left)
            self.say(words, HINT, tr("RECORD BOOK"), "")

    def _choose_played(self, rows: Sequence[Row]) -> None:
        """Choose the game that was played since the book was last seen, the latest of several."""
        if self._steps is None:
            return
        played = {row.file for row in rows if row.steps > self._steps.get(row.file, 0)}
        for place, row in enumerate(self.list.rows()):
            if row.path.name in played:
                self.list.choose(place)
                return

    def _write(self, rows: Sequence[Row], seasons: Sequence[Found]) -> None:
        self._book, self._seasons = tuple(rows), tuple(seasons)
        self.pickers["game"].set_options(game_options(seasons))
        if self.pickers["game"].value() != self.filters.game:  # its season is gone
            self.filters = replace(self.filters, game=ALL)
        self._by_file = {row.file: row for row in rows}
        for name, whose, everybody in (
            ("team", team_of, tr("All teams")),
            ("coach", coach_of, tr("All coaches")),
        ):
            self.pickers[name].set_options(_names(rows, whose, everybody))
        self._unwritten = {name for name, _ in TABS}
        self._freshen()

    def _freshen(self) -> None:
        """Write the part that lies open, if the book has changed since; the others can wait."""
        name = self.part()
        renaming = name == GAMES and self.title_edit.isVisible()
        if name not in self._unwritten or renaming:
            return
        self._unwritten.discard(name)
        if name == GAMES:
            self._sifted()
        else:
            self.parts[name].show_rows(self._book)

    def sift(self, **filters: str) -> None:
        """List only the games that these filters leave; those not named stay as they are."""
        self.filters = replace(self.filters, **filters)
        self._sifted()

    def _sifted(self) -> None:
        for name, picker in self.pickers.items():
            picker.set_value(getattr(self.filters, name))
        if self.search.text() != self.filters.text:
            self.search.blockSignals(True)
            self.search.setText(self.filters.text)
            self.search.blockSignals(False)
        now = datetime.now(UTC).astimezone()
        files = season_files(self._seasons, self._book)
        found = shown_games(self._book, self.filters, files)
        self.show_rows([listed(row, self._folder, now) for row in found])

    def list_games_of(self, *, team: str = ALL, coach: str = ALL) -> None:
        """Turn to the games of one team or coach, or to all."""
        self.filters = Filters(team=team, coach=coach, sort=self.filters.sort)
        self._sifted()
        self.turn_to(GAMES)
        self.list.setFocus()

    # its parts

    def part(self) -> str:
        """The part that lies open."""
        return self.tabs.current()

    def turn_to(self, name: str) -> None:
        """Open a part."""
        self.tabs.set_current(name)
        games = name == GAMES
        for widget in (self.search, *self.pickers.values(), self.from_text):
            widget.setVisible(games)
        for key, part in self.parts.items():
            for widget in part.widgets():
                widget.setVisible(key == name)
        self._freshen()
        self.list.setVisible(games and bool(self.list.rows()))
        self._show_chosen()
        self.let("undo", games and self._can_undo)
        self._tell_part()
        self.place()
        self.update()

    def _turn(self, way: int) -> None:
        self.tabs.step(way)
        self.start_focus()

    def _tab_chosen(self, name: str) -> None:
        if name in (tab for tab, _ in TABS):
            self.turn_to(name)
        else:
            self.door_wanted.emit(name)

    def start_focus(self) -> None:
        """Put the keyboard on the part that lies open."""
        part = self.parts.get(self.part())
        first = part.widgets()[0] if part is not None else self.list
        if part is None and not self.list.isVisible():
            first = self.tabs
        first.setFocus(Qt.FocusReason.ActiveWindowFocusReason)

    def showEvent(self, event: QShowEvent) -> None:
        """Ask for what has changed meanwhile."""
        super().showEvent(event)
        self.looked_at.emit()

    def _tell_part(self) -> None:
        part = self.parts.get(self.part())
        if part is not None:
            self.say(part.sentence, HINT, tr("RECORD BOOK"), "")

    def _part_said(self, sentence: str) -> None:
        part = self.parts.get(self.part())
        if part is self.sender() and sentence:
            self.say(sentence, HINT, tr("RECORD BOOK"), "")

    # the list of games

    _can_undo = False

    def can_undo(self, can: bool) -> None:
        """Say whether a deleted game can be brought back."""
        self._can_undo = can
        super().can_undo(can)

    def _show_chosen(self) -> None:
        if not self._ready:
            return
        open_here = self.part() == GAMES
        if open_here:
            super()._show_chosen()
        row = self.chosen() if open_here else None
        self.show_all.setVisible(open_here and row is None and self.filters.narrow)
        if row is None:
            for button in self.buttons():
                button.hide()
            if open_here and self.filters.narrow:
                self.tell(tr("No game is like that; take a filter away to see more."))
        elif row.over and not row.fault:
            self.open.setText(tr("Replay"))
            self.open.setAccessibleName(tr("Replay: {title}", title=row.title))
            self.replay.hide()
        self.place()
        self._freshen()

    def _open(self) -> None:
        row = self.chosen()
        if row is not None and row.over and not row.fault:
            self.replay_of_wanted.emit(row.path)
        else:
            super()._open()

    def count_words(self) -> str:
        """How many of all games are listed."""
        count = len(self.list.rows())
        if not self.filters.narrow:
            return super().count_words()
        return tr("{count} of {all} games", count=count, all=len(self._book))

    def empty_words(self) -> str:
        """Whether there are no games, or only none like that."""
        return tr("No game is like that") if self.filters.narrow else super().empty_words()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ctrl+F searches; the keys of the list are for its part alone."""
        key, control = event.key(), Qt.KeyboardModifier.ControlModifier
        if event.modifiers() == control and key == Qt.Key.Key_F and self.part() == GAMES:
            self.search.setFocus()
            self.search.selectAll()
        elif key == Qt.Key.Key_Escape and self.search.hasFocus() and self.search.text():
            self.search.clear()
        elif key == Qt.Key.Key_Escape or self.part() == GAMES:
            super().keyPressEvent(event)
        elif key == Qt.Key.Key_F1:
            self.help_wanted.emit()
        else:
            event.ignore()

    # places and paint

    def themed(self) -> None:
        """Pass the theme on."""
        super().themed()
        if not self._ready:
            return
        self.tabs.set_theme(self.theme)
        self.show_all.set_theme(self.theme)
        for picker in self.pickers.values():
            picker.set_theme(self.theme)
        for part in self.parts.values():
            part.set_theme(self.theme)
        self.search.setFont(self.theme.font("body-strong"))
        self.search.setStyleSheet(edit_style(self.theme))

    def spread(self) -> Spread:
        """Where everything in the book lies."""
        return Spread(self.theme, self.stage())

    def list_card(self) -> QRectF:
        """The left page."""
        return self.spread().left_text.adjusted(-self.theme.px(12), 0, 0, 0)

    def side_card(self) -> QRectF:
        """The right page."""
        return self.spread().right_text

    def keepsake_box(self) -> QRectF:
        """At the left upper corner of the page, the words beside it."""
        side, k = self.side_card(), self.theme.k
        return QRectF(side.left() + 20 * k, side.top() + 16 * k, 136 * k, 174 * k)

    def title_line(self) -> QRectF:
        """Beside the box."""
        side, box, k = self.side_card(), self.keepsake_box(), self.theme.k
        left = box.right() + 24 * k
        return QRectF(left, box.top() + 12 * k, side.right() - 20 * k - left, 28 * k)

    def list_top(self) -> float:
        """Under the head there are two rows of filters."""
        return self._filters_top() + 2 * self._filter_high() + self.theme.px(6)

    def _filters_top(self) -> float:
        k, button = self.theme.k, self.from_text.sizeHint().height()
        return max(super().list_top(), 34 * k + button / 2)

    def _filter_high(self) -> float:
        return float(self.pickers["game"].sizeHint().height()) if self._ready else 0.0

    def place(self) -> None:
        """Lay the tabs, and the part that lies open, out."""
        if not self._ready:
            return
        super().place()
        spread = self.spread()
        self.tabs.setGeometry(spread.tabs.toRect())
        for part in self.parts.values():
            part.place(spread)
        self._place_filters()
        size, middle = self.show_all.sizeHint(), self.list_card().center()
        place = QRectF(0, middle.y() + self.theme.px(28), size.width(), size.height())
        place.moveLeft(middle.x() - size.width() / 2)
        self.show_all.setGeometry(place.toRect())

    def _place_filters(self) -> None:
        card, m = self.list_card(), self.theme.px(SPACE.s1)
        left, wide = card.left() + self.theme.px(14), card.width() - self.theme.px(28)
        high, top = self._filter_high(), card.top() + self._filters_top()
        rows: tuple[tuple[tuple[QWidget, float], ...], ...] = (
            ((self.search, 5), (self.pickers["game"], 4), (self.pickers["state"], 4)),
            ((self.pickers["team"], 5), (self.pickers["coach"], 4), (self.pickers["sort"], 4)),
        )
        for row in rows:
            x, whole = left, sum(share for _, share in row)
            for widget, share in row:
                box = QRectF(x, top, wide * share / whole, high)
                x = box.right()
                if widget is self.search:
                    box.adjust(m, m, -m, -m)
                widget.setGeometry(box.toRect())
            top += high

    def paint_paper(self, painter: QPainter, card: QRectF) -> None:
        """Both cards are pages of the book, which lies there already."""

    def paint_stage(self, painter: QPainter) -> None:
        """The book, and what is printed on the pages that lie open."""
        spread = self.spread()
        paint_book(painter, spread)
        part = self.parts.get(self.part())
        if part is not None:
            part.paint(painter, spread)
            return
        super().paint_stage(painter)

    def paint_more(self, painter: QPainter, room: QRectF) -> None:
        """The score by quarter of the chosen game, in pencil."""
        t, chosen = self.theme, self.chosen()
        row = self._by_file.get(chosen.path.name) if chosen is not None else None
        if row is None or row.fault or row.placed:
            return
        side, high = self.side_card(), t.px(30) * max(1.0, t.text)
        top = max(self.keepsake_box().bottom(), room.top()) + t.px(6)
        box = QRectF(side.left() + t.px(20), top, side.width() - t.px(40), high * 3)
        for table in (quarters(row), numbers(row)):
            if box.bottom() <= room.bottom() - t.px(6):
                paint_lines(painter, box, table, t)
            box.translate(0, box.height() + t.px(10))


def _names(rows: Sequence[Row], whose: Whose, everybody: str) -> list[tuple[str, str]]:
    return [(ALL, everybody), *((n.key, words.shown_name(n)) for n in names(rows, whose))]
