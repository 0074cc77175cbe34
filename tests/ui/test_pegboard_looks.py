"""How the peg board looks: print that reads, pegs told apart by shape, nothing cut off."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import pairwise

import numpy as np
import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gridlight.present.pegboard import Die, Gauge, Landing, PegModel
from gridlight.ui import tokens
from gridlight.ui.contrast import contrast
from gridlight.ui.paint import pegs
from gridlight.ui.paint.men import team_tones
from gridlight.ui.paint.peg_dice import die_words
from gridlight.ui.paint.text import text_width
from gridlight.ui.pegboard import fan, gauges, glow, marks, overview, pieces, rack, tray, wood
from gridlight.ui.pegboard.board import PegBoard
from gridlight.ui.pegboard.dice_tray import DiceTray, slots
from gridlight.ui.pegboard.shape import PegShape, looked_at, shape_in
from gridlight.ui.theme import Theme, Wishes, theme_for
from helpers.pegs import CORNER, mid_play, passing, set_up, with_reach

AREA = QRectF(12, 48, 754, 713)
THEMES = ("den", "daylight")
SIZES = [(1024, 640), (1280, 800), (1920, 1080)]
INKS = [(name, blind) for name in tokens.INKS for blind in (False, True)]
TEXT = [
    ("felt_text", "dice_felt"),
    ("felt_gold", "dice_felt"),
    ("gauge_text", "gauge_hi"),
    ("die_blue", "die"),
    ("die_red", "die"),
    ("lens_edge", "lens"),
    ("tag_ink", "tag"),
    ("tag_mut", "tag"),
    ("tag", "bad"),
    ("tab_ink", "make"),
    ("lid_ink", "case_d"),
]


def theme_of(name: str, **wishes: object) -> Theme:
    return theme_for(QSizeF(1280, 800), Wishes(theme=name, reduced=True, **wishes))  # type: ignore[arg-type]


def shape_of(name: str = "den", **board: object) -> PegShape:
    return shape_in(AREA, 1.0, theme_of(name), **board)  # type: ignore[arg-type]


def pixels(image: QImage) -> np.ndarray:
    image = image.convertToFormat(QImage.Format.Format_ARGB32)
    flat = np.frombuffer(image.constBits(), np.uint8)
    return flat.reshape(image.height(), image.width(), 4).astype(np.int16)


def hexed(color: np.ndarray) -> str:
    return "#" + "".join(f"{int(v):02x}" for v in color)


@pytest.fixture
def make(qtbot: QtBot) -> Iterator[Callable[..., PegBoard]]:
    stages: list[QWidget] = []

    def made(
        model: PegModel, theme: str = "den", wide: int = 1280, high: int = 800, **wishes: object
    ) -> PegBoard:
        worn = Wishes(theme=theme, reduced=True, **wishes)  # type: ignore[arg-type]
        look = theme_for(QSizeF(wide, high), worn)
        stage = QWidget()
        qtbot.addWidget(stage)
        stages.append(stage)
        stage.resize(wide, high)
        k = look.k
        board, dice = PegBoard(stage), DiceTray(stage)
        for thing in (board, dice):
            thing.set_palette(look)
        board.set_tray(dice)
        board.lay(QRectF(12 * k, 48 * k, wide - 526 * k, high - 87 * k))
        dice.lay(QRectF(wide - 498 * k, 48 * k, 486 * k, 172 * k))
        board.set_board(model)
        stage.show()
        QApplication.processEvents()
        return board

    yield made


# colors


@pytest.mark.parametrize("name, blind", INKS)
@pytest.mark.parametrize("ink, ground", TEXT)
def test_print_reads(name: str, blind: bool, ink: str, ground: str) -> None:
    look = tokens.ink_for(name, blind)
    assert contrast(getattr(look, ink), getattr(look, ground)) >= 4.5


@pytest.mark.parametrize("name, blind", INKS)
def test_holes_and_lines_stand_out_on_the_wood(name: str, blind: bool) -> None:
    look = tokens.ink_for(name, blind)
    assert contrast(look.bore, look.plank) >= 3
    assert contrast(look.peg_line_red, look.peg_line) >= 3
    assert contrast(look.lens_hi, look.lens_edge) >= 4.5


@pytest.mark.parametrize("name", THEMES)
def test_numbers_on_ruler_and_gauges_read_where_they_are(
    make: Callable[..., PegBoard], name: str
) -> None:
    board = make(replace(mid_play(), gauge=Gauge(), to_make=None), name)
    shape = board.shape
    picture = pixels(board.grab().toImage())
    places = [
        place for above in (True, False) for _, place in rack.gauge_labels(shape, above=above)
    ]
    ruler = shape.ruler.center().y()
    places += [QPointF(shape.at(0, row).x(), ruler) for row in range(-20, 21, 5) if row]
    for place in places:
        x, y = round(place.x()), round(place.y())
        part = picture[y - 7 : y + 8, x - 9 : x + 10, 2::-1].reshape(-1, 3)
        light = part.sum(1)
        ground = np.median(part, axis=0)
        inks = part[light.argmin()], part[light.argmax()]
        best = max(contrast(hexed(ink), hexed(ground)) for ink in inks)
        assert best >= 4.5, (place, hexed(ground))


@pytest.mark.parametrize("color", tokens.TEAM_COLORS.values())
@pytest.mark.parametrize("team", ["home", "visitors"])
def test_stripes_stand_out_in_every_team_color(color: str, team: str) -> None:
    worn = "home_color" if team == "home" else "visitors_color"
    theme = theme_of("den", **{worn: color})
    assert contrast(team_tones(theme, team)[1].name(), theme.ink.peg_band) >= 4.5


def test_teams_differ_without_color(qapp: object) -> None:
    """Caps tell them apart: a dome, or a flat one with a cross."""
    theme = theme_of("den", home_color="#26242a", visitors_color="#26242a")
    one, other = (pixels(pegs.peg_picture(theme, 16, 1.0, team, 3).toImage()) for team in pegs_of())
    assert one.shape == other.shape
    assert (np.abs(one - other).max(axis=2) > 60).sum() > 25


def pegs_of() -> tuple[str, str]:
    return "home", "visitors"


@pytest.mark.ruling("PS-4")
@pytest.mark.parametrize("wide", [12.0, 16.0, 28.0])
@pytest.mark.parametrize("team", ["home", "visitors", "jet"])
def test_stripes_can_be_counted(qapp: object, wide: float, team: str) -> None:
    """Down a peg's bright side white comes and goes as often as it has stripes."""
    theme = theme_of("den")
    for stripes in (2, 3, 4):
        picture = pixels(pegs.peg_picture(theme, wide, 2.0, team, stripes).toImage())
        box = pegs.peg_box(QPointF(0, 0), wide, wide * pegs.TALL)
        x = round((-box.left() + wide * 0.12) * 2)
        top = round((-box.top() - wide * pegs.TALL + wide * 0.27) * 2)
        end = round((-box.top() - wide * 0.1) * 2)
        white = picture[top:end, x, :3].min(axis=1) > 120
        runs = (np.diff(white.astype(int)) == 1).sum() + int(white[0])
        assert runs == stripes


