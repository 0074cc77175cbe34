"""Passes: who may be thrown to, with which odds, and what the dice say (AP-21 to AP-32)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import product

from gridlight.football import field
from gridlight.games.all_pro import rows
from gridlight.games.all_pro.ground import Ground
from gridlight.games.all_pro.state import Kind, Man
from gridlight.kernel.grid import Square, between, distance, way

FACES = range(1, 7)


@dataclass(frozen=True, slots=True)
class Pass:
    """A pass that can be thrown now: from, to, and the defenders who may intercept it.

    `dangers` are defenders at an even distance in the line, nearest first (AP-26); on a
    long pass one two squares away is no danger, for two even dice add up to four at least.
    Nobody else in the line matters (AP-27).
    """

    passer: Square
    receiver: Square
    long: bool
    dangers: tuple[Square, ...] = ()

    @property
    def distance(self) -> int:
        """Spaces between the two men."""
        return distance(self.passer, self.receiver)

    @property
    def dice(self) -> int:
        """How many dice are rolled."""
        return 2 if self.long else 1

    def caught_by(self, shown: Sequence[int]) -> Square | None:
        """Where the ball is caught, by whomever, when the dice show this; None: incomplete."""
        if any(number % 2 for number in shown):  # AP-24, AP-25
            return None
        for danger in self.dangers:
            if distance(self.passer, danger) == sum(shown):  # AP-26
                return danger
        return self.receiver


@dataclass(frozen=True, slots=True)
class Odds:
    """A pass with its exact chances; `intercepted` is by square, nearest first."""

    thrown: Pass
    complete: Fraction
    incomplete: Fraction
    intercepted: tuple[tuple[Square, Fraction], ...]


def odds(thrown: Pass) -> Odds:
    """The exact chances of a pass."""
    rolls = list(product(FACES, repeat=thrown.dice))
    falls = Counter(thrown.caught_by(shown) for shown in rolls)
    chance = {square: Fraction(count, len(rolls)) for square, count in falls.items()}
    none = Fraction(0)
    return Odds(
        thrown,
        chance.get(thrown.receiver, none),
        chance.get(None, none),
        tuple((danger, chance[danger]) for danger in thrown.dangers),
    )


def fan(ground: Ground, *, lateral: bool = False) -> tuple[Odds, ...]:
    """The forward passes (or laterals) to men on legal spaces, each with its exact chances.

    Defenders are taken where they stand now; they have three moves before the throw.
    """
    passes = laterals(ground) if lateral else forward_passes(ground)
    return tuple(odds(each) for each in passes)


def forward_passes(ground: Ground, *, anyone: bool = False) -> list[Pass]:
    """The forward passes that the carrier could throw; with `anyone` to ineligible men too."""
    passer = ground.carrier
    if passer is None:
        return []
    return [
        _pass(ground, passer, man)
        for man in ground.of(passer.side)
        if (anyone or man.kind.eligible) and _in_reach_ahead(ground, passer, man)
    ]


def laterals(ground: Ground) -> list[Pass]:
    """The laterals that the carrier could throw, to any man never ahead of him (AP-32)."""
    passer = ground.carrier
    if passer is None:
        return []
    return [
        _pass(ground, passer, man)
        for man in ground.of(passer.side)
        if _ahead(passer, man) <= 0 and _even(passer, man, ground.rules.short_pass)
    ]


def downfield(ground: Ground) -> bool:
    """Whether a lineman or the center is more than one space past the line (AP-42)."""
    return any(
        rows.rows_past(ground.play.by, ground.play.line, man.at[1]) > 1
        for man in _everyone(ground)
        if man.side is ground.play.by and man.kind in (Kind.LINEMAN, Kind.CENTER)
    )


def _everyone(ground: Ground) -> Iterator[Man]:
    yield from ground.state.board.men
    for block in ground.state.board.blocks:
        yield block.top
        yield block.under


def _in_reach_ahead(ground: Ground, passer: Man, man: Man) -> bool:
    # AP-24, AP-25: straight or diagonally ahead
    return _ahead(passer, man) > 0 and _even(passer, man, ground.rules.long_pass)


def _ahead(passer: Man, man: Man) -> int:
    return (man.at[1] - passer.at[1]) * field.direction(passer.side)


def _even(passer: Man, man: Man, most: int) -> bool:
    spaces = distance(passer.at, man.at)
    return 0 < spaces <= most and spaces % 2 == 0 and way(passer.at, man.at) is not None


def _pass(ground: Ground, passer: Man, receiver: Man) -> Pass:
    long = distance(passer.at, receiver.at) > ground.rules.short_pass
    least = 4 if long else 2
    dangers = tuple(
        square
        for square in between(passer.at, receiver.at)
        if distance(passer.at, square) % 2 == 0
        and distance(passer.at, square) >= least
        and square in ground.men
        and ground.men[square].side is not passer.side
    )
    return Pass(passer.at, receiver.at, long, dangers)
