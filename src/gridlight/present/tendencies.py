"""Tendencies in words: what is chosen from, the table of calls, the plays behind a line."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from gridlight.kernel.game import Seat
from gridlight.kernel.language import tr, trn
from gridlight.present.formations import formation_words
from gridlight.present.home import TITLES
from gridlight.present.record_book import Line, day_only, shown_name
from gridlight.present.situation import capital, ordinal, plain, quarter, signed
from gridlight.session.record_book.standings import Name
from gridlight.session.tendencies.calls import FIELD_GOAL, FREE_KICK, FROM_SCRIMMAGE, ONSIDE, TRY
from gridlight.session.tendencies.count import (
    DEFENSE,
    FORMATIONS,
    FOURTH,
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
from gridlight.session.tendencies.lineups import OWN

Option = tuple[str, str]
ALL = ""
SIDE_OPTIONS: tuple[Option, ...] = (
    (OFFENSE, tr("Offense")),
    (FORMATIONS, tr("Line-ups")),
    (DEFENSE, tr("Defense")),
    (KICKING, tr("Kicks & 4th down")),
)
OPTIONS: dict[str, tuple[Option, ...]] = {
    "down": (
        (ALL, tr("Any down")),
        *((str(n), tr("{ordinal} down", ordinal=ordinal(n))) for n in (1, 2, 3, 4)),
    ),
    "distance": (
        *((ALL, tr("Any distance")), ("short", tr("Short, 1–3"))),
        *(("medium", tr("Medium, 4–6")), ("long", tr("Long, 7 or more"))),
    ),
    "field": (
        *((ALL, tr("Anywhere")), ("own-20", tr("Own 1–20")), ("own-half", tr("Own 21–50"))),
        *(("their-half", tr("Opponent’s 49–21")), ("red-zone", tr("Red zone"))),
    ),
    "score": (
        *(
            (ALL, tr("Any score")),
            ("ahead", tr("Ahead")),
            ("level", tr("Level", "the score")),
            ("behind", tr("Behind")),
        ),
        *(("far-ahead", tr("Ahead by more than 8")), ("far-behind", tr("Behind by more than 8"))),
    ),
    "quarter": (
        *((ALL, tr("Any quarter")), *((str(n), quarter(n)) for n in (1, 2, 3, 4))),
        ("extra", tr("Overtime")),
    ),
}
"""What each filter offers, by the names of `Situations`."""
FILTER_NAMES = {
    "down": tr("Down", "1st to 4th"),
    "distance": tr("Distance"),
    "field": tr("Field position"),
    "score": tr("Score", "who is ahead"),
    "quarter": tr("Quarter"),
}
GAINED, ALLOWED = (tr("Gain"), tr("Succ")), (tr("Allow"), tr("Stop"))
PLAY_HEADS = (tr("Day"), tr("Against"), tr("Down", "1st to 4th"), tr("Gain"), "")


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
        return tr(
            "{calls} in {games}, {everybody} by all coaches; Enter shows a play once more.",
            calls=trn("{n} call", "{n} calls", self.count),
            games=trn("{n} game", "{n} games", self.games),
            everybody=self.everybody,
        )


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
    first = {OFFENSE: tr("Call", "what was called"), KICKING: tr("Decision")}.get(
        side, tr("Formation")
    )
    gain, success = ALLOWED if side == DEFENSE else GAINED
    columns = (
        tr("n", "how many times"),
        tr("Share", "a part"),
        gain,
        success,
        tr("1st", "first downs"),
        tr("TO"),
        tr("TD"),
    )
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
        return tr("No play is recorded yet. Play a game, and its calls will stand here.")
    if side == FORMATIONS and game == "foto-electric":
        return tr("Foto-Electric’s offense has no line-ups; its cards stand under Offense.")
    return tr("Nothing was called there yet; take a filter away to see more.")


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
    return tr("{percent:.0f} %", percent=100 * share)


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
    "run": tr("Run", "a play"),
    "pass": tr("Pass", "a play"),
    "pass screen": tr("Screen pass"),
    "run pitch": tr("Pitch-out"),
    GO: tr("Goes for it"),
    "punt": tr("Punt"),
    "quick-kick": tr("Quick kick"),
    FIELD_GOAL: tr("Field goal"),
    "kickoff": tr("Kick-off"),
    ONSIDE: tr("On-side kick"),
    FREE_KICK: tr("Free kick"),
}
_WITHIN = {
    GO: tr("goes for it"),
    "punt": tr("punt"),
    "quick-kick": tr("quick kick"),
    FIELD_GOAL: tr("field goal"),
}
_TRIES = {
    TRY: tr("try"),
    "kick": tr("kick", "what was tried"),
    "run": tr("run", "what was tried"),
    "pass": tr("pass", "what was tried"),
    "die": tr("die", "a die to be rolled"),
}


def call_label(key: Key, side: str) -> str:
    """What was called, as it stands in the table: “7 Screen Left”, “4th: Punt”."""
    group, what, title = key
    if group == TRY:
        return tr("Try: {call}", call=try_words(what))
    if group == FOURTH:
        return tr("4th: {call}", call=_WITHIN.get(what, what))
    if group == "earlier":
        return tr("Early: {call}", call=_WITHIN.get(what, what))
    if side in (OFFENSE, KICKING):
        return _KINDS.get(what) or f"{what} {title}".strip()
    return f"{what} {title}" if title else capital(line_up_words(what))


def try_words(what: str) -> str:
    """How a point after a touchdown was tried: “kick”."""
    how = what.removeprefix(TRY).strip() or TRY
    return _TRIES.get(how, how)


def line_up_words(name: str) -> str:
    """What people call a line-up, or a card by its letter."""
    return tr("own line-up") if name == OWN else formation_words(name)


def _said(tally: Tally, label: str, side: str) -> str:
    if not tally.count:
        return tr("{call}: never called here.", call=label)
    parts = [
        trn("{call}: once of {all}", "{call}: {n} times of {all}", tally.count,
            call=label, all=tally.whole)
    ]  # fmt: skip
    if tally.key[0] != TRY:
        parts.append(tr("{yards} yards on the average", yards=mean_words(tally)))
    share = success_share(tally, side)
    if share is not None and side == DEFENSE:
        parts.append(tr("stopped {percent}", percent=percent(share)))
    elif share is not None:
        parts.append(tr("good {percent}", percent=percent(share)))
    return f"{', '.join(parts)}."


# the plays behind a line


def _play(seen: Seen, side: str) -> Line:
    row, call = seen.row, seen.call
    against = row.of(seen.seat(side).other).name
    gain = "" if call.kind == TRY else _gain(seen)
    cells = (day_only(row.begun), against, situation(seen), gain, _came(seen))
    said = ", ".join(cell for cell in (row.title, *cells[2:]) if cell)
    return Line(cells, f"{said}.", row.file, call.at)


def _gain(seen: Seen) -> str:
    call = seen.call
    return signed(call.yards) if call.kind in FROM_SCRIMMAGE else plain(call.yards)


def situation(seen: Seen) -> str:
    """“3rd & 8, own 35”, or the quarter where it isn't from scrimmage."""
    call = seen.call
    if not call.down:
        return quarter(call.quarter) if call.quarter <= 4 else tr("Overtime")
    to_go = plain(call.to_go) if call.to_go else tr("inches")
    if call.to_go >= call.to_goal:
        to_go = tr("goal")
    where = _spot(call.to_goal)
    return tr("{down} & {to_go}, {spot}", down=ordinal(call.down), to_go=to_go, spot=where)


def _spot(to_goal: float) -> str:
    if to_goal == 50:
        return tr("midfield", "a spot that stands alone")
    if to_goal > 50:
        return tr("own {yard}", yard=plain(100 - to_goal))
    return tr("opp. {yard}", yard=plain(to_goal))


def _came(seen: Seen) -> str:
    call = seen.call
    if call.kind not in FROM_SCRIMMAGE:
        return tr("good") if call.good and call.kind in (FIELD_GOAL, ONSIDE, TRY) else ""
    if call.turnover:
        return tr("lost", "the ball")
    if call.touchdown:
        return tr("TD")
    return tr("1st", "a first down") if call.first_down else ""


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