def test_pegs_out_of_the_play_are_grayer_and_shorter(qapp: object) -> None:
    theme = theme_of("den")
    for team in pegs_of():
        plain, gray = team_tones(theme, team)[1], team_tones(theme, team, pegs.GRAY)[1]
        assert gray.hslSaturationF() < plain.hslSaturationF() * 0.7
    assert pegs.LOWER_TALL < pegs.TALL * 0.6
    shape = shape_of()
    lower, upper = pieces.stack_pieces(shape, mid_play().stacks[0])
    assert upper.box.top() < lower.box.top()
    assert lower.box.bottom() > upper.box.bottom()


@pytest.mark.ruling("PS-13")
def test_zones_differ_by_hatch(qapp: object) -> None:
    """In one color home's zone and the visitors' are not the same picture."""
    theme = theme_of("den", home_color="#26242a", visitors_color="#26242a")
    shape = shape_in(AREA, 1.0, theme)
    home, visitors = (
        pixels(marks.zone_picture(shape, marks.Zone(team, (5, 5))).toImage())  # type: ignore[arg-type]
        for team in pegs_of()
    )
    assert (np.abs(home - visitors).max(axis=2) > 15).sum() > 100


# light


@pytest.mark.parametrize("name", THEMES)
def test_dearer_holes_shine_less_and_are_smaller(qapp: object, name: str) -> None:
    shape = shape_of(name)
    light, sizes = [], []
    for cost in (1, 2, 3, 4):
        turf = QImage(shape.outer.size().toSize(), QImage.Format.Format_RGB32)
        turf.fill(shape.theme.color("plank"))
        before = pixels(turf)[..., :3].sum()
        painter = QPainter(turf)
        landing = Landing((18, 3), cost, ((18, 3),))
        glow.paint_landings(painter, shape, [landing], QRectF(turf.rect()), 1.0, None)
        painter.end()
        light.append(pixels(turf)[..., :3].sum() - before)
        sizes.append((pixels(glow.lens_picture(shape, cost).toImage())[..., 3] > 100).sum())
    assert light == sorted(light, reverse=True)
    assert sizes == sorted(sizes, reverse=True)
    assert sizes[0] > 1.5 * sizes[3]


