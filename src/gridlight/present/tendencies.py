"""Tendencies in words: what is chosen from, the table of calls, the plays behind a line."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from gridlight.kernel.game import Seat
from gridlight.present.home import TITLES
from gridlight.present.record_book import Line, day, shown_name
from gridlight.present.situation import capital, ordinal, plain, signed
from gridlight.session.record_book.standings import Name
from gridlight.session.tendencies.calls import FIELD_GOAL, FREE_KICK, FROM_SCRIMMAGE, ONSIDE, TRY
from gridlight.session.tendencies.count import (
    DEFENSE,
    FORMATIONS,
    GO,
    KICKING,
    OFFENSE,
    Key,
    Seen,
    Situations,
    Tally,
    coaches,
    sifted,
    tallies,
)

Option = tuple[str, str]
ALL = ""
SIDE_OPTIONS: tuple[Option, ...] = (
    (OFFENSE, "Offense"),
    (FORMATIONS, "Line-ups"),
    (DEFENSE, "Defense"),
    (KICKING, "Kicks & 4th down"),
)
OPTIONS: dict[str, tuple[Option, ...]] = {
    "down": ((ALL, "Any down"), *((str(n), f"{ordinal(n)} down") for n in (1, 2, 3, 4))),
    "distance": (
        *((ALL, "Any distance"), ("short", "Short, 1–3")),
        *(("medium", "Medium, 4–6"), ("long", "Long, 7 or more")),
    ),
    "field": (
        *((ALL, "Anywhere"), ("own-20", "Own 1–20"), ("own-half", "Own 21–50")),
        *(("their-half", "Opponent’s 49–21"), ("red-zone", "Red zone")),
    ),
    "score": (
        *((ALL, "Any score"), ("ahead", "Ahead"), ("level", "Level"), ("behind", "Behind")),
        *(("far-ahead", "Ahead by more than 8"), ("far-behind", "Behind by more than 8")),
    ),
    "quarter": (
        *((ALL, "Any quarter"), *((str(n), f"{ordinal(n)} quarter") for n in (1, 2, 3, 4))),
        ("extra", "Overtime"),
    ),
}
"""What each filter offers, by the names of `Situations`."""
FILTER_NAMES = {
    "down": "Down",
    "distance": "Distance",
    "field": "Field position",
    "score": "Score",
    "quarter": "Quarter",
}
GAINED, ALLOWED = ("Gain", "Succ"), ("Allow", "Stop")
PLAY_HEADS = ("Day", "Against", "Down", "Gain", "")


@dataclass(frozen=True, slots=True)
class TallyLine(Line):
    """A line of the table; `share` and `other` are the coach's and everybody's, for the bars."""

    share: float = 0.0
    other: float = 0.0
    plays: tuple[Line, ...] = ()


@dataclass(frozen=True, slots=True)
class TendencyPage:
    """What a coach calls: `count` calls in `games` games, line by line."""

    lines: tuple[TallyLine, ...] = ()
    count: int = 0
    games: int = 0
    everybody: int = 0
    empty: str = ""

    @property
    def sentence(self) -> str:
        """How much was counted."""
        if not self.count:
            return self.empty
        games = "1 game" if self.games == 1 else f"{self.games} games"
        calls = "1 call" if self.count == 1 else f"{self.count} calls"
        return f"{calls} in {games}, {self.everybody} by all coaches; Enter shows a play once more."


def coach_options(seen: Iterable[Seen]) -> tuple[Option, ...]:
    """Everybody to choose from, people first."""
    return tuple((name.key, shown_name(name)) for name in coaches(seen))


def game_options(seen: Iterable[Seen]) -> tuple[Option, ...]:
    """The kinds of game in which anything was called."""
    played = {each.row.game for each in seen}
    return tuple((game, title) for game, title in TITLES.items() if game in played)


def busiest(seen: Iterable[Seen], coach: str = "") -> tuple[str, str]:
    """Who has called most and in which kind of game, of all or of one; people before computers.

    Empty words where there is nobody.
    """
    rows: dict[tuple[str, Seat], tuple[Seen, int]] = {}
    for each in seen:
        place = each.row.file, each.call.side
        rows[place] = each, rows[place][1] + 1 if place in rows else 1
    counts: dict[tuple[bool, str, str], int] = {}
    for each, count in rows.values():
        name = each.coach(OFFENSE)
        if coach in ("", name.key):
            key = (not name.computer, name.key, each.row.game)
            counts[key] = counts.get(key, 0) + count
    if not counts:
        return "", ""
    _, who, game = max(counts, key=lambda key: (key[0], counts[key], key))
    return who, game


def heads(side: str) -> tuple[str, ...]:
    """The heads of the table: what it is, the coach's columns, a gap, those of all coaches."""
    first = {OFFENSE: "Call", KICKING: "Decision"}.get(side, "Formation")
    gain, success = ALLOWED if side == DEFENSE else GAINED
    columns = ("n", "Share", gain, success, "1st", "TO", "TD")
    return (first, *columns, "", *columns)


