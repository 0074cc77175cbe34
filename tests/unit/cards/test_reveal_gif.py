"""The reveal as a moving picture."""

import io

import pytest
from PIL import Image

from gridlight import paths
from gridlight.cards.animation import AMBER, FOOT, HEAD, SCALE, SIDE, reveal_gif
from gridlight.cards.decks import bundled
from gridlight.cards.exact import resolve
from gridlight.cards.model import ALIGNMENTS, Kind
from gridlight.kernel.errors import CardError

DECK = bundled(paths.cards("classic"))


def frames(play=7, formation="A", alignment=0, **options):
    moving = Image.open(io.BytesIO(reveal_gif(DECK, play, formation, alignment, **options)))
    found = []
    for number in range(moving.n_frames):
        moving.seek(number)
        found.append((moving.convert("RGB"), moving.info["duration"]))
    return found


def place(x, y):
    """The pixel of a place on the card, in yards."""
    left, top = DECK.geometry.left, DECK.geometry.top
    return round((x - left) * SCALE) + SIDE, round((y - top) * SCALE) + HEAD


def brightness(picture, x, y):
    return sum(picture.getpixel(place(x, y)))


@pytest.fixture(scope="module")
def plain():
    return frames(caption="Caught at +18, tackled at +21")


def test_the_path_lights_up_from_the_top_down(plain):
    start, middle, end = plain[0][0], plain[26][0], plain[-1][0]
    star = DECK.play(7).stars()[0]
    begin = DECK.play(7).segments[0].points[0]
    assert brightness(start, begin.x, begin.y) < 300
    assert brightness(middle, begin.x, begin.y) > 600
    assert brightness(middle, star.x, star.y) < 300
    assert brightness(end, star.x, star.y) > 600


def test_it_pulls_for_two_seconds_and_stays(plain):
    pulled = [duration for _, duration in plain if duration < 100]
    assert 1500 < sum(pulled) < 2500
    assert plain[-1][1] > 2000
    assert plain[0][0].size == plain[-1][0].size
    wide, high = plain[0][0].size
    assert (wide, high) == (400 + 2 * SIDE, 525 + HEAD + FOOT)


def test_the_place_that_decided_is_ringed_and_told(plain):
    last = plain[-1][0]
    foot = last.crop((150, last.height - 25, 320, last.height))
    assert any(
        red > 220 and 150 < green < 230 and blue < 160
        for _, (red, green, blue) in foot.getcolors(99999)
    )
    x, y = place(0.3, 21.2)
    around = last.crop((x - 40, y - 40, x + 40, y + 40)).getcolors(99999)
    assert any(abs(red - AMBER[0]) + abs(green - AMBER[1]) < 30 for _, (red, green, _) in around)


def test_a_goal_line_cuts_a_run_short():
    long_runs = (
        (play.number, formation.letter, alignment)
        for play in DECK.offense
        for formation in DECK.defense
        for alignment in ALIGNMENTS
        if play.kind is Kind.RUN
        and (resolve(play, formation, alignment, DECK.geometry).yards or 0) > 12
    )
    cards = next(long_runs)
    goal, free = frames(*cards, goal=4)[-1][0], frames(*cards)[-1][0]
    assert goal.getpixel(place(-15, 4))[0] > 150
    assert free.getpixel(place(-15, 4))[0] < 150
    assert brightness(goal, -15, 11) < brightness(free, -15, 11) - 40


def test_a_card_that_the_deck_lacks():
    with pytest.raises(CardError):
        reveal_gif(DECK, 13, "A", 0)
