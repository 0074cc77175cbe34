"""The bundle that a person may send after a mishap: no games, no seeds, no names."""

from __future__ import annotations

import zipfile
from collections.abc import Mapping
from pathlib import Path

from gridlight import paths
from gridlight.kernel.language import tr
from gridlight.present.health import without_names

TAIL = 200_000
"""So much of each log goes along, from its end; in bytes."""
NOTE = (
    tr(
        "What is in here: how the program and the machine are set up, what went wrong, and the\n"
        "last lines of the program's logs. Saved games, decks and settings are not in here, and\n"
        "the names of the home folder and of its owner are taken out."
    )
    + "\n"
)


def write_bundle(target: Path, health: str, mishap: str = "") -> None:
    """Write the bundle as a zip file; `OSError` where it can't be written."""
    texts = {"read me.txt": NOTE, "health.txt": health, **_logs()}
    if mishap:
        texts["mishap.txt"] = mishap
    fresh = target.with_name(target.name + ".new")
    _write(fresh, texts)
    fresh.replace(target)


def _write(target: Path, texts: Mapping[str, str]) -> None:
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as bundle:
        for name, text in texts.items():
            bundle.writestr(name, without_names(text))


def _logs() -> dict[str, str]:
    told = {}
    for log in sorted(paths.logs().glob("*.log")):
        try:
            words = log.read_bytes()[-TAIL:]
        except OSError:
            continue
        told[f"logs/{log.name}"] = words.decode("utf-8", "replace")
    return told