def test_close_up_lit_holes_carry_their_cost(qapp: object) -> None:
    shape = replace(shape_of(), s=31.0)
    seen = [pixels(glow.lens_picture(shape, cost).toImage())[10:21, 10:21] for cost in (4, 5)]
    dark = [(part[..., :3].sum(axis=2) < 260) for part in seen]
    assert min(part.sum() for part in dark) > 5
    assert (dark[0] != dark[1]).any()  # a run's fifth move says so


def test_what_lights_up_with_a_peg_in_the_hand(make: Callable[..., PegBoard]) -> None:
    board = make(mid_play())
    shape = board.shape
    before = pixels(board.grab().toImage())
    board.carry.take(CORNER)
    after = pixels(board.grab().toImage())
    hand = board.sight.hand
    assert hand is not None
    lit = {landing.hole for landing in hand.landings if landing.kind == "move"}
    for column in range(1, 36):
        for row in range(-20, 21):
            hole = (column, row)
            box = shape.cell(hole, 0.15).toRect()
            part = np.s_[box.top() : box.bottom() + 1, box.left() : box.right() + 1]
            gain = float((after[part] - before[part]).mean())
            if max(abs(column - CORNER[0]), abs(row - CORNER[1])) > 7:
                assert gain == 0, hole
            elif hole in lit and not any(
                pieces.body_box(shape, other).adjusted(-9, -20, 9, 9).contains(shape.center(hole))
                for other in board.board.busy
            ):
                assert gain > 30, hole


def test_the_reach_map_is_shown_on_demand(make: Callable[..., PegBoard]) -> None:
    board = make(with_reach(mid_play(), CORNER))
    plain = pixels(board.grab().toImage())
    board.show_reach(True)
    shown = pixels(board.grab().toImage())
    board.show_reach(False)
    assert (shown - plain).sum() > 20_000
    assert (pixels(board.grab().toImage()) == plain).all()


# holes on their places


@pytest.mark.ruling("PS-2")
@pytest.mark.parametrize("width, half", [(31, 15), (35, 20), (53, 30)])
@pytest.mark.parametrize("heading", [1, -1])
@pytest.mark.parametrize("turned", [False, True])
def test_every_hole_is_drilled_where_the_pointer_finds_it(
    width: int, half: int, heading: int, turned: bool
) -> None:
    shape = shape_of(width=width, half=half, heading=heading, turned=turned)
    assert shape.way == (heading if not turned else -heading)
    for column in range(width + 2):
        for row in (-half, -1, 0, half):
            hole = (column, row)
            assert shape.hole_at(shape.center(hole)) == hole
    assert shape.hole_at(shape.outer.topLeft()) is None
    assert (shape.center((1, 5)).x() > shape.center((1, 0)).x()) == (shape.way > 0)
    left_is_up = shape.center((1, 0)).y() < shape.center((width, 0)).y()
    assert left_is_up == (shape.way > 0)


