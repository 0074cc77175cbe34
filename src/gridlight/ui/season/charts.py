"""What hangs on the wall chart: the seasons, the games of a week or of all, table, leaders."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from gridlight.kernel.language import tr
from gridlight.present.season import Deed, GameLine, Side, TableLine, WeekSheet
from gridlight.present.season_leaders import MOST, Leader, LeaderList
from gridlight.ui.paint.panel import paint_rule
from gridlight.ui.paint.scrolled import Lines, Scrolled
from gridlight.ui.paint.text import (
    CENTER,
    LEFT,
    RIGHT,
    draw_lines,
    draw_text,
    lines_height,
    text_width,
)
from gridlight.ui.season.pennants import paint_pennant, paint_score_box
from gridlight.ui.theme import Theme

STRONG, FAINT = "body-strong", "small"
LEAST_NAME = 84.0  # pixels at 100 %; with less room a name has no pennant beside it
DEEDS = {
    Deed.PLAY: tr("Play it"),
    Deed.CONTINUE: tr("Go on"),
    Deed.SIMULATE: tr("Computers"),
    Deed.FINISH: tr("Computers"),
    Deed.ANEW: tr("Play anew"),
}


@dataclass(frozen=True, slots=True)
class SeasonRow:
    """A season in the list; `fault` says why it can't be opened."""

    path: Path
    name: str
    what: str
    state: str = ""
    fault: str = ""


