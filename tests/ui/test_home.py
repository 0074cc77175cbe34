"""Home: every way out of it, by mouse and by keyboard."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtWidgets import QAbstractButton, QApplication
from pytestqt.qtbot import QtBot

from gridlight.present.home import BOXES, HomeView, LastGame, TeamScore, game_row
from gridlight.session.library import Saved
from gridlight.ui.chrome import Screen
from gridlight.ui.screens.home import Home
from gridlight.ui.stages import STAGES
from gridlight.ui.theme import Wishes

pytestmark = pytest.mark.qt_log_level_fail("WARNING")

LAST = LastGame(
    Path("last.gridlight"),
    "foto-electric",
    "Foto-Electric",
    TeamScore("Home", 14, (7, 0, 7)),
    TeamScore("Visitors", 10, (3, 7, 0)),
    "home",
    "3rd quarter, play 17 of 30",
    "3rd and 4 at the visitors’ 31",
)
VIEW = HomeView(last=LAST, saved=12, played=7)
SIZES = [(1280, 800), (1280, 720), (1920, 1080), (3200, 2000)]


def shown(
    qtbot: QtBot,
    view: HomeView = VIEW,
    size: tuple[int, int] = (1280, 800),
    wishes: Wishes | None = None,
) -> Home:
    home = Home(view, wishes or Wishes(reduced=True))
    qtbot.addWidget(home)
    home.resize(*size)
    with qtbot.waitExposed(home):
        home.show()
    home.activateWindow()
    qtbot.waitUntil(lambda: home.warm)
    return home


def press(qtbot: QtBot, button: QAbstractButton) -> None:
    middle = button.rect().center()
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton, pos=middle)


def test_the_light_box_opens(qtbot: QtBot) -> None:
    home = shown(qtbot)
    with qtbot.waitSignal(home.game_chosen) as sent:
        press(qtbot, home.lids[0])
    assert sent.args == ["foto-electric"]


@pytest.mark.parametrize("place", [i for i, box in enumerate(BOXES) if box.ready])
def test_every_ready_box_opens_its_game(qtbot: QtBot, place: int) -> None:
    home = shown(qtbot)
    lid = home.lids[place]
    assert lid.box.key in STAGES
    for open_it in (lambda: press(qtbot, lid), lambda: qtbot.keyClick(lid, Qt.Key.Key_Return)):
        with qtbot.waitSignal(home.game_chosen) as sent:
            open_it()
        assert sent.args == [lid.box.key]


def test_a_box_in_preparation_says_so_and_opens_nothing(qtbot: QtBot) -> None:
    home = shown(qtbot)
    lid = home.lids[2]
    lid.box = replace(lid.box, ready=False)
    with qtbot.assertNotEmitted(home.game_chosen):
        press(qtbot, lid)
        lid.setFocus()
        qtbot.keyClick(lid, Qt.Key.Key_Return)
    said = home.status_line.status().sentence
    assert said == f"{lid.box.title} is in preparation; the other boxes are ready to play."
    assert lid.box.caption == "In preparation"


def test_the_table_beside_a_lid_takes_no_click(qtbot: QtBot) -> None:
    home = shown(qtbot)
    with qtbot.assertNotEmitted(home.game_chosen):
        qtbot.mouseClick(home.lids[0], Qt.MouseButton.LeftButton, pos=QPoint(2, 2))


def test_continue_goes_on_with_the_last_game(qtbot: QtBot) -> None:
    home = shown(qtbot)
    with qtbot.waitSignal(home.continue_wanted) as sent:
        press(qtbot, home.go_on)
    assert sent.args == [LAST.path]


def test_without_a_last_game_the_button_starts_one(qtbot: QtBot) -> None:
    home = shown(qtbot, HomeView())
    assert home.go_on.text() == "New game"
    assert not home.games.isVisible()
    with qtbot.waitSignal(home.game_chosen) as sent, qtbot.assertNotEmitted(home.continue_wanted):
        press(qtbot, home.go_on)
    assert sent.args == ["foto-electric"]


@pytest.mark.parametrize(
    "part, signal",
    [
        ("games", "games_wanted"),
        ("tile 0", "workshop_wanted"),
        ("tile 1", "records_wanted"),
        ("tile 2", "settings_wanted"),
        ("help", "help_wanted"),
        ("lessons", "lessons_wanted"),
        ("rules", "page_wanted"),
    ],
)
@pytest.mark.parametrize("by", ["mouse", "enter", "space"])
def test_each_way_out(qtbot: QtBot, part: str, signal: str, by: str) -> None:
    home = shown(qtbot)
    name, _, place = part.partition(" ")
    button = home.tiles[int(place)] if place else getattr(home, name)
    with qtbot.waitSignal(getattr(home, signal)):
        if by == "mouse":
            press(qtbot, button)
        else:
            button.setFocus()
            key = Qt.Key.Key_Return if by == "enter" else Qt.Key.Key_Space
            qtbot.keyClick(button, key)


def test_arrows_reach_everything(qtbot: QtBot) -> None:
    home = shown(qtbot)
    reached = set()
    edge = [home.lids[0]]
    while edge:
        item = edge.pop()
        if item in reached:
            continue
        reached.add(item)
        for key in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down):
            item.setFocus()
            qtbot.keyClick(item, key)
            edge.append(home.focusWidget())
    assert reached == set(home.items())


def test_arrows_go_the_way_they_point(qtbot: QtBot) -> None:
    home = shown(qtbot)
    home.lids[0].setFocus()
    for key, goal in (
        (Qt.Key.Key_Right, home.lids[1]),
        (Qt.Key.Key_Right, home.lids[2]),
        (Qt.Key.Key_Down, home.tiles[1]),
        (Qt.Key.Key_Left, home.tiles[0]),
        (Qt.Key.Key_Left, home.go_on),
        (Qt.Key.Key_Left, home.games),
        (Qt.Key.Key_Up, home.lids[1]),
    ):
        qtbot.keyClick(home.focusWidget(), key)
        assert home.focusWidget() is goal


def test_tab_walks_in_the_order_of_the_eye(qtbot: QtBot) -> None:
    home = shown(qtbot)
    home.lids[0].setFocus()
    walked = []
    for _ in home.items():
        walked.append(home.focusWidget())
        qtbot.keyClick(home.focusWidget(), Qt.Key.Key_Tab)
    assert walked == list(home.items())


def test_the_keyboard_starts_where_it_is_wanted(qtbot: QtBot) -> None:
    home = shown(qtbot)
    home.start_focus()
    assert home.focusWidget() is home.go_on
    fresh = shown(qtbot, HomeView())
    fresh.start_focus()
    assert fresh.focusWidget() is fresh.lids[0]


def test_focus_shows(qtbot: QtBot) -> None:
    home = shown(qtbot)
    home.help.setFocus()
    for item in home.items()[:-1]:
        dark = home.grab(item.geometry()).toImage()
        item.setFocus()
        assert home.grab(item.geometry()).toImage() != dark, item.accessibleName()
        home.help.setFocus()


def test_the_status_line_tells_what_is_under_the_keyboard(qtbot: QtBot) -> None:
    home = shown(qtbot)
    home.help.setFocus()
    home.lids[0].setFocus()
    said = home.status_line.status()
    assert said.sentence == "Foto-Electric: pull the slide, watch the play light up."
    assert said.hint == "Arrow keys choose, Enter opens"
    home.tiles[1].setFocus()
    assert home.status_line.accessibleName() == "WELCOME: Record book: 7 games finished."


def test_a_notice_is_said_first(qtbot: QtBot) -> None:
    home = shown(qtbot, replace(VIEW, notice="settings.json could not be read."))
    assert home.status_line.status().sentence == "settings.json could not be read."


def test_a_resting_pointer_leaves_the_notice_and_a_moving_one_does_not(qtbot: QtBot) -> None:
    home = shown(qtbot, replace(VIEW, notice="settings.json could not be read."))
    lid = home.lids[0]
    middle = QPointF(lid.rect().center())
    QApplication.sendEvent(lid, QEnterEvent(middle, middle, middle))
    assert home.status_line.status().sentence == "settings.json could not be read."
    qtbot.mouseMove(lid, lid.rect().center())
    qtbot.mouseMove(lid, lid.rect().center() + QPoint(1, 1))
    assert home.status_line.status().sentence.startswith("Foto-Electric: ")


def test_hover_lights_up_at_once_without_motion_and_gently_with(qtbot: QtBot) -> None:
    home = shown(qtbot)
    lid = home.lids[1]
    lid._fade_to(0.62)
    assert lid.glow() == pytest.approx(0.62)
    moving = shown(qtbot, VIEW, wishes=Wishes())
    tile = moving.tiles[0]
    tile._fade_to(0.62)
    qtbot.waitUntil(lambda: tile.glow() == pytest.approx(0.62))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", [1.0, 1.3])
@pytest.mark.parametrize("theme", ["den", "daylight"])
def test_nothing_is_cut_off_or_overlaps(
    qtbot: QtBot, size: tuple[int, int], text: float, theme: str
) -> None:
    home = shown(qtbot, VIEW, size, Wishes(theme, text=text, reduced=True))
    k = home.theme.k
    boxes: list[QRect] = [lid.place().box().translated(lid.pos()).toRect() for lid in home.lids]
    boxes.append(home.panel_rect().toRect())
    boxes += [
        tile.geometry().adjusted(*(round(s * 8 * k) for s in (1, 1, -1, -1))) for tile in home.tiles
    ]
    inside = QRect(0, 0, size[0], round(home.stage().bottom()))
    for i, box in enumerate(boxes):
        assert inside.contains(box), box
        for other in boxes[i + 1 :]:
            assert not box.intersects(other), (box, other)
    panel = home.panel_rect().toRect()
    for button in (home.games, home.go_on):
        assert panel.contains(button.geometry())
    assert not home.games.geometry().intersects(home.go_on.geometry())
    assert inside.contains(home.help.geometry())
    for lid in home.lids:
        assert lid.geometry().bottom() <= panel.top() + 8 * k


def test_everything_has_a_name(qtbot: QtBot) -> None:
    home = shown(qtbot)
    assert home.accessibleName()
    for item in home.items():
        assert item.accessibleName()


@pytest.mark.parametrize(
    "saved, played, games, record",
    [
        (0, 0, "All games", "No game finished yet"),
        (1, 1, "All games", "1 game finished"),
        (12, 7, "All 12 games", "7 games finished"),
    ],
)
def test_counts_in_words(saved: int, played: int, games: str, record: str) -> None:
    view = HomeView(saved=saved, played=played)
    assert (view.games_line, view.record_line) == (games, record)


def test_a_saved_game_becomes_a_row() -> None:
    now = datetime(2026, 11, 30, 20, 0, tzinfo=UTC)
    saved = Saved(
        Path("a.gridlight"),
        now - timedelta(hours=2),
        "Sunday",
        "foto-electric",
        "Home",
        "Visitors",
        {"score": [14, 10], "quarter": 3, "over": False},
    )
    row = game_row(saved, now)
    assert (row.score, row.state, row.day, row.over) == (
        "14–10",
        "3rd quarter",
        "Today, 18:00",
        False,
    )
    old = replace(saved, last_played=now - timedelta(days=1), now={"score": [7, 3], "over": True})
    assert game_row(old, now).day == "Yesterday, 20:00"
    assert game_row(old, now).state == "Final score"
    older = replace(saved, last_played=now - timedelta(days=40))
    assert game_row(older, now).day == "October 21, 2026"
    broken = Saved(Path("b.gridlight"), now, "b", fault="b.gridlight, line 3: torn. Rescue it.")
    row = game_row(broken, now)
    assert (row.score, row.teams, row.fault) == ("", "", broken.fault)


# the bars that all screens share


class Plain(Screen):
    """A screen with nothing on it."""


def plain(qtbot: QtBot, width: int, subtitle: str = "Home against Visitors") -> Plain:
    screen = Plain()
    qtbot.addWidget(screen)
    screen.resize(width, 800)
    screen.set_title("FOTO-ELECTRIC", subtitle)
    with qtbot.waitExposed(screen):
        screen.show()
    return screen


@pytest.mark.parametrize("name", ["home", "undo", "record", "settings", "help"])
@pytest.mark.parametrize("key", [None, Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_each_button_of_the_bar(qtbot: QtBot, name: str, key: Qt.Key | None) -> None:
    screen = plain(qtbot, 1280)
    assert screen.top_bar is not None
    button = screen.top_bar.button(name)
    assert button.accessibleName() == name.capitalize()
    with qtbot.waitSignal(getattr(screen, f"{name}_wanted")):
        if key is None:
            qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
        else:
            qtbot.keyClick(button, key)


@pytest.mark.parametrize("width", [1280, 1000, 700])
def test_the_bar_gives_up_its_words_before_anything_overlaps(qtbot: QtBot, width: int) -> None:
    screen = plain(qtbot, width, "The Unbeatable Mariners of the North against the Foundry Eleven")
    bar = screen.top_bar
    assert bar is not None
    boxes = [bar.button(name).geometry() for name in ("home", "undo", "record", "settings", "help")]
    for left, right in pairwise(boxes):
        assert left.right() < right.left()
    assert boxes[-1].right() <= width


def test_the_status_line_keeps_its_sentence_whole_before_its_hint(qtbot: QtBot) -> None:
    screen = plain(qtbot, 1280)
    screen.say("Pick a card.", "Click a card, or press its number", "HOME", "home")
    short = screen.status_line.grab().toImage()
    long = "3rd and 4 at the visitors’ 31. " * 6
    screen.say(long, "Click a card, or press its number", "HOME", "home")
    assert screen.status_line.grab().toImage() != short
    assert screen.status_line.accessibleName() == f"HOME: {long}"
    assert screen.status_line.accessibleDescription() == "Click a card, or press its number"


def test_a_screen_fits_its_theme_to_its_size(qtbot: QtBot) -> None:
    screen = plain(qtbot, 1280)
    assert screen.theme.k == pytest.approx(1.0)
    screen.resize(1920, 1200)
    assert screen.theme.k == pytest.approx(1.5)
    assert screen.stage().height() == pytest.approx(1200 - 84 * 1.5)
    screen.set_wishes(Wishes("daylight"))
    assert screen.theme.name == "daylight"


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1280, 800), (1920, 1080)])
def test_boxes_lie_apart_from_each_other_and_from_the_panel(
    qtbot: QtBot, size: tuple[int, int]
) -> None:
    home = Home()
    qtbot.addWidget(home)
    home.resize(*size)
    home.show()
    lids = [lid.place().box().translated(QPointF(lid.pos())) for lid in home.lids]
    assert all(a.right() < b.left() for a, b in pairwise(lids))
    assert max(lid.geometry().bottom() for lid in home.lids) <= home.panel_rect().top() + 2
