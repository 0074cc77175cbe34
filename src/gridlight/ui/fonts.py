"""The typefaces that ship with the program, and what stands in for them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from PySide6.QtGui import QFontDatabase

from gridlight import paths

FILES = {
    "display": ("fjalla-one/FjallaOne-Regular.ttf",),
    "text": (
        "source-sans-pro/SourceSansPro-Regular.ttf",
        "source-sans-pro/SourceSansPro-Semibold.ttf",
        "source-sans-pro/SourceSansPro-Bold.ttf",
    ),
}
FALLBACKS = {
    "display": ("Bebas Neue", "League Gothic", "Oswald", "DejaVu Sans Condensed", "Arial Narrow"),
    "text": ("Source Sans 3", "Lato", "DejaVu Sans", "Segoe UI", "Helvetica Neue", "Arial"),
}

# faces of one use each, loaded when the first word is written in them
ON_DEMAND = {
    "hand": "caveat/Caveat-SemiBold.ttf",
    "slab": "alfa-slab-one/AlfaSlabOne-Regular.ttf",
}


@dataclass(frozen=True, slots=True)
class Families:
    """The family that each of the two roles really has, and whether it is our own."""

    display: str
    text: str
    shipped: bool

    def family(self, role: str) -> str:
        """The family of `display` or `text`."""
        return self.display if role == "display" else self.text


def _load_file(path: Path) -> str | None:
    number = QFontDatabase.addApplicationFont(str(path))
    names = QFontDatabase.applicationFontFamilies(number) if number >= 0 else []
    return names[0] if names else None


def _first_family(folder: Path, files: Iterable[str]) -> str | None:
    names = [_load_file(folder / name) for name in files]
    return names[0] if names and all(names) else None


def choose(
    folder: Path,
    installed: Callable[[], Iterable[str]] = QFontDatabase.families,
    files: Mapping[str, tuple[str, ...]] = FILES,
) -> Families:
    """The families to use: our own from `folder`, else the first fallback that is `installed`.

    Where nothing of either is there, Qt's own default family stands in.
    """
    found: dict[str, str] = {}
    shipped = True
    for role, names in files.items():
        family = _first_family(folder, names)
        if family is None:
            shipped = False
            have = set(installed())
            family = next((name for name in FALLBACKS[role] if name in have), "")
        found[role] = family
    return Families(found["display"], found["text"], shipped)


class _Loaded:
    families: Families | None = None


def families() -> Families:
    """The families in use; the files are loaded once, at the first call."""
    if _Loaded.families is None:
        try:
            folder = paths.assets("fonts")
        except FileNotFoundError:
            folder = Path("fonts")
        _Loaded.families = choose(folder)
    return _Loaded.families


@lru_cache(maxsize=8)
def family_of(role: str) -> tuple[str, bool]:
    """The family of any role, and whether it has to be slanted to pass for handwriting.

    Without its own file, `hand` is the text face in italics and `slab` the display face.
    """
    if role not in ON_DEMAND:
        return families().family(role), False
    try:
        own = _load_file(paths.assets("fonts") / ON_DEMAND[role])
    except FileNotFoundError:
        own = None
    if own is not None:
        return own, False
    stand_in = "text" if role == "hand" else "display"
    return families().family(stand_in), role == "hand"
