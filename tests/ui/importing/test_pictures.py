"""Pictures are opened beside the window; only a few large ones are kept."""

from __future__ import annotations

from pathlib import Path

from PIL import Image
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from gridlight.ui.importing.pictures import KEPT, Pictures
from gridlight.ui.tasks import Tasks


def test_only_a_few_whole_pictures_are_kept_and_all_small_ones(
    tmp_path: Path, qtbot: QtBot
) -> None:
    owner = QObject()
    tasks = Tasks(owner)
    pictures = Pictures(tasks, owner)
    files = [tmp_path / f"{n}.png" for n in range(KEPT + 2)]
    for file in files:
        Image.new("RGB", (600, 800), "gray").save(file)
        assert pictures.whole(file) is None and pictures.thumb(file) is None
    qtbot.waitUntil(lambda: not pictures.waiting, timeout=20_000)
    assert pictures.whole(files[-1]) is not None
    assert all(pictures.thumb(file) is not None for file in files)
    assert pictures.whole(files[0]) is None  # it gave way, and is opened again
    qtbot.waitUntil(lambda: not pictures.waiting, timeout=20_000)
    whole, small = pictures.whole(files[0]), pictures.thumb(files[0])
    assert whole is not None and small is not None
    assert (whole.height(), small.height()) == (800, 260)
    tasks.close()


def test_a_file_that_is_gone_is_an_empty_picture(tmp_path: Path, qtbot: QtBot) -> None:
    owner = QObject()
    tasks = Tasks(owner)
    pictures = Pictures(tasks, owner)
    gone = tmp_path / "gone.jpg"
    pictures.whole(gone)
    pictures.inks(gone, "offense")
    qtbot.waitUntil(lambda: not pictures.waiting, timeout=20_000)
    for image in (pictures.whole(gone), pictures.inks(gone, "offense")):
        assert image is not None and image.isNull()
    tasks.close()
