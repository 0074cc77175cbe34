"""Sheets read back from the PDF and measured."""

from dataclasses import replace

import numpy as np
import pypdfium2
import pytest

from gridlight import paths
from gridlight.cards.model import Geometry
from gridlight.cards.raster import blank, stroke
from gridlight.kernel.errors import CardError, OptionError
from gridlight.workshop.paper import PAPERS, Correction, read_correction
from gridlight.workshop.printing import PrintWish, printed
from helpers.cardmaking import deck_of, formation, play, segment, trial_deck

MM = 72.0 / 25.4
HAIR = 0.7  # points that a hairline's box is larger than the hairline
FONT = paths.assets("fonts", "fjalla-one", "FjallaOne-Regular.ttf").read_bytes()


def small_deck():
    """One play with a pass, against one formation with a dot."""
    card = play(
        segment("run", (-3.0, -4.0), (2.0, -8.0)),
        segment("pass", (2.0, -8.0), (6.0, 8.0)),
        segment("run", (6.0, 8.0), (-5.0, 40.5)),
        number=7,
    )
    return deck_of(card, formation(((-2.0, 3.0), (6.0, 12.0)), dots=((3.0, 5.0),)))


def opened(wish=PrintWish(), deck=None):  # noqa: B008
    return pypdfium2.PdfDocument(printed(deck or small_deck(), wish, FONT))


def boxes(page):
    """What is drawn on a page, as boxes in points: left, low, right, high."""
    return [item.get_bounds() for item in page.get_objects() if item.type != 1]


def has_box(page, left, low, right, high, within=0.08):
    wanted = (left, low, right, high)
    return any(
        all(abs(a - b) <= within for a, b in zip(box, wanted, strict=True)) for box in boxes(page)
    )


def card_box(paper):
    wide, high = 8.0 * 72, 10.5 * 72
    left, low = (paper.width - wide) / 2, (paper.height - high) / 2
    return left, low, left + wide, low + high


def pixels(page, dpi=300):
    return np.asarray(page.render(scale=dpi / 72).to_pil().convert("RGB"), dtype=float)


def point(paper, x, y, dpi=300, flipped=False):
    """The pixel of a place on the card."""
    x = -x if flipped else x
    across = paper.width / 2 + x * 72 / 5
    down = paper.height / 2 + (y - 14.25) * 72 / 5
    return round(down * dpi / 72), round(across * dpi / 72)


@pytest.mark.parametrize("name", ["letter", "a4"])
def test_a_sheet_for_each_card_and_one_of_rulers_on_the_paper_asked_for(name):
    document = opened(PrintWish(name))
    assert len(document) == 3
    assert document[0].get_size() == pytest.approx((PAPERS[name].width, PAPERS[name].height))


@pytest.mark.parametrize("name", ["letter", "a4"])
def test_cards_are_eight_by_ten_and_a_half_inches(name):
    document, paper = opened(PrintWish(name)), PAPERS[name]
    left, low, right, high = card_box(paper)
    assert has_box(document[0], left, low, right, high)
    assert has_box(document[1], left, low, right, high, within=0.8)  # its edge is a line


def rulers(page):
    """The base lines of the rulers on a page: boxes along both axes, 100 mm or 4 in long."""
    found = {"across": [], "down": []}
    for box in boxes(page):
        wide, high = box[2] - box[0] - HAIR, box[3] - box[1] - HAIR
        for long in (100 * MM, 4 * 72.0):
            if abs(wide - long) < 0.02 and high < 0.1:
                found["across"].append(box)
            if abs(high - long) < 0.02 and wide < 0.1:
                found["down"].append(box)
    return found


def marks_of(page, line):
    """The marks that stand on a ruler's base line."""
    left, low, right, high = line
    return [
        box
        for box in boxes(page)
        if left - HAIR <= box[0] <= box[2] <= right + HAIR + 3 * MM
        and low - HAIR - 3 * MM <= box[1] <= box[3] <= high + HAIR + 3 * MM
        and box[0] <= right + HAIR
        and box[1] <= high + HAIR
        and box[3] >= low - HAIR
        and max(box[2] - box[0], box[3] - box[1]) < 3 * MM
    ]


@pytest.mark.parametrize("name", ["letter", "a4"])
def test_rulers_of_100_mm_and_4_in_stand_along_both_axes_of_the_last_sheet(name):
    document = opened(PrintWish(name))
    found = rulers(document[len(document) - 1])
    assert (len(found["across"]), len(found["down"])) == (2, 2)


def test_beside_a_card_rulers_stand_where_paper_is_left():
    assert [rulers(page) for page in opened(PrintWish("letter"))][:2] == [
        {"across": [], "down": []},
        {"across": [], "down": []},
    ]
    for page in list(opened(PrintWish("a4")))[:2]:
        found = rulers(page)
        assert (len(found["across"]), len(found["down"])) == (2, 0)
    small = replace(small_deck(), geometry=Geometry(yards_per_inch=6.0))
    for page in list(opened(PrintWish("letter"), small))[:2]:
        found = rulers(page)
        assert (len(found["across"]), len(found["down"])) == (2, 2)


@pytest.mark.parametrize("name", ["letter", "a4"])
def test_no_ruler_comes_within_a_quarter_of_an_inch_of_the_papers_edge(name):
    paper, edge = PAPERS[name], 6.35 * MM
    measured = 0
    for page in opened(PrintWish(name)):
        for line in [line for side in rulers(page).values() for line in side]:
            marks = marks_of(page, line)
            assert len(marks) in (101, 65)
            for left, low, right, high in [line, *marks]:
                assert edge <= left + HAIR and right - HAIR <= paper.width - edge
                assert edge <= low + HAIR and high - HAIR <= paper.height - edge
            measured += 1
    assert measured == {"letter": 4, "a4": 8}[name]


