"""Where things are: what ships with the program, and the user's own folders."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import platformdirs

APP = "gridlight"


def data_folder(name: str) -> Path:
    """The shipped folder `name` (`assets`, `cards`) in a checkout, a wheel or a frozen build."""
    package = Path(__file__).resolve().parent
    candidates = [package / "_data" / name, package.parents[1] / name]
    if frozen := getattr(sys, "_MEIPASS", None):
        candidates.insert(0, Path(frozen) / APP / "_data" / name)
    for candidate in candidates:
        if candidate.is_dir():
            return candidate
    raise FileNotFoundError(f"the program's own folder “{name}” is missing; install it again")


def assets(*parts: str) -> Path:
    """A file or folder among the program's assets."""
    return data_folder("assets").joinpath(*parts)


def cards(*parts: str) -> Path:
    """A file or folder among the bundled decks, spinners and tables."""
    return data_folder("cards").joinpath(*parts)


def _user(folder: str, fallback: str) -> Path:
    home = os.environ.get("GRIDLIGHT_HOME")
    path = Path(home) / fallback if home else Path(folder)
    path.mkdir(parents=True, exist_ok=True)
    return path


def saves() -> Path:
    """Where games are kept; made if missing. `GRIDLIGHT_HOME` moves all user folders."""
    path = _user(platformdirs.user_data_dir(APP, appauthor=False), "data") / "games"
    path.mkdir(parents=True, exist_ok=True)
    return path


def decks() -> Path:
    """Where a person's own decks are kept, a folder each; made if missing."""
    path = _user(platformdirs.user_data_dir(APP, appauthor=False), "data") / "decks"
    path.mkdir(parents=True, exist_ok=True)
    return path


def imports() -> Path:
    """Where an import of scanned cards is kept until it is done; made if missing."""
    path = _user(platformdirs.user_data_dir(APP, appauthor=False), "data") / "import"
    path.mkdir(parents=True, exist_ok=True)
    return path


def penalties(kind: str) -> Path:
    """Where a person's own penalty `cards` or `charts` are kept; made if missing."""
    path = _user(platformdirs.user_data_dir(APP, appauthor=False), "data") / "penalties" / kind
    path.mkdir(parents=True, exist_ok=True)
    return path


def house_tables(kind: str) -> Path:
    """Where a person's own tables of a kind (`spinners`) are kept; made if missing."""
    path = _user(platformdirs.user_data_dir(APP, appauthor=False), "data") / "tables" / kind
    path.mkdir(parents=True, exist_ok=True)
    return path


def settings_file() -> Path:
    """The file of the player's settings, which may not exist yet."""
    return _user(platformdirs.user_config_dir(APP, appauthor=False), "config") / "settings.json"


def cache(name: str) -> Path:
    """A folder for things that can be made again; made if missing."""
    path = _user(platformdirs.user_cache_dir(APP, appauthor=False), "cache") / name
    path.mkdir(parents=True, exist_ok=True)
    return path


def logs() -> Path:
    """The folder of the program's logs; made if missing."""
    return _user(platformdirs.user_log_dir(APP, appauthor=False), "logs")
