"""How the board looks: print that reads, marks that stand out, teams told apart by shape."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gridlight.present.board import Beam, BoardModel, DieShown, Landing
from gridlight.ui import tokens
from gridlight.ui.boards import fan, glow, marks, printed
from gridlight.ui.boards.board import Board
from gridlight.ui.boards.shape import BoardShape, shape_in
from gridlight.ui.contrast import contrast
from gridlight.ui.paint.men import helmet_path, man_picture, team_tones
from gridlight.ui.theme import Theme, Wishes, theme_for
from helpers.boards import mid_play, with_reach

AREA = QRectF(12, 48, 984, 633)
THEMES = ("den", "daylight")
INKS = [(name, blind) for name in tokens.INKS for blind in (False, True)]
TEXT = [
    ("tag_ink", "tag"),
    ("tag_mut", "tag"),
    ("complete", "tag"),
    ("bad", "tag"),
    ("home", "tag"),
    ("vis", "tag"),
    ("tab_ink", "scrimmage_tab"),
    ("tab_ink", "make"),
    ("rim_ink", "rim_far"),
    ("lid_ink", "case_d"),
    ("cost", "cost_edge"),
]


def theme_of(name: str, **wishes: object) -> Theme:
    return theme_for(QSizeF(1280, 800), Wishes(theme=name, reduced=True, **wishes))  # type: ignore[arg-type]


def shape_of(name: str = "den", *, upright: bool = False, turned: bool = False) -> BoardShape:
    return shape_in(AREA, 1.0, theme_of(name), upright=upright, turned=turned)


def pixels(image: QImage) -> np.ndarray:
    image = image.convertToFormat(QImage.Format.Format_ARGB32)
    flat = np.frombuffer(image.constBits(), np.uint8)
    return flat.reshape(image.height(), image.width(), 4).astype(np.int16)


@pytest.fixture
def make(qtbot: QtBot) -> Iterator[Callable[..., Board]]:
    stages: list[QWidget] = []

    def made(model: BoardModel, theme: str = "den", wide: int = 1280, high: int = 800) -> Board:
        look = theme_for(QSizeF(wide, high), Wishes(theme=theme, reduced=True))
        stage = QWidget()
        qtbot.addWidget(stage)
        stages.append(stage)
        stage.resize(wide, high)
        board = Board(stage)
        board.set_palette(look)
        board.lay(QRectF(12, 48, wide - 296, high - 167))
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


@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize("upright", [False, True])
def test_border_numbers_read_in_the_darkest_corner(qapp: object, name: str, upright: bool) -> None:
    shape = shape_of(name, upright=upright)
    picture = printed.printed(shape, "", "").toImage()
    room = printed.board_room(shape.theme)
    corner = shape.outer.topLeft() - QPointF(room, room)
    for _, one, other in printed.number_places(shape):
        for place in (one, other):
            box = QRectF(place - QPointF(8, 8), QSizeF(16, 16)).translated(-corner).toRect()
            part = pixels(picture.copy(box))[..., 2::-1].reshape(-1, 3)
            dark, light = part[part.sum(1).argmin()], np.percentile(part, 80, axis=0)
            names = ["#" + "".join(f"{int(v):02x}" for v in color) for color in (dark, light)]
            assert contrast(*names) >= 4.5, (place, names)


@pytest.mark.parametrize("color", tokens.TEAM_COLORS.values())
@pytest.mark.parametrize("team", ["home", "visitors"])
def test_letters_read_on_helmets_in_every_team_color(color: str, team: str) -> None:
    worn = "home_color" if team == "home" else "visitors_color"
    theme = theme_of("den", **{worn: color})
    low = team_tones(theme, team)[2].name()
    assert contrast(low, theme.ink.man_rim) >= 7
    plain = team_tones(theme, team)[1].name()
    assert contrast(plain, theme.ink.man_rim) >= 4.5


def test_teams_differ_without_color(qapp: object) -> None:
    """Rims and facing tell them apart: the outlines of two men in one color differ."""
    theme = theme_of("den", home_color="#26242a", visitors_color="#26242a")
    home = pixels(man_picture(theme, 35, 1.0, "home", "L", True).toImage())
    other = pixels(man_picture(theme, 35, 1.0, "visitors", "L", False).toImage())
    assert home.shape == other.shape
    assert (np.abs(home - other).max(axis=2) > 60).sum() > 120


def test_helmets_face_the_goal() -> None:
    box = helmet_path().boundingRect()
    assert box.width() < 2.1
    shape = shape_of()
    assert (shape.faces_right("home"), shape.faces_right("visitors")) == (True, False)


def test_men_out_of_the_play_are_grayer(qapp: object) -> None:
    theme = theme_of("den")
    for team in ("home", "visitors"):
        plain, gray = team_tones(theme, team)[1], team_tones(theme, team, 0.4)[1]
        assert gray.hslSaturationF() < plain.hslSaturationF() * 0.7


# light


@pytest.mark.parametrize("name", THEMES)
def test_dearer_squares_shine_less_and_bear_more_dots(qapp: object, name: str) -> None:
    shape = shape_of(name)
    light, dots = [], []
    for cost in (1, 2, 3):
        turf = QImage(39, 39, QImage.Format.Format_RGB32)
        turf.fill(shape.theme.color("sod"))
        before = pixels(turf).sum()
        painter = QPainter(turf)
        glow.paint_landings(
            painter,
            replace(shape, outer=QRectF(-24, -24, shape.outer.width(), shape.outer.height())),
            [Landing((0, 0), cost, ((0, 0),))],
            QRectF(0, 0, 39, 39),
            1.0,
            None,
        )
        painter.end()
        light.append(pixels(turf).sum() - before)
        dots.append((pixels(glow.square_dots(shape, cost).toImage())[..., 3] > 100).sum())
    assert light == sorted(light, reverse=True)
    assert dots == sorted(dots)
    assert dots[2] > 2.5 * dots[0]


def test_what_lights_up_with_a_man_in_the_hand(make: Callable[..., Board]) -> None:
    board = make(replace(mid_play(), fan=()))
    before = pixels(board.grab().toImage())
    board.carry.take((9, 8))
    after = pixels(board.grab().toImage())
    hand = board.sight.hand
    assert hand is not None
    lit = {landing.square for landing in hand.landings}
    for square in board.shape.squares():
        inner = board.shape.cell(square).adjusted(5, 5, -30, -30).toRect()
        part = np.s_[inner.top() : inner.bottom() + 1, inner.left() : inner.right() + 1]
        gain = float((after[part] - before[part]).mean())
        if square in lit and board.board.man_at(square) is None:
            assert gain > 5, square
        elif max(abs(square[0] - 9), abs(square[1] - 8)) > 3:
            assert gain == 0, square


def test_the_reach_map_is_shown_on_demand(make: Callable[..., Board]) -> None:
    board = make(with_reach(replace(mid_play(), fan=()), (9, 8)))
    plain = pixels(board.grab().toImage())
    board.show_reach(True)
    shown = pixels(board.grab().toImage())
    board.show_reach(False)
    assert (shown - plain).sum() > 100_000
    assert (pixels(board.grab().toImage()) == plain).all()


# lines and tags


def test_the_lines_lie_on_their_yards() -> None:
    shape = shape_of()
    for spot in (0, 45, 100):
        rect = marks.tab_rect(shape, spot, "LINE")
        assert rect.center().x() == pytest.approx(shape.at(0, 2 + spot / 5).x())
        assert rect.top() > shape.field.bottom()
        assert rect.bottom() < shape.outer.bottom()


def test_even_squares_bear_their_distance() -> None:
    beam = Beam((4, 4), (10, 10), "", "")
    assert fan.even_squares(beam) == (((6, 6), 2), ((8, 8), 4))
    straight = Beam((4, 4), (4, 16), "", "")
    assert [n for _, n in fan.even_squares(straight)] == [2, 4, 6, 8, 10]


@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize("upright, turned", [(False, False), (False, True), (True, False)])
def test_tags_lie_off_their_men_and_each_other(
    qapp: object, name: str, upright: bool, turned: bool
) -> None:
    model = mid_play()
    shape = shape_of(name, upright=upright, turned=turned)
    places = fan.tag_places(shape, model)
    assert not places[0].intersects(places[1])
    for rect in places:
        assert shape.outer.adjusted(-1, -1, 1, 1).contains(rect)
    for rect in places:
        for square in model.busy:
            assert not rect.intersects(shape.cell(square).adjusted(6, 6, -6, -6))


def test_tags_hold_their_words(qapp: object) -> None:
    dice = tuple(DieShown(n, "complete") for n in (2, 4, 6))
    for beam in (
        Beam((7, 8), (1, 14), "33 %", "Left end · 6", "4 is int.", dice),
        Beam((7, 8), (1, 14), "100 %", "Second right back · 12", "2 and 4 are int.", dice),
    ):
        for name in THEMES:
            wide, _ = fan.tag_size(theme_of(name), beam)
            assert wide < 330
            assert wide > 112


# sizes


@pytest.mark.parametrize("size", [(1280, 720), (1280, 800), (1920, 1080), (3840, 2160)])
@pytest.mark.parametrize("upright", [False, True])
def test_squares_are_whole_pixels_at_every_size(size: tuple[int, int], upright: bool) -> None:
    look = theme_for(QSizeF(*size), Wishes())
    area = QRectF(0, 0, size[0] * 0.77, size[1] * 0.79)
    for ratio in (1.0, 1.25, 1.5, 2.0):
        shape = shape_in(area, ratio, look, upright=upright)
        assert (shape.q * ratio) == pytest.approx(round(shape.q * ratio))
        assert area.adjusted(-1, -1, 1, 1).contains(shape.outer)
        assert shape.q >= 20
    assert shape.columns == 15


def test_the_spec_s_square_at_the_concept_s_size() -> None:
    assert shape_of().q == 39


@pytest.mark.parametrize("columns", [11, 15, 21])
def test_boards_of_other_widths(make: Callable[..., Board], columns: int) -> None:
    board = make(replace(mid_play(), columns=columns, men=(), pairs=(), fan=(), carrier=None))
    assert board.shape.columns == columns
    assert board.shape.square_at(board.shape.center((columns - 1, 23))) == (columns - 1, 23)