def tendency_page(
    seen: Sequence[Seen], side: str, situations: Situations, coach: str, game: str
) -> TendencyPage:
    """The table of a coach's calls on one side of the ball in these situations."""
    of_game = [each for each in seen if each.row.game == game]
    everybody = sifted(of_game, side, situations)
    own = sifted(everybody, side, situations, coach) if coach else ()
    if not own:
        return TendencyPage(everybody=len(everybody), empty=_nothing(seen, side, game))
    mine = {tally.key: tally for tally in tallies(own, side)}
    all_of_them = {tally.key: tally for tally in tallies(everybody, side)}
    never = [key for key in all_of_them if key not in mine]
    wholes = {key[0]: tally.whole for key, tally in mine.items()}
    lines = [
        _line(mine.get(key, Tally(key, (), wholes.get(key[0], 0))), all_of_them[key], side)
        for key in (*mine, *never)
    ]
    games = len({each.row.file for each in own})
    return TendencyPage(tuple(lines), len(own), games, len(everybody))


def _nothing(seen: Sequence[Seen], side: str, game: str) -> str:
    if not seen:
        return "No play is recorded yet. Play a game, and its calls will stand here."
    if side == FORMATIONS and game == "foto-electric":
        return "Foto-Electric’s offense has no line-ups; its cards stand under Offense."
    return "Nothing was called there yet; take a filter away to see more."


def _line(own: Tally, everybody: Tally, side: str) -> TallyLine:
    label = call_label(own.key, side)
    cells = (label, *_numbers(own, side), "", *_numbers(everybody, side))
    plays = tuple(_play(each, side) for each in own.seen)
    return TallyLine(
        cells, _said(own, label, side), share=own.share, other=everybody.share, plays=plays
    )


def _numbers(tally: Tally, side: str) -> tuple[str, ...]:
    if not tally.count:
        return ("0", "", "–", "–", "", "", "")
    return (
        str(tally.count),
        percent(tally.share),
        mean_words(tally),
        _success(tally, side),
        *(str(number or "") for number in (tally.first_downs, tally.turnovers, tally.touchdowns)),
    )


def percent(share: float) -> str:
    """A share as a pencil writes it."""
    return f"{100 * share:.0f} %"


def mean_words(tally: Tally) -> str:
    """Yards on the average; nothing for tries."""
    return "" if tally.key[0] == TRY else plain(round(tally.mean, 1))


def success_share(tally: Tally, side: str) -> float | None:
    """The share of successes, for a defense of plays that it stopped; None where none is told."""
    if not tally.count or tally.key[1] in ("punt", "quick-kick", "kickoff", FREE_KICK):
        return None
    return 1 - tally.successes if side == DEFENSE else tally.successes


def _success(tally: Tally, side: str) -> str:
    share = success_share(tally, side)
    return "–" if share is None else percent(share)


