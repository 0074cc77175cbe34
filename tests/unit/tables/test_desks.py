"""What the editors know of cards, charts and spinners."""

from __future__ import annotations

from dataclasses import replace

import pytest

from gridlight.cards.spinners import read_spinners
from gridlight.penalties.chart import TOTALS, entry
from gridlight.penalties.reading import read_card, read_chart
from gridlight.present.penalty_editor import CardDesk, ChartDesk
from gridlight.present.penalty_rates import PLAYS, WAYS, rates
from gridlight.present.spinner_editor import NAMES, SpinnerDesk
from gridlight.present.tables import YES, Draft, Place, read_draft
from gridlight.session.penalty_shelf import CARDS, CHARTS
from gridlight.session.spinner_shelf import SPINNERS

CHART, AVERAGE = CHARTS.load("house"), CARDS.load("average")
HOUSE = SPINNERS.load("house")
CARD_DESK, CHART_DESK, SPINNER_DESK = CardDesk(CHART), ChartDesk(AVERAGE), SpinnerDesk(HOUSE)


def card_draft(name: str = "average") -> Draft:
    return CARD_DESK.draft_of(CARDS.load(name))


# there and back


@pytest.mark.parametrize("name", CARDS.bundled)
def test_a_card_comes_back_from_its_cells(name: str) -> None:
    card = CARDS.load(name)
    assert read_card(CARD_DESK.file(card_draft(name), card.name), "t") == card


@pytest.mark.parametrize(
    "words", ["opponent offsides*", "offsides*", "five*", "opponent two*", "seven", "offsetting"]
)
def test_every_kind_of_entry_is_taken_apart_and_put_together(words: str) -> None:
    card = replace(AVERAGE, entries=(entry(words),) * len(TOTALS))
    file = CARD_DESK.file(CARD_DESK.draft_of(card), card.name)
    assert read_card(file, "t") == card


def test_a_chart_comes_back_from_its_cells() -> None:
    file = CHART_DESK.file(CHART_DESK.draft_of(CHART), CHART.name)
    assert read_chart(file, "t") == CHART


def test_spinners_come_back_from_their_cells() -> None:
    file = SPINNER_DESK.file(SPINNER_DESK.draft_of(HOUSE), HOUSE.name)
    assert read_spinners(file, "t") == HOUSE


def test_a_draft_comes_back_from_its_data_and_only_as_such() -> None:
    draft = card_draft()
    assert read_draft(draft.as_data(), draft, grows=False) == draft
    chart = CHART_DESK.draft_of(CHART)
    for bad in (b"", b"[]", b"{}", b'{"rows": [], "signed": []}', chart.as_data(), b"\xff"):
        assert read_draft(bad, draft, grows=False) is None
    shorter = draft.with_lines(0, draft.sections[0][1:])
    assert read_draft(shorter.as_data(), draft, grows=False) is None
    assert read_draft(shorter.as_data(), draft, grows=True) == shorter


# a card


def test_a_blank_is_nobodys_and_has_no_star() -> None:
    draft = card_draft().put(Place(0, 4, 1), YES).put(Place(0, 4, 2), YES)
    assert draft.sections[0][4] == ("one", YES, YES)
    assert CARD_DESK.put(draft, Place(0, 4, 0), "blank").sections[0][4] == ("blank", "", "")
    assert CARD_DESK.put(draft, Place(0, 4, 0), "offsides*").sections[0][4][1:] == (YES, "")
    rows = CARD_DESK.rows(CARD_DESK.put(draft, Place(0, 4, 0), "blank"), 0)
    assert rows[4].closed == {1, 2}


def test_a_row_says_what_the_chart_makes_of_it() -> None:
    row = CARD_DESK.rows(card_draft(), 0)[4]
    assert row.head == "6"
    assert row.cells[3:] == (
        "5/36",
        "Holding\nDefensive holding",
        "Holding\nPass interference",
    )
    clipping = CARD_DESK.rows(card_draft(), 0)[9].cells[4]
    assert clipping == "Clipping ›\nFace mask ›"  # walked off from the end of the play


