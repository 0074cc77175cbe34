"""The sealed envelope beside the light box, and the page that proves it afterwards."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from gridlight.kernel.game import Seat
from gridlight.session.journal import Player
from gridlight.session.table import Setup, Table
from gridlight.ui.bridge import Bridge
from gridlight.ui.foto.flow import Moment
from gridlight.ui.foto.stage import FotoStage
from gridlight.ui.screens.fairness import FairnessScreen
from helpers.people import AT_ONCE, settle

POSITION = {"possession": "home", "spot": 40, "down": 2, "togo": 8, "quarter": 2}


@pytest.fixture
def stage(qtbot):
    people = Player("Ann"), Player("Random", "random")
    table = Table.start(Setup("foto-electric", *people, seed="seals", position=POSITION))
    made = FotoStage(Bridge(table), AT_ONCE)
    made.resize(1280, 720)
    made.show()
    made.begin()
    settle()
    yield made
    made.close_game()
    made.close()
    made.deleteLater()
    settle()


def test_its_hash_is_shown_before_the_person_picks(stage, qtbot):
    envelope = stage.flow.opponent.seal
    assert envelope.isHidden()
    stage.flow.play("play")
    qtbot.waitUntil(lambda: stage.flow.moment is Moment.PICKING)
    record = stage.bridge.history[-1]
    assert record.words is None and record.seat is Seat.VISITORS
    assert envelope.isVisible()
    assert record.seal in envelope.accessibleName()
    assert record.seal in envelope.toolTip()
    lay = stage.layout_now()
    assert lay.field.right() <= envelope.geometry().left()
    assert envelope.geometry().right() <= lay.case.left()
    qtbot.keyClick(envelope, Qt.Key.Key_Return)
    assert QGuiApplication.clipboard().text() == record.seal
    assert record.seal in stage.status_line.status().sentence
    before = envelope.geometry()
    stage.resize(1920, 1080)
    settle()
    assert envelope.geometry() != before


def test_it_goes_when_both_cards_are_known(stage, qtbot):
    stage.flow.play("play")
    qtbot.waitUntil(lambda: stage.flow.moment is Moment.PICKING)
    hash_shown = stage.flow.opponent.seal.seal.hash
    stage.flow.pick("7")
    qtbot.waitUntil(lambda: stage.flow.moment is Moment.PLACING)
    assert stage.flow.opponent.seal.seal.hash == hash_shown
    stage.flow.play("at C")
    qtbot.waitUntil(lambda: stage.flow.moment is Moment.PULLING)
    stage.flow.play("reveal")
    settle()
    assert stage.flow.opponent.seal.isHidden()
    screen = FairnessScreen(stage.bridge.table, AT_ONCE)
    qtbot.addWidget(screen)
    screen.resize(1280, 720)
    screen.show()
    assert not screen.shows_seals
    qtbot.keyClick(screen, Qt.Key.Key_S)
    assert screen.shows_seals and screen.paper.isHidden()
    proven = {seal.hash: seal for seal in screen.seals.seals}
    assert proven[hash_shown].verdict == "matches"
    assert proven[hash_shown].who in screen.seals.accessibleDescription()
    screen.grab()
    screen.turn.click()
    assert not screen.shows_seals


def test_a_game_without_seals_has_no_such_page(qtbot):
    table = Table.start(Setup("all-pro", Player("Ann"), Player("Bob"), seed="no seals"))
    screen = FairnessScreen(table, AT_ONCE)
    qtbot.addWidget(screen)
    screen.show()
    assert screen.turn.isHidden()
    qtbot.keyClick(screen, Qt.Key.Key_S)
    assert not screen.shows_seals
