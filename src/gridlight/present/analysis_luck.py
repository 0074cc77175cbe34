"""The luck ledger of an analyzed game: how all adds up, and what each roll brought to whom."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from gridlight.kernel.game import Seat
from gridlight.kernel.language import tr, trn
from gridlight.present.analysis_lines import (
    LEAST,
    Line,
    gained,
    gainer,
    in_unit,
    margin,
    number,
    percent,
    signed_percent,
)
from gridlight.present.analysis_plays import ENDED, ended_by_word
from gridlight.present.analysis_snaps import has_snaps
from gridlight.present.situation import Names, capital
from gridlight.present.throws import face_words, throw_words
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
        lines = [Line("head", tr("The rolls of each team")), *(self._total(seat) for seat in Seat)]
        lines += [Line("head", tr("How it adds up")), *self._account()]
        lines.append(Line("head", tr("Roll by roll")))
        lines += [self._roll(each) for each in luck]
        if not luck:
            lines.append(Line("text", tr("No roll has been weighed yet.")))
        return tuple(lines)

    def _total(self, seat: Seat) -> Line:
        sign = 1 if seat is Seat.HOME else -1
        gains = [sign * each.points for each in self._analysis.luck]
        good, bad = (sum(gain for gain in gains if gain * way > 0) for way in (1, -1))
        words = tr(
            "good rolls {good}, bad rolls {bad}",
            good=number(good),
            bad=in_unit(number(bad), self._unit),
        )
        name = self._names.of(seat)
        chance = sign * sum(each.gain for each in self._analysis.luck)
        value = f"{name} {in_unit(number(good + bad), self._unit)}"
        return Line(
            "row",
            words,
            name,
            value,
            seat,
            more=tr("{share} to win", share=signed_percent(chance)),
        )

    # the account

    def _account(self) -> list[Line]:
        analysis = self._analysis
        points, chances = analysis.points, analysis.chances
        parts = [
            self._part(tr("Luck"), _rolls(len(analysis.luck)), _lucky(analysis.luck)),
            *self._decisions([each for each in self._on_the_field if not each.rolls]),
        ]
        if analysis.unweighed:
            words = trn(
                "{n} roll with too many outcomes, and what led to them",
                "{n} rolls with too many outcomes, and what led to them",
                analysis.unweighed,
            )
            rest = _moved(each for each in analysis.decided if each.rolls)
            parts.append(self._part(tr("Not weighed"), words, rest))
        if ended_by_word(self._rerun):
            parts.append(self._end())
        return [
            self._stand(tr("At the start"), points[0], chances[0]),
            *parts,
            self._stand(tr("After the last step"), points[-1], chances[-1]),
        ]

    @property
    def _on_the_field(self) -> list[Decided]:
        history = self._rerun.history
        return [each for each in self._analysis.decided if history[each.step].words not in ENDED]

    def _end(self) -> Line:
        """What a resignation or an agreed draw changed."""
        last = self._rerun.history[-1]
        words = tr("a draw was agreed on")
        if last.seat is not None and last.words == "resign":
            words = tr("{team} resigned", team=self._names.of(last.seat))
        moved = _moved(each for each in self._analysis.decided if each.step == last.n)
        return self._part(tr("Ended early"), words, moved)

    def _decisions(self, decided: list[Decided]) -> list[Line]:
        """By team where each decision stands alone; on boards the moves answer one another."""
        if not has_snaps(self._rerun):
            return [
                self._part(tr("Decisions"), tr("moves and choices of both teams"), _moved(decided))
            ]
        by = [(self._by(each), each) for each in decided]
        parts = [
            self._part(
                tr("Choices"),
                tr("of {team}, cards apart", team=self._names.of(seat)),
                _moved(each for who, each in by if who is seat),
            )
            for seat in Seat
        ]
        shown = [each for who, each in by if who is None]
        words = trn("{n} snap", "{n} snaps", len(shown))
        return [*parts, self._part(tr("Cards against cards"), words, _moved(shown))]

    def _by(self, each: Decided) -> Seat | None:
        """Who decided it; nobody alone where sealed cards met."""
        record = self._rerun.history[each.step]
        return None if record.words == "reveal" else record.seat

    def _stand(self, note: str, points: float, chance: float) -> Line:
        names = self._names
        ahead = tr("Expected at the end: {ahead}", ahead=margin(points, names, self._unit))
        home = tr("{team} {share} to win", team=names.home, share=percent(chance))
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
            tr("{share} to win", share=signed_percent(chance)),
        )

    # rolls

    def _roll(self, each: Luck) -> Line:
        expected, came = (margin(points, self._names) for points in (each.expected, each.came))
        line = Line(
            "row",
            f"{capital(throw_words(each.purpose))}: {face_words(each.fell)}",
            self._where(each.step),
            step=each.step,
            small=tr("Expected {expected}, came {came}", expected=expected, came=came),
        )
        return self._gained(line, (each.points, each.gain))


def _lucky(luck: tuple[Luck, ...]) -> Change:
    return sum(each.points for each in luck), sum(each.gain for each in luck)


def _moved(decided: Iterable[Decided]) -> Change:
    kept = tuple(decided)
    return sum(each.points for each in kept), sum(each.gain for each in kept)


def _rolls(count: int) -> str:
    return trn("{n} roll", "{n} rolls", count)
