"""Checking a saved game: sums, seals, every result, and the dice against the seed."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from gridlight.kernel.errors import JournalDiverged
from gridlight.kernel.game import Seat
from gridlight.kernel.language import tr
from gridlight.session.games import GAMES
from gridlight.session.journal_reading import read_journal
from gridlight.session.registry import Registry
from gridlight.session.seals import Pick
from gridlight.session.seeds import dice_of
from gridlight.session.table import Table

_REMEDY = tr("Nothing can be done; such dice are marked as rolled by hand in an honest game.")


@dataclass(frozen=True, slots=True)
class ShownPick:
    """A sealed pick that was shown: `hash` is SHA-256 of the salt, a zero byte and the words."""

    step: int
    seat: Seat
    words: str
    salt: str
    hash: str

    @property
    def matches(self) -> bool:
        """Whether salt and words make the hash that stood before."""
        return Pick(self.words, self.salt).hash == self.hash


@dataclass(frozen=True, slots=True)
class Verified:
    """What a saved game was found to be: whole, and played as it says.

    `steps` counts the steps that stand, `rolls` the results drawn from the seed, `by_hand`
    those rolled at the table, `seals` the sealed picks whose hash held, `picks` those that were
    shown. `same_rules` is false where the rules have changed since, though every result still
    holds; `torn` says that the end of a last line was lost.
    """

    steps: int
    rolls: int
    by_hand: int
    seals: int
    same_rules: bool
    torn: bool
    picks: tuple[ShownPick, ...] = ()


def verify(path: Path, registry: Registry = GAMES) -> Verified:
    """Replay a saved game in full; `JournalError` says where it breaks."""
    torn = read_journal(path).torn
    table = Table.open(path, registry, only_read=True)
    entry = registry.get(table.header.game)
    ruleset = entry.ruleset(table.header.settings, table.header.tables)
    rolls = by_hand = 0
    for record in table.history:
        if record.hand:
            by_hand += len(record.rolls)
        elif record.rolls:
            rolls += len(record.rolls)
            _check_dice(table, record.n)
    return Verified(
        steps=table.step,
        rolls=rolls,
        by_hand=by_hand,
        seals=sum(1 for record in table.history if record.seal),
        same_rules=ruleset == table.header.ruleset,
        torn=torn,
        picks=tuple(
            ShownPick(n, record.seat, record.words, table.salt_of(n), record.seal)
            for n, record in enumerate(table.history)
            if record.seal and record.words is not None and record.seat is not None
        ),
    )


def _check_dice(table: Table, n: int) -> None:
    record = table.history[n]
    dice = dice_of(table.header.seed, n)
    if record.seat is None:
        table.game.start(dice)
    else:
        move = table.game.parse(record.words or "")
        table.game.apply(table.state_after(n - 1), {record.seat: move}, dice)
    if tuple(dice.drawn) != record.rolls:
        problem = tr("the dice aren't those that the seed gives")
        raise JournalDiverged(str(table.path), n, problem, _REMEDY)
