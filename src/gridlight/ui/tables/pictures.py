"""What a table looks like in play: the printed card, the printed chart, the wheel."""

from __future__ import annotations

from math import atan2, degrees
from typing import Any, Protocol

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from gridlight.kernel.dice import Face
from gridlight.kernel.language import tr
from gridlight.present.spinner_editor import SpinnerDesk
from gridlight.present.tables import YES, Editing, Row, called
from gridlight.ui.paint.panel import paint_rule
from gridlight.ui.paint.shadow import paint_shadow
from gridlight.ui.paint.text import CENTER, LEFT, RIGHT, draw_text, text_width
from gridlight.ui.tabletop.wheel import face_at, paint_lit_sector, paint_wheel
from gridlight.ui.theme import Theme

GAP = ""
SMALL = 0.9  # of the lettering on a spinner that comes forward


class Picture(Protocol):
    """A picture of the section of a table, the current row lit."""

    def paint(
        self,
        painter: QPainter,
        box: QRectF,
        theme: Theme,
        editing: Editing[Any],
        section: int,
        row: int,
    ) -> None:
        """Paint it in `box`."""
        ...

    def row_at(
        self, box: QRectF, point: QPointF, editing: Editing[Any], section: int
    ) -> int | None:
        """The row that is painted at a point."""
        ...


class WheelPicture:
    """The wheel of an area; what is missing of the full turn stays open."""

    def paint(
        self,
        painter: QPainter,
        box: QRectF,
        theme: Theme,
        editing: Editing[Any],
        section: int,
        row: int,
    ) -> None:
        """The wheel with the current row's sector lit."""
        faces, places = self._faces(editing, section)
        if not faces:
            draw_text(
                painter, box, tr("No sector can be drawn"), theme, "body", "panel_mut", CENTER
            )
            return
        center, radius = box.center(), self._radius(box)
        small = theme.at(theme.k * SMALL)
        paint_wheel(painter, center, radius, small, faces)
        if row in places:
            paint_lit_sector(painter, center, radius, theme, faces, places.index(row))
        painter.setPen(QPen(theme.color("brass_d"), theme.px(1)))
        painter.setBrush(theme.color("brass"))
        hub = radius * 0.07
        painter.drawEllipse(center, hub, hub)

    def row_at(
        self, box: QRectF, point: QPointF, editing: Editing[Any], section: int
    ) -> int | None:
        """The row whose sector is there."""
        off = point - box.center()
        if (off.x() ** 2 + off.y() ** 2) ** 0.5 > self._radius(box):
            return None
        faces, places = self._faces(editing, section)
        if not faces:
            return None
        found = face_at(faces, degrees(atan2(off.x(), -off.y())))
        return places[found] if found < len(places) else None

    def _radius(self, box: QRectF) -> float:
        return min(box.width(), box.height()) * 0.43

    def _faces(
        self, editing: Editing[Any], section: int
    ) -> tuple[tuple[Face, ...], tuple[int, ...]]:
        desk = editing.desk
        assert isinstance(desk, SpinnerDesk)
        drawn = desk.faces(editing.draft, section)
        lines = editing.draft.sections[section]
        places = tuple(i for i in range(len(lines)) if desk.width_of(lines[i]) > 0)
        made = sum(face.weight for face in drawn)
        gap = (Face(GAP, 360 - made),) if 0 < made < 360 else ()
        return (*drawn, *gap), places


