"""A language is chosen by what lies in the folder of catalogs; what is wrong there is English."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale

from gridlight import paths
from gridlight.kernel.language import speak, tr
from gridlight.ui import language

GERMAN = paths.assets("languages", "gridlight_de.qm").read_bytes()


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of catalogs, empty at first; English is spoken again at the end."""
    monkeypatch.setattr(paths, "assets", lambda *parts: tmp_path)
    yield tmp_path
    speak("en", None)


def _put(folder: Path, code: str, data: bytes = GERMAN) -> None:
    (folder / f"gridlight_{code}.qm").write_bytes(data)


def test_a_catalog_is_spoken_as_soon_as_it_lies_there(folder: Path) -> None:
    assert language.choose("de") == "en"
    _put(folder, "de")
    assert language.languages() == {"en": "English", "de": "Deutsch"}
    assert language.choose("de") == "de"
    assert tr("Visitors") != "Visitors"


@pytest.mark.parametrize("data", [b"", b"no catalog", GERMAN[:100], GERMAN[: len(GERMAN) // 2]])
def test_a_broken_catalog_is_english(folder: Path, data: bytes) -> None:
    _put(folder, "de", data)
    assert language.choose("de") == "en"
    assert tr("Visitors") == "Visitors"


@pytest.mark.parametrize("wished", ["xx", "de_AT", "", "../gridlight_de"])
def test_a_language_that_isnt_there_is_english(folder: Path, wished: str) -> None:
    _put(folder, "de")
    assert language.choose(wished) == "en"


def test_a_language_that_qt_has_no_name_for_is_called_by_its_code(folder: Path) -> None:
    _put(folder, "zz")
    _put(folder, "")
    assert language.languages() == {"en": "English", "zz": "Zz"}


def test_without_the_folder_everything_is_english(folder: Path) -> None:
    folder.rmdir()
    assert (language.languages(), language.choose("de")) == ({"en": "English"}, "en")


def test_without_any_assets_everything_is_english(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(*parts: str) -> Path:
        raise FileNotFoundError("the program's own folder “assets” is missing; install it again")

    monkeypatch.setattr(paths, "assets", missing)
    assert language.choose("system") == "en"


class _Brazil(QLocale):
    """A system that is used in Brazil, by somebody who reads German, too."""

    @staticmethod
    def system() -> QLocale:
        return _Brazil()

    def uiLanguages(self) -> list[str]:  # noqa: N802 - Qt's name
        return ["pt-Latn-BR", "pt-BR", "pt", "de-DE", "de"]


def test_the_system_s_language_is_the_nearest_that_is_there(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(language, "QLocale", _Brazil)
    assert language.language_for("system") == "en"
    _put(folder, "de")
    assert language.language_for("system") == "de"
    _put(folder, "pt")
    assert language.language_for("system") == "pt"
    _put(folder, "pt_BR")
    assert language.language_for("system") == "pt_BR"
