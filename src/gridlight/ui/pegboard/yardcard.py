"""The Yardcard as a paper card that fills in with each play, and on which plays are named; PS-31.

How a stage uses it::

    card = Yardcard(parent)
    card.set_palette(theme)
    card.lay(QRectF(788, 288, 472, 454))   # where the card may lie, parent's pixels
    card.set_sheet(sheet)                  # present.yardcard.YardSheet, at any time
    card.hurry()                           # what is being written is there at once

Signals: `named(row, text)` – the coach named the play of a row (from 0); answer with `set_sheet`.
`sheet_wanted(number)` – another sheet is to be seen. `left()` – Enter or Escape ended the writing;
the keyboard is at the card then.

New entries are written from left to right. Up and Down choose a row, Enter or any letter begins to
name its play, Enter ends, Escape leaves it as it was; Left and Right turn to another sheet.
"""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QColor,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QWheelEvent,
)
from PySide6.QtWidgets import QCompleter, QLineEdit, QWidget

from gridlight.kernel.language import tr
from gridlight.present.yardcard import BALL_ON, PLAY, ROWS, YardSheet, row_words, sheet_lines
from gridlight.ui.paint.cache import smooth
from gridlight.ui.paint.pencil import pencil_picture
from gridlight.ui.paint.shadow import shadow_margin
from gridlight.ui.pegboard.yard_print import (
    TILT,
    CardPlan,
    entry_px,
    paint_paper,
    write_footer,
    write_row,
)
from gridlight.ui.tabletop.lines import LineList
from gridlight.ui.tabletop.motion import Curve, Glide
from gridlight.ui.theme import Theme

Key = Qt.Key
LONGEST = 40  # letters of a play's name
PENCIL_TURN = 11.0
Place = tuple[int, int]


