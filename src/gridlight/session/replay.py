"""Playing a saved game again, step by step, against the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gridlight.kernel.dice import RollNeeded, RollRefused, ScriptedDice
from gridlight.kernel.errors import (
    IllegalMove,
    InputFault,
    JournalDiverged,
    JournalError,
    JournalVersion,
)
from gridlight.kernel.language import tr
from gridlight.session.course import Course, Order, Played, RollsLeft
from gridlight.session.journal import Header, StepLine, state_digest, summary
from gridlight.session.journal_reading import Journal
from gridlight.session.registry import AnyGame, Entry, Registry
from gridlight.session.seals import Pick, seal

_STOPS_HERE = tr(
    "The game up to the step before it can be saved with “gridlight import FILE --out NEW”."
)


def step_line(played: Played, shown: Mapping[int, Pick]) -> StepLine:
    """The line of the journal that a step is saved as."""
    record = played.record
    return StepLine(
        n=record.n,
        seat=record.seat,
        words=None if played.pick or record.n == 0 else played.words,
        rolls=record.rolls,
        state=state_digest(record.described),
        now=summary(record.described),
        seal=seal(played.pick) if played.pick else None,
        shown=shown,
        by=record.by,
        hand=record.hand,
    )


def build(header: Header, entry: Entry, source: str) -> AnyGame:
    """The rules as a header's settings and tables make them."""
    settings = entry.read_settings(header.settings, source)
    return entry.build(settings, header.tables)


def replay(journal: Journal, registry: Registry, upto: int | None = None) -> Course:
    """The course of a saved game, or of its steps up to `upto`.

    `JournalDiverged` names the first step that doesn't come out as it was recorded.
    """
    course = Course(_rules(journal, registry))
    steps = journal.live
    _begin(course, journal, steps[0])
    for line in steps[1 : None if upto is None else upto + 1]:
        _retake(course, journal.source, line)
    return course


def _rules(journal: Journal, registry: Registry) -> AnyGame:
    header = journal.header
    place = tr("line {number}", number=1)
    if header.game not in registry:
        problem = tr("it is a game of “{game}”, which this program doesn't have", game=header.game)
        remedy = tr("Open it with a newer Gridlight.")
        raise JournalVersion(journal.source, place, problem, remedy, line=1)
    try:
        return build(header, registry.get(header.game), journal.source)
    except InputFault as fault:
        problem = tr(
            "the game can't be set up from it: {place}: {problem}",
            place=fault.place,
            problem=fault.problem,
        )
        raise JournalError(journal.source, place, problem, fault.remedy, line=1) from None


def _begin(course: Course, journal: Journal, line: StepLine) -> None:
    dice = ScriptedDice(roll.label for roll in line.rolls)
    try:
        played = course.begin(dice, journal.header.position)
    except (ValueError, RollNeeded, RollRefused) as error:
        raise _diverged(journal.source, line, str(error)) from None
    if dice.left:
        raise _diverged(journal.source, line, tr("it has dice that nothing was rolled with"))
    _compare(played, line, journal.source)


def _retake(course: Course, source: str, line: StepLine) -> None:
    pick = _pick(line, source)
    assert line.seat is not None
    order = Order(line.seat, pick.words, line.by, line.hand)
    dice = ScriptedDice(roll.label for roll in line.rolls)
    try:
        played = course.attempt(order, dice, pick.salt)
    except RollsLeft:
        raise _diverged(source, line, tr("it has dice that nothing was rolled with")) from None
    except (IllegalMove, RollNeeded, RollRefused) as error:
        raise _diverged(source, line, str(error)) from None
    except ValueError:
        raise _diverged(source, line, tr("“{words}” is no move", words=pick.words)) from None
    if (played.pick is None) != (line.seal is None):
        raise _diverged(source, line, tr("what was sealed and what wasn't doesn't fit the rules"))
    if course.picks(played.record.shown) != dict(line.shown):
        raise _diverged(source, line, tr("the picks shown aren't those that were sealed"))
    _compare(played, line, source)
    course.commit(played)


def _pick(line: StepLine, source: str) -> Pick:
    if line.seal is None:
        return Pick(line.words or "", "")
    try:
        return line.seal.open()
    except ValueError:
        raise _diverged(source, line, tr("the sealed pick was damaged or changed")) from None


def _compare(played: Played, line: StepLine, source: str) -> None:
    described = played.record.described
    found, recorded = summary(described), dict(line.now)
    if found != recorded:
        key = min(key for key, _ in _items(found) ^ _items(recorded))
        problem = tr(
            "{key} comes out as {found}, but is recorded as {recorded}",
            key=key,
            found=found.get(key),
            recorded=recorded.get(key),
        )
        raise _diverged(source, line, problem)
    if state_digest(described) != line.state:
        raise _diverged(source, line, tr("the state after it isn't the recorded one"))


def _items(told: Mapping[str, Any]) -> set[tuple[str, str]]:
    return {(key, repr(value)) for key, value in told.items()}


def _diverged(source: str, line: StepLine, problem: str) -> JournalDiverged:
    return JournalDiverged(source, line.n, problem, _STOPS_HERE)
