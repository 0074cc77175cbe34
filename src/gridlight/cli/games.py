"""`gridlight new`, `move`, `show` and `scenario`: games played from the shell."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from gridlight.cli.options import DONE, NO
from gridlight.cli.output import complaint, print_json
from gridlight.kernel.dice import RollNeeded, RollRefused
from gridlight.kernel.errors import IllegalMove, InputFault, NotationError, OptionError
from gridlight.kernel.game import Seat
from gridlight.present import foto
from gridlight.present.plays import events_of
from gridlight.present.telling import status_at, telling_of
from gridlight.present.words import refusal, story
from gridlight.session.course import Record, RollsLeft, split_seat
from gridlight.session.games import DECK, GAMES
from gridlight.session.journal import Player
from gridlight.session.settings import read_pairs
from gridlight.session.table import Setup, Table

_PREFIX = {Seat.HOME: "h", Seat.VISITORS: "v"}


def add(commands: Any) -> None:
    """Add the commands."""
    new = commands.add_parser("new", help="begin a game in a file")
    new.add_argument("game", metavar="GAME", help=", ".join(GAMES.names))
    new.add_argument("--out", required=True, metavar="FILE", help="the game's new file")
    new.add_argument("--seed", default="", help="the same seed gives the same dice")
    new.add_argument("--deck", default=DECK, help="a bundled deck, a folder or a .deck file")
    new.add_argument("--home", default="Home", metavar="NAME", help="the home team's name")
    new.add_argument("--visitors", default="Visitors", metavar="NAME", help="the visitors' name")
    new.add_argument(
        "--set", action="append", default=[], metavar="KEY=VALUE", help="a setting of the game"
    )
    _json(new)
    new.set_defaults(run=_new)
    move = commands.add_parser("move", help="make a move in a game's file")
    move.add_argument("file", metavar="FILE")
    move.add_argument("move", metavar="MOVE", help="like “play” or “h: card 7”; “undo” takes back")
    move.add_argument(
        "--roll", action="extend", nargs="+", metavar="R", help="what real dice showed, in order"
    )
    _json(move)
    move.set_defaults(run=_move)
    show = commands.add_parser("show", help="how a game stands and what may be done")
    show.add_argument("file", metavar="FILE")
    show.add_argument("--seat", choices=[seat.value for seat in Seat], help="as this seat sees it")
    _json(show)
    show.set_defaults(run=_show)
    scenario = commands.add_parser("scenario", help="run scenario files")
    scenario.add_argument("files", nargs="+", metavar="FILE")
    scenario.set_defaults(run=_scenario)


def _json(parser: Any) -> None:
    parser.add_argument("--json", action="store_true", help="one JSON document")


def _new(found: argparse.Namespace) -> int:
    entry = GAMES.get(found.game, "gridlight new")
    tables = entry.tables({"deck": found.deck})
    if found.deck != DECK and "deck" not in tables:
        problem = f"{entry.title} is played without cards"
        raise OptionError("gridlight new", "--deck", problem, "Leave it out.")
    setup = Setup(
        game=found.game,
        home=Player(found.home),
        visitors=Player(found.visitors),
        settings=read_pairs(found.set, "--set"),
        seed=found.seed,
        tables=tables,
    )
    with Table.start(setup, Path(found.out)) as table:
        _report(table, found, ())
    return DONE


def _move(found: argparse.Namespace) -> int:
    with Table.open(Path(found.file)) as table:
        said, words = split_seat(found.move)
        if words == "undo" and not _knows_undo(table):
            table.undo()
            _report(table, found, ())
            return DONE
        seat = said or _seat_for(table, words)
        record = _play(table, seat, words, found.roll)
        _report(table, found, (record,))
    return DONE


def _knows_undo(table: Table) -> bool:
    try:
        table.game.parse("undo")
    except ValueError:
        return False
    return True


def _seat_for(table: Table, words: str) -> Seat:
    if words == "resign" and len(table.to_act) == 2:
        either = " or ".join(f"“{_PREFIX[seat]}: {words}”" for seat in Seat)
        raise NotationError("move", "", f"it isn't clear who says “{words}”", f"Say {either}.")
    return table.seat_for(words)


def _play(table: Table, seat: Seat, words: str, rolls: list[str] | None) -> Record:
    try:
        return table.play(seat, words, rolls)
    except RollsLeft as error:
        left = ", ".join(error.left)
        raise OptionError("--roll", "", f"nothing is rolled for {left}", "Leave it out.") from None
    except RollNeeded as error:
        labels = ", ".join(dict.fromkeys(face.label for face in error.throw.faces))
        problem = f"a result is needed for the {error.throw.purpose}"
        raise OptionError("--roll", "", problem, f"It shows {labels}.") from None
    except RollRefused as error:
        labels = ", ".join(dict.fromkeys(face.label for face in error.throw.faces))
        problem = f"the {error.throw.purpose} can't show “{error.label}”"
        raise OptionError("--roll", "", problem, f"It shows {labels}.") from None
    except IllegalMove as error:
        reason = refusal(error, foto.names_of(table.header))
        raise IllegalMove(error.seat, error.move, reason[:1].lower() + reason[1:]) from None


def _show(found: argparse.Namespace) -> int:
    table = Table.open(Path(found.file), only_read=True)
    _report(table, found, table.history[-1:])
    return DONE


def _report(table: Table, found: argparse.Namespace, records: tuple[Record, ...]) -> None:
    seat = Seat(found.seat) if getattr(found, "seat", None) else None
    if found.json:
        print_json(stand(table, seat))
        return
    names = foto.names_of(table.header)
    view, telling = table.view(seat), telling_of(table.header.game)
    told = events_of(records)
    for sentence in story(told, names):
        print(sentence)
    described = table.described()
    home, visitors = described["score"]
    when = telling.scoreboard(view, names).quarter_text
    print(f"{names.home} {home}, {names.visitors} {visitors} · {when}")
    for line in (*_sums(described), *_board_lines(described)):
        print(line)
    print(status_at(table, names, seat).spoken(names))
    for who in _asked(table, seat):
        words = (table.game.words(move) for move in table.legal(who))
        moves = ", ".join(" / ".join(said.split("\n")) for said in words)
        print(f"  {_PREFIX[who]}: {moves}")


def _sums(described: Mapping[str, Any]) -> list[str]:
    """A scrimmage's yards and first downs, home first."""
    kinds = (("yards", "yards"), ("first_downs", "first downs"))
    return [
        f"{kind} {' to '.join(map(str, described[key]))}" for key, kind in kinds if key in described
    ]


