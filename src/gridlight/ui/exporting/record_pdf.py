"""A game's record as a PDF document: vector text in the project's own type, pages numbered."""

from __future__ import annotations

import io
from collections.abc import Sequence
from html import escape
from typing import Any

from reportlab.lib.colors import Color, HexColor
from reportlab.lib.pagesizes import A4, LETTER
from reportlab.lib.styles import ParagraphStyle
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas
from reportlab.platypus import CondPageBreak, Paragraph, SimpleDocTemplate, Table

from gridlight import paths
from gridlight.kernel.errors import one_line
from gridlight.kernel.game import Seat
from gridlight.kernel.language import figure, tr
from gridlight.present.box_score import DriveRow
from gridlight.present.record_sheet import Part, RecordSheet
from gridlight.ui.exporting import print_tokens as ink
from gridlight.ui.exporting.field_bar import FieldBar

PAPERS = {"letter": LETTER, "a4": A4}
MARGIN, FOOT = 46.0, 54.0  # points
DISPLAY, TEXT, STRONG = "Gridlight Display", "Gridlight Text", "Gridlight Strong"
FACES = {
    DISPLAY: ("fjalla-one", "FjallaOne-Regular.ttf"),
    TEXT: ("source-sans-pro", "SourceSansPro-Regular.ttf"),
    STRONG: ("source-sans-pro", "SourceSansPro-Semibold.ttf"),
}
INK, SOFT = HexColor(ink.INK), HexColor(ink.SOFT)
RULE, TINT = HexColor(ink.RULE), HexColor(ink.TINT)
GOOD, BAD = HexColor(ink.GOOD), HexColor(ink.BAD)
TONES = {"good": GOOD, "bad": BAD, "plain": INK}
TEAMS = (Seat.HOME, Seat.VISITORS)
ROOM = 90.0  # points for a table's heads and its first lines
LONGEST = 70
"""Letters of a name; what stands in a cell of its own can't go on to the next page."""
Look = list[tuple[Any, ...]]


def record_pdf(sheet: RecordSheet, paper: str = "letter") -> bytes:
    """The document's bytes on `letter` or `a4`: the same record, the same bytes."""
    _take_fonts()
    held = io.BytesIO()
    size = PAPERS[paper]
    document = SimpleDocTemplate(
        held,
        pagesize=size,
        leftMargin=MARGIN,
        rightMargin=MARGIN,
        topMargin=MARGIN,
        bottomMargin=FOOT,
        title=sheet.title,
        author="Gridlight",
        subject=tr("A game of {game}", game=sheet.game),
        creator="Gridlight",
        invariant=1,
    )
    wide = size[0] - 2 * MARGIN - 12  # the frame's own padding
    story = [
        *_head(sheet, wide),
        *_points(sheet, wide),
        *_numbers(sheet, wide),
        *_drives(sheet, wide),
        *(each for part in sheet.parts for each in _plays(part, sheet, wide)),
    ]
    document.build(story, canvasmaker=lambda *args, **more: _Pages(sheet, *args, **more))
    return held.getvalue()


def _take_fonts() -> None:
    known = pdfmetrics.getRegisteredFontNames()
    for name, place in FACES.items():
        if name not in known:
            pdfmetrics.registerFont(TTFont(name, str(paths.assets("fonts", *place))))


