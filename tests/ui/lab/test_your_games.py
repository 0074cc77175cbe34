"""The lab's sheet of somebody's last games: by mouse and keys, empty, and beside the shell's."""

import json

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from gridlight.app import main
from gridlight.kernel.game import Seat
from gridlight.present.lab_games import NOBODY, games_page
from gridlight.session.journal import Player
from gridlight.session.table import Setup, Table
from gridlight.ui.foto.studying import recorded
from gridlight.ui.lab.pictures import StillBench, example
from gridlight.ui.lab.screen import LabScreen
from gridlight.ui.lab.tabs import GAMES, MIXES
from helpers.games_played import play_on
from helpers.people import AT_ONCE, settle

Key = Qt.Key


def test_a_leak_leads_to_the_mixes_of_its_situation(lay):
    screen = lay(GAMES)
    lines = screen.games.lines
    assert lines.hasFocus() and lines.isVisible() and screen.games.bars.isVisible()
    assert screen.games.page.sentence in screen.status_line.status().sentence
    at = next(i for i in range(lines.count()) if lines.finding(i).place is not None)
    for _ in range(at):
        QTest.keyClick(lines, Key.Key_Down)
    place = lines.finding(at).place
    QTest.keyClick(lines, Key.Key_Return)
    settle()
    assert screen.tabs.current() == MIXES
    assert screen.mixes.place_now == place
    QTest.keyClick(screen, Key.Key_F5)
    settle()
    assert screen.tabs.current() == GAMES and lines.isVisible()


def test_another_coach_can_be_chosen(lay):
    screen = lay(GAMES)
    before, shown = screen.games.who(), screen.games.page
    screen.games.people.setFocus()
    QTest.keyClick(screen.games.people, Key.Key_Right)
    settle()
    assert screen.games.who() != before
    assert screen.games.page.who == screen.games.who()
    assert screen.games.page.findings != shown.findings
    assert screen.games.people.hasFocus()


class Nobodys(StillBench):
    """A bench in a home where nobody has played yet."""

    def judge(self, study, who):
        self.judged.emit(games_page(study.plan, (), who))


def test_it_says_kindly_that_there_is_no_game_yet(qtbot, solved_home):
    screen = LabScreen(AT_ONCE, bench=Nobodys())
    qtbot.addWidget(screen)
    screen.resize(1280, 720)
    screen.show()
    screen.open_sheet(GAMES)
    settle()
    assert screen.games.controls() == ()
    assert not screen.games.lines.isVisible() and not screen.games.people.isVisible()
    assert screen.status_line.status().sentence == NOBODY
    screen.grab()


@pytest.fixture
def saves(solved_home, tmp_path):
    for number in range(2):
        people = Player("Ann"), Player("Bob")
        setup = Setup("foto-electric", *people, {"plays_per_quarter": 3}, seed=f"lab {number}")
        play_on(Table.start(setup, tmp_path / f"{number}.gridlight"), number).close()
    return tmp_path


def test_the_shell_says_the_same(saves, capsys):
    asked = ["deck", "lab", "classic", "--coach", "ann", "--folder", str(saves)]
    assert main([*asked, "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    page = games_page(example().study.plan, recorded(saves), "Ann")
    assert data["coach"] == "Ann" and data["games"] == 2
    assert data["snaps"] == data["offense"]["snaps"] + data["defense"]["snaps"] > 0
    assert f"{data['points_a_game']:.1f} points a game" in page.sentence
    assert data["leaks"][0]["overcalled"]["estimated"] > data["leaks"][0]["overcalled"]["best"]
    assert main(asked) == 0
    told = capsys.readouterr().out
    assert all(finding.words in told for finding in page.findings)
    assert Seat.HOME.value not in data


def test_a_single_snap_is_one(solved_home, tmp_path):
    table = Table.start(Setup("foto-electric", Player("Ann"), Player("Bob"), seed="one"),
                        tmp_path / "one.gridlight")  # fmt: skip
    while "reveal" not in {record.words for record in table.history}:
        seat = table.to_act[0]
        legal = [str(move) for move in table.legal(seat)]
        words = next((word for word in ("play", "choose receive") if word in legal), legal[0])
        table.play(seat, words)
    table.close()
    page = games_page(example().study.plan, recorded(tmp_path), "Ann")
    assert page.sentence.startswith("1 snap in the last game;")


def test_the_shell_says_who_can_be_asked_for(saves, capsys):
    asked = ["deck", "lab", "classic", "--coach", "Zoe", "--folder", str(saves)]
    assert main(asked) == 2
    said = capsys.readouterr().err
    assert "Zoe" in said and "Ann, Bob" in said
