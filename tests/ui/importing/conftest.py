"""Worn scans of cards of the bundled deck, and an import to put them into."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from PIL import Image
from pytestqt.qtbot import QtBot

from gridlight.session.games import read_deck
from gridlight.ui.importing.screen import ImportScreen
from gridlight.workshop.drafting.rack import Rack
from gridlight.workshop.intake.intake import Intake
from gridlight.workshop.printing import PrintWish
from gridlight.workshop.roundtrip import blotted, scanned
from gridlight.workshop.scan.files import places_in
from gridlight.workshop.wear import PHOTO, SCAN, Pixels
from helpers.imports import read_all
from helpers.people import AT_ONCE, settle

LayImport = Callable[..., ImportScreen]


def spoiled(name: str, pixels: Pixels) -> Pixels:
    """One diamond of the formation is gone, half of another one is."""
    if name == "defense-D":
        for n, (x, y) in {4: (1.1, 0.4), 8: (-1.0, 0.8)}.items():
            at = read_deck().formation("D").diamonds[n]
            pixels = blotted(pixels, (at.x + x, at.y + y), 1.3, read_deck().geometry)
    return pixels


@pytest.fixture(scope="session")
def scans(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder: a photo of a pass, a spoiled scan of a formation, and what is no picture."""
    folder = tmp_path_factory.mktemp("scans")
    for name, wear in (("offense-07", PHOTO), ("defense-D", SCAN)):
        only = frozenset({name})
        for _, pixels in scanned(read_deck(), wear, 3, None, PrintWish(), only, spoiled):
            Image.fromarray(pixels).save(folder / f"{name}.jpg", quality=85)
    (folder / "lid.png").write_bytes(b"\x89PNG\r\n\x1a\n and then nothing")
    return folder


@pytest.fixture(scope="session")
def read_once(scans: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of an import in which the scans were read already."""
    intake = Intake.open(tmp_path_factory.mktemp("read") / "import")
    intake.add(places_in([scans])[0])
    read_all(intake)
    return intake.folder


@pytest.fixture
def rack(tmp_path: Path) -> Rack:
    folder = tmp_path / "decks"
    folder.mkdir()
    return Rack(folder)


@pytest.fixture
def lay(qtbot: QtBot, rack: Rack, tmp_path: Path, read_once: Path) -> LayImport:
    """Lays an import on the bench: an empty one, one with `read` scans, or the same once more."""

    def make(*, read: bool = False, size: tuple[int, int] = (1280, 800)) -> ImportScreen:
        folder = tmp_path / "import"
        if read and not folder.exists():
            shutil.copytree(read_once, folder)
        screen = ImportScreen(folder, rack, read_deck(), AT_ONCE)
        qtbot.addWidget(screen)
        screen.resize(*size)
        screen.show()
        screen.activateWindow()
        settle()
        return screen

    return make
