"""A game's record as one web page: nothing outside of it is needed, nothing in it runs."""

from __future__ import annotations

import base64
from collections.abc import Iterable
from html import escape

from gridlight import paths
from gridlight.kernel.game import Seat
from gridlight.kernel.language import spoken, tr
from gridlight.present.box_score import DriveRow
from gridlight.present.plays import PlayRow
from gridlight.present.record_sheet import Part, RecordSheet
from gridlight.present.situation import plain

TEAMS = (Seat.HOME, Seat.VISITORS)


def record_page(sheet: RecordSheet) -> str:
    """The page: score by quarters, numbers, drives, every play; for screens and for paper."""
    parts = (
        _head(sheet),
        _points(sheet),
        _numbers(sheet),
        _drives(sheet),
        *(_plays(part, sheet) for part in sheet.parts),
    )
    body = "\n".join(part for part in parts if part)
    foot = escape(tr("Recorded by Gridlight"))
    return (
        f'<!DOCTYPE html>\n<html lang="{spoken()}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta name="color-scheme" content="light dark">\n'
        f"<title>{escape(sheet.title)}</title>\n<style>\n{_font()}{_colors(sheet)}{_STYLE}</style>"
        f"\n</head>\n<body>\n<main>\n{body}\n</main>\n"
        f"<footer>{foot}</footer>\n</body>\n</html>\n"
    )


def _font() -> str:
    data = paths.assets("fonts", "fjalla-one", "FjallaOne-Regular.ttf").read_bytes()
    text = base64.b64encode(data).decode()
    return (
        '@font-face { font-family: "Fjalla One"; '
        f'src: url("data:font/ttf;base64,{text}") format("truetype"); }}\n'
    )


def _colors(sheet: RecordSheet) -> str:
    home, visitors = (sheet.colors[seat] for seat in TEAMS)
    return f":root {{ --home: {home}; --visitors: {visitors}; }}\n"


def _head(sheet: RecordSheet) -> str:
    small = " · ".join(escape(words) for words in (sheet.game, sheet.played, sheet.terms) if words)
    teams = "".join(
        f'<p class="team {seat.value}"><span class="name">{escape(sheet.full_names[seat])}</span>'
        f'<span class="score">{sheet.score(seat)}</span></p>'
        for seat in TEAMS
    )
    return (
        f'<header>\n<p class="small">{small}</p>\n<h1>{escape(sheet.title)}</h1>\n'
        f'<div class="board">{teams}</div>\n<p class="standing">{escape(sheet.standing)}</p>\n'
        "</header>"
    )


def _points(sheet: RecordSheet) -> str:
    heads = "".join(f'<th scope="col">{escape(head)}</th>' for head in sheet.points.heads)
    rows = "".join(
        f'<tr><th scope="row" class="{seat.value}">{escape(sheet.names.of(seat))}</th>'
        + "".join(f"<td>{cell}</td>" for cell in sheet.points.of(seat))
        + "</tr>\n"
        for seat in TEAMS
    )
    return _section(
        tr("Score by quarters"),
        f'<table class="points">\n<thead><tr><td></td>{heads}</tr></thead>\n'
        f"<tbody>\n{rows}</tbody>\n</table>",
    )


def _numbers(sheet: RecordSheet) -> str:
    heads = "".join(
        f'<th scope="col" class="{seat.value}">{escape(sheet.names.of(seat))}</th>'
        for seat in TEAMS
    )
    rows = "".join(
        f'<tr><th scope="row">{escape(row.name)}</th>'
        f"<td>{escape(row.home)}</td><td>{escape(row.visitors)}</td></tr>\n"
        for row in sheet.numbers
    )
    return _section(
        tr("The numbers"),
        f'<table class="numbers">\n<thead><tr><td></td>{heads}</tr></thead>\n'
        f"<tbody>\n{rows}</tbody>\n</table>",
    )


