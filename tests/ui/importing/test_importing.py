"""Scans come through the screen by clicks: read, mended, saved, and played with as printed."""

from __future__ import annotations

import math
import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from gridlight import paths
from gridlight.cards import decks
from gridlight.cards.check import check_deck
from gridlight.cards.light import LightTable
from gridlight.cards.model import ALIGNMENTS, Deck, DefenseCard, OffenseCard, Travel
from gridlight.present.importing import CORNERS, INKS, LINES, LOOK, PATH, PICTURES, SAVE, notes
from gridlight.session.games import read_deck
from gridlight.ui.importing.rail import StepRail
from gridlight.ui.importing.screen import ImportScreen
from gridlight.ui.main_window import MainWindow
from gridlight.ui.paint.buttons import Choice
from gridlight.ui.paint.stepper import Stepper
from gridlight.ui.theme import Wishes
from gridlight.workshop.drafting.drafter import Tool
from gridlight.workshop.drafting.marks import Mark
from gridlight.workshop.drafting.rack import Rack
from gridlight.workshop.importing import Doubt
from gridlight.workshop.intake.sheet import State
from helpers.people import settle

Lay = Callable[..., ImportScreen]
LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
LONG = 180_000  # milliseconds on a machine that has other things to do
FORMATION, PASS, LID = 0, 2, 1  # as they lie in the folder


def click(widget: QWidget, at: QPointF | None = None) -> None:
    QTest.mouseClick(widget, LEFT, NONE, QPoint() if at is None else at.toPoint())
    settle(2)


def press(widget: QWidget) -> None:
    assert widget.isVisible() and widget.isEnabled(), widget.accessibleName()
    click(widget, QPointF(widget.rect().center()))


def go(screen: ImportScreen, step: int) -> None:
    click(screen.rail, screen.rail.step_rect(step).center())
    assert screen.step == step


def drag(widget: QWidget, start: QPointF, end: QPointF) -> None:
    QTest.mousePress(widget, LEFT, NONE, start.toPoint())
    for share in (0.4, 1.0):
        QTest.mouseMove(widget, (start + (end - start) * share).toPoint())
    QTest.mouseRelease(widget, LEFT, NONE, end.toPoint())
    settle(2)


def all_read(screen: ImportScreen, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not screen.busy, timeout=LONG)
    settle()


def formation(screen: ImportScreen) -> DefenseCard:
    card = screen.intake.sheets[FORMATION].card
    assert isinstance(card, DefenseCard)
    return card


def nearest(card: DefenseCard, x: float, y: float) -> tuple[Mark, float]:
    away = [math.dist((p.x, p.y), (x, y)) for p in card.diamonds]
    n = min(range(len(away)), key=lambda k: away[k])
    return Mark("diamond", n), away[n]


def mend(screen: ImportScreen) -> None:
    """Look at the diamond of which half is gone, and put the lost one in its place."""
    true = read_deck().formation("D").diamonds
    board = screen.board
    assert screen.step == LOOK
    half = true[8]
    assert nearest(formation(screen), half.x, half.y)[1] < 0.15
    board.show_all()
    pin = min(board.pins(), key=lambda pin: math.dist(pin.place, (half.x, half.y)))
    click(board, board.pin_point(pin) + QPointF(4, -24))
    press(screen.accept)
    board.show_all()
    press(screen.tools.buttons[Tool.DIAMOND])
    click(board, board.point(true[4].x, true[4].y))
    press(screen.tools.buttons[Tool.SELECT])


