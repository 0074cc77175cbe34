"""Yardcards for a printer: a page a sheet, all of its twenty-five rows; PS-31."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QRectF, QSizeF
from PySide6.QtGui import QPageLayout, QPageSize, QPainter, QPdfWriter

from gridlight.kernel.errors import InputFault
from gridlight.kernel.language import tr
from gridlight.present.yardcard import ROWS, YardSheet
from gridlight.ui.paint.cache import smooth
from gridlight.ui.pegboard.yard_print import CardPlan, paint_print, write_footer, write_row
from gridlight.ui.theme import Theme, Wishes, theme_for

CARD = QRectF(0, 0, 690, 900)
PAGE = QSizeF(1280, 800)  # print as on a screen at 100 %
DOTS = 96  # an inch: with more, Qt sets letters too far apart
MARGIN = 12.0  # millimeters
PAPERS = {"letter": QPageSize.PageSizeId.Letter, "a4": QPageSize.PageSizeId.A4}


def paint_sheet(painter: QPainter, sheet: YardSheet, theme: Theme) -> None:
    """Paint a whole sheet into `CARD`, straight and without paper; the painter scales it."""
    alone = replace(sheet, sheets=1, note=_note(sheet))
    plan = CardPlan(theme, CARD)
    paint_print(painter, plan, alone)
    for index in range(ROWS):
        write_row(painter, plan, alone, index, {})
    write_footer(painter, plan, alone)


def _note(sheet: YardSheet) -> str:
    if sheet.sheets < 2:
        return sheet.note
    page = tr("{number} of {sheets}", number=sheet.number, sheets=sheet.sheets)
    return f"{sheet.note} · {page}" if sheet.note else page


def write_pdf(
    path: Path, sheets: Sequence[YardSheet], title: str = tr("Yardcard"), paper: str = "letter"
) -> None:
    """Write sheets to a PDF file, a page each; `InputFault` where it can't be written."""
    try:
        path.write_bytes(sheets_pdf(sheets, title, paper))
    except OSError as fault:
        remedy = tr("Choose another folder or name.")
        problem = tr("it can't be written ({fault})", fault=fault.strerror)
        raise InputFault(str(path), "", problem, remedy) from fault


def sheets_pdf(sheets: Sequence[YardSheet], title: str, paper: str = "letter") -> bytes:
    """Sheets as a PDF document on `letter` or `a4`, a page each."""
    held = QBuffer()
    held.open(QIODevice.OpenModeFlag.WriteOnly)
    theme = theme_for(PAGE, Wishes(theme="daylight"))
    writer = QPdfWriter(held)
    writer.setTitle(title)
    writer.setCreator("Gridlight")
    writer.setResolution(DOTS)
    writer.setPageSize(QPageSize(PAPERS[paper]))
    writer.setPageMargins(QMarginsF(MARGIN, MARGIN, MARGIN, MARGIN), QPageLayout.Unit.Millimeter)
    painter = QPainter(writer)
    smooth(painter)
    room = writer.pageLayout().paintRectPixels(DOTS)
    scale = min(room.width() / CARD.width(), room.height() / CARD.height())
    painter.scale(scale, scale)
    for number, sheet in enumerate(sheets):
        if number:
            writer.newPage()
        paint_sheet(painter, sheet, theme)
    painter.end()
    return bytes(held.data().data())
