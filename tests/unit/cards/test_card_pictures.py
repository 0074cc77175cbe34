"""Pictures of cards: the right size, the right ink in the right place."""

import io

import numpy as np
import pytest
from PIL import Image, ImageFilter

from gridlight import paths
from gridlight.cards.model import CLASSIC_GEOMETRY
from gridlight.cards.path import path_of
from gridlight.cards.raster import (
    blank,
    defense_masks,
    fill_box,
    fill_polygon,
    offense_masks,
    size_of,
)
from gridlight.cards.render import DIAMOND, DOT, WHITE, _shrunk, pictures
from helpers.cardmaking import deck_of, formation, play, segment

THROWN = play(
    segment("run", (4.0, -5.0), (0.0, -8.0)),
    segment("pass", (0.0, -8.0), (0.0, 12.0)),
    segment("run", (0.0, 12.0), (5.0, 25.0, 3.0), (0.0, 40.5)),
    number=7,
)
AGAINST = formation(((3.0, 5.0), (-4.0, 0.0)), dots=((-3.0, 8.0),))


@pytest.fixture(scope="module")
def drawn():
    font = paths.assets("fonts", "fjalla-one", "FjallaOne-Regular.ttf").read_bytes()
    return pictures(deck_of(THROWN, AGAINST), 60, font)


def pixel(image, x, y, dpi=60):
    scale = dpi / CLASSIC_GEOMETRY.yards_per_inch
    at = (int((x - CLASSIC_GEOMETRY.left) * scale), int((y - CLASSIC_GEOMETRY.top) * scale))
    return image.getpixel(at)[:3]


def test_each_card_is_a_png_of_its_true_size(drawn):
    assert sorted(drawn) == ["defense-A.png", "offense-07.png"]
    for png in drawn.values():
        image = Image.open(io.BytesIO(png))
        assert image.size == (480, 630)
        assert image.info["dpi"] == pytest.approx((60, 60), abs=0.1)
        assert image.getpixel((0, 0))[3] == 0
        assert image.getpixel((240, 300))[3] == 255


def test_ink_lies_where_the_card_says(drawn):
    offense = Image.open(io.BytesIO(drawn["offense-07.png"]))
    assert pixel(offense, *path_of(THROWN).point(1.5)) == WHITE
    assert pixel(offense, 0.0, 12.0) == WHITE
    assert sum(pixel(offense, -12.0, 22.0)) < 200
    defense = Image.open(io.BytesIO(drawn["defense-A.png"]))
    assert pixel(defense, 3.0, 5.0) == DIAMOND
    assert pixel(defense, -3.0, 8.0) == DOT
    assert min(pixel(defense, 12.0, 12.0)) > 225


def test_the_default_font_does_too():
    assert sorted(pictures(deck_of(THROWN, AGAINST), 40)) == ["defense-A.png", "offense-07.png"]


@pytest.mark.parametrize("dpi", [100, 150])
def test_masks_have_the_area_of_what_they_show(dpi):
    scale = dpi / CLASSIC_GEOMETRY.yards_per_inch
    masks = defense_masks(AGAINST, CLASSIC_GEOMETRY, dpi)
    shown = masks.layers["dots"].sum() / 255 / scale**2
    assert shown == pytest.approx(np.pi * 0.85**2, rel=0.005)
    shown = masks.layers["diamonds"].sum() / 255 / scale**2
    assert shown == pytest.approx(9 * 2 * 1.25**2 + 2 * 2 * 1.25**2, rel=0.08)
    masks = offense_masks(THROWN, CLASSIC_GEOMETRY, dpi)
    assert masks.layers["solid"].shape[::-1] == size_of(CLASSIC_GEOMETRY, dpi)
    length = sum(end - begin for begin, end in path_of(THROWN).parts[::2])
    shown = masks.layers["solid"].sum() / 255 / scale**2
    assert shown == pytest.approx(length * 0.75, rel=0.02)


def test_a_mask_is_sampled_between_its_pixels():
    masks = defense_masks(AGAINST, CLASSIC_GEOMETRY, 150)
    x = np.array([3.0, 3.0 + 1.25 / 2, 3.0 + 0.7, 30.0])
    y = np.array([5.0, 5.0 + 1.25 / 2, 5.0 + 0.7, 5.0])
    inside, edge, outside, off = masks.sample("diamonds", x, y)
    assert inside == 1.0
    assert edge == pytest.approx(0.5, abs=0.05)
    assert outside == 0.0
    assert off == 0.0


@pytest.mark.parametrize("pixels", [1, 3, 5])
def test_figures_are_made_smaller_all_round(pixels):
    mask = defense_masks(AGAINST, CLASSIC_GEOMETRY, 90).layers["diamonds"]
    slow = Image.fromarray(mask).filter(ImageFilter.MinFilter(2 * pixels + 1))
    assert np.array_equal(_shrunk(mask, pixels), np.asarray(slow))


@pytest.mark.parametrize(
    "box", [(-3.0, -11.65, 7.23, -10.65), (1.0, 4.0, 1.01, 4.02), (-40.0, 38.3, -18.2, 60.0)]
)
def test_a_box_covers_as_much_of_each_pixel_as_its_outline(box):
    boxes, outlines = (blank(("shape",), CLASSIC_GEOMETRY, 60) for _ in range(2))
    fill_box(boxes, "shape", box)
    left, top, right, low = box
    fill_polygon(outlines, "shape", ((left, top), (right, top), (right, low), (left, low)))
    apart = np.abs(boxes.layers["shape"].astype(int) - outlines.layers["shape"])
    assert apart.max() <= 64
    inside = (min(right, 20.0) - max(left, -20.0)) * (min(low, 40.5) - top)
    assert boxes.layers["shape"].sum() / 255 == pytest.approx(inside * 12.0**2, rel=0.02, abs=0.02)
