"""`gridlight deck lab --coach`: what somebody's last games gave away."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from gridlight import paths
from gridlight.cli.options import DONE, NO
from gridlight.cli.output import print_json, progress
from gridlight.kernel.errors import OptionError
from gridlight.present.lab_games import as_data, chosen, games_page, leaks_in, people_of
from gridlight.session.tendencies.count import Seen, seen_calls

if TYPE_CHECKING:
    from gridlight.cards.model import Deck
    from gridlight.cards.spinners import Spinners

COMMAND = "gridlight deck lab"


def judged(found: argparse.Namespace, deck: Deck, spinners: Spinners) -> int:
    """Print what best answers would gain on a coach; 1 where none of his games is with the deck."""
    from gridlight.coaches.foto.plan import GamePlan
    from gridlight.coaches.foto.solution import solution_of

    seen = _recorded(found.folder)
    people = people_of(seen)
    who = chosen(people, found.coach)
    asked = " ".join(found.coach.split()).casefold()
    if who is None or asked not in (who.key, who.shown.casefold()):
        there = ", ".join(name.shown for name in people)
        problem = f"“{found.coach}” has no recorded game of Foto-Electric"
        raise OptionError(COMMAND, "--coach", problem, f"Try {there}." if there else "Play one.")
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


def _recorded(folder: str | None) -> tuple[Seen, ...]:
    from gridlight.session.record_book.book import RecordBook

    place = Path(folder) if folder else paths.saves()
    if not place.is_dir():
        raise OptionError(str(place), "", "there is no such folder", "Check the path.")
    book = RecordBook(place)
    book.catch_up()
    return seen_calls(book.called())