def test_crop_marks_point_at_the_four_corners_and_stay_off_the_card():
    paper = PAPERS["letter"]
    left, low, right, high = card_box(paper)
    found = boxes(opened()[1])
    for x in (left, right):
        for y, side in ((low, -1), (high, 1)):
            marks = [b for b in found if abs((b[0] + b[2]) / 2 - x) < 0.1 and b[2] - b[0] < 1]
            assert any((b[1] >= y if side > 0 else b[3] <= y) for b in marks)


def test_diamonds_and_dots_stand_where_the_card_has_them_and_are_as_large():
    paper, page = PAPERS["letter"], opened()[1]
    for x, y, half in ((-2.0, 3.0, 1.25), (6.0, 12.0, 1.25), (3.0, 5.0, 0.85)):
        across, down = paper.width / 2 + x * 14.4, paper.height / 2 - (y - 14.25) * 14.4
        r = half * 14.4
        assert has_box(page, across - r, down - r, across + r, down + r)


def test_offense_cards_are_dark_with_the_printed_side_mirrored():
    paper, picture = PAPERS["letter"], pixels(opened()[0])
    assert picture[point(paper, 0.0, 32.0)].mean() < 40
    assert picture[point(paper, -4.5, 39.0, flipped=True)].mean() > 240
    assert picture[point(paper, -4.5, 39.0)].mean() < 40


def test_the_path_is_as_wide_and_as_straight_as_the_card_says():
    """Every pixel well inside the drawn line is clear, and every pixel well outside is dark."""
    deck = small_deck()
    card = deck.offense[0]
    masks = blank(("line",), deck.geometry, 300)
    a, b = ((p.x, p.y) for p in card.segments[2].points)
    stroke(masks, "line", (a, b), 0.375)
    page = pixels(opened(deck=deck)[0])[..., 0][:, ::-1]
    left, top = (8.5 - 8.0) / 2 * 300, (11.0 - 10.5) / 2 * 300
    shown = page[round(top) : round(top) + 3150, round(left) : round(left) + 2400]
    rows = slice(32 * 60, 50 * 60)  # away from star and yard numbers
    clear, dark = masks.layers["line"][rows] == 255, masks.layers["line"][rows] == 0
    near = np.zeros_like(dark)
    near[:, 480:1800] = True
    assert (shown[rows][clear] > 200).mean() > 0.995
    assert (shown[rows][dark & near] < 130).mean() > 0.995
    assert clear.sum() > 40_000


def test_mirrored_film_turns_defense_sheets_over_and_leaves_offense_sheets():
    paper = PAPERS["letter"]
    plain, turned = opened(), opened(PrintWish(mirrored=True))
    x, y = 3.0 * 14.4, (5.0 - 14.25) * 14.4
    r = 0.85 * 14.4
    low, high = paper.height / 2 - y - r, paper.height / 2 - y + r
    middle = paper.width / 2
    assert has_box(plain[1], middle + x - r, low, middle + x + r, high)
    assert has_box(turned[1], middle - x - r, low, middle - x + r, high)
    assert np.array_equal(pixels(plain[0], 72), pixels(turned[0], 72))


def test_outlines_save_most_of_the_ink_and_keep_the_figures_size():
    full, spared = opened(), opened(PrintWish(outlines=True))
    ink = [(255 - pixels(doc[k], 100)).mean() for doc in (full, spared) for k in (0, 1)]
    assert ink[2] < 0.12 * ink[0]
    assert ink[3] < 0.8 * ink[1]
    paper = PAPERS["letter"]
    middle, down = paper.width / 2 + 3.0 * 14.4, paper.height / 2 - (5.0 - 14.25) * 14.4
    r = 0.85 * 14.4
    assert has_box(spared[1], middle - r, down - r, middle + r, down + r, within=0.5)


def test_a_printer_that_shrinks_is_told_to_print_larger():
    correction = Correction().after(99.0, 100.5)
    page = opened(PrintWish(correction=correction))[0]
    left, low, right, high = card_box(PAPERS["letter"])
    wide, tall = max((b[2] - b[0], b[3] - b[1]) for b in boxes(page) if b[3] - b[1] > 600)
    assert (right - left) / wide == pytest.approx(0.99, abs=1e-3)
    assert (high - low) / tall == pytest.approx(1.005, abs=1e-3)


def test_corrections_add_up_and_come_back_from_their_text():
    twice = Correction().after(99.0, 100.0).after(100.2, 99.0)
    assert twice.across == pytest.approx(100 / 99.0 * 100 / 100.2)
    assert read_correction(twice.as_json()) == twice


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"across": 7, "down": 1}', '{"across": "x"}'])
def test_a_correction_that_cant_be_trusted_is_none(text):
    assert read_correction(text) == Correction()


@pytest.mark.parametrize("measure", [0.0, 80.0, 120.0, float("nan"), float("inf")])
def test_no_printer_is_off_by_so_much(measure):
    with pytest.raises(OptionError, match="can't be put right"):
        Correction().after(measure, 100.0)


def test_a_card_larger_than_the_paper_is_refused_in_one_sentence():
    deck = replace(small_deck(), geometry=Geometry(yards_per_inch=4.0))
    with pytest.raises(CardError, match="has no room on letter"):
        printed(deck, PrintWish())


def test_the_same_deck_makes_the_same_file_and_says_how_far_it_is():
    told = []
    first = printed(trial_deck(), PrintWish(), FONT, lambda done, most: told.append((done, most)))
    assert told == [(k, 18) for k in range(1, 19)]
    assert first == printed(trial_deck(), PrintWish(), FONT)
    assert len(first) < 1 << 20