class _Pages(Canvas):  # type: ignore[misc]
    """Writes title and number on every page, once it is known how many there are."""

    def __init__(self, sheet: RecordSheet, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._sheet = sheet
        self._kept: list[dict[str, Any]] = []

    def showPage(self) -> None:
        """Keep a page until all are there."""
        self._kept.append(dict(self.__dict__))
        self._startPage()

    def save(self) -> None:
        """Write all pages."""
        for number, kept in enumerate(self._kept, start=1):
            self.__dict__.update(kept)
            self._foot(number, len(self._kept))
            super().showPage()
        super().save()

    def _foot(self, number: int, count: int) -> None:
        wide = self._pagesize[0]
        self.setStrokeColor(RULE)
        self.setLineWidth(0.6)
        self.line(MARGIN + 6, FOOT - 12, wide - MARGIN - 6, FOOT - 12)
        self.setFillColor(SOFT)
        self.setFont(TEXT, 8.5)
        room = wide - 2 * MARGIN - 90
        self.drawString(MARGIN + 6, FOOT - 25, _cut(f"{self._sheet.title} · Gridlight", room))
        self.drawRightString(
            wide - MARGIN - 6, FOOT - 25, tr("Page {number} of {count}", number=number, count=count)
        )


def _cut(words: str, room: float) -> str:
    if pdfmetrics.stringWidth(words, TEXT, 8.5) <= room:
        return words
    while words and pdfmetrics.stringWidth(f"{words}…", TEXT, 8.5) > room:
        words = words[:-1]
    return f"{words}…"


# words


def _style(size: float, face: str = TEXT, color: Color = INK, **more: Any) -> ParagraphStyle:
    return ParagraphStyle(
        f"{face} {size}",
        fontName=face,
        fontSize=size,
        leading=size * 1.25,
        textColor=color,
        splitLongWords=1,
        **more,
    )


def _words(text: str, size: float = 9.5, face: str = TEXT, color: Color = INK, **more: Any) -> Any:
    return Paragraph(escape(text), _style(size, face, color, **more))


RIGHT, CENTER = 2, 1


def _name(sheet: RecordSheet, seat: Seat) -> str:
    return one_line(sheet.names.of(seat), LONGEST)


def _titled(
    title: str,
    head: Sequence[Any],
    rows: Sequence[Sequence[Any]],
    widths: Sequence[float],
    look: Look,
) -> list[Any]:
    """A table under its title; both, and the heads of columns, stand on each page it comes to."""
    top = [_words(title.upper(), 12.5, DISPLAY), *[""] * (len(widths) - 1)]
    heads = [top, *([list(head)] if head else [])]
    first = len(heads)
    style: Look = [
        *_padded(4, 1.8),
        ("LINEBELOW", (0, first if not head else 1), (-1, -1), 0.5, RULE),
        ("SPAN", (0, 0), (-1, 0)),
        ("LINEBELOW", (0, 0), (-1, 0), 1.1, INK),
        ("LEFTPADDING", (0, 0), (-1, 0), 0),
        *look,
    ]
    table = Table(
        [*heads, *rows],
        colWidths=widths,
        style=style,
        repeatRows=first,
        spaceBefore=15,
        splitInRow=1,
    )
    return [CondPageBreak(ROOM), table]


def _padded(side: float, high: float) -> Look:
    whole = (0, 0), (-1, -1)
    return [
        ("LEFTPADDING", *whole, side),
        ("RIGHTPADDING", *whole, side),
        ("TOPPADDING", *whole, high),
        ("BOTTOMPADDING", *whole, high + 1),
        ("VALIGN", *whole, "TOP"),
    ]


def _bars(sides: Sequence[Seat | None], column: int, first: int, sheet: RecordSheet) -> Look:
    """A bar in the team's color left of its cell, row by row."""
    return [
        ("LINEBEFORE", (column, first + n), (column, first + n), 3, HexColor(sheet.colors[side]), 0)
        for n, side in enumerate(sides)
        if side is not None
    ]


# the parts


def _head(sheet: RecordSheet, wide: float) -> list[Any]:
    small = " · ".join(words for words in (sheet.game, sheet.played, sheet.terms) if words)
    plates = [_plate(sheet, seat, (wide - 12) / 2) for seat in TEAMS]
    board = Table(
        [[plates[0], "", plates[1]]],
        colWidths=[(wide - 12) / 2, 12, (wide - 12) / 2],
        style=_padded(0, 0),
        spaceBefore=9,
        spaceAfter=7,
    )
    return [
        _words(small, 9, color=SOFT),
        _words(one_line(sheet.title, 2 * LONGEST), 23, DISPLAY, spaceBefore=2),
        board,
        _words(sheet.standing, 11),
    ]


def _plate(sheet: RecordSheet, seat: Seat, wide: float) -> Any:
    name = _words(one_line(sheet.full_names[seat], LONGEST), 14, DISPLAY)
    score = _words(sheet.score(seat), 24, DISPLAY, alignment=RIGHT)
    look: Look = [
        ("BACKGROUND", (0, 0), (-1, -1), TINT),
        ("BOX", (0, 0), (-1, -1), 0.6, RULE),
        ("LINEBEFORE", (0, 0), (0, -1), 6, HexColor(sheet.colors[seat]), 0),
        *_padded(12, 4),
        ("VALIGN", (0, 0), (-1, -1), "MIDDLE"),
    ]
    return Table([[name, score]], colWidths=[wide - 80, 80], style=look)


def _points(sheet: RecordSheet, wide: float) -> list[Any]:
    points = sheet.points
    heads = ["", *(_words(head, 9, STRONG, SOFT, alignment=CENTER) for head in points.heads)]
    rows = [
        [
            _words(_name(sheet, seat), 10, STRONG),
            *(_words(cell, 10, alignment=CENTER) for cell in points.of(seat)[:-1]),
            _words(points.of(seat)[-1], 10, STRONG, alignment=CENTER),
        ]
        for seat in TEAMS
    ]
    each = min(58.0, (wide - 120) / len(points.heads))
    widths = [wide - each * len(points.heads), *([each] * len(points.heads))]
    return _titled(tr("Score by quarters"), heads, rows, widths, _bars(TEAMS, 0, 2, sheet))


def _numbers(sheet: RecordSheet, wide: float) -> list[Any]:
    heads = [
        "",
        *(_words(_name(sheet, seat), 9, STRONG, SOFT, alignment=RIGHT) for seat in TEAMS),
    ]
    rows = [
        [
            _words(row.name),
            _words(row.home, 9.5, STRONG, alignment=RIGHT),
            _words(row.visitors, 9.5, STRONG, alignment=RIGHT),
        ]
        for row in sheet.numbers
    ]
    return _titled(tr("The numbers"), heads, rows, [wide - 260, 130, 130], [])


def _drives(sheet: RecordSheet, wide: float) -> list[Any]:
    if not sheet.drives:
        return []
    heads = (
        tr("Team"),
        tr("Qtr"),
        tr("Began at"),
        tr("Plays"),
        tr("Yards"),
        tr("How it ended"),
        tr("On the field"),
    )
    widths = [96.0, 44.0, 92.0, 34.0, 38.0, 88.0]
    widths.append(wide - sum(widths))
    head = [_words(words, 8.5, STRONG, SOFT) for words in heads]
    rows = [_drive(drive, sheet, widths[-1] - 10) for drive in sheet.drives]
    look = _bars([drive.side for drive in sheet.drives], 0, 2, sheet)
    return _titled(tr("Drives"), head, rows, widths, look)


def _drive(drive: DriveRow, sheet: RecordSheet, wide: float) -> list[Any]:
    yards = figure(drive.yards, "g").replace("-", "−")
    return [
        _words(_name(sheet, drive.side), 9, STRONG),
        _words(drive.part, 9),
        _words(one_line(drive.begun, LONGEST), 9),
        _words(str(drive.plays), 9),
        _words(yards, 9),
        _words(drive.ended, 9, STRONG if drive.scored else TEXT),
        FieldBar(drive, HexColor(sheet.colors[drive.side]), wide),
    ]


def _plays(part: Part, sheet: RecordSheet, wide: float) -> list[Any]:
    rows = [
        [
            _words("" if row.number is None else str(row.number), 9, color=SOFT),
            _words("" if row.side is None else _name(sheet, row.side), 9, STRONG),
            _words(row.down, 9),
            _words(row.sentence, 9),
            _words(row.result, 9, STRONG, TONES[row.tone], alignment=RIGHT),
        ]
        for row in part.plays
    ]
    widths = [26, 96, 58, wide - 240, 60]
    return _titled(part.head, (), rows, widths, _bars([r.side for r in part.plays], 1, 1, sheet))
