"""`rules`: the rules help in the terminal."""

from __future__ import annotations

import argparse
import textwrap
from typing import Any

from gridlight.cli.options import DONE, NO
from gridlight.cli.output import print_json
from gridlight.present import rules
from gridlight.session.games import GAMES
from gridlight.session.rulings import Ruling, rulings

_WIDE, _INDENT = 92, "    "


def add(commands: Any) -> None:
    """Add the command."""
    parser = commands.add_parser("rules", help="how the old rules are read: a number, or words")
    parser.add_argument("words", nargs="*", metavar="WORDS|NUMBER", help="as AP-26, or fair catch")
    parser.add_argument("--game", choices=GAMES.names, help="only what holds in this game")
    parser.add_argument("--json", action="store_true", help="as JSON")
    parser.set_defaults(run=_rules)


def _rules(found: argparse.Namespace) -> int:
    words, game = " ".join(found.words), found.game or rules.ALL
    exact = rulings().find(words) if words else None
    hits = (exact,) if exact is not None else rules.found(words, game)
    if found.json:
        print_json([_as_data(each, game) for each in hits])
    elif not hits:
        print(rules.NOTHING)
    elif len(hits) == 1:
        print(_sheet(hits[0], game))
    else:
        print("\n".join(f"{each.number:<8}{each.title}" for each in hits))
    return DONE if hits else NO


def _sheet(ruling: Ruling, game: str) -> str:
    sheet = rules.sheet(ruling.number, game)
    assert sheet is not None
    lines = [f"{sheet.number}  {sheet.title}", sheet.where]
    for head, text in sheet.register:
        lines += ["", head, _wrapped(text)]
    for option in sheet.options:
        lines += ["", option.place]
        usual = {True: " (usual)", False: ""}
        lines += [
            _wrapped(f"{each.name}{usual[each.chosen]}: {each.meaning}") for each in option.choices
        ]
    if sheet.beside:
        lines += ["", "See also"]
        lines += [f"{_INDENT}{row.number:<8}{row.title}" for row in sheet.beside]
    return "\n".join(lines)


def _wrapped(text: str) -> str:
    return textwrap.fill(
        text, _WIDE, initial_indent=_INDENT, subsequent_indent=_INDENT, break_on_hyphens=False
    )


def _as_data(ruling: Ruling, game: str) -> dict[str, Any]:
    sheet = rules.sheet(ruling.number, game)
    assert sheet is not None
    return {
        "number": ruling.number,
        "title": ruling.title,
        "part": ruling.part,
        "topic": ruling.topic,
        "games": list(ruling.games),
        "text": ruling.text,
        "open": ruling.open or None,
        "here": ruling.here,
        "settings": list(ruling.options),
        "options": [
            {
                "game": option.game,
                "place": option.place,
                "choices": [
                    {"name": each.name, "meaning": each.meaning, "usual": each.chosen}
                    for each in option.choices
                ],
            }
            for option in sheet.options
        ],
        "see": [row.number for row in sheet.beside],
    }
