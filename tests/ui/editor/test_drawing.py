"""Whole cards drawn on the board by mouse and by keys, saved, checked and played."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gridlight.cards.check import check_deck
from gridlight.cards.decks import load
from gridlight.cards.light import LightTable
from gridlight.cards.model import DefenseCard, End, Kind, OffenseCard, Point
from gridlight.cards.result import Outcome
from gridlight.ui.editor.screen import EditorScreen
from gridlight.workshop.drafting.drafter import Tool
from gridlight.workshop.drafting.marks import Mark
from gridlight.workshop.drafting.rack import Rack
from gridlight.workshop.drafting.trail import trail_of
from helpers.people import settle

LEFT, MIDDLE = Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton
NONE = Qt.KeyboardModifier.NoModifier
CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
Lay = Callable[..., EditorScreen]


def click(widget: QWidget, at: QPointF | None = None, held: Qt.KeyboardModifier = NONE) -> None:
    QTest.mouseClick(widget, LEFT, held, QPoint() if at is None else at.toPoint())
    settle(2)


def press_on(screen: EditorScreen, *places: tuple[float, float]) -> None:
    for x, y in places:
        click(screen.board, screen.board.point(x, y))


def take(screen: EditorScreen, tool: Tool) -> None:
    click(screen.rack.buttons[tool], QPointF(20, 15))
    assert screen.drafter.tool is tool


def drag(screen: EditorScreen, start: QPointF, end: QPointF, button: Qt.MouseButton = LEFT) -> None:
    board = screen.board
    QTest.mousePress(board, button, NONE, start.toPoint())
    for share in (0.3, 0.6, 1.0):
        QTest.mouseMove(board, (start + (end - start) * share).toPoint())
    QTest.mouseRelease(board, button, NONE, end.toPoint())
    settle(2)


def key(screen: EditorScreen, *keys: Qt.Key | str, held: Qt.KeyboardModifier = NONE) -> None:
    for each in keys:
        QTest.keyClick(QApplication.focusWidget() or screen.board, each, held)
    settle(2)


def play(screen: EditorScreen) -> OffenseCard:
    assert isinstance(screen.drafter.card, OffenseCard)
    return screen.drafter.card


def formation(screen: EditorScreen) -> DefenseCard:
    assert isinstance(screen.drafter.card, DefenseCard)
    return screen.drafter.card


# by mouse


def test_a_play_is_drawn_by_mouse_from_an_empty_sheet_saved_checked_and_played(
    lay: Lay, rack: Rack, qtbot: QtBot
) -> None:
    screen = lay("7")
    click(screen.clear)
    assert play(screen).segments == ()
    assert "Nothing is drawn yet" in screen.faults.faults()[0].sentence
    take(screen, Tool.PATH)
    press_on(screen, (0, -8), (0, -4), (-6, -4))
    take(screen, Tool.PASS)
    press_on(screen, (-6, 8))
    take(screen, Tool.PATH)
    press_on(screen, (-6, 20), (-10, 30), (-10, 40.4))
    take(screen, Tool.SELECT)
    press_on(screen, (-6, 20))
    assert screen.panel.corner.text() == "2"
    screen.panel.name.selectAll()
    QTest.keyClicks(screen.panel.name, "Slant left")
    QTest.keyClick(screen.panel.name, Qt.Key.Key_Return)
    card = play(screen)
    assert (card.name, card.kind, card.ends) == ("Slant left", Kind.PASS, End.TOUCHDOWN)
    assert [part.kind.value for part in card.segments] == ["run", "pass", "run"]
    assert card.stars() == (Point(-6.0, 8.0),)
    assert [(p.x, p.y) for p in trail_of(card).points] == [
        *((0.0, -8.0), (0.0, -4.0), (-6.0, -4.0), (-6.0, 8.0)),
        *((-6.0, 20.0), (-10.0, 30.0), (-10.0, 40.5)),
    ]
    click(screen.save)
    assert not screen.drafter.draft.unsaved
    path = screen.drafter.desk.path
    deck = load(path)
    assert deck.play(7) == card
    assert check_deck(deck, "deck").playable
    qtbot.waitUntil(lambda: not screen.live.waiting, timeout=20_000)
    assert not any(fault.grave for fault in screen.faults.faults())

    # a formation with one man on the run after the catch, and nobody near the pass
    screen.open("B")
    click(screen.clear)
    take(screen, Tool.DIAMOND)
    press_on(screen, (-6, 15), *((6 + n, 25) for n in range(10)))
    click(screen.save)
    deck = load(path)
    found = LightTable(deck).resolve(deck.play(7), deck.formation("B"), 0)
    assert (found.outcome, found.catch_yards, found.yards) == (Outcome.TACKLE, 8, 15)
    screen.open("7")
    screen.lay_against("B")
    assert screen.strip.cells()[3].words == "Caught at +8, tackled, +15"
    assert rack.decks()[0].playable


def test_a_point_is_dragged_as_one_step_and_undone(lay: Lay) -> None:
    screen = lay("7")
    before = play(screen)
    start = screen.board.point(*screen.drafter.places()[Mark("point", 4)])
    drag(screen, start, start + QPointF(40, 12))
    assert play(screen) != before
    assert len(screen.drafter.draft.done) == 1
    assert any(cell.changed for row in screen.table.rows() for cell in row.cells)
    click(screen.top_bar.button("undo"))
    assert play(screen) == before
    assert not any(cell.changed for row in screen.table.rows() for cell in row.cells)
    click(screen.redo)
    assert play(screen) != before


def test_results_follow_while_a_point_is_dragged(lay: Lay, qtbot: QtBot) -> None:
    screen = lay("7")
    rows = screen.table.rows()
    start = screen.board.point(*screen.drafter.places()[Mark("point", 4)])
    QTest.mousePress(screen.board, LEFT, NONE, start.toPoint())
    for n in range(1, 12):
        QTest.mouseMove(screen.board, (start + QPointF(10 * n, 0)).toPoint())
        settle(1)
    assert screen.drafter.dragging
    qtbot.waitUntil(lambda: screen.table.rows() != rows)
    QTest.mouseRelease(screen.board, LEFT, NONE, (start + QPointF(110, 0)).toPoint())
    assert not screen.drafter.dragging


def test_escape_in_the_middle_of_a_drag_puts_everything_back(lay: Lay) -> None:
    screen = lay("7")
    before = play(screen)
    start = screen.board.point(*screen.drafter.places()[Mark("point", 4)])
    QTest.mousePress(screen.board, LEFT, NONE, start.toPoint())
    QTest.mouseMove(screen.board, (start + QPointF(30, 30)).toPoint())
    key(screen, Qt.Key.Key_Escape)
    QTest.mouseRelease(screen.board, LEFT, NONE, (start + QPointF(30, 30)).toPoint())
    assert play(screen) == before
    assert not screen.drafter.draft.done


def test_a_corner_is_rounded_by_its_handle(lay: Lay) -> None:
    screen = lay("1", bare=True)
    take(screen, Tool.PATH)
    press_on(screen, (0, -5), (0, 10), (12, 10))
    take(screen, Tool.SELECT)
    press_on(screen, (0, 10))
    board = screen.board
    drag(screen, board.point(0, 8), board.point(0, 5))
    assert trail_of(play(screen)).points[1].radius == pytest.approx(5.0, abs=0.3)
    assert screen.drafter.draft.done[-1].words == "Round a corner"


def test_a_line_is_moved_by_taking_hold_of_it(lay: Lay) -> None:
    screen = lay("1", bare=True)
    take(screen, Tool.PATH)
    press_on(screen, (0, -5), (0, 10), (10, 10), (10, 30))
    take(screen, Tool.SELECT)
    board = screen.board
    drag(screen, board.point(4, 10), board.point(4, 15))
    assert [(p.x, p.y) for p in trail_of(play(screen)).points] == [
        *((0, -5), (0, 15), (10, 15), (10, 30)),
    ]
    assert len(screen.drafter.draft.done) == 5


def test_a_double_click_puts_a_point_on_the_path(lay: Lay) -> None:
    screen = lay("1", bare=True)
    take(screen, Tool.PATH)
    press_on(screen, (0, -5), (0, 20))
    take(screen, Tool.SELECT)
    QTest.mouseDClick(screen.board, LEFT, NONE, screen.board.point(0, 10).toPoint())
    assert [(p.x, p.y) for p in trail_of(play(screen)).points] == [(0, -5), (0, 10), (0, 20)]


def test_a_rubber_band_chooses_and_shift_adds(lay: Lay) -> None:
    screen = lay("1", bare=True)
    take(screen, Tool.PATH)
    press_on(screen, (-10, -5), (-10, 10), (10, 10), (10, 30))
    take(screen, Tool.SELECT)
    board = screen.board
    drag(screen, board.point(-14, 14), board.point(-6, -8))
    assert screen.drafter.chosen == {Mark("point", 0), Mark("point", 1)}
    click(board, board.point(10, 30), SHIFT)
    assert len(screen.drafter.chosen) == 3
    key(screen, Qt.Key.Key_Delete)
    assert [(p.x, p.y) for p in trail_of(play(screen)).points] == [(10, 10)]


def test_wheel_and_middle_button_zoom_and_push(lay: Lay) -> None:
    from PySide6.QtGui import QWheelEvent

    screen = lay("7")
    board = screen.board
    at = board.point(5, 10)
    event = QWheelEvent(
        *(at, board.mapToGlobal(at), QPoint(), QPoint(0, 360)),
        *(Qt.MouseButton.NoButton, NONE, Qt.ScrollPhase.NoScrollPhase, False),
    )
    QApplication.sendEvent(board, event)
    assert board.sight.zoom > 1.5
    stays = board.point(5, 10) - at
    assert abs(stays.x()) + abs(stays.y()) < 1.0
    before = board.sight.middle
    drag(screen, at, at + QPointF(60, 30), MIDDLE)
    assert board.sight.middle[0] < before[0]
    key(screen, "0")
    assert board.sight.zoom == 1.0
    assert not screen.drafter.draft.done


def test_erasing_placing_and_a_twelfth_diamond(lay: Lay) -> None:
    screen = lay("B")
    first = formation(screen).diamonds[0]
    take(screen, Tool.DIAMOND)
    press_on(screen, (15, 30))
    assert "Eleven diamonds lie there already" in screen.status_line.status().sentence
    take(screen, Tool.ERASE)
    press_on(screen, (first.x, first.y))
    assert len(formation(screen).diamonds) == 10
    assert screen.faults.faults()[0].problem == "10 of 11 diamonds lie there"
    take(screen, Tool.DIAMOND)
    press_on(screen, (15, 30))
    assert formation(screen).diamonds[-1] == Point(15.0, 30.0)


# by keys


def walk(screen: EditorScreen, x: float, y: float) -> None:
    """Move the cross hair with the arrows, half a yard across and a yard down at a time."""
    for _ in range(400):
        here = screen.board.cross
        if here == (x, y):
            return
        dx, dy = x - here[0], y - here[1]
        step = 0.5 if screen.drafter.offense else 1.0
        if dx:
            far = abs(dx) >= 2.5
            way = Qt.Key.Key_Right if dx > 0 else Qt.Key.Key_Left
        else:
            far = abs(dy) >= 5 * step
            way = Qt.Key.Key_Down if dy > 0 else Qt.Key.Key_Up
        QTest.keyClick(screen.board, way, SHIFT if far else NONE)
    raise AssertionError(f"the cross hair is at {screen.board.cross}, not at {x}, {y}")


def test_a_formation_is_drawn_by_keys_from_an_empty_sheet_saved_and_played(
    lay: Lay, rack: Rack
) -> None:
    screen = lay("B")
    key(screen, "a", held=CONTROL)
    key(screen, Qt.Key.Key_Delete)
    assert formation(screen).diamonds == () == formation(screen).dots
    places = [(-4.0, 5.0), (0.0, 12.0), *((n - 5.0, 25.0) for n in range(9))]
    key(screen, "d")
    for x, y in places:
        walk(screen, x, y)
        key(screen, Qt.Key.Key_Return)
    key(screen, "o")
    walk(screen, 8.5, 3)
    key(screen, Qt.Key.Key_Return)
    key(screen, Qt.Key.Key_F2, held=NONE)
    QTest.keyClick(screen.panel.name, "a", CONTROL)
    QTest.keyClicks(screen.panel.name, "Umbrella")
    QTest.keyClick(screen.panel.name, Qt.Key.Key_Return)
    screen.board.setFocus()
    card = formation(screen)
    assert card.name == "Umbrella"
    assert card.diamonds == tuple(Point(x, y) for x, y in places)
    assert card.dots == (Point(8.5, 3.0),)

    # the play to be met: straight down the middle
    key(screen, Qt.Key.Key_Escape)
    while screen.drafter.key != "1":
        key(screen, Qt.Key.Key_PageDown)
    key(screen, "a", held=CONTROL)
    key(screen, Qt.Key.Key_Delete)
    key(screen, "p")
    for y in (-8.0, 40.5):
        walk(screen, 0.0, y)
        key(screen, Qt.Key.Key_Return)
    key(screen, "s", held=CONTROL)
    deck = load(screen.drafter.desk.path)
    assert deck.formation("B") == card
    table = LightTable(deck)
    even = table.resolve(deck.play(1), deck.formation("B"), 0)
    assert (even.outcome, even.yards) == (Outcome.TACKLE, 12)
    two_right = table.resolve(deck.play(1), deck.formation("B"), 2)
    assert (two_right.outcome, two_right.yards) == (Outcome.TACKLE, 5)
    assert rack.decks()[0].playable


def test_tab_goes_through_the_points_and_on(lay: Lay) -> None:
    screen = lay("1", bare=True)
    take(screen, Tool.PATH)
    press_on(screen, (0, -5), (0, 10), (10, 10))
    take(screen, Tool.SELECT)
    key(screen, Qt.Key.Key_Escape)
    seen = []
    for _ in range(3):
        key(screen, Qt.Key.Key_Tab)
        seen.append(next(iter(screen.drafter.chosen)).n)
    assert seen == [0, 1, 2]
    assert screen.board.cross == (10, 10)
    assert "End of the path" in screen.board.accessibleDescription()
    key(screen, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is not screen.board


def test_arrows_nudge_what_is_chosen(lay: Lay) -> None:
    screen = lay("1", bare=True)
    take(screen, Tool.PATH)
    press_on(screen, (0, -5), (0, 10), (10, 10))
    take(screen, Tool.SELECT)
    key(screen, Qt.Key.Key_Escape)
    key(screen, Qt.Key.Key_Tab, Qt.Key.Key_Tab, Qt.Key.Key_Right)
    key(screen, Qt.Key.Key_Down, held=SHIFT)
    assert (trail_of(play(screen)).points[1].x, trail_of(play(screen)).points[1].y) == (0.5, 12.5)
    key(screen, Qt.Key.Key_BracketRight)
    assert trail_of(play(screen)).points[1].radius == 2.5
    key(screen, "z", "z", "z")
    assert (trail_of(play(screen)).points[1].x, trail_of(play(screen)).points[1].y) == (0, 10)


def test_a_whole_card_is_copied_to_another_and_mirrored_by_keys(lay: Lay) -> None:
    screen = lay("2")
    before = play(screen)
    key(screen, "a", "c", held=CONTROL)
    key(screen, Qt.Key.Key_PageDown)
    key(screen, "a", held=CONTROL)
    key(screen, Qt.Key.Key_Delete)
    key(screen, "v", held=CONTROL)
    assert play(screen).segments == before.segments
    key(screen, "m")
    turned = trail_of(play(screen)).points
    assert [(-p.x, p.y) for p in turned] == [(p.x, p.y) for p in trail_of(before).points]


def test_foreign_text_on_the_clipboard_is_refused_in_a_sentence(lay: Lay) -> None:
    screen = lay("2")
    QApplication.clipboard().setText("a letter home")
    before = play(screen)
    key(screen, "v", held=CONTROL)
    assert play(screen) == before
    assert screen.status_line.status().sentence == "What was copied is no piece of a card."


def test_wrong_numbers_are_refused_and_the_field_shows_the_old_one(lay: Lay) -> None:
    screen = lay("7")
    press_on(screen, screen.drafter.places()[Mark("point", 4)])
    was = screen.panel.across.text()
    screen.panel.across.selectAll()
    QTest.keyClicks(screen.panel.across, "far")
    QTest.keyClick(screen.panel.across, Qt.Key.Key_Return)
    assert "no length on a card" in screen.status_line.status().sentence
    screen.refresh()
    assert screen.panel.across.text() == was
    screen.panel.across.selectAll()
    QTest.keyClicks(screen.panel.across, "-3,25")
    QTest.keyClick(screen.panel.across, Qt.Key.Key_Return)
    assert trail_of(play(screen)).points[4].x == -3.25


def test_a_fault_is_clicked_and_its_place_comes_into_the_middle(lay: Lay) -> None:
    screen = lay("1", bare=True)
    take(screen, Tool.PATH)
    press_on(screen, (0, -5), (0, 10))
    take(screen, Tool.PASS)
    press_on(screen, (10, 30))
    screen.tabs.set_current(1, tell=True)
    problems = [fault.problem for fault in screen.faults.faults()]
    assert "the ball never comes down" in problems
    row = problems.index("the ball never comes down")
    click(screen.faults, screen.faults.line_rect(row).center())
    assert screen.drafter.chosen == {Mark("point", 1), Mark("point", 2)}
    assert screen.board.sight.zoom > 1.0
    assert screen.board.sight.middle == pytest.approx((5.0, 20.0), abs=0.6)


def test_what_results_warn_of_is_clicked_and_laid_so(lay: Lay, qtbot: QtBot) -> None:
    screen = lay("B")
    key(screen, "a", held=CONTROL)
    key(screen, Qt.Key.Key_Right)
    qtbot.waitUntil(lambda: not screen.live.waiting, timeout=30_000)
    warned = [f for f in screen.faults.faults() if f.against and f.alignment is not None]
    assert warned
    screen.tabs.set_current(1, tell=True)
    fault = warned[-1]
    screen.faults.choose(screen.faults.faults().index(fault))
    assert (screen.live.opponent, screen.strip.alignment) == (fault.against, fault.alignment)


def test_a_cell_of_the_table_is_laid_on_the_boxes(lay: Lay) -> None:
    screen = lay("7")
    click(screen.table, screen.table.cell_rect(4, 1).center())
    assert (screen.live.opponent, screen.strip.alignment) == ("E", -2)
    assert screen.table.rows()[4].cells[1].words == screen.strip.cells()[1].words


def test_an_edit_is_on_disk_before_it_is_saved(lay: Lay, rack: Rack) -> None:
    screen = lay("7")
    key(screen, "m")
    path = screen.drafter.desk.path
    assert load(path).play(7) != play(screen)
    again = lay("7", path=path)
    assert play(again) == play(screen)
    assert again.drafter.draft.unsaved
    key(again, "z")
    assert not again.drafter.draft.unsaved


def test_tools_that_a_side_lacks_are_refused(lay: Lay) -> None:
    screen = lay("A")
    key(screen, "p")
    assert screen.drafter.tool is Tool.SELECT
    assert screen.status_line.status().sentence == "There is no path on a formation."


def test_two_numbers_are_exchanged(lay: Lay) -> None:
    screen = lay("7")
    name = play(screen).name
    screen.panel.key.selectAll()
    QTest.keyClicks(screen.panel.key, "3")
    QTest.keyClick(screen.panel.key, Qt.Key.Key_Return)
    assert (screen.drafter.key, play(screen).name) == ("3", name)


def test_pictures_of_the_strip_come_one_at_a_time(lay: Lay, qtbot: QtBot) -> None:
    screen = lay("7")
    qtbot.waitUntil(lambda: not screen.strip.busy, timeout=20_000)
    key(screen, "m")
    assert screen.strip.busy
    qtbot.waitUntil(lambda: not screen.strip.busy, timeout=20_000)
