"""Settings and About, and the file that settings are kept in."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gridlight import __version__
from gridlight.present import preferences
from gridlight.present.preferences import Preferences
from gridlight.ui.chrome import Screen
from gridlight.ui.screens.about import PARAGRAPHS, AboutScreen
from gridlight.ui.screens.settings import SettingsScreen
from gridlight.ui.theme import Wishes
from gridlight.ui.tokens import TEAM_COLORS

pytestmark = pytest.mark.qt_log_level_fail("WARNING")
LEFT = Qt.MouseButton.LeftButton


def show(qtbot: QtBot, screen: Screen, size: tuple[int, int] = (1280, 800)) -> None:
    qtbot.addWidget(screen)
    screen.resize(*size)
    with qtbot.waitExposed(screen):
        screen.show()
    screen.activateWindow()


def settings(
    qtbot: QtBot, start: Preferences | None = None, size: tuple[int, int] = (1280, 800)
) -> tuple[SettingsScreen, list[Preferences]]:
    screen = SettingsScreen(start)
    heard: list[Preferences] = []
    screen.changed.connect(heard.append)
    show(qtbot, screen, size)
    return screen, heard


def click(qtbot: QtBot, widget: QWidget, point: object = None) -> None:
    at = point.toPoint() if hasattr(point, "toPoint") else widget.rect().center()
    qtbot.mouseClick(widget, LEFT, pos=at)


@pytest.mark.parametrize(
    "control, option, field, value",
    [
        ("look", 1, "theme", "daylight"),
        ("palette_choice", 1, "color_blind", True),
        ("text", 0, "text_scale", 0.8),
        ("text", 3, "text_scale", 1.15),
        ("text", 7, "text_scale", 2.5),
        ("speed", 0, "speed", 0.5),
        ("speed", 2, "speed", 2.0),
    ],
)
def test_each_choice(qtbot: QtBot, control: str, option: int, field: str, value: object) -> None:
    screen, heard = settings(qtbot)
    choice = getattr(screen, control)
    click(qtbot, choice, choice.option_rect(option).center())
    assert [getattr(p, field) for p in heard] == [value]
    assert screen.preferences() == replace(Preferences(), **{field: value})
    assert choice.current() == option


@pytest.mark.parametrize("control, field", [("still", "reduced_motion"), ("feel", "table_feel")])
@pytest.mark.parametrize("by", ["mouse", "space", "enter"])
def test_each_switch(qtbot: QtBot, control: str, field: str, by: str) -> None:
    screen, heard = settings(qtbot)
    switch = getattr(screen, control)
    for expected in (True, False):
        if by == "mouse":
            click(qtbot, switch)
        else:
            switch.setFocus()
            qtbot.keyClick(switch, Qt.Key.Key_Space if by == "space" else Qt.Key.Key_Return)
        assert getattr(heard[-1], field) is expected
        assert switch.isChecked() is expected
    assert len(heard) == 2


@pytest.mark.parametrize("side", ["home", "visitors"])
def test_each_color_is_worn_or_refused_in_words(qtbot: QtBot, side: str) -> None:
    screen, heard = settings(qtbot)
    swatches = getattr(screen, side)
    for i, color in enumerate(TEAM_COLORS.values()):
        before = screen.preferences()
        click(qtbot, swatches, swatches.swatch_rect(i).center())
        now = screen.preferences()
        if getattr(now, f"{side}_color") != color:
            assert now == before
            assert screen.status_line.status().sentence.endswith("choose another for one team.")
            assert screen.status_line.status().side == side
        assert swatches.current() == getattr(now, f"{side}_color")
    assert len({getattr(p, f"{side}_color") for p in heard}) >= 4


def test_arrows_change_choice_and_color(qtbot: QtBot) -> None:
    screen, heard = settings(qtbot)
    screen.look.setFocus()
    qtbot.keyClick(screen.look, Qt.Key.Key_Right)
    qtbot.keyClick(screen.look, Qt.Key.Key_Right)
    assert [p.theme for p in heard] == ["daylight"]
    qtbot.keyClick(screen.look, Qt.Key.Key_Left)
    assert heard[-1].theme == "den"
    screen.visitors.setFocus()
    qtbot.keyClick(screen.visitors, Qt.Key.Key_Right)
    assert heard[-1].visitors_color == TEAM_COLORS["Purple"]


def test_a_change_is_seen_at_once(qtbot: QtBot) -> None:
    screen, _ = settings(qtbot)
    before = screen.grab().toImage()
    click(qtbot, screen.look, screen.look.option_rect(1).center())
    assert screen.theme.name == "daylight"
    assert screen.grab().toImage() != before
    click(qtbot, screen.text, screen.text.option_rect(4).center())
    assert screen.theme.text == 1.3


def test_undo_takes_back_one_change_at_a_time(qtbot: QtBot) -> None:
    screen, heard = settings(qtbot)
    assert screen.top_bar is not None
    undo = screen.top_bar.button("undo")
    assert not undo.isEnabled()
    click(qtbot, screen.still)
    click(qtbot, screen.feel)
    qtbot.mouseClick(undo, LEFT)
    assert (heard[-1].reduced_motion, heard[-1].table_feel) == (True, False)
    qtbot.mouseClick(undo, LEFT)
    assert heard[-1] == Preferences()
    assert not undo.isEnabled()
    screen.undo()
    assert len(heard) == 4


def test_as_it_came_keeps_the_window_and_can_be_taken_back(qtbot: QtBot) -> None:
    start = Preferences(theme="daylight", speed=2.0, window=(1400, 900))
    screen, heard = settings(qtbot, start)
    click(qtbot, screen.reset)
    assert heard == [Preferences(window=(1400, 900))]
    assert not screen.reset.isEnabled()
    screen.undo()
    assert heard[-1] == start


def test_the_color_blind_palette_has_its_own_team_colors(qtbot: QtBot) -> None:
    screen, _ = settings(qtbot, Preferences(color_blind=True))
    assert not screen.home.isEnabled()
    assert "color-blind palette" in screen.status_line.status().sentence
    click(qtbot, screen.palette_choice, screen.palette_choice.option_rect(0).center())
    assert screen.home.isEnabled()


def test_speed_rests_while_nothing_moves(qtbot: QtBot) -> None:
    screen, _ = settings(qtbot)
    click(qtbot, screen.still)
    assert not screen.speed.isEnabled()


@pytest.mark.parametrize("button, signal", [("about", "about_wanted"), ("done", "home_wanted")])
def test_the_ways_out(qtbot: QtBot, button: str, signal: str) -> None:
    screen, _ = settings(qtbot)
    with qtbot.waitSignal(getattr(screen, signal)):
        click(qtbot, getattr(screen, button))
    with qtbot.waitSignal(screen.home_wanted):
        qtbot.keyClick(screen, Qt.Key.Key_Escape)
    assert screen.top_bar is not None
    for name, wanted in (("home", screen.home_wanted), ("help", screen.help_wanted)):
        with qtbot.waitSignal(wanted):
            qtbot.mouseClick(screen.top_bar.button(name), LEFT)


def test_tab_walks_down_the_card(qtbot: QtBot) -> None:
    screen, _ = settings(qtbot, Preferences(theme="daylight"))
    controls = [control for row in screen.rows for control in row.controls]
    controls[0].setFocus()
    for expected in [*controls[1:], screen.about, screen.reset, screen.done]:
        qtbot.keyClick(screen.focusWidget(), Qt.Key.Key_Tab)
        assert screen.focusWidget() is expected
        assert expected.accessibleName()


@pytest.mark.parametrize("size", [(1280, 800), (1280, 720), (1920, 1080), (1152, 720)])
@pytest.mark.parametrize("text", preferences.TEXT_SCALES)
def test_all_controls_lie_on_the_card(qtbot: QtBot, size: tuple[int, int], text: float) -> None:
    screen, _ = settings(qtbot, Preferences(text_scale=text), size)
    card = screen.card_rect().toRect()
    widgets = [control for row in screen.rows for control in row.controls] + [
        screen.about,
        screen.reset,
        screen.done,
    ]
    boxes = [widget.geometry() for widget in widgets]
    for i, box in enumerate(boxes):
        assert card.contains(box), widgets[i].accessibleName()
        assert box.width() >= widgets[i].sizeHint().width() - 1
        for other in boxes[i + 1 :]:
            assert not box.intersects(other)
    assert QRect(QPoint(0, 0), screen.size()).contains(card)


def test_other_preferences_can_be_shown(qtbot: QtBot) -> None:
    screen, heard = settings(qtbot)
    click(qtbot, screen.still)
    screen.show_preferences(Preferences(theme="daylight", home_color="#123456"))
    assert screen.look.current() == 1
    assert screen.home.current() == "#123456"
    screen.undo()
    assert len(heard) == 1


# About


def test_about_says_what_must_be_said(qtbot: QtBot) -> None:
    about = AboutScreen(Wishes())
    show(qtbot, about)
    said = about.accessibleDescription()
    for words in (
        "MIT",
        "belong to their owners",
        "neither made nor endorsed",
        "Fjalla One",
        "Source Sans Pro",
        "SIL Open Font License 1.1",
        "LGPL",
    ):
        assert words in said
    assert about.top_bar is not None
    assert __version__ in about.top_bar.accessibleName()


def test_about_goes_back(qtbot: QtBot) -> None:
    about = AboutScreen()
    show(qtbot, about)
    with qtbot.waitSignal(about.back_wanted):
        qtbot.mouseClick(about.done, LEFT)
    with qtbot.waitSignal(about.back_wanted):
        qtbot.keyClick(about, Qt.Key.Key_Escape)
    about.start_focus()
    with qtbot.waitSignal(about.back_wanted):
        qtbot.keyClick(about.focusWidget(), Qt.Key.Key_Return)


@pytest.mark.parametrize("size", [(1280, 800), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("text", preferences.TEXT_SCALES)
def test_the_words_end_above_the_button(qtbot: QtBot, size: tuple[int, int], text: float) -> None:
    about = AboutScreen(Wishes(text=text))
    show(qtbot, about, size)
    assert len(PARAGRAPHS) >= 4
    assert about.words_bottom() <= about.done.geometry().top()


# the file


def test_preferences_survive_the_file(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    kept = Preferences(
        theme="daylight",
        color_blind=True,
        text_scale=1.3,
        speed=0.5,
        reduced_motion=True,
        home_color="#6d1f3a",
        visitors_color="#26242a",
        table_feel=True,
        window=(1440, 900),
        maximized=True,
    )
    assert preferences.save(path, kept) is None
    assert preferences.load(path) == preferences.Loaded(kept, None)
    assert [p.name for p in tmp_path.iterdir()] == ["settings.json"]


def test_without_a_file_everything_is_as_it_comes(tmp_path: Path) -> None:
    assert preferences.load(tmp_path / "none.json") == preferences.Loaded(Preferences())


@pytest.mark.parametrize(
    "data", [b"", b"{", b"\xff\xfe", b"[]", b"null", b"[" * 100_000, b'{"theme": "den"}x']
)
def test_a_broken_file_costs_one_sentence_and_is_kept(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(data)
    loaded = preferences.load(path)
    assert loaded.preferences == Preferences()
    assert loaded.notice is not None
    assert "settings.json could not be read" in loaded.notice
    assert "settings.json.broken" in loaded.notice
    assert (tmp_path / "settings.json.broken").read_bytes() == data


@pytest.mark.parametrize(
    "name, value",
    [
        ("theme", "night"),
        ("theme", 1),
        ("theme", ["den"]),
        ("color_blind", 1),
        ("color_blind", "yes"),
        ("text_scale", 9),
        ("text_scale", True),
        ("text_scale", "1.0"),
        ("speed", -1),
        ("speed", None),
        ("reduced_motion", 0),
        ("home_color", "blue"),
        ("home_color", "#12345"),
        ("visitors_color", 3),
        ("table_feel", "on"),
        ("window", [0, 0]),
        ("window", [1280]),
        ("window", [1280.5, 800]),
        ("window", "big"),
        ("maximized", 2),
    ],
)
def test_one_wrong_value_costs_itself_only(name: str, value: object) -> None:
    good = {"theme": "daylight", "speed": 2.0}
    data = json.dumps(good | {name: value}).encode()
    loaded = preferences.from_bytes(data)
    assert loaded.notice is not None
    assert f"“{name}”" in loaded.notice
    assert getattr(loaded.preferences, name) == getattr(Preferences(), name)
    for key in good.keys() - {name}:
        assert getattr(loaded.preferences, key) == good[key]


def test_settings_of_a_newer_program_are_passed_over() -> None:
    data = json.dumps({"format": 9, "theme": "daylight", "hats": "red"}).encode()
    assert preferences.from_bytes(data) == preferences.Loaded(Preferences(theme="daylight"))


def test_what_cannot_be_written_is_said(tmp_path: Path) -> None:
    fault = preferences.save(tmp_path / "none" / "settings.json", Preferences())
    assert fault is not None
    assert fault.startswith("settings.json could not be written")


def test_a_settings_file_that_cannot_be_opened_is_said(tmp_path: Path) -> None:
    folder = tmp_path / "settings.json"
    folder.mkdir()
    loaded = preferences.load(folder)
    assert loaded.preferences == Preferences()
    assert loaded.notice is not None


def test_what_was_agreed_on_is_kept_and_checked() -> None:
    told = {"all-pro": {"columns": 11, "step_out": True, "officiating": "referee"}}
    before = Preferences(agreed=told, home_name="Bears", visitors_name="Hill Town")
    assert preferences.from_bytes(preferences.to_bytes(before)).preferences == before
    for wrong in ([], {"all-pro": 3}, {"all-pro": {"columns": [1]}}, {"x" * 99: {}}):
        loaded = preferences.from_bytes(json.dumps({"format": 1, "agreed": wrong}).encode())
        assert loaded.preferences.agreed == {}
        assert "“agreed”" in (loaded.notice or "")


@pytest.mark.parametrize("name", ["", "  ", "x" * 15, "a\nb", 3, None])
def test_a_name_that_cant_be_one_is_as_it_comes(name: object) -> None:
    loaded = preferences.from_bytes(json.dumps({"format": 1, "home_name": name}).encode())
    assert loaded.preferences.home_name == "Home"
    assert "“home_name”" in (loaded.notice or "")


def test_as_it_came_keeps_what_was_agreed_on(qtbot: QtBot) -> None:
    before = Preferences(theme="daylight", agreed={"all-pro": {"columns": 11}})
    screen = SettingsScreen(before)
    qtbot.addWidget(screen)
    screen.reset.click()
    assert screen.preferences() == Preferences(agreed=before.agreed)
    assert not screen.reset.isEnabled()
