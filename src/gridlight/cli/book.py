"""`gridlight records`: the record book of all saved games, in the shell."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from gridlight import paths
from gridlight.cli import tendencies
from gridlight.cli.options import DONE
from gridlight.cli.output import print_json
from gridlight.kernel.errors import OptionError
from gridlight.kernel.game import Seat
from gridlight.present.home import TITLES
from gridlight.present.record_book import (
    RECORD_HEADS,
    STANDING_HEADS,
    Line,
    day,
    game_records,
    play_records,
    standing_lines,
)
from gridlight.session.games import GAMES
from gridlight.session.record_book.bests import bests
from gridlight.session.record_book.book import RecordBook
from gridlight.session.record_book.rows import Row, plain
from gridlight.session.record_book.standings import Standing, coach_of, standings, team_of
from gridlight.session.tendencies.count import seen_calls

WHOSE = {"teams": team_of, "coaches": coach_of}


def add(commands: Any) -> None:
    """Add `records` with its commands."""
    records = commands.add_parser("records", help="the record book of all saved games")
    parts = records.add_subparsers(metavar="COMMAND", required=True, dest="part")
    for name, run, words in (
        ("rebuild", _rebuild, "read every saved game anew"),
        ("list", _list, "every game, the one played last first"),
        ("standings", _standings, "who won how often, best first"),
        ("bests", _bests, "the most of everything, and who did it"),
        ("tendencies", _tendencies, "what a coach calls, and what it gains"),
        ("scouting", _scouting, "what a computer knew of its opponent in a game"),
    ):
        command = parts.add_parser(name, help=words)
        command.add_argument("--folder", metavar="DIR", help="another folder of saved games")
        command.add_argument("--json", action="store_true", help="one JSON document")
        command.set_defaults(run=run, parser=command)
        if name in ("standings", "bests", "tendencies"):
            command.add_argument("--game", choices=GAMES.names, help="games of one kind alone")
        if name == "tendencies":
            tendencies.add_to(command)
        if name == "scouting":
            command.add_argument("file", metavar="GAMEFILE", help="a game of Foto-Electric")
        if name == "standings":
            command.add_argument("--of", choices=WHOSE, default="teams", help="teams, or coaches")


def _book(found: argparse.Namespace) -> RecordBook:
    folder = Path(found.folder) if found.folder else paths.saves()
    if not folder.is_dir():
        raise OptionError(str(folder), "", "there is no such folder", "Check the path.")
    return RecordBook(folder)


def _rows(found: argparse.Namespace) -> tuple[Row, ...]:
    book = _book(found)
    book.catch_up()
    return book.rows()


def _rebuild(found: argparse.Namespace) -> int:
    book = _book(found)
    count = book.rebuild()
    broken = [row for row in book.rows() if row.fault]
    if found.json:
        print_json({"games": count, "broken": [row.fault for row in broken]})
        return DONE
    games = "1 game is" if count == 1 else f"{count} games are"
    print(f"{games} in the record book.")
    for row in broken:
        print(row.fault)
    return DONE


def _list(found: argparse.Namespace) -> int:
    rows = _rows(found)
    if found.json:
        print_json([plain(row) for row in rows])
        return DONE
    for row in rows:
        print(row.fault or _told(row))
    return DONE


def _told(row: Row) -> str:
    ended = "final" if row.over else f"quarter {row.quarter}"
    teams = f"{row.home.name} {row.home.points}, {row.visitors.name} {row.visitors.points}"
    what = TITLES.get(row.game, row.game)
    return f"{row.file}  {day(row.begun)}  {what}: {teams}, {ended}"


def _standings(found: argparse.Namespace) -> int:
    table = standings(_rows(found), WHOSE[found.of], found.game or "")
    if found.json:
        print_json([_standing(line) for line in table])
        return DONE
    if not table:
        print("No such game was played to its end yet.")
        return DONE
    _print_table(STANDING_HEADS, standing_lines(table), numbers=range(2, 9))
    return DONE


def _standing(line: Standing) -> dict[str, Any]:
    return {
        "name": line.who.shown,
        "computer": line.who.computer,
        "games": line.games,
        "won": line.won,
        "lost": line.lost,
        "tied": line.tied,
        "share": round(line.share, 3),
        "points": line.points,
        "allowed": line.allowed,
        "streak": line.streak,
    }


def _bests(found: argparse.Namespace) -> int:
    rows, game = _rows(found), found.game or ""
    if not found.json:
        lines = (*game_records(rows, game), *play_records(rows, game))
        _print_table(RECORD_HEADS, lines, numbers=(1,))
        return DONE
    print_json(
        [
            {
                "record": best.kind,
                "amount": best.amount,
                "seat": best.seat.value if best.seat else None,
                "teams": [best.row.of(seat).name for seat in (Seat.HOME, Seat.VISITORS)],
                "file": best.row.file,
                "step": best.at,
                "equaled": best.also,
            }
            for best in bests(rows, game)
        ]
    )
    return DONE


def _tendencies(found: argparse.Namespace) -> int:
    book = _book(found)
    book.catch_up()
    told = tendencies.told(seen_calls(book.called()), found)
    if found.json:
        print_json(tendencies.data(told))
        return DONE
    for title, heads, lines, sentences in tendencies.pages(told):
        print(title)
        _print_table(heads, lines, numbers=range(1, 8))
        print("\n".join((*sentences, "")))
    return DONE


def _scouting(found: argparse.Namespace) -> int:
    from gridlight.cli.scouting import report_on

    report = report_on(Path(found.file), _book(found) if found.folder else None)
    if found.json:
        chapters = {chapter.head.lower(): chapter.sentences for chapter in report.chapters}
        print_json({"title": report.title, "sentence": report.sentence, "chapters": chapters})
        return DONE
    print(report.text)
    return DONE


def _print_table(heads: tuple[str, ...], lines: Iterable[Line], numbers: Iterable[int]) -> None:
    """Columns as wide as what stands in them; those with numbers set to the right."""
    right = set(numbers)
    table = [heads, *(line.cells for line in lines)]
    widths = [max(len(row[i]) for row in table) for i in range(len(heads))]
    for row in table:
        cells = [
            cell.rjust(wide) if i in right else cell.ljust(wide)
            for i, (cell, wide) in enumerate(zip(row, widths, strict=True))
        ]
        print("  ".join(cells).rstrip())
