"""Cards as SVG drawings: out, in, and what strangers draw."""

import math
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gridlight.cards import exact
from gridlight.cards.card_checks import defense_faults, offense_faults
from gridlight.cards.model import ALIGNMENTS, CLASSIC_GEOMETRY, DefenseCard, OffenseCard
from gridlight.cards.path import path_of
from gridlight.kernel.errors import CardError
from gridlight.session.games import read_deck
from gridlight.workshop.svg import svg_of
from gridlight.workshop.svg_reading import read_svg

G = CLASSIC_GEOMETRY
CARDS = [*read_deck().offense, *read_deck().defense]
PAGE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-20 -12 40 52.5">'


def read(body, page=PAGE, key="1", source="x.svg"):
    return read_svg(f"{page}{body}</svg>".encode(), source, G, key)


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.key)
def test_every_bundled_card_comes_back_from_its_drawing(card):
    again = read_svg(svg_of(card, G).encode(), "x.svg", G)
    assert (type(again), again.key, again.name) == (type(card), card.key, card.name)
    if isinstance(card, DefenseCard):
        assert again == card
        return
    assert [part.kind for part in again.segments] == [part.kind for part in card.segments]
    assert (again.kind, again.ends) == (card.kind, card.ends)
    path, back = path_of(card), path_of(again)
    assert back.length == pytest.approx(path.length, abs=0.02)
    for k in range(200):
        arc = path.length * k / 199
        assert math.dist(path.point(arc), back.point(arc)) < 0.02


def test_a_deck_that_went_through_drawings_gives_the_same_results():
    deck = read_deck()
    for card in deck.offense:
        again = read_svg(svg_of(card, G).encode(), "x.svg", G)
        for against in deck.defense:
            for alignment in ALIGNMENTS:
                here, there = (exact.resolve(c, against, alignment) for c in (card, again))
                assert (here.outcome, here.yards) == (there.outcome, there.yards)


@pytest.mark.parametrize("card", CARDS[6:13:3], ids=lambda card: card.key)
def test_the_drawing_is_the_cards_size_and_shows_all_of_it(card):
    root = ElementTree.fromstring(svg_of(card, G))
    assert (root.get("width"), root.get("height")) == ("8in", "10.5in")
    names = [element.get("class") for element in root.iter()]
    if isinstance(card, OffenseCard):
        wanted = [part.kind.value for part in card.segments]
        assert [n for n in names if n in ("run", "pass", "lateral")] == wanted
        assert names.count("star") == len(card.stars())
    else:
        assert names.count("diamond") == 11
        assert names.count("dot") == len(card.dots)


def test_layers_are_named_as_other_programs_name_them():
    card = read(
        """<g inkscape:groupmode="layer" inkscape:label="Run"
           xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape">
           <path d="m 0,-8 v 4 h 3"/></g>
           <g id="pass"><line x1="3" y1="-4" x2="5" y2="6"/></g>
           <g class="run"><polyline points="5,6 6,20 2,40.5"/></g>""",
        key="7",
    )
    assert [part.kind.value for part in card.segments] == ["run", "pass", "run"]
    assert [(p.x, p.y) for p in card.segments[0].points] == [(0, -8), (0, -4), (3, -4)]
    assert (card.number, card.name, card.kind.value, card.ends.value) == (
        *(7, "Offense 7"),
        *("pass", "touchdown"),
    )
    assert offense_faults(card, G, "x") == []


def test_lines_drawn_from_their_far_end_are_turned_round():
    card = read(
        """<path class="run" d="M3-4L0-8"/><path class="pass" d="M5 6L3-4"/>
           <path class="run" d="M5 6L2 40.5"/>"""
    )
    starts = [part.points[0] for part in card.segments]
    assert [(p.x, p.y) for p in starts] == [(0, -8), (3, -4), (5, 6)]


def test_transforms_and_pages_in_other_units_are_followed():
    page = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1050">'
    card = read(
        """<g transform="translate(400 240)"><g transform="scale(20)">
           <path class="run" d="M0-8L0 10" transform="rotate(0) translate(1,0)"/></g></g>""",
        page=page,
    )
    first, last = card.segments[0].points
    assert ((first.x, first.y), (last.x, last.y)) == ((1, -8), (1, 10))
    assert card.ends.value == "down"


