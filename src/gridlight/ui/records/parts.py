"""Three parts of the record book, each on its two pages: standings, two rivals, records."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from gridlight.kernel.language import tr, trn
from gridlight.present import record_book as words
from gridlight.present.record_book import Line
from gridlight.present.record_book_games import GAME_OPTIONS
from gridlight.session.record_book.rows import Row
from gridlight.session.record_book.standings import (
    Name,
    Standing,
    Whose,
    coach_of,
    names,
    results,
    rivalry,
    standings,
    team_of,
)
from gridlight.ui.paint.buttons import Choice
from gridlight.ui.paint.text import draw_text
from gridlight.ui.records.binding import Spread
from gridlight.ui.records.ledger import CENTER, LEFT, RIGHT, Column, Ledger
from gridlight.ui.records.picker import Picker
from gridlight.ui.records.writing import write
from gridlight.ui.theme import Theme

BAND = 44.0


class Part(QObject):
    """Two pages of the book. `said` carries a sentence about the line that is chosen.

    `file_wanted` carries a game's file and the step to show it from.
    """

    said = Signal(str)
    file_wanted = Signal(str, int)
    sentence = ""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme
        self.rows: tuple[Row, ...] = ()

    def widgets(self) -> tuple[QWidget, ...]:
        """Everything that lies on the pages; the first has the keyboard at first."""
        raise NotImplementedError

    def show_rows(self, rows: Sequence[Row]) -> None:
        """Write the pages from these games."""
        self.rows = tuple(rows)
        self.written()

    def written(self) -> None:
        """Write the pages anew."""
        raise NotImplementedError

    def set_theme(self, theme: Theme) -> None:
        """Take another theme or size."""
        self.theme = theme
        for widget in self.widgets():
            widget.set_theme(theme)  # type: ignore[attr-defined]

    def place(self, spread: Spread) -> None:
        """Lay everything out."""
        raise NotImplementedError

    def paint(self, painter: QPainter, spread: Spread) -> None:
        """Paint what is printed on the pages."""
        raise NotImplementedError

    # for those who inherit

    def band(self, page: QRectF) -> QRectF:
        """The strip at the head of a page."""
        high = self.theme.px(BAND) * max(1.0, self.theme.text)
        return QRectF(page.left(), page.top(), page.width(), high)

    def below(self, page: QRectF) -> QRectF:
        """What is left of a page under its strip."""
        return page.adjusted(0, self.band(page).height(), 0, 0)

    def title(self, painter: QPainter, page: QRectF, text: str) -> None:
        """Print a page's title into its strip."""
        box = self.band(page).adjusted(self.theme.px(8), 0, 0, 0)
        draw_text(painter, box, text, self.theme, "heading", "panel_text")

    def tell_of(self, ledger: Ledger) -> None:
        """Let the chosen line of a ledger be said, and the game behind it be opened."""
        ledger.chosen.connect(lambda i: self.said.emit(ledger.lines()[i].said))
        ledger.opened.connect(lambda i: self._open(ledger.lines()[i]))

    def _open(self, line: Line) -> None:
        if line.file:
            self.file_wanted.emit(line.file, line.at)

    def at_right(self, page: QRectF, widget: QWidget, most: float = 220) -> None:
        """Lay a choice at the right end of a page's strip."""
        band, size = self.band(page), widget.sizeHint()
        wide = min(float(size.width()), self.theme.px(most) * max(1.0, self.theme.text))
        box = QRectF(band.right() - wide, band.center().y() - size.height() / 2, wide, 0)
        box.setHeight(size.height())
        widget.setGeometry(box.toRect())


def _standing_columns() -> tuple[Column, ...]:
    shares = (3.2, 15.6, 4, 4, 4, 4, 6, 5.6, 5.6, 5.8)
    return tuple(
        Column(head, share, LEFT if place == 1 else CENTER, place > 0)
        for place, (head, share) in enumerate(zip(words.STANDING_HEADS, shares, strict=True))
    )


