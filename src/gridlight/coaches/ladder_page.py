"""The page about the levels: a round robin for each game, what was measured and what wasn't."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import combinations

from gridlight.coaches.ladder import LONGEST, Clocked, Meeting, below_of

HEAD = """# The levels, measured

Written by `gridlight ladder --page`; the same numbers stand in `coaches/ladder_table.py` and on the
labels of the levels. `gridlight ladder GAME` measures them again.

Every pair plays in twos: two games on the same dice, each level at home once. A row's level won so
many of 100 decided games against a column's; in brackets where the true share lies 95 times in 100
(Wilson's interval), below it games won, lost and tied. A pair stops early when it is clear on which
side of its goal the share lies; it is looked at after every 40 games, so that its interval is then
a little too narrow. Goals: a rookie wins 80 of 100 decided games against random moves, each other
level 65 against the one below; Foto-Electric’s equilibrium, which plays for points alone and can't
be outguessed, stands beside the levels and should hold its own against a master.
"""

CLOCK_HEAD = """## How long they think

Of each level's decisions: the median, what 99 of 100 stay under, and the longest; first by the
clock on the wall, then in time of the thinking thread alone, for which other programs on the
machine don't count. No decision is to take more than a second.
"""

Order = Callable[[str], Sequence[str]]
"""A game's levels, weakest first."""


def as_page(
    games: Iterable[tuple[str, str]],
    order: Order,
    ladder: Sequence[Meeting],
    clocks: Sequence[Clocked],
) -> str:
    """The page in Markdown; `games` are their names as typed and as shown."""
    parts = [HEAD]
    shown = tuple(games)
    for game, title in shown:
        met = [each for each in ladder if each.game == game]
        parts.append(_section(title, order(game), met))
    parts.append(_clock_section(shown, order, clocks))
    return "\n".join(parts)


def _section(title: str, levels: Sequence[str], met: Sequence[Meeting]) -> str:
    lines = [f"## {title}", ""]
    if met:
        lines += [*_table(levels, met), ""]
        lines += [f"- {_verdict(each)}" for each in met if each.below == below_of(each.level)]
        lines += [f"- {_with_settings(each)}" for each in met if each.settings]
    missing = _missing(levels, met)
    lines.append(
        f"- Not measured: {', '.join(missing)}." if missing else "- Every pair was measured."
    )
    return "\n".join(lines) + "\n"


def _table(levels: Sequence[str], met: Sequence[Meeting]) -> list[str]:
    rows = levels[::-1]
    lines = [f"| | {' | '.join(levels)} |", f"| --- |{' --- |' * len(levels)}"]
    for row in rows:
        cells = (_cell(row, column, met) for column in levels)
        lines.append(f"| **{row}** | {' | '.join(cells)} |")
    return lines


def _cell(row: str, column: str, met: Sequence[Meeting]) -> str:
    for each in met:
        low, high = each.bounds
        if (each.level, each.below) == (row, column):
            return _told(each.won, each.lost, each.tied, low, high)
        if (each.level, each.below) == (column, row):
            return _told(each.lost, each.won, each.tied, 100 - high, 100 - low)
    return "" if row == column else "·"


def _told(won: int, lost: int, tied: int, low: float, high: float) -> str:
    decided = won + lost
    share = f"{100 * won / decided:.1f}" if decided else "none decided"
    return f"{share} ({low:.1f} to {high:.1f})<br>{won}–{lost}–{tied}"


def _verdict(each: Meeting) -> str:
    low, high = each.bounds
    if low > each.goal:
        answer = "met, the whole interval lies above"
    elif each.share >= each.goal:
        answer = "met, but the interval reaches below"
    elif high >= each.goal:
        answer = "not met, but the interval reaches above"
    else:
        answer = "not met"
    return f"{each.level} against {each.below}: goal {each.goal:.0f}; {answer}."


def _with_settings(each: Meeting) -> str:
    return f"{each.level} against {each.below} played with {each.settings}."


def _missing(levels: Sequence[str], met: Sequence[Meeting]) -> list[str]:
    known = {frozenset((each.level, each.below)) for each in met}
    return [
        f"{upper} against {lower}"
        for lower, upper in combinations(levels, 2)
        if frozenset((upper, lower)) not in known
    ]


def _clock_section(
    games: Sequence[tuple[str, str]], order: Order, clocks: Sequence[Clocked]
) -> str:
    lines = [CLOCK_HEAD]
    known = {(each.game, each.level): each for each in clocks}
    rows = [
        f"| {title} | {level} | {_row(known[game, level])} |"
        for game, title in games
        for level in order(game)
        if (game, level) in known
    ]
    if rows:
        lines += [
            "| game | level | games | decisions | median | 99 of 100 | longest | its own time |"
        ]
        lines += ["| --- | --- | --- | --- | --- | --- | --- | --- |", *rows, ""]
    for game, title in games:
        slow = [each for each in clocks if each.game == game and each.own_longest > LONGEST]
        lines += [f"- {title}: {each.level} took longer than a second." for each in slow]
        missing = [level for level in order(game) if (game, level) not in known]
        if missing:
            lines.append(f"- {title}: not measured for {', '.join(missing)}.")
    return "\n".join(lines) + "\n"


def _row(each: Clocked) -> str:
    wall = f"{_ms(each.median)} | {_ms(each.p99)} | {_ms(each.longest)}"
    own = f"{_ms(each.own_median)}, {_ms(each.own_p99)}, {_ms(each.own_longest)}"
    return f"{each.games} | {each.decisions:,} | {wall} | {own}"


def _ms(seconds: float) -> str:
    return f"{1000 * seconds:,.1f} ms" if seconds < 0.1 else f"{1000 * seconds:,.0f} ms"
