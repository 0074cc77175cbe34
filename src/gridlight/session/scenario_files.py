"""Scenario files: TOML to values, every unknown key named with a hint."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from gridlight.kernel.errors import ScenarioError
from gridlight.kernel.language import quoted, tr
from gridlight.session.files import read_at_most
from gridlight.session.settings import closest

# the keys of design notation, for every game; a game refuses those that aren't its own
TOP_KEYS = frozenset(
    {"game", "rulings", "title", "settings", "position", "step", "expect"}
    | {"penalty_chart", "penalty_cards"}
)
POSITION_KEYS = frozenset(
    {"possession", "spot", "down", "togo", "quarter", "plays", "score", "phase"}
    | {"moves_left", "carrier", "board", "blocks", "loose", "call", "kick", "passed"}
    | {"kicker_moved", "opening_kick", "motion_done", "rolled", "pegs", "used", "no_pass"}
    | {"screen_thrown", "caught", "pitched", "run_peg", "carried", "opened", "yards", "first_downs"}
    | {"kickoff_after", "cards", "places", "penalty_die", "seat", "trying"}
)
STEP_KEYS = frozenset({"do", "roll", "expect", "refused", "shows"})
EXPECT_KEYS = frozenset(
    {"possession", "seat", "phase", "spot", "down", "togo", "quarter", "plays", "score"}
    | {"carrier", "loose", "moves_left", "at", "blocks", "events", "legal", "illegal", "over"}
    | {"alignment", "hidden", "winner"}
)
_MOST_BYTES = 1 << 20
_LISTS_OF_WORDS = ("events", "legal", "illegal")


class NoToml(ScenarioError):
    """Text that is no TOML."""


_PLACE = re.compile(r"line (\d+), column (\d+)")


@dataclass(frozen=True, slots=True)
class ScenarioStep:
    """One step: what is done, what the dice show, what must hold afterwards."""

    do: str | None = None
    roll: tuple[str, ...] = ()
    expect: Mapping[str, Any] = field(default_factory=dict)
    refused: bool = False
    shows: Mapping[str, Any] | None = None


@dataclass(frozen=True, slots=True)
class Scenario:
    """A scenario as its file says it; `tables` are those that it brings along."""

    source: str
    game: str
    title: str
    rulings: tuple[str, ...]
    settings: Mapping[str, Any]
    position: Mapping[str, Any]
    expect: Mapping[str, Any]
    steps: tuple[ScenarioStep, ...]
    tables: Mapping[str, Any]


def read_scenario(path: Path) -> Scenario:
    """The scenario in a file; `ScenarioError` naming the place and the remedy."""
    remedy = tr("Name a scenario file (*.toml).")
    try:
        data = read_at_most(path, _MOST_BYTES)
    except FileNotFoundError:
        raise ScenarioError(str(path), "", tr("there is no such file"), remedy) from None
    except OSError as error:
        reason = error.strerror or tr("it can't be read")
        reason = reason[0].lower() + reason[1:]
        raise ScenarioError(str(path), "", reason, remedy) from None
    return parse_scenario(data, str(path))


def parse_scenario(data: bytes, source: str) -> Scenario:
    """A scenario from its bytes."""
    content = _toml(data, source)
    read = _Reading(source)
    read.only_known(content, TOP_KEYS, "")
    if "game" not in content:
        raise read.fault("game", tr("it is missing"), tr("Say which game: game = “foto-electric”."))
    steps = content.get("step", [])
    if not isinstance(steps, list):
        raise read.fault(
            "step", tr("this is no list of steps"), tr("Write [[step]] with two brackets.")
        )
    position = read.table(content, "position", "")
    read.only_known(position, POSITION_KEYS, "[position] ")
    return Scenario(
        source=source,
        game=read.text(content, "game"),
        title=read.text(content, "title"),
        rulings=read.words(content, "rulings", ""),
        settings=read.table(content, "settings", ""),
        position=position,
        expect=read.expect(content, ""),
        steps=tuple(read.step(step, number) for number, step in enumerate(steps, start=1)),
        tables={
            key: read.table(content, key, "")
            for key in ("penalty_chart", "penalty_cards")
            if key in content
        },
    )


def _toml(data: bytes, source: str) -> dict[str, Any]:
    try:
        return tomllib.loads(data.decode())
    except UnicodeDecodeError:
        raise ScenarioError(
            source, "", tr("this isn't text"), tr("Save it as UTF-8 text.")
        ) from None
    except tomllib.TOMLDecodeError as error:
        problem, _, place = str(error).partition(" (at ")
        problem = problem[0].lower() + problem[1:]
        place, line = _place(place.rstrip(")"))
        raise NoToml(source, place, problem, tr("Mend the TOML there."), line=line) from None
    except (ValueError, RecursionError):
        problem = tr("a number is too long, or lists are nested too deeply")
        raise ScenarioError(
            source, "", problem, tr("Compare it with the other scenarios.")
        ) from None


def _place(said: str) -> tuple[str, int]:
    """Where `tomllib` stumbles, in the chosen language, and the number of its line."""
    if found := _PLACE.fullmatch(said):
        words = tr("line {line}, column {column}", line=found[1], column=found[2])
        return words, int(found[1])
    return (tr("end of document") if said == "end of document" else said), 0


@dataclass(frozen=True, slots=True)
class _Reading:
    source: str

    def fault(self, place: str, problem: str, remedy: str) -> ScenarioError:
        return ScenarioError(self.source, place, problem, remedy)

    def only_known(self, content: Mapping[str, Any], known: Iterable[str], prefix: str) -> None:
        names = set(known)
        for key in content:
            if key not in names:
                place = f"{prefix}{quoted(key)}"
                raise self.fault(place, tr("there is no such key"), closest(key, names))

    def text(self, content: Mapping[str, Any], key: str) -> str:
        value = content.get(key, "")
        if not isinstance(value, str):
            raise self.fault(key, tr("this is no text"), tr("Put it in quotes."))
        return value

    def table(self, content: Mapping[str, Any], key: str, prefix: str) -> dict[str, Any]:
        value = content.get(key, {})
        if not isinstance(value, dict):
            remedy = tr("Write {key} = {{ … }} or [{key}].", key=key)
            raise self.fault(f"{prefix}{key}", tr("this is no table"), remedy)
        return value

    def words(self, content: Mapping[str, Any], key: str, prefix: str) -> tuple[str, ...]:
        value = content.get(key, [])
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            remedy = tr("Write {key} = [“…”, “…”].", key=key)
            raise self.fault(f"{prefix}{key}", tr("this is no list of words"), remedy)
        return tuple(value)

    def expect(self, content: Mapping[str, Any], prefix: str) -> dict[str, Any]:
        expected = self.table(content, "expect", prefix)
        place = f"{prefix}expect "
        self.only_known(expected, EXPECT_KEYS, place)
        for key in _LISTS_OF_WORDS:
            self.words(expected, key, place)
        self.table(expected, "at", place)
        hidden = self.table(expected, "hidden", place)
        for seat in hidden:
            if seat not in ("home", "visitors"):
                remedy = tr("Seats are “home” and “visitors”.")
                raise self.fault(f"{place}hidden", tr("“{seat}” is no seat", seat=seat), remedy)
            self.words(hidden, seat, f"{place}hidden ")
        return expected

    def step(self, content: Any, number: int) -> ScenarioStep:
        prefix = f"step {number} "
        if not isinstance(content, dict):
            raise self.fault(
                prefix.strip(), tr("this is no step"), tr("Write [[step]] with two brackets.")
            )
        self.only_known(content, STEP_KEYS, prefix)
        do = content.get("do")
        if do is not None and not isinstance(do, str):
            raise self.fault(f"{prefix}do", tr("this is no move"), tr("Write the move in quotes."))
        refused = content.get("refused", False)
        if not isinstance(refused, bool):
            raise self.fault(
                f"{prefix}refused", tr("this is no switch"), tr("Write true or false.")
            )
        if do is None and (refused or content.get("roll") or "shows" in content):
            remedy = tr("Say the move: do = “…”.")
            raise self.fault(prefix.strip(), tr("nothing is done in this step"), remedy)
        return ScenarioStep(
            do=do,
            roll=self._roll(content.get("roll", []), prefix),
            expect=self.expect(content, prefix),
            refused=refused,
            shows=self.table(content, "shows", prefix) if "shows" in content else None,
        )

    def _roll(self, value: Any, prefix: str) -> tuple[str, ...]:
        good = isinstance(value, list) and all(
            isinstance(item, str | int) and not isinstance(item, bool) for item in value
        )
        if not good:
            remedy = tr("Write roll = [“45”, 3, “red +5”].")
            raise self.fault(f"{prefix}roll", tr("this is no list of results"), remedy)
        return tuple(str(item) for item in value)
