"""The lab in words: how far the work is, all results, mixes and findings."""

from __future__ import annotations

from dataclasses import replace

import pytest

from gridlight.cards.model import ALIGNMENTS, Deck
from gridlight.coaches.balance import Figures
from gridlight.coaches.foto.certificate import Certificate
from gridlight.coaches.foto.edits import Edit
from gridlight.coaches.foto.lab import CardUse, Cell, LabReport, Mix
from gridlight.coaches.foto.sensitivity import Disturbance, Flip
from gridlight.coaches.foto.study import Answers, Look
from gridlight.present import lab, lab_mixes
from gridlight.present.lab_findings import findings_page
from gridlight.session.games import read_deck
from gridlight.session.own_decks import own_decks

RESULTS = ("fumble +3", "incomplete", "tackle −4", "touchdown", "interception +12", "tackle 0")


@pytest.fixture(scope="module")
def deck() -> Deck:
    return read_deck()


@pytest.fixture(scope="module")
def weights(deck: Deck) -> lab.Weights:
    pairs = [(c.key, d.key) for c in deck.offense for d in deck.defense]
    cells = tuple(
        Cell(c, d, at, RESULTS[(n + i) % len(RESULTS)], 1.0, (n % 5) - i / 2)
        for n, (c, d) in enumerate(pairs)
        for i, at in enumerate(ALIGNMENTS)
    )
    spread = (0.0, 0.1, 0.2, 0.4, 0.2, 0.1, 0.0)
    return lab.Weights(deck, cells, dict.fromkeys(pairs, spread), 0.5)


# how far the work is


def test_the_share_only_grows_and_the_time_follows_it() -> None:
    course, found = lab.Course(100.0), []
    now = 100.0
    for what in lab.STAGES:
        for rounds in range(lab.ROUNDS + 2 if what == "snaps solved" else 1):
            most = 100 if rounds < lab.ROUNDS else 3
            for done in range(most + 1):
                now += 0.1
                found.append(course.tell(what, done, most, now))
    shares = [each.share for each in found]
    assert shares == sorted(shares)
    assert shares[-1] == pytest.approx(1.0)
    assert found[0].left == ""
    assert found[-1].left == "a few seconds left"


def test_a_stage_that_was_known_already_doesnt_mislead_the_guess() -> None:
    course = lab.Course(0.0)
    first = course.tell("games played", 0, 60, 0.0)
    half = course.tell("games played", 30, 60, 10.0)
    assert first.share == pytest.approx(0.66) and first.left == ""
    assert half.share == pytest.approx(0.78)
    assert half.left == "about 20 seconds left"


@pytest.mark.parametrize(
    ("seconds", "words"),
    [
        (0.5, "a few seconds left"),
        (7, "about 5 seconds left"),
        (41, "about 40 seconds left"),
        (58, "about 1 minute left"),
        (190, "about 3 minutes left"),
    ],
)
def test_time_left_is_said_as_people_say_it(seconds: float, words: str) -> None:
    assert lab.time_left(seconds) == words


def test_the_decks_are_those_of_a_new_game() -> None:
    found = lab.lab_decks()
    assert found[0] == lab.LabDeck("Classic", "classic")
    assert [each.choice for each in found[1:]] == [each.folder for each in own_decks()]


# results


def test_results_are_taken_apart_and_said_in_words() -> None:
    assert lab.kind_and_yards("tackle −4") == ("tackle", -4)
    assert lab.kind_and_yards("out of bounds +12") == ("out of bounds", 12)
    assert lab.kind_and_yards("touchdown") == ("touchdown", 0)
    assert lab.result_sentence("fumble +3") == "Fumble at +3"
    assert lab.result_sentence("tackle −4") == "Tackled, −4"
    assert lab.result_sentence("incomplete") == "Incomplete"


def test_nothing_is_told_by_color_alone(weights: lab.Weights) -> None:
    found = lab.heat_map(weights)
    for cell in (cell for row in found.rows for cell in row):
        kind, yards = lab.kind_and_yards(
            next(
                one.result
                for one in weights.cells
                if (one.offense, one.defense, one.alignment)
                == (cell.offense, cell.defense, cell.alignment)
            )
        )
        if kind == "tackle":
            assert (cell.short, cell.hatch) == (str(yards).replace("-", "−"), "")
        else:
            assert cell.short == lab.LETTERS[kind] and cell.hatch == lab.HATCHES[kind]
    assert len({lab.HATCHES[kind] for kind in lab.LETTERS}) == len(lab.LETTERS)