class TeamsPart(Part):
    """The tables: teams at the left, coaches at the right.

    `team_wanted` and `coach_wanted` carry the key of a name whose games are to be listed.
    """

    team_wanted = Signal(str)
    coach_wanted = Signal(str)
    sentence = tr("Won, lost and tied, of all games played to their end; Enter lists one's games.")

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self.teams = Ledger(tr("Teams"), _standing_columns(), theme, parent)
        self.coaches = Ledger(tr("Coaches"), _standing_columns(), theme, parent)
        self.game = Picker(tr("Kind of game"), GAME_OPTIONS, theme, parent)
        self._tables: dict[Ledger, tuple[Standing, ...]] = {self.teams: (), self.coaches: ()}
        for ledger, wanted in ((self.teams, self.team_wanted), (self.coaches, self.coach_wanted)):
            ledger.empty = tr("No game has been played to its end.")
            ledger.chosen.connect(lambda i, each=ledger: self.said.emit(each.lines()[i].said))
            ledger.opened.connect(
                lambda i, each=ledger, signal=wanted: signal.emit(self._tables[each][i].who.key)
            )
        self.game.picked.connect(lambda _: self.written())

    def widgets(self) -> tuple[QWidget, ...]:
        """Both tables, and whose games count."""
        return (self.teams, self.coaches, self.game)

    def written(self) -> None:
        """Reckon both tables."""
        for ledger, whose in ((self.teams, team_of), (self.coaches, coach_of)):
            table = standings(self.rows, whose, self.game.value())
            self._tables[ledger] = table
            ledger.show_lines(words.standing_lines(table))

    def place(self, spread: Spread) -> None:
        """A table on each page."""
        self.teams.setGeometry(self.below(spread.left_text).toRect())
        self.coaches.setGeometry(self.below(spread.right_text).toRect())
        self.at_right(spread.right_text, self.game)

    def paint(self, painter: QPainter, spread: Spread) -> None:
        """Both titles."""
        self.title(painter, spread.left_text, tr("TEAMS"))
        self.title(painter, spread.right_text, tr("COACHES"))


SIDES: tuple[Whose, ...] = (team_of, coach_of)


class RivalsPart(Part):
    """Two against each other: who they are and their numbers at the left, their games right."""

    sentence = tr(
        "Choose two, and see how they did against each other; Enter shows a game once more."
    )

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self.kind = Choice(tr("Between"), (tr("Teams"), tr("Coaches")), theme, parent)
        self.one = Picker(tr("The one"), (), theme, parent)
        self.other = Picker(tr("The other"), (), theme, parent)
        self.numbers = Ledger(
            tr("Their numbers"),
            (Column("", 5, CENTER), Column("", 9, CENTER, False), Column("", 5, CENTER)),
            theme,
            parent,
        )
        self.games = Ledger(
            tr("Their games"),
            (
                *(Column(tr("Day"), 8), Column(tr("Game"), 8, LEFT, False)),
                *(Column(tr("Result"), 5, CENTER), Column(tr("Score"), 5, CENTER)),
            ),
            theme,
            parent,
        )
        self.numbers.empty = self.games.empty = tr("They haven't met yet.")
        self.page = words.RivalryPage((0, 0, 0), (), (), "")
        self._names: dict[str, Name] = {}
        self.tell_of(self.games)
        self.kind.chosen.connect(lambda _: self.written())
        self.one.picked.connect(lambda _: self._meet())
        self.other.picked.connect(lambda _: self._meet())

    def widgets(self) -> tuple[QWidget, ...]:
        """The choices, the numbers, the games."""
        return (self.one, self.other, self.kind, self.numbers, self.games)

    def written(self) -> None:
        """Offer everybody in the book; at first the two who met most often."""
        whose = SIDES[self.kind.current()]
        self._names = {name.key: name for name in names(self.rows, whose)}
        options = [(key, words.shown_name(name)) for key, name in self._names.items()]
        fresh = self.one.value() not in self._names or self.one.value() == self.other.value()
        for picker in (self.one, self.other):
            picker.set_options(options)
            picker.setEnabled(len(options) > 1)
        if fresh and len(options) > 1:
            first, second = _most_met(self.rows, whose) or (options[0][0], options[1][0])
            self.one.set_value(first)
            self.other.set_value(second)
        self._meet()

    def _meet(self) -> None:
        one, other = (self._names.get(p.value()) for p in (self.one, self.other))
        if one is None or other is None:
            self.page = words.RivalryPage((0, 0, 0), (), (), tr("Nobody is in the book yet."))
        else:
            met = rivalry(self.rows, one, other, SIDES[self.kind.current()])
            self.page = words.rivalry_page(met)
        self.numbers.show_lines(self.page.numbers)
        self.games.show_lines(self.page.games)
        self.said.emit(self.page.sentence)
        parent = self.parent()
        if isinstance(parent, QWidget):
            parent.update()

    def place(self, spread: Spread) -> None:
        """The two names beside each other, the tally between, the tables below."""
        t, page = self.theme, spread.left_text
        self.at_right(page, self.kind)
        names_box = self._names_box(page)
        wide = names_box.width() * 0.42
        for picker, left in (
            (self.one, names_box.left()),
            (self.other, names_box.right() - wide),
        ):
            box = QRectF(left, names_box.top(), wide, picker.sizeHint().height())
            picker.setGeometry(box.toRect())
        tally = self._tally_box(page)
        lower = page.adjusted(0, tally.bottom() - page.top() + t.px(8), 0, 0)
        self.numbers.setGeometry(lower.toRect())
        self.games.setGeometry(self.below(spread.right_text).toRect())

    def _names_box(self, page: QRectF) -> QRectF:
        top = self.below(page).top() + self.theme.px(4)
        return QRectF(page.left(), top, page.width(), self.one.sizeHint().height())

    def _tally_box(self, page: QRectF) -> QRectF:
        t, above = self.theme, self._names_box(page)
        return QRectF(page.left(), above.bottom() + t.px(4), page.width(), t.px(62))

    def paint(self, painter: QPainter, spread: Spread) -> None:
        """The titles, and in large pencil how often each has won."""
        t, page = self.theme, spread.left_text
        self.title(painter, page, tr("HEAD-TO-HEAD"))
        self.title(painter, spread.right_text, tr("THEIR GAMES"))
        middle = self._names_box(page)
        draw_text(
            painter, middle, tr("v.", "one team against another"), t, "lead", "panel_mut", CENTER
        )
        box = self._tally_box(page)
        wide = box.width() * 0.42
        one, tied, other = self.page.tally
        if not self.page.games:
            return
        for amount, left, seed in ((one, box.left(), 3), (other, box.right() - wide, 5)):
            cell = QRectF(left, box.top(), wide, box.height())
            write(painter, cell, str(amount), t, CENTER, seed=seed, px=52)
        between = QRectF(box.left() + wide, box.top(), box.width() - 2 * wide, box.height())
        ties = trn("{n} tie", "{n} ties", tied) if tied else ""
        write(painter, between, ties, t, CENTER, seed=4, px=24)