def test_a_folder_is_read_by_clicks_mended_saved_and_plays_as_printed(
    lay: Lay, scans: Path, rack: Rack, qtbot: QtBot
) -> None:
    screen = lay()
    screen.ask_folder = lambda: [scans]
    assert not screen.on.isEnabled()
    press(screen.folder)
    qtbot.waitUntil(lambda: len(screen.intake.sheets) == 3, timeout=LONG)
    notes = [row.note for row in screen.strip.rows()]
    assert set(notes) <= {"waiting", "being read", "can’t be read"}
    assert screen.cancel.text() == "Cancel" and screen.cancel.isEnabled()
    all_read(screen, qtbot)
    rows = screen.strip.rows()
    assert [row.tone for row in rows] == ["look", "bad", "sure"]
    assert [row.name for row in rows] == ["Defense D", "lid.png", "Offense 7"]
    assert screen.progress.words() == "3 pictures: 1 sure, 1 to look at, 1 can’t be read."

    click(screen.strip, screen.strip.cell_rect(LID).center())
    assert "lid.png" in screen.status_line.status().sentence
    assert "Use PNG" in screen.status_line.status().sentence

    click(screen.strip, screen.strip.cell_rect(FORMATION).center())
    for step in (CORNERS, LINES, INKS, PATH):
        press(screen.on)
        qtbot.waitUntil(lambda: not screen.looking.busy, timeout=LONG)
        assert screen.step == step and screen.notes.lines()
    assert "10 of 11 diamonds" in [words for _, words in screen.notes.lines()]
    press(screen.on)
    sheet = screen.intake.sheets[FORMATION]
    assert len(sheet.open) >= 2 and sheet.doubts[sheet.open[0]].sure == 0.0
    lost = read_deck().formation("D").diamonds[4]
    assert min(math.dist(pin.place, (lost.x, lost.y)) for pin in screen.board.pins()) < 0.7
    press(screen.accept)
    assert "can’t be accepted" in screen.status_line.status().sentence
    mend(screen)
    sheet = screen.intake.sheets[FORMATION]
    assert sheet.whole and not sheet.open
    assert screen.strip.rows()[FORMATION].note == "looked over"

    go(screen, SAVE)
    screen.deck_name.setFocus()
    screen.deck_name.selectAll()
    QTest.keyClicks(screen.deck_name, "From the box")
    press(screen.save)
    all_read(screen, qtbot)
    assert "“From the box” is saved with 2 scanned cards" in screen.status_line.status().sentence
    (kept,) = rack.decks()
    assert kept.playable and kept.name == "From the box"
    deck = decks.load(kept.path)
    assert check_deck(deck, "deck").playable
    assert set(decks.faces(kept.path)) == {"offense-07", "defense-D"}
    assert as_printed(deck) >= 41  # of 42: a hand puts a diamond within a tenth of a yard


def as_printed(deck: Deck) -> int:
    """How many of the seven's results come out as on the printed cards."""
    printed, scanned = LightTable(read_deck()), LightTable(deck)
    same = 0
    for key in "ABCDEF":
        for alignment in ALIGNMENTS:
            one = printed.resolve(read_deck().play(7), read_deck().formation(key), alignment)
            two = scanned.resolve(deck.play(7), deck.formation(key), alignment)
            same += (one.outcome, one.yards) == (two.outcome, two.yards)
    return same


def test_cancel_leaves_the_rest_waiting_and_a_kill_loses_nothing(
    lay: Lay, scans: Path, qtbot: QtBot
) -> None:
    screen = lay()
    screen.ask_files = lambda: [scans / "lid.png", scans / "offense-07.jpg"]
    press(screen.files)
    qtbot.waitUntil(lambda: screen.reader.going, timeout=LONG)
    qtbot.waitUntil(lambda: screen.intake.sheets[0].state is State.FAULT, timeout=LONG)
    press(screen.cancel)
    assert not screen.reader.going
    assert screen.strip.rows()[1].note == "waiting"
    assert screen.cancel.text() == "Go on"
    with (screen.intake.folder / "import.jsonl").open("ab") as file:
        file.write(b'{"do":"cut sho')  # a kill in the middle of a line

    again = lay()
    assert [row.tone for row in again.strip.rows()] == ["bad", "waiting"]
    press(again.cancel)
    assert again.reader.going
    all_read(again, qtbot)
    assert again.strip.rows()[1].tone == "sure"
    assert again.intake.sheets[1].key == "7"
    third = lay()
    assert third.intake.sheets == again.intake.sheets


