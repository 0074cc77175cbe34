"""What the editor says of cards, results and decks."""

from __future__ import annotations

from pathlib import Path

import pytest

from gridlight.cards.model import Deck, Point
from gridlight.cards.result import Outcome
from gridlight.kernel.language import Lookup, speak
from gridlight.present.editor import (
    about,
    cell_of,
    changes_words,
    chosen_words,
    mark_words,
    place_words,
    table_rows,
    tone_of,
    words_of,
)
from gridlight.present.editor_hub import bundled_row, compare, own_row
from gridlight.workshop.drafting.drafter import Drafter
from gridlight.workshop.drafting.faults import card_faults, result_faults
from gridlight.workshop.drafting.marks import Mark
from gridlight.workshop.drafting.outcomes import changed, row_of, rows_of, same
from gridlight.workshop.drafting.rack import Rack
from gridlight.workshop.drafting.sheets import (
    empty_deck,
    empty_formation,
    empty_play,
    with_card,
)
from helpers.cardmaking import formation, play, segment
from helpers.pseudo import pseudo


def test_results_are_told_in_signs_and_in_words(classic: Deck) -> None:
    geometry = classic.geometry
    card = play(segment("run", (0, -8), (0, 40.5)))
    cases = {
        ((0, 9),): ("+9", "good", "Tackled, +9", "Tackled +9"),
        ((0, -3),): ("−3", "bad", "Tackled, −3", "Tackled −3"),
        ((0, 0),): ("0", "even", "Tackled, 0", "Tackled 0"),
        (): ("TD", "good", "Touchdown", "Touchdown"),
    }
    for diamonds, wanted in cases.items():
        row = row_of(card, formation(diamonds), geometry)
        assert row is not None
        cell = cell_of(row[3])
        assert (cell.short, cell.tone, cell.words, cell.brief) == wanted
    row = row_of(card, formation((), ((0, 6),)), geometry)
    assert row is not None
    assert (row[3].outcome, tone_of(row[3])) == (Outcome.FUMBLE, "bad")
    assert words_of(row[3]) == "Fumble at +6"


def test_bare_sheets_have_no_results(classic: Deck) -> None:
    assert row_of(empty_play(3), classic.defense[0], classic.geometry) is None
    assert row_of(classic.offense[0], empty_formation("A"), classic.geometry) is None
    assert row_of(classic.offense[0], classic.offense[1], classic.geometry) is None
    assert changed(None, None) == (False,) * 7


def test_what_changed_is_marked_and_counted(classic: Deck) -> None:
    before = rows_of(classic, "1")
    card = play(segment("run", (0, -8), (0, 40.5)), number=1)
    rows = table_rows(classic, rows_of(classic, "1", card), before)
    count = 0
    for row in rows:
        now, was = rows_of(classic, "1", card)[row.key], before[row.key]
        assert now is not None and was is not None
        for cell, one, other in zip(row.cells, now, was, strict=True):
            assert cell.changed != same(one, other)
            count += cell.changed
    assert count
    assert changes_words(rows) == f"{count} results changed"
    assert changes_words(table_rows(classic, before, before)) == "As it was saved"


def test_marks_are_called_by_what_they_are(classic: Deck) -> None:
    card = classic.play(7)
    words = [mark_words(card, Mark("point", n)) for n in range(10)]
    assert words[0] == "Start of the path"
    assert words[3:5] == ["Where the ball is thrown", "Star of the pass"]
    assert words[-1] == "End of the path"
    assert "on the line" in place_words(formation(((0, 0),)), Mark("diamond", 0))
    assert chosen_words(card, frozenset()) == "Nothing chosen"
    assert chosen_words(card, frozenset({Mark("point", 1), Mark("point", 2)})) == "2 points"


def test_a_card_is_described_in_two_lines(classic: Deck) -> None:
    assert about(empty_play(1)) == ("Nothing drawn yet",)
    assert about(classic.play(7))[0].startswith("A pass, 1 star, ")
    assert about(classic.defense[0])[0] == "11 of 11 diamonds"


