"""Positions as text to share: read into a setup for a new game, and written from a table.

The text is the head of a scenario file: `game`, `[settings]` and `[position]`; steps that
follow are passed over.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from typing import Any

from gridlight.kernel.errors import InputFault, NotationError
from gridlight.kernel.language import tr
from gridlight.session.games import GAMES
from gridlight.session.registry import AnyGame, Registry
from gridlight.session.scenario_files import NoToml, Scenario, parse_scenario
from gridlight.session.table import Setup, Table

SOURCE = tr("The position")
_QUOTED = re.compile(r"[“„«‘»]\s?(\w+)\s?[”“»’«]")
_QUOTES = re.compile("\"\"\"|'''")
_RULING = re.compile(r" \([A-Z]+-P?\d+\)")
_REMEDIES = {
    "game": tr('Begin with a line like game = "all-pro".'),
    "possession": tr('Write "home" or "visitors".'),
    "seat": tr("Leave the line out: the phase says who decides."),
    "phase": tr('Write one like "setup-offense" or "offense-moves".'),
    "spot": tr("Write the yards from home’s goal line to the line of scrimmage."),
    "down": tr("Write 1, 2, 3 or 4."),
    "togo": tr('Write a number of yards, "goal" or "inches".'),
    "quarter": tr("Write a whole number, 1 for the first."),
    "plays": tr("Write how many plays of the quarter have been counted."),
    "score": tr("Write two numbers, home’s first, like [14, 10]."),
    "board": tr("Write a line a row: its number, then one sign for each square."),
    "blocks": tr('Write square, man on top, man below, like ["h12 B l"].'),
    "carrier": tr('Name the square of the man who has the ball, like "h10".'),
    "loose": tr('Name the square on which the ball lies, like "g4".'),
    "moves_left": tr("Write how many of the turn’s three moves are left."),
}
_PEG_REMEDIES = {
    "game": tr('Begin with a line like game = "pegskin".'),
    "phase": tr('Write one like "setup-offense" or "line-offense".'),
    "togo": tr('Write a number of yards or "goal".'),
    "pegs": tr('Write letter and hole, like ["L 18,-1", "b 20,3"].'),
    "blocks": tr('Write hole, peg on top, peg below, like ["18,1 L l"].'),
    "carrier": tr('Name the hole of the peg that has the ball, like "18,-2".'),
    "moves_left": tr("Write how many moves of this roll are left, or leave the line out."),
    "trying": tr('Write "run" or "pass", or leave the line out.'),
    "rolled": tr('Write who has rolled both dice, like ["offense"].'),
    "used": tr('Write holes and steps, like { "18,-1" = 2 }.'),
    "run_peg": tr('Name the hole of the defender who moves, like "20,3".'),
    "carried": tr("Write the yards before the board’s end."),
    "opened": tr('Write "home" or "visitors", whoever had the ball first.'),
    "yards": tr("Write two numbers, home’s first, like [112, 96]."),
    "first_downs": tr("Write two numbers, home’s first, like [5, 4]."),
}
_MEND = tr("Mend that line.")


def _remedy(game: str, key: str, otherwise: str) -> str:
    own = _PEG_REMEDIES.get(key) if game == "pegskin" else None
    return own or _REMEDIES.get(key, otherwise)


def read_position(text: str, source: str = SOURCE, registry: Registry = GAMES) -> Setup:
    """The setup of a game that starts there; it has been tried, so that it can be started.

    `InputFault` for text that is no position: it names the line and the remedy.
    """
    if not text.strip():
        raise NotationError(
            source, "", tr("there is no text"), tr("Paste a position, or open a file.")
        )
    try:
        found = parse_scenario(text.encode("utf-8", "surrogatepass"), source)
    except InputFault as fault:
        raise _placed(fault, text) from None
    setup = _setup(found)
    try:
        Table.start(setup, registry=registry).close()
    except InputFault as fault:
        raise _explained(fault, found, text) from None
    return setup


def _setup(found: Scenario) -> Setup:
    return Setup(found.game, settings=found.settings, position=found.position, title=found.title)


def _placed(fault: InputFault, text: str) -> NotationError:
    """The fault of the file's form, with the line where the key at fault stands."""
    named = _QUOTED.search(fault.place)
    key = named.group(1) if named else fault.place
    line = _line_of(key, text)
    place = tr("line {number}", number=line) if line else "" if key in _REMEDIES else fault.place
    said = f"{key}: {fault.problem}" if key.isidentifier() else fault.problem
    remedy = _REMEDIES.get(fault.place, fault.remedy)
    if isinstance(fault, NoToml):
        remedy = tr("Compare that line with a position that was copied.")
    return NotationError(fault.source, place, said, remedy, line=line or fault.line)