def test_a_view_of_one_alignment_is_a_part_of_all(weights: lab.Weights) -> None:
    whole = {(c.offense, c.defense, c.alignment): c for r in lab.heat_map(weights).rows for c in r}
    for at in ALIGNMENTS:
        found = lab.heat_map(weights, str(at))
        assert len(found.columns) == 6
        for cell in (cell for row in found.rows for cell in row):
            assert cell == whole[cell.offense, cell.defense, at]


def test_the_mean_is_weighed_by_where_cards_meet(weights: lab.Weights) -> None:
    cell = lab.heat_map(weights, lab.MEAN).at(0, 0)
    seven = weights.cells[:7]
    spread = weights.spreads["1", "A"]
    assert cell.worth == pytest.approx(sum(s * c.worth for s, c in zip(spread, seven, strict=True)))
    assert cell.likeliest == 0 and cell.alignment is None
    assert cell.gain == pytest.approx(0.2 * -4 + 0.4 * lab.BREAKAWAY)


def test_points_that_are_worth_a_play_have_no_color(weights: lab.Weights) -> None:
    for cell in (cell for row in lab.heat_map(weights).rows for cell in row):
        assert cell.heat == max(-1.0, min(1.0, (cell.worth - 0.5) / lab.FULL_WORTH))


# mixes


@pytest.mark.parametrize(
    ("place", "words"),
    [
        ((1, 30, 10), "1st and 10 on the own 30"),
        ((3, 64, 4), "3rd and 4 on their 36"),
        ((2, 50, 8), "2nd and 8 at midfield"),
        ((4, 97, 3), "4th and goal on their 3"),
    ],
)
def test_situations_are_said_as_coaches_do(place: lab_mixes.Place, words: str) -> None:
    assert lab_mixes.place_words(place) == words


def test_situations_are_fitted_to_the_field() -> None:
    assert lab_mixes.fitted((0, 120, 10)) == (1, 99, 1)
    assert lab_mixes.fitted((5, -3, 99)) == (4, 1, 40)
    assert lab_mixes.fitted((2, 95, 10)) == (2, 95, 5)


def look_at(deck: Deck) -> Look:
    keys = [card.key for card in deck.offense]
    letters = [card.key for card in deck.defense]
    offense = dict.fromkeys(keys, 0.0) | {"1": 0.25, "2": 0.746, "3": 0.004}
    calls = {"play": 1.2, "punt": -0.4}
    defense = dict.fromkeys(letters, 0.0) | {"A": 1.0}
    mix = Mix(4, 60, 2, 1.2, calls, offense, {}, defense, {})
    short = dict.fromkeys(keys, 0.0) | {"4": 0.31}
    rows = ((1.0, 0.0, 0.0, 0.0, 0.0),) * 3
    places = dict.fromkeys(keys, (0.1, 0.2, 0.3))
    placing = dict.fromkeys(letters, rows)
    costs = dict.fromkeys(letters, 0.02)
    gained = Answers(0.0, 1e-9), Answers(0.11, 0.2)
    return Look(mix, short, costs, places, placing, *gained)  # type: ignore[arg-type]


def test_bars_tell_shares_and_what_other_cards_cost(deck: Deck) -> None:
    page = lab_mixes.mix_page(deck, look_at(deck))
    by_key = {bar.key: bar for bar in (*page.offense, *page.defense)}
    assert [by_key[key].percent for key in "123"] == ["25 %", "75 %", "0.4 %"]
    assert (by_key["4"].percent, by_key["4"].note) == ("–", "costs 0.31")
    assert by_key["5"].note == "as good" and by_key["1"].note == ""
    assert by_key["2"].spoken == f"2 {deck.offense[1].name}: 75 %"
    assert [(call.words, call.best) for call in page.calls] == [
        ("Run a play", True),
        ("Punt", False),
    ]
    assert page.title == "4th and 2 on their 40" and page.worth == "+1.20"
    assert page.gained[1].endswith("0.11 points on offense, 0.20 on defense.")