def test_faults_know_their_places(classic: Deck) -> None:
    geometry = classic.geometry
    assert card_faults(classic.play(7), geometry) == ()
    assert card_faults(empty_play(1), geometry)[0].grave
    loose = play(segment("run", (0, -8), (0, -11)), ends="down")
    assert card_faults(loose, geometry)[0].marks == (Mark("point", 0), Mark("point", 1))
    split = formation(((0, 3.5), (0, 9)))
    assert card_faults(split, geometry)[0].marks == (Mark("diamond", 0),)
    short = formation(((0, 3),))
    from dataclasses import replace

    few = replace(short, diamonds=short.diamonds[:4])
    assert card_faults(few, geometry)[0].remedy == "Place 7 more."


@pytest.mark.parametrize("lookup", [None, pseudo], ids=["English", "another language"])
def test_what_results_warn_of_names_the_pair(classic: Deck, lookup: Lookup | None) -> None:
    card = play(segment("run", (0, -8), (0, 40.5)), number=1)
    against = formation(((1.25 - 0.375 + 0.02, 5), (0, -8)), letter="B")
    deck = with_card(with_card(classic, "1", card), "B", against)
    speak("any", lookup)
    try:
        offense, defense = result_faults(deck, "1"), result_faults(deck, "B")
    finally:
        speak("en", None)
    told = {(fault.against, fault.alignment) for fault in offense}
    assert ("B", 0) in told
    assert ("1", 0) in {(fault.against, fault.alignment) for fault in defense}
    starts = [fault for fault in offense if fault.marks == (Mark("point", 0),)]
    assert [fault.against for fault in starts] == ["B"]


def test_what_results_warn_of_is_said_against_the_pair(classic: Deck) -> None:
    card = play(segment("run", (0, -8), (0, 40.5)), number=1)
    against = formation(((1.25 - 0.375 + 0.02, 5),), letter="B")
    deck = with_card(with_card(classic, "1", card), "B", against)
    faults = [f for f in result_faults(deck, "1") if f.against == "B" and f.alignment == 0]
    assert any("too close to call" in fault.problem for fault in faults)
    mirror = [f for f in result_faults(deck, "B") if f.against == "1" and f.alignment == 0]
    assert any("too close to call" in fault.problem for fault in mirror)
    assert not any(fault.grave for fault in faults)


def test_an_end_and_a_star_on_half_a_yard_are_told_at_their_points(classic: Deck) -> None:
    thrown = play(
        segment("run", (0, -8), (0, -5)),
        segment("pass", (0, -5), (0, 12.48)),
        segment("run", (0, 12.48), (0, 20.48)),
        ends="down",
    )
    deck = with_card(with_card(classic, "1", thrown), "B", formation(((0, 12),), letter="B"))
    near = {f.problem.partition(" 0.02")[0]: f for f in result_faults(deck, "1") if f.marks}
    assert near["the star lies"].marks == (Mark("point", 2),)
    assert near["the path ends"].marks == (Mark("point", 3),)
    assert not any("path ends" in fault.problem for fault in result_faults(deck, "B"))


def test_decks_are_told_in_rows(rack: Rack, classic: Deck, blank: Drafter) -> None:
    assert bundled_row(classic).what == "12 plays, 6 formations"
    assert not bundled_row(classic).own
    row = own_row(rack.decks()[0])
    assert (row.note, row.what) == ("Unfinished", "0 plays, 0 formations")
    assert row.lacks
    assert isinstance(row.path, Path)


def test_an_empty_deck_differs_from_a_drawn_one_everywhere(classic: Deck) -> None:
    found = compare(classic, empty_deck("Bare", "A test"))
    assert found.different == 504
    assert len(found.cards_that_differ()) == 18


def test_points_keep_their_hundredths() -> None:
    from gridlight.workshop.drafting.trail import point_at

    assert point_at(1.23456, -0.001) == Point(1.23, 0.0)


def test_what_a_deck_lacks_is_counted(rack: Rack, classic: Deck, blank: Drafter) -> None:
    row = own_row(rack.decks()[0])
    assert row.lacks == "12 plays and 6 formations still to be drawn."
    made = rack.copy(classic, {})
    whole = next(kept for kept in rack.decks() if kept.path == made)
    assert own_row(whole).lacks == ""
