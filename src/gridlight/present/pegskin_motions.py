"""What a step of Pegskin shows on the board and in the dice tray, told event by event."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from gridlight.football import events as told
from gridlight.games.pegskin import events as pegs
from gridlight.games.pegskin.holes import hole_of
from gridlight.games.pegskin.phases import Phase
from gridlight.games.pegskin.state import PegskinState
from gridlight.kernel.dice import Roll as Fallen
from gridlight.kernel.events import Event
from gridlight.kernel.language import tr
from gridlight.present.pegboard import Block, Die, Flight, FlightKind, Motion, Roll, Shift, Walk
from gridlight.present.penalty_system import own_rolls
from gridlight.session.course import Record

Facts = Mapping[str, Any]

BY_DICE = frozenset(
    {
        *(pegs.FIRST_ROLL, pegs.ROLL, pegs.PITCH, pegs.THROW),
        *(
            told.RETURN,
            told.PUNT,
            told.FIELD_GOAL_GOOD,
            told.FIELD_GOAL_MISSED,
            told.TRY_GOOD,
            told.TRY_MISSED,
        ),
    }
)
"""Events that the dice brought about."""


@dataclass(frozen=True, slots=True)
class Shown:
    """One event of a step, if any, with the motions that show it."""

    motions: tuple[Motion, ...] = ()
    event: Event | None = None


def dice_of(rolls: Iterable[Fallen]) -> tuple[Die, ...]:
    """The dice that fell, as the tray shows them; a coin isn't among them."""
    found: list[Die] = []
    for roll in rolls:
        labels = _LABELS.get(_occasion(roll), ())
        label = labels[len(found)] if len(found) < len(labels) else ""
        if roll.label in ("S", "D", "T"):
            found.append(Die("sdt", roll.label, label))
        elif roll.label in ("white", "black"):
            found.append(Die("first", roll.label, label))
        elif roll.label.isdecimal():
            found.append(Die("number", roll.label, label))
    return tuple(found)


_LABELS = {
    "punt": (tr("tens"), tr("ones")),
    "field goal": (tr("kicker"), tr("opponent")),
    "try": (tr("kicker"), tr("opponent")),
}


def _occasion(roll: Fallen) -> str:
    """What a roll was for, whichever die it was: dice thrown at once have one occasion."""
    die, _, occasion = roll.purpose.partition(", ")
    return occasion or die


def throws_of(record: Record) -> list[tuple[Die, ...]]:
    """The dice of a step, those thrown at once together."""
    groups = (dice_of(group) for _, group in groupby(own_rolls(record.rolls), _occasion))
    return [dice for dice in groups if dice]


def shown(record: Record, before: PegskinState, half: int) -> tuple[Shown, ...]:
    """The step in order, on a board of so many rows; dice come before what they brought about."""
    waiting = [] if record.hand else throws_of(record)  # who rolled at the table has seen it
    found: list[Shown] = []
    teller = _Teller(record, before, half)
    for number, event in enumerate(record.events):
        if waiting and event.name in BY_DICE:
            found.append(Shown((Roll(waiting.pop(0), f"{record.n}.{number}"),)))
        found.append(Shown(teller.motions(event), event))
    found += [Shown((Roll(dice, f"{record.n}"),)) for dice in waiting]
    return tuple(found)


