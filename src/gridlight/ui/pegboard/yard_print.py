"""How a Yardcard is printed and written on: paper, rules, columns, pencil."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QLinearGradient, QPainter, QPen, QTransform

from gridlight.kernel.language import tr
from gridlight.present.yardcard import (
    BALL_ON,
    COLUMNS,
    DOWN,
    NUMBER,
    PLAY,
    ROWS,
    TOGO,
    YARDS,
    YardSheet,
)
from gridlight.ui.paint.cache import paint_baked
from gridlight.ui.paint.shadow import paint_shadow, shadow_margin
from gridlight.ui.paint.text import CENTER, LEFT, RIGHT, draw_text, text_width
from gridlight.ui.paint.textures import paint_grain
from gridlight.ui.theme import Theme

TILT = -0.9  # degrees
ROW, HEAD, HEADINGS, FOOT = 33.0, 46.0, 30.0, 44.0
LEAST_ROW = 30.0
EDGE = 20.0
# where columns end, as shares of the card's width within its edges
ENDS = {NUMBER: 0.070, PLAY: 0.500, YARDS: 0.622, DOWN: 0.728, TOGO: 0.835, BALL_ON: 1.0}


@dataclass(frozen=True)
class CardPlan:
    """Where a card's parts are, before it is tilted: `card` in the widget, rows from `first`."""

    theme: Theme
    card: QRectF
    first: int = 0

    @cached_property
    def inner(self) -> QRectF:
        """The card within its edges."""
        edge = self.theme.px(EDGE)
        return self.card.adjusted(edge, edge * 0.5, -edge, -edge * 0.3)

    @cached_property
    def table(self) -> QRectF:
        """The rows' room, below the headings and above the footer."""
        k = self.theme.px(1)
        return self.inner.adjusted(0, (HEAD + HEADINGS) * k, 0, -FOOT * k)

    @cached_property
    def shown(self) -> int:
        """How many rows are seen."""
        return max(1, min(ROWS, int(self.table.height() / self.theme.px(LEAST_ROW))))

    @cached_property
    def row_high(self) -> float:
        """A row's height: as printed, or what fills the card."""
        return min(self.theme.px(ROW * 1.15), self.table.height() / self.shown)

    @property
    def last_first(self) -> int:
        """The furthest that rows can be scrolled to."""
        return ROWS - self.shown

    def row(self, index: int) -> QRectF:
        """A row's box; outside of the table where it is scrolled away."""
        top = self.table.top() + (index - self.first) * self.row_high
        return QRectF(self.table.left(), top, self.table.width(), self.row_high)

    def is_shown(self, index: int) -> bool:
        """Whether a row is seen."""
        return self.first <= index < min(ROWS, self.first + self.shown)

    def cell(self, index: int, column: int) -> QRectF:
        """A cell's box."""
        row = self.row(index)
        start = ENDS[column - 1] if column else 0.0
        return QRectF(
            row.left() + start * row.width(),
            row.top(),
            (ENDS[column] - start) * row.width(),
            row.height(),
        )

    @cached_property
    def tilt(self) -> QTransform:
        """How the card lies."""
        middle = self.card.center()
        turn = QTransform().translate(middle.x(), middle.y()).rotate(TILT)
        return turn.translate(-middle.x(), -middle.y())

    def untilted(self, point: QPointF) -> QPointF:
        """Where a point of the widget is on the card as it is printed."""
        back, _ = self.tilt.inverted()
        return back.map(point)

    def row_at(self, point: QPointF) -> int | None:
        """The row under a point of the widget."""
        at = self.untilted(point)
        if not self.table.contains(at):
            return None
        index = self.first + int((at.y() - self.table.top()) / self.row_high)
        return index if self.is_shown(index) else None

    def arrow(self, way: int) -> QRectF:
        """Where one turns to the sheet before or after."""
        inner, side = self.inner, self.theme.px(26)
        y = inner.bottom() - self.theme.px(FOOT) / 2 - side / 2
        x = inner.right() - side if way > 0 else inner.right() - self.theme.px(112)
        return QRectF(x, y, side, side)


# print


def paint_paper(painter: QPainter, plan: CardPlan, sheet: YardSheet) -> None:
    """The tilted card with all that is printed on it."""
    theme, card = plan.theme, plan.card
    printed = (sheet.title, sheet.note, sheet.number, sheet.sheets)
    labels = tuple(label for label, _ in sheet.footer)
    size = (round(card.width() * 4), round(card.height() * 4), plan.first)
    key = ("yardcard", theme.ink, theme.dark, round(theme.k, 3), theme.text, size, printed, labels)
    margin = shadow_margin(theme, "paper")

    def draw(p: QPainter, rect: QRectF) -> None:
        here = CardPlan(theme, rect, plan.first)
        p.setTransform(here.tilt, True)
        _paper(p, rect, theme)
        paint_print(p, here, sheet)

    paint_baked(painter, card, key, draw, margin)