def _drives(sheet: RecordSheet) -> str:
    if not sheet.drives:
        return ""
    heads = (
        tr("Team"),
        tr("Quarter"),
        tr("Began at"),
        tr("Plays"),
        tr("Yards"),
        tr("How it ended"),
        tr("On the field"),
    )
    cells = "".join(f'<th scope="col">{escape(head)}</th>' for head in heads)
    rows = "".join(_drive(drive, sheet) for drive in sheet.drives)
    return _section(
        tr("Drives"),
        f'<table class="drives">\n<thead><tr>{cells}</tr></thead>\n<tbody>\n{rows}</tbody>\n'
        "</table>",
    )


def _drive(drive: DriveRow, sheet: RecordSheet) -> str:
    side = drive.side.value
    ended = f"<strong>{escape(drive.ended)}</strong>" if drive.scored else escape(drive.ended)
    yards = plain(drive.yards)
    field = _bar(drive, sheet.colors[drive.side])
    return (
        f'<tr><th scope="row" class="{side}">{escape(sheet.names.of(drive.side))}</th>'
        f"<td>{escape(drive.part)}</td><td>{escape(drive.begun)}</td><td>{drive.plays}</td>"
        f'<td>{yards}</td><td>{ended}</td><td class="field">{field}</td></tr>\n'
    )


def _bar(drive: DriveRow, color: str) -> str:
    """The drive on a field seen from above, the home team's own goal line at the left."""
    left, wide = min(drive.start, drive.end), max(1.0, abs(drive.end - drive.start))
    lines = "".join(f"M{x} 0V12" for x in range(10, 100, 10))
    return (
        '<svg viewBox="-8 0 116 12" aria-hidden="true">'
        '<rect class="end" x="-8" y="0" width="116" height="12" fill="#7ea184"/>'
        '<rect class="turf" x="0" y="0" width="100" height="12" fill="#2f6b3c"/>'
        f'<path class="yard" d="{lines}" stroke="#f4f8ea" stroke-width=".35"/>'
        f'<rect class="bar" x="{left:g}" y="3" width="{wide:g}" height="6" fill="{color}"'
        ' stroke="#f4f8ea" stroke-width=".6"/>'
        f'<circle class="ball" cx="{drive.end:g}" cy="6" r="3" fill="#9a5426"'
        ' stroke="#f4f8ea" stroke-width=".6"/></svg>'
    )


def _plays(part: Part, sheet: RecordSheet) -> str:
    rows = "".join(_play(row, sheet) for row in part.plays)
    return _section(part.head, f'<table class="plays">\n<tbody>\n{rows}</tbody>\n</table>')


def _play(row: PlayRow, sheet: RecordSheet) -> str:
    number = str(row.number) if row.number is not None else ""
    side = row.side.value if row.side is not None else "nobody"
    team = escape(sheet.names.of(row.side)) if row.side is not None else ""
    return (
        f'<tr><td class="number">{number}</td><th scope="row" class="{side}">{team}</th>'
        f'<td class="down">{escape(row.down)}</td><td>{escape(row.sentence)}</td>'
        f'<td class="result {row.tone}">{escape(row.result)}</td></tr>\n'
    )


def _section(head: str, content: str) -> str:
    return f"<section>\n<h2>{escape(head)}</h2>\n{content}\n</section>"


def _indented(lines: Iterable[str]) -> str:
    return "\n".join(lines) + "\n"


