"""The luck ledger of an analyzed game: how all adds up, and what each roll brought to whom."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from gridlight.kernel.game import Seat
from gridlight.present.analysis_lines import (
    LEAST,
    Line,
    gained,
    gainer,
    margin,
    number,
    percent,
    signed_percent,
)
from gridlight.present.analysis_plays import ENDED, ended_by_word
from gridlight.present.analysis_snaps import has_snaps
from gridlight.present.situation import Names, capital
from gridlight.session.rerun import Rerun

if TYPE_CHECKING:
    from gridlight.coaches.analysis.course import Decided, Luck
    from gridlight.coaches.analysis.whole import Analysis

Change = tuple[float, float]
"""Home's gain in points and of the chance to win."""


class Ledger:
    """The lines of the ledger; points are those that a side is to be ahead by at the end."""

    def __init__(
        self, rerun: Rerun, analysis: Analysis, names: Names, where: Callable[[int], str]
    ) -> None:
        self._rerun, self._analysis = rerun, analysis
        self._names, self._where = names, where
        self._unit = analysis.unit

    def lines(self) -> tuple[Line, ...]:
        """Totals for each team, the account of the whole change, and every roll."""
        luck = self._analysis.luck
        lines = [Line("head", "The rolls of each team"), *(self._total(seat) for seat in Seat)]
        lines += [Line("head", "How it adds up"), *self._account()]
        lines.append(Line("head", "Roll by roll"))
        lines += [self._roll(each) for each in luck]
        if not luck:
            lines.append(Line("text", "No roll has been weighed yet."))
        return tuple(lines)

    def _total(self, seat: Seat) -> Line:
        sign = 1 if seat is Seat.HOME else -1
        gains = [sign * each.points for each in self._analysis.luck]
        good, bad = (sum(gain for gain in gains if gain * way > 0) for way in (1, -1))
        words = f"good rolls {number(good)}, bad rolls {number(bad)} {self._unit}"
        name = self._names.of(seat)
        chance = sign * sum(each.gain for each in self._analysis.luck)
        value = f"{name} {number(good + bad)} {self._unit}"
        return Line("row", words, name, value, seat, more=f"{signed_percent(chance)} to win")

    # the account

    def _account(self) -> list[Line]:
        analysis = self._analysis
        points, chances = analysis.points, analysis.chances
        parts = [
            self._part("Luck", _rolls(len(analysis.luck)), _lucky(analysis.luck)),
            *self._decisions([each for each in self._on_the_field if not each.rolls]),
        ]
        if analysis.unweighed:
            words = f"{_rolls(analysis.unweighed)} with too many outcomes, and what led to them"
            rest = _moved(each for each in analysis.decided if each.rolls)
            parts.append(self._part("Not weighed", words, rest))
        if ended_by_word(self._rerun):
            parts.append(self._end())
        return [
            self._stand("At the start", points[0], chances[0]),
            *parts,
            self._stand("After the last step", points[-1], chances[-1]),
        ]

    @property
    def _on_the_field(self) -> list[Decided]:
        history = self._rerun.history
        return [each for each in self._analysis.decided if history[each.step].words not in ENDED]

    def _end(self) -> Line:
        """What a resignation or an agreed draw changed."""
        last = self._rerun.history[-1]
        words = "a draw was agreed on"
        if last.seat is not None and last.words == "resign":
            words = f"{self._names.of(last.seat)} resigned"
        moved = _moved(each for each in self._analysis.decided if each.step == last.n)
        return self._part("Ended early", words, moved)

    def _decisions(self, decided: list[Decided]) -> list[Line]:
        """By team where each decision stands alone; on boards the moves answer one another."""
        if not has_snaps(self._rerun):
            return [self._part("Decisions", "moves and choices of both teams", _moved(decided))]
        by = [(self._by(each), each) for each in decided]
        parts = [
            self._part(
                "Choices",
                f"of {self._names.of(seat)}, cards apart",
                _moved(each for who, each in by if who is seat),
            )
            for seat in Seat
        ]
        shown = [each for who, each in by if who is None]
        words = "1 snap" if len(shown) == 1 else f"{len(shown)} snaps"
        return [*parts, self._part("Cards against cards", words, _moved(shown))]

    def _by(self, each: Decided) -> Seat | None:
        """Who decided it; nobody alone where sealed cards met."""
        record = self._rerun.history[each.step]
        return None if record.words == "reveal" else record.seat

    def _stand(self, note: str, points: float, chance: float) -> Line:
        names = self._names
        ahead = f"Expected at the end: {margin(points, names, self._unit)}"
        home = f"{names.home} {percent(chance)} to win"
        return Line("row", ahead, note, home)

    def _part(self, note: str, words: str, change: Change) -> Line:
        return self._gained(Line("row", words, note), change)

    def _gained(self, line: Line, change: Change) -> Line:
        points, gain = change
        seat = gainer(points)
        chance = gain if seat is Seat.HOME else -gain
        even = abs(points) < LEAST
        return Line(
            line.kind,
            line.words,
            line.note,
            gained(points, self._names, self._unit),
            None if even else seat,
            line.step,
            line.small,
            f"{signed_percent(chance)} to win",
        )

    # rolls

    def _roll(self, each: Luck) -> Line:
        expected, came = (margin(points, self._names) for points in (each.expected, each.came))
        line = Line(
            "row",
            f"{capital(each.purpose)}: {each.fell}",
            self._where(each.step),
            step=each.step,
            small=f"Expected {expected}, came {came}",
        )
        return self._gained(line, (each.points, each.gain))


def _lucky(luck: tuple[Luck, ...]) -> Change:
    return sum(each.points for each in luck), sum(each.gain for each in luck)


def _moved(decided: Iterable[Decided]) -> Change:
    kept = tuple(decided)
    return sum(each.points for each in kept), sum(each.gain for each in kept)


def _rolls(count: int) -> str:
    return "1 roll" if count == 1 else f"{count} rolls"
