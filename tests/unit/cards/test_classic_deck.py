"""The bundled deck: whole, without a close call, and with the facts of the rulebook's figures."""

import pytest

from gridlight import paths
from gridlight.cards import decks, exact
from gridlight.cards.check import check_deck
from gridlight.cards.light import LightTable
from gridlight.cards.margin import TOO_CLOSE
from gridlight.cards.model import LETTERS, NUMBERS
from gridlight.cards.path import path_of
from gridlight.cards.results import all_results


@pytest.fixture(scope="module")
def classic():
    return decks.load(paths.cards("classic"))


@pytest.fixture(scope="module")
def table(classic):
    return LightTable(classic)


def test_it_is_whole(classic):
    assert [card.number for card in classic.offense] == list(NUMBERS)
    assert [card.letter for card in classic.defense] == list(LETTERS)
    assert decks.bundled(paths.cards("classic")) == classic
    assert check_deck(classic, "classic").faults == ()


def test_no_result_is_disputed(classic):
    disputed = [
        warning
        for warning in check_deck(classic, "classic").warnings
        if "the light shows" in warning.problem
    ]
    assert disputed == []


def test_no_result_is_too_close_to_call_by_eye(classic):
    warnings = check_deck(classic, "classic").warnings
    assert [w for w in warnings if "too close to call" in w.problem] == []


@pytest.mark.ruling("FE-11")
def test_no_end_or_star_lies_too_near_to_the_next_yard(classic, table):
    spots = {key: result.spot_margin for key, result in all_results(classic, table).items()}
    assert [key for key, spot in spots.items() if spot is not None and spot < TOO_CLOSE] == []


@pytest.mark.parametrize("dpi", [150, 300])
def test_light_and_closed_form_agree(classic, dpi):
    table = LightTable(classic, dpi)
    for card in classic.offense:
        for against in classic.defense:
            for alignment in range(-3, 4):
                shown = table.resolve(card, against, alignment)
                told = exact.resolve(card, against, alignment, classic.geometry)
                assert (shown.outcome, shown.yards) == (told.outcome, told.yards)


@pytest.mark.ruling("FE-10")
@pytest.mark.parametrize(
    ("number", "letter", "alignment", "line", "stops"),
    [
        (1, "A", -2, -5, False),
        (1, "D", -1, -4, False),
        (10, "A", -2, -5, False),
        (10, "A", 0, -7, True),
        (1, "B", -1, -6, True),
    ],
)
def test_the_tacklers_of_figure_4(classic, table, number, letter, alignment, line, stops):
    card, against = classic.play(number), classic.formation(letter)
    result = table.resolve(card, against, alignment)
    assert (result.outcome == "tackle" and result.yards == line) is stops
    on_line = [diamond for diamond in against.diamonds if diamond.y == line]
    shift = alignment * classic.geometry.pitch
    course = path_of(card)
    points = [course.point(k / 10) for k in range(int(course.length * 10))]
    path = [(x, y) for x, y in points if abs(y - line) < 1.5]
    # the tackler that the figure names is there, and lies over some of the line
    assert any(abs(x - d.x - shift) < 1.7 for d in on_line for x, _ in path)


@pytest.mark.ruling("FE-10")
def test_the_long_pass_of_figure_5(classic, table):
    result = table.resolve(classic.play(7), classic.formation("A"), 0)
    assert (result.outcome, result.yards) == ("tackle", 21)
    assert result.catch_yards is not None
    assert result.catch_yards < 21
