"""Decks are solved beside the window: progress, time left, cancel, and never twice."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gridlight.coaches.foto import lab
from gridlight.coaches.foto.certificate import certify
from gridlight.coaches.foto.solution import known_solution
from gridlight.present.lab import LabDeck, Progress
from gridlight.ui.lab.bench import LabBench, house_spinners
from gridlight.ui.lab.screen import UNSOLVED, LabScreen
from gridlight.ui.lab.tabs import FINDINGS
from helpers.people import AT_ONCE, LEFT, settle
from ui.lab.conftest import small_deck

WAIT = 120_000


class SmallBench(LabBench):
    """A bench with one deck of four cards."""

    def __init__(self) -> None:
        super().__init__(read=small_deck)

    def list_decks(self) -> None:
        self.listed.emit((LabDeck("Small", "small"),))


def some_certified(deck, game, solution, told=None):  # type: ignore[no-untyped-def]
    return certify(deck, game, solution, told, some=range(0, len(solution.grid), 1000))


@pytest.fixture(autouse=True)
def less_work(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two games of each kind, and the certificate from every thousandth situation."""
    monkeypatch.setattr(lab, "GAMES", 2)
    monkeypatch.setattr(lab, "certificate_of", some_certified)


@pytest.fixture
def screen(qtbot: QtBot) -> Iterator[LabScreen]:
    made = laid(qtbot)
    yield made
    made.bench.close()


def laid(qtbot: QtBot) -> LabScreen:
    made = LabScreen(AT_ONCE, bench=SmallBench())
    qtbot.addWidget(made)
    made.resize(1280, 800)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(lambda: made.opened is not None and not made.bench.busy, timeout=WAIT)
    settle()
    return made


def test_a_deck_is_solved_canceled_and_solved_once(qtbot: QtBot, screen: LabScreen) -> None:
    assert screen.act.isVisible() and screen.act.text() == "Solve"
    assert not screen.results.heat.isVisible() and screen._lacking() == UNSOLVED
    told: list[Progress] = []
    screen.bench.told.connect(told.append)

    QTest.mouseClick(screen.act, LEFT)
    qtbot.waitUntil(lambda: any(each.share > 0 for each in told), timeout=WAIT)
    assert screen.progress.isVisible() and screen.act.text() == "Cancel"
    QTest.mouseClick(screen.act, LEFT)
    qtbot.waitUntil(lambda: not screen.bench.busy, timeout=WAIT)
    settle()
    assert known_solution(small_deck(), house_spinners()) is None
    assert not screen.progress.isVisible() and screen.act.text() == "Solve"

    told.clear()
    screen.act.setFocus()
    QTest.keyClick(screen.act, Qt.Key.Key_Return)
    qtbot.waitUntil(
        lambda: screen.opened is not None and screen.opened.report is not None, timeout=WAIT
    )
    qtbot.waitUntil(lambda: not screen.bench.busy, timeout=WAIT)
    settle()
    shares = [each.share for each in told]
    assert shares == sorted(shares) and 0.9 < shares[-1] <= 1.0
    assert any("left" in each.left for each in told)
    assert {each.words for each in told} >= {
        "Solving every snap of a game",
        "Playing games at its best",
    }
    assert not screen.act.isVisible() and screen.results.heat.isVisible()
    assert len(screen.results.heat._map.rows[0]) == 14  # type: ignore[union-attr]
    screen.open_sheet(FINDINGS)
    assert screen.findings.lines.count() > 10

    again = laid(qtbot)
    assert again.opened is not None and again.opened.report == screen.opened.report
    assert not again.act.isVisible()
    again.bench.close()


def test_escape_cancels_and_a_fault_is_said(qtbot: QtBot, screen: LabScreen) -> None:
    told: list[Progress] = []
    screen.bench.told.connect(told.append)
    left: list[bool] = []
    screen.home_wanted.connect(lambda: left.append(True))
    screen.act_now()
    qtbot.waitUntil(lambda: any(each.share > 0 for each in told), timeout=WAIT)
    QTest.keyClick(screen, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not screen.bench.busy, timeout=WAIT)
    assert left == []
    QTest.keyClick(screen, Qt.Key.Key_Escape)
    assert left == [True]

    def gone(choice: str):  # type: ignore[no-untyped-def]
        raise OSError("The deck is gone.")

    screen.bench._read = gone
    screen.open_deck()
    qtbot.waitUntil(lambda: not screen.bench.busy, timeout=WAIT)
    settle()
    assert screen.status_line.status().sentence == "The deck is gone."
    assert not screen.act.isVisible()