def test_what_was_mended_is_there_after_leaving_with_every_step_back(lay: Lay) -> None:
    screen = lay(read=True)
    screen.choose(FORMATION)
    go(screen, LOOK)
    before = formation(screen)
    mend(screen)
    after = formation(screen)
    assert len(after.diamonds) == len(before.diamonds) + 1
    screen.close()

    again = lay(read=True)
    assert (again.step, again.at) == (LOOK, FORMATION)
    assert formation(again) == after
    undo = again.top_bar.button("undo")  # type: ignore[union-attr]
    press(undo)
    assert len(formation(again).diamonds) == len(before.diamonds)
    assert "Took back: place a diamond" in again.status_line.status().sentence
    assert formation(again) == before
    press(undo)
    assert "Took back: place a diamond" not in again.status_line.status().sentence
    press(again.redo)
    press(again.redo)
    assert formation(again) == after


def test_pins_are_gone_through_and_accepted_by_keys(lay: Lay) -> None:
    screen = lay(read=True)
    screen.choose(FORMATION)
    go(screen, LOOK)
    sheet = screen.intake.sheets[FORMATION]
    faint = next(n for n, doubt in enumerate(sheet.doubts) if "isn't clear" in doubt.what)
    while screen.pin != faint:
        QTest.keyClick(QApplication.focusWidget() or screen.board, Qt.Key.Key_N)
        settle(2)
    assert "a diamond isn’t clear" in screen.status_line.status().sentence.lower().replace("'", "’")
    QTest.keyClick(screen.board, Qt.Key.Key_K)
    assert screen.intake.sheets[FORMATION].is_settled(faint)
    assert screen.board.sight.zoom >= 1.0
    screen.board.show_all()
    click(screen.board, screen.board.pin_point(screen.board.pins()[0]) + QPointF(4, -24))
    assert screen.pin == 0


def test_corners_are_dragged_and_the_card_is_read_again_with_them(lay: Lay, qtbot: QtBot) -> None:
    screen = lay(read=True)
    screen.choose(PASS)
    go(screen, CORNERS)
    qtbot.waitUntil(lambda: not screen.looking.busy, timeout=LONG)
    settle()
    board, before = screen.corner_board, screen.intake.sheets[PASS]
    assert len(board.corners) == 4
    was = board.corners[2]
    drag(board, board.point(2), board.point(2) + QPointF(4, -3))
    assert board.chosen == 2 and math.dist(board.corners[2], was) > 3
    QTest.keyClick(board, Qt.Key.Key_Left)
    press(screen.reread)
    all_read(screen, qtbot)
    now = screen.intake.sheets[PASS]
    assert now.by_hand and now.state is State.READ and now.shot != before.shot
    assert now.worst < 0.03  # a few pixels off are made exact by the printed lines
    assert now.key == "7"
    press(screen.top_bar.button("undo"))  # type: ignore[union-attr]
    assert screen.intake.sheets[PASS] == before


def test_pictures_may_be_dropped_and_games_not(
    lay: Lay, scans: Path, tmp_path: Path, qtbot: QtBot
) -> None:
    screen = lay()

    def dropped(*paths: Path) -> None:
        what = QMimeData()
        what.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
        copy = Qt.DropAction.CopyAction
        entering = QDragEnterEvent(QPoint(300, 300), copy, what, LEFT, NONE)
        screen.dragEnterEvent(entering)
        assert entering.isAccepted() == screen.zone.lit
        if entering.isAccepted():
            screen.dropEvent(QDropEvent(QPointF(300, 300), copy, what, LEFT, NONE))
        assert not screen.zone.lit
        settle()

    dropped(scans / "a-game.gridlight")
    assert not screen.busy and not screen.intake.sheets
    bad = tmp_path / "pages.pdf"
    bad.write_bytes(b"%PDF-1.7 and no pages")
    dropped(scans / "lid.png", scans / "lid.png", bad)
    all_read(screen, qtbot)
    assert [sheet.name for sheet in screen.intake.sheets] == ["lid.png", "pages.pdf"]
    assert {row.tone for row in screen.strip.rows()} == {"bad"}
    screen.choose(1)
    assert "can't be read as a PDF" in screen.status_line.status().sentence


