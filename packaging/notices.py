"""Collects the license of every part that ships in a frozen program, one folder a part."""

from __future__ import annotations

import shutil
import subprocess
import sys
from importlib.metadata import Distribution, distribution, requires
from pathlib import Path

from packaging.requirements import Requirement

HERE = Path(__file__).parent
NAMES = ("LICENSE", "COPYING", "NOTICE", "LICENCE", "AUTHORS")
LGPL = ("PySide6-Essentials", "PySide6_Essentials", "shiboken6")
"""Qt and its binding come without the text of their license, which stands in `licenses`."""


def shipped(root: str = "gridlight") -> list[Distribution]:
    """The program and everything that it requires, each once."""
    found: dict[str, Distribution] = {}
    open_ones = [root]
    while open_ones:
        name = open_ones.pop()
        part = distribution(name)
        if part.name in found:
            continue
        found[part.name] = part
        for line in requires(part.name) or ():
            wish = Requirement(line)
            if wish.marker is None or wish.marker.evaluate({"extra": ""}):
                open_ones.append(wish.name)
    return sorted(found.values(), key=lambda part: part.name.lower())


def license_files(part: Distribution) -> list[Path]:
    """The license texts that a part brings along."""
    files = part.files or []
    texts = [file for file in files if _is_license(str(file))]
    return [Path(str(part.locate_file(file))) for file in texts]


def _is_license(file: str) -> bool:
    folders, _, name = file.upper().rpartition("/")
    return name.startswith(NAMES) or ".DIST-INFO/LICENSES" in folders


def write_notices(target: Path) -> list[str]:
    """Write all license texts under `target`; returns the parts' names and versions.

    Stops with a message if a part has none: nothing ships without its license.
    """
    told = []
    for part in shipped():
        title = f"{part.name}-{part.version}"
        texts = license_files(part)
        if part.name in LGPL:
            texts += [HERE / "licenses" / "LGPL-3.txt", HERE / "licenses" / "GPL-3.txt"]
        if not texts:
            sys.exit(f"{title} brings no license text: add it to packaging/licenses.")
        folder = target / title
        folder.mkdir(parents=True, exist_ok=True)
        for number, text in enumerate(texts):
            name = text.name if not (folder / text.name).exists() else f"{number}-{text.name}"
            shutil.copyfile(text, folder / name)
        told.append(title)
    folder = target / f"Python-{sys.version_info.major}.{sys.version_info.minor}"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "LICENSE.txt").write_text(_python_license(), encoding="utf-8")
    return [*told, folder.name]


def write_system_notices(frozen: Path, target: Path) -> list[str]:
    """Write the copyright notes of the system's own libraries that were frozen in."""
    told = set()
    for library in sorted(frozen.glob("*.so*")):
        asked = ["dpkg-query", "--search", f"*/{library.name}"]
        answer = subprocess.run(asked, capture_output=True, text=True, check=False)
        for line in answer.stdout.splitlines():
            owner = line.partition(":")[0].partition(",")[0]
            note = Path("/usr/share/doc") / owner / "copyright"
            if note.is_file():
                (target / "system").mkdir(parents=True, exist_ok=True)
                shutil.copyfile(note, target / "system" / f"{owner}.txt")
                told.add(owner)
    return sorted(told)


def _python_license() -> str:
    import site  # noqa: F401  it puts `license` among the builtins

    text = str(license)  # the first page only, so the whole is asked for below
    printer = license
    setup = getattr(printer, "_Printer__setup", None)
    if setup is not None:
        setup()
        text = "\n".join(getattr(printer, "_Printer__lines", [text]))
    return text
