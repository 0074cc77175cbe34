"""`screenshot`, `doctor`, `--version`: the program about itself."""

from __future__ import annotations

import argparse
import os
import platform
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

import gridlight
from gridlight import paths
from gridlight.cli.options import DONE, NO, size
from gridlight.kernel.errors import OptionError
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