_STYLE = _indented(
    (
        ":root { --page: #e9dcc0; --sheet: #f8efd8; --ink: #2a1c10; --soft: #5c4630;",
        "  --rule: #cdb98f; --good: #124a2b; --bad: #7a150f; --turf: #2f6b3c; --line: #f4f8ea; }",
        "@media (prefers-color-scheme: dark) { :root { --page: #140b07; --sheet: #22150d;",
        "  --ink: #f2e3c8; --soft: #c2a683; --rule: #5b3a22; --good: #74dc9d; --bad: #ff9f8f;",
        "  --turf: #1f4f2a; --line: #9db99f; } }",
        "* { box-sizing: border-box; }",
        "body { margin: 0; background: var(--page); color: var(--ink); font: 16px/1.45",
        '  "Source Sans 3", "Source Sans Pro", system-ui, "Segoe UI", sans-serif; }',
        "main { max-width: 60rem; margin: 2rem auto; padding: 2rem 2.5rem; background:",
        "  var(--sheet); border: 1px solid var(--rule); border-radius: 10px; }",
        'h1, h2, .name, .score { font-family: "Fjalla One", "Oswald", sans-serif;',
        "  font-weight: normal; letter-spacing: .03em; }",
        "h1 { font-size: 2rem; margin: .1em 0 .5em; line-height: 1.15; }",
        "h2 { font-size: 1.15rem; margin: 2rem 0 .4rem; text-transform: uppercase;",
        "  border-bottom: 2px solid var(--ink); padding-bottom: .15rem; }",
        ".small { color: var(--soft); margin: 0; }",
        ".board { display: flex; flex-wrap: wrap; gap: 1rem; }",
        ".team { flex: 1 1 16rem; display: flex; justify-content: space-between; margin: 0;",
        "  padding: .5rem 1rem; border: 1px solid var(--rule); border-left: 10px solid;",
        "  border-radius: 6px; align-items: baseline; overflow-wrap: anywhere; }",
        ".team.home { border-left-color: var(--home); }",
        ".team.visitors { border-left-color: var(--visitors); }",
        ".name { font-size: 1.4rem; }",
        ".score { font-size: 2.4rem; padding-left: 1rem; white-space: nowrap; }",
        ".standing { font-size: 1.1rem; margin: .8rem 0 0; }",
        "table { width: 100%; border-collapse: collapse; }",
        "th, td { text-align: left; padding: .28rem .5rem; vertical-align: top;",
        "  border-bottom: 1px solid var(--rule); }",
        "thead th { color: var(--soft); font-weight: 600; }",
        "tbody th { font-weight: 600; overflow-wrap: anywhere; }",
        "th.home { border-left: 4px solid var(--home); padding-left: .6rem; }",
        "th.visitors { border-left: 4px solid var(--visitors); padding-left: .6rem; }",
        ".points th:not(:first-child), .points td { text-align: center; }",
        ".points td:last-child { font-weight: 700; }",
        ".numbers td, .numbers thead th { width: 28%; } .numbers td { font-weight: 600; }",
        ".numbers tbody th { font-weight: 400; }",
        ".numbers td, .points td, .drives td { font-variant-numeric: tabular-nums; }",
        ".drives .field { width: 25%; } .drives tbody th { width: 19%; }",
        "svg { width: 100%; height: auto; display: block; }",
        ".turf { fill: var(--turf); } .end { fill: var(--turf); opacity: .55; }",
        ".yard, .bar, .ball { stroke: var(--line); }",
        ".plays .number { width: 2.2rem; color: var(--soft); } .plays th { width: 18%; }",
        ".plays .down { width: 6.2rem; white-space: nowrap; }",
        ".plays .result { width: 5.5rem; text-align: right; font-weight: 700; }",
        ".good { color: var(--good); } .bad { color: var(--bad); }",
        "footer { text-align: center; color: var(--soft); padding-bottom: 2rem; }",
        "@media (max-width: 40rem) { main { margin: 0; border: 0; border-radius: 0;",
        "  padding: 1rem; } section { overflow-x: auto; } .plays th { display: none; } }",
        "@media print { :root { --page: #fff; --sheet: #fff; --ink: #000; --soft: #444;",
        "  --rule: #bbb; --good: #124a2b; --bad: #7a150f; } body { font-size: 10pt; }",
        "  main { border: 0; margin: 0; padding: 0; max-width: none; }",
        "  * { print-color-adjust: exact; -webkit-print-color-adjust: exact; }",
        "  tr, .team { break-inside: avoid; } h2 { break-after: avoid; } }",
    )
)
