"""The page of the rules: searching, reading, going from one ruling to the next, and away."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gridlight.present import rules
from gridlight.session.rulings import rulings
from gridlight.session.table import Setup, Table
from gridlight.ui.main_window import MainWindow
from gridlight.ui.rules.page import show_rule, show_rules
from gridlight.ui.rules.screen import RulesScreen
from gridlight.ui.screens.new_game import NewGameScreen
from gridlight.ui.theme import Wishes
from helpers.games_played import play_on
from helpers.people import settle

Open = Callable[[], MainWindow]
LEFT = Qt.MouseButton.LeftButton
CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def shown(qtbot: QtBot) -> Callable[..., RulesScreen]:
    def make(size: tuple[int, int] = (1280, 720), text: float = 1.0, **how: object) -> RulesScreen:
        screen = RulesScreen(Wishes(speed=1e9, text=text), **how)  # type: ignore[arg-type]
        qtbot.addWidget(screen)
        screen.resize(*size)
        screen.show()
        screen.activateWindow()
        screen.start_focus()
        settle()
        return screen

    return make


def number(screen: RulesScreen) -> str:
    sheet = screen.paper.sheet()
    return sheet.number if sheet is not None else ""


def test_typing_on_the_list_searches_and_the_best_is_shown(shown) -> None:
    screen = shown()
    for letter in "lateral":
        QTest.keyClick(QApplication.focusWidget(), letter)
    assert screen.search.text() == "lateral"
    assert number(screen) == "AP-32" == screen.list.number()
    assert "AP-32: Laterals." in screen.status_line.status().sentence
    QTest.keyClick(screen.search, Qt.Key.Key_Down)
    assert number(screen) == screen.list.numbers()[1]
    QTest.keyClick(screen.search, Qt.Key.Key_Return)
    assert screen.list.hasFocus()


def test_escape_empties_the_search_and_then_goes_back(shown, qtbot: QtBot) -> None:
    screen = shown()
    screen.search.setText("safety")
    found = number(screen)
    QTest.keyClick(screen.list, Qt.Key.Key_Escape)
    assert screen.search.text() == ""
    assert number(screen) == found
    assert len(screen.list.numbers()) == len(rulings())
    with qtbot.waitSignal(screen.home_wanted, timeout=500):
        QTest.keyClick(screen.list, Qt.Key.Key_Escape)


def test_nothing_found_is_said_and_shown(shown) -> None:
    screen = shown()
    screen.search.setText("no such ruling at all")
    assert number(screen) == ""
    assert screen.status_line.status().sentence == rules.NOTHING
    assert screen.list.accessibleDescription() == rules.NOTHING
    assert not screen.before.isEnabled()
    assert not screen.after.isEnabled()
    assert screen.paper.content_height(600) > 0
    for key in (Qt.Key.Key_Down, Qt.Key.Key_End, Qt.Key.Key_Return):
        QTest.keyClick(screen.list, key)
    assert number(screen) == ""


def test_what_only_other_games_say_is_said_to_be_there(shown) -> None:
    screen = shown(game="all-pro")
    screen.search.setText("fair catch")
    elsewhere = len(rules.found("fair catch"))
    assert elsewhere > 1
    assert number(screen) == ""
    assert f"but {elsewhere} of other games do" in screen.status_line.status().sentence
    assert screen.list.accessibleDescription() == screen.status_line.status().sentence
    screen.show_game(rules.ALL)
    assert len(screen.list.numbers()) == elsewhere


def test_arrows_and_clicks_choose_and_the_row_stays_in_sight(shown) -> None:
    screen = shown(game="pegskin")
    QTest.keyClick(screen.list, Qt.Key.Key_Down)
    assert number(screen) == "PS-2"
    QTest.keyClick(screen.list, Qt.Key.Key_End)
    last = screen.list.numbers()[-1]
    assert number(screen) == last
    row = screen.list.numbers().index(last)
    assert screen.list.rect().contains(screen.list.line_rect(row).center().toPoint())
    QTest.keyClick(screen.list, Qt.Key.Key_Home)
    at = screen.list.numbers().index("PS-3")
    QTest.mouseClick(screen.list, LEFT, pos=screen.list.line_rect(at).center().toPoint())
    assert number(screen) == "PS-3"
    head = (screen.list.line_rect(0).center() - QPointF(0, screen.list.line_high())).toPoint()
    assert screen.list.rect().contains(head)
    QTest.mouseClick(screen.list, LEFT, pos=head)
    assert number(screen) == "PS-3"


def test_before_and_next_walk_through_the_list(shown) -> None:
    screen = shown(game="all-pro")
    assert not screen.before.isEnabled()
    screen.after.click()
    assert number(screen) == "AP-2"
    QTest.keyClick(screen, Qt.Key.Key_PageDown, CTRL)
    assert number(screen) == "AP-3"
    QTest.keyClick(screen, Qt.Key.Key_PageUp, CTRL)
    screen.before.click()
    assert number(screen) == "AP-1"


def test_a_link_leads_to_its_ruling_even_out_of_the_list(shown) -> None:
    screen = shown(game="pegskin")
    screen.search.setText("safety")
    screen.show_number("PS-29")
    link = next(link for link in screen.paper.links if link.number == "PS-1")
    QTest.mouseClick(link, LEFT)
    settle()
    assert number(screen) == "PS-1"
    screen.show_number("AP-8")
    assert number(screen) == "AP-8"
    assert screen.game == rules.ALL


def test_every_link_of_a_long_sheet_is_reached_by_tab(shown) -> None:
    screen = shown()
    screen.show_number("FB-9")
    assert screen.paper.furthest > 0
    for link in (*screen.paper.openers, *screen.paper.links):
        link.setFocus(Qt.FocusReason.TabFocusReason)
        settle(1)
        top = link.mapTo(screen.paper.holder, QPoint()).y()
        assert top >= 0
        assert top + link.height() <= screen.paper.holder.height() + 1


@pytest.mark.parametrize("text", [0.8, 1.0, 1.3, 2.0])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_nothing_overlaps_at_any_size_of_text(shown, size, text) -> None:
    screen = shown(size, text)
    paper = screen.paper
    for ruling in rulings():
        screen.show_number(ruling.number)
        parts = [*paper.openers, *paper.links]
        for i, part in enumerate(parts):
            assert part.x() >= 0
            assert part.geometry().right() <= paper.holder.width() + 1, ruling.number
            assert not any(part.geometry().intersects(o.geometry()) for o in parts[i + 1 :])
        if parts:
            end = max(part.geometry().bottom() for part in parts) + paper.scrolled
            assert end <= paper.content_height(paper.page().width()) + 2, ruling.number
    assert screen.index_card().right() < paper.card().left() + paper.x()
    buttons = (screen.before, screen.after, screen.how, screen.lesson, screen.done)
    for left, right in pairwise(buttons):
        assert left.geometry().right() < right.geometry().left()


def test_the_sheet_says_what_was_agreed_on_in_this_game(shown) -> None:
    screen = shown(agreed={"officiating": "call-it"}, at_hand="all-pro", game="all-pro")
    screen.show_number("AP-47")
    assert "Call it (chosen)" in screen.paper.accessibleDescription()
    screen.show_game("foto-electric")
    screen.show_number("FE-30")
    assert not screen.paper.sheet().options[0].agreed


# in the window


@pytest.fixture
def at_table(open_window: Open) -> MainWindow:
    window = open_window()
    table = Table.start(Setup("all-pro", settings={"officiating": "referee"}, seed="r"), None)
    window.play_table(table)
    settle()
    return window


def test_why_opens_the_ruling_and_escape_goes_back_to_the_table(at_table: MainWindow) -> None:
    stage = at_table.stage
    why = stage.status_line.why
    assert why.isVisible()
    assert why.number == "FB-14"
    QTest.mouseClick(why, LEFT)
    settle()
    screen = at_table.screens["rules"]
    assert number(screen) == "FB-14"
    assert at_table.screen_name() == "rules"
    QTest.keyClick(screen.list, Qt.Key.Key_Escape)
    settle()
    assert at_table.screen_name() == "all-pro"


def test_the_question_mark_asks_why(at_table: MainWindow) -> None:
    at_table.stage.complain("Men who are blocked don’t move (AP-8).")
    assert at_table.stage.status_line.status().sentence == "Men who are blocked don’t move."
    QTest.keyClick(QApplication.focusWidget(), "?")
    settle()
    screen = at_table.screens["rules"]
    assert number(screen) == "AP-8"
    assert screen.game == "all-pro"


def test_an_option_opens_the_sheet_for_a_new_game_at_its_place(at_table: MainWindow) -> None:
    show_rule(at_table, "AP-40", at_table.stage.bridge.table)
    screen = at_table.screens["rules"]
    screen.paper.openers[0].click()
    settle()
    sheet = at_table.screens["new-game"]
    assert isinstance(sheet, NewGameScreen)
    assert sheet.unfolded
    assert sheet.controls["officiating"].hasFocus()
    at_table.back()
    assert at_table.screen_name() == "rules"


def test_an_option_that_needs_another_opens_the_sheet_all_the_same(open_window: Open) -> None:
    window = open_window()
    show_rules(window)
    screen = window.screens["rules"]
    screen.show_game("pegskin")
    screen.show_number("PEN-10")
    for opener in screen.paper.openers:
        assert opener.isEnabled()
    screen.paper.openers[0].click()
    settle()
    assert window.screen_name() == "new-game"
    sheet = window.screens["new-game"]
    assert isinstance(sheet, NewGameScreen)
    assert sheet.controls["penalties"].hasFocus()


def test_help_rules_and_lesson_lead_to_each_other(open_window: Open) -> None:
    window = open_window()
    window.help()
    window.screens["help"].show_game("pegskin")
    window.screens["help"].rules.click()
    settle()
    screen = window.screens["rules"]
    assert screen.game == "pegskin"
    screen.how.click()
    settle()
    assert window.screen_name() == "help"
    assert window.screens["help"].game == "pegskin"
    window.screens["help"].lesson.click()
    settle()
    assert window.screen_name() == "lesson"
    window.screens["lesson"].status_line.why.click()
    settle()
    assert window.screen_name() == "rules"


def test_the_help_of_what_is_no_game_leads_to_all_rulings(open_window: Open) -> None:
    window = open_window()
    window.help()
    window.screens["help"].show_game("workshop")
    assert not window.screens["help"].lesson.isEnabled()
    window.screens["help"].rules.click()
    settle()
    assert window.screens["rules"].game == rules.ALL


def test_the_record_leads_to_what_decided_the_play_under_the_pointer(
    at_table: MainWindow,
) -> None:
    play_on(at_table.stage.bridge.table, 3, steps=400)
    at_table.open_page("record")
    record = at_table.screens["record"]
    asked = 0
    for place in range(len(record.paper.rows)):
        record.paper.looked_at.emit(place)
        why = record.status_line.status().why
        if why:
            asked += 1
            assert rulings().find(why) is not None
    assert asked > 2
    record.status_line.why.click()
    settle()
    assert number(at_table.screens["rules"]) == record.status_line.status().why
    at_table.back()
    assert at_table.screen_name() == "record"


def test_the_record_leads_to_what_decided_the_play_that_the_arrows_mark(
    at_table: MainWindow,
) -> None:
    play_on(at_table.stage.bridge.table, 3, steps=400)
    at_table.open_page("record")
    record = at_table.screens["record"]
    paper = record.paper
    replayed: list[int] = []
    record.replay_wanted.disconnect()
    record.replay_wanted.connect(replayed.append)
    assert paper.marked is None
    found = {}
    for row in paper.rows[::-1]:
        QTest.keyClick(paper, Qt.Key.Key_Up)
        assert paper.marked is row
        found[row.step] = record.status_line.status().why
    assert len(set(found.values())) > 2
    QTest.keyClick(paper, Qt.Key.Key_Return)
    assert replayed == [0]
    wanted = next(step for step, why in reversed(found.items()) if why)
    while paper.marked.step != wanted:
        QTest.keyClick(paper, Qt.Key.Key_Down)
    QTest.keyClicks(paper, "?")
    settle()
    assert number(at_table.screens["rules"]) == found[wanted]
    at_table.back()
    assert paper.marked is not None
    assert paper.marked.step == wanted


def test_a_sentence_without_a_ruling_keeps_the_one_before(at_table: MainWindow) -> None:
    stage = at_table.stage
    stage.say("One thing.", why="AP-5")
    stage.say("The same thing in other words.")
    assert stage.status_line.status().why == "AP-5"
    stage.say("Nothing at all.", why="")
    assert not stage.status_line.why.isVisible()


def test_the_referees_desk_tells_why_too(open_window: Open) -> None:
    window = open_window()
    table = Table.start(Setup("foto-electric", settings={"boards": "own"}, seed="own"), None)
    window.play_table(table)
    settle()
    why = window.stage.status_line.why
    assert why.number == "FB-14"
    why.click()
    settle()
    assert number(window.screens["rules"]) == "FB-14"
