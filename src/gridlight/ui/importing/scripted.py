"""The import with a few worn cards of the bundled deck read, for pictures."""

from __future__ import annotations

import tempfile
from dataclasses import replace
from functools import lru_cache, partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QThread

from gridlight.present.importing import CORNERS, INKS, LINES, LOOK, PATH, PICTURES, SAVE
from gridlight.session.games import read_deck
from gridlight.ui.chrome import Screen
from gridlight.ui.importing.screen import ImportScreen
from gridlight.ui.theme import Wishes
from gridlight.workshop.drafting.rack import Rack
from gridlight.workshop.drafting.sheets import keyed
from gridlight.workshop.intake.intake import Intake
from gridlight.workshop.intake.reading import read_sheet
from gridlight.workshop.intake.sheet import State

if TYPE_CHECKING:
    from gridlight.workshop.wear import Pixels

STEPS = {
    "pictures": (PICTURES, 1),
    "corners": (CORNERS, 1),
    "lines": (LINES, 1),
    "inks": (INKS, 1),
    "path": (PATH, 0),
    "look": (LOOK, 1),
    "save": (SAVE, 1),
}
CARDS = ("offense-07", "defense-D")
BLOTS = {4: (1.1, 0.4), 8: (-1.0, 0.8)}
PATIENCE = 2000
_FOLDERS: list[tempfile.TemporaryDirectory[str]] = []


@lru_cache(maxsize=1)
def _pile() -> Path:
    """A folder with an import: photos that were read, one that isn't a card, two that wait."""
    from gridlight.workshop.scan.files import Place

    _FOLDERS.append(tempfile.TemporaryDirectory(prefix="gridlight-"))
    folder = Path(_FOLDERS[-1].name)
    files = [*_photos(folder), folder / "box-lid.jpg", *_waiting(folder)]
    files[len(CARDS)].write_bytes(b"no picture")
    intake = Intake.open(folder / "import")
    intake.add(Place(file) for file in files)
    for n in range(len(CARDS) + 1):
        shot = intake.new_shot()
        read = read_sheet(intake.sheets[n], shot, partial(intake.file, shot))
        if read.state is State.READ and read.card is not None:
            key = intake.free_key(n, read.side) or "1"
            name = f"{read.side.capitalize()} {key}"
            read = replace(read, card=replace(keyed(read.card, key), name=name))
        intake.note(n, read)
    return folder / "import"


def _waiting(folder: Path) -> list[Path]:
    return [folder / "offense-08.jpg", folder / "offense-09.jpg"]


def _photos(folder: Path) -> list[Path]:
    """Scans of some cards; one of them lost some of its ink."""
    from PIL import Image

    from gridlight.workshop.printing import PrintWish
    from gridlight.workshop.roundtrip import scanned
    from gridlight.workshop.wear import SCAN

    names = frozenset(CARDS)
    files = []
    for name, pixels in scanned(read_deck(), SCAN, 3, None, PrintWish(), names, _spoiled):
        files.append(folder / f"{name}.jpg")
        Image.fromarray(pixels).save(files[-1], quality=80)
    return files


def _spoiled(name: str, pixels: Pixels) -> Pixels:
    from gridlight.workshop.roundtrip import blotted

    if name != "defense-D":
        return pixels
    geometry = read_deck().geometry
    for n, (x, y) in BLOTS.items():
        at = read_deck().formation("D").diamonds[n]
        pixels = blotted(pixels, (at.x + x, at.y + y), 1.3, geometry)
    return pixels


def import_screen(size: tuple[int, int], wishes: Wishes, step: str) -> Screen:
    """The import at one of its steps."""
    folder = Path(tempfile.mkdtemp(dir=_pile().parent))
    for file in _pile().iterdir():
        (folder / file.name).write_bytes(file.read_bytes())
    rack = folder / "decks"
    rack.mkdir()
    screen = ImportScreen(folder, Rack(rack), read_deck(), wishes)
    screen.resize(*size)
    screen.show()
    at, sheet = STEPS[step]
    screen.choose(sheet)
    screen.go(at)
    _wait(screen)
    return screen


def _wait(screen: ImportScreen) -> None:
    """Until the pictures are opened; never long."""
    for _ in range(PATIENCE):
        if not screen.looking.busy:
            return
        QThread.msleep(5)
        QCoreApplication.processEvents()