class _Teller:
    """Follows ball and pegs through a step."""

    def __init__(self, record: Record, before: PegskinState, half: int) -> None:
        self._blocks = {event["square"] for event in record.events if event.name == told.BLOCK}
        self._half = half
        self._ball = before.board.carrier
        self._pegs = {peg.at: peg.offense for peg in before.board.pegs}

    def motions(self, event: Event) -> tuple[Motion, ...]:
        maker = _MAKERS.get(event.name)
        return maker(self, event.as_mapping()) if maker is not None else ()

    def move(self, facts: Facts) -> tuple[Motion, ...]:
        start, end = hole_of(facts["start"]), hole_of(facts["end"])
        if end == self._ball:
            return (Walk((start, end), "tackle"),)
        offense = self._pegs.pop(start)
        if facts["end"] in self._blocks:
            self._pegs.pop(end)
            return (Block((start, end)),)
        self._pegs[end] = offense
        if start == self._ball:
            self._ball = end
        return (Walk((start, end)),)

    def hand_off(self, facts: Facts) -> tuple[Motion, ...]:
        return self._fly(facts["end"], "hand-off")

    def pitch(self, facts: Facts) -> tuple[Motion, ...]:
        return self._fly(facts["end"], "pitch") if facts["complete"] else ()

    def caught(self, facts: Facts) -> tuple[Motion, ...]:
        return self._fly(facts["end"], "pass")

    def intercepted(self, facts: Facts) -> tuple[Motion, ...]:
        return self._fly(facts["square"], "pitch" if facts["lateral"] else "pass")

    def out(self, facts: Facts) -> tuple[Motion, ...]:
        column, row = hole_of(facts["square"])
        beyond = (0 if column == 1 else column + 1, row)
        return (Walk(((column, row), beyond), "out"),)

    def board_end(self, facts: Facts) -> tuple[Motion, ...]:
        """All who stay in the run are carried back over the board (PS-3)."""
        ways = tuple(
            (at, (at[0], at[1] - self._half))
            for at, offense in self._pegs.items()
            if at == self._ball or (not offense and at[1] >= 0)
        )
        if self._ball is not None:
            self._ball = (self._ball[0], self._ball[1] - self._half)
        self._pegs = {end: self._pegs[start] for start, end in ways}
        return (Shift(ways),)

    def _fly(self, to: str, kind: FlightKind) -> tuple[Motion, ...]:
        start, self._ball = self._ball, hole_of(to)
        return () if start is None or start == self._ball else (Flight(start, self._ball, kind),)


_MAKERS: dict[str, Callable[[_Teller, Facts], tuple[Motion, ...]]] = {
    told.MOVE: _Teller.move,
    pegs.MOTION: _Teller.move,
    told.HANDOFF: _Teller.hand_off,
    pegs.PITCH: _Teller.pitch,
    told.PASS_COMPLETE: _Teller.caught,
    told.INTERCEPTION: _Teller.intercepted,
    told.OUT_OF_BOUNDS: _Teller.out,
    pegs.BOARD_END: _Teller.board_end,
}


def lying(records: Sequence[Record], state: PegskinState) -> tuple[tuple[Die, ...], int]:
    """The dice that lie in the tray after these steps, and the moves that they gave in all.

    A side picks its dice up when it is done; the black-and-white die lies as long as the play.
    """
    if not state.board.pegs:
        return (), 0
    dice, first = _own_dice(records), _first_die(records)
    moves = 0
    if state.moves_left is not None:
        given = (_given(record) for record in _of_the_turn(records))
        moves = next((number for number in given if number), 0)
        moves = max(moves, state.moves_left, MOTION_MOVES * (state.phase is Phase.MOTION_REACTION))
    return (*dice, *first), moves


def _of_the_turn(records: Sequence[Record]) -> Iterator[Record]:
    """The steps since a side was last done, the newest first."""
    for record in reversed(records):
        if record.verb in _ENDS_A_TURN:
            return
        yield record


def _own_dice(records: Sequence[Record]) -> tuple[Die, ...]:
    for record in _of_the_turn(records):
        if thrown := throws_of(record):
            return tuple(die for die in thrown[-1] if die.kind != "first")
    return ()


def _first_die(records: Sequence[Record]) -> tuple[Die, ...]:
    for record in reversed(records):
        if record.verb == "place":
            return ()
        for dice in throws_of(record):
            if dice[0].kind == "first":
                return dice
    return ()


def _given(record: Record) -> int:
    return next((int(event["moves"]) for event in record.events if event.name == pegs.ROLL), 0)


MOTION_MOVES = 3
_ENDS_A_TURN = frozenset({"done", "no-motion", "motion", "place"})


def ended(record: Record, before: PegskinState, after: PegskinState) -> bool:
    """Whether this step ended a play, so that the board is cleared after it."""
    return bool(before.board.pegs) and not after.board.pegs and record.n > 0
