"""A replay in words and places: where each step lies on the time line, and what is marked there."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from gridlight.football import events as told
from gridlight.kernel.game import Seat
from gridlight.kernel.language import tr
from gridlight.present.analysis_plays import Stretches
from gridlight.present.situation import Names, quarter
from gridlight.session.rerun import Kind, Mark, Rerun
from gridlight.session.table import Table


@dataclass(frozen=True, slots=True)
class Flag:
    """A mark on the time line: at `share` of its length, with a few letters and in words."""

    step: int
    share: float
    kind: Kind
    seat: Seat | None
    letters: str
    words: str


@dataclass(frozen=True, slots=True)
class Lead:
    """From `share` on home leads by so many points, by less than none where it is behind."""

    share: float
    points: int


@dataclass(frozen=True, slots=True)
class TimeLine:
    """Everything that is drawn of a whole game.

    `shares` says for every step where it lies, 0 to 1, each play as long as any other; `ticks`
    are the plays' ends, `quarters` the shares where quarters begin, with their names. A good
    try has no flag beside its touchdown's.
    """

    shares: tuple[float, ...]
    ticks: tuple[float, ...]
    quarters: tuple[tuple[float, str], ...]
    flags: tuple[Flag, ...]
    leads: tuple[Lead, ...]

    def step_at(self, share: float) -> int:
        """The step that lies nearest to a share of the line."""
        place = bisect_left(self.shares, share)
        near = [n for n in (place - 1, place) if 0 <= n < len(self.shares)]
        return min(near, key=lambda n: abs(self.shares[n] - share))


@dataclass(frozen=True, slots=True)
class Place:
    """Where a replay stands, in words: `head` and `small` on the lead, `said` is read aloud."""

    head: str
    small: str
    where: str
    said: str
    leader: Seat | None = None


def time_line(rerun: Rerun, names: Names) -> TimeLine:
    """The time line of a game."""
    shares = _shares(rerun)
    marks = rerun.marks
    return TimeLine(
        shares=shares,
        ticks=tuple(shares[end] for end in rerun.ends),
        quarters=tuple((shares[m.step], _quarter(m)) for m in marks if m.kind is Kind.QUARTER),
        flags=tuple(_flag(m, shares, names) for m in marks if m.what in _LETTERS),
        leads=_leads(rerun, shares),
    )


def _shares(rerun: Rerun) -> tuple[float, ...]:
    """The start is at 0; a play's steps share its piece of the line evenly."""
    found = [0.0]
    whole = max(1, len(rerun.plays))
    for place, play in enumerate(rerun.plays):
        count = len(play.steps)
        found += [(place + (i + 1) / count) / whole for i in range(count)]
    return tuple(found)


def _leads(rerun: Rerun, shares: Sequence[float]) -> tuple[Lead, ...]:
    found = [Lead(0.0, _lead(rerun, 0))]
    for before, record in pairwise(rerun.history):
        if before.described["score"] != record.described["score"]:
            found.append(Lead(shares[record.n], _lead(rerun, record.n)))
    return tuple(found)


def _lead(rerun: Rerun, n: int) -> int:
    home, visitors = rerun.history[n].described["score"]
    return int(home - visitors)


def _quarter(mark: Mark) -> str:
    return quarter(int(mark.what)).upper()


_LETTERS = {
    told.TOUCHDOWN: tr("TD", "on the time line"),
    told.FIELD_GOAL_GOOD: tr("FG", "on the time line"),
    told.SAFETY: tr("S", "on the time line"),
    told.INTERCEPTION: tr("I", "on the time line"),
    told.RECOVERY: tr("F", "on the time line"),
    told.TURNOVER_ON_DOWNS: tr("D", "on the time line"),
}
_WORDS = {
    told.TOUCHDOWN: tr("touchdown"),
    told.FIELD_GOAL_GOOD: tr("field goal"),
    told.SAFETY: tr("safety"),
    told.TRY_GOOD: tr("good try"),
    told.INTERCEPTION: tr("interception"),
    told.RECOVERY: tr("fumble recovered"),
    told.TURNOVER_ON_DOWNS: tr("ball on downs"),
}


def _flag(mark: Mark, shares: Sequence[float], names: Names) -> Flag:
    assert mark.seat is not None
    words = f"{names.of(mark.seat)}: {_WORDS[mark.what]}"
    letters = _LETTERS[mark.what]
    return Flag(mark.step, shares[mark.step], mark.kind, mark.seat, letters, words)


def mark_words(mark: Mark, names: Names) -> str:
    """A mark as it is told when one goes to it."""
    if mark.seat is None:
        return tr("The {quarter} begins.", quarter=quarter(int(mark.what)))
    return f"{names.of(mark.seat)}: {_WORDS[mark.what]}."


def title_from(table: Table, n: int) -> str:
    """The title of a game that goes on from step `n` of another."""
    now = table.history[n].described
    period = quarter(now.get("quarter", 1))
    if not n:
        return tr("{title}, once more", title=table.title)
    return tr("{title}, from the {quarter}", title=table.title, quarter=period)


def place_of(rerun: Rerun, n: int, names: Names, stretches: Stretches | None = None) -> Place:
    """Where a replay stands after step `n`; its `stretches` where they are known already."""
    home, visitors = rerun.history[n].described["score"]
    score = f"{names.home} {home}, {names.visitors} {visitors}"
    where = _where(rerun, n, stretches or Stretches(rerun))
    said = f"{where}. {score}."
    if home == visitors:
        return Place(tr("TIED"), f"{home} – {visitors}", where, said)
    leader = Seat.HOME if home > visitors else Seat.VISITORS
    small = f"{names.of(leader)}, {max(home, visitors)} – {min(home, visitors)}"
    return Place(f"+{abs(home - visitors)}", small, where, said, leader)


def _where(rerun: Rerun, n: int, stretches: Stretches) -> str:
    if n == 0 or not stretches.all:
        return tr("Start of the game")
    stretch = stretches.at(n)
    count = stretch.end - stretch.start
    if count < 2:
        return stretch.where
    return tr(
        "{where}, move {move} of {count}",
        where=stretch.where,
        move=n - stretch.start,
        count=count,
    )