class SeasonLines(Lines):
    """The seasons, the newest first."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(tr("Seasons"), theme, parent)
        self.rows: tuple[SeasonRow, ...] = ()

    def show_rows(self, rows: Sequence[SeasonRow], chosen: Path | None) -> None:
        """Show these seasons with one chosen."""
        self.rows = tuple(rows)
        places = [i for i, row in enumerate(self.rows) if row.path == chosen]
        self.changed()
        self.choose(places[0] if places else 0, tell=False)

    def count(self) -> int:
        """The seasons there are."""
        return len(self.rows)

    def line_high(self) -> float:
        """Two lines of type."""
        return self.theme.px(54) * max(1.0, self.theme.text)

    def spoken(self, index: int) -> str:
        """Name, kind and state."""
        row = self.rows[index]
        return ", ".join(word for word in (row.name, row.what, row.state, row.fault) if word)

    def paint_line(self, painter: QPainter, box: QRectF, index: int) -> None:
        """The name, and how far it is."""
        t, row = self.theme, self.rows[index]
        if index:
            paint_rule(painter, box, t)
        pad = t.px(10)
        name = QRectF(box.left() + pad, box.top() + box.height() * 0.1, 0, box.height() * 0.44)
        name.setWidth(box.width() - 2 * pad)
        draw_text(painter, name, row.name, t, "field-label", "panel_text", LEFT)
        below = name.translated(0, box.height() * 0.38)
        words, ink = (row.fault, "bad") if row.fault else (row.state, "panel_mut")
        draw_text(painter, below, words, t, FAINT, ink, LEFT)


class GameLines(Lines):
    """Games as a chart has them: both teams, boxes for the scores, how each stands."""

    def __init__(self, name: str, theme: Theme, parent: QWidget) -> None:
        super().__init__(name, theme, parent)
        self.games: tuple[GameLine, ...] = ()
        self._heads: dict[int, str] = {}
        self._single = True
        self._name_wide = 0.0

    def show_weeks(self, weeks: Sequence[WeekSheet]) -> None:
        """Show the games of these weeks; with more than one each has its head."""
        kept = self.game().key if self.game() is not None else ""  # type: ignore[union-attr]
        self._single = len(weeks) == 1
        games: list[GameLine] = []
        self._heads = {}
        for sheet in weeks:
            if not self._single:
                rest = f"   {sheet.rest}" if sheet.rest else ""
                self._heads[len(games)] = f"{sheet.title.upper()}\n{rest.strip()}"
            games += sheet.games
        self.games = tuple(games)
        places = [i for i, game in enumerate(games) if game.key == kept]
        self.changed()
        first = next((i for i, game in enumerate(games) if not game.over), 0)
        self.choose(places[0] if places else first, tell=False)

    def game(self) -> GameLine | None:
        """The chosen game."""
        place = self.current()
        return None if place is None else self.games[min(place, len(self.games) - 1)]

    def choose_key(self, key: str) -> None:
        """Choose a game by its key, where it is among these."""
        places = [i for i, game in enumerate(self.games) if game.key == key]
        if places:
            self.choose(places[0])

    def count(self) -> int:
        """The games there are."""
        return len(self.games)

    def line_high(self) -> float:
        """A week alone has room for large lines."""
        t = self.theme
        if not self._single:
            return t.px(38) * max(1.0, t.text)
        room = self.page().height() / max(1, len(self.games))
        return max(t.px(46) * max(1.0, t.text), min(t.px(84) * max(1.0, t.text), room))

    def head_high(self, index: int) -> float:
        """The head of a week."""
        return self.theme.px(36) * max(1.0, self.theme.text) if index in self._heads else 0.0

    def spoken(self, index: int) -> str:
        """The game, its score, how it stands."""
        return self.games[index].spoken

    def paint_line(self, painter: QPainter, box: QRectF, index: int) -> None:
        """Visitors at the left, home at the right, the boxes between them."""
        t, game = self.theme, self.games[index]
        if index in self._heads:
            self._head(painter, box, self._heads[index])
        paint_rule(painter, box.translated(0, box.height()), t)
        aside = min(t.px(150) * max(1.0, t.text * 0.9), box.width() * 0.22)
        field = box.adjusted(t.px(8), 0, -aside - t.px(10), 0)
        high = min(box.height() * 0.66, t.px(44))
        wide, middle = high * 1.35, field.center()
        gap = t.px(13)
        boxes = [
            QRectF(middle.x() - gap - wide, middle.y() - high / 2, wide, high),
            QRectF(middle.x() + gap, middle.y() - high / 2, wide, high),
        ]
        for side, place in zip((game.visitors, game.home), boxes, strict=True):
            paint_score_box(painter, place, t, side.points, strong=side.won)
        at = QRectF(middle.x() - gap, field.top(), 2 * gap, field.height())
        draw_text(painter, at, tr("at", "visitors at home"), t, FAINT, "panel_mut", CENTER)
        left = QRectF(field.left(), field.top(), boxes[0].left() - field.left(), field.height())
        right = QRectF(boxes[1].right(), field.top(), field.right() - boxes[1].right(), 0)
        right.setHeight(field.height())
        self._side(painter, left, game.visitors, game, turned=False)
        self._side(painter, right, game.home, game, turned=True)
        self._aside(
            painter, QRectF(box.right() - aside, box.top(), aside - t.px(8), box.height()), game
        )

    def _side(
        self, painter: QPainter, box: QRectF, side: Side, game: GameLine, *, turned: bool
    ) -> None:
        t = self.theme
        high = min(box.height() * 0.56, t.px(40))
        flag = QRectF(0, box.center().y() - high / 2, high * 1.75, high)
        room = box.width() - t.px(26)
        flown = room - flag.width() > t.px(LEAST_NAME)
        wide = self._name_wide
        if not side.color:  # nobody's pennant need stand in one line with the others
            wide = max(wide, text_width(t, STRONG, side.name) + t.px(6))
        wide = min(wide, room - (flag.width() + t.px(8) if flown else 0.0))
        words = QRectF(box.left() + t.px(14), box.top(), wide, box.height())
        if turned:
            flag.moveLeft(words.right() + t.px(12))
        else:
            words.moveRight(box.right() - t.px(14))
            flag.moveRight(words.left() - t.px(12))
        if flown:
            paint_pennant(painter, flag, t, side.name, side.color, turned=turned)
        role = "heading" if self._single else STRONG
        if not self._single and ((game.over and not side.won) or not side.color):
            role = "body"
        ink = "panel_text" if side.color and (side.won or not game.over) else "panel_mut"
        align = LEFT if turned else RIGHT
        roomy = self._single and box.height() > t.px(52) * max(1.0, t.text) and side.color
        if roomy:
            upper = words.adjusted(0, box.height() * 0.16, 0, -box.height() * 0.40)
            lower = words.adjusted(0, box.height() * 0.56, 0, -box.height() * 0.14)
            draw_text(painter, upper, side.name, t, role, ink, align)
            coach = side.coach
            if text_width(t, FAINT, coach) > lower.width():
                coach = coach.partition(",")[0]
            draw_text(painter, lower, coach, t, FAINT, "panel_mut", align)
        else:
            draw_text(painter, words, side.name, t, role, ink, align)

    def changed(self) -> None:
        """The games are others: measure the widest name, for all pennants stand in one line."""
        sides = [side for game in self.games for side in (game.home, game.visitors)]
        known = {(side.name, side.coach) for side in sides if side.color}
        role = "heading" if self._single else STRONG
        wide = [text_width(self.theme, role, name) for name, _ in known]
        if self._single:
            wide += [text_width(self.theme, FAINT, coach) for _, coach in known]
        self._name_wide = max(wide, default=self.theme.px(150)) + self.theme.px(6)
        super().changed()

    def _aside(self, painter: QPainter, box: QRectF, game: GameLine) -> None:
        t = self.theme
        deed = DEEDS.get(game.deed, "")
        ink = "bad" if game.fault else "panel_text"
        if not deed or not self._single:
            words = game.state if game.over or game.fault or not deed else deed
            role = FAINT if game.over else "small-strong"
            draw_text(painter, box, words, t, role, "panel_mut" if game.over else ink, RIGHT)
            return
        upper = box.adjusted(0, box.height() * 0.16, 0, -box.height() * 0.42)
        lower = box.adjusted(0, box.height() * 0.54, 0, -box.height() * 0.14)
        draw_text(painter, upper, deed, t, STRONG, ink, RIGHT)
        draw_text(painter, lower, game.state, t, FAINT, "panel_mut", RIGHT)

    def _head(self, painter: QPainter, box: QRectF, words: str) -> None:
        t = self.theme
        high = self.theme.px(36) * max(1.0, t.text)
        title, _, rest = words.partition("\n")
        head = QRectF(box.left() + t.px(8), box.top() - high + t.px(6), box.width() - t.px(16), 0)
        head.setHeight(high - t.px(8))
        taken = draw_text(painter, head, title, t, "object", "panel_text", LEFT)
        beside = head.adjusted(taken + t.px(16), 0, 0, 0)
        draw_text(painter, beside, rest, t, FAINT, "panel_mut", RIGHT)
        painter.setPen(QPen(t.color("panel_text"), t.px(1.2)))
        painter.drawLine(box.topLeft(), box.topRight())


COLUMNS = (
    (tr("W", "games won"), "won", 46),
    (tr("L", "games lost"), "lost", 46),
    (tr("T", "games tied"), "tied", 46),
    (tr("PCT"), "percentage", 72),
    (tr("PF"), "points_for", 62),
    (tr("PA"), "points_against", 62),
    (tr("DIFF"), "difference", 66),
    (tr("STREAK"), "streak", 74),
)
"""The table's columns at the right of the names: head, value, width at 100 %."""
PENCILED = frozenset({"won", "lost", "tied", "points_for", "points_against"})


