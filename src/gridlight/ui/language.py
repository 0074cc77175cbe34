"""The language that the window speaks: catalogs made with Qt Linguist, chosen before all words.

`choose` runs before the modules that hold words are imported, so a change in the settings is
heard at the next start.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from gridlight import paths
from gridlight.kernel.language import ENGLISH, Lookup, speak, spoken

SYSTEM = "system"
_STEM = "gridlight_"


def languages() -> dict[str, str]:
    """The languages that can be spoken, each by its code with its own name for itself."""
    return {ENGLISH: "English", **{code: _own_name(code) for code in _catalogs()}}


def language_for(wished: str) -> str:
    """What is spoken for a code or `system`, where the first that there is counts; else English."""
    known = languages()
    if wished != SYSTEM:
        return wished if wished in known else ENGLISH
    system = (code for name in QLocale.system().uiLanguages() for code in _codes(name))
    return next((code for code in system if code in known), ENGLISH)


def choose(wished: str) -> str:
    """Speak a language by its code, or the system's; returns what is spoken now.

    English where there is no such catalog, or where it can't be read.
    """
    code = language_for(wished)
    lookup = None if code == ENGLISH else _lookup(code)
    speak(code if lookup else ENGLISH, lookup)
    return spoken()


def let_qt_speak() -> None:
    """Give Qt's own dialogs the chosen language too; once there is an application."""
    app = QCoreApplication.instance()
    own = QTranslator(app)
    place = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    if app is not None and spoken() != ENGLISH and own.load(f"qtbase_{spoken()}", place):
        app.installTranslator(own)


class _Catalog:
    """The words of a catalog, kept in memory: a file that Qt maps mustn't change under it."""

    def __init__(self, data: bytes) -> None:
        self._data = data  # Qt reads on in it
        self._translator = QTranslator()
        self.readable = self._translator.load(data)

    def __call__(self, text: str, about: str, count: int) -> str:
        return self._translator.translate("", text, about or None, count) or ""


def _lookup(code: str) -> Lookup | None:
    try:
        catalog = _Catalog(_catalogs()[code].read_bytes())
    except OSError:
        return None
    return catalog if catalog.readable else None


def _codes(name: str) -> Iterator[str]:
    """The codes of catalogs that fit a language of the system, the nearest first: pt_BR, pt."""
    parts = name.split("-")
    yield from ("_".join(parts), f"{parts[0]}_{parts[-1]}", parts[0])


def _own_name(code: str) -> str:
    name = QLocale(code).nativeLanguageName() or code
    return name[:1].upper() + name[1:]


def _catalogs() -> dict[str, Path]:
    try:
        found = sorted(paths.assets("languages").glob(f"{_STEM}?*.qm"))
    except FileNotFoundError:  # the program's own files are missing: somebody else says so
        return {}
    return {path.stem.removeprefix(_STEM): path for path in found}
