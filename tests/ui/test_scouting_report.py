"""The scouting report after a game: offered, written, honest where little is known."""

import json

import pytest
from PySide6.QtCore import Qt

from gridlight.app import main
from gridlight.coaches.foto.studying import StudyingCoach
from gridlight.kernel.game import Seat
from gridlight.present.scouting_report import plan_of, scout_of, scouting_report
from gridlight.session.journal import Player
from gridlight.session.table import Setup, Table
from gridlight.ui.bridge import Bridge
from gridlight.ui.foto.scouting import ScoutingScreen, report_on
from gridlight.ui.foto.stage import FotoStage
from gridlight.ui.foto.studying import FotoBench, recorded, studied
from gridlight.ui.main_window import MainWindow
from gridlight.ui.screens.record import RecordScreen
from helpers import foto_solved
from helpers.games_played import play_on
from helpers.people import AT_ONCE, settle

GAMES = 3


def begin(path, number, kind="master", plays=8, **settings):
    people = Player("Ann"), Player(kind.capitalize(), kind)
    agreed = {"plays_per_quarter": plays, **settings}
    setup = Setup("foto-electric", *people, agreed, seed=f"scouted {number}")
    return Table.start(setup, path, created=f"2026-02-0{number + 1}T12:00:00+00:00")


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    saves = tmp_path_factory.mktemp("saves")
    for number in range(GAMES):
        path = saves / f"{number}.gridlight"
        play_on(begin(path, number, studies_habits=True), number).close()
    return saves


def read(folder, number):
    return Table.open(folder / f"{number}.gridlight", only_read=True)


def chapter(report, head):
    return next(each.sentences for each in report.chapters if each.head == head)


def test_it_tells_what_was_read_and_what_was_done(folder):
    foto_solved.keep_solution()
    report = report_on(read(folder, GAMES - 1), folder)
    assert report.title == "Master on Ann"
    assert chapter(report, "WHAT IT HAD READ")[0].startswith(f"{GAMES - 1} games of Ann’s")
    assert "0.05 points a snap" in chapter(report, "WHAT IT DID ABOUT IT")[-1]
    assert any("instead of" in words for words in chapter(report, "WHAT IT DID ABOUT IT"))
    assert "Ann made" in chapter(report, "WHAT CAME OF IT")[0]
    assert "calls of Ann’s" in report.sentence
    assert all(each.head in report.text for each in report.chapters)


def test_later_games_are_left_aside_and_too_little_is_said_to_be(folder):
    report = report_on(read(folder, 0), folder)
    assert chapter(report, "WHAT IT HAD READ") == (
        "No game of Ann’s had been recorded before this one.",
    )
    assert chapter(report, "WHAT IT HAD LEARNED")[0].startswith("Too little")
    assert "next to nothing" in report.sentence
    assert "WHAT IT DID ABOUT IT" not in {each.head for each in report.chapters}


@pytest.mark.parametrize("kind", ["master", "pro"])
def test_it_says_so_where_nothing_was_studied(folder, kind):
    table = play_on(begin(None, 5, kind), 5)
    report = scouting_report(table.header, table.history, recorded(folder), plan_of(table.header))
    assert "didn’t study Ann" in report.sentence
    told = chapter(report, "WHAT IT HAD READ")[1]
    assert ("“Your habits” was off" in told) is (kind == "master")
    assert "WHAT IT DID ABOUT IT" not in {each.head for each in report.chapters}


def test_an_unsolved_deck_is_told_of(folder):
    table = read(folder, GAMES - 1)
    report = scouting_report(table.header, table.history, recorded(folder), None)
    assert "isn’t solved" in chapter(report, "WHAT IT DID ABOUT IT")[0]


def test_only_a_computer_against_a_person_is_a_scout():
    two = Table.start(Setup("foto-electric", Player("Ann"), Player("Bob"), seed="x"))
    assert scout_of(two.header) is None
    with pytest.raises(ValueError):
        scouting_report(two.header, two.history, (), None)
    assert scout_of(begin(None, 1).header) is Seat.VISITORS


def test_the_shell_prints_the_same(folder, capsys):
    foto_solved.keep_solution()
    path = folder / f"{GAMES - 1}.gridlight"
    report = report_on(read(folder, GAMES - 1), folder)
    assert main(["records", "scouting", str(path)]) == 0
    assert capsys.readouterr().out.strip() == report.text
    assert main(["records", "scouting", str(path), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["title"] == report.title
    assert tuple(told["chapters"]["what came of it"]) == chapter(report, "WHAT CAME OF IT")


def test_the_bench_has_read_what_was_recorded_before(folder, qtbot):
    foto_solved.keep_solution()
    ready = begin(folder / "next.gridlight", 6, studies_habits=True)
    plain = begin(folder / "plain.gridlight", 7)
    made = {}
    for name, table in (("ready", ready), ("plain", plain)):
        bench = FotoBench(Bridge(table))
        made[name] = bench._coach(table.header, Seat.VISITORS)
        bench.close()
        table.close()
        table.path.unlink()
    assert isinstance(made["ready"], StudyingCoach)
    assert not isinstance(made["plain"], StudyingCoach)
    known = studied(ready.header, Seat.VISITORS, folder)
    assert len(known.offense) > 8 and len(known.defense) > 8
    assert not studied(ready.header, Seat.VISITORS, None)


def test_the_page_is_read_by_keys(folder, qtbot):
    screen = ScoutingScreen(read(folder, GAMES - 1), AT_ONCE)
    qtbot.addWidget(screen)
    screen.resize(1280, 720)
    screen.show()
    screen.start_focus()
    assert screen.paper.report is None
    screen.show_report(report_on(read(folder, GAMES - 1), folder))
    assert screen.paper.accessibleDescription() == screen.paper.report.text
    assert screen.paper.furthest >= 0
    screen.grab()
    with qtbot.waitSignal(screen.home_wanted):
        qtbot.keyClick(screen, Qt.Key.Key_Escape)


@pytest.mark.parametrize("kind, offered", [("random", True), ("person", False)])
def test_the_final_card_and_the_record_lead_to_it(qtbot, kind, offered):
    table = play_on(begin(None, 6, kind, plays=1), 6)
    stage = FotoStage(Bridge(table), AT_ONCE)
    qtbot.addWidget(stage)
    stage.resize(1280, 720)
    stage.show()
    stage.begin()
    settle()
    button = stage.review_card.final.button("scouting")
    assert button.isVisible() is offered
    record = RecordScreen(table, AT_ONCE)
    qtbot.addWidget(record)
    record.show()
    assert record.scouting.isVisible() is offered
    if offered:
        with qtbot.waitSignal(stage.scouting_wanted):
            button.click()
        with qtbot.waitSignal(record.scouting_wanted):
            record.scouting.click()
    stage.close_game()


def test_the_window_leads_from_the_final_card_to_the_report_and_back(qtbot, tmp_path):
    window = MainWindow(tmp_path / "games", tmp_path / "settings.json")
    qtbot.addWidget(window)
    window.resize(1280, 720)
    window.show()
    table = play_on(begin(tmp_path / "over.gridlight", 6, "random", plays=1), 6)
    table.close()
    window.open_game(tmp_path / "over.gridlight")
    settle()
    window.stage.review_card.final.button("scouting").click()
    qtbot.waitUntil(lambda: window.screen_name() == "scouting")
    screen = window.screens["scouting"]
    qtbot.waitUntil(lambda: screen.paper.report is not None, timeout=60_000)
    qtbot.keyClick(screen.paper, Qt.Key.Key_Escape)
    assert window.screen_name() != "scouting"
    window.close()