class TableChart(Scrolled):
    """The table, the best team first, and the rule that it goes by."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(tr("Table"), theme, parent)
        self.lines: tuple[TableLine, ...] = ()
        self.rule = ""

    def show_lines(self, lines: Sequence[TableLine], rule: str) -> None:
        """Show this table."""
        self.lines, self.rule = tuple(lines), rule
        self.setAccessibleDescription(" ".join([*(line.spoken for line in lines), rule]))
        self.changed()

    def _high(self) -> float:
        t = self.theme
        room = self.page().height() - self._head() - self._rule_high() - t.px(24)
        least = t.px(30) * max(1.0, t.text)
        return max(least, min(t.px(52) * max(1.0, t.text), room / max(1, len(self.lines))))

    def _head(self) -> float:
        return self.theme.px(30) * max(1.0, self.theme.text)

    def _rule_high(self) -> float:
        return lines_height(self.theme, FAINT, self.rule, self.page().width() - self.theme.px(16))

    def content_height(self, width: float) -> float:
        """Head, lines and the rule."""
        return self._head() + len(self.lines) * self._high() + self._rule_high() + self.theme.px(22)

    def paint_content(self, painter: QPainter, box: QRectF) -> None:
        """Paint the table."""
        t = self.theme
        places = self._places(box)
        for (title, _, _), (left, wide) in zip(COLUMNS, places, strict=True):
            head = QRectF(left, box.top(), wide, self._head())
            draw_text(painter, head, title, t, "caps", "panel_mut", CENTER)
        head = QRectF(box.left() + t.px(8), box.top(), places[0][0] - box.left(), self._head())
        draw_text(painter, head, tr("TEAM"), t, "caps", "panel_mut", LEFT)
        top, high = box.top() + self._head(), self._high()
        painter.setPen(QPen(t.color("panel_text"), t.px(1.4)))
        painter.drawLine(QPointF(box.left(), top), QPointF(box.right(), top))
        for index, line in enumerate(self.lines):
            row = QRectF(box.left(), top + index * high, box.width(), high)
            self._line(painter, row, line, places)
            last = index + 1 < len(self.lines) and line.through != self.lines[index + 1].through
            self._below(painter, row, cut=last)
        words = QRectF(box.left() + t.px(8), top + len(self.lines) * high + t.px(14), 0, t.px(400))
        words.setWidth(box.width() - t.px(16))
        draw_lines(painter, words, self.rule, t, FAINT, "panel_mut")

    def _below(self, painter: QPainter, row: QRectF, *, cut: bool) -> None:
        """The line under a row; where the playoffs end it is a dashed one."""
        t = self.theme
        if not cut:
            paint_rule(painter, row.translated(0, row.height()), t)
            return
        painter.setPen(QPen(t.color("accent_d"), t.px(2), Qt.PenStyle.DashLine))
        painter.drawLine(row.bottomLeft(), row.bottomRight())

    def _places(self, box: QRectF) -> list[tuple[float, float]]:
        scale = self.theme.k * min(1.15, max(1.0, self.theme.text))
        whole = sum(wide for _, _, wide in COLUMNS) * scale
        scale *= min(1.0, box.width() * 0.64 / whole)
        left = box.right() - sum(wide for _, _, wide in COLUMNS) * scale
        places = []
        for _, _, wide in COLUMNS:
            places.append((left, wide * scale))
            left += wide * scale
        return places

    def _line(
        self, painter: QPainter, row: QRectF, line: TableLine, places: list[tuple[float, float]]
    ) -> None:
        t = self.theme
        place = QRectF(row.left() + t.px(4), row.top(), t.px(28), row.height())
        draw_text(painter, place, line.place, t, "object", "panel_text", CENTER)
        high = min(row.height() * 0.6, t.px(28))
        flag = QRectF(place.right() + t.px(8), row.center().y() - high / 2, high * 1.75, high)
        paint_pennant(painter, flag, t, line.name, line.color)
        name = QRectF(flag.right() + t.px(12), row.top(), 0, row.height())
        name.setRight(places[0][0] - t.px(8))
        if row.height() > t.px(42) * max(1.0, t.text):
            upper = name.adjusted(0, row.height() * 0.12, 0, -row.height() * 0.42)
            lower = name.adjusted(0, row.height() * 0.55, 0, -row.height() * 0.12)
            draw_text(painter, upper, line.name, t, "field-label", "panel_text", LEFT)
            draw_text(painter, lower, line.coach, t, FAINT, "panel_mut", LEFT)
        else:
            draw_text(painter, name, line.name, t, STRONG, "panel_text", LEFT)
        for (_, key, _), (left, wide) in zip(COLUMNS, places, strict=True):
            cell = QRectF(left, row.top(), wide, row.height())
            if key in PENCILED:
                size = min(t.px(24) * max(1.0, t.text), row.height() * 0.62)
                draw_text(painter, cell, getattr(line, key), t, "pencil", "graphite", CENTER, size)
            else:
                draw_text(painter, cell, getattr(line, key), t, STRONG, "panel_text", CENTER)


WAITING = tr("No game is over yet: who leads will stand here.")
CARD_HEAD, CARD_ROW, CARD_FOOT = 42.0, 28.0, 18.0


class LeaderChart(Scrolled):
    """The leaders: a block for each kind of number, two beside each other."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(tr("Leaders"), theme, parent)
        self.lists: tuple[LeaderList, ...] = ()
        self.waiting = WAITING

    def show_lists(self, lists: Sequence[LeaderList], waiting: str = WAITING) -> None:
        """Show these leaders, or the sentence where there are none."""
        self.lists = tuple(each for each in lists if each.leaders)
        self.waiting = waiting
        said = " ".join(each.spoken for each in self.lists)
        self.setAccessibleDescription(said or waiting)
        self.changed()

    def _columns(self) -> int:
        return 3 if self.page().width() > self.theme.px(780) * max(1.0, self.theme.text) else 2

    def shown(self) -> int:
        """How many leaders each block has: three, or more where there is room."""
        rows = -(-len(self.lists) // self._columns()) or 1
        each = self.page().height() / rows / max(1.0, self.theme.text) / self.theme.k
        return max(3, min(MOST, int((each - CARD_HEAD - CARD_FOOT) / CARD_ROW)))

    def _block_high(self) -> float:
        high = CARD_HEAD + CARD_ROW * self.shown() + CARD_FOOT
        return self.theme.px(high) * max(1.0, self.theme.text)

    def content_height(self, width: float) -> float:
        """All blocks."""
        rows = -(-len(self.lists) // self._columns())
        return rows * self._block_high() or self.theme.px(60)

    def paint_content(self, painter: QPainter, box: QRectF) -> None:
        """Paint the blocks in sight."""
        t, columns = self.theme, self._columns()
        if not self.lists:
            draw_text(painter, self.page(), self.waiting, t, "lead", "panel_mut", CENTER)
            return
        gap = t.px(30)
        wide = (box.width() - gap * (columns - 1) - t.px(8)) / columns
        for index, each in enumerate(self.lists):
            block = QRectF(0, 0, wide, self._block_high() - t.px(CARD_FOOT))
            block.moveTo(
                box.left() + t.px(4) + (index % columns) * (wide + gap),
                box.top() + (index // columns) * self._block_high(),
            )
            if block.bottom() > 0 and block.top() < self.height():
                self._block(painter, block, each)

    def _block(self, painter: QPainter, block: QRectF, each: LeaderList) -> None:
        t, type_size = self.theme, max(1.0, self.theme.text)
        head = QRectF(block.left(), block.top() + t.px(4), block.width(), t.px(30) * type_size)
        draw_text(painter, head, each.title.upper(), t, "object", "panel_text", LEFT)
        draw_text(painter, head, each.unit, t, FAINT, "panel_mut", RIGHT)
        painter.setPen(QPen(t.color("panel_text"), t.px(1.2)))
        painter.drawLine(head.bottomLeft(), head.bottomRight())
        row = QRectF(
            block.left(), head.bottom() + t.px(2), block.width(), t.px(CARD_ROW) * type_size
        )
        for leader in each.leaders[: self.shown()]:
            self._leader(painter, row, leader)
            row.translate(0, row.height())

    def _leader(self, painter: QPainter, row: QRectF, leader: Leader) -> None:
        t = self.theme
        place = QRectF(row.left(), row.top(), t.px(20), row.height())
        draw_text(painter, place, leader.place, t, STRONG, "panel_mut", CENTER)
        high = min(row.height() * 0.66, t.px(19))
        flag = QRectF(place.right() + t.px(5), row.center().y() - high / 2, high * 1.75, high)
        paint_pennant(painter, flag, t, leader.name, leader.color)
        value = QRectF(row.right() - t.px(64), row.top(), t.px(64), row.height())
        size = min(t.px(22) * max(1.0, t.text), row.height() * 0.78)
        draw_text(painter, value, leader.value, t, "pencil", "graphite", RIGHT, size)
        name = QRectF(flag.right() + t.px(8), row.top(), 0, row.height())
        name.setRight(value.left() - t.px(8))
        role = STRONG if leader.place == "1" else "body"
        draw_text(painter, name, leader.name, t, role, "panel_text", LEFT)
        rule = row.translated(0, row.height())
        paint_rule(painter, rule, t)
        painter.setPen(
            QPen(t.color("accent_d" if leader.place == "1" else "panel_mut", 150), t.px(2))
        )
        end = rule.left() + rule.width() * leader.share
        painter.drawLine(rule.topLeft(), QPointF(end, rule.top()))
