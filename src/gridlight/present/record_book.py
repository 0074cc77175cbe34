"""The record book in words: standings, rivalries and records as lines to be written down."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import datetime

from gridlight.football.gamebook import TeamStats
from gridlight.kernel.language import figure, tr, trn
from gridlight.present.dates import day_of_year, short_day
from gridlight.present.home import TITLES
from gridlight.session.journal import level_name
from gridlight.session.record_book import feats
from gridlight.session.record_book.bests import Best, Streak, bests, longest_streak
from gridlight.session.record_book.rows import Row
from gridlight.session.record_book.standings import Name, Result, Rivalry, Standing

STANDING_HEADS = (
    "",
    tr("Name"),
    *(tr("G", "games"), tr("W", "won"), tr("L", "lost"), tr("T", "tied")),
    tr("Pct"),
    tr("For"),
    tr("Agst"),
    tr("Streak"),
)
_OUTCOMES = {"W": tr("Won"), "L": tr("Lost"), "T": tr("Tied")}
_STREAKS = {
    "W": tr("W", "won, before a number"),
    "L": tr("L", "lost, before a number"),
    "T": tr("T", "tied, before a number"),
}


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a ledger: what stands in its cells, what is said of it, what it opens.

    `file` is the game that it is about, from the step `at` on.
    """

    cells: tuple[str, ...]
    said: str = ""
    file: str = ""
    at: int = 0


@dataclass(frozen=True, slots=True)
class RivalryPage:
    """Two against each other: how often each won, their numbers, their games.

    `numbers` have the first one's value, what it is, the other's value.
    """

    tally: tuple[int, int, int]
    numbers: tuple[Line, ...]
    games: tuple[Line, ...]
    sentence: str


def shown_name(name: Name) -> str:
    """A name as it stands in the book: “Pro, computer”."""
    return tr("{name}, computer", name=called(name)) if name.computer else name.shown


def called(name: Name) -> str:
    """What somebody is called: a person, a team, or a coach’s level."""
    return level_name(name.key.removeprefix("computer:")) if name.computer else name.shown


def day(begun: str) -> str:
    """The day of a game: “Nov 28, 2026”; empty where the record doesn't say."""
    return _dated(begun, short_day)


def day_only(begun: str) -> str:
    """The day of a game without its year: “Nov 28”; empty where the record doesn't say."""
    return _dated(begun, day_of_year)


def _dated(begun: str, words: Callable[[datetime], str]) -> str:
    try:
        return words(datetime.fromisoformat(begun))
    except ValueError:
        return ""


def number(amount: float) -> str:
    """A number as a pencil writes it: whole, or with a half."""
    return figure(amount, "g")


# standings


def standing_lines(table: Iterable[Standing]) -> tuple[Line, ...]:
    """The table, a line each, under `STANDING_HEADS`."""
    return tuple(_standing(place, line) for place, line in enumerate(table, start=1))


def _standing(place: int, line: Standing) -> Line:
    counts = (line.games, line.won, line.lost, line.tied)
    cells = (
        *(str(place), shown_name(line.who)),
        *(str(count) for count in counts),
        *(share(line.share), str(line.points), str(line.allowed), streak_words(line.streak)),
    )
    return Line(cells, standing_sentence(line))


def share(of: float) -> str:
    """A share of games won as sports pages have it: `.667`, `1.000`; with a comma `0,667`."""
    text = figure(of, ".3f")
    return text[1:] if text.startswith("0.") else text


def standing_sentence(line: Standing) -> str:
    """One line of the table as a sentence."""
    told = tr(
        "{name}: {games}, {won} won, {lost} lost, {tied} tied; {points} points for,"
        " {allowed} against",
        name=shown_name(line.who),
        games=trn("{n} game", "{n} games", line.games),
        won=line.won,
        lost=line.lost,
        tied=line.tied,
        points=line.points,
        allowed=line.allowed,
    )
    run = _run(line.streak)
    return f"{told}; {run}." if run else f"{told}."


def streak_words(streak: str) -> str:
    """A run of equal outcomes: “W3”; nothing for none."""
    return f"{_STREAKS.get(streak[:1], streak[:1])}{streak[1:]}"


def _run(streak: str) -> str:
    """The same in words."""
    if not streak:
        return ""
    outcome, games = streak[:1], int(streak[1:])
    if outcome == "W":
        return trn("won the last", "won the last {n}", games)
    if outcome == "L":
        return trn("lost the last", "lost the last {n}", games)
    return trn("tied the last", "tied the last {n}", games)


# two against each other

_A_GAME: tuple[tuple[str, Callable[[Standing], float]], ...] = (
    (tr("Points a game"), lambda s: s.points),
    (tr("Yards a game"), lambda s: s.stats.yards),
    (tr("First downs a game"), lambda s: s.stats.first_downs),
    (tr("Touchdowns a game"), lambda s: s.stats.touchdowns),
    (tr("Turnovers a game"), lambda s: s.stats.turnovers),
    (tr("Penalties a game"), lambda s: s.stats.penalties),
)


def rivalry_page(met: Rivalry) -> RivalryPage:
    """What the page of two says."""
    one, other = met.one, met.other
    numbers = [
        Line((str(one.won), tr("Won", "games"), str(other.won))),
        Line((str(one.points), tr("Points"), str(other.points))),
        *(_compared(words, of, one, other) for words, of in _A_GAME),
        _compared_share(tr("Yards a play"), one.stats, other.stats, _a_play),
        _compared_share(tr("Passes caught"), one.stats, other.stats, _caught),
    ]
    tally = (one.won, one.tied, other.won)
    games = tuple(_met(result) for result in met.results)
    return RivalryPage(tally, tuple(numbers if games else ()), games, _rivalry_sentence(met))


