"""How the dice have fallen, beside how they should (FB-18)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from gridlight.kernel.dice import Roll, ScriptedDice, Throw
from gridlight.session.table import Table

_ON_A_SQUARE = re.compile(r"(.+) [a-z]\d+")


def face_counted(label: str) -> str:
    """The face under which a label counts: “fumble g7” is a fumble, wherever the ball fell."""
    found = _ON_A_SQUARE.fullmatch(label)
    return found[1] if found else label


@dataclass(slots=True)
class Tally:
    """All throws for one purpose: how often each face came up, and how often it should have.

    A face that the throw doesn't bear (a wheel of somebody's own) is counted in `others`.
    Faces that differ only in a square are one.
    """

    purpose: str
    fell: dict[str, int] = field(default_factory=dict)
    expected: dict[str, float] = field(default_factory=dict)
    others: int = 0

    def count(self, throw: Throw, label: str) -> None:
        """Add one throw."""
        faces = dict.fromkeys(face.label for face in throw.faces)
        if label not in faces:
            self.others += 1
            return
        for face in faces:
            counted = face_counted(face)
            self.fell.setdefault(counted, 0)
            self.expected[counted] = self.expected.get(counted, 0.0) + float(throw.chance(face))
        self.fell[face_counted(label)] += 1

    @property
    def throws(self) -> int:
        """How many throws were counted."""
        return sum(self.fell.values())


class _Watched(ScriptedDice):
    """Dice that fall as recorded and remember what was asked of them."""

    def __init__(self, labels: Iterable[str]) -> None:
        super().__init__(labels)
        self.throws: list[Throw] = []

    def roll(self, throw: Throw) -> str:
        self.throws.append(throw)
        return super().roll(throw)


def throws(table: Table, *, by_hand: bool = False) -> Iterator[tuple[Throw, Roll]]:
    """Every throw of a game with what came up; those rolled by hand only if asked for."""
    for record in table.history:
        if not record.rolls or (record.hand and not by_hand):
            continue
        dice = _Watched(roll.label for roll in record.rolls)
        if record.seat is None:
            table.game.start(dice)
        else:
            move = table.game.parse(table.words_of(record.n))
            table.game.apply(table.state_after(record.n - 1), {record.seat: move}, dice)
        yield from zip(dice.throws, record.rolls, strict=True)


def tally(tables: Iterable[Table], *, by_hand: bool = False) -> list[Tally]:
    """The throws of these games by purpose, in the order in which purposes first came up."""
    found: dict[str, Tally] = {}
    for table in tables:
        for throw, roll in throws(table, by_hand=by_hand):
            found.setdefault(throw.purpose, Tally(throw.purpose)).count(throw, roll.label)
    return list(found.values())