def _board_lines(described: Mapping[str, Any]) -> list[str]:
    if described.get("pegs"):
        return _peg_lines(described)
    if not described.get("board"):
        return []
    beside = [f"{key} {described[key]}" for key in ("carrier", "loose") if key in described]
    pairs = [f"blocks {', '.join(described['blocks'])}"] if described.get("blocks") else []
    return [described["board"], *beside, *pairs]


def _peg_lines(described: Mapping[str, Any]) -> list[str]:
    """The pegs row by row, the highest first: `-1  L 16, L 17`."""
    rows: dict[int, list[tuple[int, str]]] = {}
    for peg in described["pegs"]:
        letter, hole = peg.split()
        column, row = map(int, hole.split(","))
        rows.setdefault(row, []).append((column, letter))
    lines = [
        f"{row:>3}  {', '.join(f'{letter} {column}' for column, letter in sorted(rows[row]))}"
        for row in sorted(rows, reverse=True)
    ]
    beside = [f"{key} {described[key]}" for key in ("carrier", "moves_left") if key in described]
    pairs = [f"blocks {'; '.join(described['blocks'])}"] if described["blocks"] else []
    return [*lines, *beside, *pairs]


def stand(table: Table, seat: Seat | None) -> dict[str, Any]:
    """How a game stands, under the keys of `expect`, with the legal moves; nothing sealed."""
    legal = [table.game.words(move) for who in _asked(table, seat) for move in table.legal(who)]
    events = [event.name for event in table.history[-1].events]
    return table.described() | {"events": events, "legal": legal}


def _asked(table: Table, seat: Seat | None) -> tuple[Seat, ...]:
    return tuple(who for who in Seat if seat in (None, who) and len(table.legal(who)) > 0)


def _scenario(found: argparse.Namespace) -> int:
    return max(_run_scenario(Path(name)) for name in found.files)


def _run_scenario(path: Path) -> int:
    from gridlight.session.scenarios import run_file

    try:
        failures = run_file(path)
    except InputFault as fault:
        return complaint(fault)
    for failure in failures:
        print(failure)
    return NO if failures else DONE
