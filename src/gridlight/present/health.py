"""What somebody who helps needs to know of a machine, told without anything private."""

from __future__ import annotations

import getpass
import os
import platform
import shutil
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

import gridlight
from gridlight import paths

PARTS = (
    *("PySide6-Essentials", "numpy", "Pillow", "jsonschema", "platformdirs"),
    *("numba", "scipy", "reportlab", "opencv-python-headless", "pypdfium2"),
)
LEAST_SPACE = 100_000_000
"""Bytes that should be free where games are kept."""


@dataclass(frozen=True, slots=True)
class Fact:
    """One line: a topic, a name, what was found, and whether all is well with it."""

    topic: str
    name: str
    words: str
    fine: bool = True


def facts(qt: Iterable[Fact] = ()) -> tuple[Fact, ...]:
    """Program, system, parts and folders; `qt` says what is known of the window, if anything."""
    return (*_program(), *qt, *_parts(), *_folders())


def _program() -> tuple[Fact, ...]:
    return (
        Fact("program", "Gridlight", gridlight.__version__),
        Fact("program", "Python", platform.python_version()),
        Fact("program", "system", platform.platform()),
        Fact("program", "processors", str(os.cpu_count() or "unknown")),
        Fact("program", "display", _display()),
    )


def _display() -> str:
    for name in ("WAYLAND_DISPLAY", "DISPLAY"):
        if os.environ.get(name):
            return f"{name}={os.environ[name]}"
    return "none"


def _parts() -> tuple[Fact, ...]:
    return tuple(Fact("parts", name, installed(name)) for name in PARTS)


def installed(name: str) -> str:
    """The version of an installed part, or that there is none."""
    try:
        return version(name)
    except PackageNotFoundError:
        return "not installed"


_FOLDERS: dict[str, Callable[[], Path]] = {
    "cards": lambda: paths.cards(),
    "assets": lambda: paths.assets(),
    "saved games": paths.saves,
    "decks": paths.decks,
    "settings": lambda: paths.settings_file().parent,
    "cache": lambda: paths.cache("results"),
    "logs": paths.logs,
}
SHIPPED = frozenset({"cards", "assets"})


def _folders() -> tuple[Fact, ...]:
    return tuple(_folder(name, find) for name, find in _FOLDERS.items())


def _folder(name: str, find: Callable[[], Path]) -> Fact:
    try:
        folder = find()
        free = shutil.disk_usage(folder).free
    except OSError as error:
        return Fact("folders", name, f"missing: {error}", fine=False)
    if name in SHIPPED:
        return Fact("folders", name, str(folder))
    if not os.access(folder, os.W_OK):
        return Fact("folders", name, f"{folder}, which can't be written", fine=False)
    words = f"{folder}, {free / 1e9:.1f} GB free"
    return Fact("folders", name, words, fine=free >= LEAST_SPACE)


def without_names(text: str) -> str:
    """The text with the person's home folder and name taken out."""
    home = str(Path.home())
    if len(home) > 1:
        text = text.replace(home, "~")
    try:
        name = getpass.getuser()
    except (KeyError, OSError):
        return text
    return text if len(name) < 3 or name == "root" else text.replace(name, "(name)")


def lines(found: Iterable[Fact]) -> str:
    """The facts as plain text, a line each, with what is wrong marked."""
    told: list[str] = []
    topic = ""
    for fact in found:
        if fact.topic != topic:
            told += [""] * bool(told) + [fact.topic.upper()]
            topic = fact.topic
        mark = "" if fact.fine else "   <- look here"
        told.append(f"{fact.name:<24} {fact.words}{mark}")
    return "\n".join(told) + "\n"
