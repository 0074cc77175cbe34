"""The language that the window speaks: catalogs made with Qt Linguist, chosen before all words.

`choose` runs before the modules that hold words are imported, so a change in the settings is
heard at the next start.
"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from gridlight import paths
from gridlight.kernel.language import speak

ENGLISH = "en"
SYSTEM = "system"
_STEM = "gridlight_"


def languages() -> dict[str, str]:
    """The languages that can be spoken, each by its code with its own name for itself."""
    names = {code: QLocale(code).nativeLanguageName() for code in _catalogs()}
    return {
        ENGLISH: "English",
        **{code: name[:1].upper() + name[1:] for code, name in names.items()},
    }


def choose(wished: str) -> str:
    """Speak a language by its code, or the first of the system's that there is; returns the code.

    English where there is no such catalog, or where it can't be read.
    """
    code = _of_the_system() if wished == SYSTEM else wished
    catalog = _catalogs().get(code)
    translator = QTranslator()
    if catalog is None or not translator.load(str(catalog)):
        speak(None)
        return ENGLISH
    speak(lambda text, about, count: translator.translate("", text, about or None, count) or "")
    return code


def choose_for_qt(code: str) -> None:
    """Let Qt's own dialogs speak the language too; after the application is made."""
    app = QCoreApplication.instance()
    own = QTranslator(app)
    place = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    if app is not None and own.load(f"qtbase_{code}", place):
        app.installTranslator(own)


def _own_name(code: str) -> str:
    name = QLocale(code).nativeLanguageName()
    return name[:1].upper() + name[1:]


def _catalogs() -> dict[str, Path]:
    found = sorted(paths.assets("languages").glob(f"{_STEM}*.qm"))
    return {path.stem.removeprefix(_STEM): path for path in found}


def _of_the_system() -> str:
    known = {ENGLISH, *_catalogs()}
    wished = (name.split("-")[0] for name in QLocale.system().uiLanguages())
    return next((code for code in wished if code in known), ENGLISH)
