"""The record book by mouse and by keys: its tabs, filters, tables, rivals and records."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gridlight.session.record_book.standings import coach_of, counting, standings
from gridlight.ui.records.example import example_rows, example_screen
from gridlight.ui.records.ledger import Ledger
from gridlight.ui.records.parts import RecordsPart, RivalsPart, TeamsPart
from gridlight.ui.records.picker import Picker, Slip
from gridlight.ui.records.screen import TABS, RecordBookScreen
from gridlight.ui.theme import Wishes
from helpers.people import settle

pytestmark = pytest.mark.qt_log_level_fail("WARNING")
LEFT = Qt.MouseButton.LeftButton
Key = Qt.Key


def shown(qtbot: QtBot, part: str = "games") -> RecordBookScreen:
    screen = example_screen(Wishes(), part, (1280, 800))
    qtbot.addWidget(screen)
    with qtbot.waitExposed(screen):
        screen.show()
    screen.activateWindow()
    screen.start_focus()
    settle()
    return screen


def said(screen: RecordBookScreen) -> str:
    return screen.status_line.status().sentence


def titles(screen: RecordBookScreen) -> list[str]:
    return [row.title for row in screen.list.rows()]


def click_row(qtbot: QtBot, ledger: Ledger, place: int) -> None:
    qtbot.mouseClick(ledger, LEFT, pos=ledger.line_rect(place).center().toPoint())


def teams(screen: RecordBookScreen) -> TeamsPart:
    part = screen.parts["teams"]
    assert isinstance(part, TeamsPart)
    return part


def rivals(screen: RecordBookScreen) -> RivalsPart:
    part = screen.parts["rivals"]
    assert isinstance(part, RivalsPart)
    return part


def records(screen: RecordBookScreen) -> RecordsPart:
    part = screen.parts["records"]
    assert isinstance(part, RecordsPart)
    return part


# tabs


@pytest.mark.parametrize("place, name", list(enumerate(name for name, _ in TABS)))
def test_a_click_on_a_tab_opens_its_part_alone(qtbot: QtBot, place: int, name: str) -> None:
    screen = shown(qtbot, "teams" if name == "games" else "games")
    at = screen.tabs.tab_rect(place).center().toPoint()
    qtbot.mouseClick(screen.tabs, LEFT, pos=at)
    assert screen.part() == name
    for key, part in screen.parts.items():
        assert all(w.isVisible() == (key == name) for w in part.widgets())
    assert screen.list.isVisible() == screen.search.isVisible() == (name == "games")
    assert screen.open.isVisible() == (name == "games")


def test_arrows_turn_the_parts_and_enter_opens_a_door(qtbot: QtBot) -> None:
    screen = shown(qtbot)
    screen.tabs.setFocus()
    for name in ("teams", "rivals", "records"):
        qtbot.keyClick(screen.tabs, Key.Key_Right)
        assert screen.part() == name
    with qtbot.assertNotEmitted(screen.door_wanted):
        qtbot.keyClick(screen.tabs, Key.Key_Right)
    assert screen.tabs.accessibleName() == "Part of the book: Season"
    with qtbot.waitSignal(screen.door_wanted) as sent:
        qtbot.keyClick(screen.tabs, Key.Key_Return)
    assert sent.args == ["season"]
    assert screen.part() == "records"
    records(screen).of_games.setFocus()
    assert screen.tabs.accessibleName() == "Part of the book: Records"


def test_control_and_page_keys_turn_the_parts_from_anywhere(qtbot: QtBot) -> None:
    screen = shown(qtbot)
    control = Qt.KeyboardModifier.ControlModifier
    seen = []
    for _ in TABS:
        qtbot.keyClick(screen.focusWidget(), Key.Key_PageDown, control)
        seen.append(screen.part())
        assert screen.focusWidget() in (screen.list, *_all_widgets(screen))
    assert seen == ["teams", "rivals", "records", "games"]
    qtbot.keyClick(screen.focusWidget(), Key.Key_PageUp, control)
    assert screen.part() == "records"


def _all_widgets(screen: RecordBookScreen) -> list[QWidget]:
    return [widget for part in screen.parts.values() for widget in part.widgets()]


def test_a_book_without_doors_has_no_tabs_for_them(qtbot: QtBot) -> None:
    screen = RecordBookScreen(example_screen(Wishes(), "games", (800, 600))._folder)
    qtbot.addWidget(screen)
    assert screen.tabs.names() == tuple(name for name, _ in TABS)


# the list and its filters


def pick(screen: RecordBookScreen, name: str, value: str) -> None:
    screen.pickers[name].set_value(value, tell=True)


def test_each_filter_leaves_what_fits(qtbot: QtBot) -> None:
    screen = shown(qtbot)
    rows = example_rows()
    assert len(titles(screen)) == len(rows)
    pick(screen, "game", "pegskin")
    assert {row.game for row in screen.list.rows()} == {"pegskin"}
    pick(screen, "state", "open")
    found = {row.title for row in rows if row.game == "pegskin" and not row.over}
    assert set(titles(screen)) == found and found
    pick(screen, "game", "")
    pick(screen, "state", "broken")
    assert [row.fault != "" for row in screen.list.rows()] == [True]
    pick(screen, "state", "finished")
    pick(screen, "team", "mariners")
    assert all("Mariners" in row.teams and row.over for row in screen.list.rows())
    pick(screen, "coach", "computer:pro")
    assert all("Pro, computer" in row.teams for row in screen.list.rows())
    assert screen.count_words() == f"{len(titles(screen))} of {len(rows)} games"


def test_words_are_searched_for_in_all_that_is_told(qtbot: QtBot) -> None:
    screen = shown(qtbot)
    qtbot.keyClick(screen.list, Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert screen.search.hasFocus()
    qtbot.keyClicks(screen.search, "valley PEG")
    assert titles(screen) and all("Valley" in title for title in titles(screen))
    assert {row.game for row in screen.list.rows()} == {"pegskin"}
    qtbot.keyClicks(screen.search, "xyz")
    assert titles(screen) == [] and not screen.list.isVisible()
    assert said(screen) == "No game is like that; take a filter away to see more."
    assert not any(button.isVisible() for button in screen.buttons())
    with qtbot.assertNotEmitted(screen.home_wanted):
        qtbot.keyClick(screen.search, Key.Key_Escape)
    assert len(titles(screen)) == len(example_rows())


def test_all_games_come_back_by_a_button(qtbot: QtBot) -> None:
    screen = shown(qtbot)
    assert not screen.show_all.isVisible()
    pick(screen, "game", "pegskin")
    screen.search.setText("nobody")
    assert screen.show_all.isVisible()
    qtbot.mouseClick(screen.show_all, LEFT)
    assert len(titles(screen)) == len(example_rows())
    assert not screen.show_all.isVisible() and screen.list.hasFocus()
    assert (screen.search.text(), screen.pickers["game"].text()) == ("", "All games")


@pytest.mark.parametrize("order", ["newest", "oldest", "title", "points", "margin"])
def test_the_order_is_as_it_is_called(qtbot: QtBot, order: str) -> None:
    screen = shown(qtbot)
    pick(screen, "sort", order)
    rows = {row.file: row for row in screen._book}
    listed = [rows[row.path.name] for row in screen.list.rows()]
    keys = {
        "newest": [-row.stamp.time for row in listed],
        "oldest": [row.stamp.time for row in listed],
        "title": [row.title.casefold() for row in listed],
        "points": [-row.home.points - row.visitors.points for row in listed],
        "margin": [
            -abs(row.home.points - row.visitors.points) if row.over else 1 for row in listed
        ],
    }
    assert keys[order] == sorted(keys[order])  # type: ignore[type-var]


def test_a_finished_game_opens_in_the_replay(qtbot: QtBot) -> None:
    screen = shown(qtbot)
    row = screen.chosen()
    assert row is not None and row.over
    assert screen.open.text() == "Replay" and not screen.replay.isVisible()
    for by in (
        lambda: qtbot.mouseClick(screen.open, LEFT),
        lambda: qtbot.keyClick(screen.list, Key.Key_Return),
        lambda: qtbot.keyClick(screen.list, Key.Key_R),
    ):
        with qtbot.waitSignal(screen.replay_of_wanted) as sent:
            by()
        assert sent.args == [row.path]
    screen.list.choose(0)
    assert screen.open.text() == "Continue" and screen.replay.isVisible()
    with qtbot.waitSignal(screen.open_wanted):
        qtbot.keyClick(screen.list, Key.Key_Return)


def test_the_keys_of_the_list_rest_in_other_parts(qtbot: QtBot) -> None:
    screen = shown(qtbot, "teams")
    for signal, key in (
        (screen.delete_wanted, Key.Key_Delete),
        (screen.replay_of_wanted, Key.Key_R),
        (screen.undo_wanted, Key.Key_Z),
    ):
        with qtbot.assertNotEmitted(signal):
            qtbot.keyClick(screen.focusWidget(), key)
    qtbot.keyClick(screen.focusWidget(), Key.Key_F2)
    assert not screen.title_edit.isVisible()
    with qtbot.waitSignal(screen.home_wanted):
        qtbot.keyClick(screen.focusWidget(), Key.Key_Escape)
    with qtbot.waitSignal(screen.help_wanted):
        qtbot.keyClick(screen.focusWidget(), Key.Key_F1)


# the slip of a picker


def slip_of(picker: Picker) -> Slip:
    assert picker.slip is not None
    return picker.slip


def test_a_slip_is_opened_and_taken_from_by_mouse(qtbot: QtBot) -> None:
    screen = shown(qtbot)
    picker = screen.pickers["game"]
    qtbot.mouseClick(picker, LEFT)
    slip = slip_of(picker)
    qtbot.mouseClick(slip, LEFT, pos=slip.row_rect(2).center().toPoint())
    assert picker.slip is None
    assert (picker.text(), screen.filters.game) == ("All-Pro", "all-pro")


def test_a_slip_by_keys(qtbot: QtBot) -> None:
    screen = shown(qtbot)
    picker = screen.pickers["team"]
    picker.setFocus()
    qtbot.keyClick(picker, Key.Key_Return)
    slip = slip_of(picker)
    assert slip.hasFocus()
    qtbot.keyClicks(slip, "m")
    assert slip.accessibleName().startswith("Mariners, ")
    qtbot.keyClick(slip, Key.Key_Down)
    qtbot.keyClick(slip, Key.Key_Escape)
    assert picker.slip is None and picker.hasFocus()
    assert picker.text() == "All teams"
    qtbot.keyClick(picker, Key.Key_Space)
    qtbot.keyClick(slip_of(picker), Key.Key_End)
    qtbot.keyClick(slip_of(picker), Key.Key_Return)
    assert picker.text() == "Valley" and picker.hasFocus()
    qtbot.keyClick(picker, Key.Key_Up)
    assert picker.text() == "Rookie" and screen.filters.team == "rookie"


def test_a_slip_goes_when_one_turns_elsewhere(qtbot: QtBot) -> None:
    screen = shown(qtbot)
    picker = screen.pickers["sort"]
    qtbot.mouseClick(picker, LEFT)
    qtbot.mouseClick(screen.list, LEFT, pos=screen.list.line_rect(3).center().toPoint())
    assert picker.slip is None
    qtbot.mouseClick(picker, LEFT)
    qtbot.mouseClick(picker, LEFT)
    assert picker.slip is None
    qtbot.mouseClick(picker, LEFT)
    screen.resize(1400, 900)
    assert picker.slip is None


def test_a_long_slip_is_scrolled(qtbot: QtBot) -> None:
    screen = shown(qtbot)
    picker = screen.pickers["team"]
    picker.set_options([(str(n), f"Team {n}") for n in range(40)])
    qtbot.mouseClick(picker, LEFT)
    slip = slip_of(picker)
    for _ in range(30):
        qtbot.keyClick(slip, Key.Key_Down)
    assert slip.rect().contains(slip.row_rect(30).toRect())
    turn(slip, -1)
    assert slip.accessibleName() == "Team 31, 32 of 40"


def turn(widget: QWidget, notches: int) -> None:
    at = QPointF(widget.rect().center())
    wheel = QWheelEvent(
        at,
        at,
        QPoint(),
        QPoint(0, 120 * notches),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(widget, wheel)


# teams and coaches


def test_the_tables_say_who_stands_where(qtbot: QtBot) -> None:
    screen = shown(qtbot, "teams")
    part = teams(screen)
    table = standings(screen._book)
    assert [line.cells[1] for line in part.teams.lines()] == [s.who.shown for s in table]
    first = table[0]
    assert part.teams.lines()[0].cells[2:6] == tuple(
        str(n) for n in (first.games, first.won, first.lost, first.tied)
    )
    click_row(qtbot, part.coaches, 1)
    second = standings(screen._book, coach_of)[1]
    assert said(screen).startswith(f"{second.who.shown}")
    assert f"{second.games} games" in said(screen)
    assert part.coaches.accessibleDescription() == f"2 of 8: {said(screen)}"


def test_one_kind_of_game_alone(qtbot: QtBot) -> None:
    screen = shown(qtbot, "teams")
    part = teams(screen)
    part.game.set_value("pegskin", tell=True)
    games = sum(int(line.cells[2]) for line in part.teams.lines())
    counted = [row for row in screen._book if row.counts and row.game == "pegskin"]
    assert games == 2 * len(counted)


def test_enter_lists_the_games_of_a_team(qtbot: QtBot) -> None:
    screen = shown(qtbot, "teams")
    part = teams(screen)
    pick(screen, "state", "broken")
    qtbot.keyClick(part.teams, Key.Key_Down)
    name = part.teams.lines()[1].cells[1]
    qtbot.keyClick(part.teams, Key.Key_Return)
    assert screen.part() == "games" and screen.list.hasFocus()
    assert screen.pickers["team"].text() == name
    assert screen.pickers["state"].value() == ""
    assert all(name in title for title in titles(screen))
    screen.turn_to("teams")
    at = part.coaches.line_rect(2).center().toPoint()
    qtbot.mouseDClick(part.coaches, LEFT, pos=at)
    assert screen.part() == "games"
    assert screen.pickers["coach"].text() == part.coaches.lines()[2].cells[1]
    assert screen.pickers["team"].text() == "All teams"


# head-to-head


def test_two_who_are_chosen_meet(qtbot: QtBot) -> None:
    screen = shown(qtbot, "rivals")
    part = rivals(screen)
    part.one.set_value("mariners", tell=True)
    part.other.set_value("foundry", tell=True)
    met = [
        row
        for row in screen._book
        if row.counts and {row.home.name, row.visitors.name} == {"Mariners", "Foundry"}
    ]
    assert len(part.games.lines()) == len(met) > 0
    one, tied, other = part.page.tally
    assert one + tied + other == len(met)
    assert said(screen) == part.page.sentence
    assert part.numbers.lines()[0].cells == (str(one), "Won", str(other))
    part.games.setFocus()
    with qtbot.waitSignal(screen.moment_wanted) as sent:
        qtbot.keyClick(part.games, Key.Key_Return)
    assert sent.args == [part.games.lines()[0].file, 0]


def test_coaches_meet_too(qtbot: QtBot) -> None:
    screen = shown(qtbot, "rivals")
    part = rivals(screen)
    part.kind.set_current(1, tell=True)
    assert "Pro, computer" in [words for _, words in part.one.options()]
    part.one.set_value("computer:pro", tell=True)
    part.other.set_value("computer:pro", tell=True)
    assert part.games.lines() == ()
    assert said(screen) == "These two have finished no game against each other yet."


def test_a_book_of_nothing_has_nobody_to_meet(qtbot: QtBot) -> None:
    screen = shown(qtbot, "rivals")
    screen.show_book(())
    part = rivals(screen)
    assert not part.one.isEnabled() and part.games.lines() == ()
    qtbot.mouseClick(part.one, LEFT)
    assert part.one.slip is None
    for name, _ in TABS:
        screen.turn_to(name)
        screen.grab()


# records


def test_a_record_is_said_and_shown_where_it_was_set(qtbot: QtBot) -> None:
    screen = shown(qtbot, "records")
    part = records(screen)
    lines = {line.cells[0]: line for line in part.of_plays.lines()}
    longest = max(
        (feat for row in counting(screen._book) for feat in row.feats if feat.kind == "run"),
        key=lambda feat: feat.amount,
    )
    assert lines["Longest run"].cells[1] == str(longest.amount)
    part.of_plays.setFocus()
    assert said(screen) == part.of_plays.lines()[0].said
    with qtbot.waitSignal(screen.moment_wanted) as sent:
        qtbot.keyClick(part.of_plays, Key.Key_Return)
    assert sent.args == [lines["Longest run"].file, longest.at]
    qtbot.keyClick(part.of_plays, Key.Key_End)
    assert said(screen).startswith("Longest run of wins: ")
    with qtbot.assertNotEmitted(screen.moment_wanted):
        qtbot.keyClick(part.of_plays, Key.Key_Return)


def test_a_ledger_is_scrolled_by_wheel_and_keys(qtbot: QtBot) -> None:
    screen = shown(qtbot, "records")
    ledger = records(screen).of_games
    ledger.resize(ledger.width(), 160)
    qtbot.keyClick(ledger, Key.Key_End)
    last = len(ledger.lines()) - 1
    assert ledger.current() == last
    assert ledger.rect().contains(ledger.line_rect(last).center().toPoint())
    assert ledger.line_rect(0).bottom() < 0
    turn(ledger, 99)
    assert ledger.line_rect(0).top() > 0


def test_what_is_unread_is_told(qtbot: QtBot) -> None:
    screen = shown(qtbot)
    screen.show_book(example_rows(), 12)
    assert said(screen) == "12 games are still to be read."
    screen.show_book(example_rows()[:5], 1)
    assert said(screen) == "1 game is still to be read."
    assert len(titles(screen)) == 5


def test_games_that_come_in_disturb_nobody(qtbot: QtBot) -> None:
    screen = shown(qtbot)
    chosen = screen.chosen()
    assert chosen is not None
    qtbot.keyClick(screen.list, Key.Key_F2)
    qtbot.keyClicks(screen.title_edit, "Half a ti")
    screen.show_book(example_rows()[:20])
    assert screen.title_edit.isVisible() and screen.title_edit.text() == "Half a ti"
    qtbot.keyClick(screen.title_edit, Key.Key_Escape)
    assert not screen.title_edit.isVisible()
    assert len(titles(screen)) == 20
    assert screen.chosen() is not None and screen.chosen().path == chosen.path  # type: ignore[union-attr]
    qtbot.mouseClick(screen.pickers["team"], LEFT)
    screen.show_book(example_rows()[:19])
    assert screen.pickers["team"].slip is not None, "nobody new has come"
    screen.show_book(example_rows()[:2])
    assert screen.pickers["team"].slip is None


def test_all_parts_in_other_themes(qtbot: QtBot) -> None:
    screen = shown(qtbot)
    for name, _ in TABS:
        screen.turn_to(name)
        den = screen.grab().toImage()
        screen.set_wishes(Wishes(theme="daylight"))
        assert screen.grab().toImage() != den
        screen.set_wishes(Wishes())
        assert screen.grab().toImage() == den
