"""The record book in words: standings, rivalries and records as lines to be written down."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import datetime

from gridlight.football.gamebook import TeamStats
from gridlight.present.home import TITLES
from gridlight.session.record_book import feats
from gridlight.session.record_book.bests import Best, Streak, bests, longest_streak
from gridlight.session.record_book.rows import Row
from gridlight.session.record_book.standings import Name, Result, Rivalry, Standing

STANDING_HEADS = ("", "Name", "G", "W", "L", "T", "Pct", "For", "Agst", "Streak")
_OUTCOMES = {"W": "won", "L": "lost", "T": "tied"}


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
    return f"{name.shown}, computer" if name.computer else name.shown


def day(begun: str) -> str:
    """The day of a game: “Nov 28, 2026”; empty where the record doesn't say."""
    try:
        when = datetime.fromisoformat(begun)
    except ValueError:
        return ""
    return f"{when:%b} {when.day}, {when.year}"


def number(amount: float) -> str:
    """A number as a pencil writes it: whole, or with a half."""
    return f"{amount:g}"


# standings


def standing_lines(table: Iterable[Standing]) -> tuple[Line, ...]:
    """The table, a line each, under `STANDING_HEADS`."""
    return tuple(_standing(place, line) for place, line in enumerate(table, start=1))


def _standing(place: int, line: Standing) -> Line:
    counts = (line.games, line.won, line.lost, line.tied)
    cells = (
        *(str(place), shown_name(line.who)),
        *(str(count) for count in counts),
        *(share(line.share), str(line.points), str(line.allowed), line.streak),
    )
    return Line(cells, standing_sentence(line))


def share(of: float) -> str:
    """A share of games won as sports pages have it: `.667`, `1.000`."""
    text = f"{of:.3f}"
    return text if of >= 1 else text[1:]


def standing_sentence(line: Standing) -> str:
    """One line of the table as a sentence."""
    games = "1 game" if line.games == 1 else f"{line.games} games"
    won = f"{line.won} won, {line.lost} lost, {line.tied} tied"
    points = f"{line.points} points for, {line.allowed} against"
    outcome, run = line.streak[:1], line.streak[1:]
    last = f"; {_OUTCOMES[outcome]} the last" if outcome else ""
    many = f" {run}" if last and run != "1" else ""
    return f"{shown_name(line.who)}: {games}, {won}; {points}{last}{many}."


# two against each other

_A_GAME: tuple[tuple[str, Callable[[Standing], float]], ...] = (
    ("Points a game", lambda s: s.points),
    ("Yards a game", lambda s: s.stats.yards),
    ("First downs a game", lambda s: s.stats.first_downs),
    ("Touchdowns a game", lambda s: s.stats.touchdowns),
    ("Turnovers a game", lambda s: s.stats.turnovers),
    ("Penalties a game", lambda s: s.stats.penalties),
)


def rivalry_page(met: Rivalry) -> RivalryPage:
    """What the page of two says."""
    one, other = met.one, met.other
    numbers = [
        Line((str(one.won), "Won", str(other.won))),
        Line((str(one.points), "Points", str(other.points))),
        *(_compared(words, of, one, other) for words, of in _A_GAME),
        _compared_share("Yards a play", one.stats, other.stats, _a_play),
        _compared_share("Passes caught", one.stats, other.stats, _caught),
    ]
    tally = (one.won, one.tied, other.won)
    games = tuple(_met(result) for result in met.results)
    return RivalryPage(tally, tuple(numbers if games else ()), games, _rivalry_sentence(met))


def _compared(words: str, of: Callable[[Standing], float], one: Standing, other: Standing) -> Line:
    values = [f"{of(side) / side.games:.1f}" if side.games else "–" for side in (one, other)]
    return Line((values[0], words, values[1]))


def _compared_share(
    words: str, one: TeamStats, other: TeamStats, of: Callable[[TeamStats], str]
) -> Line:
    return Line((of(one), words, of(other)))


def _a_play(stats: TeamStats) -> str:
    return f"{stats.yards / stats.plays:.1f}" if stats.plays else "–"


def _caught(stats: TeamStats) -> str:
    return f"{100 * stats.completions / stats.passes:.0f} %" if stats.passes else "–"


def _met(result: Result) -> Line:
    row = result.row
    what = TITLES.get(row.game, row.game)
    score = f"{result.points}–{result.allowed}"
    outcome = _OUTCOMES[result.outcome].capitalize()
    said = f"{row.title}: {result.who.shown} {_OUTCOMES[result.outcome]}, {score}."
    return Line((day(row.begun), what, outcome, score), said, row.file)


def _rivalry_sentence(met: Rivalry) -> str:
    one, other, count = met.one, met.other, len(met.results)
    if not count:
        return "These two have finished no game against each other yet."
    times = "once" if count == 1 else f"{count} times"
    if one.won == other.won:
        return f"They have met {times}, and neither is ahead."
    ahead, behind = (one, other) if one.won > other.won else (other, one)
    record = f"{ahead.won}–{behind.won}" + (f"–{ahead.tied}" if ahead.tied else "")
    return f"They have met {times}; it stands {record} for {shown_name(ahead.who)}."


# records

_RECORDS = {
    "points": "Most points",
    "biggest-win": "Biggest win",
    "both-points": "Most points by both",
    "quarter-points": "Most points in a quarter",
    "yards": "Most yards",
    "run-yards": "Most yards running",
    "pass-yards": "Most yards passing",
    "first-downs": "Most first downs",
    "touchdowns": "Most touchdowns",
    "field-goals": "Most field goals",
    "sacked": "Most often sacked",
    "turnovers": "Most turnovers",
    "penalty-yards": "Most penalty yards",
    "plays": "Most plays",
    feats.RUN: "Longest run",
    feats.PASS: "Longest pass",
    feats.FIELD_GOAL: "Longest field goal",
    feats.PUNT: "Longest punt",
    feats.KICK_RETURN: "Longest kickoff return",
    feats.PUNT_RETURN: "Longest punt return",
    feats.INTERCEPTION_RETURN: "Longest interception return",
}
RECORD_HEADS = ("Record", "", "Held by", "Since")


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
    amount, when = number(best.amount), day(row.begun)
    others = f" ({best.also} more since)" if best.also else ""
    against = "" if best.seat is None else f" against {row.of(best.seat.other).name}"
    what = TITLES.get(row.game, row.game)
    said = f"{words}: {amount}, {holder}{against}, {what}, {when}{others}."
    return Line((words, amount, holder, when), said, row.file, best.at or 0)


def _streak(streak: Streak) -> Line:
    words, name = "Longest run of wins", shown_name(streak.who)
    return Line((words, str(streak.games), name, ""), f"{words}: {streak.games}, {name}.")