def _most_met(rows: Sequence[Row], whose: Whose) -> tuple[str, str] | None:
    """The keys of the two who have finished most games against each other."""
    counts: dict[tuple[str, str], int] = {}
    for result in results(rows, whose):
        pair = (result.who.key, result.against.key)
        counts[pair] = counts.get(pair, 0) + 1
    return max(counts, key=lambda pair: (counts[pair], pair), default=None)


def _record_columns() -> tuple[Column, ...]:
    record, amount, holder, since = words.RECORD_HEADS
    return (
        Column(record, 12, LEFT, False),
        Column(amount, 4.4, RIGHT),
        Column(holder, 11.5),
        Column(since, 7.6),
    )


class RecordsPart(Part):
    """The records of whole games at the left, the longest plays at the right."""

    sentence = tr("Who did the most of everything; Enter shows it once more.")

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self.of_games = Ledger(tr("Records of a game"), _record_columns(), theme, parent)
        self.of_plays = Ledger(tr("Longest plays"), _record_columns(), theme, parent)
        self.game = Picker(tr("Kind of game"), GAME_OPTIONS, theme, parent)
        for ledger in (self.of_games, self.of_plays):
            ledger.empty = tr("No record is held yet.")
            self.tell_of(ledger)
        self.game.picked.connect(lambda _: self.written())

    def widgets(self) -> tuple[QWidget, ...]:
        """Both ledgers, and which games count."""
        return (self.of_games, self.of_plays, self.game)

    def written(self) -> None:
        """Look for all records."""
        self.of_games.show_lines(words.game_records(self.rows, self.game.value()))
        self.of_plays.show_lines(words.play_records(self.rows, self.game.value()))

    def place(self, spread: Spread) -> None:
        """A ledger on each page."""
        self.of_games.setGeometry(self.below(spread.left_text).toRect())
        self.of_plays.setGeometry(self.below(spread.right_text).toRect())
        self.at_right(spread.right_text, self.game)

    def paint(self, painter: QPainter, spread: Spread) -> None:
        """Both titles."""
        self.title(painter, spread.left_text, tr("IN ONE GAME"))
        self.title(painter, spread.right_text, tr("LONGEST PLAYS"))