def _paper(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    r = theme.px(3)
    paint_shadow(painter, rect, r, theme, "paper")
    paper = QLinearGradient(rect.topLeft(), rect.bottomRight())
    paper.setColorAt(0, theme.mix("leaf_paper", "shine", 0.25))
    paper.setColorAt(0.5, theme.color("leaf_paper"))
    paper.setColorAt(1, theme.color("leaf_paper_d"))
    painter.setPen(QPen(theme.color("panel_edge"), 1))
    painter.setBrush(paper)
    painter.drawRoundedRect(rect, r, r)
    paint_grain(painter, rect.adjusted(2, 2, -2, -2), theme, 4)
    paint_grain(painter, rect.adjusted(2, 2, -2, -2), theme, 3, "mottle")
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.color("panel_shine", 120), 1))
    painter.drawRoundedRect(rect.adjusted(1.2, 1.2, -1.2, -1.2), r, r)


def paint_print(painter: QPainter, plan: CardPlan, sheet: YardSheet) -> None:
    """All that is printed on a card, as it lies straight."""
    theme, inner = plan.theme, plan.inner
    k = theme.k
    head = QRectF(inner.left(), inner.top(), inner.width(), HEAD * k)
    title = sheet.title.upper()
    draw_text(painter, head, title, theme, "heading", "leaf_ink", LEFT, 28 * k)
    wide = text_width(theme, "heading", title, 28 * k) + 18 * k
    note = head.adjusted(wide, 6 * k, 0, 0)
    draw_text(painter, note, sheet.note, theme, "field-label", "leaf_ink", RIGHT)
    painter.setPen(QPen(theme.color("leaf_ink"), max(1.4, 1.7 * k)))
    painter.drawLine(head.bottomLeft(), head.bottomRight())
    _columns(painter, plan)
    _footer_print(painter, plan, sheet)


def _columns(painter: QPainter, plan: CardPlan) -> None:
    theme, table = plan.theme, plan.table
    k = theme.k
    rule = QPen(theme.color("leaf_rule"), max(1.0, 1.1 * k))
    bottom = table.top() + plan.shown * plan.row_high
    for column, heading in enumerate(COLUMNS):
        cell = plan.cell(plan.first, column)
        box = QRectF(cell.left(), table.top() - HEADINGS * k, cell.width(), HEADINGS * k)
        align = LEFT if column <= PLAY else CENTER
        inset = 8 * k if column == PLAY else 0
        draw_text(
            *(painter, box.adjusted(inset, 4 * k, 0, 0), heading, theme),
            *("caption", "leaf_mut", align),
        )
        if column < BALL_ON:
            painter.setPen(rule)
            x = cell.right()
            painter.drawLine(QPointF(x, table.top() - HEADINGS * k + 2), QPointF(x, bottom))
    for index in range(plan.first, plan.first + plan.shown):
        row = plan.row(index)
        painter.setPen(rule)
        painter.drawLine(row.topLeft(), row.topRight())
        number = plan.cell(index, NUMBER)
        draw_text(painter, number, str(index + 1), theme, "small-strong", "leaf_mut", LEFT)
    painter.setPen(QPen(theme.color("leaf_ink"), max(1.4, 1.7 * k)))
    painter.drawLine(QPointF(table.left(), bottom), QPointF(table.right(), bottom))
    _scroll_mark(painter, plan, bottom)


def _scroll_mark(painter: QPainter, plan: CardPlan, bottom: float) -> None:
    """Which rows of the twenty-five are seen, along the card's right edge."""
    if plan.shown >= ROWS:
        return
    theme, table = plan.theme, plan.table
    x, k = plan.inner.right() + theme.px(8), theme.k
    high = bottom - table.top()
    painter.setPen(QPen(theme.color("leaf_rule"), 3 * k, c=Qt.PenCapStyle.RoundCap))
    painter.drawLine(QPointF(x, table.top() + 2), QPointF(x, bottom - 2))
    start = table.top() + high * plan.first / ROWS
    end = table.top() + high * (plan.first + plan.shown) / ROWS
    painter.setPen(QPen(theme.color("leaf_mut"), 3 * k, c=Qt.PenCapStyle.RoundCap))
    painter.drawLine(QPointF(x, start + 2), QPointF(x, end - 2))


