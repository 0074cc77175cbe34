"""`gridlight export`, `import` and `verify`: saved games out, in and under the glass."""

from __future__ import annotations

import argparse
import json
import math
from pathlib import Path
from typing import Any

from gridlight import paths
from gridlight.cli.options import DONE, whole
from gridlight.cli.output import print_json, read_text, write_file
from gridlight.football import field
from gridlight.kernel.errors import OptionError
from gridlight.kernel.events import Event
from gridlight.kernel.game import Seat
from gridlight.present.foto import names_of
from gridlight.present.pegskin_resuming import is_yardcard
from gridlight.present.situation import capital
from gridlight.present.words import story
from gridlight.session.course import Record
from gridlight.session.table import Table

FORMATS = ("text", "csv", "json", "gif", "pdf")
PEGSKIN = "pegskin"
FILES_ONLY = ("gif", "pdf")


def add(commands: Any) -> None:
    """Add the commands."""
    export = commands.add_parser("export", help="a game as text, table, data or moving picture")
    export.add_argument("file", metavar="GAMEFILE")
    export.add_argument("--as", dest="form", required=True, choices=FORMATS)
    export.add_argument("--out", metavar="FILE", help="where to write it; needed for gif and pdf")
    export.add_argument(
        "--play", type=whole, metavar="K", help="gif: the K-th play with cards; else the last"
    )
    export.set_defaults(run=_export)
    read = commands.add_parser(
        "import", help="a game from text, JSON or a Yardcard, or what is whole of a broken file"
    )
    read.add_argument("file", metavar="FILE")
    read.add_argument("--out", required=True, metavar="GAMEFILE")
    read.add_argument(
        "--set", action="append", default=[], metavar="KEY=VALUE", help="Yardcard: a setting"
    )
    read.set_defaults(run=_import)
    verify = commands.add_parser("verify", help="replay a game and check every result")
    verify.add_argument("file", metavar="GAMEFILE")
    verify.add_argument("--json", action="store_true", help="one JSON document")
    verify.set_defaults(run=_verify)


def _export(found: argparse.Namespace) -> int:
    if found.form in FILES_ONLY and not found.out:
        problem, remedy = f"a {found.form} needs a file", f"Give --out FILE.{found.form}."
        raise OptionError("gridlight export", "--out", problem, remedy)
    if found.play is not None and found.form != "gif":
        raise OptionError("gridlight export", "--play", "only a gif is of one play", "Drop it.")
    table = Table.open(Path(found.file), only_read=True)
    if found.form == "gif":
        write_file(found.out, _gif(table, found.play))
        return DONE
    if found.form == "pdf":
        _print(table, Path(found.out))
        return DONE
    text = _text(table, found.form)
    if found.out:
        write_file(found.out, text.encode())
    else:
        print(text, end="")
    return DONE


def _text(table: Table, form: str) -> str:
    if form == "text":
        from gridlight.session.notation import export_text

        return export_text(table)
    from gridlight.session.exports import export_csv, export_json

    if form == "csv" and table.header.game == PEGSKIN:
        from gridlight.cli.yardcards import as_csv

        return as_csv(table)
    if form == "csv":
        return export_csv(table)
    return json.dumps(export_json(table), ensure_ascii=False, indent=2) + "\n"


def _print(table: Table, path: Path) -> None:
    if table.header.game != PEGSKIN:
        problem = "a pdf shows a Yardcard, and this game has none"
        raise OptionError("gridlight export", "--as pdf", problem, "Choose text, csv or json.")
    from gridlight.cli.yardcards import print_pdf

    print_pdf(table, path)


def _gif(table: Table, play: int | None) -> bytes:
    from gridlight.cards.animation import Lettering, reveal_gif
    from gridlight.cards.decks import load_record

    if "deck" not in table.header.tables:
        problem = "a gif shows a play with cards, and this game has none"
        raise OptionError("gridlight export", "--as gif", problem, "Choose text, csv or json.")
    shown = [record for record in table.history if _reveal(record)]
    place = f"--play {play}" if play else ""
    if not shown:
        problem = "no play with cards has been shown in this game"
        raise OptionError("gridlight export", place, problem, "Play one first.")
    if play is not None and play > len(shown):
        problem = f"the game has {len(shown)} plays with cards"
        raise OptionError("gridlight export", place, problem, f"Give 1 to {len(shown)}.")
    record = shown[-1 if play is None else play - 1]
    event = _reveal(record)
    assert event is not None
    deck = load_record(table.header.tables["deck"], str(table.path))
    sentence = story(record.events, names_of(table.header), deck)[0]
    return reveal_gif(
        deck,
        event["play"],
        event["formation"],
        event["defense_place"] - event["offense_place"],
        goal=math.ceil(field.to_goal(Seat(event["side"]), event["start"])),
        caption=capital(sentence.partition(" – ")[2]),
        lettering=Lettering(
            display=paths.assets("fonts", "fjalla-one", "FjallaOne-Regular.ttf").read_bytes(),
            text=paths.assets(
                "fonts", "source-sans-pro", "SourceSansPro-Semibold.ttf"
            ).read_bytes(),
        ),
    )


def _reveal(record: Record) -> Event | None:
    return next((event for event in record.events if event.name == "reveal"), None)


def _import(found: argparse.Namespace) -> int:
    text = read_text(found.file)
    target = Path(found.out)
    if is_yardcard(text):
        from gridlight.cli.yardcards import take_up

        print(f"{target}: {take_up(text, found.file, target, found.set)}")
        return DONE
    if found.set:
        problem = "only a game from a Yardcard takes settings"
        raise OptionError("gridlight import", "--set", problem, "Leave it out.")
    from gridlight.session.json_reading import import_json, is_record
    from gridlight.session.notation_reading import import_text

    if text.lstrip().startswith("{") and not is_record(text):
        return _salvage(found.file, target)
    imported = (import_json if is_record(text) else import_text)(text, found.file)
    imported.table.save_as(target).close()
    print(f"{target}: {imported.table.step} steps.")
    if imported.sealed:
        print("It stops before a card that hadn't been shown.")
    return DONE


def _salvage(source: str, target: Path) -> int:
    from gridlight.session.library import salvage

    last = salvage(Path(source), target)
    print(f"{target}: {last} steps, all that is whole.")
    return DONE


def _verify(found: argparse.Namespace) -> int:
    from gridlight.session.verify import verify

    result = verify(Path(found.file))
    if found.json:
        print_json(
            {
                "steps": result.steps,
                "rolls": result.rolls,
                "by_hand": result.by_hand,
                "seals": result.seals,
                "same_rules": result.same_rules,
                "torn": result.torn,
            }
        )
        return DONE
    steps, rolls = _count(result.steps, "step"), _count(result.rolls, "roll")
    cards = _count(result.seals, "sealed card")
    print(f"{found.file}: it holds. {steps}, {rolls} from the seed,")
    print(f"{result.by_hand} rolled by hand, {cards} found as sealed.")
    if not result.same_rules:
        print("The rules or settings have changed since; every result still comes out the same.")
    if result.torn:
        print("The last line was torn and is left out.")
    return DONE


def _count(number: int, what: str) -> str:
    return f"1 {what}" if number == 1 else f"{number} {what}s"
