"""`gridlight deck lab --coach`: what somebody's last games gave away."""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from gridlight import paths
from gridlight.cli.options import DONE, NO
from gridlight.cli.output import print_json, progress
from gridlight.kernel.errors import OptionError
from gridlight.present.habits import GAME, cards_in, habits_of
from gridlight.present.lab_games import as_data, chosen, games_page, leaks_in, people_of
from gridlight.session.record_book.standings import Name
from gridlight.session.tendencies.count import Seen, seen_calls

if TYPE_CHECKING:
    from gridlight.cards.model import Deck
    from gridlight.cards.spinners import Spinners
    from gridlight.coaches.foto.habits import Habits

COMMAND = "gridlight deck lab"


def studied(command: str, found: argparse.Namespace, tables: Mapping[str, Any]) -> Habits:
    """What the coach named by `--study` laid in all his recorded games with these cards."""
    if found.game != GAME:
        problem = "habits are studied in Foto-Electric alone"
        raise OptionError(f"gridlight {command}", "--study", problem, "Leave it out.")
    seen = _recorded(found.folder)
    who = _asked(people_of(seen), found.study, f"gridlight {command}", "--study")
    own = [each for each in seen if each.row.game == GAME]
    return habits_of(own, who, cards_in(tables["deck"]))


def judged(found: argparse.Namespace, deck: Deck, spinners: Spinners) -> int:
    """Print what best answers would gain on a coach; 1 where none of his games is with the deck."""
    from gridlight.coaches.foto.plan import GamePlan
    from gridlight.coaches.foto.solution import solution_of

    seen = _recorded(found.folder)
    who = _asked(people_of(seen), found.coach, COMMAND, "--coach")
    solved = solution_of(deck, spinners, told=lambda done, most: progress(done, most, "snaps  "))
    plan = GamePlan(deck, spinners, solved)
    leaks = leaks_in(plan, seen, who)
    if found.json:
        print_json(as_data(leaks, who))
        return DONE if leaks.snaps else NO
    page = games_page(plan, seen, who.key)
    print(f"{who.shown}: {page.sentence or page.empty}")
    for finding in page.findings:
        if finding.head:
            print(f"\n{finding.head}")
        print(f"  {finding.words:<58}{finding.number:>24}".rstrip())
    return DONE if leaks.snaps else NO


def _asked(people: Sequence[Name], wanted: str, command: str, option: str) -> Name:
    who = chosen(people, wanted)
    asked = " ".join(wanted.split()).casefold()
    if who is None or asked not in (who.key, who.shown.casefold()):
        there = ", ".join(name.shown for name in people)
        problem = f"“{wanted}” has no recorded game of Foto-Electric"
        raise OptionError(command, option, problem, f"Try {there}." if there else "Play one.")
    return who


def _recorded(folder: str | None) -> tuple[Seen, ...]:
    from gridlight.session.record_book.book import RecordBook

    place = Path(folder) if folder else paths.saves()
    if not place.is_dir():
        raise OptionError(str(place), "", "there is no such folder", "Check the path.")
    book = RecordBook(place)
    book.catch_up()
    return seen_calls(book.called())
