"""Running scenarios: a position, steps, and what must hold after each."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from gridlight.kernel.codec import canonical, to_plain
from gridlight.kernel.dice import RandomDice, RollNeeded, RollRefused, ScriptedDice
from gridlight.kernel.errors import (
    GridlightError,
    IllegalMove,
    InputFault,
    ScenarioError,
    one_line,
)
from gridlight.kernel.events import Event
from gridlight.kernel.game import Seat, Showable, Step
from gridlight.kernel.language import tr
from gridlight.session.course import seat_for, split_seat
from gridlight.session.games import GAMES
from gridlight.session.penalties import tables_of_scenario
from gridlight.session.registry import AnyGame, Registry
from gridlight.session.scenario_files import Scenario, ScenarioStep, read_scenario
from gridlight.session.settings import closest

_OWN_CHECKS = frozenset({"events", "legal", "illegal", "hidden", "at"})
_NOTHING = "nothing"


@dataclass(frozen=True, slots=True)
class Failure:
    """One thing that didn't hold; step 0 is the position itself."""

    source: str
    step: int
    check: str
    expected: str
    found: str

    def __str__(self) -> str:
        where = f"step {self.step}" if self.step else "position"
        told = f"{self.check}: expected {self.expected}, found {self.found}"
        return f"{self.source}, {where}: {one_line(told, 400)}"


def run_file(path: Path, registry: Registry = GAMES) -> list[Failure]:
    """What doesn't hold in a scenario file; empty if all does. `ScenarioError` if it's broken."""
    return run_scenario(read_scenario(path), registry)


def run_scenario(scenario: Scenario, registry: Registry = GAMES) -> list[Failure]:
    """What doesn't hold in a scenario; stops at the first step that can't be taken."""
    return list(_Run(scenario, game_of(scenario, registry)).failures())


def game_of(scenario: Scenario, registry: Registry = GAMES) -> AnyGame:
    """The rules that a scenario is played by: its game, settings and tables."""
    source = scenario.source
    try:
        entry = registry.get(scenario.game, source)
        given = {**entry.implied(scenario.position), **scenario.settings}
        settings = entry.read_settings(given, source)
        tables = tables_of_scenario(entry.all_tables(settings), scenario.tables)
        return entry.build(settings, tables)
    except InputFault as fault:
        place = fault.place or "game"
        raise ScenarioError(source, place, fault.problem, fault.remedy) from None


