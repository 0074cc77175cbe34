"""`gridlight export`, `import` and `verify`: saved games out, in and under the glass."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from gridlight.cli.options import DONE, whole
from gridlight.cli.output import print_json, read_text, write_file
from gridlight.kernel.errors import OptionError
from gridlight.present.exporting import FORMS, PEGSKIN, YARDCARD, written
from gridlight.present.pegskin_resuming import is_yardcard
from gridlight.session.table import Table

FILES_ONLY = ("gif", "pdf")
PAPERS = ("letter", "a4")


def add(commands: Any) -> None:
    """Add the commands."""
    export = commands.add_parser(
        "export", help="a game as text, table, page, document, data or moving picture"
    )
    export.add_argument("file", metavar="GAMEFILE")
    export.add_argument("--as", dest="form", required=True, choices=FORMS)
    export.add_argument("--out", metavar="FILE", help="where to write it; needed for gif and pdf")
    export.add_argument(
        "--play",
        type=whole,
        metavar="K",
        help="gif: the K-th play to be drawn; else the last",
    )
    export.add_argument("--paper", choices=PAPERS, help="pdf: the size of its pages")
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
    verify.add_argument("--seals", action="store_true", help="every sealed pick with its hash")
    verify.set_defaults(run=_verify)


def _export(found: argparse.Namespace) -> int:
    _fitting_options(found)
    table = Table.open(Path(found.file), only_read=True)
    if found.form in FILES_ONLY:
        drawn = _gif(table, found.play) if found.form == "gif" else _pdf(table, found.paper)
        write_file(found.out, drawn)
        return DONE
    of_cards = found.form == "csv" and table.header.game == PEGSKIN
    text = written(table, YARDCARD if of_cards else found.form)
    if found.out:
        write_file(found.out, text.encode())
    else:
        print(text, end="")
    return DONE


def _fitting_options(found: argparse.Namespace) -> None:
    form = found.form
    if form in FILES_ONLY and not found.out:
        raise _refused("--out", f"a {form} needs a file", f"Give --out FILE.{form}.")
    if found.play is not None and form != "gif":
        raise _refused("--play", "only a gif is of one play", "Drop it.")
    if found.paper is not None and form != "pdf":
        raise _refused("--paper", "only a pdf has pages", "Drop it.")


def _refused(option: str, problem: str, remedy: str) -> OptionError:
    return OptionError("gridlight export", option, problem, remedy)


def _pdf(table: Table, paper: str | None) -> bytes:
    from gridlight.ui.exporting.making import pdf_work
    from gridlight.ui.offscreen import application

    running = application()
    pages = pdf_work(table, paper or PAPERS[0])()
    del running
    return pages


def _gif(table: Table, number: int | None) -> bytes:
    from gridlight.present.play_reel import plays_to_show
    from gridlight.ui.exporting.making import gif_of
    from gridlight.ui.offscreen import application

    shown = plays_to_show(table)
    place = f"--play {number}" if number else ""
    if not shown:
        raise _refused(place, "no play that can be drawn has been shown yet", "Play one first.")
    if number is not None and number > len(shown):
        problem = f"the game has {len(shown)} plays that can be drawn"
        raise _refused(place, problem, f"Give 1 to {len(shown)}.")
    running = application()
    picture = gif_of(table, shown[-1 if number is None else number - 1])
    del running
    return picture


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
                "picks": [
                    {
                        "step": pick.step,
                        "seat": pick.seat.value,
                        "move": pick.words,
                        "salt": pick.salt,
                        "hash": pick.hash,
                        "matches": pick.matches,
                    }
                    for pick in result.picks
                ],
            }
        )
        return DONE
    steps, rolls = _count(result.steps, "step"), _count(result.rolls, "roll")
    cards = _count(result.seals, "sealed card")
    print(f"{found.file}: it holds. {steps}, {rolls} from the seed,")
    print(f"{result.by_hand} rolled by hand, {cards} found as sealed.")
    if found.seals:
        for pick in result.picks:
            held = "matches" if pick.matches else "does not match"
            print(f"step {pick.step}, {pick.seat.value}: {pick.words}; {held}")
            print(f"  hash {pick.hash}, salt {pick.salt}")
    if not result.same_rules:
        print("The rules or settings have changed since; every result still comes out the same.")
    if result.torn:
        print("The last line was torn and is left out.")
    return DONE


def _count(number: int, what: str) -> str:
    return f"1 {what}" if number == 1 else f"{number} {what}s"
