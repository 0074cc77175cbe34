"""The painting kit: things are painted where they belong, once, and as told."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from gridlight.ui.paint import cache, icons
from gridlight.ui.paint.buttons import KINDS, paint_button, paint_switch
from gridlight.ui.paint.cards import (
    CardLook,
    card_at,
    fan_places,
    paint_card,
    paint_card_back,
)
from gridlight.ui.paint.case import case_around, paint_case
from gridlight.ui.paint.field import DriveLeg, FieldPicture, field_rect, paint_field_panel, spot_y
from gridlight.ui.paint.football import paint_football
from gridlight.ui.paint.instruments import paint_dial, paint_drums, paint_gauge
from gridlight.ui.paint.keepsakes import (
    paint_knob,
    paint_little_box,
    paint_record_book,
    paint_workshop,
)
from gridlight.ui.paint.metal import paint_jewel, paint_plate, paint_screw, paint_toggle
from gridlight.ui.paint.panel import paint_panel, paint_tile
from gridlight.ui.paint.playlist import PlayRow, paint_play_list, rows_that_fit
from gridlight.ui.paint.scoreboard import ScoreReading, paint_scoreboard
from gridlight.ui.paint.shadow import paint_shadow
from gridlight.ui.paint.slide import handle_rect, paint_handle, paint_slide
from gridlight.ui.paint.table import paint_table, table_picture
from gridlight.ui.paint.tags import paint_pill_tag, paint_side_glyph, paint_team_bar, paint_team_tag
from gridlight.ui.paint.text import draw_text, fitted_font, text_width
from gridlight.ui.theme import Theme, Wishes, theme_for

pytestmark = pytest.mark.qt_log_level_fail("WARNING")

DEN = theme_for(QSizeF(1280, 800))
DAY = theme_for(QSizeF(1280, 800), Wishes("daylight"))
LOOK = CardLook(
    "7",
    "Long pass",
    solid=(((0.4, 0.1), (0.5, 0.9)),),
    broken=(((0, 0), (1, 1)),),
    stars=((0.5, 0.5),),
    diamonds=((0.2, 0.2),),
    dots=((0.8, 0.2),),
)
ROWS = [
    PlayRow("17", "3rd & 4", "Screen left – Pass prevent", "…", current=True),
    PlayRow("16", "2nd & 9", "Dive right – Normal", "+5", "good"),
    PlayRow("15", "1st & 10", "Draw – Blitz", "−3", "bad"),
]
FIELD = FieldPicture(
    ball=69,
    to_make=73,
    stakes_from=63,
    ghost=78,
    title="THIS DRIVE",
    subtitle="4 plays, 21 yards",
    make_label="1st down",
    ghost_label="now at 22",
    drive=(DriveLeg(48, 52, "+4"), DriveLeg(52, 50, "−2")),
)

Paint = Callable[[QPainter, QRectF, Theme], object]
PAINTS: dict[str, Paint] = {
    "panel": paint_panel,
    "tile": lambda p, r, t: paint_tile(p, r, t, 0.5, True),
    "scoreboard": lambda p, r, t: paint_scoreboard(p, r, t, ScoreReading(home=14, ball="home")),
    "drums": lambda p, r, t: paint_drums(p, r, t, 27),
    "dial": lambda p, r, t: paint_dial(p, r, t, 3),
    "gauge": lambda p, r, t: paint_gauge(p, r, t, 17, 30),
    "field": lambda p, r, t: paint_field_panel(p, r, t, FIELD),
    "plays": lambda p, r, t: paint_play_list(p, r, t, ROWS, note="3rd quarter"),
    "slide": lambda p, r, t: paint_slide(p, r, t, "PULL", "Slowly"),
    "handle": lambda p, r, t: paint_handle(p, handle_rect(r, t), t, 1.0, True),
    "plate": lambda p, r, t: paint_plate(p, r, t, "FOTO-ELECTRIC FOOTBALL"),
    "toggle": lambda p, r, t: paint_toggle(p, r, t, True),
    "jewel": lambda p, r, t: paint_jewel(p, r.center(), 12, t, 1.0),
    "screw": lambda p, r, t: paint_screw(p, r.center(), 12, t),
    "football": lambda p, r, t: paint_football(p, r.center(), 60, t, 20),
    "pill": lambda p, r, t: paint_pill_tag(p, r, t, "HOME"),
    "tag": lambda p, r, t: paint_team_tag(p, r, t, "VISITORS", "visitors"),
    "bar": lambda p, r, t: paint_team_bar(p, r, t, "visitors"),
    "glyph": lambda p, r, t: paint_side_glyph(p, r.center(), 9, t, "visitors", QColor("white")),
    "case": lambda p, r, t: paint_case(p, case_around(r.adjusted(60, 60, -60, -60)), t),
    "switch": lambda p, r, t: paint_switch(p, r, t, True, True),
    "workshop": paint_workshop,
    "record book": paint_record_book,
    "knob": paint_knob,
    "little box": paint_little_box,
}


def picture(draw: Paint, theme: Theme, size: int = 400) -> QImage:
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    cache.smooth(painter)
    draw(painter, QRectF(80, 80, size - 160, size - 160), theme)
    painter.end()
    return image


def inked(image: QImage, box: tuple[int, int, int, int] | None = None) -> int:
    x0, y0, x1, y1 = box or (0, 0, image.width(), image.height())
    return sum(
        image.pixelColor(x, y).alpha() > 0 for x in range(x0, x1, 4) for y in range(y0, y1, 4)
    )


@pytest.mark.parametrize("name", list(PAINTS))
@pytest.mark.parametrize("theme", [DEN, DAY], ids=["den", "daylight"])
def test_each_thing_is_painted_and_the_same_again(qapp: object, name: str, theme: Theme) -> None:
    first = picture(PAINTS[name], theme)
    assert inked(first) > 8
    assert picture(PAINTS[name], theme) == first


@pytest.mark.parametrize("name", list(PAINTS))
def test_nothing_reaches_the_picture_s_rim(qapp: object, name: str) -> None:
    image = picture(PAINTS[name], DEN)
    rim = [(0, 0, 400, 2), (0, 398, 400, 400), (0, 0, 2, 400), (398, 0, 400, 400)]
    assert sum(inked(image, side) for side in rim) == 0


@pytest.mark.parametrize("name", ["panel", "scoreboard", "slide", "plate", "pill", "case"])
def test_themes_differ(qapp: object, name: str) -> None:
    assert picture(PAINTS[name], DEN) != picture(PAINTS[name], DAY) or name == "pill"


@pytest.mark.parametrize("kind", KINDS)
def test_buttons_show_their_state(qapp: object, kind: str) -> None:
    def drawn(**state: object) -> QImage:
        return picture(lambda p, r, t: paint_button(p, r, t, "Go", kind, **state), DEN)  # type: ignore[arg-type]

    calm = drawn()
    for state in ({"focus": True}, {"enabled": False}, {"down": True}, {"key": "G"}):
        assert drawn(**state) != calm, state


# cache


def test_a_picture_is_painted_once(qapp: object) -> None:
    times: list[int] = []
    for _ in range(3):
        cache.baked("once", QSizeF(10, 10), 1.0, lambda p: times.append(1))
    cache.baked("once", QSizeF(10, 10), 2.0, lambda p: times.append(2))
    assert times == [1, 2]


def test_the_cache_keeps_within_its_budget(qapp: object, monkeypatch: pytest.MonkeyPatch) -> None:
    cache.forget()
    monkeypatch.setattr(cache, "BUDGET", 100_000)
    for i in range(20):
        cache.baked(("many", i), QSizeF(100, 100), 1.0, lambda p: None)
    assert cache.kept_bytes() <= 100_000
    times: list[int] = []
    cache.baked(("many", 19), QSizeF(100, 100), 1.0, lambda p: times.append(1))
    assert times == []
    cache.forget()
    assert cache.kept_bytes() == 0


def test_a_scale_of_two_is_painted_in_device_pixels(qapp: object) -> None:
    made = table_picture(QSizeF(100, 60), DEN, 2.0)
    assert (made.width(), made.height(), made.devicePixelRatio()) == (200, 120, 2.0)


# table and shadow


@pytest.mark.parametrize("theme", [DEN, DAY], ids=["den", "daylight"])
def test_the_table_covers_everything_and_is_lit_in_the_middle(qapp: object, theme: Theme) -> None:
    image = QImage(640, 400, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    paint_table(painter, QRectF(0, 0, 640, 400), theme, (0.5, 0.5))
    painter.end()

    def light(x0: int, y0: int) -> float:
        spots = [(x, y) for x in range(x0, x0 + 60, 3) for y in range(y0, y0 + 60, 3)]
        return sum(image.pixelColor(x, y).lightnessF() for x, y in spots) / len(spots)

    assert inked(image) == 160 * 100
    assert light(290, 170) > light(0, 0) + 0.02


def test_a_shadow_fades_outward(qapp: object) -> None:
    def draw(p: QPainter, r: QRectF, t: Theme) -> None:
        paint_shadow(p, QRectF(120, 120, 160, 100), 10, t, "paper")

    image = picture(draw, DEN)
    below = [image.pixelColor(200, y).alpha() for y in range(222, 272, 5)]
    assert below == sorted(below, reverse=True)
    assert below[0] > 60
    assert below[-1] < 12


# numbers


def test_drums_stand_between_numbers(qapp: object) -> None:
    def drums(value: float | None) -> QImage:
        return picture(lambda p, r, t: paint_drums(p, r, t, value, blank_tens=True), DEN)

    shown = [drums(value) for value in (None, 4, 4.5, 5, 14)]
    assert all(a != b for i, a in enumerate(shown) for b in shown[i + 1 :])
    half = 200
    tens = [image.copy(0, 0, half - 4, 400) for image in shown]
    assert tens[0] == tens[1] == tens[3] != tens[4]


def test_the_tens_turn_only_from_nine(qapp: object) -> None:
    def tens(value: float) -> QImage:
        drawn = picture(lambda p, r, t: paint_drums(p, r, t, value), DEN)
        return drawn.copy(0, 0, 196, 400)

    assert tens(14) == tens(14.5) == tens(19)
    assert tens(19.5) not in (tens(19), tens(20))


@pytest.mark.parametrize("value", [0, 15, 30, 45])
def test_the_gauge_keeps_its_needle_on_the_face(qapp: object, value: float) -> None:
    image = picture(lambda p, r, t: paint_gauge(p, r, t, value, 30), DEN)
    assert inked(image, (0, 300, 400, 400)) == 0


# field


def test_spots_run_down_the_field() -> None:
    turf = QRectF(0, 0, 100, 400)
    ys = [spot_y(turf, spot) for spot in (-5, 0, 50, 100, 105)]
    assert ys == sorted(ys)
    assert ys[2] == pytest.approx(200)
    assert 0 < ys[0] < ys[-1] < 400


def test_the_ball_lies_at_its_spot(qapp: object) -> None:
    panel = QRectF(80, 80, 352, 534)
    turf = field_rect(panel, DEN)

    def draw(p: QPainter, r: QRectF, t: Theme) -> None:
        paint_field_panel(p, panel, t, FieldPicture(ball=25))

    image = picture(draw, DEN, 700)
    at = image.pixelColor(round(turf.center().x()) - 6, round(spot_y(turf, 25)) - 4)
    assert at.red() > at.green() > at.blue()


def test_gains_and_losses_have_arrows_of_their_own(qapp: object) -> None:
    panel = QRectF(80, 80, 352, 534)

    def drawn(leg: DriveLeg, heading: int) -> QImage:
        shown = FieldPicture(drive=(leg,), heading=heading)
        return picture(lambda p, r, t: paint_field_panel(p, panel, t, shown), DEN, 700)

    forward, back = DriveLeg(40, 60, ""), DriveLeg(60, 40, "")
    pictures = [drawn(leg, way) for leg in (forward, back) for way in (1, -1)]
    assert all(a != b for i, a in enumerate(pictures) for b in pictures[i + 1 :])


def test_a_play_list_shows_what_fits(qapp: object) -> None:
    assert rows_that_fit(QRectF(0, 0, 352, 152), DEN) == 4
    assert rows_that_fit(QRectF(0, 0, 352, 20), DEN) == 0


# cards


@pytest.mark.parametrize("upward", [True, False])
@pytest.mark.parametrize("count", [1, 2, 6, 12])
def test_a_fan_keeps_to_its_rect_and_gives_cards_to_the_pointer(upward: bool, count: int) -> None:
    rect = QRectF(20, 600, 430, 160)
    places = fan_places(rect, count, 112, upward=upward)
    assert len(places) == count
    for i, place in enumerate(places):
        assert rect.left() - 12 <= place.center.x() - 56
        assert place.center.x() + 56 <= rect.right() + 12
        assert card_at(places[: i + 1], place.center) == i
    assert card_at(places, QPointF(0, 0)) is None


def test_a_lifted_card_moves_along_its_own_upright() -> None:
    place = fan_places(QRectF(0, 0, 400, 160), 5, 100, spread=40)[4]
    lifted = place.lifted(20)
    assert lifted.center.x() > place.center.x()
    assert lifted.center.y() < place.center.y()
    assert lifted.angle == place.angle


@pytest.mark.parametrize("theme", [DEN, DAY], ids=["den", "daylight"])
def test_faces_and_backs(qapp: object, theme: Theme) -> None:
    place = fan_places(QRectF(120, 120, 112, 150), 1, 112)[0]
    face = picture(lambda p, r, t: paint_card(p, place, t, LOOK), theme)
    chosen = picture(lambda p, r, t: paint_card(p, place, t, LOOK, 1.0), theme)
    back = picture(lambda p, r, t: paint_card_back(p, place, t, "OFF"), theme)
    assert face != chosen
    assert face != back


# words and glyphs


def test_text_shrinks_and_then_is_cut(qapp: object) -> None:
    words = "3rd and 4 at the visitors’ 31"
    wide = text_width(DEN, "status", words)
    assert fitted_font(DEN, "status", words, wide + 1).pixelSize() == 17
    assert fitted_font(DEN, "status", words, wide * 0.8).pixelSize() == 13
    assert fitted_font(DEN, "status", words, 10).pixelSize() == 12

    def draw(p: QPainter, r: QRectF, t: Theme) -> None:
        taken = draw_text(p, QRectF(100, 100, 60, 20), words, t, "status", "bar_text")
        assert taken <= 60

    image = picture(draw, DEN)
    assert inked(image, (96, 96, 164, 124)) > 4
    assert inked(image, (166, 96, 400, 124)) == 0


@pytest.mark.parametrize("name", list(icons.ICONS))
def test_each_glyph_keeps_to_its_square(qapp: object, name: str) -> None:
    def draw(p: QPainter, r: QRectF, t: Theme) -> None:
        icons.paint_icon(p, QRectF(100, 100, 40, 40), name, t.color("bar_text"))

    image = picture(draw, DEN)
    outside = inked(image) - inked(image, (96, 96, 144, 144))
    assert inked(image, (100, 100, 140, 140)) > 5
    assert outside == 0


def test_home_paints_without_numpy_and_all_that() -> None:
    code = (
        "import os, sys\n"
        "from PySide6.QtWidgets import QApplication\n"
        "app = QApplication([])\n"
        "from gridlight.ui.screens.home import Home\n"
        "home = Home(); home.resize(1280, 800); home.show(); app.processEvents()\n"
        "late = {'numpy', 'scipy', 'numba', 'jsonschema', 'PIL'} & set(sys.modules)\n"
        "sys.exit(f'too early: {sorted(late)}' if late else 0)\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
