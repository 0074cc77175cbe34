"""`screenshot`, `doctor`, `--version`, `--self-test`: the program about itself."""

from __future__ import annotations

import argparse
import os
import platform
import random
import tempfile
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

import gridlight
from gridlight import paths
from gridlight.cli.options import DONE, NO, UNUSABLE, size
from gridlight.kernel.errors import GridlightError, OptionError
from gridlight.session.settings import closest
from gridlight.ui.screenshots import SCREENS, shoot

THEMES = ("den", "daylight")


def add(commands: Any) -> None:
    """Add the commands."""
    screenshot = commands.add_parser("screenshot", help="draw a screen into a PNG file")
    screenshot.add_argument("screen", metavar="SCREEN", help=", ".join(SCREENS))
    screenshot.add_argument("--out", required=True, metavar="FILE.png")
    screenshot.add_argument("--size", type=size, default=(1280, 800), metavar="1280x800")
    screenshot.add_argument("--theme", default="den", choices=THEMES)
    screenshot.set_defaults(run=_screenshot)
    doctor = commands.add_parser("doctor", help="what a helper needs to know")
    doctor.set_defaults(run=_doctor)


def installed_qt() -> str:
    """The version of the installed Qt, or that there is none."""
    for name in ("PySide6-Essentials", "PySide6"):
        try:
            return version(name)
        except PackageNotFoundError:
            continue
    return "not installed"


def version_line(qt: str) -> str:
    """Version, Python and Qt in one line."""
    return f"gridlight {gridlight.__version__}, Python {platform.python_version()}, Qt {qt}"


def _screenshot(found: argparse.Namespace) -> int:
    where = "gridlight screenshot"
    if found.screen not in SCREENS:
        problem = "there is no such screen"
        raise OptionError(where, f"“{found.screen}”", problem, closest(found.screen, SCREENS))
    if not Path(found.out).resolve().parent.is_dir():
        raise OptionError(found.out, "", "its folder doesn't exist", "Make it first.")
    try:
        shoot(found.screen, Path(found.out), found.size, found.theme)
    except ImportError as error:
        problem = f"no screen can be drawn here ({error})"
        raise OptionError(where, "", problem, "Install the program again.") from None
    return DONE


def _doctor(found: argparse.Namespace) -> int:
    print(version_line(installed_qt()))
    print(f"system        {platform.platform()}")
    display = os.environ.get("WAYLAND_DISPLAY") or os.environ.get("DISPLAY") or "none"
    print(f"display       {display}")
    healthy = True
    for name, find in _FOLDERS.items():
        sentence, fine = _folder(find)
        healthy = healthy and fine
        print(f"{name:<13} {sentence}")
    return DONE if healthy else NO


_FOLDERS = {
    "cards": lambda: paths.cards(),
    "assets": lambda: paths.assets(),
    "saved games": paths.saves,
    "settings": lambda: paths.settings_file().parent,
    "cache": lambda: paths.cache("results"),
    "logs": paths.logs,
}


def _folder(find: Any) -> tuple[str, bool]:
    try:
        folder: Path = find()
    except OSError as error:
        return f"missing: {error}", False
    shipped = folder.name in ("cards", "assets")
    if not shipped and not os.access(folder, os.W_OK):
        return f"{folder} (can't be written)", False
    return str(folder), True


def self_test(found: argparse.Namespace) -> int:
    """Play a scripted game from toss to final whistle, save, check, export and read it back."""
    with tempfile.TemporaryDirectory() as folder:
        try:
            steps = _whole_game(Path(folder))
        except (AssertionError, GridlightError, OSError) as error:
            print(f"The self-test failed: {error}")
            return NO if isinstance(error, AssertionError) else UNUSABLE
    print(f"{version_line(installed_qt())}: the self-test passed, a whole game of {steps} steps.")
    return DONE


def _whole_game(folder: Path) -> int:
    from gridlight.coaches.random import RandomCoach
    from gridlight.session.notation import export_text
    from gridlight.session.notation_reading import import_text
    from gridlight.session.table import Setup, Table
    from gridlight.session.verify import verify

    stream, coach = random.Random("self-test"), RandomCoach()
    path = folder / "game.gridlight"
    setup = Setup("foto-electric", seed="self-test", settings={"plays_per_quarter": 10})
    with Table.start(setup, path) as table:
        while table.to_act:
            seat = table.to_act[0]
            table.play(seat, coach.choose(table.view(seat), seat, table.legal(seat), stream))
        text, score = export_text(table), table.described()["score"]
        steps = table.step
    result = verify(path)
    _must(result.steps == steps, "the saved game has lost steps")
    again = import_text(text, "self-test").table
    _must(again.described()["score"] == score, "the text reads back to another score")
    _must(_long_pass() == 21, "the light shows another result than the deck says")
    return steps


def _long_pass() -> int | None:
    from gridlight.cards.light import LightTable
    from gridlight.session.games import read_deck

    deck = read_deck()
    return LightTable(deck).resolve(deck.play(7), deck.formation("A"), 0).yards  # FE-10


def _must(holds: bool, problem: str) -> None:
    if not holds:
        raise AssertionError(problem)
