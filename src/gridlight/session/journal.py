"""What a saved game says, line by line: the values of the format and their JSON."""

from __future__ import annotations

import base64
import hashlib
import json
import zlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from gridlight.kernel.codec import canonical, digest, read_json
from gridlight.kernel.dice import Roll
from gridlight.kernel.game import Seat
from gridlight.kernel.language import tr
from gridlight.session.seals import Pick, Seal
from gridlight.session.settings import Value

FORMAT = 1
SUFFIX = ".gridlight"
PERSON = "person"
MOST_BYTES = 64 << 20
"""No game's file and no tables in it are larger."""
_LARGE = 2_000

# what a step's digest covers; fixed by the format, so that a later `describe` that says
# more leaves old games readable
_DIGESTED = (
    *("possession", "seat", "phase", "spot", "down", "togo", "quarter", "plays", "score"),
    *("over", "winner", "carrier", "loose", "moves_left", "blocks", "at"),
)
_SUMMED_UP = ("score", "phase", "quarter", "over", "winner")


NAMELESS = {"Home": tr("Home"), "Visitors": tr("Visitors")}
"""What teams without names of their own are called in records, and in one's language."""
_LEVELS = {
    "random": tr("Random"),
    "rookie": tr("Rookie"),
    "pro": tr("Pro"),
    "master": tr("Master"),
    "equilibrium": tr("Equilibrium"),
}
_IN_WORDS = NAMELESS | {level.capitalize(): words for level, words in _LEVELS.items()}


def level_name(level: str) -> str:
    """What people call a coach's level: “Pro”; as it is written where it isn't one of ours."""
    return _LEVELS.get(level) or level.capitalize()


def in_words(name: str) -> str:
    """A player's name in one's language, where records keep the program's own word for it."""
    return _IN_WORDS.get(name, name)


@dataclass(frozen=True, slots=True)
class Player:
    """Who plays a seat: a name, `person` or a coach's level, and the color, like `#1f4e8c`."""

    name: str
    kind: str = PERSON
    color: str = ""

    @property
    def full(self) -> str:
        """The name, and that it is a computer: “Pro, computer”, in one's language."""
        name = in_words(self.name)
        return name if self.kind == PERSON else tr("{name}, computer", name=name)


@dataclass(frozen=True, slots=True)
class Header:
    """Everything that a game starts from; `created` is an ISO date and time in UTC."""

    game: str
    title: str
    seats: Mapping[Seat, Player]
    settings: Mapping[str, Value]
    seed: str
    created: str
    ruleset: str
    tables: Mapping[str, Any]
    position: Mapping[str, Any] | None = None
    program: str = ""


@dataclass(frozen=True, slots=True)
class StepLine:
    """One step: whose move, its words or its seal, the dice, what the public state came to.

    Step 0 is the start and has no seat. `shown` holds the sealed picks that became public
    in this step, by the number of the step that made them.
    """

    n: int
    seat: Seat | None
    words: str | None
    rolls: tuple[Roll, ...]
    state: str
    now: Mapping[str, Any]
    seal: Seal | None = None
    shown: Mapping[int, Pick] = field(default_factory=dict)
    by: str = ""
    hand: bool = False


@dataclass(frozen=True, slots=True)
class UndoLine:
    """The game stands again as it did after step `to`."""

    to: int


@dataclass(frozen=True, slots=True)
class TitleLine:
    """The game has a new title from here on."""

    title: str


@dataclass(frozen=True, slots=True)
class CalledLine:
    """A coach calls a play by this name from here on; `play` is its place among the plays."""

    play: int
    name: str


Line = StepLine | UndoLine | TitleLine | CalledLine


def state_digest(described: Mapping[str, Any]) -> str:
    """The digest of a public state, given what the game's `describe` says of it."""
    return digest({key: described[key] for key in _DIGESTED if described.get(key) is not None})


def summary(described: Mapping[str, Any]) -> dict[str, Any]:
    """What a list of games shows of a state without replaying anything."""
    return {key: described[key] for key in _SUMMED_UP if described.get(key) is not None}