def test_numbers_are_exchanged_names_given_and_gaps_and_twins_told(
    lay: Lay, scans: Path, tmp_path: Path, rack: Rack, qtbot: QtBot
) -> None:
    screen = lay(read=True)
    screen.choose(PASS)
    go(screen, SAVE)
    all_read(screen, qtbot)
    told = " ".join(words for _, words in screen.notes.lines())
    assert "1 of 18 cards" in told and "from the bundled deck" in told
    assert "nobody has looked at" in told and "1 picture can’t be read" in told
    screen.card_name.setFocus()
    screen.card_name.selectAll()
    QTest.keyClicks(screen.card_name, "Bomb")
    QTest.keyClick(screen.card_name, Qt.Key.Key_Return)
    right = screen.card_key.arrow_rect(1).center()
    click(screen.card_key, right)
    card = screen.intake.sheets[PASS].card
    assert card is not None and (card.key, card.name) == ("8", "Bomb")
    press(screen.top_bar.button("undo"))  # type: ignore[union-attr]
    assert screen.intake.sheets[PASS].key == "7"

    mine = rack.copy(read_deck(), {})
    screen.shelving.look()
    all_read(screen, qtbot)
    click(screen.deck, screen.deck.arrow_rect(1).center())
    assert not screen.deck_name.isEnabled()
    press(screen.save)
    all_read(screen, qtbot)
    deck = decks.load(mine)
    assert deck.play(7).name == "Bomb"
    assert deck.play(6) == read_deck().play(6)
    assert set(decks.faces(mine)) == {"offense-07"}


def test_a_saved_import_makes_room_for_the_next(lay: Lay, qtbot: QtBot) -> None:
    screen = lay(read=True)
    go(screen, SAVE)
    press(screen.save)
    all_read(screen, qtbot)
    screen.hide()
    screen.show()
    settle()
    assert screen.step == PICTURES and not screen.intake.shown()
    assert not lay().intake.sheets


def test_a_picture_is_taken_away_and_all_are_and_both_come_back(lay: Lay) -> None:
    screen = lay(read=True)
    go(screen, PICTURES)
    screen.choose(LID)
    press(screen.take_away)
    assert [row.name for row in screen.strip.rows()] == ["Defense D", "Offense 7"]
    press(screen.anew)
    assert screen.strip.rows() == () and not screen.on.isEnabled()
    for count in (2, 3):
        press(screen.top_bar.button("undo"))  # type: ignore[union-attr]
        assert len(screen.strip.rows()) == count


@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080)])
def test_every_step_goes_by_keys(lay: Lay, size: tuple[int, int]) -> None:
    screen = lay(read=True, size=size)
    screen.go(PICTURES)
    control = Qt.KeyboardModifier.ControlModifier
    for step in range(1, SAVE + 1):
        QTest.keyClick(QApplication.focusWidget() or screen, Qt.Key.Key_PageDown, control)
        settle(2)
        assert screen.step == step
    for step in range(SAVE - 1, -1, -1):
        QTest.keyClick(QApplication.focusWidget() or screen, Qt.Key.Key_PageUp, control)
        settle(2)
        assert screen.step == step


@pytest.mark.parametrize("text", [1.0, 1.3])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (2560, 1440)])
def test_nothing_is_cut_off_or_covered(lay: Lay, size: tuple[int, int], text: float) -> None:
    screen = lay(read=True, size=size)
    for theme in ("den", "daylight"):
        screen.set_wishes(Wishes(theme=theme, text=text, speed=1e9))
        for step in range(SAVE + 1):
            screen.go(step)
            settle(2)
            kinds = (QAbstractButton, QLineEdit, Choice, Stepper, StepRail)
            found = [p for kind in kinds for p in screen.findChildren(kind) if p.isVisible()]
            parts = [part for part in found if part.parentWidget() is screen]
            places = [(part, part.geometry().adjusted(1, 1, -1, -1)) for part in parts]
            assert len(places) > 3
            for part, place in places:
                assert screen.rect().contains(place), part.accessibleName()
                for other, there in places:
                    covers = part is not other and place.intersects(there)
                    assert not covers, f"{part.accessibleName()} over {other.accessibleName()}"


