"""The commands by name, and the way from their errors to one line and an exit code."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence

import gridlight
from gridlight.cli.bench.command import add as add_bench
from gridlight.cli.book import add as add_book
from gridlight.cli.cards import add as add_cards
from gridlight.cli.decks import add as add_decks
from gridlight.cli.doctor import add as add_doctor
from gridlight.cli.drawings import add as add_drawings
from gridlight.cli.games import add as add_games
from gridlight.cli.ladder import add as add_ladder
from gridlight.cli.options import DONE, Parser
from gridlight.cli.output import guarded
from gridlight.cli.program import add as add_program
from gridlight.cli.program import installed_qt, version_line
from gridlight.cli.records import add as add_records
from gridlight.cli.rules import add as add_rules
from gridlight.cli.seasons import add as add_seasons
from gridlight.cli.self_test import self_test
from gridlight.cli.simulate import add as add_simulate
from gridlight.kernel.errors import OptionError
from gridlight.session.settings import closest

_SECTIONS = (
    add_games,
    add_records,
    add_cards,
    add_decks,
    add_drawings,
    add_simulate,
    add_ladder,
    add_bench,
    add_seasons,
    add_book,
    add_rules,
    add_program,
    add_doctor,
)


def main(argv: Sequence[str] | None = None, qt_version: Callable[[], str] | None = None) -> int:
    """Run one command and return its exit code: 0, 1 or 2, never a traceback.

    `argv` leaves out the program's name. `qt_version` says which Qt the program runs with.
    """
    words = list(sys.argv[1:] if argv is None else argv)
    _speak_utf8()
    return guarded(lambda: _run(words, qt_version or installed_qt))


def command_names() -> tuple[str, ...]:
    """The names of all commands."""
    return tuple(_parser()[1])


def _run(words: list[str], qt_version: Callable[[], str]) -> int:
    parser, names = _parser()
    if words and not words[0].startswith("-") and words[0] not in names:
        problem = "there is no such command"
        raise OptionError("gridlight", f"“{words[0]}”", problem, closest(words[0], names))
    try:
        found = parser.parse_args(words)
    except SystemExit:  # --help has been printed
        return DONE
    if found.version:
        print(version_line(qt_version()))
        return DONE
    if found.self_test:
        return self_test(found)
    if not hasattr(found, "run"):
        parser.print_help()
        return DONE
    code: int = found.run(found)
    return code


def _parser() -> tuple[Parser, list[str]]:
    parser = Parser(
        prog="gridlight",
        description=f"{gridlight.__doc__} Without a command the window opens.",
    )
    parser.add_argument("--version", action="store_true", help="version, Python and Qt")
    parser.add_argument("--self-test", action="store_true", help="play a scripted game")
    commands = parser.add_subparsers(metavar="COMMAND", parser_class=Parser)
    for add in _SECTIONS:
        add(commands)
    for command in commands.choices.values():
        command.set_defaults(parser=command)
    return parser, list(commands.choices)


def _speak_utf8() -> None:
    """Football speech has typographic signs; a terminal that lacks them gets question marks."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
