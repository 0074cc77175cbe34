"""Tendencies in words: labels, the table, the plays behind a line, and scouting."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from gridlight.kernel.game import Seat
from gridlight.present.tendencies import (
    OPTIONS,
    as_data,
    busiest,
    call_label,
    coach_options,
    game_options,
    heads,
    tendency_page,
)
from gridlight.present.tendencies_scouting import LEAST, MOST, scouting
from gridlight.session.record_book.standings import Name
from gridlight.session.tendencies.count import (
    DEFENSE,
    DISTANCES,
    FIELD,
    FORMATIONS,
    KICKING,
    OFFENSE,
    QUARTERS,
    SCORES,
    Seen,
    Situations,
    seen_calls,
)
from unit.records.lines import line
from unit.records.test_tendencies import PLAIN

ANN, PRO = Name("ann", "Ann"), Name("computer:pro", "Pro", computer=True)
ROW = line(1, "Ann", "Foundry:pro", (7, 0))
GAME = "foto-electric"
RUN = {"kind": "run", "call": "2", "title": "Plunge", "first_down": False}


def played(*calls: dict[str, Any], row: Any = ROW) -> tuple[Seen, ...]:
    made = [replace(PLAIN, mark=f"{row.file}{n}", **changes) for n, changes in enumerate(calls)]
    return seen_calls([(row, made)])


def scouted(seen: tuple[Seen, ...], side: str = OFFENSE, **chosen: str) -> tuple[str, ...]:
    return scouting(seen, side, Situations(**chosen), ANN, GAME)


def test_every_filter_offers_all_that_can_be_counted() -> None:
    offered = {name: tuple(value for value, _ in options) for name, options in OPTIONS.items()}
    assert offered == {
        "down": ("", "1", "2", "3", "4"),
        "distance": ("", *DISTANCES),
        "field": ("", *FIELD),
        "score": ("", *SCORES),
        "quarter": ("", *QUARTERS),
    }


@pytest.mark.parametrize(
    "key, side, label",
    [
        (("", "7", "Screen"), OFFENSE, "7 Screen"),
        (("", "7", ""), OFFENSE, "7"),
        (("", "run", ""), OFFENSE, "Run"),
        (("", "pass screen", ""), OFFENSE, "Screen pass"),
        (("", "run pitch", ""), OFFENSE, "Pitch-out"),
        (("", "C", "Prevent"), DEFENSE, "C Prevent"),
        (("", "goal line", ""), FORMATIONS, "Goal line"),
        (("fourth", "go", ""), KICKING, "4th: goes for it"),
        (("earlier", "quick-kick", ""), KICKING, "Early: quick kick"),
        (("kickoff", "onside", ""), KICKING, "On-side kick"),
        (("try", "try kick", ""), KICKING, "Try: kick"),
    ],
)
def test_labels(key: tuple[str, str, str], side: str, label: str) -> None:
    assert call_label(key, side) == label


def test_the_table_has_the_coach_beside_all_and_what_was_never_called() -> None:
    other = line(2, "Ben", "Ann", (0, 0))
    seen = (*played({}, {"yards": 1, "first_down": False}), *played(RUN, {}, row=other))
    page = tendency_page(seen, OFFENSE, Situations(), "ann", GAME)
    first, second = (each.cells for each in page.lines)
    assert first[:8] == ("7 Screen", "2", "100 %", "5", "50 %", "1", "", "")
    assert first[9:] == ("3", "75 %", "6.3", "67 %", "2", "", "")
    assert second[:8] == ("2 Plunge", "0", "", "–", "–", "", "", "")
    assert second[9:] == ("1", "25 %", "9", "100 %", "", "", "")
    assert all(len(each.cells) == len(heads(OFFENSE)) for each in page.lines)
    assert page.lines[0].said == "7 Screen: 2 times of 2, 5 yards on the average, good 50 %."
    assert page.lines[1].said == "2 Plunge: never called here."
    assert page.sentence.startswith("2 calls in 1 game, 4 by all coaches")


def test_a_defense_counts_what_it_stopped() -> None:
    seen = played({}, {"yards": 0, "first_down": False}, {"turnover": True})
    (only,) = tendency_page(seen, DEFENSE, Situations(), "computer:pro", GAME).lines
    assert only.cells[:6] == ("C Prevent", "3", "100 %", "6", "67 %", "2")
    assert only.said.endswith("stopped 67 %.")


def test_the_plays_behind_a_line_open_at_their_moment() -> None:
    seen = played({"at": 12, "touchdown": True, "to_go": 65}, {"at": 40, "turnover": True})
    (only,) = tendency_page(seen, OFFENSE, Situations(), "ann", GAME).lines
    lost, scored = only.plays
    assert (lost.file, lost.at, scored.at) == (ROW.file, 40, 12)
    assert scored.cells == ("Jan 1", "Foundry", "3rd & goal, own 35", "+9", "TD")
    assert lost.cells[2:] == ("3rd & 8, own 35", "+9", "lost")


def test_an_empty_book_says_so_kindly() -> None:
    page = tendency_page((), OFFENSE, Situations(), "", "")
    assert page.sentence == "No play is recorded yet. Play a game, and its calls will stand here."
    assert not page.lines
    assert (coach_options(()), game_options(()), busiest(())) == ((), (), ("", ""))


def test_nothing_in_a_situation_and_no_line_ups_of_cards() -> None:
    seen = played({})
    nothing = tendency_page(seen, OFFENSE, Situations(down="1"), "ann", GAME)
    assert nothing.sentence.startswith("Nothing was called there yet")
    cards = tendency_page(seen, FORMATIONS, Situations(), "ann", GAME)
    assert "has no line-ups" in cards.sentence


def test_who_called_most_people_first() -> None:
    seen = played({}, {"side": Seat.VISITORS}, {"side": Seat.VISITORS})
    assert busiest(seen) == ("ann", GAME)
    assert busiest(seen, "computer:pro") == ("computer:pro", GAME)
    assert coach_options(seen) == (("ann", "Ann"), ("computer:pro", "Pro, computer"))
    assert game_options(seen) == ((GAME, "Foto-Electric"),)


def test_plain_data_has_both_counts() -> None:
    (only,) = as_data(played({}, {}), OFFENSE, Situations(), ANN, GAME)
    assert only["call"] == "7 Screen" and only["count"] == 2 and only["success"] == 1.0
    assert only["all_coaches"]["count"] == 2


# scouting


def test_a_sentence_names_situation_times_and_the_card() -> None:
    seen = played(*[{}] * 9, RUN)
    (said,) = scouted(seen)
    assert said == (
        "On 3rd and long Ann passes 9 of 10 times; the 7, Screen, comes most often (9)."
    )


@pytest.mark.parametrize("count, told", [(LEAST - 1, False), (LEAST, True)])
def test_nothing_is_said_under_eight_plays(count: int, told: bool) -> None:
    said = scouted(played(*[{}] * count))
    if told:
        assert said == (f"On 3rd and long Ann passes all {count} times.",)
    else:
        assert said == (f"Ann: {count} calls here; it takes {LEAST} in one situation to say more.",)


def test_what_everybody_does_half_the_time_is_not_worth_saying() -> None:
    (said,) = scouted(played(*[{}] * 5, *[RUN] * 5))
    assert said == "Ann mixes it: nothing stands out in 10 calls."


def test_a_tie_names_no_card() -> None:
    other = {"call": "9", "title": "Post"}
    (said,) = scouted(played(*[{}] * 5, *[other] * 5))
    assert said == "On 3rd and long Ann passes all 10 times."


def test_no_more_than_three_sentences_in_the_order_of_the_downs() -> None:
    calls = [
        {"down": down, "to_go": to_go, "to_goal": goal}
        for down, to_go in ((1, 10), (2, 2), (2, 8), (3, 2), (3, 5))
        for goal in (60,) * 8
    ]
    said = scouted(played(*calls))
    assert len(said) == MOST
    order = ["On 1st down", "On 2nd and short", "On 2nd and long", "On 3rd and short"]
    places = [order.index(each.split(" Ann")[0]) for each in said]
    assert places == sorted(places)


def test_filters_keep_other_situations_out() -> None:
    calls = [*[{}] * 8, *[{"down": 1, "to_go": 10}] * 8]
    (said,) = scouted(played(*calls), down="1")
    assert said.startswith("On 1st down")


def test_a_defense_lays_its_card() -> None:
    other = {"defense": "A", "answer": "Normal"}
    seen = played(*[{}] * 6, *[other] * 3)
    (said,) = scouting(seen, DEFENSE, Situations(), PRO, GAME)
    assert said == "Against 3rd and long Pro lays the C, Prevent, 6 of 9 times."


def test_a_board_defense_lines_up() -> None:
    board = replace(ROW, game="pegskin")
    seen = played(*[{"defense": "nickel", "answer": "", "call": "", "title": ""}] * 8, row=board)
    (said,) = scouting(seen, DEFENSE, Situations(), PRO, "pegskin")
    assert said == "Against 3rd and long Pro lines up in the nickel all 8 times."


def test_fourth_downs_kick_offs_and_tries() -> None:
    kick: dict[str, Any] = {"call": "", "title": "", "first_down": False}
    calls = [
        *[{**kick, "down": 4, "kind": "punt"}] * 7,
        {**kick, "down": 4, "kind": "field-goal", "good": True},
        *[{"down": 4}] * 2,
        *[{**kick, "down": 0, "kind": "kickoff"}] * 9,
        *[{**kick, "down": 0, "kind": "onside"}] * 3,
        *[{**kick, "down": 0, "kind": "try", "call": "kick", "good": True}] * 8,
    ]
    assert scouted(played(*calls), KICKING) == (
        "On 4th down Ann punts 7 of 10 times, goes for it twice and tries a field goal once"
        "; made it both times.",
        "Ann kicks off on-side 3 of 12 times.",
        "After a touchdown Ann tries it by kick all 8 times, good all 8 times.",
    )