class PrintedPicture:
    """A printed card: a head, and lines of number and words."""

    columns = 1

    def paint(
        self,
        painter: QPainter,
        box: QRectF,
        theme: Theme,
        editing: Editing[Any],
        section: int,
        row: int,
    ) -> None:
        """The card with the current row lit."""
        card, rows = self._card(box), editing.rows(section)
        _paper(painter, card, theme)
        head = QRectF(card.left(), card.top(), card.width(), card.height() * 0.15)
        painter.save()
        painter.setClipRect(head)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.color("board"))
        painter.drawRoundedRect(card, theme.px(7), theme.px(7))
        painter.restore()
        words = head.adjusted(theme.px(10), 0, -theme.px(10), 0)
        px = min(18 * theme.k, head.height() * 0.6)
        corner = draw_text(
            painter, words, self.corner, theme, "caps", "board_mut", RIGHT, px=px * 0.84
        )
        words.setRight(words.right() - corner - theme.px(8))
        title = self.title(editing, section)
        draw_text(painter, words, title, theme, "object", "board_text", LEFT, px=px)
        for i, line in enumerate(rows):
            self._line(painter, self._line_rect(card, i, len(rows)), line, i == row, theme)

    corner = tr("PENALTIES")

    def title(self, editing: Editing[Any], section: int) -> str:
        """What stands at the head."""
        return called(editing.name, editing.own).upper()

    def words(self, row: Row) -> tuple[str, str]:
        """A line's words, and what stands at its right."""
        says, against, star = row.cells[:3]
        entry = f"{says}{'*' if star else ''}"
        return tr("opponent {entry}", entry=entry) if against else entry, ""

    def _line(self, painter: QPainter, box: QRectF, row: Row, lit: bool, theme: Theme) -> None:
        if lit:
            shade = box.adjusted(theme.px(1), theme.px(1), -theme.px(1), -theme.px(1))
            painter.setPen(QPen(theme.color("focus"), max(1.0, theme.px(1.5))))
            painter.setBrush(theme.color("glow", 80))
            painter.drawRoundedRect(shade, theme.px(3), theme.px(3))
        number = QRectF(
            box.left(), box.top(), theme.px(30 if self.columns == 1 else 22), box.height()
        )
        px = min(15 * theme.k, box.height() * 0.86)
        draw_text(painter, number, row.head, theme, "card-number", "bad", CENTER, px=px)
        words, right = self.words(row)
        rest = QRectF(number.right(), box.top(), box.right() - number.right(), box.height())
        rest.adjust(theme.px(3), 0, -theme.px(7), 0)
        small = min(13 * theme.k, box.height() * 0.76)
        token = "panel_mut" if words == tr("blank") else "panel_text"
        taken = draw_text(painter, rest, right, theme, "small", "panel_text", RIGHT, px=small)
        rest.setRight(rest.right() - taken - theme.px(4))
        if self.columns == 1 or text_width(theme, "small", words, small) <= rest.width():
            draw_text(painter, rest, words, theme, "small", token, LEFT, px=small)
        else:
            _two_lines(painter, rest, words, theme, token)
        paint_rule(painter, box.translated(0, box.height() - 1), theme)

    def row_at(
        self, box: QRectF, point: QPointF, editing: Editing[Any], section: int
    ) -> int | None:
        """The row whose line is there."""
        card, count = self._card(box), len(editing.rows(section))
        hits = (i for i in range(count) if self._line_rect(card, i, count).contains(point))
        return next(hits, None)

    def _card(self, box: QRectF) -> QRectF:
        wide = min(box.width(), box.height() * (0.82 if self.columns == 1 else 1.3))
        card = QRectF(0, 0, wide, box.height() * 0.97)
        card.moveCenter(box.center())
        return card

    def _line_rect(self, card: QRectF, place: int, count: int) -> QRectF:
        body = card.adjusted(card.width() * 0.02, card.height() * 0.17, -card.width() * 0.02, 0)
        body.setBottom(card.bottom() - card.height() * 0.03)
        deep = count // self.columns
        wide, high = body.width() / self.columns, body.height() / deep
        column, line = divmod(place, deep)
        return QRectF(body.left() + column * wide, body.top() + line * high, wide, high)


class ChartPicture(PrintedPicture):
    """A page of the chart: the offense's fouls at the left, the defense's at the right."""

    columns = 2
    corner = tr("OFFENSE / DEFENSE")

    def title(self, editing: Editing[Any], section: int) -> str:
        """The kind of play."""
        return editing.desk.sections[section].upper()

    def words(self, row: Row) -> tuple[str, str]:
        """The foul, and what it costs."""
        name, yards, source, negates, *_ = row.cells
        mark = "#" if negates == YES else "›" if source == tr("end") else ""
        return name, f"{yards}{mark}"


def _two_lines(painter: QPainter, box: QRectF, words: str, theme: Theme, token: str) -> None:
    """Words broken in the middle, where they are too long for one line."""
    parts = words.split(" ")
    first = next(
        (n for n in range(len(parts) - 1, 0, -1) if len(" ".join(parts[:n])) <= len(words) * 0.65),
        len(parts),
    )
    half = box.height() / 2
    for i, line in enumerate((" ".join(parts[:first]), " ".join(parts[first:]))):
        place = QRectF(box.left(), box.top() + i * half, box.width(), half)
        place.translate(0, (1 - 2 * i) * half * 0.12)
        draw_text(painter, place, line, theme, "small", token, LEFT, px=min(12 * theme.k, half))


def _paper(painter: QPainter, card: QRectF, theme: Theme) -> None:
    r = theme.px(7)
    paint_shadow(painter, card, r, theme, "knob")
    painter.setPen(QPen(theme.color("panel_edge"), 1))
    painter.setBrush(theme.color("field_paper"))
    painter.drawRoundedRect(card, r, r)