def _player_data(player: Player) -> dict[str, Any]:
    data = {"name": player.name, "kind": player.kind}
    return {**data, "color": player.color} if player.color else data


def header_data(header: Header) -> dict[str, Any]:
    """The first line's data."""
    data: dict[str, Any] = {
        "gridlight": FORMAT,
        "program": header.program,
        "game": header.game,
        "title": header.title,
        "seats": {seat.value: _player_data(player) for seat, player in header.seats.items()},
        "settings": dict(header.settings),
        "seed": header.seed,
        "created": header.created,
        "ruleset": header.ruleset,
        "tables": pack(header.tables),
    }
    if header.position is not None:
        data["position"] = dict(header.position)
    return data


def line_data(line: Line) -> dict[str, Any]:
    """The data of a line after the first."""
    if isinstance(line, UndoLine):
        return {"undo": line.to}
    if isinstance(line, TitleLine):
        return {"title": line.title}
    if isinstance(line, CalledLine):
        return {"called": [line.play, line.name]}
    return _step_data(line)


def _step_data(line: StepLine) -> dict[str, Any]:
    data: dict[str, Any] = {"n": line.n}
    if line.seat is not None:
        data["seat"] = line.seat.value
    if line.seal is not None:
        data["sealed"] = {"hash": line.seal.hash, "box": line.seal.box}
    elif line.words is not None:
        data["move"] = line.words
    if line.rolls:
        data["rolls"] = [[roll.purpose, roll.label] for roll in line.rolls]
    if line.shown:
        data["shown"] = {str(n): [pick.words, pick.salt] for n, pick in line.shown.items()}
    if line.by:
        data["by"] = line.by
    if line.hand:
        data["hand"] = True
    return data | {"state": line.state, "now": dict(line.now)}


def tables_text(tables: Mapping[str, Any]) -> str:
    """Tables as JSON in their own order, which may matter (the sectors of a wheel)."""
    return json.dumps(dict(tables), separators=(",", ":"), ensure_ascii=False)


def tables_digest(tables: Mapping[str, Any]) -> str:
    """Sixteen hex digits that stand for tables and the order of what is in them."""
    return digest(tables_text(tables))


def pack(tables: Mapping[str, Any]) -> dict[str, Any]:
    """Tables as they are, or pressed when they are large, with their digest."""
    text = tables_text(tables)
    data: dict[str, Any] = {"digest": tables_digest(tables)}
    if len(text) <= _LARGE:
        return data | {"plain": json.loads(text)}
    return data | {"zlib": base64.b64encode(zlib.compress(text.encode(), 9)).decode()}


def unpack(data: Mapping[str, Any]) -> dict[str, Any]:
    """The tables that `pack` put away; `ValueError` if they aren't whole."""
    tables = data["plain"] if "plain" in data else read_json(_inflated(str(data["zlib"])))
    if not isinstance(tables, dict) or tables_digest(tables) != data["digest"]:
        raise ValueError(tr("the tables don't match their digest"))
    return tables


def _inflated(text: str) -> bytes:
    inflater = zlib.decompressobj()
    try:
        raw = inflater.decompress(base64.b64decode(text, validate=True), MOST_BYTES)
    except zlib.error as error:
        raise ValueError(str(error)) from error
    if not inflater.eof:
        raise ValueError(tr("the tables are cut off or too large"))
    return raw


def checksum(before: str, data: Mapping[str, Any]) -> str:
    """A line's sum, given the sum of the line before it: no line can go missing or change."""
    plain = {key: value for key, value in data.items() if key != "sum"}
    return hashlib.sha256(f"{before}\n{canonical(plain)}".encode()).hexdigest()[:12]


def encode(data: Mapping[str, Any], before: str) -> tuple[bytes, str]:
    """A line as bytes with its line end, and its sum."""
    own = checksum(before, data)
    text = json.dumps({**data, "sum": own}, ensure_ascii=False, separators=(",", ":"))
    return text.encode() + b"\n", own
