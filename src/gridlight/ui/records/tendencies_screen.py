"""Tendencies: what a coach calls in which situation, in the open record book."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QPainter, QShortcut, QShowEvent
from PySide6.QtWidgets import QWidget

from gridlight.kernel.language import tr, trn
from gridlight.present import tendencies as words
from gridlight.present.record_book import called
from gridlight.present.tendencies import TallyLine, TendencyPage
from gridlight.present.tendencies_scouting import NOBODY, scouting
from gridlight.session.record_book.standings import Name
from gridlight.session.tendencies.count import OFFENSE, Seen, Situations, coaches
from gridlight.ui.chrome import Screen
from gridlight.ui.paint.text import CENTER, LEFT
from gridlight.ui.records.binding import Spread, paint_book
from gridlight.ui.records.ledger import Column, Ledger
from gridlight.ui.records.picker import Picker
from gridlight.ui.records.tabs import Tab, Tabs
from gridlight.ui.records.tendencies_ledger import (
    RowLedger,
    ScoutingNote,
    TallyLedger,
    print_title,
)
from gridlight.ui.theme import Wishes

BACK: tuple[Tab, ...] = (("record-book", tr("Record book")),)
HINT = tr("Ctrl+Page Down turns to the next part, Escape goes back")
TITLE, TABLE_PART = 32.0, 0.6
OF_SIDE: dict[str, Callable[[str], str]] = {
    "offense": lambda coach: tr("WHAT {coach} CALLS", coach=coach),
    "formations": lambda coach: tr("HOW {coach} LINES UP", coach=coach),
    "defense": lambda coach: tr("HOW {coach} DEFENDS", coach=coach),
    "kicking": lambda coach: tr("WHAT {coach} KICKS", coach=coach),
}


class TendenciesScreen(Screen):
    """What one coach calls beside what all call, by situation; each play can be seen again.

    `looked_at` says that it is seen again and may be behind, `book_wanted` that the record
    book is wanted. `moment_wanted` carries a game's file name and the step to show it from.
    """

    looked_at = Signal()
    book_wanted = Signal()
    moment_wanted = Signal(str, int)

    bar_items = ("settings", "help")
    lamp = (0.5, 0.36)

    def __init__(self, wishes: Wishes | None = None, parent: QWidget | None = None) -> None:
        super().__init__(wishes, parent)
        t = self.theme
        self.situations = Situations()
        self.page = TendencyPage()
        self._seen: tuple[Seen, ...] = ()
        self._names: dict[str, Name] = {}
        self.tabs = Tabs(words.SIDE_OPTIONS, BACK, t, self)
        self.coach = Picker(tr("Coach"), ((words.ALL, tr("Nobody yet")),), t, self)
        self.game = Picker(tr("Kind of game"), ((words.ALL, tr("No game yet")),), t, self)
        self.filters = {
            name: Picker(words.FILTER_NAMES[name], options, t, self)
            for name, options in words.OPTIONS.items()
        }
        self.table = TallyLedger(tr("Calls"), words.heads(OFFENSE), t, self)
        self.note = ScoutingNote(t, self)
        self.plays = RowLedger(tr("Plays"), _play_columns(), t, self)
        self.plays.empty = tr("Never called here.")
        self.set_title(tr("TENDENCIES"), tr("What is called, and what it gains"))
        self._connect()
        self.show_seen(())

    def _connect(self) -> None:
        for keys, way in (("Ctrl+PgDown", 1), ("Ctrl+PgUp", -1)):
            turn = QShortcut(QKeySequence(keys), self)
            turn.activated.connect(lambda w=way: self.tabs.step(w))
        self.tabs.chosen.connect(self._tab_chosen)
        self.coach.picked.connect(self._coach_picked)
        self.game.picked.connect(lambda _: self.written())
        for name, picker in self.filters.items():
            picker.picked.connect(lambda value, n=name: self.sift(**{n: value}))
        self.table.chosen.connect(self._line_chosen)
        self.table.opened.connect(self._line_opened)
        self.plays.chosen.connect(lambda i: self._tell(self.plays.lines()[i].said))
        self.plays.opened.connect(self._play_opened)
        if self.top_bar is not None:
            self.first = self.table

    # what it shows

    def side(self) -> str:
        """Which side of the ball lies open."""
        return self.tabs.current()

    def show_seen(self, seen: Sequence[Seen], left: int = 0) -> None:
        """Count these calls; `left` games are still unread."""
        if not seen or tuple(seen) != self._seen:
            self._take(seen)
        words = trn("{n} game is still to be read.", "{n} games are still to be read.", left)
        self._tell(words if left else self.page.sentence)

    def _take(self, seen: Sequence[Seen]) -> None:
        fresh = not self._seen
        self._seen = tuple(seen)
        self._names = {name.key: name for name in coaches(seen)}
        self.coach.set_options(words.coach_options(seen) or ((words.ALL, tr("Nobody yet")),))
        self.game.set_options(words.game_options(seen) or ((words.ALL, tr("No game yet")),))
        if fresh and seen:
            coach, game = words.busiest(seen)
            self.coach.set_value(coach)
            self.game.set_value(game)
        self.written()

    def sift(self, **chosen: str) -> None:
        """Count other situations; filters that aren't named stay as they are."""
        self.situations = replace(self.situations, **chosen)
        for name, picker in self.filters.items():
            picker.set_value(getattr(self.situations, name))
        self.written()

    def choose(self, coach: str, game: str) -> None:
        """Show a coach, by the key of the name, in a kind of game."""
        self.coach.set_value(coach)
        self.game.set_value(game)
        self.written()

    def turn_to(self, side: str) -> None:
        """Open a side of the ball."""
        self.tabs.set_current(side)
        self.written()

    def written(self) -> None:
        """Write both pages anew."""
        side, coach, game = self.side(), self.coach.value(), self.game.value()
        self.page = words.tendency_page(self._seen, side, self.situations, coach, game)
        self.table.empty = self.page.empty
        self.table.set_heads(words.heads(side))
        self.table.show_lines(self.page.lines)
        name = self._names.get(coach)
        said = (
            (NOBODY,) if name is None else scouting(self._seen, side, self.situations, name, game)
        )
        self.note.show_sentences(said)
        self._show_plays()
        self._tell(self.page.sentence)
        self.update()

    def _show_plays(self) -> None:
        line = self.line()
        self.plays.show_lines(line.plays if line is not None else ())
        self.plays.empty = tr("Never called here.") if self.page.lines else ""
        self.update()

    def line(self) -> TallyLine | None:
        """The chosen line of the table."""
        at = self.table.current()
        return None if at is None else self.page.lines[at]

    def _tell(self, sentence: str) -> None:
        self.say(sentence, HINT, tr("TENDENCIES"), "")

    def tell(self, sentence: str) -> None:
        """Say something in the status line."""
        self._tell(sentence)

    # what is done

    def _tab_chosen(self, name: str) -> None:
        if name == BACK[0][0]:
            self.book_wanted.emit()
        else:
            self.turn_to(name)

    def _coach_picked(self, coach: str) -> None:
        _, game = words.busiest(self._seen, coach)
        here = [seen for seen in self._seen if seen.row.game == self.game.value()]
        played = any(name.key == coach for name in coaches(here))
        if game and not played:
            self.game.set_value(game)
        self.written()

    def _line_chosen(self, at: int) -> None:
        self._show_plays()
        self._tell(self.page.lines[at].said)

    def _line_opened(self, at: int) -> None:
        self._show_plays()
        if self.page.lines[at].plays:
            self.plays.choose(0)
            self.plays.setFocus(Qt.FocusReason.OtherFocusReason)

    def _play_opened(self, at: int) -> None:
        line = self.plays.lines()[at]
        self.moment_wanted.emit(line.file, line.at)

    def showEvent(self, event: QShowEvent) -> None:
        """Ask for what has changed meanwhile."""
        super().showEvent(event)
        self.looked_at.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape goes back."""
        if event.key() == Qt.Key.Key_Escape:
            self.home_wanted.emit()
        else:
            super().keyPressEvent(event)

    # places and paint

    def _parts(self) -> tuple[Tabs | Picker | Ledger | ScoutingNote, ...]:
        pickers = (self.coach, self.game, *self.filters.values())
        return (self.tabs, *pickers, self.table, self.note, self.plays)

    def themed(self) -> None:
        """Pass the theme on."""
        super().themed()
        for part in self._parts():
            part.set_theme(self.theme)

    def spread(self) -> Spread:
        """Where everything in the book lies."""
        return Spread(self.theme, self.stage())

    def place(self) -> None:
        """Filters over the table, the note and the plays under it."""
        spread = self.spread()
        self.tabs.setGeometry(spread.tabs.toRect())
        self._place_filters(spread)
        left, right = spread.left_text, spread.right_text
        table = self._table_box(spread)
        self.table.setGeometry(table.toRect())
        self.table.set_gutter(left.width(), right.left() - left.right())
        for page, widget in ((left, self.note), (right, self.plays)):
            top = table.bottom() + self._title_high()
            high = page.bottom() - top
            high = self.plays.whole_rows(high) if widget is self.plays else high
            widget.setGeometry(QRectF(page.left(), top, page.width(), high).toRect())

    def _place_filters(self, spread: Spread) -> None:
        of_page = (
            (spread.left_text, ((self.coach, 5), (self.game, 4), (self.filters["quarter"], 4))),
            (
                spread.right_text,
                tuple(
                    (self.filters[name], share)
                    for name, share in (("down", 4), ("distance", 5), ("field", 5), ("score", 5))
                ),
            ),
        )
        for page, row in of_page:
            x, whole = page.left(), sum(share for _, share in row)
            for picker, share in row:
                wide = page.width() * share / whole
                box = QRectF(x, page.top(), wide, picker.sizeHint().height())
                picker.setGeometry(box.toRect())
                x += wide

    def _title_high(self) -> float:
        return self.theme.px(TITLE) * max(1.0, self.theme.text)

    def _table_box(self, spread: Spread) -> QRectF:
        left, right = spread.left_text, spread.right_text
        top = left.top() + self.coach.sizeHint().height() + self._title_high()
        high = self.table.whole_rows((left.bottom() - top) * TABLE_PART)
        return QRectF(left.left(), top, right.right() - left.left(), high)

    def paint_stage(self, painter: QPainter) -> None:
        """The book, and the titles printed in it."""
        spread = self.spread()
        paint_book(painter, spread)
        table, high = self._table_box(spread), self._title_high()
        line = self.line()
        name = called(self._names[self.coach.value()]).upper() if self._seen else tr("A COACH")
        what = (
            tr("THE PLAYS") if line is None else tr("THE PLAYS: {call}", call=line.cells[0].upper())
        )
        for page, y, title in (
            (spread.left_text, table.top() - high, OF_SIDE[self.side()](name)),
            (spread.right_text, table.top() - high, tr("ALL COACHES")),
            (spread.left_text, table.bottom(), tr("SCOUTING")),
            (spread.right_text, table.bottom(), what),
        ):
            box = QRectF(page.left() + self.theme.px(8), y, page.width() - self.theme.px(16), high)
            print_title(painter, box, title, self.theme)


def _play_columns() -> tuple[Column, ...]:
    shares, aligns = (5, 8, 10, 4, 4), (LEFT, LEFT, LEFT, CENTER, CENTER)
    return tuple(
        Column(head, share, align)
        for head, share, align in zip(words.PLAY_HEADS, shares, aligns, strict=True)
    )