@pytest.mark.ruling("PS-32")
def test_gauges_run_from_the_home_goal(qapp: object) -> None:
    shape = shape_of()
    xs = [shape.gauge_x(spot) for spot in range(101)]
    assert xs == sorted(xs)
    steps = np.diff(xs)
    assert steps.max() - steps.min() < 1e-6
    turned = shape_of(turned=True)
    assert turned.gauge_x(0) == pytest.approx(shape.gauge_x(100))


# nothing cut off


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize("close", [False, True])
def test_nothing_is_cut_off(
    make: Callable[..., PegBoard], size: tuple[int, int], name: str, close: bool
) -> None:
    board = make(passing(), name, *size)
    board.look_closer(close)
    shape, whole = board.shape, board.whole
    here = QRectF(board.rect())
    assert here.contains(shape.outer)
    assert shape.outer.contains(shape.window.united(shape.ruler))
    for above in (True, False):
        strip = shape.gauge(above=above)
        assert shape.outer.contains(strip)
        assert not strip.intersects(shape.window.united(shape.ruler))
        for _, place in rack.gauge_labels(shape, above=above):
            assert strip.contains(QRectF(place - QPointF(8, 7), QSizeF(16, 14)))
        for spot in (0, 100):
            assert strip.contains(rack.gauge_hole(shape, spot, above=above))
    for box in gauges.gauges_box(whole):
        assert here.contains(box.adjusted(6, 10, -6, -6))
    if close:
        assert shape.window.contains(overview.map_rect(shape))
    else:
        for hole in ((1, -20), (35, 20)):
            body = pieces.body_box(shape, hole)
            assert shape.outer.contains(body)
            assert shape.ruler.united(shape.window).contains(body.adjusted(0, 1, 0, -1))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", [1.0, 1.3])
def test_tags_lie_in_the_window_off_their_pegs_and_each_other(
    make: Callable[..., PegBoard], size: tuple[int, int], text: float
) -> None:
    board = make(passing(), "den", *size, text=text)
    shape, model = board.shape, board.board
    places = fan.tag_places(shape, model)
    assert not places[0].intersects(places[1])
    for rect, throw in zip(places, model.throws, strict=True):
        assert shape.window.adjusted(-1, -1, 1, 1).contains(rect)
        wide, _ = fan.tag_size(shape.theme, throw)
        assert wide < shape.window.width() / 2
        for hole in (throw.passer, throw.receiver):
            assert not rect.intersects(pieces.body_box(shape, hole))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("heading", [1, -1])
def test_the_tray_lies_in_the_window_off_the_line(
    make: Callable[..., PegBoard], size: tuple[int, int], heading: int
) -> None:
    board = make(replace(set_up(), heading=heading), "den", *size)
    shape = board.shape
    rect = tray.tray_rect(shape, board.board, 1.0)
    assert shape.window.contains(rect)
    assert (rect.center().x() > shape.origin.x()) == (heading > 0)
    assert abs(rect.center().x() - shape.origin.x()) > shape.s * 8
    for slot in range(tray.SLOTS):
        box = tray.slot_box(shape, rect, slot)
        assert rect.contains(box)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize("moves", [2, 8, 15])
