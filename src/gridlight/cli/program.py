"""`screenshot`, `--version`: the program about itself."""

from __future__ import annotations

import argparse
import platform
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

import gridlight
from gridlight.cli.options import DONE, size
from gridlight.kernel.errors import OptionError
from gridlight.kernel.language import ENGLISH, speak
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
    screenshot.add_argument("--language", default="en", metavar="CODE", help="such as de")
    screenshot.set_defaults(run=_screenshot)


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
        speak(ENGLISH, None)  # commands do, whatever the screen is to speak
        problem = "there is no such screen"
        raise OptionError(where, f"“{found.screen}”", problem, closest(found.screen, SCREENS))
    if not Path(found.out).resolve().parent.is_dir():
        raise OptionError(found.out, "", "its folder doesn't exist", "Make it first.")
    try:
        _check_language(where, found.language)
        shoot(found.screen, Path(found.out), found.size, found.theme)
    except ImportError as error:
        problem = f"no screen can be drawn here ({error})"
        raise OptionError(where, "", problem, "Install the program again.") from None
    return DONE


def _check_language(where: str, code: str) -> None:
    from gridlight.ui.language import languages

    if code not in languages():
        problem = "no such language is spoken"
        raise OptionError(where, f"“{code}”", problem, closest(code, languages()))