def footer_places(plan: CardPlan, sheet: YardSheet) -> tuple[tuple[QRectF, QRectF], ...]:
    """For each total the boxes of its label and of its value."""
    theme, inner = plan.theme, plan.inner
    k = theme.k
    right = plan.arrow(-1).left() - 8 * k if sheet.sheets > 1 else inner.right()
    room = (right - inner.left()) / max(1, len(sheet.footer))
    y, high = inner.bottom() - FOOT * k, FOOT * k
    found = []
    for i, (label, _) in enumerate(sheet.footer):
        left = inner.left() + i * room
        wide = min(text_width(theme, "caption", label), room * 0.75)
        found.append(
            (
                QRectF(left, y, wide + 2, high),
                QRectF(left + wide + 8 * k, y, room - wide - 10 * k, high),
            )
        )
    return tuple(found)


def _footer_print(painter: QPainter, plan: CardPlan, sheet: YardSheet) -> None:
    theme = plan.theme
    places = footer_places(plan, sheet)
    for (label, _), (box, _value) in zip(sheet.footer, places, strict=True):
        draw_text(painter, box, label, theme, "caption", "leaf_mut", LEFT)
    if sheet.sheets < 2:
        return
    one, other = plan.arrow(-1), plan.arrow(1)
    said = tr("{number} of {sheets}", number=sheet.number, sheets=sheet.sheets)
    between = QRectF(one.right(), one.top(), other.left() - one.right(), one.height())
    draw_text(painter, between, said, theme, "small-strong", "leaf_mut", CENTER)
    for box, way in ((one, -1), (other, 1)):
        able = 1 <= sheet.number + way <= sheet.sheets
        pen = QPen(theme.color("leaf_ink", 255 if able else 70), max(1.6, 2 * theme.k))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        middle, d = box.center(), theme.px(5)
        tip = middle + QPointF(way * d * 0.6, 0)
        back = QPointF(way * d, 0)
        painter.drawPolyline([tip - back - QPointF(0, d), tip, tip - back + QPointF(0, d)])


# pencil


def _shake(row: int, column: int) -> tuple[float, QPointF]:
    """How an entry is turned and shifted; the same each time it is painted."""
    chance = random.Random(f"{row}|{column}")
    return chance.uniform(-1.2, 1.2), QPointF(chance.uniform(-1.5, 1.5), chance.uniform(-1, 1))


def write_row(
    painter: QPainter,
    plan: CardPlan,
    sheet: YardSheet,
    index: int,
    shares: Mapping[tuple[int, int], float],
    without: int | None = None,
) -> QPointF | None:
    """Write a row's entries as far as `shares` says, whole where it says nothing.

    Returns where the pencil is, if an entry is only half written.
    """
    tip = None
    for column in range(PLAY, BALL_ON + 1):
        share = shares.get((index, column), 1.0)
        text = sheet.row(index).entry(column)
        if not text or share <= 0 or column == without:
            continue
        box, left = plan.cell(index, column), column == PLAY
        at = write(painter, plan, box, text, (index, column), left=left, share=share)
        tip = at if share < 1 else tip
    return tip


def write_footer(painter: QPainter, plan: CardPlan, sheet: YardSheet) -> None:
    """Write the totals."""
    places = footer_places(plan, sheet)
    for i, ((_, value), (_, box)) in enumerate(zip(sheet.footer, places, strict=True)):
        write(painter, plan, box.adjusted(-8, 0, 0, 0), value, (ROWS, i), left=True)


def entry_px(plan: CardPlan) -> float:
    """How large the pencil writes."""
    return min(plan.theme.type_px("pencil"), plan.row_high * 0.84)


def write(
    painter: QPainter,
    plan: CardPlan,
    box: QRectF,
    text: str,
    seed: tuple[int, int],
    *,
    left: bool = False,
    share: float = 1.0,
) -> QPointF:
    """Write an entry into a box, up to a share of it; returns where the pencil's tip is."""
    theme = plan.theme
    angle, off = _shake(*seed)
    px = entry_px(plan)
    room = box.width() - theme.px(8)
    font = theme.font("pencil", px)
    wide = QFontMetricsF(font).horizontalAdvance(text)
    if wide > room:
        font = theme.font("pencil", max(13.0, px * room / wide))
        wide = QFontMetricsF(font).horizontalAdvance(text)
        text = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, room + 2)
    start = box.left() + theme.px(8) if left else box.center().x() - wide / 2
    line = QRectF(start, box.top(), max(wide, 1) + theme.px(6), box.height())
    painter.save()
    painter.translate(line.center() + off)
    painter.rotate(angle)
    painter.translate(-line.center())
    painter.setFont(font)
    painter.setPen(theme.color("graphite"))
    if share < 1:
        cut = line.adjusted(-4, -8, 0, 8)
        cut.setWidth(4 + line.width() * share)
        painter.setClipRect(cut, Qt.ClipOperation.IntersectClip)
    flags = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
    painter.drawText(line, flags | int(Qt.TextFlag.TextSingleLine), text)
    painter.restore()
    return QPointF(line.left() + wide * share, line.center().y() + px * 0.2)