_KINDS = {
    "run": "Run",
    "pass": "Pass",
    "pass screen": "Screen pass",
    "run pitch": "Pitch-out",
    GO: "Goes for it",
    "punt": "Punt",
    "quick-kick": "Quick kick",
    FIELD_GOAL: "Field goal",
    "kickoff": "Kick-off",
    ONSIDE: "On-side kick",
    FREE_KICK: "Free kick",
}
_GROUPS = {"fourth": "4th: ", "earlier": "Early: "}


def call_label(key: Key, side: str) -> str:
    """What was called, as it stands in the table: “7 Screen Left”, “4th: Punt”."""
    group, what, title = key
    if group == TRY:
        return f"Try: {what.removeprefix(TRY).strip() or TRY}"
    if side in (OFFENSE, KICKING):
        shown = _KINDS.get(what) or f"{what} {title}".strip()
        return f"{_GROUPS[group]}{_lower(shown)}" if group in _GROUPS else shown
    return f"{what} {title}".strip() if title else capital(what)


def _lower(text: str) -> str:
    return text[:1].lower() + text[1:]


def _said(tally: Tally, label: str, side: str) -> str:
    if not tally.count:
        return f"{label}: never called here."
    times = "once" if tally.count == 1 else f"{tally.count} times"
    gain = "" if tally.key[0] == TRY else f", {mean_words(tally)} yards on the average"
    share = success_share(tally, side)
    word = "stopped" if side == DEFENSE else "good"
    success = "" if share is None else f", {word} {percent(share)}"
    return f"{label}: {times} of {tally.whole}{gain}{success}."


# the plays behind a line


def _play(seen: Seen, side: str) -> Line:
    row, call = seen.row, seen.call
    against = row.of(seen.seat(side).other).name
    gain = "" if call.kind == TRY else _gain(seen)
    cells = (day(row.begun).partition(",")[0], against, situation(seen), gain, _came(seen))
    said = ", ".join(cell for cell in (row.title, *cells[2:]) if cell)
    return Line(cells, f"{said}.", row.file, call.at)


def _gain(seen: Seen) -> str:
    call = seen.call
    return signed(call.yards) if call.kind in FROM_SCRIMMAGE else plain(call.yards)


def situation(seen: Seen) -> str:
    """“3rd & 8, own 35”, or the quarter where it isn't from scrimmage."""
    call = seen.call
    if not call.down:
        return f"{ordinal(call.quarter)} quarter" if call.quarter <= 4 else "Overtime"
    to_go = "goal" if call.to_go >= call.to_goal else plain(call.to_go) if call.to_go else "inches"
    return f"{ordinal(call.down)} & {to_go}, {_spot(call.to_goal)}"


def _spot(to_goal: float) -> str:
    if to_goal == 50:
        return "midfield"
    return f"own {plain(100 - to_goal)}" if to_goal > 50 else f"opp. {plain(to_goal)}"


def _came(seen: Seen) -> str:
    call = seen.call
    if call.kind not in FROM_SCRIMMAGE:
        return "good" if call.good and call.kind in (FIELD_GOAL, ONSIDE, TRY) else ""
    if call.turnover:
        return "lost"
    return "TD" if call.touchdown else "1st" if call.first_down else ""


def as_data(
    seen: Sequence[Seen], side: str, situations: Situations, coach: Name, game: str
) -> list[dict[str, Any]]:
    """The table as plain data, the coach's numbers and those of all coaches."""
    everybody = sifted([each for each in seen if each.row.game == game], side, situations)
    own = sifted(everybody, side, situations, coach.key)
    of_all = {tally.key: tally for tally in tallies(everybody, side)}
    return [
        {
            "call": call_label(tally.key, side),
            **_data(tally, side),
            "all_coaches": _data(of_all[tally.key], side),
        }
        for tally in tallies(own, side)
    ]


def _data(tally: Tally, side: str) -> dict[str, Any]:
    success = success_share(tally, side)
    return {
        "count": tally.count,
        "share": round(tally.share, 4),
        "mean_yards": round(tally.mean, 2),
        "success": None if success is None else round(success, 4),
        "first_downs": tally.first_downs,
        "turnovers": tally.turnovers,
        "touchdowns": tally.touchdowns,
    }
