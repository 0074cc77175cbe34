"""The analysis of a replay in words and places: curve, evaluation bar, turns, luck, best snaps."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

from gridlight.kernel.game import Seat
from gridlight.present.analysis_snaps import snap_lines
from gridlight.present.situation import MINUS, Names, capital, quarter
from gridlight.present.telling import telling_of
from gridlight.session.referee_mode.entry import told_on_own_boards
from gridlight.session.rerun import Rerun

if TYPE_CHECKING:
    from gridlight.cards.model import Deck
    from gridlight.coaches.analysis.course import Luck
    from gridlight.coaches.analysis.whole import Analysis, Played

TURNS = 3
LEAST_TURN = 0.005
LEAST_LUCK = 0.0005
"""Rolls that changed less are told together."""

MOST_POINTS = 900
"""A game with more steps is drawn by its plays."""


@dataclass(frozen=True, slots=True)
class Reading:
    """The chances after a step: home's share from 0 to 1, both in words, and read aloud."""

    share: float
    home: str
    visitors: str
    said: str


@dataclass(frozen=True, slots=True)
class Turn:
    """One of the plays that changed most; `rank` 1 is the greatest, `step` the play's last.

    `seat` gained `amount`; `share` is its place on the time line, `chance` home's after it.
    """

    rank: int
    step: int
    share: float
    chance: float
    seat: Seat
    amount: str
    where: str
    sentence: str

    @property
    def words(self) -> str:
        """All of it in one line."""
        return f"{self.rank}. {self.where}: {self.amount}. {self.sentence}"


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a sheet: `kind` is `head`, `text` or `row`, `value` stands at its right.

    One with a `step` leads there; `seat` colors its bar and is named in `value` as well.
    """

    kind: str
    words: str
    note: str = ""
    value: str = ""
    seat: Seat | None = None
    step: int | None = None


def played_of(rerun: Rerun) -> Played:
    """The game of a replay as the analysis takes it."""
    from gridlight.coaches.analysis.course import Taken
    from gridlight.coaches.analysis.whole import Played

    table = rerun.whole
    steps = tuple(
        Taken(
            table.state_after(record.n),
            record.seat,
            table.words_of(record.n),
            tuple((roll.purpose, roll.label) for roll in record.rolls),
        )
        for record in rerun.history
    )
    header = table.header
    return Played(header.game, header.settings, header.tables, table.game, steps)


class Outlook:
    """What is shown of an analysis. `shares` are the steps' places on the time line."""

    def __init__(
        self, rerun: Rerun, analysis: Analysis, names: Names, shares: Sequence[float]
    ) -> None:
        self._rerun, self._analysis, self.names = rerun, analysis, names
        self._shares = shares
        chances = analysis.chances
        places: Sequence[int] = range(len(chances))
        if len(chances) > MOST_POINTS:
            places = (0, *rerun.ends)
        self.curve = tuple((shares[n], chances[n]) for n in places)
        """Shares of the time line with home's chance there."""
        self.turns = self._turns()

    def reading(self, n: int) -> Reading:
        """The chances after step `n`."""
        share = self._analysis.chances[n]
        whole = _whole(share)
        home, visitors = f"{self.names.home} {whole} %", f"{self.names.visitors} {100 - whole} %"
        return Reading(share, home, visitors, f"Chance to win: {home}, {visitors}.")

    def next_turn(self, n: int, by: int) -> Turn | None:
        """The turn after step `n`, or the one before it; None if there is none."""
        ahead = [turn for turn in self.turns if (turn.step - n) * by > 0]
        return min(ahead, key=lambda turn: abs(turn.step - n), default=None)

    # where it turned

    def _turns(self) -> tuple[Turn, ...]:
        chances, ends = self._analysis.chances, self._rerun.ends
        starts = (0, *ends)
        swings = [
            (chances[end] - chances[start], end) for start, end in zip(starts, ends, strict=False)
        ]
        great = sorted(swings, key=lambda swing: -abs(swing[0]))[:TURNS]
        return tuple(
            self._turn(rank, swing, end)
            for rank, (swing, end) in enumerate(great, 1)
            if abs(swing) >= LEAST_TURN
        )

    def _turn(self, rank: int, swing: float, end: int) -> Turn:
        seat = Seat.HOME if swing > 0 else Seat.VISITORS
        return Turn(
            rank,
            end,
            self._shares[end],
            self._analysis.chances[end],
            seat,
            f"{self.names.of(seat)} +{100 * abs(swing):.1f} %",
            self._where(end),
            self._sentence(end),
        )

    @cached_property
    def _rows(self) -> Mapping[int, str]:
        table = self._rerun.whole
        rows = telling_of(table.header.game).plays(table, self.names)
        return {row.step: row.sentence or f"{row.call} {row.result}".strip() for row in rows}

    def _sentence(self, step: int) -> str:
        later = [n for n in self._rows if n >= step]
        return self._rows[min(later)] if later else ""

    def _where(self, step: int) -> str:
        place = self._rerun.play_at(step)
        before: Mapping[str, Any] = self._rerun.plays[place].before
        return f"{capital(quarter(before.get('quarter', 1)))}, play {place + 1}"

    def turn_lines(self) -> tuple[Line, ...]:
        """The sheet of the plays at which the game turned."""
        if not self.turns:
            return (Line("text", "No play has changed the chances by half a percent yet."),)
        return tuple(
            Line("row", turn.sentence, f"{turn.rank}. {turn.where}", turn.amount, turn.seat,
                 turn.step)
            for turn in self.turns
        )  # fmt: skip

    # luck

    def luck_lines(self) -> tuple[Line, ...]:
        """The ledger: sums for each team first, then every roll that changed something."""
        luck = self._analysis.luck
        great = [each for each in luck if abs(each.gain) >= LEAST_LUCK]
        lines = [Line("head", "Sums"), *(self._sum(seat) for seat in Seat), *self._balance()]
        lines.append(Line("head", "Roll by roll"))
        lines += [self._roll(each) for each in great]
        small = len(luck) - len(great)
        if small:
            rest = sum(each.gain for each in luck if abs(each.gain) < LEAST_LUCK)
            words = f"{_rolls(small)} that changed less than {100 * LEAST_LUCK:.2f} % each"
            lines.append(self._gained(Line("row", words), rest))
        if self._analysis.unweighed:
            words = f"{_rolls(self._analysis.unweighed)} could not be weighed."
            lines.append(Line("text", words))
        if not luck:
            lines.append(Line("text", "No roll has been weighed yet."))
        return tuple(lines)

    def _sum(self, seat: Seat) -> Line:
        sign = 1 if seat is Seat.HOME else -1
        gains = [sign * each.gain for each in self._analysis.luck]
        good, bad = (sum(g for g in gains if g * way > 0) for way in (1, -1))
        words = f"good rolls {_signed(good)}, bad rolls {_signed(bad)}"
        name = self.names.of(seat)
        return Line("row", words, name, f"{name} {_signed(good + bad)}", seat)

    def _balance(self) -> tuple[Line, ...]:
        chances = self._analysis.chances
        start, end = chances[0], chances[-1]
        luck = sum(each.gain for each in self._analysis.luck)
        return (
            Line(
                "text",
                f"{self.names.home} began at {100 * start:.1f} %. Rolls brought {_signed(luck)},"
                f" all that was decided {_signed(end - start - luck)}:"
                f" {100 * end:.1f} % at the last step.",
            ),
        )

    def _roll(self, each: Luck) -> Line:
        line = Line("row", f"{capital(each.purpose)}: {each.fell}", self._where(each.step))
        return self._gained(line, each.gain, each.step)

    def _gained(self, line: Line, gain: float, step: int | None = None) -> Line:
        seat = Seat.HOME if gain > 0 else Seat.VISITORS
        value = f"{self.names.of(seat)} {_signed(abs(gain))}"
        return Line(line.kind, line.words, line.note, value, seat, step)

    # the snap shown

    def snap_lines(self, n: int) -> tuple[Line, ...]:
        """What would have been best in the last snap that step `n` has shown."""
        snaps = self._analysis.snaps
        place = bisect_right([snap.step for snap in snaps], n)
        if not self.has_snaps:
            return ()
        if not place:
            return (Line("text", "No snap has been shown yet. Go on to the first reveal."),)
        snap = snaps[place - 1]
        table = self._rerun.whole
        side = Seat(table.history[snap.step - 1].described["possession"])
        lines = snap_lines(snap, side, self.names, self._deck)
        head = Line("head", self._where(snap.step), step=snap.step)
        return (head, *(Line(*line) for line in lines))

    @property
    def has_snaps(self) -> bool:
        """Whether the game has snaps that are looked at one by one."""
        return has_snaps(self._rerun)

    @cached_property
    def _deck(self) -> Deck | None:
        from gridlight.cards.decks import load_record

        return load_record(self._rerun.whole.header.tables.get("deck"), "deck")


def has_snaps(rerun: Rerun) -> bool:
    """Whether the cards of a game lie in the program's own light box."""
    header = rerun.whole.header
    return header.game == "foto-electric" and not told_on_own_boards(header.settings)


def _whole(share: float) -> int:
    """A share in whole percents; 0 and 100 are kept for what is decided."""
    if share in (0.0, 1.0):
        return round(100 * share)
    return min(99, max(1, round(100 * share)))


def _signed(share: float) -> str:
    text = f"{100 * abs(share):.1f} %"
    return f"{MINUS}{text}" if share < 0 and text != "0.0 %" else f"+{text}"


def _rolls(count: int) -> str:
    return "1 roll" if count == 1 else f"{count} rolls"
