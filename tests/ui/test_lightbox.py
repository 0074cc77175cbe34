"""The light box: laying cards by hand and key, pulling the slide, and what the lamp shows."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gridlight import paths
from gridlight.cards.decks import bundled
from gridlight.cards.exact import resolve
from gridlight.cards.model import Deck
from gridlight.cards.result import Outcome, Result, decided_at
from gridlight.ui.lightbox.box import LightBox
from gridlight.ui.lightbox.scene import Scene, Sight, slide_step
from gridlight.ui.lightbox.shape import shape_for_case
from gridlight.ui.paint.cache import smooth
from gridlight.ui.theme import Wishes, theme_for

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
NONE = Qt.KeyboardModifier.NoModifier
OFFENSE_PLACES = (-1.0, 0.0, 1.0)
DEFENSE_PLACES = (-2.0, -1.0, 0.0, 1.0, 2.0)
SIZES = {800: (1280, 800), 720: (1280, 720)}


@pytest.fixture(scope="module")
def deck() -> Deck:
    return bundled(paths.cards("classic"))


Maker = Callable[..., LightBox]


@pytest.fixture
def make(qtbot: QtBot, deck: Deck) -> Iterator[Maker]:
    """Boxes as they stand on the stage of a window, without time passing."""

    stages: list[QWidget] = []

    def made(high: int = 800, theme: str = "den", reduced: bool = True) -> LightBox:
        size = SIZES[high]
        look = theme_for(QSizeF(*size), Wishes(theme=theme, reduced=reduced))
        stage = QWidget()
        qtbot.addWidget(stage)
        stages.append(stage)
        stage.resize(900, round(716 * look.k))
        box = LightBox(stage)
        box.set_deck(deck)
        box.set_palette(look)
        case = QRectF(0, 60 * look.k, 400 * look.k, 484 * look.k)
        case.moveLeft(450 - case.width() / 2)
        box.lay(case, stage.height())
        stage.show()
        stage.activateWindow()
        box.setFocus()
        QApplication.processEvents()
        return box

    yield made
    for stage in stages:
        QTest.mouseRelease(stage, LEFT)


def told(signal: object) -> list[object]:
    """What a signal carries from now on."""
    heard: list[object] = []
    signal.connect(lambda *values: heard.append(values[0] if values else None))  # type: ignore[attr-defined]
    return heard


def picture(box: LightBox) -> QImage:
    return box.grab().toImage()


def drag(box: LightBox, *stops: QPointF, button: Qt.MouseButton = LEFT, drop: bool = True) -> None:
    QTest.mousePress(box, button, NONE, stops[0].toPoint())
    for stop in stops[1:]:
        QTest.mouseMove(box, stop.toPoint())
    if drop:
        QTest.mouseRelease(box, button, NONE, stops[-1].toPoint())


def held_center(box: LightBox) -> QPointF:
    held = box.sight.held
    assert held is not None
    return box.shape.well.center() + held.offset


def place_center(box: LightBox, place: float, down: float = 0.0) -> QPointF:
    return box.shape.well.center() + QPointF(place * box.shape.step, down)


def warm(image: QImage, rect: QRectF) -> int:
    """How many pixels of a rect are lit by the bare lamp."""
    count = 0
    area = rect.toRect()
    for y in range(area.top(), area.bottom() + 1):
        for x in range(area.left(), area.right() + 1):
            color = image.pixelColor(x, y)
            count += color.red() > 225 and color.green() > 200 and color.blue() < 232
    return count


def hole_leaks(box: LightBox) -> int:
    return warm(picture(box), box.shape.hole(0.0).adjusted(1, 1, -1, -1))


def armed(
    box: LightBox, deck: Deck, play: int = 10, letter: str = "F", alignment: int = -1
) -> Result:
    offense, defense = deck.play(play), deck.formation(letter)
    box.lay_offense(None, 0)
    box.lay_defense(defense, alignment)
    result = resolve(offense, defense, alignment, deck.geometry)
    box.arm(offense, defense, alignment, result)
    return result


# laying cards


@pytest.mark.ruling("FE-4")
@pytest.mark.parametrize("place", OFFENSE_PLACES)
def test_a_card_dragged_near_a_place_lies_on_it(make: Maker, deck: Deck, place: float) -> None:
    box = make()
    laid = told(box.card_laid)
    box.hold("offense", deck.play(3), OFFENSE_PLACES, True)
    drag(box, held_center(box), place_center(box, place + 0.3, 20), place_center(box, place + 0.2))
    assert laid == [place]
    assert box.sight.held is None
    assert box.sight.laying.offense_at == place


def test_a_card_follows_the_hand(make: Maker, deck: Deck) -> None:
    box = make()
    box.hold("defense", deck.formation("A"), DEFENSE_PLACES, True)
    start = held_center(box)
    drag(box, start, start + QPointF(37, 60), drop=False)
    assert (held_center(box) - start - QPointF(37, 60)).manhattanLength() < 2


def test_a_card_let_go_far_from_the_box_comes_back(make: Maker, deck: Deck) -> None:
    box = make()
    laid, returned = told(box.card_laid), told(box.card_returned)
    box.hold("defense", deck.formation("A"), DEFENSE_PLACES, True)
    hanging = held_center(box)
    drag(box, hanging, hanging + QPointF(0, 90), hanging + QPointF(0, 260))
    assert laid == []
    assert len(returned) == 1
    assert held_center(box) == hanging


def test_a_click_takes_a_card_and_another_puts_it_down(make: Maker, deck: Deck) -> None:
    box = make()
    laid = told(box.card_laid)
    box.hold("defense", deck.formation("A"), DEFENSE_PLACES, True)
    QTest.mouseClick(box, LEFT, NONE, held_center(box).toPoint())
    assert laid == []
    QTest.mouseMove(box, place_center(box, -1.1, 15).toPoint())
    QTest.mouseClick(box, LEFT, NONE, place_center(box, -1.1, 15).toPoint())
    assert laid == [-1.0]


def test_arrows_go_from_place_to_place_and_enter_lays(make: Maker, deck: Deck) -> None:
    box = make()
    laid = told(box.card_laid)
    box.hold("defense", deck.formation("B"), DEFENSE_PLACES, True)
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left):
        QTest.keyClick(box, key)
    assert box.sight.held is not None
    assert box.sight.held.chosen == 1.0
    assert "one right" in box.accessibleDescription()
    QTest.keyClick(box, Qt.Key.Key_Return)
    assert laid == [1.0]


def test_escape_drops_the_card_back(make: Maker, deck: Deck) -> None:
    box = make()
    laid, returned = told(box.card_laid), told(box.card_returned)
    box.hold("offense", deck.play(1), OFFENSE_PLACES, True)
    QTest.keyClick(box, Qt.Key.Key_Left)
    QTest.keyClick(box, Qt.Key.Key_Escape)
    assert laid == []
    assert len(returned) == 1
    assert box.sight.held is not None
    assert box.sight.held.chosen is None


def test_other_keys_are_left_to_the_stage(make: Maker, deck: Deck) -> None:
    box = make()
    box.hold("offense", deck.play(1), OFFENSE_PLACES, True)
    heard: list[int] = []
    parent = box.parentWidget()
    assert parent is not None
    parent.keyPressEvent = lambda event: heard.append(event.key())  # type: ignore[method-assign]
    QTest.keyClick(box, Qt.Key.Key_3)
    assert heard == [Qt.Key.Key_3]


def test_a_drag_that_began_in_the_hand_goes_on_over_the_box(
    make: Maker, deck: Deck, qtbot: QtBot
) -> None:
    box = make()
    stage = box.parentWidget()
    assert stage is not None
    laid = told(box.card_laid)
    start = QPoint(40, 650)
    QTest.mousePress(stage, LEFT, NONE, start)
    box.hold(
        "defense", deck.formation("C"), DEFENSE_PLACES, True, QPointF(box.mapFrom(stage, start))
    )
    for place in (0.0, 1.2, 2.1):
        QTest.mouseMove(stage, box.mapTo(stage, place_center(box, place).toPoint()))
    end = box.mapTo(stage, place_center(box, 2.1).toPoint())
    QTest.mouseRelease(stage, LEFT, NONE, end)
    assert laid == [2.0]


def test_the_light_switch_on_the_case_works(make: Maker, deck: Deck) -> None:
    box = make()
    assert hole_leaks(box) > 100
    QTest.mouseClick(box, LEFT, NONE, box.shape.toggle().center().toPoint())
    assert not box.sight.on
    assert hole_leaks(box) == 0


# light through the hole


@pytest.mark.ruling("FE-4")
@pytest.mark.parametrize("place", DEFENSE_PLACES)
def test_light_leaks_until_the_card_sits(make: Maker, deck: Deck, place: float) -> None:
    box = make()
    box.lay_offense(None, -1)
    box.hold("defense", deck.formation("D"), DEFENSE_PLACES, True)
    lifted = told(box.card_lifted)
    start = held_center(box)
    drag(box, start, place_center(box, place + 0.4), drop=False)
    assert hole_leaks(box) > 60
    QTest.mouseMove(box, place_center(box, place + 0.06).toPoint())
    assert box.sight.held is not None
    assert box.sight.held.seated
    assert hole_leaks(box) == 0
    QTest.mouseMove(box, place_center(box, place + 0.4).toPoint())
    assert len(lifted) == 1
    assert hole_leaks(box) > 60


def test_a_finer_gap_lets_less_light_through(make: Maker, deck: Deck) -> None:
    box = make()
    box.lay_offense(None, 0)
    box.hold("defense", deck.formation("D"), DEFENSE_PLACES, False)
    seen = []
    for off in (0.0, 0.05, 0.15, 0.3):
        box.carry.move(QPointF(off * box.shape.step, 0))
        rects = box._ready().seen_through_hole(box.sight)
        seen.append(sum(r.width() * r.height() for r in rects))
    assert seen[0] == 0
    assert seen == sorted(seen)
    assert seen[1] > 0


@pytest.mark.ruling("FE-4")
def test_table_feel_keeps_the_very_place(make: Maker, deck: Deck) -> None:
    box = make()
    box.lay_offense(None, 0)
    laid = told(box.card_laid)
    box.hold("defense", deck.formation("D"), DEFENSE_PLACES, False)
    start = held_center(box).toPoint()
    box.carry.move(QPointF(0, 0))
    begin = QPointF(start)
    drag(box, begin, begin + QPointF(6, 3))
    (place,) = laid
    assert isinstance(place, float)
    assert place == pytest.approx(6 / box.shape.step, abs=1e-9)
    assert box.sight.laying.defense_at == place
    assert hole_leaks(box) > 60


def test_table_feel_by_key_moves_finely_and_by_place_with_control(make: Maker, deck: Deck) -> None:
    box = make()
    laid = told(box.card_laid)
    box.hold("defense", deck.formation("D"), DEFENSE_PLACES, False)
    QTest.keyClick(box, Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(box, Qt.Key.Key_Right)
    QTest.keyClick(box, Qt.Key.Key_Return)
    assert laid == [pytest.approx(1.05)]


@pytest.mark.ruling("FE-28")
def test_the_defense_can_nudge_the_offense_with_table_feel_only(make: Maker, deck: Deck) -> None:
    box = make()
    nudged = told(box.nudged)
    begin = place_center(box, 0, 40)
    for snap, moves in ((True, 0), (False, 1)):
        box.clear()
        box.lay_offense(None, 0)
        box.hold("defense", deck.formation("A"), DEFENSE_PLACES, snap)
        drag(box, begin, begin + QPointF(box.shape.step, 0), button=RIGHT)
        assert len(nudged) == moves
    assert nudged == [pytest.approx(1.0, abs=0.05)]
    QTest.keyClick(box, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert nudged[1:] == [0.0]


# the slide


@pytest.mark.ruling("FE-6")
def test_the_handle_pulls_forward_and_back(make: Maker, deck: Deck) -> None:
    box = make()
    armed(box, deck)
    started, pulled = told(box.pull_started), told(box.pulled)
    grip = box.shape.handle(0.0).center()
    drag(box, grip, grip + QPointF(0, 40), grip + QPointF(0, 90), grip + QPointF(0, 60))
    assert box.share == pytest.approx(60 / box.shape.well.height(), abs=0.005)
    assert len(started) == 1
    assert max(pulled) > box.share  # type: ignore[type-var]
    again = box.shape.handle(box.share).center()
    drag(box, again, again - QPointF(0, 200))
    assert box.share == 0.0
    assert len(started) == 1


@pytest.mark.parametrize("high", SIZES)
def test_hand_over_hand_the_slide_comes_all_the_way_out(make: Maker, deck: Deck, high: int) -> None:
    box = make(high)
    armed(box, deck)
    low = box.shape.floor - box.shape.px(16)
    for _ in range(6):
        paper = box.shape.paper(box.share)
        grip = QPointF(paper.center().x(), min(paper.top() + 24, paper.bottom()))
        if box.share == 0:
            grip = box.shape.handle(0.0).center()
        drag(box, grip, QPointF(grip.x(), (grip.y() + low) / 2), QPointF(grip.x(), low))
    assert box.share == 1.0


@pytest.mark.parametrize("high", SIZES)
def test_there_is_always_something_to_hold_in_sight(make: Maker, deck: Deck, high: int) -> None:
    box = make(high)
    armed(box, deck)
    for k in range(101):
        shape, share = box.shape, k / 100
        bars = (shape.handle(share), *shape.grips(share))
        seen = [r for r in bars if r.center().y() > shape.case.bottom() - 6]
        assert any(r.center().y() < shape.floor for r in seen), share


def test_the_slide_pressed_against_the_foot_runs_on(make: Maker, deck: Deck) -> None:
    box = make(reduced=False)
    armed(box, deck)
    grip = box.shape.handle(0.0).center()
    drag(box, grip, QPointF(grip.x(), box.shape.floor - 2), drop=False)
    assert box.slide_runs
    QTest.mouseRelease(box, LEFT, NONE, QPoint(round(grip.x()), round(box.shape.floor - 2)))
    box.stop_slide()
    assert not box.slide_runs


def test_keys_move_the_slide(make: Maker, deck: Deck) -> None:
    box = make()
    armed(box, deck)
    yard = 1 / deck.geometry.height
    shares = []
    for key in (Qt.Key.Key_Down, Qt.Key.Key_PageDown, Qt.Key.Key_Up, Qt.Key.Key_PageUp):
        QTest.keyClick(box, key)
        shares.append(box.share)
    assert shares == [pytest.approx(n * yard) for n in (1, 6, 5, 0)]
    QTest.keyClick(box, Qt.Key.Key_End)
    assert box.share == 1.0
    QTest.keyClick(box, Qt.Key.Key_Home)
    assert box.share == 0.0
    QTest.keyClick(box, Qt.Key.Key_Space)
    assert box.share == 1.0


def test_space_pulls_and_stops(make: Maker, deck: Deck) -> None:
    box = make(reduced=False)
    armed(box, deck)
    QTest.keyClick(box, Qt.Key.Key_Space)
    assert box.slide_runs
    QTest.keyClick(box, Qt.Key.Key_Space)
    assert not box.slide_runs
    box.pull_by_itself(2.0)
    box.finish()
    assert box.share == 1.0
    box.push_back()
    box.finish()
    assert box.share == 0.0


def test_the_wheel_moves_the_slide(make: Maker, deck: Deck) -> None:
    box = make()
    armed(box, deck)
    for turn in (-120, -120, 120):
        at = box.shape.well.center()
        event = QWheelEvent(
            at,
            QPointF(box.mapToGlobal(at.toPoint())),
            QPoint(0, 0),
            QPoint(0, turn),
            Qt.MouseButton.NoButton,
            NONE,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(box, event)
    assert box.share == pytest.approx(1.5 / deck.geometry.height)


def test_the_slide_stays_in_until_it_is_armed(make: Maker, deck: Deck) -> None:
    box = make()
    box.lay_offense(None, 0)
    box.lay_defense(deck.formation("A"), 0)
    grip = box.shape.handle(0.0).center()
    drag(box, grip, grip + QPointF(0, 80))
    QTest.keyClick(box, Qt.Key.Key_Down)
    assert box.share == 0.0


@pytest.mark.ruling("FE-7")
@pytest.mark.parametrize("play, letter", [(10, "F"), (7, "A"), (1, "D"), (12, "B")])
def test_the_decision_is_passed_once_and_not_too_soon(
    make: Maker, deck: Deck, play: int, letter: str
) -> None:
    box = make()
    result = armed(box, deck, play, letter, 0)
    needed = decided_at(result, deck.geometry)
    at: list[float] = []
    box.passed_decision.connect(lambda: at.append(box.shape.yards_at(box.share)))
    for k in range(1, 401):
        box.pull_to(k / 400)
        assert bool(at) == (box.shape.yards_at(box.share) > needed or k == 400)
    box.pull_to(0.0)
    box.pull_to(1.0)
    assert len(at) == 1
    assert at[0] >= needed
    assert box.sight.ring == 1.0


def test_a_result_that_comes_late_is_passed_late(make: Maker, deck: Deck) -> None:
    box = make()
    offense, defense = deck.play(7), deck.formation("A")
    passed = told(box.passed_decision)
    box.arm(offense, defense, 0, None)
    box.pull_to(1.0)
    assert passed == []
    box.set_result(resolve(offense, defense, 0, deck.geometry))
    assert len(passed) == 1


def test_another_alignment_is_shown_uncovered_without_a_word(make: Maker, deck: Deck) -> None:
    box = make()
    armed(box, deck)
    box.pull_to(1.0)
    passed, pulled = told(box.passed_decision), told(box.pulled)
    other = resolve(deck.play(10), deck.formation("F"), 2, deck.geometry)
    before = picture(box)
    box.show_alignment(2, other)
    assert (passed, pulled) == ([], [])
    assert box.share == 1.0
    assert box.sight.laying.alignment == 2
    assert picture(box) != before


# what the lamp shows


def brightness(image: QImage, point: QPointF) -> float:
    color = image.pixelColor(point.toPoint())
    return (color.red() + color.green() + color.blue()) / 3


def brightest(image: QImage, point: QPointF) -> float:
    """The brightest pixel on or beside a point."""
    near = [QPointF(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]
    return max(brightness(image, point + off) for off in near)


def path_points(box: LightBox, result: Result) -> list[QPointF]:
    from gridlight.cards.path import path_of

    path = path_of(result.card)
    solid = [part for part, segment in enumerate(result.card.segments) if segment.kind.solid]
    return [
        box.shape.point(*path.point(low + (high - low) * k / 12))
        for part, (low, high) in enumerate(path.parts)
        if part in solid
        for k in range(1, 12)
    ]


@pytest.mark.parametrize("theme", ["den", "daylight"])
def test_the_path_shines_above_the_edge_only(make: Maker, deck: Deck, theme: str) -> None:
    box = make(theme=theme)
    result = armed(box, deck)
    markers = [
        box.shape.point(p.x - deck.geometry.pitch, p.y)
        for p in (*deck.formation("F").diamonds, *deck.formation("F").dots)
    ]
    points = [
        point
        for point in path_points(box, result)
        if all((point - m).manhattanLength() > 3 * box.shape.yard for m in markers)
    ]
    for share in (0.0, 0.35, 1.0):
        box.pull_to(share)
        image = picture(box)
        edge = box.shape.edge(share)
        lit = [brightness(image, p) > 225 for p in points if p.y() < edge - box.shape.px(24)]
        dark = [brightness(image, p) < 110 for p in points if p.y() > edge + box.shape.px(14)]
        assert all(lit)
        assert all(dark)
        assert len(lit) + len(dark) > len(points) * 0.7


def test_a_diamond_over_the_path_is_dark(make: Maker, deck: Deck) -> None:
    box = make()
    result = armed(box, deck)
    assert result.outcome is Outcome.TACKLE
    box.pull_to(1.0)
    box.set_result(None)
    image = picture(box)
    marker = result.markers[0]
    assert brightness(image, box.shape.point(marker.x, marker.y)) < 120
    assert brightness(image, box.shape.point(*result.where)) < 225


@pytest.mark.ruling("FE-3")
def test_nothing_of_the_play_is_seen_before_the_pull(make: Maker, deck: Deck) -> None:
    box = make()
    seen = []
    for play in (1, 7, 10):
        box.clear()
        armed(box, deck, play, "C", 1)
        seen.append(picture(box))
    assert seen[0] == seen[1] == seen[2]


def test_the_light_flickers_on_and_steps_on_under_reduced_motion(make: Maker, deck: Deck) -> None:
    for reduced in (True, False):
        box = make(reduced=reduced)
        box.light_on(False)
        assert box.sight.light == 0.0
        box.light_on(True)
        assert (box.sight.light == 1.0) == reduced
        box.finish()
        assert box.sight.light == 1.0


def test_in_the_dark_an_uncovered_play_shows_nothing(make: Maker, deck: Deck) -> None:
    box = make()
    armed(box, deck)
    covered = picture(box).copy(box.shape.well.toRect().adjusted(0, 60, 0, 0))
    box.pull_to(1.0)
    box.set_result(None)
    box.light_on(False)
    image = picture(box)
    assert warm(image, box.shape.well.adjusted(12, 24, -12, -30)) == 0
    assert image.copy(box.shape.well.toRect().adjusted(0, 60, 0, 0)).size() == covered.size()


def test_the_ring_stays_under_reduced_motion(make: Maker, deck: Deck) -> None:
    box = make()
    result = armed(box, deck)
    box.pull_to(1.0)
    assert box.sight.ring == 1.0
    marker = result.markers[0]
    reach = 1.32 * deck.geometry.diamond * box.shape.yard
    right = box.shape.point(marker.x, marker.y) + QPointF(reach, 0)
    with_ring = brightest(picture(box), right)
    scene = box._ready()
    bare = painted(scene, replace(box.sight, ring=None), QSizeF(box.size()))
    assert with_ring > 220 > 170 > brightest(bare, right)


# painting no more than needed


def painted(scene: Scene, sight: Sight, size: QSizeF) -> QImage:
    ratio = scene.shape.ratio
    image = QImage((size * ratio).toSize(), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    image.fill(0)
    repaint(scene, sight, image, QRectF(QPointF(), size))
    return image


def repaint(scene: Scene, sight: Sight, image: QImage, *rects: QRectF) -> None:
    for rect in rects:
        painter = QPainter(image)
        smooth(painter)
        painter.setClipRect(rect)
        painter.fillRect(rect, Qt.GlobalColor.black)
        scene.paint(painter, sight, rect)
        painter.end()


@pytest.mark.parametrize("theme", ["den", "daylight"])
@pytest.mark.parametrize("ratio", [1.0, 2.0])
def test_steps_of_the_slide_add_up_to_a_whole_painting(
    make: Maker, deck: Deck, theme: str, ratio: float
) -> None:
    box = make(theme=theme)
    armed(box, deck)
    size = QSizeF(box.size())
    shape = box.shape
    scene = Scene(shape_for_case(shape.case, shape.floor, ratio, box.theme, deck.geometry))
    sight = replace(box.sight, result=None)
    image = painted(scene, sight, size)
    for share in (0.02, 0.1, 0.3, 0.36, 0.2, 0.55, 0.8, 1.0, 0.93, 0.0):
        rects = [QRectF(r) for r in slide_step(scene.shape, sight.share, share)]
        sight = replace(sight, share=share)
        repaint(scene, sight, image, *rects)
        assert image == painted(scene, sight, size), share


def test_a_step_paints_a_small_part(make: Maker, deck: Deck) -> None:
    box = make()
    rects = slide_step(box.shape, 0.6, 0.61)
    area = sum(r.width() * r.height() for r in rects)
    assert area < 0.25 * box.width() * box.height()


def test_the_box_fits_any_widget(qtbot: QtBot, deck: Deck) -> None:
    for size in ((500, 690), (900, 700), (300, 900), (1600, 1200)):
        box = LightBox()
        qtbot.addWidget(box)
        box.set_deck(deck)
        box.resize(*size)
        shape = box.shape
        assert box.rect().contains(shape.case.toRect())
        assert shape.floor == size[1]
        assert shape.handle(0.0).bottom() < size[1]
        box.grab()
