"""Cards that were scanned show their scans among the decks, as long as the scans are true."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from gridlight import paths
from gridlight.session.games import read_deck
from gridlight.ui.editor.hub import WorkshopScreen
from gridlight.ui.editor.scans import LARGEST, small
from gridlight.ui.main_window import MainWindow
from gridlight.workshop.drafting.drafter import Drafter
from gridlight.workshop.drafting.rack import Desk, Rack
from helpers.cardmaking import face_png
from helpers.people import settle

BLUE = QColor(30, 60, 220)


def png_of(wide: int = 800, high: int = 1050) -> bytes:
    image = QImage(wide, high, QImage.Format.Format_RGB32)
    image.fill(BLUE)
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")
    return data.data()


def color_of(hub: WorkshopScreen, index: int) -> QColor:
    """The color a quarter into a card on the wall, where a drawing is green or white."""
    place = hub.wall.place_of(index)
    x, y = place.center.x() - place.width * 0.4, place.center.y()
    picture = hub.wall.grab().toImage()
    ratio = picture.devicePixelRatio()
    return picture.pixelColor(round(x * ratio), round(y * ratio))


def test_pictures_are_made_small_and_broken_ones_left_out() -> None:
    faces = {"offense-01": png_of(), "offense-02": face_png(b"junk"), "offense-03": png_of(40, 50)}
    found = small(faces)
    assert set(found) == {"offense-01", "offense-03"}
    assert found["offense-01"].width() <= LARGEST.width()
    assert found["offense-01"].height() <= LARGEST.height()
    assert found["offense-03"].width() == 40


def test_the_wall_shows_scans_until_a_card_is_drawn_on(
    open_window: Callable[[], MainWindow], qtbot: QtBot
) -> None:
    window = open_window()
    mine = replace(read_deck(), name="Mine")
    path = Rack(paths.decks()).copy(mine, {"offense-07": png_of(), "defense-B": png_of()})

    def rest() -> None:
        settle(2)
        qtbot.waitUntil(lambda: not window.tasks.busy, timeout=20_000)
        settle(2)

    def look(row: int) -> WorkshopScreen:
        window.open_page("workshop")
        rest()
        hub = window.screens["workshop"]
        assert isinstance(hub, WorkshopScreen)
        hub.list.choose(row)
        rest()
        return hub

    hub = look(0)
    assert [color_of(hub, index) == BLUE for index in (6, 13, 5)] == [True, True, False]
    window.go_home()
    drafter = Drafter(Desk.open(path), "7")
    drafter.mirror()
    hub = look(0)
    assert [color_of(hub, index) == BLUE for index in (6, 13)] == [False, True]
    assert color_of(look(1), 13) != BLUE