class _Run:
    def __init__(self, scenario: Scenario, game: AnyGame) -> None:
        self._scenario = scenario
        self._game = game
        self._number = 0
        self._state: Any = None
        self._events: tuple[Event, ...] = ()
        # per sealed pick: who made it, its words, and the state had another been made
        self._twins: list[tuple[Seat, str, Any]] = []

    def failures(self) -> Iterator[Failure]:
        self._state = self._start()
        yield from self._check(self._scenario.expect)
        for number, step in enumerate(self._scenario.steps, start=1):
            self._number = number
            self._events = ()
            if step.do is not None:
                stuck = self._take(step, step.do)
                if stuck:
                    yield stuck
                    return
            yield from self._check(step.expect)

    def _start(self) -> Any:
        position = self._scenario.position
        if not position:
            return self._game.start(ScriptedDice(())).state
        try:
            return self._game.from_position(position)
        except (ValueError, GridlightError) as error:
            key, sign, problem = str(error).partition(": ")
            place = f"[position] {key}" if sign else "[position]"
            remedy = tr("Mend the position.")
            raise self._fault(place, problem if sign else key, remedy) from None

    def _take(self, step: ScenarioStep, text: str) -> Failure | None:
        said, words = split_seat(text)
        move = self._parse(words, tr("step {number} do", number=self._number))
        seat = said or seat_for(self._game, self._state, move)
        game = self._showing(step)
        dice = ScriptedDice(step.roll)
        try:
            after = game.apply(self._state, {seat: move}, dice)
        except IllegalMove as error:
            return None if step.refused else self._failure(words, "a legal move", error.reason)
        except RollNeeded as needed:
            count = f"{len(step.roll)} entries"
            found = f"one more is drawn, for the {needed.throw.purpose}"
            return self._failure("roll", count, found)
        except RollRefused as refused:
            return self._failure("roll", "results that can be", str(refused))
        if step.refused:
            return self._failure(words, "a refused move", "it is taken")
        if dice.left:
            found = f"{', '.join(dice.left)} not drawn"
            return self._failure("roll", f"{len(step.roll)} entries", found)
        self._move_twins(game, {seat: move}, step.roll)
        self._note_seal(seat, words, move)
        self._state, self._events = after.state, after.events
        return None

    def _move_twins(self, game: AnyGame, orders: Mapping[Seat, Any], roll: Sequence[str]) -> None:
        twins, self._twins = self._twins, []
        for owner, words, state in twins:
            try:
                twin = game.apply(state, orders, ScriptedDice(roll)).state
            except (IllegalMove, RollNeeded, RollRefused):
                continue
            if owner in game.unshown(twin):
                self._twins.append((owner, words, twin))

    def _note_seal(self, seat: Seat, words: str, move: Any) -> None:
        acting = self._game.to_act(self._state)
        if seat not in acting or not self._game.sealed(self._state, seat):
            return
        for other in self._game.legal(self._state, seat):
            if other != move:
                step: Step[Any] = self._game.apply(self._state, {seat: other}, ScriptedDice(()))
                self._twins.append((seat, words, step.state))
                return

    def _showing(self, step: ScenarioStep) -> AnyGame:
        if step.shows is None:
            return self._game
        place = tr("step {number} shows", number=self._number)
        if not isinstance(self._game, Showable):
            problem = tr("a game of {name} shows no cards", name=self._game.name)
            raise self._fault(place, problem, tr("Leave it out."))
        try:
            return self._game.with_shows(step.shows)
        except (ValueError, GridlightError) as error:
            remedy = tr("Write shows = { outcome = “tackle”, yards = 7 }.")
            raise self._fault(place, str(error), remedy) from None

    def _parse(self, words: str, place: str) -> Any:
        try:
            return self._game.parse(words)
        except ValueError:
            verbs = {
                self._game.words(move).split()[0]
                for seat in self._game.to_act(self._state)
                for move in self._game.legal(self._state, seat)
            }
            verb = words.split()[0] if words.split() else ""
            remedy = closest(verb, verbs)
            raise self._fault(place, tr("“{words}” is no move", words=words), remedy) from None

    def _check(self, expect: Mapping[str, Any]) -> Iterator[Failure]:
        described = self._game.describe(self._state)
        for key, expected in expect.items():
            if key not in _OWN_CHECKS and described.get(key) != expected:
                yield self._failure(key, _said(expected), _said(described.get(key)))
        yield from self._check_squares(expect.get("at", {}), described.get("at") or {})
        yield from self._check_events(expect.get("events", ()))
        yield from self._check_legal(expect.get("legal", ()))
        yield from self._check_illegal(expect.get("illegal", ()))
        for seat, words in expect.get("hidden", {}).items():
            yield from self._check_hidden(Seat(seat), words)

    def _check_squares(
        self, expected: Mapping[str, str], found: Mapping[str, str]
    ) -> Iterator[Failure]:
        for square, man in expected.items():
            if found.get(square, ".") != man:
                yield self._failure(f"at {square}", man, found.get(square, "."))

    def _check_events(self, expected: Sequence[str]) -> Iterator[Failure]:
        names = [told.name for told in self._events]
        rest = iter(names)
        if not all(name in rest for name in expected):
            yield self._failure("events", ", ".join(expected), ", ".join(names) or _NOTHING)

    def _check_legal(self, expected: Sequence[str]) -> Iterator[Failure]:
        for text in expected:
            said, words = split_seat(text)
            move = self._parse(words, tr("step {number} expect legal", number=self._number))
            if not self._on_offer(move, said):
                yield self._failure(f"legal {words}", "on offer", "it isn't")

    def _check_illegal(self, expected: Sequence[str]) -> Iterator[Failure]:
        for text in expected:
            said, words = split_seat(text)
            move = self._parse(words, tr("step {number} expect illegal", number=self._number))
            if self._on_offer(move, said):
                yield self._failure(f"illegal {words}", "refused", "it is on offer")
            elif self._taken(move, said):
                yield self._failure(f"illegal {words}", "refused", "it is taken")

    def _on_offer(self, move: Any, said: Seat | None) -> bool:
        seats = (said,) if said else self._game.to_act(self._state)
        return any(move in self._game.legal(self._state, seat) for seat in seats)

    def _taken(self, move: Any, said: Seat | None) -> bool:
        for seat in (said,) if said else tuple(Seat):
            try:
                self._game.apply(self._state, {seat: move}, RandomDice(0))
            except IllegalMove:
                continue
            return True
        return False

    def _check_hidden(self, seat: Seat, words: Sequence[str]) -> Iterator[Failure]:
        view = self._game.view(self._state, seat)
        text = f"{canonical(to_plain(view))} {view!r}"
        for said in words:
            if said in text:
                yield self._failure(f"hidden {said}", f"not in the view of {seat.value}", said)
        for owner, said, twin in self._twins:
            if owner is not seat and said in words and self._game.view(twin, seat) != view:
                yield self._failure(f"hidden {said}", "a view that doesn't depend on it", "it does")

    def _failure(self, check: str, expected: str, found: str) -> Failure:
        return Failure(self._scenario.source, self._number, check, expected, found)

    def _fault(self, place: str, problem: str, remedy: str) -> ScenarioError:
        return ScenarioError(self._scenario.source, place, problem, remedy)


def _said(value: Any) -> str:
    if value is None:
        return _NOTHING
    return str(value) if not isinstance(value, bool) else str(value).lower()