def _compared(words: str, of: Callable[[Standing], float], one: Standing, other: Standing) -> Line:
    values = [figure(of(side) / side.games, ".1f") if side.games else "–" for side in (one, other)]
    return Line((values[0], words, values[1]))


def _compared_share(
    words: str, one: TeamStats, other: TeamStats, of: Callable[[TeamStats], str]
) -> Line:
    return Line((of(one), words, of(other)))


def _a_play(stats: TeamStats) -> str:
    return figure(stats.yards / stats.plays, ".1f") if stats.plays else "–"


def _caught(stats: TeamStats) -> str:
    if not stats.passes:
        return "–"
    return tr("{percent:.0f} %", percent=100 * stats.completions / stats.passes)


def _met(result: Result) -> Line:
    row = result.row
    what = TITLES.get(row.game, row.game)
    score = f"{result.points}–{result.allowed}"
    cells = (day(row.begun), what, _OUTCOMES[result.outcome], score)
    return Line(cells, _met_sentence(result, score), row.file)


def _met_sentence(result: Result, score: str) -> str:
    title, name = result.row.title, called(result.who)
    if result.outcome == "W":
        return tr("{title}: {name} won, {score}.", title=title, name=name, score=score)
    if result.outcome == "L":
        return tr("{title}: {name} lost, {score}.", title=title, name=name, score=score)
    return tr("{title}: {name} tied, {score}.", title=title, name=name, score=score)


def _rivalry_sentence(met: Rivalry) -> str:
    one, other, count = met.one, met.other, len(met.results)
    if not count:
        return tr("These two have finished no game against each other yet.")
    if one.won == other.won:
        return trn(
            "They have met once, and neither is ahead.",
            "They have met {n} times, and neither is ahead.",
            count,
        )
    ahead, behind = (one, other) if one.won > other.won else (other, one)
    record = f"{ahead.won}–{behind.won}" + (f"–{ahead.tied}" if ahead.tied else "")
    return trn(
        "They have met once; it stands {record} for {name}.",
        "They have met {n} times; it stands {record} for {name}.",
        count,
        record=record,
        name=shown_name(ahead.who),
    )


# records

_RECORDS = {
    "points": tr("Most points"),
    "biggest-win": tr("Biggest win"),
    "both-points": tr("Most points by both"),
    "quarter-points": tr("Most points in a quarter"),
    "yards": tr("Most yards"),
    "run-yards": tr("Most yards running"),
    "pass-yards": tr("Most yards passing"),
    "first-downs": tr("Most first downs"),
    "touchdowns": tr("Most touchdowns"),
    "field-goals": tr("Most field goals"),
    "sacked": tr("Most often sacked"),
    "turnovers": tr("Most turnovers"),
    "penalty-yards": tr("Most penalty yards"),
    "plays": tr("Most plays"),
    feats.RUN: tr("Longest run"),
    feats.PASS: tr("Longest pass"),
    feats.FIELD_GOAL: tr("Longest field goal"),
    feats.PUNT: tr("Longest punt"),
    feats.KICK_RETURN: tr("Longest kickoff return"),
    feats.PUNT_RETURN: tr("Longest punt return"),
    feats.INTERCEPTION_RETURN: tr("Longest interception return"),
}
RECORD_HEADS = (tr("Record", "the best ever"), "", tr("Held by"), tr("Since"))


def game_records(rows: Iterable[Row], game: str = "") -> tuple[Line, ...]:
    """The records of whole games, a line each, under `RECORD_HEADS`."""
    found = [best for best in bests(rows, game) if best.kind not in feats.KINDS]
    return tuple(_record(best) for best in found)


def play_records(rows: Iterable[Row], game: str = "") -> tuple[Line, ...]:
    """The longest plays, and the longest run of wins."""
    kept = tuple(rows)
    lines = [_record(best) for best in bests(kept, game) if best.kind in feats.KINDS]
    streak = longest_streak(kept, game=game)
    return (*lines, *([_streak(streak)] if streak else []))


def _record(best: Best) -> Line:
    row, words = best.row, _RECORDS[best.kind]
    both = f"{row.home.name} – {row.visitors.name}"
    holder = both if best.seat is None else row.of(best.seat).name
    cells = (words, number(best.amount), holder, day(row.begun))
    return Line(cells, _record_sentence(best, cells), row.file, best.at or 0)


def _record_sentence(best: Best, cells: tuple[str, str, str, str]) -> str:
    record, amount, holder, when = cells
    row = best.row
    what = TITLES.get(row.game, row.game)
    if best.also:
        when += " " + tr("({count} more since)", count=best.also)
    if best.seat is None:
        return f"{record}: {amount}, {holder}, {what}, {when}."
    return tr(
        "{record}: {amount}, {holder} against {other}, {game}, {day}.",
        record=record,
        amount=amount,
        holder=holder,
        other=row.of(best.seat.other).name,
        game=what,
        day=when,
    )


def _streak(streak: Streak) -> Line:
    words, name = tr("Longest run of wins"), shown_name(streak.who)
    return Line((words, str(streak.games), name, ""), f"{words}: {streak.games}, {name}.")
