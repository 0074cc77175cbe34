"""How the levels of Pegskin's coaches differ: in depth, error and habits."""

from __future__ import annotations

from dataclasses import dataclass

from gridlight.coaches.pegskin.turns import Breadth


@dataclass(frozen=True, slots=True)
class Temper:
    """A level: how wide it searches a turn, how wide it looks at rolls to come (`glance`), how
    many ends of a turn it answers for the other side (`answered`), by how much its judgment errs
    (`error`, in worths of ten yards), how often it lines up without looking (`careless`), and
    whether it sends men in motion.
    """

    level: str
    breadth: Breadth
    glance: Breadth | None = None
    answered: int = 0
    error: float = 0.0
    careless: float = 0.0
    motion: bool = False


TEMPERS = {
    temper.level: temper
    for temper in (
        Temper("rookie", Breadth(1, 4, 3), error=0.15, careless=1.0),
        Temper("pro", Breadth(2, 4, 4), Breadth(1, 3, 4), error=0.04, careless=0.5),
        Temper("master", Breadth(6, 6, 7), Breadth(1, 3, 4), answered=3, motion=True),
    )
}
