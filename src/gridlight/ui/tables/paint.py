"""What lies on an editor's three cards besides its lists and cells."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from gridlight.kernel.language import tr
from gridlight.present.tables import Figure, called
from gridlight.ui.paint.icons import paint_icon
from gridlight.ui.paint.panel import paint_panel, paint_rule
from gridlight.ui.paint.text import LEFT, RIGHT, draw_lines, draw_text, text_width
from gridlight.ui.tables.layout import Layout
from gridlight.ui.theme import Theme

if TYPE_CHECKING:
    from gridlight.ui.tables.sheet import EditorSheet

WELL = tr("Nothing is wrong with it.")


def paint_editor(painter: QPainter, editor: EditorSheet, lay: Layout) -> None:
    """The cards, their headings, the picture and the figures."""
    t = editor.theme
    for card in (lay.shelf, lay.table, lay.side):
        paint_panel(painter, card, t)
    _heading(painter, lay.names, tr("ON THE SHELF"), t)
    if lay.areas.height() > 0:
        _heading(painter, lay.areas, tr("AREAS"), t)
    _table(painter, editor, lay)
    if editor.editing.fault:
        return
    _side(painter, editor, lay)


def _heading(painter: QPainter, below: QRectF, words: str, theme: Theme) -> None:
    high = 34 * theme.k
    head = QRectF(below.left() + 10 * theme.k, below.top() - high, below.width(), high - 4)
    draw_text(painter, head, words, theme, "object", "panel_text", LEFT)


def _table(painter: QPainter, editor: EditorSheet, lay: Layout) -> None:
    t, k, editing = editor.theme, editor.theme.k, editor.editing
    title = QRectF(lay.title)
    if editor.parts is not None:
        title.setRight(editor.parts.x() - 10 * k)
    name = called(editing.name, editing.own)
    words = name
    if len(editing.desk.sections) > 4:
        words = f"{name}: {editing.desk.sections[editor.section]}"
    if editor.name_edit.isHidden():
        draw_text(painter, title, words.upper(), t, "heading", "panel_text", LEFT)
    if editing.fault:
        box = QRectF(lay.grid.left(), lay.grid.top() + 20 * k, lay.grid.width(), 200 * k)
        draw_lines(painter, box, editing.fault, t, "lead", "bad")
        return
    total = editing.desk.total(editing.draft, editor.section)
    icon = QRectF(lay.total.left(), 0, 18 * k, 18 * k)
    icon.moveTop(lay.total.center().y() - 9 * k)
    token = "ok" if total.fine else "bad"
    paint_icon(painter, icon, "check" if total.fine else "end", t.color(token), 2.4)
    words_box = lay.total.adjusted(26 * k, 0, 0, 0)
    draw_text(painter, words_box, total.words, t, "field-label", token, LEFT)
    note = QRectF(lay.note.adjusted(0, 2 * k, 0, 0))
    shown = [b for b in editor.row_buttons() if not b.isHidden()]
    note.setRight(min(b.x() for b in shown) - 14 * k)
    if note.width() > 150 * k:
        draw_lines(painter, note, editing.desk.note, t, "small", "panel_mut")


def _side(painter: QPainter, editor: EditorSheet, lay: Layout) -> None:
    t, k, editing, section = editor.theme, editor.theme.k, editor.editing, editor.section
    row = editor.grid.current()[0]
    editor.picture.paint(painter, lay.picture, t, editing, section, row)
    found = editing.desk.figures(editing.draft, section)
    if found:
        _figures(painter, lay.figures, found, (editing.desk.caption, editing.desk.beside), t)
    else:
        words = tr("The figures come back once this is whole.")
        draw_lines(painter, lay.figures.adjusted(0, 24 * k, 0, 0), words, t, "body", "panel_mut")
    head = QRectF(lay.faults.left() + 14 * k, lay.faults.top() - 28 * k, 0, 26 * k)
    head.setRight(lay.faults.right() - 14 * k)
    paint_rule(painter, head, t)
    faults = editing.faults
    grave = sum(fault.grave for fault in faults)
    title = (
        tr("{count} TO MEND", count=len(faults))
        if grave
        else tr("WORTH A LOOK")
        if faults
        else tr("ALL IS WELL")
    )
    draw_text(painter, head, title, t, "caps", "bad" if grave else "panel_text", LEFT)
    if faults:
        taken = text_width(t, "caps", title) + 14 * k
        rest = head.adjusted(taken, 0, 0, 0)
        hint = tr("click to go there")
        if text_width(t, "small", hint) <= rest.width():
            draw_text(painter, rest, hint, t, "small", "panel_mut", RIGHT)
    else:
        box = lay.faults.adjusted(14 * k, 4 * k, -14 * k, 0)
        draw_lines(painter, box, WELL, t, "body", "panel_mut")


def _figures(
    painter: QPainter, box: QRectF, found: tuple[Figure, ...], said: tuple[str, str], theme: Theme
) -> None:
    high = box.height() / (len(found) + 1)
    column = max(text_width(theme, "body-strong", "100.0 %"), box.width() * 0.2)
    line = QRectF(box.left(), box.top(), box.width(), min(high, 23 * theme.k * theme.text))
    caption = line.adjusted(0, 0, -2 * column, 0)
    draw_text(painter, caption, said[0], theme, "small", "panel_mut", LEFT)
    last = QRectF(line.right() - column, line.top(), column, line.height())
    draw_text(painter, last, said[1], theme, "small-strong", "panel_mut", RIGHT)
    draw_text(
        painter, last.translated(-column, 0), tr("This"), theme, "small-strong", "panel_mut", RIGHT
    )
    for figure in found:
        line.translate(0, line.height())
        last.translate(0, line.height())
        paint_rule(painter, line, theme)
        token = figure.tone or "panel_text"
        label = line.adjusted(0, 0, -2 * column, 0)
        draw_text(painter, label, figure.label, theme, "body", "panel_text", LEFT)
        value = last.translated(-column, 0)
        draw_text(painter, value, figure.value, theme, "body-strong", token, RIGHT)
        draw_text(painter, last, figure.beside, theme, "body", "panel_mut", RIGHT)
