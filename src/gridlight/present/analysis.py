"""The analysis of a replay in words and places: curve, evaluation bar, turns, luck, best snaps."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING

from gridlight.kernel.game import Seat
from gridlight.kernel.language import tr
from gridlight.present.analysis_lines import Line, gained, margin, percent
from gridlight.present.analysis_luck import Ledger
from gridlight.present.analysis_plays import Stretch, Stretches, ended_by_word
from gridlight.present.analysis_snaps import given_away, has_snaps, snap_lines
from gridlight.present.situation import Names
from gridlight.present.telling import telling_of
from gridlight.session.rerun import Rerun

if TYPE_CHECKING:
    from gridlight.cards.model import Deck
    from gridlight.coaches.analysis.snaps import Advice
    from gridlight.coaches.analysis.whole import Analysis, Played

TURNS = 3
LEAST_TURN = 0.005
MOST_POINTS = 900
"""A game with more steps is drawn by its plays."""


@dataclass(frozen=True, slots=True)
class Reading:
    """The chances after a step: home's share from 0 to 1, both in words, and read aloud.

    `ahead` says who is to be ahead at last, and by how much.
    """

    share: float
    home: str
    visitors: str
    ahead: str
    said: str


@dataclass(frozen=True, slots=True)
class Turn:
    """One of the plays that changed most; `rank` 1 is the greatest, `step` the play's last.

    `seat` gained `amount` of the chance to win; `points` says who gained what in points.
    `share` is its place on the time line, `chance` home's after it.
    """

    rank: int
    step: int
    share: float
    chance: float
    seat: Seat
    amount: str
    points: str
    where: str
    sentence: str

    @property
    def ranked(self) -> str:
        """Where it was, with its rank before it."""
        return tr("{rank}. {where}", rank=self.rank, where=self.where)

    @property
    def words(self) -> str:
        """All of it in one line."""
        return f"{self.ranked}: {self.amount}, {self.points}. {self.sentence}"


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
        self._stretches = Stretches(rerun)
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
        home = tr("{team} {share} %", team=self.names.home, share=whole)
        visitors = tr("{team} {share} %", team=self.names.visitors, share=100 - whole)
        points = self._analysis.points[n]
        ahead = margin(points, self.names)
        at_last = margin(points, self.names, self._analysis.unit)
        said = tr(
            "Chance to win: {home}, {visitors}. Expected at the end: {at_last}.",
            home=home,
            visitors=visitors,
            at_last=at_last,
        )
        return Reading(share, home, visitors, ahead, said)

    def next_turn(self, n: int, by: int) -> Turn | None:
        """The turn after step `n`, or the one before it; None if there is none."""
        ahead = [turn for turn in self.turns if (turn.step - n) * by > 0]
        return min(ahead, key=lambda turn: abs(turn.step - n), default=None)

    # where it turned

    def _turns(self) -> tuple[Turn, ...]:
        chances = self._analysis.chances
        last = self._rerun.last - ended_by_word(self._rerun)
        played = [replace(each, end=min(each.end, last)) for each in self._stretches.all]
        swings = [(chances[each.end] - chances[each.start], each) for each in played]
        great = sorted(swings, key=lambda swing: -abs(swing[0]))[:TURNS]
        return tuple(
            self._turn(rank, swing, stretch)
            for rank, (swing, stretch) in enumerate(great, 1)
            if abs(swing) >= LEAST_TURN
        )

    def _turn(self, rank: int, swing: float, stretch: Stretch) -> Turn:
        end, points = stretch.end, self._analysis.points
        seat = Seat.HOME if swing > 0 else Seat.VISITORS
        return Turn(
            rank,
            end,
            self._shares[end],
            self._analysis.chances[end],
            seat,
            f"{self.names.of(seat)} +{percent(abs(swing))}",
            gained(points[end] - points[stretch.start], self.names, self._analysis.unit),
            stretch.where,
            self._sentence(stretch),
        )

    @cached_property
    def _rows(self) -> tuple[tuple[int, str], ...]:
        table = self._rerun.whole
        rows = telling_of(table.header.game).plays(table, self.names)
        return tuple((row.step, row.sentence or f"{row.call} {row.result}".strip()) for row in rows)

    def _sentence(self, stretch: Stretch) -> str:
        told = [words for step, words in self._rows if stretch.start < step <= stretch.end]
        return " ".join(told)

    def _where(self, step: int) -> str:
        return self._stretches.at(step).where

    def turn_lines(self) -> tuple[Line, ...]:
        """The sheet of the plays at which the game turned."""
        if not self.turns:
            return (Line("text", tr("No play has changed the chances by half a percent yet.")),)
        return tuple(
            Line(
                "row",
                turn.sentence or turn.where,
                turn.ranked,
                turn.amount,
                turn.seat,
                turn.step,
                more=turn.points,
            )
            for turn in self.turns
        )

    # luck

    def luck_lines(self) -> tuple[Line, ...]:
        """The ledger: how it all adds up first, then every roll."""
        return Ledger(self._rerun, self._analysis, self.names, self._where).lines()

    # the snap shown

    def snap_lines(self, n: int) -> tuple[Line, ...]:
        """What would have been best in the last snap that step `n` has shown."""
        snaps = self._analysis.snaps
        place = bisect_right([snap.step for snap in snaps], n)
        if not self.has_snaps:
            return ()
        every = given_away([(each, self._offense(each)) for each in snaps], self.names, self._where)
        if not place:
            unseen = tr("No snap has been shown yet. Go on to the first reveal.")
            return (Line("text", unseen), *every)
        snap = snaps[place - 1]
        lines = snap_lines(snap, self._offense(snap), self.names, self._deck)
        return (Line("head", self._where(snap.step)), *lines, *every)

    def _offense(self, snap: Advice) -> Seat:
        return Seat(self._rerun.history[snap.step - 1].described["possession"])

    @property
    def has_snaps(self) -> bool:
        """Whether the game has snaps that are looked at one by one."""
        return has_snaps(self._rerun)

    @cached_property
    def _deck(self) -> Deck | None:
        from gridlight.cards.decks import load_record

        return load_record(self._rerun.whole.header.tables.get("deck"), "deck")


def _whole(share: float) -> int:
    """A share in whole percents; 0 and 100 are kept for what is decided."""
    if share in (0.0, 1.0):
        return round(100 * share)
    return min(99, max(1, round(100 * share)))