def test_a_word_that_no_card_bears_is_a_fault_in_its_row() -> None:
    draft = card_draft().put(Place(0, 5, 0), "eight")
    (fault,) = CARD_DESK.faults(draft)
    assert (fault.place, fault.grave) == (Place(0, 5, 0), True)
    assert fault.sentence.startswith("total 7: “eight” is no entry of a card.")
    assert CARD_DESK.figures(draft, 0) == ()
    assert not CARD_DESK.total(draft, 0).fine


def test_a_card_unlike_football_may_stay_but_is_named() -> None:
    draft = card_draft().put(Place(0, 5, 0), "one")
    (fault,) = CARD_DESK.faults(draft)
    assert not fault.grave
    assert "more than real teams’ 5 to 7" in fault.sentence
    mended = CARD_DESK.put(draft, fault.place, "blank")
    assert CARD_DESK.faults(mended) == ()
    none = Draft((tuple(("blank", "", "") for _ in TOTALS),), draft.signed)
    (fault,) = CARD_DESK.faults(none)
    assert "0.0 accepted a game is fewer" in fault.sentence
    assert fault.place.row == 5  # the total that comes most often


def test_figures_stand_beside_real_football() -> None:
    found = {f.label: (f.value, f.beside, f.tone) for f in CARD_DESK.figures(card_draft(), 0)}
    assert found["In all"] == ("6.2", "6.2", "ok")
    assert set(found) == {
        *("Before the snap", "On runs", "On passes", "On kicks", "In all", "Offsetting, a game")
    }
    parts = sum(float(value) for value, _, _ in list(found.values())[:4])
    assert parts == pytest.approx(6.2, abs=0.21)  # four figures, each rounded


# rates


def test_the_ways_of_two_dice_make_36() -> None:
    assert (sum(WAYS.values()), WAYS[2], WAYS[7], WAYS[12]) == (36, 1, 6, 1)


def test_one_entry_is_as_often_as_its_dice() -> None:
    blanks = [entry("blank")] * len(TOTALS)
    three = replace(AVERAGE, entries=(*blanks[:5], entry("three"), *blanks[6:]))
    found = rates(three, CHART)  # three negates on every kind but for kicks by the defense
    chance = 6 / 36 / 6
    offense_and_defense = PLAYS["run"] * chance / (1 - chance) / 2
    assert found.by_row["run"] == 0
    run_and_pass = offense_and_defense + PLAYS["pass"] * chance / (1 - chance) / 2
    assert found.by_row["snap"] > run_and_pass
    assert found.by_row["snap"] + found.by_row["kick"] == found.total
    offsetting = replace(AVERAGE, entries=(entry("offsetting"), *blanks[1:]))
    assert rates(offsetting, CHART).total == 0
    assert rates(offsetting, CHART).offsetting == pytest.approx(132.1 / 216, rel=0.01)


# a chart


def test_a_chart_tells_each_fault_at_its_cell() -> None:
    draft = CHART_DESK.draft_of(CHART)
    for place, words in (
        (Place(0, 0, 0), ""),
        (Place(0, 1, 1), "51"),
        (Place(1, 9, 2), "middle"),
        (Place(2, 8, 1), "1O"),
    ):
        draft = CHART_DESK.put(draft, place, words)
    assert [fault.place for fault in CHART_DESK.faults(draft)] == [
        Place(0, 0, 0),
        Place(0, 1, 1),
        Place(1, 9, 2),
        Place(2, 8, 1),
    ]
    assert "“1O” is no number of yards" in CHART_DESK.faults(draft)[-1].sentence


def test_what_is_added_on_cannot_stop_the_play() -> None:
    draft = CHART_DESK.draft_of(CHART)
    clipping = Place(0, 3, 3)
    (fault,) = CHART_DESK.faults(draft.put(clipping, YES))
    assert fault.place == clipping
    assert "added on to the play's end" in fault.sentence


def test_a_chart_says_how_often_a_line_is_called() -> None:
    rows = CHART_DESK.rows(CHART_DESK.draft_of(CHART), 1)
    assert [row.head for row in rows] == [*"1234567", *"1234567"]
    assert [row.group for row in rows if row.group] == [
        "Against the offense",
        "Against the defense",
    ]
    assert float(rows[0].cells[-1]) == pytest.approx(PLAYS["pass"] / 6 * 5 / 36 / 2, abs=0.01)
    assert rows[6].cells[-1] == "0.00"  # the average card never says seven