def test_dice_and_moves_fit_their_tray(
    make: Callable[..., PegBoard], size: tuple[int, int], name: str, moves: int
) -> None:
    board = make(replace(mid_play(), moves=moves, moves_left=moves // 2), name, *size)
    dice = board._dice
    assert dice is not None
    for die, slot in zip(dice.lying, slots(dice.lying), strict=True):
        half = dice.side(die) * 0.72
        rest = dice.rest(slot)
        box = QRectF(rest - QPointF(half, half), rest + QPointF(half, half))
        assert dice.felt.contains(box)
    edge = pixels(dice.grab().toImage())
    felt = dice.felt.toRect()
    rim = edge[felt.top() + 4 : felt.bottom() - 4, felt.right() - 3 : felt.right() - 1, :3]
    assert rim.std(axis=0).max() < 40  # no stud or number runs over the rim


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", [1.0, 1.3])
def test_words_below_dice_are_of_one_size_and_don_t_touch(
    make: Callable[..., PegBoard], size: tuple[int, int], text: float
) -> None:
    fallen = (Die("sdt", "D"), Die("number", "4"), Die("first", "black"))
    board = make(replace(mid_play(), dice=fallen), "den", *size, text=text)
    dice = board._dice
    assert dice is not None
    boxes = []
    for die, slot in zip(dice.lying, slots(dice.lying), strict=True):
        said = die_words(die, dice.lying)
        half = text_width(board.shape.theme, "caps", said, dice.words_px) / 2
        boxes.append((dice.rest(slot).x() - half, dice.rest(slot).x() + half))
    assert len(boxes) == 3
    assert all(one[1] + 4 < other[0] for one, other in pairwise(boxes))


@pytest.mark.parametrize("width", [35, 53])
@pytest.mark.parametrize("row, text", [(20, "GOAL"), (-20, "GOAL"), (19, "1st"), (4, "1st")])
def test_tabs_of_the_ruler_are_whole_at_the_board_s_ends(width: int, row: int, text: str) -> None:
    shape = shape_of(width=width)
    box = marks.tab_box(shape, row, text)
    assert shape.ruler.contains(box)
    assert box.left() <= shape.at(0, row).x() <= box.right()


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0])
@pytest.mark.parametrize("size", [*SIZES, (3840, 2160)])
def test_the_board_fits_its_place_at_every_size(size: tuple[int, int], ratio: float) -> None:
    look = theme_for(QSizeF(*size), Wishes())
    area = QRectF(0, 0, size[0] * 0.6, size[1] * 0.88)
    for width, half in ((31, 15), (35, 20), (53, 30)):
        shape = shape_in(area, ratio, look, width=width, half=half)
        assert area.adjusted(-1, -1, 1, 1).contains(shape.outer)
        assert shape.s >= 7


def test_the_spacing_at_the_picture_s_size(qapp: object) -> None:
    assert shape_of().s == pytest.approx(17.1, abs=0.6)
    assert wood.BORE * shape_of().s == pytest.approx(3.1, abs=0.2)


@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize("model", [mid_play, passing, set_up])
def test_every_board_paints(
    make: Callable[..., PegBoard], name: str, model: Callable[[], PegModel]
) -> None:
    """Each state is painted over the whole plank, close and far, without holes in the picture."""
    board = make(replace(model(), goal=12, own_goal=-15), name)
    for close in (False, True):
        board.look_closer(close)
        picture = pixels(board.grab().toImage())
        window = board.shape.window.toRect()
        part = picture[window.top() + 2 : window.bottom() - 1, window.left() + 2 : window.right()]
        assert part[..., :3].std() > 15
        assert (part[..., 3] == 255).all()


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0])
@pytest.mark.parametrize("size", [*SIZES, (1366, 768)])
@pytest.mark.parametrize("near", [0.0, 1.0])
def test_the_plank_is_copied_pixel_by_pixel(
    size: tuple[int, int], ratio: float, near: float
) -> None:
    look = theme_for(QSizeF(*size), Wishes())
    area = QRectF(11.3, 47.7, size[0] * 0.6, size[1] * 0.88)
    shape = looked_at(shape_in(area, ratio, look), (11.7, 3.3), near)
    for point in (shape.plank.topLeft(), shape.window.topLeft(), shape.window.bottomRight()):
        for along in (point.x() * ratio, point.y() * ratio):
            assert along == pytest.approx(round(along), abs=1e-6)
    assert shape.plank.adjusted(-1e-6, -1e-6, 1e-6, 1e-6).contains(shape.window)
