"""Looking again: leaks, bloom, the magnifier and the seven alignments."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import numpy as np
import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gridlight import paths
from gridlight.cards.decks import bundled
from gridlight.cards.exact import resolve
from gridlight.cards.margin import TOO_CLOSE, magnify
from gridlight.cards.model import (
    ALIGNMENTS,
    CLASSIC_GEOMETRY,
    Deck,
    DefenseCard,
    End,
    Kind,
    OffenseCard,
    Point,
    Segment,
    Travel,
)
from gridlight.cards.raster import defense_masks, offense_masks, picture_of
from gridlight.cards.result import Outcome
from gridlight.ui.lightbox import bloom
from gridlight.ui.lightbox.alignments import Alignments
from gridlight.ui.lightbox.box import LightBox
from gridlight.ui.lightbox.leaks import leaks
from gridlight.ui.lightbox.magnifier import Magnifier
from gridlight.ui.lightbox.masks import as_array, light_of
from gridlight.ui.lightbox.outcomes import alignment_name, short_outcome
from gridlight.ui.theme import Wishes, theme_for

HOLE = QRectF(-5, -11.65, 10, 1)


@pytest.fixture(scope="module")
def deck() -> Deck:
    return bundled(paths.cards("classic"))


@pytest.mark.ruling("FE-4")
@pytest.mark.parametrize("offense", [-1, 0, 1])
@pytest.mark.parametrize("defense", [-2, -1, 0, 1, 2])
def test_no_light_through_the_hole_at_any_place(offense: int, defense: int) -> None:
    assert leaks(CLASSIC_GEOMETRY, offense, defense, HOLE) == ()


def test_what_leaks_is_the_gap_between_the_bars() -> None:
    lit = leaks(CLASSIC_GEOMETRY, 0, 0.25, HOLE)
    assert lit
    for light in lit:
        assert light.width() == pytest.approx(0.5 - 0.02, abs=1e-6)
        assert light.height() == pytest.approx(1.0)


def test_an_empty_box_shows_the_whole_hole_and_a_card_its_gaps() -> None:
    assert leaks(CLASSIC_GEOMETRY, None, None, HOLE) == (HOLE,)
    gaps = leaks(CLASSIC_GEOMETRY, 0, None, HOLE)
    assert sum(gap.width() for gap in gaps) == pytest.approx(5.0)


def test_a_card_that_lies_too_low_leaks_above() -> None:
    lit = leaks(CLASSIC_GEOMETRY, 0, 0, HOLE, (0.0, 0.3))
    assert {round(light.height(), 6) for light in lit} == {0.3}


@pytest.mark.parametrize("sigma", [3.2, 10.0])
def test_a_blur_keeps_the_light_and_has_its_spread(sigma: float) -> None:
    grid = np.zeros((161, 161), np.float32)
    grid[80, 80] = 1.0
    made = bloom.blur(grid, sigma)
    assert float(made.sum()) == pytest.approx(1.0, abs=0.01)
    across = np.arange(161) - 80
    spread = float((made.sum(axis=0) * across**2).sum()) ** 0.5
    assert spread == pytest.approx(sigma, rel=0.06)


def test_a_grown_grid_is_as_bright_as_before() -> None:
    grid = np.linspace(0, 1, 120, dtype=np.float32).reshape(10, 12)
    grid = bloom.grown(grid, 4, (40, 48))
    small = bloom.shrunk(grid, 4)
    assert small.shape == (10, 12)
    assert float(small.mean()) == pytest.approx(0.5, abs=0.01)


def test_masks_are_cut_from_the_cards_themselves(deck: Deck) -> None:
    geometry = deck.geometry
    light = light_of(deck.play(10), deck.formation("F"), geometry, (320, 420), (0.0, -1.0))
    path, cover = as_array(light.path), as_array(light.cover)
    yard = 420 / geometry.height
    markers = deck.formation("F")
    diamonds = len(markers.diamonds) * 2 * geometry.diamond**2
    dots = len(markers.dots) * np.pi * geometry.dot**2
    assert float(cover.sum()) / yard**2 == pytest.approx(diamonds + dots, rel=0.04)
    assert path.max() == 1.0
    x = round((markers.diamonds[0].x - geometry.pitch - geometry.left) * yard)
    y = round((markers.diamonds[0].y - geometry.top) * yard)
    assert cover[y, x] == 1.0


def straight(x: float) -> OffenseCard:
    run = Segment(Travel.RUN, (Point(x, -6.0), Point(x, 40.5)))
    return OffenseCard(1, "Straight", Kind.RUN, (run,), End.TOUCHDOWN)


def one_man(x: float, y: float) -> DefenseCard:
    far = tuple(Point(15.0, float(20 + k)) for k in range(10))
    return DefenseCard("A", "One man", (Point(x, y), *far), ())


@pytest.mark.ruling("FE-5")
def test_the_magnifier_tells_the_margin(qtbot: QtBot, deck: Deck) -> None:
    glass = Magnifier(theme_for(QSizeF(1280, 800)))
    qtbot.addWidget(glass)
    glass.resize(340, 420)
    assert glass.words == ()
    offense, defense = deck.play(7), deck.formation("A")
    result = resolve(offense, defense, 0, deck.geometry)
    glass.show_play(offense, defense, result, deck.geometry)
    look = magnify(offense, defense, result, deck.geometry)
    said = " ".join(glass.words)
    assert f"{look.margin:.2f} yards" in said
    assert f"{look.tenths / 10:.2f} mm" in said
    assert "Clear to the eye" in said
    assert said == glass.accessibleDescription()


@pytest.mark.ruling("FE-5")
@pytest.mark.parametrize("off", [0.86, 0.89])
def test_what_an_eye_could_not_tell_is_said(qtbot: QtBot, off: float) -> None:
    offense, defense = straight(0.0), one_man(off, 5.0)
    result = resolve(offense, defense, 0, CLASSIC_GEOMETRY)
    look = magnify(offense, defense, result, CLASSIC_GEOMETRY)
    assert look.margin < TOO_CLOSE
    glass = Magnifier(theme_for(QSizeF(1280, 800)))
    qtbot.addWidget(glass)
    glass.show_play(offense, defense, result)
    assert "Too close to call by eye" in " ".join(glass.words)
    covers = "covers" in glass.words[0]
    assert covers == (result.outcome is Outcome.TACKLE)
    glass.grab()


@pytest.mark.parametrize("theme", ["den", "daylight"])
def test_the_glass_shows_line_and_marker(qtbot: QtBot, deck: Deck, theme: str) -> None:
    glass = Magnifier(theme_for(QSizeF(1280, 800), Wishes(theme=theme)))
    qtbot.addWidget(glass)
    glass.resize(360, 440)
    offense, defense = deck.play(10), deck.formation("F")
    glass.show_play(offense, defense, resolve(offense, defense, -1, deck.geometry), deck.geometry)
    image = glass.grab().toImage()
    bright = green = 0
    for y in range(60, 320, 4):
        for x in range(60, 300, 4):
            color = image.pixelColor(x, y)
            bright += color.lightness() > 235
            green += color.green() > color.red() + 20
    assert bright > 40
    assert green > 300


def shown(qtbot: QtBot, deck: Deck, size: tuple[int, int] = (1160, 340)) -> Alignments:
    sheet = Alignments(theme_for(QSizeF(1280, 800)))
    qtbot.addWidget(sheet)
    sheet.resize(*size)
    offense, defense = deck.play(10), deck.formation("F")
    results = {k: resolve(offense, defense, k, deck.geometry) for k in ALIGNMENTS}
    sheet.show_play(offense, defense, results, -1, deck.geometry)
    sheet.show()
    return sheet


@pytest.mark.ruling("FE-6")
def test_a_click_chooses_an_alignment(qtbot: QtBot, deck: Deck) -> None:
    sheet = shown(qtbot, deck)
    heard: list[float] = []
    sheet.selected.connect(heard.append)
    for alignment in (-3.0, 0.0, 3.0):
        center = sheet.box_of(alignment).center().toPoint()
        left = Qt.MouseButton.LeftButton
        QTest.mouseClick(sheet, left, Qt.KeyboardModifier.NoModifier, center)
    assert heard == [-3.0, 0.0, 3.0]


def test_keys_go_along_the_alignments(qtbot: QtBot, deck: Deck) -> None:
    sheet = shown(qtbot, deck)
    heard: list[float] = []
    sheet.selected.connect(heard.append)
    sheet.setFocus(Qt.FocusReason.TabFocusReason)
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Return):
        QTest.keyClick(sheet, key)
    assert heard == [1.0]
    assert sheet.accessibleDescription().startswith("1 right, ")


def test_the_seven_boxes_lie_apart_inside_the_sheet(qtbot: QtBot, deck: Deck) -> None:
    for size in ((1160, 340), (1000, 300), (700, 420)):
        sheet = shown(qtbot, deck, size)
        boxes = [sheet.box_of(float(k)) for k in ALIGNMENTS]
        for one, other in pairwise(boxes):
            assert one.right() < other.left()
        assert all(sheet.card.contains(box) for box in boxes)
        sheet.grab()


def test_small_boxes_show_their_own_light(qtbot: QtBot, deck: Deck) -> None:
    sheet = shown(qtbot, deck)
    image = sheet.grab().toImage()
    cuts = {bytes(image.copy(sheet.box_of(float(k)).toRect()).constBits()) for k in ALIGNMENTS}
    assert len(cuts) == len(ALIGNMENTS)


def test_every_result_of_the_deck_has_words(deck: Deck) -> None:
    seen = set()
    for offense in deck.offense:
        for defense in deck.defense:
            for k in ALIGNMENTS:
                result = resolve(offense, defense, k, deck.geometry)
                what, gain = short_outcome(result)
                assert what and gain
                assert "-" not in gain
                seen.add(what)
    assert {"Tackled", "Caught", "Incomplete", "Intercepted", "Fumble"} <= seen


def test_alignments_are_named_as_one_says_them() -> None:
    names = [alignment_name(a) for a in (-3, -1, 0, 2, 0.37)]
    assert names == ["3 left", "1 left", "even", "2 right", "0.37 right"]


def test_a_point_between_the_boxes_chooses_nothing(qtbot: QtBot, deck: Deck) -> None:
    sheet = shown(qtbot, deck)
    heard: list[float] = []
    sheet.selected.connect(heard.append)
    gap = QPointF(sheet.box_of(0.0).right() + 3, sheet.box_of(0.0).center().y())
    left = Qt.MouseButton.LeftButton
    QTest.mouseClick(sheet, left, Qt.KeyboardModifier.NoModifier, gap.toPoint())
    assert heard == []


def test_cards_kept_as_pictures_shine_like_drawn_ones(deck: Deck) -> None:
    geometry, pixels = deck.geometry, (320, 420)
    offense, defense = deck.play(7), deck.formation("C")
    scans = (
        replace(offense, picture=picture_of(offense_masks(offense, geometry, 150), 150)),
        replace(defense, picture=picture_of(defense_masks(defense, geometry, 150), 150)),
    )
    drawn = light_of(offense, defense, geometry, pixels, (1.0, -1.0))
    scanned = light_of(*scans, geometry, pixels, (1.0, -1.0))
    covers = as_array(drawn.cover), as_array(scanned.cover)
    assert float(np.abs(covers[0] - covers[1]).mean()) < 0.002
    paths = as_array(drawn.path), as_array(scanned.path)
    assert float(np.abs(paths[0] - paths[1]).mean()) < 0.006


def test_a_picture_of_a_formation_is_painted(qtbot: QtBot, deck: Deck) -> None:
    defense = deck.formation("C")
    scan = replace(defense, picture=picture_of(defense_masks(defense, deck.geometry, 150), 150))
    box = LightBox()
    qtbot.addWidget(box)
    box.resize(560, 716)
    box.lay_offense(None, 0)
    box.lay_defense(scan, 0)
    image = box.grab().toImage()
    ink = box.theme.color("dia")
    for p in defense.diamonds:
        color = image.pixelColor(box.shape.point(p.x, p.y).toPoint())
        assert color.green() > color.red() + 20
        assert abs(color.green() - ink.green()) < 40