@pytest.mark.parametrize(
    "d",
    [
        "M0-8C0 4 8 10 0 20S-4 30 2 40.5",
        "M0-8A10 10 0 0 1 5 12T 4 20 L2 40.5",
        "M0-8Q9 0 0 9Q-9 20 0 40.5",
    ],
)
def test_curves_of_any_kind_become_lines_near_them(d):
    card = read(f'<path class="run" d="{d}"/>')
    assert 5 < len(card.segments[0].points) <= 64
    assert card.segments[0].points[-1].y == 40.5
    assert offense_faults(card, G, "x") == []


def test_an_arc_is_round():
    card = read('<path class="run" d="M5 0A5 5 0 0 1 -5 0"/>')
    assert all(
        math.hypot(p.x, p.y) == pytest.approx(5.0, abs=0.02) for p in card.segments[0].points
    )
    assert max(p.y for p in card.segments[0].points) == pytest.approx(5.0, abs=0.03)


def test_markers_may_be_any_shape_and_find_their_yard_line():
    shapes = "".join(
        f'<rect x="{x - 1}" y="{y - 1}" width="2" height="2" transform="rotate(45 {x} {y})"/>'
        for x, y in [(k - 5.0, k + 0.04) for k in range(11)]
    )
    dots = '<ellipse id="dot-2" cx="3" cy="7.06" rx="1" ry="1"/>'
    card = read(f'<g id="diamonds">{shapes}</g>{dots}', key="C")
    assert [(p.x, p.y) for p in card.diamonds] == [(k - 5.0, float(k)) for k in range(11)]
    assert [(p.x, p.y) for p in card.dots] == [(3.0, 7.0)]
    assert card.letter == "C"
    assert defense_faults(card, G, "x") == []


RUN = '<path class="run" d="M0-8V40.5"/>'
DOT = '<circle class="dot" cx="1" cy="2" r="1"/>'
LAUGHS = '<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]>'
READS = '<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>'


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (b"", "isn't XML"),
        (b"not xml", "isn't XML"),
        (b"<html/>", "isn't an SVG"),
        (f"{LAUGHS}{PAGE}<title>&b;</title>{RUN}</svg>", "entities"),
        (f"{READS}{PAGE}<title>&a;</title>{RUN}</svg>", "entities"),
        (f"{PAGE}{RUN}</sv>", "isn't XML"),
        (f"{PAGE}</svg>", "no layer or class"),
        (f"{PAGE}{RUN}{DOT}</svg>", "two cards"),
        (f"{PAGE}{DOT}</svg>", "no layer or class"),
        (f"{PAGE}<path class='diamond' d='M0 0h1v1'/></svg>", "1 diamonds"),
        (f"<svg>{RUN}</svg>", "no page"),
        (f'<svg viewBox="0 0 10 10">{RUN}</svg>', "not shaped like a card"),
        (f"{PAGE}<path class='run' d='M0 0h0.001'/></svg>", "no layer or class"),
        (PAGE + "<g>" * 100 + "</g>" * 100 + "</svg>", "too much"),
        (PAGE + "<g/>" * 30_000 + "</svg>", "too much"),
        (PAGE + RUN * 30 + "</svg>", "at most 16"),
        (PAGE + " " * (5 << 20) + "</svg>", "bytes"),
    ],
)
def test_what_cant_be_taken_is_told_in_one_sentence(data, says):
    data = data if isinstance(data, bytes) else data.encode()
    with pytest.raises(CardError, match=says) as refused:
        read_svg(data, "x.svg", G, "1")
    assert "x.svg" in str(refused.value)
    assert "\n" not in str(refused.value)


def test_a_drawing_says_which_card_it_is_or_is_asked():
    assert read(RUN, key=None, source="offense-09.svg").key == "9"
    with pytest.raises(CardError, match="which offense card"):
        read(RUN, key=None)
    with pytest.raises(CardError, match="which offense card"):
        read(RUN, key="13")


def test_a_doctype_of_its_own_kind_is_no_harm():
    doctype = '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/svg11.dtd">'
    assert read_svg(f"{doctype}{PAGE}{RUN}</svg>".encode(), "x.svg", G, "1").number == 1


WORDS = st.text(alphabet="MLHVCSQTAZmlhvcsqtaz0123456789.,- e+", max_size=60)


@settings(max_examples=150, deadline=None)
@given(d=WORDS, transform=st.text(alphabet="matrixscalerotate()0123456789.,- e", max_size=40))
def test_any_path_data_gives_a_card_or_a_sentence(d, transform):
    try:
        card = read(f'<path class="run" d="{d}" transform="{transform}"/>')
    except CardError as refused:
        assert "\n" not in str(refused)
    else:
        assert isinstance(card, OffenseCard)
