"""`gridlight records tendencies`: whose calls are wanted, and what is printed of them."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from gridlight.kernel.errors import OptionError
from gridlight.present.home import TITLES
from gridlight.present.record_book import Line, shown_name
from gridlight.present.tendencies import (
    OPTIONS,
    SIDE_OPTIONS,
    as_data,
    busiest,
    coach_options,
    game_options,
    heads,
    tendency_page,
)
from gridlight.present.tendencies_scouting import scouting
from gridlight.session.record_book.standings import Name
from gridlight.session.tendencies.count import Seen, Situations, coaches

COMMAND = "gridlight records tendencies"
OWN = 8
"""So many columns are the coach's."""


@dataclass(frozen=True, slots=True)
class Told:
    """What was asked for: whose calls, in which game, in which situations."""

    seen: tuple[Seen, ...]
    coach: Name
    game: str
    situations: Situations


def add_to(command: argparse.ArgumentParser) -> None:
    """Add the options of the command."""
    command.add_argument(
        "--coach", metavar="NAME", required=True, help="a person, or a computer’s level"
    )
    for name, options in OPTIONS.items():
        values = [value for value, _ in options if value]
        command.add_argument(f"--{name}", choices=values, default="", help=f"{name} alone")


def told(seen: tuple[Seen, ...], found: argparse.Namespace) -> Told:
    """What is asked for; `OptionError` for a coach who has called nothing."""
    if not seen:
        problem = "no play is recorded in these games yet"
        raise OptionError(COMMAND, "", problem, "Play a game first.")
    known = coaches(seen)
    wanted = " ".join(found.coach.split()).casefold()
    fitting = [n for n in known if wanted in (n.key, n.shown.casefold())]
    if not fitting:
        there = ", ".join(words for _, words in coach_options(seen))
        raise OptionError(COMMAND, "--coach", f"“{found.coach}” called no play", f"Try {there}.")
    coach = fitting[0]
    situations = Situations(**{name: getattr(found, name) for name in OPTIONS})
    game = found.game or busiest(seen, coach.key)[1] or game_options(seen)[0][0]
    return Told(seen, coach, game, situations)


def data(asked: Told) -> dict[str, Any]:
    """Everything as plain data, side by side of the ball."""
    return {
        "coach": asked.coach.shown,
        "computer": asked.coach.computer,
        "game": asked.game,
        **{
            side: {
                "calls": as_data(asked.seen, side, asked.situations, asked.coach, asked.game),
                "scouting": _scouted(asked, side),
            }
            for side, _ in SIDE_OPTIONS
        },
    }


def _scouted(asked: Told, side: str) -> tuple[str, ...]:
    return scouting(asked.seen, side, asked.situations, asked.coach, asked.game)


Page = tuple[str, tuple[str, ...], Sequence[Line], tuple[str, ...]]
"""A title, heads, lines, and what is said below."""


def pages(asked: Told) -> Iterator[Page]:
    """What is printed, a side of the ball each; those without a call are left out."""
    name, title = shown_name(asked.coach), TITLES.get(asked.game, asked.game)
    empty = True
    for side, words in SIDE_OPTIONS:
        page = tendency_page(asked.seen, side, asked.situations, asked.coach.key, asked.game)
        if page.count:
            empty = False
            lines = [Line((*line.cells[:OWN], line.cells[OWN + 2])) for line in page.lines]
            head = (*heads(side)[:OWN], "All")
            yield f"{name}, {title}: {words}", head, lines, _scouted(asked, side)
    if empty:
        raise OptionError(COMMAND, "", f"{name} called nothing there", "Take a filter away.")
