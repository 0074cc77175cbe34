"""The sheet for a new game."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gridlight.present.home import BOXES
from gridlight.present.new_game import SHEETS
from gridlight.session.games import GAMES
from gridlight.ui.beginnings import agreed_setup
from gridlight.ui.paint.buttons import Choice, Switch
from gridlight.ui.paint.text import lines_height, text_width
from gridlight.ui.screens.new_game import Agreed, NewGameScreen
from gridlight.ui.stages import STAGES
from gridlight.ui.theme import Wishes
from gridlight.ui.tokens import TEAM_COLORS
from helpers.people import settle

LEFT = Qt.MouseButton.LeftButton
Lay = Callable[..., NewGameScreen]


@pytest.fixture
def lay(qtbot: QtBot) -> Lay:
    def make(game: str = "foto-electric", **settings: object) -> NewGameScreen:
        screen = NewGameScreen(Wishes(), game, settings)  # type: ignore[arg-type]
        qtbot.addWidget(screen)
        screen.resize(1280, 800)
        screen.show()
        screen.activateWindow()
        screen.start_focus()
        settle()
        return screen

    return make


@pytest.fixture
def sheet(lay: Lay) -> NewGameScreen:
    return lay()


def agreed_of(sheet: NewGameScreen) -> list[Agreed]:
    found: list[Agreed] = []
    sheet.agreed.connect(found.append)
    return found


def played(sheet: NewGameScreen) -> Agreed:
    found = agreed_of(sheet)
    QTest.mouseClick(sheet.play, LEFT)
    return found[-1]


def take(sheet: NewGameScreen, key: str, place: int) -> None:
    """Click the choice at a place of an option."""
    control = sheet.controls[key]
    if isinstance(control, Switch):
        if control.isChecked() != (place == 1):
            QTest.mouseClick(control, LEFT)
    else:
        at = control.option_rect(place).center().toPoint()
        QTest.mouseClick(control, LEFT, Qt.KeyboardModifier.NoModifier, at)


@pytest.mark.parametrize("game", SHEETS)
def test_one_press_starts_the_usual_game(lay: Lay, game: str) -> None:
    agreed = played(lay(game))
    assert (agreed.game, agreed.home, agreed.visitors) == (game, "Home", "Visitors")
    entry = GAMES.get(game)
    assert entry.read_settings(agreed.settings, "sheet") == entry.read_settings({}, "sheet")


def test_every_game_that_can_be_played_has_a_sheet_and_a_table() -> None:
    ready = {box.key for box in BOXES if box.ready}
    assert ready <= set(GAMES.names)
    assert ready == set(SHEETS) == set(STAGES)


def test_enter_plays_and_escape_goes_back(sheet: NewGameScreen) -> None:
    found = agreed_of(sheet)
    QTest.keyClick(sheet.home_name, Qt.Key.Key_Return)
    assert len(found) == 1
    back: list[bool] = []
    sheet.home_wanted.connect(lambda: back.append(True))
    sheet.unfold(True)
    QTest.keyClick(sheet, Qt.Key.Key_Escape)
    assert not sheet.unfolded
    assert back == []
    QTest.keyClick(sheet, Qt.Key.Key_Escape)
    assert back == [True]


def test_options_are_on_the_second_page(sheet: NewGameScreen) -> None:
    feel = sheet.controls["table_feel"]
    assert not feel.isVisible()
    QTest.mouseClick(sheet.options, LEFT)
    assert feel.isVisible()
    assert not sheet.home_name.isVisible()
    assert sheet.sheet().bottom() <= sheet.stage().bottom()
    QTest.keyClick(QApplication.focusWidget() or sheet, "o")
    assert not feel.isVisible()
    assert sheet.home_name.isVisible()


def test_every_option_reaches_the_game(sheet: NewGameScreen) -> None:
    take(sheet, "quarter", 3)
    QTest.mouseClick(sheet.options, LEFT)
    for key, place in (("try", 1), ("tie", 1), ("clock", 2), ("table_feel", 1)):
        take(sheet, key, place)
    take(sheet, "roll_by_hand", 1)
    settings = GAMES.get("foto-electric").read_settings(played(sheet).settings, "sheet")
    assert settings == settings | {
        "plays_per_quarter": 30,
        "quarter_minutes": 15,
        "collegiate_try": True,
        "sudden_death": True,
        "table_feel": True,
        "decision_seconds": 45,
        "roll_by_hand": True,
    }


def test_every_option_of_all_pro_reaches_the_game(lay: Lay) -> None:
    sheet = lay("all-pro")
    take(sheet, "quarter", 3)
    QTest.mouseClick(sheet.options, LEFT)
    for key, place in (("officiating", 2), ("fumbles", 3), ("take_back", 1), ("step_out", 1)):
        take(sheet, key, place)
    for key, place in (("tie", 1), ("board", 5), ("clock", 2), ("roll_by_hand", 1)):
        take(sheet, key, place)
    settings = GAMES.get("all-pro").read_settings(played(sheet).settings, "sheet")
    assert settings == settings | {
        "plays_per_quarter": 20,
        "officiating": "call-it",
        "fumble_percent": 0,
        "steady_hand": True,
        "take_back": True,
        "step_out": True,
        "sudden_death": True,
        "columns": 21,
        "decision_seconds": 60,
        "roll_by_hand": True,
    }


@pytest.mark.parametrize("game", SHEETS)
def test_every_choice_is_one_that_the_game_knows_and_can_be_gone_back_to(
    lay: Lay, game: str
) -> None:
    sheet = lay(game)
    for option in sheet.kind.options:
        for place in range(len(option.picks)):
            sheet.choose(option.key, place)
            settings = sheet.settings()
            GAMES.get(game).read_settings(settings, "sheet")
            again = lay(game, **(settings | sheet.chosen()))
            assert again.place_of(option) == place
            assert again.settings() == settings


def test_the_sheet_starts_as_it_was_agreed_the_last_time(lay: Lay) -> None:
    sheet = lay("all-pro", officiating="referee", columns=11, plays_per_quarter=5)
    agreed = played(sheet).settings
    assert (agreed["officiating"], agreed["columns"]) == ("referee", 11)
    assert agreed["plays_per_quarter"] == 5
    QTest.mouseClick(sheet.options, LEFT)
    QTest.mouseClick(sheet.usual, LEFT)
    entry = GAMES.get("all-pro")
    assert entry.read_settings(played(sheet).settings, "s") == entry.read_settings({}, "s")


def test_what_the_game_knows_no_more_is_passed_over(lay: Lay) -> None:
    sheet = lay("all-pro", officiating="robot", columns=12, rain=True, fumble_percent=True)
    entry = GAMES.get("all-pro")
    assert entry.read_settings(played(sheet).settings, "s") == entry.read_settings({}, "s")


@pytest.mark.parametrize("game", SHEETS)
def test_the_penalty_die_and_each_teams_card_reach_the_game(lay: Lay, game: str) -> None:
    sheet = lay(game)
    cards = [sheet.controls[f"card-{team}"] for team in ("home", "visitors")]
    assert not any(card.isVisible() for card in cards)
    take(sheet, "penalties", 1)
    assert all(card.isVisible() for card in cards)
    take(sheet, "card-home", 2)
    take(sheet, "card-visitors", 0)
    agreed = played(sheet)
    settings = GAMES.get(game).read_settings(agreed.settings, "sheet")
    assert settings["penalty_system"] is True
    assert settings["penalty_cards"] == "home:rough,visitors:disciplined"
    again = lay(game, **agreed.settings)
    assert again.settings() == agreed.settings
    take(again, "penalties", 0)
    assert not any(again.controls[f"card-{team}"].isVisible() for team in ("home", "visitors"))
    assert played(again).settings["penalty_system"] is False


def test_a_coach_takes_the_other_seat(sheet: NewGameScreen) -> None:
    assert not sheet.controls["side"].isVisible()
    assert (played(sheet).level, played(sheet).coached) == ("", "")
    sheet.visitors_name.setText("Colts")
    take(sheet, "opponent", 2)
    assert sheet.controls["side"].isVisible()
    assert sheet.visitors_name.text() == "Pro"
    assert not sheet.visitors_name.isEnabled()
    agreed = played(sheet)
    setup = agreed_setup(agreed)
    assert (setup.home.kind, setup.visitors.kind) == ("person", "pro")
    assert setup.visitors.full == "Pro, computer"
    assert agreed.visitors == "Colts"
    take(sheet, "side", 1)
    assert (sheet.home_name.text(), sheet.visitors_name.text()) == ("Pro", "Colts")
    setup = agreed_setup(played(sheet))
    assert (setup.home.name, setup.home.kind, setup.visitors.name) == ("Pro", "pro", "Colts")
    sheet.visitors_name.setText("PRO")
    found = agreed_of(sheet)
    QTest.mouseClick(sheet.play, LEFT)
    assert found == []
    take(sheet, "opponent", 0)
    assert (sheet.home_name.text(), sheet.visitors_name.text()) == ("Home", "PRO")
    assert played(sheet).level == ""


def test_each_choice_says_what_it_means(lay: Lay) -> None:
    sheet = lay("all-pro")
    QTest.mouseClick(sheet.options, LEFT)
    fouls = sheet.controls["officiating"]
    meanings = []
    for place in range(3):
        take(sheet, "officiating", place)
        meanings.append(fouls.accessibleDescription())
    assert len(set(meanings)) == 3
    assert "flag in time" in meanings[2]


def test_two_teams_of_one_name_are_refused_in_a_sentence(sheet: NewGameScreen) -> None:
    sheet.home_name.setText("Bears")
    sheet.visitors_name.setText("bears ")
    found = agreed_of(sheet)
    QTest.mouseClick(sheet.play, LEFT)
    assert found == []
    assert "same name" in sheet.status_line.status().sentence
    sheet.visitors_name.setText("")
    QTest.mouseClick(sheet.play, LEFT)
    assert (found[0].home, found[0].visitors) == ("Bears", "Visitors")


def test_colors_that_cant_stand_together_are_refused(sheet: NewGameScreen) -> None:
    names = list(TEAM_COLORS.values())
    before = sheet.visitors_color.current()
    sheet.home_color.wanted.emit(before)
    assert sheet.home_color.current() != before
    assert "alike" in sheet.status_line.status().sentence
    other = next(c for c in names if c not in (before, sheet.home_color.current()))
    sheet.home_color.wanted.emit(other)
    found = agreed_of(sheet)
    QTest.mouseClick(sheet.play, LEFT)
    assert found[0].home_color == other


def test_with_the_palette_for_the_color_blind_no_team_colors_are_chosen(qtbot: QtBot) -> None:
    screen = NewGameScreen(Wishes(color_blind=True), "foto-electric")
    qtbot.addWidget(screen)
    screen.show()
    assert not screen.home_color.isEnabled()
    assert not screen.visitors_color.isEnabled()
    screen.set_wishes(Wishes())
    assert screen.home_color.isEnabled()


def turn_to(screen: NewGameScreen, page: str) -> None:
    """Show a page; `penalties` and `coach` are the first with as many lines as there can be."""
    screen.choose("penalties", int(page in ("penalties", "coach")))
    if page == "coach" and "opponent" in screen.controls:
        screen.choose("opponent", 4)
    screen.unfold(page == "options")


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1280, 800), (1920, 1080)])
@pytest.mark.parametrize("text", [1.0, 1.3])
@pytest.mark.parametrize("page", ["teams", "penalties", "coach", "options"])
@pytest.mark.parametrize("game", SHEETS)
def test_nothing_leaves_the_sheet(
    qtbot: QtBot, size: tuple[int, int], text: float, page: str, game: str
) -> None:
    screen = NewGameScreen(Wishes(text=text), game)
    qtbot.addWidget(screen)
    screen.resize(*size)
    screen.show()
    turn_to(screen, page)
    settle()
    sheet = screen.sheet()
    assert screen.stage().contains(sheet)
    shown = [c for line in screen.shown_lines() for c in line.controls]
    buttons = [b for b in (screen.play, screen.back, screen.options, screen.usual) if b.isVisible()]
    for control in (*shown, *buttons):
        assert sheet.contains(control.geometry().toRectF()), control.accessibleName()
    for one in (*shown, *buttons):
        for other in (*shown, *buttons):
            if one is not other:
                assert not one.geometry().intersects(other.geometry())
    for line, row in screen.rows():
        if line.option is None:
            continue
        box, control = screen.meaning_rect(row), line.controls[0]
        assert row.adjusted(0, 0, 1, 0).contains(box)
        assert not box.intersects(control.geometry().toRectF().adjusted(0, 4, 0, -4))
        for pick in line.option.picks:
            if page == "options":
                high = lines_height(screen.theme, "small", pick.meaning, box.width())
                assert high <= box.height(), pick.meaning
            else:
                assert text_width(screen.theme, "small", pick.meaning) <= box.width()
        if isinstance(control, Choice):
            assert control.width() >= control.sizeHint().width() - 1