class Yardcard(QWidget):
    """A sheet of paper on the table; see the module for its use."""

    named = Signal(int, str)
    left = Signal()
    sheet_wanted = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setAccessibleName(tr("Yardcard"))
        self._theme = Theme()
        self._area: QRectF | None = None
        self._sheet = YardSheet()
        self._first = 0
        self._chosen: int | None = None
        self._fresh: tuple[Place, ...] = ()
        self._editing: int | None = None
        self.lines = LineList(self)
        self._writing = Glide(self, self._written, 1.0, Curve.Linear)
        self.field = _Field(self)

    # place and look

    def set_palette(self, theme: Theme) -> None:
        """Paint in another theme, size or pace."""
        self._theme = theme
        self._lay_field()
        self.update()

    def lay(self, area: QRectF) -> None:
        """Lie in `area` of the parent, tilted; the shadow reaches beyond."""
        m = ceil(shadow_margin(self._theme, "paper"))
        whole = area.toAlignedRect().adjusted(-m, -m, m, m)
        parent = self.parentWidget()
        if parent is not None:
            whole = whole.intersected(parent.rect())
        self._area = area.translated(-whole.x(), -whole.y())
        self.setGeometry(whole)
        self._scroll_to(self._last)
        self._lay_field()
        self.update()

    @property
    def plan(self) -> CardPlan:
        """Where rows and columns are, in this widget's coordinates, before the tilt."""
        area = self._area
        if area is None:
            m = ceil(shadow_margin(self._theme, "paper"))
            area = QRectF(self.rect()).adjusted(m, m, -m, -m)
        room = area.width() * abs(TILT) * 0.0175 / 2
        return CardPlan(self._theme, area.adjusted(3, room, -3, -room), self._first)

    # what it shows

    @property
    def sheet(self) -> YardSheet:
        """The sheet that is shown."""
        return self._sheet

    def set_sheet(self, sheet: YardSheet) -> None:
        """Show a sheet; what is new on it is written before one's eyes."""
        before, self._sheet = self._sheet, sheet
        self._writing.finish()
        same = (before.number, before.sheets) == (sheet.number, sheet.sheets) and before.rows != ()
        self._fresh = _fresh(before, sheet) if same else ()
        if before.current != sheet.current or not same:
            self._scroll_to(sheet.current)
            self._chosen = None
        if self._editing is not None and self._editing not in sheet.may_name:
            self.field.leave(keep=False)
        self._lay_field()
        if self._fresh:
            self._writing.snap(0.0)
            self._writing.to(1.0, self._theme.times.pencil * min(3, len(self._fresh)))
        self.lines.show(sheet_lines(sheet))
        self._tell()
        self.update()

    def hurry(self) -> None:
        """Have all that is being written written."""
        self._writing.finish()

    @property
    def writing(self) -> bool:
        """Whether an entry is being written."""
        return self._writing.moving

    @property
    def chosen(self) -> int | None:
        """The row that keys are at: where somebody went, else the one being played."""
        return self._sheet.current if self._chosen is None else self._chosen

    def _written(self, way: float) -> None:
        self.update()

    def _tell(self) -> None:
        row = self.chosen
        words = "" if row is None else f"{row_words(self._sheet, row)}. "
        footer = ", ".join(f"{label} {value}" for label, value in self._sheet.footer)
        self.setAccessibleDescription(f"{words}{self._sheet.note}. {footer}".strip())

    @property
    def _last(self) -> int | None:
        """The row being played, or between plays the last one written."""
        if self._sheet.current is not None:
            return self._sheet.current
        return len(self._sheet.rows) - 1 if self._sheet.rows else None

    def _scroll_to(self, row: int | None) -> None:
        plan = self.plan
        wanted = self._first
        if row is not None:
            wanted = min(max(wanted, row - plan.shown + 2), row)
        self._first = max(0, min(plan.last_first, wanted))

    def scroll_by(self, rows: int) -> None:
        """Show rows further down, or up."""
        first = max(0, min(self.plan.last_first, self._first + rows))
        if first != self._first:
            self._first = first
            self._lay_field()
            self.update()

    def choose(self, row: int) -> None:
        """Put the keys on a row."""
        self._chosen = max(0, min(ROWS - 1, row))
        self._scroll_to(self._chosen)
        self._lay_field()
        self._tell()
        words = row_words(self._sheet, self._chosen)
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, words))
        self.update()

    # naming

    @property
    def editing(self) -> int | None:
        """The row whose play is being named."""
        return self._editing

    def name_play(self, row: int, text: str | None = None) -> bool:
        """Begin to name a row's play, from `text` or from what is there; False if it may not be."""
        if row not in self._sheet.may_name:
            return False
        self.hurry()
        self._scroll_to(row)
        self._editing = row
        self.field.begin(self._sheet.row(row).play if text is None else text, self._sheet)
        self._lay_field()
        self.update()
        return True

    def named_as(self, text: str) -> None:
        """The field was left with a name."""
        row, self._editing = self._editing, None
        self.update()
        if row is not None and text != self._sheet.row(row).play:
            self.named.emit(row, text)

    def not_named(self) -> None:
        """The field was left without."""
        self._editing = None
        self.update()

    def _lay_field(self) -> None:
        if self._editing is None:
            return
        plan = self.plan
        cell = plan.tilt.mapRect(plan.cell(self._editing, PLAY))
        self.field.fit(cell, self._theme, entry_px(plan))

    # painting

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the card, its entries and the pencil."""
        painter = QPainter(self)
        smooth(painter)
        plan, sheet = self.plan, self._sheet
        paint_paper(painter, plan, sheet)
        painter.setTransform(plan.tilt, True)
        tip = self._paint_entries(painter, plan)
        write_footer(painter, plan, sheet)
        if self.hasFocus():
            chosen = self.chosen
            shown = chosen is not None and plan.is_shown(chosen)
            self._paint_chosen(painter, plan.row(chosen or 0) if shown else plan.table)
        self._paint_pencil(painter, plan, tip)

    def _shares(self) -> dict[Place, float]:
        """How much of each fresh entry is written."""
        if not self._fresh or not self._writing.moving:
            return {}
        done = self._writing.value * len(self._fresh)
        return {place: max(0.0, min(1.0, done - i)) for i, place in enumerate(self._fresh)}

    def _paint_entries(self, painter: QPainter, plan: CardPlan) -> QPointF | None:
        """All entries; returns where the pencil writes now."""
        shares, tip = self._shares(), None
        for index in range(plan.first, plan.first + plan.shown):
            without = PLAY if index == self._editing else None
            at = write_row(painter, plan, self._sheet, index, shares, without)
            tip = at or tip
        return tip

    def _paint_chosen(self, painter: QPainter, row: QRectF) -> None:
        theme = self._theme
        box, r = row.adjusted(-4, 1, 4, -1), theme.px(4)
        painter.setBrush(theme.color("focus", 34))
        for token, width in (("focus_edge", 3.6), ("focus", 2.0)):
            painter.setPen(QPen(theme.color(token), theme.px(width)))
            painter.drawRoundedRect(box, r, r)
            painter.setBrush(Qt.BrushStyle.NoBrush)

    def _paint_pencil(self, painter: QPainter, plan: CardPlan, tip: QPointF | None) -> None:
        """The pencil where it writes, or on the row that is being played."""
        row = self._sheet.current
        if tip is None:
            if row is None or not plan.is_shown(row) or self._editing is not None:
                return
            cell = plan.cell(row, PLAY)
            tip = QPointF(cell.right() - self._theme.px(40), cell.center().y())
        picture, nib = pencil_picture(self._theme, self.devicePixelRatioF())
        painter.save()
        painter.translate(tip)
        painter.rotate(PENCIL_TURN if not self.writing else -38.0)
        painter.drawPixmap(-nib, picture)
        painter.restore()

    # events

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose a row and name its play, or turn to another sheet."""
        plan, at = self.plan, event.position()
        printed = plan.untilted(at)
        if event.button() != Qt.MouseButton.LeftButton:
            event.ignore()
            return
        if self.writing:
            self.hurry()
        for way in (-1, 1):
            if plan.arrow(way).contains(printed) and self._turn(way):
                return
        row = plan.row_at(at)
        if row is None:
            event.ignore()
            return
        self.choose(row)
        if plan.cell(row, PLAY).contains(printed):
            self.name_play(row)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show where one may write or turn the sheet."""
        plan, at = self.plan, event.position()
        row, printed = plan.row_at(at), plan.untilted(at)
        may = row in self._sheet.may_name and row is not None
        if may and row is not None and plan.cell(row, PLAY).contains(printed):
            self.setCursor(Qt.CursorShape.IBeamCursor)
        elif any(plan.arrow(way).contains(printed) and self._can_turn(way) for way in (-1, 1)):
            self.setCursor(Qt.CursorShape.PointingHandCursor)
        else:
            self.unsetCursor()

    def _can_turn(self, way: int) -> bool:
        return 1 <= self._sheet.number + way <= self._sheet.sheets

    def _turn(self, way: int) -> bool:
        if not self._can_turn(way):
            return False
        self.sheet_wanted.emit(self._sheet.number + way)
        return True

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scroll the rows."""
        turn = event.angleDelta().y()
        if turn and self.plan.shown < ROWS:
            self.scroll_by(-1 if turn > 0 else 1)
            event.accept()
        else:
            event.ignore()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose a row, begin to name its play, turn to another sheet."""
        key = Key(event.key())
        row = self.chosen if self.chosen is not None else 0
        steps = {
            Key.Key_Up: -1,
            Key.Key_Down: 1,
            Key.Key_PageUp: -self.plan.shown + 1,
            Key.Key_PageDown: self.plan.shown - 1,
            Key.Key_Home: -ROWS,
            Key.Key_End: ROWS,
        }
        if key in steps:
            self.choose(row + steps[key])
        elif key in (Key.Key_Left, Key.Key_Right):
            self._turn(-1 if key == Key.Key_Left else 1)
        elif key in (Key.Key_Return, Key.Key_Enter, Key.Key_F2):
            if not self.name_play(row):
                event.ignore()
        elif not (_is_letter(event) and self.name_play(row, event.text())):
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show where keys go."""
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Keys go elsewhere."""
        super().focusOutEvent(event)
        self.update()


class _Field(QLineEdit):
    """Where a play's name is typed, in the pencil's hand."""

    def __init__(self, card: Yardcard) -> None:
        super().__init__(card)
        self._card = card
        self.setFrame(False)
        self.setMaxLength(LONGEST)
        self.setAccessibleName(tr("Play called"))
        self.hide()

    def begin(self, text: str, sheet: YardSheet) -> None:
        """Be there with a text, its end ready to be typed on."""
        completer = QCompleter(list(sheet.suggestions), self)
        completer.setCompletionMode(QCompleter.CompletionMode.InlineCompletion)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.setCompleter(completer)
        self.setText(text)
        self.show()
        self.raise_()
        self.setFocus()

    def fit(self, cell: QRectF, theme: Theme, px: float) -> None:
        """Lie over a cell."""
        self.setFont(theme.font("pencil", px))
        look = self.palette()
        look.setColor(QPalette.ColorRole.Base, theme.color("leaf_paper"))
        look.setColor(QPalette.ColorRole.Text, theme.color("graphite"))
        look.setColor(QPalette.ColorRole.Highlight, theme.mix("focus", "leaf_paper", 0.35))
        look.setColor(QPalette.ColorRole.HighlightedText, QColor(theme.color("graphite")))
        self.setPalette(look)
        self.setTextMargins(round(theme.px(4)), 0, 0, 0)
        self.setGeometry(cell.adjusted(3, 3, -3, -3).toRect())

    def leave(self, *, keep: bool) -> None:
        """Be gone, with what was typed or without."""
        if not self.isVisible():
            return
        had = self.hasFocus()
        self.blockSignals(True)
        self.hide()
        self.blockSignals(False)
        if had:
            self._card.setFocus()
        if keep:
            self._card.named_as(" ".join(self.text().split()))
        else:
            self._card.not_named()
        if had:
            self._card.left.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter keeps the name, Escape doesn't; other keys type."""
        if event.key() in (Key.Key_Return, Key.Key_Enter):
            self.leave(keep=True)
        elif event.key() == Key.Key_Escape:
            self.leave(keep=False)
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Whoever goes elsewhere has named the play."""
        super().focusOutEvent(event)
        if event.reason() not in (
            Qt.FocusReason.ActiveWindowFocusReason,
            Qt.FocusReason.PopupFocusReason,
        ):
            self.leave(keep=True)

    def event(self, event: QEvent) -> bool:
        """Typed keys are the field's, even where the window has shortcuts for them."""
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
        return super().event(event)


def _fresh(before: YardSheet, after: YardSheet) -> tuple[Place, ...]:
    """The entries that a sheet has and the one before hadn't, in the order of writing."""
    found = []
    for index in range(len(after.rows)):
        old, new = before.row(index), after.row(index)
        for column in range(PLAY, BALL_ON + 1):
            if new.entry(column) and new.entry(column) != old.entry(column):
                found.append((index, column))
    return tuple(found)


def _is_letter(event: QKeyEvent) -> bool:
    command = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
    text = event.text()
    return (
        bool(text)
        and text.isprintable()
        and not text.isspace()
        and not (event.modifiers() & command)
    )