# spinners


def spin(area: str, row: int, column: int, words: str, draft: Draft | None = None) -> Draft:
    draft = draft or SPINNER_DESK.draft_of(HOUSE)
    return SPINNER_DESK.put(draft, Place(NAMES.index(area), row, column), words)


@pytest.mark.parametrize(
    ("column", "words", "part"),
    [
        (1, "0", "0 is no width"),
        (1, "1o", "'1o' is no width"),
        (1, "", "'' is no width"),
        (0, "lucky", "no such sector. Known here: yards, a whole number, “blocked”"),
        (0, "31", "it is there twice"),
        (1, "43", "the degrees make 361. They must make 360."),
    ],
)
def test_a_spinner_tells_each_fault_at_its_row(column: int, words: str, part: str) -> None:
    faults = SPINNER_DESK.faults(spin("punt", 0, column, words))
    assert part in faults[0].sentence
    section = NAMES.index("punt")
    assert {fault.place.section for fault in faults} == {section}
    assert SPINNER_DESK.figures(spin("punt", 0, column, words), section) == ()


def test_faults_of_several_areas_are_all_told() -> None:
    draft = spin("punt", 0, 1, "1", spin("try for point", 0, 1, "1"))
    assert [fault.place.section for fault in SPINNER_DESK.faults(draft)] == [
        NAMES.index("punt"),
        NAMES.index("try for point"),
    ]


def test_mean_median_and_long_ones_stand_beside_the_house() -> None:
    section = NAMES.index("kick-off return")
    draft = spin("kick-off return", 14, 1, "43")  # 95 yards, 40 degrees more
    draft = spin("kick-off return", 0, 1, "1", draft)  # 20 yards, 37 fewer
    draft = spin("kick-off return", 1, 1, "11", draft)  # 5 yards, 3 fewer
    found = {f.label: (f.value, f.beside) for f in SPINNER_DESK.figures(draft, section)}
    assert SPINNER_DESK.total(draft, section).fine
    table = sorted((int(a), int(b)) for a, b in draft.sections[section] if a.isdecimal())
    spread = [yards for yards, weight in table for _ in range(weight)]
    mean = sum(spread) / len(spread)
    assert found["Mean"] == (f"{mean:.1f} yd", "21.6 yd")
    assert found["Median"] == (f"{spread[(len(spread) - 1) // 2]} yd", "20 yd")
    assert found["40 yards or more"] == ("16.1 %", "5.0 %")
    assert found["Fumble"] == ("2.2 %", "2.2 %")


def test_what_is_missing_can_be_given_to_a_row() -> None:
    section = NAMES.index("punt return")
    draft = spin("punt return", 0, 1, "60")
    assert SPINNER_DESK.total(draft, section).words == "350 of 360 degrees: 10 to go"
    assert SPINNER_DESK.missing(draft, section, 1) == "46"
    assert SPINNER_DESK.faults(spin("punt return", 1, 1, "46", draft)) == ()
    over = spin("punt return", 0, 1, "999", draft)
    assert SPINNER_DESK.total(over, section).words.endswith("929 too many")
    assert SPINNER_DESK.missing(over, section, 1) == ""


def test_a_row_to_add_is_a_result_that_is_not_there() -> None:
    for section, name in enumerate(NAMES):
        draft = SPINNER_DESK.draft_of(HOUSE)
        label, degrees = SPINNER_DESK.new_line(draft, section)
        assert label not in [cells[0] for cells in draft.sections[section]], name
        assert degrees == "1"
    section = NAMES.index("punt return")
    assert SPINNER_DESK.new_line(spin("punt return", 0, 1, "50"), section)[1] == "20"


def test_the_bundled_tables_are_whole() -> None:
    assert SPINNER_DESK.faults(SPINNER_DESK.draft_of(HOUSE)) == ()
    assert CHART_DESK.faults(CHART_DESK.draft_of(CHART)) == ()
    for name in CARDS.bundled:
        assert CARD_DESK.faults(card_draft(name)) == ()