def _explained(fault: InputFault, found: Scenario, text: str) -> NotationError:
    """The fault of what is said, with the line where it is said."""
    named = _QUOTED.search(fault.place)
    key, _, problem = fault.problem.partition(": ")
    if named:  # a setting
        line, said, remedy = _line_of(named.group(1), text), fault.problem, fault.remedy
        said = f"{named.group(1)}: {said}"
    elif problem and key in found.position:
        line = _board_line(found, text) if key == "board" else _line_of(key, text)
        said, remedy = fault.problem, _remedy(found.game, key, _MEND)
    elif problem and key.isidentifier():  # something is missing
        line = _line_of("position", text)
        said, remedy = fault.problem, _remedy(found.game, key, tr("Add what is missing."))
    else:
        line, said, remedy = _line_of("game", text), fault.problem, fault.remedy
    place = tr("line {number}", number=line) if line else ""
    return NotationError(found.source, place, _RULING.sub("", said), remedy, line=line)


def _line_of(key: str, text: str) -> int:
    """The number of the line that says `key`; 0 if none does."""
    says = re.compile(rf'\s*(?:\[\s*)?"?{re.escape(key)}"?\s*(?:=|\])')
    found = (n for n, line in enumerate(text.splitlines(), start=1) if says.match(line))
    return next(found, 0)


def _board_line(found: Scenario, text: str) -> int:
    """The number of the first line that makes the board unreadable, or where the board begins."""
    from gridlight.games.all_pro.boardtext import read_board
    from gridlight.games.all_pro.ruleset import Settings

    begins = _line_of("board", text)
    lines = text.splitlines()
    columns = found.settings.get("columns")
    grid = Settings(columns=columns).grid if isinstance(columns, int) else Settings().grid
    rows: dict[str, int] = {}
    for number, line in enumerate(lines[begins:], start=begins + 1):
        if _QUOTES.search(line):
            break
        row = line.split()[0] if line.strip() else ""
        try:
            read_board("\n".join(lines[begins:number]), grid)
        except ValueError:
            return rows.get(row, number)  # of a row that stands there twice, the first
        rows.setdefault(row, number)
    return begins


# writing


def can_write(game: str) -> bool:
    """Whether this game's positions can be written."""
    return game in _WRITERS


def write_position(table: Table) -> str:
    """A table's position as text that `read_position` reads; `NotationError` in between."""
    header = table.header
    try:
        position = _position(header.game, table.game, table.state)
    except (KeyError, ValueError):
        problem = tr("it can't be written in this phase")
        raise NotationError(SOURCE, "", problem, tr("First answer what is asked.")) from None
    known = {setting.name: setting.default for setting in GAMES.get(header.game).settings}
    settings = {
        name: value
        for name, value in header.settings.items()
        if name in known and value != known[name]
    }
    lines = [f"game = {_toml(header.game)}"]
    if settings:
        lines += ["", "[settings]", *_pairs(settings)]
    board = position.pop("board", "")
    lines += ["", "[position]", *_pairs(position)]
    if board:
        lines += ['board = """', *str(board).splitlines(), '"""']
    return "\n".join(lines) + "\n"


def _position(name: str, game: Any, state: Any) -> dict[str, Any]:
    from gridlight.penalties.state import Layered

    if not isinstance(state, Layered):
        return _WRITERS[name](game, state)
    if state.choice is not None:
        raise ValueError("phase: a penalty is to be accepted or declined")
    said = _WRITERS[name](game.game, state.base)
    return said | ({"penalty_die": state.watch.shown} if state.watch else {})


def _pairs(values: Mapping[str, Any]) -> list[str]:
    return [f"{key} = {_toml(value)}" for key, value in values.items() if value is not None]


def _toml(value: Any) -> str:
    if isinstance(value, dict):
        return f"{{ {', '.join(f'{_toml(key)} = {_toml(each)}' for key, each in value.items())} }}"
    return json.dumps(value, ensure_ascii=False)


def _write_all_pro(game: AnyGame, state: Any) -> dict[str, Any]:
    from gridlight.games.all_pro.position import as_position

    return as_position(state, game.settings)  # type: ignore[attr-defined]


def _write_pegskin(game: AnyGame, state: Any) -> dict[str, Any]:
    from gridlight.games.pegskin.position import as_position

    return as_position(state, game.settings)  # type: ignore[attr-defined]


def _write_foto_electric(game: AnyGame, state: Any) -> dict[str, Any]:
    from gridlight.games.foto_electric.position import KEYS, SNAP_PHASES, STARTABLE

    done = not game.to_act(state) or game.unshown(state)
    if done or state.phase not in STARTABLE or state.phase in SNAP_PHASES:
        raise ValueError("phase: cards or a choice are on the table")
    said = {key: value for key, value in game.describe(state).items() if key in KEYS}
    if said.get("seat") == "both":
        del said["seat"]
    if state.opening_kick is not None:
        said["opening_kick"] = state.opening_kick.value
    if state.after in ("half", "touchdown", "field-goal"):
        said["kickoff_after"] = state.after
    return said | ({"trying": state.trying} if state.trying else {})


_WRITERS: Mapping[str, Callable[[AnyGame, Any], dict[str, Any]]] = {
    "all-pro": _write_all_pro,
    "foto-electric": _write_foto_electric,
    "pegskin": _write_pegskin,
}