def test_a_best_answer_that_gains_is_told(deck: Deck) -> None:
    look = replace(look_at(deck), gained=Answers(0.02, 0.0))
    assert "gains 0.0200 points" in lab_mixes.gained_words(look)[0]


# findings


def report_on(deck: Deck, cards: tuple[CardUse, ...]) -> LabReport:
    shares = (0.2, 0.3, 0.3, 0.1, 0.05, 0.05)
    figures = Figures(
        0, 0.6, 4.1, 0.55, 11, 0.03, 0.02, 0.01, 0.05, shares, (), (), (), (), (0.12, 0.03)
    )
    flips = (Flip("7", "C", -2, "tackle +4", "fumble +4"),)
    return LabReport(
        "Test",
        "0" * 16,
        {20: -0.2, 50: 1.5},
        7.0,
        {"deep": -0.2, "onside": 0.1},
        Certificate(1e-8, 1e-8, 0.0, 10036),
        (),
        cards,
        figures,
        figures,
        60,
        (),
        (Disturbance("lines 0.01 in wider", ()), Disturbance("a card off", flips)),
    )


def test_troubles_come_first_and_name_their_cards(deck: Deck) -> None:
    cards = (
        CardUse("1", "Dive", 0.6, 0.9, (), 0.0),
        CardUse("2", "Trap", 0.0, 0.0, ("1",), 0.4),
        CardUse("3", "Sweep", 0.0, 0.0, (), 0.025),
    )
    found = findings_page(deck, report_on(deck, cards)).findings
    heads = [finding.head for finding in found if finding.head]
    assert heads == [
        "VALUE OF THE DECK",
        "HOW SURE IT IS",
        "CARDS AND THEIR USE",
        "IF PRINT OR HAND IS OFF",
    ]
    bad = [(finding.number, finding.cards) for finding in found if finding.tone == "bad"]
    assert bad[:3] == [("dominated", ("2", "1")), ("unused", ("2",)), ("unused", ("3",))]
    assert any("0.025 points" in finding.words for finding in found)
    edit = Edit("3", "C", 1, "tackle −2", 5, 2, 55, 2)
    report = replace(report_on(deck, cards), edits=(edit,))
    unused = [f for f in findings_page(deck, report).findings if f.number == "unused"]
    (words,) = (f.words for f in unused if f.cards == ("3", "C"))
    assert words == (
        "3 Sweep is used nowhere; tackled at +5 against C, 1 right, it would be on "
        "2nd and 2 on their 45 (now: tackled, −2)"
    )
    flip = found[-1]
    assert (flip.cards, flip.alignment) == (("7", "C"), -2)
    assert flip.words == "7 against C, 2 left: Tackled, +4 becomes fumble at +4"


def test_a_deck_that_isnt_solved_well_is_told_so(deck: Deck) -> None:
    fine = report_on(deck, (CardUse("1", "Dive", 0.6, 0.9, (), 0.0),))
    poor = replace(fine, certificate=Certificate(0.01, 0.0, 0.0, 10036))
    for report, word in ((fine, "exact"), (poor, "not exact")):
        findings = findings_page(deck, report).findings
        assert word in {finding.number for finding in findings}


def test_figures_stand_beside_the_wanted_band_and_real_football(deck: Deck) -> None:
    page = findings_page(deck, report_on(deck, (CardUse("1", "Dive", 0.6, 0.9, (), 0.0),)))
    runs = page.figures[0]
    assert (runs.name, runs.best, runs.low, runs.high) == ("Yards a run", 4.1, 3.8, 4.6)
    assert runs.real == 4.21 and runs.holds(4.1) and not runs.holds(5.0)
    wanted = [row for row in page.figures if row.high is not None]
    assert all(row.high <= row.top and row.best <= row.top for row in wanted)
    assert wanted[-1].real is None and wanted[-1].words(None) == "–"
    gains = {row.name: (row.best, row.real) for row in page.figures if row.high is None}
    assert gains == {
        "Runs for nothing or a loss": (0.2, 0.21),
        "Runs for 10 yards or more": (0.12, 0.11),
        "Runs for 20 yards or more": (0.03, 0.025),
    }
    assert "wanted" not in page.figures[-1].spoken and page.figures[-1].holds(0.9)
    assert next(name for name, _, _ in page.gains) == "loss or nothing"