def test_the_window_opens_the_import_and_may_be_closed_while_it_reads(
    open_window: Callable[[], MainWindow], scans: Path, own_home: Path, qtbot: QtBot
) -> None:
    window = open_window()
    window.open_page("import")
    screen = window.screens["import"]
    assert isinstance(screen, ImportScreen)
    screen.ask_files = lambda: [scans / "offense-07.jpg"]
    press(screen.files)
    qtbot.waitUntil(lambda: screen.reader.going, timeout=LONG)
    window.close()
    settle()
    window = open_window()
    window.open_page("import")
    again = window.screens["import"]
    assert isinstance(again, ImportScreen)
    assert again.strip.rows()[0].note == "waiting"
    QTest.keyClick(again, Qt.Key.Key_Escape)
    assert window.screen_name() == "home"


def test_a_card_is_tried_on_the_light_box_from_the_import(
    open_window: Callable[[], MainWindow], read_once: Path, qtbot: QtBot
) -> None:
    shutil.copytree(read_once, paths.imports(), dirs_exist_ok=True)
    window = open_window()
    window.open_page("import")
    screen = window.screens["import"]
    assert isinstance(screen, ImportScreen)
    screen.choose(PASS)
    go(screen, PATH)
    assert screen.drafter.offense
    press(screen.play)
    assert window.screen_name() == "trial"
    window.back()
    assert window.screen_name() == "import"


def test_a_marker_is_made_a_dot_and_a_run_a_lateral_and_the_path_is_turned(lay: Lay) -> None:
    screen = lay(read=True)
    screen.choose(FORMATION)
    go(screen, LOOK)
    screen.board.show_all()
    before = formation(screen)
    assert not screen.exchange.isEnabled()
    at = before.diamonds[0]
    click(screen.board, screen.board.point(at.x, at.y))
    press(screen.exchange)
    assert len(formation(screen).dots) == len(before.dots) + 1
    screen.choose(PASS)
    go(screen, PATH)
    card = screen.drafter.card
    assert isinstance(card, OffenseCard)
    star = card.stars()[0]
    click(screen.board, screen.board.point(star.x, star.y))
    assert screen.travel.current() == 1
    click(screen.travel, screen.travel.option_rect(2).center())
    made = screen.intake.sheets[PASS].card
    assert isinstance(made, OffenseCard)
    assert [part.kind for part in made.segments] == [Travel.RUN, Travel.LATERAL, Travel.RUN]
    press(screen.turn)
    turned = screen.intake.sheets[PASS].card
    assert isinstance(turned, OffenseCard)
    assert turned.segments[0].points[0] == made.segments[-1].points[-1]


def test_a_card_without_a_saw_tooth_is_read_as_the_others_lie(lay: Lay, qtbot: QtBot) -> None:
    screen = lay(read=True)
    intake = screen.intake
    sheet = intake.sheets[PASS]
    assert sheet.mirrored and sheet.sawtooth
    odd = replace(sheet, path="gone.jpg", sawtooth=False, mirrored=False)
    intake.note(LID, replace(odd, card=None))
    screen.reader.start()
    all_read(screen, qtbot)
    assert intake.sheets[LID].mirror is True
    assert intake.sheets[PASS] == sheet


def test_a_card_without_a_saw_tooth_that_lies_as_the_others_needs_no_eye(
    lay: Lay, qtbot: QtBot
) -> None:
    screen = lay(read=True)
    intake = screen.intake
    sheet = intake.sheets[PASS]
    doubts = (
        Doubt("der Sägezahn ist nicht zu sehen", None, 0.7, which_way=True),
        Doubt("a pass isn't clear", (0.0, 5.0), 0.5),
    )
    alike = replace(sheet, path="gone.jpg", sawtooth=False, doubts=doubts, settled=frozenset())
    intake.note(LID, alike)
    screen.reader.start()
    all_read(screen, qtbot)
    assert intake.sheets[LID] == replace(alike, settled=frozenset({0}))
    assert intake.sheets[LID].open == (1,)


def test_a_file_that_cant_be_opened_is_not_to_be_given_corners(lay: Lay) -> None:
    screen = lay(read=True)
    broken = replace(screen.intake.sheets[LID], state=State.FAULT, fault="x: it is cut short.")
    for shot, told in ((0, "take it away"), (3, "set its corners by hand")):
        lines = notes(CORNERS, screen.intake, replace(broken, shot=shot))
        assert told in lines[-1][1]
